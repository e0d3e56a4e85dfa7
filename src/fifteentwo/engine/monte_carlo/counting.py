"""A jitted scorer for hands of any size, with jokers and nineteen: for simulated deals.

The points of the ranks are looked up by how many cards of each rank the hand holds; flush and nobs are added. Cards are
numbers from 0 to 51, and 52 or 53 for a joker, which counts as the card that scores most (in lowball: least).
"""

from __future__ import annotations

from functools import cache
from math import comb
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.rules import Laws
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles, Longs

SIZES: Final = 9
"""Hands of up to seven cards with a starter."""
JOKER: Final = 13
"""The rank of a joker that has no name."""
_RANKS: Final = 13
_JACK: Final = 10


class PointTables(NamedTuple):
    """The points of ranks, at index `base[size]` + number of the hand."""

    choose: Longs
    """(32, 16): binomial coefficients, for the number of a hand."""
    base: Longs
    """(SIZES + 1,): where the hands of a size begin."""
    plain: Bytes
    """(n,): the points without jokers."""
    one: Bytes
    """(n,): the points with one joker more."""
    two: Bytes
    """(n,): the points with two jokers more."""
    mean: Doubles
    """(3, n): the mean over all starters, with 0, 1 or 2 jokers more."""


@compiled
def number_of(counts: Longs, choose: Longs) -> int:
    """The number of a hand among all of its size, from the counts of its ranks, (14,)."""
    number = 0
    cards = 0
    for rank in range(13):
        for _ in range(counts[rank]):
            number += choose[rank + cards, cards + 1]
            cards += 1
    return number


@compiled
def rank_score(counts: Longs) -> int:
    """The points of fifteens, pairs and runs, from the counts of the ranks, (14,)."""
    ways = np.zeros(16, np.int64)
    ways[0] = 1
    points = 0
    length = 0
    product = 1
    for rank in range(14):
        many = counts[rank] if rank < 13 else 0
        value = min(rank + 1, 10)
        for _ in range(many):
            for total in range(15, value - 1, -1):
                ways[total] += ways[total - value]
        points += many * (many - 1)
        if many:
            length += 1
            product *= many
        else:
            if length >= 3:
                points += length * product
            length = 0
            product = 1
    return points + 2 * int(ways[15])


@compiled
def _fill(size: int, choose: Longs, found: Bytes) -> None:
    """Writes the points of every hand of a size, at its number."""
    ranks = np.zeros(size, np.int64)
    counts = np.zeros(14, np.int64)
    counts[0] = size
    while True:
        found[number_of(counts, choose)] = min(rank_score(counts), 255)
        at = size - 1
        while at >= 0 and ranks[at] == 12:
            at -= 1
        if at < 0:
            return
        for place in range(at, size):
            counts[ranks[place]] -= 1
        higher = ranks[at] + 1
        for place in range(at, size):
            ranks[place] = higher
            counts[higher] += 1


@compiled
def _grow(size: int, choose: Longs, larger: Bytes, lowest: bool, found: Bytes, total: Doubles) -> None:
    """Writes, for every hand of a size, the best points of the hands one card larger (`lowest`: the least), and their sum."""
    ranks = np.zeros(size, np.int64)
    counts = np.zeros(14, np.int64)
    counts[0] = size
    while True:
        best = 255 if lowest else 0
        added = 0.0
        for rank in range(13):
            counts[rank] += 1
            points = int(larger[number_of(counts, choose)])
            counts[rank] -= 1
            best = min(best, points) if lowest else max(best, points)
            added += points
        number = number_of(counts, choose)
        found[number] = best
        total[number] = added
        at = size - 1
        while at >= 0 and ranks[at] == 12:
            at -= 1
        if at < 0:
            return
        for place in range(at, size):
            counts[ranks[place]] -= 1
        higher = ranks[at] + 1
        for place in range(at, size):
            ranks[place] = higher
            counts[higher] += 1


@cache
def point_tables(lowball: bool, nineteen: bool) -> PointTables:
    """The tables, computed once. In lowball a joker counts least; with `nineteen` the means count 0 as 19."""
    choose = np.array([[comb(n, k) for k in range(16)] for n in range(32)], np.int64)
    many = [comb(size + _RANKS - 1, size) for size in range(SIZES)]
    base = np.concatenate(([0], np.cumsum(many))).astype(np.int64)
    plain, one, two = (np.zeros(base[-1], np.uint8) for _ in range(3))
    sums = np.zeros((3, base[-1]))
    for size in range(SIZES):
        _fill(size, choose, plain[base[size] : base[size + 1]])
    rows = (plain, one, two)
    for jokers in (1, 2):
        for size in range(SIZES - jokers):
            here, larger = slice(base[size], base[size + 1]), slice(base[size + 1], base[size + 2])
            _grow(size, choose, rows[jokers - 1][larger], lowball, rows[jokers][here], np.zeros(many[size]))
    for jokers in (0, 1, 2):
        value = rows[jokers]
        if nineteen:
            value = np.where(value == 0, np.uint8(19), value)
        for size in range(SIZES - 1 - jokers):
            here, larger = slice(base[size], base[size + 1]), slice(base[size + 1], base[size + 2])
            _grow(size, choose, value[larger], lowball, np.zeros(many[size], np.uint8), sums[jokers, here])
    return PointTables(choose, base, plain, one, two, sums / _RANKS)


@compiled
def count_named(tables: PointTables, laws: Laws, cards: Longs, size: int, starter: int, crib: bool) -> int:
    """The points of a hand or crib of `size` cards with its starter, with the best names for its jokers: every name is tried."""
    named, places, jokers = np.empty(size + 1, np.int64), np.zeros(2, np.int64), 0
    for at in range(size + 1):
        named[at] = cards[at] if at < size else starter
        if named[at] >= 52:
            places[jokers] = at
            jokers += 1
    best = -1
    for first in range(52 if jokers > 0 else 1):
        for second in range(52 if jokers > 1 else 1):
            if jokers > 0:
                named[places[0]] = first
            if jokers > 1:
                named[places[1]] = second
            points = count_cards(tables, laws, named, size, named[size], crib)
            if best < 0 or (points < best if laws.lowball else points > best):
                best = points
    return best


@compiled
def count_cards(tables: PointTables, laws: Laws, cards: Longs, size: int, starter: int, crib: bool) -> int:
    """The same, fast, for simulated deals: jokers get the names for the most points of ranks (in lowball: least), which may miss a point of
    flush or nobs, and the nineteen that a name without points would bring.
    """
    counts = np.zeros(14, np.int64)
    suit = -1
    flush = size >= 3
    plain = 0
    nobs = False
    for at in range(size):
        card = cards[at]
        counts[card >> 2] += 1
        if card < 52:
            plain += 1
            if suit < 0:
                suit = card & 3
            elif card & 3 != suit:
                flush = False
            if card >> 2 == _JACK and starter >> 2 != _JACK and (starter >= 52 or card & 3 == starter & 3):
                nobs = True
    held = counts[JOKER]
    counts[starter >> 2] += 1
    jokers = counts[JOKER]
    if starter < 52:
        plain += 1
    number = tables.base[plain] + number_of(counts, tables.choose)
    row = tables.plain if jokers == 0 else tables.one if jokers == 1 else tables.two
    total = int(row[number])
    if laws.lowball:
        if held:
            flush = False
        if starter >= 52:
            nobs = False
    elif not nobs and held and starter < 52 and starter >> 2 != _JACK:
        # A joker may be the jack of the starter's suit.
        counts[_JACK] += 1
        number = tables.base[plain + 1] + number_of(counts, tables.choose)
        total = max(total, 1 + (int(tables.plain[number]) if jokers == 1 else int(tables.one[number])))
    if nobs:
        total += 1
    if flush:
        if (starter >= 52 and not laws.lowball) or (starter < 52 and (suit < 0 or starter & 3 == suit)):
            total += size + 1
        elif not crib or laws.four_in_crib:
            total += size
    if total == 0 and (laws.nineteen_crib if crib else laws.nineteen):
        total = 19
    return total


@compiled
def mean_kept(tables: PointTables, counts: Longs, size: int) -> float:
    """The mean points of kept ranks over all starters; `counts`, (14,), has jokers last."""
    jokers = counts[JOKER]
    return float(tables.mean[jokers, tables.base[size - jokers] + number_of(counts, tables.choose)])
