"""Many spectators at one table: the list of those who watch is not told at each arrival."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from fifteentwo.server import presence
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.listeners import Listener
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.presence import CROWD
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair
from tests.server.guests import Guest
from tests.server.harness import Message
from tests.server.test_away import last

CAME = 3 * CROWD


def lists(messages: list[Message]) -> int:
    return sum(message["type"] == "Presence" for message in messages)


async def test_a_crowd_is_told_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "PAUSE", 0.05)
    lobby = Lobby(store)
    opened = await lobby.open(NewRoom("standard target=31", (Chair("Ann"), Chair("Bob", "random"))), "ann" * 12)
    room = await lobby.room(opened.room)
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Guest(room, 0))
        await ann.enter()
        for number in range(CAME):
            watching = Guest(room)
            watching.listener = Listener(None, f"Zoe {number:02}")
            watching._sits = room.listening(watching.listener)
            await (await stack.enter_async_context(watching)).enter()
        told = ann.heard()
        assert lists(told) < CROWD + 2, "the first are told one by one"
        await asyncio.sleep(0.1)
        told = ann.heard()
        assert lists(told) == 1
        assert len(last(told, "Presence")["spectators"]) == CAME
    assert len(room.attendance.listeners) == 0
