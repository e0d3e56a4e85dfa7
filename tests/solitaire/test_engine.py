"""What the page asks of the engine: hints, par, the engine's own result."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from statistics import fmean, stdev

import pytest

from fifteentwo.engine import solo
from fifteentwo.engine.square import board as boards
from fifteentwo.engine.square import play
from fifteentwo.engine.square.play import judge_for
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
@pytest.mark.parametrize("work", [0, 300])
def test_advice_names_every_action_once_and_the_best_first(text: str, work: int) -> None:
    for cards in (1, 6, 14):
        game, state = begun(text, cards)
        view = game.observe(state, 0)
        advice = solo.advice(view, work)
        assert sorted(map(repr, (each.action for each in advice))) == sorted(map(repr, game.legal(view, 0)))
        assert advice == solo.advice(view, work)
        if not work:
            assert all(one.worth >= other.worth for one, other in pairwise(advice))


@pytest.mark.parametrize("text", SQUARES)
def test_the_plain_player_and_the_compiled_one_want_the_same(text: str) -> None:
    for cards in range(1, 15, 3):
        game, state = begun(text, cards)
        view = game.observe(state, 0)
        judge = judge_for(game.rules)
        assert view.card is not None
        _, _, best = boards.choose(boards.board_of(view), int(view.card), judge.ways, judge.promise)
        assert solo.advice(view, 0)[0].worth == pytest.approx(best, abs=0.05)


def test_the_error_of_a_hint_is_what_other_futures_differ_by() -> None:
    game, state = begun("wikibooks", 6)
    view, legal = game.observe(state, 0), game.legal(state, 0)
    found = [{each.action: each for each in play.advice(view, legal, 400, seed)} for seed in range(30)]
    best = found[0][next(iter(found[0]))].action
    worths = [each[best].worth for each in found]
    errors = [each[best].error or 0 for each in found]
    assert 0.6 < stdev(worths) / fmean(errors) < 1.5
    assert {each.error for each in solo.advice(view, 0)} == {None}
    game, state = begun("wikibooks", 13)
    assert {each.error for each in solo.advice(game.observe(state, 0), 100)} == {0.0}


@pytest.mark.parametrize("text", ["bvs_hard", "solsuite"])
def test_a_hint_can_be_for_the_chance_to_win(text: str) -> None:
    game: Square | Patience
    if text == "bvs_hard":
        game, state = begun(text, 12)
        chances = solo.advice(game.observe(state, 0), 200, "chance")
    else:
        game = Patience(parse(text, PatienceRules))
        dealt, _ = game.apply(game.start(), deals.patience_house(game.start(), deals.deck(2)))
        chances = solo.advice(game.observe(dealt, 0), 200, "chance")
    assert all(0 <= each.worth <= 1.001 for each in chances)
    assert chances[0].worth >= chances[-1].worth


def test_a_hint_at_once_needs_no_compiler() -> None:
    program = """
import sys
from fifteentwo.engine import solo
from fifteentwo.solitaire import Square, deals
game = Square()
state, _ = game.apply(game.start(), deals.house(game.start(), deals.deck(1)))
assert len(solo.advice(game.observe(state, 0), 0)) == 17 and not solo.ready()
assert "numba" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("text", ["bvs", "wikibooks_reserve", "solsuite"])
def test_the_engines_own_result_is_always_the_same_and_never_beats_par(text: str) -> None:
    rules = parse(text)
    assert not isinstance(rules, CribbageRules)
    own = solo.own_total(rules, 12, 40)
    assert own == solo.own_total(rules, 12, 40)
    assert own <= solo.par(rules, 12).total


def test_there_is_nothing_to_advise_while_chance_acts() -> None:
    game = Square()
    with pytest.raises(ValueError, match="no card waits"):
        solo.advice(game.observe(game.start(), 0))
    for_hands = Patience()
    with pytest.raises(ValueError, match="no cards are to be laid away"):
        solo.advice(for_hands.observe(for_hands.start(), 0))


def test_a_solitaire_is_advised_by_its_averages() -> None:
    rules = parse("solsuite")
    assert isinstance(rules, PatienceRules)
    game = Patience(rules)
    state, _ = game.apply(game.start(), deals.patience_house(game.start(), deals.deck(2)))
    advice = solo.advice(game.observe(state, 0))
    assert len(advice) == 15
    assert all(one.worth >= other.worth for one, other in pairwise(advice))
