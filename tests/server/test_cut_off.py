"""Connections to PostgreSQL that are cut off at any moment: what is read is read again, what is written is refused or kept."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import asyncpg
import pytest

from fifteentwo.server import postgres as backend
from fifteentwo.server.backends import Statement
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.store import Store
from tests.server import postgres
from tests.server.test_store import new_game

CUT_OFF = (
    ConnectionResetError("Connection lost"),
    asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
    asyncpg.InterfaceError("connection is closed"),
    asyncpg.AdminShutdownError("terminating connection due to administrator command"),
    asyncpg.InternalClientError("got result for unknown protocol state 0"),
)
"""What asyncpg has been seen to raise. The last one comes where a connection is cut off before it is ready."""


SOME = 65536
"""The most bytes that are carried at once."""

MOST = 1000

STAGES = 24
"""Moments at which a connection is cut off, from its first byte to the end of the answer."""


class FailingPool:
    """A pool whose first queries fail; the next one finds one row."""

    def __init__(self, *failures: Exception) -> None:
        self._failures = [*failures]
        self.queries = 0

    async def _asked(self) -> list[tuple[int]]:
        self.queries += 1
        if self._failures:
            raise self._failures.pop(0)
        return [(7,)]

    async def fetch(self, _query: str, *_values: object) -> list[tuple[int]]:
        return await self._asked()

    async def execute(self, _query: str, *_values: object) -> None:
        await self._asked()


def failing(*failures: Exception) -> tuple[backend.Postgres, FailingPool]:
    database, pool = backend.Postgres("postgresql://nowhere"), FailingPool(*failures)
    database._pool = pool
    return database, pool


@pytest.mark.parametrize("error", CUT_OFF, ids=lambda error: type(error).__name__)
async def test_a_query_is_sent_again_once(error: Exception) -> None:
    database, pool = failing(error)
    assert await database.read("SELECT 7", {}) == [(7,)]
    assert pool.queries == 2
    database, pool = failing(error, error)
    with pytest.raises(StoreProblem, match="cannot be read"):
        await database.read("SELECT 7", {})
    assert pool.queries == 2


@pytest.mark.parametrize("error", CUT_OFF, ids=lambda error: type(error).__name__)
async def test_a_write_is_not_sent_again_and_is_refused_by_a_sentence(error: Exception) -> None:
    database, pool = failing(error)
    take = Statement("INSERT INTO seats (game) VALUES (:game)", [{"game": "a"}])
    with pytest.raises(StoreProblem, match="cannot be saved"):
        await database.write([take], independent=True)
    assert pool.queries == 1
    await database.write([take], independent=True)
    assert pool.queries == 2


async def test_a_query_that_is_wrong_is_not_sent_again() -> None:
    database, pool = failing(asyncpg.UndefinedTableError('relation "nothing" does not exist'))
    with pytest.raises(StoreProblem):
        await database.read("SELECT 7 FROM nothing", {})
    assert pool.queries == 1


class Relay:
    """Carries what a client and a database say to each other; the next connections are cut off after so many bytes
    from the database.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._open: set[asyncio.StreamWriter] = set()
        self.cuts: list[int] = []
        self.carried = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        left = self.cuts.pop(0) if self.cuts else None
        self.carried = 0
        there, onward = await asyncio.open_connection("127.0.0.1", self._port)
        self._open |= {writer, onward}
        with suppress(OSError):
            await asyncio.wait(
                [
                    asyncio.ensure_future(_carry(reader, onward)),
                    asyncio.ensure_future(self._answer(there, writer, left)),
                ],
                return_when=asyncio.FIRST_COMPLETED,
            )
        self._cut({writer, onward})

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, left: int | None) -> None:
        while left != 0 and (said := await reader.read(left or SOME)):
            writer.write(said)
            await writer.drain()
            self.carried += len(said)
            left = None if left is None else left - len(said)

    @property
    def connections(self) -> int:
        return len(self._open) // 2

    def cut_all(self) -> None:
        self._cut({*self._open})

    def _cut(self, writers: set[asyncio.StreamWriter]) -> None:
        for writer in writers & self._open:
            writer.transport.abort()
        self._open -= writers


async def _carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while said := await reader.read(SOME):
        writer.write(said)
        await writer.drain()


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    if postgres.programs() is None:
        pytest.skip("there is no PostgreSQL here")
    with TemporaryDirectory() as folder, postgres.running(Path(folder)) as found:
        yield found


@asynccontextmanager
async def relayed(url: str, data: Path) -> AsyncIterator[tuple[Relay, Store]]:
    relay = Relay(urlsplit(url).port or 0)
    async with await asyncio.start_server(relay.serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        store = Store(data, url.replace(str(relay._port), str(port)))
        await store.open()
        try:
            yield relay, store
        finally:
            relay.cuts.clear()
            await store.close()
            relay.cut_all()


async def alone(relay: Relay) -> None:
    """Cuts every connection, and waits until the one that listens has been made again."""
    relay.cut_all()
    for _ in range(MOST):
        if relay.connections == 1:
            return
        await asyncio.sleep(0.01)
    raise AssertionError(relay.connections)


async def test_a_connection_that_is_cut_off_at_any_moment_breaks_no_query(url: str, own_data: Path) -> None:
    async with relayed(url, own_data) as (relay, store):
        await store.create(new_game())
        await alone(relay)
        assert await store.game("game") is not None
        whole = relay.carried
        for part in range(STAGES):
            await alone(relay)
            relay.cuts = [whole * part // STAGES]
            row = await store.game("game")
            assert row is not None
            assert row.rules == "rules"
            assert relay.cuts == []
        await alone(relay)
        relay.cuts = [whole // 2, whole // 2]
        with pytest.raises(StoreProblem, match="cannot be read"):
            await store.game("game")
