"""What the lines of a square promise together: they compete for cards, or one card serves two of them.

Each line has traits, and two lines promise what their traits multiply to, added up, half of them with a minus: so
lines that are alike may hinder one another or help. The first half of a line's traits meets those of every other
line; the second half meets the line that crosses it, as long as the cell where they cross is empty. Full lines have
none, nor has a square with a reserve.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.solitaire.square.board import Board
from fifteentwo.engine.solitaire.square.value import MIXED, SIGNS, Floats, Promise
from fifteentwo.solitaire.square import CELLS


class Traits(NamedTuple):
    """The traits of a position: arrays to write in."""

    lines: Floats
    """(8, 2 * traits)"""
    summed: Floats
    """(traits,): the first half of the lines' traits, added up."""
    squares: Floats
    """The same squared."""
    across: Floats
    """(8, traits): the second half, added up over the lines that cross this one at an empty cell."""


@compiled
def new_traits(promise: Promise) -> Traits:
    """Arrays to write in."""
    both = promise.traits.shape[3]
    half = both // 2
    return Traits(
        np.zeros((8, both), np.float32),
        np.zeros(half, np.float32),
        np.zeros(half, np.float32),
        np.zeros((8, half), np.float32),
    )


@leaf
def stage(empties: int) -> int:
    """For how many empty cells traits are the same: 0 with none, then four at a time."""
    return (empties + 3) // 4


@leaf
def _forget(found: Traits) -> None:
    for n in range(len(found.summed)):
        found.summed[n] = found.squares[n] = 0
        for line in range(8):
            found.lines[line, n] = found.lines[line, n + len(found.summed)] = found.across[line, n] = 0


@leaf
def together(board: Board, empties: int, promise: Promise, found: Traits) -> float:
    """What lines promise together, with so many cells empty; writes their traits."""
    lines, summed, squares, across = found
    many = len(summed)
    if many == 0:
        return 0.0
    if empties == 0:
        _forget(found)
        return 0.0
    now = stage(empties)
    _forget(found)
    for line in range(8):
        one_suit, key = int(board.suits[line] != MIXED), promise.keys[board.codes[line]]
        for n in range(2 * many):
            lines[line, n] = promise.traits[now, one_suit, key, n]
        for n in range(many):
            summed[n] += lines[line, n]
            squares[n] += lines[line, n] * lines[line, n]
    worth = 0.0
    for n in range(many):
        worth += SIGNS[n] * (summed[n] * summed[n] - squares[n]) / 2
    for cell in range(CELLS):
        if board.grid[cell] < 0:
            row, column = cell >> 2, 4 + (cell & 3)
            for n in range(many):
                across[row, n] += lines[column, many + n]
                across[column, n] += lines[row, many + n]
    for row in range(4):
        for n in range(many):
            worth += SIGNS[n] * lines[row, many + n] * across[row, n]
    return worth
