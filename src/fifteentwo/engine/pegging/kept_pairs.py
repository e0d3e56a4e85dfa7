"""The joint distribution of the hands that both players keep, of all hands or of some: at the table, of those with the cards played.

There are 338 million pairs of hands of six, so the sum over them (`joint`) is rearranged. Let a and b be the hands kept, d and e the pairs discarded, n_r the cards of each rank in the pack, and
m = n - a - b what is left. The ways to deal both sixes are

    W(a + d, b + e) = R(a, b) c(a, d) c(b, e) F(m; d + e),  R = product of n_r! / (a_r! b_r! m_r!),  c(a, d) = product of a_r! / (a_r + d_r)!

where F(m; x) is the product over the ranks of m_r (m_r - 1) ... (m_r - x_r + 1). F(m; d + e) = F(m; d) F(m - d; e), and for a pair e
the second factor is a polynomial of degree two in d. With A the matrix of pone's shares by two ranks, times c, symmetric and with twice the
share of a pair of one rank in its diagonal, B that of the dealer's, u = A m less the diagonal of A, and v likewise, the sum over d is half
the sum of m_r u_r, that over e half of m_r v_r, and that over both is their product, less the sum of m_r u_r v_r, plus the sum over two ranks of
A_rs B_rs m_r m_s and over one of A_rr B_rr m_r (m_r - 1) / 2. So a pair of hands takes steps by ranks, not by pairs of discards.
"""

from __future__ import annotations

from functools import cache
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


class _EveryDiscard(NamedTuple):
    """All ways to discard from hands of six by rank, in the order of the hands kept."""

    place: Longs
    """(entries,): in the shares, (18395, 15)."""
    hand: Longs
    low: Longs
    high: Longs
    divided: Doubles
    """(entries,): one by c(hand, pair)."""


@cache
def _every_discard() -> _EveryDiscard:
    sixes, held = rank_sixes(), many(4)
    place = np.argsort(sixes.kept.reshape(-1), kind="stable")
    hand = sixes.kept.reshape(-1)[place].astype(np.int64)
    low, high = rank_hands(2).astype(np.int64)[sixes.discarded.reshape(-1)[place]].T.copy()
    more = np.where(low == high, 2, 1)
    divided = (held[hand, low] + 1.0) * np.where(low == high, held[hand, low] + more, held[hand, high] + 1)
    return _EveryDiscard(place, hand, low, high, divided)


def discards_by_hand(shares: Doubles) -> DiscardsByHand:
    """The pairs by how a player discards: `shares`, (18395, 15), as of `keep_policy.keep_shares`."""
    every = _every_discard()
    ordered = shares.reshape(-1)[every.place]
    made = np.flatnonzero(ordered)  # two ways to discard the same ranks are one entry each
    begins = np.searchsorted(every.hand[made], np.arange(FOURS + 1))
    return DiscardsByHand(begins, every.low[made], every.high[made], ordered[made] / every.divided[made])


def kept_pairs(
    discarded: tuple[DiscardsByHand, DiscardsByHand],
    hands: tuple[Longs, Longs],
    pack: Longs,
    floors: tuple[float, float],
) -> Doubles:
    """The probability that pone and the dealer keep each two of these hands, (pone's, the dealer's), up to a common factor.

    `discarded`, `hands`, the numbers of hands of four, and `floors`, the probability with which a player keeps a random hand instead, are
    by role; `pack` is the number of cards of each rank, (13,).
    """
    cards = int(pack.sum())
    deals = [comb(cards, own) * comb(cards - own, other) for own, other in ((6, 6), (6, 4), (4, 6), (4, 4))]
    pone, dealer = floors
    chances = ((1 - pone) * (1 - dealer), (1 - pone) * dealer, pone * (1 - dealer), pone * dealer)
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
def _by_ranks(discarded: DiscardsByHand, hands: Longs) -> Doubles:
    """The shares of each pair discarded with these hands, (13, 13, hands), symmetric; twice those of two cards of a rank."""
    found = np.zeros((RANKS, RANKS, len(hands)))
    for at in range(len(hands)):
        for entry in range(discarded.begins[hands[at]], discarded.begins[hands[at] + 1]):
            low, high = discarded.low[entry], discarded.high[entry]
            found[low, high, at] += discarded.shares[entry]
            found[high, low, at] += discarded.shares[entry]
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
    """Writes the sums, of hands kept by both, by pone, by the dealer, and by nobody, each with its share.

    All is computed for one hand of pone's and all of the dealer's at once, in loops over these.
    """
    size = len(other)
    first, second = _by_ranks(pone, own), _by_ranks(dealer, other)
    left, once, theirs = np.zeros((RANKS, size)), np.zeros((RANKS, size)), np.zeros((RANKS, size))
    before = np.zeros((RANKS, size))
    counts, ways = np.zeros((RANKS, size), np.int64), np.zeros(size)
    both, all_pairs, alone = np.zeros(size), np.zeros(size), np.zeros(size)
    for rank in range(RANKS):
        for column in range(size):
            counts[rank, column] = held[other[column], rank]
    for rank in range(RANKS):
        for column in range(size):
            before[rank, column] = -second[rank, rank, column]
        for more in range(RANKS):
            for column in range(size):
                before[rank, column] += second[rank, more, column] * (pack[more] - counts[more, column])
    for row in range(len(own)):
        mine = own[row]
        for rank in range(RANKS):
            cards = pack[rank] - int(held[mine, rank])
            for column in range(size):
                left[rank, column] = cards - counts[rank, column]
        for column in range(size):
            ways[column] = 1.0
            both[column] = all_pairs[column] = alone[column] = 0.0
        for rank in range(RANKS):
            for column in range(size):
                ways[column] *= by_rank[rank, held[mine, rank], counts[rank, column]]
                once[rank, column] = -first[rank, rank, row]
                theirs[rank, column] = before[rank, column]
            for more in range(RANKS):
                cards = float(held[mine, more])
                if cards > 0:
                    for column in range(size):
                        theirs[rank, column] -= cards * second[rank, more, column]
                share = first[rank, more, row]
                if share == 0:
                    continue
                for column in range(size):
                    once[rank, column] += share * left[more, column]
                if more < rank:
                    for column in range(size):
                        both[column] += share * second[rank, more, column] * left[rank, column] * left[more, column]
            share = first[rank, rank, row] / 2
            for column in range(size):
                here = left[rank, column]
                both[column] += share * second[rank, rank, column] * here * (here - 1)
                both[column] -= here * once[rank, column] * theirs[rank, column]
                all_pairs[column] += here * once[rank, column] / 2
                alone[column] += here * theirs[rank, column] / 2
        for column in range(size):
            of_both = max(both[column] + all_pairs[column] * alone[column], 0.0)
            sums = shares[0] * of_both + shares[1] * all_pairs[column] + shares[2] * alone[column] + shares[3]
            found[row, column] = ways[column] * sums
