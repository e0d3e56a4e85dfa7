"""The leaves of the public tree: the value of the last cards, one against one, or two or three alone."""

from __future__ import annotations

from math import isnan
from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled, inlined, leaf
from fifteentwo.engine.pegging.buffers import LeafJoint, PublicTree, Scratch
from fifteentwo.engine.pegging.frames import Frame, Moment
from fifteentwo.engine.pegging.last_cards import (
    ALONE,
    FIRST_PAIR,
    GRID,
    NEVER,
    LastCards,
    find_row,
    out_with_last_cards,
    row_of,
)
from fifteentwo.engine.pegging.tree import count_key, order_value, pegged
from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, Doubles, Floats, Longs


class LeafUtility(NamedTuple):
    """My utility at the end of the play, by the points both have pegged."""

    value: Doubles
    """(kinds, 32, 32): by the kind of the other's whole hand and the points that I and the other peg from here."""
    kinds: Bytes
    """(28561,): the kind of each whole hand of the other, by its ranks in any order as digits to the base 13."""
    mine: Doubles
    """(32,): when I reach the target, by the points the other has pegged."""
    theirs: Doubles
    """(32,): when the other does, by mine."""
    need: Longs
    """(2,): the points that I and the other still need to reach the target."""
    steps: Longs
    """(2, 32): how often `mine` and `theirs` change up to these points: equal where the points of the loser make no difference."""
    tremble: float
    """The probability that the other plays a card at random (a trembling hand)."""


def leaf_utility(
    value: Doubles, kinds: Bytes, mine: Doubles, theirs: Doubles, need: tuple[int, int], tremble: float
) -> LeafUtility:
    """The utility, with what follows from it."""
    steps = np.stack([(np.diff(each, prepend=each[0]) != 0).cumsum() for each in (mine, theirs)])
    return LeafUtility(value, kinds, mine, theirs, np.array(need), steps, tremble)


@leaf
def utility_after(points: tuple[int, int], more: tuple[int, int], kind: int, utility: LeafUtility) -> float:
    """The utility when I and the other, with these points, peg more; nan where it depends on the order in which we do."""
    mine, theirs = points[0] + more[0], points[1] + more[1]
    if mine < utility.need[0]:
        if theirs < utility.need[1]:
            return float(utility.value[kind, min(mine, 31), min(theirs, 31)])
        if utility.steps[1, min(points[0], 31)] == utility.steps[1, min(mine, 31)]:
            return float(utility.theirs[min(mine, 31)])
    elif theirs < utility.need[1] and utility.steps[0, min(points[1], 31)] == utility.steps[0, min(theirs, 31)]:
        return float(utility.mine[min(theirs, 31)])
    return np.nan


@leaf
def one_card_each(
    tree: PublicTree,
    joint: LeafJoint,
    player: int,
    end: int,
    played: tuple[int, int],
    weight: Floats,
    value: Floats,
    level: int,
) -> None:
    """One card against one: adds to value[level], by the player's card, the table weighted with the ratio and with `weight`
    over the other's cards. `played` is what the player and the other have played.

    Arrays are indexed in full, never sliced: a slice costs two atomic operations.
    """
    table = tree.end_table[end]
    won = tree.rates[0] * tree.end_points[end, 0] - tree.rates[1] * tree.end_points[end, 1]
    scale, flat = np.float32(tree.unit), np.float32(won if player == 0 else -won)
    own_played, other_played = played
    for other in range(13):
        here = weight[other]
        if here != 0:
            for own in range(16):
                value[level, own] += (here * joint.blocks[own_played, other_played, other, own]) * (
                    scale * tree.pairs[player, table, other, own] + flat
                )


@leaf
def leaf_values(
    tree: PublicTree,
    scratch: Scratch,
    joint: LeafJoint,
    end: int,
    player: int,
    at: int,
    level: int,
    played: tuple[int, int],
) -> None:
    """The counterfactual value of a leaf for each hand of a player. `played` is what each has played."""
    other = 1 - player
    value = scratch.value
    mine, theirs = tree.end_left[end, player], tree.end_left[end, other]
    if mine == 1 and theirs == 1:
        for rank in range(13):
            scratch.weight[rank] = scratch.reach[other, at, rank]
        for rank in range(16):
            value[level, rank] = np.float32(0)
        one_card_each(tree, joint, player, end, played, scratch.weight, value, level)
        return
    # Where only one player has cards left, the other's one way to have none left is number 0.
    won = tree.rates[0] * tree.end_points[end, 0] - tree.rates[1] * tree.end_points[end, 1]
    flat = np.float32(won if player == 0 else -won)
    table = tree.end_table[end]
    size = mine + theirs
    own_played, other_played = played
    if mine > 0 and theirs > 0:  # the play is over: cards are left, and count for nothing
        for own in range(tree.sizes[mine]):
            whole = _with_hand(tree, mine, own, own_played)
            value[level, own] = np.float32(0)
            for hand in range(tree.sizes[theirs]):
                ratio = joint.ratio[_with_hand(tree, theirs, hand, other_played), whole]
                value[level, own] += scratch.reach[other, at, hand] * ratio * flat
        return
    total = np.float32(0)
    for hand in range(tree.sizes[size]):
        rest = tree.twos[table, hand] if size == 2 else tree.threes[table, hand]
        if theirs == 0:
            ratio = joint.ratio[other_played, _with_hand(tree, size, hand, own_played)]
            value[level, hand] = scratch.reach[other, at, 0] * ratio * (rest + flat)
        else:
            ratio = joint.ratio[_with_hand(tree, size, hand, other_played), own_played]
            total += scratch.reach[other, at, hand] * ratio * (flat - rest)
    if theirs > 0:
        value[level, 0] = total


@leaf
def _with_hand(tree: PublicTree, size: int, hand: int, played: int) -> int:
    """The number of the whole hand of which the cards `played` and a hand of one to three are the parts."""
    dealt = int(tree.left[0, 0])
    if size == 1:
        return int(tree.bigger[dealt, hand, played])
    if size == 2:
        whole = tree.bigger[dealt - 1, tree.low[hand], played]
        return int(tree.bigger[dealt, tree.high[hand], whole])
    whole = tree.bigger[dealt - 2, tree.threes_held[hand, 0], played]
    whole = tree.bigger[dealt - 1, tree.threes_held[hand, 1], whole]
    return int(tree.bigger[dealt, tree.threes_held[hand, 2], whole])


@compiled
def end_order(hand: Longs, row: tuple[Longs, int, int, int], aim: int, last_card: int) -> int:
    """The card that begins the best order of a player who alone has cards left, ascending, the first of which fits.
    `row` is the cards played, where the count starts and ends, and the count; `aim` is -1 where the fewest points are best,
    `last_card` the points for the last card of the play.
    """
    played, start, stop, count = row
    size = len(hand)
    best, most = 0, -99.0
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
            equity = order_value(ahead, stop - start, count, 1, order, (float(aim), float(aim)), last_card)
            if equity > most:
                best, most = first, equity
    return best


@compiled
def value_alone(
    ranks: Longs,
    row: Longs,
    moment: tuple[int, int, int, int, int],
    points: tuple[int, int],
    kind: int,
    utility: LeafUtility,
    aim: int,
) -> float:
    """The utility when the other alone has cards: they play them in the order that scores most, with an `aim` of -1 least."""
    need = (utility.need[0], utility.need[1])
    mine, theirs = play_alone(ranks.copy(), len(ranks), row, 1, moment, points, need, aim)
    if mine >= utility.need[0]:
        return float(utility.mine[min(theirs, 31)])
    if theirs >= utility.need[1]:
        return float(utility.theirs[min(mine, 31)])
    return float(utility.value[kind, min(mine, 31), min(theirs, 31)])


@compiled
def play_alone(
    hand: Longs,
    size: int,
    row: Longs,
    who: int,
    moment: tuple[int, int, int, int, int],
    points: tuple[int, int],
    need: tuple[int, int],
    aim: int,
) -> tuple[int, int]:
    """The points of me and the other when `who`, 0 me, alone has cards and plays them in the order that scores most, with an `aim` of
    -1 least: at the end, or when somebody reaches the points that they need. `hand` is written on; `moment` is where the count starts and stops, its sum,
    who played last, and the points for the last card of the play.
    """
    start, stop, count, last, last_card = moment
    mine, theirs = points
    while size > 0:
        if count + min(hand[0] + 1, 10) > 31:
            mine, theirs = mine + (last == 0), theirs + (last == 1)
            start, count = stop, 0
        else:
            at = end_order(hand[:size], (row, start, stop, count), aim, last_card) if size > 1 else 0
            row[stop] = hand[at]
            count += min(hand[at] + 1, 10)
            stop += 1
            for place in range(at, size - 1):
                hand[place] = hand[place + 1]
            size -= 1
            won = pegged(row, start, stop, count) + last_card * (size == 0 and count < 31)
            mine, theirs = mine + won * (who == 0), theirs + won * (who == 1)
            last = who
            if count == 31:
                start, count = stop, 0
        if mine >= need[0] or theirs >= need[1]:
            break
    return int(mine), int(theirs)


@inlined
def last_utilities(
    card: int,
    row: Longs,
    at: Moment,
    points: tuple[int, int],
    shown: int,
    utility: LeafUtility,
    table: LastCards,
    utilities: Doubles,
) -> None:
    """Writes the utility when each has one card and nobody a choice, by the other's card, (13,). `shown` are the cards
    the other has played, as in `LeafUtility.kinds`.
    """
    found = row_of(table, card, row, at)
    values, need_mine, need_theirs = utility.value, min(utility.need[0], GRID), min(utility.need[1], GRID)
    for theirs_is in range(13):
        both = table.points[found, theirs_is]
        kind = utility.kinds[shown * 13 + theirs_is]
        mine, theirs = points[0] + (both >> 4), points[1] + (both & 15)
        if mine < need_mine and theirs < need_theirs:
            utilities[theirs_is] = values[kind, mine, theirs]
            continue
        equity = utility_after(points, (both >> 4, both & 15), kind, utility)
        utilities[theirs_is] = utility_when_out(card, theirs_is, row, at, points, utility) if isnan(equity) else equity


@compiled
def alone_row_of(table: LastCards, row: Longs, frame: Frame, aim: int) -> int:
    """The row of `pair_points` where the other alone has cards, two: twice what the better order pegs."""
    key = count_key(row, frame.start, frame.stop, frame.sum, frame.last, frame.turn, frame.gone, 2)
    place, known = find_row(table.pair_keys, aim * (2 * (key * (ALONE + 1) + ALONE + 1) + frame.last_card))
    if known:
        return place
    moment = (frame.start, frame.stop, frame.sum, frame.last, frame.last_card)
    cards = np.zeros(2, np.int64)
    for high in range(RANKS):
        for low in range(high + 1):
            hand = high * (high - 1) // 2 + low if low < high else FIRST_PAIR + low
            cards[0], cards[1] = low, high
            mine, theirs = play_alone(cards, 2, row, 1, moment, (0, 0), (NEVER, NEVER), aim)
            table.pair_points[place, 0, hand] = table.pair_points[place, 1, hand] = GRID * mine + theirs
    return place


@leaf
def utility_when_out(
    card: int,
    theirs_is: int,
    row: Longs,
    at: Moment,
    points: tuple[int, int],
    utility: LeafUtility,
) -> float:
    """The utility where one of us reaches the target with these last cards: whoever does so first."""
    mine, theirs = out_with_last_cards(card, theirs_is, row, at, points, (utility.need[0], utility.need[1]))
    if mine >= utility.need[0]:
        return float(utility.mine[min(theirs, 31)])
    return float(utility.theirs[min(mine, 31)])
