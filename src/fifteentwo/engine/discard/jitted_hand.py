"""The discards of one hand of six in machine code: what `single_hand` and `keep_policy` compute, for players, who ask often."""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.engine.discard import single_hand
from fifteentwo.engine.discard.keep_policy import KeepTable
from fifteentwo.engine.discard.opponent import OTHERS, STARTERS, WAYS, CribModel, Layout
from fifteentwo.engine.jit import compiled, inlined
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import PAIRS, RANKS, TRIPLES, Doubles, Longs
from fifteentwo.engine.scoring.rank_sixes import GROUPS, RANK_SIXES
from fifteentwo.engine.scoring.vectorised import Bytes

_JACK: Final = 10
_flush_points = inlined(single_hand.flush_points)


@compiled
def left_of(known: Longs, left: Longs, unseen: Bytes) -> None:
    """Writes how many cards of each rank, (13,), and which cards, (4, 13), are not among those known."""
    left[:] = 4
    unseen[:] = 1
    for card in known:
        left[card >> 2] -= 1
        unseen[card & 3, card >> 2] = 0


@compiled
def ways_dealt(table: KeepTable, left: Longs, ways: Doubles) -> None:
    """Writes the number of ways to deal each six ranks from these cards, (18395,)."""
    choose = np.zeros((RANKS, 5))
    for rank in range(RANKS):
        choose[rank, 0] = 1.0
        for many in range(1, left[rank] + 1):
            choose[rank, many] = choose[rank, many - 1] * (left[rank] - many + 1) / many
    groups, parts = table.parts.shape[:2]
    products = np.ones((groups, parts))
    for group in range(groups):
        for part in range(parts):
            for rank in range(GROUPS[group][0], GROUPS[group][1]):
                products[group, part] *= choose[rank, table.parts[group, part, rank - GROUPS[group][0]]]
    codes = table.codes
    for six in range(len(ways)):
        ways[six] = products[0, codes[0, six]] * products[1, codes[1, six]] * products[2, codes[2, six]]


@compiled
def pairs_discarded(table: KeepTable, left: Longs, chances: Doubles) -> None:
    """Writes the probability of each pair of ranks discarded, (91,), as `KeepPolicy.discarded`."""
    ways = np.zeros(RANK_SIXES)
    ways_dealt(table, left, ways)
    chances[:] = 0.0
    for row in range(len(table.six)):
        chances[table.discarded[row]] += ways[table.six[row]] * table.shares[row]
    chances /= chances.sum()


@compiled
def pairs_given_kinds(table: KeepTable, left: Longs, weights: Doubles, kinds: Longs, pairs: Doubles) -> None:
    """Writes the probability of each pair discarded by the kind of the hand kept, (kinds, 91), as `KeepPolicy.discarded_with`."""
    ways, all_kinds = np.zeros(RANK_SIXES), np.zeros(PAIRS)
    ways_dealt(table, left, ways)
    pairs[:] = 0.0
    for row in range(len(table.six)):
        kept = table.kept[row]
        if weights[kept] > 0:
            share = ways[table.six[row]] * table.shares[row] * weights[kept]
            pairs[kinds[kept], table.discarded[row]] += share
            all_kinds[table.discarded[row]] += share
    for kind in range(len(pairs)):
        total = pairs[kind].sum()
        if total > 0:
            pairs[kind] /= total
        else:
            pairs[kind] = all_kinds / max(all_kinds.sum(), 1e-300)


@compiled
def crib_given_six(table: KeepTable, left: Longs, crib: CribModel) -> None:
    """Writes the crib model of the other's discards given my six cards, as `late_discards.discards_given`; but for `CribModel.suited`."""
    chances, scaled = np.zeros(PAIRS), np.zeros((RANKS, RANKS))
    pairs_discarded(table, left, chances)
    most = 0.0
    for pair in range(PAIRS):
        low, high = table.pair[pair, 0], table.pair[pair, 1]
        ways = left[low] * (left[low] - 1) / 2 if low == high else float(left[low] * left[high])
        chances[pair] = chances[pair] / ways if ways > 0 else 0.0
        most = max(most, chances[pair])
        scaled[low, high] = scaled[high, low] = chances[pair]
    scaled /= most
    for first in range(RANKS):
        for second in range(RANKS):
            crib.weights[first, second] = scaled[first, second]
    at = 0
    for x in range(RANKS):
        for y in range(x, RANKS):
            for z in range(y, RANKS):
                if x == z:
                    found = 3 * scaled[x, x]
                elif x == y:
                    found = scaled[x, x] + 2 * scaled[x, z]
                elif y == z:
                    found = scaled[y, y] + 2 * scaled[x, y]
                else:
                    found = scaled[x, y] + scaled[x, z] + scaled[y, z]
                crib.triples[at] = found
                at += 1


@compiled
def values_of_six(
    six: Longs, role: int, fixed: Layout, crib: CribModel, pegging: Doubles, hands: Longs, values: Doubles
) -> None:
    """Writes the value of each discard in points, (15,), as `single_hand.discard_values`, and the number of the hand kept, (15,).

    `pegging`, (1820,), is the value of each hand kept in the play.
    """
    left, unseen, in_suit = np.zeros(RANKS, np.int64), np.zeros((4, RANKS), np.uint8), np.zeros(4, np.int64)
    left_of(six, left, unseen)
    through, pairs, jacks = np.zeros(RANKS), 0.0, 0.0
    for rank in range(RANKS):
        for other in range(RANKS):
            through[rank] += crib.weights[rank, other] * (left[other] - (rank == other))
        pairs += through[rank] * left[rank] / 2
        for suit in range(4):
            in_suit[suit] += unseen[suit, rank]
    for suit in range(4):
        if unseen[suit, _JACK]:
            for rank in range(RANKS):
                if rank != _JACK and unseen[suit, rank]:
                    jacks += through[_JACK] - crib.weights[_JACK, rank]
    drawn = np.zeros(TRIPLES)
    for at in range(TRIPLES):
        x, y, z = left[fixed.triple[at, 0]], left[fixed.triple[at, 1]], left[fixed.triple[at, 2]]
        if fixed.triple[at, 0] == fixed.triple[at, 2]:
            ways = x * (x - 1) * (x - 2) // 6
        elif fixed.triple[at, 0] == fixed.triple[at, 1]:
            ways = x * (x - 1) // 2 * z
        elif fixed.triple[at, 1] == fixed.triple[at, 2]:
            ways = x * (y * (y - 1) // 2)
        else:
            ways = x * y * z
        drawn[at] = ways * crib.triples[at]
    sign = 1.0 if role == DEALER else -1.0
    for way in range(WAYS):
        first, second = six[fixed.away[way, 0]], six[fixed.away[way, 1]]
        points, pair = jacks, fixed.pair_at[first >> 2, second >> 2]
        for at in range(TRIPLES):
            points += fixed.with_pair[pair, at] * drawn[at]
        if first & 3 == second & 3:
            flush, of_suit = 0.0, unseen[first & 3]
            for low in range(RANKS):
                for high in range(low + 1, RANKS):
                    flush += crib.weights[low, high] * of_suit[low] * of_suit[high]
            points += flush * _flush_points(in_suit[first & 3], crib.four)
        for card in (first, second):
            if card >> 2 == _JACK:
                for rank in range(RANKS):
                    points += (pairs - through[rank]) * unseen[card & 3, rank]
        hands[way] = fixed.four_at[
            six[fixed.away[way, 2]] >> 2,
            six[fixed.away[way, 3]] >> 2,
            six[fixed.away[way, 4]] >> 2,
            six[fixed.away[way, 5]] >> 2,
        ]
        hand = 0
        for starter in range(52):
            if unseen[starter & 3, starter >> 2]:
                hand += hand_points(six, fixed, way, starter)
        values[way] = hand / STARTERS + sign * (points / (pairs * OTHERS)) + pegging[hands[way]]


@compiled
def hand_points(six: Longs, fixed: Layout, way: int, starter: int) -> int:
    """The points of the four cards kept with a starter."""
    kept = np.empty(4, np.int64)
    for at in range(4):
        kept[at] = six[fixed.away[way, 2 + at]]
    return hand_value(kept, starter, fixed.points)


@compiled
def hand_value(hand: Longs, starter: int, points: Bytes) -> int:
    """The points of four cards with a starter; `points` are those by rank, as `vectorised.rank_points`."""
    place, suit, alike, found = 0, starter & 3, 0, 0
    for card in hand:
        place = place * 13 + (card >> 2)
        alike += card & 3 == hand[0] & 3
        found += card >> 2 == _JACK and card & 3 == suit and starter >> 2 != _JACK
    if alike == 4:
        found += 5 if hand[0] & 3 == suit else 4
    return int(found + points[place * 13 + (starter >> 2)])


@compiled
def starter_times(six: Longs, fixed: Layout, way: int, unseen: Bytes, times: Longs) -> None:
    """Writes how many of the 46 starters have each rank and give the four cards kept these points, (13, 30)."""
    times[:] = 0
    for starter in range(52):
        if unseen[starter & 3, starter >> 2]:
            times[starter >> 2, hand_points(six, fixed, way, starter)] += 1


def empty_crib(four: bool) -> CribModel:
    """A crib model to be written on by `crib_given_six`; `four` is `CribModel.four`."""
    return CribModel(np.zeros((RANKS, RANKS), np.float32), np.zeros(TRIPLES, np.float32), np.zeros(0, np.float32), four)
