"""Rate limits: requests a minute for each client address, and for each seat of a room."""

from __future__ import annotations

from collections import deque
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig


def at_most(requests: int, what: str) -> DefineMiddleware:
    """Limits the requests a minute of one address to the routes that share the name `what`."""
    return RateLimitConfig(
        rate_limit=("minute", requests), store=f"rate of {what}", check_throttle_handler=_is_bounded
    ).middleware


async def _is_bounded(request: Request[Any, Any, State]) -> bool:
    return bool(request.app.state.bounded)


class RateLimit:
    """At most `most` requests in any minute, for what does not come by HTTP; the caller gives the time in seconds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: deque[float] = deque()

    def take(self, now: float) -> bool:
        """Whether one more is allowed now; if so it counts."""
        while self._times and self._times[0] <= now - 60:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True
