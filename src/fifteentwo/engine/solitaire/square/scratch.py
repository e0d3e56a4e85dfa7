"""Where looking ahead at a square writes what it finds on the way: made once for a choice, since to make arrays takes time."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.board import Board, Integers, copied
from fifteentwo.engine.solitaire.square.incremental import Gains, new_gains
from fifteentwo.engine.solitaire.square.value import MOST_KEPT, WANTS, WIDTH, Floats, Promise
from fifteentwo.solitaire.square import CELLS

MOST: Final = 12 * (CELLS + 3)
"""No position has more options."""


class Notes(NamedTuple):
    """Arrays to write in."""

    options: Integers
    """(228, 3): what may be done with a card, see `options`."""
    worths: NDArray[np.float64]
    """(228,): what each option promises."""
    after: Board
    """The position after the one that was chosen."""
    shares: Floats
    """(20,): see `incremental.note_shares`."""
    wants: Integers
    """(10,): of the cards in the reserve, see `reserve`."""
    holding: Floats
    """(32,): what such a card promises, by its want."""
    first: Gains
    """What cards gain, with one cell empty less."""
    then: Gains
    """With two less, as it is when a card of the reserve was laid before; by the lines alone."""
    changed: Gains
    """The same in the position after it."""
    gain: Floats
    """(16,): on one cell, by rank."""
    alike: Floats
    """(16,): the same for a card of a suit that no line has."""
    most: Floats
    """(5, 16): the most on any cell, by suit and rank; last for a suit that no line has."""
    best: NDArray[np.float64]
    """(52,): what each card that may come comes to."""


@compiled
def new_notes(board: Board, promise: Promise) -> Notes:
    """Empty notes, for positions of the game of this one."""
    return Notes(
        np.empty((MOST, 3), np.int64),
        np.empty(MOST),
        copied(board),
        np.empty(WIDTH + 4, np.float32),
        np.empty(MOST_KEPT, np.int64),
        np.empty(WANTS, np.float32),
        new_gains(promise),
        new_gains(promise),
        new_gains(promise),
        np.empty(WIDTH, np.float32),
        np.empty(WIDTH, np.float32),
        np.empty((5, WIDTH), np.float32),
        np.empty(52),
    )
