"""The finished games, the last one first: each opens its review."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fifteentwo.cli.language import listed, say
from fifteentwo.server.history_wire import FinishedGame, History
from fifteentwo.tui.form import HeadingRow, PressRow, Row
from fifteentwo.tui.form_screen import FormScreen


class FinishedScreen(FormScreen):
    """A list of games."""

    def __init__(self) -> None:
        super().__init__(say("tui-finished"), [HeadingRow(say("common-loading"))])

    def on_mount(self) -> None:
        """Asks for the games."""
        self.app.ask(lambda: self.app.lounge.get("history", History), self._found)

    def _found(self, history: History) -> None:
        rows: list[Row] = [PressRow(told(game), self._opening(game)) for game in history.games]
        self.form.fill(rows or [HeadingRow(say("tui-none-finished"))])
        self.redraw()

    def explained(self) -> Sequence[str]:
        """What a row does."""
        return ()

    def _opening(self, game: FinishedGame) -> Callable[[], None]:
        return lambda: self.app.open_review(game.room, game.number)


def told(game: FinishedGame) -> str:
    """A game in one line."""
    day = game.ended[:10]
    others = [chair.name for seat, chair in enumerate(game.chairs) if seat not in game.own]
    scores = "–".join(map(str, game.scores))
    if len(game.chairs) == 1:
        return f"{day}  {say(f'game-{game.rules_text.split()[0]}')} {scores}"
    if not others:
        return f"{day}  {listed([chair.name for chair in game.chairs])} {scores}"
    code = "review-won" if game.result == "won" else "review-lost"
    return f"{day}  {say(code, others=listed(others), score=scores)}"
