"""Playing a square for the chance to win: how value and variance become a probability, and what that gains."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random
from statistics import NormalDist, fmean

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import PACK
from fifteentwo.engine.solitaire.square import board as boards
from fifteentwo.engine.solitaire.square import expectimax, greedy
from fifteentwo.engine.solitaire.square.calibration import fit_variance
from fifteentwo.engine.solitaire.square.incremental import variance_of
from fifteentwo.engine.solitaire.square.match import play_deals
from fifteentwo.engine.solitaire.square.players import advice, kernel_action, player
from fifteentwo.engine.solitaire.square.value import (
    Variance,
    initial_variance,
    read_table,
    read_variance,
    risk_adjusted,
    variance_for,
    weights_for,
    write_table,
)
from fifteentwo.game import HOUSE
from fifteentwo.moves import Turn
from fifteentwo.rules import SquareRules, parse
from fifteentwo.solitaire import Square
from fifteentwo.solitaire.square import CELLS, View

ALL = ["bvs", "bvs_hard", "wikibooks", "wikibooks_reserve", "wikibooks_reserve reserve_access=free"]


def square(text: str) -> SquareRules:
    return parse(text, SquareRules)


def begun(text: str, filled: int, seed: int) -> View:
    """The view in a random game when this many cells are filled and a card must be placed."""
    game, rng = Square(square(text)), Random(seed)
    state = game.start()
    while state.filled < filled or game.to_act(state) == (HOUSE,):
        if game.to_act(state) == (HOUSE,):
            state, _ = game.apply(state, game.house(state, rng))
        else:
            state, _ = game.apply(state, rng.choice(game.legal(state, 0)))
    return game.observe(state, 0)


@pytest.mark.parametrize("name", ["instant", "quick"])
@pytest.mark.parametrize("heels", ["off", "once", "per_hand"])
def test_with_two_empty_cells_the_chance_matches_enumeration(name: str, heels: str) -> None:
    game = Square(square(f"bvs_hard heels={heels} win_at=40"))
    view = begun(f"bvs_hard heels={heels} win_at=40", 14, 5)
    advised = advice(view, game.legal(view, 0), name, "chance")
    assert {each.error for each in advised} == {0.0}
    assert [each.value for each in advised] == sorted((each.value for each in advised), reverse=True)
    rest = sorted(set(PACK) - view.known())
    for each in advised:
        after, _ = game.apply(view, each.action)
        won = []
        for card, starter in product(rest, rest):
            if card != starter:
                turned, _ = game.apply(after, Turn(card))
                (action,) = game.legal(turned, 0)
                full, _ = game.apply(turned, action)
                won.append(game.apply(full, Turn(starter))[0].score >= game.rules.win_at)
        assert each.value == pytest.approx(fmean(won), abs=1e-9)
        assert 0 < each.value < 1


@pytest.mark.parametrize("text", ["bvs", "bvs_hard heels=per_hand", "wikibooks"])
def test_without_machine_code_the_chance_is_that_of_the_normal_distribution(text: str) -> None:
    game = Square(square(text))
    for filled in (2, 7, 12):
        view = begun(text, filled, filled)
        legal = game.legal(view, 0)
        points = {each.action: each.value for each in greedy.advice(view, legal)}
        stock = np.array(boards.unseen(view), np.int64)
        heels, jacks = greedy.HEELS[game.rules.heels], greedy.jack_probability(stock)
        variance, keys = variance_for(game.rules), weights_for(game.rules).keys
        advised = greedy.advice(view, legal, "chance")
        assert {each.action for each in advised} == set(legal)
        assert [each.value for each in advised] == sorted((each.value for each in advised), reverse=True)
        for each in advised:
            board = boards.board_of(view)
            boards.act(board, int(view.card or 0), *kernel_action(view, each.action))
            squared = max(4.0, variance_of(board, keys, variance))
            weights = points[each.action] - heels * jacks
            likely = [1 - NormalDist(weights + more, squared**0.5).cdf(game.rules.win_at - 0.5) for more in (0, heels)]
            assert each.value == pytest.approx(likely[0] * (1 - jacks) + likely[1] * jacks, abs=1e-6)


@pytest.mark.parametrize("text", ALL)
def test_a_hint_gives_every_action_a_chance(text: str) -> None:
    for filled in (0, 5, 10, 15):
        view = begun(text, filled, filled)
        legal = Square(view.rules).legal(view, 0)
        advised = advice(view, legal, "instant", "chance")
        assert {each.action for each in advised} == set(legal)
        assert all(0 <= each.value <= 1 for each in advised)
        assert advised == advice(view, legal, "instant", "chance")


@pytest.mark.parametrize("text", ALL)
def test_the_chance_falls_with_the_total_needed(text: str) -> None:
    view = begun(text, 8, 3)
    chances = []
    for win_at in (20, 61, 101):
        asked = replace(view, rules=square(f"{text} win_at={win_at}"))
        chances.append(advice(asked, Square(asked.rules).legal(asked, 0), "instant", "chance")[0].value)
    assert chances[0] > 0.8 > chances[1] > chances[2]
    assert chances[2] < 0.2


@pytest.mark.parametrize(
    "text", ["wikibooks", *(pytest.param(text, marks=pytest.mark.exhaustive) for text in ("bvs", "wikibooks_reserve"))]
)
def test_the_chance_to_win_is_calibrated(text: str) -> None:
    game, rng = Square(square(text)), Random(8)
    choose = player("instant", game.rules, "chance")
    said: list[float] = []
    won: list[bool] = []
    for _ in range(250):
        state = game.start()
        while acting := game.to_act(state):
            if acting == (HOUSE,):
                state, _ = game.apply(state, game.house(state, rng))
                continue
            view, legal = game.observe(state, 0), game.legal(state, 0)
            if state.filled == CELLS // 2 and len(said) == len(won):
                said.append(advice(view, legal, "instant", "chance")[0].value)
            state, _ = game.apply(state, choose(view, legal))
        won.append(state.score >= game.rules.win_at)
    off = [chance - came for chance, came in zip(said, won, strict=True)]
    assert abs(fmean(off)) < 3.5 * float(np.std(off)) / len(off) ** 0.5
    by_chance = [came for _, came in sorted(zip(said, won, strict=True))]
    assert fmean(by_chance[125:]) > fmean(by_chance[:125]) + 0.1


@pytest.mark.exhaustive
def test_playing_for_the_chance_wins_more_games_and_fewer_points() -> None:
    for_points, for_chance = (
        list(play_deals(square("bvs win_at=90"), "instant", 600, 0, aim)) for aim in ("points", "chance")
    )
    assert fmean(one.total for one in for_points) > fmean(one.total for one in for_chance)
    assert sum(one.won for one in for_chance) > sum(one.won for one in for_points)


def test_the_utility_of_a_value_is_that_of_a_normal_total_with_and_without_heels() -> None:
    utility = boards.TotalUtility(True, 60, 16, 1 / 13, 59.5, 10.0)
    for weights in (40.0, 59.5, 75.0):
        with_jack, without = (1 - NormalDist(weights + heels, 10).cdf(59.5) for heels in (16, 0))
        assert expectimax.utility_of(weights, utility) == pytest.approx(with_jack / 13 + without * 12 / 13)
        assert expectimax.utility_of(weights, utility._replace(jacks=0.0)) == pytest.approx(without)
        assert expectimax.utility_of(weights, boards.TotalUtility()) == weights


def test_risk_adjustment_takes_the_price_of_variance_off_each_line() -> None:
    rules = square("bvs")
    weights, variance = weights_for(rules), variance_for(rules)
    assert (risk_adjusted(weights, variance, 0).lines == weights.lines).all()
    steady = risk_adjusted(weights, variance, 0.05)
    assert steady.lines == pytest.approx(weights.lines - 0.05 * variance.lines, abs=1e-4)
    assert steady.ranks is weights.ranks


@pytest.mark.exhaustive
def test_training_the_variance_is_reproducible_and_it_falls_as_the_square_fills() -> None:
    rules = square("wikibooks")
    one, again = (fit_variance(rules, weights_for(rules), 2000, 3, lambda done: None) for _ in range(2))
    assert (one.lines == again.lines).all()
    assert (one.spare == again.spare).all()
    shipped = variance_for(rules)
    empty = shipped.lines.shape[2] - 1  # the key of a line without a card
    by_empties = [8 * float(shipped.lines[empties, 1, empty]) for empties in (16, 4)]
    assert 90 < by_empties[0] + float(shipped.spare[16, 0, 0]) < 140
    assert by_empties[1] < by_empties[0]


@pytest.mark.exhaustive
def test_a_variance_is_written_and_read_and_refused_when_damaged(tmp_path: Path) -> None:
    rules = square("bvs")
    variance = Variance(initial_variance().lines + 3, initial_variance().spare - 1)
    path = tmp_path / "t.npz"
    write_table(path, weights_for(rules), variance, "a command")
    found = read_variance("t", path.read_bytes())
    assert found.lines == pytest.approx(variance.lines, rel=0.01)
    assert found.spare == pytest.approx(variance.spare)
    assert (read_table("t", path.read_bytes()).ranks == weights_for(rules).ranks).all()
    with pytest.raises(ValueError, match="the table of t is damaged"):
        read_variance("t", path.read_bytes()[:1000])
