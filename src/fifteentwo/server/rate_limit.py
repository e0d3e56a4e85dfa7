"""Rate limits: requests a minute for each client address, and for each seat of a room.

Each process counts what it gets. Where several processes share a database, they also take a few requests at a time from the
count there, so that all of them together allow no more than one would.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import OrderedDict
from time import monotonic
from typing import Final

from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.shared_limits import SharedLimits

WINDOW: Final = 60.0
"""Seconds."""

TOO_MANY: Final = 4429
"""The close code when one address opens too many sockets, or a seat has too many."""

SHARES: Final = 10
"""A process takes a tenth of a limit at a time from the count of all processes."""

REMEMBERED: Final = 10_000
"""The most addresses remembered for one limit; beyond that the least recent one is forgotten."""


class RateLimit:
    """Allows `most` requests in the minute after the first one; the caller passes the time in seconds."""

    __slots__ = ("_began", "_granted", "_left", "_most", "_taking")

    def __init__(self, most: int) -> None:
        self._most = most
        self._left = 0
        self._granted = 0
        self._taking = asyncio.Lock()
        self._began = float("-inf")

    def take(self, now: float) -> bool:
        """Whether one more request is allowed now; if so, counts it."""
        if now >= self._began + WINDOW:
            self._began, self._left, self._granted = now, self._most, 0
        if not self._left:
            return False
        self._left -= 1
        return True

    def wait(self, now: float) -> int:
        """Whole seconds until requests are allowed again."""
        return max(1, int(self._began + WINDOW - now) + 1)

    async def acquire(self, now: float, shared: SharedLimits | None, what: str, of: str) -> int:
        """Counts one more request, here and among all processes. 0 if it is allowed; otherwise in how many seconds one is.

        `of` is who asks, and `shared` the count of all processes, if there are others. Raises StoreProblem.
        """
        if not self.take(now):
            return self.wait(now)
        if shared is None:
            return 0
        async with self._taking:  # Requests that come together take one share and not one each.
            if not self._granted:
                some = max(1, self._most // SHARES)
                if wait := await shared.take(what, of, self._most, int(WINDOW), some):
                    return wait
                self._granted = some
            self._granted -= 1
        return 0


class AddressLimits:
    """A rate limit for each client address. Its memory is bounded."""

    def __init__(self, most: int, remembered: int = REMEMBERED) -> None:
        self._most = most
        self._remembered = remembered
        self._limits: OrderedDict[str, RateLimit] = OrderedDict()

    def __len__(self) -> int:
        return len(self._limits)

    def of(self, address: str) -> RateLimit:
        """The limit of an address."""
        key = network_of(address)
        limit = self._limits.setdefault(key, RateLimit(self._most))
        self._limits.move_to_end(key)
        if len(self._limits) > self._remembered:
            self._limits.popitem(last=False)
        return limit


def at_most(requests: int, what: str) -> DefineMiddleware:
    """Limits the requests a minute of one address, and the sockets it opens, to the routes that share the name `what`."""
    return DefineMiddleware(_Limited, requests=requests, what=what)


class _Limited:
    """ASGI middleware: refuses requests and sockets over the limit. The limits are kept in the state of the application."""

    def __init__(self, app: ASGIApp, requests: int, what: str) -> None:
        self._app = app
        self._requests = requests
        self._what = what

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        state = scope["litestar_app"].state
        bounded = state.bounded and "unlimited" not in scope["route_handler"].opt
        if bounded and (wait := await waiting(state, self._requests, self._what, scope["client"])):
            if scope["type"] == ScopeType.HTTP:
                raise TooManyRequestsException(headers={"retry-after": str(wait)})
            await _close(receive, send)
            return
        await self._app(scope, receive, send)


async def waiting(state: State, most: int, what: str, client: tuple[str, int] | None) -> int:
    """Counts one more request of this client to what is called `what`; 0 if it is allowed, or in how many seconds one is.

    The limits are kept in the state of the application.
    """
    limits: AddressLimits = state.limits.setdefault(what, AddressLimits(most))
    address = client[0] if client else ""
    try:
        return await limits.of(address).acquire(
            monotonic(), state.shared_limits, f"requests: {what}", network_of(address)
        )
    except StoreProblem:
        return 0  # The count of this process has to do; the request says itself what is wrong.


async def _close(receive: Receive, send: Send) -> None:
    """Closes a socket after accepting it; otherwise the page would not receive the code."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await send({"type": "websocket.close", "code": TOO_MANY, "reason": "Too many sockets were opened; wait a minute."})


def network_of(address: str) -> str:
    """The address itself, or the /64 network of an IPv6 address: a household has all addresses of its network.

    A socket that listens on `::` tells IPv4 addresses as IPv6 ones, all of which are in one network.
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((found, 64), strict=False))
