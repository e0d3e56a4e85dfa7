"""The highest total of a square in a second way: by sets of rows and sets of columns, in plain Python.

Nothing here is taken from the engine. Points are those of the readable scorer; ranks are 1 to 13.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations

import numpy as np

from fifteentwo.cards import Card
from fifteentwo.scoring import show

Line = tuple[int, ...]
JACK = 11


@cache
def rank_points(line: Line, starter: int) -> int:
    """Fifteens, pairs and runs of four ranks with the starter's."""
    hand = [Card(4 * (rank - 1) + place % 4) for place, rank in enumerate(line)]
    turned = Card(4 * (starter - 1))
    return sum(combo.points for combo in show(hand, turned) if combo.kind in {"fifteen", "pair", "run"})


@cache
def hope(line: Line, starter: int) -> int:
    return rank_points(line, starter) + 5 * (len(set(line)) == 4)


def beats(starter: int, total: int) -> tuple[int, int]:
    """The best total above this one (or this one, when there is none), and how many sets of rows were tried."""
    nobs = starter != JACK
    supply = {rank: 4 - (rank == starter) for rank in range(1, 14)}
    tried = 0
    for rows in halves(starter, supply, (total + 2) // 2 - nobs):
        tried += 1
        held = sorted(rank for row in rows for rank in row)
        need = total + 1 - 2 * nobs - sum(hope(row, starter) for row in rows)
        for columns in partitions(tuple(held), need, 4, starter):
            for grid in squares(rows, columns):
                if bound(grid, starter) > total:
                    total = max(total, with_flushes(grid, starter))
    return total, tried


def halves(starter: int, supply: dict[int, int], need: int) -> Iterator[tuple[Line, ...]]:
    """Every set of four lines that the pack has, and that together hope for this much."""
    every = [
        line
        for line in combinations_with_replacement(range(1, 14), 4)
        if all(many <= supply[rank] for rank, many in Counter(line).items())
    ]
    every.sort(key=lambda line: -hope(line, starter))

    def more(first: int, chosen: tuple[Line, ...], need: int) -> Iterator[tuple[Line, ...]]:
        left = 4 - len(chosen)
        if not left:
            yield chosen
            return
        for place in range(first, len(every)):
            value = hope(every[place], starter)
            if value * left < need:
                return
            held = Counter(rank for line in (*chosen, every[place]) for rank in line)
            if all(many <= supply[rank] for rank, many in held.items()):
                yield from more(place, (*chosen, every[place]), need - value)

    return more(0, (), need)


def partitions(held: Line, need: int, lines: int, starter: int) -> Iterator[tuple[Line, ...]]:
    """The ranks taken apart into lines that together hope for this much."""
    if not lines:
        if need <= 0:
            yield ()
        return
    best = highest(held, starter)
    if best * lines < need:
        return
    for three in sorted(set(combinations(held[1:], 3))):
        line = (held[0], *three)
        rest = need - hope(line, starter)
        if best * (lines - 1) >= rest:
            left = list(held)
            for rank in line:
                left.remove(rank)
            for others in partitions(tuple(left), rest, lines - 1, starter):
                yield line, *others


@cache
def highest(held: Line, starter: int) -> int:
    return max(hope(line, starter) for line in set(combinations(held, 4)))


def squares(rows: Sequence[Line], columns: Sequence[Line]) -> Iterator[Line]:
    """Every square with these rows and these columns, in this order."""
    if not rows:
        yield ()
        return
    for row in set(permutations(rows[0])):
        if all(rank in column for rank, column in zip(row, columns, strict=True)):
            left = [_without(column, rank) for rank, column in zip(row, columns, strict=True)]
            for below in squares(rows[1:], left):
                yield (*row, *below)


def _without(column: Line, rank: int) -> Line:
    place = column.index(rank)
    return column[:place] + column[place + 1 :]


def lines_of(grid: Sequence[int]) -> list[Line]:
    return [tuple(grid[4 * n : 4 * n + 4]) for n in range(4)] + [tuple(grid[n::4]) for n in range(4)]


def points_of_ranks(grid: Line, starter: int) -> int:
    return sum(rank_points(tuple(sorted(line)), starter) for line in lines_of(grid))


def bound(grid: Line, starter: int) -> int:
    """What a square of ranks cannot exceed.

    A row and a column that are flushes cross, so they are of one suit; five lines of it would need
    more cards than a suit has. So four lines at most are flushes, unless none of them cross; and
    then there are four too.
    """
    different = sum(len(set(line)) == 4 for line in lines_of(grid))
    return points_of_ranks(grid, starter) + 5 * min(4, different) + 2 * (starter != JACK and JACK in grid)


def with_flushes(grid: Line, starter: int, pack: dict[int, int] | None = None) -> int:
    """The best total of a square of ranks, by choosing flushes; the starter is of suit 0."""
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
    """The same by trying every way to give the suits."""
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
