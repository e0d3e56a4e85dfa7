"""Guests: people at a room in this process, without a server or a socket."""

from __future__ import annotations

import json
from random import Random
from types import TracebackType
from typing import Self, cast

from fifteentwo.families import AnyChoice
from fifteentwo.server.http_wire import Opened
from fifteentwo.server.listeners import Listener
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rooms import Room
from fifteentwo.server.wire import Act, Request
from tests.server.harness import Message


class Guest:
    """One person at a seat."""

    def __init__(self, room: Room, seat: int = 0, is_covered: bool = False) -> None:
        self.room = room
        self.listener = Listener(seat, is_covered=is_covered)
        self._sits = room.listening(self.listener)

    async def __aenter__(self) -> Self:
        await self._sits.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._sits.__aexit__(kind, error, trace)

    async def enter(self, since: int | None = None) -> list[Message]:
        """Joins the room; returns the messages it gets."""
        missed = [json.loads(message) async for message in await self.room.enter(self.listener, since)]
        return missed + self.heard()

    async def ask(self, request: Request) -> list[Message]:
        """Sends a message; returns the messages it gets in answer."""
        await self.room.request(self.listener, request)
        return self.heard()

    def heard(self) -> list[Message]:
        """The messages since the last request."""
        waiting = self.listener.waiting
        return [json.loads(waiting.get_nowait()) for _ in range(waiting.qsize())]

    def choice(self, rng: Random) -> Act:
        """An action that is legal for this seat now."""
        table, seat = self.room.table, self.listener.seat
        assert table.state is not None
        assert seat is not None
        return Act(cast(AnyChoice, rng.choice(table.game.legal(table.state, seat))), len(self.room.entries))

    async def play(self, rng: Random, actions: int = 10_000) -> None:
        """Plays at random until the game is over or this many actions are done."""
        for _ in range(actions):
            if self.room.table.outcome is not None:
                return
            assert [message["type"] for message in await self.ask(self.choice(rng))][:1] == ["Update"]


async def sit(lobby: Lobby, opened: Opened, seat: int = 0) -> Guest:
    """A guest of this room that has not joined yet."""
    return Guest(await lobby.room(opened.room), seat)
