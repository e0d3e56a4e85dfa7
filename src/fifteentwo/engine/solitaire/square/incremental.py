"""The value of a position, and its increment when a card is placed on a cell.

A card changes one row and one column, and their interactions with the other lines. Whatever is the same for all cells
of a line is computed once; what remains for a cell is the product of the changes of its row and its column.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.scoring.rank_hands import RANKS
from fifteentwo.engine.solitaire.square.board import DEAD, EMPTIES, KEPT, Board, Evaluator, Integers
from fifteentwo.engine.solitaire.square.endgame import Remaining
from fifteentwo.engine.solitaire.square.interactions import Factors, interaction_value, new_factors, stage
from fifteentwo.engine.solitaire.square.reserve import reserve_value, write_kept_values, write_kinds
from fifteentwo.engine.solitaire.square.value import (
    EMPTY,
    KINDS,
    MAX_KEPT,
    MIXED,
    NONE,
    PLACES,
    SIGNS,
    WIDTH,
    Floats,
    Variance,
    Weights,
)


@compiled
def shares_of(remaining: Remaining) -> Floats:
    """`value.shares` of the remaining cards, (20,)."""
    found = np.zeros(WIDTH + 4, np.float32)
    write_shares(remaining, found)
    return found


@leaf
def write_shares(remaining: Remaining, found: Floats) -> None:
    """Writes `value.shares` of the remaining cards."""
    for rank in range(WIDTH):
        found[rank] = 13.0 * remaining.ranks[rank] / remaining.size[0] - 1.0 if rank < RANKS else 0.0
    for suit in range(4):
        found[WIDTH + suit] = 4.0 * remaining.suits[suit] / remaining.size[0] - 1.0


@leaf
def line_value(code: int, suit: int, empties: int, shares: Floats, weights: Weights) -> float:
    """The value of one line, without interactions, when the square has this many empty cells."""
    one_suit, key = int(suit != MIXED), weights.keys[code]
    value = weights.lines[empties, one_suit, key]
    if suit not in (MIXED, NONE):
        value += weights.suits[empties, key] * shares[WIDTH + suit]
    row = weights.ranks[empties, one_suit, key]
    one = two = three = four = np.float32(0.0)
    for n in range(0, WIDTH, 4):  # four sums at once are faster than one
        one += row[n] * shares[n]
        two += row[n + 1] * shares[n + 1]
        three += row[n + 2] * shares[n + 2]
        four += row[n + 3] * shares[n + 3]
    return float(value + ((one + two) + (three + four)))


@compiled
def position_value(board: Board, shares: Floats, evaluator: Evaluator) -> float:
    """The value of a position, in points."""
    weights, empties = evaluator.weights, board.counts[EMPTIES]
    kinds, kept_values = np.empty(MAX_KEPT, np.int64), np.empty(KINDS, np.float32)
    write_kinds(board, evaluator.rules, kinds)
    write_kept_values(board, empties, weights, kept_values)
    reserve = reserve_value(board, empties, weights, kinds, kept_values)
    return reserve + lines_value(board, shares, weights, new_factors(weights))


@leaf
def lines_value(board: Board, shares: Floats, weights: Weights, factors: Factors) -> float:
    """The value of the lines with their interactions; writes their factors."""
    empties = board.counts[EMPTIES]
    total = interaction_value(board, empties, weights, factors)
    for line in range(8):
        total += line_value(board.codes[line], board.suits[line], empties, shares, weights)
    return total


@leaf
def variance_of(board: Board, keys: NDArray[np.int16], variance: Variance) -> float:
    """The variance of the total of a position, in square points."""
    empties = board.counts[EMPTIES]
    summed = float(variance.spare[empties, board.counts[DEAD], board.counts[KEPT]])
    for line in range(8):
        summed += variance.lines[empties, int(board.suits[line] != MIXED), keys[board.codes[line]]]
    return summed


@leaf
def first_empty(board: Board, line: int) -> int:
    """The first empty place in a line, -1 where there is none."""
    for n in range(4):
        if board.grid[4 * line + n if line < 4 else 4 * n + line - 4] < 0:
            return n
    return -1


class Increments(NamedTuple):
    """Scratch arrays for the change of the value by one card, by rank; three columns are padding."""

    before: Floats
    """(8,): the value of each line before the card."""
    alone: Floats
    """(2, 8, 16): the increment of a line by a card of another suit, and of its own suit."""
    more: Floats
    """(2, 8, 16): the same with the interactions with the lines as they are; the same array where there are none."""
    held: Floats
    """(10, 8, 16): the part that comes from each card of the reserve; (0, 8, 16) where it is not asked for."""
    change: Floats
    """(2, 8, 2 * factors, 16): the change of the factors of a line."""
    factors: Factors
    """The factors of the position before."""
    keys: Integers
    """(13,): the key of one line after a card of each rank."""


@compiled
def new_increments(weights: Weights) -> Increments:
    """Empty arrays."""
    both = weights.factors.shape[3]
    alone = np.zeros((2, 8, WIDTH), np.float32)
    more = np.zeros((2, 8, WIDTH), np.float32) if both else alone
    held = np.zeros((MAX_KEPT if len(weights.held) else 0, 8, WIDTH), np.float32)
    change = np.zeros((2, 8, both, WIDTH), np.float32)
    return Increments(
        np.zeros(8, np.float32), alone, more, held, change, new_factors(weights), np.zeros(RANKS, np.int64)
    )


@leaf
def write_increments(
    board: Board, shares: Floats, kinds: Integers, weights: Weights, empties: int, ranks: int, increments: Increments
) -> float:
    """Writes the increments by cards of these ranks (as bits); returns the value of the lines."""
    for line in range(8):
        write_line(board, line, shares, kinds, weights, empties, ranks, increments)
    return write_interactions(board, weights, empties, increments)


@leaf
def write_line(
    board: Board,
    line: int,
    shares: Floats,
    kinds: Integers,
    weights: Weights,
    empties: int,
    ranks: int,
    increments: Increments,
) -> None:
    """Writes the increments of one line, with those of the cards in the reserve and without interactions."""
    suit = board.suits[line]
    before = line_value(board.codes[line], suit, empties, shares, weights)
    increments.before[line] = before
    place = first_empty(board, line)
    if place < 0:
        return
    both = weights.factors.shape[3] if empties else 0
    for own in range(1 if suit in (MIXED, NONE) else 2):
        after = suit if own else (0 if suit == NONE else MIXED)
        for rank in range(RANKS):
            if not ranks >> rank & 1:
                continue
            code = board.codes[line] + (rank - EMPTY) * PLACES[place]
            increments.alone[own, line, rank] = line_value(code, after, empties, shares, weights) - before
            if both:
                mine = weights.factors[stage(empties), int(suit != MIXED), weights.keys[board.codes[line]]]
                row = weights.factors[stage(empties), int(after != MIXED), weights.keys[code]]
                for n in range(both):
                    increments.change[own, line, n, rank] = row[n] - mine[n]
    if not len(increments.held) or not board.counts[KEPT]:
        return
    keys = increments.keys
    for rank in range(RANKS):
        if ranks >> rank & 1:
            keys[rank] = weights.keys[board.codes[line] + (rank - EMPTY) * PLACES[place]]
    now = weights.keys[board.codes[line]]
    for held in range(MAX_KEPT):
        kind = kinds[held]
        if kind < 0:
            continue
        before = weights.held[empties, now, kind]
        for rank in range(RANKS):
            if ranks >> rank & 1:
                by = weights.held[empties, keys[rank], kind] - before
                increments.held[held, line, rank] = by
                increments.alone[0, line, rank] += by
                increments.alone[1, line, rank] += by


@leaf
def write_interactions(board: Board, weights: Weights, empties: int, increments: Increments) -> float:
    """Adds the interactions, after `write_line` for every line; returns the value of the lines."""
    factors = increments.factors
    plain = 0.0
    for line in range(8):
        plain += increments.before[line]
    half = weights.factors.shape[3] // 2
    if half == 0:
        return plain
    for own in range(2):
        for line in range(8):
            for rank in range(WIDTH):
                increments.more[own, line, rank] = increments.alone[own, line, rank]
    if empties == 0:
        return plain
    plain += interaction_value(board, empties, weights, factors)
    for line in range(8):
        if first_empty(board, line) < 0:
            continue
        mine, across = factors.lines[line], factors.across[line]
        for own in range(1 if board.suits[line] in (MIXED, NONE) else 2):
            more, change = increments.more[own, line], increments.change[own, line]
            for n in range(half):
                pull, crossing = SIGNS[n] * (factors.summed[n] - mine[n]), SIGNS[n] * across[n]
                for rank in range(WIDTH):
                    more[rank] += pull * change[n, rank] + crossing * change[half + n, rank]
    return plain


@leaf
def write_cell_increments(
    board: Board, cell: int, suit: int, empties: int, increments: Increments, found: Floats
) -> None:
    """Writes (16,) the increment on this cell of a card of this suit, for the ranks that were written."""
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = int(board.suits[row] == suit), int(board.suits[column] == suit)
    more, also = increments.more[one, row], increments.more[other, column]
    for rank in range(WIDTH):
        found[rank] = more[rank] + also[rank]
    change, changes = increments.change[one, row], increments.change[other, column]
    mine, theirs = increments.factors.lines[row], increments.factors.lines[column]
    half = len(mine) // 2 if empties else 0
    for n in range(half):
        # The cell where row and column cross is filled, and both of them change.
        sign, m = SIGNS[n], half + n
        mine_here, theirs_here, lost = sign * mine[m], sign * theirs[m], sign * mine[m] * theirs[m]
        for rank in range(WIDTH):
            found[rank] += sign * change[n, rank] * changes[n, rank] - (
                lost + theirs_here * change[m, rank] + mine_here * changes[m, rank]
            )
