"""How the promises of a square are learned: by playing it, each position a little wiser from the next.

After each card, laid where looking one card ahead finds it best, what the position promises is held against
what it comes to on average with the next card; the difference corrects what went into the promise. Weights
whose corrections cancel out move less and less. Now and then a card is laid where the promise alone would
lay it, so that what is promised too much is met and mended.

When that is done the promises are put right as a whole and their spread is learned: see `calibration`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import BadZipFile

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square.board import EMPTIES, Board, Judge, become, copied, empty_board, turned, ways
from fifteentwo.engine.solitaire.square.calibration import settled, settling_games, spread_by, spread_games
from fifteentwo.engine.solitaire.square.endgame import left_of, move
from fifteentwo.engine.solitaire.square.expectimax import WIDEST, best_of, look
from fifteentwo.engine.solitaire.square.features import Features, new_features, note_features
from fifteentwo.engine.solitaire.square.incremental import promised, shares_of
from fifteentwo.engine.solitaire.square.options import choose
from fifteentwo.engine.solitaire.square.scratch import new_notes
from fifteentwo.engine.solitaire.square.value import (
    FULL,
    Floats,
    Promise,
    flat,
    no_promise,
    no_spread,
    read_table,
    shaped,
    write_table,
)
from fifteentwo.rules import SquareRules, parse, write

CHUNK: Final = 10_000
"""Games between two looks at the clock."""

RATES: Final = ((0.5, 0.4), (0.8, 0.15), (1.0, 0.05))
"""Up to which part of the games each rate holds: bold at first, careful at the end."""

STRAYS: Final = 0.05
"""The share of the cards that are laid by the promise alone."""

BOLDNESS: Final = 0.5
"""The rate of the traits is so much times that of the weights that are added up."""

FIRST_TRAITS: Final = 0.12
"""The standard deviation of the traits to begin with: they must differ to learn to."""

LEAST: Final = 0.001
"""No trait is corrected as if its corrections, squared, had come to less than this."""


class Course(NamedTuple):
    """The weights in one row, and what the corrections of each have come to: arrays that change."""

    weights: Floats
    signed: Floats
    whole: Floats
    """Without their signs; of the traits, squared."""


@compiled
def learn(games: int, seed: int, rate: float, start: Board, judge: Judge, course: Course) -> float:
    """Plays so many games from the empty board, and corrects the weights. The mean of what the full boards are worth."""
    np.random.seed(seed)
    pack = np.arange(52)
    notes = new_notes(start, judge.promise)
    features = new_features()
    board = copied(start)
    summed = 0.0
    for _ in range(games):
        become(board, start)
        left = left_of(pack, 0)
        coming = 0
        while board.counts[EMPTIES] > 0:
            card = turned(pack, coming)
            coming += 1
            if np.random.random() < STRAYS:
                move(left, card, -1)
                choose(board, card, left, judge, notes)
                worth = look(board, left, judge, notes)
            else:
                worth = best_of(board, card, left, WIDEST, judge, notes)
                move(left, card, -1)
                become(board, notes.after)
            if board.counts[EMPTIES] == 0:
                summed += worth
                break
            shares = shares_of(left)
            error = worth - promised(board, shares, judge)
            _correct(board, shares, error, rate, judge, features, course)
    return summed / games


@compiled
def _correct(
    board: Board, shares: Floats, error: float, rate: float, judge: Judge, features: Features, course: Course
) -> None:
    """Moves the weights that make the promise of this board, so that it errs by less."""
    weights, signed, whole = course
    known, plain = note_features(board, shares, judge, features)
    squares = 0.0
    for n in range(plain):
        squares += features.sizes[n] * features.sizes[n]
    for n in range(plain):
        weight, by = features.places[n], error * features.sizes[n]
        step = 1.0 if whole[weight] == 0 else abs(signed[weight]) / whole[weight]
        weights[weight] += rate * step * by / squares
        signed[weight] += by
        whole[weight] += abs(by)
    for n in range(plain, known):
        weight, by = features.places[n], error * features.sizes[n]
        whole[weight] += by * by
        weights[weight] += rate * BOLDNESS * by / np.sqrt(whole[weight] + LEAST)


def first_promise(rules: SquareRules, seed: int) -> Promise:
    """The promise to begin with."""
    promise = no_promise(rules.reserve_piles > 0)
    traits = np.moveaxis(promise.traits[1:], 2, 0)
    few = promise.cards < FULL
    traits[few] = np.random.default_rng(seed).normal(0, FIRST_TRAITS, traits[few].shape)
    return promise


def all_games(games: int) -> int:
    """How many games are played when so many are learned from: then promises are put right, and their spread is learned."""
    return games + settling_games(games) + spread_games(games)


def teach(preset: str, games: int, seed: int, path: Path, told: Callable[[int, str], object]) -> None:
    """Learns the promises of a preset and writes them to a file, with what is needed to go on after a stop.

    `told` hears how many games have been played, of `all_games`, and what is being done. Beside the file, until it is
    done, lies one named `.part`, from which the same call goes on; what follows upon learning is done anew.
    """
    rules = parse(preset, SquareRules)
    start = empty_board(rules)
    promise = first_promise(rules, seed)
    weights = flat(promise)
    course = Course(weights, np.zeros_like(weights), np.zeros_like(weights))
    part = path.with_name(path.name + ".part")
    done = 0
    if part.exists() and (saved := _saved(part, (write(rules), games, seed))) is not None:
        done, course = saved
    judge = Judge(ways(rules), shaped(course.weights, promise), rank_points())
    while done < games:
        size = min(CHUNK, games - done)
        rate = next(rate for until, rate in RATES if done < until * games)
        mean = learn(size, seed + done // CHUNK, rate, start, judge, course)
        done += size
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            np.savez(file, preset=write(rules), games=games, seed=seed, done=done, **course._asdict())
        new.replace(part)
        told(done, f"mean {mean:.2f}")
    command = f"fifteentwo lab square {write(rules)} --games {games} --rng {seed}"
    new = path.with_name(path.name + ".new")
    write_table(new, judge.promise, no_spread(), command)
    promise = read_table(path.name, new.read_bytes())  # as it was rounded
    promise = settled(rules, promise, games, seed, lambda more: told(games + more, "put right"))
    before = games + settling_games(games)
    spread = spread_by(rules, promise, games, seed, lambda more: told(before + more, "spread"))
    write_table(new, promise, spread, command)
    new.replace(path)
    part.unlink(missing_ok=True)


def _saved(part: Path, run: tuple[str, int, int]) -> tuple[int, Course] | None:
    """How far the run had come when it was stopped; None where the file is of another run. Raises ValueError."""
    try:
        with np.load(part, allow_pickle=False) as saved:
            if (str(saved["preset"]), int(saved["games"]), int(saved["seed"])) != run:
                return None
            return int(saved["done"]), Course(saved["weights"], saved["signed"], saved["whole"])
    except (OSError, KeyError, EOFError, BadZipFile, ValueError):
        raise ValueError(f"{part} is damaged: remove it to begin anew") from None
