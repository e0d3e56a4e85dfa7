"""Spectators of one real server, on 127.0.0.1. They are in one other process, so the times include reading all their messages there.

`PYTHONPATH=. python bench/spectators.py room 500 20` plays 20 actions in one room before 500 spectators. Prints how long they
took to come, the memory of the server for each, and the time from an action to its message at the last of them.

`PYTHONPATH=. python bench/spectators.py idle 10000` lets 10,000 come to rooms of 500 in which nobody acts. Prints the memory of
the server, and the processor time it takes while nothing happens.
"""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

import uvloop
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.clients import load_average, processor_time, resident, socket_of
from fifteentwo.server.spectating import MOST_SPECTATORS
from tests.server.harness import Page, Server
from tests.server.test_spectators import Spectator, make_link

ANN = "ann" * 12

IDLE: Final = 60.0
"""Seconds in which nothing happens."""


async def told(spectator: Spectator, entry: int) -> float:
    """When a spectator has heard of an entry."""
    while (spectator.at or 0) < entry:
        await spectator.receive()
    return perf_counter()


async def room(server: Server, many: int = 500, actions: int = 20) -> None:
    """Actions before spectators."""
    rng, process = Random(1), server.process.pid or 0
    opened = server.open_room("standard", player="random", token=ANN)
    secret = make_link(server, opened["room"], ANN)
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Page(server, opened))
        before, begun = resident(process), perf_counter()
        watching = [Spectator(server, opened["room"], secret, f"Zoe {number}") for number in range(many)]
        for each in watching:
            await stack.enter_async_context(each)
        came, memory = perf_counter() - begun, resident(process) - before
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
    print(
        f"{many} spectators came in {came:.1f} s, {1000 * memory / many:.0f} kB each; {len(times)} actions: "
        f"the last heard after {median(times):.0f} ms (median), {max(times):.0f} ms (most), {load_average()}"
    )


async def idle(server: Server, many: int = 10_000) -> None:
    """Spectators who only watch."""
    process = server.process.pid or 0
    empty, begun, listening = resident(process), perf_counter(), dict[asyncio.Task[None], ClientConnection]()
    for first in range(0, many, MOST_SPECTATORS):
        opened = server.open_room("standard", player="random", token=ANN)
        secret = make_link(server, opened["room"], ANN)
        for number in range(first, min(first + MOST_SPECTATORS, many)):
            socket = await socket_of(server.address, opened["room"])
            await socket.send(json.dumps({"type": "Watch", "secret": secret, "name": f"Zoe {number}"}))
            await socket.recv()
            listening[asyncio.create_task(_listen(socket))] = socket
    came = perf_counter() - begun
    await asyncio.sleep(5)
    memory, before = resident(process), processor_time(process)
    await asyncio.sleep(IDLE)
    taken = processor_time(process) - before
    assert not any(task.done() for task in listening), "all still watch"
    print(
        f"{many} spectators came in {came:.0f} s; the server takes {memory:.0f} MB ({empty:.0f} MB before they came, "
        f"{1000 * (memory - empty) / many:.1f} kB each), after {IDLE:.0f} s {resident(process):.0f} MB, and "
        f"{taken / IDLE:.1%} of a core while nothing happens, {load_average()}"
    )
    for socket in listening.values():
        socket.transport.abort()


async def _listen(socket: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        async for _ in socket:
            pass


def main(what: str = "room", *numbers: str) -> None:
    with TemporaryDirectory() as folder:
        server = Server(Path(folder, "data"))
        try:
            uvloop.run({"room": room, "idle": idle}[what](server, *map(int, numbers)))
        finally:
            server.kill()


if __name__ == "__main__":
    main(*sys.argv[1:])
