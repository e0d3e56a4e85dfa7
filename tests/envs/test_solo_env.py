"""The games for one in Gymnasium: its own checks, the same games as the core plays, and nothing hidden is shown."""

from __future__ import annotations

import importlib
import pickle
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils import seeding
from gymnasium.utils.env_checker import check_env

from fifteentwo.cards import PACK
from fifteentwo.envs import SoloEnv
from fifteentwo.families import AnyAction, AnyEvent, family_of
from fifteentwo.game import HOUSE
from fifteentwo.rules import PATIENCES, SHUFFLES, SQUARES, ShuffleRules
from fifteentwo.solitaire.moves import PLAYER

PRESETS = [*SQUARES, *PATIENCES, *SHUFFLES]
EVERY_GAME = [
    *PRESETS,
    "wikibooks_reserve reserve_access=free",
    "bvs reserve_piles=2 reserve_size=3 reserve_access=free",
]


def chosen(env: SoloEnv, legal: list[int], rng: Random) -> int:
    """A random legal action; Cribbage Shuffle is stopped sooner than random swaps would end it."""
    stop = isinstance(env.rules, ShuffleRules) and rng.random() < 0.1
    return legal[-1] if stop else rng.choice(legal)


def legal_in(seen: dict[str, Any]) -> list[int]:
    numbers: list[int] = np.flatnonzero(seen["action_mask"]).tolist()
    return numbers


@pytest.mark.parametrize("rules", PRESETS)
def test_gymnasium_accepts_the_environment(rules: str) -> None:
    check_env(gymnasium.make("fifteentwo/Solo-v0", rules=rules, render_mode="ansi").unwrapped)


@pytest.mark.parametrize("rules", PRESETS)
def test_a_pickled_environment_goes_on_in_the_same_way(rules: str) -> None:
    env = SoloEnv(rules)
    env.reset(seed=4)
    copied: SoloEnv = pickle.loads(pickle.dumps(env))  # noqa: S301 - our own
    for each in (env, copied):
        seen = each.step(1)[0]
        each.step(legal_in(seen)[-1])
    assert copied.entries == env.entries


@pytest.mark.parametrize("rules", EVERY_GAME)
def test_the_environment_plays_the_game_of_the_core(rules: str) -> None:
    env, rng = SoloEnv(rules), Random(4)
    seen, _ = env.reset(seed=4)
    total, over = 0.0, False
    while not over:
        seen, reward, over, cut_short, info = env.step(chosen(env, legal_in(seen), rng))
        total += reward
        assert info["legal"]
        assert not cut_short
    assert env.entries == played_by_the_core(env, seed=4)
    assert total == env.position.scores[0]


def played_by_the_core(env: SoloEnv, seed: int) -> list[tuple[AnyAction, tuple[AnyEvent, ...]]]:
    """The same game without the environment but for the numbers of the actions, by which the choices are made."""
    game, chance, rng = (
        family_of(env.rules).game(env.rules),
        Random(int(seeding.np_random(seed)[0].integers(2**63))),
        Random(4),
    )
    state, entries = game.start(), []
    while acting := tuple(game.to_act(state)):
        if acting == (HOUSE,):
            action = game.house(state, chance)
        else:
            view = game.observe(state, PLAYER)
            numbered = {env.space.number(view, each): each for each in game.legal(state, PLAYER)}
            assert len(numbered) == len(game.legal(state, PLAYER))
            action = numbered[chosen(env, sorted(numbered), rng)]
        state, events = game.apply(state, action)
        entries.append((action, events))
    return entries


@pytest.mark.parametrize("rules", PATIENCES)
def test_observations_do_not_depend_on_hidden_cards(rules: str) -> None:
    env, rng, changed, over = SoloEnv(rules), Random(6), 0, False
    family = family_of(env.rules)
    seen, _ = env.reset(seed=6)
    while not over:
        truth = env.position
        env.position = family.guess(env.game.observe(truth, PLAYER), rng)
        changed += env.position != truth
        again = env._observe()
        env.position = truth
        assert all(np.array_equal(again[key], array) for key, array in seen.items())
        seen, _, over, _, _ = env.step(chosen(env, legal_in(seen), rng))
    assert changed > 2


def test_planes_show_the_square() -> None:
    env = SoloEnv("wikibooks_reserve")
    seen, _ = env.reset(seed=1)
    names = [plane.name for plane in env.space.planes]
    first = env.position.known().pop()
    assert len(names) == len(set(names))
    assert seen["observation"][names.index("turned")].nonzero()[0].tolist() == [first]
    kept, *_ = env.step(16 * 6 + 1)
    assert kept["observation"][names.index("reserve 0")].nonzero()[0].tolist() == [first]
    placed, *_ = env.step(16 + 5)
    assert placed["observation"][names.index("cell 5")].nonzero()[0].tolist() == [first]
    assert not placed["observation"][names.index("reserve 0")].any()
    assert placed["observation"].shape == (len(names), len(PACK))


def test_an_illegal_action_changes_nothing() -> None:
    env = SoloEnv("wikibooks")
    env.reset(seed=1)
    env.step(5)
    before = env.position
    _, reward, over, cut_short, info = env.step(5)
    assert (reward, over, cut_short, info) == (0, False, False, {"legal": False})
    assert env.position == before


def test_a_game_can_be_cut_short() -> None:
    env = SoloEnv("shuffle", longest=3)
    env.reset(seed=1)
    assert [env.step(0)[3] for _ in range(3)] == [False, False, True]


def test_the_reward_for_winning_comes_at_the_end() -> None:
    for win_at, won in ((30, 1.0), (110, 0.0)):
        env = SoloEnv(ShuffleRules(win_at=win_at), reward="win", render_mode="ansi")
        env.reset(seed=1)
        assert env.step(0)[1] == 0
        assert env.step(env.space.actions - 1)[1] == won
        assert env.render() == f"shuffle win_at={win_at}: over, score {env.position.scores[0]}"
    assert SoloEnv().render() is None


def test_what_is_not_possible_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="'standard' is not a game for one: CribbageEnv plays it"):
        SoloEnv("standard")
    with pytest.raises(ValueError, match="it is 'points' or 'win'"):
        SoloEnv(reward="money")  # type: ignore[arg-type]


def test_a_missing_package_is_reported_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    monkeypatch.delitem(sys.modules, "fifteentwo.envs")
    with pytest.raises(ModuleNotFoundError, match=r"pip install 'fifteentwo\[rl\]'"):
        importlib.import_module("fifteentwo.envs")
