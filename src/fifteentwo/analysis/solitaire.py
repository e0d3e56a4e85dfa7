"""The analysis of a view of a solo game: the engine's advice in the common form."""

from __future__ import annotations

from typing import Final

from fifteentwo.analysis.model import EXACT, Analysis, Figure, Option
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK
from fifteentwo.solitaire.square import CELLS
from fifteentwo.solitaire.square import State as Square

VALUE_ERRORS: Final = {
    QUICK: {0: (0.3, 0.4, 0.6, 0.6), 1: (0.5, 0.8, 1.7, 1.6), 2: (1.1, 1.7, 2.4, 2.5)},
    PLAIN: {0: (0.5, 0.6, 0.7, 0.7), 1: (0.9, 1.1, 2.2, 1.7), 2: (1.6, 2.0, 2.7, 2.5)},
}
"""How far the value of a square is off, in points, for up to four, eight, twelve and sixteen empty cells: the root mean square against games
played on by the greedy player. The key is the reserve: none, of one card at a time, and of free access (`bench/estimate_error.py
squares`).
"""


def searched(view: solo.View, immediate: bool) -> Analysis:
    """Every choice with its points, by a search unless `immediate`.

    Raises ValueError if there is nothing to choose, and for a damaged table.
    """
    player = PLAIN if immediate else QUICK
    found = solo.advice(view, player)
    estimated = _value_error(view, player)
    errors = [estimated if each.error is None else each.error for each in found]
    options = tuple(
        Option(each.action, (), Figure(each.value, error), reason=each.reason)
        for each, error in zip(found, errors, strict=True)
    )
    soloist = solo.soloist(view.rules)
    return Analysis(
        soloist.CHOOSES,
        "points",
        options,
        "heuristic" if immediate else "searched",
        soloist.basis(view, player, found),
    )


def _value_error(view: solo.View, player: str) -> float:
    """The error of a value that the learned value function gives; the points after a swap are counted, whoever suggests it."""
    if not isinstance(view, Square):
        return EXACT
    rules = view.rules
    reserve = 0 if not rules.reserve_piles else 2 if rules.reserve_access == "free" else 1
    return VALUE_ERRORS[player][reserve][(CELLS - view.filled - 1) // 4]
