"""The sample of whole deals by the rollout policy for each set of rules."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, PointTables, count_cards, point_tables
from fifteentwo.engine.monte_carlo.crib_tables import CRIB, discard_ways
from fifteentwo.engine.monte_carlo.discard_policy import DiscardWays, deal_hands
from fifteentwo.engine.monte_carlo.random_numbers import Seed
from fifteentwo.engine.monte_carlo.rollout import RolloutState, finish_play, new_state
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, of_a_deal
from fifteentwo.engine.monte_carlo.win_model import HEELS, SHOW, DealSample
from fifteentwo.engine.scoring.rank_hands import Longs

SAMPLE_SIZE: Final = 1500
CACHED_SAMPLES: Final = 16
"""Samples of deals kept in memory, 0.6 MB each."""
_EVENTS: Final = 64
_JACK: Final = 10


@compiled
def _simulate_deals(
    tables: PointTables, laws: Laws, ways: DiscardWays, state: RolloutState, dealer: int, seed: Seed, found: Longs
) -> None:
    """Simulates whole deals of a dealer by the rollout policy, in the form of `DealSample.events`."""
    hands = np.zeros((laws.players, MOST_CARDS), np.int64)
    crib = np.zeros(8, np.int64)
    unseen = np.zeros(13, np.int64)
    kept = laws.dealt - laws.discards
    for deal in range(len(found)):
        starter = deal_hands(tables, laws, ways, state, dealer, seed, hands, crib)
        event = 0
        if laws.heels and (starter >> 2 == JOKER or starter >> 2 == _JACK):
            found[deal, event] = (0, laws.heels, HEELS)
            event += 1
        finish_play(laws, state, unseen, seed)
        for at in range(state.many[0]):
            found[deal, event] = state.events[at]
            found[deal, event, 0] = (state.events[at, 0] - dealer) % laws.players
            event += 1
        for step in range(1, laws.players + 1):
            seat = (dealer + step) % laws.players
            made = count_cards(tables, laws, hands[seat], kept, starter, False)
            if made:
                found[deal, event] = (step % laws.players, made, SHOW)
                event += 1
        if laws.has_crib:
            made = count_cards(tables, laws, crib, CRIB, starter, True)
            if made:
                found[deal, event] = (0, made, SHOW)


def deal_sample(laws: Laws, size: int = SAMPLE_SIZE) -> DealSample:
    """The sample of deals by these rules, always the same."""
    return _deal_sample(of_a_deal(laws), size)


@lru_cache(maxsize=CACHED_SAMPLES)
def _deal_sample(laws: Laws, size: int) -> DealSample:
    """The sample for all rules that differ only in how the score is kept, which the rollout policy ignores."""
    # A captain deals against two, and each of the two with the other: then it matters which seat deals.
    dealers = laws.players if laws.players % laws.sides else 1
    events = np.zeros((dealers, size // dealers, _EVENTS, 3), np.int64)
    table, rng = point_tables(bool(laws.lowball), bool(laws.nineteen)), np.array([20240607], np.uint64)
    made = np.zeros((*events.shape[:2], laws.players))
    of_sides = np.zeros((*events.shape[:2], laws.sides))
    for dealer, found in enumerate(events):
        _simulate_deals(table, laws, discard_ways(laws), new_state(laws), dealer, rng, found)
        for step in range(laws.players):
            made[dealer, :, step] = (found[:, :, 1] * (found[:, :, 0] == step)).sum(axis=1)
            of_sides[dealer, :, (dealer + step) % laws.players % laws.sides] += made[dealer, :, step]
    means = made.mean(axis=1)
    # The deal changes hands, so the mean of each dealer is taken out.
    apart = of_sides[:, :, 0] - of_sides[:, :, 1]
    deviation = float(np.sqrt(max(1.0, (apart - apart.mean(axis=1, keepdims=True)).var())))
    return DealSample(
        events.astype(np.int16),
        float(of_sides.mean()),
        deviation,
        means - means.mean(axis=1, keepdims=True),
        np.zeros((0, 0, 0)),
    )
