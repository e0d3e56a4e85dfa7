"""The grades of directions round the crash board."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from fifteentwo.board import crash_hole
from fifteentwo.cli import main
from fifteentwo.cribbage import Choose, Cribbage
from fifteentwo.engine.monte_carlo import paths
from fifteentwo.record import Record, to_text
from fifteentwo.reviews.model import PathGrade
from fifteentwo.reviews.paths import path_grades, told
from fifteentwo.reviews.steps import games_of
from fifteentwo.rules import CribbageRules, parse
from tests.reviews.games import recorded

CRASH = parse("crash", CribbageRules)
STEPS = range(1, 121)


@pytest.fixture(scope="module")
def record() -> Record:
    return recorded(("simple", "simple"), 3, CRASH)


@pytest.fixture(scope="module")
def grades(record: Record) -> tuple[PathGrade, ...]:
    return path_grades(games_of(record)[0])


def test_the_board_is_its_own_reflection() -> None:
    for one in STEPS:
        for other in STEPS:
            same = crash_hole(one, True) == crash_hole(other, True)
            assert same == (crash_hole(one, False) == crash_hole(other, False))
            crossed = crash_hole(one, True) == crash_hole(other, False)
            assert crossed == (crash_hole(one, False) == crash_hole(other, True))


def test_the_first_direction_is_free_and_the_second_graded(grades: tuple[PathGrade, ...]) -> None:
    first, second = grades
    assert (first.loss.value, first.best, first.band) == (0.0, first.action, "none")
    assert second.loss.error is not None
    assert 0 < second.loss.error < 0.02
    assert second.seat != first.seat


def test_the_two_directions_lose_what_the_other_gains(record: Record) -> None:
    (moments,) = games_of(record)
    places = [at for at, moment in enumerate(moments) if isinstance(getattr(moment.entry, "action", None), Choose)]
    before = moments[places[-1] - 1].state
    seat = getattr(moments[places[-1]].entry, "action").seat  # noqa: B009 - an entry of any kind
    value = paths.better_path(before, seat)
    mirrored = replace(before, paths=tuple(None if path is None else not path for path in before.paths))
    other = paths.better_path(mirrored, seat)
    assert (other.gain, other.error) == pytest.approx((value.gain, value.error))
    assert other.clockwise != value.clockwise
    assert Cribbage(before.rules).legal(before, seat)


def test_the_command_and_the_page_print_them(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "crash.txt").write_text(to_text(record))
    for form in ((), ("--html",)):
        assert main(["review", str(tmp_path / "crash.txt"), *form]) == 0
        printed = capsys.readouterr().out
        assert printed.count("round the board") == 2
        assert "Points claimed" not in printed


def test_each_direction_has_a_sentence(grades: tuple[PathGrade, ...]) -> None:
    assert "went clockwise" in told(replace(grades[0], action=Choose(0, True)), "Ann")
    assert "went anticlockwise" in told(replace(grades[0], action=Choose(0, False)), "Ann")
