"""The time to store a turn, compared with plain sqlite3 with the same rows and the same durability: python bench/store.py.

Rounds of the store and of plain sqlite3 take turns in one run, so that the ratio does not depend on the machine. Both write one
entry and update the row of its game in a transaction that is forced to the disk. `--folder` chooses the disk: on one in
memory nothing is forced to disk, and only the way to the writer's thread and back is measured.
"""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from fifteentwo.server.backends import FILE, connect
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import LogBatch, NewGame, Status

ENTRY = '{"type":"do","action":{"type":"discard","seat":0,"cards":["5H","6H"]}}'
SUMMARY = '{"scores":[61,58],"standing":{"points":[0,0],"wins":[0,0],"games":0},"to_act":[0],"match_over":false}'
INSERT = "INSERT INTO entries (game, number, entry) VALUES (?, ?, ?)"
UPDATE = "UPDATE games SET updated = ?, length = ?, summary = ?, finished = ?, score = ? WHERE id = ?"
NOW = "2026-11-22T12:00:00.000000+00:00"
OWNER = "an owner token of 32 characters or more"


async def opened(folder: Path, games: int) -> Store:
    store = Store(folder)
    await store.open()
    for game in range(games):
        await store.create(NewGame(f"game {game}", "cribbage", "", "[]", "", ((0, OWNER),), entries=(ENTRY,)))
    return store


async def by_the_store(store: Store, rooms: int, first: int, turns: int) -> float:
    """Seconds a turn; each room waits for its own turn before the next."""

    async def room(name: str) -> None:
        for number in range(first, first + turns):
            await store.append(LogBatch(name, number, (ENTRY,), Status(SUMMARY)))

    begun = perf_counter()
    await asyncio.gather(*(room(f"game {game}") for game in range(rooms)))
    return (perf_counter() - begun) / (rooms * turns)


def plainly(folder: Path, rooms: int, first: int, turns: int) -> float:
    """Seconds a turn with plain sqlite3, one transaction each."""
    connection = connect(folder / FILE)
    begun = perf_counter()
    for number in range(first, first + turns):
        for game in range(rooms):
            connection.execute("BEGIN IMMEDIATE")
            connection.execute(INSERT, (f"game {game}", number, ENTRY))
            connection.execute(UPDATE, (NOW, number, SUMMARY, False, None, f"game {game}"))
            connection.execute("COMMIT")
    seconds = (perf_counter() - begun) / (rooms * turns)
    connection.close()
    return seconds


async def compare(rooms: int, turns: int, rounds: int, folder: Path) -> None:
    (folder / "store").mkdir()
    (folder / "plain").mkdir()
    store = await opened(folder / "store", rooms)
    await (await opened(folder / "plain", rooms)).close()
    ours, theirs = [], []
    for number in range(rounds):
        first = 2 + number * turns
        ours.append(await by_the_store(store, rooms, first, turns))
        theirs.append(plainly(folder / "plain", rooms, first, turns))
    await store.close()
    ratios = [mine / plain for mine, plain in zip(ours, theirs, strict=True)]
    print(
        f"{rooms:5} {1e6 * median(ours):10.0f} us {1e6 * median(theirs):10.0f} us"
        f" {median(ratios):7.2f} {min(ratios):7.2f} {max(ratios):7.2f}"
    )


async def list_games(folder: Path, games: int) -> None:
    """Prints how long the lobby's query takes."""
    store = await opened(folder, games)
    seconds = []
    for _ in range(21):
        begun = perf_counter()
        found = await store.games_of(OWNER, games)
        seconds.append(perf_counter() - begun)
        assert len(found) == games
    await store.close()
    print(f"{games} games of one owner are listed in {1e3 * median(seconds):.1f} ms")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=15)
    asked.add_argument("--turns", type=int, default=300, help="of all rooms together, in a round")
    asked.add_argument("--folder", type=Path, default=Path())
    wanted = asked.parse_args()
    print(f"{'rooms':>5} {'store':>13} {'plain':>13} {'ratio':>7} {'least':>7} {'most':>7}")
    for rooms in (1, 60):
        with TemporaryDirectory(dir=wanted.folder) as folder:
            asyncio.run(compare(rooms, wanted.turns // rooms, wanted.rounds, Path(folder)))
    with TemporaryDirectory(dir=wanted.folder) as folder:
        asyncio.run(list_games(Path(folder), 200))


if __name__ == "__main__":
    main()
