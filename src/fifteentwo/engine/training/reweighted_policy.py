"""What somebody could gain who knew how *expert* tilts the policy.

Of what the tilt looks at, both know the starter; the tilter's own two cards in the crib nobody else sees. So here he tilts
by the starter alone, and the best answer knows it too. It is found by the solver's walk over all hands at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from fifteentwo.engine.expert.decisions import TAU
from fifteentwo.engine.expert.ranges import TREMBLE
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import BEST, MEAN, CfrStep, PublicTree, new_scratch
from fifteentwo.engine.pegging.cfr import walk
from fifteentwo.engine.pegging.solver import hand_values, meeting_mass, public_tree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Floats
from fifteentwo.engine.training.abstraction_gap import Known, believed, known_by, range_of
from fifteentwo.engine.training.fictitious_play import Means
from fifteentwo.engine.training.package_data import Package, data_of
from fifteentwo.engine.training.pipeline import Tell
from fifteentwo.engine.training.single_hand import open_slots
from fifteentwo.workers import ALONE, Crew


class Answered(msgspec.Struct, frozen=True):
    """Who plays in one role and tilts by the starter: what that is worth, in points a deal, the mean over the starters."""

    gained: float
    """What he gains over the policy when the other follows the policy."""
    before: float
    """What the other's best answer, which knows the starter, gains against the policy."""
    more: float
    """How much more the best answer to the tilted policy gains; below nought, less."""


class Case(NamedTuple):
    """A deal in which a starter has been turned."""

    ranges: Floats
    """(2, 1820): how likely each has kept each hand."""
    belief: Doubles
    """(1820,): what the one who tilts takes the other to have kept, before he sees his own hand."""


def answered(
    source: Path | Package, starters: Sequence[int], tell: Tell, tree: PublicTree | None = None, crew: Crew = ALONE
) -> dict[str, Answered]:
    """The figures for who plays in each role, over starters of these ranks. Raises BadData, NoWorkers.

    `tree` is the whole play unless a trial says otherwise.
    """
    tell(0, 2 * len(starters), "growing the tree")
    tree = tree or public_tree()
    data = data_of(source, tree, crew)
    means = data.means
    shelf = known_by(crew, data.packed, tree)
    tasks = [(role, case_of(means, role, starter)) for role in (PONE, DEALER) for starter in starters]
    found = []
    for figures in crew.map(_answers_to, tasks, (shelf,)):
        found.append(figures)
        tell(len(found), len(tasks), "starters")
    shelf.clear()
    by_role = np.array(found).reshape(2, len(starters), -1).mean(axis=1).tolist()
    return {name: Answered(*of) for name, of in zip(("pone", "dealer"), by_role, strict=True)}


def case_of(means: Means, role: int, starter: int) -> Case:
    """A starter of this rank has been turned, and the one in this role tilts."""
    ranges = np.stack([range_of(kept, [starter]) for kept in means.kept]).astype(np.float32)
    return Case(ranges, range_of(believed(means.kept[1 - role]), [starter]))


def _answers_to(row: list[Known], role: int, case: Case) -> tuple[float, float, float]:
    """What a worker makes of a case."""
    return answers_to(row[0], role, case)


def answers_to(known: Known, role: int, case: Case) -> tuple[float, float, float]:
    """As `Answered`, for one starter. Changes what is tilted."""
    tree, policy, tilted = known
    tilt_all(tree, policy, role, case, tilted)
    other = 1 - role
    often = meeting_mass(case.ranges, other)
    work = new_scratch()

    def worth(by: Floats, mode: int) -> float:
        return float(often @ hand_values(tree, case.ranges, by, other, mode, work) / often.sum())

    plain, best = worth(policy, MEAN), worth(policy, BEST)
    return plain - worth(tilted, MEAN), best - plain, worth(tilted, BEST) - best


def tilt_all(tree: PublicTree, policy: Floats, role: int, case: Case, into: Floats) -> None:
    """The policy of a role tilted for all hands, into `into`.

    As `single_hand.tilt`, but that how much rarer hands are by the starter and by one's own hand is reckoned apart.
    """
    work, ranges = new_scratch(), np.ones((2, FOURS), np.float32)
    ranges[1 - role] = case.belief
    _trembling(tree, policy, TREMBLE, into)
    noted = np.zeros((2, len(policy)), np.float32)
    walk(tree, work, role, ranges, CfrStep(BEST, noted[0], into, 0.0, 0.0, 0.0))
    walk(_one_each(tree, role), work, role, ranges, CfrStep(BEST, noted[1], into, 0.0, 0.0, 0.0))
    into[:] = policy
    _lean(tree, policy, noted[0], noted[1], role, TAU, into)


def _one_each(tree: PublicTree, role: int) -> PublicTree:
    """The play when every deal is worth one point to a role: a choice is worth how likely it comes to it."""
    points = np.zeros_like(tree.end_points)
    points[:, role] = 1
    nothing = {name: np.zeros_like(getattr(tree, name)) for name in ("pairs", "twos", "threes")}
    return tree._replace(end_points=points, rates=np.ones(2), **nothing)


@compiled
def _trembling(f: PublicTree, policy: Floats, tremble: float, into: Floats) -> None:
    """The policy when any card that fits is played so often."""
    for node in range(len(f.mover)):
        begin, size = f.offset[node], f.left[node, f.mover[node]]
        hands = (f.offset[node + 1] - begin) // size
        for hand in range(hands):
            fitting = open_slots(f, size, hand, 31 - f.counts[node])
            total = np.float32(0)
            for slot in range(size):
                if fitting >> slot & 1:
                    total += policy[begin + slot * hands + hand]
            for slot in range(size):
                at = begin + slot * hands + hand
                into[at] = 0
                if fitting >> slot & 1:
                    even = 1 / _ones(fitting)
                    share = policy[at] / total if total > 0 else even
                    into[at] = share + tremble * (even - share)


@compiled
def _ones(bits: int) -> int:
    ones = 0
    for slot in range(4):
        ones += bits >> slot & 1
    return ones


@compiled
def _lean(f: PublicTree, policy: Floats, worth: Floats, mass: Floats, role: int, tau: float, into: Floats) -> None:
    """Each choice by the policy times e to what it is worth, in parts of `tau`."""
    for node in range(len(f.mover)):
        if f.mover[node] != role:
            continue
        begin, size = f.offset[node], f.left[node, role]
        hands = (f.offset[node + 1] - begin) // size
        for hand in range(hands):
            fitting = open_slots(f, size, hand, 31 - f.counts[node])
            most = np.float32(-1e30)
            for slot in range(size):
                at = begin + slot * hands + hand
                if fitting >> slot & 1 and policy[at] > 0:
                    most = max(most, worth[at])
            for slot in range(size):
                at = begin + slot * hands + hand
                if fitting >> slot & 1 and policy[at] > 0 and mass[at] > 0:
                    into[at] = policy[at] * np.exp((worth[at] - most) / (mass[at] * tau))
