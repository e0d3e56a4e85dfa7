"""The training pipeline: solves the discards and the play in turn until they agree, and saves the policies in a folder.

The play is solved by CFR for given ranges of the kept hands; the discards are solved by fictitious play for given values
of the kept hands in the play. The discards are solved again after some rounds of CFR, which continues with its regrets.
Later a new solution would make hands jump into and out of the ranges, so the discards are then moved by single rounds of
fictitious play, and at last left fixed. Nothing is sampled: the same plan gives the same bits.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from fifteentwo.engine.deal_rules import SOLVABLE, DealRules
from fifteentwo.engine.pegging.buffers import BEST, PublicTree
from fifteentwo.engine.pegging.joint import TREMBLE, HandJoint, joint_of, kept_joint
from fifteentwo.engine.pegging.solver import Solution, initial_solution, public_tree
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Floats
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.artifacts import BadData, load, read_provenance, save, sha256, write_json
from fifteentwo.engine.training.fictitious_play import (
    AverageDiscards,
    DiscardExploitability,
    discard_exploitability,
    discard_shares,
    load_discards,
    next_average,
    no_discards,
    uniform_discards,
)
from fifteentwo.engine.training.parallel_cfr import DistributedTree, Solver
from fifteentwo.engine.training.quantisation import dequantise, later_average, packed_size, quantise
from fifteentwo.workers import SERIAL, Pool

_KEYS_IN_FILES: Final = {
    name: name.replace("discard", "lay_away") for name in ("discard_at", "discard_on", "discard_rounds")
}
"""The names of fields in place.json, as in version 0.1.0, so that its folders can be resumed."""


class Plan(msgspec.Struct, frozen=True, rename=_KEYS_IN_FILES):
    """The schedule of the pipeline."""

    rounds: int = 464
    """The number of rounds of CFR."""
    discard_at: tuple[int, ...] = (0, 8, 32, 80, 160, 240)
    """The rounds of CFR after which the discards are solved again."""
    discard_on: tuple[int, ...] = (296, 304, 312)
    """The rounds of CFR after which the discards are moved by one round of fictitious play."""
    mean_from: int = 336
    """The final policy is the average of the rounds after this one: earlier rounds were for other ranges."""
    discard_rounds: int = 12
    """The rounds of fictitious play of a new solution of the discards."""
    save_every: int = 16
    """The rounds of CFR between two checkpoints."""
    every: int = 1
    """The step through the hands of six: above 1 only a subset is used, for a trial."""
    rules: str = ""
    """The name of the rules of a deal (`DealRules.name`), empty for the standard game."""
    warm_rounds: int = 0
    """The rounds that the regrets of a warm start count as, few so that DCFR soon discounts them; 0 without a warm start."""


SHORT: Final = Plan(rounds=80, discard_at=(0, 8), discard_on=(32, 38, 44, 50), mean_from=56)
"""The schedule for other rules than those of the standard game. A warm start from its result goes on from there."""


PLAY_ONLY: Final = Plan(rounds=80, discard_at=(0,), discard_on=(), mean_from=0)
"""The schedule where nothing is discarded: the joint distribution of the hands is that of the deal from the beginning."""


class Checkpoint(msgspec.Struct, frozen=True):
    """The state of a folder, saved as place.json."""

    plan: Plan
    rounds: int
    discards: str
    """The file of the current discards."""
    regrets: str
    policy: str
    before: str = ""
    """The policy after the round `mean_from`."""


Progress = Callable[[int, int, str], object]
"""A callback for progress: how much is done, of how much, and the name of the step."""


def make(out: Path, plan: Plan, progress: Progress, tree: PublicTree | None = None, pool: Pool = SERIAL) -> None:
    """Runs the pipeline in a folder, resuming from its last checkpoint. Raises BadData, NoWorkers.

    `tree` is the whole play by default; trials use a smaller one.
    """
    out.mkdir(parents=True, exist_ok=True)
    progress(0, plan.rounds, "building the tree")
    tree = tree or tree_of(named_rules(plan.rules))
    checkpoint, solution = _resume(out, plan, tree)
    distributed = DistributedTree(tree, pool)
    solver = Solver(distributed, solution)
    joint = load_joint(out, checkpoint) if checkpoint.discards else None
    while solver.rounds < plan.rounds:
        if solver.rounds in plan.discard_at + plan.discard_on:
            progress(solver.rounds, plan.rounds, "discards")
            name = _discard(out, plan, distributed, solver.solution(), checkpoint, joint)
            checkpoint = replace(checkpoint, discards=name)
            joint = load_joint(out, checkpoint)
        assert joint is not None, "the first round begins with discards"
        progress(solver.rounds, plan.rounds, "the play")
        solver.iterate(joint)
        if solver.rounds % plan.save_every == 0 or solver.rounds == plan.rounds:
            checkpoint = save_state(out, checkpoint, solver.solution())
        if solver.rounds == plan.mean_from:
            checkpoint = replace(save_state(out, checkpoint, solver.solution()), before=f"policy-{solver.rounds}.npy")
            write_json(out / "place.json", checkpoint)
    _finish(out, checkpoint, tree, solver.solution())
    solver.close()
    distributed.close()
    progress(plan.rounds, plan.rounds, "done")


def tree_of(rules: DealRules) -> PublicTree:
    """The whole play, with the value of a point and of the last card by these rules."""
    return public_tree(rates=(float(rules.aim), float(rules.aim)), last_card=rules.last_card)


def rules_of(folder: Path) -> DealRules:
    """The rules that a folder was begun for. Raises BadData."""
    return named_rules(load_checkpoint(folder).plan.rules)


def named_rules(name: str) -> DealRules:
    """The rules of this name. Raises BadData for one that is unknown."""
    if name not in SOLVABLE:
        raise BadData(f"{name}: no rules that can be solved; these are {', '.join(filter(None, SOLVABLE))}")
    return SOLVABLE[name]


def load_checkpoint(folder: Path) -> Checkpoint:
    """The checkpoint of a folder. Raises BadData where there is none."""
    at = folder / "place.json"
    try:
        return msgspec.json.decode(at.read_bytes(), type=Checkpoint)
    except OSError as error:
        raise BadData(f"{at}: {error.strerror or error}") from None
    except msgspec.MsgspecError as error:
        raise BadData(f"{at}: {error}") from None


def load_packed(folder: Path, tree: PublicTree) -> Bytes:
    """The finished policy of the play in a folder, quantised, (bytes,). Raises BadData."""
    at = folder / "play.npy"
    packed: Bytes = load(at)[""]
    if len(packed) != packed_size(tree):
        raise BadData(f"{at}: made by another version; make it again")
    discards = load_checkpoint(folder).discards
    if read_provenance(at).made_from.get(discards) != sha256(folder / discards):
        raise BadData(f"{at}: made for other discards than {discards}")
    return packed


def load_policy(folder: Path, tree: PublicTree) -> Floats:
    """The finished policy of the play in a folder, dequantised, (entries,). Raises BadData."""
    return dequantise(tree, load_packed(folder, tree))


def _resume(out: Path, plan: Plan, tree: PublicTree) -> tuple[Checkpoint, Solution]:
    at = out / "place.json"
    if not at.exists():
        return Checkpoint(plan, 0, "", "", ""), initial_solution(tree)
    checkpoint = load_checkpoint(out)
    if replace(checkpoint.plan, rounds=plan.rounds) != plan:
        raise BadData(f"{at}: this folder was begun with another plan; resume that one, or choose another folder")
    regrets, policy = load(out / checkpoint.regrets)[""], load(out / checkpoint.policy)[""]
    if len(regrets) != tree.offset[-1] or len(policy) != tree.offset[-1]:
        raise BadData(f"{at}: made by another version; choose another folder")
    return replace(checkpoint, plan=plan), Solution(
        checkpoint.rounds, regrets, policy, checkpoint.rounds + plan.warm_rounds
    )


def save_state(out: Path, checkpoint: Checkpoint, solution: Solution) -> Checkpoint:
    """Saves regrets and policy, and the checkpoint with their names; deletes those of earlier checkpoints."""
    made_from = {checkpoint.discards: sha256(out / checkpoint.discards)}
    names = [f"{name}-{solution.rounds}.npy" for name in ("regrets", "policy")]
    for name, numbers in zip(names, (solution.regrets, solution.policy), strict=True):
        save(out / name, {"": numbers}, {"rounds": solution.rounds}, made_from)
    checkpoint = replace(checkpoint, rounds=solution.rounds, regrets=names[0], policy=names[1])
    write_json(out / "place.json", checkpoint)
    for old in {*out.glob("regrets-*.npy"), *out.glob("policy-*.npy")} - {
        out / name for name in (checkpoint.before, *names)
    }:
        old.unlink()
        old.with_name(f"{old.name}.json").unlink(missing_ok=True)
    return checkpoint


def _discard(
    out: Path,
    plan: Plan,
    distributed: DistributedTree,
    solution: Solution,
    checkpoint: Checkpoint,
    joint: HandJoint | None,
) -> str:
    """Solves the discards for the present values of hands in the play, or moves them; returns the name of the file."""
    name, rules = f"discards-{solution.rounds}.npz", named_rules(plan.rules)
    pegging = np.zeros((2, FOURS))
    if rules.no_discard:
        save_discards(out, name, no_discards(), pegging, plan)
        return name
    if joint is not None:
        policy = _recent(out, checkpoint, distributed.tree, solution)
        (pegging,) = distributed.values(joint, policy, BEST)
    anew = solution.rounds in plan.discard_at
    average = uniform_discards() if anew else load_discards(out / checkpoint.discards)[0]
    some = slice(None, None, plan.every)
    for _ in range(plan.discard_rounds if anew else 1):
        average = next_average(average, pegging, some, distributed.pool, rules)
    save_discards(out, name, average, pegging, plan, checkpoint.discards, distributed.pool)
    return name


def save_discards(
    out: Path,
    name: str,
    average: AverageDiscards,
    pegging: Doubles,
    plan: Plan,
    before: str = "",
    pool: Pool = SERIAL,
) -> None:
    """Saves average discards, solved for these values of kept hands in the play, with their exploitability."""
    rules, exploitability = named_rules(plan.rules), DiscardExploitability(0.0, 0.0)
    if not rules.no_discard:
        some = slice(None, None, plan.every)
        exploitability = discard_exploitability(average, pegging, subset=some, pool=pool, rules=rules)
    arrays: dict[str, NDArray[Any]] = {
        "kept": average.kept,
        "laid": average.discarded,
        "choices": np.stack(average.choices) if average.choices else np.zeros((0, 2, 0), np.uint8),
        "pegging": pegging,
    }
    figures: dict[str, Any] = {
        "rounds": average.rounds,
        "gap": {"pone": exploitability.pone, "dealer": exploitability.dealer},
    }
    made_from = {before: sha256(out / before)} if before else {}
    save(out / name, arrays, figures, made_from)


def load_joint(folder: Path, checkpoint: Checkpoint, tremble: float = TREMBLE) -> HandJoint:
    """The joint distribution of kept hands by the discards of a folder, with a tremble. Raises BadData."""
    average, _ = load_discards(folder / checkpoint.discards)
    return joint_of(kept_joint(discard_shares(average, slice(None, None, checkpoint.plan.every)), tremble))


def _finish(out: Path, checkpoint: Checkpoint, tree: PublicTree, solution: Solution) -> None:
    """Quantises the policy and saves it: this is what is played and certified."""
    packed = quantise(tree, _recent(out, checkpoint, tree, solution))
    made_from = {
        name: sha256(out / name) for name in (checkpoint.policy, checkpoint.discards, checkpoint.before) if name
    }
    save(out / "play.npy", {"": packed}, {"rounds": solution.rounds, "bytes": len(packed)}, made_from)


def _recent(out: Path, checkpoint: Checkpoint, tree: PublicTree, solution: Solution) -> Floats:
    """The average policy of the rounds after `mean_from`, or of all rounds until then."""
    if not checkpoint.before:
        return solution.policy
    share = (checkpoint.plan.mean_from / solution.rounds) ** 2
    return later_average(tree, solution.policy, load(out / checkpoint.before)[""], share)
