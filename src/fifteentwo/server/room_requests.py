"""The requests to a room: what a seat may ask for, and what the room does."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from fifteentwo.families import AnyView
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.server.agreeing import agreed
from fifteentwo.server.agreeing_wire import Propose, Respond, StandIn
from fifteentwo.server.counting import count_sets, meant
from fifteentwo.server.following import read_seats, tell_elsewhere
from fifteentwo.server.going_back import has_company, is_late, to_take_back
from fifteentwo.server.listeners import Listener
from fifteentwo.server.saying_wire import Say
from fifteentwo.server.wire import (
    Act,
    AskHint,
    AskTutor,
    CountSets,
    Demonstrate,
    GiveUp,
    NextGame,
    Request,
    Salt,
    TakeBack,
)
from fifteentwo.table import Do, Hinted, Resign
from fifteentwo.table import TakeBack as TakenBack

if TYPE_CHECKING:
    from fifteentwo.server.rooms import Room


async def carry_out(room: Room, listener: Listener, request: Request) -> bool:
    """Carries out a request; returns whether a hint or the tutor will follow. The lock of the room must be held.

    Raises IllegalAction, StoreProblem and Conflict.
    """
    seat = _seat(room, listener, request)
    if isinstance(request, Salt):
        if request.commitment == room.chance.due(room.table):
            room.chance.add_salt(request.commitment, seat, request.salt)
            tell_elsewhere(room)
            await room.turn()
        return False
    if room.attendance.holders.open:
        raise IllegalAction("seat-open")
    await room.clock.judge()
    match request:
        case Propose() | Respond() | StandIn():
            await _agree(room, seat, request)
        case TakeBack() if has_company(room.chairs, seat):
            await _agree(room, seat, Propose("take_back"))
        case Say(phrase):
            room.attendance.say(seat, phrase)
            await room.store.notes.say(room.row.id, seat, phrase)
        case GiveUp():
            await room.turn([Resign(seat)])
        case _ if room.log.conduct.adjourned:
            raise IllegalAction("game-adjourned")
        case CountSets(groups):
            listener.tell(count_sets(room.table, seat, groups))
        case Act(at=at) | AskHint(at=at) | AskTutor(at=at) | Demonstrate(at=at) if is_late(room.entries, seat, at):
            listener.tell(room.welcome(seat))
        case Act(action):
            if action.seat != seat:
                raise IllegalAction("not-your-seat")
            await room.turn([Do(meant(room.table, room.rules, action))])
        case AskHint() | AskTutor():
            view = _to_advise(room, seat)
            await room.hints.take(room.row.id, seat)
            if seat not in room.table.assisted:
                await room.turn([Hinted(seat)])
            room.hints.answer(view, request, listener.tell)
            return True
        case Demonstrate(at):
            thought = await room.hints.best(_to_advise(room, seat), at)
            listener.tell(thought)
            await room.turn([Do(thought.options[0].action, house=True)])
        case NextGame():
            await room.turn([room.chance.begin(room.table)])
        case TakeBack():
            await room.turn([TakenBack(seat)] * to_take_back(room.table, room.chairs, seat, room.log.has_shown_cards))
        case _ as never:
            assert_never(never)
    return False


def _seat(room: Room, listener: Listener, request: Request) -> Seat:
    """The seat of this listener. Raises IllegalAction if it may not request this."""
    seat = listener.seat
    if seat is None:
        raise IllegalAction("spectators-watch")
    if listener.is_unseated:
        raise IllegalAction("not-your-seat")
    # A late choice is answered with the table, which is not for a screen that several people see.
    in_time = isinstance(request, Salt) or (isinstance(request, Act) and not is_late(room.entries, seat, request.at))
    if listener.is_covered and not in_time:
        raise IllegalAction("screen-covered")
    return seat


async def _agree(room: Room, seat: Seat, request: Propose | Respond | StandIn) -> None:
    await read_seats(room)
    await room.turn(await agreed(room, seat, request, room.open_again))


def _to_advise(room: Room, seat: Seat) -> AnyView:
    """The view of this seat. Raises IllegalAction if it may not ask for a hint."""
    if not room.may_ask_hints:
        raise IllegalAction("hints-off")
    return room.hints.view(room.table, seat)
