"""HTTP messages about finished games: the list, and the statistics of an owner."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.game import Seat, Side
from fifteentwo.locales.coded import Message
from fifteentwo.server.wire import Chair, SkunkLine
from fifteentwo.tally import DealPoints, HandCounted, Part, Role

Result = Literal["won", "lost", "shared"]
"""How a game came out for its owner; `shared` where the owner held seats of several sides."""

ResultFilter = Literal["won", "lost", "skunk_given", "skunk_taken", "resigned"]


class GameOfSeries(Struct, frozen=True):
    """The match of a finished game in a series of rematches: its number, from 1, and the matches each side has won by then.

    `won` counts the match itself if this game has decided it.
    """

    id: str
    match: int
    won: tuple[int, ...]


class FinishedGame(Struct, frozen=True):
    """One finished game: game `number` of the match in `room`.

    `own` are the seats held by who asks, `sides` the side of each seat. `titles` has for each side what its loss is
    called, such as 'skunk'. `assisted`: the owner had a hint, a take-back or a deal seen before. `best` is the owner's
    best hand or crib. `series` is None where there was no rematch.
    """

    room: str
    number: int
    ended: str
    own: tuple[Seat, ...]
    chairs: tuple[Chair, ...]
    sides: tuple[Side, ...]
    family: str
    rules_text: str
    rules_words: Message
    match: str
    deal: int | None
    day: str | None
    result: Result
    scores: tuple[int, ...]
    winners: tuple[Side, ...]
    titles: tuple[str, ...]
    resigned: Side | None
    assisted: bool
    demonstrated: bool
    deals: int
    best: HandCounted | None
    series: GameOfSeries | None = None
    out_of_time: bool = False


class OpponentCount(Struct, frozen=True):
    """An opponent, by name, and how many games were played and won against it; `player` of a computer player."""

    name: str
    player: str | None
    games: int
    wins: int


class RulesCount(Struct, frozen=True):
    """A set of rules, `alone` if they are for one player, and how many games were played and won by it."""

    rules_text: str
    rules_words: Message
    alone: bool
    games: int
    wins: int


class History(Struct, frozen=True):
    """GET /api/history: finished games, the last ended first; `next` is the cursor of the next page, if there is one.

    `found` counts the games that match the filters, `total` all; `opponents` and `rules` are of all games.
    """

    games: tuple[FinishedGame, ...]
    next: str | None
    found: int
    total: int
    opponents: tuple[OpponentCount, ...]
    rules: tuple[RulesCount, ...]


class PointAverage(Struct, frozen=True):
    """The average points of a part of a deal in a role (None: in both): the owner's, the opponents', the expected.

    Pegging includes heels. `mine` and `theirs` are None where nothing was counted, `expected` is None by rules for which
    it is not known.
    """

    part: Part
    role: Role | None
    mine: float | None
    theirs: float | None
    expected: float | None


class Figures(Struct, frozen=True):
    """Games against others in a few figures.

    `streak` is of the wins up to now. The averages are over `averaged` of the games: those whose rules have expected
    values, or all where there are none.
    """

    games: int
    wins: int
    skunks_given: int
    skunks_taken: int
    streak: int
    longest_streak: int
    averaged: int
    averages: tuple[PointAverage, ...]


class HistoryFigures(Struct, frozen=True):
    """GET /api/history/figures: the games played without help, how many others were `assisted`, and the opponents.

    `last` is the last game against others, with help or without it.
    """

    figures: Figures
    assisted: int
    opponents: tuple[OpponentCount, ...]
    last: FinishedGame | None


class Stretch(Struct, frozen=True):
    """Games played one after another, from game `first` (from 1, the oldest): when the last one ended, and the wins."""

    first: int
    games: int
    wins: int
    ended: str


class BestHand(Struct, frozen=True):
    """A hand or crib of the owner, and the game in which it was counted."""

    room: str
    number: int
    ended: str
    hand: HandCounted


class HistoryStatistics(Struct, frozen=True):
    """GET /api/history/statistics: the games that match the filters, with help or without it; `apart` counts the others."""

    figures: Figures
    apart: int
    course: tuple[Stretch, ...]
    best: tuple[BestHand, ...]
    opponents: tuple[OpponentCount, ...]
    rules: tuple[RulesCount, ...]


class PartOfGame(Struct, frozen=True):
    """Where points came from: for each side the points pegged for it and the average of a deal, and the expected average.

    Pegging includes heels. An average is None where nothing was counted; `expected` is None by rules for which it is not
    known.
    """

    part: Part
    points: tuple[int, ...]
    averages: tuple[float | None, ...]
    expected: float | None


class RecapHand(Struct, frozen=True):
    """The best hand or crib of a side, and the deal in which it was counted, from 1.

    `call` and `table` say how it scores; they are empty for a hand whose jokers were named. `was_last`: the game was won
    by counting it.
    """

    deal: int
    hand: HandCounted
    call: Message
    table: tuple[tuple[Message, int], ...]
    was_last: bool


class Trailed(Struct, frozen=True, tag=True):
    """The winner was at most `points` behind, after this deal (from 1)."""

    side: Side
    points: int
    deal: int


class LedThroughout(Struct, frozen=True, tag=True):
    """The winner led after every deal."""

    side: Side


class PartWon(Struct, frozen=True, tag=True):
    """The part in which the winner was furthest ahead of the other side: the points of both."""

    part: Part
    side: Side
    points: int
    other: Side
    against: int


class ShortOfLine(Struct, frozen=True, tag=True):
    """The loser stopped `holes` short of the line that would have saved it from `title`."""

    side: Side
    holes: int
    title: str


class PastLine(Struct, frozen=True, tag=True):
    """The loser was only `holes` past the line (0: on it) below which its loss is called `title`."""

    side: Side
    holes: int
    title: str


RecapFact = Trailed | LedThroughout | PartWon | ShortOfLine | PastLine


class GameOfMatch(Struct, frozen=True):
    """A finished game of a match: who won it, the scores, and the game points it gave each side."""

    winners: tuple[Side, ...]
    scores: tuple[int, ...]
    points: tuple[int, ...]


class Recap(Struct, frozen=True):
    """GET /api/rooms/{room}/games/{number}: a finished game of the match, deal by deal, and what decided it.

    `sides` is the side of each seat; `best` is the best hand or crib of each side, if it counted one. `games` are the
    games of the match up to this one. `is_sealed` tells whether the cards of one of them can be checked.
    """

    number: int
    sides: tuple[Side, ...]
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    deals: tuple[DealPoints, ...]
    parts: tuple[PartOfGame, ...]
    best: tuple[RecapHand | None, ...]
    facts: tuple[RecapFact, ...]
    games: tuple[GameOfMatch, ...]
    is_sealed: bool


class Selection(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/history/delete: matches, by their rooms, that are to be deleted."""

    rooms: tuple[str, ...]


ByHistory = History | HistoryFigures | HistoryStatistics | Recap | Selection
