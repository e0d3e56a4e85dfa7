"""A rematch: once everybody at the table agrees, the next match begins in a room with the same people and the same link."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import TYPE_CHECKING

from fifteentwo.game import IllegalAction, Seat, Side
from fifteentwo.server.wire import RematchOffer

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

OpenAgain = Callable[["Room", Seat | None], Awaitable[str]]
"""Opens a room like this one, with the same people, in which this seat deals first; returns its name."""


class Agreement:
    """Who agrees to a rematch in a room. It is in no log: after a restart of the server they agree again."""

    def __init__(self) -> None:
        self.agreed: set[Seat] = set()
        self.room: str | None = None

    @property
    def offer(self) -> RematchOffer:
        """The message about it."""
        return RematchOffer(tuple(sorted(self.agreed)), self.room)

    async def agree(self, room: Room, seat: Seat, open_again: OpenAgain) -> None:
        """The holder of this seat agrees; the last one to do so opens the next room.

        The lock of the room must be held. Raises IllegalAction and StoreProblem.
        """
        outcome, state = room.table.outcome, room.table.state
        if outcome is None or state is None or not room.table.is_over:
            raise IllegalAction("game-not-over")
        held = {seat for seats in room.attendance.holders.seats for seat in seats}
        people = {seat for seat, chair in enumerate(room.chairs) if chair.player is None}
        if people - held:
            raise IllegalAction("rematch-player-gone")
        agreed = self.agreed.union(*(seats for seats in room.attendance.holders.seats if seat in seats))
        if self.room is None and agreed >= people:
            sides = [room.rules.side(seat) for seat in range(room.rules.players)]
            self.room = await open_again(room, loser_deals(sides, outcome.winners, state.dealer))
        self.agreed = agreed
        for listener in room.listeners:
            listener.tell(self.offer)


def loser_deals(sides: Sequence[Side], winners: Collection[Side], last_dealer: Seat | None) -> Seat | None:
    """The first dealer of a rematch: the loser, or of losing partners the one nearest to the left of the last dealer.

    None if several sides have lost: they cut for it again.
    """
    after = -1 if last_dealer is None else last_dealer
    round_table = [(after + step) % len(sides) for step in range(1, len(sides) + 1)]
    losers = [seat for seat in round_table if sides[seat] not in winners]
    return losers[0] if len({sides[seat] for seat in losers}) == 1 else None
