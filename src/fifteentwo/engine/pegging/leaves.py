"""The ends of the tree of the play: what the last cards are worth, one against one, or two or three alone."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import Field, Work
from fifteentwo.engine.pegging.tree import order_worth, pegged
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Longs, Tinies


class Prize(NamedTuple):
    """What the end of the play is worth to me."""

    worth: Doubles
    """(32, 32): by what I and the other peg from here."""
    mine: Doubles
    """(32,): when I get out, by what the other has pegged."""
    theirs: Doubles
    """(32,): when the other does, by what I have."""
    need: Longs
    """(2,): how many points put me out, and the other."""
    tremble: float
    """How often the other plays any card that fits."""


@compiled
def thin(w: Work, rank: int) -> None:
    """How much rarer one more card of a rank is for either player than before the other's cards were seen."""
    pone, dealer = 4 - w.seen[0, rank], 4 - w.seen[1, rank]
    free = pone + dealer - 4
    w.rarer[0, rank] = w.share[free, pone]
    w.rarer[1, rank] = w.share[free, dealer]
    w.twice[0, rank] = w.share[max(free - 1, 0), max(pone - 1, 0)]
    w.twice[1, rank] = w.share[max(free - 1, 0), max(dealer - 1, 0)]
    w.shared[rank] = w.share[1, free]


@compiled
def face_to_face(
    pairs: Tinies, player: int, table: int, points: float, unit: float, w: Work, value: Floats, level: int
) -> None:
    """One card against one: adds to value[level], by the player's card, w.weight over the other's cards times the
    table. Both may not hold the same last card of a rank.

    Arrays are read by all their places and not by parts of them: to take a part costs two atomic operations.
    """
    total = np.float32(0)
    for other in range(13):
        w.weight[other] *= w.rarer[1 - player, other]
        total += w.weight[other]
    if total <= 0:
        return
    scale, flat = np.float32(unit), np.float32(points)
    for own in range(13):
        dot = np.float32(0)
        for other in range(16):
            dot += pairs[player, table, own, other] * w.weight[other]
        both = (scale * pairs[player, table, own, own] + flat) * w.weight[own] * w.shared[own]
        value[level, own] += (scale * dot + flat * total - both) * w.rarer[player, own]


@compiled
def end(f: Field, w: Work, end: int, player: int, at: int, level: int, rarity: float) -> None:
    """The value of an end for each hand of a player, weighted with the chances of the other's."""
    other = 1 - player
    value = w.value
    won = f.rates[0] * f.end_points[end, 0] - f.rates[1] * f.end_points[end, 1]
    points = won if player == 0 else -won
    mine, theirs = f.end_left[end, player], f.end_left[end, other]
    table = f.end_table[end]
    if mine == 1 and theirs == 1:
        for rank in range(13):
            w.weight[rank] = np.float32(rarity) * w.reach[other, at, rank]
            value[level, rank] = np.float32(0)
        face_to_face(f.pairs, player, table, points, f.unit, w, value, level)
        return
    # One player is alone with his cards; the other's one way to have none left is number 0.
    owner = player if theirs == 0 else other
    size = mine + theirs
    if size == 3:
        _three_alone(f.threes_held, f.threes[table], w, owner, player, points, rarity, w.reach[other, at], value[level])
        return
    flat = np.float32(points)
    if owner == player:
        scale = np.float32(rarity) * w.reach[other, at, 0]
        for hand in range(78):
            here = scale * w.rarer[owner, f.low[hand]] * w.rarer[owner, f.high[hand]]
            value[level, hand] = here * (f.twos[table, hand] + flat)
        for rank in range(13):
            here = scale * w.rarer[owner, rank] * w.twice[owner, rank]
            value[level, 78 + rank] = here * (f.twos[table, 78 + rank] + flat)
        return
    total = np.float32(0)
    for hand in range(78):
        here = w.reach[other, at, hand] * w.rarer[owner, f.low[hand]] * w.rarer[owner, f.high[hand]]
        total += here * (flat - f.twos[table, hand])
    for rank in range(13):
        here = w.reach[other, at, 78 + rank] * w.rarer[owner, rank] * w.twice[owner, rank]
        total += here * (flat - f.twos[table, 78 + rank])
    value[level, 0] = total * np.float32(rarity)


@compiled
def _three_alone(
    cards: Tinies,
    rest: Floats,
    w: Work,
    owner: int,
    player: int,
    points: float,
    rarity: float,
    reach: Floats,
    value: Floats,
) -> None:
    """`_end` for one player with three cards: rare enough to be done plainly."""
    sign = 1.0 if owner == player else -1.0
    total = 0.0
    for hand in range(len(cards)):
        here = rarity
        for place in range(3):
            rank = cards[hand, place]
            before = 0
            while before < place and cards[hand, place - 1 - before] == rank:
                before += 1
            had = 4 - w.seen[owner, rank] - before
            here *= max(had - w.seen[1 - owner, rank], 0) / had if had > 0 else 0.0
        worth = here * (sign * rest[hand] + points)
        if owner == player:
            value[hand] = worth * reach[0]
        else:
            total += worth * reach[hand]
    if owner != player:
        value[0] = total


@compiled
def end_order(hand: Longs, row: tuple[Longs, int, int, int]) -> int:
    """Which card somebody plays first who alone has cards left, ascending, the first of which fits: the one that begins
    the order worth most to him. `row` is the cards played, where the count starts and ends, and the count.
    """
    played, start, stop, count = row
    size = len(hand)
    best, most = 0, -1e9
    ahead = np.zeros(16, np.int64)
    order = np.zeros(size, np.int64)
    for first in range(size):
        for swapped in range(max(size - 1, 1)):
            order[0] = hand[first]
            at = 1
            for other in range(size):
                if other != first:
                    order[at] = hand[other]
                    at += 1
            if swapped and size == 3:
                order[1], order[2] = order[2], order[1]
            for back in range(start, stop):
                ahead[back - start] = played[back]
            worth = order_worth(ahead, stop - start, count, 1, order, (1.0, 1.0))
            if worth > most:
                best, most = first, worth
    return best


@compiled
def alone(
    ranks: Longs, weight: float, row: Longs, moment: tuple[int, int, int, int], points: tuple[int, int], prize: Prize
) -> float:
    """What it is worth when the other alone has cards: he plays them in the order that brings him most."""
    start, stop, count, last = moment
    mine, theirs = points
    hand = ranks.copy()
    size = len(hand)
    while size > 0:
        if count + min(hand[0] + 1, 10) > 31:
            if last == 0:
                mine += 1
            else:
                theirs += 1
            start, count = stop, 0
        else:
            at = end_order(hand[:size], (row, start, stop, count)) if size > 1 else 0
            row[stop] = hand[at]
            count += min(hand[at] + 1, 10)
            stop += 1
            for place in range(at, size - 1):
                hand[place] = hand[place + 1]
            size -= 1
            theirs += pegged(row, start, stop, count)
            last = 1
            if count == 31:
                start, count = stop, 0
        if size == 0 and count > 0:
            theirs += 1
        if mine >= prize.need[0]:
            return float(weight * prize.mine[min(theirs, 31)])
        if theirs >= prize.need[1]:
            return float(weight * prize.theirs[min(mine, 31)])
    return float(weight * prize.worth[min(mine, 31), min(theirs, 31)])


@compiled
def one_each(
    card: int,
    reach: Doubles,
    row: Longs,
    at: tuple[int, int, int, int, int, int],
    points: tuple[int, int],
    prize: Prize,
) -> float:
    """What it is worth when each has one card and so nobody a choice: most of the work. `at` is where the count starts
    and stops, how far it is, whose turn it is, who has said go, and who played last.
    """
    worth = 0.0
    for theirs_is in range(13):
        if reach[theirs_is] <= 0:
            continue
        start, stop, count, turn, gone, last = at
        mine, theirs = points
        left = 3
        while True:
            rank = card if turn == 0 else theirs_is
            value = min(rank + 1, 10)
            if count + value <= 31:
                row[stop] = rank
                stop += 1
                count += value
                last = turn
                left &= ~(1 << turn)
                if turn == 0:
                    mine += pegged(row, start, stop, count)
                else:
                    theirs += pegged(row, start, stop, count)
            else:
                gone |= 1 << turn
            if count == 31 or left & ~gone == 0:
                if count < 31 and last == 0:
                    mine += 1
                elif count < 31:
                    theirs += 1
                start, count, gone = stop, 0, 0
                turn = 1 - last if left >> (1 - last) & 1 else last
            elif (left & ~gone) >> (1 - turn) & 1:
                turn = 1 - turn
            if mine >= prize.need[0]:
                worth += reach[theirs_is] * prize.mine[min(theirs, 31)]
                break
            if theirs >= prize.need[1]:
                worth += reach[theirs_is] * prize.theirs[min(mine, 31)]
                break
            if left == 0:
                worth += reach[theirs_is] * prize.worth[min(mine, 31), min(theirs, 31)]
                break
    return worth
