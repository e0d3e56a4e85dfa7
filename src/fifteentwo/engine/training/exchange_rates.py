"""Solves the play for exchange rates other than 1 : 1 between a point of pone's and a point of the dealer's.

CFR starts from the regrets of the play solved for points (a warm start) and an empty average. Nothing is sampled: the same
data and rounds give the same bits.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from fifteentwo.engine.expert.exchange_rates import RATE_NAME, from_levels, to_levels
from fifteentwo.engine.pegging.buffers import PublicTree, new_scratch
from fifteentwo.engine.pegging.joint import NO_TREMBLE
from fifteentwo.engine.pegging.solver import Solution, exploitability, initial_solution, public_tree, with_rates
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.artifacts import BadData, load, read_provenance, save, sha256, write_json
from fifteentwo.engine.training.export import archive_writer, policy_bytes
from fifteentwo.engine.training.parallel_cfr import DistributedTree, Solver, subtrees_of
from fifteentwo.engine.training.pipeline import Progress, load_checkpoint, load_joint, load_policy
from fifteentwo.engine.training.quantisation import dequantise, packed_size, packed_sizes, quantise
from fifteentwo.workers import SERIAL, Pool

Rates = tuple[int, int]

RATES: Final[tuple[Rates, ...]] = ((1, 2), (2, 1))
"""The values of a point of pone's and of the dealer's, a pair for each solution."""
WARM_START_ROUNDS: Final = 4
"""The rounds the regrets of the warm start count as: few, so that DCFR soon discounts them."""
SAVE_EVERY: Final = 16


class RatesCheckpoint(msgspec.Struct, frozen=True):
    """The state of the solution for one pair of rates, saved as place-RATES.json."""

    rounds: int
    discards: str
    regrets: str
    policy: str


def solve_rates(
    folder: Path,
    rates: Rates,
    rounds: int,
    progress: Progress,
    tree: PublicTree | None = None,
    pack: Longs | None = None,
    pool: Pool = SERIAL,
) -> None:
    """Solves the play of a folder for these rates, resuming from the last checkpoint. Raises BadData, NoWorkers.

    `tree` and its `pack` are the whole play by default; trials use a smaller one.
    """
    checkpoint, name = load_checkpoint(folder), rates_name(rates)
    if (folder / f"play-{name}.npy").exists() and _rounds_in(folder, name) == rounds:
        return
    progress(0, rounds, f"building the tree ({name})")
    rated = with_rates(tree or public_tree(), rates, pack)
    reached, solution = _resume(folder, name, checkpoint.discards, checkpoint.regrets, rated)
    joint = load_joint(folder, checkpoint)
    distributed = DistributedTree(rated, pool)
    solver = Solver(distributed, solution)
    while (done := solver.rounds - WARM_START_ROUNDS) < rounds:
        progress(done, rounds, f"the play ({name})")
        solver.iterate(joint)
        if (done + 1) % SAVE_EVERY == 0 or done + 1 == rounds:
            reached = _save(folder, name, reached, solver.solution())
    progress(rounds, rounds, f"figures ({name})")
    _finish(folder, rates, reached, rated, solver.solution())
    solver.close()
    distributed.close()


def rates_name(rates: Rates) -> str:
    """The name of a pair of rates in file names."""
    return RATE_NAME.format(*rates)


def _rounds_in(folder: Path, name: str) -> int:
    return int(read_provenance(folder / f"play-{name}.npy").figures["rounds"])


def _resume(
    folder: Path, name: str, discards: str, regrets: str, rated: PublicTree
) -> tuple[RatesCheckpoint, Solution]:
    at = folder / f"place-{name}.json"
    if not at.exists():
        known = load(folder / regrets)[""]
        return RatesCheckpoint(0, discards, "", ""), initial_solution(rated)._replace(
            rounds=WARM_START_ROUNDS, past=WARM_START_ROUNDS, regrets=known
        )
    try:
        reached = msgspec.json.decode(at.read_bytes(), type=RatesCheckpoint)
    except msgspec.MsgspecError as error:
        raise BadData(f"{at}: {error}") from None
    if reached.discards != discards:
        raise BadData(f"{at}: begun for other discards than {discards}; delete it to begin again")
    found, policy = load(folder / reached.regrets)[""], load(folder / reached.policy)[""]
    if len(found) != rated.offset[-1] or len(policy) != rated.offset[-1]:
        raise BadData(f"{at}: made by another version; delete it to begin again")
    rounds = WARM_START_ROUNDS + reached.rounds
    return reached, Solution(rounds, found, policy, rounds)


def _save(folder: Path, name: str, reached: RatesCheckpoint, solution: Solution) -> RatesCheckpoint:
    rounds = solution.rounds - WARM_START_ROUNDS
    names = [f"{name}-{what}-{rounds}.npy" for what in ("regrets", "policy")]
    made_from = {reached.discards: sha256(folder / reached.discards)}
    for file, numbers in zip(names, (solution.regrets, solution.policy), strict=True):
        save(folder / file, {"": numbers}, {"made_by": "fifteentwo lab rates", "rounds": rounds}, made_from)
    write_json(folder / f"place-{name}.json", RatesCheckpoint(rounds, reached.discards, *names))
    for file in {reached.regrets, reached.policy} - {"", *names}:
        (folder / file).unlink(missing_ok=True)
        (folder / f"{file}.json").unlink(missing_ok=True)
    return RatesCheckpoint(rounds, reached.discards, *names)


def _finish(folder: Path, rates: Rates, reached: RatesCheckpoint, rated: PublicTree, solution: Solution) -> None:
    """Saves the quantised policy, with its exploitability and that of the policy for points, in units of the smaller rate."""
    packed = to_levels(quantise(rated, solution.policy))
    joint = load_joint(folder, load_checkpoint(folder), NO_TREMBLE)
    figures: dict[str, object] = {"rounds": reached.rounds, "rates": rates}
    for what, policy in (
        ("play", dequantise(rated, from_levels(packed))),
        ("play_for_points", load_policy(folder, rated)),
    ):
        found = exploitability(rated, joint, policy, new_scratch())
        figures[what] = {"pone": found.pone, "dealer": found.dealer, "mean": (found.pone + found.dealer) / 2}
    made_from = {name: sha256(folder / name) for name in (reached.policy, reached.discards)}
    note = {"made_by": f"fifteentwo lab rates --rounds {reached.rounds}"}
    save(folder / f"play-{rates_name(rates)}.npy", {"": packed}, note | figures, made_from)


def export_rates(
    folder: Path, to: Path, progress: Progress, tree: PublicTree | None = None, pairs: tuple[Rates, ...] = RATES
) -> None:
    """Writes rates.zip as `expert.exchange_rates` reads it: the policy for each pair of rates, by subtree. Raises BadData."""
    tree = tree or public_tree()
    ends = packed_sizes(tree).cumsum()
    partial = to.with_name(f"{to.name}.half")
    files = [f"play-{rates_name(rates)}.npy" for rates in pairs]
    parts = subtrees_of(tree)
    with zipfile.ZipFile(partial, "w") as file:
        figures = {
            rates_name(rates): read_provenance(folder / name).figures for rates, name in zip(pairs, files, strict=True)
        }
        add = archive_writer(file, folder, tuple(files), "fifteentwo lab rates", {"rates": pairs, "figures": figures})
        for number, (rates, name) in enumerate(zip(pairs, files, strict=True)):
            packed: Bytes = load(folder / name)[""]
            if len(packed) != packed_size(tree):
                raise BadData(f"{folder / name}: made by another version; make it again")
            leads = [0, *tree.child[0, np.nonzero(tree.child[0, :13] > 0)[0]].tolist()]
            first = np.concatenate([policy_bytes(packed, ends, node, node + 1) for node in leads])
            add(f"{rates_name(rates)}/first", {"policy": first})
            for done, (lead, reply, start, stop) in enumerate(parts):
                progress(number * len(parts) + done, len(pairs) * len(parts), f"writing {to.name}")
                add(f"{rates_name(rates)}/{lead}-{reply}", {"policy": policy_bytes(packed, ends, start, stop)})
    partial.replace(to)
