"""Steps a second of games in arrays, with observation and mask, beside OpenSpiel: python bench/batch.py [--seconds 1] [--rules bvs].

Every game takes a random legal action. Times are processor time of one core, the best of several spells for each size. The fixed loop, compiled
too, draws random numbers by xorshift, one after another; a step in its draws depends less on the machine than steps a second. OpenSpiel
plays its own cribbage for two, from Python and without observations, in the same run.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from fifteentwo.engine.jit import compiled
from fifteentwo.envs.batch import BatchEnv, BatchSquareEnv
from fifteentwo.rules import SquareRules, parse

SIZES = (1, 16, 256, 1024, 4096, 16_384, 65_536)
DRAWS = 2_000_000
PGX = (
    "pgx: 10 to 100 times the steps of Python libraries such as OpenSpiel and PettingZoo, on a DGX-A100 workstation\n"
    "(Koyamada et al., Pgx: Hardware-Accelerated Parallel Game Simulators for Reinforcement Learning, NeurIPS 2023,\n"
    "abstract, arxiv.org/abs/2303.17503). It has no cribbage."
)


@compiled
def draw(seed: int, many: int) -> np.int64:
    """The fixed loop: so many numbers by xorshift, each from the one before."""
    bits = np.uint64(seed)
    for _ in range(many):
        bits ^= bits << np.uint64(13)
        bits ^= bits >> np.uint64(7)
        bits ^= bits << np.uint64(17)
    return np.int64(bits)


def processor_time(call: Callable[[], object], times: int) -> float:
    start = process_time()
    for _ in range(times):
        call()
    return process_time() - start


def step_times(rules: str, size: int, limit: float) -> tuple[float, float]:
    """The time of a step of one game, in seconds: alone, and with the choice of its action; when games are out of step."""
    env: BatchEnv | BatchSquareEnv
    kind = parse(rules)
    env = BatchSquareEnv(kind, games=size) if isinstance(kind, SquareRules) else BatchEnv(rules, games=size)
    env.reset(seed=1)
    for _ in range(600):
        env.step(env.random_actions())
    times = max(10, 8192 // size)  # so that the clock is fine enough
    alone: list[float] = []
    both: list[float] = []
    end = process_time() + limit
    while process_time() < end or len(both) < 10:
        choices = processor_time(env.random_actions, times)
        whole = processor_time(lambda: env.step(env.random_actions()), times)
        alone.append((whole - choices) / times / size)
        both.append(whole / times / size)
    return min(alone), min(both)


def open_spiel(limit: float) -> float | None:
    """The time of a step in OpenSpiel, chance included, without observations; None if it is not installed."""
    try:
        game = import_module("pyspiel").load_game("cribbage(players=2)")
    except ModuleNotFoundError:
        return None
    rng, taken = Random(1), 0
    start = process_time()
    while process_time() < start + limit:
        state = game.new_initial_state()
        while not state.is_terminal():
            taken += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
    return (process_time() - start) / taken


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=1.0, help="for each line")
    asked.add_argument("--rules", default="standard", help="for two players, or a square")
    given = asked.parse_args()
    draw(1, 1)
    step_times(given.rules, 1, 0.0)  # compiles
    print("| games at once | steps a second | with random choices | a step in draws of the fixed loop |")
    print("|---:|---:|---:|---:|")
    draws: list[float] = []
    for size in SIZES:
        draws.append(processor_time(lambda: draw(1, DRAWS), 1) / DRAWS)
        alone, both = step_times(given.rules, size, given.seconds)
        draws.append(processor_time(lambda: draw(1, DRAWS), 1) / DRAWS)
        print(f"| {size:,} | {1 / alone:,.0f} | {1 / both:,.0f} | {alone / min(draws[-2:]):,.1f} |", flush=True)
    if (other := open_spiel(given.seconds)) is not None:
        print(f"| OpenSpiel, one game | | {1 / other:,.0f} | {other / min(draws):,.1f} |")
    print(f"\nOne draw of the fixed loop: {1e9 * min(draws):.2f} ns.\n{PGX}")


if __name__ == "__main__":
    main()
