"""The search for the best layout: four rows out of the cards that came, and four columns across them.

Every four cards are worth something with the starter, and a layout is worth its rows and its columns. One
of the two is worth at least half; call that one the rows. So it is enough to take the rows from the sets of
four in order of their worth, as long as twice what they can come to is more than the best total known, and
to try columns under these, as long as the best columns through each card of one row promise more.

Cards are known by their numbers as they came, and a set of cards by its bits. There may be more than sixteen:
those that are not taken are thrown away or left over.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.kernels import rank_points
from fifteentwo.engine.square.laying import Integers, Laying, can_be_laid
from fifteentwo.solitaire.square import CELLS

Words = NDArray[np.int16]

_JACK: Final = 10  # ranks are counted from 0 here, as in the kernels


class Deal(NamedTuple):
    """What the search looks up for some cards and a starter."""

    cards: int
    must: int
    """The cards that lie in the square whatever is left over."""
    worth: Words
    """(2 ** cards,): what a set of four is worth as a hand."""
    halves: Words
    """(2 ** cards,): what a set of eight or more is worth as two hands at best."""
    fours: Integers
    """(n, 4): the sets of four, the best first."""
    masks: Integers
    """(n,): the same as bits."""
    values: Integers
    """(n,): what they are worth."""
    pairs: Integers
    """(cards, cards): what a set of four with both of these cards is worth at best."""


class Found(NamedTuple):
    """What the search has come to: its arrays change as it goes on."""

    best: Integers
    """(1,): the best total; at the start, one less than what is looked for."""
    layout: Integers
    """(16,): the cards, by their numbers, row by row."""
    seen: Integers
    """(2,): sets of rows, and those whose columns were tried."""


def look_up(cards: Sequence[Card], starter: Card, all_must: bool, last_must: bool) -> Deal:
    """The tables for these cards, in the order they came."""
    many = len(cards)
    fours, values = fours_of(cards, starter)
    masks = (1 << fours).sum(axis=1)
    worth = np.zeros(1 << many, np.int16)
    worth[masks] = values
    halves = np.zeros(1 << many, np.int16)
    _write_halves(many, worth, halves)
    pairs = np.zeros((many, many), np.int64)
    for one in range(4):
        for other in range(4):
            np.maximum.at(pairs, (fours[:, one], fours[:, other]), values)
    must = (1 << many) - 1 if all_must else (1 << many - 1) * last_must
    return Deal(many, must, worth, halves, fours, masks, values, pairs)


def fours_of(cards: Sequence[Card], starter: Card) -> tuple[Integers, Integers]:
    """Every set of four of the cards and what it is worth as a hand, the best first."""
    fours = _fours(len(cards))
    values = _worths(np.array(cards, np.int64), int(starter), rank_points(), fours)
    order = np.argsort(-values, kind="stable")
    return fours[order], values[order]


def nothing_yet(best: int = -1) -> Found:
    """Before the search: what is looked for is worth more than `best`."""
    return Found(np.full(1, best, np.int64), np.arange(CELLS), np.zeros(2, np.int64))


@cache
def _fours(many: int) -> Integers:
    return np.array(list(combinations(range(many), 4)), np.int64)


@compiled
def _worths(cards: Integers, starter: int, points: NDArray[np.uint8], fours: Integers) -> Integers:
    """What each set of four of these cards is worth as a hand."""
    values = np.empty(len(fours), np.int64)
    for row in range(len(fours)):
        place = 0
        flush = True
        nobs = 0
        first = cards[fours[row, 0]]
        for n in range(4):
            card = cards[fours[row, n]]
            place = place * 13 + (card >> 2)
            flush &= card & 3 == first & 3
            nobs |= card == 4 * _JACK + (starter & 3)
        values[row] = points[place * 13 + (starter >> 2)]
        if flush:
            values[row] += 4 + (first & 3 == starter & 3)
        if starter >> 2 != _JACK:
            values[row] += nobs
    return values


@compiled
def _write_halves(cards: int, worth: Words, halves: Words) -> None:
    """Writes what eight to all but eight of the cards are worth as two hands at best."""
    bits = np.empty(32, np.int64)
    for mask in range(1 << cards):
        many = 0
        left = mask
        while left:
            left &= left - 1
            many += 1
        if many < 8 or many > cards - 8:
            continue
        _spread(mask, bits)
        best = np.int16(0)
        if many == 8:
            for i in range(1, 6):
                for j in range(i + 1, 7):
                    for k in range(j + 1, 8):
                        four = bits[0] | bits[i] | bits[j] | bits[k]
                        best = max(best, worth[four] + worth[mask ^ four])
        else:
            for n in range(many):
                best = max(best, halves[mask ^ bits[n]])
        halves[mask] = best


@compiled
def _spread(mask: int, bits: Integers) -> None:
    """Writes the bits of a set one by one, the lowest first."""
    n = 0
    while mask:
        bits[n] = mask & -mask
        mask ^= bits[n]
        n += 1


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
def search(deal: Deal, found: Found, by: Laying) -> None:
    """Every layout worth more than the best so far, and that can be laid down where that is asked."""
    masks, values, must, best = deal.masks, deal.values, deal.must, found.best
    everything = (1 << deal.cards) - 1
    rows = np.empty(4, np.int64)
    seconds = np.empty(len(masks), np.int64)
    thirds = np.empty(len(masks), np.int64)
    for i in range(len(masks)):
        if 8 * values[i] <= best[0]:
            break
        rows[0] = masks[i]
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
            if most + across_two <= best[0]:
                continue
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
                if two + 2 * values[k] + across <= best[0]:
                    continue
                for q in range(p + 1, more):
                    last = thirds[q]
                    half = two + values[k] + values[last]
                    if 2 * half <= best[0] or half + across <= best[0]:
                        break
                    rows[3] = masks[last]
                    if rows[3] & rows[2] or (first_two | rows[2] | rows[3]) & must != must:
                        continue
                    found.seen[0] += 1
                    if half + min(_across(i, last, deal), _across(j, last, deal), _across(k, last, deal)) > best[0]:
                        _try_columns(half, rows, deal, found, by)


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
def best_rows(fours: Integers, values: Integers) -> int:
    """What four sets without a card in common are worth at best; the sets come best first."""
    masks = np.zeros(len(fours), np.int64)
    for n in range(len(fours)):
        for place in range(4):
            masks[n] |= 1 << fours[n, place]
    best = 0
    for i in range(len(masks)):
        if 4 * values[i] <= best:
            break
        for j in range(i + 1, len(masks)):
            if values[i] + 3 * values[j] <= best:
                break
            if masks[j] & masks[i]:
                continue
            two = masks[i] | masks[j]
            for k in range(j + 1, len(masks)):
                if values[i] + values[j] + 2 * values[k] <= best:
                    break
                if masks[k] & two:
                    continue
                for last in range(k + 1, len(masks)):
                    if values[i] + values[j] + values[k] + values[last] <= best:
                        break
                    if masks[last] & (two | masks[k]) == 0:
                        best = values[i] + values[j] + values[k] + values[last]
                        break
    return best


@compiled
def _try_columns(half: int, rows: Integers, deal: Deal, found: Found, by: Laying) -> None:
    """The columns under these rows that make the total more than the best so far."""
    worth, best = deal.worth, found.best
    bits = np.empty((4, CELLS), np.int64)
    for row in range(4):
        _spread(rows[row], bits[row])
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
    found.seen[1] += 1
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
        for n1 in range(64):
            total1 = total0 + points_of[1, n1]
            if total1 + after[1] <= best[0] or columns[1, n1] & columns[0, n0]:
                continue
            taken = columns[0, n0] | columns[1, n1]
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
    if by.asked and not can_be_laid(grid, by):
        return
    found.best[0] = total
    found.layout[:] = grid
