"""The big button when a game is over: the next game, a rematch, or a new deal."""

from __future__ import annotations

from typing import Protocol

from fifteentwo.cli.language import listed, say
from fifteentwo.game import Seat
from fifteentwo.server.agreeing_wire import Propose
from fifteentwo.server.http_wire import NewRoom
from fifteentwo.server.rematch import loser_deals
from fifteentwo.tui import agreements
from fifteentwo.tui.hearing import HeardGame
from fifteentwo.tui.view import Primary


class EndedTable(Protocol):
    """A table whose game is over."""

    @property
    def game(self) -> HeardGame:
        """The game."""
        ...

    def to_rematch(self) -> None:
        """Goes to the room of the next match, upon which everybody has agreed."""
        ...

    def rematch(self) -> None:
        """Begins the same game again in a new room."""
        ...


def is_alone(game: HeardGame) -> bool:
    """Whether this is a game for one."""
    return game.welcome is not None and len(game.welcome.chairs) == 1


def again(game: HeardGame) -> NewRoom:
    """The same game again: the loser deals."""
    welcome, position = game.welcome, game.position
    assert welcome is not None
    assert position is not None
    assert position.outcome is not None
    dealer = loser_deals(welcome.sides, position.outcome.winners, getattr(position.scene, "dealer", None))
    return NewRoom(welcome.rules_text, welcome.chairs, dealer, welcome.hints)


def primary(table: EndedTable) -> Primary:
    """The big button now that the game is over."""
    position, names = table.game.position, table.game.names
    assert position is not None
    assert position.outcome is not None
    over = position.match_over
    won = names.sides_together(position.outcome.winners)
    prompt = say("end-wins-match" if over and position.match_winner is not None else "end-wins", **won)
    if table.game.seat is None:
        if table.game.conduct.rematch:
            return Primary(say("button-to-rematch"), prompt, table.to_rematch)
        return Primary("", prompt)
    if not over:
        return Primary(say("button-next-game"), prompt, table.game.next_game)
    if is_alone(table.game):
        made = bool(position.outcome.winners)
        return Primary(say("solo-new-deal"), say("solo-over-won" if made else "solo-over-lost"), table.rematch)
    others = agreements.others_elsewhere(table.game)
    return _agreeing(table, others) if others else Primary(say("button-rematch"), prompt, table.rematch)


def _agreeing(table: EndedTable, others: list[Seat]) -> Primary:
    """With people elsewhere, everybody has to agree to a rematch."""
    conduct, names, seat = table.game.conduct, table.game.names, table.game.seat
    if conduct.rematch:
        return Primary(say("button-to-rematch"), "", table.to_rematch)
    if seat in conduct.agreed and conduct.matter == "rematch":
        waits = listed([names.seats[other] for other in others if other not in conduct.agreed])
        return Primary(say("button-waiting-for", who=waits), "")
    asked = [other for other in conduct.agreed if other != seat] if conduct.matter == "rematch" else []
    prompt = (
        say("prompt-rematch", who=listed([names.seats[other] for other in asked]), person="single") if asked else ""
    )
    return Primary(say("button-rematch"), prompt, lambda: table.game.send(Propose("rematch")))
