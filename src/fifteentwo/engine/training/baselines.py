"""Weaker players as policies, so that a reader of the certificate sees what its figures are small against."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from fifteentwo.cards import RANKS as NAMES
from fifteentwo.engine.discard.evaluation import weigh
from fifteentwo.engine.discard.opponent import STARTERS, WAYS, Crib, Layout, layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.heuristics import WORTH_OF_A_COUNTER, crib_means
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.scoring.rank_hands import PAIRS, Doubles, Floats, Longs, rank_hands
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.fictitious_play import SIGNS, Means, even_means, mixed, round_weights, weights_of
from fifteentwo.engine.training.greedy_policy import greedy, simple_means
from fifteentwo.engine.training.two_ply_policy import looking


class Weaker(NamedTuple):
    """A player that is measured for the scale."""

    name: str
    means: Means
    shares: Doubles
    """(rounds,): what share each of the choices in `means` has."""
    policy: Floats


def weaker(tree: PublicTree, pack: Longs, means: Means, fewer: slice) -> Iterator[Weaker]:
    """The players of the scale, one by one: each policy takes 0.4 GB. `means` is how the engine discards.

    *greedy* and *two-ply* discard as the engine does, so that what they lose lies in the play.
    """
    one, shares = np.ones(1), round_weights(means.rounds)
    yield Weaker("random", any_means(fewer), np.full(WAYS, 1 / WAYS), np.zeros(int(tree.offset[-1]), np.float32))
    policy = greedy(tree)
    yield Weaker("simple", simple_means(fewer), one, policy)
    yield Weaker("greedy", means, shares, policy)
    yield Weaker("two_ply", means, shares, looking(tree, pack, 0.0))
    yield Weaker("steady", steady_means(fewer), one, looking(tree, pack, WORTH_OF_A_COUNTER))


def any_means(fewer: slice = slice(None)) -> Means:
    """How hands are discarded by somebody who takes any of the fifteen ways."""
    hands = len(six_cards().hands[fewer])
    every = tuple(np.full((2, hands), way, np.uint8) for way in range(WAYS))
    return mixed(every, np.full(WAYS, 1 / WAYS), fewer)


def steady_means(fewer: slice = slice(None)) -> Means:
    """How *steady* discards: the hand's exact mean, and the crib's from its table by the two cards alone."""
    sixes = six_cards()
    table = np.zeros((2, PAIRS, 2))
    for at, (low, high) in enumerate(rank_hands(2).tolist()):
        row = crib_means().crib[NAMES[low] + NAMES[high]]
        table[1, at], table[0, at] = row[:2], row[2:]
    crib = weights_of(even_means().laid[0])
    choices = [_by_table(sixes.hands[fewer], layout(), crib, SIGNS[player], table[player]) for player in range(2)]
    return mixed((np.stack(choices),), np.ones(1), fewer)


@compiled
def _by_table(hands: Bytes, fixed: Layout, crib: Crib, sign: float, table: Doubles) -> Bytes:
    """The best discard of each hand of six by the hand and a table of cribs: (91, 2), of two suits and of one."""
    choices = np.empty(len(hands), np.uint8)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    for at in range(len(hands)):
        weigh(hands[at], fixed, crib, hand_points, crib_points)
        best, most = 0, -1e9
        for way in range(WAYS):
            first, second = hands[at, fixed.away[way, 0]], hands[at, fixed.away[way, 1]]
            of_one = 1 if (first ^ second) & 3 == 0 else 0
            worth = hand_points[way] / STARTERS + sign * table[fixed.pair_at[first >> 2, second >> 2], of_one]
            if worth > most + 1e-9:
                best, most = way, worth
        choices[at] = best
    return choices
