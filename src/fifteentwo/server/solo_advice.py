"""Hints for the games for one: what the computer thinks of all that can be done, in a player's words."""

from __future__ import annotations

from typing import assert_never

from fifteentwo.engine import solo
from fifteentwo.family import A, E
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.rules import PatienceRules, SquareRules
from fifteentwo.server.wire import Aim, Hint, HintOption, Worth
from fifteentwo.solitaire import Discard, Keep, LayAway, Place, Turn, patience, square
from fifteentwo.table import Table

SoloAction = Place | Discard | Keep | LayAway


def warm(_rules: SquareRules | PatienceRules) -> None:
    """Compiles what the players need: seconds the first time."""
    solo.warm()


def ready(_rules: SquareRules | PatienceRules) -> bool:
    """Whether `warm` has done its work."""
    return solo.ready()


def view_of(
    table: Table[square.State | patience.State, square.View | patience.View, A, E], seat: Seat
) -> square.View | patience.View:
    """What the player sees, where there is something to choose. Raises IllegalAction."""
    if table.state is None or seat not in table.to_act():
        raise IllegalAction("The game is over." if table.outcome else "It is not your turn.")
    return table.game.observe(table.state, seat)


def hint(view: square.View | patience.View, aim: Aim = "points", full: bool = True) -> Hint:
    """What the computer thinks of all that can be done now; a first opinion where not `full`."""
    found = solo.advice(view, solo.QUICK if full else solo.PLAIN, aim)
    # What is alike by symmetry differs in its last digits, and should not be written as 69.4 here and 69.5 there.
    digits = 3 if aim == "points" else 4
    options = []
    for each in found:
        if not isinstance(each.action, Turn):
            worth = Worth(round(each.worth, digits), each.error)
            by_points = aim == "points"
            options.append(
                HintOption(each.action, total=worth if by_points else None, win=None if by_points else worth)
            )
    best = options[0].action
    assert isinstance(best, SoloAction)
    return Hint(
        at=0,
        what="discard" if isinstance(best, LayAway) else "place",
        by="points" if aim == "points" else "win",
        nudge=_nudge(best),
        words=_words(best),
        basis="",
        options=tuple(options),
    )


def _nudge(action: SoloAction) -> str:
    match action:
        case Place(cell=cell):
            return f"Look at row {cell // 4 + 1} and at column {cell % 4 + 1}."
        case Discard():
            return "Not every card has to lie in the square."
        case Keep():
            return "It need not lie in the square yet."
        case LayAway(cards=away):
            return f"One of the two to lay away is a {away[0].words.partition(' of ')[0]}."
        case _ as never:
            assert_never(never)


def _words(action: SoloAction) -> str:
    match action:
        case Place(card=card, cell=cell):
            return f"The {card.words} into row {cell // 4 + 1}, column {cell % 4 + 1}."
        case Discard():
            return "Throw the card away."
        case Keep(pile=pile):
            return f"Let the card wait on pile {pile + 1} of the reserve."
        case LayAway(cards=away):
            return f"Lay away the {away[0].words} and the {away[1].words}."
        case _ as never:
            assert_never(never)
