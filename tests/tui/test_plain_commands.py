"""What can be typed at a table beside playing, line by line: the time left."""

from __future__ import annotations

import asyncio
import re
from contextlib import closing
from pathlib import Path

import pytest

from fifteentwo.client import join
from fifteentwo.server.http_wire import InvitedSeat, NewRoom, Opened, SecretInvitation
from fifteentwo.server.terms import Terms, TimeControl
from fifteentwo.server.wire import Chair
from fifteentwo.tui import clock
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.profile import KeptProfile
from tests.tui.test_plain import Reader


def room_of_two(data: Path, address: str, terms: Terms) -> str:
    """The link of the second seat of a new room; the first one is the player's."""
    with closing(Lounge(address, KeptProfile(data).profile.token)) as lounge:
        opened = lounge.post("rooms", NewRoom("standard", (Chair("Ann"), Chair("Guest")), terms=terms), Opened)
        asked = lounge.post(f"rooms/{opened.room}/invitations", InvitedSeat(1), SecretInvitation)
        return lounge.link(opened.room, asked.secret)


async def test_the_time_left_is_told_at_each_turn_when_asked_and_when_it_is_short(
    data: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "MARKS", (38, 10))
    link = room_of_two(data, address, Terms(TimeControl("move", 40)))
    reader = Reader(data, address, capsys)
    playing = asyncio.create_task(reader.run())
    reader.type("1")
    with await asyncio.to_thread(join, link, "Robin") as robin:
        await asyncio.to_thread(lambda: next(robin.turns()))
        await reader.until("[Throw")
        assert re.search(r"\nTime left: You 0:(40|39), Robin 0:(40|39)\n", reader.said)
        await reader.until("\nYou have 38 seconds left.\n[Throw")
        tables = reader.said.count("Cribbage against Robin . Deal 1")
        reader.type("1 2")
        await reader.until("You discard ")
        reader.type("c")
        await reader.until("\nTime left: You 0:40, Robin 0:3")
        reader.type("?")
        await reader.until("c: time left of each player")
        assert reader.said.count("Cribbage against Robin . Deal 1") == tables
        reader.type("q", "q")
        await playing


async def test_without_clocks_no_time_is_told(data: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    reader = Reader(data, address, capsys)
    playing = asyncio.create_task(reader.run())
    reader.type("1", "c", "?", "q", "q")
    await playing
    assert "Time left" not in reader.said
    assert '"c" means nothing here' in reader.said
    assert "c: time left" not in reader.said
