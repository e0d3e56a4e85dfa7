"""The game line by line, without a cursor and without colours."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue

import pytest

from fifteentwo.client import RemoteTable, join, sit
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.server.agreeing_wire import Propose
from fifteentwo.server.http_wire import NewRoom, Opened, SpectatorsLink
from fifteentwo.server.terms import Terms
from fifteentwo.server.wire import Chair, GiveUp
from fifteentwo.tui.console import Console, filters, fitting
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.plain import Plain
from fifteentwo.tui.plain_lines import number_in
from fifteentwo.tui.plain_review import PlainReview
from fifteentwo.tui.profile import KeptProfile

ASCII = Console("ascii", is_bare=False, has_colours=False)


class Typed:
    """What a player types, line by line; the end of the input comes after it.

    Every prompt is printed, so that it can be read in what was said.
    """

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)

    def __call__(self, prompt: str) -> str:
        print(prompt)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


async def typed(data: Path, address: str, *lines: str) -> None:
    """The program, until everything has been typed."""
    kept = KeptProfile(data)
    with closing(Lounge(address, kept.profile.token)) as lounge:
        await Plain(lounge, kept, ASCII, Typed(*lines)).run()


CUSTOM, FRIEND, PRACTICE, FINISHED, EXPLORERS = "14", "15", "16", "17", "18"
"""The numbers of the list while no game is in progress."""


@pytest.mark.parametrize(
    ("typed", "number"), [("7", 7), ("007", 7), ("", -1), ("-1", -1), ("1 2", -1), ("9" * 5000, -1)]
)
def test_a_number_is_read_whatever_is_typed(typed: str, number: int) -> None:
    assert number_in(typed) == number


async def test_a_deal_begins_and_goes_on_line_by_line(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = KeptProfile(data)
    with closing(Lounge(address, kept.profile.token)) as lounge:
        await Plain(lounge, kept, ASCII, Typed("1", "1 2", "1", "h", "?", "nonsense", "q", "q")).run()
        first = capsys.readouterr().out
        await Plain(lounge, kept, ASCII, Typed("1", "q", "q")).run()
    again = capsys.readouterr().out
    assert first.isascii()
    assert "  1  Pip (Beginner)" in first
    assert "You discard" in first
    assert '"nonsense" means nothing here' in first
    assert "Continue: Against Pip" in again
    assert "Cribbage against Pip" in again


async def test_a_square_by_row_and_column(data: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = KeptProfile(data)
    with closing(Lounge(address, kept.profile.token)) as lounge:
        await Plain(lounge, kept, ASCII, Typed("bvs", "23", "q", "wrong rules", "q")).run()
    said = capsys.readouterr().out
    assert "lies in row 2, column 3." in said
    assert "Cribbage Square" in said
    assert "wrong" in said.splitlines()[-2]


async def test_rules_are_changed_one_by_one_and_what_is_refused_waits(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = ["5", "2", "2", "1", "4", "3", "61", "3", "9999", ""]
    await typed(data, address, CUSTOM, *rules, "99", "l", "q", "q")
    said = capsys.readouterr().out
    assert "  2  Partners: Yes\n  teams=on and players=2 conflict" in said
    assert "  1  Players: 4\n  5  Cards dealt to each player: five\n  6  Cards discarded: one\n" in said
    assert "  3  Play to: 61\n" in said
    assert "  4  Rules code (advanced): partners target=61\n" in said
    assert '"9999" means nothing here.' in said
    assert '"99" means nothing here.' in said
    assert said.count("Custom game\n  1  Your name:") == 3  # at first, after the rules, and when all rows are asked for


async def test_two_people_take_turns_and_nobody_reads_another_s_cards(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    players = ["1", "Ann", "6", "8", "7", "Bob", ""]
    await typed(data, address, CUSTOM, *players, "1", "1 2", "zz", "", "l", "1 2", "q", "q")
    said = capsys.readouterr().out
    assert "I'm Ann" in said
    assert "I'm Bob" in said
    before, covered, after = said.partition("Pass to Bob")
    assert before.endswith(ASCII.covering())
    assert "Ann discards 2 cards." in before
    assert '"zz" means nothing here.' in after
    own = before[before.rindex(">1") :].splitlines()[0].split()[1::2]
    assert len(own) == 6
    assert covered == "Pass to Bob"
    assert "Bob discards 2 cards." in after
    assert after.count("\nAnn discards 2 cards.\n") == 1  # in the log
    uncut = [line for line in after.splitlines() if " cuts " not in line and "Starter" not in line]
    assert not [card for card in own if any(re.search(rf"\b{card}\b", line) for line in uncut)]
    assert "Continue: Ann, Bob" in said


async def test_cards_and_points_are_practised(data: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    counting = ["6", "x", "12", "", "q"]
    discards = ["4", "1", "9 9", "q"]
    await typed(data, address, PRACTICE, *counting, *discards, "q", "q")
    said = capsys.readouterr().out
    assert "A hand and a starter: how many points?" in said
    assert "Type the number of points; q: back." in said
    assert "Right!" in said or "Hand: " in said or "Crib: " in said
    assert "Throw two cards to " in said
    assert said.count("Type the numbers of 2 cards; q: back.") == 2


async def test_the_position_of_a_hint_is_explored(data: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    await typed(data, address, "1", "e", "h", "e", "q", "q")
    said = capsys.readouterr().out
    before, _, explored = said.partition("One moment")
    assert '"e" means nothing here' in before
    assert "Points are exact against an opponent who plays by the solution of the game." in explored


async def test_explorers_take_typed_rows(data: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    hand = ["1", "1 5h5c5djs2s9d", "", "3", "120", "5", "nonsense", "", "1 what", "", "q"]
    scores = ["3", "", "1 999", "", "q"]
    await typed(data, address, EXPLORERS, *hand, *scores, "7", "q", "q")
    said = capsys.readouterr().out
    best = next(line for line in said.splitlines() if line.startswith("2S 9D"))
    assert best.split() == ["2S", "9D", "16.63", "3.34", "1.45", "21.41", "69.85", "%"]
    assert "  1  Your hand: 5h5c5djs2s9d\n" in said
    assert "nonsense" in said.partition("5  Rules")[2]
    assert '"what" has something that is not a card' in said
    assert "0-0, you deal: 56." in said
    assert "Scores are whole numbers from 0 to 120." in said
    assert '"7" means nothing here.' in said


class Reader:
    """The program, whose reader types when something has been said."""

    def __init__(self, data: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._kept, self._address, self._capsys = KeptProfile(data), address, capsys
        self._keyboard: SimpleQueue[str] = SimpleQueue()
        self.said = ""

    async def run(self) -> None:
        with closing(Lounge(self._address, self._kept.profile.token)) as lounge:
            await Plain(lounge, self._kept, ASCII, self._read).run()
        self.said += self._capsys.readouterr().out

    def _read(self, prompt: str) -> str:
        print(prompt, end="", flush=True)
        line = self._keyboard.get()
        print(line, flush=True)  # as a terminal shows what is typed
        return line

    def type(self, *lines: str) -> None:
        for line in lines:
            self._keyboard.put(line)

    def heard(self) -> str:
        self.said += self._capsys.readouterr().out
        return self.said

    async def until(self, words: str, times: int = 1) -> None:
        for _ in range(1000):
            if self.heard().count(words) >= times:
                return
            await asyncio.sleep(0.01)
        raise AssertionError(self.said)


async def test_a_spectator_reads_the_table_and_the_last_deal(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    chairs = (Chair("Ann"), Chair("Pip", "beginner"))
    with closing(Lounge(address, "w" * 32)) as host:
        opened = host.post("rooms", NewRoom("standard", chairs, terms=Terms(open_cards=True)), Opened)
        link = host.post(f"rooms/{opened.room}/spectators", None, SpectatorsLink)
    reader = Reader(data, address, capsys)
    watching = asyncio.create_task(reader.run())
    reader.type(f"{address}#/spectate/{opened.room}/{link.secret}")
    await reader.until("Watch a game")
    await reader.until("\nWatching: Player\n")
    with await asyncio.to_thread(sit, address, opened.room, "w" * 32) as ann:
        await asyncio.to_thread(play_deals, ann, 3)
        await reader.until("Deal 2 of game 1, with all cards")
        await asyncio.to_thread(ann.send, GiveUp())
        await reader.until("Ann resigned")
    reader.type("q", "q")
    await watching
    assert "Ann discards 2 cards." in reader.said
    assert re.search(r"\n  Ann threw \S+ and \S+\.\n", reader.said)
    assert "??" not in reader.said


def play_deals(table: RemoteTable, deals: int) -> None:
    """Takes the first choice each time, until this deal."""
    for position in table.turns():
        assert isinstance(position.scene, CribbageScene)
        if position.scene.deals == deals:
            return
        table.act(position.offer.legal[0])


async def test_a_friend_is_invited_by_a_link_and_the_player_may_leave_while_they_think(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(data, address, capsys)
    host = asyncio.create_task(reader.run())
    reader.type(FRIEND, "")
    await reader.until("Waiting for your friend")
    reader.type("hello")
    await reader.until("It's not your turn; q leaves the table.")
    link = next(word for word in reader.said.split() if "/#/join/" in word)
    with await asyncio.to_thread(join, link, "Robin") as robin:
        await asyncio.to_thread(lambda: next(robin.turns()))
        await reader.until("Cribbage against Robin . Deal 1")
        reader.type("1 2")
        await reader.until("You discard ")
        reader.type("q", "q")
        await host
    assert "Continue: Against Robin" in reader.said


async def test_a_game_is_resigned_and_the_loser_deals_the_rematch(
    data: Path, address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def show(review: PlainReview) -> None:
        print("The review", review._path.rpartition("/")[2])

    monkeypatch.setattr(PlainReview, "show", show)
    resigning = ["g", "2", "1", "g", "2", "2"]
    await typed(data, address, "1", *resigning, "r", "nonsense", "", "q", "q")
    said = capsys.readouterr().out
    assert "This game" in said
    assert said.count("You lose at the current score") == 2  # the first time the player plays on
    resigned, _, after = said.partition("You resigned.")
    assert "[Next game]" not in after
    assert "Pip" in resigned
    assert after.count("[Rematch] > ") == 3
    assert "r: the review" in after
    assert "The review 1\n" in after
    assert '"nonsense" means nothing here; ? shows what can be typed.' in after
    assert "Cribbage against Pip . Deal 1" in after
    assert "You deal" in after


async def test_the_next_game_of_a_match_is_asked_for_once(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await typed(data, address, "standard match=first_to:7", "g", "2", "2", "", "1 2", "q", "q")
    said = capsys.readouterr().out
    assert said.count("[Next game] > ") == 1
    assert "You discard " in said.partition("[Next game] > ")[2]


async def test_friends_agree_on_a_rematch(data: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    reader = Reader(data, address, capsys)
    host = asyncio.create_task(reader.run())
    reader.type(FRIEND, "")
    await reader.until("Waiting for your friend")
    link = next(word for word in reader.said.split() if "/#/join/" in word)
    with await asyncio.to_thread(join, link, "Robin") as robin:
        await asyncio.to_thread(lambda: next(robin.turns()))
        await reader.until("Cribbage against Robin . Deal 1")
        reader.type("g", "3", "2")
        await reader.until("[Rematch] > ")
        reader.type("")
        await reader.until("[Waiting for Robin")
        reader.type("")
        await reader.until("It's not your turn; q leaves the table.")
        await asyncio.to_thread(robin.send, Propose("rematch"))
        await reader.until("[Go to the rematch] > ")
        first = reader.said.count("Cribbage against Robin . Deal 1")
        reader.type("")
        await reader.until("Cribbage against Robin . Deal 1", first + 1)
        reader.type("q", "q")
        await host


@pytest.mark.parametrize(
    ("environment", "encoding", "is_bare", "has_colours"),
    [
        ({"LC_ALL": "C", "TERM": "xterm"}, "ascii", False, True),
        ({"LANG": "de_DE.UTF-8", "TERM": "xterm", "NO_COLOR": "1"}, "utf-8", False, False),
        ({"LANG": "C.UTF-8", "TERM": "linux"}, "utf-8", True, True),
        ({"LANG": "C.UTF-8", "TERM": "dumb"}, "utf-8", True, False),
    ],
)
def test_the_environment_says_what_the_terminal_can_show(
    environment: dict[str, str],
    encoding: str,
    is_bare: bool,
    has_colours: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LC_ALL", "LC_CTYPE", "LANG", "TERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    found = Console.of_this_process()
    assert (found.encoding.lower(), found.is_bare, found.has_colours) == (encoding, is_bare, has_colours)
    assert len(filters(found)) == (encoding == "ascii" or is_bare) + (not has_colours)


def test_every_sign_that_is_drawn_has_one_of_ascii() -> None:
    drawn = "♣♦♥♠─━│┃┌┐└┘┏┓┗┛▒░▀▄●○·▶▲▼…“”„«»’‘–—−±≈Ünïcôdé"
    assert fitting(drawn, "ascii", False).isascii()
    assert len(fitting(drawn, "ascii", False)) == len(drawn)
    assert fitting("69.85\N{NO-BREAK SPACE}% 1\N{NARROW NO-BREAK SPACE}000", "ascii", False) == "69.85 % 1 000"


def test_without_a_terminal_there_is_one_sentence() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "TERM"} | {"TERM": "xterm"}
    command = [sys.executable, "-m", "fifteentwo", "tui"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment, stdin=subprocess.DEVNULL
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "fifteentwo: The game needs a terminal for its input and its output.\n"
