"""Matches that resume after a stop, and their merged totals."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from fifteentwo.cli import main
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import INSTANT
from fifteentwo.engine.solitaire.totals import load, merged, save
from fifteentwo.rules import PRESETS, CribbageRules, PatienceRules, SquareRules, parse


def test_a_match_resumes_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    arguments = ["square", "match", "--rules", "bvs_hard", "--player", "instant", "--rng", "7"]
    assert main([*arguments, "--deals", "6", "--to", str(whole)]) == 0
    assert main([*arguments, "--deals", "3", "--to", str(parts)]) == 0
    assert main([*arguments, "--deals", "6", "--to", str(parts)]) == 0
    assert json.loads(whole.read_text()) == json.loads(parts.read_text())
    capsys.readouterr()
    assert main([*arguments[:-1], "8", "--deals", "6", "--to", str(parts)]) == 2
    assert "is of another match" in capsys.readouterr().err


def test_a_match_of_solitaires_resumes_too(tmp_path: Path) -> None:
    for many in ("1", "2"):
        assert main(["patience", "match", "--rules", "solsuite", "--games", many, "--to", str(tmp_path / "s")]) == 0
    assert len(load(tmp_path / "s", {"rules": "solsuite", "rng": 0})) == 2


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"of": {"rules": 1}, "totals": []}', '{"of": {"rules": "bvs"}, "totals": ["x"]}']
)
def test_a_damaged_file_is_refused(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "totals.json"
    path.write_text(text)
    assert main(["square", "match", "--deals", "5", "--to", str(path)]) == 2
    assert main(["lab", "totals", str(path)]) == 2
    assert capsys.readouterr().err.count("holds no totals of a match") == 2


def test_merged_totals_count_every_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, totals in (("a", [60, 61, 60]), ("b", [70])):
        save(tmp_path / name, {"rules": "bvs", "rng": name}, totals)
    found = merged([tmp_path / "a", tmp_path / "b"])
    assert found["bvs"]["totals"] == {"60": 2, "61": 1, "70": 1}
    assert [match["deals"] for match in found["bvs"]["matches"]] == [3, 1]
    assert main(["lab", "totals", str(tmp_path / "a"), "--to", str(tmp_path / "all.json")]) == 0
    assert json.loads((tmp_path / "all.json").read_text())["bvs"]["totals"] == {"60": 2, "61": 1}
    assert main(["lab", "totals"]) == 2
    assert main(["lab", "totals", str(tmp_path / "a"), "--to", str(tmp_path / "no" / "all.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


def percentile(rules: solo.Rules, total: int) -> float:
    found = solo.engine_totals(rules)
    assert found is not None
    return found.percentile(total).percent


@pytest.mark.parametrize("name", ["bvs", "bvs_hard", "wikibooks", "wikibooks_reserve", "arnold", "solsuite", "shuffle"])
def test_percentiles_are_shipped_for_every_preset(name: str) -> None:
    rules = PRESETS[name].rules
    assert not isinstance(rules, CribbageRules)
    places = [percentile(rules, total) for total in range(20, 140, 5)]
    assert places == sorted(places)
    assert places[0] < 1
    assert places[-1] > 99


def test_only_fields_about_winning_keep_the_shipped_totals() -> None:
    assert solo.engine_totals(SquareRules(dead_cells=1)) is None
    assert solo.engine_totals(SquareRules(win_at=70)) == solo.engine_totals(SquareRules())
    assert solo.engine_totals(PatienceRules(win_at=101)) == solo.engine_totals(PatienceRules())
    assert solo.engine_totals(PatienceRules(heels="off")) is None


def test_equal_totals_count_for_half() -> None:
    found = solo.EngineTotals("quick", {60: 1, 61: 2, 70: 1})
    assert found.percentile(61) == solo.TotalPercentile(50, 4, "quick")
    assert found.percentile(59).percent == 0
    assert found.percentile(71).percent == 100


def test_under_other_rules_deals_are_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "ENGINE_DEALS", 3)
    rules = parse("solsuite deal_order=3-2-3", PatienceRules)
    found = solo.play_engine_totals(rules)
    assert found.player == INSTANT
    assert found.totals == Counter(solo.own_total(rules, number) for number in (1000, 1001, 1002))
