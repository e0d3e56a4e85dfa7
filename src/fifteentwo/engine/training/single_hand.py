"""The value of a single hand of four in the play: by the policy and by best responses.

The solver evaluates all hands in one traversal, against a range that does not know the starter or a player's own discards.
Here one hand is played against the other's range given all seven cards its holder knows. Numba loops over a stack of
frames, as in `pegging.best_response`.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import LEVELS, PublicTree
from fifteentwo.engine.pegging.regrets import fitting_pairs
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Longs, Shorts, places

MODES: Final = ("policy", "one_left", "two_cards", "three_cards", "always")
"""Where the best response replaces the policy: nowhere; where the other has at most one card left; where I have at most
two; at most three; everywhere."""


def values(tree: PublicTree, policy: Floats, role: int, hand: list[int], range_: Doubles) -> Doubles:
    """The expected points of a hand of four ranks in the play less the other's, (5,), one for each of `MODES`.

    `range_` is the probability of each of the other's hands, (1820,).
    """
    value = np.zeros(len(MODES))
    _traverse(tree, policy, _hand_numbers(), role, np.array(sorted(hand), np.int64), range_, value)
    return value


def _hand_numbers() -> tuple[Shorts, Shorts, Shorts]:
    return places(2), places(3).reshape(169, 13).copy(), places(4).reshape(169, 169).copy()


@compiled
def _number_of(numbers: tuple[Shorts, Shorts, Shorts], hand: Longs, size: int) -> int:
    """The number of the hand that consists of the first `size` ranks."""
    if size == 0:
        return 0
    if size == 1:
        return int(hand[0])
    if size == 2:
        return int(numbers[0][hand[0], hand[1]])
    if size == 3:
        return int(numbers[1][hand[0] * 13 + hand[1], hand[2]])
    return int(numbers[2][hand[0] * 13 + hand[1], hand[2] * 13 + hand[3]])


@compiled
def _strategy(tree: PublicTree, policy: Floats, node: int, hand: int, share: Doubles) -> int:
    """Writes the probability that the mover plays each slot of a hand, (4,), and returns how many slots fit."""
    size = tree.left[node, tree.mover[node]]
    room = 31 - tree.counts[node]
    start = tree.offset[node]
    fitting = 0
    total = 0.0
    for slot in range(4):
        share[slot] = 0.0
    for slot in range(size):
        rank = tree.slots[size, hand, slot]
        if rank < 99 and min(rank + 1, 10) <= room:
            fitting += 1
            share[slot] = 1.0
    if fitting < 2:
        return fitting
    pairs = fitting_pairs(room) if size == 2 else tree.sizes[size]
    for slot in range(size):
        if share[slot] > 0:
            total += policy[start + slot * pairs + hand]
    for slot in range(size):
        if share[slot] > 0:
            share[slot] = policy[start + slot * pairs + hand] / total if total > 0 else 1.0 / fitting
    return fitting


@compiled
def _traverse(
    tree: PublicTree,
    policy: Floats,
    numbers: tuple[Shorts, Shorts, Shorts],
    role: int,
    start: Longs,
    range_: Doubles,
    values_found: Doubles,
) -> None:
    """Writes `values` to `values_found`."""
    stack = np.zeros((LEVELS, 2), np.int64)
    hand = np.full((LEVELS, 4), 99, np.int64)
    reach = np.zeros((LEVELS, 1820))
    chance = np.zeros((LEVELS, 4, 1820))
    own = np.zeros((LEVELS, 4))
    value = np.zeros((LEVELS, 5))
    returned = np.zeros(5)
    for at in range(1820):
        reach[0, at] = range_[at]
    for at in range(4):
        hand[0, at] = start[at]
    level = 0
    _open_node(tree, policy, numbers, role, 0, hand[0], reach[0], chance[0], own[0], value[0])
    while True:
        node, rank = stack[level]
        mover = tree.mover[node]
        if rank == 14:
            if level == 0:
                for at in range(5):
                    values_found[at] = value[0, at]
                return
            level -= 1
            for at in range(5):
                returned[at] = value[level + 1, at]
            _back_up(
                tree,
                stack[level, 0],
                role,
                stack[level, 1] - 1,
                hand[level],
                own[level],
                returned,
                value[level],
            )
            continue
        stack[level, 1] += 1
        code = tree.child[node, rank]
        if code == -1 or not _narrow(tree, node, role, rank, hand[level], reach, chance[level], level):
            continue
        size = tree.left[node, role]
        for at in range(4):
            hand[level + 1, at] = hand[level, at]
        if mover == role and rank < 13:
            taken = 0
            while hand[level, taken] != rank:
                taken += 1
            for at in range(taken, 3):
                hand[level + 1, at] = hand[level, at + 1]
            hand[level + 1, 3] = 99
            size -= 1
        if code >= 0:
            level += 1
            stack[level, 0], stack[level, 1] = code, 0
            _open_node(
                tree,
                policy,
                numbers,
                role,
                code,
                hand[level],
                reach[level],
                chance[level],
                own[level],
                value[level],
            )
        else:
            leaf = _leaf_value(tree, role, -2 - code, _number_of(numbers, hand[level + 1], size), reach[level + 1])
            for at in range(5):
                returned[at] = leaf
            _back_up(tree, node, role, rank, hand[level], own[level], returned, value[level])


@compiled
def _maximises(tree: PublicTree, node: int, role: int, mode: int) -> bool:
    """Whether this mode plays the best response here."""
    if mode == 1:
        return bool(tree.left[node, 1 - role] <= 1)
    return bool(tree.left[node, role] <= mode and mode > 1)


@compiled
def _open_node(
    tree: PublicTree,
    policy: Floats,
    numbers: tuple[Shorts, Shorts, Shorts],
    role: int,
    node: int,
    hand: Longs,
    reach: Doubles,
    chance: Doubles,
    own: Doubles,
    value: Doubles,
) -> None:
    """Enters a node: writes the probability of each action, by slot of my hand, or by slot and hand of the other's."""
    for mode in range(5):
        value[mode] = -1e30 if tree.mover[node] == role and _maximises(tree, node, role, mode) else 0.0
    size = tree.left[node, tree.mover[node]]
    if tree.mover[node] == role:
        _strategy(tree, policy, node, _number_of(numbers, hand, size), own)
        return
    for at in range(tree.sizes[size]):
        if reach[at] > 0:
            _strategy(tree, policy, node, at, chance[:, at])


@compiled
def _narrow(
    tree: PublicTree, node: int, role: int, rank: int, hand: Longs, reach: Doubles, chance: Doubles, level: int
) -> bool:
    """Whether an action is possible here; if so, writes the other's range after it one level down."""
    mover = tree.mover[node]
    room = 31 - tree.counts[node]
    theirs = tree.left[node, 1 - role]
    if mover == role:
        lowest = min(hand[0] + 1, 10)
        there = rank == 13 and lowest > room
        for at in range(tree.left[node, role]):
            there = there or (hand[at] == rank and min(rank + 1, 10) <= room)
        if there:
            for at in range(tree.sizes[theirs]):
                reach[level + 1, at] = reach[level, at]
        return bool(there)
    total = 0.0
    if rank == 13:
        for at in range(tree.sizes[theirs]):
            stuck = min(tree.slots[theirs, at, 0] + 1, 10) > room
            reach[level + 1, at] = reach[level, at] if stuck else 0.0
            total += reach[level + 1, at]
        return bool(total > 0)
    for at in range(tree.sizes[theirs - 1]):
        bigger = tree.bigger[theirs, rank, at]
        here = reach[level, bigger]
        if here > 0:
            here *= chance[tree.slot[theirs, rank, at], bigger]
        reach[level + 1, at] = here
        total += here
    return bool(total > 0)


@compiled
def _back_up(
    tree: PublicTree,
    node: int,
    role: int,
    rank: int,
    hand: Longs,
    own: Doubles,
    returned: Doubles,
    value: Doubles,
) -> None:
    """Backs the value of an action up into its node, for each mode."""
    if tree.mover[node] != role:
        for mode in range(5):
            value[mode] += returned[mode]
        return
    slot = 0
    share = 1.0
    if rank < 13:
        for at in range(1, 4):
            if hand[at] <= rank and hand[at] != hand[at - 1]:
                slot += 1
        share = own[slot]
    for mode in range(5):
        if _maximises(tree, node, role, mode):
            value[mode] = max(value[mode], returned[mode])
        else:
            value[mode] += share * returned[mode]


@compiled
def _leaf_value(tree: PublicTree, role: int, end: int, hand: int, reach: Doubles) -> float:
    """The value of a leaf, weighted with the probability of the other's hands."""
    won = tree.rates[0] * tree.end_points[end, 0] - tree.rates[1] * tree.end_points[end, 1]
    points = won if role == 0 else -won
    mine, theirs = tree.end_left[end, role], tree.end_left[end, 1 - role]
    table = tree.end_table[end]
    value = 0.0
    if mine == 1 and theirs == 1:
        for at in range(13):
            value += reach[at] * (points + tree.unit * tree.pairs[role, table, at, hand])
    elif theirs == 0:
        rest = tree.twos[table, hand] if mine == 2 else tree.threes[table, hand]
        value = reach[0] * (points + rest)
    else:
        for at in range(tree.sizes[theirs]):
            rest = tree.twos[table, at] if theirs == 2 else tree.threes[table, at]
            value += reach[at] * (points - rest)
    return value
