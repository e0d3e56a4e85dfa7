"""While machine code is being made for the first time nobody waits: hints come at once, and from the strong player later."""

from __future__ import annotations

from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest

from fifteentwo.engine import solo
from fifteentwo.server.app import create_app
from fifteentwo.server.solo import judging
from fifteentwo.server.store import Store
from tests.guard import HANG, until
from tests.server.harness import Server

BEARER = {"Authorization": f"Bearer {'warm':x<48}"}


def worths(hint: Any) -> list[float]:
    """What everything that can be done is said to be worth."""
    return [option["worth"] for option in hint["options"]]


async def test_the_first_hint_does_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The compiler stands still until it is let go on."""
    begun, let_go, ready = Event(), Event(), Event()

    def compile_slowly() -> None:
        begun.set()
        assert let_go.wait(HANG)
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
            assert begun.wait(HANG)
            assert worths((await client.post(f"/api/solo/{game}/hint")).json()) == worths(first)
            let_go.set()
            assert ready.wait(HANG)
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
        with httpx.Client(base_url=server.address, timeout=HANG, headers=BEARER) as client:
            asked = {"rules": "wikibooks", "number": 3}
            game, other = (client.post("/api/solo", json=asked).json()["game"] for _ in range(2))
            first = client.post(f"/api/solo/{game}/hint").json()
            step = client.post(f"/api/solo/{other}/demonstrate", json={"at": 0}).json()
            assert worths(step["hint"]) == worths(first)
            until(lambda: worths(client.post(f"/api/solo/{game}/hint").json()) != worths(first))
    finally:
        server.stop()
