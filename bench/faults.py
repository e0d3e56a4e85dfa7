"""Servers under faults, with people at their tables who check that nothing is lost, done twice, or shown (`bench/witnesses.py`).

    PYTHONPATH=. python bench/faults.py kills 1000 kills.jsonl

ends one of three servers on one PostgreSQL database with `kill -9`, waits until everybody who was connected to it has seen
another entry of the game at another server, and starts it again; 1,000 times. It goes on where FILE ends.

    PYTHONPATH=. python bench/faults.py soak 3600 soak.jsonl

does something worse every 12 seconds for an hour: kills a server, cuts sockets, cuts the connections to the database,
restarts the database as after a crash, or fills its disk; next to these, a server with SQLite whose disk is filled. Needs root,
because the disks are small file systems of their own. `python bench/faults.py report FILE` prints what FILE says.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final

import asyncpg

from bench.clients import resident, slope
from bench.witnesses import PATIENCE, Servers, play_on
from fifteentwo.table import AnyEntry
from tests.server.harness import ENTRY, Server, log_of
from tests.server.postgres import LocalPostgres

TABLES: Final = 6
ALONE: Final = 2
"""Tables at the server with SQLite."""

EVERY: Final = 12.0
"""Seconds from one fault of the soak to the next."""

SETTLED: Final = (600.0, 1200.0, 1800.0)
"""Seconds from which on the growth of memory is told: it is expected to be flat once 256 rooms are kept in it."""

COUNTED: Final = ("matches", "choices", "messages", "refusals")

SMALL: Final = "-c max_wal_size=64MB -c min_wal_size=32MB -c shared_buffers=32MB"


class Results:
    """A file with a line of JSON for each thing that happened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def add(self, **line: Any) -> None:
        self.lines.append(line)
        with self._path.open("a") as out:
            out.write(json.dumps(line) + "\n")


async def stored(database: LocalPostgres, room: str) -> list[AnyEntry]:
    """The log of a room, as soon as the database answers."""
    while True:
        with suppress(OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            connection = await asyncpg.connect(database.url, timeout=5)
            try:
                rows = await connection.fetch("SELECT entry FROM entries WHERE game = $1 ORDER BY number", room)
            finally:
                await connection.close()
            return [ENTRY.decode(row[0]) for row in rows]
        await asyncio.sleep(0.5)


@asynccontextmanager
async def playing(servers: Servers, tables: int, seed: int) -> AsyncIterator[None]:
    """The servers, all started, and this many tables at which matches are played."""
    for slot in range(len(servers.slots)):
        await servers.start(slot)
    tasks = [asyncio.create_task(play_on(servers, Random(f"{seed} {table}"))) for table in range(tables)]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for slot in servers.running():
            servers.kill(slot)


def shared(database: LocalPostgres, folder: Path, many: int) -> Servers:
    """Servers on one database."""
    numbers = count()
    return Servers(
        lambda: Server(folder / str(next(numbers)), url=database.url), many, lambda room: stored(database, room)
    )


def suffered(*all_servers: Servers) -> dict[str, Any]:
    """What the people at the tables have seen."""
    found: dict[str, Any] = {name: sum(getattr(servers, name) for servers in all_servers) for name in COUNTED}
    for name in ("wrong", "tracebacks"):
        found[name] = [text for servers in all_servers for text in getattr(servers, name)]
    return found


# Kills


async def kills(many: int, results: Results) -> None:
    done = sum("back" in line for line in results.lines)
    rng = Random(f"kills {done}")
    with TemporaryDirectory() as data, TemporaryDirectory() as folder:
        database = LocalPostgres(Path(data), options="")
        database.start()
        servers = shared(database, Path(folder), 3)
        try:
            async with playing(servers, TABLES, done):
                await asyncio.sleep(3)
                starting = set[asyncio.Task[None]]()
                for number in range(done, many):
                    await asyncio.sleep(rng.uniform(0, 0.3))
                    slot = rng.choice(servers.running())
                    back = await _kill(servers, slot)
                    starting.add(asyncio.create_task(servers.start(slot)))
                    results.add(kill=number + 1, back=[round(each, 3) for each in back])
                    if number % 50 == 49 or number + 1 == many:
                        results.add(begun_at=done, **suffered(servers))
                    if len(servers.running()) < 2:
                        await asyncio.wait(starting, return_when=asyncio.FIRST_COMPLETED)
                    starting -= {task for task in starting if task.done()}
                await asyncio.gather(*starting)
        finally:
            database.stop()


async def _kill(servers: Servers, slot: int) -> list[float]:
    """Kills a server; returns after how many seconds each of its people went on elsewhere."""
    people = servers.at(slot)
    killed, back = servers.kill(slot), dict[int, float]()
    while len(back) < len(people) and monotonic() < killed + PATIENCE:
        await asyncio.sleep(0.01)
        for at, each in enumerate(people):
            if each.lost is None or each.is_over:
                back.setdefault(at, monotonic() - killed)
    return [back.get(at, PATIENCE) for at in range(len(people))]


# The soak


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """A file system of this size."""
    with TemporaryDirectory() as folder:
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder], check=True)
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """Nothing more fits on this disk."""
    ballast, end = disk / "ballast", 0
    with ballast.open("wb") as out:
        for size in (1 << 20, 1 << 12):
            with suppress(OSError):
                while True:
                    os.posix_fallocate(out.fileno(), end, size)
                    end += size
    try:
        yield
    finally:
        ballast.unlink()


class Soak:
    """The faults of the soak. The first of the servers is never killed, so that its memory can be watched."""

    def __init__(self, database: LocalPostgres, several: Servers, alone: Servers) -> None:
        self.database, self.several, self.alone = database, several, alone
        self.rng = Random("soak")

    async def kill(self) -> None:
        slot = self.rng.choice([slot for slot in self.several.running() if slot])
        self.several.kill(slot)
        await asyncio.sleep(self.rng.uniform(0, 3))
        await self.several.start(slot)

    async def cut_sockets(self) -> None:
        for each in [*self.several.listeners, *self.alone.listeners]:
            if self.rng.random() < 0.5:
                each.cut()

    async def cut_database(self) -> None:
        connection = await asyncpg.connect(self.database.url, timeout=10)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname IS NOT NULL AND pid <> pg_backend_pid()"
        )
        connection.terminate()

    async def restart_database(self) -> None:
        with suppress(subprocess.CalledProcessError):  # it has not survived the fault before
            await asyncio.to_thread(self.database.stop)
        await asyncio.sleep(self.rng.uniform(0, 3))
        await asyncio.to_thread(self.database.start)

    async def fill_disk_of_database(self) -> None:
        with full(self.database.data.parent):
            await asyncio.sleep(5)
        with suppress(subprocess.CalledProcessError):  # it has survived
            await asyncio.to_thread(self.database.start)

    async def fill_disk_of_sqlite(self) -> None:
        (server,) = self.alone.slots
        assert server is not None
        with full(server.data.parent):
            await asyncio.sleep(8)

    async def next(self) -> str:
        """Does one of these; returns which."""
        faults = (
            self.kill,
            self.cut_sockets,
            self.cut_database,
            self.restart_database,
            self.fill_disk_of_database,
            self.fill_disk_of_sqlite,
        )
        fault = self.rng.choice(faults)
        try:
            await fault()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, subprocess.CalledProcessError) as error:
            return f"{fault.__name__} ({error})"  # the database had not recovered from the one before
        return fault.__name__

    def memory(self) -> dict[str, float]:
        """The resident memory of the servers that are not killed, in MB."""
        watched = {"PostgreSQL": self.several.slots[0], "SQLite": self.alone.slots[0]}
        return {name: resident(server.process.pid or 0) for name, server in watched.items() if server is not None}


async def soak(seconds: float, results: Results) -> None:
    with small_disk(320) as data, small_disk(64) as disk, TemporaryDirectory() as folder:
        data.joinpath("base").mkdir()
        database = LocalPostgres(data / "base", options=SMALL)
        database.start()
        several = shared(database, Path(folder), 3)
        alone = Servers(lambda: Server(disk / "games"), 1, lambda room: asyncio.to_thread(log_of, disk / "games", room))
        faults = Soak(database, several, alone)
        try:
            async with playing(several, TABLES, 1), playing(alone, ALONE, 2):
                begun = monotonic()
                await asyncio.sleep(EVERY)
                while (now := monotonic() - begun) < seconds:
                    fault = await faults.next()
                    await asyncio.sleep(max(0.0, now + EVERY - (monotonic() - begun)))
                    results.add(seconds=round(now), fault=fault, memory=faults.memory(), **suffered(several, alone))
                await asyncio.sleep(EVERY)
                results.add(seconds=round(monotonic() - begun), memory=faults.memory(), **suffered(several, alone))
        finally:
            database.stop()


def report(lines: list[dict[str, Any]]) -> None:
    """Prints what happened."""
    back = [each for line in lines for each in line.get("back", ())]
    if back:
        late = sum(each > 5 for each in back)
        print(
            f"{sum('back' in line for line in lines)} kills, after which {len(back)} people went on: median {sorted(back)[len(back) // 2]:.2f} s,"
        )
        print(f"slowest {max(back):.2f} s, {late} later than 5 s")
    told = [line for line in lines if "messages" in line]
    runs = {line.get("begun_at"): line for line in told}.values()
    for name in COUNTED if told else ():
        print(f"{sum(line[name] for line in runs):,} {name}")
    for name in ("wrong", "tracebacks") if told else ():
        found = [text for line in runs for text in line[name]]
        print(len(found), name, *found[:3])
    faults = Counter(line["fault"] for line in lines if "fault" in line)
    if faults:
        print(f"{told[-1]['seconds']} s:", ", ".join(f"{many} {name}" for name, many in faults.most_common()))
        for name in told[-1]["memory"]:
            points = [(line["seconds"] / 3600, line["memory"][name]) for line in told if name in line["memory"]]
            for begun in [each for each in SETTLED if each <= points[-1][0] * 1800] or [0.0]:
                settled = [point for point in points if point[0] * 3600 >= begun]
                print(
                    f"{name} from {begun / 60:.0f} minutes on: {settled[0][1]:.1f} MB, then {settled[-1][1]:.1f} MB, "
                    f"{slope(settled):+.1f} MB an hour"
                )


def main(arguments: list[str]) -> int:
    """Runs one of the three; returns the exit status."""
    match arguments:
        case ["kills", many, file]:
            asyncio.run(kills(int(many), Results(Path(file))))
        case ["soak", seconds, file]:
            asyncio.run(soak(float(seconds), Results(Path(file))))
        case ["report", file]:
            pass
        case _:
            print(__doc__)
            return 2
    lines = Results(Path(file)).lines
    report(lines)
    return int(any(line.get("wrong") or line.get("tracebacks") for line in lines))


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
