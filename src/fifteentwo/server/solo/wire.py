"""What the page and the server say to each other in the games for one.

The TypeScript types in web/src/solo/protocol.ts are generated from these Structs.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fifteentwo import calling
from fifteentwo.cards import Card
from fifteentwo.engine.solitary import Aim
from fifteentwo.moves import DealEnded, GameEnded, LayAway, Pegged, StarterTurned
from fifteentwo.rules import Field, PatienceRules, SquareRules
from fifteentwo.solitaire.moves import (
    Discard,
    Discarded,
    HandLaidAway,
    HandsDealt,
    Keep,
    Kept,
    LineShown,
    LookedAt,
    Place,
    Placed,
    SetAside,
    Turned,
)

SoloAction = Place | Discard | Keep | LayAway
SoloEvent = (
    Turned
    | Placed
    | Discarded
    | Kept
    | SetAside
    | HandsDealt
    | HandLaidAway
    | LookedAt
    | StarterTurned
    | LineShown
    | Pegged
    | DealEnded
    | GameEnded
)


class Hand(Struct, frozen=True):
    """A row or column as it stands: its cells, and the sets its cards make already.

    A line that is not full yet has no flush; his nobs and what the starter makes come with the starter.
    """

    name: str
    cells: tuple[int, ...]
    points: int
    sets: tuple[calling.Line, ...]


class SquareScene(Struct, frozen=True, tag=True):
    """What lies on the table of a square."""

    phase: Literal["turn", "place", "starter", "over"]
    grid: tuple[Card | None, ...]
    dead: tuple[Card, ...]
    reserve: tuple[tuple[Card, ...], ...]
    card: Card | None
    aside: Card | None
    starter: Card | None
    score: int
    made: int
    """What the lines make already; once the starter is turned, the score as far as it has been counted."""
    stock: int
    hands: tuple[Hand, ...]


class PatienceScene(Struct, frozen=True, tag=True):
    """What lies on the table of a solitaire; what has not been looked at is '??'."""

    phase: Literal["deal", "lay_away", "starter", "over"]
    deal: int
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[tuple[Card, ...], ...]
    crib: tuple[Card, ...]
    starter: Card | None
    under: tuple[Card, ...]
    in_hand: int | None
    score: int
    stock: int


Scene = SquareScene | PatienceScene


class SoloTold(Struct, frozen=True):
    """One event, what is called with it, and the scene after it; for a hand counted, its cadence."""

    event: SoloEvent
    words: str
    scene: Scene
    lines: tuple[calling.Line, ...] = ()


class Ending(Struct, frozen=True):
    """How a game came out."""

    total: int
    won: bool


class SoloPosition(Struct, frozen=True):
    """Where a game stands after entry `at`, and what may be done."""

    at: int
    scene: Scene
    legal: tuple[SoloAction, ...]
    can_undo: bool
    assisted: bool
    """Something was taken back or a hint was asked for, or the deal had been seen before."""
    demonstrated: bool
    """The house has played in it; such a game is counted nowhere."""
    ending: Ending | None


class SoloGame(Struct, frozen=True):
    """A whole game: what it is and where it stands. `day` is that of a daily deal, as 2026-11-21."""

    game: str
    rules: SquareRules | PatienceRules
    rules_text: str
    rules_words: str
    number: int
    day: str | None
    replayed: bool
    position: SoloPosition


class SoloNews(Struct, frozen=True):
    """What came of an action."""

    told: tuple[SoloTold, ...]
    position: SoloPosition


class NewSolo(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/solo: a new game; the deal of this number, the deal of the day, or any."""

    rules: str
    number: int | None = None
    daily: bool = False


class SoloAct(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/solo/{game}/act: an action that answers the position `at`."""

    action: SoloAction
    at: int


class SoloUndo(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/solo/{game}/undo or demonstrate: the last action is taken back, or the house does the next."""

    at: int


class Option(Struct, frozen=True):
    """An action a hint speaks of, and its worth.

    For points that is what the whole square, or the deal, comes to on average; for the chance to win a number
    from 0 to 1. `error` is the standard error of that, 0 where it is exact; None where it is only what the position promises.
    """

    action: SoloAction
    worth: float
    error: float | None


class Hint(Struct, frozen=True):
    """POST /api/solo/{game}/hint?aim=points or chance: the actions there are, the best first.

    `aim` is what they were weighed by: for a moment after the start a square is weighed by points whatever was asked.
    """

    aim: Aim
    options: tuple[Option, ...]
    nudge: str
    words: str
    at: int


class Step(Struct, frozen=True):
    """POST /api/solo/{game}/demonstrate: what the house thought of the choice, and what came of its own."""

    hint: Hint
    news: SoloNews


class ParDeal(Struct, frozen=True):
    """One deal of a solitaire at its best: what to lay away from each hand, and the points; the last hand lays none."""

    aways: tuple[tuple[Card, ...], ...]
    points: int


class ParLayout(Struct, frozen=True):
    """The best that could be made of the cards of a deal.

    `least` and `most` bound it (the same where it is proved exact). A square's `scene` is the table as it would lie
    at the end, worth `least`; a solitaire has its `deals` instead.
    """

    name: Literal["par", "legal par"]
    least: int
    most: int
    scene: SquareScene | None = None
    deals: tuple[ParDeal, ...] = ()


class Standing(Struct, frozen=True):
    """In how many of a hundred deals the house comes to less: of so many `deals`, played by this `player` of squares."""

    percent: int
    deals: int
    player: str


class Verdict(Struct, frozen=True):
    """GET /api/solo/{game}/verdict, once it is over: what was there, and how others did.

    `engine` is what the player of the house makes of the same deal with a fixed amount of work, `standing` where
    the total stands among those of the house by these rules. While something is `coming`, what is not known yet is
    None or empty, an interval may become narrower, and the page may ask again. `share` gives no card away.
    """

    total: int
    pars: tuple[ParLayout, ...]
    engine: int | None
    standing: Standing | None
    coming: bool
    share: str


class Bar(Struct, frozen=True):
    """A column of the chart of totals: how many games came to `least` up to `least + width - 1`."""

    least: int
    games: int


class Record(Struct, frozen=True):
    """Games of one kind taken together."""

    games: int
    wins: int
    best: int | None
    mean: float | None
    streak: int
    longest_streak: int
    bars: tuple[Bar, ...]


class SoloStatistics(Struct, frozen=True):
    """GET /api/solo/statistics: the games of this keeper by these rules; assisted ones apart."""

    rules_text: str
    rules_words: str
    width: int
    alone: Record
    assisted: Record


class SoloSummary(Struct, frozen=True):
    """A line of the lobby: a game that was begun."""

    game: str
    rules_text: str
    rules_words: str
    number: int
    day: str | None
    score: int
    over: bool
    assisted: bool
    updated: str


class SoloPreset(Struct, frozen=True):
    """A game for one as the lobby shows it; `today` is the number of its daily deal."""

    name: str
    words: str
    rules: SquareRules | PatienceRules
    today: int


class SoloMenu(Struct, frozen=True):
    """GET /api/solo/menu: the games there are, the day (UTC) whose deals are the daily ones, and what rules may vary."""

    day: str
    presets: tuple[SoloPreset, ...]
    square_fields: tuple[Field, ...]
    patience_fields: tuple[Field, ...]


WIRE = (
    SoloGame | SoloNews | Step | NewSolo | SoloAct | SoloUndo | Hint | Verdict | SoloStatistics | SoloSummary | SoloMenu
)
