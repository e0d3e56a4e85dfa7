"""The search for the best layout by branch and bound: four rows from the cards, and four columns across them.

The total is the sum over rows and columns, and either the rows or the columns have at least half of it; call those the
rows. So four sets of four are chosen as rows, in order of their points. A choice is dropped when twice an upper bound
of the rows does not exceed the best total known, or when the rows plus an upper bound of the columns do not. (Land and
Doig, "An automatic method of solving discrete programming problems", 1960.)

Cards are numbered in the order they come, and a set of cards is a bit mask. With more than sixteen cards, those that
are not chosen are thrown away or left over.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.legal_order import PlacementRules, order_legally
from fifteentwo.engine.solitaire.square.line_sets import Integers, LineTables, write_bits
from fifteentwo.solitaire.square import CELLS

UNLIMITED: Final = 1 << 60
"""No limit of work."""

_COLUMN_BOUND_WORK: Final = 32
_COLUMNS_WORK: Final = 500


class Incumbent(NamedTuple):
    """The best layout so far, and the work done: the arrays change in place."""

    best: Integers
    """(1,): the best total, in points without heels; at the start, one less than the lowest total looked for."""
    layout: Integers
    """(16,): its cards by number, row by row."""
    work: Integers
    """(2,): roughly the number of sets of four examined, and its limit.

    Beyond the limit the search stops unfinished.
    """


def new_incumbent(best: int = -1, max_work: int = UNLIMITED) -> Incumbent:
    """The start of a search for totals above `best`, with a limit of work."""
    return Incumbent(np.full(1, best, np.int64), np.arange(CELLS), np.array([0, max_work], np.int64))


@compiled
def anneal(tables: LineTables, steps: int, incumbent: Incumbent) -> None:
    """A good layout by simulated annealing; cards change places, those left over too. Deterministic."""
    cards, set_value = tables.cards, tables.set_value
    last_required = tables.required != 0
    grid = np.arange(cards)
    if last_required:
        grid[15], grid[cards - 1] = grid[cards - 1], grid[15]
    rows = np.zeros(4, np.int64)
    columns = np.zeros(4, np.int64)
    for cell in range(CELLS):
        rows[cell >> 2] |= 1 << grid[cell]
        columns[cell & 3] |= 1 << grid[cell]
    total = 0
    for n in range(4):
        total += set_value[rows[n]] + set_value[columns[n]]
    state = np.uint64(0x9E3779B97F4A7C15)
    for step in range(steps):
        state ^= state << np.uint64(13)
        state ^= state >> np.uint64(7)
        state ^= state << np.uint64(17)
        one = np.int64(state & np.uint64(15))
        other = np.int64((state >> np.uint64(8)) % np.uint64(cards))
        if other >= CELLS and last_required and grid[one] == cards - 1:
            continue
        flip = (1 << grid[one]) ^ (1 << grid[other])
        change = 0
        if other >= CELLS or one >> 2 != other >> 2:
            change += set_value[rows[one >> 2] ^ flip] - set_value[rows[one >> 2]]
            if other < CELLS:
                change += set_value[rows[other >> 2] ^ flip] - set_value[rows[other >> 2]]
        if other >= CELLS or one & 3 != other & 3:
            change += set_value[columns[one & 3] ^ flip] - set_value[columns[one & 3]]
            if other < CELLS:
                change += set_value[columns[other & 3] ^ flip] - set_value[columns[other & 3]]
        temperature = 3.0 * (1 - step / steps) + 0.1
        if change < 0 and np.float64(state >> np.uint64(40)) / (1 << 24) >= np.exp(change / temperature):
            continue
        if other >= CELLS:
            rows[one >> 2] ^= flip
            columns[one & 3] ^= flip
        else:
            if one >> 2 != other >> 2:
                rows[one >> 2] ^= flip
                rows[other >> 2] ^= flip
            if one & 3 != other & 3:
                columns[one & 3] ^= flip
                columns[other & 3] ^= flip
        grid[one], grid[other] = grid[other], grid[one]
        total += change
        if total > incumbent.best[0]:
            incumbent.best[0] = total
            incumbent.layout[:] = grid[:CELLS]


@compiled
def search(tables: LineTables, incumbent: Incumbent, placement: PlacementRules) -> bool:
    """Finds every layout better than the incumbent, that can be placed where `placement` requires it.

    Returns False where the limit of work was reached before the end.
    """
    masks, values, required, best, work = tables.masks, tables.values, tables.required, incumbent.best, incumbent.work
    everything = (1 << tables.cards) - 1
    rows = np.empty(4, np.int64)
    seconds = np.empty(len(masks), np.int64)
    thirds = np.empty(len(masks), np.int64)
    for i in range(len(masks)):
        if 8 * values[i] <= best[0]:
            break
        rows[0] = masks[i]
        work[0] += len(masks) - i
        count = 0
        for j in range(i + 1, len(masks)):
            if masks[j] & rows[0] == 0:
                seconds[count] = j
                count += 1
        for n in range(count):
            j = seconds[n]
            two = values[i] + values[j]
            if 2 * (two + 2 * values[j]) <= best[0]:
                break
            rows[1] = masks[j]
            first_two = rows[0] | rows[1]
            bound = two + tables.two_rows[everything ^ first_two]
            if 2 * bound <= best[0]:
                continue
            column_bound_of_two = _column_bound(i, j, tables)
            work[0] += _COLUMN_BOUND_WORK
            if bound + column_bound_of_two <= best[0]:
                continue
            if work[0] > work[1]:
                return False
            work[0] += count - n
            third_count = 0
            for m in range(n + 1, count):
                if masks[seconds[m]] & rows[1] == 0:
                    thirds[third_count] = seconds[m]
                    third_count += 1
            for p in range(third_count):
                k = thirds[p]
                if 2 * (two + 2 * values[k]) <= best[0]:
                    break
                rows[2] = masks[k]
                column_bound = min(column_bound_of_two, _column_bound(i, k, tables), _column_bound(j, k, tables))
                work[0] += 2 * _COLUMN_BOUND_WORK
                if two + 2 * values[k] + column_bound <= best[0]:
                    continue
                if work[0] > work[1]:
                    return False
                for q in range(p + 1, third_count):
                    last = thirds[q]
                    work[0] += 1
                    half = two + values[k] + values[last]
                    if 2 * half <= best[0] or half + column_bound <= best[0]:
                        break
                    rows[3] = masks[last]
                    if rows[3] & rows[2] or (first_two | rows[2] | rows[3]) & required != required:
                        continue
                    work[0] += 3 * _COLUMN_BOUND_WORK
                    if (
                        half
                        + min(
                            _column_bound(i, last, tables),
                            _column_bound(j, last, tables),
                            _column_bound(k, last, tables),
                        )
                        > best[0]
                    ):
                        _try_columns(half, rows, tables, incumbent, placement)
                        if work[0] > work[1]:
                            return False
    return bool(work[0] <= work[1])


@compiled
def _column_bound(one: int, other: int, tables: LineTables) -> int:
    """An upper bound of four columns that each take one card from both of these rows."""
    by_one, by_other = 0, 0
    for a in range(4):
        most_one, most_other = 0, 0
        for b in range(4):
            most_one = max(most_one, tables.best_with_pair[tables.sets[one, a], tables.sets[other, b]])
            most_other = max(most_other, tables.best_with_pair[tables.sets[one, b], tables.sets[other, a]])
        by_one += most_one
        by_other += most_other
    return min(by_one, by_other)


@compiled
def _try_columns(
    half: int, rows: Integers, tables: LineTables, incumbent: Incumbent, placement: PlacementRules
) -> None:
    """Finds the columns under these rows that improve on the incumbent."""
    set_value, best, work = tables.set_value, incumbent.best, incumbent.work
    work[0] += _COLUMNS_WORK
    bits = np.empty((4, CELLS), np.int64)
    for row in range(4):
        write_bits(rows[row], bits[row])
    through = np.zeros((4, 4), np.int64)  # the best column through each card of each row
    for i in range(4):
        for j in range(4):
            two = bits[0, i] | bits[1, j]
            for k in range(4):
                three = two | bits[2, k]
                for m in range(4):
                    points = set_value[three | bits[3, m]]
                    through[0, i] = max(through[0, i], points)
                    through[1, j] = max(through[1, j], points)
                    through[2, k] = max(through[2, k], points)
                    through[3, m] = max(through[3, m], points)
    for row in range(4):
        if half + through[row].sum() <= best[0]:
            return
    work[0] += _COLUMNS_WORK
    after = np.array([through[0, 1:].sum(), through[0, 2:].sum(), through[0, 3], 0])
    columns = np.empty((4, 64), np.int64)
    points_of = np.empty((4, 64), np.int64)
    for i in range(4):
        for n in range(64):
            columns[i, n] = bits[0, i] | bits[1, n >> 4] | bits[2, n >> 2 & 3] | bits[3, n & 3]
            points_of[i, n] = set_value[columns[i, n]]
    for n0 in range(64):
        total0 = half + points_of[0, n0]
        if total0 + after[0] <= best[0]:
            continue
        work[0] += 64
        if work[0] > work[1]:
            return
        for n1 in range(64):
            total1 = total0 + points_of[1, n1]
            if total1 + after[1] <= best[0] or columns[1, n1] & columns[0, n0]:
                continue
            taken = columns[0, n0] | columns[1, n1]
            work[0] += 64
            for n2 in range(64):
                total2 = total1 + points_of[2, n2]
                if total2 + after[2] <= best[0] or columns[2, n2] & taken:
                    continue
                last = (rows[0] | rows[1] | rows[2] | rows[3]) ^ (taken | columns[2, n2])
                total = total2 + set_value[last]
                if total > best[0]:
                    found_columns = np.array([columns[0, n0], columns[1, n1], columns[2, n2], last])
                    _record(total, rows, found_columns, incumbent, placement)


@compiled
def _record(total: int, rows: Integers, columns: Integers, incumbent: Incumbent, placement: PlacementRules) -> None:
    """Makes a layout the incumbent, with rows and columns in an order that can be placed where that is required."""
    grid = np.empty(CELLS, np.int64)
    for i in range(4):
        for j in range(4):
            crossing = rows[i] & columns[j]
            number = 0
            while crossing >> number != 1:
                number += 1
            grid[4 * i + j] = number
    if placement.checked:
        placeable, orders = order_legally(grid, placement)
        incumbent.work[0] += orders * placement.turns
        if not placeable:
            return
    incumbent.best[0] = total
    incumbent.layout[:] = grid
