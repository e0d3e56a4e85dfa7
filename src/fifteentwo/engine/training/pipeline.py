"""From nothing to the engine's data: discards and play brought into balance with each other, step by step.

The play is solved for the hands that are kept; which hands are kept hangs on what they are worth in the play. So the
discards are solved anew after some rounds of the play, and the play goes on from where it was: its regrets forget.
Late in the work the discards are no more solved anew, since kept hands jump then, but moved by one more round of
fictitious play at a time; and the play grows young, so that what it has learnt does not keep it from following.
Nothing is drawn by chance: the same plan gives the same bits.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from fifteentwo.engine.pegging.buffers import BEST, PublicTree
from fifteentwo.engine.pegging.solver import Solution, even_ranges, initial_solution, public_tree
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Floats
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.artifacts import BadData, load, note_of, save, sha256, write
from fifteentwo.engine.training.fictitious_play import better, even_means, gaps, means_of
from fifteentwo.engine.training.parallel_cfr import Solver, Split
from fifteentwo.engine.training.quantisation import packed_size, quantise, restore, since
from fifteentwo.workers import ALONE, Crew

FLOOR: Final = 0.001
"""The share of the ranges in which any hand at all is kept: or the play of a hand that nobody keeps would be nothing."""


_NAMES_IN_FILES: Final = {
    name: name.replace("discard", "lay_away") for name in ("discard_at", "discard_on", "discard_rounds")
}
"""A folder that was begun by an earlier version is gone on with."""


class Plan(msgspec.Struct, frozen=True, rename=_NAMES_IN_FILES):
    """What is to be done."""

    rounds: int = 464
    """Of the play."""
    discard_at: tuple[int, ...] = (0, 8, 32, 80, 160, 240)
    """After how many rounds of the play the discards are solved anew."""
    discard_on: tuple[int, ...] = (296, 304, 312)
    """After how many rounds of the play the discards are moved by one round more, so that hardly a hand kept jumps."""
    mean_from: int = 336
    """The policy is the mean of the rounds after this one: those for other hands than are kept at last are left out."""
    discard_rounds: int = 12
    save_every: int = 16
    every: int = 1
    """Discards of only every so many of the hands of six: above 1 it is a trial."""


class Place(msgspec.Struct, frozen=True):
    """How far it has come."""

    plan: Plan
    rounds: int
    discards: str
    """The file of discards in force."""
    regrets: str
    policy: str
    before: str = ""
    """The policy after the round `mean_from`."""


Tell = Callable[[int, int, str], object]
"""Is told how much is done, of how much, and what."""


def make(out: Path, plan: Plan, tell: Tell, tree: PublicTree | None = None, crew: Crew = ALONE) -> None:
    """Makes everything in a folder, going on from where an earlier call stopped. Raises BadData, NoWorkers.

    `tree` is the whole play unless a trial says otherwise.
    """
    out.mkdir(parents=True, exist_ok=True)
    tell(0, plan.rounds, "growing the tree")
    tree = tree or public_tree()
    place, solution = _resume(out, plan, tree)
    split = Split(tree, crew)
    solver = Solver(split, solution)
    while solver.rounds < plan.rounds:
        if solver.rounds in plan.discard_at + plan.discard_on:
            tell(solver.rounds, plan.rounds, "discards")
            place = replace(place, discards=_discard(out, plan, split, solver.solution(), place))
        ranges = ranges_of(out / place.discards)
        tell(solver.rounds, plan.rounds, "the play")
        solver.iterate(ranges)
        if solver.rounds % plan.save_every == 0 or solver.rounds == plan.rounds:
            place = _save(out, place, solver.solution())
        if solver.rounds == plan.mean_from:
            place = replace(_save(out, place, solver.solution()), before=f"policy-{solver.rounds}.npy")
            write(out / "place.json", place)
    _finish(out, place, tree, solver.solution())
    solver.close()
    split.close()
    tell(plan.rounds, plan.rounds, "done")


def place_in(folder: Path) -> Place:
    """How far a folder has come. Raises BadData where nothing was begun."""
    at = folder / "place.json"
    try:
        return msgspec.json.decode(at.read_bytes(), type=Place)
    except OSError as error:
        raise BadData(f"{at}: {error.strerror or error}") from None
    except msgspec.MsgspecError as error:
        raise BadData(f"{at}: {error}") from None


def packed_in(folder: Path, tree: PublicTree) -> Bytes:
    """The finished policy of a folder, in bytes. Raises BadData."""
    at = folder / "play.npy"
    packed: Bytes = load(at)[""]
    if len(packed) != packed_size(tree):
        raise BadData(f"{at}: made by another version; make it again")
    discards = place_in(folder).discards
    if note_of(at).made_from.get(discards) != sha256(folder / discards):
        raise BadData(f"{at}: made for other discards than {discards}")
    return packed


def policy_in(folder: Path, tree: PublicTree) -> Floats:
    """The finished policy of a folder, as its bytes have it. Raises BadData."""
    return restore(tree, packed_in(folder, tree))


def _resume(out: Path, plan: Plan, tree: PublicTree) -> tuple[Place, Solution]:
    at = out / "place.json"
    if not at.exists():
        return Place(plan, 0, "", "", ""), initial_solution(tree)
    place = place_in(out)
    if replace(place.plan, rounds=plan.rounds) != plan:
        raise BadData(f"{at}: another plan was begun here; go on with that one, or take another folder")
    regrets, policy = load(out / place.regrets)[""], load(out / place.policy)[""]
    if len(regrets) != tree.offset[-1] or len(policy) != tree.offset[-1]:
        raise BadData(f"{at}: made by another version; take another folder")
    return replace(place, plan=plan), Solution(place.rounds, regrets, policy, place.rounds)


def _save(out: Path, place: Place, solution: Solution) -> Place:
    made_from = {place.discards: sha256(out / place.discards)}
    names = [f"{name}-{solution.rounds}.npy" for name in ("regrets", "policy")]
    for name, numbers in zip(names, (solution.regrets, solution.policy), strict=True):
        save(out / name, {"": numbers}, {"rounds": solution.rounds}, made_from)
    place = replace(place, rounds=solution.rounds, regrets=names[0], policy=names[1])
    write(out / "place.json", place)
    for old in {*out.glob("regrets-*.npy"), *out.glob("policy-*.npy")} - {
        out / name for name in (place.before, *names)
    }:
        old.unlink()
        old.with_name(f"{old.name}.json").unlink(missing_ok=True)
    return place


def _discard(out: Path, plan: Plan, split: Split, solution: Solution, place: Place) -> str:
    """Solves the discards for what hands are worth in the play so far, or moves them; gives the name of the file."""
    pegging = np.zeros((2, FOURS))
    if solution.rounds:
        ranges, policy = ranges_of(out / place.discards), _recent(out, place, split.tree, solution)
        (pegging,) = split.values(ranges, policy, BEST)
    anew = solution.rounds in plan.discard_at
    means = even_means() if anew else means_of(out / place.discards)[0]
    some = slice(None, None, plan.every)
    for _ in range(plan.discard_rounds if anew else 1):
        means = better(means, pegging, some, split.crew)
    gap = gaps(means, pegging, fewer=some, crew=split.crew)
    name = f"discards-{solution.rounds}.npz"
    arrays: dict[str, NDArray[Any]] = {
        "kept": means.kept,
        "laid": means.laid,
        "choices": np.stack(means.choices),
        "pegging": pegging,
    }
    figures: dict[str, Any] = {"rounds": means.rounds, "gap": {"pone": gap.pone, "dealer": gap.dealer}}
    made_from = {place.discards: sha256(out / place.discards)} if place.discards else {}
    save(out / name, arrays, figures | {"rounds_of_play": solution.rounds}, made_from)
    return name


def ranges_of(path: Path) -> Floats:
    """How likely each player keeps each hand, (2, 1820), with a floor under those that nobody keeps."""
    return floored(means_of(path)[0].kept)


def floored(kept: Doubles) -> Floats:
    """Ranges with a small share of all hands that can be dealt."""
    ranges: Floats = ((1 - FLOOR) * kept + FLOOR * even_ranges()).astype(np.float32)
    return ranges


def _finish(out: Path, place: Place, tree: PublicTree, solution: Solution) -> None:
    """The policy in bytes: what is played, and what is certified."""
    packed = quantise(tree, _recent(out, place, tree, solution))
    made_from = {name: sha256(out / name) for name in (place.policy, place.discards, place.before) if name}
    save(out / "play.npy", {"": packed}, {"rounds": solution.rounds, "bytes": len(packed)}, made_from)


def _recent(out: Path, place: Place, tree: PublicTree, solution: Solution) -> Floats:
    """The mean policy of the rounds after `mean_from`; of all of them before that is over."""
    if not place.before:
        return solution.policy
    share = (place.plan.mean_from / solution.rounds) ** 2
    return since(tree, solution.policy, load(out / place.before)[""], share)
