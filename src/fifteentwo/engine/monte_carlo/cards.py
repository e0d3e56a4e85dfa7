"""Rollouts of cards: each is played out in the same determinizations, with common random numbers."""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import PointTables, count_cards
from fifteentwo.engine.monte_carlo.determinize import Determinizations, Observation
from fifteentwo.engine.monte_carlo.discards import CONTINUATIONS, PegState, score_deal
from fifteentwo.engine.monte_carlo.random_numbers import Seed, random_unit
from fifteentwo.engine.monte_carlo.rollout import RolloutState, copy
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws
from fifteentwo.engine.monte_carlo.solved_play import SolvedPlay, finish_solved, solved_step
from fifteentwo.engine.monte_carlo.win_model import DealSample, win_probability, win_share
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs


@compiled
def resample(weights: Doubles, chosen: Longs, seed: Seed) -> None:
    """Systematic resampling: writes numbers of samples in proportion to their weights, in turn if all weights are 0."""
    many = len(chosen)
    total = weights.sum()
    if total <= 0:
        for at in range(many):
            chosen[at] = at % len(weights)
        return
    step = total / many
    mark = random_unit(seed) * step
    so_far = weights[0]
    number = 0
    for at in range(many):
        while so_far < mark and number < len(weights) - 1:
            number += 1
            so_far += weights[number]
        chosen[at] = number
        mark += step


@compiled
def rollout_cards(
    tables: PointTables,
    laws: Laws,
    future: DealSample,
    policy: SolvedPlay,
    board: PegState,
    observed: Observation,
    samples: Determinizations,
    chosen: Longs,
    first: int,
    now: RolloutState,
    choices: Longs,
    shows_me: Longs,
    binding: bool,
    buffers: tuple[RolloutState, Longs, Seed],
    pegged: Longs,
    wins: Doubles,
) -> None:
    """Rolls out each choice in the chosen samples, the first of which has the number `first` among all.

    Writes the points each side pegs from here, (choices, samples, sides), and the probability of winning, (choices,
    samples). `now` is the present state with my own cards, `shows_me` the points of my hand after each choice.
    """
    state, unseen, seed = buffers
    me = board.seat
    pegs = np.empty_like(board.pegs)
    cards = np.zeros(MOST_CARDS, np.int64)
    crib = np.zeros(12, np.int64)
    shows = np.zeros(laws.players, np.int64)
    for nth in range(len(chosen)):
        number = chosen[nth]
        saved_seed = seed[0]
        for seat in range(laws.players):
            size = 0
            for at in range(observed.held_count[seat] + observed.hidden[seat]):
                cards[size] = samples.held[number, seat, at]
                size += 1
            if seat != me:
                now.held[seat] = 0
                for at in range(size):
                    now.held[seat, cards[at] >> 2] += 1
                now.sizes[seat] = size
            for at in range(len(observed.plays)):
                if observed.plays[at, 0] == seat:
                    card = observed.plays[at, 1]
                    cards[size] = (card - 64 if binding else 52) if card >= 64 else card
                    size += 1
            shows[seat] = count_cards(tables, laws, cards, size, observed.starter, False)
        in_crib = 0
        for seat in range(laws.players):
            for at in range(observed.discarded_count[seat] + observed.hidden_discards[seat]):
                crib[in_crib] = samples.discarded[number, seat, at]
                in_crib += 1
        for at in range(observed.crib_count + observed.hidden_crib):
            crib[in_crib] = samples.crib[number, at]
            in_crib += 1
        counted = count_cards(tables, laws, crib, in_crib, observed.starter, True) if laws.has_crib else 0
        for choice in range(len(choices)):
            seed[0] = saved_seed
            copy(now, state)
            solved_step(policy, state, me, choices[choice])
            finish_solved(laws, policy, state, unseen, seed)
            pegged[choice, nth] = 0
            for at in range(state.many[0]):
                pegged[choice, nth, state.events[at, 0] % laws.sides] += state.events[at, 1]
            pegs[:] = board.pegs
            shows[me] = shows_me[choice]
            if score_deal(laws, board, pegs, state, shows, counted):
                wins[choice, nth] = win_share(laws, pegs, me % laws.sides)
            else:
                after = (board.dealer + 1) % laws.players
                wins[choice, nth] = win_probability(
                    laws, board.holes, future, pegs, board.paths, me % laws.sides, after, first + nth, CONTINUATIONS
                )
