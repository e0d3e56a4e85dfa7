"""The mixed discards that the play was solved for: one round of fictitious play is drawn for each hand. No Numba.

Nearly all choices of a round are the best by the shipped tables, so the file has the others only.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

import numpy as np

from fifteentwo.engine.archive import ArrayFile
from fifteentwo.engine.discard.suit_numbering import numbering, place
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

FILE: Final = Path(__file__).parents[2] / "data" / "discards.zip"
PART_NAMES: Final = {PONE: "pone", DEALER: "dealer"}
_WAYS: Final = tuple(combinations(range(6), 2))


def round_weights(rounds: int) -> Doubles:
    """The weight of each round of fictitious play in the average, (rounds,): later rounds weigh more."""
    weights = np.arange(1.0, rounds + 1)
    shares: Doubles = weights / weights.sum()
    return shares


class MixedDiscards(ArrayFile):
    """The discards of each round. Raises BadTables."""

    def __init__(self, path: Path = FILE) -> None:
        super().__init__(path)

    def read_ahead(self) -> None:
        """Reads everything, so that no decision waits for it: 29 MB."""
        for name in PART_NAMES.values():
            self.part(name)

    def draw(self, role: int, six: tuple[int, ...], drawn: float) -> tuple[int, int] | None:
        """The discard of a hand of six in the round selected by a random number below 1: two cards, or None for the best by the
        tables.
        """
        others = self.part(PART_NAMES[role])["others"]
        chosen = int(np.searchsorted(round_weights(len(others)).cumsum()[:-1], drawn, "right"))
        order = np.zeros(6, np.int64)
        return _laid(int(others[chosen, place(np.array(six, np.uint8), 0, numbering(), order)]), order)

    def chances(self, role: int, six: tuple[int, ...]) -> dict[tuple[int, int] | None, float]:
        """The probability of each discard that `draw` gives: two cards in ascending order, or None."""
        others = self.part(PART_NAMES[role])["others"]
        order = np.zeros(6, np.int64)
        ways = others[:, place(np.array(six, np.uint8), 0, numbering(), order)]
        weights = np.bincount(ways, round_weights(len(others)))
        return {_laid(way, order): float(weights[way]) for way in map(int, np.flatnonzero(weights))}


def _laid(way: int, order: Longs) -> tuple[int, int] | None:
    if way == 0:
        return None
    first, second = sorted(int(order[at]) for at in _WAYS[way - 1])
    return first, second
