"""The probability to win with no cell empty or one, against enumeration."""

from __future__ import annotations

from itertools import chain
from statistics import fmean, median_high

import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square import board as boards
from fifteentwo.engine.solitaire.square.endgame import count_stock
from fifteentwo.engine.solitaire.square.players import evaluator_for
from fifteentwo.engine.solitaire.square.win_probability import win_probability, win_probability_one_cell
from tests.square.test_endgame import HARD, TWO_SUITS, cards_left, ends

HEELS = 16


def evaluator(win_at: int) -> boards.Evaluator:
    return evaluator_for(HARD)._replace(utility=boards.TotalUtility(True, win_at, HEELS))


def totals(board: boards.Board, stock: list[Card]) -> list[int]:
    """The total of a full square for each starter, with his heels."""
    points = rank_points()
    return [int(boards.total(board, int(card), points)) + HEELS * (card.rank == 11) for card in stock]


@pytest.mark.parametrize("pack", [list(PACK), TWO_SUITS], ids=["pack", "two suits"])
def test_a_full_square_wins_with_the_starters_that_reach_the_total(pack: list[Card]) -> None:
    for seed in range(12):
        board, stock = ends(seed, 0, 10, pack)
        found = totals(board, stock)
        enough = median_high(found)  # one of them has exactly this total
        expected = fmean(total >= enough for total in found)
        assert win_probability(board, count_stock(cards_left(stock), 0), evaluator(enough)) == pytest.approx(expected)


@pytest.mark.parametrize("pack", [list(PACK), TWO_SUITS], ids=["pack", "two suits"])
def test_with_one_cell_empty_it_is_an_optimal_stopping_problem(
    pack: list[Card],
) -> None:
    for seed in range(12):
        board, stock = ends(seed, 1, 11, pack)
        cell, left = list(board.grid).index(-1), count_stock(cards_left(stock), 0)
        every = {}
        for card in stock:
            full = boards.copy_board(board)
            boards.place_card(full, int(card), cell)
            every[card] = totals(full, [other for other in stock if other != card])
        for enough in {median_high(chain(*every.values())), min(min(found) for found in every.values()) + 5}:
            chances = [fmean(total >= enough for total in found) for found in every.values()]
            expected = 0.0
            for waits in range(3):
                expected = fmean(max(chance, expected) for chance in chances)
                assert win_probability_one_cell(board, left, waits, evaluator(enough)) == pytest.approx(expected)
