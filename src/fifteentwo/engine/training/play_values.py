"""What kept cards are worth in the play of the rollout policy: a linear model of each rank and of each two, fitted to simulated deals."""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import PointTables, point_tables
from fifteentwo.engine.monte_carlo.crib_tables import played_ways
from fifteentwo.engine.monte_carlo.discard_policy import DiscardWays, deal_hands, discard_count, shuffle
from fifteentwo.engine.monte_carlo.random_numbers import Seed
from fifteentwo.engine.monte_carlo.rollout import RolloutState, new_state
from fifteentwo.engine.monte_carlo.rollout_weights import RANKS, play_tables
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, laws
from fifteentwo.engine.monte_carlo.solved_play import SolvedPlay, finish_solved, no_solution, solved_play
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.rules import CribbageRules

ROUNDS: Final = (100_000, 400_000)
"""The deals of each round. The others discard by the values of the round before."""
_CHUNK: Final = 20_000
RIDGE: Final = 800.0
"""The penalty of a square: the variance of the points of the play over that of a coefficient, some 0.1 points."""


def fit_play(rules: CribbageRules, weights: Doubles, rounds: tuple[int, ...] = ROUNDS) -> Doubles:
    """`Fitted.play` for these rules, (208,): twice the values of 13 ranks and of 91 pairs of ranks, in net points.

    All seats play by the solved play of the standard game if it carries over, else by these weights.
    """
    numbers = laws(rules)
    table, seed = point_tables(bool(numbers.lowball), rules.nineteen), np.array([2 * 73 + 1], np.uint64)
    state = new_state(numbers)._replace(weights=weights)
    policy = no_solution() if numbers.lowball else solved_play(rules)
    low, high = np.triu_indices(RANKS)
    found = np.zeros((2, RANKS + len(low)))
    if not rules.discards:
        return found.ravel()
    for deals in rounds:
        ways = played_ways(numbers, *play_tables(found))
        square, right = np.zeros((2, found.shape[1], found.shape[1])), np.zeros(found.shape)
        for begin in range(0, deals, _CHUNK):
            size = min(_CHUNK, deals - begin)
            held, own, nets = np.zeros((size, RANKS)), np.zeros(size, np.int64), np.zeros(size)
            play_deals(table, numbers, ways, policy, state, seed, held, own, nets)
            of_two = held[:, low] * (held[:, high] - (low == high)) / np.where(low == high, 2, 1)
            features = np.hstack((held, of_two))
            for mine in (0, 1):
                some = features[own == mine]
                about = some - some.mean(axis=0)
                square[mine] += about.T @ about
                right[mine] += about.T @ nets[own == mine]
        for mine in (0, 1):
            found[mine] = np.linalg.solve(square[mine] + RIDGE * np.eye(len(square[mine])), right[mine])
    return found.ravel()


@compiled
def play_deals(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    policy: SolvedPlay,
    state: RolloutState,
    seed: Seed,
    held: Doubles,
    own: Longs,
    nets: Doubles,
) -> None:
    """Plays deals. Of one seat in each: what it kept, whether the crib is its own, and the net points of its side in the play.

    In every other deal that seat keeps cards at random, so that the model knows hands the policy does not keep.
    """
    hands, crib, unseen = np.zeros((laws.players, MOST_CARDS), np.int64), np.zeros(8, np.int64), np.zeros(13, np.int64)
    dealt = np.zeros(MOST_CARDS, np.int64)
    kept = laws.dealt - laws.discards
    for deal in range(len(nets)):
        dealer, seat = deal % laws.players, deal // laws.players % laws.players
        deal_hands(tables, laws, ways, state, dealer, seed, hands, crib)
        away = discard_count(laws, seat, dealer)
        if deal // laws.players**2 % 2:
            slot = 0
            for before in range(seat):
                slot += discard_count(laws, before, dealer)
            dealt[:kept] = hands[seat, :kept]
            dealt[kept : kept + away] = crib[slot : slot + away]
            shuffle(dealt, kept + away, kept, seed)
            state.held[seat] = 0
            for at in range(kept):
                state.held[seat, dealt[at] >> 2] += 1
        held[deal] = state.held[seat, :13]
        own[deal] = int(seat % laws.sides == dealer % laws.sides)
        finish_solved(laws, policy, state, unseen, seed)
        mine, every = 0, 0
        for at in range(state.many[0]):
            every += state.events[at, 1]
            if state.events[at, 0] % laws.sides == seat % laws.sides:
                mine += state.events[at, 1]
        nets[deal] = mine - (every - mine) / (laws.sides - 1)
