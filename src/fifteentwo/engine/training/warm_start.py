"""A warm start of CFR from a policy alone: regrets in proportion to it, weighted by how often an information set is reached.

After Brown and Sandholm (2016), "Strategy-based warm starting for regret minimization in games", simplified: regret matching
plays the policy at once, and a policy that is nearly right for a new joint distribution of hands has little to unlearn.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import BEST, CfrStep, PublicTree, new_scratch
from fifteentwo.engine.pegging.cfr import walk
from fifteentwo.engine.pegging.joint import HandJoint
from fifteentwo.engine.pegging.solver import Solution, unit_payoffs
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Floats
from fifteentwo.engine.training.fictitious_play import no_discards
from fifteentwo.engine.training.package_data import Package, read_data
from fifteentwo.engine.training.pipeline import (
    Checkpoint,
    Plan,
    Progress,
    load_joint,
    named_rules,
    save_discards,
    save_state,
)
from fifteentwo.engine.training.quantisation import dequantise
from fifteentwo.workers import SERIAL, Pool

PLAN: Final = Plan(rounds=96, discard_at=(), discard_on=(8, 16, 24, 32, 40), mean_from=48, save_every=8, warm_rounds=10)
"""The schedule after a warm start. The discards are moved five times, and never solved again: their average goes on."""
PLAY_ONLY: Final = Plan(rounds=64, discard_at=(), discard_on=(), mean_from=0, save_every=8, warm_rounds=10)
"""The same where nothing is discarded."""
SCALE: Final = 0.5
"""The regret of an action that is always taken at an information set that is always reached, in points."""
FIRST: Final = "discards-0.npz"
LEAST: Final = 1e-7
"""The same where an information set is never reached."""


def begin_warm(
    out: Path, plan: Plan, source: Path | Package, progress: Progress, tree: PublicTree, pool: Pool = SERIAL
) -> None:
    """Begins a folder, which `pipeline.make` then resumes, with the discards and the policy of the package or of another
    folder; does nothing in a folder that was begun. Raises BadData, NoWorkers.
    """
    if (out / "place.json").exists():
        return
    progress(0, plan.rounds, "reading the policies")
    data = read_data(source, tree, pool)
    out.mkdir(parents=True, exist_ok=True)
    average = no_discards() if named_rules(plan.rules).no_discard else data.average
    save_discards(out, FIRST, average, data.pegging, plan, pool=pool)
    checkpoint = Checkpoint(plan, 0, FIRST, "", "")
    joint = load_joint(out, checkpoint)
    progress(0, plan.rounds, "the regrets")
    save_state(out, checkpoint, warm_solution(tree, joint, dequantise(tree, data.packed), plan.warm_rounds))


def warm_solution(tree: PublicTree, joint: HandJoint, policy: Floats, rounds: int) -> Solution:
    """Regrets that play the policy and count as this many rounds, and an empty average."""
    regrets, reached = np.zeros_like(policy), np.zeros_like(policy)
    scratch = new_scratch()
    for player in (PONE, DEALER):
        step = CfrStep(BEST, reached, policy, 0.0, 0.0, 0.0)
        walk(unit_payoffs(tree, player), scratch, player, joint.ranges, joint.at_leaves(player), step)
    _scale(tree, policy, reached, SCALE, LEAST, regrets)
    return Solution(0, regrets, np.zeros_like(policy), rounds)


@compiled
def _scale(tree: PublicTree, policy: Floats, reached: Floats, scale: float, least: float, regrets: Floats) -> None:
    """Writes the probability of each action times the weight of its information set."""
    for node in range(len(tree.mover)):
        begin, size = tree.offset[node], tree.left[node, tree.mover[node]]
        hands = (tree.offset[node + 1] - begin) // size
        for hand in range(hands):
            total = np.float32(0)
            for slot in range(size):
                total += policy[begin + slot * hands + hand]
            if total > 0:
                for slot in range(size):
                    at = begin + slot * hands + hand
                    regrets[at] = policy[at] / total * (scale * max(reached[at], np.float32(0)) + least)
