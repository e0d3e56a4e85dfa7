"""GET /api/rating: how well an owner decides, over many reviewed games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

BandName = Literal["expert", "strong", "club", "novice"]


class PhaseLine(Struct, frozen=True):
    """The unforced decisions of a phase: the mean chance to win that one loses, with its standard error."""

    phase: Literal["discard as dealer", "discard as pone", "lead", "reply", "later card", "endgame", "claim"]
    decisions: int
    loss: float
    error: float


class LeakExample(Struct, frozen=True):
    """A decision with this mistake: the position as text, the cards of the choice and of the best one, and the loss."""

    position: str
    chosen: str
    best: str
    loss: float


class LeakLine(Struct, frozen=True):
    """A kind of mistake that comes back. `kind` is that of the message `mistake`; `cost` is the mean loss of a game."""

    kind: str
    phase: str
    times: int
    cost: float
    error: float
    examples: tuple[LeakExample, ...]


class RatedGameLine(Struct, frozen=True):
    """One game, for curves over time: the mean loss of a decision of both sides, and the luck, None without a ledger."""

    room: str
    number: int
    ended: str
    won: bool
    decisions: int
    loss: float
    their_decisions: int
    their_loss: float
    luck: float | None


class RatingReport(Struct, frozen=True):
    """The decision rating over the last games, oldest first in `timeline`.

    `band` is None below `fewest` games; `others` are further bands that the interval reaches. `adjusted` is the share of games
    won with the luck taken out. Games that are not reviewed yet, or were played with help, are counted apart.
    """

    games: int
    decisions: int
    loss: float
    error: float
    band: BandName | None
    others: tuple[BandName, ...]
    fewest: int
    noise_floor: float
    bounds: tuple[float, ...]
    phases: tuple[PhaseLine, ...]
    leaks: tuple[LeakLine, ...]
    wins: int
    skunks_given: int
    skunks_taken: int
    luck: float | None
    adjusted: float | None
    timeline: tuple[RatedGameLine, ...]
    unreviewed: int
    assisted: int


class MistakesAdded(Struct, frozen=True):
    """How many positions were added to the trainers."""

    added: int


ByRating = RatingReport | MistakesAdded
