"""People at tables of servers that fail: they connect again, go on, and check everything they were told.

Each listener keeps what it hears. When the match is over, the log in the store decides: each entry was told once and in
order to everybody, as the log has it; each choice is in the log once; no message names a card that its reader cannot know.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from time import monotonic
from typing import Any, Final

import httpx
import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from bench.clients import OVER, READ, Heard, Place, bearer, join, opened, salt_for, socket_of
from fifteentwo.rules import parse
from fifteentwo.server.updates import updates
from fifteentwo.server.wire import ENCODER
from fifteentwo.table import AnyEntry, Do, open_table
from tests.server.harness import Server, may_name, named

RULES: Final = ("standard", "three_players", "partners", "five_card", "lowball")
OPPONENTS: Final = ("simple", "steady")
PATIENCE: Final = 90.0
"""Seconds without a message after which something is wrong: no fault lasts as long."""


class Happened(Struct):
    type: str
    seat: int | None = None


class Told(Struct):
    event: Happened


TOLD = msgspec.json.Decoder(list[Told])


class Wrong(Exception):  # noqa: N818 - the plainest name
    """Something that must never happen."""


class Servers:
    """Servers of one store, some of which may be down, and what their clients have suffered.

    If the people are not `careful`, they act at once and check nothing, so that the server has to do as much as it can.
    """

    def __init__(
        self,
        start: Callable[[], Server],
        many: int,
        log_of: Callable[[str], Awaitable[list[AnyEntry]]],
        careful: bool = True,
    ) -> None:
        self._start = start
        self.careful = careful
        self.log_of = log_of
        self.http = httpx.AsyncClient(timeout=10)
        self.slots: list[Server | None] = [None] * many
        self.listeners: set[Listener] = set()
        self.wrong: list[str] = []
        self.tracebacks: list[str] = []
        self.matches = self.choices = self.messages = self.refusals = 0

    async def start(self, slot: int) -> None:
        """Starts the server of this slot; the database may be down."""
        while self.slots[slot] is None:
            try:
                self.slots[slot] = await asyncio.to_thread(self._start)
            except AssertionError:
                await asyncio.sleep(0.5)

    def kill(self, slot: int) -> float:
        """Kills a server; returns when."""
        server = self.slots[slot]
        assert server is not None
        self.slots[slot] = None
        now = monotonic()
        server.kill()
        self.tracebacks += [text[-3000:] for text in server.complaint().split("Traceback")[1:]]
        for each in self.at(slot):
            each.lost = each.lost or now
        return now

    def at(self, slot: int) -> list[Listener]:
        """Who is connected to this slot."""
        return [each for each in self.listeners if each.where == slot]

    def running(self) -> list[int]:
        return [slot for slot, server in enumerate(self.slots) if server is not None]

    def another(self, than: int | None, rng: Random) -> int | None:
        """A server that runs, if possible another one than this."""
        running = self.running()
        return rng.choice([slot for slot in running if slot != than] or running) if running else None

    def address(self, slot: int) -> str:
        """Where this server listens. Raises OSError if it is down."""
        server = self.slots[slot]
        if server is None:
            raise ConnectionError
        return server.address


class Listener:
    """Somebody at a seat, or with `seat` None a spectator. `lost`: since when it is cut off."""

    def __init__(self, servers: Servers, room: str, hello: dict[str, Any], seat: int | None, rng: Random) -> None:
        self.where: int | None = None
        self.lost: float | None = None
        self.told: dict[int, bytes] = {}
        self.first = 0
        self.choices = 0
        self.raw: list[tuple[int, str]] = []
        self._servers, self._room, self._hello, self._seat, self._rng = servers, room, hello, seat, rng
        self._at: int | None = None
        self._position: Place | None = None
        self._asked: str | None = None
        self._socket: ClientConnection | None = None
        self._is_greeted = False

    def cut(self) -> None:
        """Cuts the connection without a word."""
        if self._socket is not None:
            self.lost = self.lost or monotonic()
            self._socket.transport.abort()

    @property
    def is_over(self) -> bool:
        return self._position is not None and self._position.match_over

    async def run(self) -> None:
        """Plays to the end of the match. Raises Wrong."""
        self._servers.listeners.add(self)
        try:
            while not self.is_over:
                slot = self._servers.another(self.where, self._rng)
                try:
                    if slot is not None:
                        await self._connected(slot)
                except (OSError, WebSocketException):
                    self.lost = self.lost or monotonic()
                await asyncio.sleep(0.05)
        finally:
            self._servers.listeners.discard(self)

    async def _connected(self, slot: int) -> None:
        async with socket_of(self._servers.address(slot), self._room) as self._socket:
            self.where, self._is_greeted = slot, False
            await self._socket.send(json.dumps(self._hello | {"since": self._at}))
            if self._asked is not None:  # nobody knows whether it was heard
                await self._socket.send(self._asked)
            while not self.is_over:
                try:
                    async with asyncio.timeout(PATIENCE):
                        raw = str(await self._socket.recv())
                except TimeoutError:
                    raise Wrong(f"nothing heard after entry {self._at}") from None
                await self._take(raw)

    async def _take(self, raw: str) -> None:
        heard = READ.decode(raw)
        self._servers.messages += 1
        if heard.type == "Refused":
            await self._refused(heard)
        elif heard.type == "Welcome":
            if self._at is not None and heard.at != self._at:
                raise Wrong(f"welcomed at entry {heard.at} after {self._at}")
            if self._at is None:
                self.first = self._at = heard.at
            self._position, self._is_greeted = heard.position, True
        elif heard.type == "Update":
            self._told_of(heard)
        elif heard.type == "Commitment":
            assert self._socket is not None
            await self._socket.send(salt_for(heard.commitment, self._rng))
        if self._servers.careful:
            self.raw.append((heard.at or self._at or 0, raw))
        await self._act()

    def _told_of(self, heard: Heard) -> None:
        if self._at is None or heard.at != self._at + 1:
            raise Wrong(f"told of entry {heard.at} after {self._at}")
        self._at, self._position, self.lost = heard.at, heard.position, None
        self.told[heard.at] = bytes(heard.told)
        own = (
            each.event.type in ("Discarded", "Played") and each.event.seat == self._seat
            for each in TOLD.decode(heard.told)
        )
        if any(own):
            self._asked = None

    async def _refused(self, heard: Heard) -> None:
        if not heard.code.startswith("store-"):
            raise Wrong(f"refused: {heard.code}")
        self._servers.refusals += 1
        await asyncio.sleep(0.3)
        if self._asked is not None and self._is_greeted:
            assert self._socket is not None
            await self._socket.send(self._asked)

    async def _act(self) -> None:
        """Acts if it is this seat's turn, a moment later."""
        place = self._position
        if self._asked is not None or place is None or not place.offer.legal or place.outcome != OVER:
            return
        assert self._socket is not None
        if self._servers.careful:
            await asyncio.sleep(self._rng.uniform(0.02, 0.2))
        action = bytes(self._rng.choice(place.offer.legal)).decode()
        self._asked = f'{{"type":"Act","action":{action},"at":{self._at}}}'
        self.choices += 1
        await self._socket.send(self._asked)

    def check(self, rules: str, entries: Sequence[AnyEntry]) -> None:
        """Compares what was heard with the log. Raises Wrong."""
        seat, table = self._seat, open_table(parse(rules), entries)
        told = {each.at: ENCODER.encode(each.told) for each in updates(table, 1, len(entries), seat, False)}
        if self.told != {number: told[number] for number in range(self.first + 1, len(entries) + 1)}:
            raise Wrong(f"seat {seat} was not told what the log has")
        done = sum(isinstance(entry, Do) and getattr(entry.action, "seat", None) == seat for entry in entries)
        if seat is not None and done != self.choices:
            raise Wrong(f"seat {seat} has acted {done} times and wanted to {self.choices} times")
        allowed = may_name(parse(rules), [*entries], seat)
        for number, raw in self.raw:
            if hidden := named(raw) - allowed.get(number, set()):
                raise Wrong(f"seat {seat} was shown {hidden} at entry {number}")


async def play_on(servers: Servers, rng: Random) -> None:
    """One match after the other, without end."""
    while True:
        await play_match(servers, rng)


async def play_match(servers: Servers, rng: Random) -> None:
    """A match of two people and a spectator, with computer players at the other seats; none if no server answers."""
    rules = f"{rng.choice(RULES)} target=31 match=single"
    try:
        listeners, room = await _seated(servers, rules, rng)
    except (OSError, httpx.HTTPError):
        await asyncio.sleep(0.3)
        return
    try:
        async with asyncio.TaskGroup() as group:
            for each in listeners:
                group.create_task(each.run())
        if servers.careful:
            entries = await servers.log_of(room)
            for each in listeners:
                each.check(rules, entries)
    except* Wrong as problems:
        servers.wrong.append(f"{room} {rules}: {problems.exceptions[0]}")
    servers.matches += 1
    servers.choices += sum(each.choices for each in listeners)


async def _seated(servers: Servers, rules: str, rng: Random) -> tuple[list[Listener], str]:
    """Three who sit down or watch, and their room. Raises OSError and HTTPError."""
    slots = [servers.another(None, rng) for _ in range(2)]
    here, there = (servers.address(-1 if slot is None else slot) for slot in slots)
    computers = ({"name": f"Sim {at}", "player": rng.choice(OPPONENTS)} for at in range(2, parse(rules).players))
    host, guest = (f"{rng.getrandbits(128):032x}" for _ in range(2))
    http, chairs = servers.http, [{"name": "Ann"}, {"name": "Bea"}, *computers]
    room = await opened(http, here, rules, chairs, host)
    await join(http, (here, there), room, host, guest)
    link = await http.post(f"{here}/api/rooms/{room}/spectators", headers=bearer(host))
    secret = link.raise_for_status().json()["secret"]
    hellos: dict[int | None, dict[str, Any]] = {
        0: {"type": "Hello", "token": host, "seat": 0, "salts": True},
        1: {"type": "Hello", "token": guest, "seat": 1, "salts": True},
        None: {"type": "Watch", "secret": secret, "name": "Zoe"},
    }
    return [Listener(servers, room, hello, seat, rng) for seat, hello in hellos.items()], room
