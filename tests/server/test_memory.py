"""What the server keeps in memory: nothing of a room that nobody uses and that the lobby has forgotten."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from random import Random
from weakref import ref

import pytest

from fifteentwo.server import lobby as lobbies
from fifteentwo.server import timekeeping
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.terms import Terms, TimeControl
from fifteentwo.server.wire import Chair
from tests.server.guests import sit

CHAIRS = (Chair("Ann"), Chair("Bot", "simple"))


@pytest.fixture
def without_collections() -> Iterator[None]:
    """Python frees only what nothing refers to."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def played(lobby: Lobby, terms: Terms) -> ref[Room]:
    """A room in which somebody has played and from which everybody has gone."""
    opened = await lobby.open(NewRoom("standard", CHAIRS, terms=terms), None)
    async with await sit(lobby, opened) as ann:
        await ann.enter()
        await ann.play(Random(1), 7)
    return ref(ann.room)


@pytest.mark.usefixtures("without_collections")
@pytest.mark.parametrize("clock", [None, TimeControl("game", 600)])
async def test_a_forgotten_room_is_free_at_once(
    store: Store, monkeypatch: pytest.MonkeyPatch, clock: TimeControl | None
) -> None:
    monkeypatch.setattr(lobbies, "MOST_KEPT", 1)
    monkeypatch.setattr(timekeeping, "BEAT", 0.01)
    lobby = Lobby(store)
    rooms = [await played(lobby, Terms(clock=clock)) for _ in range(3)]
    for _ in range(100):  # the clock of the room finds that nobody is there
        await asyncio.sleep(0.05)
        if rooms[1]() is None:
            break
    assert [room() is None for room in rooms] == [True, True, False]
