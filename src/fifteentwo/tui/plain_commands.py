"""What can be typed at a table beside playing, also while others think: the log, the time left, this game, a phrase."""

from __future__ import annotations

import time
from collections.abc import Iterator

from fifteentwo.cli.language import say
from fifteentwo.tui import agreements, clock, ending, plain_log, plain_sheet
from fifteentwo.tui.plain_lines import TypedLines
from fifteentwo.tui.plain_sheet import RoomServices
from fifteentwo.tui.presenter import Presenter


class TableCommands:
    """The commands of a table; without `services` of one who watches."""

    def __init__(self, lines: TypedLines, game: Presenter, services: RoomServices | None) -> None:
        self._lines, self._game, self._services = lines, game, services

    async def do(self, typed: str) -> bool:
        """Does what is typed; returns whether it means something."""
        game = self._game
        if typed == "g":
            await plain_sheet.choose(self._lines, game, self._services)
        elif typed == "t" and agreements.others_elsewhere(game):
            await plain_sheet.talk(self._lines, game)
        elif typed == "l":
            await plain_log.show_log(self._lines, game, None if self._services is None else self._services.place)
        elif typed == "c" and game.clocks is not None:
            self._lines.print(self.time_left)
        elif typed == "?":
            self._lines.print(say("tui-plain-help"), *self._more_help())
        else:
            return False
        return True

    def _more_help(self) -> Iterator[str]:
        """What can only be typed at some tables."""
        if ending.is_alone(self._game):
            yield say("tui-plain-help-alone")
        elif self._game.clocks is not None:
            yield say("tui-plain-help-clock")

    @property
    def time_left(self) -> str:
        """The time left of every player; "" where there are no clocks."""
        clocks = self._game.clocks
        return "" if clocks is None else clock.sentence(clocks, self._game.names.seats, time.monotonic())
