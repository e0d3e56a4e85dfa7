"""Hands of any size with their starters as machine code, jokers and nineteen too: for deals that are only thought of.

A hand counts by how many it holds of each rank: the points of its ranks lie in a table, flush and nobs are added.
Cards are their numbers, 0 to 51, and 52 or 53 for a joker, which counts as whatever is best (in lowball: least).
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


class Points(NamedTuple):
    """What ranks are worth: at `base[size] + number of the hand`."""

    choose: Longs
    """(32, 16): binomials, by which a hand has its number."""
    base: Longs
    plain: Bytes
    one: Bytes
    """With a joker more."""
    two: Bytes
    mean: Doubles
    """(3, n): over all starters, with so many jokers more."""


@compiled
def number_of(counts: Longs, choose: Longs) -> int:
    """The number of the hand with so many cards of each of the thirteen ranks, among all of its size."""
    number = 0
    cards = 0
    for rank in range(13):
        for _ in range(counts[rank]):
            number += choose[rank + cards, cards + 1]
            cards += 1
    return number


@compiled
def rank_score(counts: Longs) -> int:
    """Fifteens, pairs and runs of so many cards of each rank."""
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
    """The points of every hand of a size, at its number."""
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
    """For every hand of a size the best of those it grows into by a card, and their sum."""
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
def points(lowball: bool, nineteen: bool) -> Points:
    """The tables, worked out once: in lowball a joker is what counts least. With `nineteen` the means have it too."""
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
        worth = rows[jokers]
        if nineteen:
            worth = np.where(worth == 0, np.uint8(19), worth)
        for size in range(SIZES - 1 - jokers):
            here, larger = slice(base[size], base[size + 1]), slice(base[size + 1], base[size + 2])
            _grow(size, choose, worth[larger], lowball, np.zeros(many[size], np.uint8), sums[jokers, here])
    return Points(choose, base, plain, one, two, sums / _RANKS)


@compiled
def count_cards(t: Points, laws: Laws, cards: Longs, size: int, starter: int, crib: bool) -> int:
    """What a hand or crib is worth with its starter, jokers named as is best (in lowball: as is least)."""
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
    number = t.base[plain] + number_of(counts, t.choose)
    total = int(t.plain[number]) if jokers == 0 else int(t.one[number]) if jokers == 1 else int(t.two[number])
    if laws.lowball:
        if held:
            flush = False
        if starter >= 52:
            nobs = False
    elif not nobs and held and starter < 52 and starter >> 2 != _JACK:
        # A joker may be the jack of the starter's suit.
        counts[_JACK] += 1
        number = t.base[plain + 1] + number_of(counts, t.choose)
        total = max(total, 1 + (int(t.plain[number]) if jokers == 1 else int(t.one[number])))
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
def mean_kept(t: Points, counts: Longs, size: int) -> float:
    """What ranks kept are worth over all starters; `counts` has a place for jokers too."""
    jokers = counts[JOKER]
    return float(t.mean[jokers, t.base[size - jokers] + number_of(counts, t.choose)])
