"""The review of any game, whether for one or for several: made, written and read by the family of its record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from fifteentwo.analysis.position_text import text_for
from fifteentwo.analysis.square_text import write_square
from fifteentwo.cribbage import State
from fifteentwo.families import AnyState
from fifteentwo.game import Seat
from fifteentwo.record import Record
from fifteentwo.reviews import Review, engine_data, solo, stages, write_review
from fifteentwo.reviews.model import REVIEW
from fifteentwo.reviews.solo import SOLO_REVIEW, SoloReview, is_solo_review, solo_stages, write_solo_review
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.solitaire.square import State as SquareState
from fifteentwo.solitaire.square import View as SquareView

AnyReview = Review | SoloReview


def any_stages(record: Record, game: int) -> Iterator[AnyReview]:
    """The review of one game of a record, numbered from 0, as it grows. Raises BadRecord and BadReview."""
    return stages(record, game=game) if isinstance(record.rules, CribbageRules) else solo_stages(record, game)


def write_any_review(review: AnyReview) -> str:
    """The review as JSON."""
    return write_review(review) if isinstance(review, Review) else write_solo_review(review)


def read_any_review(text: str) -> AnyReview:
    """A review from its JSON, whatever engine data it was made with. Raises msgspec.MsgspecError and ValueError."""
    return SOLO_REVIEW.decode(text) if is_solo_review(text) else REVIEW.decode(text)


def is_old(review: AnyReview) -> bool:
    """Whether the review was made with other engine data."""
    if isinstance(review, Review):
        return review.engine != engine_data(parse(review.rules, CribbageRules))
    return review.engine != solo.engine_data()


def explorer_text(state: AnyState, seat: Seat) -> str | None:
    """The position of a seat that must choose, as text for the explorers; None where they have none."""
    if isinstance(state, State):
        return text_for(state, seat)
    is_waiting = isinstance(state, SquareState) and state.phase == "place"
    return write_square(cast(SquareView, state)) if is_waiting else None
