"""What a position promises, and how much more or less with one card laid on a cell.

A card changes what its row promises and what its column does, alone and together with the other lines. All that is
the same for every cell of a line is added up once; what is left for each cell is the row's change times the column's.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.square.board import DEAD, EMPTIES, KEPT, Board
from fifteentwo.engine.square.ending import Left
from fifteentwo.engine.square.pairs import Traits, new_traits, stage, together
from fifteentwo.engine.square.promise import (
    EMPTY,
    MIXED,
    NONE,
    PLACES,
    SIGNS,
    WIDTH,
    Floats,
    Promise,
    Spread,
)


@compiled
def shares_of(left: Left) -> Floats:
    """`promise.shares` of the cards that are left."""
    found = np.zeros(WIDTH + 4, np.float32)
    for rank in range(13):
        found[rank] = 13.0 * left.ranks[rank] / left.many[0] - 1.0
    for suit in range(4):
        found[WIDTH + suit] = 4.0 * left.suits[suit] / left.many[0] - 1.0
    return found


@compiled
def line_promise(code: int, suit: int, empties: int, shares: Floats, promise: Promise) -> float:
    """What one line promises when so many cells of the square are empty."""
    one_suit, key = int(suit != MIXED), promise.keys[code]
    worth = promise.lines[empties, one_suit, key]
    if suit not in (MIXED, NONE):
        worth += promise.suits[empties, key] * shares[WIDTH + suit]
    row = promise.ranks[empties, one_suit, key]
    one = two = three = four = np.float32(0.0)
    for n in range(0, WIDTH, 4):  # four sums at a time are added up sooner than one
        one += row[n] * shares[n]
        two += row[n + 1] * shares[n + 1]
        three += row[n + 2] * shares[n + 2]
        four += row[n + 3] * shares[n + 3]
    return float(worth + ((one + two) + (three + four)))


@compiled
def promised(board: Board, shares: Floats, promise: Promise) -> float:
    """What the position promises."""
    empties = board.counts[EMPTIES]
    total = spare_promise(board, empties, promise) + together(board, empties, promise, new_traits(promise))
    for line in range(8):
        total += line_promise(board.codes[line], board.suits[line], empties, shares, promise)
    return total


@compiled
def spare_promise(board: Board, empties: int, promise: Promise) -> float:
    """What the dead cells and the reserve promise."""
    total = float(promise.spare[empties, board.counts[DEAD], board.counts[KEPT]])
    if board.counts[KEPT]:
        for pile in range(2):
            for card in board.piles[pile]:
                if card >= 0:
                    total += promise.kept[empties, card >> 2]
    return total


@compiled
def spread_of(board: Board, keys: NDArray[np.int16], spread: Spread) -> float:
    """How far what the position comes to lies from what it promises, squared and on average."""
    empties = board.counts[EMPTIES]
    summed = float(spread.spare[empties, board.counts[DEAD], board.counts[KEPT]])
    for line in range(8):
        summed += spread.lines[empties, int(board.suits[line] != MIXED), keys[board.codes[line]]]
    return summed


@compiled
def place_in(board: Board, line: int) -> int:
    """The place of an empty cell in a line, -1 where there is none."""
    for n in range(4):
        if board.grid[4 * line + n if line < 4 else 4 * n + line - 4] < 0:
            return n
    return -1


class Gains(NamedTuple):
    """How a card changes what is promised: arrays to write in, by rank; three more than there are are added up sooner."""

    more: Floats
    """(2, 8, 16): what a line promises more with a card of another suit, and with one of its own."""
    change: Floats
    """(2, 8, 2 * traits, 16): how its traits change."""
    traits: Traits
    """Those of the position before."""


@compiled
def new_gains(promise: Promise) -> Gains:
    """Arrays to write in."""
    change = np.zeros((2, 8, promise.traits.shape[3], WIDTH), np.float32)
    return Gains(np.zeros((2, 8, WIDTH), np.float32), change, new_traits(promise))


@compiled
def note_gains(
    board: Board, shares: Floats, promise: Promise, empties: int, low: int, high: int, gains: Gains
) -> float:
    """Writes the gains by cards of the ranks from `low` up to `high`; what the position promises with so many cells empty."""
    traits = gains.traits
    plain = spare_promise(board, empties, promise) + together(board, empties, promise, traits)
    half = promise.traits.shape[3] // 2 if empties else 0
    for line in range(8):
        suit = board.suits[line]
        before = line_promise(board.codes[line], suit, empties, shares, promise)
        plain += before
        place = place_in(board, line)
        if place < 0:
            continue
        mine, across = traits.lines[line], traits.across[line]
        for own in range(2):
            if own and suit in (MIXED, NONE):
                break
            after = suit if own else (0 if suit == NONE else MIXED)
            more, change = gains.more[own, line], gains.change[own, line]
            table = promise.traits[stage(empties), int(after != MIXED)]
            for rank in range(low, high):
                code = board.codes[line] + (rank - EMPTY) * PLACES[place]
                more[rank] = line_promise(code, after, empties, shares, promise) - before
                if half:
                    row = table[promise.keys[code]]
                    for n in range(2 * half):
                        change[n, rank] = row[n] - mine[n]
            for n in range(half):
                pull, crossing = SIGNS[n] * (traits.summed[n] - mine[n]), SIGNS[n] * across[n]
                for rank in range(WIDTH):
                    more[rank] += pull * change[n, rank] + crossing * change[half + n, rank]
    return plain


@compiled
def gain_of(board: Board, cell: int, suit: int, empties: int, gains: Gains, found: Floats) -> None:
    """Writes (16,), for the ranks whose gains are noted, what a card of this suit gains on this cell."""
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = int(board.suits[row] == suit), int(board.suits[column] == suit)
    more, also = gains.more[one, row], gains.more[other, column]
    for rank in range(WIDTH):
        found[rank] = more[rank] + also[rank]
    change, changes = gains.change[one, row], gains.change[other, column]
    mine, theirs = gains.traits.lines[row], gains.traits.lines[column]
    half = len(mine) // 2 if empties else 0
    for n in range(half):
        # Row and column cross at an empty cell no longer, and both of them change.
        sign, m = SIGNS[n], half + n
        mine_here, theirs_here, lost = sign * mine[m], sign * theirs[m], sign * mine[m] * theirs[m]
        for rank in range(WIDTH):
            found[rank] += sign * change[n, rank] * changes[n, rank] - (
                lost + theirs_here * change[m, rank] + mine_here * changes[m, rank]
            )
