"""What a seat may do now, in the form the page needs: short lists and limits, and what a move would do to the pegs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from fifteentwo.cards import JOKERS, PACK
from fifteentwo.cribbage import (
    Choose,
    Crashed,
    Cribbage,
    LayAway,
    Name,
    Pass,
    PathAsked,
    PathChosen,
    Pegged,
    Play,
    Played,
    View,
    evolve,
    exact_answer,
)
from fifteentwo.game import Seat
from fifteentwo.rules import highest_count
from fifteentwo.server.scenes import Choice, Foreseen, Position


def may_do(view: View, seat: Seat, there: Position) -> Position:
    """The position with what this seat, which is to act, may do by what it sees."""
    if view.to_name():
        advice = exact_answer(view)
        return replace(there, advice=advice if isinstance(advice, Name) else None)
    legal = tuple(_listed(view, seat))
    if view.due is not None and view.due.what != "path":
        return replace(there, legal=legal, count_to=highest_count(view.rules))
    playing = view.phase == "play" and view.due is None
    return replace(
        there,
        legal=legal,
        jokers=tuple(card for card in view.hands[seat] if card in JOKERS) if playing else (),
        joker_most=min(10, 31 - view.count) if playing else 0,
        foreseen=tuple(_foreseen(view, seat, action) for action in legal if isinstance(action, Play | Choose))
        if view.rules.board == "crash8"
        else (),
    )


def _listed(view: View, seat: Seat) -> Iterator[Choice]:
    for action in Cribbage(view.rules).legal(view, seat):
        if isinstance(action, LayAway | Pass | Choose) or (isinstance(action, Play) and action.card not in _NAMED):
            yield action


_NAMED = frozenset(joker.named(face) for joker in JOKERS for face in PACK)


def _foreseen(view: View, seat: Seat, action: Play | Choose) -> Foreseen:
    """What this would do to the pegs at once: whatever follows that has nothing to do with it is left out."""
    side = view.rules.side(seat)
    points = 0
    crashes = []
    after = view
    for event in Cribbage(view.rules).apply(view, action)[1]:
        if not isinstance(event, _AT_ONCE):
            break
        after = cast(View, evolve(after, event))
        if isinstance(event, Pegged) and event.side == side:
            points += event.points
        if isinstance(event, PathAsked):
            points += sum(peg.points for peg in event.pegs if view.rules.side(peg.seat) == side)
        if isinstance(event, Crashed):
            crashes.append(event)
    return Foreseen(action, points, after.pegs, tuple(crashes))


_AT_ONCE = (Played, PathAsked, PathChosen, Pegged, Crashed)
