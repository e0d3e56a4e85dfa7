"""What deals bring when both play by the engine's tables: the hands kept, their pegging, and every part's points. No Numba."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.archive import BadTables, Parts
from fifteentwo.engine.equity.deal_counts import DealPoints, Tally, shares, together
from fifteentwo.engine.scoring.rank_hands import Doubles

FILE: Final = Path(__file__).parents[2] / "data" / "deals.zip"


class Dealing(NamedTuple):
    """Index 0 pone, 1 the dealer."""

    kept: Doubles
    """(2, 1820): how likely each hand is kept."""
    pegged: Doubles
    """(2, 2, 1820): by whose hand it is: what it pegs, and what is pegged against it."""
    heaps: tuple[Tally, ...]
    """What deals brought, in heaps of about as many each."""

    @property
    def tally(self) -> Tally:
        """All heaps together."""
        return together(self.heaps)

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return int(self.tally.heels.sum())


def read(path: Path = FILE) -> Dealing:
    """The data of a file. Raises BadTables."""
    file = Parts(path)
    hands, deals = file.part("hands"), file.part("deals")
    try:
        heaps = tuple(
            Tally(*(deals[name][heap].astype(np.int64) for name in Tally._fields))
            for heap in range(len(deals["heels"]))
        )
        return Dealing(hands["kept"].astype(np.float64), hands["pegged"].astype(np.float64), heaps)
    except (KeyError, IndexError) as error:
        raise BadTables(f"{path}: {error}") from None


@cache
def shipped_deals() -> Dealing:
    """The data of the package, read once. Raises BadTables."""
    return read()


@cache
def points_of(heap: int | None = None, heels: int = 2) -> DealPoints:
    """The chances of a deal's points by the shipped deals: all of them, or one heap. Raises BadTables.

    `heels` are the points for a jack turned up, 2 or 0. Nobody can play for them, so the rest of a deal is the same.
    """
    dealing = shipped_deals()
    found = shares(dealing.tally if heap is None else dealing.heaps[heap])
    return found if heels else found._replace(heels=0.0)
