"""What each seat is told: events as it may see them, with what is called aloud and the scene after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from fifteentwo import calling
from fifteentwo.cards import JOKERS
from fifteentwo.cribbage import (
    AnyEvent,
    Called,
    Claimed,
    Counted,
    Crashed,
    GameEnded,
    Named,
    Passed,
    PathAsked,
    PathChosen,
    Pegged,
    Played,
    SaidGo,
    Shown,
    State,
    TurnedUp,
    View,
    evolve,
    observe,
    redact,
)
from fifteentwo.cribbage.moves import Peg
from fifteentwo.cribbage.result import outcome as result
from fifteentwo.game import Outcome, Seat
from fifteentwo.scoring import Combo
from fifteentwo.server.offering import may_do
from fifteentwo.server.scenes import Group, Position, Told, scene
from fifteentwo.table import Moment, Table


def tell(before: State, events: Sequence[AnyEvent], seat: Seat | None) -> tuple[Told, ...]:
    """The events as this seat may be told them; `before` is the state, or a view of this seat's, they follow on."""
    return tuple(_tell(observe(before, seat), [redact(event, seat) for event in events]))


def tell_all(before: State, events: Sequence[AnyEvent]) -> tuple[Told, ...]:
    """The events with nothing hidden, for a record that is read: it holds what its writer may know."""
    return tuple(_tell(cast(View, before), events))


def _tell(view: View, events: Sequence[AnyEvent]) -> Iterator[Told]:
    for place, seen in enumerate(events):
        view = cast(View, evolve(view, seen))
        after = events[place + 1] if place + 1 < len(events) else None
        if isinstance(seen, Shown):
            lines = calling.lines(seen.combos)
            groups = tuple(Group(name, points) for name, points in calling.table(seen.combos))
            yield Told(seen, aloud(seen, after), scene(view), lines, groups)
        else:
            yield Told(seen, aloud(seen, after), scene(view))


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
    """What is called at the table; '' where nothing is said. The points of a card are called with the card."""
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
            # Where the cards are not all known there are points and no sets.
            return _opening(calling.say(combos) if combos or not points else calling.number(points))
        case GameEnded(outcome):
            return _over(outcome)
        case _:
            return ""


def _over(outcome: Outcome) -> str:
    """'Skunk!'; where the losers settle differently, 'Game, and a skunk!'."""
    titles = list(dict.fromkeys(loss.title for loss in outcome.losses)) or [outcome.title]
    if len(titles) == 1:
        return f"{_opening(titles[0]) or 'Game'}!"
    return f"Game, and a {' and a '.join(title for title in titles if title)}!"


def _scored(after: AnyEvent | None) -> tuple[Combo, ...]:
    """What the card scored, as the event after it says."""
    pegged = after.pegs[0] if isinstance(after, PathAsked) else after
    return pegged.combos if isinstance(pegged, Pegged | Peg) and pegged.why == "card" else ()


def _opening(words: str) -> str:
    return words[:1].upper() + words[1:]


def position(table: Table, seat: Seat | None, can_take_back: bool = False) -> Position:
    """Where the table stands for this seat; it has begun."""
    state = table.state
    assert state is not None
    outcome = table.outcome
    view = observe(state, seat)
    there = Position(
        scene=scene(view),
        standing=table.standing,
        to_act=tuple(table.to_act()),
        legal=(),
        can_take_back=can_take_back,
        outcome=outcome,
        match_over=table.is_over,
        match_winner=table.winner,
        resigning=_resigning(table, state, seat),
        assisted=table.assisted,
    )
    return there if outcome is not None or seat not in there.to_act else may_do(view, seat, there)


def _resigning(table: Table, state: State, seat: Seat | None) -> Outcome | None:
    if seat is None or table.outcome is not None:
        return None
    return result(state, resigned=table.rules.side(seat))


def as_of(table: Table, moments: Sequence[Moment]) -> Table:
    """The table as it stood after the last of these moments."""
    then = Table(table.rules)
    then.moments = list(moments)
    return then
