"""The host guard: checks Host and Origin of every request, and adds the security headers to every response.

A page of another origin, or a host name pointed at this machine (DNS rebinding), must not reach the rooms. So the Host
of a request must be one of this server's names, and the Origin sent by a browser must be that host.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Final

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from fifteentwo.locales.coded import Message as Said
from fifteentwo.locales.coded import coded
from fifteentwo.server.http_wire import Problem

LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})

_HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::(\d{1,5}))?")

POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
"""What a page of this server may do, unless its response says otherwise."""

_HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


class AllowedHosts:
    """The host names of a server. The port of a Host is ignored: a tunnel may give it another."""

    def __init__(self, names: Iterable[str] = LOOPBACK, any_address: bool = False) -> None:
        self.names = frozenset(name.lower().removesuffix(".") for name in names)
        self.any_address = any_address

    def __contains__(self, host: str) -> bool:
        """Whether a Host header names this server."""
        found = _HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = (found[1] or found[2]).removesuffix(".")
        return name in self.names or (self.any_address and _is_address(name))


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def allowed_hosts(host: str, public: Iterable[str] = ()) -> AllowedHosts:
    """The host names of a server that listens on this address, either on this machine only or in its network.

    In the network, every IP address is allowed, because an address cannot be redirected, and the machine's own name with
    and without `.local`. The `public` names are those by which a proxy asks.
    """
    if host in LOOPBACK:
        return AllowedHosts({*LOOPBACK, *public})
    own = socket.gethostname().lower()
    short = own.partition(".")[0]
    return AllowedHosts({*LOOPBACK, *public, host, own, short, f"{short}.local"}, any_address=True)


class HostGuard:
    """ASGI middleware: checks Host and Origin, adds security headers."""

    def __init__(self, app: ASGIApp, hosts: AllowedHosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handles one request or socket."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                missing = [header for header in _HEADERS if header[0] not in given]
                message["headers"] = [*message["headers"], *missing]
            await send(message)

        kind: str = scope["type"]
        if kind != "lifespan":
            code = self._refusal(scope)
            if code:
                await _refuse(scope, receive, send_guarded, coded(code))
                return
        await self.app(scope, receive, send_guarded)

    def _refusal(self, scope: Scope) -> str:
        """The code of the refusal, or nothing."""
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        origins = [value.decode("latin-1") for name, value in scope["headers"] if name == b"origin"]
        if len(hosts) != 1 or hosts[0] not in self.hosts:
            return "host-unknown"
        own = {f"http://{hosts[0]}".lower(), f"https://{hosts[0]}".lower()}
        if any(origin.lower() not in own for origin in origins):
            return "origin-other"
        return ""


async def _refuse(scope: Scope, receive: Receive, send: Send, said: Said) -> None:
    kind: str = scope["type"]
    if kind == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": said.sentence})
        return
    body = msgspec.json.encode(Problem(said.sentence, said.code, said.arguments))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
