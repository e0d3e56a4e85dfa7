"""The store: rooms, who holds their seats, and the log of each, which is the only truth about a room.

An entry is committed before anybody is told of it. On SQLite a commit is forced to the disk
(`synchronous=FULL`), so that it outlives the process and a power cut alike. No two processes can write
the same entry of a log: its number is part of the key.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from fifteentwo.game import Seat
from fifteentwo.record import read_card
from fifteentwo.rules import CribbageRules, every_field, parse
from fifteentwo.server.folder import StoreProblem, data_folder
from fifteentwo.server.upgrading import migrate
from fifteentwo.server.wire import ENCODER, Chair
from fifteentwo.table import AnyEntry

HEAD: Final = "0003"
"""The version of the migrations that this store uses; `games` goes further."""

SCHEMA: Final = sa.MetaData()
"""All tables, those of the games for one too (`server/solo/keeping.py`)."""

_rooms: Final = sa.Table(
    "rooms",
    SCHEMA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("chairs", sa.Text, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=True),
    sa.Column("chance", sa.String(64), nullable=False),
    sa.Column("created", sa.String(32), nullable=False),
    sa.Column("updated", sa.String(32), nullable=False),
)
_seats: Final = sa.Table(
    "seats",
    SCHEMA,
    sa.Column("token_sha256", sa.String(64), primary_key=True),
    sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
)
_entries: Final = sa.Table(
    "entries",
    SCHEMA,
    sa.Column("room", sa.String(32), sa.ForeignKey("rooms.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)

_ENTRY: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry, dec_hook=read_card)
_CHAIRS: Final = msgspec.json.Decoder(tuple[Chair, ...])


class Overtaken(Exception):  # noqa: N818 - nothing has gone wrong, somebody was quicker
    """An entry of this number is there already: another process has gone on with the room."""


class BadLog(Exception):  # noqa: N818 - a sentence too
    """What is kept of a room cannot be played; the message is a sentence that says what of it, and why."""

    def __init__(self, what: str, why: object) -> None:
        super().__init__(f"This game cannot be opened: {what} ({str(why).rstrip('.')}).")


class RoomRow(Struct, frozen=True):
    """What the store knows of a room beside its log; times are ISO 8601, UTC.

    `chance` is the secret its cards are drawn from; it never leaves the server. `hints`: whether one may ask for them.
    """

    id: str
    rules: CribbageRules
    chairs: tuple[Chair, ...]
    hints: bool
    chance: str
    created: str
    updated: str


class Store:
    """Rooms in SQLite in a folder, or in a database by its URL (postgresql://...)."""

    def __init__(self, data: Path | None = None, url: str | None = None) -> None:
        self._folder = None if url else data_folder(data)
        address = _database(url) if url else sa.make_url(f"sqlite:///{self._folder}/rooms.sqlite3")
        self._is_sqlite = address.get_backend_name() == "sqlite"
        driver = "sqlite+aiosqlite" if self._is_sqlite else "postgresql+asyncpg"
        try:
            self.engine = create_async_engine(address.set(drivername=driver))
        except ModuleNotFoundError:
            raise StoreProblem(
                "PostgreSQL needs the package asyncpg, which is not installed: pip install asyncpg."
            ) from None
        self._is_open = False
        if self._is_sqlite:
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)

    async def open(self) -> None:
        """Makes the folder and brings the tables up to date. Raises StoreProblem."""
        if self._is_open:
            return
        try:
            if self._folder is not None:
                self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            async with self.engine.begin() as connection:
                version = await connection.run_sync(_version)
                if version != HEAD:
                    await connection.run_sync(migrate, version, HEAD)
        except OSError as error:
            where = self._folder or self.engine.url.host
            raise StoreProblem(f"The games cannot be kept in {where}: {error.strerror or error}.") from None
        except SQLAlchemyError as error:
            where = self.engine.url.render_as_string(hide_password=True) if self._folder is None else self._folder
            reason = getattr(error, "orig", None) or error
            raise StoreProblem(f"The games cannot be kept in {where}: {reason}.") from None
        self._is_open = True

    async def close(self) -> None:
        """Ends every connection."""
        await self.engine.dispose()

    async def add_room(
        self,
        room: str,
        rules: CribbageRules,
        chairs: tuple[Chair, ...],
        tokens: Sequence[tuple[str, Seat]],
        first: AnyEntry,
        hints: bool | None = None,
    ) -> None:
        """A new room with its first entry; `tokens` are kept as hashes only. `hints` None: where one person sits."""
        now = _now()
        row = {
            "id": room,
            "rules": _rules_text(rules),
            "chairs": _text(chairs),
            "hints": hints,
            "chance": secrets.token_hex(32),
            "created": now,
            "updated": now,
        }
        held = [{"token_sha256": _hash(token), "room": room, "seat": seat} for token, seat in tokens]
        async with self.engine.begin() as connection:
            await connection.execute(sa.insert(_rooms), row)
            await connection.execute(sa.insert(_seats), held)
            await connection.execute(sa.insert(_entries), {"room": room, "number": 1, "entry": _text(first)})

    async def seat(self, token: str) -> tuple[str, Seat] | None:
        """The room and the seat this token holds, or None."""
        asked = sa.select(_seats.c.room, _seats.c.seat).where(_seats.c.token_sha256 == _hash(token))
        async with self.engine.connect() as connection:
            found = (await connection.execute(asked)).first()
        return None if found is None else (found.room, found.seat)

    async def room(self, room: str) -> RoomRow | None:
        """What is known of a room, or None. Raises BadLog."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(sa.select(_rooms).where(_rooms.c.id == room))).first()
        if found is None:
            return None
        try:
            rules, chairs = parse(found.rules, CribbageRules), _CHAIRS.decode(found.chairs)
        except (ValueError, msgspec.MsgspecError) as error:
            raise BadLog("its rules or its chairs cannot be read", error) from None
        alone = sum(chair.player is None for chair in chairs) == 1
        return RoomRow(
            found.id,
            rules,
            chairs,
            alone if found.hints is None else found.hints,
            found.chance,
            found.created,
            found.updated,
        )

    async def entries(self, room: str, since: int = 0) -> list[AnyEntry]:
        """The entries of a room after the one of this number, in order. Raises BadLog."""
        asked = (
            sa.select(_entries.c.number, _entries.c.entry)
            .where(_entries.c.room == room, _entries.c.number > since)
            .order_by(_entries.c.number)
        )
        async with self.engine.connect() as connection:
            return [_entry(number, text) for number, text in await connection.execute(asked)]

    async def append(self, room: str, number: int, entry: AnyEntry) -> None:
        """Adds the entry of this number; when this returns it is kept. Raises Overtaken."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(sa.insert(_entries), {"room": room, "number": number, "entry": _text(entry)})
                await connection.execute(sa.update(_rooms).where(_rooms.c.id == room).values(updated=_now()))
        except IntegrityError:
            raise Overtaken(f"{room} has an entry {number} already") from None


def _database(url: str) -> sa.URL:
    try:
        address = sa.make_url(url)
    except sa.exc.ArgumentError:
        raise StoreProblem(
            "The URL of the database cannot be read; one looks like postgresql://user@host/name."
        ) from None
    if address.get_backend_name() not in ("postgresql", "sqlite"):
        where = address.render_as_string(hide_password=True)
        raise StoreProblem(f"The games cannot be kept in {where}: only PostgreSQL (postgresql://...) has a URL here.")
    return address


def _entry(number: int, text: str) -> AnyEntry:
    try:
        return _ENTRY.decode(text)
    except (ValueError, msgspec.MsgspecError) as error:
        raise BadLog(f"entry {number} of its log cannot be read", error) from None


def _text(thing: Any) -> str:
    return ENCODER.encode(thing).decode()


def _rules_text(rules: CribbageRules) -> str:
    """Every field, as a preset may change and a room may not."""
    return " ".join(f"{name}={value}" for name, value in every_field(rules).items())


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _version(connection: sa.Connection) -> str | None:
    """The migration the tables stand at, found without loading alembic; None for an empty database."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
