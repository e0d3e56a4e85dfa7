"""The grades of what is said at the count: points claimed, muggins called or let pass, and names of jokers.

All cards that matter lie face up by then, so the best answer is known: it counts without mistakes. A grade is in points and
in the chance to win, against opponents who count without mistakes too. A joker as the starter is named before the play, so
its names are tried in sampled deals.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from msgspec.structs import replace

from fifteentwo.analysis.model import EXACT, Figure
from fifteentwo.analysis.position import band_of
from fifteentwo.cards import BACK, PACK, write
from fifteentwo.cribbage import Call, Claim, Cribbage, Name, Pass, State
from fifteentwo.cribbage.answers import Answer, exact_answer
from fifteentwo.cribbage.counting import Sets, count_due, worth
from fifteentwo.game import Seat
from fifteentwo.locales import ENGLISH, decimal, message
from fifteentwo.reviews.claim_values import ClaimValues
from fifteentwo.reviews.model import CountGrade
from fifteentwo.reviews.steps import CribbageMoment
from fifteentwo.table import Do


def count_grades(moments: Sequence[CribbageMoment], with_chances: bool = True) -> tuple[CountGrade, ...]:
    """The claims, calls and names of a game whose cards are known.

    Without chances it needs no machine code: then the grades have no losses, and jokers as starters no grade.
    """
    found = []
    before, at = moments[0].state, 0
    values = ClaimValues(before.rules, before.standing)
    for moment in moments:
        if isinstance(moment.entry, Do):
            action = moment.entry.action
            if isinstance(action, Name) and _names_starter(before, action.seat):
                found += [_starter_grade(before, action, at)] if with_chances else []
            elif isinstance(action, Claim | Call | Pass | Name) and _is_known(before):
                grade = _grade(before, action, at)
                found.append(_with_chances(grade, values, before) if with_chances else grade)
            at += 1
        before = moment.state
    return tuple(found)


def _is_known(state: State) -> bool:
    due = state.due
    if due is None or due.what in {"starter", "path"} or due.points is not None:
        return False
    cards = [*state.kept(due.seat)] if due.what == "hand" else [*state.whole_crib()] if due.what == "crib" else []
    return BACK not in cards


def _names_starter(state: State, seat: Seat) -> bool:
    """Whether a joker as the starter is to be named by a seat whose cards are known."""
    return (
        state.due is not None
        and state.due.what == "starter"
        and BACK not in (*state.hands[seat], *state.discarded[seat])
    )


def _grade(before: State, action: Claim | Call | Pass | Name, at: int) -> CountGrade:
    best = exact_answer(before)
    made, right = (_margin(before, each, action.seat) for each in (action, best))
    counted = _counted(before)
    claimed = action.points if isinstance(action, Claim) else 0
    missed = _missed(counted, best.points - claimed) if isinstance(best, Claim | Call) and action != best else ()
    return CountGrade(at, before.deals, action.seat, action, best, right - made, counted, missed)  # type: ignore[arg-type]  # no Choose


def _with_chances(grade: CountGrade, values: ClaimValues, before: State) -> CountGrade:
    loss = values.loss(before, grade.action, grade.best) if grade.points else Figure(0.0, EXACT)
    return replace(grade, loss=loss, band=band_of(loss))


def _starter_grade(before: State, action: Name, at: int) -> CountGrade:
    from fifteentwo.engine.monte_carlo.naming import name_values  # noqa: PLC0415 - Numba is heavy

    wins, margins = name_values(Cribbage(before.rules).observe(before, action.seat), action.seat)
    best, made = int(wins.mean(axis=1).argmax()), int(action.cards[0].face)
    gaps = wins[best] - wins[made]
    loss = Figure(float(gaps.mean()), float(gaps.std(ddof=1)) / len(gaps) ** 0.5)
    assert before.starter is not None
    right = action if loss.value == 0 else Name(action.seat, (before.starter.unnamed.named(PACK[best]),))
    points = round(float((margins[best] - margins[made]).mean()))
    return CountGrade(at, before.deals, action.seat, action, right, points, loss=loss, band=band_of(loss))


def _counted(state: State) -> Sets:
    """The combinations of the hand, crib or card that is counted; none while it has jokers without a name."""
    return () if state.due is None or state.to_name() else count_due(state, state.due)[1]


def _missed(counted: Sets, points: int) -> Sets:
    """The combinations that make up the missing points; none if there are several ways to make them up."""
    if points <= 0:
        return ()
    for size in range(1, len(counted) + 1):
        found = [each for each in combinations(counted, size) if worth(each) == points]
        if found:
            return found[0] if len(found) == 1 else ()
    return ()


def _margin(state: State, action: Answer, seat: Seat) -> int:
    """How many points the seat's side gains on the best other side until this count is settled by exact answers."""
    game, side = Cribbage(state.rules), state.rules.side(seat)
    first, due = state, state.due
    assert due is not None
    state, _ = game.apply(state, action)
    while state.phase != "over" and state.due is not None and (state.due.seat, state.due.what) == (due.seat, due.what):
        state, _ = game.apply(state, exact_answer(state))
    gained = [now - then for now, then in zip(state.scores, first.scores, strict=True)]
    margin = gained[side] - max(points for other, points in enumerate(gained) if other != side)
    return -margin if state.rules.objective == "lowball" else margin


def said(grade: CountGrade, name: str, language: str = ENGLISH) -> str:
    """What was said, what was right, and what it cost, in a sentence."""
    arguments = {
        "deal": grade.deal,
        "name": name,
        "right": _in_short(grade.best),
        "points": grade.points,
        "loss": _loss(grade.loss, language),
    }
    match grade.action:
        case Pass():
            return message("review-count-passed", arguments, language)
        case Name():
            return message("review-count-named", arguments | {"said": _in_short(grade.action)}, language)
        case Call():
            return message("review-count-called", arguments | {"said": _in_short(grade.action)}, language)
        case _:
            return message("review-count-claimed", arguments | {"said": _in_short(grade.action)}, language)


def _loss(loss: Figure | None, language: str) -> str:
    """The loss in percent with its error, for example '1.2 ± 0.1'."""
    value, error = (0.0, 0.0) if loss is None else (loss.value, loss.error or 0.0)
    shown = decimal(100 * value, 1, language)
    return f"{shown} ± {decimal(100 * error, 1, language)}" if error else shown


def _in_short(action: Claim | Call | Pass | Name) -> str:
    match action:
        case Pass():
            return "0"
        case Name(cards=cards):
            return write(cards)
        case _:
            return str(action.points)
