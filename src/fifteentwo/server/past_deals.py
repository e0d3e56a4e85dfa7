"""Deals that are over, with all their cards: what spectators see besides the table, if the players let them.

No card of a deal is told before the next one is dealt or the game is over, and nothing goes back into an older deal then.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from fifteentwo.cards import Card
from fifteentwo.families import AnyScene, AnyView
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.moves import Deal, Discard
from fifteentwo.server.chance import SET
from fifteentwo.server.listeners import Listener
from fifteentwo.server.spectating_wire import PastDeal
from fifteentwo.server.wire import ENCODER
from fifteentwo.table import AnyTable, Begin, Do

if TYPE_CHECKING:
    from fifteentwo.server.room_log import RoomLog
    from fifteentwo.server.rooms import Room


def check_showing(room: Room, shown: bool) -> None:
    """Raises IllegalAction if nobody can propose to show the cards of past deals, or to hide them again."""
    if room.log.conduct.cards_shown == shown:
        raise IllegalAction("cards-shown" if shown else "cards-not-shown")
    if room.rules.players == 1:
        raise IllegalAction("cards-never-hidden")
    if room.row.chance.startswith(SET):
        raise IllegalAction("set-of-deals-hidden")


def past_deal(table: AnyTable) -> PastDeal | None:
    """The last deal that is over, or None if there is none."""
    span = _span(table)
    if span is None:
        return None
    first, end = span
    of_deal = table.moments[first:end]
    opening, last = of_deal[0].entry, of_deal[-1]
    assert isinstance(opening, Do)
    assert isinstance(opening.action, Deal)
    thrown: dict[Seat, tuple[Card, ...]] = dict.fromkeys(range(table.rules.players), ())
    for moment in of_deal:
        if isinstance(moment.entry, Do) and isinstance(action := moment.entry.action, Discard):
            thrown[action.seat] = (*thrown[action.seat], *action.cards)
    begun = [place for place in range(first) if isinstance(table.moments[place].entry, Begin)]
    return PastDeal(
        game=len(begun),
        deal=sum(_is_deal(table, place) for place in range(begun[-1], first + 1)),
        dealt=opening.action.hands,
        thrown=tuple(thrown.values()),
        scene=cast(AnyScene, table.family.scene(cast(AnyView, last.state))),
        standing=last.standing,
    )


def tell_past_deal(log: RoomLog, listeners: Iterable[Listener], before: RoomLog | None = None) -> None:
    """Tells spectators the last deal that is over, if they may know it, and if it was not over `before`."""
    if not log.conduct.cards_shown:
        return
    if before is not None and before.conduct.cards_shown and _span(before.table) == _span(log.table):
        return
    watching = [listener for listener in listeners if listener.seat is None]
    if watching and (past := past_deal(log.table)):
        message = ENCODER.encode(past)
        for listener in watching:
            listener.put(message)


def _span(table: AnyTable) -> tuple[int, int] | None:
    """The places of the moments of the last deal that is over: the first of them, and that after the last."""
    ends = [len(table.moments)] if table.outcome is not None else []
    for place in range(len(table.moments) - 1, -1, -1):
        if _is_deal(table, place):
            if ends:
                return place, ends[-1]
            ends.append(place)
        elif isinstance(table.moments[place].entry, Begin):
            ends = [place]  # the deals of the game before are over
    return None


def _is_deal(table: AnyTable, place: int) -> bool:
    entry = table.moments[place].entry
    return isinstance(entry, Do) and isinstance(entry.action, Deal)
