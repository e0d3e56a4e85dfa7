"""How far the points of a hand are off where a joker counts as the best card: python bench/joker_error.py [GAMES] [PLAYER].

In a game a joker in a hand keeps the name it was played with, and pone may name a joker that is turned up. Games of *sampler* show how many
points that costs a hand against the best names: `engine.monte_carlo.evaluation.JOKER_LOSSES` has the mean and the deviation.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from statistics import fmean, pstdev

import numpy as np

from fifteentwo.cards import JOKERS
from fifteentwo.cribbage import Shown
from fifteentwo.engine.monte_carlo.counting import count_cards, point_tables
from fifteentwo.engine.monte_carlo.rules import laws
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import moves

RULES = (
    "jokers",
    "jokers jokers=1",
    "jokers joker_binding=off",
    "jokers starter_joker=pone_names",
    "standard jokers=2 objective=lowball skunk_scale=none",
)


def main(games: int, player: str) -> None:
    """Prints a line for each set of rules."""
    print(f"{'rules':<56} jokers   hands   mean   deviation")
    for line in RULES:
        rules = parse(line, CribbageRules)
        numbers, tables = laws(rules), point_tables(rules.objective == "lowball", rules.nineteen)
        lost = defaultdict(list)
        for number in range(games):
            for move in moves((player, player), rules, 1, number):
                for event in move.events:
                    if isinstance(event, Shown) and not event.crib:
                        assert move.after.starter is not None
                        held = np.array([int(card.unnamed) for card in event.cards], np.int64)
                        starter = int(move.after.starter.unnamed)
                        best = count_cards(tables, numbers, held, len(held), starter, False)
                        lost[sum(card.unnamed in JOKERS for card in event.cards)].append(best - event.points)
        for jokers, differences in sorted(lost.items()):
            print(
                f"{line:<56} {jokers:>6} {len(differences):>7} {fmean(differences):>6.3f} {pstdev(differences):>11.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30, sys.argv[2] if len(sys.argv) > 2 else "sampler")
