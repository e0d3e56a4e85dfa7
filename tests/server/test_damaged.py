"""A damaged row or log affects only its own game, and the error says what is damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from fifteentwo.server.backends import FILE
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.lobby import Lobby
from fifteentwo.server.room_log import BadLog
from fifteentwo.server.store import Store
from fifteentwo.server.wire import Chair
from tests.server.guests import sit

ROOM = NewRoom("gamerules_61", (Chair("Ann"), Chair("Bot", "random")))
SQUARE = NewRoom("bvs", deal=5)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET rules = 'whist' WHERE id = ?",
        "UPDATE games SET chairs = 'nobody' WHERE id = ?",
        "UPDATE games SET summary = '{}' WHERE id = ?",
        "UPDATE entries SET entry = '{}' WHERE game = ?",
    ],
)
async def test_a_damaged_game_hides_only_itself_in_the_list(own_data: Path, store: Store, damage: str) -> None:
    lobby = Lobby(store)
    opened = [await lobby.open(SQUARE, None)]
    opened += [await lobby.open(asked, opened[0].token) for asked in (ROOM, SQUARE)]
    with closing(sqlite3.connect(own_data / FILE)) as database:
        database.execute(damage, (opened[1].room,))
        database.commit()
    listed = await Lobby(store).listed(opened[0].token)
    assert {line.room for line in listed} == {opened[0].room, opened[2].room}


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        ('UPDATE entries SET entry = \'{"type":"shuffle"}\' WHERE game = ?', "entry 1 of its log cannot be read ("),
        (
            'UPDATE entries SET entry = \'{"type":"resign","seat":0}\' WHERE game = ?',
            "entry 1 of its log cannot be played (",
        ),
        ("UPDATE games SET rules = 'whist' WHERE id = ?", "its rules or its chairs cannot be read ("),
        ("UPDATE games SET chairs = 'nobody' WHERE id = ?", "its rules or its chairs cannot be read ("),
        ("UPDATE games SET deal = -1 WHERE id = ?", "its rules or its chairs cannot be read ("),
    ],
)
async def test_a_damaged_game_is_not_opened_and_says_what_is_damaged(
    own_data: Path, store: Store, damage: str, says: str
) -> None:
    opened = await Lobby(store).open(SQUARE, None)
    with closing(sqlite3.connect(own_data / FILE)) as database:
        database.execute(damage, (opened.room,))
        database.commit()
    with pytest.raises(BadLog) as problem:
        async with await sit(Lobby(store), opened) as guest:
            await guest.enter()
    assert str(problem.value).startswith(f"This game cannot be opened: {says}")
    assert str(problem.value).endswith(").")
