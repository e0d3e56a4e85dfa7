"""Programs that fail lose their seat to the computer: those of this server, and bots on sockets, whose time is watched here."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final
from weakref import ref

from fifteentwo.game import HOUSE, Seat
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Message, coded, message_of
from fifteentwo.players import KINDS
from fifteentwo.server.bot_rows import Bots
from fifteentwo.server.names import distinct_name
from fifteentwo.server.programs import SUCCESSOR
from fifteentwo.server.saying_wire import SeatLost
from fifteentwo.server.wire import ENCODER, Chair

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

REVOKED: Final = "bot-revoked"
"""Why a bot loses its seat that has done nothing wrong: its owner has revoked it."""

_log: Final = logging.getLogger(__name__)


async def lose_seat(room: Room, seat: Seat, reason: Message) -> None:
    """Gives the seat of a program to the computer, tells everybody why, and goes on. The lock must be held."""
    lost = room.chairs[seat].name
    others = [chair.name for at, chair in enumerate(room.chairs) if at != seat]
    chair = Chair(distinct_name(KINDS[SUCCESSOR].character.name, others), SUCCESSOR)
    chairs = (*room.chairs[:seat], chair, *room.chairs[seat + 1 :])
    # Neither the name of the program nor the arguments of the reason, which may be cards.
    level = logging.INFO if reason.code == REVOKED else logging.WARNING
    _log.log(level, "room %s: the program at seat %d has lost it: %s", room.row.id, seat, reason.code)
    await room.bots.rows.lose(room.row.id, seat, ENCODER.encode(chairs).decode())
    for listener in [each for each in room.present if each.seat == seat]:
        room.listeners.discard(listener)
        listener.unseat()
    room.bots.seats.pop(seat, None)
    await room.reseat(chairs)
    for listener in room.listeners:
        listener.tell(SeatLost(seat, lost, chair.name, reason))


class BotSeats:
    """The seats of a room that bots hold, and the time that each has for its choice."""

    def __init__(self, room: Room, rows: Bots) -> None:
        self.seats: dict[Seat, int] = {}
        self.rows = rows
        self._known = ref(room)
        self._timers: dict[Seat, tuple[int, asyncio.TimerHandle]] = {}
        self._losing: set[asyncio.Task[None]] = set()

    @property
    def _room(self) -> Room:
        """The room, which whoever calls a method still has; so has a timer or a task."""
        room = self._known()
        assert room is not None
        return room

    async def read(self) -> None:
        """Reads from the store which seats bots hold."""
        self.seats = await self.rows.seats(self._room.row.id)

    async def judge(self, failed: dict[Seat, Message]) -> None:
        """After a turn: gives the seats of programs that failed in it to the computer, and watches the time of bots."""
        while failed:
            await lose_seat(self._room, *failed.popitem())
        self.watch()

    def watch(self) -> None:
        """Gives each bot that must choose its time, counted from now if its turn is new, and stops the clocks of the others."""
        room, number = self._room, len(self._room.entries)
        due = {seat for seat in room.table.to_act() if seat != HOUSE and seat in self.seats}
        if self._stands_still:
            due = set()
        for seat, (since, timer) in list(self._timers.items()):
            if seat not in due or since != number:
                timer.cancel()
                del self._timers[seat]
        for seat in due - self._timers.keys():
            timer = asyncio.get_running_loop().call_later(self.seats[seat], self._is_late, room, seat, number)
            self._timers[seat] = (number, timer)

    @property
    def _stands_still(self) -> bool:
        """Whether nobody can play: the game is adjourned, or waits for a guest."""
        return self._room.log.conduct.adjourned or bool(self._room.attendance.holders.open)

    def _is_late(self, room: Room, seat: Seat, number: int) -> None:
        self._begin(room, seat, coded("bot-late", seconds=self.seats.get(seat, 0)), number)

    def cheats(self, seat: Seat | None, problem: CodedError) -> None:
        """A bot has sent something that no program should send."""
        if seat is not None and seat in self.seats and not self._stands_still:
            self._begin(self._room, seat, coded("bot-illegal", reason=message_of(problem)), None)

    def _begin(self, room: Room, seat: Seat, reason: Message, number: int | None) -> None:
        task = asyncio.get_running_loop().create_task(self._lose(room, seat, reason, number))
        self._losing.add(task)
        task.add_done_callback(self._losing.discard)

    async def _lose(self, room: Room, seat: Seat, reason: Message, number: int | None) -> None:
        async with room.lock:
            if seat in self.seats and number in (None, len(room.entries)):
                await lose_seat(room, seat, reason)
