"""The words called aloud in a solo game."""

from __future__ import annotations

from collections.abc import Sequence

from fifteentwo import calling
from fifteentwo.moves import Event, Pegged, StarterTurned
from fifteentwo.scoring import Combo
from fifteentwo.solitaire.moves import LineShown


def combos(event: Event) -> Sequence[Combo] | None:
    """The combinations in a line or hand that is shown; None for any other event."""
    return event.combos if isinstance(event, LineShown) else None


def aloud(event: Event, after: Event | None) -> str:  # noqa: ARG001 - the signature of a family
    """The words called for an event; '' for none."""
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
