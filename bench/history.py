"""What the history of an owner costs: python bench/history.py [GAMES].

Plays 40 games between two *simple* and stores them again and again until the owner has as many as asked for (2,000).
Prints the processor time of each answer, from the rows of the store to its JSON, as the median of several.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from itertools import cycle, islice
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import cast

from fifteentwo.cribbage import Cribbage
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules
from fifteentwo.server import figures, history
from fifteentwo.server.finished import ResultEntry, results_of
from fifteentwo.server.history import GameFilter, OwnGame
from fifteentwo.server.lobby import rules_line
from fifteentwo.server.room_views import encoded
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import LogBatch, NewGame, Status
from fifteentwo.server.wire import Chair
from fifteentwo.table import AnyTable, Begin, CribbageTable, Do, Table

OWNER = "an owner token of 32 characters or more"
DIFFERENT = 40
ROUNDS = 9

ANSWERS: dict[str, Callable[[Sequence[OwnGame]], object]] = {
    "the first page": lambda games: history.page(games, GameFilter()),
    "a search": lambda games: history.page(games, GameFilter(text="walter 121")),
    "the figures of the lobby": figures.in_brief,
    "the statistics": lambda games: figures.statistics(games, assisted=False),
}


def played(number: int) -> ResultEntry:
    """The result of a game."""
    game = Cribbage(CribbageRules())
    table: CribbageTable = Table(game, [Begin(number % 2)])
    chance, players = Random(number), [player("simple", Random(seat)) for seat in range(2)]
    while table.outcome is None:
        seat = table.to_act()[0]
        assert table.state is not None
        if seat < 0:
            table.push(Do(game.house(table.state, chance)))
        else:
            table.push(Do(players[seat](game.observe(table.state, seat), game.legal(table.state, seat))))
    return next(iter(results_of(cast(AnyTable, table))))


async def filled(folder: Path, games: int) -> Store:
    """A store in which the owner has this many finished games."""
    store = Store(folder)
    await store.open()
    rules, chairs = rules_line(CribbageRules()), encoded((Chair("Ann"), Chair("Walter", "simple")))
    results = [played(number) for number in range(min(games, DIFFERENT))]
    for number, result in enumerate(islice(cycle(results), games)):
        name = f"game {number}"
        await store.create(NewGame(name, "cribbage", rules, chairs, "", ((0, OWNER),)))
        await store.append(LogBatch(name, 1, (), Status(finished=True), (result,)))
    return store


async def measure(games: int, folder: Path) -> None:
    """Prints a line for each answer."""
    store = await filled(folder, games)
    for what, answer in ANSWERS.items():
        seconds, text = list[float](), ""
        for _ in range(ROUNDS):
            begun = process_time()
            text = encoded(answer(history.read(await store.results_of(OWNER))))
            seconds.append(process_time() - begun)
        print(f"{what} of {games:,} games: {1e3 * median(seconds):.0f} ms, {len(text):,} characters")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as temporary:
        asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 2000, Path(temporary)))
