"""The penalties from the value function: fair on average, and the best path and the best completion by enumeration."""

from __future__ import annotations

from itertools import permutations
from random import Random

import numpy as np
import pytest

from fifteentwo.cards import PACK
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square import strays
from fifteentwo.engine.solitaire.square.board import Board, Evaluator, copy_board, empty_board, place_card
from fifteentwo.engine.solitaire.square.completions import (
    all_subsets,
    best_completion,
    bound_of,
    fit_prices,
    future_at,
    new_futures,
    write_best,
)
from fifteentwo.engine.solitaire.square.endgame import count_stock, expected_nobs, value_before_card
from fifteentwo.engine.solitaire.square.expectimax import depth_one, depth_two
from fifteentwo.engine.solitaire.square.incremental import position_value, shares_of
from fifteentwo.engine.solitaire.square.options import play_greedily
from fifteentwo.engine.solitaire.square.penalties import BASES, lines_of, penalty, tabulated, unseen_cards
from fifteentwo.engine.solitaire.square.players import evaluator_for
from fifteentwo.engine.solitaire.square.scratch import SearchScratch, new_scratch
from fifteentwo.engine.solitaire.square.value_penalties import (
    Separable,
    Start,
    first_value,
    mean_value,
    path_value,
    room_for,
    search_paths,
    write_children,
)
from fifteentwo.rules import SquareRules

RULES = SquareRules(dead_cells=0)
EVALUATOR = evaluator_for(RULES)


def scratch() -> SearchScratch:
    return new_scratch(empty_board(RULES), EVALUATOR.weights)


def played(deal: np.ndarray, cards: int) -> Board:
    """The board after the greedy policy has placed the first cards of a deal."""
    board, helper = empty_board(RULES), scratch()
    for time in range(cards):
        remaining = count_stock(rest(deal[: time + 1]), 0)
        play_greedily(board, int(deal[time]), remaining, EVALUATOR, helper)
    return board


def rest(cards: np.ndarray) -> np.ndarray:
    return np.setdiff1d(np.arange(52), cards)


def random_deal(seed: int) -> np.ndarray:
    return np.array(Random(seed).sample(PACK, 16), np.int64)


def start_at(board: Board, deal: np.ndarray, cards: int, threshold: float) -> Start:
    """W of this position, which need not be empty."""
    value = position_value(board, shares_of(count_stock(rest(deal[:cards]), 0)), EVALUATOR)
    return Start(value, np.zeros(13), np.full(17, threshold))


def separable_of(deal: np.ndarray) -> Separable:
    lines, coefficients = lines_of(EVALUATOR.weights, rank_points()), np.zeros((16, 4, BASES))
    coefficients[..., 0] = 0.7
    return Separable(lines, tabulated(coefficients, lines), unseen_cards(deal))


def paid_before(board: Board, deal: np.ndarray, cards: int, separable: Separable) -> float:
    """The separable penalties of the cards that are on the board, as they came."""
    before, total = empty_board(RULES), 0.0
    for time, card in enumerate(deal[:cards].tolist()):
        for line in range(8):
            key = int(separable.lines.keys[before.codes[line]])
            if key >= 0:
                total += penalty(card, time, key, int(before.suits[line]), separable.unseen, separable.g)
        place_card(before, card, int(np.flatnonzero(board.grid == card)[0]))
    return total


def exact(board: Board, deal: np.ndarray, cards: int) -> float:
    """The highest expected total of this position, without his heels."""
    remaining = count_stock(rest(deal[:cards]), 0)
    return float(value_before_card(board, remaining, EVALUATOR.points) + expected_nobs(board, remaining))


def test_penalties_have_mean_zero_over_the_unseen_cards() -> None:
    helper, values = scratch(), np.empty(16)
    for cards in (1, 2, 3, 4, 8, 12):
        deal = random_deal(cards)
        board, unseen = played(deal, cards), rest(deal[:cards])
        remaining = count_stock(unseen, 0)
        if cards == 1:  # the value is the mean itself
            value = first_value(int(deal[0]), empty_board(RULES), EVALUATOR, helper)
        elif cards == 2:
            value = depth_two(board, remaining, 16, EVALUATOR, helper)
        else:
            value = depth_one(board, remaining, EVALUATOR, helper)
        found = []
        for card in unseen.tolist():
            without = count_stock(unseen[unseen != card], 0)
            found.append(write_children(board, card, without, EVALUATOR, helper, values))
            assert found[-1] == values.max()
        assert np.mean(found) == pytest.approx(mean_value(board, value, remaining, EVALUATOR, helper), abs=1e-4)
        assert np.std(found) > 0.3


def test_the_best_path_is_that_of_enumeration() -> None:
    for seed in range(3):
        deal = random_deal(seed)
        board = played(deal, 11)
        start = start_at(board, deal, 11, 1e6)
        free = np.flatnonzero(board.grid < 0)
        values = []
        for first, second in permutations(free.tolist(), 2):
            cells = np.zeros(16, np.int64)
            cells[11:13] = first, second
            values.append(path_value(deal, cells, copy_board(board), start, EVALUATOR, scratch()))
        left = room_for(100)
        most = search_paths(deal, board, start, separable_of(deal), EVALUATOR, scratch(), left)
        assert most == pytest.approx(max(values))
        assert left.size.tolist() == [0, 6]
        low = sorted(values)[-2]
        assert most > low  # and it is one of many that differ


def test_a_path_that_falls_too_low_is_a_stray() -> None:
    deal = random_deal(5)
    board = played(deal, 11)
    left = room_for(3)
    most = search_paths(deal, board, start_at(board, deal, 11, -1e6), separable_of(deal), EVALUATOR, scratch(), left)
    assert most == -1e9
    assert left.size.tolist() == [5, 1]  # one for each cell, more than there is room for
    assert left.times.tolist() == [12, 12, 12]
    for lines in left.lines.tolist():
        assert sum(line.bit_count() for line in lines[:4]) == sum(line.bit_count() for line in lines[4:]) == 12


def test_with_exact_values_at_the_end_the_bound_is_the_optimum() -> None:
    """With four cells empty one card is placed before the exact end: knowing it gains nothing, whatever W is."""
    deal = random_deal(6)
    board = played(deal, 12)
    start, helper, left = start_at(board, deal, 12, 1e6), scratch(), room_for(10)
    bounds = []
    for card in rest(deal[:12]).tolist():
        dealt = np.array([*deal[:12], card, 0, 0, 0], np.int64)
        bounds.append(start.whole + search_paths(dealt, board, start, separable_of(deal), EVALUATOR, helper, left))
    assert np.mean(bounds) == pytest.approx(exact(board, deal, 12), abs=1e-4)


def worse(evaluator: Evaluator, seed: int) -> Evaluator:
    """The evaluator with noise in its weights: any W gives a bound."""
    noise = np.random.default_rng(seed).normal(0, 0.5, evaluator.weights.lines.shape).astype(np.float32)
    lines = evaluator.weights.lines + noise * (evaluator.weights.cards < 4)
    return evaluator._replace(weights=evaluator.weights._replace(lines=lines))


def test_the_bound_is_not_below_the_optimum() -> None:
    """With five cells empty, over orders of the next two cards drawn at random, also with noise in W."""
    deal, rng = random_deal(8), np.random.default_rng(1)
    board, separable, helper, left = played(deal, 11), separable_of(deal), scratch(), room_for(10)
    optimum = exact(board, deal, 11)
    for evaluator, slack in ((EVALUATOR, 1), (worse(EVALUATOR, 1), 3)):
        value = position_value(board, shares_of(count_stock(rest(deal[:11]), 0)), evaluator)
        start, bounds = Start(value, np.zeros(13), np.full(17, 1e6)), []
        for _ in range(80):
            dealt = np.array([*deal[:11], *rng.permutation(rest(deal[:11]))[:5]], np.int64)
            bounds.append(value + search_paths(dealt, board, start, separable, evaluator, helper, left))
        assert optimum - 3 * np.std(bounds) / 80**0.5 <= np.mean(bounds) <= optimum + slack


def test_the_bound_of_strays_is_not_below_the_optimum(monkeypatch: pytest.MonkeyPatch) -> None:
    """With four cells empty and every path a stray after the first card: separable penalties alone."""
    monkeypatch.setattr(strays, "SAMPLES", (24,))
    deal, rng = random_deal(8), np.random.default_rng(1)
    board = played(deal, 12)
    start, bounds = start_at(board, deal, 12, -1e6), []
    for card in rest(deal[:12]).tolist():
        dealt = np.array([*deal[:12], card, *rng.permutation(np.setdiff1d(rest(deal[:12]), card))[:3]], np.int64)
        left, separable = room_for(4), separable_of(dealt)
        most = search_paths(dealt, board, start, separable, EVALUATOR, scratch(), left)
        highest = strays.highest_of(dealt, separable, left, start.whole + most, rng)
        bounds.append(highest + paid_before(board, deal, 12, separable))
    optimum, error = exact(board, deal, 12), np.std(bounds) / len(bounds) ** 0.5
    assert optimum - 3 * error <= np.mean(bounds) <= optimum + 3


@pytest.mark.parametrize("seed", range(4))
def test_the_best_completion_is_that_of_enumeration(seed: int) -> None:
    rng, subsets = np.random.default_rng(seed), all_subsets()
    placed = 11
    cells = rng.permutation(16)
    lines = np.zeros(8, np.int64)
    for card in range(placed):
        lines[cells[card] >> 2] |= 1 << card
        lines[4 + (cells[card] & 3)] |= 1 << card
    future = future_at(new_futures(1), 0)
    future.values[:] = rng.normal(5, 3, len(future.values))
    value_of = dict(zip(subsets.fours.tolist(), future.values.tolist(), strict=True))
    fit_prices(lines[None], placed, future, subsets)
    write_best(placed, future, subsets)
    most = -np.inf
    for order in permutations(cells[placed:].tolist()):
        whole = lines.copy()
        for card, cell in enumerate(order, placed):
            whole[cell >> 2] |= 1 << card
            whole[4 + (cell & 3)] |= 1 << card
        most = max(most, sum(value_of[line] for line in whole.tolist()))
    assert best_completion(lines, placed, -1e9, future, subsets) == pytest.approx(most)
    assert best_completion(lines, placed, most + 1, future, subsets) == most + 1
    assert bound_of(lines, placed, future, subsets) >= most - 1e-6
