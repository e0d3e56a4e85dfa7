"""Routes for programs: the server's health, and the description of all routes by OpenAPI."""

from __future__ import annotations

from typing import Any, Literal

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.serialization import encode_json
from msgspec import Struct

from fifteentwo import __version__
from fifteentwo.engine.readiness import in_preparation
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.rate_limit import at_most
from fifteentwo.server.store import Store


class Health(Struct, frozen=True):
    """Whether the server works: `store` is "ok" or a sentence on what is wrong with it. One that is "ending" takes nobody new.

    `warming` names the parts of the engine that are being read or compiled; until they are ready, hints are estimates.
    """

    status: Literal["ok", "failing", "ending"]
    version: str
    store: str
    warming: tuple[str, ...]


@route("/api/health", http_method=[HttpMethod.GET, HttpMethod.HEAD], middleware=[at_most(600, "health")])
async def health(lobby: NamedDependency[Lobby]) -> Response[Health]:
    """Whether the server works and can read its store; the status is 503 if it cannot."""
    store = await _store_says(lobby.store)
    status: Literal["ok", "failing", "ending"] = "ok" if store == "ok" else "failing"
    if lobby.store.notes.is_ending:
        status = "ending"
    return Response(
        Health(status, __version__, store, in_preparation()),
        status_code=200 if status == "ok" else 503,
        headers={"cache-control": "no-store"},
    )


async def _store_says(store: Store) -> str:
    try:
        await read_something(store)
    except StoreProblem as problem:
        return str(problem)
    return "ok"


async def read_something(store: Store) -> None:
    """Reads one row from the store. Raises StoreProblem."""
    await store.game("")


@get("/api/openapi.json", include_in_schema=False, middleware=[at_most(60, "openapi")])
async def openapi(request: Request[Any, Any, State]) -> Response[bytes]:
    """The OpenAPI description of the routes; made once for each application."""
    state = request.app.state
    if state.openapi is None:
        state.openapi = encode_json(request.app.openapi_schema.to_schema())
    return Response(state.openapi, media_type=MediaType.JSON)
