"""GET /api/rating: how well an owner decides, over many reviewed games."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.locales.coded import Message
from fifteentwo.server.history_wire import OpponentCount, RulesCount

BandName = Literal["expert", "strong", "club", "novice"]


class PhaseLine(Struct, frozen=True):
    """The unforced decisions of a phase: the mean chance to win that one loses, with its standard error, None from a single game."""

    phase: Message
    decisions: int
    loss: float
    error: float | None


class LeakExample(Struct, frozen=True):
    """A decision with this mistake: where its review has it, the cards of the choice and of the best one, and the loss.

    `step` is the step of the review after the choice; `position` is the position as text, '' where it cannot be written.
    """

    room: str
    number: int
    step: int
    position: str
    chosen: str
    best: str
    loss: float


class LeakLine(Struct, frozen=True):
    """A kind of mistake that comes back: the mean loss of a game, with its standard error, None from a single game."""

    kind: Message
    phase: Message
    times: int
    cost: float
    error: float | None
    examples: tuple[LeakExample, ...]


class ClaimFigures(Struct, frozen=True):
    """The counts of hands by the players themselves: the mean points given up by one, with its standard error, None from a single game."""

    counts: int
    wrong: int
    points: float
    error: float | None


class RecentRating(Struct, frozen=True):
    """The rating over a game and up to `games` - 1 games before it, for both sides: the mean losses and their standard errors."""

    games: int
    loss: float
    error: float
    their_loss: float
    their_error: float


class RatedGameLine(Struct, frozen=True):
    """One game, for curves over time: the mean loss of a decision of both sides, and the luck, None without a ledger.

    `scores` has the player's own first; `recent` is None in the first games.
    """

    room: str
    number: int
    ended: str
    opponents: tuple[str, ...]
    scores: tuple[int, ...]
    won: bool
    decisions: int
    loss: float
    their_decisions: int
    their_loss: float
    luck: float | None
    recent: RecentRating | None


class RatingReport(Struct, frozen=True):
    """The decision rating over the last games, oldest first in `timeline`.

    `error` is None for a single game, `band` below `fewest` games; `others` are further bands that the interval reaches. `adjusted` is the share of games
    won with the luck taken out; `margin` is the mean lead over the best other side at the end, in points. Games that are not reviewed yet, or were played with help, are counted apart.
    `opponents` and `by_rules` are those of all games that can be rated, whatever is asked for.
    """

    games: int
    decisions: int
    loss: float
    error: float | None
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
    margin: float | None
    claims: ClaimFigures | None
    their_claims: ClaimFigures | None
    timeline: tuple[RatedGameLine, ...]
    unreviewed: int
    assisted: int
    opponents: tuple[OpponentCount, ...]
    by_rules: tuple[RulesCount, ...]


class MistakesAdded(Struct, frozen=True):
    """How many positions were added to the trainers."""

    added: int


ByRating = RatingReport | MistakesAdded
