"""The clocks of a table, folded from the log of its room: the entries have the time that was spent before them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from fifteentwo.game import Seat
from fifteentwo.moves import Choice
from fifteentwo.server.conduct import Conduct
from fifteentwo.server.saying_wire import FromServer
from fifteentwo.server.terms import TimeControl
from fifteentwo.table import AnyEntry, AnyTable, Begin, Do, Settled, TakeBack

LONGEST_GAP: Final = 15_000
"""Milliseconds without a sign of anybody at the table after which the clocks have stood; those of days always run."""


class ClockTimes(FromServer, frozen=True):
    """The milliseconds that each seat has left, and the seats whose clocks run: sent on entering and after each turn."""

    left: tuple[int, ...]
    running: tuple[Seat, ...]


class Clocks(Struct, frozen=True):
    """The milliseconds that each seat had left at the last entry, and the seats whose clocks have run since."""

    control: TimeControl
    left: tuple[int, ...]
    running: tuple[Seat, ...] = ()

    def after(self, entry: AnyEntry, table: AnyTable, conduct: Conduct) -> Clocks:
        """The clocks after one more entry, with the table and what is agreed after it.

        A take-back gives back no time of a whole game. Per action, whoever must act then has the whole time again.
        """
        full = 1000 * self.control.seconds
        left = [max(0, had - entry.spent * (seat in self.running)) for seat, had in enumerate(self.left)]
        whole = self.control.kind == "game"
        match entry:
            case Begin():
                left = [full] * len(left)
            case Do(Choice(seat)) if whole:
                left[seat] += 1000 * self.control.increment
            case Do(Choice(seat)):
                left[seat] = full
            case TakeBack() | Settled("go_on") if not whole:
                left = [full] * len(left)
            case _:
                pass
        stopped = conduct.played_by_computer
        due = () if conduct.adjourned else (seat for seat in table.to_act() if seat >= 0 and seat not in stopped)
        return replace(self, left=tuple(left), running=tuple(due))

    def told(self, spent: int) -> ClockTimes:
        """The message about them when this time has been spent since the last entry."""
        left = (max(0, had - spent * (seat in self.running)) for seat, had in enumerate(self.left))
        return ClockTimes(tuple(left), self.running)

    def out_of_time(self, spent: int) -> tuple[Seat, ...]:
        """The seats with no time left when this time has been spent; the first to run out comes first."""
        out = [seat for seat in self.running if self.left[seat] <= spent]
        return tuple(sorted(out, key=lambda seat: self.left[seat]))


def full_clocks(control: TimeControl | None, seats: int) -> Clocks | None:
    """The clocks before the first game; None without a time control."""
    return None if control is None else Clocks(control, (1000 * control.seconds,) * seats)


def spent_since(kind: str, now: int, seen: int, run: int) -> int:
    """The milliseconds for which clocks of this kind have run since the last entry.

    `run` are those up to `seen`, when somebody was last known to be at the table.
    """
    since = max(0, now - seen)
    return run + (since if kind == "days" or since <= LONGEST_GAP else 0)
