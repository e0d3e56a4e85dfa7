"""What deals bring when both play by the engine's tables: the hands kept, their pegging, and every part's points. No Numba."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.archive import ArrayFile, BadTables
from fifteentwo.engine.equity.deal_counts import DealCounts, DealDistribution, distribution_of, merged_counts
from fifteentwo.engine.scoring.rank_hands import Doubles

FILE: Final = Path(__file__).parents[2] / "data" / "deals.zip"


class DealStatistics(NamedTuple):
    """Index 0 pone, 1 the dealer."""

    kept: Doubles
    """(2, 1820): how likely each hand is kept."""
    pegged: Doubles
    """(2, 2, 1820): by whose hand it is: what it pegs, and what is pegged against it."""
    samples: tuple[DealCounts, ...]
    """What deals brought, in heaps of about as many each."""

    @property
    def counts(self) -> DealCounts:
        """All heaps together."""
        return merged_counts(self.samples)

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return int(self.counts.heels.sum())


def read_deals(path: Path = FILE) -> DealStatistics:
    """The data of a file. Raises BadTables."""
    file = ArrayFile(path)
    hands, deals = file.part("hands"), file.part("deals")
    try:
        samples = tuple(
            DealCounts(*(deals[name][sample].astype(np.int64) for name in DealCounts._fields))
            for sample in range(len(deals["heels"]))
        )
        return DealStatistics(hands["kept"].astype(np.float64), hands["pegged"].astype(np.float64), samples)
    except (KeyError, IndexError) as error:
        raise BadTables(f"{path}: {error}") from None


@cache
def shipped_deals() -> DealStatistics:
    """The data of the package, read once. Raises BadTables."""
    return read_deals()


@cache
def deal_distribution(sample: int | None = None, heels: int = 2) -> DealDistribution:
    """The chances of a deal's points by the shipped deals: all of them, or one heap. Raises BadTables.

    `heels` are the points for a jack turned up, 2 or 0. Nobody can play for them, so the rest of a deal is the same.
    """
    dealing = shipped_deals()
    found = distribution_of(dealing.counts if sample is None else dealing.samples[sample])
    return found if heels else found._replace(heels=0.0)
