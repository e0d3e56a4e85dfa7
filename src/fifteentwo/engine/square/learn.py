"""How the promises of a square are learned: by playing it, each position a little wiser from the next.

After each card the position is held against the one after the next card, both chosen by promise; the
difference corrects what went into the first. Weights whose corrections cancel out move less and less.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.square.board import (
    DEAD,
    EMPTIES,
    KEPT,
    Board,
    Integers,
    Ways,
    act,
    choose,
    empty_board,
    ways,
)
from fifteentwo.engine.square.promise import EMPTY, KEYS, MIXED, MOST_KEPT, Floats, Promise, flat, no_promise, shaped
from fifteentwo.rules import SquareRules, parse, write
from fifteentwo.solitaire.square import CELLS

CHUNK: Final = 100_000
"""Games between two looks at the clock."""

RATES: Final = ((0.6, 0.3), (0.85, 0.1), (1.0, 0.03))
"""Up to which part of the games each rate holds: bold at first, careful at the end."""

_FEATURES: Final = 8 + 1 + MOST_KEPT


class Course(NamedTuple):
    """The weights in one row, and what the corrections of each have come to, signed and not: arrays that change."""

    weights: Floats
    signed: Floats
    whole: Floats


@compiled
def learn(games: int, seed: int, rate: float, start: Board, ways: Ways, promise: Promise, course: Course) -> float:
    """Plays so many games from the empty board, and corrects the weights. The mean of what the full boards promise."""
    np.random.seed(seed)
    weights = course.weights
    pack = np.arange(52)
    before = np.empty(_FEATURES, np.int64)
    now = np.empty(_FEATURES, np.int64)
    board = Board(start.grid.copy(), start.codes.copy(), start.suits.copy(), start.piles.copy(), start.counts.copy())
    summed = 0.0
    for _ in range(games):
        board.grid[:] = start.grid
        board.codes[:] = start.codes
        board.suits[:] = start.suits
        board.piles[:] = start.piles
        board.counts[:] = start.counts
        known = 0
        coming = 0
        while board.counts[EMPTIES] > 0:
            other = np.random.randint(coming, 52)
            pack[coming], pack[other] = pack[other], pack[coming]
            card = pack[coming]
            coming += 1
            waits = True
            promised = 0.0
            while waits:
                source, target, promised = choose(board, card, ways, promise)
                waits = act(board, card, source, target)
            if known:
                held = 0.0
                for n in range(known):
                    held += weights[before[n]]
                error = promised - held
                for n in range(known):
                    weight = before[n]
                    step = 1.0 if course.whole[weight] == 0 else abs(course.signed[weight]) / course.whole[weight]
                    weights[weight] += rate * step * error / known
                    course.signed[weight] += error
                    course.whole[weight] += abs(error)
            known = _features(board, promise.keys, now)
            before, now = now, before
            if board.counts[EMPTIES] == 0:
                summed += promised
    return summed / games


@compiled
def _features(board: Board, keys: NDArray[np.int16], places: Integers) -> int:
    """Writes which weights make the promise of this board; how many."""
    empties = board.counts[EMPTIES]
    for line in range(8):
        one_suit = int(board.suits[line] != MIXED)
        places[line] = (empties * 2 + one_suit) * KEYS + keys[board.codes[line]]
    known = 8
    lines = (CELLS + 1) * 2 * KEYS
    places[known] = lines + (empties * 5 + board.counts[DEAD]) * (MOST_KEPT + 1) + board.counts[KEPT]
    known += 1
    if board.counts[KEPT]:
        for pile in range(2):
            for card in board.piles[pile]:
                if card >= 0:
                    places[known] = lines + (CELLS + 1) * 5 * (MOST_KEPT + 1) + empties * EMPTY + (card >> 2)
                    known += 1
    return known


def teach(preset: str, games: int, seed: int, path: Path, told: Callable[[int, float], object]) -> None:
    """Learns the promises of a preset and writes them to a file, with what is needed to go on after a stop.

    `told` hears of the games learned from and the mean of what their full boards promised. Beside the
    file, until it is done, lies one named `.part`, from which the same call goes on.
    """
    rules = parse(preset, SquareRules)
    start, allowed = empty_board(rules), ways(rules)
    weights = flat(no_promise())
    course = Course(weights, np.zeros_like(weights), np.zeros_like(weights))
    part = path.with_name(path.name + ".part")
    done = 0
    if part.exists() and (saved := _saved(part, (write(rules), games, seed))) is not None:
        done, course = saved
    promise = shaped(course.weights, no_promise())
    while done < games:
        size = min(CHUNK, games - done)
        rate = next(rate for until, rate in RATES if done < until * games)
        mean = learn(size, seed + done // CHUNK, rate, start, allowed, promise, course)
        done += size
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            np.savez(file, preset=write(rules), games=games, seed=seed, done=done, **course._asdict())
        new.replace(part)
        told(done, mean)
    command = f"fifteentwo lab square {write(rules)} --games {games} --rng {seed}"
    with path.open("wb") as file:
        np.savez_compressed(file, weights=course.weights.astype(np.float16), command=command)
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
