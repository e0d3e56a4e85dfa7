"""The best layout of sixteen cards for any values of the lines: the search of `branch_and_bound` for real numbers.

A layout is four rows and four columns of four cards, and each pair of cards shares a line at most once. With a multiplier for each
pair, rows and columns can be chosen apart (*Lagrangian relaxation*; Geoffrion, "Lagrangean relaxation for integer programming",
1974):

    value of a layout <= 2 * max over four disjoint rows of (their values - the multipliers of their pairs) + all multipliers

The multipliers are found by subgradient steps. Either the rows or the columns have at least half of what the multipliers leave, so
every choice of rows above that half is tried with its best columns, and nothing else needs to be.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.solitaire.square import CELLS

Integers = NDArray[np.int64]
Shorts = NDArray[np.int16]

SETS: Final = 1820
"""The number of sets of four cards."""

_HALVES: Final = 12_870
_SPLITS: Final = 35
STEPS: Final = 150
"""The steps for the multipliers."""

_STEP: Final = 0.3
_SLOWER: Final = 0.15
_WARMEST: Final = 2.0
_COLDEST: Final = 0.05
_COOLING: Final = 256
TOLERANCE: Final = 1e-9


class Sets(NamedTuple):
    """The sets of four and of eight of sixteen cards."""

    cards: Integers
    """(1820, 4): the sets of four, in the order of `itertools.combinations`."""
    masks: Integers
    """(1820,): the same as bits."""
    numbers: Shorts
    """(65536,): the number of a set of four by its bits."""
    splits: Shorts
    """(12870, 35, 2): the two sets of four of each split of a set of eight; the first has its lowest card."""
    halves: Shorts
    """(6435, 2): the sets of eight with card 0, and those with all other cards."""


@cache
def all_sets() -> Sets:
    """The sets, computed once."""
    cards = np.array(list(combinations(range(CELLS), 4)), np.int64)
    masks = (1 << cards).sum(axis=1)
    numbers = np.full(1 << CELLS, -1, np.int16)
    numbers[masks] = np.arange(SETS)
    eights = list(combinations(range(CELLS), 8))
    number_of = {sum(1 << card for card in eight): n for n, eight in enumerate(eights)}
    splits = np.empty((_HALVES, _SPLITS, 2), np.int16)
    whole = (1 << CELLS) - 1
    for mask, n in number_of.items():
        eight = eights[n]
        firsts = [(1 << eight[0]) + sum(1 << card for card in three) for three in combinations(eight[1:], 3)]
        splits[n] = [(numbers[first], numbers[mask ^ first]) for first in firsts]
    halves = np.array([(n, number_of[whole ^ mask]) for mask, n in number_of.items() if mask & 1], np.int16)
    return Sets(cards, masks, numbers, splits, halves)


@compiled
def anneal_layout(values: Doubles, seed: int, steps: int, sets: Sets, layout: Integers) -> float:
    """A good layout by simulated annealing: writes its cards by number, row by row, and returns its value."""
    np.random.seed(seed)
    grid = np.arange(CELLS)
    rows, columns = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for cell in range(CELLS):
        rows[cell >> 2] |= 1 << grid[cell]
        columns[cell & 3] |= 1 << grid[cell]
    total = 0.0
    for n in range(4):
        total += values[sets.numbers[rows[n]]] + values[sets.numbers[columns[n]]]
    best, temperature = total, _WARMEST
    layout[:] = grid
    for step in range(steps):
        if step % _COOLING == 0:
            temperature = _WARMEST * (1 - step / steps) + _COLDEST
        drawn = np.random.randint(CELLS * CELLS)
        one, other = drawn & 15, drawn >> 4
        flip = (1 << grid[one]) ^ (1 << grid[other])
        change = 0.0
        if one >> 2 != other >> 2:
            change += _change(values, rows[one >> 2], flip, sets) + _change(values, rows[other >> 2], flip, sets)
        if one & 3 != other & 3:
            change += _change(values, columns[one & 3], flip, sets) + _change(values, columns[other & 3], flip, sets)
        if one == other or (change < 0 and np.random.random() >= np.exp(change / temperature)):
            continue
        if one >> 2 != other >> 2:
            rows[one >> 2] ^= flip
            rows[other >> 2] ^= flip
        if one & 3 != other & 3:
            columns[one & 3] ^= flip
            columns[other & 3] ^= flip
        grid[one], grid[other] = grid[other], grid[one]
        total += change
        if total > best + TOLERANCE:
            best = total
            layout[:] = grid
    return best


@compiled
def _change(values: Doubles, line: int, flip: int, sets: Sets) -> float:
    return float(values[sets.numbers[line ^ flip]] - values[sets.numbers[line]])


@compiled
def best_layout_value(values: Doubles, known: float, steps: int, sets: Sets) -> float:
    """The highest value of a layout: at least `known`, which some layout has. Exact up to rounding."""
    multipliers = np.zeros((CELLS, CELLS))
    reduced, eights = np.empty(SETS), np.empty(_HALVES)
    bound = relaxed_value(values, steps, multipliers, sets)
    if bound <= known + TOLERANCE:
        return known
    _write_reduced(values, multipliers, sets, reduced)
    most = 2 * _best_rows(reduced, eights, sets, np.empty(4, np.int64))
    constant = bound - most
    cards = np.empty((4, 4), np.int64)
    best = known
    for half in range(len(sets.halves)):
        left, right = sets.halves[half]
        least = (best + TOLERANCE - constant) / 2
        if eights[left] + eights[right] < least:
            continue
        for n in range(_SPLITS):
            first, second = sets.splits[left, n]
            two = reduced[first] + reduced[second]
            # The same rows come in three pairs of halves; in one of them the second row has the lowest card outside the first.
            lowest = ~sets.masks[first] & (sets.masks[first] + 1)
            if two + eights[right] < least or sets.masks[second] & lowest == 0:
                continue
            for m in range(_SPLITS):
                third, fourth = sets.splits[right, m]
                if two + reduced[third] + reduced[fourth] < least:
                    continue
                rows = 0.0
                for place, row in enumerate((first, second, third, fourth)):
                    rows += values[row]
                    cards[place] = sets.cards[row]
                best = max(best, rows + _best_columns(values, cards, best - rows, sets))
    return best


@compiled
def relaxed_value(values: Doubles, steps: int, multipliers: Doubles, sets: Sets) -> float:
    """An upper bound of the value of every layout; leaves the multipliers that give it, (16, 16), in place."""
    reduced, eights, rows = np.empty(SETS), np.empty(_HALVES), np.empty(4, np.int64)
    kept = multipliers.copy()
    best = np.inf
    for step in range(steps):
        _write_reduced(values, multipliers, sets, reduced)
        bound = 2 * _best_rows(reduced, eights, sets, rows) + multipliers.sum()
        if bound < best:
            best = bound
            kept[:] = multipliers
        size = _STEP / (1 + _SLOWER * step)
        for one in range(CELLS):
            for other in range(one + 1, CELLS):
                multipliers[one, other] -= size
        for row in rows:
            for i in range(4):
                for j in range(i + 1, 4):
                    multipliers[sets.cards[row, i], sets.cards[row, j]] += 2 * size
        multipliers[:] = np.maximum(multipliers, 0)
    multipliers[:] = kept
    return best


@compiled
def _write_reduced(values: Doubles, multipliers: Doubles, sets: Sets, reduced: Doubles) -> None:
    """Writes the values less the multipliers of their pairs."""
    for n in range(SETS):
        taken = 0.0
        for i in range(4):
            for j in range(i + 1, 4):
                taken += multipliers[sets.cards[n, i], sets.cards[n, j]]
        reduced[n] = values[n] - taken


@compiled
def _best_rows(values: Doubles, eights: Doubles, sets: Sets, rows: Integers) -> float:
    """The highest value of four disjoint sets, whose numbers it writes; and that of two, for every set of eight."""
    for n in range(_HALVES):
        best = -np.inf
        for m in range(_SPLITS):
            best = max(best, values[sets.splits[n, m, 0]] + values[sets.splits[n, m, 1]])
        eights[n] = best
    best, at = -np.inf, 0
    for n in range(len(sets.halves)):
        value = eights[sets.halves[n, 0]] + eights[sets.halves[n, 1]]
        if value > best:
            best, at = value, n
    for side in range(2):
        half = sets.halves[at, side]
        for m in range(_SPLITS):
            if values[sets.splits[half, m, 0]] + values[sets.splits[half, m, 1]] == eights[half]:
                rows[2 * side], rows[2 * side + 1] = sets.splits[half, m]
                break
    return best


@compiled
def _best_columns(values: Doubles, cards: Integers, need: float, sets: Sets) -> float:
    """The highest value of four columns across these rows, (4, 4) cards by number; `need` where it is no higher."""
    column = np.empty((4, 4, 4, 4))
    through = np.full((4, 4), -np.inf)  # the best column through each card of each row
    for i in range(4):
        for j in range(4):
            for k in range(4):
                for m in range(4):
                    four = 1 << cards[0, i] | 1 << cards[1, j] | 1 << cards[2, k] | 1 << cards[3, m]
                    value = values[sets.numbers[four]]
                    column[i, j, k, m] = value
                    through[0, i] = max(through[0, i], value)
                    through[1, j] = max(through[1, j], value)
                    through[2, k] = max(through[2, k], value)
                    through[3, m] = max(through[3, m], value)
    for row in range(4):
        if through[row].sum() <= need:
            return need
    best = need
    pair = np.empty((3, 2), np.int64)
    for n in range(64):
        one = column[0, n >> 4, n >> 2 & 3, n & 3]
        if one + through[0, 1:].sum() <= best:
            continue
        for p in range(64):
            if p >> 4 == n >> 4 or p >> 2 & 3 == n >> 2 & 3 or p & 3 == n & 3:
                continue
            two = one + column[1, p >> 4, p >> 2 & 3, p & 3]
            if two + through[0, 2:].sum() <= best:
                continue
            for row in range(3):  # the cards of the other rows that are left for the last two columns
                shift, left = 4 - 2 * row, 0
                for card in range(4):
                    if card not in (n >> shift & 3, p >> shift & 3):
                        pair[row, left] = card
                        left += 1
            for q in range(8):
                j, k, m = q >> 2, q >> 1 & 1, q & 1
                last = (
                    column[2, pair[0, j], pair[1, k], pair[2, m]]
                    + column[3, pair[0, 1 - j], pair[1, 1 - k], pair[2, 1 - m]]
                )
                best = max(best, two + last)
    return best
