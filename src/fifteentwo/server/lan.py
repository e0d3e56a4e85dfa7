"""The address of this machine in its local network."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from fifteentwo.server.host_guard import LOOPBACK

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - compared with, not listened on
"""The hosts of a server that listens on all addresses of its machine."""

_FAR: Final = ("10.255.255.255", "192.168.255.255", "172.31.255.255", "198.51.100.1")
"""Private addresses, and one that is reserved for documentation. Nothing is sent to them."""


def lan_address() -> str | None:
    """The IPv4 address by which the local network reaches this machine; None without a network.

    The system chooses it when a UDP socket is connected, which sends nothing and needs no internet.
    """
    for far in _FAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((far, 9))
                address = str(asking.getsockname()[0])
            except OSError:  # no route there
                continue
        if _is_in_network(address):
            return address
    return None


def reachable(host: str, port: int) -> str | None:
    """The origin by which others reach a server that listens on this host; None without a network."""
    name = lan_address() if host in EVERYWHERE else host
    if name is None:
        return None
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def network_origin(asked: str) -> str | None:
    """The origin for the local network, if the Host of a request is this machine's own name for itself."""
    parts = urlsplit(f"http://{asked}")
    if parts.hostname not in LOOPBACK:
        return None
    return reachable("", parts.port or 80)


def _is_in_network(address: str) -> bool:
    read = ipaddress.ip_address(address)
    return not read.is_loopback and not read.is_unspecified
