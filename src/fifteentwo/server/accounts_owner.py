"""Whose games a request is about: those of the browser that sends it, or of the account it is signed in to.

Everything behind this module knows owners only, by a token. That of an account never leaves the server, and is refused
where a request sends it.
"""

from __future__ import annotations

from typing import Any, Final

from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from fifteentwo.locales import CodedError
from fifteentwo.server.accounts_store import MARK
from fifteentwo.server.errors import refusal
from fifteentwo.server.store import Store

DEVICE: Final = "fifteentwo.device"
"""The key of the scope under which a request has the token of the browser itself."""

_BEARER: Final = b"bearer "


async def owner_of(store: Store, token: str) -> str:
    """The owner of the games that a browser with this token plays."""
    if token.startswith(MARK):
        return ""  # it holds nothing
    return await store.accounts.owner(token)


def check_sent(token: str) -> None:
    """Raises Refusal if a request sends the token of an account: who reads the store knows it."""
    if token.startswith(MARK):
        raise refusal(401, CodedError("account-no-token"))


def shown(owner: str) -> str:
    """The token as it may be sent to its browser: nothing for an account."""
    return "" if owner.startswith(MARK) else owner


def with_accounts(store: Store) -> DefineMiddleware:
    """Replaces the token of a browser that is signed in by that of its account."""
    return DefineMiddleware(_Owners, store=store)


class _Owners:
    """ASGI middleware: the header `Authorization` names the owner for everything that follows."""

    def __init__(self, app: ASGIApp, store: Store) -> None:
        self._app = app
        self._store = store

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            headers = [await self._header(scope, *header) for header in scope["headers"]]
            scope["headers"] = headers
        await self._app(scope, receive, send)

    async def _header(self, scope: Any, name: bytes, value: bytes) -> tuple[bytes, bytes]:
        if name != b"authorization" or not value.lower().startswith(_BEARER):
            return name, value
        token = value[len(_BEARER) :].decode("latin-1").strip()
        check_sent(token)
        scope[DEVICE] = token
        return name, _BEARER + (await owner_of(self._store, token)).encode("latin-1")
