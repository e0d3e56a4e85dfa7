"""What is done with the promises of a square once they are learned: they are put right as a whole, and their spread is learned.

A card is laid where most is promised, so that what is promised too much is met more often than what is promised
too little, and what the next cards promise is more than what comes of them: the more so, the more may be done with
a card. So games are played by looking one card ahead, and what was promised is held against what came, for each
number of empty cells, dead cells and cards in the reserve; the difference is added to what these promise.

The spread is learned from games in which each card is laid where the promise alone would lay it: what a position
promised is held against what the next one promises, squared, and what is left of the spread is taken from there.
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
    Judge,
    become,
    copied,
    empty_board,
    total,
    turned,
    ways,
)
from fifteentwo.engine.solitaire.square.endgame import Left, left_of, move
from fifteentwo.engine.solitaire.square.expectimax import WIDEST, best_of
from fifteentwo.engine.solitaire.square.incremental import promised, shares_of, spread_of
from fifteentwo.engine.solitaire.square.options import choose
from fifteentwo.engine.solitaire.square.scratch import new_notes
from fifteentwo.engine.solitaire.square.value import MIXED, MOST_KEPT, Floats, Promise, Spread, no_spread
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.square import CELLS

ROUNDS: Final = 6
"""How often the promises are put right: other promises are other games."""

ROUND_GAMES: Final = 20_000
FEW: Final = 60
"""What was met not much oftener than this is corrected by less than was found."""

SPREAD_GAMES: Final = 400_000
CHUNK: Final = 10_000
RATES: Final = ((0.4, 0.3), (0.8, 0.1), (1.0, 0.03))
"""Up to which part of the games each rate holds, for the spread."""


def settling_games(games: int) -> int:
    """How many games put the promises right that were learned from so many."""
    return ROUNDS * min(games, ROUND_GAMES)


def spread_games(games: int) -> int:
    """From how many games their spread is learned."""
    return min(games, SPREAD_GAMES)


def settled(rules: SquareRules, promise: Promise, games: int, seed: int, told: Callable[[int], object]) -> Promise:
    """The promise put right as a whole, from `ROUNDS` times `ROUND_GAMES` games, or so many if that is fewer.

    `told` hears how many games have been played.
    """
    promise = promise._replace(spare=promise.spare.copy())
    judge = Judge(ways(rules), promise, rank_points())
    for number in range(ROUNDS):
        found = np.zeros((2, CELLS + 1, 5, MOST_KEPT + 1))
        size = min(games, ROUND_GAMES)
        hold_against(size, seed + number, empty_board(rules), judge, found[0], found[1])
        promise.spare[:] += found[0] / (found[1] + FEW)
        told((number + 1) * size)
    return promise


@compiled
def hold_against(
    games: int, seed: int, start: Board, judge: Judge, more: NDArray[np.float64], met: NDArray[np.float64]
) -> None:
    """Plays so many games, looking one card ahead; adds up how much more came than was promised, and how often."""
    np.random.seed(seed)
    pack = np.arange(52)
    notes = new_notes(start, judge.promise)
    board = copied(start)
    counts = np.empty((len(pack), 3), np.int64)
    promises = np.empty(len(pack))
    for _ in range(games):
        become(board, start)
        left = left_of(pack, 0)
        coming = 0
        worth = 0.0
        while board.counts[EMPTIES] > 0:
            card = turned(pack, coming)
            worth = best_of(board, card, left, WIDEST, judge, notes)
            move(left, card, -1)
            become(board, notes.after)
            counts[coming] = board.counts[EMPTIES], board.counts[DEAD], board.counts[KEPT]
            promises[coming] = promised(board, shares_of(left), judge)
            coming += 1
        for n in range(coming):
            more[counts[n, 0], counts[n, 1], counts[n, 2]] += worth - promises[n]
            met[counts[n, 0], counts[n, 1], counts[n, 2]] += 1


class _Moves(NamedTuple):
    """What the corrections of each line's spread have come to, signed and not: arrays that change."""

    signed: Floats
    whole: Floats


@compiled
def learn_spread(games: int, seed: int, rate: float, start: Board, judge: Judge, spread: Spread, moves: _Moves) -> None:
    """Plays so many games from the empty board by the promise alone, and corrects the spread."""
    np.random.seed(seed)
    pack = np.arange(52)
    notes = new_notes(start, judge.promise)
    board, before = copied(start), copied(start)
    for _ in range(games):
        become(board, start)
        left = left_of(pack, 0)
        coming = 0
        promised = 0.0
        while board.counts[EMPTIES] > 0:
            card = turned(pack, coming)
            move(left, card, -1)
            become(before, board)
            now = choose(board, card, left, judge, notes)
            if board.counts[EMPTIES] == 0:
                now, squared = _full(board, left, judge)
                _correct(board, squared, rate, judge.promise.keys, spread, moves)
            if coming:
                squared = (now - promised) ** 2 + spread_of(board, judge.promise.keys, spread)
                _correct(before, squared, rate, judge.promise.keys, spread, moves)
            promised = now
            coming += 1


@compiled
def _full(board: Board, left: Left, judge: Judge) -> tuple[float, float]:
    """What a full square comes to on average over the starters, heels left out, and how far from it, squared."""
    summed, squares = 0.0, 0.0
    for starter in range(52):
        if left.cards[starter]:
            points = total(board, starter, judge.points)
            summed += points
            squares += points * points
    mean = summed / left.many[0]
    return mean, squares / left.many[0] - mean * mean


@compiled
def _correct(board: Board, squared: float, rate: float, keys: NDArray[np.int16], spread: Spread, moves: _Moves) -> None:
    """Moves the spread of a position towards what it should have been."""
    empties = board.counts[EMPTIES]
    by = (squared - spread_of(board, keys, spread)) / 9
    for line in range(8):
        one_suit, key = int(board.suits[line] != MIXED), keys[board.codes[line]]
        signed, whole = moves.signed[empties, one_suit, key], moves.whole[empties, one_suit, key]
        step = 1.0 if whole == 0 else max(0.02, abs(signed) / whole)
        spread.lines[empties, one_suit, key] += rate * step * by
        moves.signed[empties, one_suit, key] += by
        moves.whole[empties, one_suit, key] += abs(by)
    spread.spare[empties, board.counts[DEAD], board.counts[KEPT]] += rate * 0.1 * by


def spread_by(rules: SquareRules, promise: Promise, games: int, seed: int, told: Callable[[int], object]) -> Spread:
    """The spread of a promise by these rules, learned from `SPREAD_GAMES` games, or so many if that is fewer.

    `told` hears how many games have been played.
    """
    games = spread_games(games)
    judge = Judge(ways(rules), promise, rank_points())
    spread = no_spread()
    moves = _Moves(np.zeros_like(spread.lines), np.zeros_like(spread.lines))
    done = 0
    while done < games:
        size = min(CHUNK, games - done)
        rate = next(rate for until, rate in RATES if done < until * games)
        learn_spread(size, seed + done // CHUNK, rate, empty_board(rules), judge, spread, moves)
        done += size
        told(done)
    return spread
