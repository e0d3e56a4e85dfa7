"""How often a minute one address may ask for what costs something; a program that hammers is told to wait."""

from __future__ import annotations

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
