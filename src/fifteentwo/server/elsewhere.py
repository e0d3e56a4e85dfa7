"""The people in a room who are connected to other processes, as each process notes them in the database.

A note is about the present only: it is removed when its process ends, and no table of the store is made from it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct

from fifteentwo.game import Seat
from fifteentwo.server.backends import Backend, Conflict, Hear, Parameters, Row, Statement, Value
from fifteentwo.server.folder import StoreProblem

PAUSE: Final = 0.05
"""Seconds in which changes are gathered before they are noted; a request over HTTP is over by then."""

AGAIN: Final = 1.0
"""Seconds before another try when the database does not take a note."""

_WRITE: Final = """
    INSERT INTO attendance (game, process, note) VALUES (:game, :process, :note)
    ON CONFLICT (game, process) DO UPDATE SET note = :note
"""
_REMOVE: Final = "DELETE FROM attendance WHERE game = :game AND process = :process"
_OTHERS: Final = "SELECT note FROM attendance WHERE game = :game AND process <> :process ORDER BY process"

_LOG: Final = logging.getLogger(__name__)


class AttendanceNote(Struct, frozen=True, omit_defaults=True):
    """The people in a room who are connected to one process.

    `salting` are the seats whose pages salt the cards, and `salts` those they have sent for the game with this commitment.
    """

    seats: tuple[Seat, ...] = ()
    spectators: tuple[str, ...] = ()
    salting: tuple[Seat, ...] = ()
    commitment: str = ""
    salts: dict[Seat, str] = {}


_NOTE: Final = msgspec.json.Decoder(AttendanceNote)


class AttendanceNotes:
    """The notes in a database that this process may share with others; where it is alone, there are none."""

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
        backend: Backend,
    ) -> None:
        self._write = write
        self._read = read
        self._backend = backend
        self.is_ending = False

    @property
    def process(self) -> int | None:
        """The number of this process among those that share the database; None if it is the only one."""
        return self._backend.process

    def listen(self, hear: Hear) -> None:
        """Calls this function with every notice from now on; None: some may have been lost."""
        self._backend.listen(hear)

    @property
    def are_kept(self) -> bool:
        """Whether other processes may read a note; a process that ends leaves its people to the next one."""
        return self.process is not None and not self.is_ending

    async def write(self, game: str, note: AttendanceNote) -> None:
        """Notes the people in a room who are connected to this process, in place of those noted before."""
        process = self.process
        row: dict[str, Value] = {"game": game, "process": process}
        told = f"{game} here {process}"
        if note == AttendanceNote():
            await self._write(Statement(_REMOVE, [row]), notice=told)
        else:
            row["note"] = msgspec.json.encode(note).decode()
            await self._write(Statement(_WRITE, [row]), notice=told)

    async def say(self, game: str, seat: Seat, phrase: str) -> None:
        """Tells the other processes what a seat says; it is not stored."""
        if (process := self.process) is not None:
            await self._write(notice=f"{game} said {process} {seat} {phrase}")

    async def tell_seats(self, games: Iterable[str]) -> None:
        """Tells the other processes that seats were given up in these games, or the games deleted."""
        if self.process is not None:
            for game in games:
                await self._write(notice=f"{game} seats")

    async def others(self, game: str) -> tuple[AttendanceNote, ...]:
        """The notes of the other processes about a room."""
        if (process := self.process) is None:
            return ()
        return tuple(_NOTE.decode(row[0]) for row in await self._read(_OTHERS, {"game": game, "process": process}))


class Elsewhere:
    """One room: tells the other processes who is connected to this one."""

    def __init__(self, notes: AttendanceNotes, game: str) -> None:
        self._notes = notes
        self._game = game
        self._wanted = self._noted = AttendanceNote()
        self._task: asyncio.Task[None] | None = None

    def tell(self, note: AttendanceNote) -> None:
        """Notes this soon, unless it is what is noted already."""
        self._wanted = note
        if self._task is None and note != self._noted and self._notes.are_kept:
            self._task = asyncio.create_task(self._write())

    def forget(self) -> None:
        """The database may have lost the note: it is written again."""
        self._noted = AttendanceNote()
        self.tell(self._wanted)

    async def _write(self) -> None:
        try:
            await asyncio.sleep(PAUSE)
            while self._wanted != self._noted and self._notes.are_kept:
                wanted = self._wanted
                try:
                    await self._notes.write(self._game, wanted)
                except (StoreProblem, Conflict) as problem:
                    _LOG.warning("the people of a room could not be noted: %s", problem)
                    await asyncio.sleep(AGAIN)
                else:
                    self._noted = wanted
        finally:
            self._task = None
