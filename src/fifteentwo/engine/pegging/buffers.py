"""What the solver of the play reads and writes: the tree with its hands, room for a walk, and what is learnt."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, Integers, Longs, Tinies

SOLVE: Final = 0
"""Both play by their regrets, and those of one are brought up to date."""
BEST: Final = 1
"""One plays the best there is against the other's policy."""
MEAN: Final = 2
"""Both play by the policy."""

LEVELS: Final = 20


class Field(NamedTuple):
    """What the solver reads: the tree, its ends, and how hands grow out of smaller ones."""

    child: Integers
    """As in `tree.Growth`, and so are mover, left, counts, end_left and end_points."""
    mover: Tinies
    left: Tinies
    counts: Tinies
    offset: Longs
    """(nodes + 1,): where the choices of a node begin. Of two cards: the lower and then the higher of each pair that
    fits (`cfr.open_pairs`); of more: by slot, for each hand the mover may have left. None of one card."""
    end_left: Tinies
    end_table: Integers
    """(ends,): the number of its table of its kind."""
    end_points: Tinies
    pairs: Tinies
    """(2, tables, 13, 16): in units, by the player whose view it is, his last card and the other's."""
    unit: float
    twos: Floats
    """(tables, 91): to the player alone with two cards."""
    threes: Floats
    """(tables, 455): with three."""
    rates: Doubles
    """(2,): what a point of pone and of the dealer is worth."""
    low: NDArray[np.uint64]
    """(78,): the lower rank of each pair of different ranks (unsigned, so that no index is tested for its sign)."""
    high: NDArray[np.uint64]
    sizes: Longs
    """(5,): how many hands there are of each size."""
    threes_held: Tinies
    """(455, 3): the ranks of each hand of three."""
    bigger: NDArray[np.uint16]
    """(5, 13, 455): by size, a rank and a hand of one card less: the hand with that rank too."""
    slot: NDArray[np.uint8]
    """(5, 13, 455): likewise, the place of that rank among the ranks of the hand with it."""
    slots: Tinies
    """(5, 1820, 4): by size, hand and slot: the rank there, 99 for none."""


class Work(NamedTuple):
    """What one walk over the tree writes on."""

    reach: Floats
    """(2, levels, 1820)"""
    value: Floats
    """(levels, 1820)"""
    worth: Floats
    """(levels, 4, 1820): of each choice, by slot and hand, of the player who moves, if he is the one looked at."""
    chance: Floats
    """(levels, 4, 1820): how likely he takes each."""
    weight: Floats
    """(16,): of the other's last card."""
    rarer: Floats
    """(2, 13): how much rarer one more card of a rank is by the cards the other has played."""
    twice: Floats
    """(2, 13): and a second one."""
    shared: Floats
    """(13,): the chance that both would have the same card."""
    share: Floats
    """(5, 5): one number by another, 0 by nothing."""
    seen: Longs
    """(2, 13): the ranks each has played."""


def workspace() -> Work:
    """Room for one walk, used by one thread at a time."""
    return Work(
        np.zeros((2, LEVELS, 1820), np.float32),
        np.zeros((LEVELS, 1820), np.float32),
        np.zeros((LEVELS, 4, 1820), np.float32),
        np.zeros((LEVELS, 4, 1820), np.float32),
        np.zeros(16, np.float32),
        np.zeros((2, 13), np.float32),
        np.zeros((2, 13), np.float32),
        np.zeros(13, np.float32),
        np.array([[some / of if of else 0 for of in range(5)] for some in range(5)], np.float32),
        np.zeros((2, 13), np.int64),
    )


class Learning(NamedTuple):
    """What a walk does with choices: by `mode`, from and to which numbers, and how old ones are discounted."""

    mode: int
    regrets: Floats
    policy: Floats
    better: float
    worse: float
    older: float
