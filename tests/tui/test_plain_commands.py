"""What can be typed at a table beside playing, line by line: the time left, and the log."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import closing
from itertools import chain
from pathlib import Path
from typing import Literal

import pytest

from fifteentwo.client import join, sit
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.families import AnyChoice
from fifteentwo.locales.coded import SILENCE
from fifteentwo.record import from_table, to_text
from fifteentwo.server.http_wire import InvitedSeat, NewRoom, Opened, SecretInvitation
from fifteentwo.server.terms import Terms, TimeControl
from fifteentwo.server.wire import Chair, Hint, HintFigure, HintOption
from fifteentwo.tui import clock
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.plain_hint import PlainHint
from fifteentwo.tui.plain_lines import TypedLines
from fifteentwo.tui.plain_log import deals_of, watched, with_notes
from fifteentwo.tui.profile import KeptProfile
from tests.tui.rooms import NAMES, FakeRoom
from tests.tui.sitting import Sitting
from tests.tui.test_plain import ASCII, FRIEND, Reader, play_deals, typed


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
    reader.type("1", "c", "?", ">", "q", "q")
    await playing
    assert re.search(r"\n 1 \S+ >2 ", reader.said)  # > is a key: the next card
    assert "Time left" not in reader.said
    assert '"c" means nothing here' in reader.said
    assert "c: time left" not in reader.said


async def test_the_log_has_every_deal_page_by_page_also_of_a_game_that_is_continued(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    token = KeptProfile(data).profile.token
    with closing(Lounge(address, token)) as lounge:
        chairs = (Chair("Ann"), Chair("Pip", "beginner"))
        opened = lounge.post("rooms", NewRoom("standard target=361", chairs), Opened)
    with await asyncio.to_thread(sit, address, opened.room, token) as ann:
        await asyncio.to_thread(play_deals, ann, 4)
    await typed(data, address, "1", "l", "b", "zz", "1", "9", "", "q", "l", "", "q", "q")
    said = capsys.readouterr().out
    printed = re.findall(r"\n\nDeal (\d)\n", said)
    assert printed[:3] == ["4", "3", "1"]
    assert printed[3] in {"1", "2"}  # the next page
    assert printed[4:] == ["4"]
    assert '"zz" means nothing here.' in said
    assert '"9" means nothing here.' in said
    assert said.count("\nEnter: back, b: page before, a number: that deal, q: back >") == 2
    assert "\nEnter: next page, b: page before, a number: that deal, q: back >" in said
    first = said.partition("\n\nDeal 1\n")[2].partition("\nEnter:")[0]
    cut = r"You cut \S+, Pip cuts \S+: "
    assert re.match(
        rf"({cut}equal, so cut again\.\n)*{cut}(Pip deals|you deal) first\.\n(Pip deals|You deal)\.\n", first
    )
    assert re.search(r"\nYou discard \S+ \S+\.\n", first)
    assert len(first.splitlines()) <= 20
    assert said.count("Cribbage against Pip . Deal 4") == 4  # on entering, and the table three times


@pytest.mark.parametrize("rules", ["standard", "muggins jokers=2", "crash", "partners", "bvs", "arnold", "shuffle"])
async def test_the_log_is_what_the_table_has_told_and_no_more(rules: str) -> None:
    room = FakeRoom(rules, seed=5, deal=7 if rules in {"bvs", "arnold", "shuffle"} else None)
    sitting, waited = Sitting(room), 0
    await sitting.settled()
    for step in range(30):
        game = sitting.game
        record = to_text(from_table(room.table, NAMES[: room.rules.players], viewer=0))
        deals = deals_of(record, game)
        events = [each for each in game.log if not each.startswith("Bea: ")]
        assert [*chain(*deals)] == events
        told = with_notes(deals, game.log)
        assert [*chain(*told)] == game.log
        if isinstance(game.scene, CribbageScene):
            assert len(deals) == max(1, game.scene.deals)
            assert [[*page.sentences] for page in watched(game.log)] == [deal for deal in told if deal]
            late = game.log[len(game.log) // 2 :]
            assert [*chain(*with_notes(deals, late))] == [
                each for at, each in enumerate(game.log) if each in events or at >= len(game.log) // 2
            ]
        game.note(f"Bea: {step}")
        waited += game.gate is not None and game.pending > 0
        if game.gate is not None:
            game.go_on()
            await asyncio.sleep(0)
            await sitting.settled()
        elif game.is_over:
            break
        else:
            await sitting.choose()
    assert waited or room.deal is not None


async def test_nothing_has_happened_before_a_friend_comes(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(data, address, capsys)
    playing = asyncio.create_task(reader.run())
    reader.type(FRIEND, "")
    await reader.until("Waiting for your friend")
    reader.type("l")
    await reader.until("\nNothing has happened yet.\n")
    reader.type("q", "q")
    await playing


async def test_a_hint_has_the_chance_to_win_and_all_choices_when_asked_again(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = ["bvs", "h", "c", "c", "h", "?", "q"]
    await typed(data, address, *alone, "2", "c", "h", "h", "q", "q")
    said = capsys.readouterr().out
    square, _, table = said.partition("Cribbage against Pip")
    hints = [each.partition("\n\n")[0] for each in square.split("] > ")[1:5]]
    assert ["Win" in hint for hint in hints] == [False, True, True, False]
    assert ["on average" in hint for hint in hints] == [True, False, False, True]
    assert [len(re.findall(r"\n\S+ row \d, col\. \d", hint)) for hint in hints] == [5, 5, 16, 5]
    chances = re.findall(r" (\d+\.\d\d) %\n", hints[2])
    assert len(chances) == 17  # the last one is to throw the card away
    assert "c: hint for the win" in square
    assert '"c" means nothing here' in table
    first, again = (each.partition("\n\n")[0] for each in table.split("] > ")[2:4])
    assert len(re.findall(r"\n\w+ \w+  +\d+\.\d\d ", first)) == 5
    assert len(re.findall(r"\n\w+ \w+  +\d+\.\d\d ", again)) == 15
    assert again.rstrip().endswith(".")  # the whole of where the figures come from


async def test_a_hint_for_the_win_waits_for_its_own_answer() -> None:
    """The full hint for points comes after its quick estimate, and may come after the player has asked for the other."""
    sitting = Sitting(FakeRoom("bvs", deal=7))
    await sitting.settled()
    game = sitting.game
    answers: Iterator[Literal["points", "win"]] = iter(("points", "win"))

    async def wait() -> None:
        await asyncio.sleep(0)
        game.hear(hint_for(game.heard_at, next(answers), game.legal[0]))

    hints = PlainHint(TypedLines(ASCII), game, wait)
    await hints.ask("chance")
    assert game.hint is not None
    assert game.hint.by == "win"
    assert next(answers, None) is None


def hint_for(at: int, by: Literal["points", "win"], action: AnyChoice) -> Hint:
    return Hint(at, "place", by, SILENCE, SILENCE, SILENCE, (HintOption(action, win=HintFigure(0.5)),))
