"""The clocks of a table between two messages of the server, which judges the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifteentwo.cli.language import say
from fifteentwo.game import Seat
from fifteentwo.server.clocks import ClockTimes

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

MARKS: Final = (30, 10)
"""The seconds left at which a player is warned."""


class RunningClocks:
    """What the server has told at the time `told`, in seconds of a monotonic clock."""

    def __init__(self, times: ClockTimes, told: float) -> None:
        self.times, self.told = times, told
        self._warned = told

    def left(self, seat: Seat, now: float) -> int:
        """The milliseconds that a seat has left at this time."""
        spent = max(0.0, now - self.told) * SECOND if self.runs(seat) else 0.0
        return max(0, round(self.times.left[seat] - spent))

    def runs(self, seat: Seat) -> bool:
        """Whether the clock of this seat runs."""
        return seat in self.times.running

    def is_low(self, seat: Seat, now: float) -> bool:
        """Whether the clock of this seat runs and has little left."""
        return self.runs(seat) and self.left(seat, now) <= MARKS[0] * SECOND

    def warning(self, seat: Seat, now: float) -> int | None:
        """The seconds that this seat is to be warned of: a mark that was passed since the last question; None for none."""
        before, self._warned = self.left(seat, self._warned), now
        left = self.left(seat, now)
        return next((mark for mark in MARKS if before > mark * SECOND >= left), None)


def shown(left: int) -> str:
    """The time as a clock shows it: days and hours, or hours, minutes and seconds.

    >>> shown(2 * DAY + 3 * HOUR), shown(HOUR + 2 * MINUTE + 3 * SECOND), shown(59_999)
    ('2 d 3 h', '1:02:03', '0:59')
    """
    if left >= DAY:
        return say("tui-clock-days", days=left // DAY, hours=left % DAY // HOUR)
    minutes, seconds = left // MINUTE, left % MINUTE // SECOND
    if left >= HOUR:
        return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
    return f"{minutes}:{seconds:02}"


def sentence(clocks: RunningClocks, names: Sequence[str], now: float) -> str:
    """The time left of every player; `names` are those of the seats."""
    each = (f"{name} {shown(clocks.left(seat, now))}" for seat, name in enumerate(names))
    return say("clock-left", time=", ".join(each))
