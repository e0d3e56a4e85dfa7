"""A server in a process of its own, and a page that plays over its socket."""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import re
import signal
import sqlite3
import warnings
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from multiprocessing import active_children, forkserver, get_context
from multiprocessing.connection import wait
from multiprocessing.reduction import DupFd
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from fifteentwo.cards import Card
from fifteentwo.cribbage import CardsCut, Deal, Played, Shown, StarterTurned, TurnedUp
from fifteentwo.families import AnyEvent, AnyRules, AnyState
from fifteentwo.record import read_card
from fifteentwo.rules import parse
from fifteentwo.server import routes
from fifteentwo.server.app import create_app
from fifteentwo.server.backends import FILE
from fifteentwo.server.operation import Operation
from fifteentwo.server.programs import Programs
from fifteentwo.server.serve import serve
from fifteentwo.server.store import Store
from fifteentwo.solitaire.moves import HandsDealt, LineShown, LookedAt, Turned
from fifteentwo.table import AnyEntry, Begin, Do, Moment, open_table
from tests.guard import HANG

# httpx gives up after five seconds by default, and a busy machine may need more.
httpx._config.DEFAULT_TIMEOUT_CONFIG.read = HANG

# Opening a game for one compiles what its hints need, which takes longer than most tests. A hint asked for does it too.
setattr(routes, "warm_up", lambda _: None)  # noqa: B010 - a type checker takes this name for private

# A new process has imported and prepared already what every server needs: that takes most of the time to start one.
_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.server.preloaded"])


@atexit.register
def _end_servers() -> None:
    """Kills the servers that failed tests left, which multiprocessing would wait for.

    Waits for the fork server, so that what it and the servers take is part of the time the tests take.
    """
    for process in active_children():
        process.kill()
    forkserver._forkserver._stop()  # type: ignore[attr-defined]


Message = dict[str, Any]

ASIDES = ("Presence", "Conduct", "ClockTimes")
"""The messages about the people at a table and their time."""

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")

ENTRY: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry, dec_hook=read_card)


class Server:
    """`serve` in a process, which runs the program `before` first; `address` is the one the server printed.

    With `reviews` it reviews each game that ends. With the `url` of a database several of them share the games. More
    arguments are fields of Operation.
    """

    def __init__(  # noqa: PLR0917 - an option each
        self,
        data: Path,
        port: int = 0,
        browser: Path | None = None,
        bounded: bool = False,
        before: str = "",
        reviews: bool = False,
        url: str | None = None,
        programs: Mapping[str, str] | None = None,
        **operation: Any,
    ) -> None:
        self.data = data
        self._errors = data.with_name(f"{data.name}.stderr")
        self._errors.write_text("")
        said, says = os.pipe()
        environment = {name: value for name, value in os.environ.items() if name != "BROWSER"}
        if browser:
            environment["BROWSER"] = str(browser)
        self.process = _FORKS.Process(
            target=_serve,
            args=(DupFd(says), self._errors, environment, before),
            kwargs={
                "port": port,
                "data": data,
                "open_browser": browser is not None,
                "operation": Operation(
                    bounded=bounded, review_at_once=reviews, programs=Programs(programs), **operation
                ),
                "url": url,
            },
        )
        self.process.start()
        os.close(says)
        assert wait([said, self.process.sentinel], HANG), "the server said nothing"
        with os.fdopen(said, errors="replace") as out:
            line = out.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
        if found is None:
            self.process.join(HANG)
            raise AssertionError(f"the server said {line!r} and {self.complaint()!r}")
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def open_room(
        self,
        rules: str = "standard",
        player: str = "random",
        people: Sequence[int] = (0,),
        token: str | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        """The response to opening a room, and its first `seat`; `more` is added to the request."""
        seats = [
            {"name": name} if seat in people else {"name": f"Bot {seat}", "player": player}
            for seat, name in enumerate(NAMES[: parse(rules).players])
        ]
        asked = {"rules": rules, "seats": seats, **more}
        answer = httpx.post(f"{self.address}/api/rooms", json=asked, headers=bearer(token) if token else None)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened | {"seat": opened["seats"][0]}

    def sit(self, opened: dict[str, Any], since: int | None = None) -> Page:
        return Page(self, opened, since)

    def kill(self) -> None:
        """Kills the process."""
        self.process.kill()
        self.process.join()

    def stop(self) -> str:
        """Stops the server as Ctrl-C does; returns its error output."""
        if self.process.is_alive():
            assert self.process.pid is not None
            os.kill(self.process.pid, signal.SIGINT)
            self.process.join(HANG)
            assert self.process.exitcode == 0, self.complaint()
        return self.complaint()

    def complaint(self) -> str:
        """What it has written to standard error."""
        return self._errors.read_text(errors="replace")


def _serve(out: Any, errors: Path, environment: dict[str, str], before: str, **options: Any) -> None:
    """In the new process: runs the program `before` and the server."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.dup2(out.detach(), 1)
    os.dup2(os.open(errors, os.O_WRONLY | os.O_APPEND), 2)
    os.environ.clear()
    os.environ.update(environment)
    warnings.simplefilter("error")
    exec(before, {})  # noqa: S102
    raise SystemExit(serve(**options))


def bearer(token: str) -> dict[str, str]:
    """The header that identifies the owner of the games."""
    return {"authorization": f"Bearer {token}"}


def log_of(data: Path, room: str) -> list[AnyEntry]:
    """The log of a room from the store in this folder."""
    with closing(sqlite3.connect(data / FILE)) as database:
        rows = database.execute("SELECT entry FROM entries WHERE game = ? ORDER BY number", (room,)).fetchall()
    return [ENTRY.decode(row[0]) for row in rows]


@asynccontextmanager
async def client_of(data: Path, bounded: bool = False) -> AsyncIterator[httpx.AsyncClient]:
    """A client of a server within this process."""
    store = Store(data)
    await store.open()
    app: Any = create_app(store=store, bounded=bounded)
    try:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
            yield client
    finally:
        await store.close()


class Page:
    """A seat's socket: received messages are in `messages`, the last entry in `at`."""

    def __init__(self, server: Server, opened: dict[str, Any], since: int | None = None) -> None:
        self.server = server
        self.opened = opened
        self.seat: int = opened["seat"]
        self.messages: list[Message] = []
        self.raw: list[str] = []
        self.sent: list[str] = []
        self.at = since
        self._socket: ClientConnection | None = None

    @property
    def hello(self) -> Message:
        """The first message."""
        return {"type": "Hello", "token": self.opened["token"], "seat": self.seat, "since": self.at}

    async def __aenter__(self) -> Self:
        address = f"ws://127.0.0.1:{self.server.port}/api/rooms/{self.opened['room']}/socket"
        self._socket = await connect(address, open_timeout=HANG, close_timeout=1, ping_interval=None)
        await self.send(self.hello)
        try:
            welcome = await self.receive()
            assert welcome["type"] == "Welcome", welcome
        except BaseException:
            await self._socket.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._socket is not None
        await self._socket.close()

    async def send(self, message: Any) -> None:
        assert self._socket is not None
        text = message if isinstance(message, str | bytes) else json.dumps(message)
        self.sent.append(str(text))
        await self._socket.send(text)

    async def receive(self) -> Message:
        """The next message, past any about people and time, which may come at any time."""
        while (message := await self._next())["type"] in ASIDES:
            pass
        return message

    async def _next(self) -> Message:
        assert self._socket is not None
        raw = str(await asyncio.wait_for(self._socket.recv(), HANG))
        message: Message = json.loads(raw)
        self.raw.append(raw)
        self.messages.append(message)
        if message["type"] != "Hint":  # the message that answers it
            self.at = message.get("at", self.at)
        return message

    async def receive_a(self, kind: str) -> Message:
        """Reads to the next message of this type, past any Updates."""
        while (message := await self._next())["type"] != kind:
            assert message["type"] in ("Update", "Hint", *ASIDES) or kind == "Presence", message
        return message

    @property
    def position(self) -> Message:
        position: Message = next(m["position"] for m in reversed(self.messages) if m.get("position"))
        return position

    @property
    def is_behind(self) -> bool:
        """Whether more of a turn is to come: only its last entry has a position."""
        return next(m for m in reversed(self.messages) if m["type"] in ("Welcome", "Update"))["position"] is None

    @property
    def legal(self) -> list[Message]:
        legal: list[Message] = self.position["offer"]["legal"]
        return legal

    async def until_due(self) -> Message:
        """Reads until this seat must act, or the game is over."""
        while self.is_behind or not (self.position["outcome"] or self.legal):
            await self.receive()
        return self.position

    async def act(self, action: Message) -> Message:
        """Acts, and reads until the messages of that turn have come."""
        await self.send({"type": "Act", "action": action, "at": self.at})
        return await self.told_of(action)

    async def told_of(self, action: Message) -> Message:
        found: Message | None = None
        while found is None or self.is_behind:
            message = await self.receive()
            assert message["type"] in ("Update", "Hint"), message
            kinds = {each["event"]["type"] for each in message.get("told", ()) if self._is_own(each["event"])}
            if found is None and kinds & set(_DONE[action["type"]]):
                found = message
        return found

    def _is_own(self, event: Message) -> bool:
        return bool(event.get("seat", self.seat) == self.seat)

    async def play(self, rng: Random, actions: int = 10_000) -> int:
        """Plays at random until the game is over or `actions` are done; returns their number."""
        for done in range(actions):
            position = await self.until_due()
            if position["outcome"]:
                return done
            await self.act(rng.choice(self.legal))
        return actions


_DONE = {
    "discard": ("Discarded", "HandDiscarded"),
    "play": ("Played",),
    "place": ("Placed",),
    "throw_away": ("ThrownAway",),
    "keep": ("Kept",),
}

# What a seat may see, derived from the log without `observe` and `redact`

_CARD = re.compile(r'"([A2-9TJQK][CDHS]|\*[12])(?:=[A2-9TJQK][CDHS])?"')


def named(raw: str) -> set[Card]:
    """The cards a message names; a joker counts as one, whatever its name."""
    return {Card(text) for text in _CARD.findall(raw)}


def seen_by(moments: Sequence[Moment[AnyState, AnyEvent]], seat: int | None) -> set[Card]:
    """The cards this seat has been shown in the current deal."""
    seen: set[Card] = set()
    for moment in moments:
        match moment.entry:
            case Begin():
                seen = set()
            case Do(Deal(hands)) if not any(isinstance(event, HandsDealt) for event in moment.events):
                seen = set(hands[seat]) if seat is not None else set()
            case _:
                pass
        for event in moment.events:
            match event:
                case CardsCut(cards):
                    seen |= {card for card in cards if card is not None}
                case StarterTurned(card) | Played(card=card):
                    seen.add(card.unnamed)
                case Shown(cards=cards) | TurnedUp(cards=cards):
                    seen |= {card.unnamed for card in cards}
                case Turned(card):
                    seen.add(card)
                case HandsDealt(hands, crib, unseen):
                    seen |= {*sum(hands, ()), *crib} - {*unseen}
                case LookedAt(cards=cards) | LineShown(cards=cards):
                    seen |= {*cards}
                case _:
                    pass
    return seen


def may_name(rules: AnyRules, entries: list[AnyEntry], seat: int | None) -> dict[int, set[Card]]:
    """By the number of an entry: the cards that a message about it may name to this seat."""
    table = open_table(rules)
    allowed: dict[int, set[Card]] = {}
    for number, entry in enumerate(entries, 1):
        table.push(entry)
        allowed[number] = seen_by(table.moments, seat)
    return allowed
