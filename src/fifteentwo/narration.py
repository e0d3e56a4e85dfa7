"""Narration: events as each seat may see them, with the words called aloud and the scene after each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import cast

from msgspec import Struct

from fifteentwo import calling
from fifteentwo import match as matches
from fifteentwo.calling import Group, Line
from fifteentwo.families import AnyEvent, AnyFamily, AnyOffer, AnyScene, AnyState, AnyView
from fifteentwo.game import IllegalAction, Outcome, Seat, Side, Standing
from fifteentwo.locales.coded import Message
from fifteentwo.table import AnyTable


class Told(Struct, frozen=True):
    """One event, the words for it, and the scene after it.

    `words` are called aloud; SILENCE for none. For a hand shown, `lines` are the steps of its count, each with the cards to highlight and
    the total so far, and `groups` are its points by kind.
    """

    event: AnyEvent
    words: Message
    scene: AnyScene
    lines: tuple[Line, ...] = ()
    groups: tuple[Group, ...] = ()


class Position(Struct, frozen=True):
    """The situation at the table, and the actions open to this seat.

    `resigning` is the cost of resigning now; None if that is not possible. `assisted` are the seats that had help in
    this game: a hint, a take-back, or a choice by the computer. `demonstrated` says whether the computer chose for a
    player.
    """

    scene: AnyScene
    standing: Standing
    to_act: tuple[Seat, ...]
    offer: AnyOffer
    can_take_back: bool
    outcome: Outcome | None
    match_over: bool
    match_winner: Side | None
    resigning: Outcome | None
    assisted: tuple[Seat, ...]
    demonstrated: bool


def tell(family: AnyFamily, before: AnyView, events: Iterable[AnyEvent], seat: Seat | None) -> Iterator[Told]:
    """The events as this seat may see them; `before` is its view of the state before them."""
    return tell_all(family, before, [family.redact(event, seat) for event in events])


def tell_all(family: AnyFamily, view: AnyState, events: Iterable[AnyEvent]) -> Iterator[Told]:
    """The events with nothing hidden, for reading a record: it holds only what its writer knows."""
    seen = list(events)
    for event, after in zip_longest(seen, seen[1:]):
        view = family.evolve(view, event)
        scene = cast(AnyScene, family.scene(cast(AnyView, view)))
        combos = family.combos(event)
        if combos is None:
            yield Told(event, family.aloud(event, after), scene)
        else:
            yield Told(event, family.aloud(event, after), scene, calling.lines(combos), calling.table(combos))


def position(table: AnyTable, seat: Seat | None, can_take_back: bool = False) -> Position:
    """The situation at the table for this seat, after the start of a game."""
    family, moment = table.family, table.moments[-1]
    view = table.game.observe(moment.state, seat)
    return Position(
        scene=cast(AnyScene, family.scene(view)),
        standing=moment.standing,
        to_act=tuple(table.to_act()),
        offer=cast(AnyOffer, family.offer(view, None if moment.outcome else seat)),
        can_take_back=can_take_back,
        outcome=moment.outcome,
        match_over=matches.is_over(table.rules, moment.standing),
        match_winner=matches.winner(table.rules, moment.standing),
        resigning=_resigning(table, seat),
        assisted=moment.assisted,
        demonstrated=moment.demonstrated,
    )


def _resigning(table: AnyTable, seat: Seat | None) -> Outcome | None:
    if seat is None or table.state is None or table.outcome is not None:
        return None
    try:
        return table.game.resigned(table.state, seat)
    except IllegalAction:
        return None
