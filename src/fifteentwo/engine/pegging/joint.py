"""The joint distribution of the hands that both players keep.

The two hands come from one pack, and so do the four cards that are discarded. With keep(h | s) the probability of keeping
hand h of six cards s, the probability that pone keeps a and the dealer b is

    J(a, b) = sum over s and t of keep_pone(a | s) keep_dealer(b | t) W(s, t),

where W(s, t) is the number of ways to deal s and t: the product over the ranks of the multinomial coefficient 4! / (s_r!
t_r! (4 - s_r - t_r)!). Hands are by rank, and keep(h | s) is averaged over the suits of s: that the suits of both hands of
six depend on each other is the one thing left out. W is a product of three entries of tables, one for each group of ranks,
which makes the sum over 338 million pairs a matter of seconds.

The solver needs the joint as the probability of each hand and the *ratio* J(a, b) / (p(a) q(b)).
"""

from __future__ import annotations

from math import comb
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import (
    FOURS,
    RANKS,
    Bytes,
    Doubles,
    Floats,
    Integers,
    Longs,
    Shorts,
    many,
    removal,
)
from fifteentwo.engine.scoring.rank_sixes import group_codes, rank_sixes

TREMBLE: Final = 1e-3
"""The probability of a discard at random in the joint that is solved: hands that nobody keeps then have a policy too."""


class HandJoint(NamedTuple):
    """The joint distribution of both players' hands, by rank."""

    ranges: Floats
    """(2, hands): the probability of each hand of each player."""
    ratio: Floats
    """(hands, hands): by pone's hand and the dealer's, the probability of both divided by the product of their own."""

    def conditional_mass(self, player: int) -> Doubles:
        """For each hand of a player the sum of the other's conditional probabilities, (hands,): 1 but for rounding, where
        `ranges` are the marginals of the joint.
        """
        ratio = self.ratio if player == PONE else self.ratio.T
        mass: Doubles = ratio.astype(np.float64) @ self.ranges[1 - player].astype(np.float64)
        return mass

    def hand_mass(self, player: int) -> Doubles:
        """The probability of each hand of a player in a deal, (hands,), up to a constant factor."""
        mass: Doubles = self.ranges[player] * self.conditional_mass(player)
        return mass


def independent(ranges: Floats, size: int = 4) -> HandJoint:
    """Two hands of a size that depend on each other only because one pack holds both (card removal)."""
    held = many(size)
    ratio = np.ones((len(held), len(held)))
    table = np.zeros((5, 5))
    table[:] = removal()
    for rank in range(RANKS):
        column = held[:, rank]
        ratio *= table[column[:, None], column[None, :]]
    return HandJoint(ranges, ratio.astype(np.float32))


def joint_of(together: Doubles) -> HandJoint:
    """The ranges and the ratio of a joint distribution, (hands, hands); the ratio is 0 where a hand is impossible."""
    own, other = together.sum(axis=1), together.sum(axis=0)
    product = own[:, None] * other[None, :]
    ratio = np.divide(together, product, out=np.zeros_like(together), where=product > 0)
    return HandJoint(np.stack((own, other)).astype(np.float32), ratio.astype(np.float32))


def kept_joint(shares: Doubles, tremble: float = 0.0, pack: Longs | None = None) -> Doubles:
    """The probability that pone and the dealer keep each two hands, (1820, 1820), by how they discard.

    `shares` is (2, 18395, 15): by role and hand of six the probability of each discard (`discard.keep_policy`); `tremble` is
    the probability of a discard at random instead. `pack` is the number of cards of each rank, (13,), four by default.
    """
    pack = np.full(RANKS, 4) if pack is None else pack
    sixes = rank_sixes()
    chosen = [_sparse(sixes.held, sixes.kept, shares[player], pack) for player in (PONE, DEALER)]
    # A discard at random leaves four cards at random, whatever the six were.
    any_four = _sparse(many(4).astype(np.uint8), np.arange(FOURS, dtype=np.int16)[:, None], np.ones((FOURS, 1)), pack)
    sure = 1 - tremble
    joint = np.zeros((FOURS, FOURS))
    for share, pone, dealer in (
        (sure**2, chosen[PONE], chosen[DEALER]),
        (sure * tremble, chosen[PONE], any_four),
        (tremble * sure, any_four, chosen[DEALER]),
        (tremble**2, any_four, any_four),
    ):
        if share > 0:
            found = _pair_up(pone, dealer, pack)
            joint += share * found / found.sum()
    return joint


class _KeptHands(NamedTuple):
    """The hands kept of each hand dealt, as a sparse matrix by rows."""

    held: Bytes
    """(n, 13): the number of cards of each rank in each hand dealt."""
    begins: Longs
    """(n + 1,): where the entries of each hand begin."""
    kept: Integers
    shares: Doubles


def _sparse(held: Bytes, kept: Shorts, shares: Doubles, pack: Longs) -> _KeptHands:
    """Of the hands dealt, (n, 13), those that the pack holds; `kept` and `shares` are (n, ways)."""
    possible = (held <= pack).all(axis=1) & (shares > 0).any(axis=1)
    held, kept, shares = held[possible], kept[possible], shares[possible]
    rows, ways = np.nonzero(shares)
    begins = np.searchsorted(rows, np.arange(len(shares) + 1))
    return _KeptHands(held, begins, kept[rows, ways].astype(np.int32), shares[rows, ways])


def _pair_up(pone: _KeptHands, dealer: _KeptHands, pack: Longs) -> Doubles:
    """The number of deals in which each two hands are kept, (1820, 1820)."""
    (own_parts, own_codes), (other_parts, other_codes) = group_codes(pone.held), group_codes(dealer.held)
    tables, rank = [], 0
    for own, other in zip(own_parts, other_parts, strict=True):
        table = np.ones((len(own), len(other)))
        for at in range(own.shape[1]):
            table *= _deals_of(int(pack[rank]))[own[:, at][:, None], other[:, at][None, :]]
            rank += 1
        tables.append(table)
    return _sum_over_deals(
        (own_codes[0], own_codes[1], own_codes[2]),
        (other_codes[0], other_codes[1], other_codes[2]),
        (tables[0], tables[1], tables[2]),
        pone,
        dealer,
    )


def _deals_of(cards: int) -> Doubles:
    """The ways to give m of the cards of a rank to one player and n to the other, (7, 7)."""
    return np.array([[comb(cards, m) * comb(max(cards - m, 0), n) for n in range(7)] for m in range(7)], np.float64)


@compiled
def _sum_over_deals(
    pone_codes: tuple[Integers, Integers, Integers],
    dealer_codes: tuple[Integers, Integers, Integers],
    tables: tuple[Doubles, Doubles, Doubles],
    pone: _KeptHands,
    dealer: _KeptHands,
) -> Doubles:
    low, middle, high = dealer_codes
    joint = np.zeros((1820, 1820))
    against = np.zeros(1820)
    for own in range(len(pone.held)):
        first, second, third = pone_codes[0][own], pone_codes[1][own], pone_codes[2][own]
        against[:] = 0
        for other in range(len(low)):
            ways = tables[0][first, low[other]]
            if ways > 0:
                ways *= tables[1][second, middle[other]] * tables[2][third, high[other]]
                if ways > 0:
                    for at in range(dealer.begins[other], dealer.begins[other + 1]):
                        against[dealer.kept[at]] += ways * dealer.shares[at]
        for at in range(pone.begins[own], pone.begins[own + 1]):
            for hand in range(1820):
                joint[pone.kept[at], hand] += pone.shares[at] * against[hand]
    return joint
