"""Rooms: tables of any game for people and computer players, with the store as the only source of truth.

A person's request, with everything chance and the computer do in reply, is one turn and one transaction. Nobody is sent
an entry before its turn is durable. A turn is played on a copy of the table: one that cannot be saved has no effect.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final, assert_never

import msgspec

from fifteentwo.families import AnyRules, AnyView
from fifteentwo.game import HOUSE, IllegalAction, Seat
from fifteentwo.locales import CodedError
from fifteentwo.narration import position
from fifteentwo.record import Record, from_table, read_card
from fifteentwo.rules import described, parse, write
from fifteentwo.server.backends import Conflict
from fifteentwo.server.chance import Chance
from fifteentwo.server.computer import Computer
from fifteentwo.server.counting import count_sets, meant
from fifteentwo.server.elsewhere import Elsewhere
from fifteentwo.server.finished import results_of
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.following import ATTEMPTS, read_seats, tell_elsewhere
from fifteentwo.server.going_back import can_take_back, is_late, to_take_back
from fifteentwo.server.hints import Hints
from fifteentwo.server.http_wire import Stand
from fifteentwo.server.listeners import Listener
from fifteentwo.server.presence import Attendance
from fifteentwo.server.rematch import Agreement, OpenAgain
from fifteentwo.server.saying_wire import Say
from fifteentwo.server.store import GameRow, LogBatch, Status, Store
from fifteentwo.server.updates import paced, place_of, updates
from fifteentwo.server.wire import (
    CHAIRS,
    ENCODER,
    Act,
    AskHint,
    AskTutor,
    Chair,
    CountSets,
    Demonstrate,
    GiveUp,
    NextGame,
    Rematch,
    Request,
    Salt,
    StandIn,
    TakeBack,
    Update,
    Welcome,
    refused,
    skunk_lines,
)
from fifteentwo.table import AnyEntry, AnyTable, Begin, Do, Hinted, Resign, open_table
from fifteentwo.table import TakeBack as TakenBack

_ENTRY: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry, dec_hook=read_card)


class BadLog(CodedError):  # noqa: N818 - the plainest name
    """The stored game cannot be opened: which part of it, and why."""

    def __init__(self, code: str, /, reason: object, **arguments: object) -> None:
        super().__init__(code, reason=reason if isinstance(reason, CodedError) else str(reason), **arguments)


def encoded(thing: object) -> str:
    """An entry of the log, or a value in a row of the store, as JSON."""
    return ENCODER.encode(thing).decode()


class Room:
    """A table with its chairs, its log and its listeners. Requests are handled one at a time."""

    def __init__(self, row: GameRow, store: Store, computer: Computer, hints: Hints, open_again: OpenAgain) -> None:
        """Raises BadLog if the row cannot be read."""
        try:
            self.rules: AnyRules = parse(row.rules)
            self.chairs = CHAIRS.decode(row.chairs)
            self.table: AnyTable = open_table(self.rules, deal=row.deal)
        except (ValueError, msgspec.MsgspecError) as error:
            raise BadLog("log-head", error) from None
        self.row = row
        self.attendance = Attendance(row.patience)
        self.listeners = self.attendance.listeners
        self.elsewhere = Elsewhere(store.notes, row.id)
        self.attendance.changed = partial(tell_elsewhere, self)
        self.lock = asyncio.Lock()
        self.entries: list[AnyEntry] = []
        self.store = store
        self._computer = computer
        self.chance = Chance(row.chance)
        self._hints = hints
        self._open_again = open_again
        self._rematch = Agreement()
        self.ended: Callable[[Room], None] = _nothing
        self.present: set[Listener] = set()

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
        return sum(chair.player is None for chair in self.chairs) == 1 if self.row.hints is None else self.row.hints

    async def catch_up(self) -> None:
        """Reads new entries of the log, and sends them to the listeners here. Raises BadLog."""
        if texts := await self.store.entries(self.row.id, len(self.entries)):
            first = len(self.entries) + 1
            self.table, self.entries = _read(texts, self.table, self.entries)
            if self.listeners:
                self._publish(first)
        if self.store.notes.process is not None and not self.listeners:
            await read_seats(self)  # no notice has told of them

    async def _turn(self, asked: Sequence[AnyEntry] = ()) -> None:
        """Plays the requested entries and those that follow, saves them, and sends them to all listeners.

        Raises IllegalAction and, if the turn cannot be saved, StoreProblem; then nothing has changed.
        """
        draft, log = self.table.copy(), list(self.entries)
        for entry in asked:
            draft.push(entry)
            log.append(entry)
        chairs = self.attendance.seated(self.chairs)
        while not self._waits(draft) and (reply := await self._computer.next(draft, len(log), self.chance, chairs)):
            log.append(self.attendance.marked(reply))
            draft.push(log[-1])
        first = len(self.entries) + 1
        if len(log) < first:
            return
        ended = tuple(results_of(draft, self.table.standing.games)) if draft.outcome else ()
        turn = LogBatch(self.row.id, first, tuple(map(encoded, log[first - 1 :])), status_of(self, draft), ended)
        await self.store.append(turn)
        self.table, self.entries = draft, log
        self._publish(first)
        if ended:
            self.ended(self)

    def _waits(self, table: AnyTable) -> bool:
        """Whether chance and the computer wait for a guest, or for the salt of a page."""
        return bool(self.attendance.holders.open) or self.chance.awaits(table, self.attendance.salting)

    def _publish(self, first: int) -> None:
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

    async def enter(self, listener: Listener, since: int | None) -> AsyncGenerator[bytes, None]:
        """The first messages for a new socket; from then on its listener receives updates.

        Continues the game if it waits for chance or the computer and not for a spectator. Raises BadLog.
        """
        async with self.lock:
            await self.catch_up()
            await read_seats(self)
            seat, last = listener.seat, len(self.entries)
            at = last if since is None else max(since, 1)
            if at > last or any(isinstance(entry, TakenBack) for entry in self.entries[at:]):
                at = last
            first, missed = ENCODER.encode(self.welcome(seat, at)), self.updates(seat, at + 1)
            self.listeners.add(listener)
            self.attendance.tell()
            if self._rematch.agreed:
                listener.tell(self._rematch.offer)
            self.chance.ask_for_salts(self.table, [listener])
            if seat is not None:
                await self.go_on([listener])
        return paced(first, missed)

    async def go_on(self, waiting: Iterable[Listener]) -> None:
        """Plays what needs no person; tells these listeners if it cannot be saved."""
        try:
            await self._turn()
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
        self.attendance.holders = await self.store.invitations.holders(self.row.id)
        if chairs is not None:
            self.chairs = chairs
            for listener in self.listeners:
                listener.tell(self.welcome(listener.seat))
        self.attendance.tell(always=True)
        salted = any(listener.salts for listener in self.listeners)
        if self.listeners and not (joined and salted and self.chance.due(self.table)):
            await self.go_on(tuple(self.listeners))

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
                        return await self._request(listener, request)
                    except Conflict:  # the request is judged again, by what another process has done
                        if not await self.is_still_there():
                            break
                else:
                    listener.tell(self.welcome(listener.seat))
            except (IllegalAction, StoreProblem) as refusal:
                listener.tell(refused(refusal))
        return False

    async def is_still_there(self) -> bool:
        """Another process has continued or deleted this game: tells all listeners; returns whether it is still there."""
        if await self.store.game(self.row.id) is None:
            self.attendance.tell_deleted()
            return False
        await self.catch_up()
        return True

    async def _request(self, listener: Listener, request: Request) -> bool:
        seat = listener.seat
        if seat is None:
            raise IllegalAction("spectators-watch")
        if listener.is_unseated:
            raise IllegalAction("not-your-seat")
        if isinstance(request, Salt):
            if request.commitment == self.chance.due(self.table):
                self.chance.add_salt(request.commitment, seat, request.salt)
                tell_elsewhere(self)
                await self._turn()
            return False
        if self.attendance.holders.open:
            raise IllegalAction("seat-open")
        match request:
            case CountSets(groups):
                listener.tell(count_sets(self.table, seat, groups))
            case Act(at=at) | AskHint(at=at) | AskTutor(at=at) | Demonstrate(at=at) if is_late(self.entries, seat, at):
                listener.tell(self.welcome(seat))
            case Act(action):
                if action.seat != seat:
                    raise IllegalAction("not-your-seat")
                await self._turn([Do(meant(self.table, self.rules, action))])
            case AskHint() | AskTutor():
                view = self._to_advise(seat)
                self._hints.take(self.row.id, seat)
                if seat not in self.table.assisted:
                    await self._turn([Hinted(seat)])
                self._hints.answer(view, request, listener.tell)
                return True
            case Demonstrate(at):
                thought = await self._hints.best(self._to_advise(seat), at)
                listener.tell(thought)
                await self._turn([Do(thought.options[0].action, house=True)])
            case NextGame():
                await self._turn([self.chance.begin(self.table)])
            case TakeBack():
                await self._turn([TakenBack(seat)] * to_take_back(self.table, self.chairs, seat))
            case Say(phrase):
                self.attendance.say(seat, phrase)
                await self.store.notes.say(self.row.id, seat, phrase)
            case StandIn(absent):
                self.attendance.stand_in(absent)
                await self._turn()
            case Rematch():
                self.attendance.holders = await self.store.invitations.holders(self.row.id)
                await self._rematch.agree(self, seat, self._open_again)
            case GiveUp():
                await self._turn([Resign(seat)])
            case _ as never:
                assert_never(never)
        return False

    def _to_advise(self, seat: Seat) -> AnyView:
        """The view of this seat. Raises IllegalAction if it may not ask for a hint."""
        if not self.may_ask_hints:
            raise IllegalAction("hints-off")
        return self._hints.view(self.table, seat)

    def welcome(self, seat: Seat | None, at: int | None = None) -> Welcome:
        """The whole table for this seat, now or after entry `at`, if nothing was taken back since."""
        return _welcome(self, seat, len(self.entries) if at is None else at)

    def updates(self, seat: Seat | None, first: int) -> Iterator[Update]:
        """The updates for this seat from this entry on; none of them may be a take-back."""
        return updates(self.table, first, len(self.entries), seat, can_take_back(self.table, self.chairs, seat))


def _welcome(room: Room, seat: Seat | None, at: int) -> Welcome:
    then = room.table.as_of(place_of(room.table, at, len(room.entries)) + 1)
    return Welcome(
        room=room.row.id,
        seat=seat,
        chairs=room.chairs,
        hints=room.may_ask_hints,
        sides=tuple(map(room.rules.side, range(room.rules.players))),
        rules=room.rules,
        rules_text=write(room.rules),
        rules_words=described(room.rules),
        targets=room.rules.targets,
        skunk_lines=skunk_lines(room.rules),
        deal=room.row.deal,
        day=room.row.day,
        replayed=room.row.replayed,
        patience=room.row.patience,
        at=at,
        position=position(then, seat, can_take_back(room.table, room.chairs, seat)),
    )


def _read(texts: Iterable[str], table: AnyTable, entries: Sequence[AnyEntry]) -> tuple[AnyTable, list[AnyEntry]]:
    """A table and its log with these entries of the store added. Raises BadLog."""
    table, log = table.copy(), list(entries)
    for text in texts:
        number = len(log) + 1
        try:
            entry = _ENTRY.decode(text)
        except (ValueError, msgspec.MsgspecError) as error:
            raise BadLog("log-entry-unreadable", error, number=number) from None
        try:
            table.push(entry)
        except IllegalAction as error:
            raise BadLog("log-entry-unplayable", error, number=number) from None
        log.append(entry)
    return table, log


def _nothing(_room: Room) -> None:
    """Does nothing when a game has ended."""


def status_of(room: Room, table: AnyTable | None = None) -> Status:
    """The status of the game for the store."""
    table = table or room.table
    state = table.state
    scores = (0,) * room.rules.sides if state is None else state.scores
    to_act = tuple(seat for seat in table.to_act() if seat != HOUSE)
    resigned = None if table.outcome is None else table.outcome.resigned
    return Status(
        encoded(Stand(scores, table.standing, table.is_over, table.winner, to_act, resigned)),
        table.is_over,
        None if room.row.deal is None else scores[0],
        room.row.replayed or bool(table.assisted),
        table.demonstrated,
    )


def record_of(room: Room, seat: Seat) -> Record:
    """The record of the match so far, as this seat has seen it."""
    names = [chair.name for chair in room.chairs]
    record = from_table(room.table, names, room.row.created.partition("T")[0], viewer=seat)
    return room.chance.revealed(record, room.table.standing.games)
