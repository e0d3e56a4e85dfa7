"""How far the spread of a discard is off, the standard deviation of its deal: python bench/spread_error.py [HANDS [DEALS [RULES]]].

Draws hands of six, plays many deals after the best and the worst discard of each with *expert-points* in both seats, and compares
the standard deviation of the points of the deal with `Option.spread`. The mean square of the relative difference, less that
of the deals drawn, is the square of the relative error: `analysis.solved_options.SPREAD_ERROR`.
"""

from __future__ import annotations

import sys
from math import sqrt
from random import Random
from statistics import fmean, variance
from time import process_time

from fifteentwo.analysis import analyse
from fifteentwo.cards import PACK, Card
from fifteentwo.cribbage import Cribbage, Deal, Discard, State
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import Player, player
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.scoring import show

GAME = Cribbage(parse(" ".join(sys.argv[3:]) or "standard", CribbageRules))
"""For RULES, in one word such as lowball, the tables for them are needed."""
JACK = 11


def dealt(six: list[Card], dealer: int, rng: Random) -> State:
    """The state after the deal in which seat 0 has these six cards, and the other any of the rest."""
    rest = rng.sample([card for card in PACK if card not in six], 6)
    return GAME.apply(GAME.start(Opening(dealer)), Deal((tuple(six), tuple(sorted(rest)))))[0]


def points(state: State, discard: Discard, players: list[Player], rng: Random) -> int:
    """The points of seat 0 less the other's in this deal, played to its end from 0-0: without the other's hand and heels."""
    number, before = state.deals, state
    state, _ = GAME.apply(state, discard)
    while state.deals == number:
        seat = GAME.to_act(state)[0]
        if seat == HOUSE:
            action = GAME.house(state, rng)
        else:
            action = players[seat](GAME.observe(state, seat), GAME.legal(state, seat))
        before, (state, _) = state, GAME.apply(state, action)
    assert before.starter is not None
    other = sum(combo.points for combo in show([card for seat, card in before.plays if seat == 1], before.starter))
    heels = 2 if before.starter.rank == JACK else 0
    return state.dealt_at[0] - state.dealt_at[1] + other - (heels if before.dealer == 0 else -heels)


def main(hands: int, deals: int) -> None:
    """Prints the relative error of the spread, over the hands of each role."""
    for role, dealer in (("pone", 1), ("dealer", 0)):
        rng = Random(f"spread error {role}")
        players = [player("expert-points", Random(f"{role} {seat}")) for seat in range(2)]
        biases, squares = [], []
        for _ in range(hands):
            six = sorted(rng.sample(PACK, 6))
            options = analyse(GAME.observe(dealt(six, dealer, rng), 0)).options
            for option in (options[0], options[-1]):
                drawn = [points(dealt(six, dealer, rng), Discard(0, option.cards), players, rng) for _ in range(deals)]
                assert option.spread is not None
                mean = fmean(drawn)
                true = variance(drawn, mean)
                fourth = fmean((each - mean) ** 4 for each in drawn)
                ratio = sqrt(true) / option.spread.value - 1
                biases.append(ratio)
                squares.append(ratio**2 - (fourth - true**2) / (4 * deals * true**2))
        error = sqrt(max(0.0, fmean(squares)))
        print(f"{role:>6}: {100 * error:.1f} % of the spread, {100 * fmean(biases):+.1f} % on average", flush=True)
    print(f"{process_time():.0f} s of processor time")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 40, int(sys.argv[2]) if len(sys.argv) > 2 else 500)
