"""The first screen: the games in progress, the opponents, and everything else there is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import ClassVar, Final

from textual.binding import Binding, BindingType

from fifteentwo.cli.language import listed, say, spoken
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Message
from fifteentwo.players import KINDS
from fifteentwo.server.http_wire import Summary
from fifteentwo.tui.form import HeadingRow, PressRow, Row
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.lounge import Lounge

MORE: Final = (
    ("custom-title", "custom"),
    ("lobby-friend", "friend"),
    ("friend-join", "join"),
    ("lobby-solo", "solo"),
    ("train-title", "practice"),
    ("tui-finished", "finished"),
    ("explore-explorers", "explore"),
    ("settings-title", "settings"),
    ("common-help", "help"),
)
"""What there is besides the opponents."""

MOST: Final = 8
"""The games of a server that are listed."""


class HomeScreen(FormScreen):
    """The lobby."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,escape", "app.quit")]
    keys_told = "tui-home-keys"

    def __init__(self, opponent: str) -> None:
        super().__init__(say("lobby-first-title"))
        self._games: dict[str, list[Summary]] = {}
        self._fill()
        self.form.at = 1 + [*KINDS].index(opponent if opponent in KINDS else "novice")

    def on_screen_resume(self) -> None:
        """Asks for the games again, on every server where there were some."""
        profile = self.app.kept.profile
        for server in (self.app.lounge.address, *profile.servers):
            self.run_worker(partial(self._ask, self.app.lounge_of(server)), thread=True)

    def _ask(self, lounge: Lounge) -> None:
        try:
            games = lounge.get("rooms", list[Summary])
        except CodedError as error:
            if lounge is self.app.lounge:
                self.app.call_from_thread(self.app.show, error)
            return
        self.app.call_from_thread(self._found, lounge.address, games)

    def _found(self, server: str, games: list[Summary]) -> None:
        row = self.form.row
        self._games[server] = [game for game in games if not game.stand.match_over]
        self._fill()
        again = [place for place, each in enumerate(self.form.rows) if each.label == row.label]
        first = 1 if any(self._games.values()) else self.form.at
        self.form.at = again[0] if again and isinstance(row, PressRow) and not self._continues else first
        self.redraw()

    @property
    def _continues(self) -> bool:
        """Whether the games in progress come first."""
        return any(self._games.values())

    def _fill(self) -> None:
        self.form.fill([*self._rows()])

    def _rows(self) -> Iterator[Row]:
        if self._continues:
            yield HeadingRow(say("lobby-continue"))
        for server, games in self._games.items():
            for game in games[:MOST]:
                yield PressRow(told(game), self._entering(game, server))
        yield HeadingRow(say("lobby-opponents"))
        for kind in KINDS.values():
            who = kind.character
            level = Message(who.level, "opponent-level", {"player": kind.name}).in_language(spoken())
            words = Message(who.words, "opponent-words", {"player": kind.name}).in_language(spoken())
            yield PressRow(f"{who.name:8} {level:14} {who.rating}  {words}", self._playing(kind.name))
        yield HeadingRow(say("tui-more"))
        for code, what in MORE:
            yield PressRow(say(code), self._opening(what))
        yield PressRow(say("tui-quit"), self._quit)

    def _quit(self) -> None:
        self.app.exit()

    def _entering(self, game: Summary, server: str) -> Callable[[], None]:
        return lambda: self.app.enter(game.room, server, game.own)

    def _playing(self, player: str) -> Callable[[], None]:
        return lambda: self.app.play(player)

    def _opening(self, what: str) -> Callable[[], None]:
        return lambda: self.app.open(what)


def told(game: Summary) -> str:
    """A game in one line: against whom, the score, and whose turn it is."""
    others = [chair.name for seat, chair in enumerate(game.chairs) if seat not in game.own]
    scores = " – ".join(map(str, game.stand.scores))
    if len(game.chairs) == 1:
        deal = "" if game.deal is None else say("numbered-deal", number=game.deal)
        return "  ".join(filter(None, (say(f"game-{game.rules_text.split()[0]}"), deal, scores)))
    if not others:
        return f"{listed([chair.name for chair in game.chairs])}  {scores}"
    due = say("lobby-your-turn") if set(game.own) & set(game.stand.to_act) else ""
    if game.stand.adjourned:
        due = say("lobby-adjourned")
    return "  ".join(filter(None, (say("lobby-against", others=listed(others)), scores, due)))
