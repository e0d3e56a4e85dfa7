"""How the other player discards, and the fixed tables for summing over the unknown cards of a crib. No Numba here."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Floats, Shorts, many, places, rank_hands
from fifteentwo.engine.scoring.vectorised import Bytes, rank_points

WAYS: Final = 15
"""Of discarding two of six cards, in the order of `itertools.combinations`."""

STARTERS: Final = 46
OTHERS: Final = 44


class Crib(NamedTuple):
    """How the other player discards, prepared for sums over the three unknown ranks of a crib."""

    weights: Floats
    """(13, 13): by two ranks, symmetric."""
    triples: Floats
    """(455,): by three ranks, over which of them is the starter."""
    suited: Floats
    """(8192,): summed over the pairs of ranks in a set (a bit each)."""


class Layout(NamedTuple):
    """The fixed tables of `weigh`."""

    points: Bytes
    """`rank_points`"""
    with_pair: Floats
    """(91, 455): what a pair of ranks scores with three others."""
    pair_at: Shorts
    four_at: Shorts
    away: Bytes
    """(15, 6): of six cards the two discarded, then the four kept."""
    triple: Bytes
    """(455, 3): the ranks of each."""


@cache
def layout() -> Layout:
    """The fixed tables, made once (about 0.1 s)."""
    points = rank_points()
    triple, pair = rank_hands(3).astype(np.int64), rank_hands(2).astype(np.int64)
    of_three = triple @ np.array((13**2, 13, 1))
    of_two = pair @ np.array((13**4, 13**3))
    with_pair = points[of_two[:, None] + of_three[None, :]].astype(np.float32)
    away = np.array([(*two, *(at for at in range(6) if at not in two)) for two in combinations(range(6), 2)], np.uint8)
    return Layout(points, with_pair, places(2), places(4), away, rank_hands(3))


def crib_of(weights: Doubles) -> Crib:
    """The other player's discards, (91,), prepared for `weigh`.

    They are scaled so that the greatest is 1: only how they compare matters.
    """
    scaled = weights / weights.max()
    square = scaled[places(2)]
    x, y, z = rank_hands(3).astype(np.int64).T
    # The weight of a triple as a share of the ways to draw it: which of the three ranks is the starter's.
    triples = np.where(
        x == z,
        3 * square[x, x],
        np.where(
            x == y,
            square[x, x] + 2 * square[x, z],
            np.where(y == z, square[y, y] + 2 * square[x, y], square[x, y] + square[x, z] + square[y, z]),
        ),
    )
    suited = np.zeros(1)
    for rank in range(RANKS):  # the sets without this rank, and those with it and some below
        suited = np.concatenate((suited, suited + _subset_sums(square[rank, :rank])))
    return Crib(square.astype(np.float32), triples.astype(np.float32), suited.astype(np.float32))


def _subset_sums(weights: Doubles) -> Doubles:
    """The sum of each subset of the weights, a bit each: (2 ** n,)."""
    sums = np.zeros(1)
    for weight in weights:
        sums = np.concatenate((sums, sums + weight))
    return sums


def pair_ways() -> Doubles:
    """How many pairs of cards there are of each two ranks: 6 or 16."""
    held = many(2)
    ways: Doubles = np.where(held.max(axis=1) == 2, 6.0, 16.0)
    return ways
