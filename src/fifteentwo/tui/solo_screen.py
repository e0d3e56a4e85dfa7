"""The games for one: the deal of the day, a new deal, or one by its number."""

from __future__ import annotations

from collections.abc import Sequence

from fifteentwo.cli.language import say, spoken
from fifteentwo.rules import PRESETS
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.wire import Chair
from fifteentwo.tui.form import ChooseRow, PressRow, Row, WriteRow
from fifteentwo.tui.form_screen import FormScreen


class SoloScreen(FormScreen):
    """Which game, and which deal."""

    def __init__(self, name: str) -> None:
        super().__init__(say("solo-title"))
        self._player = name
        games = [(preset.name, say(f"game-{preset.name}")) for preset in PRESETS.values() if preset.rules.players == 1]
        self._game = ChooseRow(say("custom-game"), games)
        self._number = WriteRow(say("solo-number"))
        rows: list[Row] = [
            self._game,
            PressRow(say("solo-today"), lambda: self._open(daily=True)),
            PressRow(say("solo-new-deal"), self._open),
            self._number,
            PressRow(say("solo-number-play"), self._by_number),
        ]
        self.form.fill(rows)

    def explained(self) -> Sequence[str]:
        """The rules of the game in a line, and what is needed."""
        preset = PRESETS[self._game.value]
        to_win = getattr(preset.rules, "win_at", 0)
        return (preset.words.in_language(spoken()), say("solo-to-win", points=to_win))

    def _by_number(self) -> None:
        number = self._number.value.strip()
        if number.isdecimal():
            self._open(deal=int(number))

    def _open(self, deal: int | None = None, daily: bool = False) -> None:
        chairs = (Chair(self._player),)
        self.app.pop_screen()
        self.app.open_room(NewRoom(self._game.value, chairs, deal=deal, daily=daily))
