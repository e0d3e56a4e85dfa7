"""One hand of four gone through the whole play, against all the other may hold: what it is worth, and how it is tilted.

The solver walks over all hands at once and knows nothing of what else each of them has seen; here the other's range is
that of whoever knows all seven of his cards.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import LEVELS, PublicTree
from fifteentwo.engine.pegging.regrets import fitting_pairs
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Longs, Shorts, places

WAYS: Final = ("policy", "one_left", "two_cards", "three_cards", "always")
"""When the best answer is taken instead of the policy: never; when the other has one card or none; when I have two at
most; three at most; always."""
_NOWHERE: Final = np.zeros(0, np.float32)


def values(tree: PublicTree, policy: Floats, role: int, hand: list[int], range_: Doubles) -> Doubles:
    """What a hand of four ranks is worth in the play, (5,), in each of `WAYS`, when the other holds each hand so likely."""
    worth = np.zeros(len(WAYS))
    _values(tree, policy, _numbers(), role, np.array(sorted(hand), np.int64), range_, worth, _NOWHERE, 1.0, 0.0)
    return worth


def tilt(
    tree: PublicTree,
    policy: Floats,
    role: int,
    hand: list[int],
    range_: Doubles,
    into: Floats,
    tau: float,
    tremble: float,
) -> None:
    """Tilts the policy of a hand towards its best answer, as `decisions.tilted` does, wherever it can come to.

    It takes the other to hold each hand so likely, and to play any card that fits so often. `into` is as `policy`, and
    elsewhere stays as it is.
    """
    worth = np.zeros(len(WAYS))
    _values(tree, policy, _numbers(), role, np.array(sorted(hand), np.int64), range_, worth, into, tau, tremble)


def _numbers() -> tuple[Shorts, Shorts, Shorts]:
    return places(2), places(3).reshape(169, 13).copy(), places(4).reshape(169, 169).copy()


@compiled
def _number(numbers: tuple[Shorts, Shorts, Shorts], hand: Longs, size: int) -> int:
    """The number of the first so many ranks of a hand."""
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
def _shares(f: PublicTree, policy: Floats, node: int, hand: int, share: Doubles) -> int:
    """How likely the mover plays each slot of this hand by the policy, (4,); gives how many slots fit."""
    size = f.left[node, f.mover[node]]
    room = 31 - f.counts[node]
    begin = f.offset[node]
    fitting = 0
    total = 0.0
    for slot in range(4):
        share[slot] = 0.0
    for slot in range(size):
        rank = f.slots[size, hand, slot]
        if rank < 99 and min(rank + 1, 10) <= room:
            fitting += 1
            share[slot] = 1.0
    if fitting < 2:
        return fitting
    pairs = fitting_pairs(room) if size == 2 else f.sizes[size]
    for slot in range(size):
        if share[slot] > 0:
            total += policy[begin + slot * pairs + hand]
    for slot in range(size):
        if share[slot] > 0:
            share[slot] = policy[begin + slot * pairs + hand] / total if total > 0 else 1.0 / fitting
    return fitting


@compiled
def _values(
    f: PublicTree,
    policy: Floats,
    numbers: tuple[Shorts, Shorts, Shorts],
    role: int,
    begin: Longs,
    range_: Doubles,
    found: Doubles,
    into: Floats,
    tau: float,
    tremble: float,
) -> None:
    """`values`, into `found`; and `tilt`, if `into` is as long as the policy."""
    way = np.zeros((LEVELS, 2), np.int64)
    hand = np.full((LEVELS, 4), 99, np.int64)
    reach = np.zeros((LEVELS, 1820))
    chance = np.zeros((LEVELS, 4, 1820))
    own = np.zeros((LEVELS, 4))
    worth = np.zeros((LEVELS, 5))
    best = np.zeros((LEVELS, 4))
    each = np.zeros(5)
    for at in range(1820):
        reach[0, at] = range_[at]
    for at in range(4):
        hand[0, at] = begin[at]
    level = 0
    _open(f, policy, numbers, role, 0, hand[0], reach[0], chance[0], own[0], worth[0], tremble)
    while True:
        node, rank = way[level]
        mover = f.mover[node]
        if rank == 14:
            if mover == role and len(into) > 0:
                _lean(f, numbers, role, node, hand[level], reach[level], own[level], best[level], into, tau)
            if level == 0:
                for at in range(5):
                    found[at] = worth[0, at]
                return
            level -= 1
            for at in range(5):
                each[at] = worth[level + 1, at]
            _give(f, way[level, 0], role, way[level, 1] - 1, hand[level], own[level], each, worth[level], best[level])
            continue
        way[level, 1] += 1
        code = f.child[node, rank]
        if code == -1 or not _goes(f, node, role, rank, hand[level], reach, chance[level], level):
            continue
        size = f.left[node, role]
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
            way[level, 0], way[level, 1] = code, 0
            _open(
                f,
                policy,
                numbers,
                role,
                code,
                hand[level],
                reach[level],
                chance[level],
                own[level],
                worth[level],
                tremble,
            )
        else:
            value = _end(f, role, -2 - code, _number(numbers, hand[level + 1], size), reach[level + 1])
            for at in range(5):
                each[at] = value
            _give(f, node, role, rank, hand[level], own[level], each, worth[level], best[level])


@compiled
def _best(f: PublicTree, node: int, role: int, way: int) -> bool:
    """Whether the best answer is taken here, in this one of `WAYS`."""
    if way == 1:
        return bool(f.left[node, 1 - role] <= 1)
    return bool(f.left[node, role] <= way and way > 1)


@compiled
def open_slots(f: PublicTree, size: int, hand: int, room: int) -> int:
    """A bit for each slot of a hand of so many cards whose rank fits."""
    bits = 0
    for slot in range(size):
        rank = f.slots[size, hand, slot]
        if rank < 99 and min(rank + 1, 10) <= room:
            bits |= 1 << slot
    return bits


@compiled
def _lean(
    f: PublicTree,
    numbers: tuple[Shorts, Shorts, Shorts],
    role: int,
    node: int,
    hand: Longs,
    reach: Doubles,
    own: Doubles,
    best: Doubles,
    into: Floats,
    tau: float,
) -> None:
    """The chances of the choices of a hand are tilted by what each is worth, where there is something to choose."""
    size = f.left[node, role]
    room = 31 - f.counts[node]
    number = _number(numbers, hand, size)
    fitting = open_slots(f, size, number, room)
    if fitting & fitting - 1 == 0:
        return
    most = -1e30
    for slot in range(size):
        if fitting >> slot & 1 and own[slot] > 0:
            most = max(most, best[slot])
    whole = 0.0
    for at in range(f.sizes[f.left[node, 1 - role]]):
        whole += reach[at]
    begin = f.offset[node]
    stride = fitting_pairs(room) if size == 2 else f.sizes[size]
    for slot in range(size):
        if fitting >> slot & 1:
            into[begin + slot * stride + number] = own[slot] * np.exp((best[slot] - most) / (whole * tau))


@compiled
def _open(
    f: PublicTree,
    policy: Floats,
    numbers: tuple[Shorts, Shorts, Shorts],
    role: int,
    node: int,
    hand: Longs,
    reach: Doubles,
    chance: Doubles,
    own: Doubles,
    worth: Doubles,
    tremble: float,
) -> None:
    """A node is come to: how likely each choice is, by slot of the hand, or by slot and hand of the other."""
    for way in range(5):
        worth[way] = -1e30 if f.mover[node] == role and _best(f, node, role, way) else 0.0
    size = f.left[node, f.mover[node]]
    if f.mover[node] == role:
        _shares(f, policy, node, _number(numbers, hand, size), own)
        return
    for at in range(f.sizes[size]):
        if reach[at] > 0:
            even = 1 / max(_shares(f, policy, node, at, chance[:, at]), 1)
            fitting = open_slots(f, size, at, 31 - f.counts[node])
            for slot in range(size):
                if fitting >> slot & 1:
                    chance[slot, at] += tremble * (even - chance[slot, at])


@compiled
def _goes(
    f: PublicTree, node: int, role: int, rank: int, hand: Longs, reach: Doubles, chance: Doubles, level: int
) -> bool:
    """Whether this can happen here; if so the other's chances after it are left one level below."""
    mover = f.mover[node]
    room = 31 - f.counts[node]
    theirs = f.left[node, 1 - role]
    if mover == role:
        lowest = min(hand[0] + 1, 10)
        there = rank == 13 and lowest > room
        for at in range(f.left[node, role]):
            there = there or (hand[at] == rank and min(rank + 1, 10) <= room)
        if there:
            for at in range(f.sizes[theirs]):
                reach[level + 1, at] = reach[level, at]
        return bool(there)
    total = 0.0
    if rank == 13:
        for at in range(f.sizes[theirs]):
            stuck = min(f.slots[theirs, at, 0] + 1, 10) > room
            reach[level + 1, at] = reach[level, at] if stuck else 0.0
            total += reach[level + 1, at]
        return bool(total > 0)
    for at in range(f.sizes[theirs - 1]):
        whole = f.bigger[theirs, rank, at]
        here = reach[level, whole]
        if here > 0:
            here *= chance[f.slot[theirs, rank, at], whole]
        reach[level + 1, at] = here
        total += here
    return bool(total > 0)


@compiled
def _give(
    f: PublicTree,
    node: int,
    role: int,
    rank: int,
    hand: Longs,
    own: Doubles,
    each: Doubles,
    worth: Doubles,
    best: Doubles,
) -> None:
    """What a choice is worth goes into what the node is worth."""
    if f.mover[node] != role:
        for way in range(5):
            worth[way] += each[way]
        return
    slot = 0
    share = 1.0
    if rank < 13:
        for at in range(1, 4):
            if hand[at] <= rank and hand[at] != hand[at - 1]:
                slot += 1
        share = own[slot]
    best[slot] = each[4]
    for way in range(5):
        if _best(f, node, role, way):
            worth[way] = max(worth[way], each[way])
        else:
            worth[way] += share * each[way]


@compiled
def _end(f: PublicTree, role: int, end: int, hand: int, reach: Doubles) -> float:
    """What an end is worth, weighted with the chances of the other's hands."""
    won = f.rates[0] * f.end_points[end, 0] - f.rates[1] * f.end_points[end, 1]
    points = won if role == 0 else -won
    mine, theirs = f.end_left[end, role], f.end_left[end, 1 - role]
    table = f.end_table[end]
    worth = 0.0
    if mine == 1 and theirs == 1:
        for at in range(13):
            worth += reach[at] * (points + f.unit * f.pairs[role, table, hand, at])
    elif theirs == 0:
        rest = f.twos[table, hand] if mine == 2 else f.threes[table, hand]
        worth = reach[0] * (points + rest)
    else:
        for at in range(f.sizes[theirs]):
            rest = f.twos[table, at] if theirs == 2 else f.threes[table, at]
            worth += reach[at] * (points - rest)
    return worth
