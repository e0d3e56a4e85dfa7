"""Follows what other processes do in the rooms that are in use here.

A notice is the name of a room and one of these:

- a number: the room has entries up to it;
- `seats`: the owners of its seats, its chairs or its spectators' link have changed, or it was deleted;
- `here PROCESS`: other people are connected to this process;
- `said PROCESS SEAT PHRASE`: somebody connected to it says something.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from fifteentwo.server.elsewhere import AttendanceNote, AttendanceNotes
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.metrics import NOTICES
from fifteentwo.server.presence import spectators
from fifteentwo.server.saying_wire import Phrase
from fifteentwo.server.wire import CHAIRS

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

ATTEMPTS: Final = 20
"""How often a request is tried while other processes are faster."""

AGAIN: Final = 1.0
"""Seconds before a room is read again that could not be read."""

_LOG: Final = logging.getLogger(__name__)


async def follow(room: Room, number: int | None = None) -> None:
    """Reads what another process has changed: entries up to this number, or the whole room. Raises BadLog and StoreProblem."""
    async with room.lock:
        if number is not None:
            if number > len(room.entries):  # by now this process may know them, or it has stored them itself
                await room.catch_up()
        elif await room.is_still_there():
            before = room.attendance.holders, room.attendance.elsewhere
            await read_seats(room)
            await drop_strangers(room)
            if before != (room.attendance.holders, room.attendance.elsewhere):
                room.attendance.tell(always=True)
            if room.listeners:
                await room.go_on(())


async def drop_strangers(room: Room) -> None:
    """Drops the clients whose token has no seat here any more, or whose link was withdrawn. The lock must be held."""
    for listener in [*room.present]:
        if not await listener.may_stay():
            room.listeners.discard(listener)
            listener.unseat()


async def read_seats(room: Room) -> None:
    """Reads who has the seats; in a database that several processes share, also the chairs, and who is elsewhere."""
    holders = await room.store.invitations.holders(room.row.id)
    held = {seat for seats in holders.seats for seat in seats}
    gone = (seat for seat, chair in enumerate(room.chairs) if chair.player is None and seat not in held)
    room.attendance.holders = replace(holders, gone=tuple(gone))
    await room.bots.read()
    if room.store.notes.process is None:
        return
    room.attendance.elsewhere = await room.store.notes.others(room.row.id)
    for note in room.attendance.elsewhere:
        for seat, salt in note.salts.items():
            room.chance.add_salt(note.commitment, seat, salt)
    row = await room.store.game(room.row.id)
    if row is not None and (chairs := CHAIRS.decode(row.chairs)) != room.chairs:
        room.chairs = chairs
        for listener in room.listeners:
            listener.tell(room.welcome(listener.seat))


def tell_elsewhere(room: Room) -> None:
    """Tells the other processes who is connected to this one."""
    if not room.attendance.is_company:
        room.elsewhere.tell(AttendanceNote())
        return
    due = room.chance.due(room.table) if room.entries else ""
    seats = {each.seat: each.salts for each in room.listeners if each.seat is not None and each.is_there}
    room.elsewhere.tell(
        AttendanceNote(
            tuple(sorted(seats)),
            spectators(room.listeners),
            tuple(sorted(seat for seat, salts in seats.items() if salts)),
            due,
            room.chance.salts(due) if due else {},
        )
    )


class Following:
    """Reads rooms again when another process has changed them, each room once at a time."""

    def __init__(self, rooms: dict[str, Room], notes: AttendanceNotes) -> None:
        self._rooms = rooms
        self._notes = notes
        self._due: dict[str, int | None] = {}
        self._reading: dict[str, asyncio.Task[None]] = {}

    def hear(self, notice: str | None) -> None:
        """Takes a notice; None: notices may have been lost, so that every room in use is read again."""
        if notice is None:
            for name, each in self._rooms.items():
                if each.is_in_use:
                    each.elsewhere.forget()
                    self._read(name, None)
            return
        name, *what = notice.split(" ")
        room = self._rooms.get(name)
        if room is None or not room.is_in_use or (len(what) > 1 and what[1] == str(self._notes.process)):
            return
        NOTICES.inc()
        match what:
            case ["said", _, seat, phrase]:
                room.attendance.tell_said(int(seat), cast(Phrase, phrase))
            case [number] if number.isdigit():
                if int(number) > len(room.entries):
                    self._read(name, int(number))
            case _:
                self._read(name, None)

    def _read(self, name: str, number: int | None) -> None:
        """Reads the log of a room up to this number, or the whole room, when it is not being read already."""
        due = self._due.get(name, 0)
        self._due[name] = None if number is None or due is None else max(number, due)
        if name not in self._reading:
            self._reading[name] = asyncio.create_task(self._follow(name))

    async def _follow(self, name: str) -> None:
        try:
            while name in self._due:
                number, found = self._due.pop(name), self._rooms.get(name)
                if found is None or not found.is_in_use:
                    return
                try:
                    await follow(found, number)
                except StoreProblem as problem:
                    _LOG.warning("a room that another process has changed cannot be read: %s", problem)
                    await asyncio.sleep(AGAIN)
                    self._read(name, number)
        except Exception:
            _LOG.exception("a room that another process has changed cannot be read")
        finally:
            del self._reading[name]
