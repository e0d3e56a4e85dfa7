"""Hints for the games for one: what the computer thinks of all that can be done, in a player's words."""

from __future__ import annotations

from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK
from fifteentwo.families import AnyView
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.server.wire import Aim, Hint, HintFigure, HintOption
from fifteentwo.table import AnyTable


def warm(rules: solo.Rules) -> None:
    """Compiles what the computer needs: seconds the first time."""
    solo.warm(rules)


def ready(rules: solo.Rules) -> bool:
    """Whether `warm` has done its work."""
    return solo.ready(rules)


def view_of(table: AnyTable, seat: Seat) -> AnyView:
    """What the player sees, where there is something to choose. Raises IllegalAction."""
    if table.state is None or seat not in table.to_act():
        raise IllegalAction("The game is over." if table.outcome else "It is not your turn.")
    return table.game.observe(table.state, seat)


def hint(view: solo.View, aim: Aim = "points", full: bool = True) -> Hint:
    """What the computer thinks of all that can be done now; a first opinion where not `full`."""
    player = QUICK if full else PLAIN
    found = solo.advice(view, player, aim)
    # What is alike by symmetry differs in its last digits, and should not be written as 69.4 here and 69.5 there.
    digits = 3 if aim == "points" else 4
    by_points = aim == "points"
    options = []
    for each in found:
        worth = HintFigure(round(each.value, digits), each.error)
        total, win = (worth, None) if by_points else (None, worth)
        options.append(HintOption(each.action, total=total, win=win, reason=each.reason))
    soloist, best = solo.soloist(view.rules), found[0].action
    return Hint(
        at=0,
        what=soloist.CHOOSES,
        by="points" if by_points else "win",
        nudge=soloist.nudge(view, best),
        words=soloist.words(view, best),
        basis=soloist.basis(view, player, found),
        options=tuple(options),
    )
