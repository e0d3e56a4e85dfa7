"""The whole program at 80 by 24, driven by keys and clicks, on a real server."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
from textual.pilot import Pilot

from fifteentwo.cards import BACK
from fifteentwo.client import join
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.server.http_wire import InvitedSeat, NewRoom, Opened, SecretInvitation
from fifteentwo.server.own_process import running_server
from fifteentwo.server.saying_wire import Say
from fifteentwo.server.wire import Chair
from fifteentwo.tui.app import Terminal
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.table_screen import TableScreen

SIZE = (80, 24)
MOST = 500


def screen_of(app: Terminal) -> str:
    """What is on the screen, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


async def until(pilot: Pilot[None], done: Callable[[], Any]) -> None:
    """Waits until this holds."""
    for _ in range(MOST):
        if done():
            return
        await pilot.pause(0.01)
    app = pilot.app
    assert isinstance(app, Terminal)
    raise AssertionError(screen_of(app))


def table_of(app: Terminal) -> TableScreen | None:
    """The table, if it is on the screen and waits for the player."""
    screen = app.screen
    if not isinstance(screen, TableScreen) or screen.view is None:
        return None
    game = screen.game
    return screen if game.gate is not None or game.is_mine or game.is_over else None


async def play(
    pilot: Pilot[None], app: Terminal, done: Callable[[TableScreen], bool], keys: Sequence[str] = ("1", "2")
) -> TableScreen:
    """Plays by keys, always the first cards, until this holds; `keys` prepare what the big button does."""
    for _ in range(MOST):
        await until(pilot, lambda: table_of(app))
        screen = table_of(app)
        assert screen is not None
        if done(screen):
            return screen
        if screen.primary().press is None:
            await pilot.press(*keys)
        await pilot.press("enter")
    raise AssertionError(screen_of(app))


async def test_a_game_is_begun_killed_and_continued(data: Path) -> None:
    with running_server(data, "127.0.0.1", 0) as address:
        app = Terminal(address, data)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.press("enter")
            screen = await play(
                pilot,
                app,
                lambda table: (
                    (table.game.is_mine and table.primary().label == "Play a card") or "Play" in table.primary().label
                ),
            )
            before = screen.game.scene
            assert "Cribbage against Pip · Deal 1" in screen_of(app)
    with running_server(data, "127.0.0.1", 0) as address:
        app = Terminal(address, data)
        async with app.run_test(size=SIZE) as pilot:
            await until(pilot, lambda: "Against Pip" in screen_of(app))
            await pilot.press("enter")
            await until(pilot, lambda: table_of(app))
            again = table_of(app)
            assert again is not None
            assert again.game.scene == before


async def test_a_card_is_raised_and_thrown_by_the_mouse_and_a_hint_has_three_strengths(
    data: Path, address: str
) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("enter")
        screen = await play(pilot, app, lambda table: table.primary().label.startswith("Throw"))
        rows = screen_of(app).splitlines()
        for number in ("1", "3"):
            at = next(y for y, row in enumerate(rows) if "   5 " in row and "6" in row and y > 15)
            await pilot.click(offset=(rows[at].index(number), at - 2))
        assert len(screen.view.hand.raised) == 2  # type: ignore[union-attr]  # the view of cribbage
        await pilot.press("h")
        await until(pilot, lambda: screen.game.hint is not None)
        assert "Hint" in screen_of(app)
        nudge = screen_of(app)
        await pilot.press("h")
        assert "Discard" in screen_of(app).replace(nudge, "")
        await pilot.press("h")
        assert "Net" in screen_of(app)
        at = screen_of(app).splitlines().index(next(row for row in screen_of(app).splitlines() if "[ Throw" in row))
        await pilot.click(offset=(4, at))
        await until(pilot, lambda: screen.game.is_mine is False or not screen.view.hand.wanted)  # type: ignore[union-attr]


async def test_help_settings_and_the_sheet_of_a_game_open_by_keys(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("settings")
        await pilot.press("down", "right", "down", "right", "up", "up", *"Ann")
        assert (app.kept.profile.name, app.kept.profile.pace, app.kept.profile.four_colours) == ("Ann", "fast", True)
        await pilot.press("escape")
        app.play("beginner")
        await until(pilot, lambda: table_of(app))
        await pilot.press("question_mark")
        assert "Keys" in screen_of(app)
        await pilot.press("escape", "g")
        assert "The usual game to 121" in screen_of(app)
        await pilot.press("down", "down", "enter")
        assert "You lose at the current score" in screen_of(app)
        await pilot.press("down", "enter")
        await until(pilot, lambda: "[ Rematch ]" in screen_of(app))
        assert "You resigned." in screen_of(app)
        await pilot.press("enter")
        await until(pilot, lambda: "[ Cut ]" in screen_of(app) or "[ Deal ]" in screen_of(app))


async def test_a_friend_takes_the_seat_by_the_link_on_the_screen(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("friend")
        await pilot.press(*"Ann", "up", "enter")
        await until(pilot, lambda: "/#/join/" in screen_of(app))
        link = next(word for word in screen_of(app).split() if "/#/join/" in word)
        await pilot.press("enter")
        await until(pilot, lambda: "Waiting for your friend" in screen_of(app))
        with await asyncio.to_thread(join, link, "Robin") as guest:
            screen = await play(pilot, app, lambda table: table.primary().label.startswith("Throw"))
            assert "Cribbage against Robin" in screen_of(app)
            await asyncio.to_thread(guest.send, Say("good-luck"))
            await until(pilot, lambda: "Robin: Good luck!" in screen.game.log)
            await pilot.press("1", "2", "enter")
            position = await asyncio.to_thread(lambda: next(guest.turns()))
            scene = position.scene
            assert isinstance(scene, CribbageScene)
            assert set(scene.hands[0]) == {BACK}


async def test_a_link_on_the_command_line_joins(data: Path, address: str, tmp_path: Path) -> None:
    lounge = Lounge(address, "x" * 32)
    chairs = (Chair("Ann"), Chair("Guest"))
    opened = lounge.post("rooms", NewRoom("standard", chairs), Opened)
    invitation = lounge.post(f"rooms/{opened.room}/invitations", InvitedSeat(1), SecretInvitation)
    app = Terminal(address, tmp_path / "other", lounge.link(opened.room, invitation.secret))
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "Cribbage against Ann" in screen_of(app))
    lounge.close()


async def test_the_form_of_a_custom_game_explains_rules_and_refuses_wrong_ones(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("custom")
        await pilot.press("down", "down", "right", "right")
        assert "players=4 teams=on" in screen_of(app)
        assert screen_of(app).count("Seat ") == 3
        await pilot.press("down", *"x")
        assert "discards=1x is not a number" in screen_of(app)
        await pilot.press("backspace", "up", "left", "left", "up", *(["right"] * 5))
        assert "Muggins" in screen_of(app)
        await pilot.press("up", "up", "enter")
        await until(pilot, lambda: "Cribbage against Pip" in screen_of(app))


async def test_the_deal_of_the_day_and_one_by_its_number(data: Path, address: str) -> None:
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.open("solo")
        await pilot.press("down", "enter")
        await until(pilot, lambda: "daily deal of" in screen_of(app))
        await pilot.press("escape")
        app.open("solo")
        await pilot.press("up", "up", "7", "down", "enter")
        await until(pilot, lambda: "Cribbage Square · deal 7" in screen_of(app))
        await pilot.press("enter")
        await until(pilot, lambda: "50 in the stock" in screen_of(app))
        await pilot.press("u")
        await until(pilot, lambda: "51 in the stock" in screen_of(app))


KILLED = """
import os, signal, sys
from pathlib import Path
from fifteentwo.server.own_process import running_server

if __name__ == "__main__":
    with running_server(Path(sys.argv[1]), "127.0.0.1", 0) as address:
        print(address, flush=True)
        os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there are no signals on Windows")
def test_a_server_ends_with_its_program_however_that_ends(data: Path, tmp_path: Path) -> None:
    program = tmp_path / "killed.py"
    program.write_text(KILLED)
    killed = subprocess.run([sys.executable, program, data], capture_output=True, text=True, check=False)
    assert killed.returncode == -signal.SIGKILL
    with running_server(data, "127.0.0.1", 0) as address:
        assert address != killed.stdout.strip()
        assert httpx.get(f"{address}api/health").json()["store"] == "ok"
        with running_server(data, "127.0.0.1", 0) as same:
            assert same == address
