"""The training pipeline on a small pack: resuming, reproducibility, damaged files, the certificate."""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo import cli
from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.equity.deals import read_deals
from fifteentwo.engine.pegging.buffers import PublicTree, new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import even_ranges, initial_solution, iterate, public_tree
from fifteentwo.engine.training.artifacts import BadData, load, write_json
from fifteentwo.engine.training.certify import certify
from fifteentwo.engine.training.deals import BATCHES, load_deals, simulate
from fifteentwo.engine.training.export import export_deals
from fifteentwo.engine.training.fictitious_play import load_discards
from fifteentwo.engine.training.greedy_policy import greedy_policy
from fifteentwo.engine.training.pipeline import Plan, load_checkpoint, load_policy, make
from fifteentwo.engine.training.quantisation import later_average, quantise
from fifteentwo.scoring import peg_points
from tests.cases import cases
from tests.engine.test_solving import Moment, Table

TRIAL = Plan(
    rounds=6,
    discard_at=(0, 2),
    discard_on=(3, 4),
    mean_from=4,
    discard_rounds=2,
    save_every=2,
    every=9973,
)


PACK = np.isin(np.arange(13), [2, 4, 9]) * np.int64(4)


@cache
def small() -> PublicTree:
    return public_tree(4, PACK)


def quiet(done: int, of: int, what: str) -> None:
    assert 0 <= done <= of
    assert what


class StoppedError(Exception):
    """Raised to stop the work during a test."""


@pytest.mark.parametrize("stop", cases([3], [1, 4, 5]))
def test_a_resumed_run_gives_the_same_bits(made: Path, tmp_path: Path, stop: int) -> None:
    """The run is also stopped where nothing is saved, and just after the discards have been moved."""

    def stopping(done: int, _: int, what: str) -> None:
        if (done, what) == (stop, "the play"):
            raise StoppedError

    parts = tmp_path / "parts"
    with pytest.raises(StoppedError):
        make(parts, TRIAL, stopping, small())
    make(parts, TRIAL, quiet, small())
    for name in ("play.npy", "discards-2.npz", "discards-4.npz", "regrets-6.npy", "policy-6.npy"):
        assert load(made / name).keys() == load(parts / name).keys()
        for part, numbers in load(made / name).items():
            assert numbers.tobytes() == load(parts / name)[part].tobytes()
    assert {path.name for path in made.iterdir()} == {path.name for path in parts.iterdir()}


def test_a_run_with_fewer_rounds_can_be_continued(made: Path, tmp_path: Path) -> None:
    make(tmp_path / "parts", replace(TRIAL, rounds=4), quiet, small())
    make(tmp_path / "parts", TRIAL, quiet, small())
    assert (made / "play.npy").read_bytes() == (tmp_path / "parts" / "play.npy").read_bytes()


def test_late_discards_move_by_single_rounds(made: Path) -> None:
    first, second, third = (load_discards(made / f"discards-{rounds}.npz")[0] for rounds in (2, 3, 4))
    assert (first.rounds, second.rounds, third.rounds) == (2, 3, 4)
    for before, after in pairwise((first, second, third)):
        for old, new in zip(before.choices, after.choices, strict=False):
            assert (old == new).all()


def test_the_policy_is_the_average_of_the_last_rounds() -> None:
    """The average of the rounds after the second is the whole average with the first two taken out."""
    tree, work = small(), new_scratch()
    joint = independent(even_ranges())
    solution, before = initial_solution(tree), np.zeros(0, np.float32)
    alone = np.zeros(int(tree.offset[-1]), np.float64)
    for done in range(6):
        old = solution.policy.copy()
        solution = iterate(tree, joint, solution, work)
        if done >= 2:
            alone += (done + 1) ** 2 * (solution.policy - old * np.float32((done / (done + 1)) ** 2)).astype(np.float64)
        if done == 1:
            before = solution.policy.copy()
    found = later_average(tree, solution.policy, before, (2 / 6) ** 2)
    taken = alone / 36
    there = taken > 1e-3 * solution.policy
    assert there.any()
    assert found[there] == pytest.approx(taken[there], rel=1e-2, abs=3e-6)


def test_the_final_policy_averages_the_rounds_after_mean_from(trial: Path) -> None:
    last, before = (load(trial / f"policy-{rounds}.npy")[""] for rounds in (6, TRIAL.mean_from))
    recent = later_average(small(), last, before, (TRIAL.mean_from / 6) ** 2)
    assert (load(trial / "play.npy")[""] == quantise(small(), recent)).all()


def test_old_checkpoints_are_deleted(trial: Path) -> None:
    assert {path.name for path in trial.glob("policy-*.npy")} == {"policy-4.npy", "policy-6.npy"}
    assert {path.name for path in trial.glob("regrets-*.npy*")} == {"regrets-6.npy", "regrets-6.npy.json"}


def test_a_policy_for_other_discards_is_refused(made: Path) -> None:
    write_json(made / "place.json", replace(load_checkpoint(made), discards="discards-2.npz"))
    with pytest.raises(BadData, match=r"made for other discards than discards-2\.npz"):
        load_policy(made, small())


def test_the_certificate_has_gains_by_role_and_provenance(made: Path) -> None:
    certificate = certify(made, quiet, small(), pack=PACK)
    for gain in (certificate.play, certificate.discard, certificate.deal):
        assert gain.pone >= -1e-5
        assert gain.dealer >= -1e-5
        assert gain.mean == pytest.approx((gain.pone + gain.dealer) / 2)
    assert certificate.deal.mean >= certificate.discard.mean - 1e-5
    assert certificate.rounds == 6
    scale = certificate.scale
    assert set(scale) == {"random", "simple", "greedy", "two_ply", "steady"}
    assert all(other.play.mean > certificate.play.mean for other in scale.values()), "weaker play is more exploitable"
    assert all(other.deal.mean > other.discard.mean - 1e-5 for other in scale.values())
    assert scale["random"].deal.mean > scale["simple"].deal.mean > scale["steady"].deal.mean > certificate.deal.mean
    assert set(certificate.made_from) == {"play.npy", "discards-4.npz"}


@pytest.mark.parametrize("name", ["play.npy", "discards-4.npz"])
def test_a_damaged_artifact_is_named(made: Path, name: str) -> None:
    whole = (made / name).read_bytes()
    for wrong in (whole[:-7], whole[:-1] + bytes([whole[-1] ^ 1]), b""):
        (made / name).write_bytes(wrong)
        with pytest.raises(BadData, match=name):
            certify(made, quiet, small())


def test_a_folder_refuses_another_plan(made: Path) -> None:
    with pytest.raises(BadData, match="another plan"):
        make(made, Plan(rounds=8), quiet, small())


def test_provenance_lists_the_source_files(made: Path) -> None:
    note = json.loads((made / "play.npy.json").read_text())
    assert set(note["made_from"]) == {"policy-6.npy", "policy-4.npy", "discards-4.npz"}
    assert note["figures"]["rounds"] == 6


@pytest.fixture(scope="module")
def played(trial: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """The folder with 3,000 simulated deals, and their figures. Finding all best discards would take too long."""
    folder = copytree(trial, tmp_path_factory.mktemp("played") / "trial")
    return folder, simulate(folder, 3000, quiet, small())


@pytest.mark.exhaustive
def test_simulated_deals_give_means_and_win_probabilities(played: tuple[Path, dict[str, Any]]) -> None:
    folder, figures = played
    assert figures["deals"] == 3000
    assert figures["dealer"]["hand"]["mean"] == pytest.approx(8, abs=1)
    assert 0.3 < figures["first_dealer_wins"]["121"] < 0.7
    assert load_deals(folder)["heels"].shape == (BATCHES, 2)


@pytest.mark.exhaustive
def test_exported_deals_can_be_read(played: tuple[Path, dict[str, Any]], tmp_path: Path) -> None:
    export_deals(played[0], tmp_path / "deals.zip", quiet, small(), PACK)
    dealing = read_deals(tmp_path / "deals.zip")
    assert dealing.deals == 3000
    assert sum(sample.play.sum() for sample in dealing.samples) == 3000
    assert dealing.kept.sum(axis=1) == pytest.approx([1, 1], abs=1e-4)
    assert (dealing.pegged >= -1e-6).all(), "points are never negative"
    (tmp_path / "deals.zip").write_bytes((tmp_path / "deals.zip").read_bytes()[:-50])
    with pytest.raises(BadTables, match=r"deals\.zip"):
        read_deals(tmp_path / "deals.zip")


def test_bad_arguments_of_the_commands_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["lab", "make", "--rounds", "0"]) == 2
    assert "--rounds" in capsys.readouterr().err
    assert cli.main(["lab", "cost", "--deals", "1"]) == 2
    assert "--deals" in capsys.readouterr().err
    assert cli.main(["lab", "starters", "--ranks", "5X"]) == 2
    assert "'5X' are not ranks" in capsys.readouterr().err
    assert cli.main(["lab", "cost", "--out", str(tmp_path / "none")]) == 2
    assert "place.json" in capsys.readouterr().err
    assert cli.main(["lab", "brew"]) == 2
    assert capsys.readouterr().err


def test_the_greedy_policy_matches_the_simple_player() -> None:
    tree, policy = small(), greedy_policy(small())
    table = Table(tree, policy)
    rng = Random(6)
    ranks = [2, 4, 9] * 4
    checked = 0
    for _ in range(60):
        rng.shuffle(ranks)
        moment, node = Moment((tuple(sorted(ranks[:4])), tuple(sorted(ranks[4:8])))), 0
        while any(moment.hands) and node >= 0:
            hand, fits = moment.hands[moment.turn], moment.fits(moment.turn)
            rank = rng.choice(fits) if fits else None
            if len(fits) > 1:
                pegs = {each: peg_points([*(r + 1 for r in moment.row), each + 1]) for each in fits}
                chances = table.chances(node, hand, fits)
                taken = {each for each, chance in chances.items() if chance > 0}
                assert taken == {each for each, points in pegs.items() if points == max(pegs.values())}
                checked += 1
            moment, _ = moment.play(rank)
            node = int(tree.child[node, 13 if rank is None else rank])
    assert checked > 100
