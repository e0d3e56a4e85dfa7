"""The play solved where a point of pone and a point of the dealer are not worth the same, for the score-minded player.

It begins with the regrets of the play solved for points, which are half-way there, and with no policy. Nothing is drawn
by chance: the same data and rounds give the same bits.
"""

from __future__ import annotations

import zipfile
from pathlib import Path
from typing import Final

import msgspec
import numpy as np

from fifteentwo.engine.expert.exchange_rates import CALLED, coarse, fine
from fifteentwo.engine.pegging.buffers import PublicTree, new_scratch
from fifteentwo.engine.pegging.solver import Solution, exploitability, initial_solution, public_tree, with_rates
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.training.artifacts import BadData, load, note_of, save, sha256, write
from fifteentwo.engine.training.export import adder, policy_bytes
from fifteentwo.engine.training.fictitious_play import means_of
from fifteentwo.engine.training.parallel_cfr import Solver, Split, parts_of
from fifteentwo.engine.training.pipeline import Tell, place_in, policy_in, ranges_of
from fifteentwo.engine.training.quantisation import packed_size, packed_sizes, quantise, restore
from fifteentwo.workers import ALONE, Crew

Rates = tuple[int, int]

RATES: Final[tuple[Rates, ...]] = ((1, 2), (2, 1))
"""What a point of pone and one of the dealer are worth, each pair solved by itself."""
BEGINS_AT: Final = 4
"""The regrets for points count as if they came of so few rounds: they are soon forgotten."""
SAVE_EVERY: Final = 16


class Reached(msgspec.Struct, frozen=True):
    """How far one pair of rates has come."""

    rounds: int
    discards: str
    regrets: str
    policy: str


def solve(
    folder: Path,
    rates: Rates,
    rounds: int,
    tell: Tell,
    tree: PublicTree | None = None,
    pack: Longs | None = None,
    crew: Crew = ALONE,
) -> None:
    """Solves the play of a folder for these rates, going on where an earlier call stopped. Raises BadData, NoWorkers.

    `tree` and its `pack` are the whole play unless a trial says otherwise.
    """
    place, name = place_in(folder), called(rates)
    if (folder / f"play-{name}.npy").exists() and _rounds_in(folder, name) == rounds:
        return
    tell(0, rounds, f"growing the tree ({name})")
    rated = with_rates(tree or public_tree(), rates, pack)
    reached, solution = _resume(folder, name, place.discards, place.regrets, rated)
    ranges = ranges_of(folder / place.discards)
    split = Split(rated, crew)
    solver = Solver(split, solution)
    while (done := solver.rounds - BEGINS_AT) < rounds:
        tell(done, rounds, f"the play ({name})")
        solver.iterate(ranges)
        if (done + 1) % SAVE_EVERY == 0 or done + 1 == rounds:
            reached = _save(folder, name, reached, solver.solution())
    tell(rounds, rounds, f"figures ({name})")
    _finish(folder, rates, reached, rated, solver.solution())
    solver.close()
    split.close()


def called(rates: Rates) -> str:
    """The name of a pair of rates in files."""
    return CALLED.format(*rates)


def _rounds_in(folder: Path, name: str) -> int:
    return int(note_of(folder / f"play-{name}.npy").figures["rounds"])


def _resume(folder: Path, name: str, discards: str, regrets: str, rated: PublicTree) -> tuple[Reached, Solution]:
    at = folder / f"place-{name}.json"
    if not at.exists():
        known = load(folder / regrets)[""]
        return Reached(0, discards, "", ""), initial_solution(rated)._replace(
            rounds=BEGINS_AT, past=BEGINS_AT, regrets=known
        )
    try:
        reached = msgspec.json.decode(at.read_bytes(), type=Reached)
    except msgspec.MsgspecError as error:
        raise BadData(f"{at}: {error}") from None
    if reached.discards != discards:
        raise BadData(f"{at}: begun for other discards than {discards}; take it away to begin again")
    found, policy = load(folder / reached.regrets)[""], load(folder / reached.policy)[""]
    if len(found) != rated.offset[-1] or len(policy) != rated.offset[-1]:
        raise BadData(f"{at}: made by another version; take it away to begin again")
    rounds = BEGINS_AT + reached.rounds
    return reached, Solution(rounds, found, policy, rounds)


def _save(folder: Path, name: str, reached: Reached, solution: Solution) -> Reached:
    rounds = solution.rounds - BEGINS_AT
    names = [f"{name}-{what}-{rounds}.npy" for what in ("regrets", "policy")]
    made_from = {reached.discards: sha256(folder / reached.discards)}
    for file, numbers in zip(names, (solution.regrets, solution.policy), strict=True):
        save(folder / file, {"": numbers}, {"made_by": "fifteentwo lab rates", "rounds": rounds}, made_from)
    write(folder / f"place-{name}.json", Reached(rounds, reached.discards, *names))
    for file in {reached.regrets, reached.policy} - {"", *names}:
        (folder / file).unlink(missing_ok=True)
        (folder / f"{file}.json").unlink(missing_ok=True)
    return Reached(rounds, reached.discards, *names)


def _finish(folder: Path, rates: Rates, reached: Reached, rated: PublicTree, solution: Solution) -> None:
    """The policy as it is shipped, and what could be gained by knowing it; likewise of the policy that plays for points.

    In units of the smaller rate.
    """
    packed = coarse(quantise(rated, solution.policy))
    kept = means_of(folder / reached.discards)[0].kept.astype(np.float32)
    figures: dict[str, object] = {"rounds": reached.rounds, "rates": rates}
    for what, policy in (("play", restore(rated, fine(packed))), ("play_for_points", policy_in(folder, rated))):
        found = exploitability(rated, kept, policy, new_scratch())
        figures[what] = {"pone": found.pone, "dealer": found.dealer, "mean": (found.pone + found.dealer) / 2}
    made_from = {name: sha256(folder / name) for name in (reached.policy, reached.discards)}
    note = {"made_by": f"fifteentwo lab rates --rounds {reached.rounds}"}
    save(folder / f"play-{called(rates)}.npy", {"": packed}, note | figures, made_from)


def ship(folder: Path, to: Path, tell: Tell, tree: PublicTree | None = None, pairs: tuple[Rates, ...] = RATES) -> None:
    """Writes what `expert.exchange_rates` reads: for each pair of rates the policy, cut as `export.ship` cuts it. BadData."""
    tree = tree or public_tree()
    ends = packed_sizes(tree).cumsum()
    half = to.with_name(f"{to.name}.half")
    files = [f"play-{called(rates)}.npy" for rates in pairs]
    parts = parts_of(tree)
    with zipfile.ZipFile(half, "w") as file:
        figures = {called(rates): note_of(folder / name).figures for rates, name in zip(pairs, files, strict=True)}
        add = adder(file, folder, tuple(files), "fifteentwo lab rates", {"rates": pairs, "figures": figures})
        for number, (rates, name) in enumerate(zip(pairs, files, strict=True)):
            packed: Bytes = load(folder / name)[""]
            if len(packed) != packed_size(tree):
                raise BadData(f"{folder / name}: made by another version; make it again")
            leads = [0, *tree.child[0, np.nonzero(tree.child[0, :13] > 0)[0]].tolist()]
            first = np.concatenate([policy_bytes(packed, ends, node, node + 1) for node in leads])
            add(f"{called(rates)}/first", {"policy": first})
            for done, (lead, reply, start, stop) in enumerate(parts):
                tell(number * len(parts) + done, len(pairs) * len(parts), f"writing {to.name}")
                add(f"{called(rates)}/{lead}-{reply}", {"policy": policy_bytes(packed, ends, start, stop)})
    half.replace(to)
