"""The highest total a Cribbage Square can have, proved for each rank of the starter.

The argument is written out in docs/square-maximum.md. In short: give every line what its ranks are
worth and, where its four ranks differ, as much as a flush could add; call that its hope. Turn the
layout so that its rows hope for no less than its columns. Then the rows alone hope for half of the
total, and few sets of four rows do. For each of them columns are tried for as long as the hope of
all lines reaches the total looked for; to each table of ranks that is left the suits are given out
in the best way.
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
"""No layout can be worth more: eight hands, each of them twenty-nine at most."""
STEP: Final = 4
_FOURTH_BITS: Final = sum(8 << 4 * rank for rank in range(13))
_CELLS: Final = np.array(LINES, np.int64)


class Most(NamedTuple):
    """The highest total with a starter of one rank, and what its proof looked at."""

    starter: Card
    total: int
    """Without his heels."""
    layout: tuple[Card, ...]
    """Sixteen cards, row by row, that reach it."""
    rows: int
    """Sets of four rows that hope for half of the total or more."""
    columns: int
    """Columns tried under those rows."""
    grids: int
    """Tables of ranks to which suits were given."""

    @property
    def cases(self) -> int:
        """All that was looked at."""
        return self.rows + self.columns + self.grids


class Tables(NamedTuple):
    """What the search looks up for one rank of the starter, ranks from 0."""

    starter: int
    taken: Integers
    """(13, 4): 1 for the starter and for cards that are not in the pack."""
    lines: Integers
    """(n, 4): the ranks of every possible line, the one that hopes for most first."""
    hopes: Integers
    """(n,)"""
    counts: Integers
    """(n,): how many of each rank the line holds, four bits a rank."""
    guard: int
    """Added to counts, it sets the fourth bit of a rank of which there are too many."""
    hope: Integers
    """(28561,): by the four ranks as digits to the base 13, the points and what a flush could add."""
    points: Integers
    """(28561,): the points without flush and nobs."""


class Found(NamedTuple):
    """What the search has come to: its arrays change as it goes on."""

    best: Integers
    """(1,): the highest total so far; at the start, one less than the least looked for."""
    layout: Integers
    """(16,): the cards that reach it."""
    seen: Integers
    """(3,): sets of rows, columns, tables of ranks."""


def maximum(pack: Sequence[int] = FULL_PACK) -> Iterator[Most]:
    """The highest total for a starter of each rank in the pack, the ace first; see `most`."""
    for rank, many in enumerate(pack):
        if many:
            yield most(rank, pack)


def most(rank: int, pack: Sequence[int] = FULL_PACK) -> Most:
    """The highest total with the starter of this rank (0 for the ace) in clubs.

    `pack` says how many cards of each rank there are, clubs first. The search looks for totals from
    a threshold up; while there are none the threshold is lowered. Raises ValueError for a pack that
    does not fill the square.
    """
    if len(pack) != 13 or not all(0 <= many <= 4 for many in pack) or sum(pack) < 17 or not pack[rank]:
        raise ValueError("a pack holds up to four cards of each rank, the starter, and sixteen more")
    tables = _tables(rank, np.array(pack, np.int64))
    found = Found(np.zeros(1, np.int64), np.zeros(16, np.int64), np.zeros(3, np.int64))
    for threshold in range(HIGHEST, -STEP, -STEP):
        found.best[0] = threshold - 1
        found.seen[:] = 0
        _search_rows(tables, found)
        if found.best[0] >= threshold:
            break
    layout = tuple(Card(int(card)) for card in found.layout)
    return Most(Card(4 * rank), int(found.best[0]), layout, *map(int, found.seen))


def by_heels(found: Iterable[Most]) -> dict[str, int]:
    """The highest total under each rule of his heels: off, 2 points once, 2 points to each of the eight hands.

    Only a jack as starter has heels, so the highest of all but the jack stays as it is.
    """
    totals = [(each.total, each.starter.rank == JACK + 1) for each in found]
    paid = {"off": 0, "once": 2, "per_hand": 16}
    return {rule: max(total + points * is_jack for total, is_jack in totals) for rule, points in paid.items()}


def _tables(rank: int, pack: Integers) -> Tables:
    supply = pack.copy()
    supply[rank] -= 1
    taken = (np.arange(4) >= pack[:, None]).astype(np.int64)
    taken[rank, 0] = 1
    points = rank_points().reshape(13**4, 13)[:, rank].astype(np.int64)
    hope = points + _flush_hopes(rank)
    lines = np.array(list(combinations_with_replacement(range(13), 4)), np.int64)
    many = np.stack([(lines == each).sum(axis=1) for each in range(13)], axis=1)
    possible = (many <= supply).all(axis=1)
    lines, many = lines[possible], many[possible]
    hopes = hope[lines @ np.array([13**3, 13**2, 13, 1])]
    order = np.argsort(-hopes, kind="stable")
    counts = (many << 4 * np.arange(13)).sum(axis=1)
    guard = int(((7 - supply) << 4 * np.arange(13)).sum())
    return Tables(rank, taken, lines[order], hopes[order], counts[order], guard, hope, points)


def _flush_hopes(rank: int) -> Integers:
    """By the four ranks of a line: 5 where they differ, but 4 with the starter's among them; else 0.

    A flush in the starter's suit that holds its rank would hold the starter itself.
    """
    ranks = np.sort(np.indices((13,) * 4).reshape(4, -1), axis=0)
    differ = (ranks[1:] != ranks[:-1]).all(axis=0)
    hopes: Integers = np.where(differ, 5 - (ranks == rank).any(axis=0), 0)
    return hopes


@compiled
def _search_rows(tables: Tables, found: Found) -> None:
    """Every set of four rows that hopes for half of more than the best total, and the layouts under it."""
    hopes, counts, guard, best = tables.hopes, tables.counts, tables.guard, found.best
    n = len(hopes)
    nobs = 0 if tables.starter == JACK else 1
    rows = np.empty((4, 4), np.int64)
    for a in range(n):
        if 2 * (4 * hopes[a] + nobs) <= best[0]:
            break
        for b in range(a, n):
            if 2 * (hopes[a] + 3 * hopes[b] + nobs) <= best[0]:
                break
            two = counts[a] + counts[b]
            if (two + guard) & _FOURTH_BITS:
                continue
            for c in range(b, n):
                if 2 * (hopes[a] + hopes[b] + 2 * hopes[c] + nobs) <= best[0]:
                    break
                three = two + counts[c]
                if (three + guard) & _FOURTH_BITS:
                    continue
                for d in range(c, n):
                    hope = hopes[a] + hopes[b] + hopes[c] + hopes[d]
                    if 2 * (hope + nobs) <= best[0]:
                        break
                    if (three + counts[d] + guard) & _FOURTH_BITS:
                        continue
                    found.seen[0] += 1
                    rows[0], rows[1], rows[2], rows[3] = (
                        tables.lines[a],
                        tables.lines[b],
                        tables.lines[c],
                        tables.lines[d],
                    )
                    _search_columns(rows, hope + 2 * nobs, tables, found)


@compiled
def _search_columns(rows: Integers, hope: int, tables: Tables, found: Found) -> None:
    """The layouts with these rows; `hope` is that of the rows and of both lines that may have his nobs."""
    left = np.zeros(5, np.int64)  # what the columns through this card of the first row and all after it hope for
    for card in range(3, -1, -1):
        highest = 0
        for second in rows[1]:
            for third in rows[2]:
                for fourth in rows[3]:
                    place = ((rows[0, card] * 13 + second) * 13 + third) * 13 + fourth
                    highest = max(highest, tables.hope[place])
        left[card] = left[card + 1] + highest
    if hope + left[0] > found.best[0]:
        _try_columns(rows, hope, left, tables, found)


@compiled
def _try_columns(rows: Integers, hope: int, left: Integers, tables: Tables, found: Found) -> None:
    """Column after column through the cards of the first row, each with one card of every row below."""
    grid = np.zeros((4, 4), np.int64)
    grid[0] = rows[0]
    used = np.zeros((4, 4), np.int64)
    choice = np.full(5, -1, np.int64)  # of each column so far: which cards of the rows below, digits to the base 4
    column = np.zeros(5, np.int64)  # its ranks, digits to the base 13
    hopes = np.zeros(5, np.int64)
    hopes[0] = hope
    at = 0
    while at >= 0:
        if at == 4:
            found.seen[2] += 1
            _give_suits(grid.ravel(), tables, found)
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
            # Of cards alike in a row the first is taken first.
            fits &= not used[row, card] and (card == 0 or rows[row, card] != rows[row, card - 1] or used[row, card - 1])
            grid[row, at] = rows[row, card]
            place = place * 13 + grid[row, at]
        # Columns through cards alike may change places: the greatest number first.
        if not fits or (at and rows[0, at] == rows[0, at - 1] and place > column[at - 1]):
            continue
        found.seen[1] += 1
        if hopes[at] + tables.hope[place] + left[at + 1] <= found.best[0]:
            continue
        _mark(used, choice[at], 1)
        column[at] = place
        hopes[at + 1] = hopes[at] + tables.hope[place]
        at += 1


@compiled
def _mark(used: Integers, choice: int, mark: int) -> None:
    """Marks the cards of the rows below the first that are in a column."""
    for row in range(1, 4):
        used[row, choice >> 6 - 2 * row & 3] = mark


@compiled
def _give_suits(grid: Integers, tables: Tables, found: Found) -> None:
    """The best way to give suits to a table of ranks, kept where it beats the best total.

    Line after line is a flush of one of the suits, 0 to 3, or of none in particular, 4.
    """
    left = np.zeros(9, np.int64)  # what this line and those after it hope for from flushes
    points = np.zeros(9, np.int64)
    for line in range(7, -1, -1):
        a, b, c, d = _CELLS[line]
        place = ((grid[a] * 13 + grid[b]) * 13 + grid[c]) * 13 + grid[d]
        points[0] += tables.points[place]
        left[line] = left[line + 1] + tables.hope[place] - tables.points[place]
    nobs = 2 * (tables.starter != JACK and not tables.taken[JACK, 0] and (grid == JACK).any())
    suits = np.full(16, -1, np.int64)  # of each cell, -1 as long as no flush has asked for one
    asked_by = np.full(16, -1, np.int64)
    taken = tables.taken.copy()
    choice = np.full(9, -1, np.int64)
    line = 0
    while line >= 0:
        if line == 8:
            _finish(points[8], nobs, grid, suits, taken, found)
            line -= 1
        for cell in range(16):
            if asked_by[cell] == line:
                taken[grid[cell], suits[cell]] = 0
                suits[cell] = asked_by[cell] = -1
        choice[line] += 1
        if choice[line] > 4 or points[line] + left[line] + nobs <= found.best[0]:
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
    """Whether every cell of a line, its ranks being different, has this suit or can still have it."""
    for cell in cells:  # noqa: SIM110 - all() of a generator is not compiled
        if suits[cell] != suit and (suits[cell] >= 0 or taken[grid[cell], suit]):
            return False
    return True


@compiled
def _finish(points: int, nobs: int, grid: Integers, suits: Integers, taken: Integers, found: Found) -> None:
    """Gives the cells no flush has asked for the suits that are left, the starter's first: a jack may be his nobs."""
    chosen = suits.copy()
    gone = taken.copy()
    has_nobs = False
    for cell in range(16):
        if chosen[cell] < 0:
            chosen[cell] = np.argmin(gone[grid[cell]])
            gone[grid[cell], chosen[cell]] = 1
        has_nobs |= grid[cell] == JACK and chosen[cell] == 0
    total = points + (nobs if has_nobs else 0)
    if total > found.best[0]:
        found.best[0] = total
        found.layout[:] = 4 * grid + chosen
