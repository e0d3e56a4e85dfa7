"""The play of *steady* as a policy, for the certificate's scale: two-ply and a discounted third.

The value of a card is its points, less the expected points of the other's best answer, plus a share of my best points after
that answer.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import Floats, Integers, Longs, Tinies, rank_hands

_CLOSE = 1e-9
"""Values that differ by less count as equal, as in `players.steady`."""


class _Lookahead(NamedTuple):
    """The points of the next one, two and three cards of the count, by their ranks; -1 where they do not fit."""

    one: Integers
    """(13,)"""
    two: Integers
    """(13, 13)"""
    three: Integers
    """(13, 13, 13)"""


@compiled
def _fill_lookahead(row: Longs, start: int, stop: int, count: int, lookahead: _Lookahead) -> None:
    """Fills `lookahead` for the count row[start:stop]."""
    lookahead.one[:] = -1
    lookahead.two[:] = -1
    lookahead.three[:] = -1
    for first in range(13):
        at_first = count + min(first + 1, 10)
        if at_first > 31:
            break
        row[stop] = first
        lookahead.one[first] = pegged(row, start, stop + 1, at_first)
        for second in range(13):
            at_second = at_first + min(second + 1, 10)
            if at_second > 31:
                break
            row[stop + 1] = second
            lookahead.two[first, second] = pegged(row, start, stop + 2, at_second)
            for third in range(13):
                at_third = at_second + min(third + 1, 10)
                if at_third > 31:
                    break
                row[stop + 2] = third
                lookahead.three[first, second, third] = pegged(row, start, stop + 3, at_third)


@compiled
def _best_unanswered(row: Longs, start: int, stop: int, count: int, mine: Longs) -> int:
    """The most points one player can peg in the rest of this count if the other cannot play, the go or last card included."""
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
def _expected_balance(
    first: int,
    room: int,
    mine: Longs,
    lookahead: _Lookahead,
    unseen: Longs,
    their_cards: int,
    unanswered: int,
    reply_weight: float,
) -> float:
    """The expected points after `first` has been played, mine less the other's, with `room` left in the count.

    The other plays the card that scores most among those in hand; `unseen` are the cards the other may hold, (13,).
    """
    if their_cards == 0:
        return float(unanswered)
    weight = np.zeros(32, np.int64)
    balance = np.zeros(32, np.float64)
    total = 0
    most = -1
    for rank in range(13):
        total += unseen[rank]
        if unseen[rank] == 0 or min(rank + 1, 10) > room:
            continue
        points = lookahead.two[first, rank]
        reply = -1
        if min(rank + 1, 10) == room:
            reply = 0
        else:
            for own in mine:
                reply = max(reply, lookahead.three[first, rank, own])
        weight[points] += unseen[rank]
        balance[points] += unseen[rank] * (reply_weight * reply - points)
        most = max(most, points)
    value = 0.0
    chance = 1.0  # that the other holds no card that scores more
    at_least = 0
    for points in range(most, -1, -1):
        if weight[points] == 0:
            continue
        at_least += weight[points]
        nothing_yet = 1.0
        for drawn in range(their_cards):
            nothing_yet *= max(0.0, 1 - at_least / max(total - drawn, 1))
        value += (chance - nothing_yet) * balance[points] / weight[points]
        chance = nothing_yet
    return value + chance * unanswered


def two_ply_policy(tree: PublicTree, pack: Longs, reply_weight: float) -> Floats:
    """The policy that values each card as `players.steady` does; with a `reply_weight` of 0 it is two-ply.

    `reply_weight` is the value of a point of mine after the other's answer. Cards of equal value are equally likely. The
    unseen cards are those of the pack, (13,) by rank, that are neither in the four cards kept nor played: the starter and the
    discards are ignored.
    """
    held = np.full((5, len(rank_hands(4)), 4), 99, np.int8)
    for size in range(1, 5):
        held[size, : len(rank_hands(size)), :size] = rank_hands(size)
    return _build_policy(tree, held, pack, reply_weight)


@compiled
def _build_policy(tree: PublicTree, held: Tinies, pack: Longs, reply_weight: float) -> Floats:
    """`two_ply_policy`, where `held` are the ranks of each hand, (5, 1820, 4), by size and number."""
    policy = np.zeros(tree.offset[-1], np.float32)
    lookahead = _Lookahead(np.zeros(13, np.int32), np.zeros((13, 13), np.int32), np.zeros((13, 13, 13), np.int32))
    # A frame for each level: node, next child, where the count starts, number of cards played, who has said go in this
    # count (bits), and the least count each player's cards can have.
    stack = np.zeros((24, 7), np.int64)
    stack[0, 5] = stack[0, 6] = 1
    row = np.zeros(16, np.int64)
    at = 0
    while at >= 0:
        node, rank, start, stop, gone = stack[at, 0], stack[at, 1], stack[at, 2], stack[at, 3], stack[at, 4]
        mover = tree.mover[node]
        if rank == 0:
            their_cards = 0 if gone >> (1 - mover) & 1 else tree.left[node, 1 - mover]
            free = pack.copy()
            for place in range(stop):
                free[row[place]] -= 1
            _write_node(
                tree,
                held,
                node,
                policy,
                (row, start, stop),
                (free, stack[at, 6 - mover], their_cards),
                lookahead,
                reply_weight,
            )
        if rank == 14:
            at -= 1
            continue
        stack[at, 1] += 1
        code = tree.child[node, rank]
        if code < 0:
            continue
        stack[at + 1] = stack[at]
        at += 1
        stack[at, 0], stack[at, 1] = code, 0
        if rank < 13:
            row[stop] = rank
            stack[at, 3] = stop + 1
        else:
            stack[at, 4] |= 1 << mover
            stack[at, 5 + mover] = max(stack[at, 5 + mover], 32 - tree.counts[node])
        if tree.counts[code] == 0:
            stack[at, 2], stack[at, 4] = stack[at, 3], 0
    return policy


@compiled
def _write_node(
    tree: PublicTree,
    held: Tinies,
    node: int,
    policy: Floats,
    played: tuple[Longs, int, int],
    other: tuple[Longs, int, int],
    lookahead: _Lookahead,
    reply_weight: float,
) -> None:
    """Writes the policy of one node. `other` is: the cards not played by rank, the least count of the other's cards, and how
    many there are.
    """
    row, start, stop = played
    free, least, their_cards = other
    size = tree.left[node, tree.mover[node]]
    if size == 1:
        return
    count = tree.counts[node]
    begin = tree.offset[node]
    hands = (tree.offset[node + 1] - begin) // size
    _fill_lookahead(row, start, stop, count, lookahead)
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
            first = tree.slots[size, hand, slot]
            if first >= 99 or lookahead.one[first] < 0:
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
            unanswered = _best_unanswered(row, start, stop + 1, after, mine[:left])
            value[slot] = lookahead.one[first] + _expected_balance(
                first, 31 - after, mine[:left], lookahead, unseen, their_cards, unanswered, reply_weight
            )
            best = max(best, value[slot])
        for slot in range(size):
            if value[slot] > -1e8 and value[slot] >= best - _CLOSE:
                policy[begin + slot * hands + hand] = 1
