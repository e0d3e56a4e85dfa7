"""A form in characters: rows to choose from, rows to type in, and rows to press. The arrows go from row to row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from rich.cells import cell_len

from fifteentwo.tui.canvas import Canvas, shortened

LONGEST: Final = 400


class HeadingRow:
    """A line that cannot be chosen."""

    def __init__(self, label: str) -> None:
        self.label = label


class PressRow:
    """A row that does something."""

    def __init__(self, label: str, press: Callable[[], None]) -> None:
        self.label, self.press = label, press


class ChooseRow:
    """A row with several values; `changed` is called when another one is chosen."""

    def __init__(
        self,
        label: str,
        values: Sequence[tuple[str, str]],
        value: str = "",
        changed: Callable[[], None] | None = None,
    ) -> None:
        self.label, self.values, self._changed = label, tuple(values), changed
        self.at = max(0, next((at for at, (name, _) in enumerate(self.values) if name == value), 0))

    @property
    def value(self) -> str:
        """The value chosen."""
        return self.values[self.at][0]

    def turn(self, by: int) -> None:
        """Chooses the next value, or the one before."""
        self.choose((self.at + by) % len(self.values))

    def choose(self, at: int) -> None:
        """Chooses the value at this place."""
        self.at = at
        if self._changed is not None:
            self._changed()


class WriteRow:
    """A row to type in."""

    def __init__(self, label: str, value: str = "", changed: Callable[[], None] | None = None) -> None:
        self.label, self.value, self._changed = label, value, changed

    def type(self, signs: str) -> None:
        """Appends to the text."""
        self.write(self.value + signs)

    def erase(self, whole: bool = False) -> None:
        """Removes the last sign, or everything."""
        self.write("" if whole else self.value[:-1])

    def write(self, value: str) -> None:
        """Another text in its place."""
        self.value = value[:LONGEST]
        if self._changed is not None:
            self._changed()


Row = HeadingRow | PressRow | ChooseRow | WriteRow


class Explained(Protocol):
    """A form with what is said about it."""

    form: Form

    def explained(self) -> Sequence[str]:
        """What is said of the chosen row, or of the whole."""
        ...


class Form:
    """Rows, and the one that the keys are for."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows: list[Row] = []
        self.at = 0
        self._first = 0
        self.fill(rows)

    def fill(self, rows: Sequence[Row]) -> None:
        """Other rows; the place stays."""
        self.rows = [*rows]
        self.at = max(0, min(self.at, len(self.rows) - 1))
        if self.rows and isinstance(self.rows[self.at], HeadingRow):
            self._move(1)

    @property
    def row(self) -> Row:
        """The row that the keys are for."""
        return self.rows[self.at]

    def _move(self, by: int) -> None:
        for _ in self.rows:
            self.at = (self.at + by) % len(self.rows)
            if not isinstance(self.rows[self.at], HeadingRow):
                return

    def key(self, key: str, sign: str | None = None) -> bool:
        """A key, and the sign it types; returns whether it meant something."""
        row = self.row
        if key in {"down", "tab"} or (key == "enter" and isinstance(row, WriteRow)):
            self._move(1)
        elif key in {"up", "shift+tab"}:
            self._move(-1)
        elif isinstance(row, PressRow) and key in {"enter", "space"}:
            row.press()
        elif isinstance(row, ChooseRow) and key in {"left", "right", "space", "enter"}:
            row.turn(-1 if key == "left" else 1)
        elif isinstance(row, WriteRow) and key in {"backspace", "ctrl+u", "delete"}:
            row.erase(whole=key != "backspace")
        elif isinstance(row, WriteRow) and sign is not None and sign.isprintable():
            row.type(sign)
        else:
            return False
        return True

    def paste(self, text: str) -> None:
        """Text that is pasted."""
        if isinstance(self.row, WriteRow):
            self.row.type(" ".join(text.split()))

    def click(self, target: str) -> bool:
        """A click on a row chooses it; on its value it takes the next one."""
        kind, _, place = target.partition(":")
        if kind != "row":
            return False
        again = self.at == int(place)
        self.at = int(place)
        row = self.row
        if isinstance(row, PressRow):
            row.press()
        elif isinstance(row, ChooseRow) and again:
            row.turn(1)
        return True

    def draw(self, canvas: Canvas, y: int, height: int) -> None:
        """Draws the rows that fit, the chosen one among them."""
        self._first = max(min(self._first, self.at - 1), self.at - height + 1, 0)
        wide = max((cell_len(row.label) for row in self.rows if isinstance(row, ChooseRow | WriteRow)), default=0) + 3
        for place, (sign, is_there) in enumerate(
            (("▲", self._first > 0), ("▼", self._first + height < len(self.rows)))
        ):
            if is_there:  # rows above or below
                canvas.put(canvas.width - 1, y + place * (height - 1), sign, "dim")
        for place, row in enumerate(self.rows[self._first : self._first + height], self._first):
            line = y + place - self._first
            is_on = place == self.at
            target = "" if isinstance(row, HeadingRow) else f"row:{place}"
            if isinstance(row, HeadingRow):
                canvas.put(1, line, row.label, "bold")
                continue
            canvas.put(0, line, ">" if is_on else " ", "bold")
            style = "bold reverse" if is_on else ""
            if isinstance(row, PressRow):
                canvas.put(2, line, row.label, style, target, width=canvas.width - 3)
                continue
            canvas.put(2, line, row.label, "bold" if is_on else "", target)
            if isinstance(row, ChooseRow):
                canvas.put(2 + wide, line, f"< {row.values[row.at][1]} >", style, target, width=canvas.width - wide - 3)
            else:
                room = canvas.width - wide - 4
                shown = _typed(row.value, room) if is_on else shortened(row.value, room)
                canvas.put(2 + wide, line, shown or "…", f"underline {style}".strip(), target)


def _typed(value: str, room: int) -> str:
    """The end of what is being typed, and where the next sign comes."""
    return f"{value}_" if len(value) < room else f"…{value[2 - room :]}_"
