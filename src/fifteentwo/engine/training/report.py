"""The engine's data as readable tables: crib averages by the cards discarded, and points pegged by the hand kept."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from fifteentwo.cards import RANKS
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.equity.deals import DealStatistics
from fifteentwo.engine.equity.in_deal import crib_distribution
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import rank_hands, suitings

CRIBS = ("ranks", "suits", "own crib", "other's crib", "error")
HANDS = (
    "hand",
    "kept by pone",
    "pone pegs",
    "dealer against it",
    "kept by dealer",
    "dealer pegs",
    "pone against it",
    "error",
)


def write_tables(folder: Path, discards: DiscardModel, dealing: DealStatistics) -> None:
    """Writes crib.csv and pegging.csv in a folder. Raises OSError.

    Their errors are 0: the figures are exact within the model of docs/engine.md.
    """
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "crib.csv").open("w", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(CRIBS)
        for ranks, suits, own, other in crib_rows(discards):
            rows.writerow((ranks, suits, f"{own:.4f}", f"{other:.4f}", 0))
    with (folder / "pegging.csv").open("w", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        rows.writerow(HANDS)
        for at, hand in enumerate(rank_hands(4).tolist()):
            if suitings(4)[at]:
                row = [
                    figure
                    for role in (PONE, DEALER)
                    for figure in (
                        f"{dealing.kept[role, at]:.7f}",
                        f"{dealing.pegged[role, 0, at]:.4f}",
                        f"{dealing.pegged[role, 1, at]:.4f}",
                    )
                ]
                rows.writerow(("".join(RANKS[rank] for rank in hand), *row, 0))


def crib_rows(discards: DiscardModel) -> Iterator[tuple[str, str, float, float]]:
    """By the ranks of two cards and whether they are of one suit: the mean of the dealer's own crib, and of pone's to it."""
    for low, high in sorted(map(tuple, rank_hands(2).tolist())):
        for suits, other in (("one", 0), ("two", 1)):
            if low == high and not other:
                continue
            discarded = (4 * low, 4 * high + other)
            own, others = (_mean(discarded, discards, role) for role in (DEALER, PONE))
            yield RANKS[low] + RANKS[high], suits, own, others


def _mean(discarded: tuple[int, int], discards: DiscardModel, role: int) -> float:
    """The mean points of a role's crib with these two cards in it, when no other card is known."""
    left = np.full(13, 4)
    for card in discarded:
        left[card >> 2] -= 1
    means = crib_distribution(discarded, discarded, discards.cribs[role]) @ np.arange(30)
    return float(means @ left / left.sum())
