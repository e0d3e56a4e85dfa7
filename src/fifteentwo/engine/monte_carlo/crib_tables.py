"""What discards are worth in the crib by any rules, from a short fictitious play (Brown, 1951) of the rollout policy.

In each round all seats discard by the tables so far. For each seat the crib is then counted with every two ranks (or one) in place of
what it discarded, and the tables become the means over the rounds, the later ones counting more.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import Final

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.monte_carlo.counting import JOKER, PointTables, count_cards, point_tables
from fifteentwo.engine.monte_carlo.discard_policy import DiscardWays, deal_hands, discard_count
from fifteentwo.engine.monte_carlo.random_numbers import Seed
from fifteentwo.engine.monte_carlo.rollout import RolloutState, new_state
from fifteentwo.engine.monte_carlo.rollout_weights import play_values
from fifteentwo.engine.monte_carlo.rules import MOST_CARDS, Laws, of_a_deal
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

CRIB: Final = 4
"""The cards of a crib."""
ROUNDS: Final = 6
DEALS: Final = 600
"""The deals of a round."""
KEPT_BACK: Final = 0.6
"""What the rounds before weigh after another."""
_PACK: Final = 54


def discard_ways(laws: Laws) -> DiscardWays:
    """The tables for these rules, computed once, in some 0.1 s; always the same."""
    return _discard_ways(of_a_deal(laws))


@lru_cache(maxsize=64)
def _discard_ways(laws: Laws) -> DiscardWays:
    """The tables for all rules that differ only in how the score is kept."""
    return played_ways(laws, *play_values(laws))


def played_ways(laws: Laws, play: Doubles, play_of_two: Doubles) -> DiscardWays:
    """The tables for these rules and values of the kept cards."""
    ways = DiscardWays(*_orders(), np.zeros((2, 14, 14)), play, play_of_two)
    if not laws.has_crib or not laws.discards:
        return ways
    table, seed = point_tables(bool(laws.lowball), bool(laws.nineteen)), np.array([20240607], np.uint64)
    points, weights = np.zeros((2, 14, 14)), np.zeros((2, 14, 14))
    for _ in range(ROUNDS):
        points, weights = KEPT_BACK * points, KEPT_BACK * weights
        _add_cribs(table, laws, ways, new_state(laws), DEALS, seed, points, weights)
        ways = ways._replace(crib=points / np.maximum(weights, 1e-9))
    return ways


@cache
def _orders() -> tuple[Longs, Longs]:
    """`DiscardWays.orders` and `many`."""
    orders = np.zeros((3, MOST_CARDS + 1, 28, MOST_CARDS), np.int64)
    many = np.zeros((3, MOST_CARDS + 1), np.int64)
    for away in range(3):
        for cards in range(away, MOST_CARDS + 1):
            for way, discarded in enumerate(combinations(range(cards), away)):
                kept = [place for place in range(cards) if place not in discarded]
                orders[away, cards, way, :cards] = [*discarded, *kept]
                many[away, cards] = way + 1
    return orders, many


@compiled
def _free_card(rank: int, suit: int, avoided: int, used: Longs) -> int:
    """A card of a rank that is not used, the first from a suit on, of another suit than one if there is one; -1 without any."""
    found = -1
    for step in range(4 if rank < JOKER else 2):
        card = 4 * rank + ((suit + step) & 3 if rank < JOKER else step)
        if not used[card] and (found < 0 or found & 3 == avoided):
            found = card
    return found


@compiled
def _add_cribs(
    tables: PointTables,
    laws: Laws,
    ways: DiscardWays,
    state: RolloutState,
    deals: int,
    seed: Seed,
    points: Doubles,
    weights: Doubles,
) -> None:
    """Adds the points of cribs with each two ranks (or one), (2, 14, 14), and how many such cards are left, their weight."""
    hands, crib, made = np.zeros((laws.players, MOST_CARDS), np.int64), np.zeros(8, np.int64), np.zeros(8, np.int64)
    used, left = np.zeros(_PACK, np.int64), np.zeros(14, np.int64)
    for deal in range(deals):
        dealer = deal % laws.players
        starter = deal_hands(tables, laws, ways, state, dealer, seed, hands, crib)
        slot = 0
        for seat in range(laws.players):
            away = discard_count(laws, seat, dealer)
            if away == 0:
                continue
            used[:] = 0
            left[:13] = 4
            left[JOKER] = laws.jokers
            others = 0
            for at in range(CRIB + 1):
                if at < slot or at >= slot + away:
                    card = crib[at] if at < CRIB else starter
                    used[card] = 1
                    left[card >> 2] -= 1
                    if at < CRIB:
                        made[others] = card
                        others += 1
            slot += away
            own = int(seat % laws.sides == dealer % laws.sides)
            for low in range(14):
                if left[low] <= 0:
                    continue
                made[others] = _free_card(low, deal & 3, -1, used)
                if away == 1:
                    points[own, low, low] += left[low] * count_cards(tables, laws, made, CRIB, starter, True)
                    weights[own, low, low] += left[low]
                    continue
                used[made[others]] = 1
                for high in range(low, 14):
                    ways_to_hold = left[low] * (left[low] - 1) // 2 if high == low else left[low] * left[high]
                    if ways_to_hold <= 0:
                        continue
                    made[others + 1] = _free_card(high, (deal >> 2) & 3, made[others] & 3, used)
                    counted = ways_to_hold * count_cards(tables, laws, made, CRIB, starter, True)
                    points[own, low, high] += counted
                    weights[own, low, high] += ways_to_hold
                    if high > low:
                        points[own, high, low] += counted
                        weights[own, high, low] += ways_to_hold
                used[made[others]] = 0
