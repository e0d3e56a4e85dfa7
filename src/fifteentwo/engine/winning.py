"""The chance to win from any score: a deal follows a deal, and what is counted first may end the game.

The points of a deal are taken in the order they are counted: his heels, the play, pone's hand, the dealer's hand, the
crib. Within the play it matters who gets there first; the dealer's hand and crib hang together; apart from that the
parts are taken to be independent, and both to play for points and not for the score. That is the model.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.playouts import MOST, Tally
from fifteentwo.engine.tables import Doubles


class DealPoints(NamedTuple):
    """The chances of the points of a deal, all as shares of deals."""

    heels: float
    play: Doubles
    """(48, 48): by pone's and the dealer's points."""
    pone_first: Doubles
    """(48, 48): that pone has x points in the play before the dealer has y."""
    dealer_first: Doubles
    pone: Doubles
    """(30,)"""
    dealer: Doubles
    """(30, 30): by the dealer's hand and his crib."""


def shares(tally: Tally) -> DealPoints:
    """The chances that a tally of deals shows."""
    deals = int(tally.heels.sum())
    return DealPoints(
        float(tally.heels[1]) / deals,
        tally.play / deals,
        tally.pone_first / deals,
        tally.dealer_first / deals,
        tally.pone / deals,
        tally.dealer / deals,
    )


def chances(deal: DealPoints, target: int = 121) -> Doubles:
    """The chance that the dealer wins, before the cards are dealt: (target, target), by his score and pone's.

    The table is worked out again from itself until it stands still: every deal brings the game nearer its end, so it
    does after as many deals as a game can have.
    """
    wins = np.full((target, target), 0.5)
    for _ in range(target):
        after = _deal(1 - wins.T, deal, target)
        if np.abs(after - wins).max() < 1e-12:
            break
        wins = after
    return wins


def _deal(then: Doubles, deal: DealPoints, target: int) -> Doubles:
    """The dealer's chance before a deal, when `then` is his chance after it: by his score and pone's."""
    # The hand and crib of the dealer: if both do it, it does not matter which; nobody can come between.
    total = np.zeros(60)
    for hand in range(30):
        total[hand : hand + 30] += deal.dealer[hand]
    before_dealers = np.zeros((target, target))
    for points, chance in enumerate(total):
        before_dealers += chance * _moved(then, points, 0, 1.0)
    before_hands = np.zeros((target, target))
    for points, chance in enumerate(deal.pone):
        before_hands += chance * _moved(before_dealers, points, 1, 0.0)
    needs = np.minimum(target - np.arange(target), MOST - 1)
    before_play = deal.dealer_first.T[needs[:, None], needs[None, :]].copy()
    for ones in range(MOST):
        for others in range(MOST):
            chance = deal.play[ones, others]
            if chance and ones < target and others < target:
                reached = before_hands[others:, ones:]
                before_play[: target - others, : target - ones] += chance * reached
    return (1 - deal.heels) * before_play + deal.heels * _moved(before_play, 2, 0, 1.0)


def _moved(then: Doubles, points: int, axis: int, out: float) -> Doubles:
    """The chances when one side (0 the dealer, 1 pone) first gets some points; `out` once it is out."""
    moved = np.full_like(then, out)
    points = min(points, len(then))
    if axis == 0:
        moved[: len(then) - points] = then[points:]
    else:
        moved[:, : len(then) - points] = then[:, points:]
    return moved
