"""How probable ranges near the end make the hand that the other really holds: python bench/ranges.py [--games 40] [--rng 1] [--asked 0]

Games of *expert* against itself. At each card in a deal that begins within 50 points of the target, after the other has played one, a line's decisions are
asked how probable the rest of its hand was, by rank: if its first cards are taken to follow the policy, as *expert* takes it (`expert.late_cards`), and as
the local best response does, which asks the other about `--asked` hands (40 in `lab regret`, 10 in `lab certify --game`). The mean log-likelihood is in nats.
"""

from __future__ import annotations

import argparse
from itertools import pairwise
from random import Random
from typing import NamedTuple

import numpy as np

from fifteentwo.cribbage import Cribbage, Discard, Play, State, View
from fifteentwo.engine.equity.late_discards import SCORE_RANGE
from fifteentwo.engine.expert import evaluation, ranges
from fifteentwo.engine.expert.local_response import LocalBestResponse, known_expert
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.scoring.rank_hands import places
from fifteentwo.engine.solution import shipped
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.players.chances import choice_chances

BANDS = (0, 10, 20, 30, SCORE_RANGE)
"""By the points that the side nearer the target needed at the deal."""
LEAST = 1e-5
"""A hand that is taken to be rarer counts as this."""
NAMES = ("the policy", "expert", "the local best response")


class Held(NamedTuple):
    """How probable each range makes what the other holds."""

    need: int
    plays: int
    chances: tuple[float, ...]
    """As `NAMES`."""


def held(view: View, seat: Seat, state: State, judge: LocalBestResponse) -> Held | None:
    """Looks at a decision; None where the range has nothing to learn from."""
    need = view.rules.target - max(view.dealt_at)
    if view.phase != "play" or need > SCORE_RANGE:
        return None
    known = evaluation.information_set(view, seat)
    if not known.left or not known.shown:
        return None
    ranks = tuple(card.rank - 1 for card in state.hands[1 - seat])
    number, solution = int(places(len(ranks))[ranks]), shipped()
    policy, other = policy_given(solution, known.starter), 1 - known.role
    moves, *_ = ranges.replay(policy, known.plays, known.role, known.hand[0])
    prior = ranges.prior(known.keep_of_other(solution.rules), (*known.kept, *known.laid, known.starter))
    by_policy, size = ranges.posterior(policy, prior, moves, other)
    found = (
        ranges.by_suits(by_policy, size, other, known.shown),
        evaluation.opponent_range(solution, known, with_suits=True)[0],
        judge.range_of_other(view, seat),
    )
    return Held(need, len(view.plays), tuple(float(each[number]) for each in found))


def games(rng: int, count: int, asked: int) -> list[Held]:
    """Plays the games and looks at every card."""
    game, found = Cribbage(), []
    for number in range(count):
        judges, draws = [LocalBestResponse(known_expert(), asked) for _ in range(2)], Random(f"{rng} {number}")
        state = game.start(Opening(number % 2))
        while game.outcome(state) is None:
            seat = game.to_act(state)[0]
            if seat == HOUSE:
                state, _ = game.apply(state, game.house(state, draws))
                continue
            view, legal = game.observe(state, seat), game.legal(state, seat)
            some = [each for each in legal if isinstance(each, Discard | Play)]
            chances = choice_chances("expert", view, some)
            assert chances is not None
            if len(some) > 1 and (each := held(view, seat, state, judges[seat])) is not None:
                found.append(each)
            action = draws.choices(list(chances), list(chances.values()))[0]
            if isinstance(action, Play):
                judges[1 - seat].saw(game.observe(state, 1 - seat), action)
            state, _ = game.apply(state, action)
    return found


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--rng", type=int, default=1)
    parser.add_argument("--asked", type=int, default=0)
    asked = parser.parse_args()
    found = games(asked.rng, asked.games, asked.asked)
    print(f"{'points needed':>14} {'cards played':>12} {'decisions':>9}", *(f"{name:>24}" for name in NAMES))
    for low, high in ((0, SCORE_RANGE), *pairwise(BANDS)):
        for first, last in ((1, 2), (3, 8)):
            some = [each for each in found if low < each.need <= high and first <= each.plays <= last]
            if some:
                mean = np.log(np.maximum([each.chances for each in some], LEAST)).mean(axis=0)
                band, cards = f"{low + 1} to {high}", f"{first} to {last}"
                print(f"{band:>14} {cards:>12} {len(some):>9,}", *(f"{each:>24.3f}" for each in mean))


if __name__ == "__main__":
    main()
