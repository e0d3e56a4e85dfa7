"""The grades of directions round the crash board, by the chance to win."""

from __future__ import annotations

from collections.abc import Sequence

from fifteentwo.analysis.model import Figure
from fifteentwo.analysis.position import band_of
from fifteentwo.cribbage import Choose
from fifteentwo.locales import ENGLISH, decimal, message
from fifteentwo.reviews.model import PathGrade
from fifteentwo.reviews.steps import CribbageMoment
from fifteentwo.table import Do


def path_grades(moments: Sequence[CribbageMoment]) -> tuple[PathGrade, ...]:
    """The directions chosen in a game."""
    found = []
    before, at = moments[0].state, 0
    for moment in moments:
        if isinstance(moment.entry, Do):
            if isinstance(moment.entry.action, Choose):
                from fifteentwo.engine.monte_carlo.paths import better_path  # noqa: PLC0415 - Numba is heavy

                action = moment.entry.action
                value = better_path(before, action.seat)
                best = Choose(action.seat, value.clockwise if value.gain else action.clockwise)
                loss = Figure(0.0 if best == action else value.gain, value.error)
                found.append(PathGrade(at, before.deals, action.seat, action, best, loss, band_of(loss)))
            at += 1
        before = moment.state
    return tuple(found)


def told(grade: PathGrade, name: str, language: str = ENGLISH) -> str:
    """What was chosen and what it cost, in a sentence."""
    loss = f"{decimal(100 * grade.loss.value, 1, language)} ± {decimal(100 * (grade.loss.error or 0), 1, language)} %"
    way = "clockwise" if grade.action.clockwise else "anticlockwise"
    return message("review-path-graded", {"deal": grade.deal, "name": name, "way": way, "loss": loss}, language)
