"""`fifteentwo puzzle` with typed input."""

from __future__ import annotations

import io
from datetime import date
from pathlib import Path

import pytest

from fifteentwo.cli import main
from fifteentwo.practice.puzzles import Puzzle, by_theme, daily

DAY = "2026-11-23"


def solve(monkeypatch: pytest.MonkeyPatch, typed: str, *arguments: str) -> int:
    """Runs the command with this input."""
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    return main(["puzzle", *arguments])


def spaced(choice: str) -> str:
    """A choice in the form a player types: '2S9D' becomes '2s 9d', a rank stays as it is."""
    return " ".join(choice[at : at + 2] for at in range(0, len(choice), 2)).lower()


def test_the_right_choice_solves_a_puzzle(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    puzzle: Puzzle = by_theme("discard")[0]
    assert solve(monkeypatch, f"nonsense\n{spaced(puzzle.right[0])}\n", puzzle.key) == 0
    said = capsys.readouterr().out
    assert f"Puzzle {puzzle.key}" in said
    assert "Name two of your cards" in said
    assert "is the best choice" in said


def test_the_puzzle_of_the_day_allows_three_tries_and_prints_a_line_to_share(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = daily(date.fromisoformat(DAY))
    natural, right = spaced(puzzle.natural), spaced(puzzle.right[0])
    assert solve(monkeypatch, f"{natural}\n{right}\n", "--day", DAY) == 0
    said = capsys.readouterr().out
    assert "It is the natural choice" in said
    assert said.splitlines()[-1].startswith(f"fifteentwo {DAY} ")
    assert said.splitlines()[-1].endswith("🟩")


def test_a_session_ends_with_a_rating(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    puzzles = by_theme("grab-points")
    assert len(puzzles) > 10
    typed = "".join(f"{choice}\n" for choice in "A23456789TJQK" * 40)
    assert solve(monkeypatch, typed, "--theme", "grab-points", "--many", "3", "--rng", "1") == 0
    said = capsys.readouterr().out
    assert "of 3. Your rating is" in said


def test_the_end_of_the_input_ends_a_puzzle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert solve(monkeypatch, "", "--daily") == 0
    assert "fifteentwo" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--theme", "nonsense"], "There is no theme 'nonsense'"),
        (["--day", "tomorrow"], "'tomorrow' is not a day"),
        (["--many", "0"], "--many: give 1 to"),
        (["0000000000"], "There is no puzzle 0000000000."),
    ],
)
def test_invalid_options_are_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        (None, "", "cannot be read: No such file"),
        ("game.doc", "", "has no records; their names end in .txt, .json, .jsonl"),
        ("game.txt", "nonsense", "game.txt: "),
        ("games.jsonl", "\n{}\n", "games.jsonl, line 2: "),
    ],
)
def test_records_that_cannot_be_mined_are_one_sentence(
    name: str | None, text: str, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "records"
    if name:
        folder.mkdir()
        (folder / name).write_text(text)
    asked = ["lab", "puzzles", "--records", str(folder), "--games", "0", "--out", str(tmp_path / "out")]
    assert main(asked) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert words in said
    assert not (tmp_path / "out").exists()
