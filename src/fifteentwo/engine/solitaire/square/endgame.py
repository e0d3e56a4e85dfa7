"""The end of a square by exact expectation over the remaining cards.

A line with one empty cell is a block of 169 entries in the table of points: 13 ranks for the cell by 13 for the
starter. So the last cell costs a few hundred additions. Nobs are left out of most values: when every card must be
placed, their expectation does not depend on where the cards go (`expected_nobs`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.solitaire.square.board import EMPTIES, Board, Integers, place_card, remove_card
from fifteentwo.engine.solitaire.square.value import MIXED, NONE
from fifteentwo.solitaire.square import CELLS

Points = NDArray[np.uint8]

_JACK: Final = 10


class Remaining(NamedTuple):
    """The cards that may still come, counted; the arrays change in place."""

    cards: Integers
    """(52,): 1 for a remaining card."""
    ranks: Integers
    """(13,): how many of each rank."""
    suits: Integers
    """(4,): how many of each suit."""
    size: Integers
    """(1,): how many in all."""


@compiled
def count_stock(stock: Integers, coming: int) -> Remaining:
    """Counts the cards of `stock[coming:]`."""
    remaining = Remaining(np.zeros(52, np.int64), np.zeros(13, np.int64), np.zeros(4, np.int64), np.zeros(1, np.int64))
    for place in range(coming, len(stock)):
        adjust(remaining, stock[place], 1)
    return remaining


@leaf
def adjust(remaining: Remaining, card: int, by: int) -> None:
    """Removes a card from those remaining (`by` -1), or returns it (1)."""
    remaining.cards[card] += by
    remaining.ranks[card >> 2] += by
    remaining.suits[card & 3] += by
    remaining.size[0] += by


@leaf
def block_start(board: Board, line: int) -> int:
    """The index of the points of a line with one empty cell: 169 entries by the rank that fills it and the starter."""
    place = 0
    for n in range(4):
        card = board.grid[4 * line + n] if line < 4 else board.grid[4 * n + line - 4]
        if card >= 0:
            place = place * 13 + (card >> 2)
    return place * 169


@leaf
def full_lines_value(board: Board, remaining: Remaining, points: Points) -> float:
    """The expected points of the full lines over the starters, without nobs."""
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
            summed += remaining.ranks[rank] * points[place * 13 + rank]
        if board.suits[line] != MIXED:
            flushes += 4 + remaining.suits[board.suits[line]] / remaining.size[0]
    return float(summed / remaining.size[0] + flushes)


@leaf
def last_cell_value(board: Board, cell: int, remaining: Remaining, points: Points) -> float:
    """The expected points with one cell empty and the next card placed there, without nobs."""
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = block_start(board, row), block_start(board, column)
    count = remaining.size[0]
    summed = 0
    for rank in range(13):
        held = remaining.ranks[rank]
        if not held:
            continue
        of_rank = 0
        for starter in range(13):
            of_rank += remaining.ranks[starter] * (
                int(points[one + 13 * rank + starter]) + int(points[other + 13 * rank + starter])
            )
        of_rank -= int(points[one + 14 * rank]) + int(points[other + 14 * rank])
        summed += held * of_rank
    total = full_lines_value(board, remaining, points) + float(summed / (count * (count - 1)))
    for line in (row, column):
        suit = board.suits[line]
        if suit != MIXED:
            total += float(remaining.suits[suit] / count) * (4 + float((remaining.suits[suit] - 1) / (count - 1)))
    return total


@compiled
def value_with_card(board: Board, card: int, remaining: Remaining, points: Points) -> float:
    """The expected points with this card turned (-1 for none), without nobs; every card is placed on its best cell.

    Three empty cells and no card turned take half a millisecond, each further cell a hundred times as long. The
    recursion is written as a loop with a stack indexed by the number of empty cells: Numba cannot load a recursive
    function from its cache.
    """
    empties = board.counts[EMPTIES]
    if empties == 0:
        return full_lines_value(board, remaining, points)
    if empties == 1 and card < 0:
        return last_cell_value(board, next_empty(board, -1), remaining, points)
    turned = np.full(CELLS + 1, -1)  # the turned card, by the cells empty when it came
    alike = np.zeros(CELLS + 1)  # how many cards it stands for
    cell = np.full(CELLS + 1, -1)  # the cell being tried
    suits = np.zeros((CELLS + 1, 2), np.int64)  # the suits of its row and column before
    best = np.zeros(CELLS + 1)  # its value on the best cell so far
    summed = np.zeros(CELLS + 1)  # the sum over the cards before it
    at = empties
    turned[at] = card
    cell[at] = CELLS if card < 0 else -1
    while True:
        if cell[at] >= 0 and turned[at] >= 0:
            remove_card(board, cell[at], suits[at, 0], suits[at, 1])
        cell[at] = next_empty(board, cell[at])
        if cell[at] < CELLS:
            row, column = cell[at] >> 2, 4 + (cell[at] & 3)
            suits[at] = board.suits[row], board.suits[column]
            place_card(board, turned[at], cell[at])
            if at == 1:
                best[1] = full_lines_value(board, remaining, points)
            elif at == 2:
                best[2] = max(best[2], last_cell_value(board, next_empty(board, -1), remaining, points))
            else:
                at -= 1
                turned[at], summed[at], cell[at] = -1, 0.0, CELLS
            continue
        if turned[at] >= 0:
            if at == empties and card >= 0:
                return float(best[at])
            summed[at] += alike[at] * best[at]
            adjust(remaining, turned[at], 1)
        turned[at], alike[at] = _next_card(turned[at], flush_suits(board), remaining)
        if alike[at]:
            adjust(remaining, turned[at], -1)
            best[at], cell[at] = 0.0, -1
            continue
        value = summed[at] / remaining.size[0]
        if at == empties:
            return float(value)
        at += 1
        best[at] = max(best[at], value)


@leaf
def next_empty(board: Board, cell: int) -> int:
    """The first empty cell after this one, 16 if there is none."""
    cell += 1
    while cell < CELLS and board.grid[cell] >= 0:
        cell += 1
    return cell


@leaf
def _next_card(card: int, suits: int, remaining: Remaining) -> tuple[int, int]:
    """The remaining card after this one, and how many cards it stands for; 0 if there is none.

    The first card of a rank stands for all whose suits can complete no flush.
    """
    for other in range(card + 1, 52):
        if not remaining.cards[other]:
            continue
        if suits >> (other & 3) & 1:
            return other, 1
        count = 0
        for alike in range(other & ~3, (other & ~3) + 4):
            if remaining.cards[alike] and not suits >> (alike & 3) & 1:
                if alike < other:
                    break
                count += 1
        if count:
            return other, count
    return 52, 0


@leaf
def flush_suits(board: Board) -> int:
    """The suits, as bits, in which a line that is not full can still become a flush."""
    suits = 0
    for line in range(8):
        suit = board.suits[line]
        if suit == NONE:
            suits |= 15
        elif suit != MIXED:
            suits |= 1 << suit
    return suits


@compiled
def value_before_card(board: Board, remaining: Remaining, points: Points) -> float:
    """The expected points with no card turned, without nobs; every card must be placed."""
    return value_with_card(board, -1, remaining, points)


@leaf
def expected_nobs(board: Board, remaining: Remaining) -> float:
    """Expected nobs from the jacks in the square and those to come, when every card must be placed."""
    count = remaining.size[0]
    total = 0.0
    for suit in range(4):
        jack = 4 * _JACK + suit
        others = remaining.suits[suit] - remaining.cards[jack]
        if remaining.cards[jack]:
            total += float(2 * board.counts[EMPTIES] / count * others / (count - 1))
            continue
        for card in board.grid:
            if card == jack:
                total += float(2 * others / count)
    return total


@leaf
def is_available(board: Board, pile: int, place: int, free: bool) -> bool:
    """Whether the card in this slot of the reserve may be played."""
    return bool(board.piles[pile, place] >= 0 and (free or place == 4 or board.piles[pile, place + 1] < 0))


@compiled
def stopping_value(board: Board, card: int, passes: int, free: bool, remaining: Remaining, points: Points) -> float:
    """The expected points with one cell empty: the value of an optimal stopping problem.

    The cell may be filled with this card (-1 for none), with a card of the reserve, or with one of the next cards, of
    which `passes` may be passed over. That a card passed over is missing afterwards is neglected.
    """
    cell = 0
    while board.grid[cell] >= 0:
        cell += 1
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = block_start(board, row), block_start(board, column)
    count = remaining.size[0]
    now = -1.0
    if card >= 0:
        now = _value_with(board, card, 0, one, other, remaining, points)
    for pile in range(2):
        for place in range(5):
            if is_available(board, pile, place, free):
                now = max(now, _value_with(board, board.piles[pile, place], 0, one, other, remaining, points))
    values = np.empty(52)
    for coming in range(52):
        if remaining.cards[coming]:
            values[coming] = max(
                now if card < 0 else -1.0, _value_with(board, coming, 1, one, other, remaining, points)
            )
    total = now if card >= 0 else -1.0
    for _ in range(passes + (card < 0)):
        summed = 0.0
        for coming in range(52):
            if remaining.cards[coming]:
                summed += max(values[coming], total)
        total = float(summed / count)
    return full_lines_value(board, remaining, points) + max(now, total) + placed_nobs(board, remaining)


@leaf
def _value_with(board: Board, card: int, own: int, one: int, other: int, remaining: Remaining, points: Points) -> float:
    """The expected points of two lines with this card in the last cell; `own` is 1 when it is a remaining one."""
    rank, suit = card >> 2, card & 3
    count = remaining.size[0] - own
    summed = 0
    for starter in range(13):
        held = remaining.ranks[starter] - own * (starter == rank)
        summed += held * (int(points[one + 13 * rank + starter]) + int(points[other + 13 * rank + starter]))
    total = float(summed / count)
    cell = 0
    while board.grid[cell] >= 0:
        cell += 1
    for line in (cell >> 2, 4 + (cell & 3)):
        if board.suits[line] == suit:
            total += 4 + float((remaining.suits[suit] - own) / count)
    if rank == _JACK:
        total += float(2 * (remaining.suits[suit] - own) / count)
    return total


@leaf
def placed_nobs(board: Board, remaining: Remaining) -> float:
    """Expected nobs from the jacks in the square."""
    total = 0.0
    for card in board.grid:
        if card >= 0 and card >> 2 == _JACK:
            total += float(2 * remaining.suits[card & 3] / remaining.size[0])
    return total
