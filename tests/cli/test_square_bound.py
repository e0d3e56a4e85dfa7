"""`lab square-bound`."""

from __future__ import annotations

import json

import pytest

from fifteentwo.engine.solitaire.square import strays
from tests.cli.commands import Keyboard


def test_the_command_prints_the_bound(typed: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strays, "SAMPLES", (2,))
    line = "lab square-bound wikibooks --deals 2 --steps 1 --player instant --processes 1"
    said = typed(line)
    assert said.status == 0
    assert [row.split()[0] for row in said.out.splitlines()][-3:] == ["instant", "more", "upper"]
    found = json.loads(typed(f"{line} --json").out)
    assert found["bound"][0] == pytest.approx(found["mean"][0] + found["more"][0])


def test_a_square_with_a_reserve_has_no_bound(typed: Keyboard) -> None:
    for line, where in (
        ("wikibooks_reserve", "without a reserve"),
        ("bvs_hard --deals 1", "--deals"),
        ("bvs_hard --steps 0", "--steps"),
        ("bvs_hard --deals 2 --steps 1 --player ace --processes 1", "ace"),
    ):
        said = typed(f"lab square-bound {line}")
        assert (said.status, said.out) == (2, "")
        assert where in said.err
