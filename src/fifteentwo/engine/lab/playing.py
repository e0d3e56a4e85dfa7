"""Many deals played out by the tables that were made, and from them the chance to win from any score."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import numpy as np

from fifteentwo.engine.cribs import layout
from fifteentwo.engine.field import Field
from fifteentwo.engine.lab.discards import means_of, weights_of
from fifteentwo.engine.lab.folder import load, note_of, save
from fifteentwo.engine.lab.making import Tell, place_in, policy_in
from fifteentwo.engine.play import DEALER, PONE, field
from fifteentwo.engine.playouts import Players, Tally, empty_tally, place_tables, play_deals
from fifteentwo.engine.tables import Doubles, Longs
from fifteentwo.engine.winning import chances, shares

CHUNK: Final = 20_000
TARGETS: Final = (61, 121)


def play(folder: Path, deals: int, tell: Tell, on: Field | None = None) -> dict[str, Any]:
    """Plays deals and writes deals.npz and the tables of chances; gives the figures. Raises BadData.

    The dealer and pone lay away what is best against the other's mean, and play their cards by chance from the policy.
    """
    on = on or field()
    place = place_in(folder)
    means, pegging = means_of(folder / place.discards)
    cribs = weights_of(means.laid[DEALER]), weights_of(means.laid[PONE])
    players = Players(cribs, pegging, policy_in(folder, on))
    tally = empty_tally()
    for seed, begin in enumerate(range(0, deals, CHUNK)):
        tell(begin, deals, "deals")
        play_deals(on, place_tables(), layout(), players, min(CHUNK, deals - begin), seed, tally)
    tell(deals, deals, "deals")
    made_from = {name: note_of(folder / name).sha256 for name in ("play.npy", place.discards)}
    wins = {str(target): chances(shares(tally), target) for target in TARGETS}
    figures = figures_of(tally) | {"first_dealer_wins": {name: float(table[0, 0]) for name, table in wins.items()}}
    note = {"made_by": f"fifteentwo lab play --deals {deals}"}
    digest = save(folder / "deals.npz", tally._asdict(), note | figures, made_from)
    save(folder / "wins.npz", wins, dict(note), {"deals.npz": digest})
    return figures


def wins_in(folder: Path) -> dict[str, Doubles]:
    """The chance that the dealer wins by his score and pone's, for each target. Raises BadData."""
    return load(folder / "wins.npz")


def figures_of(tally: Tally) -> dict[str, Any]:
    """The mean points of each part of a deal, each with its standard error."""
    heels = 2 * np.array([0.0, 1.0])
    return {
        "deals": int(tally.heels.sum()),
        "pone": {"play": _mean(tally.play.sum(axis=1)), "hand": _mean(tally.pone)},
        "dealer": {
            "heels": _mean(tally.heels, heels),
            "play": _mean(tally.play.sum(axis=0)),
            "hand": _mean(tally.dealer.sum(axis=1)),
            "crib": _mean(tally.dealer.sum(axis=0)),
        },
    }


def _mean(many: Longs, points: Doubles | None = None) -> dict[str, float]:
    values = np.arange(len(many), dtype=np.float64) if points is None else points
    deals = many.sum()
    mean = float(many @ values / deals)
    variance = float(many @ (values - mean) ** 2 / deals)
    return {"mean": mean, "error": (variance / float(deals)) ** 0.5}
