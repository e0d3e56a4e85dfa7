"""What lines promise together, and what a learner is told of it, against the same written down plainly."""

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
from fifteentwo.engine.solitaire.square.endgame import full_lines, left_of, nobs_there
from fifteentwo.engine.solitaire.square.features import new_features, note_features
from fifteentwo.engine.solitaire.square.greedy import HEELS, advice
from fifteentwo.engine.solitaire.square.players import judge_for, numbered
from fifteentwo.engine.solitaire.square.value import (
    KEYS,
    MIXED,
    SIGNS,
    STAGES,
    TRAITS,
    flat,
    no_promise,
    shaped,
    shares,
)
from fifteentwo.rules import SquareRules, parse
from fifteentwo.scoring import points
from fifteentwo.solitaire import Square
from tests.square.test_chance import begun

FREE = "wikibooks_reserve reserve_access=free"
TEXTS = ["bvs", "wikibooks", "wikibooks_reserve", FREE, "wikibooks reserve_piles=2 reserve_size=3 reserve_access=top"]


def weights(seed: int, reserve: bool = False) -> NDArray[np.float32]:
    """Weights of a promise in which everything counts."""
    first = flat(no_promise(reserve))
    return (first + np.random.default_rng(seed).normal(0, 0.3, len(first))).astype(np.float32)


def a_judge(text: str, row: NDArray[np.float32] | None = None) -> boards.Judge:
    """One by these weights, or by others that make everything count."""
    rules = parse(text, SquareRules)
    reserve = rules.reserve_piles > 0
    promise = shaped(weights(5, reserve) if row is None else row, no_promise(reserve))
    return boards.Judge(boards.ways(rules), promise, rank_points())


def positions(text: str) -> list[tuple[boards.Board, NDArray[np.int64]]]:
    """Positions of games played by chance, with the cards that are unseen."""
    found = []
    for filled in range(1, 16):
        view = begun(text, filled, 7 * filled)
        found.append((boards.board_of(view), np.array(boards.unseen(view), np.int64)))
    return found


@pytest.mark.parametrize("text", TEXTS)
def test_each_two_lines_promise_what_their_traits_multiply_to(text: str) -> None:
    promise = shaped(weights(3), no_promise())
    for board, _ in positions(text):
        empties = int(board.counts[boards.EMPTIES])
        stage = -(-empties // 4)
        of_lines = [
            promise.traits[stage, int(board.suits[line] != MIXED), promise.keys[board.codes[line]]] for line in range(8)
        ]
        worth = 0.0
        for one, other in combinations([traits[:TRAITS] for traits in of_lines], 2):
            worth += float(SIGNS @ (one * other))
        for row, column in product(range(4), repeat=2):
            if board.grid[4 * row + column] < 0:
                worth += float(SIGNS @ (of_lines[row][TRAITS:] * of_lines[4 + column][TRAITS:]))
        assert interactions.together(board, empties, promise, interactions.new_traits(promise)) == pytest.approx(
            worth, abs=1e-3
        )


def test_a_full_square_promises_nothing_together() -> None:
    board = boards.empty_board(SquareRules())
    for cell, card in enumerate(PACK[:16]):
        boards.put(board, int(card), cell)
    promise = shaped(weights(3), no_promise())
    assert interactions.together(board, 0, promise, interactions.new_traits(promise)) == 0


@pytest.mark.parametrize("text", TEXTS)
def test_a_feature_says_how_much_the_promise_changes_with_its_weight(text: str) -> None:
    row = weights(5, parse(text, SquareRules).reserve_piles > 0)
    judge = a_judge(text, row)
    rng = Random(2)
    for board, stock in positions(text)[::4]:
        share = shares(stock)
        features = new_features()
        known, plain = note_features(board, share, judge, features)
        before = incremental.promised(board, share, judge)
        assert 0 < plain <= known
        for n in rng.sample(range(known), min(60, known)):
            place, size = int(features.places[n]), float(features.sizes[n])
            was = row[place]
            row[place] = was + 0.01
            # The weight of lines that are alike counts for each of them.
            alike = [m for m in range(known) if features.places[m] == place]
            changed = incremental.promised(board, share, judge) - before
            row[place] = was
            told = 0.01 * sum(float(features.sizes[m]) for m in alike)
            assert changed == pytest.approx(told, abs=2e-3 if len(alike) > 1 else 2e-4), (n, size)


def test_what_is_learned_leaves_full_lines_alone() -> None:
    promise = no_promise()
    judge = boards.Judge(boards.ways(SquareRules()), promise, rank_points())
    board = boards.empty_board(SquareRules())
    drawn = Random(5).sample(PACK, 12)
    for cell, card in zip((0, 1, 2, 3, 4, 8, 12, 5, 6, 9), drawn, strict=False):
        boards.put(board, int(card), cell)
    features = new_features()
    known, plain = note_features(board, shares(np.array(PACK[12:])), judge, features)
    full = promise.cards == 4
    ends = np.cumsum([promise.lines.size, promise.ranks.size, promise.suits.size])
    for place in features.places[:plain]:
        if place < ends[0]:
            assert not full[place % KEYS]
        elif place < ends[1]:
            assert not full[(place - ends[0]) // 16 % KEYS]
        elif place < ends[2]:
            assert not full[(place - ends[1]) % KEYS]
    begin = sum(getattr(promise, part).size for part in ("lines", "ranks", "suits", "spare", "kept", "held"))
    for place in features.places[plain:known]:
        assert begin <= place < begin + promise.traits.size
        assert not full[(place - begin) // (2 * TRAITS) % KEYS]
    assert {int(place - begin) // (2 * TRAITS * KEYS * 2) for place in features.places[plain:known]} == {2}


def test_a_full_line_promises_its_mean_over_the_starters() -> None:
    judge = judge_for(parse("bvs_hard", SquareRules))
    for seed in range(60):
        drawn = Random(seed).sample([card for card in PACK if seed % 2 or card.rank != 11], 16)
        board = boards.empty_board(SquareRules())
        for cell, card in enumerate(drawn if seed % 3 else sorted(drawn, key=lambda card: card.suit)):
            boards.put(board, int(card), cell)
        stock = np.array([card for card in PACK if card not in drawn], np.int64)
        left = left_of(stock, 0)
        exact = full_lines(board, left, rank_points()) + nobs_there(board, left)
        found = incremental.promised(board, incremental.shares_of(left), judge._replace(promise=no_promise()))
        jacks = sum(card.rank == 11 for card in drawn)
        assert found == pytest.approx(exact, abs=2e-3 + 2 * jacks * 0.12)  # for his nobs the suits are not looked at
        assert incremental.promised(board, incremental.shares_of(left), judge) == pytest.approx(found, abs=0.1)


@pytest.mark.parametrize("text", TEXTS)
def test_plain_python_promises_what_machine_code_does(text: str) -> None:
    game = Square(parse(text, SquareRules))
    judge = judge_for(game.rules)
    for filled in (0, 3, 7, 11, 14):
        view = begun(text, filled, filled)
        legal = game.legal(view, 0)
        stock = np.array(boards.unseen(view), np.int64)
        for told in advice(view, legal):
            source, target = numbered(view, told.action)
            if source >= 0:
                continue  # the turned card still waits
            board = boards.board_of(view)
            boards.act(board, int(view.card or 0), source, target)
            heels = HEELS[game.rules.heels] * float((stock >> 2 == 10).mean())
            assert told.worth - heels == pytest.approx(incremental.promised(board, shares(stock), judge), abs=1e-3)


def test_stages_are_four_cells_long() -> None:
    assert [interactions.stage(empties) for empties in (0, 1, 4, 5, 8, 9, 12, 13, 16)] == [0, 1, 1, 2, 2, 3, 3, 4, 4]
    assert max(interactions.stage(empties) for empties in range(17)) == STAGES - 1


def test_a_full_line_of_no_suit_is_worth_what_the_scorer_says_on_average() -> None:
    promise = no_promise()
    drawn = Random(3).sample(PACK, 4)
    code = sum((card.rank - 1) * 14 ** (3 - place) for place, card in enumerate(drawn))
    rest = [card for card in PACK if card not in drawn]
    share = shares(np.array(rest, np.int64))
    mean = fmean(points(drawn, starter) for starter in rest)
    assert incremental.line_promise(code, MIXED, 3, share, promise) == pytest.approx(mean, abs=0.05)
