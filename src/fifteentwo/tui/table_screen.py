"""A table: the frame of every game, with its title, the big button, the log and the hint, and the keys of the page."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen

from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.http_wire import DealResult
from fifteentwo.server.wire import Outgoing, Request, Welcome
from fifteentwo.tui import agreements, ending, families, frame
from fifteentwo.tui.canvas import Canvas
from fifteentwo.tui.connection import SeatConnection
from fifteentwo.tui.drawing import Drawing
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.view import Primary, TableView

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal

AGAIN: Final = 1.5
"""Seconds until the result of a deal is asked for again while it is being worked out."""

Strength = Literal[0, 1, 2, 3]
"""How much a hint says: nothing, a nudge, the choice, the numbers."""


class TableScreen(Screen[None]):
    """One room, from a seat in it."""

    app: Terminal

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", priority=True),
        Binding("f9", "custom"),
    ]

    def __init__(self, server: str, room: str, seat: Seat | None = None, token: str | None = None) -> None:
        super().__init__()
        self._server, self._room, self._seat, self._token = server, room, seat, token
        self.game = Presenter(families.telling_of, self._send, self.redraw)
        self._line = SeatConnection(self.hear, self._lost)
        self.view: TableView | None = None
        self.strength: Strength = 0
        self.shows_log = False
        self.trouble = ""
        self.result: DealResult | None = None
        self._is_asking = False
        self.is_lost = False

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Drawing(self._draw, self._click, self.app.colours)

    def on_mount(self) -> None:
        """Connects, and begins to show."""
        kept = self.app.kept.profile
        self.game.pace = kept.pace
        self.run_worker(self.game.run(), exclusive=True)
        self.set_interval(1, self._look_at_connection)
        self._line.open(self._server, self._room, self._token or kept.token, self._seat, kept.shown.get(self._room))

    async def on_unmount(self) -> None:
        """Leaves the room; the seat remains."""
        await asyncio.to_thread(self._line.close)

    # The room

    def hear(self, heard: Outgoing) -> None:
        """Takes a message of the room."""
        self.game.hear(heard)
        if isinstance(heard, Welcome) and self.view is None:
            self.view = families.view_of(self.game, heard.rules)
        self.redraw()

    def _ask_result(self) -> None:
        """Asks for par and the computer's result once a numbered deal is over, and again while more is coming."""
        game = self.game
        if self._is_asking or not game.is_over or game.welcome is None or game.welcome.deal is None:
            return
        if self.result is not None and not self.result.coming:
            return
        self._is_asking = True
        self.app.ask(lambda: self.app.lounge.get(f"rooms/{self._room}/result", DealResult), self._found_result)

    def _found_result(self, result: DealResult) -> None:
        self.result, self._is_asking = result, False
        if result.coming:
            self.set_timer(AGAIN, self._ask_result)
        self.redraw()

    def _lost(self, error: CodedError) -> None:
        self.trouble = self.app.told(error)
        self.redraw()

    def _look_at_connection(self) -> None:
        if self._line.is_lost != self.is_lost:
            self.is_lost = self._line.is_lost
            self.redraw()

    def _send(self, request: Request) -> None:
        self._line.send(request)

    def redraw(self) -> None:
        """Draws the table again, and keeps how far it has been shown."""
        shown = self.game.shown_at
        profile = self.app.kept.profile
        if shown is not None and profile.shown.get(self._room) != shown:
            profile.shown[self._room] = shown
            self.app.kept.save()
        if self.is_mounted:
            if self.result is None:
                self._ask_result()
            for drawing in self.query(Drawing):
                drawing.redraw()

    def primary(self) -> Primary:
        """The big button now."""
        game = self.game
        if self.view is None:
            return Primary("", "")
        if game.is_over and game.position is not None and game.position.outcome is not None:
            return ending.primary(self)
        return self.view.primary()

    def _draw(self, width: int, height: int) -> Canvas:
        return frame.draw(self, width, height)

    def to_rematch(self) -> None:
        """Goes to the room of the next match."""
        self.app.pop_screen()
        self.app.enter(self.game.conduct.rematch, self._server)

    def rematch(self) -> None:
        """Begins the same game again."""
        welcome, position = self.game.welcome, self.game.position
        if welcome is not None and position is not None:
            self.app.rematch(self._server, welcome, position)

    # Keys and clicks

    def on_key(self, event: Key) -> None:
        """The keys of the page."""
        if self.press(event.key):
            event.stop()
            event.prevent_default()

    def press(self, key: str) -> bool:
        """A key; returns whether it meant something."""
        self.game.refusal = ""
        done = self._press(key)
        self.redraw()
        return done

    def _press(self, key: str) -> bool:
        noted = agreements.note(self.game)
        for answer in () if noted is None else noted.answers:
            if key == answer.key:
                self.game.send(answer.request)
                return True
        if self.game.watching != "off" and self._watching_key(key):
            return True
        if key == "enter" and not (self.view is not None and not self.game.is_over and self.view.key(key)):
            primary = self.primary()
            if primary.press is not None:
                primary.press()
            elif self.game.is_busy:
                self.game.go_on()
            return True
        if self.view is not None and not self.game.is_over and self.view.key(key):
            return True
        match key:
            case "h":
                self._hint()
            case "u":
                self.game.take_back()
            case "l":
                self.shows_log = not self.shows_log
            case "g":
                self.app.open_sheet(self.game, self._server, self._room)
            case "escape":
                self._close()
            case "s" if self.game.gate in {"continue", "next-deal"}:
                self.game.rush()
            case "question_mark":
                self.app.open_help()
            case "t" if agreements.others_elsewhere(self.game):
                self.app.open_phrases(self.game)
            case "w" if self.is_alone:
                self.game.watch("on")
            case "c" if self.is_alone and self.game.hint is not None:
                self.game.hint = None
                self.game.ask_hint("chance")
            case "e" if self.game.hint is not None and self.game.hint.explore is not None and not self.is_alone:
                self.app.explore(self.game.hint.explore)
            case "r" if self.game.is_over:
                self._review()
            case "space" if self.game.is_busy:
                self.game.go_on()
            case _:
                return False
        return True

    @property
    def is_alone(self) -> bool:
        """Whether this is a game for one."""
        return self.game.welcome is not None and len(self.game.welcome.chairs) == 1

    def _watching_key(self, key: str) -> bool:
        """The computer plays: P pauses it and lets it go on, N is its next choice, Escape stops it."""
        match key:
            case "p" | "enter" | "space":
                self.game.watch("paused" if self.game.watching == "on" else "on")
            case "n":
                self.game.watch_one()
            case "escape":
                self.game.watch("off")
            case _:
                return False
        return True

    def _review(self) -> None:
        if self._server == self.app.lounge.address:
            self.app.open_review(self._room, 0 if self.game.position is None else self.game.position.standing.games)

    def _close(self) -> None:
        if self.strength or self.shows_log:
            self.strength, self.shows_log = 0, False
        else:
            self.app.pop_screen()

    def _hint(self) -> None:
        if self.game.hint is None:
            self.strength = 1
            self.game.ask_hint()
        else:
            following: dict[int, Strength] = {0: 1, 1: 2, 2: 3, 3: 0}
            self.strength = following[self.strength]

    def _click(self, target: str) -> None:
        kind, _, which = target.partition(":")
        if target in {"press", "go"}:
            self.press("enter")
        elif kind == "key":
            self.press(which)
        elif self.view is not None:
            self.game.refusal = ""
            self.view.click(target)
            self.redraw()

    def action_help(self) -> None:
        """Opens the help."""
        self.app.open_help()

    def action_custom(self) -> None:
        """Opens the dialog of a new game."""
        self.app.open_custom()
