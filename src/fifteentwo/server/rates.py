"""How often a minute one address may ask for what costs something; a program that hammers is told to wait."""

from __future__ import annotations

from collections import deque
from typing import Any

from litestar import Request
from litestar.datastructures import State
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig


def at_most(requests: int, what: str) -> DefineMiddleware:
    """So many requests a minute for routes that share the name `what`, unless the server sets no bounds."""
    return RateLimitConfig(
        rate_limit=("minute", requests), store=f"rate of {what}", check_throttle_handler=_is_bounded
    ).middleware


async def _is_bounded(request: Request[Any, Any, State]) -> bool:
    return bool(request.app.state.bounded)


class Ration:
    """So many in any minute, for what does not come by HTTP; the caller says what time it is, in seconds."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: deque[float] = deque()

    def take(self, now: float) -> bool:
        """Whether there is another; if so it has been taken."""
        while self._times and self._times[0] <= now - 60:
            self._times.popleft()
        if len(self._times) >= self._most:
            return False
        self._times.append(now)
        return True
