"""The joint distribution of both players' hands after some cards are played, at the table.

`joint.kept_joint` sums over all pairs of hands of six, which takes seconds. Here only the hands that contain the cards played are
asked for, and the sum is rearranged. Let a and b be the hands kept, d and e the pairs discarded, n_r the cards of each rank in the pack, and
m = n - a - b what is left. The ways to deal both sixes are

    W(a + d, b + e) = R(a, b) c(a, d) c(b, e) F(m; d + e),  R = product of n_r! / (a_r! b_r! m_r!),  c(a, d) = product of a_r! / (a_r + d_r)!

where F(m; x) is the product over the ranks of m_r (m_r - 1) ... (m_r - x_r + 1). F(m; d + e) = F(m; d) F(m - d; e), and for a pair e
the second factor is a polynomial of degree two in d. So three sums over d, by rank, suffice for every e: a pair of hands takes as many steps
as there are pairs discarded with a, plus those with b, in place of their product.
"""

from __future__ import annotations

from math import comb
from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, Bytes, Doubles, Longs, many, rank_hands
from fifteentwo.engine.scoring.rank_sixes import rank_sixes


class DiscardsByHand(NamedTuple):
    """The pairs that one player discards with each hand kept."""

    begins: Longs
    """(1821,): where the entries of each hand begin."""
    low: Longs
    high: Longs
    """(entries,): the ranks of a pair."""
    shares: Doubles
    """(entries,): the probability to discard it from the six, times c(hand, pair)."""


def discards_by_hand(shares: Doubles) -> DiscardsByHand:
    """The pairs by how a player discards: `shares`, (18395, 15), as of `keep_policy.keep_shares`."""
    sixes, held = rank_sixes(), many(4)
    six, way = np.nonzero(shares)
    # Two ways to discard the same ranks are one entry each.
    order = np.argsort(sixes.kept[six, way], kind="stable")
    six, way = six[order], way[order]
    hand, pair = sixes.kept[six, way].astype(np.int64), rank_hands(2)[sixes.discarded[six, way]].astype(np.int64)
    low, high = pair[:, 0], pair[:, 1]
    more = np.where(low == high, 2, 1)
    divided = (held[hand, low] + 1) * np.where(low == high, held[hand, low] + more, held[hand, high] + 1)
    return DiscardsByHand(np.searchsorted(hand, np.arange(FOURS + 1)), low, high, shares[six, way] / divided)


def kept_pairs(
    discarded: tuple[DiscardsByHand, DiscardsByHand], hands: tuple[Longs, Longs], pack: Longs, floor: float
) -> Doubles:
    """The probability that pone and the dealer keep each two of these hands, (pone's, the dealer's), up to a common factor.

    `discarded` and `hands`, the numbers of hands of four, are by role; `pack` is the number of cards of each rank, (13,), and `floor` the
    probability with which either keeps a random hand instead.
    """
    cards = int(pack.sum())
    deals = [comb(cards, own) * comb(cards - own, other) for own, other in ((6, 6), (6, 4), (4, 6), (4, 4))]
    chances = ((1 - floor) ** 2, (1 - floor) * floor, floor * (1 - floor), floor**2)
    shares = np.array([chance / number for chance, number in zip(chances, deals, strict=True)])
    found = np.zeros((len(hands[PONE]), len(hands[DEALER])))
    _add_up(*discarded, *hands, many(4).astype(np.uint8), pack, shares, _ways_by_rank(pack), found)
    return found


def _ways_by_rank(pack: Longs) -> Doubles:
    """The number of ways to deal this many cards of a rank to each of two hands, (13, 5, 5); 0 where the pack has fewer."""
    found = np.zeros((RANKS, 5, 5))
    for rank, cards in enumerate(pack.tolist()):
        for own in range(cards + 1):
            for other in range(cards - own + 1):
                found[rank, own, other] = comb(cards, own) * comb(cards - own, other)
    return found


@compiled
def _add_up(
    pone: DiscardsByHand,
    dealer: DiscardsByHand,
    own: Longs,
    other: Longs,
    held: Bytes,
    pack: Longs,
    shares: Doubles,
    by_rank: Doubles,
    found: Doubles,
) -> None:
    """Writes the sums, of hands kept by both, by pone, by the dealer, and by nobody, each with its share."""
    left = np.zeros(RANKS, np.float64)
    once, twice = np.zeros(RANKS, np.float64), np.zeros((RANKS, RANKS), np.float64)
    for row in range(len(own)):
        for column in range(len(other)):
            mine, theirs = own[row], other[column]
            ways = 1.0
            for rank in range(RANKS):
                ways *= by_rank[rank, held[mine, rank], held[theirs, rank]]
            if ways == 0:
                continue
            for rank in range(RANKS):
                left[rank] = pack[rank] - int(held[mine, rank]) - int(held[theirs, rank])
                once[rank] = 0.0
            begin, end = pone.begins[mine], pone.begins[mine + 1]
            all_pairs = 0.0
            for at in range(begin, end):
                low, high = pone.low[at], pone.high[at]
                share = pone.shares[at] * left[low] * (left[high] - (1.0 if low == high else 0.0))
                all_pairs += share
                once[low] += share
                once[high] += share
                twice[low, high] += share
            both, alone = 0.0, 0.0
            for at in range(dealer.begins[theirs], dealer.begins[theirs + 1]):
                low, high = dealer.low[at], dealer.high[at]
                if low == high:
                    plain = left[low] * (left[low] - 1)
                    less = once[low] * (2 * left[low] - 2) - 2 * twice[low, low]
                else:
                    plain = left[low] * left[high]
                    less = left[low] * once[high] + left[high] * once[low] - twice[low, high]
                alone += dealer.shares[at] * plain
                both += dealer.shares[at] * (all_pairs * plain - less)
            for at in range(begin, end):
                twice[pone.low[at], pone.high[at]] = 0.0
            sums = shares[0] * max(both, 0.0) + shares[1] * all_pairs + shares[2] * alone + shares[3]
            found[row, column] = ways * sums
