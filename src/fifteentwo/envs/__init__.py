"""Environments for reinforcement learning: cribbage for PettingZoo, the games for one for Gymnasium.

`fifteentwo.envs.batch` has games of cribbage by the thousand, as arrays.

>>> env = CribbageEnv("standard", reward="game")
>>> env.reset(seed=1)
>>> env.observe(env.agent_selection)["observation"].shape
(25, 52)
"""

from fifteentwo import extras

extras.require("rl")

import gymnasium

from fifteentwo.envs.cribbage import CribbageEnv
from fifteentwo.envs.solo import SoloEnv

__all__ = ["CribbageEnv", "SoloEnv"]

gymnasium.register("fifteentwo/Solo-v0", SoloEnv)
