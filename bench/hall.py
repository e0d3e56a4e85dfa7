"""A full hall: 400 players of one evening by the Swiss system, 100 of whom follow it with a phone, in this process.

`PYTHONPATH=. python bench/hall.py` pairs rounds and enters results. Prints how long each takes, the processor time of each, and the
longest pause of the event loop meanwhile, in which nobody else is served.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from fifteentwo.club import AnyEveningEvent, Result, next_round
from fifteentwo.club.events import Joined, ResultSettled
from fifteentwo.server.evening_wire import NewEvening
from fifteentwo.server.evenings import Decide, Evenings, Follower
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.store import Store

ROUNDS: Final = 4
TICK: Final = 0.002


class Pause:
    """The longest pause of the event loop while a block runs, in seconds."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def during(self, work: Awaitable[object]) -> tuple[float, float]:
        """Waits for the work; returns its seconds, and those of the processor."""
        watching = asyncio.create_task(self._watch())
        await asyncio.sleep(10 * TICK)
        self.longest = 0.0
        begun, busy = perf_counter(), process_time()
        await work
        took = perf_counter() - begun, process_time() - busy
        await asyncio.sleep(2 * TICK)
        watching.cancel()
        return took

    async def _watch(self) -> None:
        before = perf_counter()
        while True:
            await asyncio.sleep(TICK)
            now = perf_counter()
            self.longest = max(self.longest, now - before - TICK)
            before = now


def given(*events: AnyEveningEvent) -> Decide:
    """These events, whatever the state."""
    return lambda _: events


async def main(players: int, followers: int) -> None:
    """Prints a line for each pairing, and one for a result."""
    with TemporaryDirectory() as folder:
        store = Store(Path(folder))
        await store.open()
        evenings = Evenings(Lobby(store))
        row = await evenings.create(NewEvening("Hall", format="swiss"), "a" * 32)
        kept = await evenings.find(row.id)
        await evenings.do(kept, given(*(Joined(player, f"P{player}", player) for player in range(players))))
        kept.followers |= {Follower(f"{number:064}") for number in range(followers)}
        print(f"{players} players, {followers} followers")
        for number in range(1, ROUNDS + 1):
            pause = Pause()
            took, busy = await pause.during(evenings.do(kept, lambda state: [next_round(state)]))
            print(f"round {number} paired in {took:.3f} s, {busy:.3f} s of the processor, pause {pause.longest:.3f} s")
            *most, last = kept.state.open_games
            results = [ResultSettled(game.id, Result(121, 90 + (7 * game.id) % 31)) for game in most]
            await evenings.do(kept, given(*results))
            took, busy = await pause.during(evenings.do(kept, given(ResultSettled(last.id, Result(121, 100)))))
            print(f"the last result in {took:.3f} s, {busy:.3f} s of the processor, pause {pause.longest:.3f} s")
        await store.close()


if __name__ == "__main__":
    asyncio.run(main(*map(int, sys.argv[1:] or ("400", "100"))))
