"""Many deals played out by the tables that were made, and from them the chance to win from any score."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from fifteentwo.engine.discard.full_table import best_ways, complete
from fifteentwo.engine.discard.single_hand import Discards
from fifteentwo.engine.equity.deal_counts import Tally, empty_tally, shares, together
from fifteentwo.engine.equity.score_table import win, worths
from fifteentwo.engine.equity.simulated_deals import Players, count, fixed, no_deals, play_deals, policy_of
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.engine.training.artifacts import load, note_of, save
from fifteentwo.engine.training.fictitious_play import means_of, weights_of
from fifteentwo.engine.training.pipeline import Tell, packed_in, place_in
from fifteentwo.engine.training.quantisation import packed_sizes
from fifteentwo.workers import ALONE, Crew, Shelf

CHUNK: Final = 20_000
SAVE_EVERY: Final = 200
"""After how many of these chunks what there is is saved."""
TARGETS: Final = (61, 121)
BATCHES: Final = 4
"""The deals are counted in so many heaps: how far these differ says how sure a figure is."""


def play(folder: Path, deals: int, tell: Tell, tree: PublicTree | None = None, crew: Crew = ALONE) -> dict[str, Any]:
    """Plays deals and writes deals.npz, a row for each heap; gives the figures. Raises BadData, NoWorkers.

    Stopped, it goes on from what was saved last.
    The dealer and pone discard what is best against the other's mean, and play their cards by chance from the policy.
    """
    tree = tree or public_tree()
    place = place_in(folder)
    means, pegging = means_of(folder / place.discards)
    cribs = weights_of(means.laid[DEALER]), weights_of(means.laid[PONE])
    made_from = {name: note_of(folder / name).sha256 for name in ("play.npy", place.discards)}
    part = folder / "deals.part.npz"
    done, heaps = _resume(part, deals, made_from)
    tell(min(done * CHUNK, deals), deals, "discards")
    sizes = packed_sizes(tree)
    policy = policy_of(tree.child, sizes.cumsum() - sizes, packed_in(folder, tree))
    players = Players(best_ways(complete(Discards(cribs, pegging))), policy)
    known = Shelf(crew)
    for worker in range(len(crew)):
        known.add_large(worker, players)
    tasks = [(min(CHUNK, deals - begin), seed) for seed, begin in enumerate(range(0, deals, CHUNK))]
    tell(min(done * CHUNK, deals), deals, "deals")
    for brought in crew.map(_played, tasks[done:], (known,)):
        heaps[done % BATCHES] = together((heaps[done % BATCHES], brought))
        done += 1
        if done % SAVE_EVERY == 0:
            save(part, _arrays(heaps), {"made_by": made_by(deals), "tasks": done}, made_from)
        tell(min(done * CHUNK, deals), deals, "deals")
    known.clear()
    tally = together(heaps)
    wins = {str(target): float(worths(shares(tally), win(target))[0, 0, 0, 0]) for target in TARGETS}
    figures = figures_of(tally) | {"first_dealer_wins": wins}
    save(folder / "deals.npz", _arrays(heaps), {"made_by": made_by(deals)} | figures, made_from)
    part.unlink(missing_ok=True)
    part.with_name(f"{part.name}.json").unlink(missing_ok=True)
    return figures


def made_by(deals: int) -> str:
    """The command that plays so many."""
    return f"fifteentwo lab play --deals {deals}"


def _resume(part: Path, deals: int, made_from: dict[str, str]) -> tuple[int, list[Tally]]:
    """How many tasks were done when such a call was stopped, and their heaps. Raises BadData."""
    if part.exists():
        note = note_of(part)
        done = int(note.figures["tasks"])
        if note.made_from == made_from and done * CHUNK <= deals:
            kept = load(part)
            return done, [Tally(*(kept[name][heap] for name in Tally._fields)) for heap in range(BATCHES)]
    return 0, [empty_tally() for _ in range(BATCHES)]


def _arrays(heaps: list[Tally]) -> dict[str, Longs]:
    return {name: np.stack(part) for name, part in zip(Tally._fields, zip(*heaps, strict=True), strict=True)}


def _played(known: list[Any], deals: int, seed: int) -> Tally:
    """What a worker makes of a task."""
    (players,) = known
    played, tally = no_deals(deals), empty_tally()
    play_deals(fixed(), players, seed, played)
    count(played, tally)
    return tally


def deals_in(folder: Path) -> dict[str, Longs]:
    """The deals played, as `Tally` has them, a row for each heap. Raises BadData."""
    return load(folder / "deals.npz")


def figures_of(tally: Tally) -> dict[str, Any]:
    """The mean points of each part of a deal, each with its standard error."""
    heels = 2 * np.array([0.0, 1.0])
    return {
        "deals": int(tally.heels.sum()),
        "pone": {"play": _mean(tally.play.sum(axis=1)), "hand": _mean(tally.pone.sum(axis=0))},
        "dealer": {
            "heels": _mean(tally.heels, heels),
            "play": _mean(tally.play.sum(axis=0)),
            "hand": _mean(tally.dealer.sum(axis=(0, 2))),
            "crib": _mean(tally.dealer.sum(axis=(0, 1))),
        },
    }


def _mean(many: Longs, points: Doubles | None = None) -> dict[str, float]:
    values = np.arange(len(many), dtype=np.float64) if points is None else points
    deals = many.sum()
    mean = float(many @ values / deals)
    variance = float(many @ (values - mean) ** 2 / deals)
    return {"mean": mean, "error": (variance / float(deals)) ** 0.5}
