"""How much more each hand that a player keeps near the end is worth than by the formula of `discard_chances`. No Numba.

The formula takes the other's hand, and how a hand plays against it, as they are far from the end. Near it the other keeps other hands, and what a hand pegs depends on
the hand that is counted against it. So for some needs of both sides each hand was enumerated (`training.kept_chances`), and the difference is stored; between these needs it
is interpolated.
"""

from __future__ import annotations

from functools import cache
from math import sqrt
from pathlib import Path
from typing import Final

import numpy as np

from fifteentwo.engine.archive import read_arrays
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.scoring.rank_hands import Doubles, Integers

FILE: Final = Path(__file__).parents[2] / "data" / "kept_chances.npz"
NEEDS: Final = (1, 2, 3, 4, 6, 8, 11, 15)
"""The points needed by either side for which hands were enumerated."""
FURTHEST: Final = 30
"""From here on for either side the difference is taken to be 0."""
STEP: Final = 1 / 200
"""The unit of what is stored, in standard deviations of the result: sqrt(p (1 - p)) for the chance p before the deal."""
LEAST: Final = 1e-4
"""The variance is taken to be at least this."""


def kept_differences(context: ScoreContext) -> Doubles | None:
    """How much more the chance to win is with each hand, (1820,), by the standard rules; None far from the end. Raises BadTables."""
    needs = context.needs
    if max(needs) >= FURTHEST or min(needs) < 1:
        return None
    mine, theirs = (_weights(each) for each in needs)
    stored: Doubles = np.tensordot(np.outer(mine, theirs), stored_differences()[context.role], axes=2)
    return stored * unit_at(context)


def unit_at(context: ScoreContext) -> float:
    """The chance to win that one of what is stored stands for at these scores."""
    chance = float(context.table.equity[1 - context.role, context.mine, context.theirs])
    return STEP * sqrt(max(chance * (1 - chance), LEAST))


@cache
def _weights(need: int) -> Doubles:
    """How much each of `NEEDS` counts for this one, by linear interpolation."""
    places = (*NEEDS, FURTHEST)
    return np.array([np.interp(need, places, np.eye(len(places))[at]) for at in range(len(NEEDS))])


@cache
def stored_differences() -> Integers:
    """(2, needs, needs, 1820): by the role, the needs of the player and those of the other. Raises BadTables."""
    found: Integers = read_arrays(FILE, ("differences",))["differences"]
    return found
