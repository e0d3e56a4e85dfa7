"""Expectimax on a square: maximum over actions, expectation over cards, and the value function at the leaves.

Depth is counted in cards. At depth one every unseen card is taken as the next one, with the option of highest value for
each. At depth two the best few options for each next card are searched one card deeper. Nothing is sampled. With one
cell empty or none the value is exact, apart from the chance that a card passed over comes again. (Michie, 1966;
Ballard, "The *-minimax search procedure for trees containing chance nodes", 1983.)

With `TotalUtility.chance` the search is the same, but the value of a leaf becomes a chance to win: the total is taken
as normally distributed about it.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.solitaire.square.board import (
    DEAD,
    EMPTIES,
    KEPT,
    Board,
    Evaluator,
    Integers,
    TotalUtility,
    act,
    assign,
    copy_board,
    is_open,
)
from fifteentwo.engine.solitaire.square.endgame import (
    Remaining,
    adjust,
    count_stock,
    expected_nobs,
    flush_suits,
    full_lines_value,
    is_available,
    last_cell_value,
    next_empty,
    placed_nobs,
    stopping_value,
    value_before_card,
)
from fifteentwo.engine.solitaire.square.incremental import Increments, write_cell_increments
from fifteentwo.engine.solitaire.square.options import (
    apply_option,
    place_kept,
    pop_best,
    undo_kept,
    write_changed,
    write_first,
    write_options,
    write_second,
)
from fifteentwo.engine.solitaire.square.reserve import (
    can_set_aside,
    has_room,
    keeping_value,
    reserve_value,
    thrown_value,
    write_kept_values,
)
from fifteentwo.engine.solitaire.square.scratch import SearchScratch, new_scratch
from fifteentwo.engine.solitaire.square.value import MIXED, NONE, WIDTH
from fifteentwo.engine.solitaire.square.win_probability import win_probability, win_probability_one_cell
from fifteentwo.solitaire.square import CELLS

OPTION_WIDTH: Final = 6
"""The number of options for a card that are searched to depth one in self-play: those of highest value."""

WAITING_WIDTH: Final = 3
"""The number of options searched for a turned card that waits while a card of the reserve is placed."""

POINTS_MARGIN: Final = np.array([1.5, 1.0])
"""Actions this many points below the best are not searched to depth two, without a reserve and with one."""

CHANCE_MARGIN: Final = np.array([0.04, 0.03])
"""The same for the chance to win."""

MAX_DEPTH_TWO: Final = np.array([10, 6])
"""The greatest number of continuations searched to depth two, without a reserve and with one."""

LATE, MAX_LATE = 3, 12
"""With this few cells empty, up to `MAX_LATE` continuations are searched, within twice the margin."""

_NO_SUIT: Final = -2
"""The suit of a card that matches no line."""

_ALL: Final = (1 << 13) - 1
"""All ranks, as bits."""


@leaf
def depth_one(board: Board, remaining: Remaining, evaluator: Evaluator, scratch: SearchScratch) -> float:
    """The expected value of the position over the next card, in points without heels, or the chance to win."""
    if board.counts[EMPTIES] == 0:
        if evaluator.utility.chance:
            return win_probability(board, remaining, evaluator)
        return full_lines_value(board, remaining, evaluator.points) + placed_nobs(board, remaining)
    if board.counts[EMPTIES] == 1:
        return _one_cell_left(board, remaining, evaluator)
    for card in range(52):
        scratch.best[card] = -1e9
    lines, stay = write_first(board, remaining, _ALL, evaluator, scratch)
    _raise_best(board, remaining, lines, stay, scratch.first, evaluator, scratch)
    if board.counts[KEPT]:
        write_second(board, _ALL, evaluator.weights, scratch)
        alike, suits = 0, flush_suits(board)
        for pile in range(evaluator.rules.piles):
            for place in range(evaluator.rules.size):
                if not is_available(board, pile, place, evaluator.rules.free):
                    continue
                held = board.piles[pile, place]
                if evaluator.rules.free and not suits >> (held & 3) & 1:
                    if alike >> (held >> 2) & 1:
                        continue
                    alike |= 1 << (held >> 2)
                placed = place_kept(board, pile, place, evaluator, scratch)
                lines, stay = write_changed(board, pile, place, placed[0], _ALL, evaluator, scratch)
                _raise_best(board, remaining, lines, stay, scratch.changed, evaluator, scratch)
                undo_kept(board, pile, place, placed)
    summed = 0.0
    for card in range(52):
        if remaining.cards[card]:
            summed += utility_of(scratch.best[card], evaluator.utility)
    return float(summed / remaining.size[0])


@leaf
def utility_of(weights: float, utility: TotalUtility) -> float:
    """The utility of a value: the value itself, or the chance to win when the total is normal about it."""
    if not utility.chance:
        return weights
    unit = utility.deviation * sqrt(2.0)
    over = (weights - utility.threshold) / unit
    chance = 0.5 + 0.5 * erf(over)
    if utility.jacks > 0:
        chance += 0.5 * utility.jacks * (erf(over + utility.heels / unit) - erf(over))
    return float(chance)


@compiled
def _one_cell_left(board: Board, remaining: Remaining, evaluator: Evaluator) -> float:
    """The expected utility with one cell empty."""
    passes = board.counts[DEAD] + evaluator.rules.piles * evaluator.rules.size - board.counts[KEPT]
    if evaluator.utility.chance:
        return win_probability_one_cell(board, remaining, passes, evaluator)
    if passes or board.counts[KEPT]:
        return stopping_value(board, -1, passes, evaluator.rules.free, remaining, evaluator.points)
    return last_cell_value(board, next_empty(board, -1), remaining, evaluator.points) + expected_nobs(board, remaining)


@leaf
def _raise_best(
    board: Board,
    remaining: Remaining,
    lines: float,
    stay: float,
    increments: Increments,
    evaluator: Evaluator,
    scratch: SearchScratch,
) -> None:
    """Raises `SearchScratch.best`, for each remaining card, to the value of its best option in this position.

    `lines` is the value of the lines with one empty cell less, before the card is added; `stay` is their value as they
    are.
    """
    weights, rules, kinds, kept_values = evaluator.weights, evaluator.rules, scratch.kinds, scratch.kept_values
    empties = board.counts[EMPTIES]
    write_kept_values(board, empties - 1, weights, kept_values)
    plain = lines + reserve_value(board, empties - 1, weights, kinds, kept_values)
    thrown = keeping = -1e9
    if can_set_aside(board, rules):
        write_kept_values(board, empties, weights, kept_values)
        if board.counts[DEAD] > 0:
            thrown = stay + thrown_value(board, empties, weights, kinds, kept_values)
        for pile in range(rules.piles):
            if has_room(board, pile, rules):
                more = keeping_value(board, pile, empties, rules, weights, kinds, kept_values)
                keeping = max(keeping, stay + more)
    suits = _line_suits(board)
    increment, alike, most, best = scratch.increment, scratch.alike, scratch.most, scratch.best
    for suit in range(5):
        for rank in range(WIDTH):
            most[suit, rank] = -1e9
    for cell in range(CELLS):
        if not is_open(board, cell, rules.king):
            continue
        write_cell_increments(board, cell, _NO_SUIT, empties - 1, increments, alike)
        for rank in range(WIDTH):
            most[4, rank] = max(most[4, rank], alike[rank])
        for suit in range(4):
            if not suits >> suit & 1:
                continue
            if suit == board.suits[cell >> 2] or suit == board.suits[4 + (cell & 3)]:
                write_cell_increments(board, cell, suit, empties - 1, increments, increment)
                for rank in range(WIDTH):
                    most[suit, rank] = max(most[suit, rank], increment[rank])
            else:
                for rank in range(WIDTH):
                    most[suit, rank] = max(most[suit, rank], alike[rank])
    for card in range(52):
        if remaining.cards[card]:
            suit = card & 3 if suits >> (card & 3) & 1 else 4
            kept = keeping + kept_values[card >> 2]
            best[card] = max(best[card], plain + most[suit, card >> 2], thrown, kept)


@leaf
def _line_suits(board: Board) -> int:
    """The suits, as bits, of the lines that are of one suit so far."""
    suits = 0
    for line in range(8):
        if board.suits[line] not in (MIXED, NONE):
            suits |= 1 << board.suits[line]
    return suits


@leaf
def best_option(
    board: Board, card: int, remaining: Remaining, width: int, evaluator: Evaluator, scratch: SearchScratch
) -> float:
    """The value of this card: the best of the `width` options of highest value, each searched to depth one.

    The card is one of those remaining. Afterwards `SearchScratch.after` is the position it leads to.
    """
    adjust(remaining, card, -1)
    count = write_options(board, card, remaining, evaluator, scratch)
    most, chosen = -1e9, 0
    for _ in range(min(width, count)):
        option = pop_best(scratch, count)
        assign(scratch.after, board)
        apply_option(scratch.after, card, scratch.options[option])
        value = depth_one(scratch.after, remaining, evaluator, scratch)
        if value > most:
            most, chosen = value, option
    assign(scratch.after, board)
    apply_option(scratch.after, card, scratch.options[chosen])
    adjust(remaining, card, 1)
    return most


@leaf
def depth_two(board: Board, remaining: Remaining, width: int, evaluator: Evaluator, scratch: SearchScratch) -> float:
    """The expected value of the position over the next two cards."""
    if board.counts[EMPTIES] <= 1:
        return depth_one(board, remaining, evaluator, scratch)
    suits = _line_suits(board)
    summed = 0.0
    for rank in range(13):
        alike = 0
        for suit in range(4):
            if remaining.cards[4 * rank + suit] and not suits >> suit & 1:
                alike += 1
        for card in range(4 * rank, 4 * rank + 4):
            if not remaining.cards[card]:
                continue
            if suits >> (card & 3) & 1:
                summed += best_option(board, card, remaining, width, evaluator, scratch)
            elif alike:
                summed += alike * best_option(board, card, remaining, width, evaluator, scratch)
                alike = 0
    return float(summed / remaining.size[0])


@compiled
def search_actions(
    board: Board, card: int, actions: Integers, stock: Integers, width: int, evaluator: Evaluator
) -> tuple[Integers, NDArray[np.float64]]:
    """The actions, the best first, and the value of each: in points without heels, or the chance to win.

    All are searched to depth one. With a `width` above 0 the best continuations (up to `MAX_DEPTH_TWO`, within the
    margin) are searched to depth two, with `width` options for the next card. An action that places a card of the
    reserve leaves the turned card to be played: it has a continuation for each of `WAITING_WIDTH` options of that card,
    and the value of the best.
    """
    remaining = count_stock(stock, 0)
    first, second = new_scratch(board, evaluator.weights), new_scratch(board, evaluator.weights)
    continuations = np.empty((WAITING_WIDTH * len(actions), 4), np.int64)
    found = np.empty(len(continuations))
    count = int(np.int64(0))  # a plain 0 would make Numba compile one more signature
    for action in range(len(actions)):
        count = _write_continuations(
            board, card, actions, action, remaining, evaluator, first, second, continuations, found, count
        )
    values = np.full(len(actions), -1e9)
    for each in range(count):
        values[continuations[each, 0]] = max(values[continuations[each, 0]], found[each])
    order = np.argsort(-values)
    if not width:
        return order, values
    late, reserve = board.counts[EMPTIES] <= LATE, int(evaluator.rules.piles > 0)
    further = np.argsort(-found[:count])[: MAX_LATE if late else MAX_DEPTH_TWO[reserve]]
    far = (CHANCE_MARGIN if evaluator.utility.chance else POINTS_MARGIN)[reserve] * (2 if late else 1)
    twice = np.full(len(actions), -1e9)
    for each in further:
        if found[each] < found[further[0]] - far:
            break
        after, action = first.after, continuations[each, 0]
        assign(after, board)
        if act(after, card, actions[action, 0], actions[action, 1]):
            apply_option(after, card, continuations[each, 1:])
        twice[action] = max(twice[action], depth_two(after, remaining, width, evaluator, second))
    seen = order[twice[order] > -1e8]
    seen = seen[np.argsort(-twice[seen])]
    values[seen] = twice[seen]
    return np.concatenate((seen, order[twice[order] < -1e8])), values


@compiled
def _write_continuations(
    board: Board,
    card: int,
    actions: Integers,
    action: int,
    remaining: Remaining,
    evaluator: Evaluator,
    first: SearchScratch,
    second: SearchScratch,
    continuations: Integers,
    found: NDArray[np.float64],
    count: int,
) -> int:
    """Appends the continuations of one action and their values at depth one; returns the new count.

    A continuation is the number of its action, and the option for the turned card where that still has to be played.
    """
    after, before = second.after, first.after
    assign(before, board)
    if not act(before, card, actions[action, 0], actions[action, 1]):
        continuations[count], found[count] = action, depth_one(before, remaining, evaluator, second)
        return count + 1
    options = write_options(before, card, remaining, evaluator, first)
    for _ in range(min(WAITING_WIDTH, options)):
        option = pop_best(first, options)
        assign(after, before)
        apply_option(after, card, first.options[option])
        continuations[count, 0], found[count] = action, depth_one(after, remaining, evaluator, second)
        continuations[count, 1:] = first.options[option]
        count += 1
    return count


@compiled
def exact_values(
    board: Board, card: int, actions: Integers, stock: Integers, evaluator: Evaluator
) -> tuple[Integers, NDArray[np.float64]]:
    """The actions, (n,), the best first, and their exact expected points, (n,), when every card must be placed.

    For up to four empty cells: each further one takes a hundred times as long.
    """
    remaining = count_stock(stock, 0)
    after = copy_board(board)
    means = np.empty(len(actions))
    for action in range(len(actions)):
        assign(after, board)
        act(after, card, actions[action, 0], actions[action, 1])
        means[action] = value_before_card(after, remaining, evaluator.points) + expected_nobs(after, remaining)
    return np.argsort(-means), means
