"""The exact probability that a square reaches `win_at`, over all starters, with no cell empty or one."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.board import Board, Evaluator, TotalUtility, total
from fifteentwo.engine.solitaire.square.endgame import Points, Remaining, block_start, is_available, next_empty
from fifteentwo.engine.solitaire.square.value import MIXED

_JACK: Final = 10


@compiled
def win_probability(board: Board, remaining: Remaining, evaluator: Evaluator) -> float:
    """The share of the remaining starters with which a full square reaches the total."""
    utility = evaluator.utility
    count = 0
    for starter in range(52):
        if remaining.cards[starter]:
            count += total(board, starter, evaluator.points) + _heels(starter, utility) >= utility.win_at
    return float(count / remaining.size[0])


@compiled
def win_probability_one_cell(board: Board, remaining: Remaining, passes: int, evaluator: Evaluator) -> float:
    """The probability to win with one cell empty: an optimal stopping problem, as in `endgame.stopping_value`.

    Up to `passes` cards may be passed over, and available cards of the reserve may fill the cell. That a card passed
    over is missing afterwards is neglected.
    """
    points, utility = evaluator.points, evaluator.utility
    cell = next_empty(board, -1)
    known = _known_points(board, remaining, points, utility)
    now = -1.0
    for pile in range(2):
        for place in range(5):
            if is_available(board, pile, place, evaluator.rules.free):
                now = max(now, _with_card(board, cell, board.piles[pile, place], known, remaining, points, utility))
    values = np.empty(52)
    for coming in range(52):
        if remaining.cards[coming]:
            values[coming] = max(now, _with_card(board, cell, coming, known, remaining, points, utility))
    chance = -1.0
    for _ in range(passes + 1):
        summed = 0.0
        for coming in range(52):
            if remaining.cards[coming]:
                summed += max(values[coming], chance)
        chance = float(summed / remaining.size[0])
    return max(now, chance)


@compiled
def _known_points(board: Board, remaining: Remaining, points: Points, utility: TotalUtility) -> NDArray[np.int64]:
    """(52,): by the starter, the points that are certain: full lines, heels, and nobs of the jacks in the square."""
    known = np.zeros(52, np.int64)
    for line in range(8):
        place = 0
        jacks = 0  # as bits
        whole = True
        for n in range(4):
            card = board.grid[4 * line + n] if line < 4 else board.grid[4 * n + line - 4]
            whole &= card >= 0
            place = place * 13 + (card >> 2)
            if card >> 2 == _JACK:
                jacks |= 1 << (card & 3)
        for starter in range(52):
            if not remaining.cards[starter]:
                continue
            if starter >> 2 != _JACK:
                known[starter] += jacks >> (starter & 3) & 1
            if whole:
                known[starter] += points[place * 13 + (starter >> 2)]
                if board.suits[line] != MIXED:
                    known[starter] += 4 + (board.suits[line] == starter & 3)
    for starter in range(52):
        known[starter] += _heels(starter, utility)
    return known


@compiled
def _with_card(
    board: Board,
    cell: int,
    card: int,
    known: NDArray[np.int64],
    remaining: Remaining,
    points: Points,
    utility: TotalUtility,
) -> float:
    """The probability to win with this card in the last cell."""
    rank, suit = card >> 2, card & 3
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = block_start(board, row) + 13 * rank, block_start(board, column) + 13 * rank
    flushes = int(board.suits[row] == suit) + int(board.suits[column] == suit)
    starters, count = 0, 0
    for starter in range(52):
        if starter == card or not remaining.cards[starter]:
            continue
        starters += 1
        value = known[starter] + int(points[one + (starter >> 2)]) + int(points[other + (starter >> 2)])
        value += flushes * (4 + int(starter & 3 == suit))
        if rank == _JACK and starter >> 2 != _JACK and starter & 3 == suit:
            value += 2
        count += value >= utility.win_at
    return float(count / starters)


@compiled
def _heels(starter: int, utility: TotalUtility) -> int:
    """The points of his heels for this starter."""
    return utility.heels if starter >> 2 == _JACK else 0
