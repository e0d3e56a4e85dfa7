"""The play given the rank of the starter: the joint distribution of hands, the policies, and their certificate."""

from __future__ import annotations

import lzma
import zipfile
from collections.abc import Callable
from pathlib import Path
from shutil import copy, copytree

import msgspec
import numpy as np
import pytest

from fifteentwo.engine.expert.starter_policies import ABOUT, StarterPolicies, file_name
from fifteentwo.engine.pegging.buffers import new_scratch
from fifteentwo.engine.pegging.joint import NO_TREMBLE, joint_given_starter, joint_of, kept_joint
from fifteentwo.engine.pegging.solver import exploitability
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, Doubles, many
from fifteentwo.engine.scoring.rank_sixes import RANK_SIXES
from fifteentwo.engine.solution import ShippedSolution
from fifteentwo.engine.training.artifacts import BadData, load, save, write_json
from fifteentwo.engine.training.export import export_play
from fifteentwo.engine.training.fictitious_play import discard_shares, load_discards
from fifteentwo.engine.training.pipeline import load_checkpoint, load_policy
from fifteentwo.engine.training.quantisation import dequantise
from fifteentwo.engine.training.starter_files import FILE, export_starters, in_parts, install_starters, part_sizes
from fifteentwo.engine.training.starters import (
    FOLDER,
    load_figures,
    load_packed_for,
    mean_figures,
    policy_of,
    solve_starters,
)
from fifteentwo.engine.training.variants import SetInProgress, load_set
from tests.engine.test_joint import by_enumeration, some_shares
from tests.engine.test_pipeline import TRIAL, StoppedError, quiet, small

THREE = [2, 4, 9]
"""The ranks of the small pack."""
ROUNDS = 20


def few_shares(seed: int) -> Doubles:
    """A discard policy at random from sixty of the hands of six: the rest is never dealt."""
    shares = some_shares(seed)
    shares[:, np.random.default_rng(seed).choice(RANK_SIXES, RANK_SIXES - 60, replace=False)] = 0
    return shares


def test_the_joint_given_the_starter_matches_every_deal_of_a_small_pack() -> None:
    """The starter is turned after both have discarded, from the cards that nobody was dealt."""
    pack = [0, 0, 0, 3, 3, 4, 4, 4, 4, 9, 9, 11, 12]
    shares = some_shares(6)
    for starter in (3, 4, 12):
        held = np.bincount(pack, minlength=RANKS)
        held[starter] -= 1
        rest = list(pack)
        rest.remove(starter)
        np.testing.assert_allclose(kept_joint(shares, pack=held), by_enumeration(shares, rest), atol=1e-14)


def test_a_starter_takes_one_card_of_its_rank_from_the_pack() -> None:
    shares = few_shares(7)
    for starter in (0, 9):
        expected = joint_of(kept_joint(shares, pack=np.array([4 - (rank == starter) for rank in range(RANKS)])))
        found = joint_given_starter(shares, starter)
        assert (found.ranges == expected.ranges).all()
        assert (found.ratio == expected.ratio).all()
        assert (found.ranges[:, many(4)[:, starter] == 4] == 0).all()


def test_the_mean_over_the_starters_is_the_joint_without_one() -> None:
    shares, pack, mean = some_shares(8), np.array([4, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0, 0, 2]), np.zeros((FOURS, FOURS))
    for starter in np.flatnonzero(pack):
        mean += kept_joint(shares, 0.01, pack - (np.arange(RANKS) == starter)) * pack[starter] / pack.sum()
    np.testing.assert_allclose(mean, kept_joint(shares, 0.01, pack), atol=1e-15)


@pytest.fixture(scope="module")
def solved(trial: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("starters")
    solve_starters(folder, trial, ROUNDS, quiet, THREE, small())
    return folder


@pytest.mark.exhaustive
def test_a_policy_for_the_starter_loses_less_to_who_knows_it(solved: Path) -> None:
    for figures in load_figures(solved, THREE):
        assert min(figures.before + figures.after) >= -1e-5
        assert sum(figures.after) < sum(figures.before) / 2
    mean = mean_figures(load_figures(solved, THREE))
    assert mean.before[0] == pytest.approx(np.mean([each.before[0] for each in load_figures(solved, THREE)]))
    assert mean.value == pytest.approx(np.mean([each.value for each in load_figures(solved, THREE)]))


@pytest.mark.exhaustive
def test_the_certificate_is_that_of_the_solver(solved: Path, trial: Path) -> None:
    """Best responses over the whole tree at once, and the gain as the difference of two values of the game."""
    tree, work = small(), new_scratch()
    average, _ = load_discards(trial / load_checkpoint(trial).discards)
    shares = discard_shares(average, slice(None, None, TRIAL.every))
    old = load_policy(trial, tree)
    for starter, figures in zip(THREE, load_figures(solved, THREE), strict=True):
        joint = joint_given_starter(shares, starter, NO_TREMBLE)
        new = dequantise(tree, load_packed_for(solved, starter, tree))
        before, after = (exploitability(tree, joint, policy, work) for policy in (old, new))
        assert figures.before == pytest.approx((before.pone, before.dealer), abs=1e-5)
        assert figures.after == pytest.approx((after.pone, after.dealer), abs=1e-5)
        assert figures.value == pytest.approx(after.value, abs=1e-5)
        movers = np.repeat(tree.mover, np.diff(tree.offset))
        for role, sign in ((0, -1), (1, 1)):
            mixed = exploitability(tree, joint, np.where(movers == role, new, old), work)
            assert figures.gain[role] == pytest.approx(sign * (mixed.value - before.value), abs=1e-5)


@pytest.mark.exhaustive
def test_a_stopped_run_is_resumed_with_the_same_bits(solved: Path, trial: Path, tmp_path: Path) -> None:
    """It is stopped in the second of three ranks, after a checkpoint."""

    def stopping(done: int, _: int, what: str) -> None:
        if (done, what) == (ROUNDS + 18, "starter 5: the play"):
            raise StoppedError

    with pytest.raises(StoppedError):
        solve_starters(tmp_path, trial, ROUNDS, stopping, THREE, small())
    assert {path.name for path in tmp_path.glob("*5*")} == {
        *(f"{what}-5-16.npy{end}" for what in ("regrets", "policy") for end in ("", ".json")),
        "place-5.json",
    }
    seen: list[int] = []
    solve_starters(tmp_path, trial, ROUNDS, lambda done, *_: seen.append(done), THREE, small())
    assert ROUNDS + 1 not in seen, "the second rank goes on from its checkpoint"
    for starter in THREE:
        assert (load(tmp_path / policy_of(starter))[""] == load(solved / policy_of(starter))[""]).all()
    assert {path.name for path in tmp_path.iterdir()} == {path.name for path in solved.iterdir()}


@pytest.mark.exhaustive
def test_a_folder_goes_on_with_the_data_that_it_was_begun_with(solved: Path, trial: Path) -> None:
    before = [figures.rounds for figures in load_figures(solved, THREE)]
    solve_starters(solved, trial, ROUNDS + 1, quiet, THREE, small())
    assert [figures.rounds for figures in load_figures(solved, THREE)] == before == [ROUNDS] * 3, "what is done stays"
    begun = load_set(solved / FOLDER)
    write_json(solved / "starters.json", SetInProgress({"play.npy": "0"}))
    with pytest.raises(BadData, match="other engine data"):
        solve_starters(solved, trial, ROUNDS, quiet, THREE, small())
    write_json(solved / "starters.json", begun)


@pytest.fixture(scope="module")
def whole(solved: Path, trial: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a policy for each rank, those beside the small pack copied, and the file to pass on."""
    folder = copytree(solved, tmp_path_factory.mktemp("whole") / "starters")
    for starter in range(RANKS):
        if not (folder / policy_of(starter)).exists():
            policy = load(solved / policy_of(THREE[starter % 3]))[""].copy()
            policy[starter] ^= 1
            save(folder / policy_of(starter), {"": policy}, {"rounds": ROUNDS}, load_set(folder / FOLDER).made_from)
    export_starters(folder, plain(trial, folder.parent), quiet, small())
    return folder


def plain(trial: Path, folder: Path) -> ShippedSolution:
    """The solution that the policies were solved from, as a file."""
    export_play(trial, folder / "expert.zip", quiet, small())
    return ShippedSolution(folder / "expert.zip")


@pytest.mark.exhaustive
def test_what_is_installed_are_the_policies_that_were_solved(whole: Path, trial: Path, tmp_path: Path) -> None:
    of_package, to = plain(trial, tmp_path), tmp_path / "own" / "starters"
    for _ in range(2):  # once in place of an earlier set
        install_starters(whole / FILE, to, of_package, quiet, small())
        assert {path.name for path in to.iterdir()} == {ABOUT, *(file_name(starter) for starter in range(RANKS))}
    found = StarterPolicies(of_package, to)
    for starter in range(RANKS):
        policy = load(whole / policy_of(starter))[""]
        assert (found.given(starter).chances_in_order == in_parts(policy, small())).all()
        for name, size in part_sizes(small()).items():
            assert len(found.given(starter).part(name)["policy"]) == len(of_package.part(name)["policy"]) == size
    assert [path.name for path in to.parent.iterdir()] == ["starters"]


@pytest.mark.exhaustive
def test_the_order_in_parts_is_that_of_the_package(trial: Path, tmp_path: Path) -> None:
    of_package = plain(trial, tmp_path)
    in_order = [of_package.part(name)["policy"] for name in part_sizes(small())]
    assert (np.concatenate(in_order) == in_parts(load(trial / "play.npy")[""], small())).all()


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("harm", "message"),
    [
        (lambda path: path.write_bytes(path.read_bytes()[:-1000]), "starters.zip"),
        (lambda path: path.write_bytes(b""), "starters.zip"),
        (lambda path: path.unlink(), "starters.zip: No such file"),
        (lambda path: rewritten(path, lambda name, data: None if name == "9" else data), "no item named '9'"),
        (
            lambda path: rewritten(path, lambda name, data: shorter(data) if name == "9" else data),
            "the entry 9 is damaged",
        ),
        (
            lambda path: rewritten(path, lambda name, data: flipped(data) if name == "9" else data),
            "the entry 9 is damaged",
        ),
        (
            lambda path: rewritten(path, lambda name, data: of_other(data) if name == "about.json" else data),
            "other engine data",
        ),
        (
            lambda path: rewritten(path, lambda name, data: of_less(data) if name == "about.json" else data),
            "not for the whole play",
        ),
    ],
)
def test_a_file_that_is_damaged_incomplete_or_from_other_data_is_not_installed(
    harm: Callable[[Path], object], message: str, whole: Path, trial: Path, tmp_path: Path
) -> None:
    to = tmp_path / "own" / "starters"
    of_package, path = plain(trial, tmp_path), Path(copy(whole / FILE, tmp_path))
    install_starters(path, to, of_package, quiet, small())
    before = {each.name: each.read_bytes() for each in to.iterdir()}
    harm(path)
    with pytest.raises(BadData, match=message):
        install_starters(path, to, of_package, quiet, small())
    assert {each.name: each.read_bytes() for each in to.iterdir()} == before, "the set before it is still there"
    assert [each.name for each in to.parent.iterdir()] == ["starters"]


def rewritten(path: Path, change: Callable[[str, bytes], bytes | None]) -> None:
    """Writes the file again with its entries changed, or without those for which nothing is returned."""
    with zipfile.ZipFile(path) as file:
        entries = {name: change(name, file.read(name)) for name in file.namelist()}
    with zipfile.ZipFile(path, "w") as file:
        for name, data in entries.items():
            if data is not None:
                file.writestr(name, data)


def flipped(data: bytes) -> bytes:
    """An entry that is whole, but has another probability in it."""
    policy = lzma.decompress(data)
    return lzma.compress(bytes([policy[0] ^ 1]) + policy[1:])


def shorter(data: bytes) -> bytes:
    return lzma.compress(lzma.decompress(data)[:-1])


def of_other(data: bytes) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(data) | {"made_from": {"play.npy": "0"}})


def of_less(data: bytes) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(data) | {"parts": {"first": 1}})


@pytest.mark.exhaustive
def test_an_unfinished_folder_is_not_exported(solved: Path, trial: Path, tmp_path: Path) -> None:
    folder = copytree(solved, tmp_path / "starters")
    with pytest.raises(BadData, match=r"play-A\.npy"):
        export_starters(folder, plain(trial, tmp_path), quiet, small())
    write_json(folder / "starters.json", SetInProgress({"play.npy": "0"}))
    with pytest.raises(BadData, match="other engine data"):
        export_starters(folder, plain(trial, tmp_path), quiet, small())
