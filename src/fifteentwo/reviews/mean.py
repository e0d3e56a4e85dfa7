"""A mean with its standard error and interval."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from fifteentwo.engine.scoring.rank_hands import Doubles

Z_95: Final = 1.959964


class MeanWithError(Struct, frozen=True):
    """A mean, its standard error, and the ends of its interval of 95 %."""

    mean: float
    error: float
    low: float
    high: float


def mean_of(numbers: Doubles) -> MeanWithError:
    """The mean of independent numbers, and its interval."""
    mean, error = float(numbers.mean()), float(numbers.std(ddof=1) / len(numbers) ** 0.5)
    return MeanWithError(mean, error, mean - Z_95 * error, mean + Z_95 * error)
