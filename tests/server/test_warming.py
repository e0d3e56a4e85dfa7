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


def sure(hint: Any) -> bool:
    """Whether futures were played for it."""
    return hint["options"][0]["error"] is not None


def test_the_first_hint_does_not_wait_for_the_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "nothing compiled yet"))
    server = Server(tmp_path / "data")
    try:
        with httpx.Client(base_url=server.address, timeout=LONGEST) as client:
            bearer = {"Authorization": f"Bearer {'warm':x<48}"}
            game = client.post("/api/solo", json={"rules": "wikibooks", "number": 3}, headers=bearer).json()
            at = f"/api/solo/{game['game']}"
            begun = monotonic()
            first = client.post(f"{at}/hint", headers=bearer).json()
            step = client.post(f"{at}/demonstrate", json={"at": 1}, headers=bearer).json()
            at_once = monotonic() - begun
            assert not sure(first)
            assert not sure(step["hint"])
            while not sure(client.post(f"{at}/hint", headers=bearer).json()):
                assert monotonic() - begun < LONGEST
                sleep(0.5)
            assert at_once < (monotonic() - begun) / 2
    finally:
        server.stop()
