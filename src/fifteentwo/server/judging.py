"""Judging requests: whether an action comes too late, and what a take-back takes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from fifteentwo.families import AnyAction
from fifteentwo.game import IllegalAction, Seat
from fifteentwo.moves import Choice
from fifteentwo.server.wire import Chair
from fifteentwo.table import AnyEntry, AnyTable, Begin, Do, Hinted


def is_late(entries: Sequence[AnyEntry], seat: Seat, at: int) -> bool:
    """Whether what this seat chose after entry `at` may have been meant for another moment."""
    since = (entry for entry in entries[max(at, 0) :] if not isinstance(entry, Hinted))
    return any(not isinstance(entry, Do) or _actor(entry) == seat for entry in since)


def to_take_back(table: AnyTable, chairs: Sequence[Chair], seat: Seat) -> int:
    """How many actions of this seat go when it takes one back: what the room did for it goes along.

    Raises IllegalAction where none may.
    """
    if any(chair.player is None for other, chair in enumerate(chairs) if other != seat):
        raise IllegalAction("Nothing is taken back against another person.")
    counting, helped = table.family.counting, chairs[seat].helped
    if table.can_take_back(seat):
        for number, action in enumerate(_done_by(table, seat), 1):
            if not (helped and counting is not None and isinstance(action, counting.answers)):
                return number
    raise IllegalAction("There is nothing to take back in this game.")


def can_take_back(table: AnyTable, chairs: Sequence[Chair], seat: Seat) -> bool:
    """Whether this seat may take something back now."""
    try:
        return to_take_back(table, chairs, seat) > 0
    except IllegalAction:
        return False


def _actor(entry: Do) -> Seat | None:
    return entry.action.seat if isinstance(entry.action, Choice) else None


def _done_by(table: AnyTable, seat: Seat) -> Iterator[AnyAction]:
    """What this seat has done in the game in progress, the last first."""
    for moment in reversed(table.moments):
        match moment.entry:
            case Begin():
                return
            case Do(action) as entry if _actor(entry) == seat:
                yield action
