"""The penalties from the value function: fair on average, and the best path and the best completion by enumeration."""

from __future__ import annotations

from itertools import permutations
from random import Random

import numpy as np
import pytest

from fifteentwo.cards import PACK
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square import strays
from fifteentwo.engine.solitaire.square.board import (
    DEAD,
    THROW_AWAY,
    Board,
    Evaluator,
    copy_board,
    empty_board,
    place_card,
)
from fifteentwo.engine.solitaire.square.completions import (
    all_subsets,
    best_completion,
    bound_of,
    empties_of,
    fit_prices,
    future_at,
    new_futures,
    write_best,
)
from fifteentwo.engine.solitaire.square.endgame import (
    count_stock,
    expected_nobs,
    value_before_card,
)
from fifteentwo.engine.solitaire.square.expectimax import depth_one
from fifteentwo.engine.solitaire.square.incremental import position_value, shares_of
from fifteentwo.engine.solitaire.square.options import play_greedily
from fifteentwo.engine.solitaire.square.penalties import BASES, lines_of, penalty, tabulated, unseen_cards
from fifteentwo.engine.solitaire.square.players import evaluator_for
from fifteentwo.engine.solitaire.square.scratch import SearchScratch, new_scratch
from fifteentwo.engine.solitaire.square.value_penalties import (
    Separable,
    Start,
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


def random_deal(seed: int, cards: int = 16) -> np.ndarray:
    return np.array(Random(seed).sample(PACK, cards), np.int64)


def start_at(board: Board, deal: np.ndarray, cards: int, threshold: float) -> Start:
    """W of this position, which need not be empty."""
    value = position_value(board, shares_of(count_stock(rest(deal[:cards]), 0)), EVALUATOR)
    return Start(value, np.full((5, 17), threshold))


def separable_of(deal: np.ndarray) -> Separable:
    lines, coefficients = (
        lines_of(EVALUATOR.weights, rank_points(), len(deal)),
        np.zeros((len(deal), 4, BASES)),
    )
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


@pytest.mark.parametrize("dead", [0, 2])
def test_penalties_have_mean_zero_over_the_unseen_cards(dead: int) -> None:
    evaluator = evaluator_for(SquareRules(dead_cells=dead))
    helper, values = scratch(), np.empty(17)
    for cards in (1, 2, 3, 4, 8, 12, 15):
        deal = random_deal(cards)
        board, unseen = played(deal, cards), rest(deal[:cards])
        board.counts[DEAD] = dead
        remaining = count_stock(unseen, 0)
        found, thrown = [], []
        for card in unseen.tolist():
            without = count_stock(unseen[unseen != card], 0)
            found.append(write_children(board, card, without, evaluator, helper, values))
            thrown.append(values[THROW_AWAY])
            assert found[-1] == values.max()
            assert (values > -1e9).sum() == 16 - cards + (dead > 0)
        assert np.mean(found) == pytest.approx(mean_value(board, remaining, evaluator, helper), abs=1e-4)
        assert np.std(found) > 0.3
        assert (np.max(thrown) > -1e9) == (dead > 0)


@pytest.mark.parametrize("dead", [0, 2])
def test_the_best_path_is_that_of_enumeration(dead: int) -> None:
    placed = 13 if dead else 11
    for seed in range(3):
        deal = random_deal(seed, 16 + dead)
        board = played(deal, placed)
        board.counts[DEAD] = dead
        start = start_at(board, deal, placed, 1e6)
        evaluator = evaluator_for(SquareRules(dead_cells=dead))
        choices = [*np.flatnonzero(board.grid < 0).tolist(), *[THROW_AWAY] * dead]
        values = []
        for order in permutations(choices, 5 if dead else 2):
            cells = np.zeros(16 + dead, np.int64)
            cells[placed : placed + len(order)] = order
            values.append(path_value(deal, cells, copy_board(board), start, evaluator, scratch()))
        left = room_for(100)
        most = search_paths(deal, board, start, separable_of(deal), evaluator, scratch(), left)
        assert most == pytest.approx(max(values))
        assert left.size[0] == 0
        assert board.counts[DEAD] == dead
        if not dead:
            assert left.size[1] == 6
        assert most > sorted(set(np.round(values, 6)))[-2]  # and it is one of many that differ


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
        start, bounds = Start(value, np.full((5, 17), 1e6)), []
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


def two_cells(board: Board, unseen: np.ndarray, evaluator: Evaluator) -> float:
    """The exact value with two cells empty, when one card may be thrown away."""
    total, helper = 0.0, scratch()
    for card in unseen.tolist():
        remaining = count_stock(unseen[unseen != card], 0)
        thrown = copy_board(board)
        thrown.counts[DEAD] = 0
        values = [value_before_card(thrown, remaining, evaluator.points) + expected_nobs(thrown, remaining)]
        for cell in np.flatnonzero(board.grid < 0).tolist():
            after = copy_board(board)
            place_card(after, card, cell)
            values.append(mean_value(after, remaining, evaluator, helper))
        total += max(values)
    return total / len(unseen)


def test_the_value_of_the_last_cell_is_that_of_enumeration() -> None:
    """With one dead cell left, the card thrown away is missing afterwards."""
    deal, evaluator, helper = random_deal(4), evaluator_for(SquareRules(dead_cells=1)), scratch()
    board, unseen = played(deal, 15), rest(deal[:15])
    cell, total = int(np.flatnonzero(board.grid < 0)[0]), 0.0

    def filled(card: int, gone: list[int]) -> float:
        after = copy_board(board)
        place_card(after, card, cell)
        return depth_one(after, count_stock(np.setdiff1d(unseen, gone), 0), evaluator, helper)

    for card in unseen.tolist():
        others = [other for other in unseen.tolist() if other != card]
        total += max(filled(card, [card]), float(np.mean([filled(other, [card, other]) for other in others])))
    board.counts[DEAD] = 1
    found = mean_value(board, count_stock(unseen, 0), evaluator, helper)
    assert found == pytest.approx(total / len(unseen), abs=1e-4)


@pytest.mark.parametrize("threshold", [1e6, -1e6])
def test_with_dead_cells_the_bound_is_not_below_the_optimum(threshold: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """With two cells empty and one dead cell, over the orders of the next three cards; also with noise in W, and with strays alone."""
    monkeypatch.setattr(strays, "SAMPLES", (24,))
    placed, rng = 14, np.random.default_rng(1)
    first = random_deal(9)[:placed]
    board, unseen, known = played(first, placed), rest(first), evaluator_for(SquareRules(dead_cells=1))
    board.counts[DEAD] = 1
    optimum = two_cells(board, unseen, known)
    for evaluator, slack in ((known, 1), (worse(known, 1), 3)):
        value = position_value(board, shares_of(count_stock(unseen, 0)), evaluator)
        start, bounds = Start(value, np.full((5, 17), threshold)), []
        for card in unseen.tolist() * 3:
            dealt = np.array([*first, card, *rng.permutation(np.setdiff1d(unseen, card))[:2]], np.int64)
            separable, left = separable_of(dealt), room_for(10)
            most = start.whole + search_paths(dealt, board, start, separable, evaluator, scratch(), left)
            if threshold < 0:
                assert left.size.tolist() == [3, 1]
                most = strays.highest_of(dealt, separable, left, most, rng) + paid_before(
                    board, dealt, placed, separable
                )
            bounds.append(most)
        error = np.std(bounds) / len(bounds) ** 0.5
        assert optimum - 3 * error <= np.mean(bounds) <= optimum + slack + 2 * (threshold < 0)


@pytest.mark.parametrize("dead", [0, 2])
@pytest.mark.parametrize("seed", range(4))
def test_the_best_completion_is_that_of_enumeration(seed: int, dead: int) -> None:
    rng, cards = np.random.default_rng(seed), 16 + dead
    subsets, placed, empties = all_subsets(cards), 11 + dead, 5 - dead
    lines = np.zeros(8, np.int64)
    cells = rng.permutation(16)
    for card in range(16 - empties):
        lines[cells[card] >> 2] |= 1 << card
        lines[4 + (cells[card] & 3)] |= 1 << card
    future = future_at(new_futures(1, cards), 0)
    future.values[:] = rng.normal(5, 3, len(future.values))
    value_of = dict(zip(subsets.fours.tolist(), future.values.tolist(), strict=True))
    fit_prices(lines[None], placed, future, subsets)
    write_best(placed, future, subsets)
    most = -np.inf
    for order in permutations(range(placed, cards), empties):
        whole = lines.copy()
        for card, cell in zip(order, cells[16 - empties :].tolist(), strict=True):
            whole[cell >> 2] |= 1 << card
            whole[4 + (cell & 3)] |= 1 << card
        most = max(most, sum(value_of[line] for line in whole.tolist()))
    assert empties_of(lines) == empties
    assert best_completion(lines, placed, -1e9, future, subsets) == pytest.approx(most)
    assert best_completion(lines, placed, most + 1, future, subsets) == most + 1
    assert bound_of(lines, empties, placed, future, subsets) >= most - 1e-6
