"""Penalties from the learned value function, and the best path of a player who knows the cards to come and pays them.

Let W(p) be the value of a position before its next card, and U(p, c) the highest W(p with card c on a cell, or with c
thrown away). The penalty is

    M_t = U(p_t, c_t) - E[U(p_t, c)]

with the mean over the unseen cards, which the player *instant* computes anyhow. Of the total of a path less its penalties remains

    W(empty square) - sum of gaps - sum of Bellman errors
    gap = U(p_t, c_t) - W(p_t+1),    Bellman error = W(p_t) - E[U(p_t, c)]

so where W is nearly right, knowing the cards gains little. A path ends at an exact value: with `LAST` cells empty where no more
cards may be thrown away, otherwise with a full square.

Penalties may follow any rule that looks at the past alone: once the sums above exceed the threshold for the empty cells and
free dead cells, the path is a *stray*; see `strays`. (Brown, Smith and Sun, "Information relaxations and duality in stochastic dynamic
programs", Operations Research 58, 2010.)
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.solitaire.square.board import (
    DEAD,
    EMPTIES,
    THROW_AWAY,
    Board,
    Evaluator,
    Integers,
    act,
    place_card,
    remove_card,
)
from fifteentwo.engine.solitaire.square.completions import is_repeated
from fifteentwo.engine.solitaire.square.endgame import (
    Remaining,
    adjust,
    count_stock,
    expected_nobs,
    next_empty,
    value_before_card,
)
from fifteentwo.engine.solitaire.square.expectimax import depth_one
from fifteentwo.engine.solitaire.square.options import write_options
from fifteentwo.engine.solitaire.square.penalties import Lines, Unseen, penalty, starter_gain
from fifteentwo.engine.solitaire.square.scratch import SearchScratch
from fifteentwo.engine.solitaire.square.value import FULL
from fifteentwo.solitaire.square import CELLS

LAST: Final = 3
"""The number of empty cells at which a path ends."""

THRESHOLDS: Final = np.array(
    [
        [0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.3, 1.7, 2.4, 4.5, 7, 9, 12, 12, 12, 12, 12],
        *[[0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.3, 1.8, 2.8, 5, 9, 14, 20, 20, 20, 20, 20]] * 4,
    ]
)
"""(5, 17): the sum of gaps and Bellman errors above which a path is a stray, in points, by free dead cells and empty cells."""

CHOICES: Final = CELLS + 1
"""The cells, and throwing the card away."""

_NONE: Final = -1e9


class Start(NamedTuple):
    """W of the first position, and the rule for strays."""

    whole: float
    """W of the empty square: its expected total without his heels."""
    thresholds: Doubles
    """(5, 17): see `THRESHOLDS`."""


class Separable(NamedTuple):
    """The penalties of strays on one deal; see `penalties`."""

    lines: Lines
    g: Doubles
    """(n, 560, 3, 13): g of every line, as `Lines.bases`."""
    unseen: Unseen


class Strays(NamedTuple):
    """Positions at which a path became a stray; the arrays have room for more."""

    lines: NDArray[np.uint32]
    """(n, 8): the lines as sets of cards, see `completions`."""
    times: NDArray[np.uint8]
    """(n,): the number of cards that have come."""
    offsets: Doubles
    """(n,): what to add to the value of a completion: separable penalties paid before, the gains of full lines since they were
    filled, and the path's penalties taken off.
    """
    size: Integers
    """(2,): the number of strays, which may be more than there is room for, and of positions opened."""


def room_for(strays: int) -> Strays:
    """Empty arrays with room for this many."""
    return Strays(np.empty((strays, 8), np.uint32), np.empty(strays, np.uint8), np.empty(strays), np.zeros(2, np.int64))


@compiled
def mean_value(board: Board, remaining: Remaining, evaluator: Evaluator, scratch: SearchScratch) -> float:
    """E[U(p, c)] over the unseen cards."""
    if board.counts[EMPTIES] > 1:
        return depth_one(board, remaining, evaluator, scratch)
    total, values = 0.0, np.empty(CHOICES)
    for card in range(52):
        if remaining.cards[card]:
            adjust(remaining, card, -1)
            total += write_children(board, card, remaining, evaluator, scratch, values)
            adjust(remaining, card, 1)
    return float(total / remaining.size[0])


@compiled
def write_children(
    board: Board, card: int, remaining: Remaining, evaluator: Evaluator, scratch: SearchScratch, values: Doubles
) -> float:
    """Writes W after this card on each empty cell or thrown away, (17,), and returns the highest; `remaining` is without the card."""
    values[:] = _NONE
    if board.counts[EMPTIES] > 1:
        # `depth_one` counts the card among the unseen ones too; otherwise the mean of M_t would not be 0.
        adjust(remaining, card, 1)
        for option in range(write_options(board, card, remaining, evaluator, scratch)):
            values[scratch.options[option, 2]] = scratch.values[option]
        adjust(remaining, card, -1)
        return float(values.max())
    cell = next_empty(board, -1)
    row_suit, column_suit = board.suits[cell >> 2], board.suits[4 + (cell & 3)]
    place_card(board, card, cell)
    values[cell] = depth_one(board, remaining, evaluator, scratch)
    remove_card(board, cell, row_suit, column_suit)
    if board.counts[DEAD]:
        board.counts[DEAD] -= 1
        values[THROW_AWAY] = depth_one(board, remaining, evaluator, scratch)
        board.counts[DEAD] += 1
    return float(values.max())


@leaf
def is_exact(board: Board) -> bool:
    """Whether a path ends here: every card must be placed and few cells are empty, or none is."""
    return bool(board.counts[EMPTIES] == 0 or (board.counts[EMPTIES] <= LAST and board.counts[DEAD] == 0))


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

    `deal` is the cards as they come, (n,), of which the first are on the board. Where it is not empty `start.whole` is W of it,
    and penalties count from there. Every stray is appended to `strays`.
    """
    cards, begun = len(deal), CELLS - board.counts[EMPTIES]
    remaining = _unseen_after(deal, begun)
    lines = _lines_of(board, deal, begun)
    gained, paid, value = np.zeros(cards + 1), np.zeros(cards + 1), np.zeros(cards + 1)
    children, highest = np.full((cards + 1, CHOICES), _NONE), np.zeros(cards + 1)
    suits, cell = np.zeros((cards + 1, 2), np.int64), np.zeros(cards + 1, np.int64)
    most, time, entering = _NONE, begun, True
    value[time] = start.whole
    while time >= begun:
        card = deal[time]
        if entering:
            entering = False
            strays.size[1] += 1
            gained[time] -= value[time] - mean_value(board, remaining, evaluator, scratch)
            paid[time + 1] = paid[time] + _separable_penalty(board, card, time, separable)
            adjust(remaining, card, -1)
            highest[time] = write_children(board, card, remaining, evaluator, scratch, children[time])
        at = int(np.argmax(children[time]))
        now = children[time, at]
        if now == _NONE:
            adjust(remaining, card, 1)
            time -= 1
            if time >= begun:
                _take_back(board, lines, cell[time], 1 << time, suits[time])
            continue
        children[time, at] = _NONE
        if at < CELLS and is_repeated(lines, at >> 2, 4 + (at & 3)):
            continue
        after = gained[time] - (highest[time] - now)
        cell[time] = at
        _put(board, lines, card, at, 1 << time, suits[time])
        if -after > start.thresholds[board.counts[DEAD], board.counts[EMPTIES]]:
            offset = start.whole + after - now + paid[time + 1]
            _append(strays, lines, time + 1, offset + _starter_gains(deal, lines, time + 1, separable))
        elif is_exact(board):
            most = max(most, after + exact_value(board, remaining, evaluator) - now)
        else:
            time += 1
            gained[time], value[time], entering = after, now, True
            continue
        _take_back(board, lines, at, 1 << time, suits[time])
    return most


@compiled
def exact_value(board: Board, remaining: Remaining, evaluator: Evaluator) -> float:
    """The expected total of a position at which a path ends, without his heels."""
    return float(value_before_card(board, remaining, evaluator.points) + expected_nobs(board, remaining))


@leaf
def _put(board: Board, lines: Integers, card: int, at: int, bit: int, suits: Integers) -> None:
    """Places a card or throws it away; writes the suits of its lines before."""
    if at == THROW_AWAY:
        board.counts[DEAD] -= 1
        return
    row, column = at >> 2, 4 + (at & 3)
    suits[0], suits[1] = board.suits[row], board.suits[column]
    lines[row] |= bit
    lines[column] |= bit
    place_card(board, card, at)


@leaf
def _take_back(board: Board, lines: Integers, at: int, bit: int, suits: Integers) -> None:
    """Undoes `_put`."""
    if at == THROW_AWAY:
        board.counts[DEAD] += 1
        return
    lines[at >> 2] ^= bit
    lines[4 + (at & 3)] ^= bit
    remove_card(board, at, suits[0], suits[1])


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


@compiled
def _starter_gains(deal: Integers, lines: Integers, time: int, separable: Separable) -> float:
    """`starter_gain` of all full lines."""
    total = 0.0
    for line in lines:
        left = line
        for _ in range(FULL - 1):
            left &= left - 1
        if left:
            total += starter_gain(deal, line, time, separable.unseen, separable.lines.points)
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
    """The total less penalties of the path that puts the cards on these cells, (n,), in points above `start.whole`.

    As `search_paths`, but the path is not checked for straying. The cell of a card that is thrown away is `THROW_AWAY`.
    """
    time = CELLS - board.counts[EMPTIES]
    remaining = _unseen_after(deal, time)
    children = np.empty(CHOICES)
    gained, value = 0.0, start.whole
    while not is_exact(board):
        card, cell = deal[time], cells[time]
        gained -= value - mean_value(board, remaining, evaluator, scratch)
        adjust(remaining, card, -1)
        highest = write_children(board, card, remaining, evaluator, scratch, children)
        value = children[cell]
        gained -= highest - value
        act(board, card, -1, cell)
        time += 1
    return float(gained + exact_value(board, remaining, evaluator) - value)
