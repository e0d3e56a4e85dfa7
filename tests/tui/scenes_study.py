"""Reviews, explorers and practice, set up."""

from __future__ import annotations

from typing import Any

from fifteentwo.cards import Card, cards
from fifteentwo.server.practice_wire import (
    DailyTries,
    DrillProgress,
    Explored,
    HandItem,
    PlayedCard,
    PuzzleAnswer,
    PuzzleCard,
    PuzzleThemes,
    ScoreTable,
    ShownPosition,
    SolverRating,
    TrainerItem,
    TrainerResult,
)
from fifteentwo.tui.explore_forms import DiscardForm, PeggingForm, ScoreForm, SquareForm
from fifteentwo.tui.explore_screen import ExplorerScreen
from fifteentwo.tui.review_screen import ReviewScreen
from tests.tui.stage import Stage, scene
from tests.tui.test_practice import verdict
from tests.tui.test_review import reviewed


def _review(stage: Stage) -> ReviewScreen:
    made = reviewed()
    screen = ReviewScreen(stage.lounge, "room", 1)  # type: ignore[arg-type]
    stage.lounge.answers |= {"reviews/room/1/steps": made.steps, "reviews/room/1": made.state}
    stage.app.push_screen(screen)
    return screen


@scene
async def review_step(stage: Stage) -> None:
    screen = _review(stage)
    await stage.until(lambda: screen.state is not None)
    await stage.press("end")


@scene
async def review_sums(stage: Stage) -> None:
    screen = _review(stage)
    await stage.until(lambda: screen.state is not None)
    await stage.press("end", "tab")


@scene
async def explorers(stage: Stage) -> None:
    stage.app.open("explore")


POSITION = ShownPosition(
    "d.0-0.5H5C5DJS2S9D", "discard", True, (77, 100), 121, "standard", cards("2S 5C 5D 5H 9D JS"), (), None, (), 0, 0
)
PLAY = ShownPosition(
    "p", "play", False, (77, 100), 121, "standard", cards("3D 4D 5C"), cards("8D TC"), Card("4S"),
    (PlayedCard(False, Card("2D")), PlayedCard(True, Card("6C")), PlayedCard(False, Card("TD"))), 0, 18,
)  # fmt: skip


@scene
async def explore_discard(stage: Stage) -> None:
    found = verdict(1.2)
    stage.lounge.answers["explore"] = Explored(POSITION, "win", "solved", (found.best, found.chosen), (), ())
    await stage.app.push_screen(ExplorerScreen(DiscardForm))
    await stage.press(*"5h5c5djs2s9d", *["up"] * 2, "enter")
    await stage.until(lambda: len(stage.app.screen.lines) > 2)  # type: ignore[attr-defined]


@scene
async def explore_play(stage: Stage) -> None:
    await stage.app.push_screen(ExplorerScreen(PeggingForm))


@scene
async def explore_score(stage: Stage) -> None:
    rows = tuple(tuple(5000 + 30 * (mine - theirs) for theirs in range(121)) for mine in range(121))
    stage.lounge.answers["explore/scores"] = ScoreTable("standard", 121, rows)
    await stage.app.push_screen(ExplorerScreen(ScoreForm))
    await stage.press("up", "enter")
    await stage.until(lambda: len(stage.app.screen.lines) > 2)  # type: ignore[attr-defined]


@scene
async def explore_square(stage: Stage) -> None:
    await stage.app.push_screen(ExplorerScreen(SquareForm))


@scene
async def practice(stage: Stage) -> None:
    solver = SolverRating(1374.0, 207.0, 3, 5)
    stage.lounge.answers["trainer"] = [DrillProgress("discard", 10, 7, 12.0, 0.01, 5, 2)]
    stage.lounge.answers["puzzles"] = PuzzleThemes(900, (), solver)
    stage.app.open("practice")
    await stage.press("down")
    await stage.until(lambda: len(stage.app.screen._progress) == 2)  # type: ignore[attr-defined]


async def _exercise(stage: Stage, row: int) -> Any:
    stage.app.open("practice")
    await stage.press(*["down"] * row, "enter")
    await stage.until(lambda: getattr(stage.app.screen, "exercise", None) is not None)
    return stage.app.screen


def _answers(stage: Stage) -> None:
    stage.lounge.answers |= {"trainer": [], "puzzles": PuzzleThemes(900, (), None)}


@scene
async def puzzle(stage: Stage) -> None:
    _answers(stage)
    stage.lounge.answers |= {
        "puzzles/daily": PuzzleCard("2b224379e2", "play", 1618.0, PLAY, "2026-11-26"),
        "puzzles/days": list[DailyTries](),
    }
    await _exercise(stage, 0)
    await stage.press("2")


@scene
async def puzzle_missed(stage: Stage) -> None:
    _answers(stage)
    stage.lounge.answers |= {
        "puzzles/next": PuzzleCard("2b224379e2", "discard", 1618.0, POSITION),
        "puzzles/2b224379e2": PuzzleAnswer(False, True, verdict(1.2), True, 1600.0, SolverRating(1374.0, 207.0, 3, 5)),
    }
    screen = await _exercise(stage, 1)
    await stage.press("1", "2", "enter")
    await stage.until(lambda: screen.is_over)


@scene
async def count_trainer(stage: Stage) -> None:
    _answers(stage)
    hand = HandItem("h", cards("7C 8D 9H KS"), Card("7S"), False)
    stage.lounge.answers["trainer/next"] = TrainerItem("count", True, None, hand)
    screen = await _exercise(stage, 5)
    stage.lounge.answers["trainer"] = TrainerResult(False, None)
    await stage.press("1", "0", "enter")
    await stage.until(lambda: screen.is_over)
