"""The chance that a square comes to enough, counted over every starter, with no cell empty or one."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.board import Board, Judge, Stake, total
from fifteentwo.engine.solitaire.square.endgame import Left, Points, block, is_to_hand, next_cell
from fifteentwo.engine.solitaire.square.value import MIXED

_JACK: Final = 10


@compiled
def won(board: Board, left: Left, judge: Judge) -> float:
    """In how many of the starters that are left a full square is worth enough."""
    stake = judge.stake
    many = 0
    for starter in range(52):
        if left.cards[starter]:
            many += total(board, starter, judge.points) + _heels(starter, stake) >= stake.win_at
    return float(many / left.many[0])


@compiled
def won_at_last(board: Board, left: Left, waits: int, judge: Judge) -> float:
    """The chance to win with one cell empty, when so many cards may be passed by, and those of the reserve be laid there.

    That a card passed by is missing afterwards is left out of account.
    """
    points, stake = judge.points, judge.stake
    cell = next_cell(board, -1)
    known = _known(board, left, points, stake)
    now = -1.0
    for pile in range(2):
        for place in range(5):
            if is_to_hand(board, pile, place, judge.ways.free):
                now = max(now, _laid(board, cell, board.piles[pile, place], known, left, points, stake))
    worths = np.empty(52)
    for coming in range(52):
        if left.cards[coming]:
            worths[coming] = max(now, _laid(board, cell, coming, known, left, points, stake))
    chance = -1.0
    for _ in range(waits + 1):
        summed = 0.0
        for coming in range(52):
            if left.cards[coming]:
                summed += max(worths[coming], chance)
        chance = float(summed / left.many[0])
    return max(now, chance)


@compiled
def _known(board: Board, left: Left, points: Points, stake: Stake) -> NDArray[np.int64]:
    """(52,): by the starter, what the square is worth already: its full lines, his heels, his nobs of the jacks there."""
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
            if not left.cards[starter]:
                continue
            if starter >> 2 != _JACK:
                known[starter] += jacks >> (starter & 3) & 1
            if whole:
                known[starter] += points[place * 13 + (starter >> 2)]
                if board.suits[line] != MIXED:
                    known[starter] += 4 + (board.suits[line] == starter & 3)
    for starter in range(52):
        known[starter] += _heels(starter, stake)
    return known


@compiled
def _laid(
    board: Board, cell: int, card: int, known: NDArray[np.int64], left: Left, points: Points, stake: Stake
) -> float:
    """The chance to win with this card in the last cell."""
    rank, suit = card >> 2, card & 3
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = block(board, row) + 13 * rank, block(board, column) + 13 * rank
    flushes = int(board.suits[row] == suit) + int(board.suits[column] == suit)
    starters, many = 0, 0
    for starter in range(52):
        if starter == card or not left.cards[starter]:
            continue
        starters += 1
        worth = known[starter] + int(points[one + (starter >> 2)]) + int(points[other + (starter >> 2)])
        worth += flushes * (4 + int(starter & 3 == suit))
        if rank == _JACK and starter >> 2 != _JACK and starter & 3 == suit:
            worth += 2
        many += worth >= stake.win_at
    return float(many / starters)


@compiled
def _heels(starter: int, stake: Stake) -> int:
    return stake.heels if starter >> 2 == _JACK else 0
