"""Rooms: tables of any game for people and computer players, with the store as the only source of truth.

A person's request, with everything chance and the computer do in reply, is one turn and one transaction. Nobody is sent
an entry before its turn is durable. A turn is played on a copy of the log: one that cannot be saved has no effect.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from weakref import ref

import msgspec
from msgspec.structs import replace

from fifteentwo.game import IllegalAction, Seat
from fifteentwo.server.agreeing import OpenAgain
from fifteentwo.server.backends import Conflict
from fifteentwo.server.chance import Chance
from fifteentwo.server.computer import Computer
from fifteentwo.server.conduct import Conduct
from fifteentwo.server.elsewhere import Elsewhere
from fifteentwo.server.finished import results_of
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.following import ATTEMPTS, read_seats, tell_elsewhere
from fifteentwo.server.forfeiting import BotSeats
from fifteentwo.server.going_back import can_take_back
from fifteentwo.server.hints import Hints
from fifteentwo.server.listeners import Listener
from fifteentwo.server.past_deals import tell_past_deal
from fifteentwo.server.presence import Attendance, marked, seated
from fifteentwo.server.room_log import BadLog, RoomLog, log_head
from fifteentwo.server.room_requests import carry_out
from fifteentwo.server.room_views import encoded, first_messages, status_of, welcome_to
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import GameRow, LogBatch
from fifteentwo.server.timekeeping import Timekeeper
from fifteentwo.server.updates import updates
from fifteentwo.server.wire import (
    CHAIRS,
    ENCODER,
    Act,
    Chair,
    Outgoing,
    Request,
    Update,
    Welcome,
    refused,
)
from fifteentwo.table import AnyEntry, AnyTable, Begin, Substitute
from fifteentwo.table import TakeBack as TakenBack


class Room:
    """A table with its chairs, its log and its listeners. Requests are handled one at a time."""

    def __init__(self, row: GameRow, store: Store, computer: Computer, hints: Hints, open_again: OpenAgain) -> None:
        """Raises BadLog if the row cannot be read."""
        self.rules, self.terms, self.log = log_head(row)
        try:
            self.chairs = CHAIRS.decode(row.chairs)
        except (ValueError, msgspec.MsgspecError) as error:
            raise BadLog("log-head", error) from None
        self.row = row
        self.attendance = Attendance(row.patience)
        self.listeners = self.attendance.listeners
        self.elsewhere = Elsewhere(store.notes, row.id)
        self.attendance.changed = _weakly(tell_elsewhere, self)
        self.lock = asyncio.Lock()
        self.bots = BotSeats(self, store.bots)
        self.store = store
        self._computer = computer
        self.chance = Chance(row.chance)
        self.hints = hints
        self.open_again = open_again
        self.clock = Timekeeper(self, store)
        self.played: Callable[[Room, bool], None] = _nothing
        self.present: set[Listener] = set()

    @property
    def table(self) -> AnyTable:
        """The table, as the log has left it."""
        return self.log.table

    @property
    def entries(self) -> list[AnyEntry]:
        """The entries of the log."""
        return self.log.entries

    @property
    def is_in_use(self) -> bool:
        """Whether there are listeners, or one is about to enter."""
        return bool(self.present) or self.lock.locked()

    @asynccontextmanager
    async def listening(self, listener: Listener) -> AsyncIterator[None]:
        """Keeps the room in memory, and removes the listener at the end."""
        self.present.add(listener)
        try:
            yield
        finally:
            self.present.discard(listener)
            self.listeners.discard(listener)
            self.attendance.tell(listener.seat is None)
            if self.listeners and self.chance.due(self.table):
                await asyncio.shield(self._go_on_without())

    @property
    def may_ask_hints(self) -> bool:
        """Whether hints are allowed here."""
        alone = sum(chair.player is None for chair in self.chairs) == 1
        return alone if self.row.hints is None else self.row.hints

    # The log

    async def catch_up(self) -> None:
        """Reads new entries of the log, and sends them to the listeners here. Raises BadLog."""
        if texts := await self.store.entries(self.row.id, len(self.log)):
            before = self.log
            self._take(self.log.with_stored(texts))
            if self.listeners:
                self._publish(len(before) + 1, before)
        if self.store.notes.process is not None and not self.listeners:
            await read_seats(self)  # no notice has told of them

    def _take(self, log: RoomLog) -> None:
        self.log = log
        self.attendance.stand_ins = log.conduct.played_by_computer

    async def turn(self, asked: Sequence[AnyEntry] = (), if_any: bool = False) -> None:
        """Plays the requested entries and those that follow, saves them, and sends them to all listeners.

        The lock must be held. With `if_any` nothing is played if nothing is requested. Raises IllegalAction and, if the
        turn cannot be saved, StoreProblem; then nothing has changed.
        """
        if if_any and not asked:
            return
        draft, spent = self.log.copy(), await self.clock.spent()
        for entry in asked:
            draft.push(replace(entry, spent=spent) if len(draft) == len(self.log) else entry)
        while not self._waits(draft) and (reply := await self._next(draft)):
            played = marked(reply, draft.conduct.played_by_computer)
            draft.push(replace(played, spent=spent) if len(draft) == len(self.log) else played)
        first = len(self.log) + 1
        if len(draft) < first:
            return
        ended = tuple(results_of(draft.table, self.table.standing.games)) if draft.table.outcome else ()
        turn = LogBatch(
            self.row.id, first, tuple(map(encoded, draft.entries[first - 1 :])), status_of(self, draft), ended
        )
        await self.store.append(turn)
        before = self.log
        self._take(draft)
        self._publish(first, before)
        self.played(self, bool(ended))
        await self.bots.judge(self._computer.failed)

    async def _next(self, draft: RoomLog) -> AnyEntry | None:
        """The next entry that no person has to choose."""
        chairs = seated(self.chairs, draft.conduct.played_by_computer)
        return await self._computer.next(draft.table, len(draft), self.chance, chairs)

    def _waits(self, draft: RoomLog) -> bool:
        """Whether chance and the computer wait for a guest, for the salt of a page, or until an adjourned game goes on."""
        waits = draft.conduct.adjourned or self.attendance.holders.open
        return bool(waits) or self.chance.awaits(draft.table, self.attendance.salting)

    def _publish(self, first: int, before: RoomLog) -> None:
        """Sends the entries from this number on to all listeners; each message is encoded once per seat."""
        back = any(isinstance(entry, TakenBack) for entry in self.entries[first - 1 :])
        by_seat: dict[Seat | None, list[bytes]] = {}
        for listener in self.listeners:
            if listener.seat not in by_seat:
                messages = [self.welcome(listener.seat)] if back else self.updates(listener.seat, first)
                by_seat[listener.seat] = [ENCODER.encode(message) for message in messages]
            for message in by_seat[listener.seat]:
                listener.put(message)
        if isinstance(self.entries[-1], Begin):
            self.chance.ask_for_salts(self.table, self.listeners)
        if self.log.conduct != before.conduct:
            self._tell(self.log.conduct)
        tell_past_deal(self.log, self.listeners, before)
        if self.log.conduct.played_by_computer != before.conduct.played_by_computer:
            self.attendance.tell()
        self.clock.tell(self.listeners, 0)

    def _tell(self, message: Outgoing) -> None:
        encoded_once = ENCODER.encode(message)
        for listener in self.listeners:
            listener.put(encoded_once)

    # Listeners

    async def enter(self, listener: Listener, since: int | None) -> AsyncGenerator[bytes, None]:
        """The first messages for a new socket; from then on its listener receives updates.

        Continues the game if it waits for chance or the computer and not for a spectator. Raises BadLog.
        """
        async with self.lock:
            await self.catch_up()
            await read_seats(self)
            self.listeners.add(listener)
            first = first_messages(self, listener, since)
            self.attendance.tell()
            if self.log.conduct != Conduct():
                listener.tell(self.log.conduct)
            tell_past_deal(self.log, [listener])
            self.chance.ask_for_salts(self.table, [listener])
            if listener.seat is not None:
                await self.go_on([listener], self._back(listener))
            self.clock.tell([listener], await self.clock.spent())
            self.bots.watch()
        return first

    def _back(self, listener: Listener) -> list[AnyEntry]:
        """The entries by which somebody plays again for whom the computer has played."""
        own = next((seats for seats in self.attendance.holders.seats if listener.seat in seats), ())
        here = own if listener.is_there else ()
        return [Substitute(seat, False) for seat in self.log.conduct.stand_ins if seat in here]

    async def go_on(self, waiting: Iterable[Listener], first: Sequence[AnyEntry] = ()) -> None:
        """Adds these entries, and plays what needs no person; tells these listeners if it cannot be saved."""
        try:
            await self.clock.judge()
            await self.clock.beat()
            await self.turn(first)
        except Conflict:
            await self.is_still_there()
        except StoreProblem as problem:
            for listener in waiting:
                listener.tell(refused(problem))

    async def _go_on_without(self) -> None:
        """Draws the first card without the salt of somebody who has left."""
        async with self.lock:
            await self.go_on(tuple(self.listeners))

    async def reseat(self, chairs: tuple[Chair, ...] | None = None, joined: bool = False) -> None:
        """Tells all listeners who has the seats now, and goes on if none is open. The lock must be held.

        Where pages salt, the first card waits for that of a guest who has `joined`.
        """
        counts = not self.attendance.holders.open
        self.chairs = self.chairs if chairs is None else chairs
        await read_seats(self)
        await self.clock.beat(counts)
        if chairs is not None:
            for listener in self.listeners:
                listener.tell(self.welcome(listener.seat))
        self.attendance.tell(always=True)
        salted = any(listener.salts for listener in self.listeners)
        if self.listeners and not (joined and salted and self.chance.due(self.table)):
            await self.go_on(tuple(self.listeners))
        self.bots.watch()

    async def request(self, listener: Listener, request: Request) -> bool:
        """Carries out a request, or refuses it; returns whether a hint or the tutor will follow.

        A request that has begun is finished even if its page closes, because others may need the update.
        """
        return await asyncio.shield(self._answer(listener, request))

    async def _answer(self, listener: Listener, request: Request) -> bool:
        async with self.lock:
            try:
                for _ in range(ATTEMPTS):
                    try:
                        return await carry_out(self, listener, request)
                    except Conflict:  # the request is judged again, by what another process has done
                        if not await self.is_still_there():
                            break
                else:
                    listener.tell(self.welcome(listener.seat))
            except (IllegalAction, StoreProblem) as refusal:
                listener.tell(refused(refusal))
                if isinstance(request, Act) and isinstance(refusal, IllegalAction):
                    self.bots.cheats(listener.seat, refusal)
        return False

    async def is_still_there(self) -> bool:
        """Another process has continued or deleted this game: tells all listeners; returns whether it is still there."""
        if await self.store.game(self.row.id) is None:
            self.attendance.tell_deleted()
            return False
        await self.catch_up()
        return True

    # Messages

    def welcome(self, seat: Seat | None, at: int | None = None) -> Welcome:
        """The whole table for this seat, now or after entry `at`, if nothing was taken back since."""
        return welcome_to(self, seat, len(self.entries) if at is None else at)

    def updates(self, seat: Seat | None, first: int) -> Iterator[Update]:
        """The updates for this seat from this entry on; none of them may be a take-back."""
        can = can_take_back(self.table, self.chairs, seat, self.log.has_shown_cards)
        return updates(self.table, first, len(self.entries), seat, can)


def _weakly(do: Callable[[Room], None], room: Room) -> Callable[[], None]:
    """A function that does this with the room if it is still in memory.

    What belongs to a room refers to it weakly, so that its memory is free as soon as nobody uses it: all garbage is
    collected seldom, and by then there may be thousands of rooms.
    """
    known = ref(room)

    def do_it() -> None:
        if (there := known()) is not None:
            do(there)

    return do_it


def _nothing(_room: Room, _ended: bool) -> None:
    """Does nothing after a turn."""
