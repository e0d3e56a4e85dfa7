"""The store by itself: made from nothing, kept, refused where it cannot be used."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from fifteentwo.cards import Card, cards
from fifteentwo.cribbage import Cut, Deal, LayAway, Play
from fifteentwo.rules import CRIBBAGE
from fifteentwo.server import store as stores
from fifteentwo.server.folder import StoreProblem, data_folder
from fifteentwo.server.solo import keeping
from fifteentwo.server.store import HEAD, BadLog, Overtaken, Store
from fifteentwo.server.wire import Chair
from fifteentwo.table import AnyEntry, Begin, Do, Hinted, Resign, TakeBack

CHAIRS = (Chair("Ann"), Chair("Bot", "simple"))
RULES = CRIBBAGE["acc"].rules


async def _filled(data: Path) -> Store:
    store = Store(data)
    await store.open()
    await store.add_room("room", RULES, CHAIRS, [("token", 0)], Begin())
    return store


async def test_from_nothing_alembic_makes_what_the_code_expects(own_data: Path) -> None:
    store = Store(own_data)
    await store.open()
    await store.close()
    engine = sa.create_engine(f"sqlite:///{own_data}/rooms.sqlite3")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, stores.SCHEMA) == []
        assert {"rooms", keeping.GAMES.name} <= set(stores.SCHEMA.tables)
        assert context.get_current_revision() == HEAD
    engine.dispose()


async def test_every_kind_of_entry_comes_back_as_it_went_in(own_data: Path) -> None:
    store = await _filled(own_data)
    entries: list[AnyEntry] = [
        Begin(dealer=1),
        Do(Cut((Card("5H"), None))),
        Do(Deal((cards("5H 6H"), cards("7H ??")), cards("KD"))),
        Do(LayAway(0, cards("5H 6H"))),
        Do(Play(1, Card("TS"))),
        TakeBack(0),
        Hinted(1),
        Resign(1),
    ]
    for number, entry in enumerate(entries, 2):
        await store.append("room", number, entry)
    await store.close()
    again = Store(own_data)
    await again.open()
    assert await again.entries("room") == [Begin(), *entries]
    assert await again.entries("room", since=7) == entries[6:]
    row = await again.room("room")
    assert row is not None
    assert (row.rules, row.chairs) == (RULES, CHAIRS)
    assert row.created <= row.updated
    assert await again.room("nowhere") is None
    await again.close()


@pytest.mark.parametrize(
    ("spoilt", "says"),
    [
        ('UPDATE entries SET entry = \'{"type":"shuffle"}\' WHERE number = 1', "entry 1 of its log cannot be read ("),
        ("UPDATE rooms SET rules = 'whist'", "its rules or its chairs cannot be read ("),
        ("UPDATE rooms SET chairs = 'nobody'", "its rules or its chairs cannot be read ("),
    ],
)
async def test_what_cannot_be_read_is_said_in_a_sentence(own_data: Path, spoilt: str, says: str) -> None:
    await (await _filled(own_data)).close()
    with sqlite3.connect(own_data / "rooms.sqlite3") as database:
        database.execute(spoilt)
    database.close()
    store = Store(own_data)
    await store.open()
    with pytest.raises(BadLog) as problem:
        await (store.entries("room") if "entries" in spoilt else store.room("room"))
    await store.close()
    assert str(problem.value).startswith(f"This game cannot be opened: {says}")
    assert str(problem.value).endswith(").")


async def test_a_token_is_kept_as_a_hash_only(own_data: Path) -> None:
    store = await _filled(own_data)
    assert await store.seat("token") == ("room", 0)
    assert await store.seat("tokem") is None
    await store.close()
    for file in own_data.iterdir():
        assert b"token\x00" not in file.read_bytes()
    with sqlite3.connect(own_data / "rooms.sqlite3") as database:
        assert "token" not in {row[0] for row in database.execute("SELECT token_sha256 FROM seats")}
    database.close()


async def test_of_two_who_write_the_same_entry_one_is_overtaken(own_data: Path) -> None:
    one = await _filled(own_data)
    two = Store(own_data)
    await two.open()
    await one.append("room", 2, Do(Play(0, Card("5H"))))
    with pytest.raises(Overtaken):
        await two.append("room", 2, Do(Play(0, Card("6H"))))
    assert (await two.entries("room"))[1:] == [Do(Play(0, Card("5H")))]
    await one.close()
    await two.close()


async def test_an_acknowledged_entry_is_forced_to_the_disk(own_data: Path) -> None:
    store = await _filled(own_data)
    async with store.engine.connect() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
    await store.close()


async def test_a_room_kept_before_chairs_could_be_helped_is_still_there(own_data: Path) -> None:
    await (await _filled(own_data)).close()
    with sqlite3.connect(own_data / "rooms.sqlite3") as database:
        database.execute(
            """UPDATE rooms SET chairs = '[{"name":"Ann","player":null},{"name":"B","player":"simple"}]'"""
        )
        database.execute("UPDATE rooms SET rules = 'counting=auto underclaim=correct skunk_scale=acc match=best_of:3'")
    database.close()
    store = Store(own_data)
    await store.open()
    row = await store.room("room")
    await store.close()
    assert row is not None
    assert row.chairs == (Chair("Ann"), Chair("B", "simple"))
    assert not any(chair.helped for chair in row.chairs)
    assert row.rules.counting == "auto"


async def _refusal(store: Store) -> str:
    with pytest.raises(StoreProblem) as refused:
        await store.open()
    await store.close()
    return str(refused.value)


async def test_a_newer_store_is_left_alone(own_data: Path) -> None:
    await (await _filled(own_data)).close()
    with sqlite3.connect(own_data / "rooms.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert "newer" in await _refusal(Store(own_data))


async def test_what_is_no_database_is_left_alone(own_data: Path) -> None:
    own_data.mkdir()
    (own_data / "rooms.sqlite3").write_bytes(b"a letter to my aunt " * 100)
    sentence = await _refusal(Store(own_data))
    assert "not a database" in sentence
    assert str(own_data) in sentence


async def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    sentence = await _refusal(Store(tmp_path / "file" / "data"))
    assert str(tmp_path / "file") in sentence


async def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    sentence = await _refusal(Store(url="postgresql://ann:secret@127.0.0.1:1/games"))
    assert "127.0.0.1" in sentence
    assert "secret" not in sentence


def test_where_the_data_lies(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "fifteentwo"
    for home in ("", "relative"):
        monkeypatch.setenv("XDG_DATA_HOME", home)
        assert data_folder() == Path.home() / ".local" / "share" / "fifteentwo"
