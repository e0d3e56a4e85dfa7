"""A second proof of the highest total of a square: row under row, in NumPy, with one bound for all flushes together.

Nothing here uses the engine. Points are those of the reference scorer; ranks are 1 to 13. The bounds
differ from those of the first proof, which allows each line a flush of its own and enumerates sets of four rows, then
columns. Here

- all flushes of a square together make 20 points at most (`FLUSHES`), and his nobs, in a row and a column, two;
- so if a square makes more than `total`, and the ranks of its rows make no less than those of its columns
  (otherwise exchange rows and columns), the ranks of its rows make half of `total - 22` at least;
- the rows may be chosen in the order of their points: later rows have no more than the last;
- an unfinished column makes no more than with the best of the remaining cards.

A flush is four cards of different ranks in a suit. A row and a column cross, so where some of each are flushes all
of them are of one suit, and r rows with c columns are 4r + 4c - rc cells of thirteen ranks: five lines would need
fourteen or more. So four lines at most are flushes, five points each.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.scoring import show

Line = tuple[int, ...]
Integers = NDArray[np.int64]
JACK = 11
FLUSHES = 4 * 5
FULL_PACK = dict.fromkeys(range(1, 14), 4)
NEVER = -1000
FOUR = np.arange(4)


class Lines(NamedTuple):
    """Lines of four ranks that the pack has, the highest points first."""

    ranks: Integers
    """(n, 4): the ranks."""
    held: Integers
    """(n, 14): the number of each rank."""
    points: Integers
    """(n,): the points."""

    def such(self, wanted: NDArray[np.bool_] | Integers) -> Lines:
        """The wanted squares, in any order of lines."""
        return Lines(self.ranks[wanted], self.held[wanted], self.points[wanted])


@cache
def rank_points(line: Line, starter: int) -> int:
    """Fifteens, pairs and runs of four ranks with the starter's."""
    hand = [Card(4 * (rank - 1) + place % 4) for place, rank in enumerate(line)]
    turned = Card(4 * (starter - 1))
    return sum(combo.points for combo in show(hand, turned) if combo.kind in {"fifteen", "pair", "run"})


def highest(starter: int, total: int, pack: dict[int, int] | None = None) -> tuple[int, int]:
    """The highest total above this one (or this one, when there is none), and the number of grids of ranks searched.

    `pack` gives the number of cards of each rank, four by default.
    """
    points_of = _points_table(starter)
    supply = np.array([(pack or FULL_PACK).get(rank, 0) - (rank == starter) for rank in range(14)])
    left = 0
    for grids in _squares(points_of, supply, total - FLUSHES - 2 * (starter != JACK)):
        for grid in map(tuple, grids.tolist()):
            if bound(grid, starter) > total:
                left += 1
                total = max(total, with_flushes(grid, starter, pack))
    return total, left


def _points_table(starter: int) -> Integers:
    """(14, 14, 14, 14): the points of four ranks, in any order."""
    points_of = np.zeros((14,) * 4, np.int64)
    for line in combinations_with_replacement(range(1, 14), 4):
        for order in set(permutations(line)):
            points_of[order] = rank_points(line, starter)
    return points_of


def _squares(points_of: Integers, supply: Integers, total: int) -> Iterator[Integers]:
    """Every square whose ranks make more, up to exchanging rows and columns and reordering them."""
    every = _lines(points_of, supply)
    ascending = every.such(np.all(np.diff(every.ranks) >= 0, axis=1))
    rows = list(zip(*ascending, strict=True))
    for place, (first, held, points) in enumerate(rows):
        if 2 * 4 * points <= total:
            return
        for second, held_too, points_too in rows[place:]:
            two = points + points_too
            if 2 * (two + 2 * points_too) <= total:
                break
            left = supply - held - held_too
            if (left < 0).any():
                continue
            fits = np.all(every.held <= left, axis=1)
            fits &= (every.points <= points_too) & (2 * (two + 2 * every.points) > total)
            below = every.such(fits)
            for order in sorted(set(permutations(second.tolist()))):
                # Columns with the same card on top may change places.
                if all(first[n] < first[n + 1] or order[n] <= order[n + 1] for n in range(3)):
                    yield from _two_rows_more(np.array([first, order]), two, below, left, points_of, total)


def _lines(points_of: Integers, supply: Integers) -> Lines:
    ranks = np.indices((14,) * 4).reshape(4, -1).T
    held = np.stack([(ranks == rank).sum(axis=1) for rank in range(14)], axis=1)
    there = (held <= supply).all(axis=1)
    points: Integers = points_of[tuple(ranks[there].T)]
    return Lines(ranks[there], held[there], points).such((-points).argsort(kind="stable"))


def _two_rows_more(
    rows: Integers, points: int, below: Lines, left: Integers, points_of: Integers, total: int
) -> Iterator[Integers]:
    """The squares with these two rows on top, and below them two with no more points."""
    there = left > 0
    columns = np.where(there[:, None] & there, points_of[rows[0], rows[1]], NEVER)  # by third and fourth card
    highest_with = columns.max(axis=2)
    bounds = points + 2 * below.points + highest_with[FOUR, below.ranks].sum(axis=1)
    for third in np.flatnonzero(bounds > total):
        row, three = below.ranks[third], points + below.points[third]
        fourth = columns[FOUR, row]
        if three + below.points[third] + fourth.max(axis=1).sum() <= total:
            continue
        last = slice(np.searchsorted(-below.points, -below.points[third]), None)
        totals = three + below.points[last] + fourth[FOUR, below.ranks[last]].sum(axis=1)
        fits = (totals > total) & (below.held[last] + below.held[third] <= left).all(axis=1)
        if fits.any():
            under = below.ranks[last][fits]
            yield np.column_stack([np.tile([*rows.ravel(), *row], (len(under), 1)), under])


def lines_of(grid: Sequence[int]) -> list[Line]:
    return [tuple(grid[4 * n : 4 * n + 4]) for n in range(4)] + [tuple(grid[n::4]) for n in range(4)]


def points_of_ranks(grid: Line, starter: int) -> int:
    return sum(rank_points(tuple(sorted(line)), starter) for line in lines_of(grid))


def bound(grid: Line, starter: int) -> int:
    """An upper bound for a grid of ranks: four flushes at most, and his nobs where a jack is."""
    different = sum(len(set(line)) == 4 for line in lines_of(grid))
    return points_of_ranks(grid, starter) + 5 * min(4, different) + 2 * (starter != JACK and JACK in grid)


def with_flushes(grid: Line, starter: int, pack: dict[int, int] | None = None) -> int:
    """The best total of a grid of ranks, by choosing flushes; the starter is of suit 0."""
    best = 0

    def choose(line: int, asked: dict[int, int], points: int) -> None:
        nonlocal best
        if line == 8:
            jacks = [asked.get(cell) for cell in range(16) if grid[cell] == JACK]
            nobs = starter != JACK and (0 in jacks or None in jacks)
            best = max(best, points + 2 * nobs)
            return
        choose(line + 1, asked, points)
        cells = lines_of(range(16))[line]
        if len({grid[cell] for cell in cells}) == 4:
            for suit in range(4):
                if all(asked.get(cell, suit) == suit for cell in cells):
                    now = asked | dict.fromkeys(cells, suit)
                    given = [(starter, 0), *((grid[cell], of) for cell, of in now.items())]
                    there = pack is None or all(of < pack[rank] for rank, of in given)
                    if there and len(set(given)) == len(given):
                        choose(line + 1, now, points + 4 + (suit == 0))

    choose(0, {}, points_of_ranks(grid, starter))
    return best


def with_suits(grid: Line, starter: int) -> int:
    """The same by trying all suits."""
    ways = []
    cells = []
    for rank in sorted(set(grid)):
        mine = [cell for cell in range(16) if grid[cell] == rank]
        suits = [suit for suit in range(4) if (rank, suit) != (starter, 0)]
        cells += mine
        ways.append(np.array(list(permutations(suits, len(mine))), np.int8))
    picks = np.indices([len(way) for way in ways]).reshape(len(ways), -1)
    suits_of = np.empty((picks.shape[1], 16), np.int8)
    suits_of[:, cells] = np.concatenate([way[pick] for way, pick in zip(ways, picks, strict=True)], axis=1)
    extra = np.zeros(len(suits_of), np.int64)
    for line in lines_of(range(16)):
        given = suits_of[:, line]
        flush = (given == given[:, :1]).all(axis=1)
        extra += np.where(flush, 4 + (given[:, 0] == 0), 0)
        if starter != JACK:
            jacks = [place for place, cell in enumerate(line) if grid[cell] == JACK]
            extra += (given[:, jacks] == 0).any(axis=1)
    return points_of_ranks(grid, starter) + int(extra.max())
