"""How a server is run: its name behind a proxy, its figures for Prometheus, its log."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Sequence
from typing import Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct

from fifteentwo.server.programs import BUILT_IN, Programs

LogForm = Literal["text", "json"]

_NAME: Final = re.compile(r"[a-z0-9._-]+|[0-9a-f:.]+")


class Operation(Struct, frozen=True):
    """How a server is run.

    Attributes:
        bounded: Whether there are rate limits.
        review_at_once: Whether a game is reviewed when it ends, and not only when somebody asks.
        public_url: Where people find this server behind a proxy, such as https://cribbage.example.org.
        proxies: The addresses or networks of proxies, whose word is taken for the address of a client.
        metrics_port: The port on 127.0.0.1 for Prometheus; None: there is none.
        log: The form of the log on standard error.
        cluster: The address of a Dask cluster for reviews; None: processes of this machine make them.
        programs: The programs that may play at its tables.
    """

    bounded: bool = True
    review_at_once: bool = True
    public_url: str | None = None
    proxies: tuple[str, ...] = ()
    metrics_port: int | None = None
    log: LogForm = "text"
    cluster: str | None = None
    programs: Programs = BUILT_IN

    @property
    def public_names(self) -> Sequence[str]:
        """The host name in the public URL."""
        return () if self.public_url is None else (urlsplit(self.public_url).hostname or "",)


def read_public_url(given: str) -> str | None:
    """The public URL without a slash at its end; None if it is no such URL."""
    try:
        parts = urlsplit(given)
        is_one = parts.scheme in {"http", "https"} and bool(_NAME.fullmatch(parts.hostname or "")) and parts.port != 0
    except ValueError:
        is_one, parts = False, urlsplit("")
    if not is_one or parts.path not in {"", "/"} or parts.query or parts.fragment or parts.username is not None:
        return None
    return given.removesuffix("/")


def is_network(given: str) -> bool:
    """Whether this is an address or a network, such as 10.0.0.0/8."""
    try:
        ipaddress.ip_network(given, strict=False)
    except ValueError:
        return False
    return True
