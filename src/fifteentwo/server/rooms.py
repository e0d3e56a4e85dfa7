"""Rooms: where people and bots sit at a table, with the store as the only truth.

What a room has in memory is the store's log as far as it has read it; before anything is done it reads
on. So a room may be dropped at any moment, several processes may serve one room, and a server that was
killed goes on where the log ends.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from random import Random, SystemRandom
from typing import Final, assert_never

from fifteentwo import players
from fifteentwo.cribbage import AnyAction, Claim, Pass, exact_answer, observe
from fifteentwo.game import HOUSE, IllegalAction, Seat
from fifteentwo.players import Player
from fifteentwo.rules import CribbageRules, describe, parse, write
from fifteentwo.server.hints import Hints, to_judge
from fifteentwo.server.scenes import Position
from fifteentwo.server.sets import count_sets
from fifteentwo.server.store import BadLog, Overtaken, RoomRow, Store
from fifteentwo.server.telling import as_of, position, tell
from fifteentwo.server.wire import (
    Act,
    AskHint,
    Chair,
    CountSets,
    Deed,
    GiveUp,
    HeldSeat,
    NewRoom,
    News,
    NextGame,
    Opened,
    Outgoing,
    Refused,
    Summary,
    TakeBack,
    Welcome,
    lines_of,
    sides_of,
)
from fifteentwo.table import AnyEntry, Begin, Do, Hinted, Resign, Table
from fifteentwo.table import TakeBack as TakenBack

NAME_LENGTH: Final = 40

Wish = Act | CountSets | AskHint | NextGame | TakeBack | GiveUp
MakePlayer = Callable[[str, Random], Player]


class Listener:
    """One socket at a seat: what it is to be sent lies in `waiting`, in order."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.waiting: asyncio.Queue[Outgoing] = asyncio.Queue()

    def tell(self, message: Outgoing) -> None:
        """Puts the message at the end of what waits."""
        self.waiting.put_nowait(message)


class Room:
    """A table with its chairs, its log and those who listen. One wish is dealt with at a time."""

    def __init__(self, row: RoomRow, store: Store, make_player: MakePlayer, rng: Random, hints: Hints) -> None:
        self.row = row
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.visitors = 0
        self._store = store
        self._rng = rng
        self._make_player = make_player
        self._hints = hints
        self._bots: dict[Seat, Player] = {}
        self.entries: list[AnyEntry] = []
        self.table = Table(row.rules)

    async def catch_up(self) -> None:
        """Reads on in the log, and tells what other processes have written there. Raises BadLog."""
        for entry in await self._store.entries(self.row.id, len(self.entries)):
            try:
                self._take_in(entry)
            except IllegalAction as error:
                raise BadLog(f"entry {len(self.entries) + 1} of its log cannot be played", error) from None

    def _take_in(self, entry: AnyEntry) -> None:
        self.table.push(entry)
        self.entries.append(entry)
        for listener in self.listeners:
            back = isinstance(entry, TakenBack)
            listener.tell(self.welcome(listener.seat) if back else self.news(listener.seat, len(self.entries)))

    async def _write(self, entry: AnyEntry) -> None:
        """Adds an entry to the log, then to the table. Raises IllegalAction and Overtaken."""
        as_of(self.table, self.table.moments).push(entry)
        await self._store.append(self.row.id, len(self.entries) + 1, entry)
        self._take_in(entry)

    async def enter(self, listener: Listener, since: int | None) -> None:
        """A socket arrives: it is welcomed where it left off, told the rest, and the table goes on."""
        async with self.lock:
            await self.catch_up()
            last = len(self.entries)
            at = last if since is None else max(since, 1)
            if at > last or any(isinstance(entry, TakenBack) for entry in self.entries[at:]):
                at = last
            listener.tell(self.welcome(listener.seat, at))
            for number in range(at + 1, last + 1):
                listener.tell(self.news(listener.seat, number))
            self.listeners.add(listener)
            await self._go_on()

    async def wish(self, listener: Listener, wish: Wish) -> None:
        """Does what a person asks for, or says why not."""
        async with self.lock:
            try:
                await self.catch_up()
                if isinstance(wish, CountSets):
                    listener.tell(count_sets(self.table.state, listener.seat, wish.groups))
                    return
                if isinstance(wish, AskHint):
                    await self._hint(listener, wish.at)
                    return
                granted = self._granted(listener.seat, wish)
                if not granted:
                    listener.tell(self.welcome(listener.seat))
                for entry in granted:
                    await self._write(entry)
            except IllegalAction as refusal:
                listener.tell(Refused(str(refusal)))
            except Overtaken:
                await self.catch_up()
                listener.tell(self.welcome(listener.seat))
            await self._go_on()

    async def _hint(self, listener: Listener, at: int) -> None:
        """A seat asks what to do: the game is marked, and the answer comes when it is found. Nobody waits for it."""
        seat = listener.seat
        if not self.row.hints:
            raise IllegalAction("There are no hints at this table.")
        if self._is_late(seat, at):
            listener.tell(self.welcome(seat))
            return
        view = to_judge(self.table, seat)
        self._hints.take(self.row.id, seat)
        if seat not in self.table.assisted:
            await self._write(Hinted(seat))
        self._hints.find(view, at, listener.tell)

    def _granted(self, seat: Seat, wish: Act | NextGame | TakeBack | GiveUp) -> list[AnyEntry]:
        """The entries a wish comes to; none for an action that answers what is no longer the case."""
        match wish:
            case Act(action, at):
                if action.seat != seat:
                    raise IllegalAction("That is not your seat.")
                if self._is_late(seat, at):
                    return []
                return [Do(_meant(self.row.rules, action))]
            case NextGame():
                return [self.table.next_game()]
            case TakeBack():
                if not self._against_computer(seat):
                    raise IllegalAction("Nothing is taken back against another person.")
                back = self._to_take_back(self.table, seat)
                if not back:
                    raise IllegalAction("There is nothing to take back in this game.")
                return [TakenBack(seat)] * back
            case GiveUp():
                return [Resign(seat)]
            case _ as never:
                assert_never(never)

    def _is_late(self, seat: Seat, at: int) -> bool:
        """Whether what this seat chose after entry `at` may have been meant for another moment."""
        since = (entry for entry in self.entries[max(at, 0) :] if not isinstance(entry, Hinted))
        return any(not isinstance(entry, Do) or _actor(entry.action) == seat for entry in since)

    def _against_computer(self, seat: Seat) -> bool:
        return all(chair.player is not None for other, chair in enumerate(self.row.chairs) if other != seat)

    def _to_take_back(self, table: Table, seat: Seat) -> int:
        """How many actions of this seat go when it takes one back: what the room did for it goes along; 0 for none."""
        if not self._against_computer(seat) or not table.can_take_back(seat):
            return 0
        for number, action in enumerate(_done_by(table, seat), 1):
            if not (self.row.chairs[seat].helped and isinstance(action, Claim | Pass)):
                return number
        return 0

    async def _go_on(self) -> None:
        """Chance and the bots act until a person must."""
        while True:
            try:
                entry = self.table.house(self._chance()) or self._help() or await self._bot_acts()
                if entry is None:
                    return
                await self._write(entry)
            except Overtaken:
                await self.catch_up()

    def _chance(self) -> Random:
        """The random source of the deal in hand: one shuffle a deal, so that nobody takes back a card for a better starter."""
        state = self.table.state
        games = sum(isinstance(entry, Begin) for entry in self.entries)
        if state is None or state.phase == "cut":
            return Random(f"{self.row.chance} cut {len(self.entries)}")
        return Random(f"{self.row.chance} {games} {state.deals + (state.phase == 'deal')}")

    def _help(self) -> AnyEntry | None:
        """What the room answers for a person it helps to count: the exact claim, and never a call of muggins."""
        state = self.table.state
        if state is None or state.due is None or state.to_name() or state.due.what == "path" or self.table.outcome:
            return None
        seat = self.table.to_act()[0]
        if not self.row.chairs[seat].helped:
            return None
        return Do(Pass(seat) if state.may_call() is not None else exact_answer(observe(state, seat)))

    async def _bot_acts(self) -> AnyEntry | None:
        state = self.table.state
        for seat in self.table.to_act():
            name = self.row.chairs[seat].player if seat >= 0 else None
            if name is not None and state is not None:
                if seat not in self._bots:
                    self._bots[seat] = self._make_player(name, Random(self._rng.getrandbits(64)))
                view = observe(state, seat)
                legal = self.table.game.legal(view, seat)
                return Do(await asyncio.to_thread(self._bots[seat], view, legal))
        return None

    def welcome(self, seat: Seat, at: int | None = None) -> Welcome:
        """The whole table for this seat, now or as it stood after entry `at`, since when nothing was taken back."""
        number = len(self.entries) if at is None else at
        return Welcome(
            room=self.row.id,
            seat=seat,
            chairs=self.row.chairs,
            hints=self.row.hints,
            sides=sides_of(self.row.rules),
            rules=self.row.rules,
            rules_text=write(self.row.rules),
            rules_words=describe(self.row.rules),
            targets=self.row.rules.targets,
            skunk_lines=lines_of(self.row.rules),
            at=number,
            position=self._position(self._table_at(number), seat),
        )

    def news(self, seat: Seat, number: int) -> News:
        """Entry `number` as this seat is told it; nothing was taken back by it or after it."""
        then = self._table_at(number)
        moment = then.moments[-1]
        before = then.moments[-2].state if moment.events else moment.state
        told = tell(before, moment.events, seat)
        return News(number, told, self._position(then, seat))

    def _position(self, table: Table, seat: Seat) -> Position:
        return position(table, seat, can_take_back=self._to_take_back(table, seat) > 0)

    def _table_at(self, number: int) -> Table:
        since = len(self.entries) - number
        return as_of(self.table, self.table.moments[:-since]) if since else self.table

    def summary(self, seat: Seat, token: str) -> Summary:
        """The line of the lobby."""
        state = self.table.state
        return Summary(
            token=token,
            room=self.row.id,
            seat=seat,
            chairs=self.row.chairs,
            rules_text=write(self.row.rules),
            rules_words=describe(self.row.rules),
            match=self.row.rules.match,
            scores=state.scores if state is not None else (0,) * self.row.rules.sides,
            standing=self.table.standing,
            match_over=self.table.is_over,
            match_winner=self.table.winner,
            to_act=tuple(seat for seat in self.table.to_act() if seat != HOUSE),
            updated=self.row.updated,
        )


def _actor(action: AnyAction) -> Seat | None:
    return action.seat if isinstance(action, Deed) else None


def _done_by(table: Table, seat: Seat) -> Iterator[AnyAction]:
    """What this seat has done in the game in progress, the last first."""
    for moment in reversed(table.moments):
        match moment.entry:
            case Begin():
                return
            case Do(action) if _actor(action) == seat:
                yield action


def _meant(rules: CribbageRules, action: Deed) -> Deed:
    """The action; nineteen is said for nothing where no count can come to it: hands of four, without jokers."""
    counted_out = not (rules.jokers or rules.nineteen) and rules.cards_dealt - rules.discards <= 4
    return Claim(action.seat, 0) if counted_out and isinstance(action, Claim) and action.points == 19 else action


class Rooms:
    """The rooms of a store; those somebody listens in are kept in memory."""

    def __init__(
        self, store: Store, make_player: MakePlayer = players.player, rng: Random | None = None, bounded: bool = True
    ) -> None:
        self.store = store
        self._hints = Hints(bounded)
        self._make_player = make_player
        self._rng = rng or SystemRandom()
        self._occupied: dict[str, Room] = {}

    async def open(self, asked: NewRoom) -> Opened:
        """Opens a room. Raises ValueError, with a sentence, for one that cannot be."""
        rules = parse(asked.rules, CribbageRules)
        chairs = tuple(Chair(_name(chair.name), chair.player, chair.helped) for chair in asked.seats)
        if len(chairs) != rules.players:
            raise ValueError(f"{rules.players} sit at this table, not {len(chairs)}")
        people = [seat for seat, chair in enumerate(chairs) if chair.player is None]
        if not people:
            raise ValueError("at least one person sits at a table")
        for chair in chairs:
            if chair.player is not None:
                self._make_player(chair.player, self._rng)
            if chair.player is not None and chair.helped:
                raise ValueError(f"{chair.name} counts by itself: only a person is helped")
        first = Begin(asked.dealer)
        try:
            Table(rules, [first])
        except IllegalAction as refusal:
            raise ValueError(str(refusal)) from None
        room, seats = secrets.token_urlsafe(9), tuple(HeldSeat(seat, secrets.token_urlsafe(24)) for seat in people)
        held = [(seat.token, seat.seat) for seat in seats]
        await self.store.add_room(room, rules, chairs, held, first, asked.hints)
        return Opened(room, seats)

    async def enter(self, room: str, listener: Listener, since: int | None) -> Room:
        """The listener takes its place in the room, which is one that exists."""
        row = await self.store.room(room)
        assert row is not None, "a seat's room is there: the store's foreign key says so"
        entered = self._occupied.get(room)
        if entered is None:
            entered = self._occupied[room] = self._room(row)
        entered.visitors += 1
        try:
            await entered.enter(listener, since)
        except BaseException:
            self.leave(entered, listener)
            raise
        return entered

    def leave(self, room: Room, listener: Listener) -> None:
        """The listener goes; a room that is empty is forgotten, as the store knows it."""
        room.listeners.discard(listener)
        room.visitors -= 1
        if not room.visitors:
            self._occupied.pop(room.row.id, None)

    async def read(self, room: str) -> Room:
        """A room as the store has it now, to look at only."""
        row = await self.store.room(room)
        assert row is not None, "a seat's room is there: the store's foreign key says so"
        seen = self._room(row)
        await seen.catch_up()
        return seen

    async def mine(self, tokens: Iterable[str]) -> list[Summary]:
        """The lines of the lobby for these tokens, the last played first; unknown ones are left out."""
        lines = []
        seen: dict[str, Room] = {}
        for token in dict.fromkeys(tokens):
            held = await self.store.seat(token)
            if held is not None:
                room, seat = held
                with suppress(BadLog):  # it is told to whoever goes there
                    if room not in seen:
                        seen[room] = await self.read(room)
                    lines.append(seen[room].summary(seat, token))
        return sorted(lines, key=lambda line: line.updated, reverse=True)

    def _room(self, row: RoomRow) -> Room:
        return Room(row, self.store, self._make_player, Random(self._rng.getrandbits(128)), self._hints)


def _name(text: str) -> str:
    name = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not 0 < len(name) <= NAME_LENGTH:
        raise ValueError(f"a name has 1 to {NAME_LENGTH} letters")
    return name
