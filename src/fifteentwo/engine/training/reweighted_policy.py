"""The exploitability of the reweighted policy of *expert*, when it reweights by the starter alone.

*expert* also reweights by its own discards, which the other player cannot see; the starter both know. The best response
here knows the starter and the reweighting, and is computed for all hands in one traversal of the solver.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from fifteentwo.engine.expert.ranges import FLOOR, TREMBLE
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import BEST, MEAN, CfrStep, PublicTree, new_scratch
from fifteentwo.engine.pegging.cfr import walk
from fifteentwo.engine.pegging.joint import NO_TREMBLE, HandJoint, joint_given_starter
from fifteentwo.engine.pegging.solver import hand_values, public_tree, unit_payoffs
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Floats
from fifteentwo.engine.training.abstraction_gap import WorkerPolicy, send_policy
from fifteentwo.engine.training.fictitious_play import AverageDiscards, discard_shares
from fifteentwo.engine.training.package_data import Package, read_data
from fifteentwo.engine.training.pipeline import Progress
from fifteentwo.engine.training.single_hand import TEMPERATURE, open_slots
from fifteentwo.workers import SERIAL, Pool


class ReweightedExploitability(msgspec.Struct, frozen=True):
    """Figures of a player who reweights by the starter in one role, in points a deal, mean over the starters."""

    gain: float
    """The gain of the reweighted policy over the policy, against the other's policy."""
    exploitability: float
    """What a best response that knows the starter gains against the policy."""
    added_exploitability: float
    """How much more a best response gains against the reweighted policy; negative if less."""


class StarterCase(NamedTuple):
    """What is known in a deal with a given starter."""

    joint: HandJoint
    """The joint distribution of both players' hands."""
    belief: HandJoint
    """The joint distribution that the reweighting player assumes."""


def measure_exploitability(
    source: Path | Package,
    starters: Sequence[int],
    progress: Progress,
    tree: PublicTree | None = None,
    pool: Pool = SERIAL,
) -> dict[str, ReweightedExploitability]:
    """The figures by role, over starters of these ranks. Raises BadData, NoWorkers.

    `tree` is the whole play by default; trials use a smaller one.
    """
    progress(0, 2 * len(starters), "building the tree")
    tree = tree or public_tree()
    data = read_data(source, tree, pool)
    average, subset = data.average, slice(None, None, data.every)
    cache = send_policy(pool, data.packed, tree)
    tasks = [(role, starter_case(average, role, starter, subset)) for role in (PONE, DEALER) for starter in starters]
    found = []
    for figures in pool.map(_exploitability_task, tasks, (cache,)):
        found.append(figures)
        progress(len(found), len(tasks), "starters")
    cache.clear()
    by_role = np.array(found).reshape(2, len(starters), -1).mean(axis=1).tolist()
    return {name: ReweightedExploitability(*of) for name, of in zip(("pone", "dealer"), by_role, strict=True)}


def starter_case(average: AverageDiscards, role: int, starter: int, subset: slice = slice(None)) -> StarterCase:
    """The case of a starter of this rank, where the player in `role` reweights."""
    shares = discard_shares(average, subset)
    trembles = (NO_TREMBLE, FLOOR) if role == PONE else (FLOOR, NO_TREMBLE)
    return StarterCase(*(joint_given_starter(shares, starter, tremble) for tremble in (NO_TREMBLE, trembles)))


def _exploitability_task(row: list[WorkerPolicy], role: int, case: StarterCase) -> tuple[float, float, float]:
    """For a worker: `starter_exploitability`."""
    return starter_exploitability(row[0], role, case)


def starter_exploitability(known: WorkerPolicy, role: int, case: StarterCase) -> tuple[float, float, float]:
    """The fields of `ReweightedExploitability` for one starter. Overwrites the reweighted policy of `known`."""
    tree, policy, reweighted, _ = known
    reweight_all(tree, policy, role, case, reweighted)
    other = 1 - role
    mass = case.joint.hand_mass(other)
    scratch = new_scratch()

    def value(policy: Floats, mode: int) -> float:
        return float(mass @ hand_values(tree, case.joint, policy, other, mode, scratch) / mass.sum())

    mean, best = value(policy, MEAN), value(policy, BEST)
    return mean - value(reweighted, MEAN), best - mean, value(reweighted, BEST) - best


def reweight_all(tree: PublicTree, policy: Floats, role: int, case: StarterCase, out: Floats) -> None:
    """Writes the policy of a role, reweighted for all its hands, to `out`.

    As `single_hand.reweight` for each hand.
    """
    scratch, ranges = new_scratch(), case.belief.ranges
    _add_tremble(tree, policy, TREMBLE, out)
    action_values = np.zeros((2, len(policy)), np.float32)
    joint = case.belief.at_leaves(role)
    walk(tree, scratch, role, ranges, joint, CfrStep(BEST, action_values[0], out, 0.0, 0.0, 0.0))
    walk(unit_payoffs(tree, role), scratch, role, ranges, joint, CfrStep(BEST, action_values[1], out, 0.0, 0.0, 0.0))
    out[:] = policy
    _reweight(tree, policy, action_values[0], action_values[1], role, TEMPERATURE, out)


@compiled
def _add_tremble(tree: PublicTree, policy: Floats, tremble: float, out: Floats) -> None:
    """Writes the policy with probability `tremble` of a random card that fits."""
    for node in range(len(tree.mover)):
        begin, size = tree.offset[node], tree.left[node, tree.mover[node]]
        hands = (tree.offset[node + 1] - begin) // size
        for hand in range(hands):
            fitting = open_slots(tree, size, hand, 31 - tree.counts[node])
            total = np.float32(0)
            for slot in range(size):
                if fitting >> slot & 1:
                    total += policy[begin + slot * hands + hand]
            for slot in range(size):
                at = begin + slot * hands + hand
                out[at] = 0
                if fitting >> slot & 1:
                    even = 1 / _popcount(fitting)
                    share = policy[at] / total if total > 0 else even
                    out[at] = share + tremble * (even - share)


@compiled
def _popcount(bits: int) -> int:
    ones = 0
    for slot in range(4):
        ones += bits >> slot & 1
    return ones


@compiled
def _reweight(
    tree: PublicTree, policy: Floats, values: Floats, mass: Floats, role: int, temperature: float, out: Floats
) -> None:
    """Multiplies the policy at each information set by exp(value of the action / temperature)."""
    for node in range(len(tree.mover)):
        if tree.mover[node] != role:
            continue
        begin, size = tree.offset[node], tree.left[node, role]
        hands = (tree.offset[node + 1] - begin) // size
        for hand in range(hands):
            fitting = open_slots(tree, size, hand, 31 - tree.counts[node])
            most = np.float32(-1e30)
            for slot in range(size):
                at = begin + slot * hands + hand
                if fitting >> slot & 1 and policy[at] > 0:
                    most = max(most, values[at])
            for slot in range(size):
                at = begin + slot * hands + hand
                if fitting >> slot & 1 and policy[at] > 0 and mass[at] > 0:
                    out[at] = policy[at] * np.exp((values[at] - most) / (mass[at] * temperature))
