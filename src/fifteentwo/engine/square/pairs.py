"""What the lines of a square promise together: they compete for cards, or one card serves two of them.

Each line has traits, and two lines promise what their traits multiply to, added up, half of them with a minus: so
lines that are alike may hinder one another or help. The first half of a line's traits meets those of every other
line, and of the cards in the reserve; the second half meets the line that crosses it, as long as the cell where they
cross is empty. Full lines have none.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.square.board import KEPT, Board
from fifteentwo.engine.square.promise import MIXED, SIGNS, TRAITS, Floats, Promise
from fifteentwo.solitaire.square import CELLS


class Traits(NamedTuple):
    """The traits of a position: arrays to write in."""

    lines: Floats
    """(8, 2 * TRAITS)"""
    summed: Floats
    """(TRAITS,): the first half of the lines' traits, and those of the cards in the reserve, added up."""
    across: Floats
    """(8, TRAITS): the second half, added up over the lines that cross this one at an empty cell."""


@compiled
def new_traits() -> Traits:
    """Arrays to write in."""
    return Traits(
        np.empty((8, 2 * TRAITS), np.float32), np.empty(TRAITS, np.float32), np.empty((8, TRAITS), np.float32)
    )


@compiled
def stage(empties: int) -> int:
    """For how many empty cells traits are the same: 0 with none, then four at a time."""
    return (empties + 3) // 4


@compiled
def together(board: Board, empties: int, promise: Promise, found: Traits) -> float:
    """What lines and kept cards promise together, with so many cells empty; writes their traits."""
    lines, summed, across = found
    if empties == 0:
        lines[:] = 0
        summed[:] = 0
        across[:] = 0
        return 0.0
    now = stage(empties)
    squares = np.zeros(TRAITS, np.float32)
    summed[:] = 0
    across[:] = 0
    for line in range(8):
        lines[line] = promise.traits[now, int(board.suits[line] != MIXED), promise.keys[board.codes[line]]]
        for n in range(TRAITS):
            summed[n] += lines[line, n]
            squares[n] += lines[line, n] * lines[line, n]
    if board.counts[KEPT]:
        for pile in range(2):
            for card in board.piles[pile]:
                if card >= 0:
                    for n in range(TRAITS):
                        trait = promise.kept_traits[now, card >> 2, n]
                        summed[n] += trait
                        squares[n] += trait * trait
    worth = 0.0
    for n in range(TRAITS):
        worth += SIGNS[n] * (summed[n] * summed[n] - squares[n]) / 2
    for cell in range(CELLS):
        if board.grid[cell] < 0:
            row, column = cell >> 2, 4 + (cell & 3)
            for n in range(TRAITS):
                across[row, n] += lines[column, TRAITS + n]
                across[column, n] += lines[row, TRAITS + n]
    for row in range(4):
        for n in range(TRAITS):
            worth += SIGNS[n] * lines[row, TRAITS + n] * across[row, n]
    return worth


@compiled
def with_kept(rank: int, empties: int, promise: Promise, found: Traits) -> float:
    """What a further card in the reserve promises together with all else."""
    worth = 0.0
    if empties:
        for n in range(TRAITS):
            worth += SIGNS[n] * promise.kept_traits[stage(empties), rank, n] * found.summed[n]
    return worth
