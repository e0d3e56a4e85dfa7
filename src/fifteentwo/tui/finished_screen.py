"""The finished games, the last one first: each opens its review."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from fifteentwo.cli.language import listed, say
from fifteentwo.server.history_wire import FinishedGame, History
from fifteentwo.tui.form import HeadingRow, PressRow, Row
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.lounge import Lounge


class FinishedScreen(FormScreen):
    """A list of games."""

    def __init__(self) -> None:
        super().__init__(say("tui-finished"), [HeadingRow(say("common-loading"))])
        self._games: list[tuple[FinishedGame, str]] = []
        self._further: dict[str, str] = {}
        """Where the list of a server goes on, by its address."""

    def on_mount(self) -> None:
        """Asks for the games."""
        for server in (self.app.lounge.address, *self.app.kept.profile.servers):
            self._ask(self.app.lounge_of(server))

    def _ask(self, lounge: Lounge, before: str | None = None) -> None:
        query = {} if before is None else {"before": before}

        def ask_again() -> None:
            if before is not None:
                self._further[lounge.address] = before

        self.app.ask(partial(lounge.get, "history", History, **query), partial(self._found, lounge.address), ask_again)

    def _found(self, server: str, history: History) -> None:
        self._games += [(game, server) for game in history.games]
        self._games.sort(key=lambda found: found[0].ended, reverse=True)
        if history.next is not None:
            self._further[server] = history.next
        rows: list[Row] = [PressRow(told(game), self._opening(game, of)) for game, of in self._games]
        if self._further:
            rows.append(PressRow(say("tui-more"), self._more))
        self.form.fill(rows or [HeadingRow(say("tui-none-finished"))])
        self.redraw()

    def _more(self) -> None:
        further, self._further = self._further, {}
        for server, before in further.items():
            self._ask(self.app.lounge_of(server), before)

    def explained(self) -> Sequence[str]:
        """What a row does."""
        return ()

    def _opening(self, game: FinishedGame, server: str) -> Callable[[], None]:
        return lambda: self.app.open_review(game.room, game.number, server)


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
