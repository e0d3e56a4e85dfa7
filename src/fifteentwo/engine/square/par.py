"""Par of a square: the best layout of the cards that came, proved.

Every four of the sixteen cards are worth something with the starter: a table of 1,820 hands. A layout
is sixteen cards taken apart into four rows, and into four columns that each take one card of every
row. One of the two is worth at least half of the total; call that one the rows. So it is enough to
look at the ways to take the cards apart whose worth is half of more than the best total known, and
to try columns under these, as long as the best columns through each card of one row promise more.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.kernels import rank_points
from fifteentwo.rules import Heels
from fifteentwo.solitaire.square import CELLS, NEIGHBOURS

Integers = NDArray[np.int64]
Words = NDArray[np.int16]

_JACK: Final = 10  # ranks are counted from 0 here, as in the kernels
_ALL: Final = (1 << CELLS) - 1
_ANNEALED: Final = 20_000
_FOURS: Final = np.array(list(combinations(range(CELLS), 4)), np.int64)
_OF_FIFTEEN: Final = np.array(list(combinations(range(15), 3)), np.int64)
_OF_ELEVEN: Final = np.array(list(combinations(range(11), 3)), np.int64)
_OF_SEVEN: Final = np.array(list(combinations(range(7), 3)), np.int64)
_EIGHTS: Final = np.array([sum(1 << n for n in eight) for eight in combinations(range(CELLS), 8)], np.int64)
_ORDERS: Final = np.array(list(permutations(range(4))), np.int64)
_NEAR: Final = np.array([sum(1 << near for near in nears) for nears in NEIGHBOURS], np.int64)
_HEELS: Final = {"off": 0, "once": 2, "per_hand": 16}


class Par(NamedTuple):
    """The best layout: its total, his heels included, and its sixteen cards, row by row."""

    total: int
    layout: tuple[Card, ...]


class Deal(NamedTuple):
    """What the search looks up for sixteen cards, numbered as they came, and a starter. Sets of cards are bits."""

    worth: Words
    """(65536,): what a set of four is worth as a hand."""
    halves: Words
    """(65536,): what a set of eight is worth as two hands at best."""


class Found(NamedTuple):
    """What the search has come to: its arrays change as it goes on."""

    best: Integers
    """(1,): the best total; at the start, one less than what is looked for."""
    layout: Integers
    """(16,): the cards, by their numbers, row by row."""
    seen: Integers
    """(2,): ways to take the cards apart, and those whose columns were tried."""


def par(cards: Sequence[Card], starter: Card, heels: Heels = "once") -> Par:
    """The best layout of these sixteen cards, in whatever order they came.

    Raises ValueError for a wrong number of cards, and for a card that is there twice.
    """
    _insist(cards, starter)
    deal = _look_up(np.array(cards, np.int64), int(starter), _points())
    found = _nothing_yet()
    _anneal(deal, found)
    _search(deal, found, False)
    return _par(cards, starter, heels, found)


def legal_par(cards: Sequence[Card], starter: Card, heels: Heels = "once") -> Par:
    """The best layout that can be laid down in this order, each card touching one that lies there.

    Raises ValueError as `par` does.
    """
    _insist(cards, starter)
    deal = _look_up(np.array(cards, np.int64), int(starter), _points())
    found = _nothing_yet()
    _anneal(deal, found)
    _search(deal, found, False)
    at_most = int(found.best[0])
    while not _can_be_laid(found.layout):
        found.best[0] = at_most - 1
        _search(deal, found, True)
        at_most -= 1
    return _par(cards, starter, heels, found)


def _insist(cards: Sequence[Card], starter: Card) -> None:
    if len(cards) != CELLS:
        raise ValueError(f"a square has {CELLS} cards, not {len(cards)}")
    seen: set[Card] = set()
    for card in (*cards, starter):
        if card not in PACK:
            raise ValueError(f"{card.words} has no place in a square")
        if card in seen:
            raise ValueError(f"the {card.words} is there twice")
        seen.add(card)


def _points() -> Words:
    return rank_points().astype(np.int16)


def _nothing_yet() -> Found:
    return Found(np.full(1, -1, np.int64), np.arange(CELLS), np.zeros(2, np.int64))


def _par(cards: Sequence[Card], starter: Card, heels: Heels, found: Found) -> Par:
    more = _HEELS[heels] if starter.rank == _JACK + 1 else 0
    return Par(int(found.best[0]) + more, tuple(cards[number] for number in found.layout))


@compiled
def _look_up(cards: Integers, starter: int, points: Words) -> Deal:
    """The tables of a deal; `points` are those of five ranks, the last the starter's."""
    worth = np.zeros(_ALL + 1, np.int16)
    for four in _FOURS:
        place = 0
        mask = 0
        flush = True
        nobs = 0
        for number in four:
            card = cards[number]
            place = place * 13 + (card >> 2)
            mask |= 1 << number
            flush &= card & 3 == cards[four[0]] & 3
            nobs |= card == 4 * _JACK + (starter & 3)
        worth[mask] = points[place * 13 + (starter >> 2)]
        if flush:
            worth[mask] += 4 + (cards[four[0]] & 3 == starter & 3)
        if starter >> 2 != _JACK:
            worth[mask] += nobs
    halves = np.zeros(_ALL + 1, np.int16)
    bits = np.empty(CELLS, np.int64)
    for eight in _EIGHTS:
        _spread(eight, bits)
        best = np.int16(0)
        for i, j, k in _OF_SEVEN:
            four = bits[0] | bits[i + 1] | bits[j + 1] | bits[k + 1]
            best = max(best, worth[four] + worth[eight ^ four])
        halves[eight] = best
    return Deal(worth, halves)


@compiled
def _spread(mask: int, bits: Integers) -> None:
    """Writes the bits of a set one by one, the lowest first."""
    n = 0
    for number in range(CELLS):
        if mask >> number & 1:
            bits[n] = 1 << number
            n += 1


@compiled
def _anneal(deal: Deal, found: Found) -> None:
    """A good layout to begin with: cards change places, less and less often for the worse. Always the same."""
    worth = deal.worth
    grid = np.arange(CELLS)
    rows = np.empty(4, np.int64)
    columns = np.empty(4, np.int64)
    total = 0
    for n in range(4):
        rows[n] = 15 << 4 * n
        columns[n] = 0x1111 << n
        total += worth[rows[n]] + worth[columns[n]]
    state = np.uint64(0x9E3779B97F4A7C15)
    for step in range(_ANNEALED):
        state ^= state << np.uint64(13)
        state ^= state >> np.uint64(7)
        state ^= state << np.uint64(17)
        one, other = np.int64(state & np.uint64(15)), np.int64(state >> np.uint64(8) & np.uint64(15))
        flip = (1 << grid[one]) ^ (1 << grid[other])
        gain = 0
        if one >> 2 != other >> 2:
            gain += worth[rows[one >> 2] ^ flip] + worth[rows[other >> 2] ^ flip]
            gain -= worth[rows[one >> 2]] + worth[rows[other >> 2]]
        if one & 3 != other & 3:
            gain += worth[columns[one & 3] ^ flip] + worth[columns[other & 3] ^ flip]
            gain -= worth[columns[one & 3]] + worth[columns[other & 3]]
        warmth = 3.0 * (1 - step / _ANNEALED) + 0.1
        if gain < 0 and np.float64(state >> np.uint64(40)) / (1 << 24) >= np.exp(gain / warmth):
            continue
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
            found.layout[:] = grid


@compiled
def _search(deal: Deal, found: Found, in_order: bool) -> None:
    """Every layout worth more than the best so far; with `in_order` only those that can be laid down as the cards came."""
    worth, halves, best = deal.worth, deal.halves, found.best
    rows = np.empty(4, np.int64)
    bits = np.empty(CELLS, np.int64)
    for a, b, c in _OF_FIFTEEN:
        rows[0] = 1 | 2 << a | 2 << b | 2 << c
        twelve = _ALL ^ rows[0]
        _spread(twelve, bits)
        seconds = bits.copy()
        for d, e, f in _OF_ELEVEN:
            rows[1] = seconds[0] | seconds[d + 1] | seconds[e + 1] | seconds[f + 1]
            eight = twelve ^ rows[1]
            two = worth[rows[0]] + worth[rows[1]]
            if 2 * (two + halves[eight]) <= best[0]:
                continue
            _spread(eight, bits)
            for i, j, k in _OF_SEVEN:
                rows[2] = bits[0] | bits[i + 1] | bits[j + 1] | bits[k + 1]
                rows[3] = eight ^ rows[2]
                half = two + worth[rows[2]] + worth[rows[3]]
                if 2 * half > best[0]:
                    found.seen[0] += 1
                    _try_columns(half, rows, deal, found, in_order)


@compiled
def _try_columns(half: int, rows: Integers, deal: Deal, found: Found, in_order: bool) -> None:
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
                last = _ALL ^ (taken | columns[2, n2])
                total = total2 + worth[last]
                if total > best[0]:
                    found_columns = np.array([columns[0, n0], columns[1, n1], columns[2, n2], last])
                    _keep(total, rows, found_columns, found, in_order)


@compiled
def _keep(total: int, rows: Integers, columns: Integers, found: Found, in_order: bool) -> None:
    """Keeps the layout, its rows and columns put in an order in which it can be laid down where that is asked."""
    grid = np.empty(CELLS, np.int64)
    for i in range(4):
        for j in range(4):
            crossing = rows[i] & columns[j]
            number = 0
            while crossing >> number != 1:
                number += 1
            grid[4 * i + j] = number
    if in_order and not _can_be_laid(grid):
        return
    found.best[0] = total
    found.layout[:] = grid


@compiled
def _can_be_laid(grid: Integers) -> bool:
    """Whether rows and columns can be put in an order so that each card touches one before it; puts them so."""
    cell_of = np.empty(CELLS, np.int64)
    for cell in range(CELLS):
        cell_of[grid[cell]] = cell
    for row_order in _ORDERS:
        for column_order in _ORDERS:
            laid = 0
            for number in range(CELLS):
                cell = 4 * row_order[cell_of[number] >> 2] + column_order[cell_of[number] & 3]
                if laid and not laid & _NEAR[cell]:
                    break
                laid |= 1 << cell
            if laid == _ALL:
                for number in range(CELLS):
                    grid[4 * row_order[cell_of[number] >> 2] + column_order[cell_of[number] & 3]] = number
                return True
    return False
