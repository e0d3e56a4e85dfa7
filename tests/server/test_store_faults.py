"""The store under faults: many turns at once, a full disk, a damaged file, a database that does not respond."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from fifteentwo.server import backends
from fifteentwo.server.backends import FILE, Conflict
from fifteentwo.server.folder import StoreProblem, lock_folder
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import LogBatch, Status
from tests.server.test_store import ANN, new_game

FULL = "The game cannot be saved: the disk is full. Nothing is lost."


TURNS = "INSERT INTO at_once"
"""How the statement begins that commits turns."""


class Faulty(sqlite3.Connection):
    """A connection whose next commits of turns fail, as many as set."""

    failing = 0

    def executemany(self, sql: str, parameters: Any) -> sqlite3.Cursor:
        if sql.startswith(TURNS) and self.failing:
            self.failing -= 1
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error
        return super().executemany(sql, parameters)


class Watched:
    """A store with ten games, and the connection that its writer uses."""

    def __init__(self, store: Store, writer: Faulty) -> None:
        self.store = store
        self.writer = writer
        self.statements: list[str] = []
        writer.set_trace_callback(self.statements.append)

    @property
    def commits(self) -> int:
        # SQLite reports such a statement again for the statements of its trigger.
        return len({sql for sql in self.statements if sql.startswith(TURNS)})

    async def turns(self, number: int = 2, entry: str = "two") -> list[BaseException | None]:
        """One turn of each game, all at once."""
        turns = [LogBatch(f"game {game}", number, (entry,), Status()) for game in range(10)]
        return await asyncio.gather(*map(self.store.append, turns), return_exceptions=True)

    async def lengths(self) -> list[int]:
        return [len(await self.store.entries(f"game {game}")) for game in range(10)]


@pytest.fixture
async def watched(own_data: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Watched]:
    opened: list[Faulty] = []
    plain = sqlite3.connect

    def connect(database: Any, **options: Any) -> sqlite3.Connection:
        if "mode=rw" not in str(database):
            connection: sqlite3.Connection = plain(database, **options)
            return connection
        opened.append(plain(database, factory=Faulty, **options))
        return opened[-1]

    monkeypatch.setattr(sqlite3, "connect", connect)
    store = Store(own_data)
    await store.open()
    for game in range(10):
        await store.create(new_game(f"game {game}"))
    yield Watched(store, opened[0])
    await store.close()


@pytest.fixture
def busy(watched: Watched, own_data: Path) -> Iterator[sqlite3.Connection]:
    """Another connection that keeps the writer waiting until it ends its transaction."""
    with closing(sqlite3.connect(own_data / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


async def release(other: sqlite3.Connection) -> None:
    await asyncio.sleep(0)  # every task has submitted its turn
    other.execute("ROLLBACK")


async def test_waiting_turns_are_committed_together(watched: Watched, busy: sqlite3.Connection) -> None:
    outcomes, _ = await asyncio.gather(watched.turns(), release(busy))
    assert outcomes == [None] * 10
    assert watched.commits <= 2, "those that waited for the first one went together"
    assert await watched.lengths() == [2] * 10


async def test_a_conflict_affects_no_other_turn(watched: Watched, busy: sqlite3.Connection) -> None:
    twice = LogBatch("game 3", 1, ("again",), Status("spoilt"))
    outcomes, refused, _ = await asyncio.gather(
        watched.turns(), asyncio.gather(watched.store.append(twice), return_exceptions=True), release(busy)
    )
    assert outcomes == [None] * 10
    assert [type(outcome) for outcome in refused] == [Conflict]
    assert await watched.lengths() == [2] * 10
    row = await watched.store.game("game 3")
    assert row is not None
    assert row.summary is None


async def test_turns_and_other_work_are_committed_together(watched: Watched, busy: sqlite3.Connection) -> None:
    """The status of a game is no turn: its statement is executed in the transaction of those that wait with it."""
    others = [watched.store.set_status(f"game {game}", Status("told")) for game in range(10)]
    outcomes, _, _ = await asyncio.gather(watched.turns(), asyncio.gather(*others), release(busy))
    assert outcomes == [None] * 10
    assert watched.statements.count("COMMIT") <= 2
    assert await watched.lengths() == [2] * 10


async def test_a_failed_commit_is_retried_for_each_turn_separately(watched: Watched, busy: sqlite3.Connection) -> None:
    watched.writer.failing = 1
    outcomes, _ = await asyncio.gather(watched.turns(), release(busy))
    failed = [outcome for outcome in outcomes if outcome is not None]
    assert len(failed) <= 1, "only a turn that was alone in its transaction is not tried again"
    assert await watched.lengths() == [2 if outcome is None else 1 for outcome in outcomes]


async def test_a_disk_that_reports_errors_is_named(watched: Watched) -> None:
    watched.writer.failing = 10_000
    outcomes = await watched.turns()
    assert {str(outcome) for outcome in outcomes} == {
        "The game cannot be saved: the disk reports an error. Nothing is lost."
    }
    watched.writer.failing = 0
    assert await watched.turns() == [None] * 10
    assert await watched.lengths() == [2] * 10


async def test_a_full_disk_is_reported_and_logged_once_and_loses_nothing(
    watched: Watched, caplog: pytest.LogCaptureFixture
) -> None:
    watched.writer.execute("PRAGMA max_page_count = 1")
    for _ in range(3):
        outcomes = await watched.turns(entry="e" * 100_000)
        assert {str(outcome) for outcome in outcomes} == {FULL}
        assert {type(outcome) for outcome in outcomes} == {StoreProblem}
    assert [record.message for record in caplog.records] == [FULL]
    assert await watched.lengths() == [1] * 10
    watched.writer.execute("PRAGMA max_page_count = 100000")
    assert await watched.turns(entry="e" * 100_000) == [None] * 10
    assert await watched.lengths() == [2] * 10


async def test_a_read_only_store_is_named(watched: Watched) -> None:
    watched.writer.execute("PRAGMA query_only = ON")
    assert {str(outcome) for outcome in await watched.turns()} == {
        "The game cannot be saved: the file is read-only. Nothing is lost."
    }
    assert await watched.lengths() == [1] * 10


async def test_text_that_cannot_be_stored_does_not_stop_the_writer(watched: Watched) -> None:
    outcomes = await watched.turns(entry="\ud800")
    assert {type(outcome) for outcome in outcomes} == {UnicodeEncodeError}
    assert await watched.turns() == [None] * 10


async def test_a_cancelled_waiter_does_not_stop_the_writer(watched: Watched, busy: sqlite3.Connection) -> None:
    task = asyncio.create_task(watched.store.append(LogBatch("game 0", 2, ("two",), Status())))
    await asyncio.sleep(0)
    task.cancel()
    await release(busy)
    assert (await watched.turns())[1:] == [None] * 9
    assert await watched.lengths() == [2] * 10


async def test_a_commit_is_forced_to_the_disk(watched: Watched) -> None:
    assert watched.writer.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert watched.writer.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_an_open_store_is_not_opened_again(own_data: Path) -> None:
    store = Store(own_data)
    await store.open()
    await store.open()
    assert [thread.name for thread in threading.enumerate()].count("store-writer") == 1
    await store.close()


async def test_waiting_turns_are_written_when_the_store_is_closed(own_data: Path) -> None:
    store = Store(own_data)
    await store.open()
    await store.create(new_game())
    turn = asyncio.create_task(store.append(LogBatch("game", 2, ("two",), Status())))
    await asyncio.sleep(0)
    await store.close()
    await turn
    assert [path.name for path in own_data.iterdir() if path.name.startswith(FILE)] == [FILE]


async def test_a_damaged_file_is_named(own_data: Path) -> None:
    store = Store(own_data)
    await store.open()
    await store.create(new_game())
    await store.append(LogBatch("game", 2, tuple("e" * 1000 for _ in range(100)), Status()))
    await store.close()
    file = own_data / FILE
    size = file.stat().st_size
    with closing(sqlite3.connect(file)) as database:
        (page,) = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'").fetchone()
    with file.open("rb+") as raw:
        raw.seek(4096 * (page - 1))
        raw.write(b"\xff" * min(4096, size))
    store = Store(own_data)
    await store.open()
    with pytest.raises(StoreProblem, match=r"^The games cannot be read: the file is damaged\.$"):
        await store.entries("game")
    await store.close()


async def test_only_the_hash_of_a_token_is_stored(own_data: Path) -> None:
    store = Store(own_data)
    await store.open()
    await store.create(new_game())
    assert ANN.encode() not in b"".join(file.read_bytes() for file in own_data.iterdir())
    await store.close()


async def refusal(store: Store) -> str:
    with pytest.raises(StoreProblem) as refused:
        await store.open()
    await store.close()
    return str(refused.value)


async def test_a_file_that_is_no_database_is_not_changed(own_data: Path) -> None:
    own_data.mkdir()
    (own_data / FILE).write_bytes(b"a letter to my aunt " * 100)
    assert await refusal(Store(own_data)) == f"The games cannot be kept in {own_data}: the file is not a database."
    assert (own_data / FILE).read_bytes() == b"a letter to my aunt " * 100


async def test_a_folder_that_cannot_be_created_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file" / "data") in await refusal(Store(tmp_path / "file" / "data"))


async def test_a_disk_too_full_to_upgrade_is_named(own_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = sqlite3.connect

    def connect(*database: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = plain(*database, **options)
        connection.execute("PRAGMA max_page_count = 3")
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect)
    assert await refusal(Store(own_data)) == f"The games cannot be kept in {own_data}: the disk is full."


@pytest.mark.parametrize(
    ("url", "says"),
    [
        (
            "postgresql://ann:secret@127.0.0.1:1/games",
            "The games cannot be kept in postgresql://ann:***@127.0.0.1:1/games",
        ),
        ("mysql://ann:secret@localhost/games", "only PostgreSQL (postgresql://...) has a URL here."),
        ("nonsense", "The URL of the database cannot be read"),
        ("postgresql://ann@host:port/games", "The URL of the database cannot be read"),
    ],
)
async def test_an_unusable_database_is_named_without_its_password(url: str, says: str) -> None:
    sentence = await refusal(Store(url=url))
    assert says in sentence
    assert "secret" not in sentence


async def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "asyncpg, which is not installed" in await refusal(Store(url="postgresql://ann@127.0.0.1:1/games"))


def test_a_second_program_is_kept_out_of_the_folder_until_the_first_has_died(own_data: Path) -> None:
    hold = (
        "import sys; from pathlib import Path; from fifteentwo.server.folder import lock_folder\n"
        "with lock_folder(Path(sys.argv[1])): print('locked', flush=True); sys.stdin.read()"
    )
    first = subprocess.Popen(
        [sys.executable, "-c", hold, str(own_data)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    with first:
        assert first.stdout is not None
        assert first.stdout.readline() == "locked\n"
        with (
            pytest.raises(StoreProblem, match="Another fifteentwo is already running on "),
            lock_folder(own_data),
        ):
            pass
        first.kill()
        first.wait()
    with lock_folder(own_data):
        pass


def test_a_folder_that_cannot_be_locked_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreProblem, match="cannot be kept in"), lock_folder(tmp_path / "file" / "data"):
        pass


def test_every_sqlite_error_has_a_sentence() -> None:
    error = sqlite3.OperationalError("words of sqlite")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR | 10 << 8  # an extended code
    assert str(backends._reason(error)) == "the disk reports an error"
    error.sqlite_errorcode = sqlite3.SQLITE_ERROR
    assert backends._reason(error) == "words of sqlite"
