"""Two servers on one PostgreSQL database, on 127.0.0.1.

`PYTHONPATH=. python bench/cluster.py across [100] [30]` plays 100 games for 30 seconds, one action a second each, between
people who are connected to different servers, after three seconds that do not count. Prints the time from an action of one to
its message at the other.

`PYTHONPATH=. python bench/cluster.py load [200] [30]` plays 200 games against *simple* at one server, one action a second
each, and then twice as many at two; afterwards as many actions as they can take. Prints the time to the last message of a
turn, and the processor time of servers, database and clients.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import httpx
import uvloop

from bench.clients import OVER, Player, in_milliseconds, join, load_average, opened, play, processor_time
from tests.server.harness import Server
from tests.server.postgres import LocalPostgres

ANN, BEA = "a" * 32, "b" * 32


@contextmanager
def running(many: int) -> Iterator[tuple[LocalPostgres, Sequence[Server]]]:
    """A database that forces its data to the disk, and servers that share it."""
    with TemporaryDirectory() as data, TemporaryDirectory() as folder:
        database = LocalPostgres(Path(data), options="")
        database.start()
        servers = [Server(Path(folder, str(number)), url=database.url) for number in range(many)]
        try:
            yield database, servers
        finally:
            for server in servers:
                server.kill()
            database.stop()


class Spent:
    """The processor time of servers, database and clients since it was made."""

    def __init__(self, database: LocalPostgres, servers: Sequence[Server]) -> None:
        self._processes = {"servers": [server.process.pid or 0 for server in servers], "database": [database.process]}
        self._begun, self._before = perf_counter(), self._now()

    def _now(self) -> dict[str, float]:
        times = {name: sum(map(processor_time, processes)) for name, processes in self._processes.items()}
        return times | {"clients": process_time()}

    def each(self, actions: int) -> str:
        """In words: of an action, and as a share of a core."""
        took, now = perf_counter() - self._begun, self._now()
        spent = {name: now[name] - before for name, before in self._before.items()}
        told = (f"{name} {1000 * each / actions:.2f} ms ({each / took:.0%} of a core)" for name, each in spent.items())
        return f"processor time of an action: {', '.join(told)}; {load_average()}"


# Across


async def between(players: tuple[Player, Player], end: float, times: list[float]) -> None:
    """One action a second, by whoever is to act, until this time; adds the time from each to its message at the other."""
    await asyncio.sleep(players[0].rng.random())
    while (begun := perf_counter()) < end:
        last = max(player.at for player in players)
        for player in players:
            while player.position is None or player.at < last:
                await player.hear()
        if players[0].position is None or players[0].position.outcome != OVER:
            return
        acting = next((player for player in players if player.is_due), None)
        if acting is None:  # the first card waits for the salts of both
            await asyncio.gather(*(player.hear() for player in players))
            continue
        other = players[1 - players.index(acting)]
        begun, before = perf_counter(), other.at
        await acting.act()
        while other.at == before:
            await other.hear()
        times.append(perf_counter() - begun)
        await asyncio.sleep(max(0.0, begun + 1 - perf_counter()))


async def across(number: int, seconds: float) -> None:
    times: list[float] = []
    with running(2) as (database, servers):
        here, there = (server.address for server in servers)
        async with AsyncExitStack() as stack, httpx.AsyncClient(timeout=60) as http:
            tables = []
            for seed in range(number):
                room = await opened(http, here, "standard target=121", [{"name": "Ann"}, {"name": "Bea"}], ANN)
                await join(http, (here, there), room, ANN, BEA)
                rng = Random(seed)
                ann = await stack.enter_async_context(Player(here, room, ANN, 0, rng))
                bea = await stack.enter_async_context(Player(there, room, BEA, 1, rng))
                tables.append((ann, bea))
                await asyncio.sleep(1 / number)
            await asyncio.gather(*(between(each, perf_counter() + 3, []) for each in tables))
            spent = Spent(database, servers)
            await asyncio.gather(*(between(each, perf_counter() + seconds, times) for each in tables))
            print(f"{number} games across two servers, {len(times)} actions: {in_milliseconds(times)}")
            print(spent.each(len(times)))


# Load


async def at(many: int, number: int, seconds: float) -> None:
    chairs = [{"name": "Ann"}, {"name": "Sim", "player": "simple"}]
    with running(many) as (database, servers):
        async with AsyncExitStack() as stack, httpx.AsyncClient(timeout=60) as http:
            players = []
            for seed in range(number):
                address = servers[seed % many].address
                room = await opened(http, address, "standard match=best_of:99", chairs, ANN)
                players.append(await stack.enter_async_context(Player(address, room, ANN, 0, Random(seed))))
                await players[-1].until_due()
                for _ in range(seed // many % 5):  # as in `bench/load.py`
                    await players[-1].act()
                    await players[-1].until_due()
            for pause in (1.0, 0.0):
                await asyncio.gather(*(play(each, perf_counter() + 2, [], pause) for each in players))
                times: list[float] = []
                spent = Spent(database, servers)
                await asyncio.gather(*(play(each, perf_counter() + seconds, times, pause) for each in players))
                pace = "one action a second each" if pause else "as fast as they can"
                print(
                    f"{many} servers, {number} games, {pace}: {len(times) / seconds:.0f} actions a second, {in_milliseconds(times)}"
                )
                print(spent.each(len(times)), flush=True)


def main(arguments: list[str]) -> int:
    what, *more = arguments or ["across"]
    if what == "load":
        number, seconds = (*map(int, more), *(200, 30)[len(more) :])
        uvloop.run(at(1, number, seconds))
        uvloop.run(at(2, 2 * number, seconds))
    else:
        number, seconds = (*map(int, more), *(100, 30)[len(more) :])
        uvloop.run(across(number, seconds))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
