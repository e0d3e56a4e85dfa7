"""What the last card of each player pegs, looked up.

Once each has one card nobody has a choice, and what both cards peg depends on the end of the count and on the two cards
alone. Most of a best response is spent here, and the same counts come again and again. So a row of a table, for a count and
my card, is filled when it is first asked for, and kept.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import leaf
from fifteentwo.engine.pegging.tree import count_key, pegged
from fifteentwo.engine.scoring.rank_hands import RANKS, Longs
from fifteentwo.engine.scoring.vectorised import Bytes

ROWS: Final = 1 << 16
PROBES: Final = 8
"""Rows that are looked at for a key; where all hold others, the last one is written over."""
_SPREAD: Final = np.uint64(0x9E3779B97F4A7C15)
"""Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4): the golden ratio in 64 bits."""
_SHIFT: Final = np.uint64(48)


class LastCards(NamedTuple):
    """A table for one thread; see `row_of`."""

    keys: Longs
    """(ROWS,): the count and my card; 0 where nothing has been asked for."""
    points: Bytes
    """(ROWS, 16): by the rank of the other's card, what I peg times sixteen plus what the other pegs."""


def last_cards() -> LastCards:
    """An empty table."""
    return LastCards(np.zeros(ROWS, np.int64), np.zeros((ROWS, 16), np.uint8))


@leaf
def row_of(table: LastCards, card: int, row: Longs, at: tuple[int, int, int, int, int, int]) -> int:
    """The row for my last card; `at` is as in `leaves.one_each`. Fills it where it is new."""
    start, stop, count, turn, gone, last = at
    key = count_key(row, start, stop, count, last, turn, gone, 2) * RANKS + card + 1
    place = np.int64((np.uint64(key) * _SPREAD) >> _SHIFT)
    for _ in range(PROBES):
        if table.keys[place] == key:
            return int(place)
        if table.keys[place] == 0:
            break
        place = (place + 1) & (ROWS - 1)
    table.keys[place] = key
    for other in range(RANKS):
        mine, theirs = _both(card, other, row, at)
        table.points[place, other] = 16 * mine + theirs
    return int(place)


@leaf
def _both(card: int, other: int, row: Longs, at: tuple[int, int, int, int, int, int]) -> tuple[int, int]:
    """What I and the other peg with these last cards."""
    start, stop, count, turn, gone, last = at
    mine, theirs, left = 0, 0, 3
    while left:
        rank = card if turn == 0 else other
        if count + min(rank + 1, 10) <= 31:
            row[stop] = rank
            stop += 1
            count += min(rank + 1, 10)
            last = turn
            left &= ~(1 << turn)
            points = pegged(row, start, stop, count)
            mine += points if turn == 0 else 0
            theirs += points if turn == 1 else 0
        else:
            gone |= 1 << turn
        if count == 31 or left & ~gone == 0:
            if count < 31:
                mine += last == 0
                theirs += last == 1
            start, count, gone = stop, 0, 0
            turn = 1 - last if left >> (1 - last) & 1 else last
        elif (left & ~gone) >> (1 - turn) & 1:
            turn = 1 - turn
    return mine, theirs
