"""Temporal-difference learning of the value function by self-play.

A card is placed by expectimax of depth one. Afterwards the value of the position is moved towards its own expectimax
value of depth one, by gradient descent on the squared error. A small share of the cards is placed by the greedy policy
instead, so that overestimated positions are met and corrected. (Sutton, "Learning to predict by the methods of temporal
differences", 1988.)

The linear weights have a step size of their own, which falls as their updates cancel: temporal coherence (Beal and
Smith, "Temporal coherence and prediction decay in TD learning", IJCAI 1999). The latent factors use AdaGrad (Duchi,
Hazan and Singer, "Adaptive subgradient methods for online learning and stochastic optimization", JMLR 2011).

Afterwards the values are calibrated and their variance is learned: see `calibration`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import BadZipFile

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square.board import (
    EMPTIES,
    Board,
    Evaluator,
    assign,
    copy_board,
    draw_card,
    empty_board,
    kernel_rules,
)
from fifteentwo.engine.solitaire.square.calibration import calibrated, calibration_games, fit_variance, variance_games
from fifteentwo.engine.solitaire.square.endgame import adjust, count_stock
from fifteentwo.engine.solitaire.square.expectimax import OPTION_WIDTH, best_option, depth_one
from fifteentwo.engine.solitaire.square.features import Features, new_features, write_features
from fifteentwo.engine.solitaire.square.incremental import position_value, shares_of
from fifteentwo.engine.solitaire.square.options import play_greedily
from fifteentwo.engine.solitaire.square.scratch import new_scratch
from fifteentwo.engine.solitaire.square.value import (
    FULL,
    Floats,
    Weights,
    from_vector,
    initial_variance,
    initial_weights,
    read_table,
    to_vector,
    write_table,
)
from fifteentwo.rules import SquareRules, parse, write

CHUNK: Final = 10_000
"""Games between two saves."""

RATES: Final = ((0.5, 0.4), (0.8, 0.15), (1.0, 0.05))
"""The learning rate until each share of the games."""

EXPLORATION: Final = 0.05
"""The share of the cards that are placed by the greedy policy."""

FACTOR_RATE: Final = 0.5
"""The learning rate of the latent factors, as a multiple of that of the linear weights."""

FACTOR_DEVIATION: Final = 0.12
"""The standard deviation of the latent factors at the start: equal factors would stay equal."""

EPSILON: Final = 0.001
"""The term that keeps the step size of AdaGrad finite."""


class Optimiser(NamedTuple):
    """The weights as one vector, and the sums of their updates: arrays that change in place."""

    vector: Floats
    """(n,): the weights, in the order of `value.to_vector`."""
    signed: Floats
    """(n,): the sum of the updates."""
    absolute: Floats
    """(n,): the sum of their absolute values; for latent factors, of their squares."""


@compiled
def learn(games: int, seed: int, rate: float, start: Board, evaluator: Evaluator, optimiser: Optimiser) -> float:
    """Plays games from the empty board and updates the weights.

    Returns the mean value of the full boards, in points.
    """
    np.random.seed(seed)
    pack = np.arange(52)
    scratch = new_scratch(start, evaluator.weights)
    features = new_features()
    board = copy_board(start)
    summed = 0.0
    for _ in range(games):
        assign(board, start)
        remaining = count_stock(pack, 0)
        coming = 0
        while board.counts[EMPTIES] > 0:
            card = draw_card(pack, coming)
            coming += 1
            if np.random.random() < EXPLORATION:
                adjust(remaining, card, -1)
                play_greedily(board, card, remaining, evaluator, scratch)
                value = depth_one(board, remaining, evaluator, scratch)
            else:
                value = best_option(board, card, remaining, OPTION_WIDTH, evaluator, scratch)
                adjust(remaining, card, -1)
                assign(board, scratch.after)
            if board.counts[EMPTIES] == 0:
                summed += value
                break
            shares = shares_of(remaining)
            error = value - position_value(board, shares, evaluator)
            _update(board, shares, error, rate, evaluator, features, optimiser)
    return summed / games


@compiled
def _update(
    board: Board,
    shares: Floats,
    error: float,
    rate: float,
    evaluator: Evaluator,
    features: Features,
    optimiser: Optimiser,
) -> None:
    """Moves the weights of this position so as to reduce its error."""
    vector, signed, absolute = optimiser
    count, linear = write_features(board, shares, evaluator, features)
    squares = 0.0
    for n in range(linear):
        squares += features.gradients[n] * features.gradients[n]
    for n in range(linear):
        weight, by = features.indices[n], error * features.gradients[n]
        step = 1.0 if absolute[weight] == 0 else abs(signed[weight]) / absolute[weight]
        vector[weight] += rate * step * by / squares
        signed[weight] += by
        absolute[weight] += abs(by)
    for n in range(linear, count):
        weight, by = features.indices[n], error * features.gradients[n]
        absolute[weight] += by * by
        vector[weight] += rate * FACTOR_RATE * by / np.sqrt(absolute[weight] + EPSILON)


def first_weights(rules: SquareRules, seed: int) -> Weights:
    """The weights at the start: lines that random cards fill, and random latent factors."""
    weights = initial_weights(rules.reserve_piles > 0)
    factors = np.moveaxis(weights.factors[1:], 2, 0)
    few = weights.cards < FULL
    factors[few] = np.random.default_rng(seed).normal(0, FACTOR_DEVIATION, factors[few].shape)
    return weights


def total_games(games: int) -> int:
    """How many games are played in all when the values are learned from this many."""
    return games + calibration_games(games) + variance_games(games)


def train(preset: str, games: int, seed: int, path: Path, progress: Callable[[int, str], object]) -> None:
    """Learns the value function of a preset and writes it to a file. Stopped, the same call resumes.

    `progress` is called with the number of games played, of `total_games`, and the stage. Until the end, a file named
    `.part` beside the result holds the state of the learning; the stages after it start again.
    """
    rules = parse(preset, SquareRules)
    start = empty_board(rules)
    weights = first_weights(rules, seed)
    vector = to_vector(weights)
    optimiser = Optimiser(vector, np.zeros_like(vector), np.zeros_like(vector))
    part = path.with_name(path.name + ".part")
    done = 0
    if part.exists() and (saved := _saved(part, (write(rules), games, seed))) is not None:
        done, optimiser = saved
    evaluator = Evaluator(kernel_rules(rules), from_vector(optimiser.vector, weights), rank_points())
    while done < games:
        size = min(CHUNK, games - done)
        rate = next(rate for until, rate in RATES if done < until * games)
        mean = learn(size, seed + done // CHUNK, rate, start, evaluator, optimiser)
        done += size
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            np.savez(file, preset=write(rules), games=games, seed=seed, done=done, **optimiser._asdict())
        new.replace(part)
        progress(done, f"mean {mean:.2f}")
    command = f"fifteentwo lab square {write(rules)} --games {games} --rng {seed}"
    new = path.with_name(path.name + ".new")
    write_table(new, evaluator.weights, initial_variance(), command)
    weights = read_table(path.name, new.read_bytes())  # with its rounding
    weights = calibrated(rules, weights, games, seed, lambda more: progress(games + more, "calibration"))
    before = games + calibration_games(games)
    variance = fit_variance(rules, weights, games, seed, lambda more: progress(before + more, "variance"))
    write_table(new, weights, variance, command)
    new.replace(path)
    part.unlink(missing_ok=True)


def _saved(part: Path, run: tuple[str, int, int]) -> tuple[int, Optimiser] | None:
    """The games played and the state of a stopped run; None where the file is of another run. Raises ValueError."""
    try:
        with np.load(part, allow_pickle=False) as saved:
            if (str(saved["preset"]), int(saved["games"]), int(saved["seed"])) != run:
                return None
            return int(saved["done"]), Optimiser(saved["vector"], saved["signed"], saved["absolute"])
    except (OSError, KeyError, EOFError, BadZipFile, ValueError):
        raise ValueError(f"{part} is damaged: remove it to start again") from None
