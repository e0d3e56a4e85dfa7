"""What can be done with a game beside playing it: resign, look at the rules, save the record."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Label, OptionList
from textual.widgets.option_list import Option

from fifteentwo.cli.language import say, spoken
from fifteentwo.game import Outcome
from fifteentwo.tui.presenter import Presenter

if TYPE_CHECKING:
    from fifteentwo.tui.app import Terminal


class SheetScreen(Screen[None]):
    """A list of what can be done."""

    app: Terminal

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,g,q", "app.pop_screen")]

    def __init__(self, game: Presenter, server: str, room: str) -> None:
        super().__init__()
        self._game, self._server, self._room = game, server, room
        self._is_sure = False

    def compose(self) -> ComposeResult:
        """What is on the screen."""
        yield Label(say("sheet-title"), classes="title", markup=False)
        welcome = self._game.welcome
        if welcome is not None:
            yield Label(welcome.rules_words.in_language(spoken()), markup=False)
            yield Label(welcome.rules_text, classes="quiet", markup=False)
        yield OptionList(*self._options(), markup=False)
        yield Label(say("tui-page-keys"), classes="quiet", markup=False)

    def _options(self) -> list[Option]:
        latest = self._game.latest
        options = [Option(say("sheet-resign-no"), "back")]
        if latest is not None and latest.resigning is not None:
            options.append(Option(say("sheet-resign"), "resign"))
        return [*options, Option(say("common-help"), "help"), Option(say("common-lobby"), "lobby")]

    def on_mount(self) -> None:
        """The list has the keys."""
        self.query_one(OptionList).focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Does what was chosen; to resign is asked twice."""
        match event.option_id:
            case "resign":
                self._sure()
            case "yes":
                self._game.give_up()
                self.app.pop_screen()
            case "help":
                self.app.open_help()
            case "lobby":
                self.app.pop_screen()
                self.app.pop_screen()
            case _:
                self.app.pop_screen()

    def _sure(self) -> None:
        latest = self._game.latest
        if latest is None or latest.resigning is None:
            return
        shown = self.query_one(OptionList)
        shown.clear_options()
        shown.add_option(Option(cost(latest.resigning, self._game), disabled=True))
        shown.add_option(Option(say("sheet-resign-no"), "back"))
        shown.add_option(Option(say("sheet-resign-yes"), "yes"))
        shown.highlighted = 1


def cost(outcome: Outcome, game: Presenter) -> str:
    """What to resign costs."""
    title = outcome.title.split()[0] if outcome.title else "none"
    winners = game.names.sides_together(outcome.winners)["who"]
    return say("sheet-resign-cost", title=title, points=outcome.points, winners=winners)
