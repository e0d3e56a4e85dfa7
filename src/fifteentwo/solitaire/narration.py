"""The words called aloud in a solo game."""

from __future__ import annotations

from collections.abc import Sequence

from fifteentwo import calling
from fifteentwo.locales.coded import SILENCE, Message, coded
from fifteentwo.moves import Event, Pegged, StarterTurned
from fifteentwo.scoring import Combo
from fifteentwo.solitaire.moves import LineShown


def combos(event: Event) -> Sequence[Combo] | None:
    """The combinations in a line or hand that is shown; None for any other event."""
    return event.combos if isinstance(event, LineShown) else None


def aloud(event: Event, after: Event | None) -> Message:  # noqa: ARG001 - the signature of a family
    """The words called for an event; SILENCE for none."""
    match event:
        case Pegged(why="heels"):
            return coded("said-two-for-heels")
        case LineShown(combos=sets):
            return coded("called", words=calling.call(sets))
        case StarterTurned(card):
            return coded("said-starter", card=card)
        case _:
            return SILENCE
