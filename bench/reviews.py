"""What the review of a game costs, and what it finds on the ladder.

python bench/reviews.py time [GAMES]      each review in a process of its own: until the first results, and in all
python bench/reviews.py server [GAMES]    the same on a running server, as the page gets them
python bench/reviews.py ladder [GAMES]    the decisions of each player of the ladder in games against itself
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from time import perf_counter

import httpx

from fifteentwo.cribbage import Cribbage
from fifteentwo.players import player
from fifteentwo.record import from_table, to_text
from fifteentwo.record.model import Record
from fifteentwo.reviews.grades import decisions
from fifteentwo.reviews.steps import games_of
from fifteentwo.rules import CribbageRules
from fifteentwo.table import CribbageTable, Do, Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tests.server.harness import Server

LADDER = ("beginner", "novice", "casual", "club", "strong", "expert")
BANDS = ((0.005, "≥ 0.5 %"), (0.02, "≥ 2 %"), (0.05, "≥ 5 %"))
ONE = """
import sys
from json import dumps
from pathlib import Path
from time import perf_counter, process_time

begun = perf_counter() - process_time()  # the interpreter has started by now
from fifteentwo.record import read
from fifteentwo.reviews import stages

times = [(perf_counter() - begun, process_time()) for _ in stages(read(Path(sys.argv[1]).read_text()))]
print(dumps((times[0], times[-1])))
"""
"""Reviews one record, and prints the seconds until the first results and in all: on the clock, and of the processor."""
SHORTEST = 20
"""Seconds; hardly anybody plays a game in less."""


def recorded(first: str, second: str, seed: int) -> Record:
    """A game between two players."""
    game = Cribbage(CribbageRules())
    table: CribbageTable = Table(game)
    chance, players = Random(f"chance {seed}"), [player(first, Random(seed)), player(second, Random(-seed - 1))]
    while table.outcome is None:
        entry = table.house(chance)
        if entry is None:
            seat = table.to_act()[0]
            assert table.state is not None
            entry = Do(players[seat](game.observe(table.state, seat), game.legal(table.state, seat)))
        table.push(entry)
    return from_table(table, ("Ann", "Bob"))


def time(games: int) -> None:
    """The time of a review in a new process, whose machine code is on disk."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.txt"
        firsts, wholes = [], []
        for seed in range(games):
            path.write_text(to_text(recorded("expert", "club", seed)))
            done = subprocess.run([sys.executable, "-c", ONE, str(path)], check=True, capture_output=True, text=True)
            first, whole = json.loads(done.stdout)
            firsts.append(first)
            wholes.append(whole)
    for name, found in (("until the first results", firsts), ("in all", wholes)):
        clock, processor = zip(*found, strict=True)
        print(
            f"{name}: {median(processor):.2f} s of processor time, at worst {max(processor):.2f}; "
            f"{median(clock):.2f} s on the clock, at worst {max(clock):.2f}"
        )


def server(games: int) -> None:
    """The time of reviews on a server, the first one before and after a game has begun there: on the clock, and of the processors of all its processes."""
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for begun in (False, True):
            running = Server(Path(folder) / str(begun), reviews=True)
            try:
                if begun:
                    asyncio.run(_begin(running))
                found.append([_served(running, seed) for seed in range(games if begun else 1)])
            finally:
                running.kill()
    for name, times in (
        ("the first review, of an imported record on a new server", found[0]),
        ("the first review after a game has begun", found[1][:1]),
        ("the later ones", found[1][1:]),
    ):
        first, whole, processor = (median(column) for column in zip(*times, strict=True))
        worst = max(each[2] for each in times)
        print(
            f"{name}: until the first results {first:.2f} s, in all {whole:.2f} s on the clock; "
            f"{processor:.2f} s of processor time, at worst {worst:.2f}"
        )


async def _begin(running: Server) -> None:
    """Sits down at a table, and stays for as long as the shortest game."""
    async with running.sit(running.open_room()):
        await asyncio.sleep(SHORTEST)


def _served(running: Server, seed: int) -> tuple[float, float, float]:
    """The seconds until the first results and in all, and those of the processors."""
    record = to_text(recorded("expert", "club", seed))
    source = httpx.post(f"{running.address}/api/reviews", content=record.encode()).json()["source"]
    begun, used, first, stage = perf_counter(), _processor_time(running.process.pid or 0), 0.0, 0
    while True:
        state = httpx.get(f"{running.address}/api/reviews/{source}/1", params={"after": stage}).json()
        first = first or (perf_counter() - begun if state["review"] else 0.0)
        if state["complete"] or state["trouble"]:
            return first, perf_counter() - begun, _processor_time(running.process.pid or 0) - used
        stage = state["stage"]


def _processor_time(process: int) -> float:
    """The processor time of a process and its children, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    threads = Path(f"/proc/{process}/task").iterdir()
    children = [child for thread in threads for child in (thread / "children").read_text().split()]
    return own + sum(_processor_time(int(child)) for child in children)


def losses(name: str, games: int) -> Iterator[list[float]]:
    """The losses of the unforced decisions of each game."""
    for seed in range(games):
        for moments in games_of(recorded(name, name, seed)):
            yield [each.loss.value for each in decisions(moments) if each.loss is not None]


def ladder(games: int) -> None:
    """A table of the losses of each player of the ladder."""
    heads = " | ".join(head for _, head in BANDS)
    print(f"| | decisions | loss of a decision | {heads} |\n|---|---:|---:|{'---:|' * len(BANDS)}")
    for name in LADDER:
        by_game = list(losses(name, games))
        every = [loss for game in by_game for loss in game]
        means = [fmean(game) for game in by_game]
        error = 1.96 * stdev(means) / sqrt(len(means))
        shares = " | ".join(f"{100 * fmean(loss >= least for loss in every):.1f} %" for least, _ in BANDS)
        print(f"| {name} | {len(every):,} | {100 * fmean(every):.3f} ± {100 * error:.3f} % | {shares} |", flush=True)


def main(words: list[str]) -> None:
    """Runs the command given by the arguments."""
    if words[:1] == ["ladder"]:
        ladder(int(words[1]) if len(words) > 1 else 20)
    elif words[:1] == ["server"]:
        server(int(words[1]) if len(words) > 1 else 6)
    else:
        time(int(words[1]) if len(words) > 1 else 10)


if __name__ == "__main__":
    main(sys.argv[1:])
