"""The same review from the side of another seat."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fifteentwo.game import Seat
from fifteentwo.reviews.key_moments import key_moments
from fifteentwo.reviews.model import GameReview, Ledger, Part, Review

_OTHER: Final[dict[Part, Part]] = {
    "my cards": "their cards",
    "their cards": "my cards",
    "my decisions": "their decisions",
    "their decisions": "my decisions",
}


def from_side(review: Review, seat: Seat) -> Review:
    """The review from the side of this seat. The ledger is of two players, so that one gains what the other loses."""
    if seat == review.seat:
        return review
    return replace(review, seat=seat, games=tuple(_turned(game, seat) for game in review.games))


def _turned(game: GameReview, seat: Seat) -> GameReview:
    ledger = None if game.ledger is None else _mirrored(game.ledger)
    return replace(game, ledger=ledger, key_moments=key_moments(game.decisions, ledger, seat))


def _mirrored(ledger: Ledger) -> Ledger:
    entries = tuple(
        replace(each, part=_OTHER.get(each.part, each.part), change=-each.change) for each in ledger.entries
    )
    return replace(ledger, expectation=1 - ledger.expectation, result=1 - ledger.result, entries=entries)
