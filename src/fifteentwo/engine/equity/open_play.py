"""The play with both hands known: the probability of every result when both players follow a policy.

The play is a small tree, walked depth first on a stack of positions. Ranks begin at 0, and player 0 is pone. A recursive
function would be shorter, but Numba cannot load one from its cache (numba#6061).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.equity.open_habits import SOLVED, by_habit
from fifteentwo.engine.equity.open_position import (
    COLUMNS,
    COUNT,
    FINISHED,
    NODE,
    ONGOING,
    PEGGED,
    PLAYED,
    ROW,
    SIZE,
    START,
    TURN,
    play_card,
    say_goes,
)
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.simulated_deals import FixedTables
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.leaves import end_order
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

LEVELS: Final = 40
"""The stack never holds more positions: eight cards with three other choices at each."""


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


def new_scratch() -> Walk:
    """New scratch arrays."""
    stack, slots, habits = np.zeros((LEVELS, COLUMNS), np.int64), np.zeros(4, np.int64), np.zeros(2, np.int64)
    return Walk(stack, np.zeros(LEVELS), slots, np.zeros(4), habits, np.zeros((2, 13), np.int64))


def results() -> PlayResults:
    """Zeroed results."""
    return PlayResults(np.zeros((GRID, GRID)), np.zeros((2, GRID)))


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
        by_habit(position, hand, slots[:many], habit, room.seen[player], chances)
        return _kept(slots, chances, many)
    if position[SIZE + 1 - player] == 0:
        row = position[ROW : ROW + 8]
        played = (row, position[START], position[PLAYED], position[COUNT])
        slots[0] = end_order(hand, played, policy.aim, policy.last_card)
        return 1
    _weigh(position[NODE], hand, many, policy, tables, chances)
    return _kept(slots, chances, many)


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
