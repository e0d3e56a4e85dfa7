"""The numbering of hands of six up to a renaming of the suits (Waugh, 2013). No Numba: one hand is numbered in plain Python."""

from __future__ import annotations

from functools import cache
from itertools import combinations, groupby
from math import comb, prod
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import RANKS, Integers, Longs
from fifteentwo.engine.scoring.vectorised import Bytes

_NETWORK: Final = ((0, 5), (1, 3), (2, 4), (1, 2), (3, 4), (0, 3), (2, 5), (0, 1), (2, 3), (4, 5), (1, 2), (3, 4))
"""A sorting network for six numbers."""


def shapes_of(cards: int, suits: int, most: int) -> list[tuple[int, ...]]:
    """The ways to split `cards` cards among suits by their numbers, the longest suit first."""
    if suits == 0:
        return [()] if cards == 0 else []
    return [
        (longest, *rest)
        for longest in range(min(cards, most), -1, -1)
        for rest in shapes_of(cards - longest, suits - 1, longest)
    ]


def sets_in_order(shape: tuple[int, ...], sets: list[Longs]) -> Longs:
    """Every choice of sets for the suits, (n, 4), not increasing among suits of equal length."""
    rows = np.zeros((1, 0), np.int64)
    at = 0
    for _, same in groupby(shape):
        length = len(list(same))
        own = sets[at]
        chosen = np.arange(len(own))[:, None]
        for _ in range(length - 1):
            first, second = np.nonzero(chosen[:, -1][:, None] >= np.arange(len(own))[None, :])
            chosen = np.hstack((chosen[first], second[:, None]))
        rows = np.hstack((np.repeat(rows, len(chosen), axis=0), np.tile(own[chosen], (len(rows), 1))))
        at += length
    return rows


class Numbering(NamedTuple):
    """The tables of `place`: the number of a class is a sum with a term for each suit, the longest first."""

    of_set: Integers
    """(8192,): for a set of ranks (a bit each), 4096 times its size plus its place among sets of that size."""
    shapes: Integers
    """(512, 9): by the lengths of the three longest suits (64 times the first, 8 times the second, plus the third): the
    number of classes before theirs, the factor of each suit's term, and how many suits from it on have its length."""
    again: Integers
    """(4, 1716): the number of multisets of each size that come before a place."""


@cache
def numbering() -> Numbering:
    """The tables of `place`."""
    of_set, shapes = np.zeros(1 << RANKS, np.int32), np.zeros((512, 9), np.int32)
    for size in range(7):
        for at, chosen in enumerate(combinations(range(RANKS), size)):
            of_set[sum(1 << rank for rank in chosen)] = 4096 * size + at
    again = np.array([[comb(at + suits - 1, suits) if suits else 1 for at in range(1716)] for suits in range(4)])
    before = 0
    for shape in shapes_of(6, 4, 6):
        alike = [shape[at:].count(size) for at, size in enumerate(shape)]
        ways = [comb(comb(RANKS, size) + suits - 1, suits) for size, suits in zip(shape, alike, strict=True)]
        first = [at for at in range(4) if shape[at] not in shape[:at]]
        counts = [prod(ways[later] for later in first if later > at) for at in range(4)]
        shapes[64 * shape[0] + 8 * shape[1] + shape[2]] = (before, *counts, *alike)
        before += prod(ways[at] for at in first)
    return Numbering(of_set, shapes, np.minimum(again, np.iinfo(np.int32).max).astype(np.int32))


def place(cards: Bytes, begin: int, by: Numbering, order: Longs) -> int:
    """The number in `six_cards` of the six cards at `begin`.

    Writes the cards to `order`, (6,), in the order of the cards of the class that they correspond to.
    """
    held_0 = held_1 = held_2 = held_3 = 0
    for at in range(6):
        card = int(cards[begin + at])
        bit = 1 << (card >> 2)
        suit = card & 3
        if suit == 0:
            held_0 |= bit
        elif suit == 1:
            held_1 |= bit
        elif suit == 2:
            held_2 |= bit
        else:
            held_3 |= bit
    # The suits from the longest set to the shortest; the lowest two bits say which suit it is.
    a, b = by.of_set[held_0] * 4, by.of_set[held_1] * 4 + 1
    c, d = by.of_set[held_2] * 4 + 2, by.of_set[held_3] * 4 + 3
    a, b = max(a, b), min(a, b)
    c, d = max(c, d), min(c, d)
    a, c = max(a, c), min(a, c)
    b, d = max(b, d), min(b, d)
    b, c = max(b, c), min(b, c)
    new_suit = 0 << 2 * (a & 3) | 1 << 2 * (b & 3) | 2 << 2 * (c & 3) | 3 << 2 * (d & 3)
    for at in range(6):
        card = int(cards[begin + at])
        order[at] = ((card & ~3) + (new_suit >> 2 * (card & 3) & 3)) * 64 + card
    for low, high in _NETWORK:
        order[low], order[high] = min(order[low], order[high]), max(order[low], order[high])
    for at in range(6):
        order[at] &= 63
    a, b, c, d = a >> 2, b >> 2, c >> 2, d >> 2
    shape = 64 * (a >> 12) + 8 * (b >> 12) + (c >> 12)
    number = int(by.shapes[shape, 0])
    for at, held in enumerate((a, b, c, d)):
        number += by.shapes[shape, 1 + at] * by.again[by.shapes[shape, 5 + at], held & 4095]
    return number
