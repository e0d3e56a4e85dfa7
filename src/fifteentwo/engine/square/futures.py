"""Futures of a square: an order of the stock, and whether a position wins in it.

Cards are laid where they promise most until the square is full, which is counted with the next cards as
starters in turn.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.square.board import EMPTIES, Board, Integers, Judge, act, become, copied, total
from fifteentwo.engine.square.ending import left_of, move
from fifteentwo.engine.square.options import MOST, choose

MOST_TRIED: Final = 8
STARTERS: Final = 8
"""Over so many starters a full square is counted for the chance to win."""

_JACK: Final = 10


@compiled
def win_on(
    board: Board,
    card: int,
    stock: Integers,
    judge: Judge,
    win_at: int,
    heels: int,
    options: Integers,
    worths: NDArray[np.float64],
) -> float:
    """In how many of the starters that come after it the square filled in this future is worth enough."""
    coming = 0
    left = left_of(stock, 0)
    while board.counts[EMPTIES] > 0:
        if card < 0:
            card = stock[coming]
            move(left, card, -1)
            coming += 1
        choose(board, card, left, judge, options, worths)
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
    actions: Integers,
    order: Integers,
    stock: Integers,
    seed: int,
    futures: int,
    judge: Judge,
    win_at: int,
    heels: int,
) -> tuple[Integers, NDArray[np.float64], NDArray[np.float64]]:
    """The actions, the best first, the chance of each to win, and its standard error over its futures.

    Of the actions, in this order, the first few are played; half of them are dropped after each round. One that
    is not played counts as the worst of those that are, with an error that is not a number.
    """
    np.random.seed(seed)
    after = copied(board)
    options = np.empty((MOST, 3), np.int64)
    worths = np.empty(MOST)
    many = min(len(actions), MOST_TRIED)
    tried = order[:many].copy()
    sums = np.zeros(len(actions))
    squares = np.zeros(len(actions))
    chances = np.zeros(len(actions))
    errors = np.full(len(actions), np.nan)
    played = 0
    rounds = 1
    while 1 << rounds < many:
        rounds += 1
    while True:
        for _ in range(max(1, futures // (rounds * many))):
            np.random.shuffle(stock)
            played += 1
            for action in tried:
                become(after, board)
                waits = act(after, card, actions[action, 0], actions[action, 1])
                won = win_on(after, card if waits else -1, stock, judge, win_at, heels, options, worths)
                sums[action] += won
                squares[action] += won * won
        for action in tried:
            chances[action] = sums[action] / played
            if played > 1:
                spread = max(0.0, squares[action] - sums[action] * chances[action])
                errors[action] = np.sqrt(spread / (played - 1) / played)
        order[:many] = tried[np.argsort(-chances[tried])]
        if many == 1:
            break
        many = (many + 1) // 2
        tried = order[:many].copy()
    worst = 1.0
    for action in range(len(actions)):
        if not np.isnan(errors[action]):
            worst = min(worst, chances[action])
    for action in range(len(actions)):
        if np.isnan(errors[action]):
            chances[action] = worst
    return order, chances, errors
