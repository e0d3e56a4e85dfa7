"""Variants of the play - a starter that is known, other exchange rates - solved from the policy for all starters and for points.

CFR begins with regrets in proportion to that policy (`warm_start`) and an empty average. The discards stay as they are. Nothing is
sampled: the same data and rounds give the same bits.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec

from fifteentwo.engine.pegging.buffers import BEST, MEAN, PublicTree
from fifteentwo.engine.pegging.joint import HandJoint
from fifteentwo.engine.pegging.solver import Solution
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Floats
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.artifacts import BadData, load, save, write_json
from fifteentwo.engine.training.parallel_cfr import DistributedTree, Solver
from fifteentwo.engine.training.quantisation import dequantise
from fifteentwo.engine.training.warm_start import warm_solution

WARM_ROUNDS: Final = 10
"""The rounds that the regrets of the warm start count as."""
SAVE_EVERY: Final = 16


class SetInProgress(msgspec.Struct, frozen=True):
    """What a folder of variants was begun with, saved as JSON."""

    made_from: dict[str, str]
    """The SHA-256 of the files from which the policy and the discards were made, by name."""


class VariantCheckpoint(msgspec.Struct, frozen=True):
    """How far a variant is, saved as place-NAME.json until it is done."""

    rounds: int
    regrets: str
    policy: str


class VariantFolder:
    """A folder in which variants are solved, each resumed where it was stopped."""

    def __init__(self, path: Path, begun_with: str, made_by: str, made_from: dict[str, str]) -> None:
        """`begun_with` is the file that says what the folder was begun with. Raises BadData where that is other data."""
        self.path, self.made_by, self.made_from = path, made_by, made_from
        path.mkdir(parents=True, exist_ok=True)
        if not (path / begun_with).exists():
            write_json(path / begun_with, SetInProgress(made_from))
        elif load_set(path / begun_with).made_from != made_from:
            raise BadData(f"{path / begun_with}: begun from other engine data; choose another folder")

    def solve(
        self,
        name: str,
        distributed: DistributedTree,
        joint: HandJoint,
        packed: Bytes,
        rounds: int,
        progress: Callable[[int], object],
    ) -> Solution:
        """The solution of a variant after this many rounds, begun from the policy `packed`. Raises BadData, NoWorkers."""
        reached, solution = self._resume(name, distributed.tree, joint, packed)
        solver = Solver(distributed, solution)
        while solver.rounds < rounds:
            progress(solver.rounds)
            solver.iterate(joint)
            if solver.rounds % SAVE_EVERY == 0 and solver.rounds < rounds:
                reached = self._save(name, reached, solver.solution())
        solution = solver.solution()
        solver.close()
        return solution

    def finish(self, name: str, packed: Bytes, figures: dict[str, object]) -> None:
        """Saves the policy of a variant as play-NAME.npy, and deletes its checkpoint."""
        save(self.path / policy_name(name), {"": packed}, {"made_by": self.made_by} | figures, self.made_from)
        place = self._place(name)
        if place.exists():
            self._delete(_read(place))
            place.unlink()

    def _place(self, name: str) -> Path:
        return self.path / f"place-{name}.json"

    def _resume(
        self, name: str, tree: PublicTree, joint: HandJoint, packed: Bytes
    ) -> tuple[VariantCheckpoint | None, Solution]:
        at = self._place(name)
        if not at.exists():
            return None, warm_solution(tree, joint, dequantise(tree, packed), WARM_ROUNDS)
        reached = _read(at)
        regrets, policy = load(self.path / reached.regrets)[""], load(self.path / reached.policy)[""]
        if len(regrets) != tree.offset[-1] or len(policy) != tree.offset[-1]:
            raise BadData(f"{at}: made by another version; delete it to begin again")
        return reached, Solution(reached.rounds, regrets, policy, reached.rounds + WARM_ROUNDS)

    def _save(self, name: str, before: VariantCheckpoint | None, solution: Solution) -> VariantCheckpoint:
        names = [f"{what}-{name}-{solution.rounds}.npy" for what in ("regrets", "policy")]
        for file, numbers in zip(names, (solution.regrets, solution.policy), strict=True):
            figures = {"made_by": self.made_by, "rounds": solution.rounds}
            save(self.path / file, {"": numbers}, figures, self.made_from)
        reached = VariantCheckpoint(solution.rounds, *names)
        write_json(self._place(name), reached)
        if before is not None:
            self._delete(before)
        return reached

    def _delete(self, checkpoint: VariantCheckpoint) -> None:
        for file in (checkpoint.regrets, checkpoint.policy):
            (self.path / file).unlink(missing_ok=True)
            (self.path / f"{file}.json").unlink(missing_ok=True)


def best_response_gains(distributed: DistributedTree, joint: HandJoint, policy: Floats) -> tuple[float, float]:
    """What best responses gain against a policy, as pone and as the dealer, in the tree's units. Raises NoWorkers."""
    best, mean = distributed.values(joint, policy, BEST, MEAN)
    return over_hands(joint, best - mean)


def over_hands(joint: HandJoint, values: Doubles) -> tuple[float, float]:
    """The means of pone's and of the dealer's values, (2, 1820), over the hands that they keep."""
    pone, dealer = (float(joint.ranges[role] @ values[role]) for role in (PONE, DEALER))
    return pone, dealer


def policy_name(name: str) -> str:
    """The file of the policy of a variant."""
    return f"play-{name}.npy"


def load_set(at: Path) -> SetInProgress:
    """What a folder was begun with, by its file. Raises BadData where there is none."""
    try:
        return msgspec.json.decode(at.read_bytes(), type=SetInProgress)
    except OSError as error:
        raise BadData(f"{at}: {error.strerror or error}") from None
    except msgspec.MsgspecError as error:
        raise BadData(f"{at}: {error}") from None


def _read(place: Path) -> VariantCheckpoint:
    try:
        return msgspec.json.decode(place.read_bytes(), type=VariantCheckpoint)
    except msgspec.MsgspecError as error:
        raise BadData(f"{place}: {error}") from None
