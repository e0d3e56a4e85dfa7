"""The rollout policy's discards, whole deals simulated by it, and the sample of such deals for each set of rules."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import JOKERS, PACK
from fifteentwo.engine.heuristics import crib_mean
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, PointTables, count_cards, mean_kept, point_tables
from fifteentwo.engine.monte_carlo.rollout import (
    BY,
    RolloutState,
    Seed,
    finish_play,
    new_state,
    random_below,
    random_unit,
)
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, MOST_PLAYERS, Laws
from fifteentwo.engine.monte_carlo.win_model import HEELS, SHOW, DealSample
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

SAMPLE_SIZE: Final = 1500
CACHED_SAMPLES: Final = 16
"""Samples of deals kept in memory, 0.6 MB each."""
_EVENTS: Final = 64
_JACK: Final = 10
FIVE: Final = 4
CRIB: Final = 4
"""The cards of a crib."""
ILLEGAL: Final = 50.0
"""The penalty, in points, that keeps the policy from discards the rules forbid."""


class DiscardWays(NamedTuple):
    """The ways to discard cards, and crib averages by the ranks discarded."""

    orders: Longs
    """(3, 9, 28, 8): by the number of discards and of cards, for each way: the places of the cards, those discarded first."""
    many: Longs
    """(3, 9): the number of ways."""
    crib_of_two: Doubles
    """(2, 14, 14): the mean points of a crib, another's and one's own, by the ranks of two cards discarded to it."""
    crib_of_one: Doubles
    """(2, 14): likewise by the rank of one card."""


@cache
def discard_ways() -> DiscardWays:
    """The tables, computed once."""
    orders = np.zeros((3, MOST_CARDS + 1, 28, MOST_CARDS), np.int64)
    many = np.zeros((3, MOST_CARDS + 1), np.int64)
    for away in range(3):
        for cards in range(away, MOST_CARDS + 1):
            for way, discarded in enumerate(combinations(range(cards), away)):
                kept = [place for place in range(cards) if place not in discarded]
                orders[away, cards, way, :cards] = [*discarded, *kept]
                many[away, cards] = way + 1
    crib_values, crib = np.zeros((2, 14, 14)), np.zeros((2, 14))
    some = [*(PACK[4 * rank] for rank in range(13)), JOKERS[0]]
    others = [*(PACK[4 * rank + 1] for rank in range(13)), JOKERS[1]]
    for own in (0, 1):
        for low, one in enumerate(some):
            crib[own, low] = crib_mean((one,), bool(own))
            for high, two in enumerate(others):
                crib_values[own, low, high] = crib_mean((one, two), bool(own))
    return DiscardWays(orders, many, crib_values, crib)


@compiled
def discard_values(
    tables: PointTables, laws: Laws, ways: DiscardWays, cards: Longs, size: int, away: int, own: bool, values: Doubles
) -> int:
    """Writes the rollout policy's value of each way to discard `away` cards, hand and crib on average; returns their number."""
    counts = np.zeros(14, np.int64)
    kept = size - away
    many = int(ways.many[away, size])
    for way in range(many):
        order = ways.orders[away, size, way]
        counts[:] = 0
        suit = -1
        flush = kept >= 3
        for at in range(away, size):
            card = cards[order[at]]
            counts[card >> 2] += 1
            if card < 52:
                if suit >= 0 and card & 3 != suit:
                    flush = False
                suit = card & 3
        value = mean_kept(tables, counts, kept)
        if flush:
            value += kept + 0.2
        if counts[_JACK]:
            value += 0.2
        crib = 0.0
        if away == 2:
            crib = ways.crib_of_two[int(own), cards[order[0]] >> 2, cards[order[1]] >> 2]
        elif away == 1:
            crib = ways.crib_of_one[int(own), cards[order[0]] >> 2]
        value += crib if own else -crib
        values[way] = -value if laws.lowball else value
        fives_tossed = 0
        for at in range(away):
            fives_tossed += cards[order[at]] >> 2 == FIVE
        if laws.toss_fives and counts[FIVE] and fives_tossed < away:
            values[way] -= ILLEGAL
    return many


@compiled
def discard_count(laws: Laws, seat: int, dealer: int) -> int:
    """The number of cards a seat discards."""
    spared = laws.players >= 5 and seat % laws.sides == dealer % laws.sides
    return 0 if spared else laws.discards


@compiled
def dealt_count(laws: Laws, seat: int, dealer: int) -> int:
    """The number of cards a seat is dealt."""
    return laws.dealt - laws.discards + discard_count(laws, seat, dealer)


@compiled
def rollout_discard(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    cards: Longs,
    size: int,
    seat: int,
    dealer: int,
    values: Doubles,
    seed: Seed,
) -> int:
    """The discard of the rollout policy, with a little noise."""
    away = discard_count(laws, seat, dealer)
    many = discard_values(tables, laws, ways, cards, size, away, seat % laws.sides == dealer % laws.sides, values)
    best = 0
    most = -1e9
    for way in range(many):
        value = values[way] + 0.3 * random_unit(seed)
        if value > most:
            most = value
            best = way
    return best


@compiled
def shuffle(pack: Longs, many: int, first: int, seed: Seed) -> None:
    """Moves random cards of the first `many` to the first `first` places (Fisher and Yates)."""
    for at in range(first):
        other = at + random_below(seed, many - at)
        pack[at], pack[other] = pack[other], pack[at]


@compiled
def reset(state: RolloutState, dealer: int, starter: int) -> None:
    """Resets the state to an empty table with a starter, before the hands are dealt."""
    state.held[:] = 0
    state.sizes[:] = 0
    state.seen[:] = 0
    state.at[:] = 0
    state.at[BY] = dealer
    state.many[0] = 0
    if starter < 52:
        state.seen[starter >> 2] += 1


@compiled
def deal_hands(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    state: RolloutState,
    dealer: int,
    seed: Seed,
    hands: Longs,
    crib: Longs,
) -> int:
    """Deals to the state, and discards by the rollout policy. Writes the hands, (players, 8), and the crib; returns the starter."""
    pack = np.arange(52 + laws.jokers)
    values = np.zeros(28)
    shuffle(pack, len(pack), min(len(pack), laws.players * laws.dealt + 5), seed)
    taken = 0
    in_crib = 0
    reset(state, dealer, 52)
    for seat in range(laws.players):
        size = dealt_count(laws, seat, dealer)
        cards = pack[taken : taken + size]
        taken += size
        away = discard_count(laws, seat, dealer)
        way = rollout_discard(tables, laws, ways, cards, size, seat, dealer, values, seed)
        order = ways.orders[away, size, way]
        for at in range(away):
            crib[in_crib] = cards[order[at]]
            in_crib += 1
        for at in range(size - away):
            card = cards[order[away + at]]
            hands[seat, at] = card
            state.held[seat, card >> 2] += 1
        state.sizes[seat] = size - away
    for _ in range(laws.from_stock):
        crib[in_crib] = pack[taken]
        in_crib += 1
        taken += 1
    starter = int(pack[taken])
    if starter < 52:
        state.seen[starter >> 2] += 1
    return starter


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
    return _deal_sample(laws._replace(targets=(0,) * MOST_PLAYERS, stinkhole=0, crash=0), size)


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
        _simulate_deals(table, laws, discard_ways(), new_state(laws), dealer, rng, found)
        for step in range(laws.players):
            made[dealer, :, step] = (found[:, :, 1] * (found[:, :, 0] == step)).sum(axis=1)
            of_sides[dealer, :, (dealer + step) % laws.players % laws.sides] += made[dealer, :, step]
    means = made.mean(axis=1)
    # The deal changes hands, so the mean of each dealer is taken out.
    apart = of_sides[:, :, 0] - of_sides[:, :, 1]
    deviation = float(np.sqrt(max(1.0, (apart - apart.mean(axis=1, keepdims=True)).var())))
    return DealSample(
        events.astype(np.int16), float(of_sides.mean()), deviation, means - means.mean(axis=1, keepdims=True)
    )
