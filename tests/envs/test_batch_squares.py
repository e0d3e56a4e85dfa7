"""Squares in arrays are the squares of the rules core."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.envs.batch import BatchSquareEnv
from fifteentwo.envs.solo_games import SPACES
from fifteentwo.moves import Turn
from fifteentwo.solitaire import PLAYER
from fifteentwo.solitaire.square import Square

RULES = (
    "bvs",
    "bvs_hard",
    "wikibooks",
    "wikibooks_reserve",
    "bvs dead_cells=2 reserve_piles=2 reserve_size=2 reserve_access=free heels=off",
)


class Follower:
    """The square in one row, played by the core with the numbers of `SoloEnv`."""

    def __init__(self, env: BatchSquareEnv, at: int) -> None:
        self.env, self.at = env, at
        self.game, self.space = Square(env.rules), SPACES["square"](env.rules)
        self.finished = 0
        self.begin()

    @property
    def row(self) -> Any:
        return self.env.games[self.at]

    def begin(self) -> None:
        self.state = self.game.start()
        self.turn(int(self.row["card"]))

    def turn(self, card: int) -> None:
        self.state, _ = self.game.apply(self.state, Turn(Card(card)))

    def legal(self) -> dict[int, Any]:
        view = self.game.observe(self.state, PLAYER)
        return {self.space.number(view, action): action for action in self.game.legal(self.state, PLAYER)}

    def follow(self, action: int) -> None:
        self.state, _ = self.game.apply(self.state, self.legal()[action])
        reward, batch = 0.0, self.env.batch
        if self.state.phase == "starter":
            self.turn(int(self.row["starter"]))
            outcome = self.game.outcome(self.state)
            assert outcome is not None
            assert self.state.score == self.row["score"]
            reward = self.state.score if self.env.reward == "points" else float(bool(outcome.winners))
        elif self.state.phase == "turn":
            self.turn(int(self.row["card"]))
        assert batch.rewards[self.at] == reward
        assert bool(batch.over[self.at]) == (self.state.phase == "over")
        if self.state.phase == "over":
            self.finished += 1
            self.begin()
        self.compare()

    def compare(self) -> None:
        state, size = self.state, self.env.rules.reserve_size
        reserve = [pile[at] + 1 if at < len(pile) else 0 for pile in state.reserve for at in range(size)]
        seen = [0 if card is None else card + 1 for card in (*state.grid, state.card)]
        seen += [*reserve, *(card in state.dead for card in PACK)]
        assert self.env.batch.observations[self.at].tolist() == seen
        assert np.flatnonzero(self.env.batch.masks[self.at]).tolist() == sorted(self.legal())


def follow_games(env: BatchSquareEnv, finished: int) -> int:
    followers = [Follower(env, at) for at in range(len(env))]
    for follower in followers:
        follower.compare()
    while (done := sum(follower.finished for follower in followers)) < finished:
        actions = env.random_actions().tolist()
        env.step(np.array(actions))
        for follower, action in zip(followers, actions, strict=True):
            follower.follow(action)
    return done


@pytest.mark.parametrize("reward", ["points", "win"])
@pytest.mark.parametrize("rules", RULES)
def test_squares_in_arrays_are_those_of_the_core(rules: str, reward: str) -> None:
    env = BatchSquareEnv(rules, games=10, reward=reward)
    env.reset(seed=RULES.index(rules))
    assert follow_games(env, 10) >= 10


@pytest.mark.exhaustive
@pytest.mark.parametrize("rules", RULES)
def test_a_hundred_thousand_squares_in_arrays_are_those_of_the_core(rules: str) -> None:
    env = BatchSquareEnv(rules, games=200)
    env.reset(seed=100 + RULES.index(rules))
    assert follow_games(env, 100_000 // len(RULES)) > 0


def test_a_seed_deals_the_same_square() -> None:
    env, again = BatchSquareEnv(games=5), BatchSquareEnv(games=5)
    env.reset(seed=3)
    again.reset(seeds=env.games["seed"])
    for _ in range(40):
        actions = env.random_actions()
        assert env.step(actions).observations.tolist() == again.step(actions).observations.tolist()
    assert len(set(env.games["seed"].tolist())) == 5


def test_random_actions_are_even() -> None:
    env = BatchSquareEnv("bvs", games=17_000)
    env.reset(seed=1)
    times = np.bincount(env.random_actions(), minlength=17)
    assert all(abs(many - 1000) < 5 * 31 for many in times)


def test_what_is_not_possible_is_refused_in_a_sentence() -> None:
    env = BatchSquareEnv("bvs_hard", games=2)
    for wrong in (16, 17, -1):
        with pytest.raises(ValueError, match=f"action {wrong} is not legal in game 1: masks has the legal actions"):
            env.step([0, wrong])
    with pytest.raises(ValueError, match="actions: 2 whole numbers are needed"):
        env.step([0])
    with pytest.raises(ValueError, match="it is 'points' or 'win'"):
        BatchSquareEnv(reward="game")
    with pytest.raises(ValueError, match="games=0: there must be one at least"):
        BatchSquareEnv(games=0)
    with pytest.raises(ValueError, match="standard"):
        BatchSquareEnv("standard")


@pytest.mark.parametrize("rules", RULES)
def test_squares_copied_to_another_environment_go_on_in_the_same_way(rules: str) -> None:
    env, other = BatchSquareEnv(rules, games=50), BatchSquareEnv(rules, games=50)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.random_actions())
    other.games[:] = env.games
    other.observe()
    for _ in range(40):
        actions = env.batch.masks.argmax(axis=1)
        one, two = env.step(actions), other.step(actions)
        np.testing.assert_equal(one, two)


def test_rules_of_another_type_are_refused_in_a_sentence() -> None:
    number: Any = 5
    with pytest.raises(TypeError, match="BatchSquareEnv needs SquareRules, not 5"):
        BatchSquareEnv(number)
