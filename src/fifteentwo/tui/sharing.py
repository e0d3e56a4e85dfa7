"""A screen that several people share: their seats, whose turn it is, and what all of them may read."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from fifteentwo.cards import BACK
from fifteentwo.cribbage.moves import Discarded
from fifteentwo.game import Seat
from fifteentwo.narration import Told
from fifteentwo.tui.hearing import HeardGame


class SharedRoom:
    """A room whose seats `own` share this screen.

    Attributes:
        log: What has happened, as everybody may read it.
    """

    def __init__(self, server: str, room: str, own: Sequence[Seat], names: Sequence[str]) -> None:
        self.server, self.room, self.own, self.names = server, room, tuple(own), tuple(names)
        self.log: list[str] = []

    def called(self, to_act: Sequence[Seat], after: Seat) -> Seat | None:
        """The first seat of this screen that has to act, clockwise from the left of `after`; None for nobody."""
        players = len(self.names)
        around = [(after + 1 + step) % players for step in range(players)]
        return next((seat for seat in around if seat in to_act and seat in self.own), None)

    def due(self, game: HeardGame) -> Seat | None:
        """Another seat of this screen that has to act, now that the one at the screen has nothing to do; None for none."""
        position = game.position
        if game.is_waiting or game.seat is None or position is None or position.outcome is not None:
            return None
        return None if game.seat in position.to_act else self.called(position.to_act, game.seat)


def unseen(told: Told) -> Told:
    """An event as several people may read it: without cards that only one of them has seen."""
    event = told.event
    return (
        replace(told, event=replace(event, cards=(BACK,) * len(event.cards))) if isinstance(event, Discarded) else told
    )
