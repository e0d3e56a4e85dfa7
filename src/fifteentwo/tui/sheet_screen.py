"""What can be done with a game beside playing it: look at the rules, resign, adjourn, save the record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import ClassVar

from textual.binding import Binding, BindingType

from fifteentwo.cli.language import say, spoken
from fifteentwo.game import Outcome
from fifteentwo.server.agreeing_wire import Propose
from fifteentwo.tui import agreements
from fifteentwo.tui.form import PressRow, Row
from fifteentwo.tui.form_screen import FormScreen
from fifteentwo.tui.presenter import Presenter
from fifteentwo.tui.room_place import RoomPlace


class SheetScreen(FormScreen):
    """A list of what can be done."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("g", "app.pop_screen")]

    def __init__(self, game: Presenter, server: str, room: str) -> None:
        super().__init__(say("sheet-title"))
        self._game, self._server, self._room = game, server, room
        self._told: tuple[str, ...] = ()
        self.form.fill([*self._rows()])

    def _rows(self) -> Iterator[Row]:
        latest = self._game.latest
        yield PressRow(say("sheet-resign-no"), self._back)
        if self._game.seat is not None:
            yield PressRow(say("sheet-record"), self._save)
        if latest is not None and latest.outcome is None and agreements.others_elsewhere(self._game):
            yield PressRow(say("adjourn"), self._adjourn)
        if latest is not None and latest.resigning is not None:
            yield PressRow(say("sheet-resign"), self._sure)
        if self._game.seat is not None:
            yield PressRow(say("friend-make-spectators-link"), self._link)
            yield PressRow(say("friend-withdraw-spectators-link"), self._withdraw)
            if may_show_cards(self._game):
                shown = self._game.conduct.cards_shown
                yield PressRow(say("friend-hide-cards" if shown else "friend-show-cards"), self._show_or_hide)
        yield PressRow(say("common-help"), self._help)
        yield PressRow(say("common-lobby"), self._leave)

    def explained(self) -> Sequence[str]:
        """The rules, or what was done."""
        welcome = self._game.welcome
        if self._told or welcome is None:
            return self._told
        return (welcome.rules_words.in_language(spoken()), welcome.rules_text)

    def _back(self) -> None:
        self.app.pop_screen()

    def _help(self) -> None:
        self.app.open_help()

    def _leave(self) -> None:
        self.app.pop_screen()
        self.app.pop_screen()

    def _adjourn(self) -> None:
        self._game.send(Propose("adjourn"))
        self.app.pop_screen()

    def _show_or_hide(self) -> None:
        """Proposes that spectators see the cards of past deals, or hides them again."""
        self._game.send(Propose("hide_cards" if self._game.conduct.cards_shown else "show_cards"))
        self.app.pop_screen()

    def _sure(self) -> None:
        latest = self._game.latest
        if latest is None or latest.resigning is None:
            return
        self._told = (cost(latest.resigning, self._game),)
        self.form.at = 0
        self.form.fill([PressRow(say("sheet-resign-no"), self._back), PressRow(say("sheet-resign-yes"), self._resign)])

    def _resign(self) -> None:
        self._game.give_up()
        self._game.rush(to_the_end=True)
        self.app.pop_screen()

    def _save(self) -> None:
        """Saves the record in the current folder."""
        self.app.ask(self._place.save_record, self._saved)

    @property
    def _place(self) -> RoomPlace:
        return RoomPlace(self.app.lounge_of(self._server), self._room, self.app.base)

    def _link(self) -> None:
        """A new link for spectators; the one before is withdrawn."""
        self.app.ask(self._place.make_link, self._linked)

    def _withdraw(self) -> None:
        self.app.ask(self._place.withdraw_link, lambda _: self._linked(say("friend-nobody-watches")))

    def _linked(self, told: str) -> None:
        self._told = (say("friend-spectators-why"), told) if "/#/" in told else (told,)
        self.redraw()

    def _saved(self, path: Path) -> None:
        self._told = (str(path),)
        self.redraw()


class WatchScreen(FormScreen):
    """Asks whether the computer may play on in the player's place."""

    def __init__(self, game: Presenter) -> None:
        super().__init__(say("watch-ask-title"))
        self._game = game
        self.form.fill([PressRow(say("sheet-resign-no"), self._back), PressRow(say("watch-button"), self._watch)])

    def explained(self) -> Sequence[str]:
        """What that means for the game."""
        return (say("watch-ask-words"),)

    def _back(self) -> None:
        self.app.pop_screen()

    def _watch(self) -> None:
        self.app.pop_screen()
        self._game.watch("on")


def may_show_cards(game: Presenter) -> bool:
    """Whether the players may let spectators see the cards of past deals."""
    welcome = game.welcome
    return game.seat is not None and welcome is not None and len(welcome.chairs) > 1 and welcome.terms.leg == 0


def cost(outcome: Outcome, game: Presenter) -> str:
    """What to resign costs."""
    title = outcome.title.split()[0] if outcome.title else "none"
    winners = game.names.sides_together(outcome.winners)["who"]
    return say("sheet-resign-cost", title=title, points=outcome.points, winners=winners)
