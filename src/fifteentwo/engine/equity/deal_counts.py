"""What many deals brought, counted, and the chances that shows: the ground on which a chance to win is worked out.

Numbered by points of pone and of the dealer. No Numba here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Longs

MAX_PEGGED: Final = 48
"""More than anybody has ever pegged in one play."""


class DealCounts(NamedTuple):
    """How often each number of points was scored in many deals."""

    play: Longs
    """(48, 48): by pone's and the dealer's points in the play, his heels apart."""
    pone_at: Longs
    """(48, 48): deals in which pone got point x of his play when the dealer had y."""
    dealer_at: Longs
    """(48, 48): deals in which the dealer got his point y when pone had x."""
    heels: Longs
    """(2,): without and with."""
    pone: Longs
    """(13, 30): pone's hand, by the starter's rank."""
    dealer: Longs
    """(13, 30, 30): the dealer's hand and his crib, together as the deal gave them."""


def merged_counts(samples: Sequence[DealCounts]) -> DealCounts:
    """Several tallies as one."""
    return DealCounts(*(np.sum(parts, axis=0) for parts in zip(*samples, strict=True)))


def empty_counts() -> DealCounts:
    """No deals yet."""
    square = (MAX_PEGGED, MAX_PEGGED)
    return DealCounts(
        np.zeros(square, np.int64),
        np.zeros(square, np.int64),
        np.zeros(square, np.int64),
        np.zeros(2, np.int64),
        np.zeros((RANKS, 30), np.int64),
        np.zeros((RANKS, 30, 30), np.int64),
    )


class DealDistribution(NamedTuple):
    """The chances of the points of a deal, all as shares of deals."""

    heels: float
    play: Doubles
    """(48, 48): by pone's and the dealer's points."""
    pone_at: Doubles
    """(48, 48): that pone gets point x of his play when the dealer has y."""
    dealer_at: Doubles
    pone: Doubles
    """(30,)"""
    dealer: Doubles
    """(30, 30): by the dealer's hand and his crib."""


def distribution_of(counts: DealCounts) -> DealDistribution:
    """The chances that a tally of deals shows."""
    deals = int(counts.heels.sum())
    return DealDistribution(
        float(counts.heels[1]) / deals,
        counts.play / deals,
        counts.pone_at / deals,
        counts.dealer_at / deals,
        counts.pone.sum(axis=0) / deals,
        counts.dealer.sum(axis=0) / deals,
    )
