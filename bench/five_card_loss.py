"""What players lose in the five-card game by the values of its solution: `python bench/five_card_loss.py [GAMES]`.

Two players of *expert-points* play whole games. At every choice each player of the table is asked too, and what its choice is worth less than the
best is its loss: by the chance to win of `engine.five_card.chances`, for discards when both follow the policy afterwards, for cards by a best
response to the policy. It prints the losses of one side in a game, in percent, with the standard error over the games. The values are those by
which *expert* decides near the end, so they favour it. A game takes some 15 s of processor time.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

sys.path.insert(0, str(Path(__file__).parents[1]))

from fifteentwo.cribbage import Cribbage, Discard, Play, View
from fifteentwo.engine.five_card.chances import (
    TREMBLE,
    equities_of,
    equities_of_discards,
    moment_to_play,
    need_of,
)
from fifteentwo.engine.five_card.decisions import is_near_target, known_to, score_of
from fifteentwo.engine.five_card.hands import WAYS
from fifteentwo.engine.five_card.play import best_card_values, my_orders, ways_on
from fifteentwo.engine.five_card.solution import USUAL, shipped_five_card
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import player

PLAYERS: Final = ("sampler", "expert", "expert-points")
Choice = Discard | Play


def values(view: View, legal: list[Choice]) -> dict[Choice, float]:
    """The chance to win of each choice."""
    solution, seat = shipped_five_card(), legal[0].seat
    score = score_of(view, seat)
    if isinstance(legal[0], Discard):
        five = tuple(sorted(map(int, view.hands[seat])))
        chances = equities_of_discards(solution, [score], five, range(WAYS))[0]
        by_pair = dict(zip(combinations(five, 2), chances.tolist(), strict=True))
        return {each: by_pair[as_pair(each)] for each in legal if isinstance(each, Discard)}
    known = known_to(view, seat)
    at = moment_to_play(solution, score.role, known)
    ways = ways_on(solution.policy, at, need_of(score), TREMBLE)
    found = best_card_values(ways, my_orders(at.mine), equities_of(solution, [score], known, ways)[0])
    return {each: found[each.card.rank - 1] for each in legal if isinstance(each, Play)}


def as_pair(discard: Discard) -> tuple[int, int]:
    """The two cards, the lower first."""
    low, high = sorted(map(int, discard.cards))
    return low, high


def losses_of(number: int) -> dict[tuple[str, str], float]:
    """What each player loses in one game, for one side, by the kind of choice."""
    game, house, main = Cribbage(USUAL), Random(number), player("expert-points", Random(number))
    asked = {name: player(name, Random(number)) for name in PLAYERS}
    state = game.start(Opening(dealer=number % 2))
    lost: dict[tuple[str, str], float] = {}
    while game.outcome(state) is None:
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, house))
            continue
        view = game.observe(state, seat)
        legal = game.legal(view, seat)
        choices = [each for each in legal if isinstance(each, Discard | Play)]
        if len(choices) > 1:
            worth = values(view, choices)
            what = "discards" if isinstance(choices[0], Discard) else "cards"
            kind = f"{what}, {'near the end' if is_near_target(view) else 'before'}"
            for name, choose in asked.items():
                chosen = choose(view, choices)
                assert isinstance(chosen, Discard | Play)
                lost[name, kind] = lost.get((name, kind), 0.0) + (max(worth.values()) - worth[chosen]) / 2
        state, _ = game.apply(state, main(view, choices) if choices else legal[0])
    return lost


def main() -> int:
    """Prints the losses after every ten games."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    found = []
    for number in range(games):
        found.append(losses_of(number))
        if (number + 1) % 10 and number + 1 < games:
            continue
        kinds = sorted({kind for each in found for _, kind in each})
        print(f"{number + 1} games, percent of the chance to win")
        for name in PLAYERS:
            rows = {kind: np.array([100 * each.get((name, kind), 0.0) for each in found]) for kind in kinds}
            rows["in all"] = np.sum(list(rows.values()), axis=0)
            error = max(len(found) - 1, 1) ** 0.5
            told = (f"{kind} {row.mean():.2f} ± {row.std() / error:.2f}" for kind, row in rows.items())
            print(f"  {name}: {'; '.join(told)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
