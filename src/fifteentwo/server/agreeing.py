"""What people at a table propose to each other: it happens when all of them agree, and all of it is in the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from fifteentwo.game import IllegalAction, Seat
from fifteentwo.server.agreeing_wire import Propose, Respond, StandIn
from fifteentwo.server.going_back import to_take_back
from fifteentwo.server.past_deals import check_showing
from fifteentwo.server.rematch import check_rematch, first_dealer
from fifteentwo.table import Answered, AnyEntry, Matter, Proposal, Settled, Substitute
from fifteentwo.table import TakeBack as TakenBack

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room

OpenAgain = Callable[["Room", Seat | None], Awaitable[str]]
"""Opens a room like this one, with the same people, in which this seat deals first; returns its name."""


def people_in(room: Room) -> frozenset[Seat]:
    """The seats of people."""
    return frozenset(seat for seat, chair in enumerate(room.chairs) if chair.player is None)


async def agreed(room: Room, seat: Seat, request: Propose | Respond | StandIn, open_again: OpenAgain) -> list[AnyEntry]:
    """The entries that a request of this seat leads to. Raises IllegalAction and StoreProblem."""
    match request:
        case Propose(matter):
            return await _proposal(room, seat, matter, open_again)
        case Respond(yes):
            return await _reply(room, seat, yes, open_again)
        case StandIn(absent):
            return _stand_in(room, absent)


async def _proposal(room: Room, seat: Seat, matter: Matter, open_again: OpenAgain) -> list[AnyEntry]:
    """The entries by which this seat proposes something, or agrees if somebody has. Raises IllegalAction and StoreProblem."""
    conduct = room.log.conduct
    if conduct.matter == matter:
        return await _reply(room, seat, True, open_again)
    if conduct.matter is not None:
        raise IllegalAction("proposal-first")
    if (seat, matter) in conduct.declined:
        raise IllegalAction("already-declined")
    _check(room, seat, matter)
    return [Proposal(seat, matter), *await _agreed(room, seat, matter, seat, open_again)]


async def _reply(room: Room, seat: Seat, yes: bool, open_again: OpenAgain) -> list[AnyEntry]:
    """The entries by which this seat agrees or declines. Raises IllegalAction and StoreProblem."""
    conduct = room.log.conduct
    if conduct.matter is None or conduct.proposer is None:
        raise IllegalAction("nothing-proposed")
    if not yes:
        return [Answered(seat, False)]
    said: list[AnyEntry] = [] if seat in conduct.agreed else [Answered(seat, True)]
    return [*said, *await _agreed(room, conduct.proposer, conduct.matter, seat, open_again)]


def _stand_in(room: Room, seat: Seat) -> list[AnyEntry]:
    """The entry by which the computer plays for somebody who is away. Raises IllegalAction."""
    if room.terms.absence == "adjourn":
        raise IllegalAction("no-stand-ins")
    if seat not in room.attendance.late():
        raise IllegalAction("player-not-away")
    return [Substitute(seat, True)]


def _check(room: Room, seat: Seat, matter: Matter) -> None:
    conduct, is_on = room.log.conduct, room.table.state is not None and room.table.outcome is None
    if matter == "take_back":
        to_take_back(room.table, room.chairs, seat, room.log.has_shown_cards)
    elif matter == "adjourn" and (conduct.adjourned or not is_on):
        raise IllegalAction("nothing-to-adjourn")
    elif matter == "go_on" and not conduct.adjourned:
        raise IllegalAction("not-adjourned")
    elif matter == "rematch":
        check_rematch(room)
    elif matter in ("show_cards", "hide_cards"):
        check_showing(room, matter == "show_cards")


async def _agreed(room: Room, proposer: Seat, matter: Matter, seat: Seat, open_again: OpenAgain) -> list[AnyEntry]:
    """What follows when this seat agrees, and with it all seats of its holder."""
    conduct = room.log.conduct
    agreed = {*(conduct.agreed if conduct.matter == matter else ()), proposer, seat}
    own = {one for seats in room.attendance.holders.seats if seat in seats for one in seats} - agreed
    said: list[AnyEntry] = [Answered(one, True) for one in sorted(own)]
    missing = people_in(room) - agreed - own
    if matter == "adjourn" and room.terms.absence != "computer":
        missing -= room.attendance.late() | {*conduct.stand_ins}
    if matter == "hide_cards":
        missing = frozenset()
    return said if missing else [*said, *await _settled(room, proposer, matter, open_again)]


async def _settled(room: Room, proposer: Seat, matter: Matter, open_again: OpenAgain) -> list[AnyEntry]:
    if matter == "take_back":
        return [TakenBack(proposer)] * to_take_back(room.table, room.chairs, proposer, room.log.has_shown_cards)
    if matter == "rematch":
        return [Settled(matter, await open_again(room, first_dealer(room)))]
    return [Settled(matter)]
