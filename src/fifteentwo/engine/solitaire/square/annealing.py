"""A good layout of sixteen cards of sixteen or more for any values of the lines, by simulated annealing."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.solitaire.square import CELLS

Integers = NDArray[np.int64]
Shorts = NDArray[np.int16]

_WARMEST: Final = 2.0
_COLDEST: Final = 0.05
_COOLING: Final = 256
_TOLERANCE: Final = 1e-9


@cache
def numbers_of_four(cards: int) -> Shorts:
    """(2**n,): the number of a set of four of n cards by its bits, in the order of `itertools.combinations`; computed once."""
    numbers = np.full(1 << cards, -1, np.int16)
    for number, four in enumerate(combinations(range(cards), 4)):
        numbers[sum(1 << card for card in four)] = number
    return numbers


@compiled
def anneal_layout(values: Doubles, seed: int, steps: int, numbers: Shorts, layout: Integers) -> float:
    """A good layout by simulated annealing: writes its cards by number, row by row, then those thrown away, (n,); returns its value."""
    np.random.seed(seed)
    cards = len(layout)
    grid = np.arange(cards)
    rows, columns = np.zeros(4, np.int64), np.zeros(4, np.int64)
    for cell in range(CELLS):
        rows[cell >> 2] |= 1 << grid[cell]
        columns[cell & 3] |= 1 << grid[cell]
    total = 0.0
    for n in range(4):
        total += values[numbers[rows[n]]] + values[numbers[columns[n]]]
    best, temperature = total, _WARMEST
    layout[:] = grid
    for step in range(steps):
        if step % _COOLING == 0:
            temperature = _WARMEST * (1 - step / steps) + _COLDEST
        drawn = np.random.randint(CELLS * cards)
        one, other = drawn & 15, drawn >> 4
        there = other < CELLS
        flip = (1 << grid[one]) ^ (1 << grid[other])
        change = 0.0
        if not there or one >> 2 != other >> 2:
            change += _change(values, rows[one >> 2], flip, numbers)
            if there:
                change += _change(values, rows[other >> 2], flip, numbers)
        if not there or one & 3 != other & 3:
            change += _change(values, columns[one & 3], flip, numbers)
            if there:
                change += _change(values, columns[other & 3], flip, numbers)
        if one == other or (change < 0 and np.random.random() >= np.exp(change / temperature)):
            continue
        if not there or one >> 2 != other >> 2:
            rows[one >> 2] ^= flip
            if there:
                rows[other >> 2] ^= flip
        if not there or one & 3 != other & 3:
            columns[one & 3] ^= flip
            if there:
                columns[other & 3] ^= flip
        grid[one], grid[other] = grid[other], grid[one]
        total += change
        if total > best + _TOLERANCE:
            best = total
            layout[:] = grid
    return best


@compiled
def _change(values: Doubles, line: int, flip: int, numbers: Shorts) -> float:
    return float(values[numbers[line ^ flip]] - values[numbers[line]])
