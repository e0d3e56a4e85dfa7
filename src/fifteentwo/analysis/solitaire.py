"""The analysis of a view of a solo game: the engine's advice in the common form."""

from __future__ import annotations

from fifteentwo.analysis.model import Analysis, Figure, Option
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK


def searched(view: solo.View, immediate: bool) -> Analysis:
    """Every choice with its points, by a search unless `immediate`.

    Raises ValueError if there is nothing to choose, and for a damaged table.
    """
    player = PLAIN if immediate else QUICK
    found = solo.advice(view, player)
    options = tuple(Option(each.action, (), Figure(each.value, each.error), reason=each.reason) for each in found)
    soloist = solo.soloist(view.rules)
    return Analysis(
        soloist.CHOOSES,
        "points",
        options,
        "heuristic" if immediate else "searched",
        soloist.basis(view, player, found),
    )
