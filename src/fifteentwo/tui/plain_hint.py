"""A hint, line by line: the choice in words, and the choices with their figures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from fifteentwo.cli.language import spoken
from fifteentwo.server.wire import Aim
from fifteentwo.tui import ending, hint_drawing
from fifteentwo.tui.plain_lines import TypedLines
from fifteentwo.tui.presenter import Presenter

WIDTH: Final = 78
BEST: Final = 5
"""The choices that are printed first."""


class PlainHint:
    """The hints at a table; `wait` waits for the next message of the room."""

    def __init__(self, lines: TypedLines, game: Presenter, wait: Callable[[], Awaitable[None]]) -> None:
        self._lines, self._game, self._wait = lines, game, wait
        self._printed: tuple[int, Aim] | None = None

    async def ask(self, aim: Aim = "points") -> None:
        """Prints a hint with the best choices; asked for again, every choice.

        In a game for one the figures are points or, by the aim "chance", the chance to win; with others they are both.
        """
        game = self._game
        if not game.is_mine or game.welcome is None or not game.welcome.hints:
            self._lines.unknown("h" if aim == "points" else "c")
            return
        is_again = game.hint is not None and self._printed == (game.heard_at, aim)
        if not is_again:
            await self._fetch(aim)
        if (hint := game.hint) is not None:
            self._lines.print(
                hint.words.in_language(spoken()),
                *hint_drawing.choices(hint, WIDTH, None if is_again else BEST),
                *hint_drawing.why(hint, WIDTH),
                *hint_drawing.based(hint, WIDTH),
            )
            self._printed = (game.heard_at, aim)

    async def _fetch(self, aim: Aim) -> None:
        """Waits for the hint, or until it is refused."""
        game = self._game
        game.hint = None
        game.ask_hint(aim)
        while game.is_looking:
            await self._wait()
            if self._is_late(aim):
                game.hint, game.is_looking = None, True

    def _is_late(self, aim: Aim) -> bool:
        """Whether the hint answers the question before, which was for something else."""
        game = self._game
        is_for_win = game.hint is not None and game.hint.by == "win"
        return game.hint is not None and ending.is_alone(game) and is_for_win != (aim == "chance")
