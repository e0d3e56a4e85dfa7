"""Whether the memory of a server stays flat: PYTHONPATH=. python bench/flat.py [500000] [10].

One server with SQLite, alone in its process. Two people and a spectator play short matches at each of 100 tables as fast as it
answers, each match in a new room, until they have made 500,000 choices. After each tenth of them everything has
ended, and the server collects its garbage and gives back what it can. Each line says what it then has:

- `MB`: resident memory, and before it gave anything back;
- `objects`: the objects that Python's garbage collection knows, and `blocks`: all its small pieces of memory;
- `malloc`: what has been taken from the C library and not given back, in MB.

Where memory is only scattered, `MB` grows and `blocks` and `malloc` do not. At the end it prints the types of which there are
more than at the first line.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, sleep
from typing import Any, Final

import uvloop

from bench.clients import resident
from bench.witnesses import Servers, play_match
from fifteentwo.table import AnyEntry
from tests.server.harness import Server

TABLES: Final = 100

SAYS_WHAT_IT_HAS: Final = """
import ctypes, gc, json, signal, sys, threading
from collections import Counter

class Malloc(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in
        "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost".split()]

library = ctypes.CDLL(None)
library.mallinfo2.restype = Malloc

def say(*_):
    gc.collect()
    library.malloc_trim(0)
    has = library.mallinfo2()
    types = Counter(f"{type(each).__module__}.{type(each).__qualname__}" for each in gc.get_objects())
    said = {"objects": types.total(), "blocks": sys.getallocatedblocks(), "malloc": (has.uordblks + has.hblkhd) / 1e6}
    said |= {"types": types, "threads": threading.active_count()}
    with open(SAID, "a") as out:
        print(json.dumps(said), file=out)

signal.signal(signal.SIGUSR1, say)
"""
"""A program that a server runs first: at SIGUSR1 it says what it has."""


def what_it_has(server: Server, said: Path) -> dict[str, Any]:
    """What the server has after it has collected its garbage."""
    process = server.process.pid or 0
    found: dict[str, Any] = {"before": resident(process)}
    lines = _lines(said)
    os.kill(process, signal.SIGUSR1)
    while len(_lines(said)) == len(lines):
        sleep(0.1)
    sleep(0.5)
    found |= json.loads(_lines(said)[-1])
    return found | {"MB": resident(process)}


def _lines(said: Path) -> list[str]:
    return said.read_text().splitlines() if said.exists() else []


async def play(servers: Servers, until: int, seed: str) -> None:
    """Plays until this many choices have been made and every match has ended."""

    async def at_one_table(rng: Random) -> None:
        while servers.choices < until:
            await play_match(servers, rng)

    await asyncio.gather(*(at_one_table(Random(f"{seed} {table}")) for table in range(TABLES)))


async def no_log(_room: str) -> list[AnyEntry]:
    """Nobody compares what was heard with the log."""
    return []


async def run(choices: int, parts: int) -> None:
    with TemporaryDirectory() as folder:
        said = Path(folder, "said")
        server = Server(Path(folder, "data"), before=f"SAID = {str(said)!r}\n{SAYS_WHAT_IT_HAS}")
        servers = Servers(lambda: server, 1, no_log, careful=False)
        await servers.start(0)
        first: dict[str, Any] = {}
        has: dict[str, Any] = {}
        begun = perf_counter()
        print(
            f"{'seconds':>7} {'choices':>8} {'matches':>8} {'before':>7} {'MB':>7} {'objects':>9} {'blocks':>9} {'malloc':>7}"
        )
        try:
            for part in range(1, parts + 1):
                await play(servers, choices * part // parts, str(part))
                await asyncio.sleep(2)  # until the last sockets are closed
                has = await asyncio.to_thread(what_it_has, server, said)
                first = first or has
                print(
                    f"{perf_counter() - begun:7.0f} {servers.choices:8} {servers.matches:8} {has['before']:7.1f} "
                    f"{has['MB']:7.1f} {has['objects']:9} {has['blocks']:9} {has['malloc']:7.1f}",
                    flush=True,
                )
        finally:
            servers.kill(0)
        assert not servers.wrong, servers.wrong
        for name, more in (Counter(has["types"]) - Counter(first["types"])).most_common(12):
            print(f"{more:+9} {name}")


def main(arguments: list[str]) -> int:
    choices, parts = (*arguments, *("500000", "10")[len(arguments) :])
    uvloop.run(run(int(choices), int(parts)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
