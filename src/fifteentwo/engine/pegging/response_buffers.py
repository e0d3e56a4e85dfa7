"""What `best_response` reads and writes: the policy of a subtree, a position in numbers, and the arrays of one thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.pegging.last_cards import LastCards, last_cards
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs, Tinies
from fifteentwo.engine.scoring.vectorised import Bytes

LEVELS = 20
"""No play is deeper: eight cards and the goes between them."""


class Part(NamedTuple):
    """A subtree of the policy as `solution.ShippedSolution` reads it, and how hands grow."""

    child: NDArray[np.int16]
    """(14, nodes): the node after each move, -1 where there is none."""
    begins: Longs
    """(nodes,): where the policy of a node begins."""
    policy: Bytes
    bigger: NDArray[np.uint16]
    """(5, 13, 1820): by size, rank and number of a hand with a card less: the number of the hand with it."""
    slot: NDArray[np.uint8]
    """(5, 13, 1820): likewise, the place of that rank in the larger hand."""
    slots: Tinies
    """(5, 1820, 4): by size, hand and slot: the rank, 99 for none."""
    sizes: Longs
    """(5,): how many hands there are of each size."""


class Frame(NamedTuple):
    """A position of the play in numbers."""

    node: int
    """In the policy's tree; negative off the tree."""
    turn: int
    last: int
    """Who played the last card."""
    gone: int
    """A bit for each who has said go."""
    start: int
    stop: int
    """The count in progress is row[start:stop]; its sum follows."""
    sum: int
    held: int
    """How many cards I have."""
    left: int
    """How many the other has."""
    mine: int = 0
    """What I have pegged since the utility was set."""
    theirs: int = 0
    shown: int = 0
    """The cards the other has played, as in `LeafUtility.kinds`."""


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
    """(20, 12): a `Frame` each."""
    moves: Longs
    """(20,): the move to be tried next."""
    value: Doubles
    """(20,): of the moves tried."""
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
    return ResponseScratch(np.zeros(16, np.int64), hands, reach, chance, frames, moves, value, last_cards())
