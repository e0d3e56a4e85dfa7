"""Penalties from the learned value function, and the best path of a player who knows the cards to come and pays them.

Let W(p) be the value of a position before its next card, and U(p, c) the highest W(p with card c on a cell). The penalty is

    M_t = U(p_t, c_t) - E[U(p_t, c)]

with the mean over the unseen cards, which the player *instant* computes anyhow. Of the total of a path less its penalties remains

    W(empty square) - sum of gaps - sum of Bellman errors
    gap = U(p_t, c_t) - W(p_t+1),    Bellman error = W(p_t) - E[U(p_t, c)]

so where W is nearly right, knowing the cards gains little. A path ends with `LAST` cells empty, at its exact value. With thirteen
empty cells or more W is the expectimax value of `first_value`, and has no error.

Penalties may follow any rule that looks at the past alone: once the sums above exceed the threshold for the number of empty
cells, the path is a *stray*; see `strays`. (Brown, Smith and Sun, "Information relaxations and duality in stochastic dynamic
programs", Operations Research 58, 2010.)
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles
from fifteentwo.engine.solitaire.square.board import EMPTIES, Board, Evaluator, Integers, place_card, remove_card
from fifteentwo.engine.solitaire.square.completions import is_repeated
from fifteentwo.engine.solitaire.square.endgame import (
    Remaining,
    adjust,
    count_stock,
    expected_nobs,
    value_before_card,
)
from fifteentwo.engine.solitaire.square.expectimax import depth_one, depth_two
from fifteentwo.engine.solitaire.square.options import write_options
from fifteentwo.engine.solitaire.square.penalties import Lines, Unseen, penalty
from fifteentwo.engine.solitaire.square.scratch import SearchScratch
from fifteentwo.solitaire.square import CELLS

LAST: Final = 3
"""The number of empty cells at which a path ends."""

THRESHOLDS: Final = np.array([0, 0, 0, 0.6, 0.8, 1, 1.5, 2.3, 3.8, 6, 20, 20, 20, 20, 20, 20, 20])
"""(17,): the sum of gaps and Bellman errors above which a path is a stray, in points, by empty cells."""

_LEARNED: Final = 12
"""With this many cells empty or fewer W is the learned value; with one or two more, expectimax of depth one or two from there."""

_NONE: Final = -1e9


class Start(NamedTuple):
    """W of the first positions, and the rule for strays."""

    whole: float
    """W of the empty square: its expected total without his heels."""
    first: Doubles
    """(13,): W after the first card, by its rank."""
    thresholds: Doubles
    """(17,): see `THRESHOLDS`."""


class Separable(NamedTuple):
    """The penalties of strays on one deal; see `penalties`."""

    lines: Lines
    g: Doubles
    """(16, 560, 3, 13): g of every line, as `Lines.bases`."""
    unseen: Unseen


class Strays(NamedTuple):
    """Positions at which a path became a stray; the arrays have room for more."""

    lines: NDArray[np.uint16]
    """(n, 8): the lines as sets of cards, see `completions`."""
    times: NDArray[np.uint8]
    """(n,): the number of cards placed."""
    offsets: Doubles
    """(n,): what to add to the value of a completion: separable penalties paid before, and the path's penalties taken off."""
    size: Integers
    """(2,): the number of strays, which may be more than there is room for, and of positions opened."""


def room_for(strays: int) -> Strays:
    """Empty arrays with room for this many."""
    return Strays(np.empty((strays, 8), np.uint16), np.empty(strays, np.uint8), np.empty(strays), np.zeros(2, np.int64))


@compiled
def first_value(card: int, board: Board, evaluator: Evaluator, scratch: SearchScratch) -> float:
    """W of a square, given empty, once its first card is this one: expectimax of depth three, over every next card."""
    remaining = count_stock(np.arange(52), 0)
    adjust(remaining, card, -1)
    place_card(board, card, 0)
    total, values = 0.0, np.empty(CELLS)
    for rank in range(RANKS):
        for own in range(2):  # cards of the first one's suit, and of the others
            count, each = 0, -1
            for suit in range(4):
                if remaining.cards[4 * rank + suit] and (suit == card & 3) == (own == 1):
                    count, each = count + 1, 4 * rank + suit
            if count:
                adjust(remaining, each, -1)
                total += count * write_children(board, each, remaining, evaluator, scratch, values)
                adjust(remaining, each, 1)
    remove_card(board, 0, -1, -1)
    return total / 51


@leaf
def mean_value(board: Board, value: float, remaining: Remaining, evaluator: Evaluator, scratch: SearchScratch) -> float:
    """E[U(p, c)] over the unseen cards, for a position of this value."""
    if board.counts[EMPTIES] > _LEARNED + 1:
        return value
    return depth_one(board, remaining, evaluator, scratch)


@compiled
def write_children(
    board: Board, card: int, remaining: Remaining, evaluator: Evaluator, scratch: SearchScratch, values: Doubles
) -> float:
    """Writes W after this second or later card on each empty cell, (16,), and returns the highest; `remaining` is without the card."""
    empties = board.counts[EMPTIES]
    values[:] = _NONE
    if empties <= _LEARNED + 1:
        # `depth_one` counts the card among the unseen ones too; otherwise the mean of M_t would not be 0.
        adjust(remaining, card, 1)
        for option in range(write_options(board, card, remaining, evaluator, scratch)):
            values[scratch.options[option, 2]] = scratch.values[option]
        adjust(remaining, card, -1)
        return float(values.max())
    for cell in range(CELLS):
        if board.grid[cell] >= 0:
            continue
        row_suit, column_suit = board.suits[cell >> 2], board.suits[4 + (cell & 3)]
        place_card(board, card, cell)
        if empties == _LEARNED + 3:
            values[cell] = depth_two(board, remaining, CELLS, evaluator, scratch)
        else:
            values[cell] = depth_one(board, remaining, evaluator, scratch)
        remove_card(board, cell, row_suit, column_suit)
    return float(values.max())


@compiled
def search_paths(
    deal: Integers,
    board: Board,
    start: Start,
    separable: Separable,
    evaluator: Evaluator,
    scratch: SearchScratch,
    strays: Strays,
) -> float:
    """The highest total less penalties of a path that is no stray, in points above `start.whole`; -1e9 where all are strays.

    `deal` is the sixteen cards as they come, of which the first are on the board. Where it is not empty `start.whole` is W of it,
    and penalties count from there. Every stray is appended to `strays`.
    """
    begun = CELLS - board.counts[EMPTIES]
    remaining = _unseen_after(deal, begun)
    lines = _lines_of(board, deal, begun)
    gained, paid, value = np.zeros(CELLS + 1), np.zeros(CELLS + 1), np.zeros(CELLS + 1)
    children, highest = np.full((CELLS + 1, CELLS), _NONE), np.zeros(CELLS + 1)
    suits, cell = np.zeros((CELLS + 1, 2), np.int64), np.zeros(CELLS + 1, np.int64)
    most, time, entering = _NONE, begun, True
    value[time] = start.whole
    while time >= begun:
        card = deal[time]
        if entering:
            entering = False
            strays.size[1] += 1
            gained[time] -= value[time] - mean_value(board, value[time], remaining, evaluator, scratch)
            paid[time + 1] = paid[time] + _separable_penalty(board, card, time, separable)
            adjust(remaining, card, -1)
            if time == 0:
                highest[0] = children[0, 0] = start.first[card >> 2]
            else:
                highest[time] = write_children(board, card, remaining, evaluator, scratch, children[time])
        at = int(np.argmax(children[time]))
        now = children[time, at]
        if now == _NONE:
            adjust(remaining, card, 1)
            time -= 1
            if time >= begun:
                lines[cell[time] >> 2] ^= 1 << time
                lines[4 + (cell[time] & 3)] ^= 1 << time
                remove_card(board, cell[time], suits[time, 0], suits[time, 1])
            continue
        children[time, at] = _NONE
        row, column = at >> 2, 4 + (at & 3)
        if is_repeated(lines, row, column):
            continue
        after = gained[time] - (highest[time] - now)
        lines[row] ^= 1 << time
        lines[column] ^= 1 << time
        if -after > start.thresholds[board.counts[EMPTIES] - 1]:
            _append(strays, lines, time + 1, start.whole + after - now + paid[time + 1])
        else:
            suits[time, 0], suits[time, 1], cell[time] = board.suits[row], board.suits[column], at
            place_card(board, card, at)
            if board.counts[EMPTIES] > LAST:
                time += 1
                gained[time], value[time], entering = after, now, True
                continue
            exact = value_before_card(board, remaining, evaluator.points) + expected_nobs(board, remaining)
            most = max(most, after + exact - now)
            remove_card(board, at, suits[time, 0], suits[time, 1])
        lines[row] ^= 1 << time
        lines[column] ^= 1 << time
    return most


@compiled
def _unseen_after(deal: Integers, time: int) -> Remaining:
    remaining = count_stock(np.arange(52), 0)
    for card in deal[:time]:
        adjust(remaining, card, -1)
    return remaining


@compiled
def _lines_of(board: Board, deal: Integers, time: int) -> Integers:
    """The lines as sets of cards, (8,); see `completions`."""
    lines = np.zeros(8, np.int64)
    for cell in range(CELLS):
        for number in range(time):
            if board.grid[cell] == deal[number]:
                lines[cell >> 2] |= 1 << number
                lines[4 + (cell & 3)] |= 1 << number
    return lines


@leaf
def _separable_penalty(board: Board, card: int, time: int, separable: Separable) -> float:
    total = 0.0
    for line in range(8):
        key = separable.lines.keys[board.codes[line]]
        if key >= 0:
            total += penalty(card, time, key, board.suits[line], separable.unseen, separable.g)
    return total


@leaf
def _append(strays: Strays, lines: Integers, time: int, offset: float) -> None:
    each = strays.size[0]
    if each < len(strays.times):
        for line in range(8):
            strays.lines[each, line] = lines[line]
        strays.times[each], strays.offsets[each] = time, offset
    strays.size[0] += 1


@compiled
def path_value(
    deal: Integers, cells: Integers, board: Board, start: Start, evaluator: Evaluator, scratch: SearchScratch
) -> float:
    """The total less penalties of the path that places the cards on these cells, (16,), in points above `start.whole`.

    As `search_paths`, but the path is not checked for straying.
    """
    begun = CELLS - board.counts[EMPTIES]
    remaining = _unseen_after(deal, begun)
    children = np.empty(CELLS)
    gained, value = 0.0, start.whole
    for time in range(begun, CELLS - LAST):
        card, cell = deal[time], cells[time]
        gained -= value - mean_value(board, value, remaining, evaluator, scratch)
        adjust(remaining, card, -1)
        if time == 0:
            highest = value = start.first[card >> 2]
        else:
            highest = write_children(board, card, remaining, evaluator, scratch, children)
            value = children[cell]
        gained -= highest - value
        place_card(board, card, cell)
    exact = value_before_card(board, remaining, evaluator.points) + expected_nobs(board, remaining)
    return float(gained + exact - value)
