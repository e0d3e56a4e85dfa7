"""What the server costs: `python bench/server.py` prints actions a second, the lobby, and a page that reconnects.

Everything runs in one process on one core, with the store on the disk: rooms are driven as the socket drives them, and
every message is encoded as it would be sent. Figures are the median of several rounds, with the bare work of the same
run beside them: the same actions through `apply` alone, and the same rows through plain sqlite3.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import cast

from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.listeners import Listener
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Act, Chair, NextGame

TOKEN = "o" * 32
ACTIONS = 2000
GAMES = 200
MISSED = 2000


class Client:
    """A page that plays random legal actions."""

    def __init__(self, lobby: Lobby, seed: int, rules: str = "standard match=best_of:99") -> None:
        self.lobby = lobby
        self.rules = rules
        self.rng = Random(seed)
        self.listener = Listener(0)
        self.at = 0
        self.done = 0

    async def sit(self) -> None:
        """Opens a room and enters it."""
        opened = await self.lobby.open(NewRoom(self.rules, (Chair("Ann"), Chair("Sim", "simple"))), TOKEN)
        self.name = opened.room
        self.room = await self.lobby.room(opened.room)
        self.leave = self.room.listening(self.listener)
        await self.leave.__aenter__()
        async for _ in await self.room.enter(self.listener, None):
            pass

    async def act(self) -> None:
        """One action, and all its messages."""
        table = self.room.table
        legal = () if table.state is None else cast("Sequence[Choice]", table.game.legal(table.state, 0))
        request = Act(self.rng.choice(legal), len(self.room.entries)) if legal and not table.outcome else NextGame()
        await self.room.request(self.listener, request)
        while not self.listener.waiting.empty():
            self.listener.waiting.get_nowait()
        self.done += 1


async def actions_a_second(lobby: Lobby, rooms: int) -> float:
    """Actions a second of one process, in this many rooms at once."""
    clients = [Client(lobby, seed) for seed in range(rooms)]
    for client in clients:
        await client.sit()

    async def play(client: Client) -> None:
        for _ in range(ACTIONS // rooms):
            await client.act()

    begun = perf_counter()
    await asyncio.gather(*map(play, clients))
    seconds = perf_counter() - begun
    for client in clients:
        await client.leave.__aexit__(None, None, None)
    return ACTIONS / seconds


def bare_actions_a_second() -> float:
    """The same through `apply` alone: an action of seat 0 and all that follows until it must act again."""
    game, rng = Cribbage(), Random(1)
    other = player("simple", Random(2))
    state, done, begun = game.start(Opening(0)), 0, perf_counter()
    while done < ACTIONS:
        acting = game.to_act(state)
        if not acting:
            state = game.start(Opening(0))
            continue
        seat = acting[0]
        if seat == HOUSE:
            action = game.house(state, rng)
        elif seat == 0:
            action, done = rng.choice(game.legal(state, 0)), done + 1
        else:
            action = other(game.observe(state, 1), game.legal(state, 1))
        state, _ = game.apply(state, action)
    return ACTIONS / (perf_counter() - begun)


async def reconnect(lobby: Lobby) -> tuple[float, float, float]:
    """Seconds to make all messages for a page that missed entries, in total and for a quarter; the longest block."""
    client = Client(lobby, 7)
    await client.sit()
    while len(client.room.entries) <= MISSED + 1:
        await client.act()

    async def missed(entries: int) -> tuple[float, float]:
        longest, last, begun = 0.0, perf_counter(), perf_counter()

        async def others() -> None:
            nonlocal longest, last
            while True:
                now = perf_counter()
                longest, last = max(longest, now - last), now
                await asyncio.sleep(0)

        watching = asyncio.create_task(others())
        stream = await client.room.enter(Listener(0), len(client.room.entries) - entries)
        number = sum([1 async for _ in stream])
        assert number == entries + 1, number
        seconds = perf_counter() - begun
        watching.cancel()
        return seconds, longest

    whole, quarter = [await missed(MISSED) for _ in range(5)], [await missed(MISSED // 4) for _ in range(5)]
    return median(s for s, _ in whole), median(s for s, _ in quarter), median(b for _, b in whole)


async def lobby_list(lobby: Lobby, folder: Path) -> tuple[float, float]:
    """Seconds to list the games of an owner, and to read the same rows by plain sqlite3."""
    for seed in range(GAMES):
        client = Client(lobby, seed)
        await client.sit()
        for _ in range(3):
            await client.act()
        await client.leave.__aexit__(None, None, None)
    times, bare = [], []
    for _ in range(9):
        begun = perf_counter()
        listed = await lobby.listed(TOKEN)
        times.append(perf_counter() - begun)
        assert len(listed) >= GAMES
        begun = perf_counter()
        with sqlite3.connect(folder / "rooms.sqlite3") as database:
            rows = database.execute("SELECT * FROM games ORDER BY updated DESC LIMIT 200").fetchall()
        assert len(rows) == GAMES
        bare.append(perf_counter() - begun)
    return median(times), median(bare)


async def main() -> None:
    """Prints all figures."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        store = Store(folder)
        await store.open()
        lobby = Lobby(store, bounded=False)
        if "lobby" in sys.argv or len(sys.argv) == 1:
            listed, bare = await lobby_list(lobby, folder)
            print(f"lobby: {GAMES} games in {1000 * listed:.1f} ms, {listed / bare:.1f} x reading the rows by sqlite3")
        if "actions" in sys.argv or len(sys.argv) == 1:
            bare_rate = bare_actions_a_second()
            for rooms in (1, 20):
                rate = await actions_a_second(lobby, rooms)
                print(f"actions: {rate:.0f} a second in {rooms} rooms, against {bare_rate:.0f} by apply alone")
        if "reconnect" in sys.argv or len(sys.argv) == 1:
            whole, quarter, blocked = await reconnect(lobby)
            print(
                f"reconnect: {MISSED} missed entries in {1000 * whole:.0f} ms, {MISSED // 4} in {1000 * quarter:.0f} ms; "
                f"others waited {1000 * blocked:.1f} ms at most"
            )
        await store.close()


if __name__ == "__main__":
    asyncio.run(main())
