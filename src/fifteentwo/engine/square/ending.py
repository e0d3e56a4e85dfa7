"""How a square ends: the last cells by exact averages over the cards that are left.

`Left` are the cards of the stock. A line with one empty cell is worth, for each rank that may fill it and
each rank of the starter, what a row of 169 in the table of points says, so that the last cell costs no more
than a few hundred additions. His nobs are left out: without dead cells and a reserve every card that comes is
laid down, and how many are to be expected does not hang on where.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.square.board import EMPTIES, Board, Integers, put, take_up
from fifteentwo.engine.square.promise import MIXED, NONE
from fifteentwo.solitaire.square import CELLS

Points = NDArray[np.uint8]

_JACK: Final = 10


class Left(NamedTuple):
    """The cards of the stock, counted: arrays that change in place."""

    cards: Integers
    """(52,): 1 for a card that is there."""
    ranks: Integers
    """(13,)"""
    suits: Integers
    """(4,)"""
    many: Integers
    """(1,)"""


@compiled
def left_of(stock: Integers, coming: int) -> Left:
    """The cards of the stock from this place on."""
    left = Left(np.zeros(52, np.int64), np.zeros(13, np.int64), np.zeros(4, np.int64), np.zeros(1, np.int64))
    for place in range(coming, len(stock)):
        move(left, stock[place], 1)
    return left


@compiled
def move(left: Left, card: int, by: int) -> None:
    """Takes a card out of what is left (-1), or puts it back (1)."""
    left.cards[card] += by
    left.ranks[card >> 2] += by
    left.suits[card & 3] += by
    left.many[0] += by


@compiled
def _block(board: Board, line: int) -> int:
    """Where the points of a line with one empty cell begin: by the rank that fills it, then by the starter's."""
    place = 0
    for n in range(4):
        card = board.grid[4 * line + n] if line < 4 else board.grid[4 * n + line - 4]
        if card >= 0:
            place = place * 13 + (card >> 2)
    return place * 169


@compiled
def full_lines(board: Board, left: Left, points: Points) -> float:
    """What the lines without an empty cell come to on average over the starters, nobs left out."""
    summed = 0
    flushes = 0.0
    for line in range(8):
        place = 0
        whole = True
        for n in range(4):
            card = board.grid[4 * line + n] if line < 4 else board.grid[4 * n + line - 4]
            whole &= card >= 0
            place = place * 13 + (card >> 2)
        if not whole:
            continue
        for rank in range(13):
            summed += left.ranks[rank] * points[place * 13 + rank]
        if board.suits[line] != MIXED:
            flushes += 4 + left.suits[board.suits[line]] / left.many[0]
    return float(summed / left.many[0] + flushes)


@compiled
def last_cell(board: Board, cell: int, left: Left, points: Points) -> float:
    """The average with one cell empty and the next card to be laid there, nobs left out."""
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = _block(board, row), _block(board, column)
    many = left.many[0]
    summed = 0
    for rank in range(13):
        held = left.ranks[rank]
        if not held:
            continue
        of_rank = 0
        for starter in range(13):
            of_rank += left.ranks[starter] * (
                int(points[one + 13 * rank + starter]) + int(points[other + 13 * rank + starter])
            )
        of_rank -= int(points[one + 14 * rank]) + int(points[other + 14 * rank])
        summed += held * of_rank
    total = full_lines(board, left, points) + float(summed / (many * (many - 1)))
    for line in (row, column):
        suit = board.suits[line]
        if suit != MIXED:
            total += float(left.suits[suit] / many) * (4 + float((left.suits[suit] - 1) / (many - 1)))
    return total


@compiled
def two_cells(board: Board, card: int, left: Left, points: Points) -> float:
    """The average with two cells empty, this card to be laid on the better of them, nobs left out."""
    best = 0.0
    first = -1
    for cell in range(CELLS):
        if board.grid[cell] >= 0:
            continue
        if first < 0:
            first = cell
            continue
        for taken, open_cell in ((first, cell), (cell, first)):
            row_suit, column_suit = board.suits[taken >> 2], board.suits[4 + (taken & 3)]
            put(board, card, taken)
            best = max(best, last_cell(board, open_cell, left, points))
            take_up(board, taken, row_suit, column_suit)
    return best


@compiled
def _wanted(board: Board) -> int:
    """The suits, as bits, that a line with an empty cell can still be a flush in."""
    suits = 0
    for line in range(8):
        suit = board.suits[line]
        if suit == NONE:
            suits |= 15
        elif suit != MIXED:
            suits |= 1 << suit
    return suits


@compiled
def two_to_come(board: Board, left: Left, points: Points) -> float:
    """The average with two cells empty and no card turned. Cards that are worth the same are tried once."""
    wanted = _wanted(board)
    summed = 0.0
    for rank in range(13):
        alike, one = 0, -1
        for suit in range(4):
            card = 4 * rank + suit
            if not left.cards[card]:
                continue
            if not wanted >> suit & 1:
                alike += 1
                one = card
                continue
            move(left, card, -1)
            summed += two_cells(board, card, left, points)
            move(left, card, 1)
        if alike:
            move(left, one, -1)
            summed += alike * two_cells(board, one, left, points)
            move(left, one, 1)
    return float(summed / left.many[0])


@compiled
def three_cells(board: Board, card: int, left: Left, points: Points) -> float:
    """The average with three cells empty, this card to be laid on the best of them, nobs left out."""
    best = 0.0
    for cell in range(CELLS):
        if board.grid[cell] >= 0:
            continue
        row_suit, column_suit = board.suits[cell >> 2], board.suits[4 + (cell & 3)]
        put(board, card, cell)
        best = max(best, two_to_come(board, left, points))
        take_up(board, cell, row_suit, column_suit)
    return best


@compiled
def three_to_come(board: Board, left: Left, points: Points) -> float:
    """The average with three cells empty and no card turned, as `two_to_come`."""
    wanted = _wanted(board)
    summed = 0.0
    for rank in range(13):
        alike, one = 0, -1
        for suit in range(4):
            card = 4 * rank + suit
            if not left.cards[card]:
                continue
            if not wanted >> suit & 1:
                alike += 1
                one = card
                continue
            move(left, card, -1)
            summed += three_cells(board, card, left, points)
            move(left, card, 1)
        if alike:
            move(left, one, -1)
            summed += alike * three_cells(board, one, left, points)
            move(left, one, 1)
    return float(summed / left.many[0])


@compiled
def to_come(board: Board, left: Left, points: Points) -> float:
    """The average with up to three cells empty and no card turned, nobs left out; every card that comes is laid down."""
    if board.counts[EMPTIES] == 0:
        return full_lines(board, left, points)
    if board.counts[EMPTIES] == 1:
        cell = 0
        while board.grid[cell] >= 0:
            cell += 1
        return last_cell(board, cell, left, points)
    if board.counts[EMPTIES] == 2:
        return two_to_come(board, left, points)
    return three_to_come(board, left, points)


@compiled
def nobs(board: Board, left: Left) -> float:
    """His nobs of the jacks that lie there, and of those to come where every card that comes is laid down."""
    many = left.many[0]
    total = 0.0
    for suit in range(4):
        jack = 4 * _JACK + suit
        others = left.suits[suit] - left.cards[jack]
        if left.cards[jack]:
            total += float(2 * board.counts[EMPTIES] / many * others / (many - 1))
            continue
        for card in board.grid:
            if card == jack:
                total += float(2 * others / many)
    return total


@compiled
def stop(board: Board, card: int, waits: int, free: bool, left: Left, points: Points) -> float:
    """The average with one cell empty, when this card (-1 for none) need not be laid there but `waits` may be passed by.

    The cards of the reserve can be laid there instead. That a card passed by is missing afterwards is left
    out of account.
    """
    cell = 0
    while board.grid[cell] >= 0:
        cell += 1
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = _block(board, row), _block(board, column)
    many = left.many[0]
    now = -1.0
    if card >= 0:
        now = _laid(board, card, 0, one, other, left, points)
    for pile in range(2):
        for place in range(5):
            held = board.piles[pile, place]
            if held >= 0 and (free or place == 4 or board.piles[pile, place + 1] < 0):
                now = max(now, _laid(board, held, 0, one, other, left, points))
    worths = np.empty(52)
    for coming in range(52):
        if left.cards[coming]:
            worths[coming] = max(now if card < 0 else -1.0, _laid(board, coming, 1, one, other, left, points))
    total = now if card >= 0 else -1.0
    for _ in range(waits + (card < 0)):
        summed = 0.0
        for coming in range(52):
            if left.cards[coming]:
                summed += max(worths[coming], total)
        total = float(summed / many)
    return full_lines(board, left, points) + max(now, total) + nobs_there(board, left)


@compiled
def _laid(board: Board, card: int, own: int, one: int, other: int, left: Left, points: Points) -> float:
    """What the two lines come to with this card in the last cell; `own` is 1 when it is one of those left."""
    rank, suit = card >> 2, card & 3
    many = left.many[0] - own
    summed = 0
    for starter in range(13):
        held = left.ranks[starter] - own * (starter == rank)
        summed += held * (int(points[one + 13 * rank + starter]) + int(points[other + 13 * rank + starter]))
    total = float(summed / many)
    cell = 0
    while board.grid[cell] >= 0:
        cell += 1
    for line in (cell >> 2, 4 + (cell & 3)):
        if board.suits[line] == suit:
            total += 4 + float((left.suits[suit] - own) / many)
    if rank == _JACK:
        total += float(2 * (left.suits[suit] - own) / many)
    return total


@compiled
def nobs_there(board: Board, left: Left) -> float:
    """His nobs of the jacks that lie there."""
    total = 0.0
    for card in board.grid:
        if card >= 0 and card >> 2 == _JACK:
            total += float(2 * left.suits[card & 3] / left.many[0])
    return total
