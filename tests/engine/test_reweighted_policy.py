"""The exploitability of the reweighted policy: all hands at once against one after the other."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from fifteentwo.engine.expert.ranges import TREMBLE
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import even_ranges
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats, many, rank_hands
from fifteentwo.engine.training import abstraction_gap, reweighted_policy
from fifteentwo.engine.training.abstraction_gap import PrivateHand, WorkerPolicy
from fifteentwo.engine.training.baselines import random_discards
from fifteentwo.engine.training.reweighted_policy import StarterCase, reweight_all, starter_exploitability
from fifteentwo.engine.training.single_hand import TEMPERATURE, reweight, values
from fifteentwo.workers import worker_pool
from tests.engine.test_abstraction_gap import range_without
from tests.engine.test_pipeline import PACK, quiet, small

pytestmark = pytest.mark.exhaustive  # training; test_pipeline.py runs all of it once

NOWHERE = [0, 0, 0]
"""Cards that no hand can hold."""


def any_policy() -> Floats:
    return np.random.default_rng(7).random(int(small().offset[-1])).astype(np.float32)


def inside() -> Doubles:
    """The range of every hand of the small pack, as likely as it is dealt."""
    kept = even_ranges()[PONE] * (many(4)[:, PACK == 0].sum(axis=1) == 0).astype(np.float64)
    whole: Doubles = kept / kept.sum()
    return whole


def case_inside() -> StarterCase:
    return StarterCase(*2 * (independent(np.stack((inside(), inside())).astype(np.float32)),))


def test_reweighting_all_hands_matches_single_hands() -> None:
    tree, policy = small(), any_policy()
    for role in (PONE, DEALER):
        whole, single = policy.copy(), policy.copy()
        reweight_all(tree, policy, role, case_inside(), whole)
        for at in np.nonzero(inside())[0]:
            hand = rank_hands(4)[at].tolist()
            reweight(tree, policy, role, hand, range_without(inside(), hand), single, TEMPERATURE, TREMBLE)
            range_ = range_without(inside(), hand)
            all_at_once, one_by_one = (values(tree, each, role, hand, range_)[0] for each in (whole, single))
            assert all_at_once == pytest.approx(one_by_one, abs=1e-4)
            assert all_at_once >= values(tree, policy, role, hand, range_)[0] - 1e-6


def test_an_infinite_temperature_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = WorkerPolicy(small(), any_policy(), any_policy())
    for role in (PONE, DEALER):
        gained, before, more = starter_exploitability(known, role, case_inside())
        assert gained > 0.01, "the policy loses against a better one"
        assert before > 0
        assert before + more > -gained, "a best response is at least as good as the policy"
        with monkeypatch.context() as flat:
            flat.setattr(reweighted_policy, "TEMPERATURE", 1e9)
            assert starter_exploitability(known, role, case_inside()) == pytest.approx((0, before, 0), abs=1e-5)


def test_the_starter_is_removed_from_all_ranges() -> None:
    subset = slice(None, None, 4999)
    joint, belief = reweighted_policy.starter_case(random_discards(subset), PONE, 4, subset)
    fours = many(4)[:, 4] == 4
    assert (joint.ranges[:, fours] == 0).all()
    assert (belief.ranges[:, fours] == 0).all()
    assert joint.ranges.sum(axis=1) == pytest.approx(1)


def test_results_do_not_depend_on_the_pool(trial: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        abstraction_gap,
        "sample_hands",
        lambda *_: [PrivateHand([2, 4, 4, 9], NOWHERE), PrivateHand([2, 2, 9, 9], NOWHERE)],
    )
    monkeypatch.setattr(reweighted_policy, "starter_case", lambda *_: case_inside())
    with worker_pool(2) as two:
        shared = (
            abstraction_gap.measure_gap(trial, 2, 1, quiet, small(), two),
            reweighted_policy.measure_exploitability(trial, [4, 9], quiet, small(), two),
        )
    alone = (
        abstraction_gap.measure_gap(trial, 2, 1, quiet, small()),
        reweighted_policy.measure_exploitability(trial, [4, 9], quiet, small()),
    )
    assert shared == alone
    assert all(set(each) == {"pone", "dealer"} for each in alone)
