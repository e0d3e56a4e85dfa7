"""The first screen: the games in progress, the opponents, and everything else there is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from fifteentwo.cli.language import listed, say, spoken
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Message
from fifteentwo.players import KINDS
from fifteentwo.server.http_wire import Summary
from fifteentwo.tui.lounge import Lounge

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal


MORE: Final = (
    ("custom-title", "custom"),
    ("lobby-friend", "friend"),
    ("friend-join", "join"),
    ("lobby-solo", "solo"),
    ("tui-finished", "finished"),
    ("explore-explorers", "explore"),
    ("settings-title", "settings"),
    ("common-help", "help"),
)
"""What there is besides the opponents."""


MOST: Final = 8
"""The games of a server that are listed."""


class HomeScreen(Screen[None]):
    """The lobby."""

    app: Terminal

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "app.open_help"),
        Binding("q", "app.quit"),
        Binding("escape", "app.quit"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self._games: dict[str, list[Summary]] = {}

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Label(say("lobby-first-title"), classes="title", markup=False)
        yield OptionList(markup=False)
        yield Label(say("tui-home-keys"), classes="quiet", markup=False)

    def on_mount(self) -> None:
        """Shows what there is at once, and the games as soon as they are known."""
        self._fill()

    def on_screen_resume(self) -> None:
        """Asks for the games again, on every server where there were some."""
        profile = self.app.kept.profile
        for server in (self.app.lounge.address, *profile.servers):
            self.run_worker(partial(self._ask, server, profile.token), thread=True)

    def _ask(self, server: str, token: str) -> None:
        lounge = Lounge(server, token)
        try:
            games = lounge.get("rooms", list[Summary])
        except CodedError as error:
            if server == self.app.lounge.address:
                self.app.call_from_thread(self.app.show, error)
            return
        finally:
            lounge.close()
        self.app.call_from_thread(self._found, server, games)

    def _found(self, server: str, games: list[Summary]) -> None:
        self._games[server] = [game for game in games if not game.stand.match_over]
        self._fill()

    def _fill(self) -> None:
        shown = self.query_one(OptionList)
        shown.clear_options()
        for server, games in self._games.items():
            for game in games[:MOST]:
                shown.add_option(Option(f"{say('lobby-continue')}: {told(game)}", f"room:{game.room} {server}"))
        shown.add_option(Option(say("lobby-opponents"), disabled=True))
        for kind in KINDS.values():
            who = kind.character
            level = Message(who.level, "opponent-level", {"player": kind.name}).in_language(spoken())
            words = Message(who.words, "opponent-words", {"player": kind.name}).in_language(spoken())
            shown.add_option(Option(f"{who.name:8} {level:12} {who.rating}  {words}", f"play:{kind.name}"))
        shown.add_option(Option(say("tui-more"), disabled=True))
        for code, what in MORE:
            shown.add_option(Option(say(code), what))
        shown.add_option(Option(say("tui-quit"), "quit"))
        self._highlight(shown)

    def _highlight(self, shown: OptionList) -> None:
        if any(self._games.values()):
            shown.highlighted = 0
        else:
            shown.highlighted = shown.get_option_index(f"play:{self.app.kept.profile.opponent}")
        shown.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Does what was chosen."""
        kind, _, which = (event.option_id or "").partition(":")
        match kind:
            case "room":
                room, _, server = which.partition(" ")
                self.app.enter(room, server)
            case "play":
                self.app.play(which)
            case "quit":
                self.app.exit()
            case what:
                self.app.open(what)


def told(game: Summary) -> str:
    """A game in one line: against whom, the score, and whose turn it is."""
    others = [chair.name for seat, chair in enumerate(game.chairs) if seat not in game.own]
    if not others:
        return f"{say(f'game-{game.rules_text.split()[0]}')} {' – '.join(map(str, game.stand.scores))}"
    due = say("lobby-your-turn") if set(game.own) & set(game.stand.to_act) else ""
    scores = " – ".join(map(str, game.stand.scores))
    return "  ".join(filter(None, (say("lobby-against", others=listed(others)), scores, due)))
