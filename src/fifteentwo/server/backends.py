"""What the store asks of a database, and SQLite, with one writer thread. `postgres` is the other one.

Both take the same SQL with named parameters. A write is a list of statements, executed in one transaction.
"""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from fifteentwo.locales import CodedError
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.upgrading import upgrade_sqlite

Value = str | int | float | None
Parameters = Mapping[str, Value]
Row = Sequence[Any]

FILE: Final = "rooms.sqlite3"


class Statement(NamedTuple):
    """One SQL statement, executed once for each row of parameters."""

    sql: str
    rows: Sequence[Parameters]


class Conflict(Exception):  # noqa: N818 - not an error: another process was faster
    """A row with this key already exists: another process has continued the game."""


Hear = Callable[[str | None], None]
"""Takes a notice from another process; None: notices may have been lost."""


class Backend(Protocol):
    """A database. Every method raises StoreProblem, with a sentence, when the database fails."""

    @property
    def process(self) -> int | None:
        """The number of this process among those that share the database; None if it is the only one."""

    async def open(self) -> None:
        """Creates or upgrades the database."""

    async def close(self) -> None:
        """Finishes pending work and closes every connection."""

    async def write(self, statements: Sequence[Statement], notice: str = "", independent: bool = False) -> None:
        """Executes the statements in one transaction, durable on return. Raises Conflict.

        All processes that share the database hear of the `notice` when the transaction is committed. If they are
        `independent`, no statement reads what another one writes, and they may be executed together.
        """

    async def read(self, sql: str, parameters: Parameters) -> Sequence[Row]:
        """The rows of a query."""

    def listen(self, hear: Hear) -> None:
        """Calls this function with every notice from now on. The database must be open."""


class Job(NamedTuple):
    """Statements that wait to be executed, and a future for whoever waits for them."""

    statements: Sequence[Statement]
    done: asyncio.Future[None]
    notice: str = ""
    independent: bool = False


class Sqlite:
    """A file in the data folder. One thread writes, in the order asked; another reads.

    The writer commits all jobs that wait at that moment in one transaction.
    """

    process: Final = None

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / FILE
        self._asked: list[Job] = []
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._writer: Thread | None = None
        self._readers = ThreadPoolExecutor(1, "store-reader")
        self._reading: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Creates the folder and the file, or upgrades the file, and starts the writer."""
        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            await asyncio.to_thread(upgrade_sqlite, self._path)
            connection = connect(self._path)
            self._reading = connect(self._path, read_only=True)
        except (OSError, sqlite3.Error) as error:
            raise StoreProblem("store-not-kept", where=str(self._folder), reason=_reason(error)) from None
        self._writer = Thread(target=self._run, args=(connection,), name="store-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Waits for the writer to finish, and closes both connections."""
        self._readers.shutdown()
        if self._reading is not None:
            self._reading.close()
        if self._writer is not None:  # the last connection to close removes the write-ahead log
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)

    async def write(self, statements: Sequence[Statement], notice: str = "", independent: bool = False) -> None:
        """Hands the statements to the writer and waits until they are committed."""
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        if not self._asked:
            loop.call_soon(self._hand_over)
        self._asked.append(Job(statements, done, notice, independent))
        await done

    def _hand_over(self) -> None:
        """Gives the writer what was asked for in this round of the event loop: waking it takes longer than most statements."""
        self._jobs.put(self._asked)
        self._asked = []

    async def read(self, sql: str, parameters: Parameters) -> Sequence[Row]:
        """Executes the query in the reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, sql, parameters)

    def listen(self, hear: Hear) -> None:
        """Does nothing: no other process uses the file."""

    def _read(self, sql: str, parameters: Parameters) -> Sequence[Row]:
        assert self._reading is not None, "the store is open"
        try:
            return self._reading.execute(sql, parameters).fetchall()
        except sqlite3.Error as error:
            raise StoreProblem("store-not-read", reason=_reason(error)) from None

    def _run(self, connection: sqlite3.Connection) -> None:
        """The writer thread."""
        writer, is_open = _Writer(connection), True
        while is_open:
            waiting = [self._jobs.get()]
            while not self._jobs.empty():
                waiting.append(self._jobs.get())
            is_open = None not in waiting
            jobs = [job for several in waiting if several is not None for job in several]
            outcomes = writer.outcomes(jobs)
            if jobs:
                with suppress(RuntimeError):  # the event loop was closed, so nobody is waiting
                    jobs[0].done.get_loop().call_soon_threadsafe(settle, jobs, outcomes)
        connection.close()


class _Writer:
    """The connection of the thread that writes."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._known: dict[tuple[str, ...], str] = {}

    def outcomes(self, jobs: Sequence[Job]) -> Sequence[Exception | None]:
        """Commits the jobs together or, if that fails, each separately; returns the outcome of each."""
        try:
            self._commit(jobs)
        except Exception as error:  # any error is passed to the caller who waits
            with suppress(sqlite3.Error):
                self._connection.rollback()
            if len(jobs) == 1:
                return [_as_told(error)]
            return [outcome for job in jobs for outcome in self.outcomes([job])]
        return [None] * len(jobs)

    def _commit(self, jobs: Sequence[Job]) -> None:
        """Commits the jobs in one transaction; if all are independent, in one statement."""
        together: dict[str, list[Parameters]] = {}
        for statement in (statement for job in jobs if job.independent for statement in job.statements):
            together.setdefault(statement.sql, []).extend(statement.rows)
        others = [statement for job in jobs if not job.independent for statement in job.statements]
        at_once = self._at_once(tuple(together)) if together else ""
        if others:
            self._connection.execute("BEGIN IMMEDIATE")
            for statement in others:
                self._connection.executemany(statement.sql, statement.rows)
        if together:
            self._connection.executemany(at_once, [[msgspec.json.encode(rows).decode() for rows in together.values()]])
        if others:
            self._connection.execute("COMMIT")

    def _at_once(self, statements: tuple[str, ...]) -> str:
        """One statement that executes these, given the rows of each, a list in JSON.

        It inserts into a view with a trigger, both of this connection only. At each step of SQLite another thread of Python
        runs, and the writer waits until that one gives way: this statement has two steps, and a transaction of four had twelve.
        """
        if statements not in self._known:
            name = f"at_once_{len(self._known)}"
            given = [f"rows_{number}" for number in range(len(statements))]
            columns = ", ".join(f"NULL AS {rows}" for rows in given)
            triggered = " ".join(f"{_of_json(sql, rows)};" for sql, rows in zip(statements, given, strict=True))
            self._connection.execute(f"CREATE TEMP VIEW {name} AS SELECT {columns}")
            self._connection.execute(f"CREATE TEMP TRIGGER {name}_ INSTEAD OF INSERT ON {name} BEGIN {triggered} END")
            self._known[statements] = f"INSERT INTO {name} VALUES ({', '.join('?' * len(given))})"  # noqa: S608
        return self._known[statements]


PARAMETER: Final = re.compile(r"(?<![:\w]):([a-z]\w*)")
"""A named parameter in SQL."""


def of_many(sql: str, given: str, absent: Collection[str] = ()) -> str:
    """An INSERT or UPDATE for one row as one for the rows of the table `given`, without a value for the `absent`.

    >>> of_many("UPDATE games SET length = :length, deal = :deal WHERE id = :game", "turns AS given", {"deal"})
    'UPDATE games SET length = given.length, deal = NULL FROM turns AS given WHERE id = given.game'
    >>> of_many("INSERT INTO seats (game, seat) VALUES (:game, :seat)", "turns AS given")
    'INSERT INTO seats (game, seat) SELECT given.game, given.seat FROM turns AS given'
    """
    sql = PARAMETER.sub(lambda found: "NULL" if found[1] in absent else f"given.{found[1]}", sql)
    if sql.lstrip().startswith("UPDATE"):
        return sql.replace(" WHERE ", f" FROM {given} WHERE ", 1)
    head, _, values = sql.rpartition(" VALUES (")
    return f"{head} SELECT {values.rstrip().removesuffix(')')} FROM {given}"  # noqa: S608 - statements of the store


def _of_json(sql: str, rows: str) -> str:
    """An INSERT or UPDATE in a trigger for the rows in this column of what is inserted, a list in JSON."""
    columns = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in dict.fromkeys(PARAMETER.findall(sql)))
    return of_many(sql, f"(SELECT {columns} FROM json_each(NEW.{rows})) AS given")  # noqa: S608 - names of parameters


def _as_told(error: Exception) -> Exception:
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    return not_saved(_reason(error)) if isinstance(error, sqlite3.Error) else error


def not_saved(reason: str | CodedError) -> StoreProblem:
    """The error for a player when a turn cannot be written."""
    return StoreProblem("store-not-saved", reason=reason)


def settle(jobs: Iterable[Job], outcomes: Iterable[Exception | None]) -> None:
    """Tells whoever waits for these jobs how they have ended."""
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.cancelled():
            continue
        if outcome is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(outcome)


def connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    """A connection that any thread may use; the sqlite3 module starts no transactions itself."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rw'}",
        uri=True,
        timeout=5,
        isolation_level=None,
        check_same_thread=False,
        detect_types=sqlite3.PARSE_DECLTYPES,
    )
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA temp_store=MEMORY")
    return connection


def _boolean(stored: bytes) -> bool:
    return stored != b"0"


sqlite3.register_converter("BOOLEAN", _boolean)

_REASONS: Final = {
    sqlite3.SQLITE_FULL: "store-disk-full",
    sqlite3.SQLITE_READONLY: "store-read-only",
    sqlite3.SQLITE_IOERR: "store-disk-error",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-no-database",
    sqlite3.SQLITE_CANTOPEN: "store-not-opened",
    sqlite3.SQLITE_BUSY: "store-busy",
}
"""Codes of reasons by primary result code, which is the lowest byte of the extended one."""


def _reason(error: Exception) -> str | CodedError:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    code = getattr(error, "sqlite_errorcode", None)
    known = None if code is None else _REASONS.get(code & 0xFF)
    return str(error) if known is None else CodedError(known)
