"""The options for a turned card, and the value of the position after each.

An option is the whole use of one turned card: `FIRST` is the card of the reserve that is placed before it (-1 for none)
and `FIRST_CELL` its cell; `TARGET` is where the turned card goes (-1 when the square is full by then). A card of the
reserve is tried only on the cell where its value is highest.
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import leaf
from fifteentwo.engine.solitaire.square.board import (
    DEAD,
    EMPTIES,
    KEPT,
    THROW_AWAY,
    Board,
    Evaluator,
    Integers,
    act,
    is_open,
    place_card,
    remove_card,
    restore_kept,
    take_kept,
)
from fifteentwo.engine.solitaire.square.endgame import Remaining, is_available
from fifteentwo.engine.solitaire.square.incremental import (
    Increments,
    lines_value,
    write_cell_increments,
    write_increments,
    write_interactions,
    write_line,
    write_shares,
)
from fifteentwo.engine.solitaire.square.reserve import (
    can_set_aside,
    has_room,
    keeping_value,
    reserve_value,
    thrown_value,
    write_kept_values,
    write_kinds,
)
from fifteentwo.engine.solitaire.square.scratch import SearchScratch
from fifteentwo.engine.solitaire.square.value import WIDTH, Weights
from fifteentwo.solitaire.square import CELLS

FIRST, FIRST_CELL, TARGET = range(3)


@leaf
def is_uncovering(evaluator: Evaluator) -> bool:
    """Whether taking a card from the reserve may uncover another one that interacts with the lines."""
    return bool(len(evaluator.weights.held) > 0 and not evaluator.rules.free)


@leaf
def write_first(
    board: Board, remaining: Remaining, ranks: int, evaluator: Evaluator, scratch: SearchScratch
) -> tuple[float, float]:
    """Writes `SearchScratch.first` for cards of these ranks (as bits).

    Returns the value of the lines with one empty cell less, and their value as they are. The second is computed only
    where a card may be thrown away or kept.
    """
    weights, now = evaluator.weights, scratch.changed.factors
    write_shares(remaining, scratch.shares)
    write_kinds(board, evaluator.rules, scratch.kinds)
    stay = lines_value(board, scratch.shares, weights, now) if can_set_aside(board, evaluator.rules) else 0.0
    lines = write_increments(
        board, scratch.shares, scratch.kinds, weights, board.counts[EMPTIES] - 1, ranks, scratch.first
    )
    return lines, stay


@leaf
def write_second(board: Board, ranks: int, weights: Weights, scratch: SearchScratch) -> None:
    """Writes `SearchScratch.second` for cards of these ranks (as bits)."""
    empties = board.counts[EMPTIES] - 2
    if empties >= 0:
        for line in range(8):
            write_line(board, line, scratch.shares, scratch.kinds, weights, empties, ranks, scratch.second)


@leaf
def place_kept(
    board: Board, pile: int, place: int, evaluator: Evaluator, scratch: SearchScratch
) -> tuple[int, int, int]:
    """Places a card of the reserve where its value is highest; returns the cell and the suits of its lines before.

    `SearchScratch.first` must hold the increments for its rank.
    """
    held, empties, best = board.piles[pile, place], board.counts[EMPTIES] - 1, -1
    rank, at, first = held >> 2, 5 * pile + place, scratch.first
    uncovers = is_uncovering(evaluator)
    take_kept(board, pile, place)
    write_kinds(board, evaluator.rules, scratch.kinds)
    if uncovers:
        write_increments(board, scratch.shares, scratch.kinds, evaluator.weights, empties, 1 << rank, scratch.changed)
    most = np.float32(0.0)
    for cell in range(CELLS):
        if not is_open(board, cell, evaluator.rules.king):
            continue
        write_cell_increments(board, cell, held & 3, empties, scratch.changed if uncovers else first, scratch.increment)
        increment = scratch.increment[rank]
        if len(first.held) and not uncovers:  # the card itself is in the reserve no longer
            increment -= first.held[at, cell >> 2, rank] + first.held[at, 4 + (cell & 3), rank]
        if best < 0 or increment > most:
            most, best = increment, cell
    row_suit, column_suit = board.suits[best >> 2], board.suits[4 + (best & 3)]
    place_card(board, held, best)
    return best, row_suit, column_suit


@leaf
def write_changed(
    board: Board, pile: int, place: int, cell: int, ranks: int, evaluator: Evaluator, scratch: SearchScratch
) -> tuple[float, float]:
    """Writes `SearchScratch.changed` after the card of this slot has been placed; returns as `write_first` does.

    Only the two lines of the cell differ from `SearchScratch.second`, and the card is missing from the reserve. Where
    it lay on another card, all lines are computed again, because that card can now be played.
    """
    weights, empties = evaluator.weights, board.counts[EMPTIES] - 1
    now, second = scratch.changed, scratch.second
    stay = lines_value(board, scratch.shares, weights, now.factors)
    if empties < 0:
        return 0.0, stay
    uncovers = is_uncovering(evaluator)
    held = 5 * pile + place
    for line in range(8):
        if uncovers or line in (cell >> 2, 4 + (cell & 3)):
            write_line(board, line, scratch.shares, scratch.kinds, weights, empties, ranks, now)
            continue
        now.before[line] = second.before[line]
        for own in range(2):
            for rank in range(WIDTH):
                now.alone[own, line, rank] = second.alone[own, line, rank]
            for n in range(now.change.shape[2]):
                for rank in range(WIDTH):
                    now.change[own, line, n, rank] = second.change[own, line, n, rank]
        if len(second.held):
            for own in range(2):
                for rank in range(WIDTH):
                    now.alone[own, line, rank] -= second.held[held, line, rank]
    return write_interactions(board, weights, empties, now), stay


@leaf
def undo_kept(board: Board, pile: int, place: int, placed: tuple[int, int, int]) -> None:
    """Undoes `place_kept`."""
    held = board.grid[placed[0]]
    remove_card(board, placed[0], placed[1], placed[2])
    restore_kept(board, pile, place, held)


@leaf
def write_options(board: Board, card: int, remaining: Remaining, evaluator: Evaluator, scratch: SearchScratch) -> int:
    """Writes the options for this turned card and their values; returns how many there are."""
    rank = ranks = 1 << (card >> 2)
    for pile in range(2):
        for place in range(5):
            if board.piles[pile, place] >= 0:
                ranks |= 1 << (board.piles[pile, place] >> 2)
    lines, stay = write_first(board, remaining, ranks, evaluator, scratch)
    none, count = int(np.int64(-1)), int(np.int64(0))  # plain numbers would make Numba compile one more signature
    count = _write_options_after(board, card, none, none, lines, stay, scratch.first, evaluator, scratch, count)
    if not board.counts[KEPT]:
        return count
    write_second(board, rank, evaluator.weights, scratch)
    for pile in range(evaluator.rules.piles):
        for place in range(evaluator.rules.size):
            if not is_available(board, pile, place, evaluator.rules.free):
                continue
            placed = place_kept(board, pile, place, evaluator, scratch)
            lines, stay = write_changed(board, pile, place, placed[0], rank, evaluator, scratch)
            count = _write_options_after(
                board, card, 5 * pile + place, placed[0], lines, stay, scratch.changed, evaluator, scratch, count
            )
            undo_kept(board, pile, place, placed)
    return count


@leaf
def _write_options_after(
    board: Board,
    card: int,
    first: int,
    there: int,
    lines: float,
    stay: float,
    increments: Increments,
    evaluator: Evaluator,
    scratch: SearchScratch,
    count: int,
) -> int:
    """Appends the options after a card of the reserve has been placed (-1 for none); returns the new count.

    `lines` is the value of the lines with one empty cell less, before the card is added; `stay` is their value as they
    are.
    """
    empties, rules, weights = board.counts[EMPTIES], evaluator.rules, evaluator.weights
    options, values, increment, kinds, kept_values = (
        scratch.options,
        scratch.values,
        scratch.increment,
        scratch.kinds,
        scratch.kept_values,
    )
    if empties == 0:
        write_kept_values(board, 0, weights, kept_values)
        options[count] = first, there, -1
        values[count] = stay + reserve_value(board, 0, weights, kinds, kept_values)
        return count + 1
    write_kept_values(board, empties - 1, weights, kept_values)
    lines += reserve_value(board, empties - 1, weights, kinds, kept_values)
    for cell in range(CELLS):
        if is_open(board, cell, rules.king):
            write_cell_increments(board, cell, card & 3, empties - 1, increments, increment)
            options[count] = first, there, cell
            values[count] = lines + increment[card >> 2]
            count += 1
    if not can_set_aside(board, rules):
        return count
    write_kept_values(board, empties, weights, kept_values)
    if board.counts[DEAD] > 0:
        options[count] = first, there, THROW_AWAY
        values[count] = stay + thrown_value(board, empties, weights, kinds, kept_values)
        count += 1
    for pile in range(rules.piles):
        if has_room(board, pile, rules):
            options[count] = first, there, THROW_AWAY + 1 + pile
            values[count] = (
                stay + keeping_value(board, pile, empties, rules, weights, kinds, kept_values) + kept_values[card >> 2]
            )
            count += 1
    return count


@leaf
def apply_option(board: Board, card: int, option: Integers) -> None:
    """Applies an option to the board."""
    if option[FIRST] >= 0:
        act(board, card, option[FIRST], option[FIRST_CELL])
    if option[TARGET] >= 0:
        act(board, card, -1, option[TARGET])


@leaf
def highest_option(scratch: SearchScratch, count: int) -> int:
    """The option of highest value."""
    best = 0
    for option in range(1, count):
        if scratch.values[option] > scratch.values[best]:
            best = option
    return best


@leaf
def pop_best(scratch: SearchScratch, count: int) -> int:
    """The option of highest value; its value is set so low that the next call finds another."""
    best = highest_option(scratch, count)
    scratch.values[best] = -1e9
    return best


@leaf
def play_greedily(board: Board, card: int, remaining: Remaining, evaluator: Evaluator, scratch: SearchScratch) -> float:
    """Applies the option of highest value, and returns that value."""
    count = write_options(board, card, remaining, evaluator, scratch)
    best = highest_option(scratch, count)
    apply_option(board, card, scratch.options[best])
    return float(scratch.values[best])
