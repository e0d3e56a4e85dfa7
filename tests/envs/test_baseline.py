"""The trained baseline sees the same in arrays, in a view and in the public tree, and its policy is one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from bench import baseline_policy
from bench.baseline_policy import FEATURES, HAND, PUBLIC, Network, answers, features, seen_in, suit_to_give
from fifteentwo.cards import Card, cards
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.envs.batch import BatchEnv
from tests.envs.test_batch import Follower


def as_json(view: Any) -> dict[str, Any]:
    return json.loads(msgspec.json.encode(view, enc_hook=str))  # type: ignore[no-any-return]


@pytest.fixture
def network() -> Network:
    rng = np.random.default_rng(1)
    shapes = [(FEATURES, 8), (8,), (8, 8), (8,), (8, 13), (13,)]
    return Network(*(rng.normal(size=shape).astype(np.float32) for shape in shapes))


def test_arrays_and_views_show_the_same() -> None:
    env = BatchEnv("standard target=61", games=4)
    env.reset(seed=3)
    games = [Follower(env, at) for at in range(4)]
    compared = 0
    for _ in range(150):
        before, actions = env.games.copy(), env.random_actions().copy()
        env.step(actions)
        for at, game in enumerate(games):
            game.follow(Card(int(actions[at])), before[at])
            if game.finished > compared or env.batch.over[at]:
                game.begin()
            if game.state.phase == "play":
                view = as_json(game.core.observe(game.state, int(env.batch.seats[at])))
                assert (features(env.batch.observations[at : at + 1]) == seen_in(view)).all()
                compared += 1
    assert compared > 200


def test_the_public_tree_shows_what_a_view_shows() -> None:
    tree = public_tree(2)
    seen = np.zeros((len(tree.mover), PUBLIC), np.int8)
    baseline_policy.fill_public_features(tree, seen)
    view: dict[str, Any] = {
        "viewer": 0,
        "dealer": 1,
        "hands": [["AC", "2C"], ["3C", "4C"]],
        "plays": [],
        "gone": [],
        "count_from": 0,
    }
    node = 0
    path = [(0, "TC"), (1, "KC")]
    for seat, card in path:
        view["plays"].append([seat, card])
        view["hands"][seat].pop()
        node = int(tree.child[node, Card(card) >> 2])
        if node < 0:
            break
        mover = int(tree.mover[node])
        # A hand of two has two cards fewer than the features count.
        expected = seen_in({**view, "viewer": mover, "dealer": 1})[0, HAND:]
        expected[126:131] = np.roll(expected[126:131], 2)
        assert (seen[node] == expected).all()
    assert node != 0


def test_the_policy_of_the_play_is_a_probability_of_the_cards_that_fit(network: Network) -> None:
    tree = public_tree(2)
    policy = baseline_policy.play_policy(network, tree)
    checked = 0
    for node in range(len(tree.mover)):
        begin, end = int(tree.offset[node]), int(tree.offset[node + 1])
        if begin < end:
            sums = policy[begin:end].reshape(2, -1).sum(axis=0)
            assert np.allclose(sums, 1, atol=1e-5)
            checked += len(sums)
    assert checked > 50


def test_the_cards_of_a_flush_are_kept() -> None:
    hand = [int(card) for card in cards("5H 7H 9H JH 5C KS")]
    assert suit_to_give(hand, 4) == Card("5C")


def test_the_program_speaks_the_protocol(network: Network) -> None:
    env = BatchEnv("standard", games=1)
    env.reset(seed=1)
    game = Follower(env, 0)
    discarding = as_json(game.core.observe(game.state, 0))
    hand = discarding["hands"][0]
    pairs = [one + other for at, one in enumerate(hand) for other in hand[at + 1 :]]
    while game.state.phase != "play":
        before, actions = env.games.copy(), env.random_actions().copy()
        env.step(actions)
        game.follow(Card(int(actions[0])), before[0])
    playing = as_json(game.core.observe(game.state, int(env.batch.seats[0])))
    fit = playing["hands"][playing["viewer"]]
    said = list(
        answers(
            network,
            iter(
                [
                    "cribbage 1",
                    "isready",
                    f"position view {json.dumps(discarding)}",
                    f"go choices {' '.join(pairs)}",
                    "setoption name seed value 7",
                    f"position view {json.dumps(playing)}",
                    f"go choices {' '.join(fit)}",
                    "quit",
                    "isready",
                ]
            ),
        )
    )
    assert said[0].endswith("cribbageok")
    assert said[1] == "readyok"
    assert said[2].removeprefix("best ") in pairs
    assert said[3].removeprefix("best ") in fit
    assert len(said) == 4


def test_weights_are_read_as_they_were_written(network: Network, tmp_path: Path) -> None:
    np.savez(tmp_path / "weights.npz", **network._asdict())
    seen = np.ones((2, FEATURES), np.float32)
    assert (Network.read(tmp_path / "weights.npz").logits(seen) == network.logits(seen)).all()
