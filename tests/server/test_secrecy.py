"""No message to a seat shows a card that it cannot know, worked out from the true states of random games."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random

import pytest

from fifteentwo.cribbage import Dealt, State
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair
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
