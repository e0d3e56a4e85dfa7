"""What the routes of duplicate play send: a set of deals, and who has made what of it."""

from __future__ import annotations

from msgspec import Struct

from fifteentwo.game import Seat
from fifteentwo.locales.coded import Message


class DuplicateDeal(Struct, frozen=True):
    """A deal at one table: who dealt, the points of each seat, the scores after it.

    `gained` are the points of seat 0 less those of seat 1, less the mean of that difference at the other tables; `chance` is the
    change in the chance of seat 0 to win. None where nothing can be compared or computed.
    """

    dealer: Seat
    points: tuple[int, int]
    scores: tuple[int, int]
    gained: float | None
    chance: float | None


class DuplicateTable(Struct, frozen=True):
    """A finished game of a set. `room` is its name if it is yours, and `own` your seats there.

    `known`: its players may have known the cards, because they chose the set by its number or had played it.
    """

    room: str | None
    own: tuple[Seat, ...]
    names: tuple[str, str]
    players: tuple[str | None, str | None]
    winner: Seat
    resigned: bool
    known: bool
    deals: tuple[DuplicateDeal, ...]


class DuplicateScore(Struct, frozen=True):
    """What a player has scored over all tables, in points and in chance to win, against the others with the same cards."""

    name: str
    player: str | None
    own: bool
    tables: int
    wins: int
    points: float | None
    chance: float | None


class DuplicateReport(Struct, frozen=True):
    """GET /api/rooms/{room}/duplicate and /api/sets/{set}: a set of deals, and what has been made of it under these rules.

    Until you have finished a game of it `tables` and `scores` are empty, and only the number of games `played` is told.
    """

    set: str
    rules_text: str
    rules_words: Message
    played: int
    tables: tuple[DuplicateTable, ...]
    scores: tuple[DuplicateScore, ...]
