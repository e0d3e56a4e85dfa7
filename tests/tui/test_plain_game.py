"""What can be done with a game beside playing it, line by line: its record, what is said, spectators, par, and those who are away."""

from __future__ import annotations

import asyncio
import re
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from fifteentwo.client import RefusalError, RemoteTable, UnreachableError, join, sit, watch
from fifteentwo.engine.solitaire.interface import ParLayout
from fifteentwo.record import read
from fifteentwo.rules import PRESETS, parse
from fifteentwo.server.agreeing_wire import StandIn
from fifteentwo.server.http_wire import DealResult, InvitedSeat, NewRoom, Opened, SecretInvitation, Summary
from fifteentwo.server.lobby import daily, today
from fifteentwo.server.saying_wire import Said, Say
from fifteentwo.server.wire import Chair, Presence
from fifteentwo.tui import plain_ending
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.profile import KeptProfile
from fifteentwo.tui.room_place import RoomPlace
from tests.tui.test_plain import FRIEND, Reader, typed
from tests.tui.test_remote_review import play_on

RECORD, LINK, WITHDRAW, SHOW_CARDS = "3", "4", "5", "6"
"""The numbers of the list while a game against the computer is in progress."""


async def test_the_record_is_written_to_a_file_and_what_cannot_be_written_is_asked_for_again(
    data: Path, address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "kept.txt").write_text("mine")
    bad = ["no/such/Folder.txt", "kept.txt", "bad\0name"]
    await typed(data, address, "1", "g", RECORD, *bad, "Game.txt", "g", RECORD, "", "g", RECORD, "q", "q", "q")
    said = capsys.readouterr().out
    for name in bad:
        assert len([line for line in said.splitlines() if name in line and " cannot be written: " in line]) == 1
    assert (tmp_path / "kept.txt").read_text() == "mine"
    assert said.count("The record is in ") == 2
    usual = next(tmp_path.glob("fifteentwo-*.txt"))
    assert f"Enter: {usual}, q: back >" in said
    assert read((tmp_path / "Game.txt").read_text()) == read(usual.read_text())
    assert "Continue: Against Pip" in said  # after three records the player is still at the table, and leaves it


async def test_the_record_of_a_finished_game_is_written(
    data: Path, address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    await typed(data, address, "1", "g", "2", "2", "?", "g", "2", "all.txt", "t", "q", "q")
    said = capsys.readouterr().out
    assert "\nresign 0\n" in (tmp_path / "all.txt").read_text()
    assert said.count("g: record, spectators") == 2
    assert '"t" means nothing here' in said  # nobody hears it


async def test_friends_say_phrases_and_are_heard_while_the_player_thinks(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(data, address, capsys)
    host = asyncio.create_task(reader.run())
    reader.type(FRIEND, "")
    await reader.until("Waiting for your friend")
    link = next(word for word in reader.said.split() if "/#/join/" in word)
    with await asyncio.to_thread(join, link, "Robin") as robin:
        await asyncio.to_thread(lambda: next(robin.turns()))
        await reader.until("Cribbage against Robin . Deal 1")
        await reader.until("[Throw")
        prompts = reader.said.count("[Throw")
        await asyncio.to_thread(robin.send, Say("nice-hand"))
        await reader.until("\nRobin: Nice hand!\n[Throw")
        assert reader.said.count("[Throw") == prompts + 1
        reader.type("t", "99", "1")
        await reader.until("\nYou: Hello!\n")
        assert '"99" means nothing here.' in reader.said
        assert await asyncio.to_thread(heard, robin) == {"nice-hand", "hello"}
        reader.type("1 2", "t", "2")
        await reader.until("You: Good luck!")
        reader.type("g", "3", "2")
        await reader.until("[Rematch] > ")
        reader.type("t", "8")
        await reader.until("You: Good game!")
        reader.type("q", "q")
        await host


def heard(table: RemoteTable) -> set[str]:
    """The first two phrases that come to a table."""
    said: set[str] = set()
    for message in table:
        said |= {message.phrase} if isinstance(message, Said) else set()
        if len(said) == 2:
            break
    return said


async def test_others_watch_by_a_link_until_it_is_withdrawn(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(data, address, capsys)
    host = asyncio.create_task(reader.run())
    reader.type("1", "g", LINK)
    await reader.until("/#/spectate/")
    await reader.until("[Throw")
    link = next(word for word in reader.said.split() if "/#/spectate/" in word)
    assert "They see what lies on the table" in reader.said
    with await asyncio.to_thread(watch, link, "Wanda") as watching:
        assert watching.welcome.seat is None
        await reader.until("\nWatching: Wanda\n[Throw")
        tables = reader.said.count("Cribbage against Pip . Deal 1")
        reader.type("g", "1")
        await reader.until("standard\nWatching: Wanda\n  1  Play on\n")
    await reader.until("\nNobody is watching.\n[Throw")
    assert (
        reader.said.count("Cribbage against Pip . Deal 1") == tables + 1
    )  # after the list, not for who comes and goes
    reader.type("g", SHOW_CARDS)
    for _ in range(100):
        if "6  Hide past deals from spectators again" in reader.heard():
            break
        reader.type("g", "1")
        await asyncio.sleep(0.05)
    assert "6  Hide past deals from spectators again" in reader.said
    with await asyncio.to_thread(watch, link, "Walter"):
        await reader.until("\nWatching: Walter\n")
        reader.type("g", WITHDRAW)
        await reader.until("\nNobody is watching.\n", times=2)
    with pytest.raises(RefusalError):
        await asyncio.to_thread(watch, link, "Wanda")
    reader.type("g", WITHDRAW)
    await reader.until("\nNobody is watching.\n", times=3)
    reader.type("q", "q")
    await host
    assert reader.said.count("Nobody is watching.") == 3


async def test_what_the_server_refuses_is_said_at_the_table(
    data: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_self: Lounge, _path: str, **_query: str) -> str:
        raise UnreachableError("room-no-seat")

    monkeypatch.setattr(Lounge, "text", refuse)
    await typed(data, address, "1", "g", RECORD, "", "q", "q", "q")
    said = capsys.readouterr().out
    assert "\nThis game is not there any more, or belongs to another browser.\n" in said
    assert "The record is in" not in said
    assert "Continue: Against Pip" in said


async def test_par_of_a_numbered_deal_is_told_once_it_is_over(
    data: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = DealResult(26, (), None, None, coming=True, share="Nothing more is coming.")
    some = replace(nothing, pars=(ParLayout("par", 93, 97, None),))
    narrower = replace(some, pars=(ParLayout("par", 94, 96, None),))
    answers = iter((nothing, some, narrower, replace(some, pars=(ParLayout("par", 95, 95, None),), coming=False)))
    asked: list[str] = []

    def result(place: RoomPlace) -> DealResult:
        asked.append(place.room)
        return next(answers)

    monkeypatch.setattr(RoomPlace, "result", result)
    monkeypatch.setattr(plain_ending, "AGAIN", 0.01)
    reader = Reader(data, address, capsys)
    playing = asyncio.create_task(reader.run())
    reader.type("bvs", *(f"{row}{column}" for row in range(1, 5) for column in range(1, 5)))
    await reader.until("\nNothing more is coming.\n")
    await reader.until("[New deal] > ")
    _, _, after = reader.said.partition("Working out par")
    told = re.findall(r"Par: (.+)\n", after)
    assert told == ["93 to 97", "95"]
    reader.type("?")
    await reader.until("r: the review · l: log · g: record, spectators · q: back to the list\n".replace("·", "."))
    assert len(asked) == 4
    reader.type("q", "q")
    await playing


async def test_a_game_for_one_is_the_deal_of_the_day_a_new_one_or_one_by_its_number(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each game that has begun is one more entry at the beginning of the list."""
    await typed(data, address, "7", "9", "3", "seven", "3", "7", "q", "q")
    said = capsys.readouterr().out
    assert "  7  Cribbage Square\n" in said
    assert f"{PRESETS['bvs'].rules.win_at} to win" in said  # type: ignore[union-attr]
    assert '"9" means nothing here.' in said
    assert '"seven" means nothing here.' in said
    await typed(data, address, "8", "1", "q", "9", "2", "q", "10", "q", "10", "3", "9" * 30, "9" * 5000, "q")
    assert f"There is no deal {'9' * 30}: deals are numbered 0 to 9999999999." in capsys.readouterr().out
    with closing(Lounge(address, KeptProfile(data).profile.token)) as lounge:
        deals = [game.deal for game in lounge.get("rooms", list[Summary])]
    assert len({*deals}) == len(deals) == 3
    assert {7, daily(parse("bvs"), today())} < {*deals}


async def test_par_of_this_server_is_asked_for_a_deal_with_a_number(address: str) -> None:
    with closing(Lounge(address, "p" * 32)) as lounge:
        opened = lounge.post("rooms", NewRoom("bvs", (Chair("Ann"),), deal=5), Opened)
        with await asyncio.to_thread(sit, address, opened.room, "p" * 32) as ann:
            await asyncio.to_thread(play_on, ann)
        assert (await asyncio.to_thread(RoomPlace(lounge, opened.room).result)).share.startswith(
            "fifteentwo bvs, deal 5"
        )


async def test_the_computer_plays_for_a_friend_who_is_away_until_they_are_back(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    token = KeptProfile(data).profile.token
    with closing(Lounge(address, token)) as lounge:
        opened = lounge.post("rooms", NewRoom("standard", (Chair("Ann"), Chair("Guest")), patience=1), Opened)
        asked = lounge.post(f"rooms/{opened.room}/invitations", InvitedSeat(1), SecretInvitation)
        link = lounge.link(opened.room, asked.secret)
    with await asyncio.to_thread(join, link, "Robin", server=address, token="r" * 32) as robin:
        await asyncio.to_thread(lambda: next(robin.turns()))
    reader = Reader(data, address, capsys)
    playing = asyncio.create_task(reader.run())
    reader.type("1", "1 2")
    await reader.until("Robin has been away for a while. y: Let the computer play for Robin n: Adjourn the game")
    reader.type("y")
    await reader.until("\nThe computer plays for Robin now.\n")
    await reader.until("Robin discards 2 cards.")
    assert reader.said.count("Robin has been away") == 1
    with await asyncio.to_thread(sit, address, opened.room, "r" * 32):
        await reader.until("\nRobin is back.\n")
    reader.type("q", "q")
    await playing


async def test_one_for_whom_the_computer_has_played_is_told_so_and_plays_on(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    token = KeptProfile(data).profile.token
    with closing(Lounge(address, token)) as lounge:
        opened = lounge.post("rooms", NewRoom("standard", (Chair("Ann"), Chair("Guest")), patience=1), Opened)
        asked = lounge.post(f"rooms/{opened.room}/invitations", InvitedSeat(1), SecretInvitation)
        link = lounge.link(opened.room, asked.secret)
    with await asyncio.to_thread(sit, address, opened.room, token):
        pass
    with await asyncio.to_thread(join, link, "Robin", server=address, token="r" * 32) as robin:
        await asyncio.to_thread(replaced, robin)
        reader = Reader(data, address, capsys)
        playing = asyncio.create_task(reader.run())
        reader.type("1")
        await reader.until("\nThe computer has played for you.\nYou play yourself again.\n")
        reader.type("q", "q")
        await playing


def replaced(table: RemoteTable) -> None:
    """Lets the computer play for the other player, once they have been away for long enough."""
    for message in table:
        if isinstance(message, Presence) and message.replaceable:
            table.send(StandIn(0))
        if isinstance(message, Presence) and message.stand_ins:
            return
