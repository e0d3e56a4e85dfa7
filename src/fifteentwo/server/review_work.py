"""Work done for reviews in worker processes: the stages of a review, a grade, all options of a decision.

A record arrives as JSON. A worker keeps the reviews it has started, each as the iterator of its stages.
"""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Final

from fifteentwo.analysis.position import position_of
from fifteentwo.cards import Card
from fifteentwo.cribbage import Discard, Play, State
from fifteentwo.record import read
from fifteentwo.reviews import Review, stages, write_review
from fifteentwo.reviews.grades import graded, option
from fifteentwo.reviews.model import BadReview, Decision, GradedOption
from fifteentwo.reviews.steps import CribbageMoment, games_of
from fifteentwo.table import Do

NICE: Final = 5
"""How far a worker stands back for the games that are being played."""

_begun: dict[str, Iterator[Review]] = {}


def stand_back() -> None:
    """Lowers the priority of this process."""
    with suppress(OSError, AttributeError):  # there is no such thing on Windows
        os.nice(NICE)


def begin(key: str, record: str, number: int) -> None:
    """Starts the review of a game, numbered from 1. Errors in the record are raised by the first stage."""
    _begun[key] = stages(read(record), game=number - 1)


def advance(key: str) -> str | None:
    """The next stage of a review, as JSON; None after the last. Raises BadReview and BadRecord."""
    try:
        return write_review(next(_begun[key]))
    except StopIteration:
        del _begun[key]
        return None
    except Exception:
        _begun.pop(key, None)
        raise


def grade(record: str, number: int, at: int, cards: Sequence[Card]) -> Decision:
    """The grade of these cards in place of those chosen after `at` actions. Raises BadReview for an impossible choice."""
    before, made = _decision(record, number, at)
    choices = position_of(before, made.seat).choices
    meant = next((each for each in choices if {*_cards(each)} == {*cards}), None)
    if meant is None:
        raise BadReview("this choice was not open")
    return graded(before, meant, at)


def options(record: str, number: int, at: int) -> tuple[GradedOption, ...]:
    """Every choice after `at` actions with its figures, best first. Raises BadReview."""
    before, made = _decision(record, number, at)
    return tuple(map(option, position_of(before, made.seat).analysis().options))


def _decision(record: str, number: int, at: int) -> tuple[State, Discard | Play]:
    """The state before a discard or a play, and the action."""
    done = -1
    moments = _moments(record, number)
    for before, moment in itertools.pairwise(moments):
        if isinstance(moment.entry, Do):
            done += 1
            action = moment.entry.action
            if done == at and isinstance(action, Discard | Play):
                return before.state, action
    raise BadReview("there is nothing to choose there")


def _cards(action: Discard | Play) -> tuple[Card, ...]:
    return action.cards if isinstance(action, Discard) else (action.card,)


@lru_cache(maxsize=8)
def _moments(record: str, number: int) -> list[CribbageMoment]:
    return games_of(read(record))[number - 1]
