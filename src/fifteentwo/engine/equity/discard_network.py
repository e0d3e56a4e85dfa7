"""Which of the fifteen discards *expert* takes near the end of a game, by a small neural network. Without Numba.

The formula of `discard_chances` sees no flushes and does not know how the other discards at every score, so *expert* often takes another discard than the
one that the formula values most. A network for each role gives each discard the score

    f(needs, hand) + g(needs, pair) + w(needs) . x

where x says how far the chance to win by the formula is below the best, and how often the discard is taken far from the end; f, g and the weights w
have one hidden layer of rectified linear units each (Nair and Hinton, 2010). The probabilities are the softmax of the scores. f is needed once for each hand kept,
g for each pair, and w once, which is why all discards of all hands take milliseconds. The networks were fitted to decisions of *expert*
(`training.late_discards`).
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.archive import read_arrays
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity.discard_chances import crib_averages, kept_points
from fifteentwo.engine.equity.kept_pegging import kept_pegging
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Longs, Reals, many, rank_hands

FILE: Final = Path(__file__).parents[2] / "data" / "late_discards.npz"
FURTHEST: Final = 60
"""Who needs more is taken to need this."""
DECIMALS: Final = 4
"""Probabilities are rounded to so many places, so that the last bits of a product decide nothing."""
LEAST: Final = 0.01
"""Discards of a smaller probability that are never made far from the end are left out: they would be most of what has to be summed."""
ROLES: Final = 2
_NEEDS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40)
_BENDS: Final = (0.01, 0.03, 0.06, 0.12, 0.25)
"""Where the slope of the score in what a discard loses may change, in standard deviations of the result."""
_MOST_LOST: Final = 0.8
_PEGGED: Final = 8
"""Points in the play are told apart below this."""
_RAREST: Final = 1e-3
"""What is discarded less often far from the end counts as this."""


class DiscardNetwork(NamedTuple):
    """The weights for a role. `relu(needs @ needs_f + hand @ f) @ out_f` is f, likewise g, and `relu(needs @ needs_w) @ out_w + w` are the weights."""

    needs_f: Reals
    """(features, hidden), as the next."""
    f: Reals
    out_f: Reals
    """(hidden,)"""
    needs_g: Reals
    """(features, hidden), as the next."""
    g: Reals
    out_g: Reals
    """(hidden,)"""
    needs_w: Reals
    """(features, hidden)"""
    out_w: Reals
    """(hidden, features)"""
    w: Reals
    """(features,)"""


class SixDiscards(NamedTuple):
    """The fifteen discards of n hands of six cards."""

    kept: Longs
    """(15, n): the number of the hand kept, by rank."""
    laid: Longs
    """(15, n): the number of the pair discarded, by rank."""
    alike: Doubles
    """(15, n): the logarithm of how many of the fifteen keep and discard the same ranks."""
    usual: Doubles
    """(2, 15, n): the features of how often it is discarded far from the end."""


def six_discards(kept: Longs, laid: Longs, usual: Doubles) -> SixDiscards:
    """Discards by what is kept and discarded and the probability far from the end, (15, n) each."""
    both = laid * FOURS + kept
    alike = np.log(np.array([(both == each).sum(axis=0) for each in both]))
    return SixDiscards(kept, laid, alike, np.array((np.log(np.maximum(usual, _RAREST)) / 3, usual)))


def network_shares(role: int, needs: tuple[int, int], six: SixDiscards, chances: Doubles) -> Doubles:
    """The probability of each discard, (n, 15), by its chance to win by the formula, (15, n), of a player in this role who needs the first of these numbers
    of points, where the other needs the second. Raises BadTables.
    """
    network, (both,) = discard_networks()[role], seen_of_needs(np.array([needs]))
    of_hands, of_pairs = first_layers(role)
    of_hand = np.maximum(both @ network.needs_f + of_hands, 0) @ network.out_f
    of_pair = np.maximum(both @ network.needs_g + of_pairs, 0) @ network.out_g
    weights = np.maximum(both @ network.needs_w, 0) @ network.out_w + network.w
    of_lost, of_usual = np.split(weights, [-len(six.usual)])
    knots = np.array((0.0, *_BENDS, _MOST_LOST))  # between them the score is linear in what is lost
    scores = np.interp(lost_by(chances), knots, of_lost @ seen_of_lost(knots))
    scores += of_hand[six.kept]
    scores += of_pair[six.laid]
    scores -= six.alike
    for weight, seen in zip(of_usual, six.usual, strict=True):
        scores += weight * seen
    scores -= scores.max(axis=0)
    power = np.exp(scores, out=scores)
    power /= power.sum(axis=0)
    power[(power < LEAST) & (six.usual[1] == 0)] = 0.0
    np.round(power, DECIMALS, out=power)
    power /= power.sum(axis=0)
    return np.ascontiguousarray(power.T)


def lost_by(chances: Doubles) -> Doubles:
    """How far each discard is below the best one, in standard deviations of the result: (15, n)."""
    best = chances.max(axis=0)
    lost: Doubles = (best - chances) / np.sqrt(np.clip(best * (1 - best), 1e-4, None))
    return lost


def seen_of_needs(needs: Longs) -> Doubles:
    """The features of the points that the player and the other need, (n, 2): (n, features)."""
    limited = np.minimum(needs, FURTHEST)[:, :, None]
    above = (limited > np.array(_NEEDS)).reshape(len(needs), -1)
    return np.concatenate((above, limited[:, :, 0] / FURTHEST, np.ones((len(needs), 1))), axis=1)


@cache
def first_layers(role: int) -> tuple[Doubles, Doubles]:
    """What the features of each hand and each pair come to in the hidden layers of f and g, (1820, hidden) and (91, hidden), at any score. Raises BadTables."""
    network = discard_networks()[role]
    return seen_of_hands(role) @ network.f, seen_of_pairs(role) @ network.g


@cache
def seen_of_hands(role: int) -> Doubles:
    """The features of each hand kept, (1820, features): its ranks, its pairs, its points in the show, and how often either player has so many in the play."""
    held, points, pegged = many(4), kept_points(), kept_pegging(role).chances
    shown = np.array((points.mean(axis=0), points.max(axis=0), points.min(axis=0))) / 10
    below = [pegged.sum(axis=axis).cumsum(axis=1)[:, :_PEGGED] for axis in (2, 1)]
    return np.concatenate((held, held >= 2, shown.T, *below), axis=1)


@cache
def seen_of_pairs(role: int) -> Doubles:
    """The features of each pair discarded, (91, features): its ranks, whether it is a pair, a fifteen, two in a row, and its crib."""
    low, high = rank_hands(2).astype(np.int64).T
    fifteen = np.minimum(low + 1, 10) + np.minimum(high + 1, 10) == 15
    crib = crib_averages(role, STANDARD).more / 2
    return np.column_stack((many(2), low == high, fifteen, high - low == 1, crib))


def seen_of_lost(lost: Doubles) -> Doubles:
    """The features of what each discard loses, (features, ...)."""
    limited = np.minimum(lost, _MOST_LOST)
    return np.array((limited * 10, *(np.minimum(limited, bend) / bend for bend in _BENDS)))


@cache
def discard_networks() -> list[DiscardNetwork]:
    """One for each role, in double precision: the rounding of a product is far below that of the probabilities, on every machine. Raises BadTables."""
    names = [[f"{name}{role}" for name in DiscardNetwork._fields] for role in range(ROLES)]
    read = read_arrays(FILE, chain(*names))
    return [DiscardNetwork(*(read[name].astype(np.float64) for name in each)) for each in names]
