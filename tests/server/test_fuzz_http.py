"""Requests that fit the description of the routes, and such that do not, get an answer: schemathesis, without a socket."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.python.asgi import HOST

from fifteentwo.server.app import create_app
from fifteentwo.server.host_guard import AllowedHosts

ANN = {"authorization": "Bearer " + "a" * 40}
ROOM = {"rules": "standard target=31", "seats": [{"name": "Ann"}, {"name": "Bea"}], "hints": False}
UNWELL = "/api/health"
"""The route whose answer may be that the server is not well: this one never starts."""


@pytest.fixture
def operations(own_data: Path) -> list[Any]:
    app = create_app(own_data, bounded=False, hosts=AllowedHosts([HOST]))
    schema = schemathesis.openapi.from_asgi("/api/openapi.json", app)
    return [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]


def fuzz(operations: list[Any], mode: GenerationMode, examples: int) -> set[int]:
    """Sends requests of one kind to every route; returns the statuses of the answers."""
    (to_open,) = [one for one in operations if (one.method, one.path) == ("post", "/api/rooms")]
    room = to_open.Case(body=ROOM, media_type="application/json").call(headers=ANN).json()["room"]
    return set().union(*(answers(operation, mode, examples, room) for operation in operations))


def answers(operation: Any, mode: GenerationMode, examples: int, room: str) -> set[int]:
    """The statuses of the answers to requests to a route, half of which are about this room."""
    statuses: set[int] = set()

    @settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), known=st.booleans())
    def send(case: Any, known: bool) -> None:
        if known and "room" in case.path_parameters:
            case.path_parameters["room"] = room
        answer = case.call(headers=ANN)
        statuses.add(answer.status_code)
        assert answer.status_code < 500 or operation.path == UNWELL, (operation.label, answer.text)
        if answer.status_code >= 400 and operation.path != UNWELL:
            assert operation.method == "head" or answer.json()["sentence"], operation.label

    with suppress(Unsatisfiable):  # a route that takes nothing cannot be asked wrongly
        send()
    return statuses


# Before Python 3.13, parsing source may raise a SystemError where two threads do so at once (CPython issue 106905).
@pytest.mark.flaky(reruns=2, only_rerun="SystemError")
def test_every_route_answers_whatever_is_asked(operations: list[Any]) -> None:
    assert len(operations) > 80
    assert {200, 400, 404} <= fuzz(operations, GenerationMode.POSITIVE, 2)


@pytest.mark.exhaustive
def test_every_route_answers_whatever_is_asked_at_length(operations: list[Any]) -> None:
    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        assert {200, 400, 404} <= fuzz(operations, mode, 300)
