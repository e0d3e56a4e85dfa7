"""The chance to win from every score, worked out beforehand for the usual targets. No Numba here.

A single hint would otherwise take most of its time to work it out from `deals.zip`.

    python -m fifteentwo.engine.equity.win_tables    writes src/fifteentwo/data/wins.npz
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from fifteentwo.engine.equity.deals import points_of, shipped_deals
from fifteentwo.engine.equity.score_table import win, worths
from fifteentwo.engine.scoring.rank_hands import Doubles, Reals

FILE: Final = Path(__file__).parents[2] / "data" / "wins.npz"
TARGETS: Final = (61, 121)


def win_table(target: int, heap: int | None = None) -> Reals:
    """My chance to win, (2, target, target): when I deal, when the other does; by my score and the other's.

    By all deals that were played (slopes are taken of it, so it is exact), or by one heap of them (float32). Raises
    BadTables.
    """
    shipped, name = shipped_wins(), _name(target, heap)
    if name in shipped:
        dealer = shipped[name]
        both: Reals = np.array((dealer, 1 - dealer.T), dealer.dtype)
        return both
    return small(worths(points_of(heap), win(target))[0], heap)


def small(table: Doubles, heap: int | None) -> Reals:
    """A copy of a table as it is kept: those of heaps, which only standard errors are taken of, in half the room."""
    return table.copy() if heap is None else table.astype(np.float32)


def _name(target: int, heap: int | None) -> str:
    return str(target) if heap is None else f"{target} heap {heap}"


@cache
def shipped_wins() -> dict[str, Reals]:
    """The dealer's chances, (target, target), by `_name`. Without the file, or with a damaged one, there are none."""
    try:
        with FILE.open("rb") as file, np.load(file) as read:
            return {name: read[name] for name in read.files}
    except (OSError, ValueError, BadZipFile):
        return {}


def made() -> dict[str, Reals]:
    """What belongs in the file. Raises BadTables."""
    heaps = (None, *range(len(shipped_deals().heaps)))
    return {
        _name(target, heap): small(worths(points_of(heap), win(target))[0, 0], heap)
        for target in TARGETS
        for heap in heaps
    }


def main() -> int:
    """Writes the file."""
    np.savez_compressed(FILE, allow_pickle=False, **made())
    return 0


if __name__ == "__main__":
    sys.exit(main())
