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

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.solitaire.square.board import EMPTIES, Board, Integers, put, take_up
from fifteentwo.engine.solitaire.square.value import MIXED, NONE
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


@leaf
def move(left: Left, card: int, by: int) -> None:
    """Takes a card out of what is left (-1), or puts it back (1)."""
    left.cards[card] += by
    left.ranks[card >> 2] += by
    left.suits[card & 3] += by
    left.many[0] += by


@leaf
def block(board: Board, line: int) -> int:
    """Where the points of a line with one empty cell begin: by the rank that fills it, then by the starter's."""
    place = 0
    for n in range(4):
        card = board.grid[4 * line + n] if line < 4 else board.grid[4 * n + line - 4]
        if card >= 0:
            place = place * 13 + (card >> 2)
    return place * 169


@leaf
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


@leaf
def last_cell(board: Board, cell: int, left: Left, points: Points) -> float:
    """The average with one cell empty and the next card to be laid there, nobs left out."""
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = block(board, row), block(board, column)
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
def average(board: Board, card: int, left: Left, points: Points) -> float:
    """The average with this card turned (-1 for none), nobs left out; every card that comes is laid on its best cell.

    With three cells empty and no card turned it takes half a millisecond, with each cell more a hundred times as long.
    It is a loop with a place for each number of empty cells, and not a function that calls itself: the compiler's
    copy of such a function on disk crashes when it is loaded.
    """
    empties = board.counts[EMPTIES]
    if empties == 0:
        return full_lines(board, left, points)
    if empties == 1 and card < 0:
        return last_cell(board, next_cell(board, -1), left, points)
    turned = np.full(CELLS + 1, -1)  # by the cells empty when it came: the card that is turned
    alike = np.zeros(CELLS + 1)  # how many cards it stands for
    cell = np.full(CELLS + 1, -1)  # where it lies for a try
    suits = np.zeros((CELLS + 1, 2), np.int64)  # of that row and column before
    best = np.zeros(CELLS + 1)  # what it is worth on the best cell so far
    summed = np.zeros(CELLS + 1)  # of the cards before it
    at = empties
    turned[at] = card
    cell[at] = CELLS if card < 0 else -1
    while True:
        if cell[at] >= 0 and turned[at] >= 0:
            take_up(board, cell[at], suits[at, 0], suits[at, 1])
        cell[at] = next_cell(board, cell[at])
        if cell[at] < CELLS:
            row, column = cell[at] >> 2, 4 + (cell[at] & 3)
            suits[at] = board.suits[row], board.suits[column]
            put(board, turned[at], cell[at])
            if at == 1:
                best[1] = full_lines(board, left, points)
            elif at == 2:
                best[2] = max(best[2], last_cell(board, next_cell(board, -1), left, points))
            else:
                at -= 1
                turned[at], summed[at], cell[at] = -1, 0.0, CELLS
            continue
        if turned[at] >= 0:
            if at == empties and card >= 0:
                return float(best[at])
            summed[at] += alike[at] * best[at]
            move(left, turned[at], 1)
        turned[at], alike[at] = _next_card(turned[at], wanted(board), left)
        if alike[at]:
            move(left, turned[at], -1)
            best[at], cell[at] = 0.0, -1
            continue
        worth = summed[at] / left.many[0]
        if at == empties:
            return float(worth)
        at += 1
        best[at] = max(best[at], worth)


@leaf
def next_cell(board: Board, cell: int) -> int:
    """The first empty cell after this one; 16 if there is none."""
    cell += 1
    while cell < CELLS and board.grid[cell] >= 0:
        cell += 1
    return cell


@leaf
def _next_card(card: int, suits: int, left: Left) -> tuple[int, int]:
    """The card of those left that comes after this one, and how many it stands for; 0 if there is none.

    The first of a rank stands for all whose suits no flush wants.
    """
    for other in range(card + 1, 52):
        if not left.cards[other]:
            continue
        if suits >> (other & 3) & 1:
            return other, 1
        many = 0
        for alike in range(other & ~3, (other & ~3) + 4):
            if left.cards[alike] and not suits >> (alike & 3) & 1:
                if alike < other:
                    break
                many += 1
        if many:
            return other, many
    return 52, 0


@leaf
def wanted(board: Board) -> int:
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
def to_come(board: Board, left: Left, points: Points) -> float:
    """The average with no card turned, nobs left out; every card that comes is laid down."""
    return average(board, -1, left, points)


@leaf
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


@leaf
def is_to_hand(board: Board, pile: int, place: int, free: bool) -> bool:
    """Whether the card at this place of the reserve may be laid down."""
    return bool(board.piles[pile, place] >= 0 and (free or place == 4 or board.piles[pile, place + 1] < 0))


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
    one, other = block(board, row), block(board, column)
    many = left.many[0]
    now = -1.0
    if card >= 0:
        now = _laid(board, card, 0, one, other, left, points)
    for pile in range(2):
        for place in range(5):
            if is_to_hand(board, pile, place, free):
                now = max(now, _laid(board, board.piles[pile, place], 0, one, other, left, points))
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


@leaf
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


@leaf
def nobs_there(board: Board, left: Left) -> float:
    """His nobs of the jacks that lie there."""
    total = 0.0
    for card in board.grid:
        if card >= 0 and card >> 2 == _JACK:
            total += float(2 * left.suits[card & 3] / left.many[0])
    return total
