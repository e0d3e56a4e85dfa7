"""The review of a match: a value that can be saved, loaded and compared. docs/records.md documents its JSON form."""

from __future__ import annotations

from math import fsum
from typing import Final, Literal

import msgspec
from msgspec import Struct

from fifteentwo.analysis.model import Figure, Source
from fifteentwo.analysis.position import Band, Phase
from fifteentwo.cards import Card
from fifteentwo.cribbage import Call, Choose, Claim, Name, Pass
from fifteentwo.game import Outcome, Seat
from fifteentwo.locales import CodedError
from fifteentwo.locales.coded import Message
from fifteentwo.record.model import read_card
from fifteentwo.scoring import Combo

VERSION: Final = 1
MAGIC: Final = "fifteentwo review"

PointKind = Literal["start", "cut", "deal", "discard", "starter", "play", "count", "resign"]
Part = Literal["cut", "my cards", "their cards", "starter", "my decisions", "their decisions", "unseen", "model"]
"""The lines of the luck ledger."""
PARTS: Final[tuple[Part, ...]] = (
    "cut",
    "my cards",
    "their cards",
    "starter",
    "my decisions",
    "their decisions",
    "unseen",
    "model",
)
LUCK: Final[frozenset[Part]] = frozenset(("cut", "my cards", "their cards", "starter"))
Payoff = Literal["win", "match"]
"""What a chance is a chance of: the game, or the match."""


class BadReview(CodedError):  # noqa: N818 - the plainest name
    """The record cannot be reviewed, or the review cannot be read; the message is a sentence."""


class Note(Struct, frozen=True):
    """Something a reader should know about the review, as a code with arguments; `words.note` makes the sentence."""

    code: Literal["unknown cards", "unfinished", "resigned", "out of time", "unchecked", "claims", "sampled"]
    text: str | Message = ""
    seat: Seat | None = None


class Chances(Struct, frozen=True):
    """Chances of each seat, in order, with all cards known."""

    win: tuple[float, ...]
    match: tuple[float, ...] | None = None
    skunk: tuple[float, ...] | None = None
    """To win with a skunk or better, where the rules count skunks."""
    error: tuple[float, ...] | None = None
    """The standard error of `win`, where it is a mean of samples: that of the samples and that of their model together."""
    match_error: tuple[float, ...] | None = None
    skunk_error: tuple[float, ...] | None = None


class CurvePoint(Struct, frozen=True):
    """A point of the curve: what happened, and the chances after it; None where cards are unknown."""

    at: int
    """The number of the record's actions done by then."""
    kind: PointKind
    deal: int
    """The number of the deal, from 1; 0 before the first."""
    dealer: Seat | None
    seat: Seat | None
    """Who discarded, played or resigned."""
    cards: tuple[Card, ...]
    scores: tuple[int, ...]
    chances: Chances | None


class Parts(Struct, frozen=True):
    """The expected points of a choice; the opponent's crib counts as negative. `hand` and `crib` are of discards only."""

    total: float
    hand: float | None
    crib: float | None
    pegging: float | None


class GradedOption(Struct, frozen=True):
    """An option of a decision: the cards, and its figures by what the player could know."""

    cards: tuple[Card, ...]
    win: Figure | None
    match: Figure | None
    points: Parts


class Decision(Struct, frozen=True):
    """A discard or a card played, graded by what its player could know at the time."""

    at: int
    """The number of the record's actions done before it."""
    deal: int
    seat: Seat
    phase: Phase
    scores: tuple[int, ...]
    cards: tuple[Card, ...]
    forced: bool
    """Whether there was nothing to choose. Everything below is then empty."""
    loss: Figure | None = None
    """The chance of the game (of the match, if there is one) given up against the best choice."""
    points: float = 0.0
    """The expected points of the best choice less those of this one."""
    band: Band = "none"
    mixed: bool = False
    """Whether the choice is one that perfect play makes now and then, and therefore right."""
    options: int = 0
    chosen: GradedOption | None = None
    best: GradedOption | None = None
    source: Source | None = None


class LedgerEntry(Struct, frozen=True):
    """A change in the chance of the reviewed seat, and its cause."""

    at: int
    deal: int
    part: Part
    change: float
    seat: Seat | None = None


class Ledger(Struct, frozen=True):
    """Result = expectation + luck + skill + what nobody could see + the error of the model, exactly."""

    payoff: Payoff
    expectation: float
    """The chance at the start."""
    result: float
    """1 or 0, or the chance where a record ends early."""
    entries: tuple[LedgerEntry, ...]

    @property
    def parts(self) -> dict[Part, float]:
        """The sum of each line."""
        return {part: fsum(each.change for each in self.entries if each.part == part) for part in PARTS}

    @property
    def luck(self) -> float:
        """The change by chance."""
        return fsum(each.change for each in self.entries if each.part in LUCK)

    @property
    def adjusted(self) -> float:
        """The result with luck removed; it may lie outside 0 to 1."""
        return self.result - self.luck


class KeyMoment(Struct, frozen=True):
    """A moment to look at first."""

    kind: Literal["decision", "luckiest cut", "turning point"]
    at: int
    """The number of the record's actions done before it."""
    deal: int
    change: float
    """The change of the chance of the reviewed seat; of a decision, what it gave up, negative."""


class SeatFigures(Struct, frozen=True):
    """The unforced decisions of a seat."""

    decisions: int
    loss: float
    """The chance lost by all of them."""
    error: float
    """The standard error of the mean loss of a decision, by their spread."""
    inaccuracies: int
    mistakes: int
    blunders: int


class CountGrade(Struct, frozen=True):
    """A claim, a call of muggins, a claim let pass, or the names of jokers in a count, against the best answer."""

    at: int
    """The number of the record's actions done before it."""
    deal: int
    seat: Seat
    action: Claim | Call | Pass | Name
    best: Claim | Call | Pass | Name
    points: int
    """The points given up on the opponents, if they count without mistakes; negative for a claim that gained some. Of a joker
    as the starter the expected points, rounded."""
    combos: tuple[Combo, ...] = ()
    """The combinations of the hand, crib or card; none for the names of jokers."""
    missed: tuple[Combo, ...] = ()
    """The combinations that the claim missed; none if the answer was right, or the points leave open which they are."""
    loss: Figure | None = None
    """The chance of the game (of the match, if there is one) given up; None while the review is being made."""
    band: Band = "none"


class PathGrade(Struct, frozen=True):
    """A direction round the crash board, against the other one."""

    at: int
    """The number of the record's actions done before it."""
    deal: int
    seat: Seat
    action: Choose
    best: Choose
    loss: Figure
    """The chance of the game given up."""
    band: Band


class GameReview(Struct, frozen=True):
    """The review of one game."""

    points: tuple[CurvePoint, ...]
    decisions: tuple[Decision, ...]
    ledger: Ledger | None
    """None where cards are unknown."""
    key_moments: tuple[KeyMoment, ...]
    figures: tuple[SeatFigures | None, ...]
    """By seat; None for one whose cards are unknown."""
    outcome: Outcome | None
    notes: tuple[Note, ...] = ()
    counts: tuple[CountGrade, ...] = ()
    paths: tuple[PathGrade, ...] = ()


class Review(Struct, frozen=True):
    """The review of a match from the side of one seat."""

    rules: str
    """In full, as `fifteentwo.rules.write` puts them."""
    seats: tuple[str, ...]
    seat: Seat
    engine: dict[str, str]
    """The SHA-256 of each file of engine data that it was computed with, by name."""
    games: tuple[GameReview, ...]
    complete: bool = True
    """False while it is being made."""
    fifteentwo: str = MAGIC
    version: int = VERSION


REVIEW: Final = msgspec.json.Decoder(
    Review, dec_hook=lambda kind, thing: read_card(kind, thing) if kind is Card else thing
)
"""Reads the JSON of a review."""
