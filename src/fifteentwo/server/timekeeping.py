"""The clocks of a room as time goes by: the store knows when somebody was last at the table, and no process has to remember."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Final
from weakref import ref

from fifteentwo.server.backends import Conflict
from fifteentwo.server.clocks import LONGEST_GAP, Clocks, spent_since
from fifteentwo.server.conduct import Conduct
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.listeners import Listener
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.store import Store
from fifteentwo.table import AnyEntry, Resign, Substitute

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

BEAT: Final = 5.0
"""Seconds between two signs of somebody at a table whose clocks run."""

LONGEST_WAIT: Final = 86_400.0


def milliseconds() -> int:
    """The time, in milliseconds since 1970."""
    return round(1000 * time())


class Timekeeper:
    """Judges the clocks of a room, wakes it when one may have run out, and tells the store that somebody is still there."""

    def __init__(self, room: Room, store: Store) -> None:
        self._known = ref(room)
        self._store = store
        self._timer: asyncio.TimerHandle | None = None
        self._waking: asyncio.Task[None] | None = None

    @property
    def _room(self) -> Room:
        """The room, which whoever calls a method still has; so has the timer."""
        room = self._known()
        assert room is not None
        return room

    async def spent(self) -> int:
        """The milliseconds for which the clocks have run since the last entry; they stand while a seat is open."""
        clocks = self._room.log.clocks
        if clocks is None or not clocks.running or self._room.attendance.holders.open:
            return 0
        row = await self._store.game(self._room.row.id)
        return 0 if row is None else spent_since(clocks.control.kind, milliseconds(), row.clock_seen, row.clock_run)

    async def judge(self) -> None:
        """Ends the game of a seat that is out of time, or lets the computer play on. The lock of the room must be held."""
        if (clocks := self._room.log.clocks) is not None:
            await self._room.turn(flags(clocks, await self.spent(), self._room.log.conduct), if_any=True)

    async def beat(self, counts: bool = True) -> None:
        """Tells the store that somebody is at the table; unless it `counts`, the clocks have stood since the last sign."""
        if (clocks := self._room.log.clocks) is not None and clocks.running:
            gap = LONGEST_GAP if counts else -1
            await self._store.beat(self._room.row.id, len(self._room.log), milliseconds(), gap)

    def tell(self, listeners: Iterable[Listener], spent: int) -> None:
        """Tells these listeners what the clocks show, and waits until one of them may have run out."""
        if (clocks := self._room.log.clocks) is not None:
            for listener in listeners:
                listener.tell(clocks.told(spent))
            self._wait(clocks, spent)

    def _wait(self, clocks: Clocks, spent: int) -> None:
        """Wakes the room after a while if clocks run and somebody is there, and not otherwise."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        attended = any(listener.seat is not None and listener.is_there for listener in self._room.listeners)
        if clocks.running and attended and not self._room.attendance.holders.open:
            left = (min(clocks.left[seat] for seat in clocks.running) - spent) / 1000
            most = LONGEST_WAIT if clocks.control.kind == "days" else BEAT
            self._timer = asyncio.get_running_loop().call_later(max(0.0, min(left, most)), self._start, self._room)

    def _start(self, room: Room) -> None:
        self._timer = None
        self._waking = asyncio.ensure_future(self._wake(room))

    async def _wake(self, room: Room) -> None:
        """A clock may have run out, or it is time for a sign that somebody is there."""
        async with room.lock:
            with suppress(StoreProblem, Conflict, BadLog):
                await room.catch_up()
                await self.judge()
                await self.beat()
            with suppress(StoreProblem):
                self.tell((), await self.spent())


def flags(clocks: Clocks, spent: int, conduct: Conduct) -> list[AnyEntry]:
    """The entries for the seats that are out of time: one loses the game, or the computer plays on for all."""
    out = [seat for seat in clocks.out_of_time(spent) if seat not in conduct.played_by_computer]
    if not out:
        return []
    if clocks.control.computer:
        return [Substitute(seat, True, out_of_time=True) for seat in out]
    return [Resign(out[0], out_of_time=True)]
