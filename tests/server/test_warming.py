"""Nobody waits while the engine loads: a quick estimate comes first, and the full hint follows."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.solo import Rules
from fifteentwo.rules import write
from fifteentwo.server import hints, routes, solo_advice
from tests.guard import HANG
from tests.server.harness import Message, Page, Server, bearer, client_of

ANN = bearer("a" * 40)


def worths(hint: Message) -> list[float]:
    """The values of all choices."""
    return [option["total"]["value"] for option in hint["options"]]


async def test_no_request_waits_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler is blocked until it is released."""
    begun, let_go, ready = Event(), Event(), Event()
    families: set[str] = set()

    def compile_slowly(_rules: object = None) -> None:
        begun.set()
        assert let_go.wait(HANG)
        families.add("square")
        ready.set()

    monkeypatch.setattr(solo_advice, "warm", compile_slowly)
    monkeypatch.setattr(solo, "_ready", families)
    async with client_of(tmp_path) as client:

        async def ask(room: str, kind: str) -> Message:
            stands = (await client.get(f"/api/rooms/{room}", headers=ANN)).json()[-1]
            asked = {"type": kind, "at": stands["at"]}
            answer: list[Message] = (await client.post(f"/api/rooms/{room}", json=asked, headers=ANN)).json()
            return next(message for message in answer if message["type"] == "Hint")

        try:
            opened: list[Any] = [
                (await client.post("/api/rooms", json={"rules": "wikibooks", "deal": 3}, headers=ANN)).json()
                for _ in range(2)
            ]
            game, other = (each["room"] for each in opened)
            first = await ask(game, "AskHint")
            assert worths(await ask(other, "Demonstrate")) == worths(first)
            await asyncio.to_thread(begun.wait, HANG)
            assert worths(await ask(game, "AskHint")) == worths(first)
        finally:
            let_go.set()
        await asyncio.to_thread(ready.wait, HANG)
        # The strong player looks two cards ahead and gives other values.
        assert worths(await ask(game, "AskHint")) != worths(first)


async def test_opening_a_game_for_one_prepares_its_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[str] = []
    done = Event()

    def prepare(rules: Rules) -> None:
        prepared.append(write(rules))
        done.set()

    monkeypatch.setattr(routes, "warm_up", hints.warm_up)
    monkeypatch.setattr(solo_advice, "warm", prepare)
    async with client_of(tmp_path) as client:
        await client.post("/api/rooms", json={"rules": "standard"}, headers=ANN)
        await client.post("/api/rooms", json={"rules": "wikibooks", "deal": 3}, headers=ANN)
        assert await asyncio.to_thread(done.wait, HANG)
    assert prepared == ["wikibooks"]


@pytest.mark.exhaustive
async def test_no_page_waits_before_anything_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    server = Server(tmp_path / "data")
    try:
        async with Page(server, server.open_room("wikibooks", deal=3)) as page:
            await page.until_due()
            await page.send({"type": "AskHint", "at": page.at})
            first = await page.receive_a("Hint")
            assert worths(await page.receive_a("Hint")) != worths(first)
    finally:
        server.kill()
