"""The first screen: the games in progress, the opponents, and everything else there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from fifteentwo.cli.language import listed, say, spoken
from fifteentwo.locales.coded import Message
from fifteentwo.players import KINDS
from fifteentwo.server.http_wire import Summary

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal


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
        self._games: list[Summary] = []

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Label(say("lobby-first-title"), classes="title", markup=False)
        yield OptionList(markup=False)
        yield Label(say("tui-home-keys"), classes="quiet", markup=False)

    def on_mount(self) -> None:
        """Shows what there is at once, and the games as soon as they are known."""
        self._fill()

    def on_screen_resume(self) -> None:
        """Asks for the games again."""
        self.app.ask(lambda: self.app.lounge.get("rooms", list[Summary]), self._found)

    def _found(self, games: list[Summary]) -> None:
        self._games = [game for game in games if not game.stand.match_over]
        self._fill()

    def _fill(self) -> None:
        shown = self.query_one(OptionList)
        shown.clear_options()
        for game in self._games[:8]:
            shown.add_option(Option(f"{say('lobby-continue')}: {told(game)}", f"room:{game.room}"))
        shown.add_option(Option(say("lobby-opponents"), disabled=True))
        for kind in KINDS.values():
            who = kind.character
            level = Message(who.level, "opponent-level", {"player": kind.name}).in_language(spoken())
            words = Message(who.words, "opponent-words", {"player": kind.name}).in_language(spoken())
            shown.add_option(Option(f"{who.name:8} {level:12} {who.rating}  {words}", f"play:{kind.name}"))
        shown.add_option(Option(say("tui-more"), disabled=True))
        shown.add_option(Option(say("common-help"), "help"))
        shown.add_option(Option(say("tui-quit"), "quit"))
        self._highlight(shown)

    def _highlight(self, shown: OptionList) -> None:
        if self._games:
            shown.highlighted = 0
        else:
            shown.highlighted = shown.get_option_index(f"play:{self.app.kept.profile.opponent}")
        shown.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Does what was chosen."""
        kind, _, which = (event.option_id or "").partition(":")
        match kind:
            case "room":
                self.app.enter(which)
            case "play":
                self.app.play(which)
            case "help":
                self.app.open_help()
            case "quit":
                self.app.exit()
            case _:
                pass


def told(game: Summary) -> str:
    """A game in one line: against whom, the score, and whose turn it is."""
    others = [chair.name for seat, chair in enumerate(game.chairs) if seat not in game.own]
    if not others:
        return f"{say(f'game-{game.rules_text.split()[0]}')} {' – '.join(map(str, game.stand.scores))}"
    due = say("lobby-your-turn") if set(game.own) & set(game.stand.to_act) else ""
    scores = " – ".join(map(str, game.stand.scores))
    return "  ".join(filter(None, (say("lobby-against", others=listed(others)), scores, due)))
