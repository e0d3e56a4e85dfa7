"""What the routes of reviews send and take: the review of a game as it grows, its steps, and the choices of a decision."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo.cards import Card
from fifteentwo.families import AnyChoice, AnyRules, AnyScene
from fifteentwo.game import Seat, Side
from fifteentwo.locales.coded import Message
from fifteentwo.narration import Told
from fifteentwo.reviews.model import Decision, GameReview, GradedOption, Part
from fifteentwo.reviews.solo import SoloDecision, SoloGameReview
from fifteentwo.server.wire import Chair, Hint, SkunkLine


class LedgerLine(Struct, frozen=True):
    """A line of the luck ledger in tenths of a percent, rounded so that the lines add up as printed."""

    part: Part
    tenths: int


class LedgerSum(Struct, frozen=True):
    """The luck ledger in tenths of a percent: the expectation, the lines, the result, and the result with even luck."""

    payoff: Literal["win", "match"]
    expectation: int
    lines: tuple[LedgerLine, ...]
    result: int
    adjusted: int


class ReviewState(Struct, frozen=True):
    """GET /api/reviews/{source}/{number}?seat=&after=: the review of a finished game, as far as it has been made.

    `source` is a room or an imported record. `stage` grows with each result; with `after` the answer waits for a later one.
    `old`: it was made with other engine data, and can be made again. `trouble` says why it cannot be made. A game for one has
    its review in `solo`, any other in `review`.
    """

    source: str
    number: int
    games: int
    chairs: tuple[Chair, ...]
    sides: tuple[Side, ...]
    own: tuple[Seat, ...]
    seat: Seat
    date: str
    rules: AnyRules
    rules_text: str
    rules_words: Message
    targets: tuple[int, ...]
    skunk_lines: tuple[SkunkLine, ...]
    stage: int
    progress: float
    complete: bool
    old: bool
    trouble: Message | None
    review: GameReview | None
    ledger: LedgerSum | None
    solo: SoloGameReview | None = None


class ReviewStep(Struct, frozen=True):
    """The table after `at` actions: with all cards, and as each seat saw it; `told` is what happened, with all cards.

    `explore` has the position of each seat that must choose cards, as text (docs/records.md).
    """

    at: int
    told: tuple[Told, ...]
    scene: AnyScene
    seen: tuple[AnyScene, ...]
    explore: tuple[str | None, ...]


class ReviewSteps(Struct, frozen=True):
    """GET /api/reviews/{source}/{number}/steps: every position of a reviewed game."""

    steps: tuple[ReviewStep, ...]


class ReviewOptions(Struct, frozen=True):
    """GET /api/reviews/{source}/{number}/options/{at}: every choice of a decision, best first; of a game for one as a hint."""

    options: tuple[GradedOption, ...] = ()
    hint: Hint | None = None


class Retry(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/reviews/{source}/{number}/grade: other cards at a decision; the answer is a Decision.

    In a game for one it is another `action`, and the answer a SoloDecision.
    """

    at: int
    cards: tuple[Card, ...] = ()
    action: AnyChoice | None = None


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/reviews/{source}/{number}/play: a new room from the position after `at` actions.

    This seat is a person's; a person at another one becomes the computer player `player`.
    """

    at: int
    seat: Seat
    player: str = "expert"


class Imported(Struct, frozen=True):
    """POST /api/reviews with a record in the body: under which name its games can be reviewed, and how many there are."""

    source: str
    games: int


class Weighed(Struct, frozen=True):
    """A choice that was open to a computer player, and the probability with which it makes it."""

    action: AnyChoice
    chance: float


class ChosenAgain(Struct, frozen=True):
    """A choice of a computer player after `at` actions, computed again from what it saw and the secret of the game.

    `weighed` is empty where the player cannot state probabilities. `again` is None where it cannot be computed, and `agrees`
    where there is nothing to compare.
    """

    at: int
    seat: Seat
    player: str
    weighed: tuple[Weighed, ...]
    again: AnyChoice | None
    agrees: bool | None


class ChoicesAgain(Struct, frozen=True):
    """GET /api/reviews/{source}/{number}/computer: the choices of the computer players in this game, computed again."""

    choices: tuple[ChosenAgain, ...]


ByReview = (
    ReviewState | ReviewSteps | ReviewOptions | ChoicesAgain | Retry | PlayOn | Imported | Decision | SoloDecision
)
