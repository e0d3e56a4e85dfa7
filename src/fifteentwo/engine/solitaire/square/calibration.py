"""Calibration of a learned value function, and learning of the variance.

The option of highest estimated value is often one that is overestimated, so the values of the next positions are biased
upwards: the more options there are, the more. So games are played at depth one, and the mean of the final value less
the value of each position met is added to the constant of its class: the number of empty cells, free dead cells and
cards in the reserve.

The variance is learned by temporal differences from games of the greedy policy: its target is the squared change of the
value to the next position plus the variance of that position. (Tamar, Di Castro and Mannor, "Learning the variance of
the reward-to-go", JMLR 2016.)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square.board import (
    DEAD,
    EMPTIES,
    KEPT,
    Board,
    Evaluator,
    assign,
    copy_board,
    draw_card,
    empty_board,
    kernel_rules,
    total,
)
from fifteentwo.engine.solitaire.square.endgame import Remaining, adjust, count_stock
from fifteentwo.engine.solitaire.square.expectimax import OPTION_WIDTH, best_option
from fifteentwo.engine.solitaire.square.incremental import position_value, shares_of, variance_of
from fifteentwo.engine.solitaire.square.options import play_greedily
from fifteentwo.engine.solitaire.square.scratch import new_scratch
from fifteentwo.engine.solitaire.square.value import MAX_KEPT, MIXED, Floats, Variance, Weights, initial_variance
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.square import CELLS

ROUNDS: Final = 6
"""How many times the values are calibrated: other values lead to other games."""

ROUND_GAMES: Final = 20_000
SHRINKAGE: Final = 60
"""Added to the number of visits: the correction of a class that was seldom met is shrunk towards 0."""

VARIANCE_GAMES: Final = 400_000
CHUNK: Final = 10_000
RATES: Final = ((0.4, 0.3), (0.8, 0.1), (1.0, 0.03))
"""The learning rate of the variance until each share of the games."""


def calibration_games(games: int) -> int:
    """How many games calibrate a value function that was learned from this many."""
    return ROUNDS * min(games, ROUND_GAMES)


def variance_games(games: int) -> int:
    """How many games its variance is learned from."""
    return min(games, VARIANCE_GAMES)


def calibrated(
    rules: SquareRules, weights: Weights, games: int, seed: int, progress: Callable[[int], object]
) -> Weights:
    """The calibrated weights, from `ROUNDS` times `ROUND_GAMES` games, or `ROUNDS` times `games` if that is fewer.

    `progress` is called with the number of games played.
    """
    weights = weights._replace(spare=weights.spare.copy())
    evaluator = Evaluator(kernel_rules(rules), weights, rank_points())
    for number in range(ROUNDS):
        found = np.zeros((2, CELLS + 1, 5, MAX_KEPT + 1))
        size = min(games, ROUND_GAMES)
        measure_bias(size, seed + number, empty_board(rules), evaluator, found[0], found[1])
        weights.spare[:] += found[0] / (found[1] + SHRINKAGE)
        progress((number + 1) * size)
    return weights


@compiled
def measure_bias(
    games: int, seed: int, start: Board, evaluator: Evaluator, bias: NDArray[np.float64], visits: NDArray[np.float64]
) -> None:
    """Plays games at depth one; sums the final value less that of each position, and the visits, by class."""
    np.random.seed(seed)
    pack = np.arange(52)
    scratch = new_scratch(start, evaluator.weights)
    board = copy_board(start)
    counts = np.empty((len(pack), 3), np.int64)
    values = np.empty(len(pack))
    for _ in range(games):
        assign(board, start)
        remaining = count_stock(pack, 0)
        coming = 0
        value = 0.0
        while board.counts[EMPTIES] > 0:
            card = draw_card(pack, coming)
            value = best_option(board, card, remaining, OPTION_WIDTH, evaluator, scratch)
            adjust(remaining, card, -1)
            assign(board, scratch.after)
            counts[coming] = board.counts[EMPTIES], board.counts[DEAD], board.counts[KEPT]
            values[coming] = position_value(board, shares_of(remaining), evaluator)
            coming += 1
        for n in range(coming):
            bias[counts[n, 0], counts[n, 1], counts[n, 2]] += value - values[n]
            visits[counts[n, 0], counts[n, 1], counts[n, 2]] += 1


class _VarianceUpdates(NamedTuple):
    """Sums of the updates of the variance of each line, with and without sign, as in `td_learning.Optimiser`."""

    signed: Floats
    absolute: Floats


@compiled
def learn_variance(
    games: int,
    seed: int,
    rate: float,
    start: Board,
    evaluator: Evaluator,
    variance: Variance,
    updates: _VarianceUpdates,
) -> None:
    """Plays games from the empty board by the greedy policy, and updates the variance."""
    np.random.seed(seed)
    pack = np.arange(52)
    scratch = new_scratch(start, evaluator.weights)
    board, before = copy_board(start), copy_board(start)
    for _ in range(games):
        assign(board, start)
        remaining = count_stock(pack, 0)
        coming = 0
        previous = 0.0
        while board.counts[EMPTIES] > 0:
            card = draw_card(pack, coming)
            adjust(remaining, card, -1)
            assign(before, board)
            now = play_greedily(board, card, remaining, evaluator, scratch)
            if board.counts[EMPTIES] == 0:
                now, squared = _full_square(board, remaining, evaluator)
                _update(board, squared, rate, evaluator.weights.keys, variance, updates)
            if coming:
                squared = (now - previous) ** 2 + variance_of(board, evaluator.weights.keys, variance)
                _update(before, squared, rate, evaluator.weights.keys, variance, updates)
            previous = now
            coming += 1


@compiled
def _full_square(board: Board, remaining: Remaining, evaluator: Evaluator) -> tuple[float, float]:
    """The mean and the variance of the total of a full square over the starters, without heels."""
    summed, squares = 0.0, 0.0
    for starter in range(52):
        if remaining.cards[starter]:
            points = total(board, starter, evaluator.points)
            summed += points
            squares += points * points
    mean = summed / remaining.size[0]
    return mean, squares / remaining.size[0] - mean * mean


@compiled
def _update(
    board: Board, squared: float, rate: float, keys: NDArray[np.int16], variance: Variance, updates: _VarianceUpdates
) -> None:
    """Moves the variance of a position towards its target."""
    empties = board.counts[EMPTIES]
    by = (squared - variance_of(board, keys, variance)) / 9
    for line in range(8):
        one_suit, key = int(board.suits[line] != MIXED), keys[board.codes[line]]
        signed, absolute = updates.signed[empties, one_suit, key], updates.absolute[empties, one_suit, key]
        step = 1.0 if absolute == 0 else max(0.02, abs(signed) / absolute)
        variance.lines[empties, one_suit, key] += rate * step * by
        updates.signed[empties, one_suit, key] += by
        updates.absolute[empties, one_suit, key] += abs(by)
    variance.spare[empties, board.counts[DEAD], board.counts[KEPT]] += rate * 0.1 * by


def fit_variance(
    rules: SquareRules, weights: Weights, games: int, seed: int, progress: Callable[[int], object]
) -> Variance:
    """The variance for these weights and rules, from `VARIANCE_GAMES` games, or `games` if that is fewer.

    `progress` is called with the number of games played.
    """
    games = variance_games(games)
    evaluator = Evaluator(kernel_rules(rules), weights, rank_points())
    variance = initial_variance()
    updates = _VarianceUpdates(np.zeros_like(variance.lines), np.zeros_like(variance.lines))
    done = 0
    while done < games:
        size = min(CHUNK, games - done)
        rate = next(rate for until, rate in RATES if done < until * games)
        learn_variance(size, seed + done // CHUNK, rate, empty_board(rules), evaluator, variance, updates)
        done += size
        progress(done)
    return variance
