"""The door through which all points pass: pegging them, and what pegs do on the crash board."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from fifteentwo.cribbage.crash import crashes
from fifteentwo.cribbage.moves import AnyEvent, Crashed, PathAsked, Peg
from fifteentwo.cribbage.state import State
from fifteentwo.moves import Pegged
from fifteentwo.scoring import Combo

Told = Generator[AnyEvent, State, State]


class Waiting(Exception):  # noqa: N818 - no error: the story stops here until a way has been chosen
    """The state says what is waited for."""


def card_peg(seat: int, combos: tuple[Combo, ...]) -> Peg:
    """The points of a card played."""
    return Peg(seat, sum(combo.points for combo in combos), "card", combos)


def peg(state: State, pegs: Iterable[Peg]) -> Told:
    """Pegs these points in their order; stops where a side has first to choose its way."""
    waiting = tuple(peg for peg in pegs if peg.points)
    while waiting:
        first, rest = waiting[0], waiting[1:]
        side = state.rules.side(first.seat)
        if state.rules.board == "crash8" and state.paths[side] is None:
            yield PathAsked(first.seat, waiting)
            raise Waiting
        if not _lost(state, first):
            state = yield Pegged(side, first.points, first.why, first.combos)
            if state.rules.board == "crash8":
                for crash in crashes(state.pegs, state.paths, side, state.rules.target):
                    state = yield Crashed(crash.side, crash.pegs)
        waiting = rest
    return state


def _lost(state: State, due: Peg) -> bool:
    """One hole from the end, the stinkhole keeps what no card and no count has earned."""
    side = state.rules.side(due.seat)
    in_stinkhole = state.scores[side] == state.rules.targets[side] - 1
    return state.rules.stinkhole and in_stinkhole and due.why in ("heels", "go", "last")
