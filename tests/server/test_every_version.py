"""Stores of every version of the migrations open, with every game as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fifteentwo.record import read_card
from fifteentwo.rules import parse
from fifteentwo.server.finished import RESULT
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.store import Store
from fifteentwo.server.upgrading import HEAD
from fifteentwo.table import AnyEntry, open_table
from tests.place.repository import PACKAGE
from tests.server.test_upgrades import STORES, restore

VERSIONS = sorted(path.stem[:4] for path in (PACKAGE / "server" / "migrations" / "versions").glob("[0-9]*.py"))


def test_the_last_migration_is_the_version_of_the_store() -> None:
    assert VERSIONS[-1] == HEAD


def test_there_is_a_store_of_every_version_but_the_last() -> None:
    """tests/server/stores/README.md says how one is made."""
    assert set(VERSIONS[:-1]) <= {path.stem for path in STORES.glob("*.sql")}


@pytest.mark.parametrize("version", sorted(path.stem for path in STORES.glob("*.sql") if path.stem >= "0005"))
async def test_every_game_of_a_version_is_as_it_was(version: str, own_data: Path) -> None:
    restore(version, own_data)
    store = Store(own_data)
    await store.open()
    lobby = Lobby(store)
    games: list[dict[str, Any]] = json.loads((STORES / f"{version}.json").read_text())["games"]
    assert len(games) == 5
    for before in games:
        row = await store.game(before["id"])
        assert row is not None
        entries = await store.entries(row.id)
        assert len(entries) == row.length == before["length"]
        table = open_table(
            parse(row.rules),
            [msgspec.json.decode(each, type=AnyEntry, dec_hook=read_card) for each in entries],
            row.deal,
        )
        assert await store.seats(before["owner"], row.id) == (before["seat"],)
        assert [line.room for line in await lobby.listed(before["owner"])] == [row.id]
        results = await store.results_of(before["owner"])
        ended = [RESULT.decode(each.result) for each, _ in sorted(results, key=lambda found: found[0].number)]
        told = [(list(each.winners), list(each.scores)) for each in ended]
        assert told == [(winners, scores) for winners, scores, _ in before["outcomes"]]
        assert table.standing.games == len(told) or table.family.name == "square"
        room = await lobby.room(row.id)
        async with room.lock:
            await room.catch_up()
        assert room.table.state == table.state
    await store.close()
