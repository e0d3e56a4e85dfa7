"""Sets of four cards and their points as hands: the tables of the search for par.

Cards are numbered in the order they come, and a set of cards is a bit mask.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.vectorised import rank_points

Integers = NDArray[np.int64]
Shorts = NDArray[np.int16]

_JACK: Final = 10  # ranks are counted from 0 here, as in the kernels


class LineTables(NamedTuple):
    """The tables for some cards and a starter. Points are without his heels."""

    cards: int
    """The number of cards."""
    required: int
    """The cards that must be in the square, as bits."""
    set_value: Shorts
    """(2 ** cards,): the points of a set of four as a hand."""
    two_rows: Shorts
    """(2 ** cards,): the most points of two disjoint hands from a set of eight or more."""
    sets: Integers
    """(n, 4): the sets of four, the best first."""
    masks: Integers
    """(n,): the same as bits."""
    values: Integers
    """(n,): their points."""
    best_with_pair: Integers
    """(cards, cards): the most points of a set of four with both of these cards."""


def line_tables(cards: Sequence[Card], starter: Card, all_required: bool, last_required: bool) -> LineTables:
    """The tables for these cards, in the order they come."""
    count = len(cards)
    sets, values = sets_of_four(cards, starter)
    masks = (1 << sets).sum(axis=1)
    set_value = np.zeros(1 << count, np.int16)
    set_value[masks] = values
    two_rows = np.zeros(1 << count, np.int16)
    _write_two_rows(count, set_value, two_rows)
    best_with_pair = np.zeros((count, count), np.int64)
    for one in range(4):
        for other in range(4):
            np.maximum.at(best_with_pair, (sets[:, one], sets[:, other]), values)
    required = (1 << count) - 1 if all_required else (1 << count - 1) * last_required
    return LineTables(count, required, set_value, two_rows, sets, masks, values, best_with_pair)


def sets_of_four(cards: Sequence[Card], starter: Card) -> tuple[Integers, Integers]:
    """All sets of four of the cards, (n, 4), and their points as hands, (n,), the best first."""
    sets = _sets(len(cards))
    values = _hand_values(np.array(cards, np.int64), int(starter), rank_points(), sets)
    order = np.argsort(-values, kind="stable")
    return sets[order], values[order]


@cache
def _sets(count: int) -> Integers:
    return np.array(list(combinations(range(count), 4)), np.int64)


@compiled
def _hand_values(cards: Integers, starter: int, points: NDArray[np.uint8], sets: Integers) -> Integers:
    """The points of each set of four as a hand."""
    values = np.empty(len(sets), np.int64)
    for row in range(len(sets)):
        place = 0
        flush = True
        nobs = 0
        first = cards[sets[row, 0]]
        for n in range(4):
            card = cards[sets[row, n]]
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
def _write_two_rows(cards: int, set_value: Shorts, two_rows: Shorts) -> None:
    """Writes the most points of two disjoint hands from every set of eight to all but eight of the cards."""
    bits = np.empty(32, np.int64)
    for mask in range(1 << cards):
        count = 0
        left = mask
        while left:
            left &= left - 1
            count += 1
        if count < 8 or count > cards - 8:
            continue
        write_bits(mask, bits)
        best = np.int16(0)
        if count == 8:
            for i in range(1, 6):
                for j in range(i + 1, 7):
                    for k in range(j + 1, 8):
                        four = bits[0] | bits[i] | bits[j] | bits[k]
                        best = max(best, set_value[four] + set_value[mask ^ four])
        else:
            for n in range(count):
                best = max(best, two_rows[mask ^ bits[n]])
        two_rows[mask] = best


@compiled
def write_bits(mask: int, bits: Integers) -> None:
    """Writes the bits of a set one by one, the lowest first."""
    n = 0
    while mask:
        bits[n] = mask & -mask
        mask ^= bits[n]
        n += 1


@compiled
def best_four_rows(sets: Integers, values: Integers) -> int:
    """The most points of four disjoint sets; the sets come best first."""
    masks = np.zeros(len(sets), np.int64)
    for n in range(len(sets)):
        for place in range(4):
            masks[n] |= 1 << sets[n, place]
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
