"""Baseline players as policies, which give the figures of the certificate a scale."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from fifteentwo.cards import RANKS as NAMES
from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.evaluation import discard_points
from fifteentwo.engine.discard.mixed import round_weights
from fifteentwo.engine.discard.opponent import STARTERS, WAYS, CribModel, Layout, layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.heuristics import WORTH_OF_A_COUNTER, crib_means
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.scoring.rank_hands import PAIRS, Doubles, Floats, Longs, rank_hands
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.fictitious_play import (
    AverageDiscards,
    crib_model_from,
    mixture,
    no_discards,
    uniform_discards,
)
from fifteentwo.engine.training.greedy_policy import greedy_policy, simple_discards
from fifteentwo.engine.training.two_ply_policy import two_ply_policy


class Baseline(NamedTuple):
    """A player whose exploitability is measured for comparison."""

    name: str
    average: AverageDiscards
    shares: Doubles
    """(rounds,): the share of each round of choices in `average`."""
    policy: Floats
    """(entries,): the policy of the play, as in `CfrStep`."""


def baselines(
    tree: PublicTree, pack: Longs, average: AverageDiscards, subset: slice, rules: DealRules
) -> Iterator[Baseline]:
    """The baselines, one at a time: each policy takes 0.4 GB. `average` are the engine's discards.

    *greedy* and *two-ply* discard as the engine does, so that only their play differs. By other rules than those of the standard game
    there is *random* alone: the others want points, and keep fives.
    """
    one, shares = np.ones(1), round_weights(average.rounds)
    at_random = no_discards() if rules.no_discard else random_discards(subset)
    yield Baseline("random", at_random, np.full(WAYS, 1 / WAYS), np.zeros(int(tree.offset[-1]), np.float32))
    if rules != STANDARD:
        return
    policy = greedy_policy(tree)
    yield Baseline("simple", simple_discards(subset), one, policy)
    yield Baseline("greedy", average, shares, policy)
    yield Baseline("two_ply", average, shares, two_ply_policy(tree, pack, 0.0))
    yield Baseline("steady", steady_discards(subset), one, two_ply_policy(tree, pack, WORTH_OF_A_COUNTER))


def random_discards(subset: slice = slice(None)) -> AverageDiscards:
    """The average discards of a player who chooses among the fifteen discards at random."""
    hands = len(six_cards().hands[subset])
    every = tuple(np.full((2, hands), way, np.uint8) for way in range(WAYS))
    return mixture(every, np.full(WAYS, 1 / WAYS), subset)


def steady_discards(subset: slice = slice(None)) -> AverageDiscards:
    """The discards of *steady*: the exact mean of the hand, and that of the crib from a table by the two discards."""
    sixes = six_cards()
    table = np.zeros((2, PAIRS, 2))
    for at, (low, high) in enumerate(rank_hands(2).tolist()):
        row = crib_means().crib[NAMES[low] + NAMES[high]]
        table[1, at], table[0, at] = row[:2], row[2:]
    crib = crib_model_from(uniform_discards().discarded[0])
    choices = [
        _by_table(sixes.hands[subset], layout(), crib, STANDARD.payoffs(player).crib, table[player])
        for player in range(2)
    ]
    return mixture((np.stack(choices),), np.ones(1), subset)


@compiled
def _by_table(hands: Bytes, fixed: Layout, crib: CribModel, sign: float, table: Doubles) -> Bytes:
    """The best discard of each hand of six by the mean of the hand and a table of cribs, (91, 2): of two suits, of one."""
    choices = np.empty(len(hands), np.uint8)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    for at in range(len(hands)):
        discard_points(hands[at], fixed, crib, hand_points, crib_points)
        best, most = 0, -1e9
        for way in range(WAYS):
            first, second = hands[at, fixed.away[way, 0]], hands[at, fixed.away[way, 1]]
            of_one = 1 if (first ^ second) & 3 == 0 else 0
            value = hand_points[way] / STARTERS + sign * table[fixed.pair_at[first >> 2, second >> 2], of_one]
            if value > most + 1e-9:
                best, most = way, value
        choices[at] = best
    return choices
