"""The computer plays a game for one in the player's place, line by line."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from fifteentwo.locales.coded import SILENCE
from fifteentwo.server.wire import Act, Hint, HintFigure, HintOption
from fifteentwo.tui.table_screen import TableScreen
from tests.tui import scenes_tables  # noqa: F401  # it registers its screens
from tests.tui.rooms import FakeRoom
from tests.tui.sitting import Sitting
from tests.tui.stage import SCENES, SIZES, Stage
from tests.tui.test_plain import Reader
from tests.tui.test_terminal import screen_of

EVERY_CARD, SOLITAIRE = "8", "11"
"""The numbers of the list while no game is in progress."""
WATCH = "4"
"""The number of the game that the computer plays, among the deals."""


async def test_the_computer_plays_a_whole_game_and_says_why(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(data, address, capsys)
    playing = asyncio.create_task(reader.run())
    reader.type(EVERY_CARD)
    await reader.until("\n  4  Watch the computer play Cribbage Square, every card\n")
    reader.type(WATCH)
    await reader.until("\nThe computer plays on. Enter: pause")
    await reader.until("[New deal] > ")
    reader.type("q", "q")
    await playing
    choices = re.findall(
        r" into (row \d, column \d)\. \(on average: \S+\)\n.+ lies in (row \d, column \d)\.\n", reader.said
    )
    assert len(choices) == 16
    assert all(thought == done for thought, done in choices)
    assert "[10" not in reader.said.partition("The computer plays on")[2]  # nobody is asked for a card


async def test_the_computer_is_paused_makes_one_choice_and_is_stopped(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(data, address, capsys)
    playing = asyncio.create_task(reader.run())
    reader.type(SOLITAIRE, "3", "1", "?", "w")
    await reader.until("w: watch the computer play\n")
    await reader.until("\nThe computer plays on. Enter: pause")
    reader.type("zz", "?", "")
    await reader.until('"zz" means nothing here.')
    await reader.until("\nThe computer waits. Enter: go on")
    await reader.until("[Go on] > ")
    assert reader.said.count("The computer plays on.") == 2  # the second time for the question mark
    assert reader.said.count("Deal 1 of 4") == 3  # the table twice for the player, and once for the pause
    done = reader.said.count("\nDiscarded: ")
    await asyncio.sleep(0.7)
    assert reader.heard().count("\nDiscarded: ") <= done + 1  # one that had been asked for
    done = reader.said.count("\nDiscarded: ")
    reader.type("n", "n", "n")
    await reader.until("\nDiscarded: ", done + 1)
    reader.type("l")
    await reader.until("] > l\n")
    reader.type("q")
    await reader.until("\nThe computer has stopped. It is yours again.\n")
    reader.type("", "q", "q", "q")
    await playing
    assert "Continue: Cribbage Solitaire" in reader.said


async def test_a_player_who_has_chosen_something_is_asked_first(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    reader = Reader(data, address, capsys)
    playing = asyncio.create_task(reader.run())
    reader.type(EVERY_CARD, "1", "11", "w")
    await reader.until("\nLet the computer play on?\nIt chooses for you until you stop it")
    reader.type("1", "22", "w", "2")
    await reader.until("\nThe computer plays on. Enter: pause")
    assert reader.said.count("Let the computer play on?") == 2
    reader.type("q")
    await reader.until("\nThe computer has stopped. It is yours again.\n")
    reader.type("w")
    await reader.until("\nThe computer plays on. Enter: pause", times=2)
    assert reader.said.count("Let the computer play on?") == 2  # the game counts as the computer's already
    reader.type("q", "q", "q")
    await playing


@pytest.mark.parametrize(("keys", "watching"), [(("enter",), "off"), (("escape",), "off"), (("down", "enter"), "on")])
async def test_the_whole_screen_asks_too(data: Path, keys: tuple[str, ...], watching: str) -> None:
    stage = Stage(data)
    async with stage.app.run_test(size=SIZES[0]) as pilot:
        stage.pilot = pilot
        await SCENES["watch_asked"](stage)
        table = next(screen for screen in stage.app.screen_stack if isinstance(screen, TableScreen))
        assert "Let the computer play on?" in screen_of(stage.app)
        await stage.press(*keys)
        assert (stage.app.screen, table.game.watching) == (table, watching)


async def test_what_the_computer_thinks_is_shown_also_when_its_choice_has_come() -> None:
    room = FakeRoom("bvs", deal=7)
    sitting = Sitting(room)
    await sitting.settled()
    game, action = sitting.game, sitting.game.legal[0]
    game.watching = "paused"
    words = (SILENCE, SILENCE, SILENCE)
    game.hear(
        Hint(game.heard_at, "place", "points", *words, (HintOption(action, HintFigure(60.0)),), demonstrated=True)
    )
    await sitting.until(lambda: game.hint is not None)
    for update in room.act(Act(action, game.heard_at)):
        game.hear(update)
    assert game.hint is not None
    game.go_on()
    await sitting.until(lambda: game.hint is None and not game.is_busy)


async def test_the_next_choice_of_a_computer_that_waits_passes_a_hand_that_is_shown() -> None:
    sitting = Sitting(FakeRoom("arnold", deal=1))
    await sitting.settled()
    while sitting.game.gate is None:
        await sitting.choose()
        await sitting.settled()
    sitting.game.watching = "paused"
    shown = sitting.game.told
    sitting.game.watch_one()
    await sitting.until(lambda: sitting.game.told is not shown)
