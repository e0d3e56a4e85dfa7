"""While machine code is being made for the first time nobody waits: hints come at once, and from the strong player later."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from fifteentwo.engine import solo
from fifteentwo.server.app import create_app
from fifteentwo.server.solo import judging
from fifteentwo.server.store import Store
from tests.server.harness import Server

LONGEST = 600
"""Seconds the compiler may take on a machine that has other things to do."""

BEARER = {"Authorization": f"Bearer {'warm':x<48}"}


def worths(hint: Any) -> list[float]:
    """What everything that can be done is said to be worth."""
    return [option["worth"] for option in hint["options"]]


async def test_the_first_hint_does_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler stands still until it is let go on."""
    begun, let_go, ready = Event(), Event(), Event()

    def compile_slowly() -> None:
        begun.set()
        assert let_go.wait(LONGEST)
        ready.set()

    monkeypatch.setattr(solo, "warm", compile_slowly)
    monkeypatch.setattr(solo, "_ready", ready)
    monkeypatch.setattr(judging, "_warming", Event())
    store = Store(tmp_path)
    await store.open()
    try:
        app: Any = create_app(store=store)
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(app), base_url="http://localhost", headers=BEARER
        ) as client:
            asked = {"rules": "wikibooks", "number": 3}
            game, other = [(await client.post("/api/solo", json=asked)).json()["game"] for _ in range(2)]
            first = (await client.post(f"/api/solo/{game}/hint")).json()
            step = (await client.post(f"/api/solo/{other}/demonstrate", json={"at": 0})).json()
            assert worths(step["hint"]) == worths(first)
            assert begun.wait(LONGEST)
            assert worths((await client.post(f"/api/solo/{game}/hint")).json()) == worths(first)
            let_go.set()
            assert ready.wait(LONGEST)
            # The strong player looks two cards ahead and says other numbers.
            assert worths((await client.post(f"/api/solo/{game}/hint")).json()) != worths(first)
    finally:
        let_go.set()
        await store.close()


@pytest.mark.exhaustive
def test_nor_does_it_where_nothing_has_been_compiled_yet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    server = Server(tmp_path / "data")
    try:
        with httpx.Client(base_url=server.address, timeout=LONGEST, headers=BEARER) as client:
            asked = {"rules": "wikibooks", "number": 3}
            game, other = (client.post("/api/solo", json=asked).json()["game"] for _ in range(2))
            begun = monotonic()
            first = client.post(f"/api/solo/{game}/hint").json()
            step = client.post(f"/api/solo/{other}/demonstrate", json={"at": 0}).json()
            at_once = monotonic() - begun
            assert worths(step["hint"]) == worths(first)
            while worths(client.post(f"/api/solo/{game}/hint").json()) == worths(first):
                assert monotonic() - begun < LONGEST
                sleep(0.5)
            assert at_once < (monotonic() - begun) / 2
    finally:
        server.stop()
