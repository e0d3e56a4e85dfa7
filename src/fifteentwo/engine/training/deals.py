"""Deals simulated by the trained policies: the points of each part of a deal, and the win probability of the first dealer."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.equity.deal_counts import DealCounts, distribution_of, empty_counts, merged_counts
from fifteentwo.engine.equity.score_table import equities, first_to_target
from fifteentwo.engine.equity.simulated_deals import (
    count_deals,
    empty_deals,
    fixed,
    play_deals,
    strategies,
)
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.flat_policy import flat_policy
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.engine.training.artifacts import load, read_provenance, save
from fifteentwo.engine.training.fictitious_play import load_discards, played_choices
from fifteentwo.engine.training.pipeline import Progress, load_checkpoint, load_packed, rules_of, tree_of
from fifteentwo.engine.training.quantisation import packed_sizes
from fifteentwo.workers import SERIAL, Pool, WorkerCache

CHUNK: Final = 20_000
"""Deals in one task."""
SAVE_EVERY: Final = 200
"""Tasks between two checkpoints."""
TARGETS: Final = (61, 121)
BATCHES: Final = 4
"""The number of batches the deals are counted in: their differences give the standard error of later figures."""


def simulate(
    folder: Path, deals: int, progress: Progress, tree: PublicTree | None = None, pool: Pool = SERIAL
) -> dict[str, Any]:
    """Simulates deals and writes deals.npz, a row for each batch; returns the figures. Raises BadData, NoWorkers.

    Both players sample their discards from the average of the rounds of fictitious play and their cards from the policy. A run that was
    stopped is resumed from its last checkpoint.
    """
    checkpoint, rules = load_checkpoint(folder), rules_of(folder)
    tree = tree or tree_of(rules)
    average, pegging = load_discards(folder / checkpoint.discards)
    made_from = {name: read_provenance(folder / name).sha256 for name in ("play.npy", checkpoint.discards)}
    part = folder / "deals.part.npz"
    done, batches = _resume(part, deals, made_from)
    progress(min(done * CHUNK, deals), deals, "discards")
    sizes = packed_sizes(tree)
    policy = flat_policy(tree.child, sizes.cumsum() - sizes, load_packed(folder, tree), rules.aim, rules.last_card)
    subset = slice(None, None, checkpoint.plan.every)
    players = strategies(*played_choices(average, pegging, subset, pool, rules), policy)
    cache = WorkerCache(pool)
    for worker in range(len(pool)):
        cache.add_large(worker, players)
    some = range(0, deals, CHUNK)
    tasks = [(min(CHUNK, deals - begin), seed, rules) for seed, begin in enumerate(some)]
    progress(min(done * CHUNK, deals), deals, "deals")
    for counted in pool.map(_simulate_task, tasks[done:], (cache,)):
        batches[done % BATCHES] = merged_counts((batches[done % BATCHES], counted))
        done += 1
        if done % SAVE_EVERY == 0:
            save(part, _arrays(batches), {"made_by": made_by(deals), "tasks": done}, made_from)
        progress(min(done * CHUNK, deals), deals, "deals")
    cache.clear()
    counts = merged_counts(batches)
    first = {
        str(target): float(equities(distribution_of(counts), first_to_target(target))[0, 0, 0, 0]) for target in TARGETS
    }
    wins = {target: chance if rules.aim > 0 else 1 - chance for target, chance in first.items()}
    figures = summary(counts) | {"first_dealer_wins": wins}
    save(folder / "deals.npz", _arrays(batches), {"made_by": made_by(deals)} | figures, made_from)
    part.unlink(missing_ok=True)
    part.with_name(f"{part.name}.json").unlink(missing_ok=True)
    return figures


def are_simulated(folder: Path, deals: int) -> bool:
    """Whether a folder has this many simulated deals of its present policies. Raises BadData."""
    if not (folder / "deals.npz").exists():
        return False
    names = "play.npy", load_checkpoint(folder).discards
    note = read_provenance(folder / "deals.npz")
    made_from = {name: read_provenance(folder / name).sha256 for name in names}
    return note.made_by == made_by(deals) and note.made_from == made_from


def made_by(deals: int) -> str:
    """The command that simulates `deals` deals."""
    return f"fifteentwo lab play --deals {deals}"


def _resume(part: Path, deals: int, made_from: dict[str, str]) -> tuple[int, list[DealCounts]]:
    """The number of tasks done by an earlier run of the same size and data, and their batches. Raises BadData."""
    if part.exists():
        note = read_provenance(part)
        done = int(note.figures["tasks"])
        if note.made_from == made_from and done * CHUNK <= deals:
            saved = load(part)
            return done, [DealCounts(*(saved[name][batch] for name in DealCounts._fields)) for batch in range(BATCHES)]
    return 0, [empty_counts() for _ in range(BATCHES)]


def _arrays(batches: list[DealCounts]) -> dict[str, Longs]:
    return {name: np.stack(part) for name, part in zip(DealCounts._fields, zip(*batches, strict=True), strict=True)}


def _simulate_task(cache: list[Any], deals: int, seed: int, rules: DealRules) -> DealCounts:
    """For a worker: the tally of some simulated deals."""
    (players,) = cache
    played, counts = empty_deals(deals), empty_counts()
    play_deals(fixed(rules.four_in_crib, not rules.no_discard), players, seed, played)
    count_deals(played, counts)
    return counts


def load_deals(folder: Path) -> dict[str, Longs]:
    """The tallies of the simulated deals, by the fields of `DealCounts`, each (BATCHES, ...). Raises BadData."""
    return load(folder / "deals.npz")


def summary(counts: DealCounts) -> dict[str, Any]:
    """The mean points of each part of a deal, each with its standard error."""
    heels = 2 * np.array([0.0, 1.0])
    return {
        "deals": int(counts.heels.sum()),
        "pone": {"play": _mean(counts.play.sum(axis=1)), "hand": _mean(counts.pone.sum(axis=0))},
        "dealer": {
            "heels": _mean(counts.heels, heels),
            "play": _mean(counts.play.sum(axis=0)),
            "hand": _mean(counts.dealer.sum(axis=(0, 2))),
            "crib": _mean(counts.dealer.sum(axis=(0, 1))),
        },
    }


def _mean(many: Longs, points: Doubles | None = None) -> dict[str, float]:
    values = np.arange(len(many), dtype=np.float64) if points is None else points
    deals = many.sum()
    mean = float(many @ values / deals)
    variance = float(many @ (values - mean) ** 2 / deals)
    return {"mean": mean, "error": (variance / float(deals)) ** 0.5}
