"""A real server under load, on 127.0.0.1: how long an action takes, and whether memory stays flat.

`python bench/load.py games [100] [30]` plays 100 games at once for 30 seconds, one action a second each, and prints the
time from an action to its message. `python bench/load.py soak [600]` opens room after room for 600 seconds, each with
different rules and with hints, and prints the resident memory of the server.
"""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import quantiles
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

OWNER = {"Authorization": f"Bearer {'o' * 32}"}
FRAGMENTS = (
    ("", "players=3", "partners", "cards_dealt=7", "no_discard", "five_card"),
    ("", "counting=manual", "muggins", "jokers", "nineteen", "lowball"),
    ("", "heels=0", "crib_flush=four", "last_card=0", "go_timing=on_call"),
)


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """A server without rate limits, with its address and process id."""
    start = "import sys; from fifteentwo.server.serve import Operation, serve; from pathlib import Path; "
    start += "sys.exit(serve(port=0, data=Path(sys.argv[1]), open_browser=False, operation=Operation(bounded=False)))"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", start, folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            found = re.search(r"http://[^/]+", process.stdout.readline())
            assert found is not None
            try:
                yield found[0], process.pid
            finally:
                process.terminate()
                process.wait(60)


class Page:
    """One person against *simple*, over a socket."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.rng = Random(seed)
        self.at = 0
        self.position: dict[str, Any] = {}
        self.times: list[float] = []

    async def play(self, seconds: float) -> None:
        """One action a second."""
        async with httpx.AsyncClient(base_url=self.address, headers=OWNER) as client:
            seats = [{"name": "Ann"}, {"name": "Sim", "player": "simple"}]
            wanted = {"rules": "standard match=best_of:99", "seats": seats}
            opened = (await client.post("/api/rooms", json=wanted, timeout=60)).raise_for_status().json()
        address = f"{self.address.replace('http', 'ws')}/api/rooms/{opened['room']}/socket"
        async with connect(address) as socket:
            await socket.send(json.dumps({"type": "Hello", "token": opened["token"]}))
            await self._until_due(socket)
            await asyncio.sleep(self.rng.random())
            end = perf_counter() + seconds
            while perf_counter() < end:
                begun = perf_counter()
                await self._act(socket)
                self.times.append(perf_counter() - begun)
                await asyncio.sleep(max(0.0, 1 - (perf_counter() - begun)))

    async def _act(self, socket: ClientConnection) -> None:
        legal = self.position["offer"]["legal"]
        if self.position["outcome"] is not None:
            await socket.send(json.dumps({"type": "NextGame"}))
        else:
            await socket.send(json.dumps({"type": "Act", "action": self.rng.choice(legal), "at": self.at}))
        await self._until_due(socket)

    async def _until_due(self, socket: ClientConnection) -> None:
        """Reads to the end of the turn."""
        self.position = {}
        while not self.position or not (self.position["offer"]["legal"] or self.position["outcome"]):
            message = json.loads(await asyncio.wait_for(socket.recv(), 60))
            assert message["type"] in ("Welcome", "Update"), message
            self.at, self.position = message["at"], message["position"] or {}


async def games(address: str, number: int, seconds: float) -> None:
    """Prints the time of actions while this many games are played at once."""
    pages = [Page(address, seed) for seed in range(number)]
    await asyncio.gather(*(page.play(seconds) for page in pages))
    times = sorted(1000 * time for page in pages for time in page.times)
    cuts = quantiles(times, n=100)
    print(
        f"{number} games, {len(times)} actions in {seconds:g} s: median {cuts[49]:.1f} ms, 95 % {cuts[94]:.1f} ms, "
        f"99 % {cuts[98]:.1f} ms, longest {times[-1]:.1f} ms"
    )


def resident(process: int) -> float:
    """Megabytes of memory that a process holds."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def soak(address: str, process: int, seconds: float) -> None:
    """Opens rooms with new rules each time, requests a hint in each, and prints the memory used."""
    rng, begun, rooms, told = Random(1), perf_counter(), 0, 0.0
    with httpx.Client(base_url=address, headers=OWNER, timeout=120) as client:
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
                print(f"{perf_counter() - begun:6.0f} s  {rooms:5} rooms  {resident(process):7.1f} MB", flush=True)
    print(f"{perf_counter() - begun:6.0f} s  {rooms:5} rooms  {resident(process):7.1f} MB")


def main(arguments: list[str]) -> int:
    """Runs one of the two; returns the exit status."""
    what, *numbers = arguments or ["games"]
    with server() as (address, process):
        if what == "soak":
            soak(address, process, float(numbers[0]) if numbers else 600)
        else:
            number, seconds = (*map(int, numbers), *(100, 30)[len(numbers) :])
            asyncio.run(games(address, number, seconds))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
