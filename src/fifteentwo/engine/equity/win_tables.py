"""Win-probability tables computed in advance for the usual targets. No Numba here.

Computing one from `deals.zip` would otherwise take most of the time of a single hint.

    python -m fifteentwo.engine.equity.win_tables    writes src/fifteentwo/data/wins.npz
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from fifteentwo.engine.equity.deals import deal_distribution, shipped_deals
from fifteentwo.engine.equity.score_table import equities, first_to_target
from fifteentwo.engine.scoring.rank_hands import Doubles, Reals

FILE: Final = Path(__file__).parents[2] / "data" / "wins.npz"
TARGETS: Final = (61, 121)


def win_table(target: int, sample: int | None = None) -> Reals:
    """My chance to win, (2, target, target): when I deal and when the other does, by my score and the other's.

    From all shipped deals in double precision, since slopes are taken of it, or from one sample (float32). Raises
    BadTables.
    """
    shipped, name = shipped_wins(), _name(target, sample)
    if name in shipped:
        dealer = shipped[name]
        both: Reals = np.array((dealer, 1 - dealer.T), dealer.dtype)
        return both
    return as_stored(equities(deal_distribution(sample), first_to_target(target))[0], sample)


def as_stored(table: Doubles, sample: int | None) -> Reals:
    """A copy of a table, of any shape, as it is stored: those of samples, for standard errors only, in single precision."""
    return table.copy() if sample is None else table.astype(np.float32)


def _name(target: int, sample: int | None) -> str:
    return str(target) if sample is None else f"{target} heap {sample}"


@cache
def shipped_wins() -> dict[str, Reals]:
    """The dealer's chances, (target, target), by `_name`; empty where the file is missing or damaged."""
    try:
        with FILE.open("rb") as file, np.load(file) as read:
            return {name: read[name] for name in read.files}
    except (OSError, EOFError, ValueError, BadZipFile):
        return {}


def compute_all() -> dict[str, Reals]:
    """The tables that belong in the file, each (target, target). Raises BadTables."""
    samples = (None, *range(len(shipped_deals().samples)))
    return {
        _name(target, sample): as_stored(equities(deal_distribution(sample), first_to_target(target))[0, 0], sample)
        for target in TARGETS
        for sample in samples
    }


def main() -> int:
    """Writes the file."""
    np.savez_compressed(FILE, allow_pickle=False, **compute_all())
    return 0


if __name__ == "__main__":
    sys.exit(main())
