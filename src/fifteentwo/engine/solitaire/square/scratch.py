"""The scratch arrays of a search. They are made once for each choice, because making arrays takes time."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.board import Board, Integers, copy_board
from fifteentwo.engine.solitaire.square.incremental import Increments, new_increments
from fifteentwo.engine.solitaire.square.value import KINDS, MAX_KEPT, WIDTH, Floats, Weights
from fifteentwo.solitaire.square import CELLS

MAX_OPTIONS: Final = 12 * (CELLS + 3)
"""The greatest number of options in a position."""


class SearchScratch(NamedTuple):
    """Arrays that the search writes to."""

    options: Integers
    """(228, 3): the options for a card, see `options`."""
    values: NDArray[np.float64]
    """(228,): the value of the position after each option, in points."""
    after: Board
    """The position after the option that was chosen."""
    shares: Floats
    """(20,): see `value.shares`."""
    kinds: Integers
    """(10,): the kind of each card in the reserve, -1 for none; see `reserve`."""
    kept_values: Floats
    """(32,): the value of a card in the reserve, by its kind."""
    first: Increments
    """The increments of a card that fills one more cell."""
    second: Increments
    """The increments of a card that fills a second cell, after one from the reserve; without interactions."""
    changed: Increments
    """The increments after that card from the reserve has been placed."""
    increment: Floats
    """(16,): the increments on one cell, by rank."""
    alike: Floats
    """(16,): the same for a card whose suit is that of no line."""
    most: Floats
    """(5, 16): the largest increment on any cell, by suit and rank; the last row is for suits of no line."""
    best: NDArray[np.float64]
    """(52,): the value of the best option, by the next card."""


@compiled
def new_scratch(board: Board, weights: Weights) -> SearchScratch:
    """Empty scratch arrays for positions of the game of this board."""
    return SearchScratch(
        np.empty((MAX_OPTIONS, 3), np.int64),
        np.empty(MAX_OPTIONS),
        copy_board(board),
        np.empty(WIDTH + 4, np.float32),
        np.empty(MAX_KEPT, np.int64),
        np.empty(KINDS, np.float32),
        new_increments(weights),
        new_increments(weights),
        new_increments(weights),
        np.empty(WIDTH, np.float32),
        np.empty(WIDTH, np.float32),
        np.empty((5, WIDTH), np.float32),
        np.empty(52),
    )
