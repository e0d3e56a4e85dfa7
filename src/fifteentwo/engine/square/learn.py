"""How the promises of a square are learned: by playing it, each position a little wiser from the next.

After each card, laid where looking one card ahead finds it best, what the position promises is held against
what it comes to on average with the next card; the difference corrects what went into the promise. Weights
whose corrections cancel out move less and less. Now and then a card is laid where the promise alone would
lay it, so that what is promised too much is met and mended.

When that is done the promises are put right as a whole and their spread is learned: see `settle`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.kernels import rank_points
from fifteentwo.engine.square.ahead import WIDEST, best_of, look, new_notes
from fifteentwo.engine.square.board import (
    DEAD,
    EMPTIES,
    KEPT,
    Board,
    Integers,
    Judge,
    become,
    copied,
    empty_board,
    ways,
)
from fifteentwo.engine.square.ending import left_of, move
from fifteentwo.engine.square.options import choose, shares_of
from fifteentwo.engine.square.promise import (
    KEYS,
    MIXED,
    MOST_KEPT,
    WIDTH,
    Floats,
    flat,
    no_promise,
    no_spread,
    read_table,
    shaped,
    write_table,
)
from fifteentwo.engine.square.settle import settled, spread_by
from fifteentwo.engine.tables import RANKS
from fifteentwo.rules import SquareRules, parse, write
from fifteentwo.solitaire.square import CELLS

CHUNK: Final = 10_000
"""Games between two looks at the clock."""

RATES: Final = ((0.5, 0.4), (0.8, 0.15), (1.0, 0.05))
"""Up to which part of the games each rate holds: bold at first, careful at the end."""

STRAYS: Final = 0.05
"""The share of the cards that are laid by the promise alone."""

_FEATURES: Final = 8 * (1 + RANKS) + 1 + MOST_KEPT


class Course(NamedTuple):
    """The weights in one row, and what the corrections of each have come to, signed and not: arrays that change."""

    weights: Floats
    signed: Floats
    whole: Floats


@compiled
def learn(games: int, seed: int, rate: float, start: Board, judge: Judge, course: Course) -> float:
    """Plays so many games from the empty board, and corrects the weights. The mean of what the full boards are worth."""
    np.random.seed(seed)
    pack = np.arange(52)
    notes = new_notes(start)
    places = np.empty(_FEATURES, np.int64)
    sizes = np.empty(_FEATURES, np.float32)
    board = copied(start)
    summed = 0.0
    for _ in range(games):
        become(board, start)
        left = left_of(pack, 0)
        coming = 0
        while board.counts[EMPTIES] > 0:
            other = np.random.randint(coming, 52)
            pack[coming], pack[other] = pack[other], pack[coming]
            card = pack[coming]
            coming += 1
            if np.random.random() < STRAYS:
                move(left, card, -1)
                choose(board, card, left, judge, notes.options, notes.worths)
                worth = look(board, left, judge)
            else:
                worth = best_of(board, card, left, WIDEST, judge, notes)
                move(left, card, -1)
                become(board, notes.after)
            shares = shares_of(left)
            known = _features(board, shares, judge.promise.keys, places, sizes)
            error, whole = worth, 0.0
            for n in range(known):
                error -= course.weights[places[n]] * sizes[n]
                whole += sizes[n] * sizes[n]
            for n in range(known):
                weight, by = places[n], error * sizes[n]
                step = 1.0 if course.whole[weight] == 0 else abs(course.signed[weight]) / course.whole[weight]
                course.weights[weight] += rate * step * by / whole
                course.signed[weight] += by
                course.whole[weight] += abs(by)
            if board.counts[EMPTIES] == 0:
                summed += worth
    return summed / games


@compiled
def _features(
    board: Board, shares: Floats, keys: NDArray[np.int16], places: Integers, sizes: NDArray[np.float32]
) -> int:
    """Writes which weights make the promise of this board, and how large each goes into it; how many."""
    empties = board.counts[EMPTIES]
    ranks = (CELLS + 1) * 2 * KEYS
    spare = ranks + (CELLS + 1) * 2 * KEYS * WIDTH
    kept = spare + (CELLS + 1) * 5 * (MOST_KEPT + 1)
    known = 0
    for line in range(8):
        place = (empties * 2 + int(board.suits[line] != MIXED)) * KEYS + keys[board.codes[line]]
        places[known], sizes[known] = place, 1.0
        known += 1
        for rank in range(RANKS):
            places[known], sizes[known] = ranks + place * WIDTH + rank, shares[rank]
            known += 1
    places[known] = spare + (empties * 5 + board.counts[DEAD]) * (MOST_KEPT + 1) + board.counts[KEPT]
    sizes[known] = 1.0
    known += 1
    if board.counts[KEPT]:
        for pile in range(2):
            for card in board.piles[pile]:
                if card >= 0:
                    places[known], sizes[known] = kept + empties * RANKS + (card >> 2), 1.0
                    known += 1
    return known


def teach(preset: str, games: int, seed: int, path: Path, told: Callable[[int, float], object]) -> None:
    """Learns the promises of a preset and writes them to a file, with what is needed to go on after a stop.

    `told` hears of the games learned from and the mean of what their full boards promised. Beside the
    file, until it is done, lies one named `.part`, from which the same call goes on.
    """
    rules = parse(preset, SquareRules)
    start = empty_board(rules)
    weights = flat(no_promise())
    course = Course(weights, np.zeros_like(weights), np.zeros_like(weights))
    part = path.with_name(path.name + ".part")
    done = 0
    if part.exists() and (saved := _saved(part, (write(rules), games, seed))) is not None:
        done, course = saved
    judge = Judge(ways(rules), shaped(course.weights, no_promise()), rank_points())
    while done < games:
        size = min(CHUNK, games - done)
        rate = next(rate for until, rate in RATES if done < until * games)
        mean = learn(size, seed + done // CHUNK, rate, start, judge, course)
        done += size
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            np.savez(file, preset=write(rules), games=games, seed=seed, done=done, **course._asdict())
        new.replace(part)
        told(done, mean)
    command = f"fifteentwo lab square {write(rules)} --games {games} --rng {seed}"
    new = path.with_name(path.name + ".new")
    write_table(new, judge.promise, no_spread(), command)
    promise = read_table(path.name, new.read_bytes())  # as it was rounded
    promise = settled(rules, promise, games, seed)
    write_table(new, promise, spread_by(rules, promise, games, seed), command)
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
