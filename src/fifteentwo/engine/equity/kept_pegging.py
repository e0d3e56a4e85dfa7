"""The distribution of the points of the play by the hand that a player keeps. No Numba.

By the standard rules it is that of the policy against all hands that the other may keep (`training.kept_pegging`). By other rules it is the average
distribution, reweighted so that it has the means of the hand.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.archive import read_arrays
from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.play_points import pegging_means, reweighted_pegging
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles
from fifteentwo.engine.solution import shipped

FILE: Final = Path(__file__).parents[2] / "data" / "kept_pegging.npz"
MOST: Final = 12
"""Points are counted below this; more count as one less than it."""
RACES: Final = 6
"""Who is out first is told apart where neither needs more than this."""


class KeptPegging(NamedTuple):
    """The play of a player in one role, by the hand it keeps, by rank."""

    chances: Doubles
    """(1820, 12, 12): the probability of the points that the player has, and of the other's."""
    ahead: Doubles | None
    """(1820, 6, 6): how often the player is out first where both have the points for it, by what it needs and what the other needs, from 1 on; None where
    that is not known."""

    def ahead_at(self, mine: int, theirs: int) -> Doubles | None:
        """How often the player is out first, (1820,), with these needs; None where it is as in all deals."""
        if self.ahead is None or not 0 < mine <= RACES or not 0 < theirs <= RACES:
            return None
        found: Doubles = self.ahead[:, mine - 1, theirs - 1]
        return found


@lru_cache(maxsize=4)
def kept_pegging(role: int, rules: DealRules = STANDARD) -> KeptPegging:
    """The play of a player in this role. Raises BadTables."""
    if rules == STANDARD:
        return _read()[role]
    means = pegging_means(role, np.arange(FOURS), shipped_deals(rules), shipped(rules).discards)
    return KeptPegging(cut(reweighted_pegging(role, means, rules)), None)


@cache
def _read() -> list[KeptPegging]:
    read = read_arrays(FILE, ("chances", "ahead"))
    chances, ahead = read["chances"].astype(np.float64), read["ahead"] / 255
    chances /= chances.sum(axis=(2, 3), keepdims=True)
    return [KeptPegging(*each) for each in zip(chances, ahead, strict=True)]


def cut(chances: Doubles) -> Doubles:
    """Distributions, (n, 32, 32), of which points beyond the most count as it: (n, 12, 12)."""
    rows = np.concatenate((chances[:, : MOST - 1], chances[:, MOST - 1 :].sum(axis=1, keepdims=True)), axis=1)
    found: Doubles = np.concatenate((rows[:, :, : MOST - 1], rows[:, :, MOST - 1 :].sum(axis=2, keepdims=True)), axis=2)
    return found
