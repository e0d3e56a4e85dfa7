"""The search for the best layout: four rows out of the cards that came, and four columns across them.

Every four cards are worth something with the starter, and a layout is worth its rows and its columns. One
of the two is worth at least half; call that one the rows. So it is enough to take the rows from the sets of
four in order of their worth, as long as twice what they can come to is more than the best total known, and
to try columns under these, as long as the best columns through each card of one row promise more.

Cards are known by their numbers as they came, and a set of cards by its bits. There may be more than sixteen:
those that are not taken are thrown away or left over.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.legal_order import Laying, can_be_laid
from fifteentwo.engine.solitaire.square.line_sets import Deal, Integers, spread
from fifteentwo.solitaire.square import CELLS

UNBOUNDED: Final = 1 << 60
"""Work without end."""

_ACROSS: Final = 32
_COLUMNS: Final = 500


class Found(NamedTuple):
    """What the search has come to: its arrays change as it goes on."""

    best: Integers
    """(1,): the best total; at the start, one less than what is looked for."""
    layout: Integers
    """(16,): the cards, by their numbers, row by row."""
    work: Integers
    """(2,): how many sets of four were looked at, about, and how many may be: with more the search ends unfinished."""


def nothing_yet(best: int = -1, most: int = UNBOUNDED) -> Found:
    """Before the search: what is looked for is worth more than `best`, with so much work at most."""
    return Found(np.full(1, best, np.int64), np.arange(CELLS), np.array([0, most], np.int64))


@compiled
def anneal(deal: Deal, steps: int, found: Found) -> None:
    """A good layout to begin with: cards change places, those left over too. Always the same."""
    cards, worth = deal.cards, deal.worth
    must_last = deal.must != 0
    grid = np.arange(cards)
    if must_last:
        grid[15], grid[cards - 1] = grid[cards - 1], grid[15]
    rows = np.zeros(4, np.int64)
    columns = np.zeros(4, np.int64)
    for cell in range(CELLS):
        rows[cell >> 2] |= 1 << grid[cell]
        columns[cell & 3] |= 1 << grid[cell]
    total = 0
    for n in range(4):
        total += worth[rows[n]] + worth[columns[n]]
    state = np.uint64(0x9E3779B97F4A7C15)
    for step in range(steps):
        state ^= state << np.uint64(13)
        state ^= state >> np.uint64(7)
        state ^= state << np.uint64(17)
        one = np.int64(state & np.uint64(15))
        other = np.int64((state >> np.uint64(8)) % np.uint64(cards))
        if other >= CELLS and must_last and grid[one] == cards - 1:
            continue
        flip = (1 << grid[one]) ^ (1 << grid[other])
        gain = 0
        if other >= CELLS or one >> 2 != other >> 2:
            gain += worth[rows[one >> 2] ^ flip] - worth[rows[one >> 2]]
            if other < CELLS:
                gain += worth[rows[other >> 2] ^ flip] - worth[rows[other >> 2]]
        if other >= CELLS or one & 3 != other & 3:
            gain += worth[columns[one & 3] ^ flip] - worth[columns[one & 3]]
            if other < CELLS:
                gain += worth[columns[other & 3] ^ flip] - worth[columns[other & 3]]
        warmth = 3.0 * (1 - step / steps) + 0.1
        if gain < 0 and np.float64(state >> np.uint64(40)) / (1 << 24) >= np.exp(gain / warmth):
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
        total += gain
        if total > found.best[0]:
            found.best[0] = total
            found.layout[:] = grid[:CELLS]


@compiled
def search(deal: Deal, found: Found, by: Laying) -> bool:
    """Every layout worth more than the best so far, and that can be laid down where that is asked.

    False where the work was not enough to look at all of them.
    """
    masks, values, must, best, work = deal.masks, deal.values, deal.must, found.best, found.work
    everything = (1 << deal.cards) - 1
    rows = np.empty(4, np.int64)
    seconds = np.empty(len(masks), np.int64)
    thirds = np.empty(len(masks), np.int64)
    for i in range(len(masks)):
        if 8 * values[i] <= best[0]:
            break
        rows[0] = masks[i]
        work[0] += len(masks) - i
        many = 0
        for j in range(i + 1, len(masks)):
            if masks[j] & rows[0] == 0:
                seconds[many] = j
                many += 1
        for n in range(many):
            j = seconds[n]
            two = values[i] + values[j]
            if 2 * (two + 2 * values[j]) <= best[0]:
                break
            rows[1] = masks[j]
            first_two = rows[0] | rows[1]
            most = two + deal.halves[everything ^ first_two]
            if 2 * most <= best[0]:
                continue
            across_two = _across(i, j, deal)
            work[0] += _ACROSS
            if most + across_two <= best[0]:
                continue
            if work[0] > work[1]:
                return False
            work[0] += many - n
            more = 0
            for m in range(n + 1, many):
                if masks[seconds[m]] & rows[1] == 0:
                    thirds[more] = seconds[m]
                    more += 1
            for p in range(more):
                k = thirds[p]
                if 2 * (two + 2 * values[k]) <= best[0]:
                    break
                rows[2] = masks[k]
                across = min(across_two, _across(i, k, deal), _across(j, k, deal))
                work[0] += 2 * _ACROSS
                if two + 2 * values[k] + across <= best[0]:
                    continue
                if work[0] > work[1]:
                    return False
                for q in range(p + 1, more):
                    last = thirds[q]
                    work[0] += 1
                    half = two + values[k] + values[last]
                    if 2 * half <= best[0] or half + across <= best[0]:
                        break
                    rows[3] = masks[last]
                    if rows[3] & rows[2] or (first_two | rows[2] | rows[3]) & must != must:
                        continue
                    work[0] += 3 * _ACROSS
                    if half + min(_across(i, last, deal), _across(j, last, deal), _across(k, last, deal)) > best[0]:
                        _try_columns(half, rows, deal, found, by)
                        if work[0] > work[1]:
                            return False
    return bool(work[0] <= work[1])


@compiled
def _across(one: int, other: int, deal: Deal) -> int:
    """What four columns are worth at most that take a card each of these two sets."""
    by_one, by_other = 0, 0
    for a in range(4):
        most_one, most_other = 0, 0
        for b in range(4):
            most_one = max(most_one, deal.pairs[deal.fours[one, a], deal.fours[other, b]])
            most_other = max(most_other, deal.pairs[deal.fours[one, b], deal.fours[other, a]])
        by_one += most_one
        by_other += most_other
    return min(by_one, by_other)


@compiled
def _try_columns(half: int, rows: Integers, deal: Deal, found: Found, by: Laying) -> None:
    """The columns under these rows that make the total more than the best so far."""
    worth, best, work = deal.worth, found.best, found.work
    work[0] += _COLUMNS
    bits = np.empty((4, CELLS), np.int64)
    for row in range(4):
        spread(rows[row], bits[row])
    through = np.zeros((4, 4), np.int64)  # the best column through each card of each row
    for i in range(4):
        for j in range(4):
            two = bits[0, i] | bits[1, j]
            for k in range(4):
                three = two | bits[2, k]
                for m in range(4):
                    points = worth[three | bits[3, m]]
                    through[0, i] = max(through[0, i], points)
                    through[1, j] = max(through[1, j], points)
                    through[2, k] = max(through[2, k], points)
                    through[3, m] = max(through[3, m], points)
    for row in range(4):
        if half + through[row].sum() <= best[0]:
            return
    work[0] += _COLUMNS
    after = np.array([through[0, 1:].sum(), through[0, 2:].sum(), through[0, 3], 0])
    columns = np.empty((4, 64), np.int64)
    points_of = np.empty((4, 64), np.int64)
    for i in range(4):
        for n in range(64):
            columns[i, n] = bits[0, i] | bits[1, n >> 4] | bits[2, n >> 2 & 3] | bits[3, n & 3]
            points_of[i, n] = worth[columns[i, n]]
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
                total = total2 + worth[last]
                if total > best[0]:
                    found_columns = np.array([columns[0, n0], columns[1, n1], columns[2, n2], last])
                    _keep(total, rows, found_columns, found, by)


@compiled
def _keep(total: int, rows: Integers, columns: Integers, found: Found, by: Laying) -> None:
    """Keeps the layout, its rows and columns put in an order in which it can be laid down where that is asked."""
    grid = np.empty(CELLS, np.int64)
    for i in range(4):
        for j in range(4):
            crossing = rows[i] & columns[j]
            number = 0
            while crossing >> number != 1:
                number += 1
            grid[4 * i + j] = number
    if by.asked:
        laid, orders = can_be_laid(grid, by)
        found.work[0] += orders * by.turns
        if not laid:
            return
    found.best[0] = total
    found.layout[:] = grid
