"""A table: the frame of every game, with its title, the big button, the log and the hint, and the keys of the page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.screen import Screen

from fifteentwo.cli.language import say
from fifteentwo.game import Seat
from fifteentwo.locales import CodedError
from fifteentwo.server.wire import Outgoing, Welcome
from fifteentwo.tui import families, hint_drawing
from fifteentwo.tui.canvas import Canvas, shortened, wrapped
from fifteentwo.tui.connection import SeatConnection
from fifteentwo.tui.drawing import Drawing
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.view import Primary, TableView

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal

LOG: Final = 30
"""The width of the log beside the table."""
LEFT: Final = 74
"""The width that a table needs beside the log."""

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
        self._shows_log = False
        self._trouble = ""

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Drawing(self._draw, self._click)

    def on_mount(self) -> None:
        """Connects, and begins to show."""
        kept = self.app.kept.profile
        self.game.pace = kept.pace
        self.run_worker(self.game.run(), exclusive=True)
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

    def _lost(self, error: CodedError) -> None:
        self._trouble = self.app.told(error)
        self.redraw()

    def _send(self, request: object) -> None:
        self._line.send(request)  # type: ignore[arg-type]  # a Request

    def redraw(self) -> None:
        """Draws the table again, and keeps how far it has been shown."""
        shown = self.game.shown_at
        profile = self.app.kept.profile
        if shown is not None and profile.shown.get(self._room) != shown:
            profile.shown[self._room] = shown
            self.app.kept.save()
        if self.is_mounted:
            for drawing in self.query(Drawing):
                drawing.redraw()

    # The drawing

    def _draw(self, width: int, height: int) -> Canvas:
        canvas = Canvas(width, height)
        if self.view is None or self.game.scene is None:
            canvas.put(2, height // 2, self._trouble or say("common-loading"))
            return canvas
        canvas.put(0, 0, f"{self.view.title()}", "bold", width=width)
        aside = LOG if width >= LEFT + LOG else 0
        left = Canvas(width - aside - (1 if aside else 0), height - 4)
        self.view.draw(left, 0, left.height)
        canvas.paste(left, 0, 1)
        if aside:
            for row in range(1, height - 3):
                canvas.put(width - aside - 1, row, "│", "dim")
            self._log(canvas, width - aside + 1, 1, aside - 1, height - 4)
        elif self._shows_log:
            self._over(canvas, list(self._log_lines(width - 4, height - 6)), say("log-title"))
        if self.game.hint is not None and self.strength:
            hint_drawing.draw(canvas, self.game, self.view, self.strength, width - aside, height - 4)
        self._foot(canvas, width, height)
        return canvas

    def _log_lines(self, width: int, height: int) -> Iterator[str]:
        lines = [line for sentence in self.game.log[-60:] for line in wrapped(sentence, width)]
        yield from lines[-height:] if lines else [say("log-empty")]

    def _log(self, canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
        for row, line in enumerate(self._log_lines(width, height)):
            canvas.put(x, y + row, line)

    def _over(self, canvas: Canvas, lines: list[str], title: str) -> None:
        box = Canvas(canvas.width, len(lines) + 2)
        box.put(0, 0, f"── {title} ".ljust(canvas.width, "─"), "bold")
        for row, line in enumerate(lines):
            box.put(2, row + 1, line)
        box.put(0, len(lines) + 1, "─" * canvas.width)
        canvas.paste(box, 0, max(1, canvas.height - 3 - box.height))

    def _foot(self, canvas: Canvas, width: int, height: int) -> None:
        primary = self.primary()
        prompt = self._trouble or self.game.refusal or primary.prompt
        if not (aside := width >= LEFT + LOG) and not prompt and self.game.log:
            prompt = self.game.log[-1]
        canvas.put(0, height - 3, prompt, "bold" if primary.prompt == prompt else "bold red", width=width)
        x = 0
        if primary.label:
            label = f"[ {shortened(primary.label, width - 30)} ]"
            style = "bold reverse" if primary.press else "dim"
            x = canvas.put(0, height - 2, label, style, "press" if primary.press else "") + 1
        for key, label in self._buttons(aside):
            if x + len(label) + 5 <= width:
                x = canvas.put(x + 1, height - 2, f"{key} {label}", "", f"key:{key.lower()}") + 1
        canvas.put(0, height - 1, say("tui-keys"), "dim", width=width)

    def _buttons(self, aside: bool) -> Iterator[tuple[str, str]]:
        game = self.game
        if game.is_looking:
            yield "H", say("bar-looking")
        elif game.is_mine and game.welcome is not None and game.welcome.hints:
            labels = {0: "bar-hint", 1: "bar-card", 2: "bar-numbers", 3: "bar-close-hint"}
            yield "H", say(labels[self.strength if game.hint else 0])
        if game.latest is not None and game.latest.can_take_back:
            yield "U", say("bar-undo")
        if not aside:
            yield "L", say("log-title")
        yield "G", say("bar-game")

    def primary(self) -> Primary:
        """The big button now."""
        game = self.game
        if self.view is None:
            return Primary("", "")
        if game.is_over and game.position is not None and game.position.outcome is not None:
            return self._ending()
        return self.view.primary()

    def _ending(self) -> Primary:
        position, names = self.game.position, self.game.names
        assert position is not None
        assert position.outcome is not None
        over = position.match_over
        won = names.sides_together(position.outcome.winners)
        prompt = say("end-wins-match" if over and position.match_winner is not None else "end-wins", **won)
        if self.game.seat is None:
            return Primary("", prompt)
        if not over:
            return Primary(say("button-next-game"), prompt, self.game.next_game)
        return Primary(say("button-rematch"), prompt, self._rematch)

    def _rematch(self) -> None:
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
        if key == "enter":
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
                self._shows_log = not self._shows_log
            case "g":
                self.app.open_sheet(self.game, self._server, self._room)
            case "escape":
                self._close()
            case "space" if self.game.is_busy:
                self.game.go_on()
            case _:
                return False
        return True

    def _close(self) -> None:
        if self.strength or self._shows_log:
            self.strength, self._shows_log = 0, False
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
