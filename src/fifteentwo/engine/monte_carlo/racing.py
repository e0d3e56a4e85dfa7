"""More samples where a decision is close: after each round of deals only the choices that may still be the best go on.

This is a race (Maron and Moore, 1994) in rounds of growing size. All choices are played in the same deals, so what counts is
the error of their difference.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

WIDTH: Final = 2.5
"""A choice is out when it is behind by more than this many standard errors."""
MOST: Final = 5
"""The most choices that go on after a round: a joker has many faces."""


class Quantity(NamedTuple):
    """A value and its standard error: 0 where the value is exact."""

    value: float
    error: float


class Sampled(NamedTuple):
    """What came of a choice in the deals it was played in: the first of them."""

    wins: Doubles
    """(deals,): the chance to win, or a variable with the same mean and less noise."""
    nets: Doubles
    """(deals,): the side's points less the mean of the others'."""


def race(
    choices: Sequence[int],
    rounds: Sequence[int],
    play: Callable[[Longs, int, int], tuple[Doubles, Doubles]],
    efficiency: float = 1.0,
) -> dict[int, Sampled]:
    """Plays choices in rounds of deals. `play` gives `Sampled.wins` and `nets` of some choices, (choices, deals), in the deals from a first to
    a last one; `efficiency` is the effective number of one deal.
    """
    left = np.array(choices, np.int64)
    found: dict[int, Sampled] = {}
    wins, nets = np.zeros((len(left), 0)), np.zeros((len(left), 0))
    begin = 0
    for size in rounds:
        more_wins, more_nets = play(left, begin, begin + size)
        begin += size
        wins, nets = np.hstack((wins, more_wins)), np.hstack((nets, more_nets))
        found |= {int(choice): Sampled(*both) for choice, *both in zip(left, wins, nets, strict=True)}
        means = wins.mean(axis=1)
        best = means.argmax()
        behind = wins[best] - wins
        spread = behind.std(axis=1)
        # More deals tell nothing of a choice that never made a difference.
        close = (spread > 0) & (behind.mean(axis=1) <= WIDTH * spread / np.sqrt(begin * efficiency))
        close[np.argsort(-means, kind="stable")[MOST:]] = False
        close[best] = True
        left, wins, nets = left[close], wins[close], nets[close]
        if len(left) < 2:
            break
    return found


def raced_chances(found: dict[int, Sampled], efficiency: float = 1.0) -> dict[int, Quantity]:
    """The chance to win with each choice: where it was played in fewer deals than the best, that of the best less the mean difference in
    the deals of both.
    """
    most = max(len(each.wins) for each in found.values())
    best = max((each.wins for each in found.values() if len(each.wins) == most), key=lambda wins: float(wins.mean()))
    of_best = mean_of(best, most * efficiency)
    values = {}
    for choice, (wins, _) in found.items():
        if len(wins) == most:
            values[choice] = mean_of(wins, most * efficiency)
        else:
            behind = mean_of(best[: len(wins)] - wins, len(wins) * efficiency)
            values[choice] = Quantity(of_best.value - behind.value, float(np.hypot(of_best.error, behind.error)))
    return {choice: Quantity(min(1.0, max(0.0, each.value)), each.error) for choice, each in values.items()}


def mean_of(samples: Doubles, effective: float | None = None) -> Quantity:
    """The mean of samples and its standard error, for an effective sample size (the number of samples by default).

    Where all samples are equal, the error is 1 / size rather than 0, since a sample proves nothing.
    """
    many = effective or len(samples)
    return Quantity(float(samples.mean()), float(samples.std() / np.sqrt(many)) or 1 / many)
