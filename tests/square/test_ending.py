"""The end of a square: exact averages against writing down everything that may come."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean

import numpy as np
import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square import board as boards
from fifteentwo.engine.solitaire.square.endgame import average, left_of, nobs, stop, to_come
from fifteentwo.engine.solitaire.square.players import advice, player
from fifteentwo.game import HOUSE
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Square, Turn
from fifteentwo.solitaire.square import State

HARD = SquareRules(dead_cells=0)
TWO_SUITS = [card for card in PACK if card.suit < 2]  # where flushes and nobs are often to be had


def ends(seed: int, empties: int, left: int, pack: list[Card]) -> tuple[boards.Board, list[Card]]:
    drawn = Random(seed).sample(pack, 16 - empties + left)
    board = boards.empty_board(HARD)
    for cell, card in zip(Random(seed).sample(range(16), 16 - empties), drawn, strict=False):
        boards.put(board, int(card), cell)
    return board, drawn[16 - empties :]


def written_down(board: boards.Board, stock: list[Card]) -> float:
    """The average of the best play: every card that may come, every cell, every starter."""
    if board.counts[boards.EMPTIES] == 0:
        return fmean(boards.total(board, int(card), rank_points()) for card in stock)
    return fmean(best_cell(board, card, [other for other in stock if other != card]) for card in stock)


def best_cell(board: boards.Board, card: Card, stock: list[Card]) -> float:
    worths = []
    for cell in range(16):
        if board.grid[cell] < 0:
            suits = int(board.suits[cell // 4]), int(board.suits[4 + cell % 4])
            boards.put(board, int(card), cell)
            worths.append(written_down(board, stock))
            boards.take_up(board, cell, *suits)
    return max(worths)


def cards_left(stock: list[Card]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array(stock, np.int64)


@pytest.mark.parametrize("pack", [list(PACK), TWO_SUITS], ids=["pack", "two suits"])
@pytest.mark.parametrize(("empties", "left"), [(0, 12), (1, 12), (2, 8), (3, 7), (4, 5)])
def test_the_end_is_what_writing_everything_down_says(empties: int, left: int, pack: list[Card]) -> None:
    for seed in range(3):
        board, stock = ends(seed, empties, left if len(pack) == 52 else min(left, 26 - 16 + empties), pack)
        counted = left_of(cards_left(stock), 0)
        exact = to_come(board, counted, rank_points()) + nobs(board, counted)
        assert exact == pytest.approx(written_down(board, stock))


@pytest.mark.parametrize("pack", [list(PACK), TWO_SUITS], ids=["pack", "two suits"])
@pytest.mark.parametrize(("empties", "left"), [(1, 8), (2, 8), (3, 7), (4, 6)])
def test_with_a_card_turned_it_is_too(empties: int, left: int, pack: list[Card]) -> None:
    for seed in range(3):
        board, (card, *stock) = ends(seed, empties, left, pack)
        counted = left_of(cards_left(stock), 0)
        jacks = [float(nobs(laid, counted)) for laid in laid_everywhere(board, card)]
        assert len({round(points, 9) for points in jacks}) == 1  # it does not hang on where a jack lies
        exact = average(board, int(card), counted, rank_points()) + jacks[0]
        assert exact == pytest.approx(best_cell(board, card, stock))


def laid_everywhere(board: boards.Board, card: Card) -> Iterator[boards.Board]:
    for cell in range(16):
        if board.grid[cell] < 0:
            after = boards.copied(board)
            boards.put(after, int(card), cell)
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
    told = advice(view, legal, "instant")
    assert [each.worth for each in told] == sorted((each.worth for each in told), reverse=True)
    assert told[0].action == player("quick", HARD)(view, legal)
    stock = sorted(set(PACK) - state.known())
    # Full enumeration by the compiled end of two cells, which is held against writing down above.
    for each in told:
        after, _ = game.apply(state, each.action)
        board = boards.board_of(after)
        worths = []
        for card in stock:
            counted = left_of(cards_left([other for other in stock if other != card]), 0)
            worths.append(average(boards.copied(board), int(card), counted, rank_points()))
        jacks = nobs(board, left_of(cards_left(stock), 0))
        heels = 16 * sum(card.rank == 11 for card in stock) / len(stock)
        assert each.worth == pytest.approx(fmean(worths) + jacks + heels)


def test_a_card_that_is_worth_less_than_the_next_is_passed_by() -> None:
    board, stock = ends(4, 1, 12, list(PACK))
    cell = list(board.grid).index(-1)
    card, rest = stock[0], stock[1:]
    counted = left_of(cards_left(rest), 0)
    boards.put(board, int(card), cell)
    laid = to_come(board, counted, rank_points()) + nobs(board, counted)
    board, _ = ends(4, 1, 12, list(PACK))
    without = stop(board, int(card), 0, False, counted, rank_points())
    assert without == pytest.approx(laid)
    worths = [stop(board, int(card), waits, False, counted, rank_points()) for waits in range(4)]
    assert worths == sorted(worths)
    assert worths[1] >= max(without, stop(board, -1, 0, False, counted, rank_points())) - 1e-9


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
    counted = left_of(cards_left(stock[3:]), 0)
    top = stop(board, int(stock[2]), 0, False, counted, rank_points())
    free = stop(board, int(stock[2]), 0, True, counted, rank_points())
    worths = []
    for card in stock[:3]:
        bare, _ = ends(6, 1, 12, list(PACK))
        worths.append(stop(bare, int(card), 0, False, counted, rank_points()))
    assert top == pytest.approx(max(worths[1:]))
    assert free == pytest.approx(max(worths))
