"""How far the chances to win of an analysis are off: by the model of a deal, and by the tables behind it.

python bench/model_error.py [POSITIONS [RULES]]

Draws hands and scores, and compares the chance to win of a discard with a second estimate: hands of the other player
drawn from the unseen cards, with the play and the counts of every starter computed for both hands
(`analysis.second_opinion`). The mean square of the difference, less that of the draws, is the square of the model's error.
Its unit is the standard deviation of the result, sqrt(p (1 - p)) for a chance p: `analysis.solved.MODEL_ERRORS` has the errors
in this unit. RULES are in one word, such as lowball, and the tables for them are needed.
"""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from time import process_time

import numpy as np
from msgspec.structs import replace

from fifteentwo.analysis import analyse, second_opinion
from fifteentwo.cards import PACK
from fifteentwo.cribbage import Cribbage, Deal, State, View
from fifteentwo.game import Opening
from fifteentwo.rules import CribbageRules, parse, write

NEEDS = ((1, 4), (5, 9), (10, 14), (15, 19), (20, 29), (30, 44), (45, 69), (70, 361))
"""The points that the side nearer the target needs, from and to."""
APART = 25
"""The other side is at most this many points behind it."""


def position(rng: Random, needs: tuple[int, int], rules: CribbageRules) -> View:
    """The view of pone or the dealer before the discard, of random cards at a random score."""
    game = Cribbage(rules)
    dealer, leader = rng.randrange(2), rng.randrange(2)
    size, target = rules.cards_dealt, rules.target
    dealt = rng.sample(PACK, 2 * size)
    state, _ = game.apply(
        game.start(Opening(dealer=dealer)), Deal((tuple(sorted(dealt[:size])), tuple(sorted(dealt[size:]))))
    )
    near = rng.randint(needs[0], min(needs[1], target))
    far = min(target, near + rng.randint(0, APART))
    scores = [target - far, target - far]
    scores[leader] = target - near
    return game.observe(at_scores(state, scores), 0)


def at_scores(state: State, scores: list[int]) -> State:
    """The same state at other scores."""
    return replace(state, pegs=tuple((0, score) for score in scores))


def main(positions: int, rules: CribbageRules) -> None:
    """Prints a line for each distance from the target."""
    print(
        "points needed   positions   error of the chance to win   in units of the spread   of the second choice's loss"
    )
    for needs in (each for each in NEEDS if each[0] <= rules.target):
        rng, wins, losses, spread = Random(f"model error {needs}"), [], [], []
        for _ in range(positions):
            view = position(rng, needs, rules)
            found = analyse(view)
            if found.source != "solved":
                raise SystemExit(f"there are no tables for {write(rules)}")
            best, second, *_ = found.options
            assert best.win is not None
            assert second.win is not None
            drawn = second_opinion.chances(view, 0, (best.cards, second.cards))
            mean, error = drawn.mean(axis=1), drawn.std(axis=1, ddof=1) / sqrt(drawn.shape[1])
            wins.append(((best.win.value - mean[0]) ** 2, error[0] ** 2))
            spread.append(best.win.value * (1 - best.win.value))
            apart = drawn[0] - drawn[1]
            of_difference = apart.std(ddof=1) / sqrt(len(apart))
            losses.append(((best.win.value - second.win.value - apart.mean()) ** 2, of_difference**2))
        of_win, of_loss = (sqrt(max(0.0, np.subtract(*np.mean(each, axis=0)))) for each in (wins, losses))
        unit = of_win / sqrt(np.mean(spread))
        print(
            f"{needs[0]:>6} to {needs[1]:<6} {positions:>8} {100 * of_win:>25.2f} % {unit:>24.4f} {100 * of_loss:>25.2f} %",
            flush=True,
        )
    print(f"{process_time():.0f} s of processor time")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60, parse(" ".join(sys.argv[2:]) or "standard", CribbageRules))
