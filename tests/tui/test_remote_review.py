"""A game played by a link on another server, and the review that this server makes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest
from textual.pilot import Pilot

from fifteentwo.client import RemoteTable, sit
from fifteentwo.reviews.model import Decision
from fifteentwo.server.http_wire import InvitedSeat, NewRoom, Opened, SecretInvitation
from fifteentwo.server.own_process import running_server
from fifteentwo.server.wire import Chair
from fifteentwo.tui.app import Terminal
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.review_screen import ReviewScreen
from tests.tui.test_terminal import SIZE, play, screen_of, until

MOST = 2400
"""Looks at the screen until a server has made a review: two minutes, for the first one compiles what it needs."""


@pytest.fixture
def far(tmp_path: Path) -> Iterator[str]:
    with running_server(tmp_path / "far", "127.0.0.1", 0) as running:
        yield running


async def reviewed(pilot: Pilot[None], done: Callable[[], Any]) -> None:
    for _ in range(MOST):
        if done():
            return
        await pilot.pause(0.05)
    raise AssertionError(screen_of(cast(Terminal, pilot.app)))


def play_on(table: RemoteTable) -> None:
    """Takes the first choice each time, until the game is over."""
    for position in table.turns():
        table.act(position.offer.legal[0])


async def test_a_game_by_a_link_is_reviewed_by_the_server_it_was_played_on(data: Path, address: str, far: str) -> None:
    with closing(Lounge(far, "h" * 32)) as host:
        opened = host.post("rooms", NewRoom("standard", (Chair("Ann"), Chair("Guest"))), Opened)
        asked = host.post(f"rooms/{opened.room}/invitations", InvitedSeat(1), SecretInvitation)
        link = host.link(opened.room, asked.secret)
    app = Terminal(address, data)
    async with app.run_test(size=SIZE) as pilot:
        app.join(link)
        with await asyncio.to_thread(sit, far, opened.room, "h" * 32) as ann:
            playing = asyncio.create_task(asyncio.to_thread(play_on, ann))
            await play(pilot, app, lambda table: table.primary().label.startswith("Throw"))
            await pilot.press("1", "2", "enter")
            await play(pilot, app, lambda table: "Play" in table.primary().label)
            await pilot.press("g")
            while "> Resign" not in screen_of(app):
                await pilot.press("down")
            await pilot.press("enter")
            assert "You lose at the current score" in screen_of(app)
            await pilot.press("down", "enter")
            table = await play(pilot, app, lambda table: table.game.is_over)
            await playing
        assert table.primary().label == "Rematch"
        await pilot.press("r")
        screen = app.screen
        assert isinstance(screen, ReviewScreen)
        await reviewed(pilot, lambda: screen.state is not None and screen.state.complete)
        assert "Review · Lost to Ann" in screen_of(app)
        screen._go(next(each.at for each in decisions(screen) if each.seat == 1) + 1)
        await pilot.press("enter")
        await reviewed(pilot, lambda: screen.options)
        assert "< chosen" in screen_of(app)
        await pilot.press("tab")
        assert "My decisions" in screen_of(app)
        await pilot.press("escape", "escape")
        app.open("finished")
        await until(pilot, lambda: "Lost to Ann" in screen_of(app))
        await pilot.press("enter")
        assert isinstance(app.screen, ReviewScreen)
        await reviewed(pilot, lambda: "Review · Lost to Ann" in screen_of(app))


def decisions(screen: ReviewScreen) -> tuple[Decision, ...]:
    assert screen.state is not None
    assert screen.state.review is not None
    return screen.state.review.decisions
