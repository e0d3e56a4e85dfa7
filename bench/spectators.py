"""One room with many spectators, on 127.0.0.1: `PYTHONPATH=. python bench/spectators.py 500 20` plays 20 actions before 500.

Prints how long they took to come, the memory of the server for each, and the time from an action to its message at the
last of them. The spectators are in one other process, so the times include reading all their messages there.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.server.harness import Page, Server
from tests.server.test_spectators import Spectator, make_link

ANN = "ann" * 12


def resident(process: int) -> float:
    """The resident memory of a process in MB."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def told(spectator: Spectator, entry: int) -> float:
    """When a spectator has heard of an entry."""
    while (spectator.at or 0) < entry:
        await spectator.receive()
    return perf_counter()


async def main(many: int = 500, actions: int = 20) -> None:
    """Prints the figures."""
    rng = Random(1)
    with TemporaryDirectory() as folder:
        server = Server(Path(folder, "data"))
        try:
            opened = server.open_room("standard", player="random", token=ANN)
            secret = make_link(server, opened["room"], ANN)
            async with AsyncExitStack() as stack:
                ann = await stack.enter_async_context(Page(server, opened))
                before, begun = resident(server.process.pid or 0), perf_counter()
                watching = [Spectator(server, opened["room"], secret, f"Zoe {number}") for number in range(many)]
                for each in watching:
                    await stack.enter_async_context(each)
                came, memory = perf_counter() - begun, resident(server.process.pid or 0) - before
                times = []
                for _ in range(actions):
                    while ann.is_behind or not (ann.legal or ann.position["outcome"]):
                        await ann.receive()
                    if ann.position["outcome"]:
                        break
                    start = perf_counter()
                    await ann.act(rng.choice(ann.legal))
                    ends = await asyncio.gather(*(told(each, ann.at or 0) for each in watching))
                    times.append(1000 * (max(ends) - start))
        finally:
            server.kill()
    print(
        f"{many} spectators came in {came:.1f} s, {1000 * memory / many:.0f} kB each; {len(times)} actions: "
        f"the last heard after {median(times):.0f} ms (median), {max(times):.0f} ms (most), load average {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:3])))
