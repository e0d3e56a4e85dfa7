"""Many deals played out by the tables that were made, and from them the chance to win from any score."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from fifteentwo.engine.complete import best_ways, complete
from fifteentwo.engine.expert import LayAways
from fifteentwo.engine.field import Field
from fifteentwo.engine.lab.discards import means_of, weights_of
from fifteentwo.engine.lab.folder import load, note_of, save
from fifteentwo.engine.lab.making import Tell, packed_in, place_in
from fifteentwo.engine.lab.quantised import packed_sizes
from fifteentwo.engine.play import DEALER, PONE, field
from fifteentwo.engine.playouts import Players, count, fixed, no_deals, play_deals, policy_of
from fifteentwo.engine.tables import Doubles, Longs
from fifteentwo.engine.tally import Tally, empty_tally, shares, together
from fifteentwo.engine.winning import win, worths
from fifteentwo.workers import ALONE, Crew, Shelf

CHUNK: Final = 20_000
TARGETS: Final = (61, 121)
BATCHES: Final = 4
"""The deals are counted in so many heaps: how far these differ says how sure a figure is."""


def play(folder: Path, deals: int, tell: Tell, on: Field | None = None, crew: Crew = ALONE) -> dict[str, Any]:
    """Plays deals and writes deals.npz, a row for each heap; gives the figures. Raises BadData, NoWorkers.

    The dealer and pone lay away what is best against the other's mean, and play their cards by chance from the policy.
    """
    on = on or field()
    place = place_in(folder)
    means, pegging = means_of(folder / place.discards)
    cribs = weights_of(means.laid[DEALER]), weights_of(means.laid[PONE])
    tell(0, deals, "lay-aways")
    sizes = packed_sizes(on)
    policy = policy_of(on.child, sizes.cumsum() - sizes, packed_in(folder, on))
    players = Players(best_ways(complete(LayAways(cribs, pegging))), policy)
    heaps = [empty_tally() for _ in range(BATCHES)]
    known = Shelf(crew)
    for worker in range(len(crew)):
        known.add_large(worker, players)
    tasks = [(min(CHUNK, deals - begin), seed) for seed, begin in enumerate(range(0, deals, CHUNK))]
    tell(0, deals, "deals")
    for seed, brought in enumerate(crew.map(_played, tasks, (known,))):
        heaps[seed % BATCHES] = together((heaps[seed % BATCHES], brought))
        tell(min((seed + 1) * CHUNK, deals), deals, "deals")
    known.clear()
    made_from = {name: note_of(folder / name).sha256 for name in ("play.npy", place.discards)}
    tally = together(heaps)
    wins = {str(target): float(worths(shares(tally), win(target))[0, 0, 0, 0]) for target in TARGETS}
    figures = figures_of(tally) | {"first_dealer_wins": wins}
    note = {"made_by": f"fifteentwo lab play --deals {deals}"}
    arrays = {name: np.stack(part) for name, part in zip(Tally._fields, zip(*heaps, strict=True), strict=True)}
    save(folder / "deals.npz", arrays, note | figures, made_from)
    return figures


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
