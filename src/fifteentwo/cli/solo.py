"""What `fifteentwo replay` tells of a square or solitaire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, assert_never

from fifteentwo import calling
from fifteentwo.cards import write
from fifteentwo.moves import DealEnded, GameEnded, Pegged, StarterTurned
from fifteentwo.rules import write as write_rules
from fifteentwo.solitaire.moves import (
    Discarded,
    HandLaidAway,
    HandsDealt,
    Kept,
    LineShown,
    LookedAt,
    Placed,
    SetAside,
    Turned,
)
from fifteentwo.solo import SoloEvent, SoloReplayed


def figures(replayed: SoloReplayed) -> dict[str, Any]:
    """The game for a program: its events, its score and how it ended."""
    ended = [event.outcome for event in _events(replayed) if isinstance(event, GameEnded)]
    record = replayed.record
    return {
        "rules": write_rules(record.rules),
        "seats": record.seats,
        "deal": record.deal,
        "assisted": record.assisted,
        "events": list(_events(replayed)),
        "score": replayed.state.score,
        "outcome": ended[0] if ended else None,
    }


def story(replayed: SoloReplayed) -> Iterator[str]:
    """The game line by line."""
    record = replayed.record
    deal = "" if record.deal is None else f", deal {record.deal}"
    yield f"{record.seats[0]}, rules {write_rules(record.rules)}{deal}{', assisted' * record.assisted}"
    yield ""
    for event in _events(replayed):
        yield from (f"  {words}" for words in told(event))
    yield ""
    if replayed.state.phase == "over":
        won = "won" if replayed.state.score >= record.rules.win_at else "not won"
        yield f"{won.capitalize()}: {replayed.state.score} points, and {record.rules.win_at} are needed."
    else:
        yield "The record ends here, before the game does."


def _events(replayed: SoloReplayed) -> Iterator[SoloEvent]:
    return (event for moment in replayed.moments for event in moment.events)


def told(event: SoloEvent) -> Iterator[str]:
    """What happened, in a line or none."""
    match event:
        case Turned(card):
            yield f"{card} is turned"
        case Placed(card, cell):
            yield f"{card} on row {cell // 4 + 1}, column {cell % 4 + 1}"
        case Discarded(card):
            yield f"{card} is thrown away"
        case Kept(card, pile):
            yield f"{card} on pile {pile + 1} of the reserve"
        case SetAside(card):
            yield f"{card} is set aside"
        case HandsDealt(hands, crib):
            yield "Dealt: " + " | ".join(map(write, hands)) + (f", to the crib {write(crib)}" if crib else "")
        case HandLaidAway(cards=away):
            yield f"Laid away: {write(away)}"
        case StarterTurned(card):
            yield f"The starter is {card}"
        case LineShown(name, cards, combos, points):
            call = calling.say(combos) if combos or not points else calling.number(points)
            yield f"{name.capitalize()}, {write(cards)}: {call}"
        case Pegged(points=points, why="heels"):
            yield f"His heels: {points}"
        case LookedAt() | Pegged() | DealEnded() | GameEnded():
            pass
        case _ as never:
            assert_never(never)
