"""GET /api/ratings: the ratings of an owner's results."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Kind = Literal["two", "more", "teams"]
"""Games for two, for three to six, and between teams."""


class RatedResult(Struct, frozen=True):
    """A rated game: the rating after it, and half the width of its 95 % interval."""

    room: str
    number: int
    ended: str
    won: bool
    rating: int
    error: int


class ResultRating(Struct, frozen=True):
    """The rating of the results in a kind of game; `timeline` has the last games, the oldest first."""

    kind: Kind
    rating: int
    error: int
    games: int
    timeline: tuple[RatedResult, ...]
