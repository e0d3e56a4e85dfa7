"""The evenings in the store: their logs, who takes part in them, and the rooms of their games."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from fifteentwo.server.backends import Parameters, Row, Statement, Value
from fifteentwo.server.hashes import invitation_hash, token_hash

ORGANISER: Final = -1
"""In place of a player: the organiser."""

_INSERT_CLUB: Final = "INSERT INTO clubs (id, name, created) VALUES (:id, :name, :now)"
_INSERT: Final = """
    INSERT INTO evenings (id, club, secret, join_hash, created, length) VALUES (:id, :club, :secret, :join, :now, 1)
"""
_INSERT_EVENT: Final = (
    "INSERT INTO evening_events (evening, number, at, event) VALUES (:evening, :number, :now, :event)"
)
_LENGTH: Final = "UPDATE evenings SET length = :number WHERE id = :evening"
_INSERT_PERSON: Final = """
    INSERT INTO evening_people (evening, owner_sha256, player) VALUES (:evening, :owner, :player) ON CONFLICT DO NOTHING
"""
_INSERT_ROOM: Final = "INSERT INTO evening_rooms (room, evening, game) VALUES (:room, :evening, :game)"
_GIVE_SEAT: Final = "UPDATE seats SET owner_sha256 = :owner WHERE game = :room AND seat = :seat"
_COLUMNS: Final = "evenings.id, evenings.club, evenings.secret, evenings.created, evenings.length, clubs.name"
_FROM: Final = "FROM evenings LEFT JOIN clubs ON clubs.id = evenings.club"
_ROW: Final = f"SELECT {_COLUMNS} {_FROM} WHERE evenings.id = :id"
_BY_CODE: Final = f"SELECT {_COLUMNS} {_FROM} WHERE evenings.join_hash = :join"
_OF_OWNER: Final = f"""
    SELECT {_COLUMNS} {_FROM}
    WHERE evenings.id IN (SELECT evening FROM evening_people WHERE owner_sha256 = :owner)
    ORDER BY evenings.created DESC, evenings.id LIMIT :most
"""  # noqa: S608
_OF_CLUB: Final = f"SELECT {_COLUMNS} {_FROM} WHERE evenings.club = :club ORDER BY evenings.created, evenings.id"
_SINCE: Final = (
    f"SELECT {_COLUMNS} {_FROM} WHERE evenings.created >= :since ORDER BY evenings.created DESC, evenings.id"
)
_EVENTS: Final = """
    SELECT at, event FROM evening_events WHERE evening = :evening AND number > :since ORDER BY number
"""
_PEOPLE: Final = "SELECT owner_sha256, player FROM evening_people WHERE evening = :evening ORDER BY player"
_OF_ROOM: Final = "SELECT evening, game FROM evening_rooms WHERE room = :room"
_CLUBS_OF: Final = """
    SELECT DISTINCT clubs.id, clubs.name FROM clubs JOIN evenings ON evenings.club = clubs.id
    JOIN evening_people ON evening_people.evening = evenings.id
    WHERE owner_sha256 = :owner AND player <= :most ORDER BY clubs.name, clubs.id
"""
_CLUBS_NAMED: Final = "SELECT id, name FROM clubs WHERE name = :name ORDER BY created, id"


class EveningRow(Struct, frozen=True):
    """A row of the table of evenings, with the name of its club. `secret` never leaves the server."""

    id: str
    club: str | None
    secret: str
    created: str
    length: int
    club_name: str | None

    def __repr__(self) -> str:
        return f"EveningRow({self.id!r}, length={self.length})"


class EveningStore:
    """The evenings in a store, which writes and reads for them."""

    def __init__(
        self,
        write: Callable[..., Awaitable[None]],
        read: Callable[[str, Parameters], Awaitable[Sequence[Row]]],
    ) -> None:
        self._write = write
        self._read = read

    async def create(self, row: EveningRow, join_code: str, event: str, owner_token: str | None) -> None:
        """Stores a new evening with its first event; this owner, if there is one, is the organiser."""
        named: dict[str, Value] = {"id": row.id, "evening": row.id, "club": row.club, "secret": row.secret}
        named |= {"join": invitation_hash(join_code), "now": row.created, "number": 1, "event": event}
        organiser = [] if owner_token is None else [_person(row.id, owner_token, ORGANISER)]
        await self._write(
            Statement(_INSERT, [named]), Statement(_INSERT_EVENT, [named]), Statement(_INSERT_PERSON, organiser)
        )

    async def create_club(self, club: str, name: str) -> None:
        """Stores a new club."""
        await self._write(Statement(_INSERT_CLUB, [{"id": club, "name": name, "now": now()}]))

    async def append(
        self, evening: str, first: int, events: Sequence[str], owner_token: str | None = None, player: int = 0
    ) -> None:
        """Adds events to the log; with an owner, this player is theirs. Raises Conflict."""
        at = now()
        rows: list[Parameters] = [
            {"evening": evening, "number": number, "now": at, "event": event}
            for number, event in enumerate(events, first)
        ]
        person = [] if owner_token is None else [_person(evening, owner_token, player)]
        await self._write(
            Statement(_INSERT_EVENT, rows), Statement(_LENGTH, rows[-1:]), Statement(_INSERT_PERSON, person)
        )

    async def admit(self, evening: str, owner_token: str, player: int) -> None:
        """This owner is the organiser, or this player."""
        await self._write(Statement(_INSERT_PERSON, [_person(evening, owner_token, player)]))

    async def give_room(self, evening: str, game: int, room: str, owners: Sequence[str]) -> None:
        """Gives the seats of a room to the owners with these hashes, and notes which game is played there."""
        await self._write(
            Statement(_INSERT_ROOM, [{"room": room, "evening": evening, "game": game}]),
            Statement(_GIVE_SEAT, [{"room": room, "seat": seat, "owner": owner} for seat, owner in enumerate(owners)]),
        )

    async def row(self, evening: str) -> EveningRow | None:
        """The row of an evening, or None."""
        rows = await self._read(_ROW, {"id": evening})
        return EveningRow(*rows[0]) if rows else None

    async def by_code(self, join_code: str) -> EveningRow | None:
        """The evening that one joins by this code, or None."""
        rows = await self._read(_BY_CODE, {"join": invitation_hash(join_code)})
        return EveningRow(*rows[0]) if rows else None

    async def of_owner(self, owner_token: str, most: int) -> list[EveningRow]:
        """The evenings in which this owner takes part, the newest first."""
        rows = await self._read(_OF_OWNER, {"owner": token_hash(owner_token), "most": most})
        return [EveningRow(*row) for row in rows]

    async def of_club(self, club: str) -> list[EveningRow]:
        """The evenings of a club, the oldest first."""
        return [EveningRow(*row) for row in await self._read(_OF_CLUB, {"club": club})]

    async def since(self, created: str) -> list[EveningRow]:
        """The evenings opened since this time, the newest first."""
        return [EveningRow(*row) for row in await self._read(_SINCE, {"since": created})]

    async def events(self, evening: str, since: int = 0) -> list[tuple[str, str]]:
        """The times and events of a log after number `since`, in order."""
        return [(at, event) for at, event in await self._read(_EVENTS, {"evening": evening, "since": since})]

    async def people(self, evening: str) -> list[tuple[str, int]]:
        """The hashes of the owners who take part, each with a player or ORGANISER."""
        return [(owner, player) for owner, player in await self._read(_PEOPLE, {"evening": evening})]

    async def of_room(self, room: str) -> tuple[str, int] | None:
        """The evening and the game that are played in a room, or None."""
        for evening, game in await self._read(_OF_ROOM, {"room": room}):
            return evening, game
        return None

    async def clubs_of(self, owner_token: str, only_organised: bool) -> list[tuple[str, str]]:
        """The ids and names of the clubs in whose evenings this owner takes part, or which they organise."""
        most = ORGANISER if only_organised else 1_000_000
        named: dict[str, Value] = {"owner": token_hash(owner_token), "most": most}
        return [(club, name) for club, name in await self._read(_CLUBS_OF, named)]

    async def clubs_named(self, name: str) -> list[tuple[str, str]]:
        """The clubs with this name, the oldest first."""
        return [(club, named) for club, named in await self._read(_CLUBS_NAMED, {"name": name})]


def now() -> str:
    """The time as the store keeps it: ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="microseconds")


def _person(evening: str, owner_token: str, player: int) -> dict[str, Value]:
    return {"evening": evening, "owner": token_hash(owner_token), "player": player}
