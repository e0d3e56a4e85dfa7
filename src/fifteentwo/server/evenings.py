"""The evenings on this server: their logs in memory, those who follow them, and the rooms of their games.

An event is checked against the fold of the log, stored, and only then told. If another process was faster, the log is
read again and the event checked once more.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import SystemRandom
from typing import TYPE_CHECKING, Final, cast

import msgspec

from fifteentwo.club import AnyEveningEvent, Evening, NotAllowed, Result, Settings, check, evolve, fold, next_round
from fifteentwo.club.events import EveningOpened, Joined, ResultSettled, RoomOpened
from fifteentwo.club.formats import format_of
from fifteentwo.locales import CodedValueError
from fifteentwo.server.backends import Conflict
from fifteentwo.server.evening_codes import is_join_code, join_code, place_of
from fifteentwo.server.evening_rooms import open_room_for, result_in
from fifteentwo.server.evening_rows import ORGANISER, EveningRow, now
from fifteentwo.server.evening_view import Dated, has_ended, reports_of, view_of
from fifteentwo.server.evening_wire import EveningUpdate, EveningView, NewEvening
from fifteentwo.server.hashes import token_hash
from fifteentwo.server.invitation_codes import as_written
from fifteentwo.server.listeners import Listener
from fifteentwo.server.lobby import Lobby, Unknown
from fifteentwo.server.names import clean_name, distinct_name
from fifteentwo.server.wire import ENCODER

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

MOST_KEPT: Final = 64
"""The most evenings kept in memory that nobody follows."""

MOST_LISTED: Final = 200
LONGEST_NAME: Final = 80
_POLL: Final = 2.0
"""Seconds between looks for events that another process has stored."""

EVENT: Final[msgspec.json.Decoder[AnyEveningEvent]] = msgspec.json.Decoder(AnyEveningEvent)

Decide = Callable[[Evening], Sequence[AnyEveningEvent]]
"""The events that follow from a state. Raises NotAllowed."""


class Follower(Listener):
    """A page that follows an evening: `owner` is the hash of its token, or nothing in the hall."""

    def __init__(self, owner: str = "") -> None:
        super().__init__(None)
        self.owner = owner


class OpenEvening:
    """An evening in memory: the fold of its log, and its followers. One event at a time."""

    def __init__(self, row: EveningRow) -> None:
        self.row = row
        self.log: list[Dated] = []
        self.state = Evening(Settings(""))
        self.people: dict[str, set[int]] = {}
        self.followers: set[Follower] = set()
        self.lock = asyncio.Lock()
        self.polling: asyncio.Task[None] | None = None

    def add(self, stored: Sequence[tuple[str, str]]) -> None:
        """Folds these times and events of the log."""
        for at, text in stored:
            event = EVENT.decode(text)
            self.log.append(Dated(at, event))
            self.state = evolve(self.state, event)

    def places(self, owner: str) -> set[int]:
        """The players of somebody, and ORGANISER for an organiser."""
        return self.people.get(owner, set())

    def owners(self, player: int) -> list[str]:
        """The hashes of those who are this player."""
        return [owner for owner, places in self.people.items() if player in places]

    def view(self) -> EveningView:
        """What everybody in the hall may see."""
        phones = {place for places in self.people.values() for place in places}
        return view_of(self.row, self.state, self.log, phones)

    def update(self, owner: str, view: EveningView | None = None) -> EveningUpdate:
        """The evening as somebody sees it."""
        places = self.places(owner)
        mine = tuple(sorted(places - {ORGANISER}))
        organiser = ORGANISER in places
        code = join_code(self.row.secret) if places else None
        return EveningUpdate(view or self.view(), organiser, mine, code, reports_of(self.state, organiser, mine))

    def tell(self) -> None:
        """Sends the evening to all followers."""
        view = cast(EveningView, msgspec.Raw(ENCODER.encode(self.view())))  # the large part, encoded once for all
        known: dict[str, bytes] = {}
        for follower in self.followers:
            if follower.owner not in known:
                known[follower.owner] = ENCODER.encode(self.update(follower.owner, view))
            follower.put(known[follower.owner])


class Evenings:
    """The evenings of a store. `lobby` has the rooms of games that are played on this server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.store = lobby.store.evenings
        self._kept: OrderedDict[str, OpenEvening] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    # Finding and opening

    async def create(self, asked: NewEvening, token: str | None, club: str | None = None) -> EveningRow:
        """Opens an evening; this owner is its organiser. `club` is the id of a club. Raises ValueError."""
        settings = _settings(asked)
        secret = secrets.token_hex(24)
        row = EveningRow(secrets.token_urlsafe(6), club, secret, now(), 1, None)
        await self.store.create(row, join_code(secret), _text(EveningOpened(settings)), token)
        return row

    async def club(self, name: str, token: str | None) -> str:
        """The id of the club with this name: one this owner organises, without an owner any, or a new one."""
        name = clean_name(name)
        known = await (
            self.store.clubs_named(name) if token is None else self.store.clubs_of(token, only_organised=True)
        )
        for club, called in known:
            if called.casefold() == name.casefold():
                return club
        club = secrets.token_urlsafe(6)
        await self.store.create_club(club, name)
        return club

    async def find(self, evening: str) -> OpenEvening:
        """An evening, up to date. Raises Unknown."""
        kept = self._kept.get(evening)
        if kept is None:
            row = await self.store.row(evening)
            if row is None:
                raise Unknown("evening-unknown")
            kept = self._kept.setdefault(evening, OpenEvening(row))
            await self._settle_rooms(kept)
        self._kept.move_to_end(evening)
        self._forget()
        async with kept.lock:
            await self._catch_up(kept)
        return kept

    async def of_code(self, code: str) -> OpenEvening:
        """The evening that one joins by the code that somebody has typed. Raises Unknown."""
        row = await self.store.by_code(as_written(code))
        if row is None:
            raise Unknown("evening-code-wrong")
        return await self.find(row.id)

    async def read(self, row: EveningRow) -> Evening:
        """The state of an evening, without keeping it."""
        return fold([EVENT.decode(text) for _, text in await self.store.events(row.id)])

    async def _catch_up(self, kept: OpenEvening) -> bool:
        """Reads what is new in the log; returns whether anything is. The lock must be held."""
        new = await self.store.events(kept.row.id, len(kept.log))
        people: dict[str, set[int]] = {}
        for owner, player in await self.store.people(kept.row.id):
            people.setdefault(owner, set()).add(player)
        changed = bool(new) or people != kept.people
        kept.people = people
        kept.add(new)
        return changed

    def _forget(self) -> None:
        idle = [name for name, kept in self._kept.items() if not kept.followers and not kept.lock.locked()]
        for name in idle[: max(0, len(idle) - MOST_KEPT)]:
            del self._kept[name]

    # Events

    async def do(self, kept: OpenEvening, decide: Decide, token: str | None = None) -> None:
        """Stores the events that follow from the state now, and tells everybody.

        With a token, the player who joins belongs to this owner. Raises NotAllowed and StoreProblem.
        """
        async with kept.lock:
            while True:
                await self._catch_up(kept)
                # To pair a full hall takes a tenth of a second, in which others are served.
                events = await asyncio.to_thread(_decided, kept, decide)
                joined = next((event.player for event in events if isinstance(event, Joined)), 0)
                if not events:
                    return
                with suppress(Conflict):
                    texts = [_text(event) for event in events]
                    await self.store.append(kept.row.id, len(kept.log) + 1, texts, token, joined)
                    break
            await self._catch_up(kept)
            await self._open_rooms(kept)
            kept.tell()

    async def join(self, kept: OpenEvening, name: str, token: str | None, another: bool = False) -> int:
        """Somebody joins, or is typed in if there is no token; returns their player. Raises ValueError and NotAllowed."""
        cleaned = clean_name(name)
        if token is not None and not another:
            for player in sorted(kept.places(token_hash(token)) - {ORGANISER}):
                return player

        def joined(state: Evening) -> list[AnyEveningEvent]:
            named = distinct_name(cleaned, [player.name for player in state.players])
            return [Joined(len(state.players), named, SystemRandom().randrange(1_000_000), token is None)]

        await self.do(kept, joined, token)
        return len(kept.state.players) - 1

    async def claim(self, kept: OpenEvening, code: str, token: str) -> int:
        """This owner has the place that a code stands for. Raises Unknown."""
        player = place_of(kept.row, len(kept.state.players), code)
        if player is None:
            raise Unknown("evening-code-wrong")
        await self.store.admit(kept.row.id, token, player)
        async with kept.lock:
            if await self._catch_up(kept):
                kept.tell()
        return player

    # Rooms

    async def play_here(self, kept: OpenEvening, number: int) -> None:
        """Opens a room for a game of two players with phones. Raises NotAllowed."""
        async with kept.lock:
            await self._catch_up(kept)
            if not 0 <= number < len(kept.state.games):
                raise NotAllowed("evening-no-game")
            check(kept.state, RoomOpened(number, ""))
            if not await self._open_room(kept, number):
                raise NotAllowed("evening-no-phone")
            kept.tell()

    async def _open_rooms(self, kept: OpenEvening) -> None:
        """Opens the rooms of new games, where games are played on this server."""
        if kept.state.settings.on_screens:
            for game in kept.state.open_games:
                if game.room is None and game.report == "none":
                    await self._open_room(kept, game.id)

    async def _open_room(self, kept: OpenEvening, number: int) -> bool:
        """Opens the room of a game, if both have a phone; the lock must be held."""
        game = kept.state.games[number]
        owners = [kept.owners(player) for player in game.players]
        if not all(owners):
            return False
        room = await open_room_for(self.lobby, kept.state, game)
        await self.store.give_room(kept.row.id, number, room, [each[0] for each in owners])
        with suppress(Conflict):
            await self.store.append(kept.row.id, len(kept.log) + 1, [_text(RoomOpened(number, room))])
        await self._catch_up(kept)
        return True

    def room_ended(self, room: Room) -> None:
        """A game has ended in a room: if it belongs to an evening, its result counts there."""
        task = asyncio.get_running_loop().create_task(self._settle_by_room(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _settle_by_room(self, room: Room) -> None:
        place = await self.store.of_room(room.row.id)
        if place is not None:
            kept = await self.find(place[0])
            await self._settle(kept, place[1], room)

    async def _settle(self, kept: OpenEvening, number: int, room: Room) -> None:
        def settled(state: Evening) -> list[AnyEveningEvent]:
            game = state.games[number]
            result = result_in(room.table, state.settings.target, is_match=game.knockout and state.settings.best_of > 1)
            return [] if result is None or not game.is_open else [ResultSettled(number, Result(*result), at_table=True)]

        with suppress(NotAllowed):
            await self.do(kept, settled)

    async def _settle_rooms(self, kept: OpenEvening) -> None:
        """Takes over the results of rooms that ended while nobody listened, as when the server was killed."""
        async with kept.lock:
            await self._catch_up(kept)
        for game in kept.state.open_games:
            if game.room is not None:
                with suppress(Unknown):
                    room = await self.lobby.room(game.room)
                    async with room.lock:
                        await room.catch_up()
                    await self._settle(kept, game.id, room)

    # Followers

    async def follow(self, kept: OpenEvening, follower: Follower) -> None:
        """From now on the follower is told everything, beginning with the evening as it is."""
        async with kept.lock:
            await self._catch_up(kept)
            kept.followers.add(follower)
            follower.put(ENCODER.encode(kept.update(follower.owner)))
        if kept.polling is None:
            kept.polling = asyncio.get_running_loop().create_task(self._poll(kept))

    def leave(self, kept: OpenEvening, follower: Follower) -> None:
        """The follower is told nothing more."""
        kept.followers.discard(follower)
        if not kept.followers and kept.polling is not None:
            kept.polling.cancel()
            kept.polling = None

    async def _poll(self, kept: OpenEvening) -> None:
        """Looks for what other processes have stored, and for the end of an arena, while somebody follows."""
        ended = has_ended(kept.state, kept.log)
        while True:
            await asyncio.sleep(_POLL)
            with suppress(Exception):  # a store that cannot be read now may be read the next time
                async with kept.lock:
                    over = has_ended(kept.state, kept.log)
                    if await self._catch_up(kept) or over != ended:
                        kept.tell()
                    ended = over

    # Who may

    def is_member(self, kept: OpenEvening, owner: str, code: str | None) -> bool:
        """Whether somebody takes part, or has the code of the hall."""
        return bool(kept.places(owner)) or (code is not None and is_join_code(kept.row, code))


def _decided(kept: OpenEvening, decide: Decide) -> list[AnyEveningEvent]:
    """The events that follow from the state of an evening now, each checked. Raises NotAllowed and ValueError."""
    events, state = [*decide(kept.state)], kept.state
    for event in events:
        check(state, event)
        state = evolve(state, event)
    return [*events, *_paired_at_once(kept, state, events)]


def _paired_at_once(kept: OpenEvening, state: Evening, events: Sequence[AnyEveningEvent]) -> list[AnyEveningEvent]:
    """In an arena that has begun, the pairings of those who are free now."""
    begun = format_of(state).is_arena and state.rounds and not state.seeds
    if not begun or not events or has_ended(state, kept.log) or state.is_closed:
        return []
    with suppress(NotAllowed):
        return [next_round(state)]
    return []


def _settings(asked: NewEvening) -> Settings:
    """The settings of a new evening. Raises ValueError, with a sentence."""
    if asked.rounds is not None and not 1 <= asked.rounds <= 100:
        raise CodedValueError("evening-rounds", most=100)
    if asked.target not in {61, 121}:
        raise CodedValueError("evening-target")
    if asked.best_of not in {1, 3, 5, 7}:
        raise CodedValueError("evening-best-of")
    if asked.minutes is not None and not 5 <= asked.minutes <= 24 * 60:
        raise CodedValueError("evening-minutes", least=5, most=24 * 60)
    return Settings(
        clean_name(asked.name),
        asked.format,
        asked.rounds,
        asked.target,
        asked.bye_wins,
        asked.best_of,
        asked.on_screens,
        asked.minutes,
    )


def _text(event: AnyEveningEvent) -> str:
    return msgspec.json.encode(event).decode()
