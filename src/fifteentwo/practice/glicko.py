"""Ratings of puzzles and solvers by Glicko-2: Glickman, Example of the Glicko-2 system, 2013 (glicko.net/glicko/glicko2.pdf).

The names of the paper: mu and phi are rating and deviation on the inner scale, sigma the volatility, v the variance of the
rating by the games alone, delta the improvement they suggest.

>>> player = Glicko(1500, 200, 0.06)
>>> after = player.after([(Glicko(1400, 30), 1), (Glicko(1550, 100), 0), (Glicko(1700, 300), 0)])
>>> round(after.rating, 2), round(after.deviation, 2), round(after.volatility, 5)
(1464.05, 151.52, 0.06)
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final

from msgspec import Struct

SCALE: Final = 173.7178
CENTRE: Final = 1500.0
TAU: Final = 0.5
"""How much the volatility may change."""
PRECISION: Final = 1e-6
MOST_DEVIATION: Final = 350.0


class Glicko(Struct, frozen=True):
    """A rating with its standard deviation, and how erratic it is."""

    rating: float = CENTRE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    def after(self, results: Sequence[tuple[Glicko, float]]) -> Glicko:
        """The rating after a period: the other ratings with 1 for a win, 0 for a loss."""
        if not results:
            phi = self.deviation / SCALE
            return Glicko(self.rating, min(MOST_DEVIATION, SCALE * sqrt(phi**2 + self.volatility**2)), self.volatility)
        mu, phi = (self.rating - CENTRE) / SCALE, self.deviation / SCALE
        shares = []
        for other, score in results:
            weight = 1 / sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / pi**2)
            expected = 1 / (1 + exp(-weight * (mu - (other.rating - CENTRE) / SCALE)))
            shares.append((weight, expected, score))
        variance = 1 / sum(weight**2 * expected * (1 - expected) for weight, expected, _ in shares)
        gained = sum(weight * (score - expected) for weight, expected, score in shares)
        volatility = self._volatility(phi, variance, variance * gained)
        deviation = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)
        return Glicko(CENTRE + SCALE * (mu + deviation**2 * gained), SCALE * deviation, volatility)

    def _volatility(self, phi: float, variance: float, delta: float) -> float:
        """The new volatility: step 5 of the paper, by the Illinois algorithm."""
        a = log(self.volatility**2)

        def f(x: float) -> float:
            whole = phi**2 + variance + exp(x)
            return exp(x) * (delta**2 - whole) / (2 * whole**2) - (x - a) / TAU**2

        low, high = a, log(delta**2 - phi**2 - variance) if delta**2 > phi**2 + variance else a - TAU
        while delta**2 <= phi**2 + variance and f(high) < 0:
            high -= TAU
        at_low, at_high = f(low), f(high)
        while abs(high - low) > PRECISION:
            middle = low + (low - high) * at_low / (at_high - at_low)
            at_middle = f(middle)
            if at_middle * at_high <= 0:
                low, at_low = high, at_high
            else:
                at_low /= 2
            high, at_high = middle, at_middle
        return exp(low / 2)
