"""The leaves of the public tree: the value of the last cards, one against one, or two or three alone."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree, Scratch
from fifteentwo.engine.pegging.tree import order_value, pegged
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Longs, Tinies


class LeafUtility(NamedTuple):
    """My utility at the end of the play, by the points both have pegged."""

    value: Doubles
    """(32, 32): by the points that I and the other peg from here."""
    mine: Doubles
    """(32,): when I reach the target, by the points the other has pegged."""
    theirs: Doubles
    """(32,): when the other does, by mine."""
    need: Longs
    """(2,): the points that I and the other still need to reach the target."""
    tremble: float
    """The probability that the other plays a card at random (a trembling hand)."""


@compiled
def update_removal(scratch: Scratch, rank: int) -> None:
    """Updates card removal for a rank after `scratch.seen` has changed."""
    pone, dealer = 4 - scratch.seen[0, rank], 4 - scratch.seen[1, rank]
    free = pone + dealer - 4
    scratch.removal[0, rank] = scratch.share[free, pone]
    scratch.removal[1, rank] = scratch.share[free, dealer]
    scratch.second_removal[0, rank] = scratch.share[max(free - 1, 0), max(pone - 1, 0)]
    scratch.second_removal[1, rank] = scratch.share[max(free - 1, 0), max(dealer - 1, 0)]
    scratch.both_hold[rank] = scratch.share[1, free]


@compiled
def one_card_each(
    pairs: Tinies, player: int, table: int, points: float, unit: float, scratch: Scratch, value: Floats, level: int
) -> None:
    """One card against one: adds to value[level], by the player's card, the table weighted with scratch.weight over the
    other's cards. The two cannot hold the same last card of a rank.

    Arrays are indexed in full, never sliced: a slice costs two atomic operations.
    """
    total = np.float32(0)
    for other in range(13):
        scratch.weight[other] *= scratch.removal[1 - player, other]
        total += scratch.weight[other]
    if total <= 0:
        return
    scale, flat = np.float32(unit), np.float32(points)
    for own in range(13):
        dot = np.float32(0)
        for other in range(16):
            dot += pairs[player, table, own, other] * scratch.weight[other]
        both = (scale * pairs[player, table, own, own] + flat) * scratch.weight[own] * scratch.both_hold[own]
        value[level, own] += (scale * dot + flat * total - both) * scratch.removal[player, own]


@compiled
def leaf_values(tree: PublicTree, scratch: Scratch, end: int, player: int, at: int, level: int, rarity: float) -> None:
    """The counterfactual value of a leaf for each hand of a player."""
    other = 1 - player
    value = scratch.value
    won = tree.rates[0] * tree.end_points[end, 0] - tree.rates[1] * tree.end_points[end, 1]
    points = won if player == 0 else -won
    mine, theirs = tree.end_left[end, player], tree.end_left[end, other]
    table = tree.end_table[end]
    if mine == 1 and theirs == 1:
        for rank in range(13):
            scratch.weight[rank] = np.float32(rarity) * scratch.reach[other, at, rank]
            value[level, rank] = np.float32(0)
        one_card_each(tree.pairs, player, table, points, tree.unit, scratch, value, level)
        return
    # One player is alone with his cards; the other's one way to have none left is number 0.
    owner = player if theirs == 0 else other
    size = mine + theirs
    if size == 3:
        _three_alone(
            tree.threes_held,
            tree.threes[table],
            scratch,
            owner,
            player,
            points,
            rarity,
            scratch.reach[other, at],
            value[level],
        )
        return
    flat = np.float32(points)
    if owner == player:
        scale = np.float32(rarity) * scratch.reach[other, at, 0]
        for hand in range(78):
            here = scale * scratch.removal[owner, tree.low[hand]] * scratch.removal[owner, tree.high[hand]]
            value[level, hand] = here * (tree.twos[table, hand] + flat)
        for rank in range(13):
            here = scale * scratch.removal[owner, rank] * scratch.second_removal[owner, rank]
            value[level, 78 + rank] = here * (tree.twos[table, 78 + rank] + flat)
        return
    total = np.float32(0)
    for hand in range(78):
        here = (
            scratch.reach[other, at, hand]
            * scratch.removal[owner, tree.low[hand]]
            * scratch.removal[owner, tree.high[hand]]
        )
        total += here * (flat - tree.twos[table, hand])
    for rank in range(13):
        here = scratch.reach[other, at, 78 + rank] * scratch.removal[owner, rank] * scratch.second_removal[owner, rank]
        total += here * (flat - tree.twos[table, 78 + rank])
    value[level, 0] = total * np.float32(rarity)


@compiled
def _three_alone(
    cards: Tinies,
    rest: Floats,
    scratch: Scratch,
    owner: int,
    player: int,
    points: float,
    rarity: float,
    reach: Floats,
    value: Floats,
) -> None:
    """`leaf_values` where one player has three cards: rare, so written plainly."""
    sign = 1.0 if owner == player else -1.0
    total = 0.0
    for hand in range(len(cards)):
        here = rarity
        for place in range(3):
            rank = cards[hand, place]
            before = 0
            while before < place and cards[hand, place - 1 - before] == rank:
                before += 1
            had = 4 - scratch.seen[owner, rank] - before
            here *= max(had - scratch.seen[1 - owner, rank], 0) / had if had > 0 else 0.0
        worth = here * (sign * rest[hand] + points)
        if owner == player:
            value[hand] = worth * reach[0]
        else:
            total += worth * reach[hand]
    if owner != player:
        value[0] = total


@compiled
def end_order(hand: Longs, row: tuple[Longs, int, int, int]) -> int:
    """The card that begins the best order of a player who alone has cards left, ascending, the first of which fits.
    `row` is the cards played, where the count starts and ends, and the count.
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
            worth = order_value(ahead, stop - start, count, 1, order, (1.0, 1.0))
            if worth > most:
                best, most = first, worth
    return best


@compiled
def alone(
    ranks: Longs,
    weight: float,
    row: Longs,
    moment: tuple[int, int, int, int],
    points: tuple[int, int],
    utility: LeafUtility,
) -> float:
    """The utility, times `weight`, when the other alone has cards: he plays them in the order that scores most."""
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
        if mine >= utility.need[0]:
            return float(weight * utility.mine[min(theirs, 31)])
        if theirs >= utility.need[1]:
            return float(weight * utility.theirs[min(mine, 31)])
    return float(weight * utility.value[min(mine, 31), min(theirs, 31)])


@compiled
def one_each(
    card: int,
    reach: Doubles,
    row: Longs,
    at: tuple[int, int, int, int, int, int],
    points: tuple[int, int],
    utility: LeafUtility,
) -> float:
    """The utility when each has one card and nobody a choice, weighted with `reach` over the other's: most of the work. `at`
    is where the count starts and stops, its sum, whose turn it is, who has said go, and who played last.
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
            if mine >= utility.need[0]:
                worth += reach[theirs_is] * utility.mine[min(theirs, 31)]
                break
            if theirs >= utility.need[1]:
                worth += reach[theirs_is] * utility.theirs[min(mine, 31)]
                break
            if left == 0:
                worth += reach[theirs_is] * utility.value[min(mine, 31), min(theirs, 31)]
                break
    return worth
