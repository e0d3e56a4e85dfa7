"""Games of the expert against itself a second of one core, and where the time goes: python bench/expert_games.py [--games 12]

The games are those of `fifteentwo simulate --players expert,expert --rng 1`; reading and compiling are not counted. They are
played twice, the second time with Python's profiler, which slows down what is Python.
"""

from __future__ import annotations

import argparse
from cProfile import Profile
from pstats import Stats
from time import process_time
from typing import Any, Final, cast

from fifteentwo.engine.expert import decisions
from fifteentwo.rules import CribbageRules
from fifteentwo.simulate import play_games

PARTS: Final = (
    ("discards near the end, enumerated", "endgame.py", "enumerated"),
    ("discards by the chance to win, model", "compiled_discards.py", "discards_by_score"),
    ("cards, range, score and best response", "compiled_cards.py", "card_values"),
    ("cards by one's own discards", "purification.py", "purified"),
    ("the end of the play, solved again", "late_play.py", "late_chances"),
    ("all decisions", "__init__.py", "choose"),
)
"""What is timed: a file and a function in it."""


def main() -> None:
    """Prints the rate, then the share of each part."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--games", type=int, default=12)
    games = range(asked.parse_args().games)
    names, rules = ("expert", "expert"), CribbageRules()
    decisions.warm()
    play_games(names, rules, 0, [0])
    begun = process_time()
    play_games(names, rules, 1, games)
    print(f"{len(games) / (process_time() - begun):.2f} games a second of processor time")
    profile = Profile(process_time)
    profile.runcall(play_games, names, rules, 1, games)
    found = cast(Any, Stats(profile))
    for name, file, function in PARTS:
        took = sum(
            row[3] for (path, _, called), row in found.stats.items() if path.endswith(f"/{file}") and called == function
        )
        print(f"{name:40} {took / found.total_tt:6.1%}")


if __name__ == "__main__":
    main()
