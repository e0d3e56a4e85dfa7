"""The public tree of the play: ranks played and goes said, for two players and hands of a size.

A node is a public state in which a player acts; its children are the thirteen ranks and, as the fourteenth, a go. Where
each player has one card left, or one has none, no decision depends on the other's hand: there the tree has a leaf with
a table of the values of the rest. Leaves share tables: the count matters only through the cards at its end that can
still be part of a pair or a run.

Points are counted as both `go_timing`s pay them in the end: one for the last card of each count, two for thirty-one. What the last
card of the whole play is worth is an argument: it is played below a leaf, so only the tables depend on it. With `one_count` the play
stops after the first count, as in the five-card game: the tree then also has a leaf where it does, whatever cards are left.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Floats, Integers, Longs, Tinies

CHILDREN: Final = RANKS + 1
PASS: Final = RANKS
"""The child where no card fits."""
NONE: Final = -1
WIDTH: Final = 16
"""Rows of the tables are padded to this, so that a loop over one is four or two steps of the machine."""


class Growth(NamedTuple):
    """A tree while it is built; all arrays have length 0 while its nodes are only counted."""

    child: Integers
    """(nodes, 14): a node, or `NONE`, or -2 - e for leaf e."""
    mover: Tinies
    """(nodes,): 0 for pone, 1 for the dealer."""
    left: Tinies
    """(nodes, 2): the number of cards each player has left."""
    counts: Tinies
    """(nodes,): the count."""
    end_left: Tinies
    """(ends, 2)"""
    end_key: Longs
    """(ends,): the part of the count that still matters: equal keys have equal tables."""
    end_points: Tinies
    """(ends, 2): the points each player has pegged on the path."""
    sizes: Longs
    """(2,): the number of nodes and of leaves so far."""
    played: Longs
    """(16,): the ranks on the path."""
    seen: Longs
    """(13,): the number of cards of each rank on the path."""
    allowed: Longs
    """(13,): the number of cards of each rank in the pack."""


@compiled
def pegged(played: Longs, start: int, stop: int, count: int) -> int:
    """What the last card of the count played[start:stop] scores, apart from go and last card."""
    points = 2 if count in (15, 31) else 0
    last = played[stop - 1]
    alike = 1
    while stop - 1 - alike >= start and played[stop - 1 - alike] == last:
        alike += 1
    if alike > 1:
        return points + alike * (alike - 1)
    run = 0
    seen = 0
    low = last
    high = last
    for at in range(stop - 1, start - 1, -1):
        rank = played[at]
        if seen >> rank & 1:
            break
        seen |= 1 << rank
        low = min(low, rank)
        high = max(high, rank)
        if stop - at >= 3 and high - low == stop - at - 1:
            run = stop - at
    return points + run


@compiled
def count_key(played: Longs, start: int, stop: int, count: int, last: int, turn: int, gone: int, more: int) -> int:
    """The part of the count that still matters when `more` cards may be played: equal keys have equal tables."""
    size = stop - start
    if size >= 2 and played[stop - 1] == played[stop - 2]:
        size = 2
        while stop - 1 - size >= start and played[stop - 1 - size] == played[stop - 1]:
            size += 1
    elif size >= 2:
        seen = 0
        low = 12
        high = 0
        kept = 1
        for back in range(1, size + 1):
            rank = played[stop - back]
            if seen >> rank & 1:
                break
            seen |= 1 << rank
            low = min(low, rank)
            high = max(high, rank)
            if high - low + 1 <= back + more:
                kept = back
        size = kept
    key = size
    for at in range(stop - size, stop):
        key = key * 16 + played[at]
    return ((key * 32 + count) * 2 + last) * 8 + turn * 4 + gone


@compiled
def _grow(g: Growth, size: int, one_count: bool) -> None:
    """Adds the whole tree, depth first. No recursion: Numba cannot load a recursive function from its cache (numba#6061)."""
    filling = len(g.mover) > 0
    # For each place on the way: node, next child, depth, start, count, turn, gone, last, left and points of both.
    way = np.zeros((24, 12), np.int64)
    way[0] = (_arrive(g, 0, 0, 0, 1, 0, 0, (size, size, 0, 0, 0)), 0, 0, 0, 0, 0, 0, 1, size, size, 0, 0)
    at = 0
    while at >= 0:
        node, rank, depth, start, count, turn, gone, last, left0, left1, points0, points1 = way[at]
        if rank == 14:
            at -= 1
            if at >= 0 and way[at, 1] - 1 < 13:
                g.seen[way[at, 1] - 1] -= 1
            continue
        way[at, 1] += 1
        other = 1 - turn
        left = (left0, left1)
        points = (points0, points1)
        new_count = count + min(rank + 1, 10)
        if rank < 13:
            if new_count > 31 or g.seen[rank] >= g.allowed[rank]:
                continue
            g.played[depth] = rank
            depth += 1
            won = pegged(g.played, start, depth, new_count)
            left = (left0 - 1, left1) if turn == 0 else (left0, left1 - 1)
            last = turn
            count = new_count
        else:
            if count <= 21:
                continue
            won = 0
            gone |= 1 << turn
        can_other = left[other] > 0 and not gone >> other & 1
        can_turn = left[turn] > 0 and not gone >> turn & 1
        after, over = turn, 0
        if count == 31 or not (can_other or can_turn):
            if count < 31:
                won += 1
            start, count, gone = depth, 0, 0
            over = int(one_count)
            after = 1 - last if left[1 - last] > 0 else last
        elif can_other:
            after = other
        points = (points0 + won, points1) if last == 0 else (points0, points1 + won)
        code = _arrive(g, depth, start, count, last, after, gone, (left[0], left[1], points[0], points[1], over))
        if filling:
            g.child[node, rank] = code
        if code >= 0:
            if rank < 13:
                g.seen[rank] += 1
            at += 1
            way[at] = (code, 0, depth, start, count, after, gone, last, left[0], left[1], points[0], points[1])


@compiled
def _arrive(
    g: Growth, depth: int, start: int, count: int, last: int, turn: int, gone: int, sums: tuple[int, int, int, int, int]
) -> int:
    """Adds a node or a leaf (`sums`: cards left and points of both, and whether the play is over) and returns its code as a child."""
    filling = len(g.mover) > 0
    left = (sums[0], sums[1])
    if sums[4] or left[0] == 0 or left[1] == 0 or (left[0] == 1 and left[1] == 1):
        end = g.sizes[1]
        g.sizes[1] += 1
        if filling:
            g.end_left[end, 0], g.end_left[end, 1] = left
            g.end_key[end] = count_key(g.played, start, depth, count, last, turn, gone, left[0] + left[1])
            g.end_points[end, 0], g.end_points[end, 1] = sums[2], sums[3]
        return int(-2 - end)
    node = g.sizes[0]
    g.sizes[0] += 1
    if filling:
        g.mover[node] = turn
        g.left[node, 0], g.left[node, 1] = left
        g.counts[node] = count
    return int(node)


@compiled
def _rest(
    row: Longs, size: int, state: tuple[int, int, int, int], cards: Longs, ends: tuple[int, bool], mine: Doubles
) -> None:
    """The points of each player when each has one card left, `cards`; 99 for none. `ends` are the points for the last card, and whether
    there is one count only.
    """
    count, last, turn, gone = state
    last_card, one_count = ends
    start = 0
    if one_count and count == 0:
        return
    while cards[0] < 99 or cards[1] < 99:
        other = 1 - turn
        card = cards[turn]
        if card < 99 and count + min(card + 1, 10) <= 31:
            row[size] = card
            size += 1
            count += min(card + 1, 10)
            cards[turn] = 99
            last = turn
            mine[turn] += pegged(row, start, size, count)
        else:
            gone |= 1 << turn
        can_other = cards[other] < 99 and not gone >> other & 1
        can_turn = cards[turn] < 99 and not gone >> turn & 1
        if count == 31 or not (can_other or can_turn):
            if count < 31:
                mine[last] += 1 if cards[0] < 99 or cards[1] < 99 else last_card
            if one_count:
                return
            start, count, gone = size, 0, 0
            turn = 1 - last if cards[1 - last] < 99 else last
        else:
            turn = other if can_other else turn


@compiled
def _unlock(key: int, row: Longs) -> tuple[int, int, int, int, int]:
    """Decodes a key: writes the end of the count to `row`, returns its size, the count, who played last, the turn, the goes."""
    gone, turn, last, count = key & 3, key >> 2 & 1, key >> 3 & 1, key >> 4 & 31
    ranks = key >> 9
    size = 0
    while ranks >> 4 * size >= 16:
        size += 1
    # The size stands before the ranks.
    for at in range(size):
        row[at] = ranks >> 4 * (size - 1 - at) & 15
    return size, count, last, turn, gone


@compiled
def last_pair_values(keys: Longs, rates: tuple[float, float], last_card: int, one_count: bool = False) -> Floats:
    """For each key the value of the last two cards, pone's points less the dealer's, (n, 13, 16); `last_card` are the points for
    the last card of the play, and `one_count` says that it stops after the first count.
    """
    tables = np.zeros((len(keys), 13, 16), np.float32)
    row = np.zeros(16, np.int64)
    cards = np.zeros(2, np.int64)
    won = np.zeros(2, np.float64)
    for at in range(len(keys)):
        size, count, last, turn, gone = _unlock(keys[at], row)
        for own in range(13):
            for other in range(13):
                cards[0], cards[1] = own, other
                won[0] = won[1] = 0.0
                _rest(row, size, (count, last, turn, gone), cards, (last_card, one_count), won)
                tables[at, own, other] = rates[0] * won[0] - rates[1] * won[1]
    return tables


@compiled
def order_value(
    row: Longs,
    size: int,
    count: int,
    theirs: int,
    cards: Longs,
    rates: tuple[float, float],
    last_card: int,
    one_count: bool = False,
) -> float:
    """The points of a player who alone has cards left and plays them in this order; `theirs` says who played last, `last_card` the
    points for the last card of the play, and `one_count` says that it stops after the first count.

    -99 where the order is illegal: a card does not fit and a later one does.
    """
    if one_count and count == 0:
        return 0.0
    start = 0
    won = 0.0
    for at in range(len(cards)):
        if count + min(cards[at] + 1, 10) > 31:
            for later in range(at + 1, len(cards)):
                if count + min(cards[later] + 1, 10) <= 31:
                    return -99.0
            won += -rates[1] if theirs else rates[0]
            if one_count:
                return won
            start, count = size, 0
        row[size] = cards[at]
        size += 1
        count += min(cards[at] + 1, 10)
        won += rates[0] * pegged(row, start, size, count)
        theirs = 0
        if count == 31:
            if one_count:
                return won
            start, count = size, 0
    return won + (rates[0] * last_card if count > 0 else 0.0)


@compiled
def alone_tables(
    keys: Longs, orders: Longs, rates: tuple[float, float], last_card: int, one_count: bool = False
) -> Floats:
    """For each key the value to the one player who has cards, in the best order.

    `orders` is (hands, orders, size): the cards of each hand in every order; `last_card` are the points for the last card of
    the play, and `one_count` says that it stops after the first count. Gives (n, hands).
    """
    tables = np.zeros((len(keys), len(orders)), np.float32)
    row = np.zeros(16, np.int64)
    for at in range(len(keys)):
        size, count, last, turn, _ = _unlock(keys[at], row)
        for hand in range(len(orders)):
            best = -99.0
            for order in orders[hand]:
                value = order_value(row, size, count, int(last != turn), order, rates, last_card, one_count)
                best = max(best, value)
            tables[at, hand] = best
    return tables


def grow(size: int, pack: Longs, one_count: bool = False) -> Growth:
    """The public tree for hands of `size` cards; `pack` is the number of cards of each rank, (13,). With `one_count` the play stops
    after the first count.
    """
    g = _room(0, 0, pack)
    _grow(g, size, one_count)
    g = _room(int(g.sizes[0]), int(g.sizes[1]), pack)
    _grow(g, size, one_count)
    return g


def _room(nodes: int, ends: int, pack: Longs) -> Growth:
    return Growth(
        child=np.full((nodes, CHILDREN), NONE, np.int32),
        mover=np.zeros(nodes, np.int8),
        left=np.zeros((nodes, 2), np.int8),
        counts=np.zeros(nodes, np.int8),
        end_left=np.zeros((ends, 2), np.int8),
        end_key=np.zeros(ends, np.int64),
        end_points=np.zeros((ends, 2), np.int8),
        sizes=np.zeros(2, np.int64),
        played=np.zeros(16, np.int64),
        seen=np.zeros(RANKS, np.int64),
        allowed=pack,
    )
