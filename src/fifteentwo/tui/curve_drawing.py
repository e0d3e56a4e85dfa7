"""A curve in characters: half a cell is the finest step, and every point has a column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fifteentwo.tui.canvas import Canvas

LABELS: Final = 5
"""The width of the labels of the axis."""


class Plotted(NamedTuple):
    """What is plotted: values between `least` and `most` at places from 0 to `last`, and marks below the axis."""

    points: Sequence[tuple[int, float]]
    last: int
    least: float
    most: float
    labels: tuple[str, str, str]
    bounds: Sequence[tuple[int, str]] = ()
    marks: Sequence[tuple[int, str]] = ()


def column(place: int, last: int, width: int) -> int:
    """The column of a place."""
    return LABELS + round(place * (width - LABELS - 1) / max(1, last))


def draw(canvas: Canvas, y: int, height: int, plotted: Plotted, at: int) -> None:
    """Draws the curve on these lines: the axis and the marks take the last two. `at` is the place of the cursor."""
    width, rows = canvas.width, height - 2
    for row, label in zip((0, rows // 2, rows - 1), plotted.labels, strict=True):
        canvas.put(0, y + row, f"{label:>{LABELS - 1}}", "dim")
    for x in range(LABELS, width):
        canvas.put(x, y + rows // 2, "·", "dim")
        canvas.put(x, y + rows, "─", "dim")
    for place, label in plotted.bounds:
        canvas.put(column(place, plotted.last, width), y + rows, f"┴{label}", "dim")
    _line(canvas, y, rows, plotted)
    for place, sign in plotted.marks:
        canvas.put(column(place, plotted.last, width), y + rows + 1, sign, "bold red")
    cursor = column(at, plotted.last, width)
    for row in range(rows):
        canvas.put(cursor, y + row, "│", "bold", f"step:{at}")
    canvas.put(cursor, y + rows, "^", "bold reverse")


def _line(canvas: Canvas, y: int, rows: int, plotted: Plotted) -> None:
    """In each column the value that holds there, in halves of a cell."""
    points, width = plotted.points, canvas.width
    if not points:
        return
    span = (plotted.most - plotted.least) or 1.0
    following = iter([*points[1:], (plotted.last + 1, points[-1][1])])
    (upto, after), value = next(following), points[0][1]
    for x in range(LABELS, width):
        place = (x - LABELS) * max(1, plotted.last) / max(1, width - LABELS - 1)
        while place >= upto:
            value = after
            upto, after = next(following, (10**9, after))
        share = min(1.0, max(0.0, (value - plotted.least) / span))
        half = round((1 - share) * (2 * rows - 1))
        canvas.put(x, y + half // 2, "▀" if half % 2 == 0 else "▄", "bold cyan", f"step:{round(place)}")
