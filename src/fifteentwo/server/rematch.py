"""A rematch: once everybody at the table agrees, the next match begins in a room with the same people and the same link."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from fifteentwo.game import IllegalAction, Seat, Side
from fifteentwo.record import SeriesPlace

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room


SERIES: Final = msgspec.json.Decoder(SeriesPlace)
"""Reads the place in a series as the store has it."""


def check_rematch(room: Room) -> None:
    """Raises IllegalAction if there can be no rematch now."""
    if not room.table.is_over:
        raise IllegalAction("game-not-over")
    if room.log.conduct.rematch:
        raise IllegalAction("rematch-begun")
    held = {seat for seats in room.attendance.holders.seats for seat in seats}
    if any(chair.player is None and seat not in held for seat, chair in enumerate(room.chairs)):
        raise IllegalAction("rematch-player-gone")


def first_dealer(room: Room) -> Seat | None:
    """The first dealer of a rematch of this room, whose match is over."""
    outcome, state = room.table.outcome, room.table.state
    assert outcome is not None
    assert state is not None
    sides = [room.rules.side(seat) for seat in range(room.rules.players)]
    return loser_deals(sides, outcome.winners, state.dealer)


def place_in_series(room: Room) -> SeriesPlace:
    """Which match of a series this room is; the first, if it was no rematch."""
    if room.row.series is not None:
        return SERIES.decode(room.row.series)
    won = room.terms.series or (0,) * room.rules.players
    of_sides = {room.rules.side(seat): number for seat, number in enumerate(won)}
    return SeriesPlace(room.row.id, 1 + sum(of_sides.values()), won)


def is_in_series(room: Room) -> bool:
    """Whether this room is a rematch, or there has been one of it."""
    return room.row.series is not None or bool(room.terms.series) or room.log.conduct.rematch != ""


def series_after(room: Room) -> tuple[int, ...]:
    """How many matches the side of each seat has won, with that of this room, which is over."""
    before = room.terms.series or (0,) * room.rules.players
    return tuple(won + (room.rules.side(seat) == room.table.winner) for seat, won in enumerate(before))


def loser_deals(sides: Sequence[Side], winners: Collection[Side], last_dealer: Seat | None) -> Seat | None:
    """The first dealer of a rematch: the loser, or of losing partners the one nearest to the left of the last dealer.

    None if several sides have lost: they cut for it again.
    """
    after = -1 if last_dealer is None else last_dealer
    round_table = [(after + step) % len(sides) for step in range(1, len(sides) + 1)]
    losers = [seat for seat in round_table if sides[seat] not in winners]
    return losers[0] if len({sides[seat] for seat in losers}) == 1 else None
