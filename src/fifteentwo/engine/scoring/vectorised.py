"""The vectorised scorer: the points of any number of hands at once, with NumPy.

It is written independently of `fifteentwo.scoring`, so that each checks the other. Cards are numbers from 0 to 51, in arrays
of `uint8`. The flush of a crib needs the starter; with `crib_flush = "four"` score a crib as a hand.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Integers = NDArray[np.int64]
Truths = NDArray[np.bool_]

HIGHEST: Final = 29
NOT_A_DEAL: Final = 255
"""In place of points where the starter is one of the hand's own cards."""

_JACK: Final = 10  # ranks are counted from 0 here


class Classes(NamedTuple):
    """Hands of four with their starters, one for each class up to a renaming of the suits."""

    hands: Bytes
    """(652353, 4), each hand in ascending order."""
    starters: Bytes
    """(652353,)"""
    weights: Integers
    """(652353,): the number of the 12,994,800 pairs of hand and starter in the class."""


def score_hands(hands: Bytes, starters: Bytes, crib: bool = False) -> Bytes:
    """The points of n hands with their starters: (n, 4) and (n,) cards in, (n,) points out.

    >>> score_hands(np.array([[16, 17, 18, 43]], np.uint8), np.array([19], np.uint8))
    array([29], dtype=uint8)
    """
    columns = np.ascontiguousarray(hands.T)
    suit = starters & 3
    points = rank_points()[_place(columns) + (starters >> 2)]
    of_one_suit = _flush(columns)
    five = of_one_suit & (columns[0] & 3 == suit)
    points += five * np.uint8(5) if crib else of_one_suit * np.uint8(4) + five
    jack = suit + np.uint8(4 * _JACK)
    points += ((columns == jack).any(axis=0) & (starters >> 2 != _JACK)).view(np.uint8)
    return points


def score_all(crib: bool = False) -> Bytes:
    """The points of every hand with every starter: (13, 4, 270725), by the starter's rank, its suit and `all_hands`.

    `NOT_A_DEAL` where the starter is in the hand.
    """
    hands = all_hands()
    rows = rank_points().reshape(13**4, 13)[_place(hands) // 13].T
    of_one_suit = _flush(hands)
    for_flush = np.zeros((4, hands.shape[1]), np.uint8)
    for_nobs = np.zeros((4, hands.shape[1]), np.uint8)
    for suit in range(4):
        five = of_one_suit & (hands[0] & 3 == suit)
        for_flush[suit] = five * np.uint8(5) if crib else of_one_suit * np.uint8(4) + five
        for_nobs[suit] = (hands == 4 * _JACK + suit).any(axis=0)
    points = np.ascontiguousarray(rows)[:, None, :] + (for_flush + for_nobs)
    points[_JACK] -= for_nobs
    by_card = points.reshape(52, -1)
    everyone = np.arange(hands.shape[1])
    for column in hands:
        by_card[column, everyone] = NOT_A_DEAL
    return points


def histogram(crib: bool = False) -> Integers:
    """The number of the 12,994,800 pairs of hand and starter that score 0, 1, ... 29: shape (30,)."""
    counts = np.zeros(256 * 256, np.int64)
    for part in score_all(crib).reshape(26, -1).view(np.uint16):  # two at a time, so that the counts fit the cache
        counts += np.bincount(part, minlength=256 * 256)
    of_two = counts.reshape(256, 256)
    of_each: Integers = of_two.sum(axis=0) + of_two.sum(axis=1)
    return of_each[: HIGHEST + 1]


def classes() -> Classes:
    """One of each of the 652,353 suit classes of hand and starter.

    Of the ways to name the suits it is the one where the ranks held in each suit, read as a number, do not increase from clubs
    to spades, and the starter is in the first possible suit.
    """
    hands = all_hands()
    held = np.zeros((4, hands.shape[1]), np.int64)
    for column in hands:
        for suit in range(4):
            held[suit] |= np.where(column & 3 == suit, np.int64(1) << (column >> 2), 0)
    kept = (held[:-1] >= held[1:]).all(axis=0)
    hands, held = hands[:, kept], held[:, kept]
    parts = []
    for starter in range(52):
        rank, suit = starter >> 2, starter & 3
        new = (held[suit] >> rank & 1 == 0) & ((held[suit] < held[suit - 1]) if suit else True)
        # Suits that hold the same stay interchangeable, but not the starter's with the others.
        told_apart = held[:, new]
        told_apart[suit] |= 1 << 13
        parts.append((hands[:, new].T, np.full(int(new.sum()), starter, np.uint8), _namings(told_apart)))
    return Classes(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


@cache
def all_hands() -> Bytes:
    """Every hand of four cards, ascending: (4, 270725), a column a hand."""
    hands = np.arange(52, dtype=np.uint8)[None]
    for _ in range(3):
        after = 51 - hands[-1].astype(np.int64)  # how many cards come after its last
        nth = np.arange(after.sum()) - np.repeat(after.cumsum() - after, after)
        hands = np.repeat(hands, after, axis=1)
        hands = np.vstack((hands, (hands[-1] + nth + 1).astype(np.uint8)))
    hands.flags.writeable = False
    return hands


@cache
def rank_points(size: int = 5) -> Bytes:
    """Fifteens, pairs and runs of any five ranks: (371293,), at the number whose base-13 digits the ranks (from 0) are. Or of another
    `size`, (13 ** size,).
    """
    ranks = np.array(list(combinations_with_replacement(range(13), size)), np.int64).T
    values = np.minimum(ranks + 1, 10)
    points = np.zeros(ranks.shape[1], np.int64)
    for some in range(2, size + 1):
        for chosen in combinations(range(size), some):
            points += 2 * (values[list(chosen)].sum(axis=0) == 15)
    many = np.zeros((15, ranks.shape[1]), np.int64)  # how many of each rank, with an empty one at either end
    for rank in range(13):
        many[rank + 1] = (ranks == rank).sum(axis=0)
    points += (many * (many - 1)).sum(axis=0)
    for length in range(3, size + 1):
        for low in range(1, 15 - length):
            alone = (many[low - 1] == 0) & (many[low + length] == 0)
            points += length * alone * many[low : low + length].prod(axis=0)
    by_place = np.zeros(13**size, np.uint8)
    places = 13 ** np.arange(size - 1, -1, -1)
    for order in permutations(range(size)):
        by_place[places @ ranks[list(order)]] = points
    by_place.flags.writeable = False
    return by_place


def _place(columns: Bytes) -> Integers:
    """The index in `rank_points` of each hand of four (a column each) with a starter of rank 0."""
    place = np.zeros(columns.shape[1], np.int64)
    for column in columns:
        place = place * 13 + (column >> 2)
    return place * 13


def _flush(columns: Bytes) -> Truths:
    """Whether the four cards of each hand are of one suit."""
    suits = columns & 3
    alike: Truths = (suits[1:] == suits[0]).all(axis=0)
    return alike


def _namings(held: Integers) -> Integers:
    """The number of different ways to name the suits of each column: 24 divided for suits that hold the same."""
    alike = np.ones(held.shape[1], np.int64)  # the product of the factorials of how many hold the same
    for suit in range(1, 4):
        alike *= (held[: suit + 1] == held[suit]).sum(axis=0)
    return 24 // alike
