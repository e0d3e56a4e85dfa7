"""What each seat is told: events as it may see them, with what is called aloud and the scene after each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from fifteentwo import calling
from fifteentwo.cribbage import (
    AnyEvent,
    GameEnded,
    LayAway,
    Pegged,
    Play,
    Played,
    SaidGo,
    Shown,
    State,
    evolve,
    observe,
    redact,
)
from fifteentwo.cribbage.result import outcome as result
from fifteentwo.cribbage.state import View
from fifteentwo.game import Outcome, Seat
from fifteentwo.server.wire import Group, Position, Told, scene
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


_FOR = {"heels": "two for his heels", "go": "one for go", "last": "one for last", "three_for_last": "three for last"}


def aloud(event: AnyEvent, after: AnyEvent | None) -> str:
    """What is called at the table; '' where nothing is said. The points of a card are called with the card."""
    match event:
        case Played(count=count):
            pegged = after.combos if isinstance(after, Pegged) and after.why == "card" else ()
            return _opening(calling.say_play(count, pegged))
        case SaidGo():
            return "Go"
        case Pegged(why=why):
            return _opening(_FOR.get(why, ""))
        case Shown(combos=combos, points=points):
            # Where the cards are not all known there are points and no sets.
            return _opening(calling.say(combos) if combos or not points else calling.number(points))
        case GameEnded(outcome):
            return f"{_opening(outcome.title) or 'Game'}!"
        case _:
            return ""


def _opening(words: str) -> str:
    return words[:1].upper() + words[1:]


def position(table: Table, seat: Seat | None, against_computer: bool = False) -> Position:
    """Where the table stands for this seat; it has begun. Only against the computer may something be taken back."""
    state = table.state
    assert state is not None
    outcome = table.outcome
    return Position(
        scene=scene(observe(state, seat)),
        standing=table.standing,
        to_act=tuple(table.to_act()),
        legal=() if seat is None or outcome else _cards_to_choose(table, state, seat),
        can_take_back=against_computer and seat is not None and table.can_take_back(seat),
        outcome=outcome,
        match_over=table.is_over,
        match_winner=table.winner,
        resigning=_resigning(table, state, seat),
    )


def _cards_to_choose(table: Table, state: State, seat: Seat) -> tuple[LayAway | Play, ...]:
    return tuple(action for action in table.game.legal(state, seat) if isinstance(action, LayAway | Play))


def _resigning(table: Table, state: State, seat: Seat | None) -> Outcome | None:
    if seat is None or table.outcome is not None:
        return None
    return result(state, resigned=table.rules.side(seat))


def as_of(table: Table, moments: Sequence[Moment]) -> Table:
    """The table as it stood after the last of these moments."""
    then = Table(table.rules)
    then.moments = list(moments)
    return then
