"""Counts of the points scored in simulated deals, and the distributions they estimate.

Arrays are indexed by the points of pone and of the dealer. No Numba here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Longs

MAX_PEGGED: Final = 48
"""One more than anybody has pegged in one play."""


class DealCounts(NamedTuple):
    """How often each number of points was scored in simulated deals."""

    play: Longs
    """(48, 48): by pone's and the dealer's points in the play, his heels apart."""
    pone_at: Longs
    """(48, 48): deals in which pone pegged point x of the play while the dealer had y."""
    dealer_at: Longs
    """(48, 48): deals in which the dealer pegged point y while pone had x."""
    heels: Longs
    """(2,): deals without and with his heels."""
    pone: Longs
    """(13, 30): by the rank of the starter and the points of pone's hand."""
    dealer: Longs
    """(13, 30, 30): by the rank of the starter and the points of the dealer's hand and of the crib."""


def merged_counts(samples: Sequence[DealCounts]) -> DealCounts:
    """The sum of several counts."""
    return DealCounts(*(np.sum(parts, axis=0) for parts in zip(*samples, strict=True)))


def empty_counts() -> DealCounts:
    """The counts of no deals."""
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
    """The distribution of the points of a deal; probabilities."""

    heels: float
    play: Doubles
    """(48, 48): by pone's and the dealer's points."""
    pone_at: Doubles
    """(48, 48): that pone pegs point x of the play while the dealer has y."""
    dealer_at: Doubles
    pone: Doubles
    """(30,)"""
    dealer: Doubles
    """(30, 30): by the dealer's hand and crib."""


def distribution_of(counts: DealCounts) -> DealDistribution:
    """The relative frequencies of counted deals."""
    deals = int(counts.heels.sum())
    return DealDistribution(
        float(counts.heels[1]) / deals,
        counts.play / deals,
        counts.pone_at / deals,
        counts.dealer_at / deals,
        counts.pone.sum(axis=0) / deals,
        counts.dealer.sum(axis=0) / deals,
    )
