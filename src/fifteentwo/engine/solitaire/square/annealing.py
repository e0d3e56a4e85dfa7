"""A good layout of sixteen cards for any values of the lines, by simulated annealing."""

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

SETS: Final = 1820
"""The number of sets of four cards."""

_WARMEST: Final = 2.0
_COLDEST: Final = 0.05
_COOLING: Final = 256
_TOLERANCE: Final = 1e-9


@cache
def numbers_of_four() -> Shorts:
    """(65536,): the number of a set of four by its bits, in the order of `itertools.combinations`; computed once."""
    numbers = np.full(1 << CELLS, -1, np.int16)
    for number, four in enumerate(combinations(range(CELLS), 4)):
        numbers[sum(1 << card for card in four)] = number
    return numbers


@compiled
def anneal_layout(values: Doubles, seed: int, steps: int, numbers: Shorts, layout: Integers) -> float:
    """A good layout by simulated annealing: writes its cards by number, row by row, and returns its value."""
    np.random.seed(seed)
    grid = np.arange(CELLS)
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
        drawn = np.random.randint(CELLS * CELLS)
        one, other = drawn & 15, drawn >> 4
        flip = (1 << grid[one]) ^ (1 << grid[other])
        change = 0.0
        if one >> 2 != other >> 2:
            change += _change(values, rows[one >> 2], flip, numbers) + _change(values, rows[other >> 2], flip, numbers)
        if one & 3 != other & 3:
            change += _change(values, columns[one & 3], flip, numbers) + _change(
                values, columns[other & 3], flip, numbers
            )
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
        if total > best + _TOLERANCE:
            best = total
            layout[:] = grid
    return best


@compiled
def _change(values: Doubles, line: int, flip: int, numbers: Shorts) -> float:
    return float(values[numbers[line ^ flip]] - values[numbers[line]])
