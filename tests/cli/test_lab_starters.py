"""`fifteentwo lab starters`, and `lab ship` of what it made: what is wrong is said in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from fifteentwo.engine import deal_rules
from fifteentwo.engine.training.starter_files import FILE
from tests.cli.commands import Keyboard


def test_a_folder_without_policies_is_refused_in_one_sentence(
    typed: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path / "own"))
    (tmp_path / FILE).write_bytes(b"")
    said = typed(f"lab ship --install --out {tmp_path}")
    assert said.status == 2
    assert said.err.count("\n") == 1
    assert FILE in said.err
    assert not (tmp_path / "own").exists()
    for wrong in ("--rounds 0", "--rounds 10001", "--ranks X", "--ranks ''"):
        said = typed(f"lab starters --out {tmp_path / 'new'} {wrong}")
        assert said.status == 2
        assert wrong.split()[0] in said.err
    said = typed(f"lab rates --out {tmp_path / 'new'} --rounds 0")
    assert said.status == 2
    assert "--rounds: 0 rounds cannot be played" in said.err
    assert not (tmp_path / "new").exists()


def test_too_few_late_positions_are_refused(typed: Keyboard) -> None:
    said = typed("lab late-play --positions 1")
    assert said.status == 2
    assert "--positions: 1 " in said.err
    assert said.err.count("\n") == 1
