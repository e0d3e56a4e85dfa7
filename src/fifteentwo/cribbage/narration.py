"""The words called aloud at a table of cribbage."""

from __future__ import annotations

from collections.abc import Sequence

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
from fifteentwo.moves import GameEnded, Pegged
from fifteentwo.scoring import Combo


def combos(event: AnyEvent) -> Sequence[Combo] | None:
    """The combinations in a hand or crib that is shown; None for any other event."""
    return event.combos if isinstance(event, Shown) else None


_FOR = {
    "go": "for go",
    "last": "for last",
    "three_for_last": "for last",
    "heels": "for his heels",
    "muggins": "for muggins",
    "penalty": "as a penalty",
    "wrong_call": "for a wrong call",
    "excess": "claimed too many",
}


def aloud(event: AnyEvent, after: AnyEvent | None) -> str:
    """The words called for an event; '' for none. The points of a card are called with the card."""
    match event:
        case Played(card=card, count=count):
            said = calling.say_play(count, _scored(after))
            return _opening(f"{card.words}: {said}" if card.unnamed in JOKERS else said)
        case SaidGo():
            return "Go"
        case TurnedUp(crib=crib):
            return f"The {'crib' if crib else 'hand'} is to be counted"
        case Named(cards=named):
            return " and ".join(f"the joker is the {card.face.words}" for card in named).capitalize()
        case Claimed(points=points):
            return _opening(calling.number(points) if points else calling.NOTHING)
        case Called(points=points):
            return f"Muggins for {calling.number(points)}"
        case Passed():
            return "Pass"
        case Counted(points=points):
            return f"It is {calling.number(points) if points else calling.NOTHING}"
        case PathAsked():
            return "Which way round?"
        case PathChosen(clockwise=clockwise):
            return "Clockwise" if clockwise else "Anticlockwise"
        case Crashed():
            return "Crash!"
        case Pegged(why=why, points=points) if why in _FOR:
            return _opening(f"{calling.number(points)} {_FOR[why]}")
        case Shown(combos=combos, points=points):
            # If some cards are unknown there are points but no combinations.
            return _opening(calling.say(combos) if combos or not points else calling.number(points))
        case GameEnded(outcome):
            return _over(outcome)
        case _:
            return ""


def _over(outcome: Outcome) -> str:
    """'Skunk!'; if the losers have different titles, 'Game, and a skunk!'."""
    titles = list(dict.fromkeys(loss.title for loss in outcome.losses)) or [outcome.title]
    if len(titles) == 1:
        return f"{_opening(titles[0]) or 'Game'}!"
    return f"Game, and a {' and a '.join(title for title in titles if title)}!"


def _scored(after: AnyEvent | None) -> tuple[Combo, ...]:
    """The combinations of a card, from the event after it."""
    pegged = after.pegs[0] if isinstance(after, PathAsked) else after
    return pegged.combos if isinstance(pegged, Pegged | Peg) and pegged.why == "card" else ()


def _opening(words: str) -> str:
    return words[:1].upper() + words[1:]
