"""`lab patience-bound`."""

from __future__ import annotations

import json
from random import Random

import pytest

from fifteentwo.engine.solitaire import expected_value
from fifteentwo.engine.solitaire.expected_value import DiscardValue
from fifteentwo.engine.solitaire.interface import Aim
from fifteentwo.engine.solitaire.patience_bound import game_bounds
from fifteentwo.rules import PatienceRules, parse
from fifteentwo.solitaire.patience import View
from tests.cli.commands import Keyboard


def test_the_command_prints_the_bound(typed: Keyboard) -> None:
    line = "lab patience-bound arnold --games 2 --hands 3 --processes 1"
    said = typed(line)
    assert said.status == 0
    assert "upper bound" in said.out
    found = json.loads(typed(f"{line} --json").out)
    assert found["more"][0] > 0
    assert found["bound"][0] == pytest.approx(found["mean"][0] + found["more"][0])


def test_where_every_hand_is_seen_the_player_is_the_best() -> None:
    for line in ("solsuite", "arnold b_hidden_until_a_discarded=off"):
        assert [each.more for each in game_bounds(parse(line, PatienceRules), range(2), 20)] == [0, 0]


def test_a_player_who_draws_few_hands_is_found_to_be_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = parse("arnold", PatienceRules)
    usual = sum(each.more for each in game_bounds(rules, range(3), 100))
    chosen = expected_value.discard_values

    def blind(view: View, rng: Random, aim: Aim = "points", samples: int = 1) -> tuple[DiscardValue, ...]:
        return chosen(view, rng, aim, samples)

    monkeypatch.setattr(expected_value, "discard_values", blind)
    assert sum(each.more for each in game_bounds(rules, range(3), 100)) > usual + 1


def test_impossible_numbers_are_refused(typed: Keyboard) -> None:
    for line, where in (("--games 1", "--games"), ("--hands 1", "--hands"), ("bvs", "bvs")):
        said = typed(f"lab patience-bound arnold {line}" if line != "bvs" else "lab patience-bound bvs")
        assert (said.status, said.out) == (2, "")
        assert where in said.err
