"""The words called aloud at a table of cribbage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo import calling
from fifteentwo.cards import JOKERS
from fifteentwo.cribbage.moves import (
    AnyEvent,
    Called,
    Claimed,
    Counted,
    Crashed,
    Named,
    Passed,
    PathAsked,
    PathChosen,
    Peg,
    Played,
    SaidGo,
    Shown,
    TurnedUp,
)
from fifteentwo.game import Outcome
from fifteentwo.locales.coded import SILENCE, Message, coded
from fifteentwo.moves import GameEnded, Pegged
from fifteentwo.scoring import Combo


def combos(event: AnyEvent) -> Sequence[Combo] | None:
    """The combinations in a hand or crib that is shown; None for any other event."""
    return event.combos if isinstance(event, Shown) else None


_FOR: Final = {
    "go": "go",
    "last": "last",
    "three_for_last": "last",
    "heels": "heels",
    "muggins": "muggins",
    "penalty": "penalty",
    "wrong_call": "wrong-call",
    "excess": "excess",
}


def aloud(event: AnyEvent, after: AnyEvent | None) -> Message:
    """The words called for an event; SILENCE for none. The points of a card are called with the card."""
    match event:
        case Played(card=card, count=count):
            said = calling.play(count, _scored(after))
            joker = card.unnamed in JOKERS
            return coded("said-joker-played", card=card, words=said) if joker else coded("called", words=said)
        case SaidGo():
            return coded("said-go")
        case TurnedUp(crib=crib):
            return coded("said-turned-up", what="crib" if crib else "hand")
        case Named(cards=named):
            first, *second = named
            return coded("said-named-both", card=first, joker=second[0]) if second else coded("said-named", card=first)
        case Claimed(points=points):
            return coded("called", words=calling.call_of((), points))
        case Called(points=points):
            return coded("said-muggins", points=points)
        case Passed():
            return coded("said-pass")
        case Counted(points=points):
            return coded("said-counted", points=points) if points else coded("said-counted-nothing")
        case PathAsked():
            return coded("said-which-way")
        case PathChosen(clockwise=clockwise):
            return coded("said-path", way="clockwise" if clockwise else "anticlockwise")
        case Crashed():
            return coded("said-crash")
        case Pegged(why=why, points=points) if why in _FOR:
            return coded("said-pegged", points=points, why=_FOR[why])
        case Shown(combos=combos, points=points):
            return coded("called", words=calling.call_of(combos, points))
        case GameEnded(outcome):
            return _over(outcome)
        case _:
            return SILENCE


def _over(outcome: Outcome) -> Message:
    """'Skunk!'; if the losers have different titles, 'Game, and a skunk!'."""
    settled = [loss.title for loss in outcome.losses] or [outcome.title]
    titles = [title.replace(" ", "-") for title in dict.fromkeys(settled) if title]
    if len(titles) > 1:
        return coded("said-over-both", first=titles[0])
    return coded("said-over-one" if titles and "" in settled else "said-over", title=titles[0] if titles else "game")


def _scored(after: AnyEvent | None) -> tuple[Combo, ...]:
    """The combinations of a card, from the event after it."""
    pegged = after.pegs[0] if isinstance(after, PathAsked) else after
    return pegged.combos if isinstance(pegged, Pegged | Peg) and pegged.why == "card" else ()
