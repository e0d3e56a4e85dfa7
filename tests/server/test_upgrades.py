"""Stores of older versions are upgraded and lose nothing (tests/server/stores/README.md says how they were made)."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from fifteentwo.families import family_of
from fifteentwo.game import HOUSE
from fifteentwo.record import read_card
from fifteentwo.rules import CribbageRules, every_field, parse
from fifteentwo.server import upgrading
from fifteentwo.server.backends import FILE
from fifteentwo.server.finished import DEALS, RESULT
from fifteentwo.server.folder import StoreProblem
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.migrations.renamed import renamed
from fifteentwo.server.migrations.solo_logs import Action
from fifteentwo.server.practice_rows import PracticeRow
from fifteentwo.server.store import Store
from fifteentwo.server.store_rows import LogBatch, Status
from fifteentwo.server.upgrading import migrate
from fifteentwo.table import AnyEntry, open_table
from tests.server import postgres
from tests.server.guests import Guest

STORES = Path(__file__).parent / "stores"
VERSIONS = ("0001", "0002", "0003")
ENTRIES = "SELECT entry FROM entries ORDER BY game, number"


def restore(version: str, folder: Path) -> None:
    """Writes the store of that version to the folder."""
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.executescript((STORES / f"{version}.sql").read_text())


def said(version: str, kind: str) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = json.loads((STORES / f"{version}.json").read_text())[kind]
    return games


def query(path: Path, sql: str) -> list[Any]:
    with closing(sqlite3.connect(path)) as database:
        return database.execute(sql).fetchall()


async def upgraded(folder: Path) -> Store:
    store = Store(folder)
    await store.open()
    return store


def folded(rules: str, entries: list[str]) -> tuple[list[Any], Any]:
    """The actions of a solo game that were not taken back, and the state after them."""
    of = parse(rules)
    game: Any = family_of(of).game(of)
    actions: list[Any] = []
    assert json.loads(entries[0]) == {"type": "begin", "dealer": None}
    for text in entries[1:]:
        match json.loads(text):
            case {"type": "do", "action": action}:
                actions.append(action)
            case {"type": "takeback", "seat": 0}:
                del actions[max(place for place, action in enumerate(actions) if "seat" in action) :]
            case other:
                assert other == {"type": "hinted", "seat": 0}
    state = game.start()
    for action in actions:
        state, _ = game.apply(state, msgspec.convert(action, Action, dec_hook=read_card))
    return actions, state


@pytest.mark.parametrize("version", VERSIONS)
async def test_rooms_are_the_same_after_the_upgrade(version: str, own_data: Path) -> None:
    restore(version, own_data)
    logs: dict[str, list[str]] = {}
    for room, entry in query(own_data / FILE, "SELECT room, entry FROM entries ORDER BY room, number"):
        logs.setdefault(room, []).append(entry)
    store = await upgraded(own_data)
    for before in said(version, "rooms"):
        row = await store.game(before["id"])
        assert row is not None
        assert (row.family, row.summary, row.deal, row.hints) == ("cribbage", None, None, None)
        assert json.loads(row.chairs) == before["chairs"]
        assert len(row.chance) == 64
        for seat, token in before["owners"]:
            assert await store.seats(token, row.id) == (seat,)
            assert [(game.id, seats) for game, seats in await store.games_of(token, 9)] == [(row.id, (seat,))]
        assert "." in row.updated, "times have microseconds, so that they sort as text"
        entries = await store.entries(row.id)
        assert entries == [renamed(entry) for entry in logs[row.id]]
        assert row.length == len(entries) == before["length"]
        rules = parse(row.rules, CribbageRules)
        assert every_field(parse(before["rules"], CribbageRules)) == every_field(rules)
        table = open_table(rules, [msgspec.json.decode(entry, type=AnyEntry, dec_hook=read_card) for entry in entries])
        assert table.state is not None
        taken_back = any(json.loads(entry)["type"] == "takeback" for entry in entries)
        assert list(table.state.scores) == before["scores"]
        assert list(table.to_act()) == before["to_act"]
        assert list(table.standing.wins) == before["wins"]
        assert list(table.assisted) == before["assisted"] or taken_back
        assert (table.outcome is not None, table.is_over) == (before["over"], before["match_over"])
    await store.close()


@pytest.mark.parametrize("many", [1, 10_000])
async def test_an_upgrade_of_many_games_says_so(
    many: int, own_data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    restore("0003", own_data)
    games = sum(len(said("0003", kind)) for kind in ("rooms", "alone"))
    monkeypatch.setattr(upgrading, "MANY_GAMES", many)
    await (await upgraded(own_data)).close()
    expected = f"fifteentwo: upgrading the saved games ({games:,}) ...\n"
    assert capsys.readouterr().err == (expected if games >= many else "")
    await (await upgraded(own_data)).close()
    assert capsys.readouterr().err == "", "it is up to date"


@pytest.mark.parametrize("version", VERSIONS[1:])
async def test_solo_games_are_the_same_after_the_upgrade(version: str, own_data: Path) -> None:
    restore(version, own_data)
    store = await upgraded(own_data)
    for before in said(version, "alone"):
        row = await store.game(before["id"])
        assert row is not None
        for name in ("rules", "deal", "day", "replayed", "assisted", "demonstrated", "score"):
            assert getattr(row, name) == before[name], name
        assert (row.finished, row.summary, row.hints) == (before["over"], None, None)
        assert row.family == ("patience" if "family=patience" in row.rules else "square")
        assert [chair["player"] for chair in json.loads(row.chairs)] == [None]
        assert await store.seats(before["owner"], row.id) == (0,)
        entries = await store.entries(row.id)
        assert row.length == len(entries)
        actions, state = folded(row.rules, entries)
        assert actions == json.loads(renamed(json.dumps(before["actions"], separators=(",", ":"))))
        assert (state.score, state.phase == "over") == (before["score"], before["over"])
        by_house = [entry for entry in entries if json.loads(entry).get("house")]
        assert bool(by_house) == before["demonstrated"]
    await store.close()


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_copy_of_the_file_is_kept(version: str, own_data: Path) -> None:
    restore(version, own_data)
    with closing(sqlite3.connect(own_data / FILE)) as database:
        before = list(database.iterdump())
    await (await upgraded(own_data)).close()
    with closing(sqlite3.connect(own_data / f"{FILE}.{version}.bak")) as copy:
        assert list(copy.iterdump()) == before
    tables = {name for (name,) in query(own_data / FILE, "SELECT name FROM sqlite_master WHERE type = 'table'")}
    current = {"games", "seats", "entries", "results", "practice", "reviews", "imported", "invitations"}
    current |= {"accounts", "challenges", "devices", "limits", "passkeys", "bots"}
    current |= {"push_key", "push_subscriptions", "pushed_turns", "rated", "rating_mark"}
    current |= {"clubs", "evenings", "evening_events", "evening_people", "evening_rooms"}
    assert tables == current | {"alembic_version"}


async def test_a_new_store_needs_no_copy(own_data: Path) -> None:
    await (await upgraded(own_data)).close()
    await (await upgraded(own_data)).close()
    assert [path.name for path in own_data.iterdir() if "bak" in path.name] == []


@pytest.fixture
def spoilt(own_data: Path, request: pytest.FixtureRequest) -> str:
    """A store of 0003 with one damaged solo game; the id of that game."""
    restore("0003", own_data)
    game: str = said("0003", "alone")[2]["id"]
    with closing(sqlite3.connect(own_data / FILE)) as database, database:
        database.execute(request.param, {"game": game})
    return game


@pytest.mark.parametrize(
    "spoilt",
    [
        "UPDATE solo_games SET rules = 'family=square whist' WHERE id = :game",
        "UPDATE solo_games SET number = -1 WHERE id = :game",
        "UPDATE solo_entries SET entry = 'no JSON' WHERE game = :game AND number = 3",
        """UPDATE solo_entries SET entry = '{"type":"undo"}' WHERE game = :game AND number < 9""",
        """UPDATE solo_entries SET entry = '{"type":"do","action":{"type":"place","seat":0,"card":"5H","cell":99}}'
            WHERE game = :game AND number = 1""",
    ],
    indirect=True,
)
async def test_a_damaged_game_is_not_changed_and_hides_no_other(
    spoilt: str, own_data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    old = [entry for (entry,) in query(own_data / FILE, f"SELECT entry FROM solo_entries WHERE game = '{spoilt}'")]  # noqa: S608
    store = await upgraded(own_data)
    assert await store.entries(spoilt) == [renamed(entry) for entry in old]
    row = await store.game(spoilt)
    assert row is not None
    assert (row.family, row.summary, row.finished, row.length) == ("square", None, True, len(old))
    owner = said("0003", "alone")[2]["owner"]
    mine = {game["id"] for game in said("0003", "alone") if game["owner"] == owner}
    assert {row.id for row, _ in await store.games_of(owner, 99)} == mine
    await store.close()
    assert spoilt in caplog.text


@pytest.mark.parametrize("version", VERSIONS)
async def test_every_upgraded_game_is_listed_and_can_be_opened(version: str, own_data: Path) -> None:
    restore(version, own_data)
    store = await upgraded(own_data)
    lobby = Lobby(store)
    held = [(before, *owner) for before in said(version, "rooms") for owner in before["owners"]]
    held += [(before, 0, before["owner"]) for before in said(version, "alone")]
    for before, seat, token in held:
        line = next(line for line in await lobby.listed(token) if line.room == before["id"])
        assert list(line.stand.scores) == before.get("scores", [before.get("score")])
        assert line.own == (seat,)
        async with Guest(await lobby.room(line.room), seat) as guest:
            told = await guest.enter()
            assert told[0]["position"]["standing"]["wins"] == list(line.stand.standing.wins)
            assert HOUSE not in guest.room.table.to_act(), "it goes on by itself"
    await store.close()


async def test_logs_of_the_last_version_are_read_with_the_current_names(own_data: Path) -> None:
    restore("0004", own_data)
    kinds = {json.loads(entry).get("action", {}).get("type") for (entry,) in query(own_data / FILE, ENTRIES)}
    assert {"lay_away", "discard"} <= kinds
    store = await upgraded(own_data)
    lobby = Lobby(store)
    for before in said("0004", "games"):
        assert await store.seats(before["owner"], before["id"]) == (0,)
        room = await lobby.room(before["id"])
        async with Guest(room) as guest:
            await guest.enter()
            assert len(room.entries) == before["length"]
            assert list(room.table.to_act()) == before["to_act"]
            assert (room.table.outcome is not None) == before["over"]
        (line,) = await lobby.listed(before["owner"])
        assert (line.room, list(line.stand.scores)) == (before["id"], before["scores"])
    await store.close()
    kinds = {json.loads(entry).get("action", {}).get("type") for (entry,) in query(own_data / FILE, ENTRIES)}
    assert "lay_away" not in kinds
    assert {"discard", "throw_away"} <= kinds


async def test_the_results_of_finished_games_are_computed(own_data: Path) -> None:
    restore("0005", own_data)
    store = await upgraded(own_data)
    for before in said("0005", "games"):
        found = await store.results_of(before["owner"])
        assert [row.number for row, _ in found] == list(range(1, len(before["outcomes"]) + 1))
        game = await store.game(before["id"])
        assert game is not None
        for (row, seats), (winners, scores, title) in zip(found, before["outcomes"], strict=True):
            assert (row.game, row.rules, row.chairs, row.deal) == (game.id, game.rules, game.chairs, game.deal)
            assert (seats, row.ended) == ((before["seat"],), game.updated)
            result = RESULT.decode(row.result)
            assert (list(result.winners), list(result.scores)) == (winners, scores)
            losers = [of for side, of in enumerate(result.titles) if side not in winners]
            assert title in losers or not (title or any(losers))
        for row, _ in found:
            kept = await store.result(before["id"], row.number)
            assert kept is not None
            assert kept[:2] == (row.rules, row.result)
            assert RESULT.decode(row.result).deals == len(DEALS.decode(kept[2])) or game.family == "square"
    await store.close()


async def test_results_are_kept_and_practice_begins_empty(own_data: Path) -> None:
    restore("0006", own_data)
    rows = query(own_data / FILE, "SELECT * FROM results ORDER BY game, number")
    assert rows
    store = await upgraded(own_data)
    assert query(own_data / FILE, "SELECT * FROM results ORDER BY game, number") == rows
    owner = said("0006", "games")[0]["owner"]
    assert await store.practice(owner, "discard") == []
    first, second = (PracticeRow("discard", "d.0-0.5H", "2026-11-23", state) for state in ("1", "2"))
    for row in (first, second):
        await store.set_practice(owner, [row])
    assert await store.practice(owner, "discard") == await store.practice(owner, "discard", "d.0-0.5H") == [second]
    assert await store.practice("somebody else", "discard") == []
    await store.close()


async def test_a_damaged_log_loses_only_its_own_result(own_data: Path, caplog: pytest.LogCaptureFixture) -> None:
    restore("0005", own_data)
    damaged, *others = said("0005", "games")
    with closing(sqlite3.connect(own_data / FILE)) as database, database:
        database.execute("UPDATE entries SET entry = 'no JSON' WHERE game = ? AND number = 9", (damaged["id"],))
    store = await upgraded(own_data)
    assert await store.results_of(damaged["owner"]) == []
    assert [len(await store.results_of(game["owner"])) for game in others] == [len(game["outcomes"]) for game in others]
    await store.close()
    assert damaged["id"] in caplog.text


async def test_an_upgraded_game_continues(own_data: Path) -> None:
    restore("0003", own_data)
    store = await upgraded(own_data)
    before = await store.game(said("0003", "alone")[3]["id"])
    assert before is not None
    await store.append(LogBatch(before.id, before.length + 1, ("entry",), Status("{}")))
    after = await store.game(before.id)
    assert after is not None
    assert after.length == before.length + 1
    await store.close()


async def test_a_newer_store_is_not_changed(own_data: Path) -> None:
    await (await upgraded(own_data)).close()
    with closing(sqlite3.connect(own_data / FILE)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    store = Store(own_data)
    with pytest.raises(StoreProblem, match="newer version of fifteentwo"):
        await store.open()
    await store.close()
    assert query(own_data / FILE, "SELECT version_num FROM alembic_version") == [("9999",)]
    assert [path.name for path in own_data.iterdir() if "bak" in path.name] == []


def fill(connection: sa.Connection, file: Path) -> None:
    """Creates the tables of 0003 in PostgreSQL and copies the rows of a SQLite store of that version."""
    migrate(connection, None, "0003")
    tables = sa.MetaData()
    tables.reflect(connection)
    source = sa.create_engine(f"sqlite:///{file}")
    with source.connect() as sqlite:
        for table in tables.sorted_tables:
            rows = [dict(row) for row in sqlite.execute(sa.select(table)).mappings()]
            if table.name != "alembic_version" and rows:
                connection.execute(table.insert(), rows)
    source.dispose()


async def opened_together(url: str) -> list[Store]:
    stores = [Store(url=url) for _ in range(4)]
    async with asyncio.timeout(60):  # upgrades that do not wait for each other could deadlock
        await asyncio.gather(*(store.open() for store in stores))
    return stores


@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL here")
async def test_stores_that_start_together_upgrade_postgresql_to_the_same_games(own_data: Path, tmp_path: Path) -> None:
    restore("0003", own_data)
    tables = ("games", "seats", "entries", "results")
    with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
        engine = create_async_engine(url.replace("postgresql:", "postgresql+asyncpg:"))
        async with engine.begin() as connection:
            await connection.run_sync(fill, own_data / FILE)
        await engine.dispose()
        stores = await opened_together(url)
        found = {
            table: {tuple(row) for row in await stores[0]._backend.read(f"SELECT * FROM {table}", {})}  # noqa: S608
            for table in tables
        }
        for store in stores:
            await store.close()
    await (await upgraded(own_data)).close()
    assert found == {table: set(query(own_data / FILE, f"SELECT * FROM {table}")) for table in tables}  # noqa: S608


@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL here")
async def test_stores_that_start_together_on_an_empty_postgresql_all_succeed() -> None:
    with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
        stores = await opened_together(url)
        for store in stores:
            await store.close()


@pytest.mark.skipif(postgres.programs() is None, reason="there is no PostgreSQL here")
async def test_a_stopped_postgresql_is_reported_in_a_sentence() -> None:
    with TemporaryDirectory() as folder, postgres.running(Path(folder)) as url:
        store = Store(url=url)
        await store.open()
    with pytest.raises(StoreProblem, match=r"^The game cannot be saved: .*\. Nothing is lost\.$"):
        await store.append(LogBatch("game", 1, ("entry",), Status()))
    with pytest.raises(StoreProblem, match=r"^The games cannot be read: "):
        await store.game("game")
    await store.close()
