"""Interactions of lines and the gradient of the value function, against plain formulas."""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from statistics import fmean

import numpy as np
import pytest
from numpy.typing import NDArray

from fifteentwo.cards import PACK
from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.square import board as boards
from fifteentwo.engine.solitaire.square import incremental, interactions
from fifteentwo.engine.solitaire.square.endgame import count_stock, full_lines_value, placed_nobs
from fifteentwo.engine.solitaire.square.features import new_features, write_features
from fifteentwo.engine.solitaire.square.greedy import HEELS, advice
from fifteentwo.engine.solitaire.square.players import evaluator_for, kernel_action
from fifteentwo.engine.solitaire.square.value import (
    FACTORS,
    KEYS,
    MIXED,
    SIGNS,
    STAGES,
    from_vector,
    initial_weights,
    shares,
    to_vector,
)
from fifteentwo.rules import SquareRules, parse
from fifteentwo.scoring import points
from fifteentwo.solitaire import Square
from tests.square.test_playing_to_win import begun

FREE = "wikibooks_reserve reserve_access=free"
TEXTS = ["bvs", "wikibooks", "wikibooks_reserve", FREE, "wikibooks reserve_piles=2 reserve_size=3 reserve_access=top"]


def random_vector(seed: int, reserve: bool = False) -> NDArray[np.float32]:
    """Random weights, none of them zero."""
    first = to_vector(initial_weights(reserve))
    return (first + np.random.default_rng(seed).normal(0, 0.3, len(first))).astype(np.float32)


def an_evaluator(text: str, vector: NDArray[np.float32] | None = None) -> boards.Evaluator:
    """An evaluator with these weights, or with random ones."""
    rules = parse(text, SquareRules)
    reserve = rules.reserve_piles > 0
    weights = from_vector(random_vector(5, reserve) if vector is None else vector, initial_weights(reserve))
    return boards.Evaluator(boards.kernel_rules(rules), weights, rank_points())


def positions(text: str) -> list[tuple[boards.Board, NDArray[np.int64]]]:
    """Positions of random games, with the unseen cards."""
    found = []
    for filled in range(1, 16):
        view = begun(text, filled, 7 * filled)
        found.append((boards.board_of(view), np.array(boards.unseen(view), np.int64)))
    return found


@pytest.mark.parametrize("text", TEXTS)
def test_interactions_are_the_products_of_latent_factors(text: str) -> None:
    weights = from_vector(random_vector(3), initial_weights())
    for board, _ in positions(text):
        empties = int(board.counts[boards.EMPTIES])
        stage = -(-empties // 4)
        of_lines = [
            weights.factors[stage, int(board.suits[line] != MIXED), weights.keys[board.codes[line]]]
            for line in range(8)
        ]
        value = 0.0
        for one, other in combinations([factors[:FACTORS] for factors in of_lines], 2):
            value += float(SIGNS @ (one * other))
        for vector, column in product(range(4), repeat=2):
            if board.grid[4 * vector + column] < 0:
                value += float(SIGNS @ (of_lines[vector][FACTORS:] * of_lines[4 + column][FACTORS:]))
        assert interactions.interaction_value(
            board, empties, weights, interactions.new_factors(weights)
        ) == pytest.approx(value, abs=1e-3)


def test_a_full_square_has_no_interactions() -> None:
    board = boards.empty_board(SquareRules())
    for cell, card in enumerate(PACK[:16]):
        boards.place_card(board, int(card), cell)
    weights = from_vector(random_vector(3), initial_weights())
    assert interactions.interaction_value(board, 0, weights, interactions.new_factors(weights)) == 0


@pytest.mark.parametrize("text", TEXTS)
def test_a_gradient_is_the_change_of_the_value_by_its_weight(text: str) -> None:
    vector = random_vector(5, parse(text, SquareRules).reserve_piles > 0)
    evaluator = an_evaluator(text, vector)
    rng = Random(2)
    for board, stock in positions(text)[::4]:
        share = shares(stock)
        features = new_features()
        known, plain = write_features(board, share, evaluator, features)
        before = incremental.position_value(board, share, evaluator)
        assert 0 < plain <= known
        for n in rng.sample(range(known), min(60, known)):
            place, size = int(features.indices[n]), float(features.gradients[n])
            was = vector[place]
            vector[place] = was + 0.01
            # Equal lines share a weight, which counts once for each of them.
            alike = [m for m in range(known) if features.indices[m] == place]
            changed = incremental.position_value(board, share, evaluator) - before
            vector[place] = was
            expected = 0.01 * sum(float(features.gradients[m]) for m in alike)
            assert changed == pytest.approx(expected, abs=2e-3 if len(alike) > 1 else 2e-4), (n, size)


def test_full_lines_have_no_features() -> None:
    weights = initial_weights()
    evaluator = boards.Evaluator(boards.kernel_rules(SquareRules()), weights, rank_points())
    board = boards.empty_board(SquareRules())
    drawn = Random(5).sample(PACK, 12)
    for cell, card in zip((0, 1, 2, 3, 4, 8, 12, 5, 6, 9), drawn, strict=False):
        boards.place_card(board, int(card), cell)
    features = new_features()
    known, plain = write_features(board, shares(np.array(PACK[12:])), evaluator, features)
    full = weights.cards == 4
    ends = np.cumsum([weights.lines.size, weights.ranks.size, weights.suits.size])
    for place in features.indices[:plain]:
        if place < ends[0]:
            assert not full[place % KEYS]
        elif place < ends[1]:
            assert not full[(place - ends[0]) // 16 % KEYS]
        elif place < ends[2]:
            assert not full[(place - ends[1]) % KEYS]
    begin = sum(getattr(weights, part).size for part in ("lines", "ranks", "suits", "spare", "kept", "held"))
    for place in features.indices[plain:known]:
        assert begin <= place < begin + weights.factors.size
        assert not full[(place - begin) // (2 * FACTORS) % KEYS]
    assert {int(place - begin) // (2 * FACTORS * KEYS * 2) for place in features.indices[plain:known]} == {2}


def test_the_value_of_a_full_line_is_its_mean_over_the_starters() -> None:
    evaluator = evaluator_for(parse("bvs_hard", SquareRules))
    for seed in range(60):
        drawn = Random(seed).sample([card for card in PACK if seed % 2 or card.rank != 11], 16)
        board = boards.empty_board(SquareRules())
        for cell, card in enumerate(drawn if seed % 3 else sorted(drawn, key=lambda card: card.suit)):
            boards.place_card(board, int(card), cell)
        stock = np.array([card for card in PACK if card not in drawn], np.int64)
        left = count_stock(stock, 0)
        exact = full_lines_value(board, left, rank_points()) + placed_nobs(board, left)
        found = incremental.position_value(
            board, incremental.shares_of(left), evaluator._replace(weights=initial_weights())
        )
        jacks = sum(card.rank == 11 for card in drawn)
        assert found == pytest.approx(exact, abs=2e-3 + 2 * jacks * 0.12)  # suits are ignored for his nobs
        assert incremental.position_value(board, incremental.shares_of(left), evaluator) == pytest.approx(
            found, abs=0.1
        )


@pytest.mark.parametrize("text", TEXTS)
def test_values_in_plain_python_are_those_of_machine_code(text: str) -> None:
    game = Square(parse(text, SquareRules))
    evaluator = evaluator_for(game.rules)
    for filled in (0, 3, 7, 11, 14):
        view = begun(text, filled, filled)
        legal = game.legal(view, 0)
        stock = np.array(boards.unseen(view), np.int64)
        for each in advice(view, legal):
            source, target = kernel_action(view, each.action)
            if source >= 0:
                continue  # the turned card has not been placed
            board = boards.board_of(view)
            boards.act(board, int(view.card or 0), source, target)
            heels = HEELS[game.rules.heels] * float((stock >> 2 == 10).mean())
            assert each.value - heels == pytest.approx(
                incremental.position_value(board, shares(stock), evaluator), abs=1e-3
            )


def test_stages_are_four_cells_long() -> None:
    assert [interactions.stage(empties) for empties in (0, 1, 4, 5, 8, 9, 12, 13, 16)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert max(interactions.stage(empties) for empties in range(17)) == STAGES - 1


def test_the_value_of_a_full_line_of_mixed_suits_is_the_mean_of_the_scorer() -> None:
    weights = initial_weights()
    drawn = Random(3).sample(PACK, 4)
    code = sum((card.rank - 1) * 14 ** (3 - place) for place, card in enumerate(drawn))
    rest = [card for card in PACK if card not in drawn]
    share = shares(np.array(rest, np.int64))
    mean = fmean(points(drawn, starter) for starter in rest)
    assert incremental.line_value(code, MIXED, 3, share, weights) == pytest.approx(mean, abs=0.05)
