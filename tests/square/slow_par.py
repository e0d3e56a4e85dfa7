"""Par in a second way: every pair of ways to take sixteen cards apart whose parts cross in one card each."""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.scoring import points
from tests.square.second import lines_of

Layout = tuple[Card, ...]
ALL = 0xFFFF


@cache
def partitions() -> NDArray[np.uint16]:
    """The 2,627,625 ways to take sixteen cards apart into four sets of four, as bits: (2627625, 4)."""
    fours = np.array([sum(1 << n for n in four) for four in combinations(range(16), 4)], np.uint16)
    ways = fours[fours & 1 == 1][:, None]
    for _ in range(2):
        taken = np.bitwise_or.reduce(ways, axis=1)
        lowest = ~taken & (taken + 1)
        parts = []
        for four in fours:
            fits = (taken & four == 0) & (four & lowest != 0)
            parts.append(np.column_stack([ways[fits], np.full(int(fits.sum()), four, np.uint16)]))
        ways = np.concatenate(parts)
    whole: NDArray[np.uint16] = np.column_stack([ways, ALL - np.bitwise_or.reduce(ways, axis=1)])
    return whole


def slow_par(cards: Layout, starter: Card, in_order: bool = False) -> int:
    """The best total without his heels; with `in_order` of the layouts that can be laid down as the cards come."""
    worth = np.zeros(ALL + 1, np.int64)
    for four in combinations(range(16), 4):
        worth[sum(1 << n for n in four)] = points([cards[n] for n in four], starter)
    ways = partitions()
    sums = worth[ways].sum(axis=1)
    order = np.argsort(-sums, kind="stable")
    ways, sums = ways[order], sums[order]
    single = np.zeros(ALL + 1, bool)
    single[1 << np.arange(16)] = True
    best = -1
    for rows, half in zip(ways, sums, strict=True):
        if 2 * half <= best:
            break
        # Columns are worth no more than the rows, and enough to make more than the best.
        first, last = np.searchsorted(-sums, [-half, -(best - half)])
        others = ways[first:last]
        for row in rows:
            for column in range(4):
                others = others[single[others[:, column] & row]]
        worths = worth[others].sum(axis=1)
        for columns, more in zip(others, worths, strict=True):
            if half + more > best and (not in_order or can_be_laid(grid_of(rows, columns))):
                best = int(half + more)
    return best


def grid_of(rows: Any, columns: Any) -> list[int]:
    """The numbers of the cards, row by row."""
    return [int(row & column).bit_length() - 1 for row in rows for column in columns]


def can_be_laid(grid: list[int]) -> bool:
    """Whether some order of rows and columns lets card 0, 1, 2 ... touch one before it."""
    for rows in permutations(range(4)):
        for columns in permutations(range(4)):
            moved = [grid[4 * row + column] for row in rows for column in columns]
            if touches(moved):
                return True
    return False


def touches(grid: list[int]) -> bool:
    places = [divmod(grid.index(number), 4) for number in range(16)]
    return all(
        any(abs(row - r) <= 1 and abs(column - c) <= 1 for r, c in places[:number])
        for number, (row, column) in enumerate(places)
        if number
    )


def total(layout: Layout, starter: Card) -> int:
    return sum(points([layout[cell] for cell in line], starter) for line in lines_of(range(16)))
