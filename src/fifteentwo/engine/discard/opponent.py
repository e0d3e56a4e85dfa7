"""The model of the other player's discards, and fixed tables for sums over the unknown cards of a crib. Without Numba."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Floats, Shorts, many, places, rank_hands
from fifteentwo.engine.scoring.vectorised import Bytes, rank_points

WAYS: Final = 15
"""The number of ways to discard two of six cards, in the order of `itertools.combinations`."""

STARTERS: Final = 46
OTHERS: Final = 44


class CribModel(NamedTuple):
    """The weights of the other player's discards, prepared for sums over the three unknown ranks of a crib."""

    weights: Floats
    """(13, 13): the weight of a pair of cards by their ranks, symmetric."""
    triples: Floats
    """(455,): by three ranks, summed over which of them is the starter."""
    suited: Floats
    """(8192,): summed over the pairs of ranks in a set (a bit each)."""
    four: bool
    """Whether four cards of a suit are a flush in the crib."""


class Layout(NamedTuple):
    """The fixed tables of `evaluation.discard_points`."""

    points: Bytes
    """(371293,): `vectorised.rank_points`."""
    with_pair: Floats
    """(91, 455): the points of a pair of ranks with three others."""
    pair_at: Shorts
    """(13, 13): `rank_hands.places` of two cards."""
    four_at: Shorts
    """(13, 13, 13, 13): of four."""
    away: Bytes
    """(15, 6): for each way the places of the two cards discarded, then of the four kept."""
    triple: Bytes
    """(455, 3): the ranks of each."""


@cache
def layout() -> Layout:
    """The fixed tables, computed once (about 0.1 s)."""
    points = rank_points()
    triple, pair = rank_hands(3).astype(np.int64), rank_hands(2).astype(np.int64)
    of_three = triple @ np.array((13**2, 13, 1))
    of_two = pair @ np.array((13**4, 13**3))
    with_pair = points[of_two[:, None] + of_three[None, :]].astype(np.float32)
    away = np.array([(*two, *(at for at in range(6) if at not in two)) for two in combinations(range(6), 2)], np.uint8)
    return Layout(points, with_pair, places(2), places(4), away, rank_hands(3))


def crib_model(weights: Doubles, four: bool = False) -> CribModel:
    """The model of a player who discards pairs with these weights, (91,); `four` is `CribModel.four`.

    Only their ratios matter: they are scaled to a maximum of 1.
    """
    scaled = weights / weights.max()
    square = scaled[places(2)]
    x, y, z = rank_hands(3).astype(np.int64).T
    # Summed over which of the three ranks is the starter's, relative to the ways to draw the triple.
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
    return CribModel(square.astype(np.float32), triples.astype(np.float32), suited.astype(np.float32), four)


def _subset_sums(weights: Doubles) -> Doubles:
    """The sum of each subset of the weights, a bit each: (2 ** n,)."""
    sums = np.zeros(1)
    for weight in weights:
        sums = np.concatenate((sums, sums + weight))
    return sums


def pair_ways() -> Doubles:
    """The number of pairs of cards of each two ranks, (91,): 6 or 16."""
    held = many(2)
    ways: Doubles = np.where(held.max(axis=1) == 2, 6.0, 16.0)
    return ways
