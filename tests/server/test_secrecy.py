"""No message to a seat shows a card that it cannot know, worked out from the true states of random games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest

from fifteentwo.cribbage import Dealt, State
from fifteentwo.server import inviting
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair, GiveUp
from fifteentwo.table import AnyTable
from tests.server.guests import Guest
from tests.server.harness import Message

CARD = re.compile(r'"([A23456789TJQK][CDHS])"')


def may_see(table: AnyTable, number: int, seat: int) -> set[str]:
    """The cards that this seat can know from the moment with this number, worked out from the true states."""
    moment, before = table.moments[number], table.moments[number - 1].state if number else None
    cards: set[str] = set()
    for state in (before, moment.state):
        assert state is None or isinstance(state, State)
        if state is None:
            continue
        for whose, hand in enumerate(state.hands):
            if whose == seat:
                cards |= {*map(str, hand), *map(str, state.discarded[whose] if state.discarded else ())}
        cards |= {str(card) for _, card in state.plays} | {str(card) for card in state.cut if card}
        cards |= {str(state.starter)} if state.starter else set()
    for event in moment.events:
        shown = type(event).__name__ in ("TurnedUp", "Shown")
        cards |= {str(card) for card in getattr(event, "cards", ()) or () if shown}
        if isinstance(event, Dealt):
            cards |= set(map(str, event.hands[seat]))
    return cards


def updates(messages: list[Message]) -> Iterator[Message]:
    return (message for message in messages if message["type"] == "Update")


@pytest.mark.parametrize("seed", range(12))
async def test_no_message_to_a_seat_has_a_card_that_it_cannot_know(store: Store, seed: int) -> None:
    rng, lobby = Random(seed), Lobby(store, rng=Random(seed))
    opened = await lobby.open(NewRoom("standard target=31", (Chair("Ann"), Chair("Bea"))), "a" * 40)
    room = await lobby.room(opened.room)
    async with Guest(room, 0) as ann, Guest(room, 1) as bea:
        await ann.enter()
        await bea.enter()
        pages = (ann, bea)
        told: dict[int, list[Message]] = {0: [], 1: []}
        while room.table.outcome is None:
            page = pages[rng.choice(room.table.to_act())]
            await room.request(page.listener, page.choice(rng))
            for seat in (0, 1):
                told[seat] += pages[seat].heard()
        assert not any(message["type"] == "Refused" for seat in told for message in told[seat])
        for seat, messages in told.items():
            check(room, seat, messages)


@pytest.mark.parametrize("seed", range(6))
async def test_a_guest_in_the_place_of_the_computer_sees_that_seat_only(store: Store, seed: int) -> None:
    rng, lobby, host = Random(seed), Lobby(store, rng=Random(seed)), "a" * 40
    opened = await lobby.open(NewRoom("standard target=31", (Chair("Ann"), Chair("Bot", "random"))), host)
    room = await lobby.room(opened.room)
    async with Guest(room, 0) as ann:
        await ann.enter()
        await ann.play(rng, 1 + seed)
        secret = (await inviting.invite(lobby, host, opened.room, 1)).secret
        before = len(room.entries)
        assert [message["type"] for message in ann.heard()] == ["Welcome", "Presence"]
        assert (await ann.ask(GiveUp()))[0]["code"] == "seat-open"
        guest = await inviting.join(lobby, None, opened.room, secret, "Bea")
        assert len(room.entries) == before
        async with Guest(room, guest.seats[0]) as bea:
            told = {0: ann.heard(), 1: await bea.enter()}
            while room.table.outcome is None:
                page = (ann, bea)[rng.choice(room.table.to_act())]
                await room.request(page.listener, page.choice(rng))
                for seat, one in enumerate((ann, bea)):
                    told[seat] += one.heard()
            for seat, messages in told.items():
                check(room, seat, messages)


def check(room: Room, seat: int, messages: list[Message]) -> None:
    """No Update among these messages shows a card that this seat cannot know."""
    shift = len(room.table.moments) - len(room.entries) - 1
    shown = 0
    known: set[str] = set()
    for message in updates(messages):
        number = message["at"] + shift
        known |= may_see(room.table, number, seat)
        found = set(CARD.findall(json.dumps(message)))
        assert found <= known, (seat, message["at"], found - known)
        shown += len(found)
        if any(isinstance(event, Dealt) for event in room.table.moments[number].events):
            known = may_see(room.table, number, seat)
    assert shown
