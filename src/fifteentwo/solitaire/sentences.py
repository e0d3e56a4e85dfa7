"""The events of a solo game in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from fifteentwo import calling
from fifteentwo.cards import write
from fifteentwo.locales import ENGLISH
from fifteentwo.locales.coded import Message, coded
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


def sentences(
    event: SquareEvent | PatienceEvent, after: square.State | patience.State, named: People, language: str = ENGLISH
) -> Iterator[str]:
    """The lines on an event, if any; `after` is the state, or a view, after it."""
    return (line.in_language(language) for line in _lines(event, after, named))


def _lines(
    event: SquareEvent | PatienceEvent, after: square.State | patience.State, named: People
) -> Iterator[Message]:
    match event:
        case Turned(card):
            yield coded("log-turned", card=card)
        case Placed(card, cell):
            yield coded("log-placed", card=card, cell=place(cell))
        case ThrownAway(card):
            yield coded("log-thrown-away", card=card)
        case Kept(card, pile):
            yield coded("log-kept", card=card, pile=pile + 1)
        case SetAside(card):
            yield coded("log-set-aside", card=card)
        case HandsDealt(hands, crib):
            shown = " | ".join(map(write, hands))
            yield coded("log-dealt-crib", hands=shown, crib=write(crib)) if crib else coded("log-dealt", hands=shown)
        case HandDiscarded(cards=away):
            yield coded("log-two-discarded", cards=write(away))
        case StarterTurned() | LineShown() | Pegged() | GameEnded():
            yield from count(event, after.rules.win_at, named)
        case LookedAt() | DealEnded():
            pass
        case _ as never:
            assert_never(never)


def count(event: StarterTurned | LineShown | Pegged | GameEnded, win_at: int, named: People) -> Iterator[Message]:
    """The starter, the hands and the end of any solo game."""
    match event:
        case StarterTurned(card):
            yield coded("log-starter", card=card)
        case LineShown(name, cards, combos, points):
            line, number = _line(name)
            call = calling.call_of(combos, points)
            yield coded("log-line", line=line, number=number, cards=write(cards), call=call)
        case Pegged(points=points, why="heels"):
            yield coded("log-heels", points=points)
        case Pegged():
            pass
        case GameEnded(outcome):
            who, person, points = named.seats[0].words, named.seats[0].person, outcome.scores[0]
            if outcome.winners:
                yield coded("log-alone-wins", who=who, person=person, points=points, needed=win_at)
            else:
                yield coded("log-alone-loses", who=who, person=person, points=points, needed=win_at)
        case _ as never:
            assert_never(never)


def place(cell: int) -> Message:
    """The place of a cell in words."""
    return coded("log-cell", row=cell // 4 + 1, column=cell % 4 + 1)


def _line(name: str) -> tuple[str, int]:
    """What was counted as a word of a selector, and its number if it has one: 'row 3' is ('row', 3)."""
    kind, _, number = name.partition(" ")
    if number.isdigit():
        return kind, int(number)
    return {"hand": "only-hand"}.get(name, name.replace(" ", "-")), 0
