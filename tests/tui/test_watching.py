"""Spectators and clocks at a table of the terminal."""

from __future__ import annotations

import asyncio
from pathlib import Path

from fifteentwo.cards import BACK
from fifteentwo.client import join
from fifteentwo.cribbage.scene import CribbageScene
from fifteentwo.server.agreeing_wire import Propose, Respond
from fifteentwo.server.clocks import ClockTimes
from fifteentwo.server.http_wire import InvitedSeat, NewRoom, Opened, SecretInvitation, SpectatorsLink
from fifteentwo.server.terms import Terms, TimeControl
from fifteentwo.server.wire import Chair
from fifteentwo.tui.app import Terminal
from fifteentwo.tui.clock import DAY, HOUR, RunningClocks, shown
from fifteentwo.tui.table_screen import TableScreen
from tests.tui.test_remote_review import play_on
from tests.tui.test_terminal import SIZE, play, screen_of, table_of, until


def test_a_clock_runs_between_messages_and_warns_once() -> None:
    clocks = RunningClocks(ClockTimes((31_000, 600_000), (0,)), 100.0)
    assert [clocks.left(seat, 100.5) for seat in (0, 1)] == [30_500, 600_000]
    assert [clocks.warning(0, now) for now in (100.5, 101.5, 102.5, 121.2, 122.0)] == [None, 30, None, 10, None]
    assert clocks.left(0, 500.0) == 0
    assert not clocks.is_low(1, 500.0)
    assert shown(2 * DAY + 3 * HOUR) == "2 d 3 h"


async def test_the_time_left_ticks_at_both_plates(data: Path, address: str) -> None:
    app = Terminal(address, data)
    chairs = (Chair("Ann"), Chair("Guest"))
    opened = app.lounge.post("rooms", NewRoom("standard", chairs, terms=Terms(TimeControl("move", 40))), Opened)
    asked = app.lounge.post(f"rooms/{opened.room}/invitations", InvitedSeat(1), SecretInvitation)
    async with app.run_test(size=SIZE) as pilot:
        app.enter(opened.room)
        with await asyncio.to_thread(join, app.lounge.link(opened.room, asked.secret), "Robin"):
            screen = await play(pilot, app, lambda table: table.primary().label.startswith("Throw"))
            assert screen_of(app).count(" 0:3") + screen_of(app).count(" 0:40 ") == 2
            clocks = screen.game.clocks
            assert clocks is not None
            screen.game.clocks = RunningClocks(ClockTimes((40_000, 40_000), (0, 1)), clocks.told - 11.0)
            await until(pilot, lambda: "You have 30 seconds left." in screen_of(app))
            assert screen_of(app).count(" 0:2") == 2


async def test_a_spectator_sees_the_table_and_no_hand(data: Path, address: str, tmp_path: Path) -> None:
    app, other = Terminal(address, data), Terminal(address, tmp_path / "other")
    async with app.run_test(size=SIZE) as pilot:
        app.play("beginner")
        table = await play(pilot, app, lambda table: table.primary().label.startswith("Throw"))
        await pilot.press("g", "down", "down", "down", "enter")
        await until(pilot, lambda: "/#/spectate/" in screen_of(app).replace("\n", ""))
        link = next(word for word in screen_of(app).split() if "/#/spectate/" in word)
        await pilot.press("escape")
        async with other.run_test(size=SIZE) as watching:
            other.join(link)
            await until(watching, lambda: isinstance(other.screen, TableScreen) and other.screen.view)
            assert isinstance(other.screen, TableScreen)
            scene = other.screen.game.scene
            assert isinstance(scene, CribbageScene)
            assert {card for hand in scene.hands for card in hand} == {BACK}
            await until(watching, lambda: "Watch a game · Player and Pip" in screen_of(other))
            await until(pilot, lambda: "Watching: Player (2)" in screen_of(app))
            await watching.press("1", "enter", "h")
            assert other.screen.game.refusal == ""
        assert table.game.is_mine


async def test_a_spectator_sees_all_cards_of_a_deal_that_is_over_if_the_players_agree(
    data: Path, address: str, tmp_path: Path
) -> None:
    app, other = Terminal(address, data), Terminal(address, tmp_path / "other")
    chairs = (Chair("Ann"), Chair("Guest"), Chair("Pip", "beginner"))
    rules = "players=3 cards_dealt=5 discards=1 crib=discards+1_from_stock"
    opened = app.lounge.post("rooms", NewRoom(rules, chairs), Opened)
    asked = app.lounge.post(f"rooms/{opened.room}/invitations", InvitedSeat(1), SecretInvitation)
    link = app.lounge.post(f"rooms/{opened.room}/spectators", None, SpectatorsLink)
    async with app.run_test(size=SIZE) as pilot:
        app.enter(opened.room)
        with await asyncio.to_thread(join, app.lounge.link(opened.room, asked.secret), "Robin") as robin:
            await until(pilot, lambda: table_of(app))
            await pilot.press("g", *["up"] * 3, "enter")
            await until(pilot, lambda: "Show spectators all cards, one deal later? Waiting for Robin" in screen_of(app))
            await asyncio.to_thread(robin.send, Respond(yes=False))
            await until(pilot, lambda: "The answer is no." in screen_of(app))
            await asyncio.to_thread(robin.send, Propose("show_cards"))
            await until(pilot, lambda: "Robin would like spectators to see all cards of a deal" in screen_of(app))
            await pilot.press("y")
            async with other.run_test(size=SIZE) as watching:
                other.join(f"{address.rstrip('/')}/#/spectate/{opened.room}/{link.secret}")
                await until(watching, lambda: isinstance(other.screen, TableScreen) and other.screen.view)
                playing = asyncio.create_task(asyncio.to_thread(play_on, robin))
                table = await play(pilot, app, lambda table: scene_of(table).deals == 2)
                await until(watching, lambda: "D Last deal" in screen_of(other))
                await watching.press("d")
                text = screen_of(other)
                assert text.startswith("Deal 1 of game 1, with all cards")
                assert all(told in text for told in ("Ann threw", "Robin threw", "Pip threw", "Starter", "’s crib"))
                assert "??" not in text
                await watching.press("escape")
                assert isinstance(other.screen, TableScreen)
                await pilot.press("g", *["up"] * 3, "enter")
                await until(watching, lambda: "D Last deal" not in screen_of(other))
                table.game.give_up()
                await playing


def scene_of(table: TableScreen) -> CribbageScene:
    assert isinstance(table.game.scene, CribbageScene)
    return table.game.scene
