"""The route that says how other devices reach this server."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.datastructures import State

from fifteentwo.server.http_wire import Network
from fifteentwo.server.lan import network_origin
from fifteentwo.server.rate_limit import at_most


@get("/api/network", middleware=[at_most(240, "lobby")])
async def network(request: Request[Any, Any, State]) -> Network:
    """How other devices reach this server: links for them cannot begin with localhost."""
    return Network(origin_for_others(request))


def origin_for_others(request: Request[Any, Any, Any]) -> str | None:
    """The origin for other devices in the local network, if this request came to localhost and the server listens there."""
    return network_origin(request.headers["host"]) if request.app.state.in_network else None
