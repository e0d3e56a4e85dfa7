"""Evaluation of discards: the hand exactly over its starters, the crib and the play by simulated deals."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, PointTables, count_cards, count_named
from fifteentwo.engine.monte_carlo.discard_policy import (
    DiscardWays,
    dealt_count,
    discard_count,
    rollout_discard,
    shuffle,
)
from fifteentwo.engine.monte_carlo.random_numbers import Seed
from fifteentwo.engine.monte_carlo.rollout import RolloutState, reset
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws
from fifteentwo.engine.monte_carlo.solved_play import SolvedPlay, finish_solved
from fifteentwo.engine.monte_carlo.win_model import HEELS, SHOW, DealSample, move_peg, win_probability, win_share
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

_JACK = 10
CONTINUATIONS = 4


class PegState(NamedTuple):
    """The state of the game outside the deal: my seat, the dealer, the pegs, (sides, 2), and the crash board's paths."""

    seat: int
    dealer: int
    pegs: Longs
    paths: Longs
    holes: Longs
    """`rules.crash_holes`."""


class SampledDeals(NamedTuple):
    """Sampled deals of the unseen cards, before I discard."""

    hands: Longs
    """(n, players, 8): the cards the others keep."""
    crib: Longs
    """(n, 8): the crib without my discards."""
    starters: Longs
    """(n,)"""


@compiled
def hands_over_starters(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    cards: Longs,
    size: int,
    away: int,
    unseen: Longs,
    found: Doubles,
) -> None:
    """Writes the points of the hand kept by each discard with each unseen card as the starter: (ways, unseen)."""
    kept = np.zeros(MOST_CARDS, np.int64)
    for way in range(ways.many[away, size]):
        order = ways.orders[away, size, way]
        for at in range(size - away):
            kept[at] = cards[order[away + at]]
        for at in range(len(unseen)):
            found[way, at] = count_named(tables, laws, kept, size - away, unseen[at], False)


@compiled
def deal_others(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    seat: int,
    dealer: int,
    unseen: Longs,
    samples: SampledDeals,
    seed: Seed,
) -> None:
    """Deals the unseen cards to the others, who discard by the rollout policy."""
    pack = unseen.copy()
    values = np.zeros(28)
    for number in range(len(samples.starters)):
        shuffle(pack, len(pack), min(len(pack), laws.players * laws.dealt + 5), seed)
        taken = 0
        in_crib = 0
        for other in range(laws.players):
            if other == seat:
                continue
            size = dealt_count(laws, other, dealer)
            cards = pack[taken : taken + size]
            taken += size
            away = discard_count(laws, other, dealer)
            order = ways.orders[
                away, size, rollout_discard(tables, laws, ways, cards, size, other, dealer, values, seed)
            ]
            for at in range(size):
                if at < away:
                    samples.crib[number, in_crib] = cards[order[at]]
                    in_crib += 1
                else:
                    samples.hands[number, other, at - away] = cards[order[at]]
        for _ in range(laws.from_stock):
            samples.crib[number, in_crib] = pack[taken]
            in_crib += 1
            taken += 1
        samples.starters[number] = pack[taken]


@compiled
def crib_values(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    cards: Longs,
    size: int,
    away: int,
    samples: SampledDeals,
    in_crib: int,
    found: Doubles,
) -> None:
    """Writes the points of the crib for each discard in each sample: (ways, samples)."""
    crib = np.zeros(8, np.int64)
    for number in range(len(samples.starters)):
        crib[:in_crib] = samples.crib[number, :in_crib]
        for way in range(len(found)):
            order = ways.orders[away, size, way]
            for at in range(away):
                crib[in_crib + at] = cards[order[at]]
            found[way, number] = count_cards(tables, laws, crib, in_crib + away, samples.starters[number], True)


@compiled
def rollout_discards(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    future: DealSample,
    policy: SolvedPlay,
    board: PegState,
    cards: Longs,
    size: int,
    away: int,
    tried: Longs,
    samples: SampledDeals,
    first: int,
    cribs: Doubles,
    buffers: tuple[RolloutState, Longs, Seed],
    pegged: Longs,
    wins: Doubles,
) -> None:
    """Rolls out the discards tried in every sample, with common random numbers; the first has the number `first` among all.

    Writes the points each side pegs, (tried, samples, sides), and the probability of winning, (tried, samples). `cribs` are
    the points of their cribs, (tried, samples).
    """
    state, unseen, seed = buffers
    kept = size - away
    me, dealer = board.seat, board.dealer
    pegs = np.empty_like(board.pegs)
    mine = np.zeros(MOST_CARDS, np.int64)
    shows = np.zeros(laws.players, np.int64)
    for number in range(len(samples.starters)):
        starter = samples.starters[number]
        heels = laws.heels > 0 and (starter >> 2 == JOKER or starter >> 2 == _JACK)
        saved_seed = seed[0]
        for other in range(laws.players):
            if other != me:
                shows[other] = count_cards(tables, laws, samples.hands[number, other], kept, starter, False)
        for trial in range(len(tried)):
            seed[0] = saved_seed
            order = ways.orders[away, size, tried[trial]]
            reset(state, dealer, starter)
            pegs[:] = board.pegs
            out = heels and move_peg(laws, board.holes, pegs, board.paths, dealer % laws.sides, laws.heels, HEELS)
            for side in range(laws.sides):
                state.needs[side] = laws.targets[side] - pegs[side, 1]
            for other in range(laws.players):
                state.sizes[other] = kept
                for at in range(kept):
                    card = cards[order[away + at]] if other == me else samples.hands[number, other, at]
                    state.held[other, card >> 2] += 1
                    if other == me:
                        mine[at] = card
            shows[me] = count_cards(tables, laws, mine, kept, starter, False)
            finish_solved(laws, policy, state, unseen, seed)
            pegged[trial, number] = 0
            for at in range(state.many[0]):
                pegged[trial, number, state.events[at, 0] % laws.sides] += state.events[at, 1]
            out = out or score_deal(laws, board, pegs, state, shows, int(cribs[trial, number]))
            if out:
                wins[trial, number] = win_share(laws, pegs, me % laws.sides)
            else:
                wins[trial, number] = win_probability(
                    laws,
                    board.holes,
                    future,
                    pegs,
                    board.paths,
                    me % laws.sides,
                    (dealer + 1) % laws.players,
                    first + number,
                    CONTINUATIONS,
                )


@compiled
def score_deal(laws: Laws, board: PegState, pegs: Longs, state: RolloutState, shows: Longs, crib: int) -> bool:
    """Pegs the play, the hands in order and the crib; returns whether somebody is out."""
    for at in range(state.many[0]):
        side = state.events[at, 0] % laws.sides
        if move_peg(laws, board.holes, pegs, board.paths, side, state.events[at, 1], state.events[at, 2]):
            return True
    for step in range(1, laws.players + 1):
        seat = (board.dealer + step) % laws.players
        if shows[seat] and move_peg(laws, board.holes, pegs, board.paths, seat % laws.sides, shows[seat], SHOW):
            return True
    return bool(crib) and move_peg(laws, board.holes, pegs, board.paths, board.dealer % laws.sides, crib, SHOW)
