"""Interactions between the lines of a square: a factorisation machine (Rendle, "Factorization machines", ICDM 2010).

Lines compete for cards, or share one. Each line has two vectors of latent factors, found by its key. The interaction of
two lines is the inner product of their first vectors, every second term with a minus (`SIGNS`), so that lines alike may
hinder or help each other. A row and a column whose common cell is empty add the product of their second vectors. Full
lines have no factors, nor has a square with a reserve.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.solitaire.square.board import Board
from fifteentwo.engine.solitaire.square.value import MIXED, SIGNS, Floats, Weights
from fifteentwo.solitaire.square import CELLS


class Factors(NamedTuple):
    """Scratch arrays for the latent factors of a position."""

    lines: Floats
    """(8, 2 * factors): both vectors of each line."""
    summed: Floats
    """(factors,): the sum of the first vectors."""
    squares: Floats
    """(factors,): the sum of their squares."""
    across: Floats
    """(8, factors): the sum of the second vectors of the lines that cross this one at an empty cell."""


@compiled
def new_factors(weights: Weights) -> Factors:
    """Empty arrays."""
    both = weights.factors.shape[3]
    half = both // 2
    return Factors(
        np.zeros((8, both), np.float32),
        np.zeros(half, np.float32),
        np.zeros(half, np.float32),
        np.zeros((8, half), np.float32),
    )


@leaf
def stage(empties: int) -> int:
    """The index of the factors for this many empty cells: 0 for a full square, then one for every four cells."""
    return (empties + 3) // 4


@leaf
def _clear(found: Factors) -> None:
    for n in range(len(found.summed)):
        found.summed[n] = found.squares[n] = 0
        for line in range(8):
            found.lines[line, n] = found.lines[line, n + len(found.summed)] = found.across[line, n] = 0


@leaf
def interaction_value(board: Board, empties: int, weights: Weights, found: Factors) -> float:
    """The sum of the interactions of all pairs of lines, in points, with this many empty cells; writes the factors.

    The first vectors cost one pass: the sum over pairs of x_i x_j is (sum^2 - sum of squares) / 2.
    """
    lines, summed, squares, across = found
    size = len(summed)
    if size == 0:
        return 0.0
    if empties == 0:
        _clear(found)
        return 0.0
    now = stage(empties)
    _clear(found)
    for line in range(8):
        one_suit, key = int(board.suits[line] != MIXED), weights.keys[board.codes[line]]
        for n in range(2 * size):
            lines[line, n] = weights.factors[now, one_suit, key, n]
        for n in range(size):
            summed[n] += lines[line, n]
            squares[n] += lines[line, n] * lines[line, n]
    value = 0.0
    for n in range(size):
        value += SIGNS[n] * (summed[n] * summed[n] - squares[n]) / 2
    for cell in range(CELLS):
        if board.grid[cell] < 0:
            row, column = cell >> 2, 4 + (cell & 3)
            for n in range(size):
                across[row, n] += lines[column, size + n]
                across[column, n] += lines[row, size + n]
    for row in range(4):
        for n in range(size):
            value += SIGNS[n] * lines[row, size + n] * across[row, n]
    return value
