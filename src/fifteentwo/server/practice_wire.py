"""The bodies of requests and responses about practice: explorers, puzzles and trainers. One form of a position serves all."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from fifteentwo.analysis.position import Band
from fifteentwo.cards import Card
from fifteentwo.families import AnyChoice
from fifteentwo.locales.coded import Message
from fifteentwo.scoring import Combo
from fifteentwo.server.wire import ChoiceVerdict, ExploredOption


class PlayedCard(Struct, frozen=True):
    """A card of the play."""

    mine: bool
    card: Card


class ShownPosition(Struct, frozen=True):
    """What a player knows who must choose. `text` is the position in a link (docs/records.md).

    `scores` are mine and theirs. `hand` are the cards still held; `plays` all cards played, of which those before
    `count_from` belong to earlier counts.
    """

    text: str
    what: Literal["discard", "play"]
    dealer: bool
    scores: tuple[int, int]
    target: int
    rules_text: str
    hand: tuple[Card, ...]
    discarded: tuple[Card, ...]
    starter: Card | None
    plays: tuple[PlayedCard, ...]
    count_from: int
    count: int


class RankOdds(Struct, frozen=True):
    """What the other may hold of one rank: the mean number of cards, and the chance of at least one."""

    rank: str
    cards: float
    held: float


class LikelyReply(Struct, frozen=True):
    """A card the other may play next: its rank, its chance, what it pegs, and the position after it if I have a choice then."""

    rank: str
    chance: float
    points: int
    position: str | None


class PlayBranch(Struct, frozen=True):
    """What may follow one of my cards. `go` is the chance that the other cannot play, `after_go` the other's range then."""

    card: Card
    count: int
    replies: tuple[LikelyReply, ...]
    go: float
    after_go: tuple[RankOdds, ...]
    position: str | None


class PositionText(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/explore and /api/explore/square: a position as text."""

    position: str


class Explored(Struct, frozen=True):
    """A position with every choice, best first. `by` is what they are ranked by, `source` where the figures come from."""

    position: ShownPosition
    by: Literal["win", "match", "points"]
    source: Literal["solved", "sampled", "searched", "heuristic"]
    options: tuple[ExploredOption, ...]
    strip: tuple[RankOdds, ...]
    branches: tuple[PlayBranch, ...]


class CellValue(Struct, frozen=True):
    """A choice in a square and the expected final score after it; `error` as in HintFigure."""

    action: AnyChoice
    value: float
    error: float | None


class ExploredSquare(Struct, frozen=True):
    """A half-filled square with the value of each choice, best first."""

    text: str
    rules_text: str
    grid: tuple[Card | None, ...]
    card: Card
    dead: tuple[Card, ...]
    reserve: tuple[tuple[Card, ...], ...]
    options: tuple[CellValue, ...]


SOLVED_GAMES: Final = ("standard", "lowball", "no_discard", "five_card")
"""The presets whose deals the engine has solved, where their tables are installed."""


class ScoreTable(Struct, frozen=True):
    """The dealer's chances to win before a deal, in hundredths of a percent: by the dealer's score, then by pone's."""

    rules_text: str
    target: int
    dealer: tuple[tuple[int, ...], ...]


class SolverRating(Struct, frozen=True):
    """A solver's rating (Glicko-2) with its deviation, and how many puzzles were solved at the first try."""

    rating: float
    deviation: float
    solved: int
    tried: int


class ThemeCount(Struct, frozen=True):
    """A theme, its name, and the number of its puzzles; themes are kinds (discard, play, endgame) and mistakes.

    `drills` are the trainers that have positions with it.
    """

    theme: str
    name: Message
    puzzles: int
    drills: tuple[Literal["discard", "play"], ...]


class CountTheme(Struct, frozen=True):
    """A theme of the counting trainer, and its name."""

    theme: str
    name: Message


class PuzzleThemes(Struct, frozen=True):
    """GET /api/puzzles: the themes, and the solver's rating if the request has an owner's token.

    `counts` are the themes of the counting trainer, which has deals for them and no puzzles.
    """

    puzzles: int
    themes: tuple[ThemeCount, ...]
    solver: SolverRating | None
    counts: tuple[CountTheme, ...] = ()


class PuzzleCard(Struct, frozen=True):
    """A puzzle to solve; `day` is that of a daily puzzle."""

    key: str
    kind: Literal["discard", "play", "endgame"]
    rating: float
    position: ShownPosition
    day: str | None = None


class ChosenCards(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/puzzles/{key}: the cards chosen. `day`: it is a try at the puzzle of that day."""

    cards: tuple[Card, ...]
    day: str | None = None


class PuzzleAnswer(Struct, frozen=True):
    """Whether a choice solves the puzzle, and the verdict on it.

    `natural`: it is the choice that makes this a puzzle. `rated`: this was the first try, so both ratings changed.
    """

    solved: bool
    natural: bool
    verdict: ChoiceVerdict
    rated: bool
    rating: float
    solver: SolverRating | None


class DailyTries(Struct, frozen=True):
    """The tries at the puzzle of a day: the band of each, `none` where it solved the puzzle."""

    day: str
    bands: tuple[Band, ...]


class HandItem(Struct, frozen=True):
    """A hand or crib to count."""

    text: str
    hand: tuple[Card, ...]
    starter: Card
    crib: bool


class TrainerItem(Struct, frozen=True):
    """Something to practise: a position, or a hand to count. `again`: it was missed before."""

    drill: Literal["discard", "play", "count"]
    again: bool
    position: ShownPosition | None = None
    hand: HandItem | None = None


class TrainerAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/trainer: the answer to an item: cards, or the points of a hand; and the seconds it took."""

    item: str
    seconds: float
    cards: tuple[Card, ...] = ()
    points: int | None = None


class GameMistakes(Struct, frozen=True):
    """GET /api/reviews/{source}/{number}/mistakes?seat=: the mistakes of a side in a reviewed game, the costliest first."""

    items: tuple[TrainerItem, ...]


class OwnMistakes(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/trainer/mistakes: positions from one's own games, to be practised."""

    positions: tuple[str, ...]


class TrainerResult(Struct, frozen=True):
    """How an answer was; `due` is when the item comes back, None if it does not. Of a count: its points and combinations."""

    right: bool
    due: str | None
    verdict: ChoiceVerdict | None = None
    points: int | None = None
    combos: tuple[Combo, ...] = ()


class DrillProgress(Struct, frozen=True):
    """One trainer: the answers, those that were right, the mean seconds and the mean chance lost, and items waiting and due."""

    drill: Literal["discard", "play", "count"]
    answers: int
    right: int
    seconds: float
    loss: float
    items: int
    due: int


ByPractice = (
    PositionText
    | Explored
    | ExploredSquare
    | ScoreTable
    | PuzzleThemes
    | PuzzleCard
    | ChosenCards
    | PuzzleAnswer
    | DailyTries
    | TrainerItem
    | TrainerAnswer
    | OwnMistakes
    | GameMistakes
    | TrainerResult
    | DrillProgress
)
