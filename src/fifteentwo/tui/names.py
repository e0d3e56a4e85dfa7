"""The names at a table, as arguments of sentences: who it is, and which person the verb is in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from fifteentwo.cli.language import listed, say
from fifteentwo.game import Seat, Side
from fifteentwo.server.wire import Chair

About = dict[str, str]
"""`who`, and `person`: you, ours (you and others), they (several) or single."""


class Names:
    """The names of seats and sides, for the player at seat `me`."""

    def __init__(self, chairs: Sequence[Chair], sides: Sequence[Side], me: Seat | None) -> None:
        self._sides, self._me = sides, me
        you = say("common-you")
        self.seats = tuple(you if seat == me else chair.name for seat, chair in enumerate(chairs))

    def seat(self, seat: Seat) -> About:
        """The player at a seat."""
        return self._about([seat])

    def side(self, side: Side) -> About:
        """The players of a side."""
        return self._about([seat for seat, of in enumerate(self._sides) if of == side])

    def sides_together(self, sides: Sequence[Side]) -> About:
        """The players of several sides."""
        return self._about([seat for seat, of in enumerate(self._sides) if of in sides])

    def owner(self, seat: Seat) -> dict[str, str]:
        """The owner of a hand or crib: `whose` is mine or theirs, with the name."""
        return {"whose": "mine" if seat == self._me else "theirs", "name": self.seats[seat]}

    def of_side(self, side: Side) -> str:
        """The name of a side."""
        return self.side(side)["who"]

    def _about(self, seats: Sequence[Seat]) -> About:
        mine = sorted(seats, key=lambda seat: seat != self._me)
        names = [self.seats[seat] for seat in mine]
        person: Literal["you", "ours", "they", "single"] = "single"
        if self._me in seats:
            person = "you" if len(seats) == 1 else "ours"
        elif len(seats) > 1:
            person = "they"
        return {"who": listed(names) if names else "", "person": person}
