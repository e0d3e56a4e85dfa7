"""The exact value of each discard in the show: the mean over every starter and every pair the other player may discard.

The other's discards are modelled by a weight for each pair of cards, by their ranks (91); equal weights for a player about
whom nothing is known. Given the weights the result is exact: the six cards are removed from the pack, flushes and nobs are
counted. The model assumes that their pair depends on our cards through card removal only.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.engine.deal_rules import Payoffs
from fifteentwo.engine.discard import single_hand
from fifteentwo.engine.discard.opponent import OTHERS, STARTERS, WAYS, CribModel, Layout
from fifteentwo.engine.jit import compiled, inlined
from fifteentwo.engine.scoring.jitted import score
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, RANKS, TRIPLES, Doubles, Floats
from fifteentwo.engine.scoring.vectorised import HIGHEST, Bytes, Integers

FIVE: Final = 4
"""The rank of a five."""


_flush_points = inlined(single_hand.flush_points)


@compiled
def _dot(left: Floats, right: Floats, room: Floats) -> float:
    """The dot product of 455 terms, arranged for vector instructions: 65 sums of seven, halved until eight and one are left."""
    for at in range(65):
        low = left[at] * right[at] + left[65 + at] * right[65 + at] + left[130 + at] * right[130 + at]
        middle = left[195 + at] * right[195 + at] + left[260 + at] * right[260 + at]
        room[at] = low + middle + left[325 + at] * right[325 + at] + left[390 + at] * right[390 + at]
    for half in (32, 16, 8):
        for at in range(half):
            room[at] += room[half + at]
    even, odd = room[0] + room[2] + room[4] + room[6], room[1] + room[3] + room[5] + room[7]
    return float(even + odd + room[64])


@compiled
def discard_points(cards: Bytes, fixed: Layout, crib: CribModel, hand_points: Integers, crib_points: Doubles) -> None:
    """Writes, for each of the 15 discards of six cards, the hand's points summed over 46 starters, and the crib's mean points."""
    left = np.full(RANKS, 4, np.int64)
    unseen = np.full(4, (1 << RANKS) - 1, np.int64)
    for card in cards:
        left[card >> 2] -= 1
        unseen[card & 3] &= ~(1 << (card >> 2))
    in_suit = np.zeros(4, np.int64)
    for rank in range(RANKS):
        for suit in range(4):
            in_suit[suit] += unseen[suit] >> rank & 1
    # The total weight of the pairs that contain a card of each rank.
    through = np.zeros(RANKS, np.float64)
    pairs = 0.0
    for rank in range(RANKS):
        for other in range(RANKS):
            through[rank] += crib.weights[rank, other] * (left[other] - (rank == other))
        if left[rank] > 0:
            pairs += through[rank] * left[rank]
    pairs /= 2
    for_nobs = _nobs_of_others(crib, unseen, through)
    # The weight of each multiset of three unknown ranks.
    drawn = np.empty(TRIPLES, np.float32)
    room = np.empty(65, np.float32)
    for at in range(TRIPLES):
        x, y, z = fixed.triple[at, 0], fixed.triple[at, 1], fixed.triple[at, 2]
        if x == z:
            ways = left[x] * (left[x] - 1) * (left[x] - 2) // 6
        elif x == y:
            ways = left[x] * (left[x] - 1) // 2 * left[z]
        elif y == z:
            ways = left[x] * (left[y] * (left[y] - 1) // 2)
        else:
            ways = left[x] * left[y] * left[z]
        drawn[at] = ways * crib.triples[at]
    for way in range(WAYS):
        first, second = int(cards[fixed.away[way, 0]]), int(cards[fixed.away[way, 1]])
        points = _dot(drawn, fixed.with_pair[fixed.pair_at[first >> 2, second >> 2]], room)
        if (first ^ second) & 3 == 0:
            suit = first & 3
            points += crib.suited[unseen[suit]] * _flush_points(in_suit[suit], crib.four)
        points += for_nobs
        for card in (first, second):
            if card >> 2 == 10:
                for rank in range(RANKS):
                    if unseen[card & 3] >> rank & 1:
                        points += pairs - through[rank]
        crib_points[way] = points / (pairs * OTHERS)
        hand_points[way] = _hand(cards, fixed, way, left, in_suit)


@compiled
def _nobs_of_others(crib: CribModel, unseen: Integers, through: Doubles) -> float:
    """The total weight of nobs by a jack in the other player's pair."""
    weight = 0.0
    for suit in range(4):
        if unseen[suit] >> 10 & 1:
            for rank in range(RANKS):
                if rank != 10 and unseen[suit] >> rank & 1:
                    weight += through[10] - crib.weights[10, rank]
    return weight


@compiled
def _hand(cards: Bytes, fixed: Layout, way: int, left: Integers, in_suit: Integers) -> int:
    """The points of the four kept, summed over the 46 starters."""
    place = 0
    points = 0
    one_suit = True
    suit = int(cards[fixed.away[way, 2]]) & 3
    for at in range(2, 6):
        card = int(cards[fixed.away[way, at]])
        place = place * 13 + (card >> 2)
        if card & 3 != suit:
            one_suit = False
        if card >> 2 == 10:
            points += in_suit[card & 3]
    place *= 13
    for rank in range(RANKS):
        points += left[rank] * int(fixed.points[place + rank])
    if one_suit:
        points += 4 * STARTERS + in_suit[suit]
    return points


@compiled
def discard_points_each(hands: Bytes, fixed: Layout, crib: CribModel) -> tuple[Integers, Doubles]:
    """`discard_points` for n hands of six, (n, 6): (n, 15) hand points over 46 starters, and (n, 15) mean crib points."""
    hand_points = np.empty((len(hands), WAYS), np.int64)
    crib_points = np.empty((len(hands), WAYS), np.float64)
    for at in range(len(hands)):
        discard_points(hands[at], fixed, crib, hand_points[at], crib_points[at])
    return hand_points, crib_points


@compiled
def discard_values_each(hands: Bytes, fixed: Layout, crib: CribModel, sign: float, pegging: Doubles) -> Floats:
    """The points of each discard of n hands of six, hand, crib and play together, (n, 15); `sign` is 1 for the dealer, -1 for pone."""
    value = np.empty((len(hands), WAYS), np.float32)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    for at in range(len(hands)):
        discard_points(hands[at], fixed, crib, hand_points, crib_points)
        for way in range(WAYS):
            kept = kept_number(hands[at], fixed, way)
            value[at, way] = hand_points[way] / STARTERS + sign * crib_points[way] + pegging[kept]
    return value


@compiled
def outcomes(cards: Bytes, fixed: Layout, crib: CribModel, joint: Doubles) -> None:
    """Writes to `joint`, (15, 30, 30), the joint probability of the points of hand and crib, for each discard of six cards.

    Sums over every starter and the ranks of the other's pair; the cases of nobs by their jack and of a flush in the crib are
    counted separately.
    """
    left = np.full(RANKS, 4, np.int64)
    unseen = np.full(4, (1 << RANKS) - 1, np.int64)
    for card in cards:
        left[card >> 2] -= 1
        unseen[card & 3] &= ~(1 << (card >> 2))
    of_crib = np.zeros(HIGHEST + 7, np.float64)
    joint[:] = 0
    for way in range(WAYS):
        first, second = int(cards[fixed.away[way, 0]]), int(cards[fixed.away[way, 1]])
        a, b = int(cards[fixed.away[way, 2]]), int(cards[fixed.away[way, 3]])
        c, d = int(cards[fixed.away[way, 4]]), int(cards[fixed.away[way, 5]])
        pair = (first >> 2) * 28561 + (second >> 2) * 2197
        everything = 0.0
        for starter in range(52):
            rank, suit = starter >> 2, starter & 3
            if not unseen[suit] >> rank & 1:
                continue
            left[rank] -= 1
            unseen[suit] &= ~(1 << rank)
            own = 1 if first == 40 + suit or second == 40 + suit else 0
            jack = unseen[suit] >> 10 & 1
            one_suit = (first ^ second) & 3 == 0 and (first & 3 == suit or crib.four)
            alike, of_suit = first & 3 == suit, unseen[first & 3]
            of_crib[:] = 0
            for x in range(RANKS):
                for y in range(x, RANKS):
                    if x == y:
                        ways, with_jack, flushes = left[x] * (left[x] - 1) // 2, (left[x] - 1) * jack * (x == 10), 0
                    else:
                        ways = left[x] * left[y]
                        with_jack = jack * (left[y] * (x == 10) + left[x] * (y == 10))
                        flushes = int(one_suit) * (of_suit >> x & 1) * (of_suit >> y & 1)
                    # Their jack is of the suit of the starter only in a flush of five.
                    both = flushes * alike * (x == 10 or y == 10)
                    points = int(fixed.points[pair + x * 169 + y * 13 + rank]) + own
                    weight = crib.weights[x, y]
                    if ways > 0:
                        of_crib[points] += weight * (ways - with_jack - flushes + both)
                        of_crib[points + 1] += weight * (with_jack - both)
                        of_crib[points + 4 + alike] += weight * (flushes - both)
                        of_crib[points + 6] += weight * both
            unseen[suit] |= 1 << rank
            left[rank] += 1
            hand = score(fixed.points, a, b, c, d, starter, False)
            for points in range(HIGHEST + 1):
                joint[way, hand, points] += of_crib[points]
                everything += of_crib[points]
        for hand in range(HIGHEST + 1):
            for points in range(HIGHEST + 1):
                joint[way, hand, points] /= everything


def best_discards(
    hands: Bytes, ways: Integers, fixed: Layout, crib: CribModel, payoffs: Payoffs, pegging: Doubles
) -> tuple[Bytes, Doubles, Doubles, float]:
    """The best discard of each of n hands of six, (n, 6), and the frequencies that follow from them.

    `ways` is the number of hands each stands for, (n,); `pegging` the value of a kept hand in the play, (1820,), negative
    where it is bad, as those of `payoffs`. Returns the choices, (n,), the probability of each kept hand by rank, (1820,), and of
    each discarded pair of ranks, (91,), and the mean value of hand, crib and play.
    """
    choices, kept, discarded, total = count_best_discards(hands, ways, fixed, crib, payoffs, pegging)
    weight = float(ways.sum())
    return choices, kept / weight, discarded / weight, total / weight


@compiled
def count_best_discards(
    hands: Bytes, ways: Integers, fixed: Layout, crib: CribModel, payoffs: Payoffs, pegging: Doubles
) -> tuple[Bytes, Doubles, Doubles, float]:
    """`best_discards`, with its shapes, (n,), (1820,) and (91,), but counts of hands in place of probabilities.

    So results can be added up.
    """
    choices = np.empty(len(hands), np.uint8)
    kept = np.zeros(FOURS, np.float64)
    discarded = np.zeros(PAIRS, np.float64)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    total = 0.0
    for at in range(len(hands)):
        cards = hands[at]
        discard_points(cards, fixed, crib, hand_points, crib_points)
        best = 0
        most = -1e9
        for way in range(WAYS):
            if payoffs.toss_fives and not tosses_fives(cards, fixed, way):
                continue
            show = payoffs.hand * hand_points[way] / STARTERS + payoffs.crib * crib_points[way]
            value = show + pegging[kept_number(cards, fixed, way)]
            if value > most + 1e-7:
                most = value
                best = way
        choices[at] = best
        kept[kept_number(cards, fixed, best)] += ways[at]
        discarded[fixed.pair_at[cards[fixed.away[best, 0]] >> 2, cards[fixed.away[best, 1]] >> 2]] += ways[at]
        total += most * ways[at]
    return choices, kept, discarded, total


@compiled
def tosses_fives(cards: Bytes, fixed: Layout, way: int) -> bool:
    """Whether a way of six cards discards as many fives as it can: all of them, or two."""
    held = 0
    for card in cards:
        held += card >> 2 == FIVE
    tossed = int(cards[fixed.away[way, 0]] >> 2 == FIVE) + int(cards[fixed.away[way, 1]] >> 2 == FIVE)
    return tossed == min(held, 2)


@compiled
def kept_number(cards: Bytes, fixed: Layout, way: int) -> int:
    """The number of the hand of four kept, in `rank_hands(4)`."""
    a, b = cards[fixed.away[way, 2]] >> 2, cards[fixed.away[way, 3]] >> 2
    c, d = cards[fixed.away[way, 4]] >> 2, cards[fixed.away[way, 5]] >> 2
    return int(fixed.four_at[a, b, c, d])
