"""A PostgreSQL database by its URL, for any number of processes: SQLAlchemy brings its tables up to date, asyncpg does the rest."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

import msgspec

from fifteentwo.locales import CodedError
from fifteentwo.server.backends import (
    PARAMETER,
    Conflict,
    Hear,
    Job,
    Parameters,
    Row,
    Statement,
    Value,
    not_saved,
    of_many,
    settle,
)
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

_NOTIFY: Final = f"SELECT pg_notify('{CHANNEL}', $1)"
_TYPES: Final[Mapping[type, str]] = {bool: "BOOLEAN", int: "BIGINT", float: "DOUBLE PRECISION", str: "VARCHAR"}


class Postgres:
    """A pool of connections that read and write, and one that listens."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool[Any] | None = None
        self._notices: Notices | None = None
        self._jobs: list[Job] = []
        self._writing: asyncio.Task[None] | None = None

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
            min_size=0, max_size=CONNECTIONS, command_timeout=PATIENCE, timeout=PATIENCE, reset=_nothing, **options
        )
        self._notices = Notices(options)
        await self._notices.open()

    async def close(self) -> None:
        """Ends every connection, when pending work is finished."""
        if self._writing is not None:
            await self._writing
        if self._notices is not None:
            await self._notices.close()
        if self._pool is not None:
            await self._pool.close()

    def listen(self, hear: Hear) -> None:
        """Calls this function with every notice from now on."""
        assert self._notices is not None, "the store is open"
        self._notices.hear = hear

    async def write(self, statements: Sequence[Statement], notice: str = "", independent: bool = False) -> None:
        """Executes the statements in a transaction, if they are `independent` together with others that wait."""
        import asyncpg  # noqa: PLC0415

        assert self._pool is not None, "the store is open"
        if independent:
            job = Job(statements, asyncio.get_running_loop().create_future(), notice)
            self._jobs.append(job)
            self._writing = self._writing or asyncio.create_task(self._write_jobs())
            await job.done
            return
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

    async def _write_jobs(self) -> None:
        """Writes the jobs that wait in one transaction, then those that have come meanwhile.

        The database lets one transaction with a notice commit at a time. All processes write in the order of the rooms, so
        that none waits for another that waits for it.
        """
        while self._jobs:
            jobs, self._jobs = sorted(self._jobs, key=_notice), []
            settle(jobs, await self._outcomes(jobs))
        self._writing = None

    async def _outcomes(self, jobs: Sequence[Job]) -> Sequence[Exception | None]:
        """Writes the jobs together or, if that fails for some of them, each by itself; returns the outcome of each."""
        import asyncpg  # noqa: PLC0415

        assert self._pool is not None
        try:
            statement, parameters = as_one(jobs)
            await self._pool.execute(statement, *parameters)
        except (asyncpg.IntegrityConstraintViolationError, asyncpg.DeadlockDetectedError) as error:
            problem: Exception = Conflict(str(error))
        except _errors() as error:
            return [not_saved(_reason(error)) for _ in jobs]
        except Exception as error:  # any error is passed to the caller who waits
            problem = error
        else:
            return [None] * len(jobs)
        if len(jobs) == 1:
            if isinstance(problem, Conflict):
                OVERTAKEN.inc()
            return [problem]
        return [outcome for job in jobs for outcome in await self._outcomes([job])]

    async def read(self, sql: str, parameters: Parameters) -> Sequence[Row]:
        """Executes the query on a connection of its own, twice if that connection has been cut off."""
        assert self._pool is not None, "the store is open"
        if any(isinstance(value, str) and "\0" in value for value in parameters.values()):
            return []  # no text in PostgreSQL has this character, and it would call the question an error
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


def as_one(jobs: Sequence[Job]) -> tuple[str, list[str]]:
    """One statement for these jobs, whose statements are independent, and its parameters: rows and notices in JSON.

    >>> take = Statement("INSERT INTO seats (game, seat) VALUES (:game, :seat)", [{"game": "a", "seat": 1}])
    >>> statement, parameters = as_one([Job([take], done=None, notice="a seats")])
    >>> statement
    'WITH w1 AS (INSERT INTO seats (game, seat) SELECT given.game, given.seat FROM json_to_recordset($1::JSON) \
AS given(game VARCHAR, seat BIGINT)) SELECT pg_notify($$fifteentwo$$, notice) FROM json_array_elements_text($2::JSON) AS notice'
    >>> parameters
    ['[{"game":"a","seat":1}]', '["a seats"]']
    """
    together: dict[str, list[Parameters]] = {}
    for job in jobs:
        for statement in job.statements:
            together.setdefault(statement.sql, []).extend(statement.rows)
    filled = {sql: rows for sql, rows in together.items() if rows}
    parts = (f"w{at} AS ({_of_records(sql, at, _types_of(filled[sql]))})" for at, sql in enumerate(filled, 1))
    notify = (
        f"SELECT pg_notify($${CHANNEL}$$, notice) FROM json_array_elements_text(${len(filled) + 1}::JSON) AS notice"  # noqa: S608
    )
    given = [*filled.values(), [job.notice for job in jobs if job.notice]]
    return f"WITH {', '.join(parts)} {notify}", [msgspec.json.encode(each).decode() for each in given]


@lru_cache(maxsize=512)
def _of_records(sql: str, at: int, types: tuple[tuple[str, type], ...]) -> str:
    """An INSERT or UPDATE for the rows in the parameter with this number, a list in JSON."""
    columns = ", ".join(f"{name} {_TYPES[kind]}" for name, kind in types)
    absent = {*PARAMETER.findall(sql)} - {name for name, _ in types}
    return of_many(sql, f"json_to_recordset(${at}::JSON) AS given({columns})", absent)


def _types_of(rows: Sequence[Parameters]) -> tuple[tuple[str, type], ...]:
    """The types of the parameters that have a value in one of the rows."""
    known: dict[str, type] = {}
    for row in rows:
        known |= {name: type(value) for name, value in row.items() if value is not None}
    return tuple(sorted(known.items(), key=_name))


def _notice(job: Job) -> str:
    return job.notice


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
        cast = f"::{_TYPES[known[name]]}" if name in known else ""
        return f"${names.index(name) + 1}{cast}"

    return PARAMETER.sub(numbered, sql), tuple(names)


async def _nothing(_connection: object) -> None:
    """Leaves a connection as it is: no statement of the store changes its settings."""


def _errors() -> tuple[type[Exception], ...]:
    """What asyncpg raises when the database fails."""
    import asyncpg  # noqa: PLC0415

    return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def _cut_off() -> tuple[type[Exception], ...]:
    """What asyncpg raises when a connection that was open has been cut off, as by a restart of the database."""
    import asyncpg  # noqa: PLC0415

    return (
        ConnectionError,
        asyncpg.PostgresConnectionError,
        asyncpg.InterfaceError,
        asyncpg.AdminShutdownError,
        asyncpg.InternalClientError,  # the connection is cut off before it is ready
    )


def _reason(error: Exception) -> str:
    found = getattr(error, "orig", None) or error
    text = str(getattr(found, "strerror", None) or found) or type(found).__name__
    return text.rstrip(".")
