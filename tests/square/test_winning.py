"""The chance to win with no cell empty or one, against writing down every card and starter."""

from __future__ import annotations

from itertools import chain
from statistics import fmean, median_high

import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square import board as boards
from fifteentwo.engine.solitaire.square.endgame import left_of
from fifteentwo.engine.solitaire.square.players import judge_for
from fifteentwo.engine.solitaire.square.win_probability import won, won_at_last
from tests.square.test_ending import HARD, TWO_SUITS, cards_left, ends

HEELS = 16


def judge(win_at: int) -> boards.Judge:
    return judge_for(HARD)._replace(stake=boards.Stake(True, win_at, HEELS))


def totals(board: boards.Board, stock: list[Card]) -> list[int]:
    """What a full square comes to by each starter, his heels included."""
    points = rank_points()
    return [int(boards.total(board, int(card), points)) + HEELS * (card.rank == 11) for card in stock]


@pytest.mark.parametrize("pack", [list(PACK), TWO_SUITS], ids=["pack", "two suits"])
def test_a_full_square_wins_by_the_starters_that_bring_enough(pack: list[Card]) -> None:
    for seed in range(12):
        board, stock = ends(seed, 0, 10, pack)
        found = totals(board, stock)
        enough = median_high(found)  # one of them comes to just so much
        expected = fmean(total >= enough for total in found)
        assert won(board, left_of(cards_left(stock), 0), judge(enough)) == pytest.approx(expected)


@pytest.mark.parametrize("pack", [list(PACK), TWO_SUITS], ids=["pack", "two suits"])
def test_with_a_cell_empty_it_is_the_mean_over_what_may_come_and_better_the_more_may_be_passed_by(
    pack: list[Card],
) -> None:
    for seed in range(12):
        board, stock = ends(seed, 1, 11, pack)
        cell, left = list(board.grid).index(-1), left_of(cards_left(stock), 0)
        every = {}
        for card in stock:
            full = boards.copied(board)
            boards.put(full, int(card), cell)
            every[card] = totals(full, [other for other in stock if other != card])
        for enough in {median_high(chain(*every.values())), min(min(found) for found in every.values()) + 5}:
            chances = [fmean(total >= enough for total in found) for found in every.values()]
            expected = 0.0
            for waits in range(3):
                expected = fmean(max(chance, expected) for chance in chances)
                assert won_at_last(board, left, waits, judge(enough)) == pytest.approx(expected)
