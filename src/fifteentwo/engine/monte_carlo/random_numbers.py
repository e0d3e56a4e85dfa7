"""Random numbers in compiled simulations, from a seed that is updated in place."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled

Seed = NDArray[np.uint64]


@compiled
def random_below(seed: Seed, below: int) -> int:
    """A random number from 0 to `below` - 1, by xorshift64* (Vigna, 2016)."""
    x = seed[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    seed[0] = x
    high = (x * np.uint64(2685821657736338717)) >> np.uint64(33)
    return int(high) % below


@compiled
def random_unit(seed: Seed) -> float:
    """A random number from 0 to 1."""
    return random_below(seed, 1 << 30) / (1 << 30)


@compiled
def random_gumbel(seed: Seed) -> float:
    """A random number of Gumbel's distribution: the largest of values with such noise is a draw from their softmax."""
    return float(-np.log(-np.log((random_below(seed, 1 << 30) + 0.5) / (1 << 30))))
