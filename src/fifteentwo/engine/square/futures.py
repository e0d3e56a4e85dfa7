"""Futures of a square: an order of the stock, and what becomes of a position in it.

Cards are laid where they promise most until few cells are empty; the rest is an exact average. For the
chance to win the square is filled, and counted with the next cards as starters in turn.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.square.board import (
    DEAD,
    EMPTIES,
    KEPT,
    Board,
    Integers,
    Judge,
    act,
    choose,
    lines_promise,
    spare_promise,
    total,
)
from fifteentwo.engine.square.ending import left_of, nobs, stop, to_come, two_cells

MOST_TRIED: Final = 16
STARTERS: Final = 8
"""Over so many starters a full square is counted for the chance to win."""

_JACK: Final = 10


@compiled
def play_on(board: Board, card: int, stock: Integers, judge: Judge) -> float:
    """What the position comes to, nobs included: the turned card (-1 for none), then those of the stock."""
    choice = judge.ways.piles > 0 or board.counts[DEAD] > 0
    coming = 0
    while board.counts[EMPTIES] > 2 or (choice and board.counts[EMPTIES] > 1):
        if card < 0:
            card = stock[coming]
            coming += 1
        source, target, _ = choose(board, card, judge.ways, judge.promise)
        if not act(board, card, source, target):
            card = -1
            choice = judge.ways.piles > 0 or board.counts[DEAD] > 0
    if choice and board.counts[EMPTIES] == 1:
        left = left_of(stock, coming)
        waits = board.counts[DEAD] + judge.ways.piles * judge.ways.size - board.counts[KEPT]
        return stop(board, card, waits, judge.ways.free, left, judge.points)
    if board.counts[EMPTIES] == 2:
        if card < 0:
            card = stock[coming]
            coming += 1
        left = left_of(stock, coming)
        return two_cells(board, card, left, judge.points)
    left = left_of(stock, coming)
    return to_come(board, left, judge.points) + nobs(board, left)


@compiled
def win_on(board: Board, card: int, stock: Integers, judge: Judge, win_at: int, heels: int) -> float:
    """In how many of the starters that come after it the square filled in this future is worth enough."""
    coming = 0
    while board.counts[EMPTIES] > 0:
        if card < 0:
            card = stock[coming]
            coming += 1
        source, target, _ = choose(board, card, judge.ways, judge.promise)
        if not act(board, card, source, target):
            card = -1
    last = min(len(stock), coming + STARTERS)
    won = 0
    for place in range(coming, last):
        more = heels if stock[place] >> 2 == _JACK else 0
        won += total(board, stock[place], judge.points) + more >= win_at
    return won / (last - coming)


@compiled
def race(
    board: Board,
    card: int,
    options: Integers,
    stock: Integers,
    seed: int,
    futures: int,
    judge: Judge,
    win_at: int,
    heels: int,
) -> tuple[Integers, NDArray[np.float64], NDArray[np.float64]]:
    """The options, the best on average first, half of them dropped after each round; the mean of each and its error.

    With `win_at` the means are chances to come to so many points, else (-1) points. The error is the standard
    error of the mean over its futures, NaN for an option that was not played, whose mean is its promise.
    """
    np.random.seed(seed)
    n = len(options)
    after = Board(board.grid.copy(), board.codes.copy(), board.suits.copy(), board.piles.copy(), board.counts.copy())
    means = np.empty(n)
    for option in range(n):
        _same(after, board)
        waits = act(after, card, options[option, 0], options[option, 1])
        if waits:
            _, _, means[option] = choose(after, card, judge.ways, judge.promise)
        else:
            means[option] = _promised(after, judge)
    order = np.argsort(-means)
    sums = np.zeros(n)
    squares = np.zeros(n)
    errors = np.full(n, np.nan)
    played = 0
    many = min(n, MOST_TRIED)
    rounds = 1
    while 1 << rounds < many:
        rounds += 1
    while many > 1:
        left = order[:many].copy()
        for _ in range(max(1, futures // (rounds * many))):
            np.random.shuffle(stock)
            played += 1
            for option in left:
                _same(after, board)
                waits = act(after, card, options[option, 0], options[option, 1])
                waiting = card if waits else -1
                if win_at < 0:
                    worth = play_on(after, waiting, stock, judge)
                else:
                    worth = win_on(after, waiting, stock, judge, win_at, heels)
                sums[option] += worth
                squares[option] += worth * worth
        for option in left:
            means[option] = sums[option] / played
            if played > 1:
                spread = max(0.0, squares[option] - sums[option] * means[option])
                errors[option] = np.sqrt(spread / (played - 1) / played)
        order[:many] = left[np.argsort(-sums[left])]
        many = (many + 1) // 2
    return order, means, errors


@compiled
def count(
    board: Board, card: int, options: Integers, stock: Integers, judge: Judge
) -> tuple[Integers, NDArray[np.float64]]:
    """The options by their exact averages, with up to four cells empty and every card to be laid down."""
    left = left_of(stock, 0)
    after = Board(board.grid.copy(), board.codes.copy(), board.suits.copy(), board.piles.copy(), board.counts.copy())
    means = np.empty(len(options))
    for option in range(len(options)):
        _same(after, board)
        act(after, card, options[option, 0], options[option, 1])
        means[option] = to_come(after, left, judge.points) + nobs(after, left)
    return np.argsort(-means), means


@compiled
def _promised(board: Board, judge: Judge) -> float:
    empties = board.counts[EMPTIES]
    return lines_promise(board, empties, judge.promise) + spare_promise(board, empties, judge.promise)


@compiled
def _same(board: Board, other: Board) -> None:
    """Makes the board what the other is."""
    board.grid[:] = other.grid
    board.codes[:] = other.codes
    board.suits[:] = other.suits
    board.piles[:] = other.piles
    board.counts[:] = other.counts
