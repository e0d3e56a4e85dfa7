"""Best responses as policies, the certificate on real deals, and the warm start, on a small pack."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.engine.pegging.buffers import BEST, MEAN, new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import even_ranges, exploitability
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import many
from fifteentwo.engine.training.parallel_cfr import DistributedTree
from fifteentwo.engine.training.pipeline import Checkpoint, load_checkpoint, load_joint, load_policy, make
from fifteentwo.engine.training.real_deals import certify_on_deals
from fifteentwo.engine.training.warm_start import begin_warm, warm_solution
from tests.engine.test_pipeline import PACK, TRIAL, quiet, small


def test_a_best_response_as_a_policy_has_the_value_of_the_best_response() -> None:
    joint = independent(even_ranges())
    distributed = DistributedTree(small())
    policy = np.random.default_rng(8).random(int(small().offset[-1])).astype(np.float32)
    for player in (PONE, DEALER):
        response = distributed.best_response(joint, policy, player)
        expected = distributed.hand_values(joint, policy, player, BEST)
        inside = many(4)[:, PACK == 0].sum(axis=1) == 0
        found = distributed.hand_values(joint, response, player, MEAN)
        assert found[inside] == pytest.approx(expected[inside], abs=1e-5)


@pytest.mark.exhaustive
def test_real_deals_agree_with_the_model(made: Path) -> None:
    """On a pack of three ranks nearly all hands are outside, so both figures are small, and exact for those inside."""
    found = certify_on_deals(made, 20_001, 1, quiet, small())
    assert found.deals == 20_000
    for figure in (found.value, found.pone, found.dealer):
        assert figure.error > 0
        assert abs(figure.real - figure.model) < 6 * figure.error + 1e-6
    assert found == certify_on_deals(made, 20_000, 1, quiet, small())


def test_a_warm_start_plays_the_policy(trial: Path) -> None:
    policy, joint = load_policy(trial, small()), load_joint(trial, load_checkpoint(trial))
    found = warm_solution(small(), joint, policy, 10)
    assert (found.rounds, found.past) == (0, 10)
    assert (found.policy == 0).all()
    before, after = (exploitability(small(), joint, each, new_scratch()) for each in (policy, found.regrets))
    assert list(after) == pytest.approx(list(before), abs=1e-6)


def test_a_folder_is_begun_from_another(trial: Path, tmp_path: Path) -> None:
    plan = replace(TRIAL, rounds=4, discard_at=(), discard_on=(), mean_from=0, warm_rounds=10)
    begin_warm(tmp_path, plan, trial, quiet, small())
    assert load_checkpoint(tmp_path) == Checkpoint(plan, 0, "discards-0.npz", "regrets-0.npy", "policy-0.npy")
    make(tmp_path, replace(plan, rounds=2), quiet, small())
    begin_warm(tmp_path, plan, trial, quiet, small())
    make(tmp_path, plan, quiet, small())
    joint = load_joint(tmp_path, load_checkpoint(tmp_path))
    old, new = (exploitability(small(), joint, load_policy(each, small()), new_scratch()) for each in (trial, tmp_path))
    assert new.pone + new.dealer < old.pone + old.dealer
