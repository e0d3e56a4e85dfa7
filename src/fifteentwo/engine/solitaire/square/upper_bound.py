"""An upper bound of what any player of a square can reach, by information relaxation with penalties; see `penalties`.

For rules where every card that comes must be placed. The bound is stated against a player: on each deal, the highest total
less penalties of any layout minus the player's own. Both have the same luck, so the difference varies much less than either.
The layout may be one that the rule of touching forbids: the bound holds, but is higher than it need be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square.match import play
from fifteentwo.engine.solitaire.square.penalties import (
    BASES,
    Integers,
    Lines,
    add_gradient,
    lines_of,
    tabulated,
    write_values,
)
from fifteentwo.engine.solitaire.square.real_values import SETS, STEPS, all_sets, anneal_layout, best_layout_value
from fifteentwo.engine.solitaire.square.value import FULL, weights_for
from fifteentwo.locales import CodedValueError
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.deals import deck
from fifteentwo.solitaire.square import CELLS
from fifteentwo.workers import SERIAL, Pool

BATCH: Final = 24
"""The deals of a step of gradient descent."""

_START: Final = 0.5
_RATE: Final = 0.01
_HALVED_AT: Final = 500
_MOMENTUM: Final = 0.9
_MEMORY: Final = 0.99
_SMALL: Final = 1e-3
_ANNEALED: Final = 20_000
_TRIES: Final = 3


class DealBound(NamedTuple):
    """One deal: its number, the player's total, the penalised total of the player's layout and the highest of any layout.

    The penalised totals are without his heels, and means over the starters.
    """

    deal: int
    total: int
    player: float
    highest: float


def can_be_bounded(rules: SquareRules) -> bool:
    """Whether every card that comes must be placed, so that the cards in the square are known whoever plays."""
    return rules.dead_cells == 0 and rules.reserve_piles == 0


def fitted(rules: SquareRules, steps: int, seed: int, progress: Callable[[int, str], object]) -> Doubles:
    """The coefficients of the penalties, (16, 4, BASES), that make the bound low, by gradient descent (Adam: Kingma and Ba, 2015).

    The derivative at a deal is that of the penalties of its best layout, found by annealing. `progress` is called with the
    number of deals done. Raises ValueError for rules that have no bound, and for a damaged table.
    """
    lines, sets = _lines(rules), all_sets()
    rng = np.random.default_rng(seed)
    coefficients = np.zeros((CELLS, FULL, BASES))
    coefficients[..., 0] = _START
    mean, square = np.zeros_like(coefficients), np.zeros_like(coefficients)
    values, layout = np.empty(SETS), np.empty(CELLS, np.int64)
    for step in range(1, steps + 1):
        g, gradient = tabulated(coefficients, lines), np.zeros_like(coefficients)
        for _ in range(BATCH):
            deal = rng.permutation(52)[:CELLS]
            write_values(deal, g, lines, values)
            anneal_layout(values, int(rng.integers(1 << 30)), _ANNEALED, sets, layout)
            add_gradient(deal, layout, lines, gradient)
        gradient /= BATCH
        mean += (1 - _MOMENTUM) * (gradient - mean)
        square += (1 - _MEMORY) * (gradient**2 - square)
        direction = mean / (1 - _MOMENTUM**step) / (np.sqrt(square / (1 - _MEMORY**step)) + _SMALL)
        coefficients += _RATE / (1 + step / _HALVED_AT) * direction
        progress(step * BATCH, "the penalties")
    return coefficients


def deal_bound(rules: SquareRules, player: str, number: int, coefficients: Doubles) -> DealBound:
    """The bound of one numbered deal, and the player of this name on it."""
    lines, sets = _lines(rules), all_sets()
    final, _ = play(rules, player, number, "points")
    deal = np.array(deck(number)[:CELLS], np.int64)
    values = np.empty(SETS)
    write_values(deal, tabulated(coefficients, lines), lines, values)
    come = {int(card): n for n, card in enumerate(deal)}
    numbers = [come[card] for card in final.grid if card is not None]
    of_player = layout_value(values, np.array(numbers, np.int64))
    layout = np.empty(CELLS, np.int64)
    known = max(of_player, *(anneal_layout(values, seed, _ANNEALED, sets, layout) for seed in range(_TRIES)))
    return DealBound(number, final.score, of_player, best_layout_value(values, known, STEPS, sets))


def deal_bounds(
    rules: SquareRules, player: str, numbers: range, coefficients: Doubles, pool: Pool = SERIAL
) -> Iterator[DealBound]:
    """The bounds of numbered deals. Raises ValueError as `fitted` does or for an unknown player, and NoWorkers."""
    return pool.map(deal_bound, ((rules, player, number, coefficients) for number in numbers))


def layout_value(values: Doubles, layout: Integers) -> float:
    """The sum of the values of the eight lines of a layout: sixteen numbers of cards, row by row."""
    grid = layout.reshape(4, 4)
    number = {four: n for n, four in enumerate(combinations(range(CELLS), 4))}
    return float(sum(values[number[tuple(sorted(line.tolist()))]] for line in (*grid, *grid.T)))


@lru_cache(maxsize=4)
def _lines(rules: SquareRules) -> Lines:
    if not can_be_bounded(rules):
        raise CodedValueError("square-no-bound")
    return lines_of(weights_for(rules), rank_points())
