"""How players who do not follow the policy choose their cards, in machine code: the models of `players.ladder`."""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.engine.equity.open_position import COUNT, GONE, LEAST, PLAYED, ROW, SIZE, START, TURN
from fifteentwo.engine.heuristics import WORTH_OF_A_COUNTER
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

SOLVED: Final = 0
"""Plays by the solved policy. The habits below are those of `players.ladder`, of which this package knows nothing."""
SIMPLE: Final = 1
"""Takes the most points at once; otherwise plays any card."""
CASUAL: Final = 2
"""Takes the most points at once; of equal cards it plays the highest."""
NOVICE: Final = 3
"""As `SIMPLE`, but overlooks every other scoring card."""
BEGINNER: Final = 4
"""Takes the most points every other time; otherwise plays its lowest or its highest card."""
RANDOM: Final = 5
"""Plays any card."""
LOOKAHEAD: Final = 6
"""Looks one card ahead as `engine.heuristics.Answers` does, by all cards it has seen."""
CLUB: Final = 7
"""Takes the most points at once; otherwise looks one card ahead."""

_MOST_PEGGED: Final = 14
"""No card pegs more: fifteen and a pair royal are 8, a double pair royal 12."""


@compiled
def by_habit(position: Longs, hand: Longs, slots: Longs, habit: int, seen: Longs, chances: Doubles) -> None:
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
    alike, balances = np.zeros(_MOST_PEGGED + 1, np.int64), np.zeros(_MOST_PEGGED + 1)
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
    for made in range(_MOST_PEGGED, -1, -1):
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
