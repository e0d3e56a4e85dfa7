"""Hints for solo games: the engine's evaluation of the choices, in a player's words."""

from __future__ import annotations

from fifteentwo.analysis.square_text import write_square
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN, QUICK
from fifteentwo.families import AnyChoice, AnyView
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.server.wire import Aim, ChoiceVerdict, Hint, HintFigure, HintOption
from fifteentwo.solitaire.square import State as SquareState
from fifteentwo.table import AnyTable


def warm(rules: solo.Rules) -> None:
    """Compiles the engine's code for these rules; takes seconds the first time."""
    solo.warm(rules)


def ready(rules: solo.Rules) -> bool:
    """Whether `warm` has finished."""
    return solo.ready(rules)


def view_of(table: AnyTable, seat: Seat) -> AnyView:
    """The player's view. Raises IllegalAction if there is nothing to choose."""
    if table.state is None or seat not in table.to_act():
        raise IllegalAction("game-over" if table.outcome else "not-your-turn")
    return table.game.observe(table.state, seat)


def hint(view: solo.View, aim: Aim = "points", full: bool = True) -> Hint:
    """The engine's evaluation of the choices; unless `full`, a quick estimate."""
    player = QUICK if full else PLAIN
    found = solo.advice(view, player, aim)
    # Symmetric choices differ in the last digits, and should not be shown as 69.4 and 69.5.
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
        explore=write_square(view) if isinstance(view, SquareState) else None,
    )


def warning(_view: solo.View, _action: AnyChoice, _least: float) -> ChoiceVerdict | None:
    """Raises IllegalAction: the tutor knows chances to win against an opponent only."""
    raise IllegalAction("tutor-not-here")
