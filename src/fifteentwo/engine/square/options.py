"""What may be done with a turned card, and what the position after it promises.

An option is what is done with one turned card to its end: `FIRST` the card of the reserve that is laid
before it (-1 for none) and `THERE` its cell, `TARGET` where the turned card goes (-1 when the square is
full before it). Of the cells for a card of the reserve only the one that promises most is an option.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.square.board import (
    DEAD,
    DISCARD,
    EMPTIES,
    KEPT,
    Board,
    Integers,
    Judge,
    Ways,
    act,
    back,
    drop,
    is_open,
    put,
    take_up,
)
from fifteentwo.engine.square.ending import Left, is_to_hand
from fifteentwo.engine.square.gains import gain_of, new_gains, note_gains, promised, shares_of
from fifteentwo.engine.square.promise import WIDTH, Floats
from fifteentwo.solitaire.square import CELLS

FIRST, THERE, TARGET = range(3)
MOST: Final = 12 * (CELLS + 3)
"""No position has more options."""


@compiled
def room(board: Board, pile: int, ways: Ways) -> bool:
    """Whether a pile of the reserve takes another card."""
    return bool(board.piles[pile, ways.size - 1] < 0)


@compiled
def lay_kept(board: Board, pile: int, place: int, shares: Floats, judge: Judge) -> tuple[int, int, int]:
    """Lays a card of the reserve where it promises most: on which cell, and the suits of row and column before."""
    options, worths = np.empty((CELLS + 3, 3), np.int64), np.empty(CELLS + 3)
    held = board.piles[pile, place]
    many = _cells(board, held, -1, -1, shares, judge, options, worths, 0)
    cell = int(options[np.argmax(worths[:many]), TARGET])
    laid = cell, board.suits[cell >> 2], board.suits[4 + (cell & 3)]
    drop(board, pile, place)
    put(board, held, cell)
    return laid


@compiled
def take_back(board: Board, pile: int, place: int, laid: tuple[int, int, int]) -> None:
    """Undoes `lay_kept`."""
    held = board.grid[laid[0]]
    take_up(board, laid[0], laid[1], laid[2])
    back(board, pile, place, held)


@compiled
def all_options(
    board: Board, card: int, shares: Floats, judge: Judge, options: Integers, worths: NDArray[np.float64]
) -> int:
    """Writes the options (`MOST`, 3) there are for this turned card, and what they promise; how many."""
    many = _with(board, card, -1, -1, shares, judge, options, worths, 0)
    if not board.counts[KEPT]:
        return many
    for pile in range(judge.ways.piles):
        for place in range(judge.ways.size):
            if not is_to_hand(board, pile, place, judge.ways.free):
                continue
            laid = lay_kept(board, pile, place, shares, judge)
            many = _with(board, card, 5 * pile + place, laid[0], shares, judge, options, worths, many)
            take_back(board, pile, place, laid)
    return many


@compiled
def _with(
    board: Board,
    card: int,
    first: int,
    there: int,
    shares: Floats,
    judge: Judge,
    options: Integers,
    worths: NDArray[np.float64],
    many: int,
) -> int:
    """Goes on writing the options with this card of the reserve laid already."""
    if board.counts[EMPTIES] == 0:
        options[many] = first, there, -1
        worths[many] = promised(board, shares, judge.promise)
        return many + 1
    many = _cells(board, card, first, there, shares, judge, options, worths, many)
    if board.counts[DEAD] > 0:
        board.counts[DEAD] -= 1
        options[many] = first, there, DISCARD
        worths[many] = promised(board, shares, judge.promise)
        board.counts[DEAD] += 1
        many += 1
    for pile in range(judge.ways.piles):
        if room(board, pile, judge.ways):
            act(board, card, -1, DISCARD + 1 + pile)
            options[many] = first, there, DISCARD + 1 + pile
            worths[many] = promised(board, shares, judge.promise)
            _pick_up(board, pile)
            many += 1
    return many


@compiled
def _pick_up(board: Board, pile: int) -> None:
    """Takes back the card that was kept last."""
    place = 4
    while board.piles[pile, place] < 0:
        place -= 1
    drop(board, pile, place)


@compiled
def _cells(
    board: Board,
    card: int,
    first: int,
    there: int,
    shares: Floats,
    judge: Judge,
    options: Integers,
    worths: NDArray[np.float64],
    many: int,
) -> int:
    """Goes on writing the cells this card may be laid on."""
    empties, rank, suit = board.counts[EMPTIES] - 1, card >> 2, card & 3
    gains, gain = new_gains(judge.promise), np.empty(WIDTH, np.float32)
    plain = note_gains(board, shares, judge.promise, empties, rank, rank + 1, gains)
    for cell in range(CELLS):
        if is_open(board, cell, judge.ways.king):
            gain_of(board, cell, suit, empties, gains, gain)
            options[many] = first, there, cell
            worths[many] = plain + gain[rank]
            many += 1
    return many


@compiled
def do(board: Board, card: int, option: Integers) -> None:
    """Does what an option says."""
    if option[FIRST] >= 0:
        act(board, card, option[FIRST], option[THERE])
    if option[TARGET] >= 0:
        act(board, card, -1, option[TARGET])


@compiled
def choose(board: Board, card: int, left: Left, judge: Judge, options: Integers, worths: NDArray[np.float64]) -> float:
    """Does what promises most; the promise. The two arrays are for notes."""
    many = all_options(board, card, shares_of(left), judge, options, worths)
    best = np.argmax(worths[:many])
    do(board, card, options[best])
    return float(worths[best])
