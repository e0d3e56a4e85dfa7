"""The puzzles of the package, and newly mined ones."""

from __future__ import annotations

import lzma
from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from fifteentwo.analysis.position import PlayerPosition
from fifteentwo.analysis.position_text import read_position, write_position
from fifteentwo.cribbage import Discard, Play
from fifteentwo.engine.archive import BadTables
from fifteentwo.players import KINDS as LADDER
from fifteentwo.practice import mining
from fifteentwo.practice.glicko import Glicko
from fifteentwo.practice.puzzles import (
    DRAWS,
    FILE,
    FIRST_DAY,
    KINDS,
    Puzzle,
    by_theme,
    choice_text,
    daily,
    grid,
    rating_of,
    read_puzzles,
    shipped_puzzles,
    write_puzzles,
)
from fifteentwo.practice.verdicts import sentences, verdict
from fifteentwo.record import from_table
from fifteentwo.rules import CribbageRules
from tests.reviews.games import NAMES, played

FEWEST = 1900
LARGEST = 300_000


def chosen(puzzle: Puzzle, text: str) -> tuple[PlayerPosition, Discard | Play]:
    """The position of a puzzle and the choice with this text."""
    position = puzzle.read()
    return position, next(each for each in position.choices if choice_text(each) == text)


def test_the_package_has_puzzles_of_every_kind_in_a_small_file() -> None:
    found = shipped_puzzles()
    assert len(found) >= FEWEST
    assert FILE.stat().st_size < LARGEST
    assert len({each.position for each in found}) == len({each.key for each in found}) == len(found)
    assert Counter(each.kind for each in found).keys() == set(KINDS)
    assert all(each.natural not in each.right for each in found)
    assert all(each.loss > 2 * each.error for each in found)
    assert all(each.read().choices for each in found)
    assert all(0 <= each.solutions <= len(LADDER) * DRAWS for each in found)


def test_puzzles_are_rated_from_easy_to_hard() -> None:
    ratings = sorted(each.rating for each in shipped_puzzles())
    assert ratings[len(ratings) // 10] + 100 < ratings[-len(ratings) // 10]


@pytest.mark.parametrize("many", [1, pytest.param(9, marks=pytest.mark.exhaustive)])
@pytest.mark.parametrize("kind", KINDS)
def test_the_natural_choice_is_wrong_and_the_right_one_is_not(kind: str, many: int) -> None:
    for each in by_theme(kind)[:many]:
        for right in each.right:
            position, action = chosen(each, right)
            assert verdict(position, action).right
        position, action = chosen(each, each.natural)
        found = verdict(position, action)
        assert not each.solved_by(action)
        assert found.loss.value == pytest.approx(each.loss, abs=1e-4)
        assert found.mistakes == each.themes
        assert len(sentences(found)) >= 2


@pytest.mark.exhaustive
def test_the_same_game_gives_the_same_puzzles() -> None:
    (first, *_) = made = list(mining.of_game(1, 1))
    (puzzle,) = mining.puzzles([first])
    shipped = {each.position: each for each in shipped_puzzles()}
    assert shipped[first.position] == puzzle
    assert len(made) > 1


def test_mining_resumes_from_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def of_game(seed: int, number: int) -> list[mining.Found]:
        asked.append(number)
        return [mining.Found(f"{seed} {number}", "play", ("4",), "5", 0.01, 0.0, 0.3, (0,) * 6)]

    monkeypatch.setattr(mining, "of_game", of_game)
    monkeypatch.setattr(mining, "warm_up", lambda *_: None)
    first = mining.mine(3, 8, tmp_path)
    assert mining.mine(3, 16, tmp_path)[:8] == first
    assert asked == list(range(16))


def test_records_are_mined_where_a_player_knew_its_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, str]] = []

    def puzzle_of(position: PlayerPosition) -> mining.Found:
        asked.append((position.seat, write_position(position)))
        return mining.Found(asked[-1][1], "play", ("4",), "5", 0.01, 0.0, 0.3, (0,) * 6)

    monkeypatch.setattr(mining, "puzzle_of", puzzle_of)
    monkeypatch.setattr(mining, "warm_up", lambda *_: None)
    table = played(("casual", "novice"), 4, CribbageRules(target=31))
    whole, seen = from_table(table, NAMES), from_table(table, NAMES, viewer=1)
    unsolved = from_table(
        played(("casual", "casual"), 1, CribbageRules(target=31, objective="lowball", skunk_scale="none")), NAMES
    )
    found = mining.mine_records([whole], tmp_path)
    both = list(asked)
    assert [each.position for each in found] == [text for _, text in both]
    assert all(read_position(text).choices for _, text in both)
    assert {seat for seat, _ in both} == {0, 1}
    asked.clear()
    assert mining.mine_records([whole, unsolved, seen], tmp_path)[: len(found)] == found
    assert asked == [each for each in both if each[0] == 1]


def test_the_file_is_reproducible_byte_for_byte() -> None:
    found = shipped_puzzles()
    assert write_puzzles(found) == FILE.read_bytes()
    assert read_puzzles(write_puzzles(found[:5])) == found[:5]


@pytest.mark.parametrize("data", [b"", b"no puzzles", lzma.compress(b'["d.0-0"]')])
def test_a_damaged_file_is_refused(data: bytes) -> None:
    with pytest.raises(BadTables, match="the puzzles cannot be read") if data else pytest.raises(BadTables):
        read_puzzles(data)


def test_the_puzzle_of_a_day_is_the_same_and_each_comes_once() -> None:
    some = shipped_puzzles()[:50]
    days = [FIRST_DAY + timedelta(days=day) for day in range(100)]
    found = [daily(day, some) for day in days]
    assert found[:50] == found[50:]
    assert len({each.key for each in found}) == len(some)
    assert daily(date(2026, 11, 23), some[::-1]) == daily(date(2026, 11, 23), some)


def test_tries_make_a_line_to_share() -> None:
    assert grid(["blunder", "inaccuracy", "none"]) == "🟥🟨🟩"


def test_a_puzzle_that_fewer_tries_solve_is_rated_higher() -> None:
    ratings = [rating_of(solutions) for solutions in range(len(LADDER) * DRAWS + 1)]
    assert all(harder > easier for harder, easier in pairwise(ratings))


def test_ratings_converge_to_a_solvers_level() -> None:
    """A solver who always solves puzzles of 1300 and never those of 1700 ends between them, with a smaller deviation."""
    solver = Glicko()
    for _ in range(30):
        solver = solver.after([(Glicko(1300, 80), 1.0), (Glicko(1700, 80), 0.0)])
    assert 1400 < solver.rating < 1600
    assert solver.deviation < 100
    assert solver.after([]).deviation > solver.deviation
