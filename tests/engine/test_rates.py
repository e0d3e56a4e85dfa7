"""The play with exchange rates between the players' points: solved, shipped, and looked up by the score."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from zipfile import ZipFile

import numpy as np
import pytest

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.expert.exchange_rates import (
    FILE,
    RatePolicies,
    exchange_rate,
    from_levels,
    less_plain,
    to_levels,
    with_plain,
)
from fifteentwo.engine.pegging.buffers import new_scratch
from fifteentwo.engine.pegging.joint import NO_TREMBLE, joint_of, kept_joint
from fifteentwo.engine.pegging.solver import exploitability, with_rates
from fifteentwo.engine.solution import FILE as SOLUTION
from fifteentwo.engine.solution import ShippedSolution, shipped
from fifteentwo.engine.training import exchange_rates as lab
from fifteentwo.engine.training.artifacts import BadData, load, write_json
from fifteentwo.engine.training.export import export_play
from fifteentwo.engine.training.fictitious_play import discard_shares, load_discards
from fifteentwo.engine.training.pipeline import load_checkpoint, load_policy
from fifteentwo.engine.training.quantisation import dequantise
from fifteentwo.engine.training.variants import SetInProgress
from fifteentwo.rules import CribbageRules
from tests.engine.test_pipeline import PACK, TRIAL, StoppedError, quiet, small

pytestmark = pytest.mark.exhaustive  # training; test_pipeline.py runs all of it once

PAIRS = ((1, 2), (2, 1))
ROUNDS = 24


@pytest.fixture(scope="module")
def solved(trial: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("rates")
    export_play(trial, folder / "expert.zip", quiet, small())
    lab.solve_rates(folder, trial, ROUNDS, quiet, PAIRS, small(), PACK)
    lab.export_rates(folder, folder / "rates.zip", ShippedSolution(folder / "expert.zip"), quiet, small(), PAIRS)
    return folder


def test_a_policy_solved_for_rates_loses_less_under_them(solved: Path) -> None:
    found = lab.rate_figures(solved, PAIRS)
    assert [figures.rates for figures in found] == list(PAIRS)
    for figures in found:
        assert min(figures.before + figures.after) >= -1e-5
        assert sum(figures.after) < sum(figures.before) / 2


def test_the_certificate_is_that_of_the_solver(solved: Path, trial: Path) -> None:
    """Best responses over the whole tree at once."""
    average, _ = load_discards(trial / load_checkpoint(trial).discards)
    joint = joint_of(kept_joint(discard_shares(average, slice(None, None, TRIAL.every)), NO_TREMBLE))
    for pair, figures in zip(PAIRS, lab.rate_figures(solved, PAIRS), strict=True):
        tree = with_rates(small(), pair, PACK)
        new = dequantise(tree, from_levels(load(solved / lab.rates_file(pair))[""]))
        for gained, policy in ((figures.before, load_policy(trial, tree)), (figures.after, new)):
            found = exploitability(tree, joint, policy, new_scratch())
            assert gained == pytest.approx((found.pone, found.dealer), abs=1e-5)


def test_a_stopped_run_is_resumed_with_the_same_bits(solved: Path, trial: Path, tmp_path: Path) -> None:
    """It is stopped at the second pair, after a checkpoint."""

    def stopping(done: int, _: int, what: str) -> None:
        if (done, what) == (ROUNDS + 18, "rates 2x1: the play"):
            raise StoppedError

    with pytest.raises(StoppedError):
        lab.solve_rates(tmp_path, trial, ROUNDS, stopping, PAIRS, small(), PACK)
    seen: list[int] = []
    lab.solve_rates(tmp_path, trial, ROUNDS, lambda done, *_: seen.append(done), PAIRS, small(), PACK)
    assert ROUNDS + 1 not in seen, "the second pair goes on from its checkpoint"
    for pair in PAIRS:
        assert (load(tmp_path / lab.rates_file(pair))[""] == load(solved / lab.rates_file(pair))[""]).all()
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in solved.glob("[!e]*[!p]")}


def test_a_folder_goes_on_with_the_data_that_it_was_begun_with(solved: Path, trial: Path, tmp_path: Path) -> None:
    lab.solve_rates(solved, trial, ROUNDS + 1, quiet, PAIRS, small(), PACK)
    assert [figures.rounds for figures in lab.rate_figures(solved, PAIRS)] == [ROUNDS] * 2, "what is done stays"
    write_json(tmp_path / lab.FOLDER, SetInProgress({"play.npy": "0"}))
    with pytest.raises(BadData, match="other engine data"):
        lab.solve_rates(tmp_path, trial, ROUNDS, quiet, PAIRS, small(), PACK)


def test_the_nearest_rate_is_looked_up(solved: Path, trial: Path) -> None:
    tables = ShippedSolution(solved / "expert.zip")
    rates = RatePolicies(tables, solved / "rates.zip")
    assert rates.nearest(1.0) is tables
    assert rates.nearest(1.4) is tables
    assert rates.nearest(1 / 1.4) is tables
    pones, dealers = rates.nearest(1.5), rates.nearest(0.2)
    assert pones is rates.nearest(9.0)
    assert pones is not dealers
    expected = dequantise(small(), from_levels(load(solved / "play-2x1.npy")[""]))
    assert (expected != load_policy(trial, small())).any()
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


def test_a_stored_policy_is_that_for_points_where_the_levels_are_equal() -> None:
    plain, other = np.meshgrid(np.arange(256, dtype=np.uint8), np.arange(256, dtype=np.uint8))
    found = with_plain(less_plain(to_levels(other), plain), plain)
    equal = to_levels(plain) == to_levels(other)
    assert (found[equal] == plain[equal]).all()
    assert (found[~equal] == from_levels(to_levels(other))[~equal]).all()


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
        about = json.loads(file.read("about.json"))
    with ZipFile(SOLUTION) as file:
        assert about["made_from"] == json.loads(file.read("about.json"))["made_from"]
    assert {rates.nearest(each) for each in (1.1, 1 / 1.1)} == {plain}
    solved_for = {pair: rates.nearest(pair[0] / pair[1]) for pair in lab.RATES}
    assert len({id(each) for each in (plain, *solved_for.values())}) == 5
    for pair, solved in solved_for.items():
        for part in ("first", "0-0", "7-4", "12-12"):
            assert len(solved.part(part)["policy"]) == len(plain.part(part)["policy"])
        chances = solved.chances([(0, 4)], 1, [2, 4, 9, 10])
        assert chances is not None
        assert sum(chances.values()) == pytest.approx(1)
        assert 0 < sum(about["figures"][lab.rates_name(pair)]["after"]) / 2 < 0.006
    data = FILE.parent.iterdir()
    assert sum(path.stat().st_size for path in data) <= 16_000_000
