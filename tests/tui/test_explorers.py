"""The explorers, whose figures come from the server."""

from __future__ import annotations

from pathlib import Path

from fifteentwo.tui.app import Terminal
from fifteentwo.tui.explore_forms import DiscardForm, ScoreForm, cards_in
from fifteentwo.tui.explore_screen import ExplorerScreen
from tests.tui.test_terminal import SIZE, screen_of, until


def test_cards_are_read_however_they_are_typed() -> None:
    assert cards_in("10♥ 5c, js 2 S") == "TH5CJS2S"
    assert cards_in("nothing at all") is None


async def test_a_hand_is_explored_and_a_wrong_one_refused(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(ExplorerScreen(DiscardForm))
        await pilot.press(*"5h", "space", *"5c5djs2s9d", "up", "up", "enter")
        await until(pilot, lambda: "21.41" in screen_of(app))
        best = next(line for line in screen_of(app).splitlines() if line.startswith(" 2♠ 9♦"))
        assert best.split() == ["2♠", "9♦", "16.63", "3.34", "1.45", "21.41", "69.85", "%"]
        await pilot.press("down", "down", "backspace", "up", "up", "enter")
        assert "has something that is not a card" in screen_of(app)


async def test_the_map_of_scores(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        await app.push_screen(ExplorerScreen(ScoreForm))
        await pilot.press("up", "enter")
        await until(pilot, lambda: "0–0, you deal: 56." in screen_of(app))
        assert "0–0, your opponent deals: 43." in screen_of(app)
        await pilot.press("down", *"999", "up", "enter")
        assert "Scores are whole numbers from 0 to 120." in screen_of(app)
