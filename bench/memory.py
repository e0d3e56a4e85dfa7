"""Resident memory while hints are asked under ever new rules, or while *expert* plays itself: python bench/memory.py [--rules 200] [--games 120].

Each line of rules has another target, every third of them another game that is sampled and every fifth a match. A hint
is asked for a discard and for a card. The garbage collector is left alone, as in a server.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from resource import RUSAGE_SELF, getpagesize, getrusage

from fifteentwo.analysis import analyse
from fifteentwo.cribbage import Cribbage
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import simulate

SAMPLED = ("lowball", "five_card", "jokers", "three_players", "no_discard", "partners", "seven_card")
STATM = Path("/proc/self/statm")


def megabytes() -> float:
    """Resident memory, or its peak where the system reports only that."""
    if STATM.exists():
        return int(STATM.read_text().split()[1]) * getpagesize() / 1e6
    return getrusage(RUSAGE_SELF).ru_maxrss / 1e3


def rules_of(number: int) -> CribbageRules:
    """The rules with this number, each with another target."""
    target = 61 + number * 7 % 300
    if number % 3 == 2:
        return parse(f"{SAMPLED[number // 3 % len(SAMPLED)]} target={target}", CribbageRules)
    return parse(f"{'hoyle' if number % 5 == 1 else 'standard'} target={target}", CribbageRules)


def ask(rules: CribbageRules, rng: Random) -> None:
    """A hint for a seat that discards, if any, and for one that plays."""
    game = Cribbage(rules)
    state, asked = game.start(Opening(0)), set[str]()
    while "play" not in asked and (acting := game.to_act(state)):
        seat = acting[0]
        if seat == HOUSE:
            action = game.house(state, rng)
        else:
            if state.phase not in asked and len(game.legal(state, seat)) > 1:
                analyse(game.observe(state, seat))
                asked.add(state.phase)
            action = rng.choice(game.legal(state, seat))
        state, _ = game.apply(state, action)


def measure(what: str, count: int, step: Callable[[int], object]) -> None:
    """Prints the memory after every twentieth part of so many steps."""
    print(f"{what:>6} {'MB':>8}")
    for number in range(count):
        step(number)
        if number % max(count // 20, 1) == 0 or number == count - 1:
            print(f"{number + 1:6} {megabytes():8.1f}", flush=True)


def main() -> None:
    """Prints the tables."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rules", type=int, default=200, help="how many different rules")
    asked.add_argument("--games", type=int, default=0, help="how many games of expert against itself")
    given = asked.parse_args()
    rng = Random(1)
    if given.games:
        measure("games", given.games, lambda number: simulate(["expert", "expert"], 1, rng=number))
    else:
        measure("rules", given.rules, lambda number: ask(rules_of(number), rng))


if __name__ == "__main__":
    main()
