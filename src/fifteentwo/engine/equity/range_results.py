"""The results of the play of one hand against many, and how likely they are: what `range_play` writes."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.jit import leaf
from fifteentwo.engine.pegging.frames import Frame, Moment, moment_of, moved
from fifteentwo.engine.pegging.last_cards import out_with_last_cards
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Integers, Longs

CELLS: Final = GRID * GRID + 2 * GRID
"""The results of a play: GRID times my points plus the other's; then, by the points of the loser, that I am out or they are."""
OUT: Final = GRID * GRID


class RangeResults(NamedTuple):
    """The probability of each result of the play with each hand of the other."""

    shares: Doubles
    """(1820, CELLS): by the hand and the result; 0 between two walks."""
    touched: Integers
    """(1820 * CELLS,): the places in it that are not 0, in the order in which they were reached."""
    many: Longs
    """(1,): how many these are."""


def range_results() -> RangeResults:
    """Empty results."""
    return RangeResults(np.zeros((FOURS, CELLS)), np.zeros(FOURS * CELLS, np.int32), np.zeros(1, np.int64))


@leaf
def add_result(hand: int, result: int, share: float, found: RangeResults) -> None:
    """Adds the probability of a result with a hand."""
    if share <= 0:
        return
    if found.shares[hand, result] == 0:
        found.touched[found.many[0]] = hand * CELLS + result
        found.many[0] += 1
    found.shares[hand, result] += share


@leaf
def ended(mine: int, theirs: int, need: tuple[int, int]) -> int:
    """The result of a play with these points."""
    if mine >= need[0]:
        return OUT + min(theirs, GRID - 1)
    if theirs >= need[1]:
        return OUT + GRID + min(mine, GRID - 1)
    return GRID * min(mine, GRID - 1) + min(theirs, GRID - 1)


@leaf
def last_result(
    card: int,
    other: int,
    row: Longs,
    moment: Moment,
    points: tuple[int, int],
    need: tuple[int, int],
) -> int:
    """The result with these last cards, of whoever is out first."""
    mine, theirs = out_with_last_cards(card, other, row, moment, points, need)
    return ended(mine, theirs, need)


@leaf
def pair_result(card: int, rank: int, last: int, frame: Frame, row: Longs, need: tuple[int, int]) -> int:
    """The result where the other plays these two cards and I this one."""
    after = moved(frame, rank, NONE, row)
    if after.theirs >= need[1]:
        return ended(after.mine, after.theirs, need)
    return last_result(card, last, row, moment_of(after), (after.mine, after.theirs), need)


@leaf
def clear(found: RangeResults) -> None:
    """Empties results."""
    shares = found.shares
    for at in range(found.many[0]):
        place = found.touched[at]
        shares[place // CELLS, place % CELLS] = 0.0
    found.many[0] = 0
