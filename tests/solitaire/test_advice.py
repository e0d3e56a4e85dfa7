"""The engine as the page uses it: advice, par and the computer's own result."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from statistics import fmean

import numpy as np
import pytest

from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import INSTANT, PLAIN, QUICK, Aim
from fifteentwo.engine.solitaire.square import board as boards
from fifteentwo.engine.solitaire.square import options
from fifteentwo.engine.solitaire.square.endgame import count_stock
from fifteentwo.engine.solitaire.square.players import evaluator_for
from fifteentwo.engine.solitaire.square.scratch import new_scratch
from fifteentwo.rules import CribbageRules, PatienceRules, SquareRules, parse
from fifteentwo.solitaire import Patience, Square, deals
from fifteentwo.solitaire.square import State

SQUARES = ["bvs", "wikibooks", "wikibooks_reserve", "wikibooks_reserve reserve_access=free"]


def begun(text: str, cards: int) -> tuple[Square, State]:
    rules = parse(text)
    assert isinstance(rules, SquareRules)
    game, pack = Square(rules), deals.deck(3)
    state = game.start()
    while game.to_act(state) != (0,) or len(state.known()) < cards:
        if game.to_act(state) == (0,):
            state, _ = game.apply(state, game.legal(state, 0)[-1])
        else:
            state, _ = game.apply(state, deals.square_turn(state, pack))
    return game, state


@pytest.mark.parametrize("text", SQUARES)
@pytest.mark.parametrize("player", [PLAIN, INSTANT, QUICK])
def test_advice_names_every_action_once_and_the_best_first(text: str, player: str) -> None:
    for cards in (1, 6, 14):
        game, state = begun(text, cards)
        view = game.observe(state, 0)
        advice = solo.advice(view, player)
        assert sorted(map(repr, (each.action for each in advice))) == sorted(map(repr, game.legal(view, 0)))
        assert advice == solo.advice(view, player)
        if player == PLAIN:
            assert all(one.value >= other.value for one, other in pairwise(advice))


@pytest.mark.parametrize("text", [*SQUARES, "bvs reserve_piles=1 reserve_size=2 reserve_access=free"])
def test_the_greedy_player_and_the_compiled_one_agree(text: str) -> None:
    for cards in range(1, 15, 3):
        game, state = begun(text, cards)
        view = game.observe(state, 0)
        evaluator = evaluator_for(game.rules)
        assert view.card is not None
        left = count_stock(np.array(boards.unseen(view), np.int64), 0)
        board = boards.board_of(view)
        best = options.play_greedily(board, int(view.card), left, evaluator, new_scratch(board, evaluator.weights))
        heels = {"off": 0, "once": 2, "per_hand": 16}[game.rules.heels] * fmean(
            card >> 2 == 10 for card in boards.unseen(view)
        )
        plain = solo.advice(view, PLAIN)[0].value - heels
        if (
            game.rules.reserve_piles
        ):  # a card of the reserve is tried on every cell, not only on the one of highest value
            assert plain > best - 0.01
        else:
            assert plain == pytest.approx(best, abs=0.01)


def test_a_hint_says_whether_it_is_exact() -> None:
    game, state = begun("wikibooks", 6)
    view = game.observe(state, 0)
    for aim in ("points", "chance"):
        assert {each.error for each in solo.advice(view, INSTANT, aim)} == {None}
    assert {each.error for each in solo.advice(view, PLAIN)} == {None}
    game, state = begun("wikibooks", 13)
    assert {each.error for each in solo.advice(game.observe(state, 0))} == {0.0}


def based_on(view: solo.View, player: str = QUICK, aim: Aim = "points") -> str:
    return str(solo.soloist(view.rules).basis(view, player, solo.advice(view, player, aim)))


def test_a_hint_names_its_basis() -> None:
    early, late = (game.observe(state, 0) for game, state in (begun("wikibooks", 6), begun("wikibooks", 13)))
    assert based_on(early, PLAIN) == "This is a first opinion: the learned value of the square after each choice."
    assert based_on(early).startswith("Every next card is tried, and for the best 3 choices the card after it")
    assert based_on(late) == "The values are exact: every card that may still come is counted."
    for text, drawn in (("solsuite", False), ("arnold", True)):
        game = Patience(parse(text, PatienceRules))
        dealt, _ = game.apply(game.start(), deals.patience_house(game.start(), deals.deck(2)))
        view = game.observe(dealt, 0)
        assert ("40 hands drawn" in based_on(view)) == drawn
        assert ("exact averages" in based_on(view)) != drawn
        assert "normally distributed" in based_on(view, aim="chance")


@pytest.mark.parametrize("text", ["bvs_hard", "solsuite"])
def test_a_hint_can_be_for_the_chance_to_win(text: str) -> None:
    game: Square | Patience
    if text == "bvs_hard":
        game, state = begun(text, 12)
        chances = solo.advice(game.observe(state, 0), INSTANT, "chance")
    else:
        game = Patience(parse(text, PatienceRules))
        dealt, _ = game.apply(game.start(), deals.patience_house(game.start(), deals.deck(2)))
        chances = solo.advice(game.observe(dealt, 0), INSTANT, "chance")
    assert all(0 <= each.value <= 1.001 for each in chances)
    assert chances[0].value >= chances[-1].value


def test_a_hint_at_once_needs_no_compiler() -> None:
    program = """
import sys
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN
from fifteentwo.solitaire import Square, deals
game = Square()
state, _ = game.apply(game.start(), deals.square_turn(game.start(), deals.deck(1)))
assert len(solo.advice(game.observe(state, 0), PLAIN)) == 17 and not solo.ready(game.rules)
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_once_warm_no_hint_waits_for_the_compiler() -> None:
    program = f"""
import sys
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import INSTANT, QUICK
from fifteentwo.rules import parse
from fifteentwo.solitaire import Square, deals
from fifteentwo.game import HOUSE

def compiled():
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("fifteentwo.engine")]
    return {{(name, each): len(each.overloads) + len(each.for_kernels.overloads) for module in modules
            for name, each in vars(module).items() if hasattr(each, "overloads")}}

solo.warm(Square().rules)
before = compiled()
assert sum(before.values()) > 5
for text in {SQUARES}:
    game, pack = Square(parse(text)), deals.deck(5)
    state = game.start()
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            state, _ = game.apply(state, deals.square_turn(state, pack))
            continue
        view = game.observe(state, 0)
        for player in (INSTANT, QUICK):
            for aim in ("points", "chance"):
                best = solo.advice(view, player, aim)[0].action
        state, _ = game.apply(state, best)
    solo.pars(game.rules, 5)
assert compiled() == before
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("text", ["bvs", "wikibooks_reserve", "solsuite"])
def test_the_engines_own_result_is_always_the_same_and_never_beats_par(text: str) -> None:
    rules = parse(text)
    assert not isinstance(rules, CribbageRules)
    own = solo.own_total(rules, 12)
    assert own == solo.own_total(rules, 12)
    assert own <= solo.pars(rules, 12)[0].least


def test_there_is_no_advice_while_chance_acts() -> None:
    game = Square()
    with pytest.raises(ValueError, match="no card is to be placed"):
        solo.advice(game.observe(game.start(), 0))
    for_hands = Patience()
    with pytest.raises(ValueError, match="no cards are to be discarded"):
        solo.advice(for_hands.observe(for_hands.start(), 0))


def test_advice_in_a_solitaire_is_by_expected_points() -> None:
    rules = parse("solsuite")
    assert isinstance(rules, PatienceRules)
    game = Patience(rules)
    state, _ = game.apply(game.start(), deals.patience_house(game.start(), deals.deck(2)))
    advice = solo.advice(game.observe(state, 0))
    assert len(advice) == 15
    assert all(one.value >= other.value for one, other in pairwise(advice))
