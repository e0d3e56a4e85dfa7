"""The time of a decision of the sampling player: `python bench/sampling.py`, in milliseconds of processor time.

The last column is the worst of them beside one fixed loop in plain Python, a ratio that depends on the
program more than on the machine. Whole games of it against itself by each of these rules; forced decisions are left out.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.conftest import loop_seconds
from fifteentwo.cribbage import Cribbage, Discard
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player
from fifteentwo.players.sampler import warm_up
from fifteentwo.rules import CribbageRules, parse

GAMES = (
    "lowball",
    "five_card",
    "no_discard",
    "seven_card",
    "jokers",
    "crash",
    "three_players",
    "partners",
    "players=5",
    "players=6 teams=on",
    "standard cards_dealt=8 jokers=2",
)
MEANT = 100
NOTHING_TO_WEIGH = 0.5


def taken(rules: CribbageRules) -> dict[bool, list[float]]:
    """The milliseconds of each decision of a game: discards, and cards played."""
    warm_up(rules)
    game, rng = Cribbage(rules), Random(1)
    seats = [player("sampler", Random(seat)) for seat in range(rules.players)]
    state = game.start(Opening(0))
    found: dict[bool, list[float]] = {True: [], False: []}
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, rng))
            continue
        view = game.observe(state, seat)
        legal = game.legal(view, seat)
        begun = process_time()
        choice = seats[seat](view, legal)
        ms = 1000 * (process_time() - begun)
        if len(legal) > 1 and state.due is None and ms > NOTHING_TO_WEIGH:
            found[isinstance(choice, Discard)].append(ms)
        state, _ = game.apply(state, choice)
    return found


if __name__ == "__main__":
    print(f"{'rules':<34}{'discard':>10}{'worst':>8}{'card':>10}{'worst':>8}{'in loops':>10}   ({MEANT} ms meant)")
    for text in GAMES:
        of = taken(parse(text, CribbageRules))
        parts = [
            f"{median(each):10.0f}{max(each):8.0f}" if each else f"{'-':>10}{'-':>8}" for each in (of[True], of[False])
        ]
        loops = max(map(max, filter(None, of.values()))) / 1000 / loop_seconds()
        print(f"{text:<34}{''.join(parts)}{loops:10,.0f}")
