"""The distribution of the points of the play, on average and with the means of a hand that is kept. No Numba."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.equity.deal_counts import MAX_PEGGED
from fifteentwo.engine.equity.deals import DealStatistics, shipped_deals
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

GRID: Final = 32
"""Points in one play are counted below this; the one play in a million that exceeds it counts as the highest."""


class PeggingDistribution(NamedTuple):
    """The distribution of the points of the play, by mine and the other's: (32, 32) each."""

    chances: Doubles
    mine_at: Doubles
    """The probability that I peg point x while the other has y."""
    theirs_at: Doubles
    """Indexed (y, x): that the other pegs point y while I have x."""


def pegging_distribution(role: int, rules: DealRules = STANDARD) -> PeggingDistribution:
    """The distribution over all deals."""
    return _pegging_distribution(role, rules)


@cache
def _pegging_distribution(role: int, rules: DealRules) -> PeggingDistribution:
    counts = shipped_deals(rules).counts
    deals = counts.heels.sum()
    play, pone, dealer = (_cut(part / deals) for part in (counts.play, counts.pone_at, counts.dealer_at))
    if role == DEALER:
        return PeggingDistribution(play.T, dealer.T, pone)
    return PeggingDistribution(play, pone, dealer.T)


def _cut(square: Doubles) -> Doubles:
    cut = square[:GRID, :GRID].copy()
    cut[-1] += square[GRID:MAX_PEGGED, :GRID].sum(axis=0)
    cut[:, -1] += square[:GRID, GRID:MAX_PEGGED].sum(axis=1)
    return cut


def reweighted_pegging(role: int, means: Doubles, rules: DealRules = STANDARD) -> Doubles:
    """The distributions of the points of the play with these means, mine and the other's, (n, 2): (n, 32, 32).

    Exponential tilting: the average distribution times exp(a x + b y), with a and b found by Newton's method.
    """
    base = pegging_distribution(role, rules).chances
    x = np.arange(GRID, dtype=np.float64)
    powers = np.zeros((len(means), 2))
    want = np.maximum(means, 0.05)
    shares = np.zeros((len(means), GRID, GRID))
    for _ in range(8):
        weight = np.exp(
            np.clip(powers[:, :1, None] * x[None, :, None] + powers[:, 1:, None] * x[None, None, :], -40, 40)
        )
        shares = base[None] * weight
        shares /= shares.sum(axis=(1, 2), keepdims=True)
        mine, theirs = shares.sum(axis=2), shares.sum(axis=1)
        now = np.stack((mine @ x, theirs @ x), axis=1)
        variance = np.stack((mine @ x**2, theirs @ x**2), axis=1) - now**2
        covariance = np.einsum("nij,i,j->n", shares, x, x) - now[:, 0] * now[:, 1]
        off = want - now
        if np.abs(off).max() < 1e-4:
            break
        split = np.maximum(variance[:, 0] * variance[:, 1] - covariance**2, 1e-6)
        step = np.stack(
            (variance[:, 1] * off[:, 0] - covariance * off[:, 1], variance[:, 0] * off[:, 1] - covariance * off[:, 0]),
            1,
        )
        powers += np.clip(step / split[:, None], -0.5, 0.5)
    return shares


def pegging_means(role: int, hands: Longs, dealing: DealStatistics, discards: DiscardModel) -> Doubles:
    """The mean points kept hands peg and concede, (n, 2), with the difference of the best response."""
    own, other = dealing.pegged[role, 0, hands], dealing.pegged[role, 1, hands]
    better = (discards.pegging[role, hands] - (own - other)) / 2
    return np.stack((own + better, other - better), axis=1)
