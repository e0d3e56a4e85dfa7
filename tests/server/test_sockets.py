"""Sockets at their limits: too many at a seat, and a page that is too slow."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from fifteentwo.server import listeners
from fifteentwo.server.app import create_app
from fifteentwo.server.lobby import MOST_LISTENERS
from fifteentwo.server.rate_limit import TOO_MANY
from fifteentwo.server.sockets import TRY_AGAIN
from fifteentwo.server.store import Store
from tests.server.harness import Message, Server, bearer

ANN = "a" * 40


async def said_hello(stack: AsyncExitStack, server: Server, opened: Message, seat: int) -> tuple[str, ClientConnection]:
    """A socket, and the kind of its first answer."""
    socket = await stack.enter_async_context(connect(f"ws://127.0.0.1:{server.port}/api/rooms/{opened['room']}/socket"))
    await socket.send(json.dumps({"type": "Hello", "token": opened["token"], "seat": seat}))
    return json.loads(await socket.recv())["type"], socket


async def test_the_sockets_of_a_seat_are_limited(server: Server) -> None:
    opened = server.open_room(people=(0, 1))
    async with AsyncExitStack() as stack:
        answers = await asyncio.gather(*(said_hello(stack, server, opened, seat=0) for _ in range(MOST_LISTENERS + 4)))
        assert [kind for kind, _ in answers].count("Welcome") == MOST_LISTENERS
        for kind, socket in answers:
            if kind == "Refused":
                await socket.wait_closed()
                assert socket.close_code == TOO_MANY
        assert (await said_hello(stack, server, opened, seat=1))[0] == "Welcome", "the other seat is free"
        leaving = next(socket for kind, socket in answers if kind == "Welcome")
        await leaving.close()
        while (await said_hello(stack, server, opened, seat=0))[0] != "Welcome":
            pass  # until the server has noticed


async def test_the_sockets_of_an_address_per_minute_are_limited(own_data: Path) -> None:
    async with application(own_data, bounded=True) as (app, _):
        for _ in range(600):
            await Wire(app, "x").hang_up()
        refused = Wire(app, "x")
        assert await refused.closed == TOO_MANY
        await refused.serving
        elsewhere = Wire(app, "x", address="192.0.2.1")
        elsewhere.say(type="Hello", token=ANN)
        assert (await elsewhere.told.get())["sentence"] == "You have no seat at this table."


class Wire:
    """A socket of an application in this process; its page reads nothing until `reads` is set."""

    def __init__(self, app: Any, room: str, address: str = "127.0.0.1") -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.given_up = asyncio.Event()
        self.told: asyncio.Queue[Message] = asyncio.Queue()
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/rooms/{room}/socket",
            "raw_path": f"/api/rooms/{room}/socket".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [(b"host", b"localhost")],
            "client": (address, 1),
            "server": ("localhost", 80),
            "subprotocols": [],
            "state": {},
        }
        self.serving = asyncio.create_task(app(scope, self._said.get, self._send))

    async def _send(self, event: Message) -> None:
        try:
            await self.reads.wait()
        except asyncio.CancelledError:
            self.given_up.set()
            raise
        if event["type"] == "websocket.send":
            self.told.put_nowait(json.loads(event["text"]))
        elif event["type"] == "websocket.close":
            self.closed.set_result(event["code"])

    def say(self, **message: Any) -> None:
        self.say_text(json.dumps(message))

    def say_text(self, text: str) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": text, "bytes": None})

    async def hang_up(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.serving

    def heard(self) -> list[Message]:
        return [self.told.get_nowait() for _ in range(self.told.qsize())]


@asynccontextmanager
async def application(data: Path, bounded: bool = False) -> AsyncIterator[tuple[Any, httpx.AsyncClient]]:
    """An application in this process, and a client for its routes that holds Ann's token."""
    store = Store(data)
    await store.open()
    app: Any = create_app(store=store, bounded=bounded)
    try:
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost", headers=bearer(ANN)
        ) as client:
            yield app, client
    finally:
        await store.close()


async def test_a_page_too_slow_to_read_everything_is_dropped_and_reconnects(
    own_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(1)
    async with application(own_data) as (app, client):
        seats = [{"name": "Ann"}, {"name": "Bot", "player": "random"}]
        room = (await client.post("/api/rooms", json={"rules": "gamerules_61", "seats": seats})).json()["room"]
        slow = Wire(app, room)
        with monkeypatch.context() as patch:
            patch.setattr(listeners, "MOST_WAITING", 10)
            slow.say(type="Hello", token=ANN)
            last = await slow.told.get()
        while not last.get("position") or not last["position"]["offer"]["legal"]:
            last = await slow.told.get()
        slow.reads.clear()
        told: list[Message] = []
        position, at = last["position"], last["at"]
        while not position["outcome"]:
            act = {"type": "Act", "action": rng.choice(position["offer"]["legal"]), "at": at}
            told += (await client.post(f"/api/rooms/{room}", json=act)).json()
            position, at = told[-1]["position"], told[-1]["at"]
        assert len(told) > 20
        await slow.given_up.wait()
        slow.reads.set()
        assert await slow.closed == TRY_AGAIN
        await slow.serving
        heard = slow.heard()
        assert heard[-1]["type"] == "Refused"
        assert heard[:-1] == told[: len(heard) - 1]
        assert len(heard) < 10
        back = Wire(app, room)
        back.say(type="Hello", token=ANN, since=last["at"])
        for message in [await back.told.get(), *told]:
            if message["type"] == "Welcome":
                assert message["at"] == last["at"]
            else:
                assert (await back.told.get())["told"] == message["told"]
        await back.hang_up()
