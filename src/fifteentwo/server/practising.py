"""What an owner practises: puzzles with ratings, and trainers whose missed items come back. It loads the engine, like `exploring`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime
from random import SystemRandom
from typing import Final, Literal

import msgspec
from msgspec import Struct

from fifteentwo.analysis.position_text import read_position
from fifteentwo.locales.coded import coded
from fifteentwo.practice import trainer
from fifteentwo.practice.glicko import Glicko
from fifteentwo.practice.puzzles import Puzzle, by_theme, daily, shipped_puzzles, theme_name
from fifteentwo.practice.trainer import COUNT_THEMES, DRILLS, BadItem, Drill, Repetition, Tally
from fifteentwo.scoring import Combo, show
from fifteentwo.server import exploring
from fifteentwo.server.practice_rows import PracticeRow
from fifteentwo.server.practice_wire import (
    CountTheme,
    DrillProgress,
    HandItem,
    PuzzleCard,
    PuzzleThemes,
    SolverRating,
    ThemeCount,
    TrainerAnswer,
    TrainerItem,
    TrainerResult,
)
from fifteentwo.server.wire import ChoiceVerdict

PUZZLE: Final = "puzzle"
SOLVER: Final = "solver"
TOTALS: Final = "totals"
"""Kinds of rows besides the drills: puzzles tried and their ratings, the solver's rating, and the totals of each drill."""

FIRST_DEVIATION: Final = 80.0
"""The deviation of a puzzle's first rating, which comes from the computer players."""
NEAREST: Final = 20
"""The next puzzle is one of this many whose ratings are nearest to the solver's."""
DUE_SHARE: Final = 0.5
"""Among random deals, the chance that an item comes that is due: after many mistakes there would be nothing else for long."""
MOST_ITEMS: Final = 2000
"""The most items that one owner is asked again."""
SLOWEST: Final = 600.0
"""Seconds of an answer above this count as this many."""

_random: Final = SystemRandom()
_GLICKO: Final = msgspec.json.Decoder(Glicko)
_REPETITION: Final = msgspec.json.Decoder(Repetition | None)
TALLY: Final = msgspec.json.Decoder(Tally)


class PuzzleSolver(Struct, frozen=True):
    """A solver's rating, and the puzzles at the first try."""

    glicko: Glicko = Glicko()
    solved: int = 0
    tried: int = 0

    def sent(self) -> SolverRating:
        """As it is sent."""
        return SolverRating(self.glicko.rating, self.glicko.deviation, self.solved, self.tried)


_SOLVER: Final = msgspec.json.Decoder(PuzzleSolver)


def solver_of(rows: Sequence[PracticeRow]) -> PuzzleSolver:
    """The solver in the store."""
    return _SOLVER.decode(rows[0].state) if rows else PuzzleSolver()


def rating_of(puzzle: Puzzle, rows: Sequence[PracticeRow]) -> Glicko:
    """The rating of a puzzle in the store; at first that of the package."""
    return _GLICKO.decode(rows[0].state) if rows else Glicko(puzzle.rating, FIRST_DEVIATION)


def themes(solver: PuzzleSolver | None) -> PuzzleThemes:
    """The themes and kinds with their puzzles, the most frequent first, the solver, and the themes of counts."""
    found = Counter(theme for each in shipped_puzzles() for theme in (each.kind, *each.themes))
    counts = tuple(
        ThemeCount(theme, theme_name(theme), number, _drills_with(theme)) for theme, number in found.most_common()
    )
    of_counts = tuple(CountTheme(theme, coded("count-theme", kind=theme)) for theme in COUNT_THEMES)
    return PuzzleThemes(len(shipped_puzzles()), counts, None if solver is None else solver.sent(), of_counts)


def card(puzzle: Puzzle, rating: Glicko | None = None, day: date | None = None) -> PuzzleCard:
    """A puzzle as it is sent."""
    return PuzzleCard(
        puzzle.key,
        puzzle.kind,
        float(puzzle.rating) if rating is None else rating.rating,
        exploring.shown(puzzle.read()),
        None if day is None else day.isoformat(),
    )


def next_puzzle(theme: str | None, solver: PuzzleSolver, tried: Sequence[PracticeRow]) -> Puzzle | None:
    """A puzzle near the solver's rating that was not tried before, or any with this theme; None if there is no such theme."""
    fitting = by_theme(theme)
    known = {row.item for row in tried}
    new = [each for each in fitting if each.key not in known] or list(fitting)
    if not new:
        return None
    near = sorted(new, key=lambda each: abs(each.rating - solver.glicko.rating))[:NEAREST]
    return _random.choice(near)


def after_try(
    puzzle: Puzzle, solved: bool, solver: PuzzleSolver, rating: Glicko
) -> tuple[PuzzleSolver, Glicko, list[PracticeRow], PracticeRow]:
    """Both ratings after a first try, the rows of the solver, and that of the puzzle."""
    score = float(solved)
    after = PuzzleSolver(solver.glicko.after([(rating, score)]), solver.solved + solved, solver.tried + 1)
    rated = rating.after([(solver.glicko, 1 - score)])
    own = [PracticeRow(SOLVER, "", "", _json(after)), PracticeRow(PUZZLE, puzzle.key, "", _json(solved))]
    return after, rated, own, PracticeRow(PUZZLE, puzzle.key, "", _json(rated))


def is_of_day(puzzle: Puzzle, day: str, today: str) -> bool:
    """Whether this is the puzzle of that day, and the day has come."""
    try:
        return day <= today and daily(date.fromisoformat(day)) == puzzle
    except ValueError:
        return False


def item(text: str, again: bool) -> TrainerItem:
    """An item as it is sent. Raises BadItem and BadPosition."""
    drill = trainer.drill_of(text)
    if drill == "count":
        hand = trainer.read_count(text)
        return TrainerItem(drill, again, hand=HandItem(text, hand.hand, hand.starter, hand.crib))
    return TrainerItem(drill, again, exploring.shown(read_position(text)))


def next_item(drill: Drill, source: str, theme: str | None, rows: Sequence[PracticeRow]) -> TrainerItem:
    """The next item: with the source `mistakes` one that is due, otherwise every other time on average, and else a random one.

    Raises BadItem where nothing fits.
    """
    now = datetime.now(UTC).isoformat()
    due = [row.item for row in rows if row.due <= now]
    if due and theme is None and (source == "mistakes" or _random.random() < DUE_SHARE):
        return item(due[0], True)
    if source == "mistakes":
        raise BadItem("trainer-none-due")
    return item(trainer.random_item(drill, _random, theme), False)


def answered(
    asked: TrainerAnswer, before: Sequence[PracticeRow], totals: Tally
) -> tuple[TrainerResult, list[PracticeRow]]:
    """The result of an answer, and the rows to write: the totals, and the item if it was missed now or before."""
    drill = trainer.drill_of(asked.item)
    seconds = min(max(asked.seconds, 0.0), SLOWEST)
    found: ChoiceVerdict | None = None
    points: int | None = None
    combos: tuple[Combo, ...] = ()
    if drill == "count":
        if asked.points is None:
            raise BadItem("trainer-answer")
        hand = trainer.read_count(asked.item)
        points, combos = hand.points, show(hand.hand, hand.starter, hand.crib)
        right, loss = asked.points == points, 0.0
    else:
        if not asked.cards:
            raise BadItem("trainer-answer")
        found = exploring.judge(read_position(asked.item), asked.cards)
        right, loss = found.right, found.loss.value
    rows = [PracticeRow(TOTALS, drill, "", _json(totals.plus(right, seconds, loss)))]
    due = None
    if before or not right:
        known = _REPETITION.decode(before[0].state) if before else None
        memory, back = trainer.repeated(known, drill, right, seconds, datetime.now(UTC))
        due = back.isoformat()
        rows.append(PracticeRow(drill, asked.item, due, _json(memory)))
    return TrainerResult(right, due, found, points, combos), rows


def added(positions: Sequence[str], known: Sequence[PracticeRow]) -> list[PracticeRow]:
    """Rows for positions from one's own games, due at once; none for those already there, or beyond `MOST_ITEMS`.

    Raises BadItem and BadPosition.
    """
    there = {row.item for row in known}
    room = max(0, MOST_ITEMS - len(there))
    now = datetime.now(UTC).isoformat()
    return [
        PracticeRow(trainer.drill_of(each), each, now, _json(None))
        for each in dict.fromkeys(positions)
        if each not in there
    ][:room]


def progress(totals: Sequence[PracticeRow], items: Mapping[Drill, Sequence[PracticeRow]]) -> list[DrillProgress]:
    """The progress in each trainer."""
    found, now = [], datetime.now(UTC).isoformat()
    by_drill = {row.item: TALLY.decode(row.state) for row in totals}
    for drill in DRILLS:
        tally, rows = by_drill.get(drill, Tally()), items[drill]
        many = max(tally.answers, 1)
        due = sum(row.due <= now for row in rows)
        found.append(
            DrillProgress(drill, tally.answers, tally.right, tally.seconds / many, tally.loss / many, len(rows), due)
        )
    return found


def _drills_with(theme: str) -> tuple[Literal["discard", "play"], ...]:
    found = {each.is_discard for each in by_theme(theme)}
    return (*(("discard",) if True in found else ()), *(("play",) if False in found else ()))


def _json(thing: object) -> str:
    return msgspec.json.encode(thing).decode()
