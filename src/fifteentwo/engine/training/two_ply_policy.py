"""The play of *steady* as a policy: one's own points, less what the other will answer with, plus some of what answers that."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import Floats, Integers, Longs, Tinies, rank_hands

_CLOSE = 1e-9
"""Values nearer than this are alike, as `players.steady` has it."""


class _Ahead(NamedTuple):
    """What the next cards of the count would score, by rank; -1 where they do not fit."""

    one: Integers
    """(13,)"""
    two: Integers
    """(13, 13)"""
    three: Integers
    """(13, 13, 13)"""


@compiled
def _look(row: Longs, start: int, stop: int, count: int, ahead: _Ahead) -> None:
    """Fills `ahead` for the count row[start:stop]."""
    ahead.one[:] = -1
    ahead.two[:] = -1
    ahead.three[:] = -1
    for first in range(13):
        at_first = count + min(first + 1, 10)
        if at_first > 31:
            break
        row[stop] = first
        ahead.one[first] = pegged(row, start, stop + 1, at_first)
        for second in range(13):
            at_second = at_first + min(second + 1, 10)
            if at_second > 31:
                break
            row[stop + 1] = second
            ahead.two[first, second] = pegged(row, start, stop + 2, at_second)
            for third in range(13):
                at_third = at_second + min(third + 1, 10)
                if at_third > 31:
                    break
                row[stop + 2] = third
                ahead.three[first, second, third] = pegged(row, start, stop + 3, at_third)


@compiled
def _alone(row: Longs, start: int, stop: int, count: int, mine: Longs) -> int:
    """The most that can be pegged in this count when the other cannot play, and one for the last card of it."""
    if count == 31:
        return 0
    best = -1
    size = len(mine)
    # Every order of up to three cards: the first, then which of the others.
    for first in range(size):
        at_first = count + min(mine[first] + 1, 10)
        if at_first > 31:
            continue
        row[stop] = mine[first]
        one = pegged(row, start, stop + 1, at_first)
        then = -1
        for second in range(size):
            at_second = at_first + min(mine[second] + 1, 10)
            if second == first or at_second > 31:
                continue
            row[stop + 1] = mine[second]
            two = pegged(row, start, stop + 2, at_second)
            last = -1
            for third in range(size):
                at_third = at_second + min(mine[third] + 1, 10)
                if third in (first, second) or at_third > 31:
                    continue
                row[stop + 2] = mine[third]
                last = max(last, pegged(row, start, stop + 3, at_third) + (1 if at_third < 31 else 0))
            then = max(then, two + (last if last >= 0 else (1 if at_second < 31 else 0)))
        best = max(best, one + (then if then >= 0 else (1 if at_first < 31 else 0)))
    return best if best >= 0 else 1


@compiled
def _after(
    first: int, room: int, mine: Longs, ahead: _Ahead, unseen: Longs, holds: int, alone: int, counter: float
) -> float:
    """The balance of what follows in this count once `first` lies there and `room` is left of it."""
    if holds == 0:
        return float(alone)
    weight = np.zeros(32, np.int64)
    balance = np.zeros(32, np.float64)
    total = 0
    most = -1
    for rank in range(13):
        total += unseen[rank]
        if unseen[rank] == 0 or min(rank + 1, 10) > room:
            continue
        made = ahead.two[first, rank]
        back = -1
        if min(rank + 1, 10) == room:
            back = 0
        else:
            for own in mine:
                back = max(back, ahead.three[first, rank, own])
        weight[made] += unseen[rank]
        balance[made] += unseen[rank] * (counter * back - made)
        most = max(most, made)
    value = 0.0
    chance = 1.0  # that he holds nothing that scores more
    above = 0
    for made in range(most, -1, -1):
        if weight[made] == 0:
            continue
        above += weight[made]
        nothing_yet = 1.0
        for drawn in range(holds):
            nothing_yet *= max(0.0, 1 - above / max(total - drawn, 1))
        value += (chance - nothing_yet) * balance[made] / weight[made]
        chance = nothing_yet
    return value + chance * alone


def looking(tree: PublicTree, pack: Longs, counter: float) -> Floats:
    """The policy of weighing each card as `players.steady` does, a point of one's own after the other's answer counting
    `counter`; with 0 it is two-ply. Among equals any rank.

    The unseen cards are those of the pack, (13,) by rank, that are neither in the four cards kept nor played: the
    starter and the cards discarded are not looked at.
    """
    held = np.full((5, len(rank_hands(4)), 4), 99, np.int8)
    for size in range(1, 5):
        held[size, : len(rank_hands(size)), :size] = rank_hands(size)
    return _looking(tree, held, pack, counter)


@compiled
def _looking(f: PublicTree, held: Tinies, pack: Longs, counter: float) -> Floats:
    """`two_ply_policy`; `held` are the ranks of each hand, by size, number and place."""
    policy = np.zeros(f.offset[-1], np.float32)
    ahead = _Ahead(np.zeros(13, np.int32), np.zeros((13, 13), np.int32), np.zeros((13, 13, 13), np.int32))
    # For each place on the way: node, next child, where the count starts, how many cards lie there, who has gone in this
    # count (bits), and the least value each one's cards can have.
    way = np.zeros((24, 7), np.int64)
    way[0, 5] = way[0, 6] = 1
    row = np.zeros(16, np.int64)
    at = 0
    while at >= 0:
        node, rank, start, stop, gone = way[at, 0], way[at, 1], way[at, 2], way[at, 3], way[at, 4]
        mover = f.mover[node]
        if rank == 0:
            holds = 0 if gone >> (1 - mover) & 1 else f.left[node, 1 - mover]
            free = pack.copy()
            for place in range(stop):
                free[row[place]] -= 1
            _weigh(f, held, node, policy, (row, start, stop), (free, way[at, 6 - mover], holds), ahead, counter)
        if rank == 14:
            at -= 1
            continue
        way[at, 1] += 1
        code = f.child[node, rank]
        if code < 0:
            continue
        way[at + 1] = way[at]
        at += 1
        way[at, 0], way[at, 1] = code, 0
        if rank < 13:
            row[stop] = rank
            way[at, 3] = stop + 1
        else:
            way[at, 4] |= 1 << mover
            way[at, 5 + mover] = max(way[at, 5 + mover], 32 - f.counts[node])
        if f.counts[code] == 0:
            way[at, 2], way[at, 4] = way[at, 3], 0
    return policy


@compiled
def _weigh(
    f: PublicTree,
    held: Tinies,
    node: int,
    policy: Floats,
    played: tuple[Longs, int, int],
    other: tuple[Longs, int, int],
    ahead: _Ahead,
    counter: float,
) -> None:
    """Writes the policy of one node. `other`: which cards have not been played, the least value and the number of his."""
    row, start, stop = played
    free, least, holds = other
    size = f.left[node, f.mover[node]]
    if size == 1:
        return
    count = f.counts[node]
    begin = f.offset[node]
    hands = (f.offset[node + 1] - begin) // size
    _look(row, start, stop, count, ahead)
    ranks = np.zeros(4, np.int64)
    mine = np.zeros(3, np.int64)
    unseen = np.zeros(13, np.int64)
    value = np.zeros(4, np.float64)
    for hand in range(hands):
        for place in range(size):
            ranks[place] = held[size, hand, place]
        possible = True
        for each in range(13):
            unseen[each] = free[each]
        for place in range(size):
            unseen[ranks[place]] -= 1
            possible = possible and unseen[ranks[place]] >= 0
        if not possible:
            continue
        for each in range(13):
            if min(each + 1, 10) < least:
                unseen[each] = 0
        best = -1e9
        for slot in range(size):
            value[slot] = -1e9
            first = f.slots[size, hand, slot]
            if first >= 99 or ahead.one[first] < 0:
                continue
            left = 0
            taken = False
            for place in range(size):
                if ranks[place] == first and not taken:
                    taken = True
                else:
                    mine[left] = ranks[place]
                    left += 1
            after = count + min(first + 1, 10)
            row[stop] = first
            alone = _alone(row, start, stop + 1, after, mine[:left])
            value[slot] = ahead.one[first] + _after(
                first, 31 - after, mine[:left], ahead, unseen, holds, alone, counter
            )
            best = max(best, value[slot])
        for slot in range(size):
            if value[slot] > -1e8 and value[slot] >= best - _CLOSE:
                policy[begin + slot * hands + hand] = 1
