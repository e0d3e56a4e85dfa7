"""The explorers on the whole screen: a form, and below it every choice with its value."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.cells import cell_len

from fifteentwo.cli.language import say
from fifteentwo.tui.canvas import Canvas, wrapped
from fifteentwo.tui.explore_forms import FORMS, Ask, ExplorerForm, Question, Show
from fifteentwo.tui.form import PressRow
from fifteentwo.tui.form_screen import FormScreen

PAGE: Final = 8


class ExploreMenu(FormScreen):
    """Which explorer."""

    def __init__(self) -> None:
        super().__init__(say("explore-explorers"))
        self.form.fill([PressRow(say(f"explore-{kind}-title"), self._opening(make)) for kind, make in FORMS.items()])
        self._ledes = [say(f"explore-{kind}-lede") for kind in FORMS]

    def explained(self) -> Sequence[str]:
        """What the explorer is for."""
        return (self._ledes[self.form.at],)

    def _opening(self, make: Callable[[Ask, Show], ExplorerForm]) -> Callable[[], None]:
        return lambda: self.app.open_screen(ExplorerScreen(make))


class ExplorerScreen(FormScreen):
    """A form, and lines of results below it, to scroll with Page Up and Page Down."""

    def __init__(self, make: Callable[[Ask, Show], ExplorerForm], position: str | None = None) -> None:
        """The explorer of this form; it explores the position at once, if there is one."""
        self._asked, self._position = make(self._ask, self.show), position
        super().__init__(self._asked.heading)
        self.form = self._asked.form
        self.lines: list[str] = []
        self._first = 0

    def on_mount(self) -> None:
        """Explores the position that it was opened with."""
        if self._position is not None:
            self._asked.explore(self._position)

    def explained(self) -> Sequence[str]:
        """What is to be entered, until something is shown."""
        return () if self.lines else self._asked.explained()

    def _ask(self, question: Question) -> None:
        self.show([say("common-loading")])
        self.app.ask(lambda: [*question(self.app.lounge)], self.show)

    def show(self, lines: Sequence[str]) -> None:
        """Shows these results."""
        self.lines, self._first = [*lines], 0
        self.redraw()

    def key_pressed(self, key: str) -> bool:
        """Page Up and Page Down scroll the results."""
        if key not in {"pageup", "pagedown"}:
            return False
        by = PAGE if key == "pagedown" else -PAGE
        self._first = max(0, min(len(self.lines) - PAGE, self._first + by))
        return True

    def drawn(self, width: int, height: int) -> Canvas:
        """The form, and the results below it."""
        canvas = super().drawn(width, height)
        y = 3 + len(self.form.rows)
        for line in self.lines[self._first :]:
            for part in wrapped(line, width - 2) if cell_len(line) > width - 2 else [line]:
                if y < height - 1:
                    canvas.put(1, y, part, "bold" if line == self.lines[0] else "")
                y += 1
        if y > height - 1:
            canvas.put(width - 1, height - 2, "▼", "dim")
        return canvas
