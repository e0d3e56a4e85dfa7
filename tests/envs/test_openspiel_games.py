"""Our games in OpenSpiel: its own tests, the games of the core, and its exploitability against our certificate."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from fifteentwo.cribbage import Cribbage
from fifteentwo.engine.pegging.buffers import PublicTree, new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import exploitability
from fifteentwo.engine.roles import PONE
from fifteentwo.engine.scoring.rank_hands import Floats
from fifteentwo.envs import CribbageEnv
from fifteentwo.rules import CribbageRules, parse
from tests.engine.test_solving import Moment, Table, alone, small, solved

pytestmark = pytest.mark.openspiel
if os.environ.get("CI") == "true":  # CI allows no test to be left out
    pyspiel: Any = import_module("pyspiel")
else:
    pyspiel = pytest.importorskip("pyspiel", reason="requirements/openspiel.txt is not installed; ./test installs it")
openspiel: Any = import_module("fifteentwo.envs.openspiel")

LETTERS = "A23456789TJQK"
Policy = dict[str, list[tuple[int, float]]]


def play_of(size: int, ranks: tuple[int, ...]) -> Any:
    return pyspiel.load_game("fifteentwo_play", {"cards": size, "ranks": "".join(LETTERS[rank] for rank in ranks)})


@pytest.mark.parametrize(
    ("rules", "serialised"),
    [("gamerules_61", True), ("hoyle target=31", False), ("lowball target=31", False), ("jokers target=31", False)],
)
def test_openspiel_accepts_whole_games(rules: str, serialised: bool) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("fifteentwo_cribbage", {"rules": rules}), 1, serialised, False)


@pytest.mark.parametrize("cards", [1, 2, 4])
def test_openspiel_accepts_the_play(cards: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("fifteentwo_play", {"cards": cards, "ranks": "5TJK"}), 5, True, False)


@pytest.mark.parametrize(
    "line", ["standard target=31", "muggins target=31", "crash", "five_card", "no_discard target=45"]
)
def test_whole_games_are_those_of_the_core(line: str) -> None:
    state = pyspiel.load_game("fifteentwo_cribbage", {"rules": line}).new_initial_state()
    rng = Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes)[0])
            continue
        state.apply_action(rng.choice(state.legal_actions()))
    moment = state.moment
    outcome = Cribbage(parse(line, CribbageRules)).outcome(moment.state)
    assert outcome is not None
    won = outcome.points if 0 in outcome.winners else -outcome.points
    assert state.returns() == [won, -won]


def test_what_a_player_is_told_does_not_depend_on_hidden_cards() -> None:
    told = []
    for other in (range(6, 12), range(20, 26)):
        state = pyspiel.load_game("fifteentwo_cribbage").new_initial_state()
        for action in (0, *range(6), *other):
            state.apply_action(action)
        assert state.current_player() == 0
        before = state.information_state_string(1), state.information_state_tensor(1)
        state.apply_action(state.legal_actions()[0])
        assert (state.information_state_string(1), state.information_state_tensor(1)) == before
        told.append((state.information_state_string(0), state.information_state_tensor(0), state.observation_tensor(0)))
        assert "AC" in state.information_state_string(0)
    assert told[0] == told[1]
    game = pyspiel.load_game("fifteentwo_cribbage")
    assert game.information_state_tensor_shape() == [25, 52]
    assert game.num_distinct_actions() == len(CribbageEnv("standard").table)


def our_policy(game: Any, tree: PublicTree, policy: Floats) -> Policy:
    """Our policy by OpenSpiel's information states. Where nothing is hidden any more, the best order of the last cards."""
    table = Table(tree, policy)
    found: Policy = {}

    def after_goes(moment: Moment, node: int) -> tuple[Moment, int]:
        """Ours says every go, OpenSpiel's none."""
        while not moment.fits(moment.turn):
            moment, _ = moment.play(None)
            node = int(tree.child[node, 13]) if node >= 0 else node
        return moment, node

    def visit(at: Any, moment: Moment, node: int) -> None:
        if at.acting is None:
            return
        moment, node = after_goes(moment, node)
        hand, fits = moment.hands[moment.turn], moment.fits(moment.turn)
        if node >= 0:
            ways = table.chances(node, hand, fits)
        else:
            sign = 1 if moment.turn == PONE else -1

            def value(rank: int | None) -> float:
                new, won = moment.play(rank)
                return sign * (won[0] - won[1] + alone(new))

            best = max(fits, key=value)
            ways = {rank: float(rank == best) for rank in fits}
        found[at.told(at.acting)] = [(rank, ways[rank]) for rank in fits]
        for rank in fits:
            then, later, place = at.after(rank), moment, node
            later, _ = later.play(rank)
            visit(then, later, int(tree.child[place, rank]) if place >= 0 else place)

    for dealt in deals(game.new_initial_state().moment):
        visit(dealt, Moment(dealt.hands), 0)
    return found


def deals(start: Any) -> Iterator[Any]:
    for one, _ in start.chances():
        for other, _ in start.after(one).chances():
            yield start.after(one).after(other)


@pytest.mark.parametrize(
    ("size", "ranks", "rounds"),
    [
        (2, (4, 9), 5),
        (2, (0, 4, 9, 12), 5),
        (3, (4, 9), 0),
        pytest.param(3, (3, 4, 9), 5, marks=pytest.mark.exhaustive),
    ],
)
def test_exploitability_in_openspiel_agrees_with_the_certificate(
    size: int, ranks: tuple[int, ...], rounds: int
) -> None:
    tree, ranges = small(size, ranks)
    policy = solved(size, ranks, rounds)[2]
    if not rounds:
        policy = np.random.default_rng(1).random(len(policy)).astype(np.float32)
    ours = exploitability(tree, independent(ranges), policy, new_scratch())
    game = play_of(size, ranks)
    theirs = our_policy(game, tree, policy)
    pone, dealer = pyspiel.expected_returns(game.new_initial_state(), pyspiel.TabularPolicy(theirs), -1, True, 0.0)
    assert pone == pytest.approx(-ours.value, abs=2e-5)
    assert dealer == -pone
    for player, gain in enumerate((ours.pone, ours.dealer)):
        best = pyspiel.TabularBestResponse(game, player, theirs).value("")
        assert best - (pone, dealer)[player] == pytest.approx(gain, abs=2e-5)
    assert pyspiel.exploitability(game, theirs) == pytest.approx((ours.pone + ours.dealer) / 2, abs=2e-5)


def test_cfr_of_openspiel_finds_the_value_of_our_solution() -> None:
    tree, ranges, policy = solved(2, (4, 9), 100)
    game = play_of(2, (4, 9))
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(50):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert pyspiel.nash_conv(game, average) < 0.01
    value = exploitability(tree, independent(ranges), policy, new_scratch()).value
    pone, _ = pyspiel.expected_returns(game.new_initial_state(), average, -1, True, 0.0)
    assert pone == pytest.approx(-value, abs=0.01)


def test_mcts_of_openspiel_runs_on_the_play() -> None:
    """The one in Python: the compiled bot crashes with any game registered from Python."""
    if os.environ.get("CI") != "true":
        pytest.importorskip("absl", reason="requirements/openspiel.txt is not installed; ./test installs it")
    mcts, game = import_module("open_spiel.python.algorithms.mcts"), play_of(3, (3, 8, 9))
    draws = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 60, mcts.RandomRolloutEvaluator(1, draws), random_state=draws)
    state = game.new_initial_state()
    for hand in ((3, 9, 9), (3, 9, 9)):
        state.apply_action(next(deal for deal, _ in state.chance_outcomes() if deals_hand(state, deal, hand)))
    state.apply_action(9)
    assert bot.step(state) in state.legal_actions()


def deals_hand(state: Any, deal: int, hand: tuple[int, ...]) -> bool:
    return bool(state.moment.after(deal).hands[-1] == hand)


def test_what_is_not_possible_is_refused_in_a_sentence() -> None:
    for name, parameters, sentence in (
        ("fifteentwo_cribbage", {"rules": "three_players"}, "players=3: in OpenSpiel the game is for two players"),
        ("fifteentwo_play", {"cards": 5}, "cards=5: the hands have one to four cards"),
        ("fifteentwo_play", {"ranks": "AAB"}, "ranks='AAB': it is some of"),
        ("fifteentwo_play", {"cards": 3, "ranks": "A"}, "ranks='A': the pack is too small for two hands of 3 cards"),
    ):
        made = {"fifteentwo_cribbage": openspiel.SpielCribbage, "fifteentwo_play": openspiel.SpielPlay}[name]
        with pytest.raises(ValueError, match=sentence):
            made(parameters)
