"""Players and spectators for the benches, over real sockets, and the processor time of processes.

They read only what they need of a message, so that the time of the machine goes to the server.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import psutil
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect


class Offer(Struct):
    legal: tuple[Raw, ...] = ()


class Place(Struct):
    offer: Offer
    outcome: Raw
    match_over: bool


class Heard(Struct):
    """What a player needs of a message; `told` is what must be the same for everybody who reads the log."""

    type: str
    at: int = 0
    told: Raw = Raw(b"")
    position: Place | None = None
    code: str = ""
    commitment: str = ""


def salt_for(commitment: str, rng: Random) -> str:
    """The answer to a Commitment, as the page gives it."""
    return json.dumps({"type": "Salt", "commitment": commitment, "salt": f"{rng.getrandbits(64):016x}"})


READ = msgspec.json.Decoder(Heard)

OVER = Raw(b"null")
"""The outcome of a game that goes on."""


def socket_of(address: str, room: str) -> connect:
    """A connection to a room, which is made when it is entered."""
    url = f"{address.replace('http', 'ws')}/api/rooms/{room}/socket"
    return connect(url, compression=None, ping_interval=None, open_timeout=60, close_timeout=1, max_size=None)


class Player:
    """A seat's socket, which plays at random."""

    def __init__(self, address: str, room: str, token: str, seat: int, rng: Random) -> None:
        self.hello = {"type": "Hello", "token": token, "seat": seat, "salts": True}
        self.rng = rng
        self.at = 0
        self.position: Place | None = None
        self._connecting = socket_of(address, room)
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        self._socket = await self._connecting.__aenter__()
        await self._socket.send(json.dumps(self.hello))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._connecting.__aexit__(kind, error, trace)

    async def hear(self) -> None:
        """Reads one message."""
        assert self._socket is not None
        heard = READ.decode(await self._socket.recv())
        assert heard.type != "Refused", heard.code
        if heard.type in ("Welcome", "Update"):
            self.at, self.position = heard.at, heard.position
        elif heard.commitment:
            await self._socket.send(salt_for(heard.commitment, self.rng))

    @property
    def is_due(self) -> bool:
        """Whether the turn is told to its end, and this seat acts or the game is over."""
        return self.position is not None and (bool(self.position.offer.legal) or self.position.outcome != OVER)

    async def until_due(self) -> None:
        while not self.is_due:
            await self.hear()

    async def act(self) -> None:
        """Begins the next game, or acts; it has not heard the answer yet."""
        assert self._socket is not None
        assert self.position is not None
        if self.position.outcome != OVER:
            text = '{"type":"NextGame"}'
        else:
            action = bytes(self.rng.choice(self.position.offer.legal)).decode()
            text = f'{{"type":"Act","action":{action},"at":{self.at}}}'
        self.position = None
        await self._socket.send(text)


async def play(player: Player, end: float, times: list[float], pause: float = 1.0) -> None:
    """An action every `pause` seconds until this time; adds the time from each to the last message of its turn."""
    await player.until_due()
    await asyncio.sleep(player.rng.random() * pause)
    while (begun := perf_counter()) < end:
        await player.act()
        await player.until_due()
        times.append(perf_counter() - begun)
        await asyncio.sleep(max(0.0, begun + pause - perf_counter()))


async def opened(
    http: httpx.AsyncClient, address: str, rules: str, chairs: Sequence[dict[str, Any]], token: str
) -> str:
    """The name of a new room of this owner. Raises HTTPError."""
    answer = await http.post(f"{address}/api/rooms", json={"rules": rules, "seats": chairs}, headers=bearer(token))
    return str(answer.raise_for_status().json()["room"])


async def join(http: httpx.AsyncClient, addresses: tuple[str, str], room: str, host: str, guest: str) -> None:
    """The host at the first of these servers gives seat 1 of a room to a guest at the second. Raises HTTPError."""
    here, there = (f"{address}/api/rooms/{room}" for address in addresses)
    made = await http.post(f"{here}/invitations", json={"seat": 1}, headers=bearer(host))
    secret = made.raise_for_status().json()["secret"]
    answer = await http.post(f"{there}/join", json={"secret": secret}, headers=bearer(guest))
    answer.raise_for_status()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def processor_time(process: int) -> float:
    """The seconds of processor time that a process and those it has started have taken; without those that have ended."""
    total, parent = 0.0, psutil.Process(process)
    for each in [parent, *parent.children(recursive=True)]:
        with suppress(psutil.NoSuchProcess):
            taken = each.cpu_times()
            total += taken.user + taken.system
    return total


def resident(process: int) -> float:
    """The resident memory of a process in MB."""
    return float(psutil.Process(process).memory_info().rss / 1e6)


def slope(points: Sequence[tuple[float, float]]) -> float:
    """The slope of the line through these points by least squares."""
    many = len(points)
    mean_x, mean_y = sum(x for x, _ in points) / many, sum(y for _, y in points) / many
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum((x - mean_x) ** 2 for x, _ in points)


def in_milliseconds(seconds: Iterable[float]) -> str:
    """The distribution of these times in words."""
    times = sorted(1000 * time for time in seconds)
    cuts = quantiles(times, n=1000)
    late = sum(time > 100 for time in times) / len(times)
    return (
        f"median {cuts[499]:.1f} ms, 95 % {cuts[949]:.1f} ms, 99 % {cuts[989]:.1f} ms, longest {times[-1]:.0f} ms, "
        f"{100 * (1 - late):.2f} % within 100 ms"
    )


def load_average() -> str:
    return f"load average {Path('/proc/loadavg').read_text().split()[0]}"
