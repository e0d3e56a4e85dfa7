"""While machine code is being made for the first time nobody waits: hints come at once, and from the strong player later."""

from __future__ import annotations

from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.server.harness import Server

LONGEST = 600
"""Seconds the compiler may take on a machine that has other things to do."""


def worths(hint: Any) -> list[float]:
    """What everything that can be done is said to be worth."""
    return [option["worth"] for option in hint["options"]]


def test_the_first_hint_does_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    server = Server(tmp_path / "data")
    try:
        with httpx.Client(base_url=server.address, timeout=LONGEST) as client:
            bearer = {"Authorization": f"Bearer {'warm':x<48}"}
            game = client.post("/api/solo", json={"rules": "wikibooks", "number": 3}, headers=bearer).json()
            other = client.post("/api/solo", json={"rules": "wikibooks", "number": 3}, headers=bearer).json()
            at = f"/api/solo/{game['game']}"
            begun = monotonic()
            first = client.post(f"{at}/hint", headers=bearer).json()
            step = client.post(f"/api/solo/{other['game']}/demonstrate", json={"at": 0}, headers=bearer).json()
            at_once = monotonic() - begun
            assert worths(step["hint"]) == worths(first)
            # The strong player looks two cards ahead and says other numbers.
            while worths(client.post(f"{at}/hint", headers=bearer).json()) == worths(first):
                assert monotonic() - begun < LONGEST
                sleep(0.5)
            assert at_once < (monotonic() - begun) / 2
    finally:
        server.stop()
