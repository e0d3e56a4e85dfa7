"""Sets of four cards with their worth as hands: what the search for the best layout looks up.

Cards are known by their numbers as they came, and a set of cards by its bits.
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
        spread(mask, bits)
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
def spread(mask: int, bits: Integers) -> None:
    """Writes the bits of a set one by one, the lowest first."""
    n = 0
    while mask:
        bits[n] = mask & -mask
        mask ^= bits[n]
        n += 1


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
