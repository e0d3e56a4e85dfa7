"""The end of a square: exact expectations against enumeration."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import numpy as np
import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square import board as boards
from fifteentwo.engine.solitaire.square.endgame import (
    count_stock,
    expected_nobs,
    stopping_value,
    value_before_card,
    value_with_card,
)
from fifteentwo.engine.solitaire.square.players import advice, player
from fifteentwo.game import HOUSE
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Square, Turn
from fifteentwo.solitaire.square import State

HARD = SquareRules(dead_cells=0)
TWO_SUITS = [card for card in PACK if card.suit < 2]  # where flushes and nobs are frequent


def ends(seed: int, empties: int, left: int, pack: list[Card]) -> tuple[boards.Board, list[Card]]:
    drawn = Random(seed).sample(pack, 16 - empties + left)
    board = boards.empty_board(HARD)
    for cell, card in zip(Random(seed).sample(range(16), 16 - empties), drawn, strict=False):
        boards.place_card(board, int(card), cell)
    return board, drawn[16 - empties :]


def enumerated(board: boards.Board, stock: list[Card]) -> float:
    """The expected total of the best play: every card that may come, every cell, every starter."""
    if board.counts[boards.EMPTIES] == 0:
        return fmean(boards.total(board, int(card), rank_points()) for card in stock)
    return fmean(best_cell(board, card, [other for other in stock if other != card]) for card in stock)


def best_cell(board: boards.Board, card: Card, stock: list[Card]) -> float:
    values = []
    for cell in range(16):
        if board.grid[cell] < 0:
            suits = int(board.suits[cell // 4]), int(board.suits[4 + cell % 4])
            boards.place_card(board, int(card), cell)
            values.append(enumerated(board, stock))
            boards.remove_card(board, cell, *suits)
    return max(values)


def cards_left(stock: list[Card]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array(stock, np.int64)


@pytest.mark.parametrize("pack", [list(PACK), TWO_SUITS], ids=["pack", "two suits"])
@pytest.mark.parametrize(("empties", "left"), [(0, 12), (1, 12), (2, 8), (3, 7), (4, 5)])
def test_the_exact_value_matches_enumeration(empties: int, left: int, pack: list[Card]) -> None:
    for seed in range(3):
        board, stock = ends(seed, empties, left if len(pack) == 52 else min(left, 26 - 16 + empties), pack)
        counted = count_stock(cards_left(stock), 0)
        exact = value_before_card(board, counted, rank_points()) + expected_nobs(board, counted)
        assert exact == pytest.approx(enumerated(board, stock))


@pytest.mark.parametrize("pack", [list(PACK), TWO_SUITS], ids=["pack", "two suits"])
@pytest.mark.parametrize(("empties", "left"), [(1, 8), (2, 8), (3, 7), (4, 6)])
def test_the_exact_value_with_a_card_turned_matches_enumeration(empties: int, left: int, pack: list[Card]) -> None:
    for seed in range(3):
        board, (card, *stock) = ends(seed, empties, left, pack)
        counted = count_stock(cards_left(stock), 0)
        jacks = [float(expected_nobs(laid, counted)) for laid in placed_everywhere(board, card)]
        assert len({round(points, 9) for points in jacks}) == 1  # it does not depend on the position of a jack
        exact = value_with_card(board, int(card), counted, rank_points()) + jacks[0]
        assert exact == pytest.approx(best_cell(board, card, stock))


def placed_everywhere(board: boards.Board, card: Card) -> Iterator[boards.Board]:
    for cell in range(16):
        if board.grid[cell] < 0:
            after = boards.copy_board(board)
            boards.place_card(after, int(card), cell)
            yield after


@pytest.mark.parametrize("seed", range(3))
def test_with_three_cells_left_the_player_takes_the_best(seed: int) -> None:
    game, rng = Square(HARD), Random(seed)
    state = game.start()
    while state.filled < 13 or game.to_act(state) == (HOUSE,):
        if game.to_act(state) == (HOUSE,):
            state, _ = game.apply(state, Turn(rng.choice(sorted(set(PACK) - state.known()))))
        else:
            state, _ = game.apply(state, rng.choice(game.legal(state, 0)))
    view, legal = game.observe(state, 0), game.legal(state, 0)
    advised = advice(view, legal, "instant")
    assert [each.value for each in advised] == sorted((each.value for each in advised), reverse=True)
    assert advised[0].action == player("quick", HARD)(view, legal)
    stock = sorted(set(PACK) - state.known())
    # Enumeration down to the compiled endgame of two cells, which is checked above.
    for each in advised:
        after, _ = game.apply(state, each.action)
        board = boards.board_of(after)
        values = []
        for card in stock:
            counted = count_stock(cards_left([other for other in stock if other != card]), 0)
            values.append(value_with_card(boards.copy_board(board), int(card), counted, rank_points()))
        jacks = expected_nobs(board, count_stock(cards_left(stock), 0))
        heels = 16 * sum(card.rank == 11 for card in stock) / len(stock)
        assert each.value == pytest.approx(fmean(values) + jacks + heels)


def test_being_able_to_skip_more_cards_is_never_worse() -> None:
    board, stock = ends(4, 1, 12, list(PACK))
    cell = list(board.grid).index(-1)
    card, rest = stock[0], stock[1:]
    counted = count_stock(cards_left(rest), 0)
    boards.place_card(board, int(card), cell)
    laid = value_before_card(board, counted, rank_points()) + expected_nobs(board, counted)
    board, _ = ends(4, 1, 12, list(PACK))
    without = stopping_value(board, int(card), 0, False, counted, rank_points())
    assert without == pytest.approx(laid)
    values = [stopping_value(board, int(card), waits, False, counted, rank_points()) for waits in range(4)]
    assert values == sorted(values)
    assert values[1] >= max(without, stopping_value(board, -1, 0, False, counted, rank_points())) - 1e-9


def test_a_card_of_the_reserve_may_fill_the_last_cell() -> None:
    rules = SquareRules(dead_cells=0, reserve_piles=1, reserve_size=2, reserve_access="top")
    board, stock = ends(6, 1, 12, list(PACK))
    state = State(
        rules,
        phase="place",
        grid=tuple(None if card < 0 else Card(int(card)) for card in board.grid),
        reserve=((stock[0], stock[1]),),
        card=stock[2],
    )
    board = boards.board_of(state)
    counted = count_stock(cards_left(stock[3:]), 0)
    top = stopping_value(board, int(stock[2]), 0, False, counted, rank_points())
    free = stopping_value(board, int(stock[2]), 0, True, counted, rank_points())
    values = []
    for card in stock[:3]:
        bare, _ = ends(6, 1, 12, list(PACK))
        values.append(stopping_value(bare, int(card), 0, False, counted, rank_points()))
    assert top == pytest.approx(max(values[1:]))
    assert free == pytest.approx(max(values))
