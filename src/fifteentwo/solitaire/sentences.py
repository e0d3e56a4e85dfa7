"""The events of a solo game in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from fifteentwo import calling
from fifteentwo.cards import write
from fifteentwo.moves import DealEnded, GameEnded, Pegged, StarterTurned
from fifteentwo.people import People
from fifteentwo.solitaire import patience, square
from fifteentwo.solitaire.moves import (
    HandDiscarded,
    HandsDealt,
    Kept,
    LineShown,
    LookedAt,
    PatienceEvent,
    Placed,
    SetAside,
    SquareEvent,
    ThrownAway,
    Turned,
)


def sentences(event: SquareEvent | PatienceEvent, after: square.State | patience.State, named: People) -> Iterator[str]:
    """The lines on an event, if any; `after` is the state, or a view, after it."""
    match event:
        case Turned(card):
            yield f"{card} is turned"
        case Placed(card, cell):
            yield f"{card} on {place(cell)}"
        case ThrownAway(card):
            yield f"{card} is discarded"
        case Kept(card, pile):
            yield f"{card} on pile {pile + 1} of the reserve"
        case SetAside(card):
            yield f"{card} is set aside"
        case HandsDealt(hands, crib):
            yield "Dealt: " + " | ".join(map(write, hands)) + (f", to the crib {write(crib)}" if crib else "")
        case HandDiscarded(cards=away):
            yield f"Discarded: {write(away)}"
        case StarterTurned() | LineShown() | Pegged() | GameEnded():
            yield from count(event, after.rules.win_at, named)
        case LookedAt() | DealEnded():
            pass
        case _ as never:
            assert_never(never)


def count(event: StarterTurned | LineShown | Pegged | GameEnded, win_at: int, named: People) -> Iterator[str]:
    """The starter, the hands and the end of any solo game."""
    match event:
        case StarterTurned(card):
            yield f"The starter is {card}"
        case LineShown(name, cards, combos, points):
            call = calling.call_of(combos, points)
            yield f"{name.capitalize()}, {write(cards)}: {call}"
        case Pegged(points=points, why="heels"):
            yield f"His heels: {points}"
        case Pegged():
            pass
        case GameEnded(outcome):
            player = named.seats[0]
            won = player.does("wins", "win") if outcome.winners else player.does("does not win", "do not win")
            yield f"{won}: {outcome.scores[0]} points; {win_at} are needed."
        case _ as never:
            assert_never(never)


def place(cell: int) -> str:
    """The place of a cell in words."""
    return f"row {cell // 4 + 1}, column {cell % 4 + 1}"
