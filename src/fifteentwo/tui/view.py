"""What the frame of a table needs from the view of a family of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from fifteentwo.tui.canvas import Canvas


class Primary(NamedTuple):
    """The big button: its label, the sentence beside it, and what it does; None: it cannot be pressed now."""

    label: str
    prompt: str
    press: Callable[[], None] | None = None


class Area(NamedTuple):
    """A part of the screen."""

    x: int
    y: int
    width: int
    height: int


class TableView(Protocol):
    """How the table of a family is drawn and played. It holds what the player prepares: cards raised, a number typed."""

    def draw(self, canvas: Canvas, y: int, height: int) -> None:
        """Draws the table on these lines."""
        ...

    def primary(self) -> Primary:
        """The big button now."""
        ...

    def key(self, key: str) -> bool:
        """A key of the table; returns whether it meant something."""
        ...

    def click(self, target: str) -> bool:
        """A click on something that the view has drawn; returns whether it meant something."""
        ...

    def title(self) -> str:
        """What is played, for the first line."""
        ...
