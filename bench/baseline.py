"""A baseline for learners: trains a policy for two-player cribbage from scratch, in games against itself.

    pip install torch sb3-contrib        # the build of PyTorch without CUDA is enough
    python -m bench.baseline baseline.npz

Maskable PPO (Huang and Ontanon, 2022) of sb3-contrib learns in `BatchEnv`, with a deal as an episode and points as the reward. The file has
the weights for `bench.baseline_report`, which needs no PyTorch. docs/environments.md has the figures.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from bench.baseline_policy import FEATURES, Network, features
from fifteentwo.envs.batch import BatchEnv

GAMES, STEPS, TOTAL = 1024, 16, 8_000_000


class SelfPlay(VecEnv):  # type: ignore[misc]
    """The games as a `VecEnv`: seat 0 learns, and seat 1 plays its latest policy, which `opponent` gives."""

    def __init__(self, games: int, seed: int) -> None:
        super().__init__(games, spaces.Box(0, 4, (FEATURES,), np.float32), spaces.Discrete(13))
        self.env = BatchEnv("standard", games=games, reward="points")
        self.env.reset(seed=seed)
        self.opponent: Any = None
        self.rng = np.random.default_rng(seed)
        self.actions = np.zeros(games, np.int64)

    def reset(self) -> Any:
        self._until_my_turn()
        return features(self.env.batch.observations)

    def step_async(self, actions: Any) -> None:
        self.actions = np.asarray(actions)

    def step_wait(self) -> Any:
        rewards, done = self._act(np.ones(self.num_envs, bool), self.actions)
        more, ended = self._until_my_turn()
        done |= ended
        seen = features(self.env.batch.observations)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(done):
            infos[at]["terminal_observation"] = seen[at]  # A deal has ended, and nothing is estimated beyond it.
        return seen, (rewards + more) / 10, done, infos

    def _until_my_turn(self) -> tuple[Any, Any]:
        rewards, done = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, bool)
        while (waiting := self.env.batch.seats == 1).any():
            rows = np.flatnonzero(waiting)
            chosen = np.zeros(self.num_envs, np.int64)
            chosen[rows] = self._opponents(rows)
            more, ended = self._act(waiting, chosen)
            rewards += more
            done |= ended
        return rewards, done

    def _opponents(self, rows: Any) -> Any:
        masks = self.masks()[rows]
        if self.opponent is None:
            weights = masks * self.rng.random(masks.shape)
            return weights.argmax(axis=1)
        logits = self.opponent.logits(features(self.env.batch.observations[rows]))
        noise = -np.log(-np.log(self.rng.random(masks.shape) * 0.999999 + 1e-9))  # A softmax drawn (Gumbel).
        return np.where(masks, logits + noise, -np.inf).argmax(axis=1)

    def _act(self, moving: Any, ranks: Any) -> tuple[Any, Any]:
        """Moves some games on, and puts the others back to where they were; the rewards, and the ends of deals."""
        batch, games_before = self.env.batch, self.env.games[~moving].copy()
        before = [array[~moving].copy() for array in (batch.observations, batch.masks, batch.seats)]
        cards = np.where(moving, self._cards(ranks), batch.masks.argmax(axis=1))
        played = batch.observations[:, 315].copy()
        self.env.step(cards)
        rewards = np.where(moving, batch.rewards[:, 0], 0)
        ended = moving & (played == 1) & (batch.observations[:, 315] == 0)
        self.env.games[~moving] = games_before
        for array, kept in zip((batch.observations, batch.masks, batch.seats), before, strict=True):
            array[~moving] = kept
        return rewards, ended

    def _cards(self, ranks: Any) -> Any:
        """The card of a rank whose suit the hand has least of."""
        batch = self.env.batch
        hand = batch.observations[:, :52].reshape(-1, 13, 4)
        many = np.where(batch.masks.reshape(-1, 13, 4)[np.arange(self.num_envs), ranks], hand.sum(axis=1), 99)
        return ranks * 4 + many.argmin(axis=1)

    def masks(self) -> Any:
        return self.env.batch.masks.reshape(-1, 13, 4).any(axis=2)

    def env_method(self, name: str, *_: Any, **__: Any) -> Any:
        assert name == "action_masks"
        return list(self.masks())

    def has_attr(self, name: str) -> bool:
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> Any:  # noqa: ARG002 - VecEnv asks for it
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> Any:  # noqa: ARG002 - likewise
        return [False] * self.num_envs

    def close(self) -> None:
        pass


def weights(model: Any) -> Network:
    """The network of the policy, without its value function."""
    state = {name: value.detach().numpy() for name, value in model.policy.state_dict().items()}
    layers = [f"mlp_extractor.policy_net.{at}" for at in (0, 2)] + ["action_net"]
    return Network(
        *(array for layer in layers for array in (state[f"{layer}.weight"].T.copy(), state[f"{layer}.bias"].copy()))
    )


class Latest(BaseCallback):  # type: ignore[misc]
    """The opponent plays the policy of the last update."""

    def _on_rollout_start(self) -> None:
        self.training_env.opponent = weights(self.model)
        if self.num_timesteps % (GAMES * STEPS * 20) == 0:
            print(f"{self.num_timesteps:>9,} choices, {time.process_time():5.0f} s of processor time", flush=True)

    def _on_step(self) -> bool:
        return True


def train(path: Path, total: int, seed: int) -> None:
    """Trains, and writes the network."""
    torch.set_num_threads(1)
    env = SelfPlay(GAMES, seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=STEPS,
        batch_size=2048,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.95,
        ent_coef=0.01,
        learning_rate=lambda left: 1e-3 * max(left, 0.02),
        policy_kwargs={"net_arch": {"pi": [128, 64], "vf": [128, 128]}, "activation_fn": torch.nn.ReLU},
        device="cpu",
        seed=seed,
    )
    began = time.time()
    model.learn(total, callback=Latest())
    np.savez(path, **weights(model)._asdict())
    print(
        f"{model.num_timesteps:,} choices in {time.time() - began:.0f} s, {time.process_time():.0f} s of processor time"
    )


def main(arguments: Sequence[str]) -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("path", type=Path)
    parser.add_argument("--choices", type=int, default=TOTAL, help="how many choices to learn from")
    parser.add_argument("--rng", type=int, default=1)
    given = parser.parse_args(arguments)
    train(given.path, given.choices, given.rng)


if __name__ == "__main__":
    main(sys.argv[1:])
