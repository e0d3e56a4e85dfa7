"""Hands of six by rank alone: their numbering, and the hand kept and the pair discarded by each of the fifteen discards."""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, Integers, Longs, Shorts, places

RANK_SIXES: Final = 18_395
"""Hands of six by rank, with at most four of a rank."""
GROUPS: Final = ((0, 5), (5, 9), (9, 13))
"""The ranks in three groups: a product over the ranks is a product of three entries of small tables."""
_AWAY: Final = tuple(combinations(range(6), 2))
_KEPT: Final = tuple(tuple(at for at in range(6) if at not in away) for away in _AWAY)


class RankSixes(NamedTuple):
    """Every hand of six by rank. Ways to discard are in the order of `itertools.combinations`, of ascending cards."""

    ranks: Bytes
    """(18395, 6): ascending, in lexicographic order."""
    held: Bytes
    """(18395, 13): the number of cards of each rank."""
    kept: Shorts
    """(18395, 15): for each way to discard the number of the hand kept, as in `rank_hands`."""
    discarded: Shorts
    """(18395, 15): likewise the number of the pair discarded."""


@cache
def rank_sixes() -> RankSixes:
    """The hands of six by rank, listed once (0.1 s)."""
    drawn = np.array(list(combinations_with_replacement(range(RANKS), 6)), np.uint8)
    held = (drawn[:, :, None] == np.arange(RANKS)).sum(axis=1).astype(np.uint8)
    possible = held.max(axis=1) <= 4
    ranks, held = drawn[possible], held[possible]
    columns = ranks.astype(np.int64).T
    kept = np.stack([places(4)[tuple(columns[at] for at in kept)] for kept in _KEPT], axis=1)
    discarded = np.stack([places(2)[tuple(columns[at] for at in away)] for away in _AWAY], axis=1)
    found = RankSixes(ranks, held, kept, discarded)
    for array in found:
        array.flags.writeable = False
    return found


def six_numbers(ranks: Longs) -> Longs:
    """The numbers of hands of six ascending ranks, (n, 6): (n,)."""
    base = RANKS ** np.arange(5, -1, -1)
    numbers: Longs = np.searchsorted(rank_sixes().ranks @ base, ranks @ base)
    return numbers


def group_codes(held: Bytes) -> tuple[list[Bytes], list[Integers]]:
    """The distinct parts of hands in each group of ranks, (parts, ranks), and the part of each hand, (hands,)."""
    parts, codes = [], []
    for low, high in GROUPS:
        found, code = np.unique(held[:, low:high], axis=0, return_inverse=True)
        parts.append(found)
        codes.append(code.reshape(-1).astype(np.int32))
    return parts, codes
