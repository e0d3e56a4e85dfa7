"""Regret matching at one node: the strategy from regrets, the values of a node from those of its actions, and the update.

Hands are by rank, actions by slot: slot n of a hand is its n-th rank, ascending. Arrays as in `buffers`.
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import BEST, CfrStep, PublicTree
from fifteentwo.engine.scoring.rank_hands import Floats, Tinies


@compiled
def fitting_pairs(room: int) -> int:
    """The number of pairs of different ranks of which either card fits into the rest of the count."""
    fitting = 13 if room >= 10 else room
    return fitting * (fitting - 1) // 2


@compiled
def regret_matching_of_pairs(room: int, numbers: Floats, strategy: Floats) -> None:
    """`regret_matching` for hands of two: only pairs of different ranks that fit have a choice, and only those have regrets."""
    choices = fitting_pairs(room)
    lows, highs = numbers[:choices], numbers[choices : 2 * choices]
    low_chance, high_chance = strategy[0, :choices], strategy[1, :choices]
    for hand in range(choices):
        low, high = max(lows[hand], np.float32(0)), max(highs[hand], np.float32(0))
        total = low + high
        share = low / total if total > 0 else np.float32(0.5)
        low_chance[hand] = share
        high_chance[hand] = np.float32(1) - share
    for hand in range(choices, 91):
        strategy[0, hand] = np.float32(1)
        strategy[1, hand] = np.float32(0)


@compiled
def regret_matching(ranks: Tinies, room: int, numbers: Floats, slots: int, strategy: Floats) -> None:
    """The strategy by regret matching, for each hand at a node (`numbers`: regrets, or a policy): positive numbers in proportion,
    all that fit alike where none is positive.
    """
    hands = len(ranks)
    for hand in range(hands):
        total = np.float32(0)
        fitting = 0
        for slot in range(slots):
            rank = ranks[hand, slot]
            number = np.float32(0)
            if rank < 99 and min(rank + 1, 10) <= room:
                fitting += 1
                number = max(numbers[slot * hands + hand], np.float32(0))
            strategy[slot, hand] = number
            total += number
        if total > 0:
            scale = np.float32(1) / total
            for slot in range(slots):
                strategy[slot, hand] *= scale
        elif fitting > 0:
            even = np.float32(1) / np.float32(fitting)
            for slot in range(slots):
                rank = ranks[hand, slot]
                if rank < 99 and min(rank + 1, 10) <= room:
                    strategy[slot, hand] = even


@compiled
def node_values(
    ranks: Tinies, room: int, slots: int, strategy: Floats, action_values: Floats, value: Floats, mode: int
) -> None:
    """The value of each hand of the mover: of its best action or its strategy. Hands that cannot move keep theirs."""
    for hand in range(len(ranks)):
        mean = np.float32(0)
        best = np.float32(-1e30)
        fits = False
        for slot in range(slots):
            if ranks[hand, slot] < 99 and min(ranks[hand, slot] + 1, 10) <= room:
                fits = True
                mean += strategy[slot, hand] * action_values[slot, hand]
                best = max(best, action_values[slot, hand])
            else:
                action_values[slot, hand] = np.float32(0)
        if fits:
            value[hand] = best if mode == BEST else mean


@compiled
def node_values_of_pairs(
    ranks: Tinies, room: int, strategy: Floats, action_values: Floats, value: Floats, mode: int
) -> None:
    """`node_values` for hands of two."""
    choices = fitting_pairs(room)
    low_value, high_value, values = action_values[0, :choices], action_values[1, :choices], value[:choices]
    if mode == BEST:
        for hand in range(choices):
            values[hand] = max(low_value[hand], high_value[hand])
    else:
        low_chance, high_chance = strategy[0, :choices], strategy[1, :choices]
        for hand in range(choices):
            values[hand] = low_chance[hand] * low_value[hand] + high_chance[hand] * high_value[hand]
    for hand in range(choices, 91):
        if min(ranks[hand, 0] + 1, 10) <= room:
            value[hand] = action_values[0, hand]


@compiled
def update_regrets(
    hands: int,
    slots: int,
    reach: Floats,
    strategy: Floats,
    action_values: Floats,
    value: Floats,
    step: CfrStep,
    offset: int,
) -> None:
    """Discounts the regrets and the average policy, and adds those of this round."""
    better, worse, older = np.float32(step.better), np.float32(step.worse), np.float32(step.older)
    for slot in range(slots):
        begin = offset + slot * hands
        regrets = step.regrets[begin : begin + hands]
        policy = step.policy[begin : begin + hands]
        taken, got = strategy[slot, :hands], action_values[slot, :hands]
        for hand in range(hands):
            old = regrets[hand]
            regrets[hand] = old * (better if old > 0 else worse) + got[hand] - value[hand]
            policy[hand] = policy[hand] * older + reach[hand] * taken[hand]


@compiled
def write_action_values(hands: int, slots: int, action_values: Floats, into: Floats, offset: int) -> None:
    """Writes the action values in place of the regrets."""
    for slot in range(slots):
        for hand in range(hands):
            into[offset + slot * hands + hand] = action_values[slot, hand]


@compiled
def choose_best(tree: PublicTree, player: int, action_values: Floats, policy: Floats) -> None:
    """Writes to the policy, at each information set of a player, probability 1 for the first of the best actions."""
    for node in range(len(tree.mover)):
        if tree.mover[node] != player:
            continue
        begin, size = tree.offset[node], tree.left[node, player]
        hands = (tree.offset[node + 1] - begin) // size
        room = 31 - tree.counts[node]
        for hand in range(hands):
            best, most = -1, np.float32(0)
            for slot in range(size):
                at = begin + slot * hands + hand
                rank = tree.slots[size, hand, slot]
                policy[at] = 0
                if rank < 99 and min(rank + 1, 10) <= room and (best < 0 or action_values[at] > most):
                    best, most = at, action_values[at]
            if best >= 0:
                policy[best] = 1
