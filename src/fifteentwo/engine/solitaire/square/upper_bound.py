"""An upper bound of what any player of a square can reach, by information relaxation with penalties.

For rules without a reserve. On each deal it is the highest total less penalties of any path, by the
penalties of `value_penalties` and, for paths far from good play, `strays`. The player's own path pays the same penalties, whose
mean is zero: so his mean total is estimated with little variance too. A path may break the rule of touching: then the bound holds,
but is higher than it need be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import comb
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square.annealing import anneal_layout, numbers_of_four
from fifteentwo.engine.solitaire.square.board import DEAD, THROW_AWAY, Evaluator, empty_board
from fifteentwo.engine.solitaire.square.endgame import count_stock
from fifteentwo.engine.solitaire.square.greedy import HEELS
from fifteentwo.engine.solitaire.square.incremental import position_value, shares_of
from fifteentwo.engine.solitaire.square.match import play
from fifteentwo.engine.solitaire.square.penalties import (
    BASES,
    Lines,
    add_gradient,
    lines_of,
    tabulated,
    unseen_cards,
    write_values,
)
from fifteentwo.engine.solitaire.square.players import evaluator_for
from fifteentwo.engine.solitaire.square.scratch import new_scratch
from fifteentwo.engine.solitaire.square.strays import highest_of
from fifteentwo.engine.solitaire.square.value import FULL, weights_for
from fifteentwo.engine.solitaire.square.value_penalties import (
    THRESHOLDS,
    Separable,
    Start,
    mean_value,
    path_value,
    room_for,
    search_paths,
)
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
_ROOM: Final = 4_000_000
_SEED: Final = 5


class DealBound(NamedTuple):
    """One deal: its number, the player's total, and totals less penalties: of the player's path, and the highest of any path.

    Both have the expected points of his heels, and the mean of the first is that of the player's total.
    """

    deal: int
    total: int
    player: float
    highest: float


def can_be_bounded(rules: SquareRules) -> bool:
    """Whether there is no reserve."""
    return rules.reserve_piles == 0


def fitted(rules: SquareRules, steps: int, seed: int, progress: Callable[[int, str], object]) -> Doubles:
    """The coefficients of the penalties of strays, (n, 4, BASES) for deals of n cards, that make the bound low, by gradient descent (Adam: Kingma and Ba, 2015).

    The derivative at a deal is that of the penalties of its best layout, found by annealing. `progress` is called with the
    number of deals done. Raises ValueError for rules that have no bound, and for a damaged table.
    """
    cards = _cards(rules)
    lines, numbers = _lines(rules), numbers_of_four(cards)
    rng = np.random.default_rng(seed)
    coefficients = np.zeros((cards, FULL, BASES))
    coefficients[..., 0] = _START
    mean, square = np.zeros_like(coefficients), np.zeros_like(coefficients)
    values, layout = np.empty(comb(cards, FULL)), np.empty(cards, np.int64)
    for step in range(1, steps + 1):
        g, gradient = tabulated(coefficients, lines), np.zeros_like(coefficients)
        for _ in range(BATCH):
            deal = rng.permutation(52)[:cards]
            write_values(deal, g, lines, values)
            anneal_layout(values, int(rng.integers(1 << 30)), _ANNEALED, numbers, layout)
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
    lines, (whole, evaluator) = _lines(rules), _whole(_apart(rules))
    start = Start(whole, THRESHOLDS)
    cards = _cards(rules)
    board = empty_board(rules)
    scratch = new_scratch(board, evaluator.weights)
    final, _ = play(rules, player, number, "points")
    deal = np.array(deck(number)[:cards], np.int64)
    cells = np.array([final.grid.index(card) if card in final.grid else THROW_AWAY for card in deck(number)[:cards]])
    of_player = path_value(deal, cells, empty_board(rules), start, evaluator, scratch)
    separable = Separable(lines, tabulated(coefficients, lines), unseen_cards(deal))
    strays = room_for(_ROOM)
    most = search_paths(deal, board, start, separable, evaluator, scratch, strays)
    if (count := int(strays.size[0])) > _ROOM:
        strays = room_for(count)
        most = search_paths(deal, board, start, separable, evaluator, scratch, strays)
    highest = highest_of(deal, separable, strays, start.whole + most, np.random.default_rng((number, _SEED)))
    heels = HEELS[rules.heels] / RANKS
    return DealBound(number, final.score, start.whole + of_player + heels, highest + heels)


def deal_bounds(
    rules: SquareRules, player: str, numbers: range, coefficients: Doubles, pool: Pool = SERIAL
) -> Iterator[DealBound]:
    """The bounds of numbered deals. Raises ValueError as `fitted` does or for an unknown player, and NoWorkers."""
    return pool.map(deal_bound, ((rules, player, number, coefficients) for number in numbers))


def _apart(rules: SquareRules) -> SquareRules:
    """The rules without the one that cards must touch."""
    if not can_be_bounded(rules):
        raise CodedValueError("square-no-bound")
    return SquareRules(dead_cells=rules.dead_cells)


@lru_cache(maxsize=4)
def _lines(rules: SquareRules) -> Lines:
    return lines_of(weights_for(_apart(rules)), rank_points(), _cards(rules))


@lru_cache(maxsize=4)
def _whole(rules: SquareRules) -> tuple[float, Evaluator]:
    """W of the empty square, and the value function with it: expectimax of depth one, because no such value is learned."""
    evaluator = evaluator_for(rules)
    evaluator = evaluator._replace(weights=evaluator.weights._replace(spare=evaluator.weights.spare.copy()))
    board, remaining = empty_board(rules), count_stock(np.arange(52), 0)
    scratch = new_scratch(board, evaluator.weights)
    whole = 0.0
    for free in range(rules.dead_cells + 1):
        board.counts[DEAD] = free
        whole = mean_value(board, remaining, evaluator, scratch)
        evaluator.weights.spare[CELLS, free, 0] += whole - position_value(board, shares_of(remaining), evaluator)
    return whole, evaluator


def _cards(rules: SquareRules) -> int:
    """The largest number of cards that come."""
    return CELLS + rules.dead_cells
