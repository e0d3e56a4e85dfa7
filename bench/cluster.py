"""Two servers on one PostgreSQL database, on 127.0.0.1: `PYTHONPATH=. python bench/cluster.py 20 10` plays 20 games for 10 seconds.

The two players of each game are connected to different servers. Prints the time from an action of one to its message at
the other.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from random import Random
from statistics import quantiles
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.server import postgres
from tests.server.harness import Page, Server
from tests.server.test_processes import table_for_two


async def play(pages: tuple[Page, Page], rng: Random, seconds: float, times: list[float]) -> None:
    """One action a second, by whoever is to act."""
    async with pages[0], pages[1]:
        end = perf_counter() + seconds
        while perf_counter() < end:
            last = max(page.at or 0 for page in pages)
            for page in pages:
                while page.is_behind or (page.at or 0) < last:
                    await page.receive()
            position = pages[0].position
            if position["outcome"]:
                return
            seat = rng.choice(position["to_act"])
            begun = perf_counter()
            action = asyncio.create_task(pages[seat].act(rng.choice(pages[seat].legal)))
            await pages[1 - seat].receive()
            times.append(perf_counter() - begun)
            await action
            await asyncio.sleep(max(0.0, 1 - (perf_counter() - begun)))


async def main(games: int = 20, seconds: int = 10) -> None:
    """Prints the figures."""
    times: list[float] = []
    with TemporaryDirectory() as data, postgres.running(Path(data)) as url, TemporaryDirectory() as folder:
        servers = [Server(Path(folder, str(number)), url=url) for number in range(2)]
        try:
            tables = [table_for_two(servers[0], servers[1]) for _ in range(games)]
            await asyncio.gather(*(play(pages, Random(seed), seconds, times) for seed, pages in enumerate(tables)))
        finally:
            for server in servers:
                server.kill()
    cuts = quantiles([1000 * time for time in times], n=100)
    load = os.getloadavg()[0]
    print(
        f"{games} games, {len(times)} actions: median {cuts[49]:.1f} ms, 99 % {cuts[98]:.1f} ms, load average {load:.1f}"
    )


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:3])))
