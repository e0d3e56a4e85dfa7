"""A screen with a form, and below it what the chosen row means."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key, Paste
from textual.screen import Screen

from fifteentwo.cli.language import say
from fifteentwo.tui.canvas import Canvas, wrapped
from fifteentwo.tui.drawing import Drawing
from fifteentwo.tui.form import Form, Row

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal

EXPLAINED = 6
"""The lines below a form."""


class FormScreen(Screen[None]):
    """A form with a title. A class of it says what its rows are."""

    app: Terminal

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "app.pop_screen"), Binding("f1", "app.open_help")]

    keys_told = "tui-form-keys"
    """The message with the keys."""

    def __init__(self, title: str, rows: Sequence[Row] = ()) -> None:
        super().__init__()
        self.heading = title
        self.form = Form(rows)

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Drawing(self.drawn, self._click)

    def explained(self) -> Sequence[str]:
        """What is said below the form."""
        return ()

    def redraw(self) -> None:
        """Draws the form again; nothing while the screen opens or closes, when an answer may already or still arrive."""
        for drawing in self.query(Drawing):
            drawing.redraw()

    def key_pressed(self, key: str) -> bool:  # noqa: ARG002 - a class of it has keys of its own
        """A key that is not for the form; returns whether it meant something."""
        return False

    def drawn(self, width: int, height: int) -> Canvas:
        """The whole screen."""
        canvas = Canvas(width, height)
        canvas.put(0, 0, self.heading, "bold", width=width)
        said = [line for text in self.explained() for line in wrapped(text, width - 2)][:EXPLAINED]
        self.form.draw(canvas, 2, max(1, height - 4 - len(said)))
        for row, line in enumerate(said):
            canvas.put(1, height - 1 - len(said) + row, line)
        canvas.put(0, height - 1, say(self.keys_told), "dim", width=width)
        return canvas

    def on_key(self, event: Key) -> None:
        """A key for the form."""
        if self.key_pressed(event.key) or self.form.key(event.key, event.character):
            event.stop()
            event.prevent_default()
            self.redraw()

    def on_paste(self, event: Paste) -> None:
        """Text pasted into a row."""
        self.form.paste(event.text)
        self.redraw()

    def _click(self, target: str) -> None:
        self.form.click(target)
        self.redraw()
