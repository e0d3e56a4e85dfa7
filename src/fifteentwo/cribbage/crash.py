"""Crash cribbage: what happens to the pegs in the hole where a peg lands."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from fifteentwo.board import crash_hole
from fifteentwo.game import Side

LONGEST_CHAIN = 8

Pegs = tuple[int, int]


class Crash(Struct, frozen=True):
    """A peg of `side` was thrown from its hole; `pegs` are its new (rear, front)."""

    side: Side
    pegs: Pegs


def crashes(pegs: tuple[Pegs, ...], paths: tuple[bool | None, ...], mover: Side, target: int) -> Iterator[Crash]:
    """The crashes after `mover` has landed with its front peg, in order.

    A front peg that is hit moves as far behind its rear peg as it was ahead; a rear peg that is hit moves as far ahead
    of the front peg. A peg thrown onto another side's peg crashes it in turn.
    """
    standing = list(pegs)
    landing, by = standing[mover][1], mover
    for _ in range(LONGEST_CHAIN):
        found = _hit(standing, paths, by, landing)
        if found is None:
            return
        victim, front_hit = found
        rear, front = standing[victim]
        landing = rear - (front - rear) if front_hit else min(front + (front - rear), target)
        standing[victim] = (max(landing, 0), rear) if front_hit else (front, landing)
        yield Crash(victim, standing[victim])
        if not 0 < landing < target:
            return
        by = victim


def _hit(standing: list[Pegs], paths: tuple[bool | None, ...], by: Side, step: int) -> tuple[Side, bool] | None:
    """The side whose peg is where `by` has landed, and whether it is the front peg."""
    way = paths[by]
    assert way is not None, "a peg that lands has a direction"
    hole = crash_hole(step, way)
    sides = len(standing)
    for side in ((by + ahead) % sides for ahead in range(1, sides)):
        path = paths[side]
        if path is None:
            continue
        rear, front = standing[side]
        if front and crash_hole(front, path) == hole:
            return side, True
        if rear and crash_hole(rear, path) == hole:
            return side, False
    return None
