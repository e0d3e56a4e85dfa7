"""Puzzles: positions in which the natural choice is clearly wrong, with the truth and its error known.

`fifteentwo lab puzzles` makes the file in the package, from games of *expert* against itself.
"""

from __future__ import annotations

import lzma
from collections.abc import Sequence
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from fifteentwo.analysis.features import Feature
from fifteentwo.analysis.position import Band, PlayerPosition
from fifteentwo.analysis.position_text import read_position
from fifteentwo.cribbage import Discard, Play
from fifteentwo.engine.archive import BadTables
from fifteentwo.locales.coded import Message, coded
from fifteentwo.players import KINDS as LADDER

FILE: Final = Path(__file__).parent.parent / "data" / "puzzles.xz"
FIRST_DAY: Final = date(2026, 1, 1)
DRAWS: Final = 4
"""How often each computer player tries a puzzle."""
MIDDLE: Final = 1300.0
"""The rating of a puzzle before anybody tried it; it weighs as one solution and one failure."""

Kind = Literal["discard", "play", "endgame"]
"""What is chosen; `endgame` for either, where a side is near the target and only the chance to win counts."""
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SQUARES: Final[dict[Band, str]] = {"none": "🟩", "inaccuracy": "🟨", "mistake": "🟧", "blunder": "🟥"}


class Puzzle(Struct, frozen=True, array_like=True):
    """A position, its right choices, and the natural choice that is wrong.

    `error` is the standard error of `loss`. The losses are those of the natural choice against the best one.
    """

    position: str
    """As `position_text` writes it."""
    kind: Kind
    right: tuple[str, ...]
    """Every right choice, the best first: its cards without a space, such as 2S9D."""
    natural: str
    loss: float
    """The chance to win that the natural choice gives up."""
    error: float
    points: float
    """The expected points that it gives up; negative if it gains some, but wins less often."""
    themes: tuple[Feature, ...]
    solutions: int
    """How many tries of the computer players of the ladder solved it, each of which tried it `DRAWS` times."""

    @property
    def rating(self) -> int:
        """How hard it is, on the scale of the ladder."""
        return rating_of(self.solutions)

    @property
    def key(self) -> str:
        """A short name of the puzzle, which does not change when others are added."""
        return sha256(self.position.encode()).hexdigest()[:10]

    @property
    def is_discard(self) -> bool:
        """Whether cards are thrown, as opposed to one being played."""
        return len(self.right[0]) > 1

    def read(self) -> PlayerPosition:
        """The position."""
        return read_position(self.position)

    def solved_by(self, action: Discard | Play) -> bool:
        """Whether a choice is right."""
        return choice_text(action) in self.right


_PUZZLE: Final = msgspec.json.Decoder(Puzzle)


@cache
def rating_of(solutions: int) -> int:
    """The rating at which the players of the ladder are expected to solve a puzzle this often: the logistic model, by bisection.

    >>> rating_of(0) > rating_of(12) > rating_of(24)
    True
    """
    ratings = [each.character.rating for each in LADDER.values()]
    low, high = 0.0, 3000.0
    while high - low > 0.1:
        middle = (low + high) / 2
        expected = sum(DRAWS * _chance(rating, middle) for rating in ratings) + 2 * _chance(MIDDLE, middle)
        low, high = (middle, high) if expected > solutions + 1 else (low, middle)
    return round(low)


def _chance(player_rating: float, rating: float) -> float:
    return float(1 / (1 + 10 ** ((rating - player_rating) / 400)))


def choice_text(action: Discard | Play) -> str:
    """The cards of a choice as a puzzle holds them. A card of the play counts by its rank."""
    if isinstance(action, Play):
        return str(action.card)[0]
    return "".join(map(str, sorted(action.cards)))


def write_puzzles(puzzles: Sequence[Puzzle]) -> bytes:
    """The puzzles as the file of the package holds them."""
    lines = b"\n".join(map(msgspec.json.encode, puzzles)) + b"\n"
    return lzma.compress(lines, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC32, preset=9 | lzma.PRESET_EXTREME)


def read_puzzles(data: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of such a file. Raises BadTables for a damaged one."""
    try:
        return tuple(_PUZZLE.decode(line) for line in lzma.decompress(data).splitlines())
    except (lzma.LZMAError, msgspec.DecodeError) as error:
        raise BadTables("puzzles-damaged", reason=str(error)) from None


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of this package. Raises BadTables."""
    try:
        return read_puzzles(FILE.read_bytes())
    except OSError as error:
        raise BadTables("puzzles-damaged", reason=str(error.strerror)) from None


def named(key: str) -> Puzzle:
    """The puzzle with this name. Raises LookupError."""
    found = _by_key().get(key)
    if found is None:
        raise LookupError(f"there is no puzzle {key}")
    return found


@cache
def _by_key() -> dict[str, Puzzle]:
    return {each.key: each for each in shipped_puzzles()}


def by_theme(theme: str | None = None) -> tuple[Puzzle, ...]:
    """The puzzles with a theme, or of a kind; all of them for None."""
    return tuple(each for each in shipped_puzzles() if theme is None or theme == each.kind or theme in each.themes)


def theme_name(theme: str) -> Message:
    """The name of a kind of puzzles, or of a mistake."""
    return coded("puzzle-kind", kind=theme) if theme in KINDS else coded("mistake", kind=theme)


def grid(bands: Sequence[Band]) -> str:
    """The tries at a puzzle as a row of squares to share, which does not give the solution away."""
    return "".join(SQUARES[each] for each in bands)


def daily(day: date, puzzles: Sequence[Puzzle] | None = None) -> Puzzle:
    """The puzzle of a day, the same for everybody: every puzzle once before one comes back.

    The order is that of the hashes of the puzzles' names, so it looks random and depends on the puzzles alone.
    """
    ordered = sorted(shipped_puzzles() if puzzles is None else puzzles, key=lambda each: each.key)
    return ordered[(day - FIRST_DAY).days % len(ordered)]
