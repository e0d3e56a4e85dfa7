"""Matches that go on after a stop, and what is gathered from them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fifteentwo.cli import main
from fifteentwo.engine import solo
from fifteentwo.engine.totals import gathered, keep, resume
from fifteentwo.rules import PRESETS, SquareRules


def test_a_match_goes_on_from_its_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    arguments = ["square", "match", "--rules", "bvs_hard", "--player", "instant", "--rng", "7"]
    assert main([*arguments, "--deals", "20", "--to", str(whole)]) == 0
    assert main([*arguments, "--deals", "8", "--to", str(parts)]) == 0
    assert main([*arguments, "--deals", "20", "--to", str(parts)]) == 0
    assert json.loads(whole.read_text()) == json.loads(parts.read_text())
    capsys.readouterr()
    assert main([*arguments[:-1], "8", "--deals", "20", "--to", str(parts)]) == 2
    assert "is of another match" in capsys.readouterr().err


def test_a_match_of_solitaires_goes_on_too(tmp_path: Path) -> None:
    for many in ("1", "2"):
        assert main(["patience", "match", "--rules", "solsuite", "--games", many, "--to", str(tmp_path / "s")]) == 0
    assert len(resume(tmp_path / "s", {"rules": "solsuite", "rng": 0})) == 2


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"of": {"rules": 1}, "totals": []}', '{"of": {"rules": "bvs"}, "totals": ["x"]}']
)
def test_a_damaged_file_is_told(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "totals.json"
    path.write_text(text)
    assert main(["square", "match", "--deals", "5", "--to", str(path)]) == 2
    assert main(["lab", "totals", str(path)]) == 2
    assert capsys.readouterr().err.count("holds no totals of a match") == 2


def test_what_is_gathered_counts_every_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name, totals in (("a", [60, 61, 60]), ("b", [70])):
        keep(tmp_path / name, {"rules": "bvs", "rng": name}, totals)
    found = gathered([tmp_path / "a", tmp_path / "b"])
    assert found["bvs"]["totals"] == {"60": 2, "61": 1, "70": 1}
    assert [match["deals"] for match in found["bvs"]["matches"]] == [3, 1]
    assert main(["lab", "totals", str(tmp_path / "a"), "--to", str(tmp_path / "all.json")]) == 0
    assert json.loads((tmp_path / "all.json").read_text())["bvs"]["totals"] == {"60": 2, "61": 1}
    assert main(["lab", "totals"]) == 2
    assert main(["lab", "totals", str(tmp_path / "a"), "--to", str(tmp_path / "no" / "all.json")]) == 2
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["bvs", "bvs_hard", "wikibooks", "wikibooks_reserve", "arnold", "solsuite"])
def test_every_preset_has_its_percentiles(name: str) -> None:
    rules = PRESETS[name].rules
    places = [solo.percentile(rules, total) for total in range(20, 140, 5)]  # type: ignore[arg-type]
    assert places == sorted(places, key=lambda place: place or 0)
    assert places[0] is not None
    assert places[0] < 1
    assert places[-1] is not None
    assert places[-1] > 99


def test_other_rules_have_none() -> None:
    assert solo.percentile(SquareRules(dead_cells=1), 60) is None
