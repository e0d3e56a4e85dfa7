"""Cribbage for PettingZoo: PettingZoo's own tests, the same game as the core plays, and nothing hidden is shown."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from fifteentwo.cribbage import AnyAction, AnyEvent, Cribbage, guess
from fifteentwo.engine.equity.win_tables import win_table
from fifteentwo.envs import CribbageEnv
from fifteentwo.envs.cribbage import Reward
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import CRIBBAGE, CribbageRules
from tests.laws.games import rules, seeds

SHORT = "standard target=31"
# PettingZoo knows by name the environments that observe a dictionary; waiting agents have no legal action.
DICTIONARIES = [
    "ignore:Observation space for each agent probably",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
]


def with_known_warnings(test: Any) -> Any:
    for warning in DICTIONARIES:
        test = pytest.mark.filterwarnings(warning)(test)
    return test


def take(env: CribbageEnv, rng: Random) -> int:
    """The number of a random legal action of the agent selected."""
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(np.flatnonzero(mask).tolist()))


def play(env: CribbageEnv, seed: int) -> None:
    """A whole game at random."""
    env.reset(seed=seed)
    rng = Random(seed)
    while not env.terminations[env.agent_selection]:
        env.step(take(env, rng))


@with_known_warnings
@pytest.mark.parametrize("rules", [SHORT, "three_players target=31", "muggins target=31"])
def test_pettingzoo_accepts_the_environment(rules: str) -> None:
    api_test(CribbageEnv(rules, render_mode="ansi"), num_cycles=60)


@pytest.mark.parametrize("rules", [SHORT, "three_players", "jokers board=crash8"])
def test_a_pickled_environment_goes_on_in_the_same_way(rules: str) -> None:
    env = CribbageEnv(rules)
    env.reset(seed=1)
    env.step(take(env, Random(1)))
    copied: CribbageEnv = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    for each in (env, copied):
        rng = Random(2)
        for _ in range(8):
            each.step(take(each, rng))
    assert copied.entries == env.entries


@with_known_warnings
def test_a_seed_gives_the_same_game() -> None:
    seed_test(lambda: CribbageEnv(SHORT), num_cycles=30)


@with_known_warnings
def test_pettingzoo_accepts_it_as_a_parallel_environment() -> None:
    parallel_api_test(turn_based_aec_to_parallel(CribbageEnv(SHORT)), num_cycles=60)


@pytest.mark.parametrize("preset", CRIBBAGE)
def test_the_environment_plays_the_presets_of_the_core(preset: str) -> None:
    plays_the_game_of_the_core(CribbageEnv(preset), seed=7)


@given(rules, seeds)
def test_the_environment_plays_the_game_of_the_core_by_any_rules(rules: CribbageRules, seed: int) -> None:
    plays_the_game_of_the_core(CribbageEnv(rules), seed)


def plays_the_game_of_the_core(env: CribbageEnv, seed: int) -> None:
    play(env, seed)
    assert env.entries == played_by_the_core(env, seed)
    assert env.position.phase == "over"


def played_by_the_core(env: CribbageEnv, seed: int) -> list[tuple[AnyAction, tuple[AnyEvent, ...]]]:
    """The same game without the environment but for the numbers of the actions, by which the choices are made."""
    game, chance, rng = Cribbage(env.rules), Random(seed), Random(seed)
    dealer = chance.randrange(env.rules.players) if env.rules.first_deal == "chosen" else None
    state = game.start(Opening(dealer=dealer))
    entries = []
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            action: AnyAction = game.house(state, chance)
        else:
            action = rng.choice(sorted(game.legal(state, acting[0]), key=env.table.number))
        state, events = game.apply(state, action)
        entries.append((action, events))
    return entries


@pytest.mark.parametrize("preset", ["standard", "partners", "acc", "jokers", "toss_fives", "crash"])
def test_observations_do_not_depend_on_hidden_cards(preset: str) -> None:
    assert cards_replaced(CribbageEnv(preset), seed=3) > 30


@given(rules, seeds)
def test_observations_do_not_depend_on_hidden_cards_by_any_rules(rules: CribbageRules, seed: int) -> None:
    cards_replaced(CribbageEnv(rules), seed)


def cards_replaced(env: CribbageEnv, seed: int) -> int:
    """The number of times other hidden cards were put in, at the beginning of a game. No observation changes by it."""
    env.reset(seed=seed)
    rng, changed = Random(seed), 0
    for _ in range(60):
        if env.terminations[env.agent_selection]:
            break
        for agent, seat in env.seats.items():
            truth, seen = env.position, env.observe(agent)
            env.position = guess(env.game.observe(truth, seat), rng)
            changed += env.position != truth
            same(env.observe(agent), seen)
            env.position = truth
        env.step(take(env, rng))
    return changed


def same(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert one.keys() == other.keys()
    for key, array in one.items():
        assert np.array_equal(array, other[key]), key


@pytest.mark.parametrize("rules", ["standard", "three_players", "partners"])
def test_nobody_sees_who_has_discarded_before_all_have(rules: str) -> None:
    env = CribbageEnv(rules)
    env.reset(seed=5)
    last = env.possible_agents[-1]
    before = env.observe(last)["observation"]
    for agent in env.possible_agents[:-1]:
        assert env.agent_selection == agent
        env.step(take(env, Random(1)))
        assert np.array_equal(env.observe(last)["observation"], before)
        own = dict(zip((plane.name for plane in env.planes), env.observe(agent)["observation"], strict=True))
        assert own["discarded"].sum() == env.rules.discards
        assert own["discarding"].all()
    env.step(take(env, Random(1)))
    assert env.position.phase != "discard"


def test_planes_show_the_position_from_the_seat() -> None:
    env = CribbageEnv("standard")
    env.reset(seed=5, options={"dealer": 1})
    for _ in range(3):
        env.step(take(env, Random(1)))
    [(seat, card)] = env.position.plays
    other = 1 - seat
    named = [plane.name for plane in env.planes]
    seen = dict(zip(named, env.observe(env.possible_agents[other])["observation"], strict=True))
    assert len(named) == len(set(named))
    assert seen["held 0"].nonzero()[0].tolist() == list(env.position.hands[other])
    assert not seen["held 1"].any()
    assert seen["played 1"].nonzero()[0].tolist() == [card]
    assert seen["count"][0] == np.float32(card.value / 31)
    assert seen["cards 0"][0] == np.float32(4 / 6)
    assert (seen["dealer 0"][0], seen["dealer 1"][0]) == (other == 1, other == 0)


def test_an_action_has_one_number() -> None:
    table = CribbageEnv("jokers counting=manual muggins=on").table
    assert [table.number(action) for action in table.actions] == list(range(len(table)))
    assert len(CribbageEnv("standard").table) == 1326 + 52


@pytest.mark.parametrize("reward", ["points", "win", "game"])
@pytest.mark.parametrize("rules", [SHORT, "lowball target=31", "three_players target=31", "captain target=31"])
def test_rewards_add_up_to_the_result(reward: Reward, rules: str) -> None:
    env = CribbageEnv(rules, reward)
    env.reset(seed=2)
    rng, total = Random(2), dict.fromkeys(env.agents, 0.0)
    while not env.terminations[env.agent_selection]:
        env.step(take(env, rng))
        for agent in total:
            total[agent] += env.rewards[agent]
    outcome = env.game.outcome(env.position)
    assert outcome is not None
    for agent, seat in env.seats.items():
        side = env.rules.side(seat)
        won = side in outcome.winners
        if reward == "points":
            others = [score for other, score in enumerate(outcome.scores) if other != side]
            lead = outcome.scores[side] - sum(others) / len(others)
            assert total[agent] == pytest.approx(-lead if env.rules.objective == "lowball" else lead)
        elif reward == "win":
            assert total[agent] == (1 if won else -1)
        elif won:
            assert total[agent] == outcome.points
        else:
            assert total[agent] in {-outcome.points, *(-loss.points for loss in outcome.losses if loss.side == side)}


@pytest.mark.parametrize("rules", ["standard", "gamerules_61"])
def test_rewards_by_the_chance_to_win_follow_the_table_from_deal_to_deal(rules: str) -> None:
    env = CribbageEnv(rules, "win_probability")
    env.reset(seed=4, options={"dealer": 0})
    table = win_table(env.rules.target)
    rng, chance, deals = Random(4), float(table[0, 0, 0]), 1
    while not env.terminations[env.agent_selection]:
        env.step(take(env, rng))
        assert env.rewards["player_0"] == pytest.approx(-env.rewards["player_1"])
        chance += env.rewards["player_0"]
        position = env.position
        if position.phase != "over":
            assert (env.rewards["player_0"] != 0) == (position.deals > deals)
            mine, theirs = position.dealt_at
            assert chance == pytest.approx(table[int(position.dealer == 1), mine, theirs])
            deals = position.deals
    assert chance == pytest.approx(float(env.position.scores[0] == env.rules.target))
    assert deals > 3


def test_an_environment_plays_on_in_a_copy() -> None:
    env = CribbageEnv(SHORT)
    env.reset(seed=6)
    copy = deepcopy(env)
    for each in (env, copy):
        rng = Random(1)
        while not each.terminations[each.agent_selection]:
            each.step(take(each, rng))
    assert copy.entries == env.entries


def test_what_is_not_possible_is_refused_in_a_sentence() -> None:
    env = CribbageEnv(SHORT)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="action 1377 is not legal for player_0 now"):
        env.step(1377)
    with pytest.raises(ValueError, match="it is 'points', 'win', 'game' or 'win_probability'"):
        CribbageEnv(reward="money")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="there is no table of the chance to win by 'three_players'"):
        CribbageEnv("three_players", "win_probability")
    with pytest.raises(ValueError, match="wikibooks"):
        CribbageEnv("wikibooks")


def test_a_position_is_drawn_in_a_line() -> None:
    env = CribbageEnv(SHORT, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == "standard target=31: discard, scores 0 0, count 0 (no cards), starter None"
    assert CribbageEnv(SHORT).render() is None
