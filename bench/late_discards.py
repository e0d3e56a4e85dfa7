"""How well the discards that ranges suppose near the end are those of *expert*: python bench/late_discards.py [--discards 3000] [--rng 1]

Deals that begin within 50 points of the target in games of *steady*; each player of such a deal is asked what *expert* would discard. A line gives the
mean log-likelihood, in nats, of the hand that it keeps, by rank, under what it does far from the end, under a logit of the chances by the formula, and under the
networks of `equity.discard_network`; and the share of discards in which the most probable hand is kept.
"""

from __future__ import annotations

import argparse
from itertools import combinations, pairwise
from random import Random
from typing import NamedTuple

import numpy as np

from fifteentwo.cribbage import Cribbage, Discard, View
from fifteentwo.engine.equity.deals import shipped_shares
from fifteentwo.engine.equity.late_discards import SCORE_RANGE, logit_at, shares_at
from fifteentwo.engine.expert import decisions
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, Shorts
from fifteentwo.engine.scoring.rank_sixes import rank_sixes, six_numbers
from fifteentwo.engine.solution import shipped
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.players import player

BANDS = (0, 10, 20, 30, SCORE_RANGE)
"""By the points that the side nearer the target needs."""
LEAST = 1e-4
"""A hand that is taken to be rarer counts as this."""


class Discarded(NamedTuple):
    """What *expert* keeps of a hand of six, and three models of it."""

    need: int
    kept: Doubles
    """(1820,): the probability of each hand by rank."""
    models: tuple[Doubles, ...]
    """(1820,) each."""


def discarded(view: View, seat: Seat, legal: list[Discard]) -> Discarded:
    """Asks *expert* for its discards."""
    six = tuple(sorted(map(int, view.hands[seat])))
    ways, role = list(combinations(six, 2)), int(seat == view.dealer)
    number = int(six_numbers(np.array([[card >> 2 for card in six]]))[0])
    needs = view.rules.target - view.scores[seat], view.rules.target - view.scores[1 - seat]
    found = np.zeros(len(ways))
    for each, share in decisions.discard_chances(shipped(), view, legal, by_score=True).items():
        low, high = sorted(map(int, each.cards))
        found[ways.index((low, high))] = share
    models = shipped_shares()[role, number], logit_at(role, needs)[number], shares_at(role, needs)[number]
    kept = rank_sixes().kept[number]
    return Discarded(min(needs), by_hand(kept, found), tuple(by_hand(kept, each) for each in models))


def by_hand(kept: Shorts, shares: Doubles) -> Doubles:
    """The probability of each hand, (1820,), from those of the fifteen ways to keep one."""
    return np.bincount(kept, shares, FOURS).astype(np.float64)


def measured(many: int, rng: Random) -> list[Discarded]:
    """So many discards, of as many games as they take."""
    game, steady, found = Cribbage(), player("steady", rng), list[Discarded]()
    while len(found) < many:
        state = game.start(Opening(dealer=rng.randrange(2)))
        while game.outcome(state) is None:
            seat = game.to_act(state)[0]
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, rng))
                continue
            view, legal = game.observe(state, seat), game.legal(state, seat)
            discards = [each for each in legal if isinstance(each, Discard)]
            if discards and state.rules.target - max(state.scores) <= SCORE_RANGE:
                found.append(discarded(view, seat, discards))
            state, _ = game.apply(state, steady(view, legal))
    return found[:many]


def main() -> None:
    """Prints a line for each band."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--discards", type=int, default=3000)
    asked.add_argument("--rng", type=int, default=1)
    wanted = asked.parse_args()
    found = measured(wanted.discards, Random(f"late discards {wanted.rng}"))
    print("needs      discards   far from the end   logit   networks  most probable: far  networks")
    for low, high in ((0, SCORE_RANGE), *pairwise(BANDS)):
        some = [each for each in found if low < each.need <= high]
        fits = [
            float(np.mean([each.kept @ np.log(np.maximum(each.models[model], LEAST)) for each in some]))
            for model in range(3)
        ]
        hits = [float(np.mean([each.kept[each.models[model].argmax()] for each in some])) for model in (0, 2)]
        print(
            f"{f'{low + 1} to {high}':10} {len(some):>8} {fits[0]:>18.3f} {fits[1]:>7.3f} {fits[2]:>6.3f}"
            f" {100 * hits[0]:>20.1f} % {100 * hits[1]:>4.1f} %"
        )


if __name__ == "__main__":
    main()
