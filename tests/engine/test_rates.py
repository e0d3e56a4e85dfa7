"""The play with exchange rates between the players' points: solved, shipped, and looked up by the score."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from shutil import copytree
from zipfile import ZipFile

import numpy as np
import pytest

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.expert.exchange_rates import FILE, RatePolicies, exchange_rate, from_levels, to_levels
from fifteentwo.engine.solution import ShippedSolution, shipped
from fifteentwo.engine.training import exchange_rates as lab
from fifteentwo.engine.training.artifacts import load, read_provenance
from fifteentwo.engine.training.export import export_play
from fifteentwo.engine.training.pipeline import load_policy
from fifteentwo.engine.training.quantisation import dequantise
from fifteentwo.rules import CribbageRules
from tests.engine.test_pipeline import PACK, quiet, small

pytestmark = pytest.mark.exhaustive  # training; test_pipeline.py runs all of it once

PAIRS = ((1, 2), (2, 1))


@pytest.fixture(scope="module")
def solved(trial: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = copytree(trial, tmp_path_factory.mktemp("lab") / "trial")
    export_play(folder, folder / "expert.zip", quiet, small())
    for pair in PAIRS:
        lab.solve_rates(folder, pair, 24, quiet, small(), PACK)
    lab.export_rates(folder, folder / "rates.zip", quiet, small(), PAIRS)
    return folder


def test_a_policy_solved_for_rates_loses_less_under_them(solved: Path) -> None:
    for pair in PAIRS:
        figures = read_provenance(solved / f"play-{lab.rates_name(pair)}.npy").figures
        assert figures["rates"] == list(pair)
        assert figures["play"]["mean"] < figures["play_for_points"]["mean"] / 2


def test_a_resumed_run_gives_the_same_bits(solved: Path, tmp_path: Path) -> None:
    for path in solved.iterdir():
        if "2x1" not in path.name:
            (tmp_path / path.name).write_bytes(path.read_bytes())
    lab.solve_rates(tmp_path, (2, 1), 16, quiet, small(), PACK)
    lab.solve_rates(tmp_path, (2, 1), 24, quiet, small(), PACK)
    assert (load(tmp_path / "play-2x1.npy")[""] == load(solved / "play-2x1.npy")[""]).all()


def test_the_nearest_rate_is_looked_up(solved: Path) -> None:
    tables = ShippedSolution(solved / "expert.zip")
    rates = RatePolicies(tables, solved / "rates.zip")
    assert rates.nearest(1.0) is tables
    assert rates.nearest(1.4) is tables
    assert rates.nearest(1 / 1.4) is tables
    pones, dealers = rates.nearest(1.5), rates.nearest(0.2)
    assert pones is rates.nearest(9.0)
    assert pones is not dealers
    expected = dequantise(small(), from_levels(load(solved / "play-2x1.npy")[""]))
    assert (expected != load_policy(solved, small())).any()
    hands = [[2, 2, 4, 9], [2, 4, 4, 9], [2, 4, 9, 9]]
    found = [[each.chances([], 0, hand) or {} for hand in hands] for each in (tables, pones, dealers)]
    assert found[0] != found[1] != found[2]
    assert [sum(chances.values()) for each in found for chances in each] == pytest.approx([1.0] * 9)


def test_quantised_probabilities_keep_certainty_and_uniformity() -> None:
    every = np.arange(256, dtype=np.uint8)
    again = from_levels(to_levels(every))
    assert again[[0, 128, 255]].tolist() == [0, 128, 255]
    assert (again == 128).sum() == 1
    assert np.abs(again.astype(int) - every).max() <= 10


def test_both_sides_use_the_same_exchange_rate() -> None:
    worth = equity_table(CribbageRules(), "win")
    for pone, dealer in product((0, 10, 60, 98, 120), repeat=2):
        assert exchange_rate(worth, 0, pone, dealer) == pytest.approx(exchange_rate(worth, 1, dealer, pone))
    assert exchange_rate(worth, 0, 10, 10) == pytest.approx(1, abs=0.1)
    assert exchange_rate(worth, 0, 98, 60) > 1.5, "far ahead and near the end: only his own points win sooner"


def test_a_damaged_file_is_named(solved: Path, tmp_path: Path) -> None:
    whole, tables = (solved / "rates.zip").read_bytes(), ShippedSolution(solved / "expert.zip")
    for data in (whole[: len(whole) // 2], b"", b"PK"):
        (tmp_path / "cut.zip").write_bytes(data)
        with pytest.raises(BadTables, match=r"cut\.zip"):
            RatePolicies(tables, tmp_path / "cut.zip")


def test_the_shipped_rates_belong_to_the_shipped_play_and_fit_into_the_package() -> None:
    plain = shipped()
    rates = RatePolicies(plain)
    with ZipFile(FILE) as file:
        figures = json.loads(file.read("about.json"))["figures"]
    for pair, worth in (((1, 2), 0.5), ((2, 1), 2.0)):
        solved = rates.nearest(worth)
        assert solved is not plain
        for part in ("first", "0-0", "7-4", "12-12"):
            assert len(solved.part(part)["policy"]) == len(plain.part(part)["policy"])
        chances = solved.chances([(0, 4)], 1, [2, 4, 9, 10])
        assert chances is not None
        assert sum(chances.values()) == pytest.approx(1)
        assert 0 < figures[lab.rates_name(pair)]["play"]["mean"] < 0.006
    data = FILE.parent.iterdir()
    assert sum(path.stat().st_size for path in data) <= 16_000_000
