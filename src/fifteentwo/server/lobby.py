"""The lobby: opens rooms, finds them, and lists the games of an owner."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, date, datetime
from functools import lru_cache
from random import Random, SystemRandom
from typing import Final

import msgspec
from msgspec.structs import replace

from fifteentwo.families import AnyRules, family_of
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.locales import CodedError, CodedValueError
from fifteentwo.locales.coded import Message
from fifteentwo.record import SeriesPlace
from fifteentwo.rules import described, every_field, parse, write
from fifteentwo.server import duplicates, lesson
from fifteentwo.server.accounts_owner import shown
from fifteentwo.server.backends import Conflict
from fifteentwo.server.chance import again, committed, without_seal
from fifteentwo.server.computer import Computer, MakePlayer
from fifteentwo.server.following import Following, drop_strangers, follow
from fifteentwo.server.hints import Hints
from fifteentwo.server.http_wire import NewRoom, Opened, Stand, Summary
from fifteentwo.server.listeners import Listener
from fifteentwo.server.names import clean_name, distinct_name
from fifteentwo.server.programs import BUILT_IN
from fifteentwo.server.rematch import place_in_series, series_after
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.room_views import encoded, status_of
from fifteentwo.server.rooms import Room
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import GameRow, NewGame
from fifteentwo.server.terms import check_terms
from fifteentwo.server.wire import CHAIRS, Chair, SkunkLine, skunk_lines
from fifteentwo.solitaire import deals
from fifteentwo.table import AnyEntry, Begin, open_table

SHORTEST_TOKEN: Final = 32
"""The length of an owner's token."""

MOST_LISTED: Final = 500
"""The most games in the list of an owner, last played first."""

MOST_KEPT: Final = 256
"""The most rooms kept in memory without listeners."""

MOST_LISTENERS: Final = 16
"""The most clients at one seat."""

MOST_PATIENCE: Final = 86_400
"""The longest time in seconds before a stand-in may play for somebody who is away."""

_STAND: Final = msgspec.json.Decoder(Stand)


class Unknown(CodedError):  # noqa: N818 - the plainest name
    """The owner has no such room or seat; the message is a sentence."""


class Lobby:
    """The rooms of a store. Rooms in use, and the last ones used, are kept in memory."""

    def __init__(
        self,
        store: Store,
        make_player: MakePlayer = BUILT_IN.make,
        rng: Random | None = None,
        bounded: bool = True,
        begun: Callable[[], None] | None = None,
        played: Callable[[Room, bool], None] | None = None,
    ) -> None:
        """`begun` is called when a room comes into use, `played` after each turn with the room and whether a game has ended."""
        self.store = store
        self._hints = Hints(bounded, store.shared_limits)
        self._make_player = make_player
        self._rng = rng or SystemRandom()
        self._begun, self._played = begun, played
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self.following = Following(self._rooms, store.notes)

    async def open_lesson(self, name: str, token: str | None) -> Opened:
        """Opens the room of the first game with the coach. Raises ValueError, with a sentence, for an impossible name."""
        return await self.open(lesson.room(clean_name(name)), token, is_lesson=True)

    async def open(self, asked: NewRoom, token: str | None, is_lesson: bool = False) -> Opened:
        """Opens a room. Raises ValueError, with a sentence, if that is impossible."""
        rules = parse(asked.rules)
        chairs = self._chairs(asked, rules)
        day = today() if asked.daily else None
        secret = lesson.new_secret() if is_lesson else secrets.token_hex(32)
        terms = duplicates.with_leg(check_terms(asked.terms), 0)
        if asked.duplicate is not None:
            duplicates.check_rules(rules)
            secret, terms = duplicates.chance_of(asked.duplicate), duplicates.with_leg(terms, 1)
            first = _first(rules, duplicates.FIRST_DEALER, secret)
            entries = duplicates.first_entries(first, chairs, known=bool(asked.duplicate))
        else:
            entries = lesson.entries(Begin(asked.dealer)) if is_lesson else (_first(rules, asked.dealer, secret),)
        row = _new_game(rules, chairs, entries, secret, _deal(asked, rules, day))
        row = replace(row, day=day, hints=asked.hints, patience=_patience(asked), terms=encoded(terms))
        return await self._create(row, chairs, token)

    async def open_from(
        self, rules: AnyRules, entries: Sequence[AnyEntry], chairs: tuple[Chair, ...], token: str | None
    ) -> Opened:
        """Opens a room in which these entries have been played. Raises ValueError, with a sentence, if that is impossible."""
        chairs = self._chairs(NewRoom(write(rules), chairs), rules)
        entries = [without_seal(entry) for entry in entries]
        return await self._create(_new_game(rules, chairs, entries, secrets.token_hex(32)), chairs, token)

    async def open_again(self, room: Room, dealer: Seat | None) -> str:
        """Opens a room with the rules, terms, chairs and people of this one, in which this seat deals first; returns its name.

        There is one such room: its name follows from this one. After the first game of a set the same deals are played with
        seats swapped, and after the second one those of a new set.
        """
        name, secret = again(room.row.chance, room.row.id)
        chairs, swap, series = room.chairs, duplicates.swapped(room), series_after(room)
        terms = replace(room.terms, series=series[::-1] if swap else series)
        entries: tuple[AnyEntry, ...] = (_first(room.rules, dealer, secret),)
        if terms.leg:
            secret = room.row.chance if swap else duplicates.chance_of()
            chairs, terms = chairs[::-1] if swap else chairs, duplicates.with_leg(terms, 2 if swap else 1)
            first = _first(room.rules, duplicates.FIRST_DEALER, secret)
            entries = duplicates.first_entries(first, chairs, known=swap)
        row = _new_game(room.rules, chairs, entries, secret)
        before = place_in_series(room)
        place = SeriesPlace(before.id, before.match + 1, terms.series)
        same = replace(row, id=name, hints=room.row.hints, patience=room.row.patience, terms=encoded(terms))
        same = replace(same, series=encoded(place))
        with suppress(Conflict):
            await self.store.create(same, room.row.id, swapped=swap, first=encoded(before))
        return name

    async def _create(self, row: NewGame, chairs: Sequence[Chair], token: str | None) -> Opened:
        people = tuple(seat for seat, chair in enumerate(chairs) if chair.player is None)
        owner = token or secrets.token_urlsafe(24)
        await self.store.create(replace(row, owners=tuple((seat, owner) for seat in people)))
        return Opened(row.id, people, shown(owner))

    def _chairs(self, asked: NewRoom, rules: AnyRules) -> tuple[Chair, ...]:
        wanted = asked.seats or ((Chair("You"),) if rules.players == 1 else ())
        names: list[str] = []
        for chair in wanted:
            names.append(distinct_name(clean_name(chair.name), names))
        chairs = tuple(replace(chair, name=name) for chair, name in zip(wanted, names, strict=True))
        if len(chairs) != rules.players:
            raise CodedValueError("game-seats", wanted=rules.players, given=len(chairs))
        if all(chair.player is not None for chair in chairs):
            raise CodedValueError("game-needs-person")
        for chair in chairs:
            if chair.player is not None:
                self._make_player(chair.player, self._rng)
                if chair.helped:
                    raise CodedValueError("game-helps-people", name=chair.name)
        return chairs

    def check_player(self, player: str) -> None:
        """Raises ValueError, with a sentence, if there is no computer player of this name."""
        self._make_player(player, self._rng)

    def has_player(self, player: str) -> bool:
        """Whether there is a computer player of this name."""
        try:
            self.check_player(player)
        except ValueError:
            return False
        return True

    async def room(self, name: str) -> Room:
        """The room with this name, as it is in memory. Raises Unknown and BadLog."""
        if name not in self._rooms:
            row = await self.row(name)
            computer = Computer(self._make_player, Random(self._rng.getrandbits(128)))
            room = self._rooms.setdefault(name, Room(row, self.store, computer, self._hints, self.open_again))
            room.played = self._played or room.played
            if self._begun is not None:
                self._begun()
        self._rooms.move_to_end(name)
        self._forget()
        return self._rooms[name]

    async def row(self, name: str) -> GameRow:
        """The row of a game in the store. Raises Unknown."""
        row = await self.store.game(name)
        if row is None:
            raise Unknown("no-such-game")
        return row

    def _forget(self) -> None:
        idle = [name for name, room in self._rooms.items() if not room.is_in_use]
        for name in idle[: max(0, len(idle) - MOST_KEPT)]:
            del self._rooms[name]

    def rooms(self) -> Sequence[Room]:
        """The rooms in memory."""
        return tuple(self._rooms.values())

    async def seat(self, token: str, room: str, seat: Seat | None = None) -> Seat:
        """The seat that the owner asks for, or the first seat held in this room. Raises Unknown."""
        held = await self.store.seats(token, room) or await self._returned(token, room)
        if not held or (seat is not None and seat not in held):
            raise Unknown("token-without-seat")
        return held[0] if seat is None else seat

    async def _returned(self, token: str, name: str) -> Sequence[Seat]:
        """The seats that an owner comes back to who was away, and that nobody has taken yet. The lock must not be held."""
        away = await self.store.replacements.own(token, name)
        for seat in away:
            await self.store.replacements.give_back(name, seat)
        if away and (room := self._rooms.get(name)) is not None:
            async with room.lock:
                await room.reseat()
        return await self.store.seats(token, name) if away else ()

    async def holds(self, token: str, room: str, seat: Seat | None) -> bool:
        """Whether the owner holds this seat."""
        return seat in await self.store.seats(token, room)

    async def drop_strangers(self, games: Sequence[str]) -> None:
        """Drops the clients in these games, at all processes, whose token has no seat there any more. Raises StoreProblem."""
        await self.store.notes.tell_seats(games)
        for name in games:
            if (room := self._rooms.get(name)) is not None:
                async with room.lock:
                    await drop_strangers(room)

    async def delete(self, token: str, rooms: Sequence[str]) -> None:
        """Deletes matches of this owner permanently and notifies their listeners. Rooms of others are not affected."""
        await self.store.delete(token, rooms)
        for name in rooms:
            room = self._rooms.get(name)
            if room is None:
                continue
            if await self.store.game(name) is None:
                del self._rooms[name]
                room.attendance.tell_deleted()
            else:
                await follow(room)

    async def listed(self, token: str) -> list[Summary]:
        """The summaries of this owner's games, last played first; a damaged game is left out."""
        lines = []
        for row, own in await self.store.games_of(token, MOST_LISTED):
            try:
                lines.append(_summary(row, own, await self._stand(row)))
            except (BadLog, ValueError, msgspec.MsgspecError):
                continue  # the error appears when the game is opened
        return lines

    async def _stand(self, row: GameRow) -> Stand:
        if row.summary is not None:
            return _STAND.decode(row.summary)
        room = await self.room(row.id)
        async with room.lock:
            await room.catch_up()
            status = status_of(room, room.log)
        await self.store.set_status(row.id, status)
        assert status.summary is not None
        return _STAND.decode(status.summary)


def is_full(room: Room, listener: Listener) -> bool:
    """Whether this seat has the most clients allowed."""
    return sum(other.seat == listener.seat for other in room.present) >= MOST_LISTENERS


def rules_line(rules: AnyRules) -> str:
    """The rules as they are stored: a line with every field."""
    return " ".join(f"{name}={value}" for name, value in every_field(rules).items())


def today() -> str:
    """The date (UTC) of the current daily deals, such as 2026-11-21."""
    return datetime.now(UTC).date().isoformat()


def daily(rules: AnyRules, day: str) -> int:
    """The number of the deal of the day. Raises ValueError if these rules have none."""
    return deals.daily(write(rules), date.fromisoformat(day))


def _first(rules: AnyRules, dealer: Seat | None, secret: str) -> Begin:
    """The first entry of a room with this secret, with the commitment to it if its packs are shuffled by one."""
    begin = Begin(dealer)
    return begin if family_of(rules).packs is None else committed(begin, secret, 0)


def _patience(asked: NewRoom) -> int | None:
    """The seconds after which a stand-in may play. Raises ValueError."""
    if asked.patience is not None and not 1 <= asked.patience <= MOST_PATIENCE:
        raise CodedValueError("game-patience", most=MOST_PATIENCE)
    return asked.patience


def _deal(asked: NewRoom, rules: AnyRules, day: str | None) -> int | None:
    """The number of the deal; None for a game without numbered deals. Raises ValueError."""
    family = family_of(rules)
    if family.from_pack is None:
        if asked.deal is not None or asked.daily:
            raise CodedValueError("deal-not-numbered", game=family.title)
        return None
    if day is not None:
        if asked.deal is not None:
            raise CodedValueError("game-one-deal")
        return daily(rules, day)
    return SystemRandom().randint(1, deals.FREE) if asked.deal is None else asked.deal


@lru_cache(maxsize=512)
def in_words(line: str) -> tuple[str, Message, str]:
    """The rules code, the words and the match of a line with every field. Raises ValueError."""
    rules = parse(line)
    return write(rules), described(rules), f"{rules.match_kind}:{rules.match_length}".removesuffix(":1")


@lru_cache(maxsize=512)
def _board(line: str) -> tuple[tuple[int, ...], tuple[SkunkLine, ...]]:
    """The targets and the skunk lines by a line of rules with every field."""
    rules = parse(line)
    return rules.targets, skunk_lines(rules)


def _new_game(
    rules: AnyRules, chairs: Sequence[Chair], entries: Sequence[AnyEntry], secret: str, deal: int | None = None
) -> NewGame:
    """A new game with these first entries. Raises ValueError, with a sentence, if they cannot be played."""
    try:
        table = open_table(rules, entries, deal)
    except IllegalAction as refusal:
        raise CodedValueError(refusal.code, **refusal.arguments) from None
    return NewGame(
        id=secrets.token_urlsafe(9),
        family=table.family.name,
        rules=rules_line(rules),
        chairs=encoded(chairs),
        chance=secret,
        owners=(),
        deal=deal,
        entries=tuple(map(encoded, entries)),
    )


def _summary(row: GameRow, own: tuple[Seat, ...], stand: Stand) -> Summary:
    rules_text, rules_words, match = in_words(row.rules)
    targets, lines = _board(row.rules)
    return Summary(
        room=row.id,
        own=own,
        chairs=CHAIRS.decode(row.chairs),
        family=row.family,
        rules_text=rules_text,
        rules_words=rules_words,
        match=match,
        targets=targets,
        skunk_lines=lines,
        deal=row.deal,
        day=row.day,
        assisted=row.assisted,
        demonstrated=row.demonstrated,
        stand=stand,
        updated=row.updated,
    )
