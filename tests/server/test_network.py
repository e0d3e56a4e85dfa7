"""How other devices reach a server whose page was loaded as localhost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from fifteentwo.server import lan
from fifteentwo.server.app import create_app
from fifteentwo.server.host_guard import AllowedHosts
from fifteentwo.server.store import Store


@pytest.mark.parametrize(
    ("asked", "everywhere", "address", "origin"),
    [
        ("http://localhost:1502", True, "192.168.1.5", "http://192.168.1.5:1502"),
        ("http://192.168.1.5:1502", True, "192.168.1.5", None),  # the page has a name that others know
        ("http://localhost:1502", False, "192.168.1.5", None),
        ("http://localhost:1502", True, None, None),
    ],
)
async def test_the_origin_for_others(
    own_data: Path,
    monkeypatch: pytest.MonkeyPatch,
    asked: str,
    everywhere: bool,
    address: str | None,
    origin: str | None,
) -> None:
    monkeypatch.setattr(lan, "lan_address", lambda: address)
    store = Store(own_data)
    await store.open()
    app: Any = create_app(store=store, bounded=False, hosts=AllowedHosts(any_address=everywhere))
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=asked) as client:
            assert (await client.get("/api/network")).json() == {"origin": origin}
    finally:
        await store.close()
