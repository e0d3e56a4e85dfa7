"""What the log of a room says about a late click, and about what a seat may take back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fifteentwo.families import AnyAction
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.moves import Choice
from fifteentwo.server.wire import Chair
from fifteentwo.table import Answered, AnyEntry, AnyTable, Begin, Do, Hinted, Proposal, Settled, Substitute

_ASIDES = Hinted | Proposal | Answered | Settled | Substitute
"""The entries that do not change what there is to choose."""


def is_late(entries: Sequence[AnyEntry], seat: Seat, at: int) -> bool:
    """Whether a choice made after entry `at` may have been meant for an earlier situation."""
    since = (entry for entry in entries[max(at, 0) :] if not isinstance(entry, _ASIDES))
    return any(not isinstance(entry, Do) or _actor(entry) == seat for entry in since)


def to_take_back(table: AnyTable, chairs: Sequence[Chair], seat: Seat, within_deal: bool = False) -> int:
    """The number of this seat's actions that one take-back removes, including those the room made for it.

    Among people, or `within_deal`, it does not go back beyond the last deal. Raises IllegalAction if nothing may be taken back.
    """
    counting, helped = table.family.counting, chairs[seat].helped
    if table.can_take_back(seat):
        for number, action in enumerate(_done_by(table, seat, within_deal or has_company(chairs, seat)), 1):
            if not (helped and counting is not None and isinstance(action, counting.answers)):
                return number
    raise IllegalAction("nothing-to-take-back")


def has_company(chairs: Sequence[Chair], seat: Seat) -> bool:
    """Whether other people sit at the table, who have to agree to a take-back."""
    return any(chair.player is None for other, chair in enumerate(chairs) if other != seat)


def can_take_back(table: AnyTable, chairs: Sequence[Chair], seat: Seat | None, within_deal: bool = False) -> bool:
    """Whether this seat may take back an action now, or propose it to the other people."""
    try:
        return seat is not None and to_take_back(table, chairs, seat, within_deal) > 0
    except IllegalAction:
        return False


def _actor(entry: Do) -> Seat | None:
    return entry.action.seat if isinstance(entry.action, Choice) else None


def _done_by(table: AnyTable, seat: Seat, of_this_deal: bool) -> Iterator[AnyAction]:
    """The actions of this seat in the game in progress, or since the last cards were dealt; latest first."""
    packs = table.family.packs
    for moment in reversed(table.moments):
        match moment.entry:
            case Begin():
                return
            case Do(action) if of_this_deal and packs is not None and isinstance(action, packs.new):
                return
            case Do(action) as entry if _actor(entry) == seat:
                yield action
