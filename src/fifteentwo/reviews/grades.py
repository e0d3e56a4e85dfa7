"""The grades of the decisions of a game, each by what its player could know."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import stdev

from msgspec.structs import replace

from fifteentwo.analysis.model import Figure, Option
from fifteentwo.analysis.position import position_of
from fifteentwo.cards import BACK
from fifteentwo.cribbage import Discard, Play, State
from fifteentwo.game import Seat
from fifteentwo.reviews.model import Decision, GradedOption, Parts, SeatFigures
from fifteentwo.reviews.steps import CribbageMoment
from fifteentwo.table import Do


def decisions(moments: Sequence[CribbageMoment], deal: int | None = None, seat: Seat | None = None) -> list[Decision]:
    """The discards and plays of a game, or of one of its deals or seats, whose player's cards are known."""
    found = []
    before, at = moments[0].state, 0
    for moment in moments:
        if isinstance(moment.entry, Do):
            action = moment.entry.action
            if isinstance(action, Discard | Play) and deal in {None, before.deals} and seat in {None, action.seat}:
                found += [graded(before, action, at)] if _knows(before, action.seat) else []
            at += 1
        before = moment.state
    return found


def _knows(state: State, seat: Seat) -> bool:
    """Whether the cards of a seat are known, so that its decisions can be graded."""
    return BACK not in (*state.hands[seat], *state.discarded[seat])


def graded(before: State, action: Discard | Play, at: int) -> Decision:
    """The grade of a choice in this state, by what its player can know; `at` actions were done before it.

    Raises ValueError for a choice that was not open.
    """
    cards = action.cards if isinstance(action, Discard) else (action.card,)
    position = position_of(before, action.seat)
    plain = Decision(at, before.deals, action.seat, position.phase, before.scores, cards, position.forced)
    if position.forced:
        return plain
    grade = position.grade(action, careful=True)
    return replace(
        plain,
        loss=grade.loss,
        points=grade.points,
        band=grade.band,
        mixed=grade.mixed,
        options=len(grade.analysis.options),
        chosen=option(grade.chosen),
        best=option(grade.best),
        source=grade.analysis.source,
    )


def option(found: Option) -> GradedOption:
    """An option of an analysis as a review keeps it."""
    parts = Parts(found.total.value, _value(found.hand), _value(found.crib), _value(found.pegging))
    return GradedOption(found.cards, found.win, found.match, parts)


def _value(figure: Figure | None) -> float | None:
    return None if figure is None else figure.value


def figures(found: Sequence[Decision], seat: Seat) -> SeatFigures:
    """The figures of the unforced decisions of a seat."""
    unforced = [each for each in found if each.seat == seat and each.loss is not None]
    losses = [each.loss.value for each in unforced if each.loss is not None]
    error = stdev(losses) / sqrt(len(losses)) if len(losses) > 1 else 0.0
    bands = [each.band for each in unforced]
    return SeatFigures(
        len(losses), sum(losses), error, bands.count("inaccuracy"), bands.count("mistake"), bands.count("blunder")
    )
