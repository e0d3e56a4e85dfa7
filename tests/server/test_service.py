"""Routes for programs: health, the OpenAPI description, and a failing store."""

from pathlib import Path
from typing import Any

import pytest
from litestar.openapi.spec import OpenAPI

from fifteentwo import __version__
from fifteentwo.locales import CodedError
from fifteentwo.server import service
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.lobby import Lobby
from tests.server.harness import client_of

GOOD: dict[str, Any] = {"rules": "standard", "seats": [{"name": "Ann"}, {"name": "Bot", "player": "random"}]}


async def test_openapi_is_generated_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[OpenAPI] = []
    to_schema = OpenAPI.to_schema

    def counting(description: OpenAPI) -> dict[str, Any]:
        made.append(description)
        return to_schema(description)

    monkeypatch.setattr(OpenAPI, "to_schema", counting)
    async with client_of(tmp_path) as client:
        first, second = [await client.get("/api/openapi.json") for _ in range(2)]
    assert first.json() == second.json()
    assert len(made) == 1


async def test_the_health_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.get("/api/health")
        assert answer.status_code == 200
        assert answer.json() == {"status": "ok", "version": __version__, "store": "ok", "warming": []}
        head = await client.head("/api/health")
        assert (head.status_code, head.content) == (200, b"")

        async def unreadable(*_: object) -> None:
            raise StoreProblem("store-not-read", reason="the disk is broken")

        monkeypatch.setattr(service, "read_something", unreadable)
        answer = await client.get("/api/health")
        assert answer.status_code == 503
        assert answer.json()["status"] == "failing"
        assert answer.json()["store"] == "The games cannot be read: the disk is broken."


async def test_an_error_of_the_store_is_reported_in_its_own_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StoreProblem("store-not-saved", reason=CodedError("store-disk-full"))

    monkeypatch.setattr(Lobby, "open", full)
    async with client_of(tmp_path) as client:
        answer = await client.post("/api/rooms", json=GOOD)
    assert answer.status_code == 503
    assert answer.json() == {
        "sentence": "The game cannot be saved: the disk is full. Nothing is lost.",
        "code": "store-not-saved",
        "arguments": {"reason": {"sentence": "the disk is full", "code": "store-disk-full", "arguments": {}}},
    }
