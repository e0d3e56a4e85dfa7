"""A player at a FakeRoom who has the keys of the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from fifteentwo.server.wire import Outgoing, Request
from fifteentwo.tui import families
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.view import TableView
from tests.tui.rooms import FakeRoom

MOST = 3000
KEYS = ("0", "1", "2", "3", "4", "5", "6", "7", "left", "right", "up", "down")
"""The keys that prepare a choice."""


class Sitting:
    """A player at a FakeRoom, at the fastest pace."""

    def __init__(self, room: FakeRoom) -> None:
        self.room = room
        self._showing: asyncio.Task[None] | None = None
        self.game = Presenter(families.telling_of, self._send, lambda: None, "instant")
        room.begin()
        self.game.hear(room.welcome())
        self.view: TableView = families.view_of(self.game, room.rules)
        self._hear(room.turn())

    def _send(self, request: Request) -> None:
        self._hear(self.room.act(request))

    def _hear(self, messages: Iterable[Outgoing]) -> None:
        for message in messages:
            self.game.hear(message)

    async def until(self, done: Callable[[], bool]) -> None:
        """Lets the presenter show what there is."""
        self._showing = self._showing or asyncio.create_task(self.game.run())
        await asyncio.sleep(0)
        for _ in range(MOST):
            await asyncio.sleep(0)
            if done():
                return
        raise AssertionError(self.text())

    async def settled(self) -> None:
        """Shows everything up to the next choice or gate."""
        await self.until(lambda: self.game.gate is not None or self.game.is_mine or self.game.is_over)

    def text(self, width: int = 80, height: int = 20) -> str:
        """The table as text."""
        canvas = Canvas(width, height)
        self.view.draw(canvas, 0, height)
        primary = self.view.primary()
        return "\n".join([self.view.title(), *canvas.lines(), primary.prompt, f"[ {primary.label} ]"])

    async def press(self, *keys: str) -> None:
        for key in keys:
            if key == "enter":
                press = self.view.primary().press
                assert press is not None, self.text()
                press()
            else:
                assert self.view.key(key), key
            await self.settled()

    async def choose(self) -> None:
        """Makes some choice by keys alone: prepares it until the big button can be pressed."""
        acted = len(self.room.heard)
        for key in KEYS:
            if self.view.primary().press is not None:
                await self.press("enter")
                return
            self.view.key(key)
            await self.settled()
            if len(self.room.heard) > acted:
                return
        raise AssertionError(self.text())
