"""What the types allow and refuse, checked by mypy itself."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from mypy import api

from fifteentwo.cribbage import Cribbage
from tests.typing.accepted import by_the_protocol, imagine, of_a_line, play

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def test_mypy_agrees(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every line of `refused` has an ignore, and mypy reports those it does not need."""
    monkeypatch.chdir(ROOT)
    said, wrong, status = api.run([str(HERE / "accepted.py"), str(HERE / "refused.py")])
    assert (status, wrong) == (0, ""), said


def test_what_type_checks_runs() -> None:
    over = play(Cribbage(), Random(1))
    assert by_the_protocol.outcome(over) == Cribbage().outcome(over)
    assert imagine(Cribbage(), Cribbage().observe(over, 0), Random(1))[1:3] == over.scores
    assert of_a_line()[-1] == 2
