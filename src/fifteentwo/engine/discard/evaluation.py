"""What each discard is worth in the show, exactly: over every starter and every pair the other player may discard.

The other player's discards are given as `weights`: how readily he discards any one pair of cards of two ranks, by
the number of the pair (91); all alike for a player of whom nothing is known. Given those, nothing is left out: the
six cards are removed from the pack, flushes and nobs are counted. What is a model is that his pair depends on ours
only through the cards that are gone.
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.discard.opponent import OTHERS, STARTERS, WAYS, Crib, Layout
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.jitted import score
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, RANKS, TRIPLES, Doubles, Floats
from fifteentwo.engine.scoring.vectorised import HIGHEST, Bytes, Integers


@compiled
def _dot(left: Floats, right: Floats, room: Floats) -> float:
    """The sum of 455 products, many at a time: 65 sums of seven, halved until eight and one are left."""
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
def weigh(cards: Bytes, fixed: Layout, crib: Crib, hand_points: Integers, crib_points: Doubles) -> None:
    """For each of the 15 discards of six cards: the hand's points summed over 46 starters, and the crib's mean."""
    left = np.full(RANKS, 4, np.int64)
    unseen = np.full(4, (1 << RANKS) - 1, np.int64)
    for card in cards:
        left[card >> 2] -= 1
        unseen[card & 3] &= ~(1 << (card >> 2))
    in_suit = np.zeros(4, np.int64)
    for rank in range(RANKS):
        for suit in range(4):
            in_suit[suit] += unseen[suit] >> rank & 1
    # How the weight of all pairs falls on the cards of each rank.
    through = np.zeros(RANKS, np.float64)
    pairs = 0.0
    for rank in range(RANKS):
        for other in range(RANKS):
            through[rank] += crib.weights[rank, other] * (left[other] - (rank == other))
        if left[rank] > 0:
            pairs += through[rank] * left[rank]
    pairs /= 2
    for_nobs = _nobs_of_others(crib, unseen, through)
    # The weight of each three unknown ranks.
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
            points += 5.0 * crib.suited[unseen[suit]] * (in_suit[suit] - 2)
        points += for_nobs
        for card in (first, second):
            if card >> 2 == 10:
                for rank in range(RANKS):
                    if unseen[card & 3] >> rank & 1:
                        points += pairs - through[rank]
        crib_points[way] = points / (pairs * OTHERS)
        hand_points[way] = _hand(cards, fixed, way, left, in_suit)


@compiled
def _nobs_of_others(crib: Crib, unseen: Integers, through: Doubles) -> float:
    """The weight of a jack in the other player's pair with a starter of its suit."""
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
def weigh_each(hands: Bytes, fixed: Layout, crib: Crib) -> tuple[Integers, Doubles]:
    """`weigh` for n hands of six, (n, 6): (n, 15) hand points over 46 starters, and (n, 15) mean crib points."""
    hand_points = np.empty((len(hands), WAYS), np.int64)
    crib_points = np.empty((len(hands), WAYS), np.float64)
    for at in range(len(hands)):
        weigh(hands[at], fixed, crib, hand_points[at], crib_points[at])
    return hand_points, crib_points


@compiled
def worth_each(hands: Bytes, fixed: Layout, crib: Crib, sign: float, pegging: Doubles) -> Floats:
    """What each discard of n hands of six is worth in hand, crib and play, (n, 15); as in `choose_each`."""
    worth = np.empty((len(hands), WAYS), np.float32)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    for at in range(len(hands)):
        weigh(hands[at], fixed, crib, hand_points, crib_points)
        for way in range(WAYS):
            kept = kept_of(hands[at], fixed, way)
            worth[at, way] = hand_points[way] / STARTERS + sign * crib_points[way] + pegging[kept]
    return worth


@compiled
def outcomes(cards: Bytes, fixed: Layout, crib: Crib, joint: Doubles) -> None:
    """Into `joint`, (15, 30, 30): for each discard of six cards the chance of each points of the hand and of the crib.

    Over every starter; of the other's pair the ranks one by one, and what suits add apart: his jack may be the starter's,
    and his two cards the flush's.
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
            suited = (first ^ second) & 3 == 0 and first & 3 == suit
            of_crib[:] = 0
            for x in range(RANKS):
                for y in range(x, RANKS):
                    if x == y:
                        ways, with_jack, flushes = left[x] * (left[x] - 1) // 2, (left[x] - 1) * jack * (x == 10), 0
                    else:
                        ways = left[x] * left[y]
                        with_jack = jack * (left[y] * (x == 10) + left[x] * (y == 10))
                        flushes = int(suited) * (unseen[suit] >> x & 1) * (unseen[suit] >> y & 1)
                    both = flushes * (x == 10 or y == 10)
                    points = int(fixed.points[pair + x * 169 + y * 13 + rank]) + own
                    weight = crib.weights[x, y]
                    if ways > 0:
                        of_crib[points] += weight * (ways - with_jack - flushes + both)
                        of_crib[points + 1] += weight * (with_jack - both)
                        of_crib[points + 5] += weight * (flushes - both)
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


def choose_each(
    hands: Bytes, ways: Integers, fixed: Layout, crib: Crib, sign: float, pegging: Doubles
) -> tuple[Bytes, Doubles, Doubles, float]:
    """The best discard of each of n hands of six, and what a player who chooses so keeps and discards.

    `ways` is how many hands each stands for, `sign` 1 for the dealer and -1 for pone, `pegging` what a kept hand is
    worth in the play, (1820,). Gives the choices (n,), the chance of each kept hand by rank (1820,), how readily any
    one pair of cards of two ranks is discarded (91,), and the mean worth of a deal's hand, crib and pegging.
    """
    choices, kept, laid, total = choose_some(hands, ways, fixed, crib, sign, pegging)
    weight = float(ways.sum())
    return choices, kept / weight, laid / weight, total / weight


@compiled
def choose_some(
    hands: Bytes, ways: Integers, fixed: Layout, crib: Crib, sign: float, pegging: Doubles
) -> tuple[Bytes, Doubles, Doubles, float]:
    """`choose_each` for some of the hands, in numbers of hands that can be added up."""
    choices = np.empty(len(hands), np.uint8)
    kept = np.zeros(FOURS, np.float64)
    laid = np.zeros(PAIRS, np.float64)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    total = 0.0
    for at in range(len(hands)):
        cards = hands[at]
        weigh(cards, fixed, crib, hand_points, crib_points)
        best = 0
        most = -1e9
        for way in range(WAYS):
            worth = hand_points[way] / STARTERS + sign * crib_points[way] + pegging[kept_of(cards, fixed, way)]
            if worth > most + 1e-7:
                most = worth
                best = way
        choices[at] = best
        kept[kept_of(cards, fixed, best)] += ways[at]
        laid[fixed.pair_at[cards[fixed.away[best, 0]] >> 2, cards[fixed.away[best, 1]] >> 2]] += ways[at]
        total += most * ways[at]
    return choices, kept, laid, total


@compiled
def kept_of(cards: Bytes, fixed: Layout, way: int) -> int:
    """The number of the hand of four kept."""
    a, b = cards[fixed.away[way, 2]] >> 2, cards[fixed.away[way, 3]] >> 2
    c, d = cards[fixed.away[way, 4]] >> 2, cards[fixed.away[way, 5]] >> 2
    return int(fixed.four_at[a, b, c, d])
