"""Several people at one screen: the cards are covered until the next one takes it, and nobody reads another's discard."""

from __future__ import annotations

from pathlib import Path

import pytest

from fifteentwo.cards import BACK
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.tui import curtain_screen
from fifteentwo.tui.app import Terminal
from fifteentwo.tui.canvas import face
from fifteentwo.tui.curtain_screen import CurtainScreen
from fifteentwo.tui.table_screen import TableScreen
from tests.tui.test_terminal import SIZE, play, screen_of, until

LONG = 1000.0


async def test_two_people_take_turns_at_one_screen(data: Path, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("custom")
        await pilot.press(*"Ann", *["down"] * 5, "left", "down", *["backspace"] * 8, *"Bob")
        assert "Bob" in screen_of(app)
        monkeypatch.setattr(curtain_screen, "GUARD", LONG)
        await pilot.press("down", "down", "enter")
        await until(pilot, lambda: "I’m Ann" in screen_of(app))
        await pilot.press("enter")
        assert isinstance(app.screen, CurtainScreen)  # a key meant for the table opens nothing
        monkeypatch.setattr(curtain_screen, "GUARD", 0.0)
        await pilot.press("enter")
        first = await play(pilot, app, lambda table: table.primary().label.startswith("Throw"))
        assert first.game.seat == 0
        assert isinstance(first.game.scene, CribbageScene)
        own = first.game.scene.hands[0]
        await pilot.press("1", "2", "enter")
        await until(pilot, lambda: "Pass to Bob" in screen_of(app))
        covered = screen_of(app)
        assert "Ann discards 2 cards." in covered
        uncut = [line for line in covered.splitlines() if " cuts " not in line]
        assert not any(face(card) in line for card in own for line in uncut)
        await pilot.press("enter")
        second = await play(pilot, app, lambda table: table.primary().label.startswith("Throw"))
        assert second.game.seat == 1
        assert isinstance(second.game.scene, CribbageScene)
        assert set(second.game.scene.hands[0]) == {BACK}
        assert not set(own) & set(second.game.scene.hands[1])
        await pilot.press("escape")
        await until(pilot, lambda: "Continue" in screen_of(app) and "Bob" in screen_of(app))


async def test_a_shared_game_is_continued_behind_the_curtain(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("custom")
        await pilot.press(*"Ann", *["down"] * 5, "left", *["up"] * 6, "enter")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("escape")
        await until(pilot, lambda: "Player 2" in screen_of(app))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert not isinstance(app.screen, TableScreen)
