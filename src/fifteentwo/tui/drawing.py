"""The widget that shows a sheet of characters, and hands clicks to whoever drew it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from textual.events import Click
from textual.strip import Strip
from textual.widget import Widget

from fifteentwo.tui.canvas import TWO_COLOURS, Canvas


class Drawing(Widget):
    """A drawing that fills its place. `draw` makes it for a width and a height; `click` gets what a click means."""

    def __init__(
        self,
        draw: Callable[[int, int], Canvas],
        click: Callable[[str], None],
        colours: Mapping[str, str] = TWO_COLOURS,
    ) -> None:
        super().__init__()
        self._draw, self._click, self._colours = draw, click, colours
        self._canvas: Canvas | None = None

    def redraw(self) -> None:
        """Draws again."""
        self._canvas = None
        self.refresh()

    @property
    def canvas(self) -> Canvas:
        """The sheet, for the present size."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = self._draw(width, height)
        return self._canvas

    def render_line(self, y: int) -> Strip:
        """A line of the sheet."""
        width = self.size.width
        if y >= self.canvas.height:
            return Strip.blank(width)
        return Strip(self.canvas.segments(y, self._colours), width)

    def on_click(self, event: Click) -> None:
        """Hands on what was clicked."""
        target = self.canvas.at(event.x, event.y)
        if target:
            event.stop()
            self._click(target)
