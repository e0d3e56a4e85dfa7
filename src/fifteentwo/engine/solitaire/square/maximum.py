"""The highest total of a Cribbage Square, proved for each rank of the starter by branch and bound.

docs/square-maximum.md gives the argument. The upper bound of a line is the points of its ranks plus, where its four
ranks differ, the points of a flush. Rows and columns can be exchanged so that the bound of the rows is no less than
that of the columns; then twice the bound of the rows limits the total, and few sets of four rows reach the total looked
for. For each of them, columns are tried while the bound of all lines reaches it. The suits of each grid of ranks that
remains are chosen in the best way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.vectorised import rank_points

Integers = NDArray[np.int64]

JACK: Final = 10  # ranks are counted from 0 here, as in the kernels
LINES: Final = (
    *(tuple(range(4 * n, 4 * n + 4)) for n in range(4)),
    *(tuple(range(n, 16, 4)) for n in range(4)),
)
"""The cells of the four rows, then of the four columns."""

FULL_PACK: Final = (4,) * 13
HIGHEST: Final = 8 * 29
"""A trivial upper bound: eight hands of twenty-nine."""
STEP: Final = 4
"""The step by which the threshold is lowered."""
_FOURTH_BITS: Final = sum(8 << 4 * rank for rank in range(13))
_CELLS: Final = np.array(LINES, np.int64)


class Maximum(NamedTuple):
    """The highest total with a starter of one rank, and the cases its proof examined."""

    starter: Card
    total: int
    """In points, without his heels."""
    layout: tuple[Card, ...]
    """Sixteen cards, row by row, that reach it."""
    rows: int
    """Sets of four rows whose bound is at least half of the total."""
    columns: int
    """Columns tried under those rows."""
    grids: int
    """Grids of ranks whose suits were chosen."""

    @property
    def cases(self) -> int:
        """All cases examined."""
        return self.rows + self.columns + self.grids


class MaximumTables(NamedTuple):
    """The tables of the search for one rank of the starter; ranks are counted from 0."""

    starter: int
    taken: Integers
    """(13, 4): 1 for the starter and for cards that are not in the pack."""
    lines: Integers
    """(n, 4): the ranks of every possible line, the highest bound first."""
    bounds: Integers
    """(n,): the upper bound of each, in points."""
    counts: Integers
    """(n,): the number of cards of each rank in the line, four bits a rank."""
    guard: int
    """Added to counts, it sets the fourth bit of each rank with too many cards."""
    bound: Integers
    """(28561,): the upper bound of a line by its ranks as digits to the base 13: the points and those of a flush."""
    points: Integers
    """(28561,): the points without flush and nobs."""


class MaximumSearch(NamedTuple):
    """The state of the search: its arrays change in place."""

    best: Integers
    """(1,): the highest total so far; at the start, one less than the lowest total looked for."""
    layout: Integers
    """(16,): the cards that reach it."""
    seen: Integers
    """(3,): the numbers of sets of rows, columns and grids of ranks examined."""


def maxima(pack: Sequence[int] = FULL_PACK) -> Iterator[Maximum]:
    """The highest total for a starter of each rank in the pack, the ace first; see `maximum_for`."""
    for rank, many in enumerate(pack):
        if many:
            yield maximum_for(rank, pack)


def maximum_for(rank: int, pack: Sequence[int] = FULL_PACK) -> Maximum:
    """The highest total with the starter of this rank (0 for the ace) in clubs.

    `pack` is the number of cards of each rank, clubs first. The search looks for totals of at least a threshold, which
    is lowered until one is found. Raises ValueError for a pack that does not fill the square.
    """
    if len(pack) != 13 or not all(0 <= many <= 4 for many in pack) or sum(pack) < 17 or not pack[rank]:
        raise ValueError("a pack holds up to four cards of each rank, the starter, and sixteen more")
    tables = _tables(rank, np.array(pack, np.int64))
    search = MaximumSearch(np.zeros(1, np.int64), np.zeros(16, np.int64), np.zeros(3, np.int64))
    for threshold in range(HIGHEST, -STEP, -STEP):
        search.best[0] = threshold - 1
        search.seen[:] = 0
        _search_rows(tables, search)
        if search.best[0] >= threshold:
            break
    layout = tuple(Card(int(card)) for card in search.layout)
    return Maximum(Card(4 * rank), int(search.best[0]), layout, *map(int, search.seen))


def by_heels(search: Iterable[Maximum]) -> dict[str, int]:
    """The highest total by each rule for his heels: none, 2 points once, 2 points for each of the eight hands.

    Heels are only paid for a jack as starter, so the maximum of the other ranks stays.
    """
    totals = [(each.total, each.starter.rank == JACK + 1) for each in search]
    paid = {"off": 0, "once": 2, "per_hand": 16}
    return {rule: max(total + points * is_jack for total, is_jack in totals) for rule, points in paid.items()}


def _tables(rank: int, pack: Integers) -> MaximumTables:
    supply = pack.copy()
    supply[rank] -= 1
    taken = (np.arange(4) >= pack[:, None]).astype(np.int64)
    taken[rank, 0] = 1
    points = rank_points().reshape(13**4, 13)[:, rank].astype(np.int64)
    bound = points + _flush_bounds(rank)
    lines = np.array(list(combinations_with_replacement(range(13), 4)), np.int64)
    many = np.stack([(lines == each).sum(axis=1) for each in range(13)], axis=1)
    possible = (many <= supply).all(axis=1)
    lines, many = lines[possible], many[possible]
    bounds = bound[lines @ np.array([13**3, 13**2, 13, 1])]
    order = np.argsort(-bounds, kind="stable")
    counts = (many << 4 * np.arange(13)).sum(axis=1)
    guard = int(((7 - supply) << 4 * np.arange(13)).sum())
    return MaximumTables(rank, taken, lines[order], bounds[order], counts[order], guard, bound, points)


def _flush_bounds(rank: int) -> Integers:
    """The upper bound of a flush by the ranks of a line: 5 where they differ, 4 if one is the starter's rank, else 0.

    A flush in the starter's suit with a card of its rank would contain the starter.
    """
    ranks = np.sort(np.indices((13,) * 4).reshape(4, -1), axis=0)
    differ = (ranks[1:] != ranks[:-1]).all(axis=0)
    bounds: Integers = np.where(differ, 5 - (ranks == rank).any(axis=0), 0)
    return bounds


@compiled
def _search_rows(tables: MaximumTables, search: MaximumSearch) -> None:
    """Examines every set of four rows whose bound exceeds half of the best total, and the layouts under it."""
    bounds, counts, guard, best = tables.bounds, tables.counts, tables.guard, search.best
    n = len(bounds)
    nobs = 0 if tables.starter == JACK else 1
    rows = np.empty((4, 4), np.int64)
    for a in range(n):
        if 2 * (4 * bounds[a] + nobs) <= best[0]:
            break
        for b in range(a, n):
            if 2 * (bounds[a] + 3 * bounds[b] + nobs) <= best[0]:
                break
            two = counts[a] + counts[b]
            if (two + guard) & _FOURTH_BITS:
                continue
            for c in range(b, n):
                if 2 * (bounds[a] + bounds[b] + 2 * bounds[c] + nobs) <= best[0]:
                    break
                three = two + counts[c]
                if (three + guard) & _FOURTH_BITS:
                    continue
                for d in range(c, n):
                    bound = bounds[a] + bounds[b] + bounds[c] + bounds[d]
                    if 2 * (bound + nobs) <= best[0]:
                        break
                    if (three + counts[d] + guard) & _FOURTH_BITS:
                        continue
                    search.seen[0] += 1
                    rows[0], rows[1], rows[2], rows[3] = (
                        tables.lines[a],
                        tables.lines[b],
                        tables.lines[c],
                        tables.lines[d],
                    )
                    _search_columns(rows, bound + 2 * nobs, tables, search)


@compiled
def _search_columns(rows: Integers, bound: int, tables: MaximumTables, search: MaximumSearch) -> None:
    """Examines the layouts with these rows; `bound` is that of the rows and of his nobs in two lines."""
    left = np.zeros(5, np.int64)  # the bound of the columns through this card of the first row and all after it
    for card in range(3, -1, -1):
        highest = 0
        for second in rows[1]:
            for third in rows[2]:
                for fourth in rows[3]:
                    place = ((rows[0, card] * 13 + second) * 13 + third) * 13 + fourth
                    highest = max(highest, tables.bound[place])
        left[card] = left[card + 1] + highest
    if bound + left[0] > search.best[0]:
        _try_columns(rows, bound, left, tables, search)


@compiled
def _try_columns(rows: Integers, bound: int, left: Integers, tables: MaximumTables, search: MaximumSearch) -> None:
    """Tries column after column through the cards of the first row, each with one card of every row below."""
    grid = np.zeros((4, 4), np.int64)
    grid[0] = rows[0]
    used = np.zeros((4, 4), np.int64)
    choice = np.full(5, -1, np.int64)  # of each column so far: which cards of the rows below, digits to the base 4
    column = np.zeros(5, np.int64)  # its ranks, digits to the base 13
    bounds = np.zeros(5, np.int64)
    bounds[0] = bound
    at = 0
    while at >= 0:
        if at == 4:
            search.seen[2] += 1
            _give_suits(grid.ravel(), tables, search)
            at -= 1
            _mark(used, choice[at], 0)
        choice[at] += 1
        if choice[at] == 64:
            choice[at] = -1
            at -= 1
            if at >= 0:
                _mark(used, choice[at], 0)
            continue
        place = grid[0, at]
        fits = True
        for row in range(1, 4):
            card = choice[at] >> 6 - 2 * row & 3
            # Of equal cards in a row the first is taken first.
            fits &= not used[row, card] and (card == 0 or rows[row, card] != rows[row, card - 1] or used[row, card - 1])
            grid[row, at] = rows[row, card]
            place = place * 13 + grid[row, at]
        # Columns through equal cards may change places: the greatest number first.
        if not fits or (at and rows[0, at] == rows[0, at - 1] and place > column[at - 1]):
            continue
        search.seen[1] += 1
        if bounds[at] + tables.bound[place] + left[at + 1] <= search.best[0]:
            continue
        _mark(used, choice[at], 1)
        column[at] = place
        bounds[at + 1] = bounds[at] + tables.bound[place]
        at += 1


@compiled
def _mark(used: Integers, choice: int, mark: int) -> None:
    """Marks the cards of the lower rows that this column uses."""
    for row in range(1, 4):
        used[row, choice >> 6 - 2 * row & 3] = mark


@compiled
def _give_suits(grid: Integers, tables: MaximumTables, search: MaximumSearch) -> None:
    """Chooses the suits for a grid of ranks in the best way, and keeps the layout if it beats the best total.

    Each line in turn is a flush of one of the suits, 0 to 3, or is left open, 4.
    """
    left = np.zeros(9, np.int64)  # the bound of the flushes in this line and those after it
    points = np.zeros(9, np.int64)
    for line in range(7, -1, -1):
        a, b, c, d = _CELLS[line]
        place = ((grid[a] * 13 + grid[b]) * 13 + grid[c]) * 13 + grid[d]
        points[0] += tables.points[place]
        left[line] = left[line + 1] + tables.bound[place] - tables.points[place]
    nobs = 2 * (tables.starter != JACK and not tables.taken[JACK, 0] and (grid == JACK).any())
    suits = np.full(16, -1, np.int64)  # of each cell, -1 while no flush requires one
    asked_by = np.full(16, -1, np.int64)
    taken = tables.taken.copy()
    choice = np.full(9, -1, np.int64)
    line = 0
    while line >= 0:
        if line == 8:
            _finish(points[8], nobs, grid, suits, taken, search)
            line -= 1
        for cell in range(16):
            if asked_by[cell] == line:
                taken[grid[cell], suits[cell]] = 0
                suits[cell] = asked_by[cell] = -1
        choice[line] += 1
        if choice[line] > 4 or points[line] + left[line] + nobs <= search.best[0]:
            choice[line] = -1
            line -= 1
            continue
        suit = choice[line]
        if suit < 4:
            if left[line] == left[line + 1] or not _can_flush(_CELLS[line], suit, grid, suits, taken):
                continue
            for cell in _CELLS[line]:
                if suits[cell] < 0:
                    suits[cell] = suit
                    asked_by[cell] = line
                    taken[grid[cell], suit] = 1
        points[line + 1] = points[line] + (4 + (suit == 0) if suit < 4 else 0)
        line += 1


@compiled
def _can_flush(cells: Integers, suit: int, grid: Integers, suits: Integers, taken: Integers) -> bool:
    """Whether every cell of a line of different ranks has this suit or can still have it."""
    for cell in cells:  # noqa: SIM110 - all() of a generator is not compiled
        if suits[cell] != suit and (suits[cell] >= 0 or taken[grid[cell], suit]):
            return False
    return True


@compiled
def _finish(points: int, nobs: int, grid: Integers, suits: Integers, taken: Integers, search: MaximumSearch) -> None:
    """Gives the remaining cells the remaining suits, the starter's first, so that a jack may be his nobs."""
    chosen = suits.copy()
    gone = taken.copy()
    has_nobs = False
    for cell in range(16):
        if chosen[cell] < 0:
            chosen[cell] = np.argmin(gone[grid[cell]])
            gone[grid[cell], chosen[cell]] = 1
        has_nobs |= grid[cell] == JACK and chosen[cell] == 0
    total = points + (nobs if has_nobs else 0)
    if total > search.best[0]:
        search.best[0] = total
        search.layout[:] = 4 * grid + chosen
