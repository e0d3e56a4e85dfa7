"""The help: the game in short, what scores, and the keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Label, Static

from fifteentwo.cli.language import say

GAME: Final = ("aim", "deal", "starter", "play", "show", "many", "skunk")
POINTS: Final = (
    ("fifteen", "2"),
    ("pair", "2"),
    ("pair-royal", "6"),
    ("double-pair-royal", "12"),
    ("run", ""),
    ("flush", "4"),
    ("flush-five", "5"),
    ("nobs", "1"),
    ("thirty-one", "2"),
    ("go", "1"),
)
KEYS: Final = (
    "digits",
    "along",
    "space",
    "enter",
    "h",
    "u",
    "esc",
    "claim",
    "muggins",
    "joker",
    "square",
    "shuffle",
    "watch",
    "f9",
)


class HelpScreen(Screen[None]):
    """A page to scroll."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,f1,q,enter", "app.pop_screen")]

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Label(say("help-title"), classes="title", markup=False)
        with VerticalScroll():
            yield Static("\n".join(lines()), markup=False)
        yield Label(say("tui-page-keys"), classes="quiet", markup=False)


def lines() -> Iterator[str]:
    """The lines of the help."""
    yield say("help-keys")
    for key in KEYS:
        yield f"  {say(f'help-key-{key}')}: {say(f'help-key-{key}-does')}"
    for key, what in (("L", "log-title"), ("G", "bar-game"), ("Ctrl+Q", "tui-quit")):
        yield f"  {key}: {say(what)}"
    yield ""
    yield say("help-game")
    for part in GAME:
        yield f"  {say(f'help-{part}')}: {say(f'help-{part}-words')}"
    yield ""
    yield say("help-points")
    for part, points in POINTS:
        yield f"  {say(f'help-{part}')} {points}".rstrip()
