"""Worker pools: one process, two processes and a Dask cluster give the same bits."""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from fifteentwo.engine.pegging.buffers import BEST, MEAN, new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import even_ranges, hand_values, initial_solution, iterate
from fifteentwo.engine.training.deals import load_deals, simulate
from fifteentwo.engine.training.parallel_cfr import DistributedTree, Solver
from fifteentwo.engine.training.pipeline import Plan, make
from fifteentwo.workers import NoWorkers, Pool, SerialExecutor, WorkerCache, worker_pool
from tests.engine.test_pipeline import TRIAL, quiet, small

pytestmark = pytest.mark.exhaustive  # training; test_pipeline.py runs all of it once


@contextmanager
def dask_cluster() -> Iterator[str]:
    """The address of a Dask cluster of two processes on this machine, closed after the test."""
    dask: Any = import_module("distributed")
    with dask.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


@pytest.fixture(autouse=True)
def one_way_to_discard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole deals always keep the same four cards by position: finding the best of 962,988 hands takes too long."""
    always = np.zeros((1, 2, 962_988), np.uint8), np.ones(1)
    monkeypatch.setattr("fifteentwo.engine.training.deals.played_choices", lambda *_: always)


def made_by(pool: Pool, folder: Path) -> dict[str, str]:
    """The hashes of the files that a small run of every long computation writes."""
    make(folder, TRIAL, quiet, small(), pool)
    simulate(folder, 1200, quiet, small(), pool)
    return {path.name: sha256(path.read_bytes()).hexdigest() for path in folder.iterdir()}


def test_the_bits_do_not_depend_on_the_pool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifteentwo.engine.training.deals.CHUNK", 500)
    alone = made_by(Pool((SerialExecutor(),)), tmp_path / "alone")
    assert {"play.npy", "discards-2.npz", "deals.npz", "deals.npz.json"} < alone.keys()
    with worker_pool(2) as two:
        assert len(two) == 2
        assert made_by(two, tmp_path / "two") == alone


def test_a_cluster_gives_the_same_bits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifteentwo.engine.training.deals.CHUNK", 500)
    alone = made_by(Pool((SerialExecutor(),)), tmp_path / "alone")
    with dask_cluster() as address, worker_pool(cluster=address) as cluster:
        assert len(cluster) == 2
        assert made_by(cluster, tmp_path / "cluster") == alone


def test_subtrees_give_the_result_of_the_whole_traversal() -> None:
    tree, work, joint = small(), new_scratch(), independent(even_ranges())
    whole = initial_solution(tree)
    solver = Solver(
        split := DistributedTree(tree, Pool((SerialExecutor(), SerialExecutor(), SerialExecutor()))),
        initial_solution(tree),
    )
    for _ in range(3):
        whole = iterate(tree, joint, whole, work)
        solver.iterate(joint)
    found = solver.solution()
    assert found.regrets.tobytes() == whole.regrets.tobytes()
    assert found.policy.tobytes() == whole.policy.tobytes()
    for mode, both in zip((BEST, MEAN), split.values(joint, whole.policy, BEST, MEAN), strict=True):
        for player in (0, 1):
            assert both[player].tobytes() == hand_values(tree, joint, whole.policy, player, mode, work).tobytes()


def test_results_come_in_the_order_of_the_tasks() -> None:
    with worker_pool(2) as two:
        assert list(two.map(pow, [(number, 2) for number in range(9)])) == [number**2 for number in range(9)]
        cache = WorkerCache(two)
        for worker in range(2):
            cache.add_large(worker, np.full(3_000_000, worker))
        assert sorted({*two.map(_kept, [()] * 8, [cache])}) == [0, 1]
        cache.clear()
        with pytest.raises(NoWorkers, match="call again"):
            list(two.map(_kept, [()], [cache]))


def _kept(row: list[Any]) -> int:
    return int(row[0].mean())


def test_what_a_task_raises_is_raised() -> None:
    with worker_pool(2) as two, pytest.raises(ZeroDivisionError):
        list(two.map(divmod, [(1, 0)]))


def test_a_killed_process_is_named() -> None:
    with worker_pool(2) as two, pytest.raises(NoWorkers, match="was killed"):
        two.ask([(0, os._exit, (1,))])


def test_a_lost_worker_of_a_cluster_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifteentwo.workers.TIMEOUT", 0.2)
    idle = Pool((_Never(),), lambda: NoWorkers("workers-lost", address="tcp://127.0.0.1:2", worker="tcp://127.0.0.1:1"))
    with pytest.raises(NoWorkers, match=r"has lost the worker .*: call again"):
        idle.ask([(0, os.getpid, ())])


class _Never(SerialExecutor):
    """An executor that accepts tasks and never runs them."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:
        return Future()


def test_two_runs_give_the_same_files(tmp_path: Path) -> None:
    """One of the runs is stopped and resumed. Every file has its checksum."""
    one, two = tmp_path / "one", tmp_path / "two"
    plan = Plan(rounds=6, discard_at=(0, 2), mean_from=3, discard_rounds=3, save_every=2, every=4999)
    make(one, plan, quiet, small())

    def until(done: int, of: int, what: str) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        make(two, plan, until, small())
    make(two, plan, quiet, small())
    files = {path.name: path.read_bytes() for path in one.iterdir()}
    assert {path.name: path.read_bytes() for path in two.iterdir()} == files
    assert {name for name in files if not name.endswith(".json")} == {
        name.removesuffix(".json") for name in files if name != "place.json" and name.endswith(".json")
    }


def test_a_stopped_simulation_resumes(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fifteentwo.engine.training.deals.CHUNK", 500)
    monkeypatch.setattr("fifteentwo.engine.training.deals.SAVE_EVERY", 2)
    simulate(made, 3250, quiet, small())
    assert load_deals(made)["heels"].sum(axis=1).tolist() == [1000, 1000, 750, 500], (
        "in four heaps, a chunk each in turn"
    )
    whole = (made / "deals.npz").read_bytes()
    (made / "deals.npz").unlink()
    told: list[int] = []

    def until(done: int, of: int, what: str) -> None:
        if done == 2500:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(made, 3250, until, small())
    simulate(made, 3250, lambda done, of, what: told.append(done), small())
    assert told == [2000, 2000, 2500, 3000, 3250]
    assert (made / "deals.npz").read_bytes() == whole
    assert not list(made.glob("*.part.*"))
