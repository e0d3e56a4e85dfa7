"""The value of the play to one player when both follow the policy, against a range of hands of the other.

`pegging.best_response` maximises at the same position; the difference is what the best response gains.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.equity.in_deal import GRID
from fifteentwo.engine.equity.open_play import PlayResults, Walk, new_scratch, results, walk
from fifteentwo.engine.equity.open_position import begin, play_card
from fifteentwo.engine.equity.simulated_deals import FixedTables, fixed, shipped_policy
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles, Longs, rank_hands

_NO_LEAD: Final = -1
_DIGITS: Final = np.array((13**3, 13**2, 13, 1))


class PlayUtility(NamedTuple):
    """My utility at the end of the play, for machine code: the fields of `expert.evaluation.Utility`."""

    value: Doubles
    """(kinds, 32, 32)"""
    mine: Doubles
    theirs: Doubles
    """(32,) each"""
    kinds: Bytes
    """(28561,)"""


def followed_value(
    hand: Sequence[int],
    role: int,
    led: int | None,
    range_: Doubles,
    utility: PlayUtility,
    need: tuple[int, int],
) -> float:
    """The mean utility of a hand of four ranks at its first card, if both follow the shipped policy from there.

    `led` is the rank that the other has led, None where I lead. `range_` is the probability of each hand of the other: of the four
    cards, or of the three that are left. `need` are the points that I and the other still need. Raises BadTables.
    """
    theirs = rank_hands(4 if led is None else 3).astype(np.int64)
    some = np.flatnonzero(range_ > 0)
    whole = theirs[some]
    if led is not None:
        whole = np.sort(np.concatenate((whole, np.full((len(some), 1), led, np.int64)), axis=1), axis=1)
    needed = np.zeros(2, np.int64)
    needed[role], needed[1 - role] = need
    weights = np.ascontiguousarray(range_[some])
    total = _followed(
        *(np.array(sorted(hand), np.int64), role, _NO_LEAD if led is None else led, whole, weights),
        *(utility.kinds[whole @ _DIGITS].astype(np.int64), utility, needed, shipped_policy(), fixed()),
        *(new_scratch(), results()),
    )
    return float(total / weights.sum())


@compiled
def _followed(
    hand: Longs,
    role: int,
    led: int,
    others: Longs,
    weights: Doubles,
    kinds: Longs,
    utility: PlayUtility,
    needed: Longs,
    policy: FlatPolicy,
    tables: FixedTables,
    room: Walk,
    found: PlayResults,
) -> float:
    """The sum over the hands of the other, each times its weight."""
    ranks = np.zeros((2, 4), np.int64)
    total = 0.0
    for other in range(len(others)):
        for at in range(4):
            ranks[role, at], ranks[1 - role, at] = hand[at], others[other, at]
        position = room.stack[0]
        begin(position, ranks)
        if led >= 0:
            slot = 0
            while position[slot] != led:
                slot += 1
            play_card(position, slot, policy, needed)
        walk(room, policy, tables, needed, found)
        value = 0.0
        for first in range(GRID):
            for second in range(GRID):
                share = found.points[first, second]
                if share > 0:
                    mine, theirs = (second, first) if role else (first, second)
                    value += share * utility.value[kinds[other], mine, theirs]
            for player in range(2):
                share = found.out[player, first]
                if share > 0:
                    value += share * (utility.mine[first] if player == role else utility.theirs[first])
        total += weights[other] * value
    return total
