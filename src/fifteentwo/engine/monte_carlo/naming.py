"""The joker as the starter, which pone names: the chance to win by each name. And the chance to win by the scores alone."""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.cards import PACK
from fifteentwo.cribbage import State, View
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import PointTables, count_cards, point_tables
from fifteentwo.engine.monte_carlo.crib_tables import discard_ways
from fifteentwo.engine.monte_carlo.discards import CONTINUATIONS, PegState, SampledDeals, deal_others, score_deal
from fifteentwo.engine.monte_carlo.random_numbers import Seed
from fifteentwo.engine.monte_carlo.rollout import RolloutState, finish_play, new_state, reset
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, crash_holes, crash_paths, laws
from fifteentwo.engine.monte_carlo.win_model import HEELS, DealSample, move_peg, win_probability, win_share
from fifteentwo.engine.monte_carlo.win_tables import deals_with_wins
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.game import Seat

SAMPLES: Final = 500
"""The deals of the unseen cards in which every name is tried."""
_SEED: Final = 5
_JACK: Final = 10


def win_by_scores(state: State, seat: Seat, first: int) -> float:
    """The chance of a seat by the pegs. Within a deal, the rest of it is taken as a whole deal of the same dealer.

    `first` selects the sampled deals.
    """
    assert state.dealer is not None
    rules, numbers = state.rules, laws(state.rules)
    dealer = (state.dealer + 1) % rules.players if state.phase == "deal" else state.dealer
    pegs, paths = np.array(state.pegs, np.int64), crash_paths(state)
    side, sample = rules.side(seat), deals_with_wins(numbers)
    return float(win_probability(numbers, crash_holes(), sample, pegs, paths, side, dealer, first, 2 * CONTINUATIONS))


def name_values(view: View, seat: Seat) -> tuple[Doubles, Doubles]:
    """The chance of `seat` to win by each name for the starter, and its points in the show less the mean of the others'.

    Both (52, SAMPLES), in the same deals of the unseen cards; the others discard and all play by the rollout policy.
    """
    assert view.dealer is not None
    rules, numbers = view.rules, laws(view.rules)
    table = point_tables(numbers.lowball == 1, rules.nineteen)
    unseen = np.array(sorted(set(rules.pack) - view.known()), np.int64)
    samples = SampledDeals(
        np.zeros((SAMPLES, rules.players, MOST_CARDS), np.int64),
        np.zeros((SAMPLES, 8), np.int64),
        np.zeros(SAMPLES, np.int64),
    )
    rng = np.array([2 * _SEED + 1], np.uint64)
    deal_others(table, numbers, discard_ways(numbers), seat, view.dealer, unseen, samples, rng)
    board = PegState(seat, view.dealer, np.array(view.pegs, np.int64), crash_paths(view), crash_holes())
    mine = np.array(view.hands[seat], np.int64)
    laid = np.array(view.discarded[seat], np.int64)
    in_crib = 4 - len(laid) if rules.crib != "none" else 0
    wins, margins = np.zeros((len(PACK), SAMPLES)), np.zeros((len(PACK), SAMPLES))
    buffers = (new_state(numbers), np.zeros(13, np.int64), rng)
    _try_names(table, numbers, deals_with_wins(numbers), board, mine, laid, in_crib, samples, buffers, wins, margins)
    return wins, margins


@compiled
def _try_names(
    tables: PointTables,
    laws: Laws,
    future: DealSample,
    board: PegState,
    mine: Longs,
    laid: Longs,
    in_crib: int,
    samples: SampledDeals,
    buffers: tuple[RolloutState, Longs, Seed],
    wins: Doubles,
    margins: Doubles,
) -> None:
    """Plays each sampled deal once, and counts it with every name of the starter."""
    state, unseen, seed = buffers
    me, dealer, kept = board.seat, board.dealer, len(mine)
    pegs, shows, crib = np.empty_like(board.pegs), np.zeros(laws.players, np.int64), np.zeros(12, np.int64)
    points = np.zeros(laws.sides, np.int64)
    crib[in_crib : in_crib + len(laid)] = laid
    for number in range(wins.shape[1]):
        reset(state, dealer, 52)
        for seat in range(laws.players):
            state.sizes[seat] = kept
            for at in range(kept):
                card = mine[at] if seat == me else samples.hands[number, seat, at]
                state.held[seat, card >> 2] += 1
        finish_play(laws, state, unseen, seed)
        crib[:in_crib] = samples.crib[number, :in_crib]
        for name in range(52):
            points[:] = 0
            for seat in range(laws.players):
                hand = mine if seat == me else samples.hands[number, seat]
                shows[seat] = count_cards(tables, laws, hand, kept, name, False)
                points[seat % laws.sides] += shows[seat]
            counted = count_cards(tables, laws, crib, in_crib + len(laid), name, True) if laws.has_crib else 0
            points[dealer % laws.sides] += counted
            pegs[:] = board.pegs
            out = False
            if name >> 2 == _JACK and laws.heels:
                points[dealer % laws.sides] += laws.heels
                out = move_peg(laws, board.holes, pegs, board.paths, dealer % laws.sides, laws.heels, HEELS)
            if out or score_deal(laws, board, pegs, state, shows, counted):
                wins[name, number] = win_share(laws, pegs, me % laws.sides)
            else:
                after = (dealer + 1) % laws.players
                wins[name, number] = win_probability(
                    laws, board.holes, future, pegs, board.paths, me % laws.sides, after, number, CONTINUATIONS
                )
            own = points[me % laws.sides]
            margins[name, number] = own - (points.sum() - own) / (laws.sides - 1)
