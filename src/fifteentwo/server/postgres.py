"""A PostgreSQL database by its URL, for any number of processes: SQLAlchemy brings its tables up to date, asyncpg does the rest."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from fifteentwo.locales import CodedError
from fifteentwo.server.backends import Conflict, Hear, Parameters, Row, Statement, Value, not_saved
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.metrics import OVERTAKEN
from fifteentwo.server.notices import CHANNEL, Notices
from fifteentwo.server.upgrading import upgrade_postgres

if TYPE_CHECKING:
    import asyncpg

CONNECTIONS: Final = 10
"""The most connections of one process, without the one that listens."""

PATIENCE: Final = 15.0
"""Seconds within which the database has to answer."""

_PARAMETER: Final = re.compile(r"(?<![:\w]):([a-z]\w*)")
_NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
_TYPES: Final = {bool: "::BOOLEAN", int: "::BIGINT", str: "::VARCHAR"}


class Postgres:
    """A pool of connections that read and write, and one that listens."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool[Any] | None = None
        self._notices: Notices | None = None

    @property
    def process(self) -> int | None:
        """The number of this process among those that use the database."""
        return None if self._notices is None else self._notices.process

    async def open(self) -> None:
        """Connects, brings the tables up to date, and begins to listen."""
        import sqlalchemy as sa  # noqa: PLC0415 - only where there is such a database
        from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

        try:
            address = sa.make_url(self._url)
        except (ValueError, sa.exc.ArgumentError):
            raise StoreProblem("store-url") from None
        where = address.render_as_string(hide_password=True)
        if address.get_backend_name() != "postgresql":
            raise StoreProblem("store-not-kept", where=where, reason=CodedError("store-only-postgres"))
        try:
            query = {"ssl" if name == "sslmode" else name: value for name, value in address.query.items()}
            engine = create_async_engine(address.set(drivername="postgresql+asyncpg", query=query))
            async with engine.begin() as connection:
                await connection.run_sync(upgrade_postgres)
            await engine.dispose()
            _, options = engine.dialect.create_connect_args(engine.url)
            await self._connect(options)
        except ModuleNotFoundError:
            raise StoreProblem("store-asyncpg") from None
        except StoreProblem:
            raise
        except Exception as error:  # the query of the URL may cause many kinds
            raise StoreProblem("store-not-kept", where=where, reason=_reason(error)) from None

    async def _connect(self, options: Mapping[str, Any]) -> None:
        import asyncpg  # noqa: PLC0415

        self._pool = await asyncpg.create_pool(
            min_size=1, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE, reset=_nothing, **options
        )
        self._notices = Notices(options)
        await self._notices.open()

    async def close(self) -> None:
        """Ends every connection, when pending work is finished."""
        if self._notices is not None:
            await self._notices.close()
        if self._pool is not None:
            await self._pool.close()

    def listen(self, hear: Hear) -> None:
        """Calls this function with every notice from now on."""
        assert self._notices is not None, "the store is open"
        self._notices.hear = hear

    async def write(self, statements: Sequence[Statement], notice: str = "") -> None:
        """Executes the statements in a transaction."""
        import asyncpg  # noqa: PLC0415

        assert self._pool is not None, "the store is open"
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for statement in statements:
                    if statement.rows:
                        await _execute(connection, statement)
                if notice:
                    await connection.execute(_NOTIFY, notice)
        except asyncpg.IntegrityConstraintViolationError as error:
            OVERTAKEN.inc()
            raise Conflict(str(error)) from None
        except _errors() as error:
            raise not_saved(_reason(error)) from None

    async def read(self, sql: str, parameters: Parameters) -> Sequence[Row]:
        """Executes the query on a connection of its own, twice if that connection has been cut off."""
        assert self._pool is not None, "the store is open"
        query, names = positional(sql, _types_of([parameters]))
        values = [parameters[name] for name in names]
        try:
            try:
                found: Sequence[Any] = await self._pool.fetch(query, *values)
            except _cut_off():
                found = await self._pool.fetch(query, *values)
        except _errors() as error:
            raise StoreProblem("store-not-read", reason=_reason(error)) from None
        return [tuple(row) for row in found]


async def _execute(connection: asyncpg.pool.PoolConnectionProxy[Any], statement: Statement) -> None:
    query, names = positional(statement.sql, _types_of(statement.rows))
    rows = [[row[name] for name in names] for row in statement.rows]
    if len(rows) == 1:
        await connection.execute(query, *rows[0])
    else:
        await connection.executemany(query, rows)


def _types_of(rows: Sequence[Parameters]) -> tuple[tuple[str, type], ...]:
    """The types of the parameters that have a value in one of the rows."""
    known: dict[str, type] = {}
    for row in rows:
        known |= {name: type(value) for name, value in row.items() if value is not None}
    return tuple(sorted(known.items(), key=_name))


def _name(named: tuple[str, type[Value]]) -> str:
    return named[0]


@lru_cache(maxsize=512)
def positional(sql: str, types: tuple[tuple[str, type], ...]) -> tuple[str, tuple[str, ...]]:
    """The statement with numbered parameters in place of named ones, and their names in order.

    PostgreSQL cannot always tell the type of a parameter, so each is cast to the type of its value.

    >>> positional("UPDATE seats SET owner = :owner WHERE seat = :seat AND owner <> :owner", (("seat", int),))
    ('UPDATE seats SET owner = $1 WHERE seat = $2::BIGINT AND owner <> $1', ('owner', 'seat'))
    """
    names: list[str] = []
    known = dict(types)

    def numbered(found: re.Match[str]) -> str:
        name = found[1]
        if name not in names:
            names.append(name)
        return f"${names.index(name) + 1}{_TYPES.get(known.get(name, type(None)), '')}"

    return _PARAMETER.sub(numbered, sql), tuple(names)


async def _nothing(_connection: object) -> None:
    """Leaves a connection as it is: no statement of the store changes its settings."""


def _errors() -> tuple[type[Exception], ...]:
    """What asyncpg raises when the database fails."""
    import asyncpg  # noqa: PLC0415

    return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)


def _cut_off() -> tuple[type[Exception], ...]:
    """What asyncpg raises when a connection that was open has been cut off, as by a restart of the database."""
    import asyncpg  # noqa: PLC0415

    return (ConnectionError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.AdminShutdownError)


def _reason(error: Exception) -> str:
    found = getattr(error, "orig", None) or error
    text = str(getattr(found, "strerror", None) or found) or type(found).__name__
    return text.rstrip(".")
