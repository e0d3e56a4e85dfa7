"""Work done for reviews in worker processes: the stages of a review, a grade, all options of a decision.

A record arrives as JSON. A worker keeps the reviews it has started, each as the iterator of its stages.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final, cast

from fifteentwo.analysis.position import position_of
from fifteentwo.cards import Card
from fifteentwo.cribbage import Discard, Play, State
from fifteentwo.engine.archive import BadTables
from fifteentwo.families import AnyAction, AnyChoice, AnyEvent, AnyState
from fifteentwo.game import Standing
from fifteentwo.record import read, replay
from fifteentwo.record.model import games_in
from fifteentwo.reviews import engine_data
from fifteentwo.reviews.any_game import AnyReview, any_stages, write_any_review
from fifteentwo.reviews.grades import graded, option
from fifteentwo.reviews.model import BadReview, Decision, GradedOption
from fifteentwo.reviews.solo import SoloChoice, SoloDecision, solo_graded, solo_view
from fifteentwo.reviews.tables import TableValues
from fifteentwo.rules import CribbageRules
from fifteentwo.server import solo_advice
from fifteentwo.server.wire import Hint
from fifteentwo.table import Do, Moment

NICE: Final = 5
"""How far a worker stands back for the games that are being played."""

_begun: dict[str, Iterator[AnyReview]] = {}


def prepare() -> None:
    """Lowers the priority of this process, and reads what the first stage of a review needs."""
    with suppress(OSError, AttributeError):  # there is no such thing on Windows
        os.nice(NICE - os.nice(0))
    engine_data()
    with suppress(BadTables):  # the review will say so
        TableValues(CribbageRules(), 0, Standing((0, 0), (0, 0)))


def begin(key: str, record: str, number: int) -> None:
    """Starts the review of a game, numbered from 1. Errors in the record are raised by the first stage."""
    _begun[key] = any_stages(read(record), number - 1)


def first(record: str, number: int) -> AnyReview | None:
    """The first stage of a review, which needs no machine code; None for a game for one, whose first stage does.

    Raises BadReview and BadRecord.
    """
    known = read(record)
    return next(iter(any_stages(known, number - 1))) if known.rules.players > 1 else None


def advance(key: str) -> str | None:
    """The next stage of a review, as JSON; None after the last. Raises BadReview and BadRecord."""
    try:
        found = next(_begun[key])
    except StopIteration:
        del _begun[key]
        return None
    except Exception:
        _begun.pop(key, None)
        raise
    return write_any_review(found)


def grade(record: str, number: int, at: int, cards: Sequence[Card]) -> Decision:
    """The grade of these cards in place of those chosen after `at` actions. Raises BadReview for an impossible choice."""
    before, made = _decision(record, number, at)
    choices = position_of(before, made.seat).choices
    meant = next((each for each in choices if {*_cards(each)} == {*cards}), None)
    if meant is None:
        raise BadReview("review-not-open")
    return graded(before, meant, at)


def options(record: str, number: int, at: int) -> tuple[GradedOption, ...]:
    """Every choice after `at` actions with its figures, best first. Raises BadReview."""
    before, made = _decision(record, number, at)
    return tuple(map(option, position_of(before, made.seat).analysis().options))


def solo_grade(record: str, number: int, at: int, action: AnyChoice) -> SoloDecision:
    """The grade of another choice in a game for one after `at` actions. Raises BadReview."""
    before, _ = _choice(record, number, at)
    return solo_graded(before, action, at)


def solo_options(record: str, number: int, at: int) -> Hint:
    """Every choice in a game for one after `at` actions, as a hint tells them. Raises BadReview."""
    before, _ = _choice(record, number, at)
    return solo_advice.hint(solo_view(before))


def _decision(record: str, number: int, at: int) -> tuple[State, Discard | Play]:
    """The state before a discard or a play, and the action."""
    before, action = _action(record, number, at)
    if before.rules.players > 1 and isinstance(action, Discard | Play):
        return cast(State, before), action
    raise BadReview("review-no-choice")


def _choice(record: str, number: int, at: int) -> tuple[AnyState, SoloChoice]:
    """The state before a choice in a game for one, and the action."""
    before, action = _action(record, number, at)
    if before.rules.players == 1 and isinstance(action, SoloChoice):
        return before, action
    raise BadReview("review-no-choice")


def _action(record: str, number: int, at: int) -> tuple[AnyState, AnyAction]:
    """The state after `at` actions, and the next action."""
    done = -1
    for before, moment in itertools.pairwise(_moments(record, number)):
        if isinstance(moment.entry, Do):
            done += 1
            if done == at:
                return before.state, moment.entry.action
    raise BadReview("review-no-choice")


def _cards(action: Discard | Play) -> tuple[Card, ...]:
    return action.cards if isinstance(action, Discard) else (action.card,)


@lru_cache(maxsize=8)
def _moments(record: str, number: int) -> list[Moment[AnyState, AnyEvent]]:
    games = list(games_in(replay(read(record)).table.moments))
    return games[number - 1]
