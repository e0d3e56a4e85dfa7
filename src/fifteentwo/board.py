"""The board: the skunk lines, and the holes of the figure-eight board."""

from __future__ import annotations

from typing import Final

CRASH_TARGET: Final = 121
_CENTRE: Final = 31  # passed again at step 91


def skunk_line(target: int) -> int:
    """The first score that is not skunked: three quarters of the target, rounded up."""
    return -(-3 * target // 4)


def double_skunk_line(target: int) -> int:
    """The first score that is not double skunked: half of the target, rounded up."""
    return -(-target // 2)


def crash_hole(step: int, clockwise: bool) -> int:
    """The hole of the crash board, 1 to 120, that a peg is in after this many steps (1 to 121).

    Hole 1 is both start and game hole. Step k clockwise and step 122 - k the other way are the same hole. The centre is
    one hole that both directions pass twice, at steps 31 and 91.
    """
    hole = step if clockwise else CRASH_TARGET + 1 - step
    if hole == CRASH_TARGET:
        return 1
    return _CENTRE if hole == CRASH_TARGET + 1 - _CENTRE else hole
