"""Bounds of the paths that `value_penalties` calls strays.

From a stray on, the best any player can expect is bounded by the mean, over the orders of the cards to come, of the best completion
less the separable penalties of `penalties`. The mean is estimated by orders drawn at random, which know nothing of the deal's own:
the estimate is right on average, so the highest stray is on average at least what the best player can expect there. All strays after
the same number of cards share the orders.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.solitaire.square.board import Integers
from fifteentwo.engine.solitaire.square.completions import (
    Future,
    Subsets,
    all_subsets,
    best_completion,
    bound_of,
    empties_of,
    fit_prices,
    future_at,
    new_futures,
    write_best,
)
from fifteentwo.engine.solitaire.square.penalties import write_values
from fifteentwo.engine.solitaire.square.value_penalties import Separable, Strays
from fifteentwo.solitaire.square import CELLS

SAMPLES: Final = (64, 64, 64, 48, 48, 48, 32, 24, 12, 8)
"""The orders drawn, by the largest number of cards to come; the last for all above."""

_MARGIN: Final = 2.0
"""A completion this many points below what is needed is not told from a lower one."""

_FITTED: Final = 40


def highest_of(deal: Integers, separable: Separable, strays: Strays, known: float, rng: np.random.Generator) -> float:
    """The highest bound of a stray on a deal, (n,); `known` where none is higher."""
    count, cards = int(strays.size[0]), len(deal)
    subsets = all_subsets(cards)
    for time in np.unique(strays.times[:count]).tolist():
        which = np.flatnonzero(strays.times[:count] == time)
        lines, offsets = strays.lines[which].astype(np.int64), strays.offsets[which]
        unseen = np.setdiff1d(np.arange(52), deal[:time])
        futures = new_futures(SAMPLES[min(cards - time, len(SAMPLES) - 1)], cards)
        for each in range(len(futures.values)):
            future = future_at(futures, each)
            order = np.concatenate((deal[:time], rng.permutation(unseen)[: cards - time]))
            write_values(order, separable.g, separable.lines, future.values)
            fit_prices(lines[rng.integers(len(lines), size=_FITTED)], time, future, subsets)
            write_best(time, future, subsets)
        known = highest_mean(lines, offsets, time, futures, known, subsets)
    return known


@compiled
def highest_mean(
    lines: Integers, offsets: Doubles, time: int, futures: Future, known: float, subsets: Subsets
) -> float:
    """The highest of offset + mean best completion over the positions, (n, 8) lines; `known` where none is higher.

    A position is left as soon as upper bounds of its completions show that it is not.
    """
    size = len(futures.values)
    bounds, paid, best = np.empty(size), np.zeros(CELLS + 1), np.zeros(len(subsets.masks))
    for n in range(size):
        paid += futures.paid[n, time]
        best += futures.best[n, time]
    for each in range(len(lines)):
        empties, need = empties_of(lines[each]), known - offsets[each]
        total = paid[empties]
        for line in range(8):
            total += best[subsets.numbers[lines[each, line]]]
        if total <= size * need:
            continue
        for n in range(size):
            bounds[n] = bound_of(lines[each], empties, time, future_at(futures, n), subsets)
        for n in range(size):
            if total <= size * need:
                break
            total += best_completion(lines[each], time, need - _MARGIN, future_at(futures, n), subsets) - bounds[n]
        known = max(known, offsets[each] + total / size)
    return known
