"""Where messages to browsers may be sent: to push services in the internet, never into the network of this server.

The address comes from whoever subscribes. It must be https at a public name, and what the name stands for is looked up and
checked at each connection, which then goes to that very address: no later answer of a name server can lead it elsewhere.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from fifteentwo.locales import CodedError

if TYPE_CHECKING:
    import httpcore

LONGEST: Final = 2000
"""The most characters of an endpoint."""

CONNECTIONS: Final = 20
"""The most connections to push services at a time."""

TRUSTED: Final[set[str]] = set()
"""Origins besides those: tests have a push service of their own on this machine."""

_PUBLIC_NAME: Final = re.compile(
    r"(?=.{4,253}\Z)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]"
)
_PRIVATE_NAMES: Final = (".local", ".localhost", ".internal", ".lan", ".home.arpa", ".onion")
_EMBEDDED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""IPv6 addresses that a gateway turns into the IPv4 address in their last four bytes."""

_LOCAL_GATEWAY: Final = ipaddress.IPv6Network("64:ff9b:1::/48")
"""The same for gateways of a local network."""


def check_endpoint(endpoint: str) -> None:
    """Raises CodedError unless messages may be sent there."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise CodedError("push-endpoint") from None
    printable = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not printable or len(endpoint) > LONGEST or parts.username is not None or parts.fragment:
        raise CodedError("push-endpoint")
    if origin_of(endpoint) in TRUSTED:
        return
    if parts.scheme != "https" or port not in {None, 443} or not _is_public_name(host):
        raise CodedError("push-endpoint")


def contact_of(names: Iterable[str]) -> str | None:
    """What push services are told of a server with these names: https and the first public one; None if there is none."""
    return next((f"https://{name}" for name in sorted(names) if _is_public_name(name)), None)


def _is_public_name(host: str) -> bool:
    return _PUBLIC_NAME.fullmatch(host) is not None and not host.endswith(_PRIVATE_NAMES)


def origin_of(endpoint: str) -> str:
    """The scheme, host and port of an endpoint, as the key of the server signs it."""
    parts = urlsplit(endpoint)
    return f"{parts.scheme}://{parts.netloc}"


def is_public(address: str) -> bool:
    """Whether this IP address is one in the internet, also where it stands for another one."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is None and found in _EMBEDDED:
            inner = ipaddress.IPv4Address(found.packed[-4:])
        if found in _LOCAL_GATEWAY or (inner is not None and not is_public(str(inner))):
            return False
    return found.is_global and not found.is_multicast


async def addresses_of(host: str, port: int) -> Sequence[str]:
    """The IP addresses of a name. Raises OSError."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def open_pool() -> httpcore.AsyncConnectionPool:
    """Connections to push services. They follow no redirection and use no proxy."""
    import httpcore  # noqa: PLC0415 - only who sends needs it

    class PublicOnly(httpcore.AnyIOBackend):
        """Connects to public addresses only, and raises ConnectError otherwise."""

        async def connect_tcp(
            self,
            host: str,
            port: int,
            timeout: float | None = None,  # noqa: ASYNC109 - httpcore calls it so
            local_address: str | None = None,
            socket_options: Iterable[Any] | None = None,
        ) -> httpcore.AsyncNetworkStream:
            trusted = f"http://{host}:{port}" in TRUSTED
            try:
                found = await addresses_of(host, port)
            except OSError as error:
                raise httpcore.ConnectError(str(error)) from None
            if not trusted and not all(map(is_public, found)):
                raise httpcore.ConnectError(host)
            problem = httpcore.ConnectError(host)
            for address in found:
                try:
                    return await super().connect_tcp(address, port, timeout, local_address, socket_options)
                except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                    problem = httpcore.ConnectError(str(error))
            raise problem

    return httpcore.AsyncConnectionPool(max_connections=CONNECTIONS, keepalive_expiry=30, network_backend=PublicOnly())
