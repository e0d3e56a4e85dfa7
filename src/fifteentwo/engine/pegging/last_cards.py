"""What the last cards peg, looked up: one of each player, one of mine and two of the other's, or two of the other's alone.

It depends on the end of the count and on these cards alone. Most of a best response is spent here, and the same counts come
again and again. So a row of a table, for a count and my card, is filled when it is first asked for, and kept.
There are 52,123 counts before the last two cards, and room for all of them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import inlined, leaf
from fifteentwo.engine.pegging.frames import Frame, Moment, moment_of, moved
from fifteentwo.engine.pegging.tree import NONE, count_key, pegged
from fifteentwo.engine.scoring.rank_hands import PAIRS, RANKS, Longs, Shorts
from fifteentwo.engine.scoring.vectorised import Bytes

NEVER: Final = 99
"""More points than the play can yield."""
COUNTS: Final = 1 << 16
PAIR_ROWS: Final = 1 << 15
GRID: Final = 32
"""Points in one play are counted below this."""
ALONE: Final = 13
"""In place of my last card: I have none."""
PROBES: Final = 8
"""Rows that are looked at for a key; where all hold others, the last one is written over."""
FILLED: Final = 15
"""The column of `LastCards.points` that is 1 in a row that is filled."""
FIRST_PAIR: Final = PAIRS - RANKS
"""The number of hands of two different ranks, which come before the pairs."""
_SHIFT: Final = np.uint64(48)
_SPREAD: Final = np.uint64(0x9E3779B97F4A7C15)
"""Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4): the golden ratio in 64 bits."""


class LastCards(NamedTuple):
    """Tables for one thread; see `row_of`, `pair_row_of` and `leaves.alone_row_of`."""

    keys: Longs
    """(COUNTS,): the count; 0 where nothing has been asked for."""
    points: Bytes
    """(13 COUNTS, 16): by the count and my card, and by the rank of the other's card, what I peg times sixteen plus what the other pegs;
    then `FILLED`."""
    pair_keys: Longs
    """(PAIR_ROWS,): the count and my card, `ALONE` for none; negative where the other alone plays for the fewest points."""
    pair_points: Shorts
    """(PAIR_ROWS, 2, 91): by the other's hand, what I peg times `GRID` plus what they peg, if they play the lower card first and if they
    play the higher one; the same if they have no choice."""


def last_cards() -> LastCards:
    """Empty tables."""
    pairs = np.zeros(PAIR_ROWS, np.int64), np.zeros((PAIR_ROWS, 2, PAIRS), np.int16)
    return LastCards(np.zeros(COUNTS, np.int64), np.zeros((COUNTS * RANKS, 16), np.uint8), *pairs)


@inlined
def find_row(keys: Longs, key: int) -> tuple[int, bool]:
    """The row of a key, and whether it holds what was asked for before."""
    place = np.int64((np.uint64(key) * _SPREAD) >> _SHIFT) & (len(keys) - 1)
    for _ in range(PROBES):
        if keys[place] == key:
            return int(place), True
        if keys[place] == 0:
            break
        place = (place + 1) & (len(keys) - 1)
    keys[place] = key
    return int(place), False


@inlined
def count_rows(table: LastCards, row: Longs, at: Moment) -> int:
    """The first of the thirteen rows for a count: that for an ace."""
    start, stop, count, turn, gone, last, last_card = at
    key = 2 * (count_key(row, start, stop, count, last, turn, gone, 2) + 1) + last_card
    place, known = find_row(table.keys, key)
    if not known:
        for card in range(RANKS):
            table.points[RANKS * place + card, FILLED] = 0
    return RANKS * place


@inlined
def filled_row(table: LastCards, rows: int, card: int, row: Longs, at: Moment) -> int:
    """The row for my last card, of the rows for a count. Fills it where it is new."""
    place = rows + card
    if table.points[place, FILLED] == 0:
        table.points[place, FILLED] = 1
        for other in range(RANKS):
            mine, theirs = out_with_last_cards(card, other, row, at, (0, 0), (NEVER, NEVER))
            table.points[place, other] = 16 * mine + theirs
    return place


@inlined
def row_of(table: LastCards, card: int, row: Longs, at: Moment) -> int:
    """The row for my last card. Fills it where it is new."""
    return filled_row(table, count_rows(table, row, at), card, row, at)


@leaf
def pair_row_of(table: LastCards, card: int, row: Longs, frame: Frame) -> int:
    """The row of `pair_points` for my last card where the other is to play, with two. Hands of which no card fits have no entry."""
    key = count_key(row, frame.start, frame.stop, frame.sum, frame.last, frame.turn, frame.gone, 3)
    place, known = find_row(table.pair_keys, 2 * (key * (ALONE + 1) + card + 1) + frame.last_card)
    if known:
        return place
    room, points = 31 - frame.sum, table.pair_points[place]
    for rank in range(RANKS if room >= 10 else room):
        after = moved(frame, rank, NONE, row)
        won = GRID * (after.mine - frame.mine) + after.theirs - frame.theirs
        found = row_of(table, card, row, moment_of(after))
        for last in range(RANKS):
            both = won + GRID * (table.points[found, last] >> 4) + (table.points[found, last] & 15)
            low, high = min(rank, last), max(rank, last)
            hand = high * (high - 1) // 2 + low if low < high else FIRST_PAIR + low
            if rank == low:
                points[0, hand] = both
            if rank == high or min(high + 1, 10) > room:
                points[1, hand] = both
    return place


@leaf
def out_with_last_cards(
    card: int,
    theirs_is: int,
    row: Longs,
    at: Moment,
    points: tuple[int, int],
    need: tuple[int, int],
) -> tuple[int, int]:
    """The points of me and the other after these last cards, or when the first of us has the points that they need."""
    start, stop, count, turn, gone, last, last_card = at
    mine, theirs = points
    left = 3
    while left:
        rank = card if turn == 0 else theirs_is
        if count + min(rank + 1, 10) <= 31:
            row[stop] = rank
            stop += 1
            count += min(rank + 1, 10)
            last = turn
            left &= ~(1 << turn)
            won = pegged(row, start, stop, count)
            mine, theirs = mine + won * (turn == 0), theirs + won * (turn == 1)
        else:
            gone |= 1 << turn
        if count == 31 or left & ~gone == 0:
            if count < 31:
                won = 1 if left else last_card
                mine, theirs = mine + won * (last == 0), theirs + won * (last == 1)
            start, count, gone = stop, 0, 0
            turn = 1 - last if left >> (1 - last) & 1 else last
        elif (left & ~gone) >> (1 - turn) & 1:
            turn = 1 - turn
        if mine >= need[0] or theirs >= need[1]:
            break
    return mine, theirs
