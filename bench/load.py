"""One real server under load, on 127.0.0.1: how long an action takes, and whether memory stays flat.

`PYTHONPATH=. python bench/load.py games [1000] [30] [steady]` plays 1,000 games at once against this player for 30 seconds,
one action a second each. It prints the time from an action to the last message of its turn, and the processor time of server and
clients. `PYTHONPATH=. python bench/load.py rules [600]` opens room after room for 600 seconds, each with different rules and
with hints, and prints the resident memory of the server.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

import httpx
import uvloop

from bench.clients import Player, bearer, in_milliseconds, load_average, opened, play, processor_time, resident
from tests.server.harness import Server

OWNER = "o" * 32
FRAGMENTS = (
    ("", "players=3", "partners", "cards_dealt=7", "no_discard", "five_card"),
    ("", "counting=manual", "muggins", "jokers", "nineteen", "lowball"),
    ("", "heels=0", "crib_flush=four", "last_card=0", "go_timing=on_call"),
)


@contextmanager
def running() -> Iterator[Server]:
    """A server with SQLite, without rate limits."""
    with TemporaryDirectory() as folder:
        server = Server(Path(folder, "data"))
        try:
            yield server
        finally:
            server.kill()


async def games(server: Server, number: int, seconds: float, opponent: str) -> None:
    """Prints the time of actions while this many games are played at once."""
    times: list[float] = []
    chairs = [{"name": "Ann"}, {"name": "Sim", "player": opponent}]
    async with AsyncExitStack() as stack, httpx.AsyncClient(timeout=60) as http:
        players = []
        for seed in range(number):
            room = await opened(http, server.address, "standard match=best_of:99", chairs, OWNER)
            players.append(await stack.enter_async_context(Player(server.address, room, OWNER, 0, Random(seed))))
            await players[-1].until_due()
            for _ in range(
                seed % 5
            ):  # a deal is five actions, and its show costs the most: the games take turns with it
                await players[-1].act()
                await players[-1].until_due()
        await asyncio.gather(*(play(each, perf_counter() + 3, []) for each in players))
        process = server.process.pid or 0
        own, of_server, begun = process_time(), processor_time(process), perf_counter()
        await asyncio.gather(*(play(each, begun + seconds, times) for each in players))
        own, of_server, took = process_time() - own, processor_time(process) - of_server, perf_counter() - begun
    print(f"{number} games against {opponent}, {len(times)} actions in {took:.0f} s: {in_milliseconds(times)}")
    print(
        f"processor time of an action: server {1000 * of_server / len(times):.2f} ms ({of_server / took:.0%} of a core), "
        f"clients {1000 * own / len(times):.2f} ms ({own / took:.0%}); {load_average()}"
    )


def new_rules(server: Server, seconds: float) -> None:
    """Opens rooms with new rules each time, requests a hint in each, and prints the memory used."""
    rng, begun, rooms, told = Random(1), perf_counter(), 0, 0.0
    with httpx.Client(base_url=server.address, headers=bearer(OWNER), timeout=120) as client:
        while perf_counter() < begun + seconds:
            rules = " ".join([*filter(None, map(rng.choice, FRAGMENTS)), f"target={rng.randint(31, 361)}"])
            found = client.post("/api/rules", json={"rules": rules})
            if found.status_code != 200:
                continue
            players = found.json()["rules"]["players"]
            seats = [{"name": "Ann"}, *({"name": f"S{seat}", "player": "strong"} for seat in range(1, players))]
            room = client.post("/api/rooms", json={"rules": rules, "seats": seats}).raise_for_status().json()["room"]
            told_first = client.get(f"/api/rooms/{room}").raise_for_status().json()
            client.post(f"/api/rooms/{room}", json={"type": "AskHint", "at": told_first[-1]["at"]}).raise_for_status()
            rooms += 1
            if perf_counter() - begun >= told:
                told += seconds / 20
                print(
                    f"{perf_counter() - begun:6.0f} s  {rooms:5} rooms  {resident(server.process.pid or 0):7.1f} MB",
                    flush=True,
                )
    print(f"{perf_counter() - begun:6.0f} s  {rooms:5} rooms  {resident(server.process.pid or 0):7.1f} MB")


def main(arguments: list[str]) -> int:
    """Runs one of the two; returns the exit status."""
    what, *more = arguments or ["games"]
    with running() as server:
        if what == "rules":
            new_rules(server, float(more[0]) if more else 600)
        else:
            number, seconds, opponent = (*more, *("1000", "30", "steady")[len(more) :])
            uvloop.run(games(server, int(number), float(seconds), opponent))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
