"""Tells a browser that it is its turn while its page is closed: web push, once for each turn, after a while.

The process that has played a turn looks at its room some seconds later, and again for some minutes: the socket of a phone that was put
away may be open for a while. Whether somebody was told of a turn is in the store, so that of several processes one tells, and
a process that starts looks at what was played last. A message says whose turn it is at which table, and nothing of the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fifteentwo.game import HOUSE, Seat
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import coded
from fifteentwo.moves import Choice
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.following import read_seats
from fifteentwo.server.pushing_rows import PushRows, SubscriptionRow
from fifteentwo.server.pushing_send import PushSender, encoded, new_key
from fifteentwo.server.wire import ENCODER
from fifteentwo.table import AnyEntry, Begin, Do, Settled, TakeBack

if TYPE_CHECKING:
    from fifteentwo.server.lobby import Lobby
    from fifteentwo.server.rooms import Room

DELAY: Final = 10.0
"""Seconds after a turn before somebody is told who is not at the table."""

LOOKS: Final = 5.0
"""Seconds between two looks at the rooms that were played."""

LAST_LOOK: Final = 300.0
"""Seconds after a turn until which a room is looked at."""

LAST_WAIT: Final = 2.0
"""Seconds for which a process that ends waits for what it is sending."""

AN_HOUR: Final = 120
"""The most messages in an hour to one browser."""

_LOG: Final = logging.getLogger(__name__)


class TurnMessage(Struct, frozen=True):
    """What the service worker shows: a title and a line in the language of the browser, and the room that a click opens."""

    title: str
    body: str
    room: str


class TurnDue(Struct, frozen=True):
    """Somebody whose turn it is: a seat, its name, and the number of the entry since which it may be."""

    seat: Seat
    name: str
    turn: int


class Pusher:
    """Looks after the rooms that this process has played."""

    def __init__(self, lobby: Lobby, contact: str | None = None) -> None:
        """`contact` is the https URL of this server, if it has a public name."""
        self._lobby = lobby
        self._rows: PushRows = lobby.store.push
        self._contact = contact
        self._played: dict[str, float] = {}
        self._sender: PushSender | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    async def sender(self) -> PushSender:
        """What signs and sends, with the key that the store keeps."""
        if self._sender is None:
            self._sender = PushSender(await self._rows.key(new_key), self._contact)
        return self._sender

    def turn_played(self, room: Room) -> None:
        """A turn was played in this room, which is looked at in a while if its seats belong to several people."""
        if len(room.attendance.holders.seats) > 1:
            self._played[room.row.id] = monotonic()

    def open(self) -> None:
        """Begins to look at rooms, at first at those that were played before this process started."""
        self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Ends; what cannot be sent soon is given up."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST_WAIT)
        tasks = [*self._sending, *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._sender is not None:
            await self._sender.close()

    async def _run(self) -> None:
        try:
            for game in await self._rows.last_played(LAST_LOOK):
                self._played.setdefault(game, monotonic())
        except StoreProblem as problem:
            _LOG.warning("the games that were played last cannot be read: %s", problem)
        while True:
            await asyncio.sleep(LOOKS)
            await self.look(monotonic())

    async def look(self, now: float) -> None:
        """Looks at every room that was played some time before `now`, and tells those whose turn it is and who are away."""
        for game, played in [*self._played.items()]:
            if now < played + DELAY:
                continue
            try:
                is_done = await self._look_at(game)
            except StoreProblem:
                is_done = False
            except CodedError:  # it was deleted, or is damaged
                is_done = True
            except Exception:
                _LOG.exception("whose turn it is in a room cannot be told")
                is_done = True
            if (is_done or now > played + LAST_LOOK) and self._played.get(game) == played:
                del self._played[game]

    async def _look_at(self, game: str) -> bool:
        """Tells whoever is away; returns whether nobody is left whose turn it is and who is connected."""
        room = await self._lobby.room(game)
        if room.listeners and waiting_in(room) and not away_in(room):
            return False  # as far as this process knows, which is enough for the moment
        async with room.lock:
            await room.catch_up()
            await read_seats(room)
            waiting, away = waiting_in(room), away_in(room)
        for each in away:
            if (browsers := await self._rows.of_seat(game, each.seat)) and await self._rows.claim(
                game, each.seat, each.turn
            ):
                for browser in browsers:
                    task = asyncio.create_task(self._tell(browser, game, each))
                    self._sending.add(task)
                    task.add_done_callback(self._sending.discard)
        return len(away) == len(waiting)

    async def _tell(self, browser: SubscriptionRow, game: str, waiting: TurnDue) -> None:
        try:
            of = sha256(browser.endpoint.encode()).hexdigest()
            if await self._lobby.store.limits.take("push", of, AN_HOUR, 3600):
                return
            sender = await self.sender()
            topic = encoded(sha256(f"{game}/{waiting.seat}".encode()).digest()[:18])
            if (
                await sender.send(browser, ENCODER.encode(message_to(browser.language, game, waiting.name)), topic)
                == "gone"
            ):
                await self._rows.drop(browser.endpoint)
        except StoreProblem as problem:
            _LOG.warning("somebody could not be told of a turn: %s", problem)


def message_to(language: str, game: str, name: str) -> TurnMessage:
    """The message that it is the turn of this person at this table."""
    title, body = coded("push-turn", name=name), coded("push-table", room=game)
    return TurnMessage(title.in_language(language), body.in_language(language), game)


def waiting_in(room: Room) -> list[TurnDue]:
    """The people whose turn it is, one line for each holder of seats; nobody where the game does not go on."""
    conduct, holders = room.log.conduct, room.attendance.holders
    if conduct.adjourned or holders.open:
        return []
    people = {seat for seat in room.table.to_act() if seat != HOUSE} - {*conduct.played_by_computer}
    found = []
    for own in holders.seats:
        if acting := [seat for seat in own if seat in people and room.chairs[seat].player is None]:
            seat = acting[0]
            found.append(TurnDue(seat, room.chairs[seat].name, turn_of(room.entries, own)))
    return found


def away_in(room: Room) -> list[TurnDue]:
    """Those of them whose page is not connected, as far as this process knows."""
    here = room.attendance.here()
    return [each for each in waiting_in(room) if each.seat not in here]


def turn_of(entries: Sequence[AnyEntry], own: Collection[Seat]) -> int:
    """The number of the last entry that may have begun a new turn for these seats: a choice of theirs, or what is a new beginning."""
    for number in range(len(entries), 0, -1):
        match entries[number - 1]:
            case Begin() | TakeBack() | Settled("go_on"):
                return number
            case Do(Choice(seat)) if seat in own:
                return number
            case _:
                pass
    return 0
