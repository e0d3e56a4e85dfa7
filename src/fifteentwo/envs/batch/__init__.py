"""Thousands of games at once, as rows of arrays that compiled loops step; for NumPy, and through DLPack for PyTorch and JAX."""

from fifteentwo.envs.batch.env import BatchEnv, BatchStep
from fifteentwo.envs.batch.games import EVENTS, GAME
from fifteentwo.envs.batch.squares import SQUARE, BatchSquareEnv

__all__ = ["EVENTS", "GAME", "SQUARE", "BatchEnv", "BatchSquareEnv", "BatchStep"]
