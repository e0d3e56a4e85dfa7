"""The arrays that `best_response` works on, for one thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np

from fifteentwo.engine.pegging.frames import Frame
from fifteentwo.engine.pegging.last_cards import LastCards, last_cards
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

LEVELS = 20
"""No play is deeper: eight cards and the goes between them."""


class ResponseScratch(NamedTuple):
    """The arrays `best_response` writes on, for one thread: making them takes as long as the answer. Levels first."""

    row: Longs
    """(16,): the ranks played."""
    hands: Longs
    """(20, 4): my ranks, ascending, then `NONE`."""
    reach: Doubles
    """(20, 1820): the probability of each hand of the other's."""
    chance: Doubles
    """(20, 4, 1820): the probability that the other plays each slot of a hand."""
    frames: Longs
    """(20, 13): a `Frame` each."""
    moves: Longs
    """(20,): the move to be tried next."""
    value: Doubles
    """(20,): of the moves tried."""
    utilities: Doubles
    """(13,): by the other's last card."""
    last: LastCards


_UNUSED: list[ResponseScratch] = []


@contextmanager
def scratch() -> Iterator[ResponseScratch]:
    """Arrays for one thread, which another may use afterwards: making them takes as long as an answer, and their table of the last
    cards fills up.
    """
    arrays = _UNUSED.pop() if _UNUSED else _new_scratch()
    try:
        yield arrays
    finally:
        _UNUSED.append(arrays)


def _new_scratch() -> ResponseScratch:
    hands, reach = np.zeros((LEVELS, 4), np.int64), np.zeros((LEVELS, 1820))
    frames, moves = np.zeros((LEVELS, len(Frame._fields)), np.int64), np.zeros(LEVELS, np.int64)
    chance, value = np.zeros((LEVELS, 4, 1820)), np.zeros(LEVELS)
    utilities = np.zeros(13)
    return ResponseScratch(np.zeros(16, np.int64), hands, reach, chance, frames, moves, value, utilities, last_cards())
