"""Hands by rank alone: their numbering, and card removal between two hands.

Ranks are counted from 0. A hand is a row of ascending ranks; its number is its place in `rank_hands` of its size.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement, permutations
from math import comb
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Bytes = NDArray[np.uint8]
Tinies = NDArray[np.int8]
Shorts = NDArray[np.int16]
Floats = NDArray[np.float32]
Doubles = NDArray[np.float64]
Reals = NDArray[np.floating[Any]]
Integers = NDArray[np.int32]
Longs = NDArray[np.int64]

RANKS: Final = 13
PAIRS: Final = 91
TRIPLES: Final = 455
FOURS: Final = 1820


@cache
def rank_hands(size: int) -> Bytes:
    """Every hand of a size by rank: (13, 1), (91, 2), (455, 3) or (1820, 4).

    Pairs of different ranks come first, ordered by their higher rank, so that those that fit into a count are the first
    few: the solver's loops rely on it.
    """
    drawn = list(combinations_with_replacement(range(RANKS), size))
    if size == 2:
        drawn.sort(key=lambda pair: (pair[0] == pair[1], pair[1], pair[0]))
    hands = np.array(drawn, np.uint8).reshape(len(drawn), size)
    hands.flags.writeable = False
    return hands


@cache
def places(size: int) -> Shorts:
    """The number of the hand of these ranks, in any order: shape (13,) * size."""
    at = np.zeros((RANKS,) * size, np.int16)
    for order in permutations(range(size)):
        at[tuple(rank_hands(size)[:, place] for place in order)] = np.arange(len(rank_hands(size)))
    at.flags.writeable = False
    return at


def with_cards(cards: Sequence[int]) -> Longs:
    """The number of the hand of four that each smaller hand makes with these cards: (hands of 4 less their number,)."""
    found: Longs = places(4)[(*rank_hands(4 - len(cards)).T.astype(np.int64), *cards)].astype(np.int64)
    return found


@cache
def many(size: int) -> Longs:
    """The number of cards of each rank in each hand: (n, 13)."""
    held: Longs = (rank_hands(size)[:, :, None] == np.arange(RANKS)).sum(axis=1)
    held.flags.writeable = False
    return held


@cache
def suitings(size: int) -> Longs:
    """The number of ways to draw each hand from the pack; 0 with five or more of a rank: (n,)."""
    ways: Longs = np.array([comb(4, n) for n in range(size + 1)])[many(size)].prod(axis=1)
    ways.flags.writeable = False
    return ways


@cache
def removal() -> Doubles:
    """Card removal: the factor on the probability of n cards of a rank in one hand when the other holds m: (5, 5), by m, n.

    The probability of both hands is the product of their own and of this factor for every rank: C(4 - m, n) / C(4, n).
    """
    rarer = np.zeros((5, 5))
    for held in range(5):
        for more in range(5 - held):
            rarer[held, more] = comb(4 - held, more) / comb(4, more)
    rarer.flags.writeable = False
    return rarer


class Hands(NamedTuple):
    """The tables of how a hand grows by one card, with the shapes of `buffers.PublicTree`: (5, 13, 455) for `bigger` and `slot`."""

    sizes: Longs
    threes_held: Tinies
    bigger: NDArray[np.uint16]
    slot: NDArray[np.uint8]
    slots: Tinies


@cache
def grown_hands() -> Hands:
    """The tables of how hands grow, computed once."""
    bigger = np.zeros((5, RANKS, len(rank_hands(3))), np.uint16)
    slot = np.zeros((5, RANKS, len(rank_hands(3))), np.uint8)
    slots = np.full((5, len(rank_hands(4)), 4), 99, np.int8)
    for size in range(1, 5):
        for at, hand in enumerate(rank_hands(size).tolist()):
            different = sorted(set(hand))
            slots[size, at, : len(different)] = different
        smaller = len(rank_hands(size - 1))
        columns = [rank_hands(size - 1)[:, place].astype(np.int64) for place in range(size - 1)]
        for rank in range(RANKS):
            more = places(size)[(*columns, rank)]
            bigger[size, rank, :smaller] = more
            slot[size, rank, :smaller] = (slots[size, more] < rank).sum(axis=-1)
    sizes = np.array([len(rank_hands(size)) for size in range(5)])
    return Hands(sizes, rank_hands(3).astype(np.int8), bigger, slot, slots)
