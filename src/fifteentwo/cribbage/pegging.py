"""Pegging: all points pass through here, with the crashes they cause on the crash board."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from fifteentwo.cribbage.crash import crashes
from fifteentwo.cribbage.moves import AnyEvent, Crashed, PathAsked, Peg
from fifteentwo.cribbage.state import State
from fifteentwo.moves import Pegged
from fifteentwo.scoring import Combo

Told = Generator[AnyEvent, State, State]


class Waiting(Exception):  # noqa: N818 - not an error: the story stops until a direction has been chosen
    """The story must wait; the state says for what."""


def card_peg(seat: int, combos: tuple[Combo, ...]) -> Peg:
    """The points of a card played, to be pegged by this seat."""
    return Peg(seat, sum(combo.points for combo in combos), "card", combos)


def peg(state: State, pegs: Iterable[Peg]) -> Told:
    """Pegs these points in order; raises Waiting if a side must first choose its direction."""
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
    """Whether the points are lost: one hole from the end (the stinkhole), unless a card or a count earned them."""
    side = state.rules.side(due.seat)
    in_stinkhole = state.scores[side] == state.rules.targets[side] - 1
    return state.rules.stinkhole and in_stinkhole and due.why in ("heels", "go", "last")
