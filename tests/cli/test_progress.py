"""The progress of long work where standard error is a file."""

from __future__ import annotations

import sys
from time import sleep

import pytest

from fifteentwo.cli import progress as module
from fifteentwo.cli.progress import analysing, progress


def test_each_step_gets_a_line_and_long_ones_more(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter((0.0, 1.0, 2.0, 40.0, 41.0))
    monkeypatch.setattr(module, "monotonic", lambda: next(clock))
    with progress(lines=True) as told:
        told(0, "building the tree", 12)
        told(1, "building the tree", 12)
        told(2, "building the tree", 12)
        told(3, "the play", 12)
    assert capsys.readouterr().err.splitlines() == [
        "1 s  0/12  building the tree",
        "40 s  2/12  building the tree",
        "41 s  3/12  the play",
    ]


def test_short_work_is_silent_in_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    with progress(3) as told:
        told(1, "games")
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("soon", "said"), [(0.0, "the engine is compiled at the first analysis"), (60.0, "")])
def test_a_long_analysis_says_on_a_terminal_why(
    soon: float, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SOON", soon)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with analysing():
        sleep(0.2)
    found = capsys.readouterr().err
    assert said in found
    assert bool(said) == bool(found)


def test_an_analysis_is_silent_in_a_file(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SOON", 0.0)
    with analysing():
        sleep(0.2)
    assert capsys.readouterr().err == ""
