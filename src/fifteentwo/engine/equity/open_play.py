"""The play with both hands known: the probability of every result when both players follow a policy.

The play is a small tree, walked depth first on a stack of positions. Ranks begin at 0, and player 0 is pone. A recursive
function would be shorter, but Numba cannot load one from its cache (numba#6061).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.equity.in_deal import GRID
from fifteentwo.engine.equity.simulated_deals import FixedTables, FlatPolicy
from fifteentwo.engine.heuristics import WORTH_OF_A_COUNTER
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.leaves import end_order
from fifteentwo.engine.pegging.tree import NONE, pegged
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

FAR: Final = 10_000
"""More points than anybody can need."""
GO: Final = 13
ONGOING: Final = -1
"""The result of a move after which somebody is to play."""
FINISHED: Final = 2
"""The result of a move after which no cards are left; 0 and 1 are the player who has reached the target."""

# The columns of a position: the ranks each player holds, ascending; the ranks played; and single numbers.
SIZE: Final = 8
ROW: Final = 10
START: Final = 18
PLAYED: Final = 19
COUNT: Final = 20
GONE: Final = 21
TURN: Final = 22
LAST: Final = 23
PEGGED: Final = 24
NODE: Final = 26
LEAST: Final = 27
"""The least value of the cards of each player, judged by the goes it has said; two columns."""
COLUMNS: Final = 29
LEVELS: Final = 40
"""The stack never holds more positions: eight cards with three other choices at each."""


SOLVED: Final = 0
"""How a player is modelled in the play: by the policy;"""
SIMPLE: Final = 1
"""takes the most points at once; otherwise any card;"""
CASUAL: Final = 2
"""the same, but the highest card of equals;"""
NOVICE: Final = 3
"""the same as `SIMPLE`, but overlooks every other scoring card;"""
BEGINNER: Final = 4
"""every other time takes the most points; otherwise plays its lowest or its highest card;"""
RANDOM: Final = 5
"""plays any card;"""
LOOKAHEAD: Final = 6
"""looks one card ahead as `engine.heuristics.Answers` does, by all cards it has seen;"""
CLUB: Final = 7
"""takes the most points at once; otherwise looks one card ahead. The players of `players.ladder`, of which this package
knows nothing, have these habits."""

_A_PEG: Final = 14
"""No card pegs more: fifteen and a pair royal are 8, a double pair royal 12."""


class PlayResults(NamedTuple):
    """The probability of each result of the play."""

    points: Doubles
    """(32, 32): by the points pone and the dealer peg, where nobody reaches the target."""
    out: Doubles
    """(2, 32): that this player reaches the target, by the points the other has pegged by then."""


class Walk(NamedTuple):
    """Scratch arrays of `walk`; the position to begin with is the first row of the stack."""

    stack: Longs
    shares: Doubles
    """(LEVELS,): the probability of each position on the stack."""
    slots: Longs
    """(4,): the choices at a position, as places in the hand."""
    chances: Doubles
    """(4,): their probabilities."""
    habits: Longs
    """(2,): how pone and the dealer play."""
    seen: Longs
    """(2, 13): how many cards of each rank they have seen besides their hands and the cards played, for `LOOKAHEAD`."""


def scratch() -> Walk:
    """New scratch arrays."""
    stack, slots, habits = np.zeros((LEVELS, COLUMNS), np.int64), np.zeros(4, np.int64), np.zeros(2, np.int64)
    return Walk(stack, np.zeros(LEVELS), slots, np.zeros(4), habits, np.zeros((2, 13), np.int64))


def results() -> PlayResults:
    """Zeroed results."""
    return PlayResults(np.zeros((GRID, GRID)), np.zeros((2, GRID)))


@compiled
def begin(position: Longs, hands: Longs) -> None:
    """Sets a position to the start of the play of two hands, (2, 4) ranks, ascending; pone first."""
    position[:] = 0
    for player in range(2):
        position[SIZE + player] = 4
        for at in range(4):
            position[4 * player + at] = hands[player, at]
    position[LAST] = 1


@compiled
def say_goes(position: Longs, policy: FlatPolicy, need: Longs) -> int:
    """Says go for players without a card that fits, until somebody can play: `ONGOING`, `FINISHED`, or who is out."""
    while True:
        if position[SIZE] + position[SIZE + 1] == 0:
            return FINISHED
        player = position[TURN]
        if min(position[4 * player] + 1, 10) <= 31 - position[COUNT]:
            return ONGOING
        position[GONE] |= 1 << player
        position[LEAST + player] = max(position[LEAST + player], 32 - position[COUNT])
        node = position[NODE]
        position[NODE] = policy.child[node, GO] if node >= 0 else NONE
        result = _settle(position, need)
        if result != ONGOING:
            return result


@compiled
def play_card(position: Longs, slot: int, policy: FlatPolicy, need: Longs) -> int:
    """Plays the card in a slot of the hand of the player to act: `ONGOING`, or who has reached the target."""
    player = position[TURN]
    rank = position[4 * player + slot]
    for at in range(slot, 3):
        position[4 * player + at] = position[4 * player + at + 1]
    position[SIZE + player] -= 1
    stop = position[PLAYED]
    position[ROW + stop] = rank
    position[PLAYED] = stop + 1
    position[COUNT] += min(rank + 1, 10)
    row = position[ROW : ROW + 8]
    position[PEGGED + player] += pegged(row, position[START], stop + 1, position[COUNT])
    position[LAST] = player
    node = position[NODE]
    more = position[SIZE] > 1 or position[SIZE + 1] > 1
    position[NODE] = policy.child[node, rank] if node >= 0 and more else NONE
    if position[PEGGED + player] >= need[player]:
        return int(player)
    return _settle(position, need)


@compiled
def _settle(position: Longs, need: Longs) -> int:
    """Ends the count where nobody can play, and passes the turn."""
    first = position[SIZE] > 0 and not position[GONE] & 1
    second = position[SIZE + 1] > 0 and not position[GONE] & 2
    if position[COUNT] == 31 or not (first or second):
        last = position[LAST]
        if position[COUNT] < 31:
            position[PEGGED + last] += 1
            if position[PEGGED + last] >= need[last]:
                return int(last)
        position[START] = position[PLAYED]
        position[COUNT] = 0
        position[GONE] = 0
        position[TURN] = 1 - last if position[SIZE + 1 - last] > 0 else last
    elif first if position[TURN] else second:
        position[TURN] = 1 - position[TURN]
    return ONGOING


@compiled
def choices(room: Walk, position: Longs, policy: FlatPolicy, tables: FixedTables) -> int:
    """Writes the choices of positive probability of the player to act, by its habit, and returns their number."""
    player = position[TURN]
    slots, chances, habit = room.slots, room.chances, room.habits[player]
    size = position[SIZE + player]
    highest = 31 - position[COUNT]
    hand = position[4 * player : 4 * player + size]
    many = 0
    for at in range(size):
        if min(hand[at] + 1, 10) <= highest and (at == 0 or hand[at] != hand[at - 1]):
            slots[many] = at
            many += 1
    chances[0] = 1.0
    if many == 1:
        return 1
    if habit != SOLVED:
        _by_habit(position, hand, slots[:many], habit, room.seen[player], chances)
        return _kept(slots, chances, many)
    if position[SIZE + 1 - player] == 0:
        row = position[ROW : ROW + 8]
        slots[0] = end_order(hand, (row, position[START], position[PLAYED], position[COUNT]))
        return 1
    _weigh(position[NODE], hand, many, policy, tables, chances)
    return _kept(slots, chances, many)


@compiled
def _by_habit(position: Longs, hand: Longs, slots: Longs, habit: int, seen: Longs, chances: Doubles) -> None:
    """Writes the probabilities of the ranks at these places of a hand."""
    row, stop = position[ROW : ROW + 8], position[PLAYED]
    points, cards = np.zeros(4, np.int64), np.zeros(4, np.int64)
    many, most, fitting = len(slots), 0, 0
    for at in range(many):
        rank = hand[slots[at]]
        row[stop] = rank
        points[at] = pegged(row, position[START], stop + 1, position[COUNT] + min(rank + 1, 10))
        for other in hand:
            cards[at] += other == rank
        most = max(most, points[at])
        fitting += cards[at]
    row[stop] = 0
    chances[:many] = 0.0
    if habit == NOVICE:
        _overlooking(points, cards, many, fitting, chances)
        return
    if habit == LOOKAHEAD or (habit == CLUB and most == 0):
        _looking_ahead(position, hand, slots, points, cards, seen, chances)
        return
    if habit == BEGINNER:
        blind = 0.5 if most else 1.0
        chances[0] += blind / 2
        chances[many - 1] += blind / 2
        if most == 0:
            return
    share = 0.5 if habit == BEGINNER else 1.0
    if habit == RANDOM:
        most = 0
        points[:] = 0
    alike = 0
    for at in range(many):
        if points[at] == most:
            alike += cards[at]
    for at in range(many - 1, -1, -1):
        if points[at] == most:
            if habit == CASUAL:
                chances[at] = 1.0
                return
            chances[at] += share * cards[at] / alike


@compiled
def _overlooking(points: Longs, cards: Longs, many: int, fitting: int, chances: Doubles) -> None:
    """The probabilities of a player that sees what each card scores every other time, card by card."""
    for seen in range(1 << fitting):
        best, alike, card = 0, 0, 0
        for at in range(many):
            for _ in range(cards[at]):
                value = points[at] if seen >> card & 1 else 0
                if value > best:
                    best, alike = value, 0
                alike += value == best
                card += 1
        card = 0
        for at in range(many):
            for _ in range(cards[at]):
                if (points[at] if seen >> card & 1 else 0) == best:
                    chances[at] += 1 / alike / (1 << fitting)
                card += 1


@compiled
def _looking_ahead(
    position: Longs, hand: Longs, slots: Longs, points: Longs, cards: Longs, seen: Longs, chances: Doubles
) -> None:
    """The probabilities of a player that takes the points of a card, less those of the reply, plus part of its next ones.

    `points` and `cards` are what each rank pegs at once, and how many of it are held.
    """
    other = 1 - position[TURN]
    row, start, stop = position[ROW : ROW + 8], position[START], position[PLAYED]
    unseen = 4 - seen
    for rank in hand:
        unseen[rank] -= 1
    for at in range(stop):
        unseen[row[at]] -= 1
    for rank in range(13):
        if min(rank + 1, 10) < position[LEAST + other]:
            unseen[rank] = 0
    holds = 0 if position[GONE] >> other & 1 else position[SIZE + other]
    rest, values, best = np.zeros(3, np.int64), np.zeros(4), -1e9
    for at in range(len(slots)):
        size = 0
        for place in range(len(hand)):
            if place != slots[at]:
                rest[size] = hand[place]
                size += 1
        row[stop] = hand[slots[at]]
        count = position[COUNT] + min(row[stop] + 1, 10)
        values[at] = points[at] + _balance(row, start, stop + 1, count, rest[:size], unseen, holds)
        best = max(best, values[at])
    alike = 0
    for at in range(len(slots)):
        alike += cards[at] if values[at] >= best - 1e-9 else 0
    for at in range(len(slots)):
        chances[at] = cards[at] / alike if values[at] >= best - 1e-9 else 0.0


@compiled
def _balance(row: Longs, start: int, stop: int, count: int, rest: Longs, unseen: Longs, holds: int) -> float:
    """What follows in this count for a player that has just played and holds the rest: `Answers._after`."""
    alone = _alone(row, start, stop, count, rest)
    if holds == 0:
        return float(alone)
    alike, balances = np.zeros(_A_PEG + 1, np.int64), np.zeros(_A_PEG + 1)
    for rank in range(13):
        after = count + min(rank + 1, 10)
        if after > 31 or unseen[rank] <= 0:
            continue
        row[stop] = rank
        made = pegged(row, start, stop + 1, after)
        counter = 0 if after == 31 else -1
        for card in rest:
            total = after + min(card + 1, 10)
            if total <= 31:
                row[stop + 1] = card
                counter = max(counter, pegged(row, start, stop + 2, total))
        alike[made] += unseen[rank]
        balances[made] += unseen[rank] * (WORTH_OF_A_COUNTER * counter - made)
    value, chance, above, total = 0.0, 1.0, 0, unseen.sum()
    for made in range(_A_PEG, -1, -1):
        if alike[made] == 0:
            continue
        above += alike[made]
        nothing_yet = 1.0  # the probability that the other holds nothing that scores as much
        for drawn in range(holds):
            nothing_yet *= max(0.0, 1 - above / max(total - drawn, 1))
        value += (chance - nothing_yet) * balances[made] / alike[made]
        chance = nothing_yet
    return value + chance * alone


@compiled
def _alone(row: Longs, start: int, stop: int, count: int, rest: Longs) -> int:
    """The most that the player of up to three cards can peg in this count when the other cannot play."""
    if count == 31:
        return 0
    most = 1
    for first in range(3):
        for second in range(3):
            if first == second:
                continue
            pegs, played, reached = 0, stop, count
            for place in (first, second, 3 - first - second):
                if place < len(rest):
                    if reached + min(rest[place] + 1, 10) > 31:
                        break
                    row[played] = rest[place]
                    played += 1
                    reached += min(rest[place] + 1, 10)
                    pegs += pegged(row, start, played, reached)
            most = max(most, pegs if reached == 31 else pegs + 1)
    return most


@compiled
def _kept(slots: Longs, chances: Doubles, many: int) -> int:
    """Keeps the choices of positive probability, all alike if there are none, and returns their number."""
    total = 0.0
    for at in range(many):
        total += chances[at]
    kept = 0
    for at in range(many):
        if chances[at] > 0 or total == 0:
            slots[kept] = slots[at]
            chances[kept] = chances[at] / total if total > 0 else 1 / many
            kept += 1
    return kept


@compiled
def _weigh(node: int, hand: Longs, many: int, policy: FlatPolicy, tables: FixedTables, chances: Doubles) -> None:
    """Writes the weights of the different ranks of a hand that fit, `many`, at a node of the policy."""
    size = len(hand)
    if node == NONE or (node < 0 and size != 2):
        for at in range(many):
            chances[at] = 1.0
    elif size == 2:
        low = policy.begin[node] if node >= 0 else -2 - node
        share = policy.chances[low + hand[1] * (hand[1] - 1) // 2 + hand[0]]
        chances[0] = share
        chances[1] = 255 - chances[0]
    else:
        pair = hand[0] * 13 + hand[1]
        if size == 3:
            number, hands = tables.threes[pair, hand[2]], 455
        else:
            number, hands = tables.fours[pair, hand[2] * 13 + hand[3]], 1820
        for at in range(many):
            chances[at] = policy.chances[policy.begin[node] + number + at * hands]


@compiled
def walk(room: Walk, policy: FlatPolicy, tables: FixedTables, need: Longs, found: PlayResults) -> None:
    """Writes the probability of every result of the play from the first position on the stack.

    `need` are the points that pone and the dealer still need; the points already pegged in the position count.
    """
    stack, shares, slots, chances = room.stack, room.shares, room.slots, room.chances
    found.points[:] = 0.0
    found.out[:] = 0.0
    shares[0] = 1.0
    top = 0
    while top >= 0:
        position = stack[top]
        share = shares[top]
        result = say_goes(position, policy, need)
        while result == ONGOING:
            many = choices(room, position, policy, tables)
            # All but the last choice go on the stack above this position, which takes the last one itself.
            for at in range(many - 1):
                other = stack[top + 1]
                other[:] = position
                after = play_card(other, slots[at], policy, need)
                part = share * chances[at]
                if after == ONGOING:
                    # This position moves up, so that the new one keeps its place below it.
                    stack[top + 2] = position
                    stack[top] = other
                    shares[top] = part
                    stack[top + 1] = stack[top + 2]
                    top += 1
                    position = stack[top]
                else:
                    _add(other, after, part, found)
            share *= chances[many - 1]
            result = play_card(position, slots[many - 1], policy, need)
            if result == ONGOING:
                result = say_goes(position, policy, need)
        _add(position, result, share, found)
        top -= 1


@compiled
def _add(position: Longs, result: int, share: float, found: PlayResults) -> None:
    """Adds a result of the play with its probability."""
    first, second = min(position[PEGGED], GRID - 1), min(position[PEGGED + 1], GRID - 1)
    if result == FINISHED:
        found.points[first, second] += share
    else:
        found.out[result, second if result == 0 else first] += share
