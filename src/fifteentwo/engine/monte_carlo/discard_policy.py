"""The rollout policy's discards, and hands dealt and discarded by it."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import PointTables, mean_kept
from fifteentwo.engine.monte_carlo.random_numbers import Seed, random_below, random_unit
from fifteentwo.engine.monte_carlo.rollout import RolloutState, reset
from fifteentwo.engine.monte_carlo.rules import Laws
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

_JACK: Final = 10
FIVE: Final = 4
ILLEGAL: Final = 50.0
"""The penalty, in points, that keeps the policy from discards the rules forbid."""


class DiscardWays(NamedTuple):
    """The ways to discard cards, and what the policy takes the discards and the kept cards to be worth, by their ranks.

    Of two tables the first is for a seat in another side's crib, the second for one in its own. Rank 13 is a joker.
    """

    orders: Longs
    """(3, 9, 28, 8): by the number of discards and of cards, for each way: the places of the cards, those discarded first."""
    many: Longs
    """(3, 9): the number of ways."""
    crib: Doubles
    """(2, 14, 14): the mean points of the crib with two cards of these ranks in it; with one card at both its ranks."""
    play: Doubles
    """(2, 14): what a kept card adds to the net points of the play."""
    play_of_two: Doubles
    """(2, 14, 14): what two kept cards add besides."""


@compiled
def play_value(ways: DiscardWays, cards: Longs, order: Longs, away: int, size: int, own: bool) -> float:
    """The net points of the play that the kept cards are worth, but for a constant."""
    value = 0.0
    for at in range(away, size):
        rank = cards[order[at]] >> 2
        value += ways.play[int(own), rank]
        for other in range(at + 1, size):
            value += ways.play_of_two[int(own), rank, cards[order[other]] >> 2]
    return value


@compiled
def plays_of(ways: DiscardWays, cards: Longs, size: int, away: int, own: bool, found: Doubles) -> None:
    """Writes what the cards kept by each discard are worth in the play, (ways,), but for a constant."""
    for way in range(len(found)):
        found[way] = play_value(ways, cards, ways.orders[away, size, way], away, size, own)


@compiled
def discard_values(
    tables: PointTables, laws: Laws, ways: DiscardWays, cards: Longs, size: int, away: int, own: bool, values: Doubles
) -> int:
    """Writes the rollout policy's value of each way to discard `away` cards, of hand, crib and play on average; returns their number."""
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
        if away:
            crib = ways.crib[int(own), cards[order[0]] >> 2, cards[order[away - 1]] >> 2]
        value += crib if own else -crib
        value += play_value(ways, cards, order, away, size, own)
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
