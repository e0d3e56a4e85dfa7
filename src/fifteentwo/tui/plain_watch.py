"""The computer plays a game for one in the player's place, line by line: the reason for each choice, and the keys meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from fifteentwo.cli.language import say, spoken
from fifteentwo.server.wire import Hint
from fifteentwo.tui import ending, hint_drawing, table_keys
from fifteentwo.tui.plain_hint import WIDTH
from fifteentwo.tui.plain_lines import LEAVE, TypedLines
from fifteentwo.tui.presenter import Pace, Presenter

KEYS = {"": "p", "p": "p", "n": "n", "esc": "escape", **dict.fromkeys(LEAVE, "escape")}
"""What is typed for the keys of the whole screen."""


class PlainWatch:
    """The computer in the player's place; `show_table` prints the table.

    With `begins`, it plays as soon as the player may choose. Its choices are shown at the player's pace.
    """

    def __init__(
        self,
        lines: TypedLines,
        game: Presenter,
        pace: Pace,
        show_table: Callable[[], None],
        *,
        begins: bool = False,
    ) -> None:
        self._lines, self._game, self._pace = lines, game, pace
        self._show_table, self._begins = show_table, begins
        self._usual: Pace = game.pace
        self._printed: Hint | None = None

    @property
    def is_on(self) -> bool:
        """Whether the computer has the seat."""
        return self._game.watching != "off" and not self._game.is_over

    @property
    def prompt(self) -> str:
        """What a line is asked for with: nothing while the computer plays on."""
        return f"[{say('bar-go-on')}] > " if self._game.watching == "paused" else ""

    @property
    def may_begin(self) -> bool:
        """Whether the computer may play now."""
        game = self._game
        return game.is_mine and ending.is_alone(game) and game.welcome is not None and game.welcome.hints

    def begin(self) -> None:
        """Lets the computer play on."""
        self._game.pace = self._pace
        self._game.watch("on")
        self._lines.print(self._state)

    def hear(self) -> None:
        """Prints what the computer is about to do, and gives the seat back at the end."""
        game = self._game
        if self._begins and self.may_begin:
            self._begins = False
            self.begin()
        if game.is_over and game.watching != "off":
            game.watch("off")
        if game.watching == "off":
            game.pace = self._usual
        elif game.hint is not None and game.hint is not self._printed:
            self._printed = game.hint
            words, why = game.hint.words.in_language(spoken()), hint_drawing.why(game.hint, WIDTH)
            self._lines.print(" ".join([words, *why, f"({hint_drawing.best_value(game.hint)})"]))

    def do(self, typed: str) -> bool:
        """Pauses, goes on, makes one choice or stops, as is typed; returns whether it means something."""
        if typed == "?":
            self._lines.print(self._state)
            return True
        if typed not in KEYS:
            return False
        before = self._game.watching
        table_keys.watching(self._game, KEYS[typed])
        if self._game.watching != before:
            self._lines.print(self._state)
        if before == "on" and self._game.watching == "paused":
            self._show_table()
        return True

    @property
    def _state(self) -> str:
        watching = self._game.watching
        return say("watch-stopped") if watching == "off" else say("tui-plain-watch", state=watching)
