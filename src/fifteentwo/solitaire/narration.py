"""What is called aloud in a game for one."""

from __future__ import annotations

from collections.abc import Sequence

from fifteentwo import calling
from fifteentwo.moves import Event, Pegged, StarterTurned
from fifteentwo.scoring import Combo
from fifteentwo.solitaire.moves import LineShown


def combos(event: Event) -> Sequence[Combo] | None:
    """The sets of a line or hand that is shown; None for any other event."""
    return event.combos if isinstance(event, LineShown) else None


def aloud(event: Event, after: Event | None) -> str:  # noqa: ARG001 - the signature of a family
    """What is called with an event; '' where nothing is."""
    match event:
        case Pegged(why="heels"):
            return "Two for his heels"
        case LineShown(combos=sets):
            said = calling.say(sets)
            return said[:1].upper() + said[1:]
        case StarterTurned(card):
            return f"The starter is the {card.words}"
        case _:
            return ""
