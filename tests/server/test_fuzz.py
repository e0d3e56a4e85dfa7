"""Whatever a page sends, the socket answers with messages of the protocol, stays open, and no error is logged."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect
from websockets.asyncio.client import connect

from fifteentwo.rules import parse
from fifteentwo.server import sockets
from fifteentwo.server.wire import Incoming
from tests.server.fuzzing import ANYTHING, fitting, nearly
from tests.server.harness import Message, Server
from tests.server.test_sockets import ANN, Wire, application

PLAYED: Final = "played"
"""In the place of a message: something legal at a seat that must act."""

MESSAGES = fitting(inspect.type_info(Incoming))
SAID = st.lists(
    st.just(PLAYED)
    | MESSAGES.map(json.dumps)
    | nearly(MESSAGES).map(json.dumps)
    | ANYTHING.map(json.dumps)
    | st.text(),
    max_size=30,
)
RULES = ("standard target=31", "muggins target=31 match=best_of:3", "jokers target=31", "bvs")


class Talk:
    """Rooms of one application in this process, in which Ann holds every seat."""

    def __init__(self, app: Any, client: httpx.AsyncClient, errors: list[logging.LogRecord]) -> None:
        self._app = app
        self._client = client
        self._errors = errors
        self._asked = 0

    async def survives(self, rules: str, said: list[str], seed: int) -> None:
        """A new room of these rules lives after all this was said to it."""
        seats = [{"name": f"Ann {seat}"} for seat in range(parse(rules).players)]
        opened = await self._client.post("/api/rooms", json={"rules": rules, "seats": seats, "hints": False})
        rng, page = Random(seed), Wire(self._app, opened.json()["room"])
        page.say(type="Hello", token=ANN, seat=0)
        heard = await self.answers(page)
        for text in said:
            if text == PLAYED:
                await self.play(opened.json()["room"], len(seats), rng)
            else:
                page.say_text(text)
            heard += await self.answers(page)
        assert not page.closed.done()
        await page.hang_up()
        assert not self._errors, self._errors[0].getMessage()
        assert heard[0]["type"] == "Welcome"
        for message in heard:
            if message["type"] == "Refused":
                assert message["code"] != "room-broken"
                assert message["sentence"].endswith((".", "?"))
                assert "Traceback" not in message["sentence"]

    async def play(self, room: str, seats: int, rng: Random) -> None:
        """A seat acts by HTTP, so that the game gets further than by chance."""
        for seat in range(seats):
            told = (await self._client.get(f"/api/rooms/{room}", params={"seat": seat})).json()
            shown = next(message for message in reversed(told) if message.get("position"))
            legal = shown["position"]["offer"]["legal"]
            if legal:
                act = {"type": "Act", "action": rng.choice(legal), "at": shown["at"]}
                answer = await self._client.post(f"/api/rooms/{room}", params={"seat": seat}, json=act)
                assert answer.status_code < 500
                return

    async def answers(self, page: Wire) -> list[Message]:
        """What the page hears until the server has answered a message that nobody else sends."""
        self._asked += 1
        mark = f"mark-{self._asked}-"
        page.say(type=mark)
        heard: list[Message] = []
        while True:
            message = await asyncio.wait_for(page.told.get(), 20)
            if message["type"] == "Refused" and mark in message["sentence"]:
                return heard
            heard.append(message)


class Errors(logging.Handler):
    """Keeps what is logged as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.kept: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.kept.append(record)


@pytest.fixture(scope="module")
def talk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, Talk]]:
    errors, stack, log = Errors(), AsyncExitStack(), logging.getLogger("fifteentwo")
    log.addHandler(errors)
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner() as runner:
        patch.setattr(sockets, "_AT_ONCE", 1e9)
        data: Path = tmp_path_factory.mktemp("fuzz")
        app, client = runner.run(stack.enter_async_context(application(data)))
        yield runner, Talk(app, client, errors.kept)
        runner.run(stack.aclose())
    log.removeHandler(errors)


def fuzz(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))


@pytest.mark.parametrize("rules", RULES)
@fuzz(12)
@given(SAID, st.integers(0, 999))
def test_a_room_survives_whatever_is_said(
    talk: tuple[asyncio.Runner, Talk], rules: str, said: list[str], seed: int
) -> None:
    runner, talking = talk
    runner.run(talking.survives(rules, said, seed))


@pytest.mark.exhaustive
@pytest.mark.parametrize("rules", RULES)
@fuzz(5000)
@given(SAID, st.integers(0, 999))
def test_a_room_survives_whatever_is_said_at_length(
    talk: tuple[asyncio.Runner, Talk], rules: str, said: list[str], seed: int
) -> None:
    runner, talking = talk
    runner.run(talking.survives(rules, said, seed))


async def test_a_flood_is_read_at_a_steady_pace(own_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_STEADY", 1e-6)
    monkeypatch.setattr(sockets, "_AT_ONCE", 100.0)  # the rooms of this module have no limit
    async with application(own_data) as (app, client):
        seats = [{"name": "Ann"}, {"name": "Bea"}]
        room = (await client.post("/api/rooms", json={"rules": "standard", "seats": seats})).json()["room"]
        page, other = Wire(app, room), Wire(app, room)
        page.say(type="Hello", token=ANN, seat=0)
        for _ in range(150):
            page.say(type="Say", phrase="shouting")
        other.say(type="Hello", token=ANN, seat=1)
        assert (await other.told.get())["type"] == "Welcome"
        refused = 0
        while refused < sockets._AT_ONCE - 1:  # a Hello and these
            refused += (await asyncio.wait_for(page.told.get(), 5))["type"] == "Refused"
        other.say(type="GiveUp")
        while (await asyncio.wait_for(other.told.get(), 5))["type"] != "Update":
            pass
        assert [message for message in page.heard() if message["type"] == "Refused"] == []
        page.serving.cancel()
        await other.hang_up()


async def test_a_giant_frame_closes_its_socket_only(server: Server) -> None:
    opened = server.open_room()
    async with server.sit(opened) as page:
        async with connect(f"ws://127.0.0.1:{server.port}/api/rooms/{opened['room']}/socket") as giant:
            await giant.send("x" * ((1 << 20) + 1))
            await giant.wait_closed()
            assert giant.close_code == 1009
        await page.until_due()
        await page.act(page.legal[0])
