"""The joint distribution of the hands that both players keep.

The two hands come from one pack, and so do the four cards that are discarded. With keep(h | s) the probability of keeping
hand h of six cards s, the probability that pone keeps a and the dealer b is

    J(a, b) = sum over s and t of keep_pone(a | s) keep_dealer(b | t) W(s, t),

where W(s, t) is the number of ways to deal s and t (`scoring.deal_pairs`). Hands are by rank, and keep(h | s) is averaged
over the suits of s: that the suits of both hands of six depend on each other is the one thing left out. `kept_pairs` has the sum.

The solver needs the joint as the probability of each hand and the *ratio* J(a, b) / (p(a) q(b)).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import LeafJoint
from fifteentwo.engine.pegging.kept_pairs import discards_by_hand, kept_pairs
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.deal_pairs import whole_pack
from fifteentwo.engine.scoring.rank_hands import (
    FOURS,
    RANKS,
    Doubles,
    Floats,
    Longs,
    grown_hands,
    many,
    rank_hands,
    removal,
)

TREMBLE: Final = 1e-3
"""The probability of a discard at random in the joint that is solved: hands that nobody keeps then have a policy too."""

NO_TREMBLE: Final = 1e-6
"""As good as no tremble: a hand that nobody keeps still has a distribution of the other's hands, the limit of small trembles."""


class HandJoint:
    """The joint distribution of both players' hands, by rank."""

    def __init__(self, ranges: Floats, ratio: Floats) -> None:
        self.ranges = ranges
        """(2, hands): the probability of each hand of each player."""
        self.ratio = ratio
        """(hands, hands): by pone's hand and the dealer's, the probability of both divided by the product of their own."""
        self._at_leaves: dict[int, LeafJoint] = {}

    def at_leaves(self, player: int) -> LeafJoint:
        """What the traversal of a whole tree reads; computed once, of hands of four 170 MB for each player."""
        if player not in self._at_leaves:
            self._at_leaves[player] = leaf_joint(self.ratio, player)
        return self._at_leaves[player]

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


def leaf_joint(ratio: Floats, player: int) -> LeafJoint:
    """The ratio, (hands, hands), by pone's hand and the dealer's, as a traversal for a player reads it."""
    size = _size(len(ratio))
    turned = np.ascontiguousarray(ratio if player == DEALER else ratio.T)
    return LeafJoint(turned, _blocks(turned, grown_hands().bigger[size, :, : len(rank_hands(size - 1))]))


@compiled
def _blocks(ratio: Floats, bigger: NDArray[np.uint16]) -> Floats:
    """`LeafJoint.blocks`; `bigger` is (13, played)."""
    played = bigger.shape[1]
    blocks = np.zeros((played, played, 13, 16), np.float32)
    for own in range(played):
        for other in range(played):
            for theirs in range(13):
                for mine in range(13):
                    blocks[own, other, theirs, mine] = ratio[bigger[theirs, other], bigger[mine, own]]
    return blocks


def _size(hands: int) -> int:
    """The number of cards in a hand, from the number of different hands."""
    return next(size for size in range(1, 5) if len(rank_hands(size)) == hands)


def independent(ranges: Floats) -> HandJoint:
    """Two hands that depend on each other only because one pack holds both (card removal)."""
    held = many(_size(ranges.shape[1]))
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


def kept_joint(shares: Doubles, tremble: float | tuple[float, float] = 0.0, pack: Longs | None = None) -> Doubles:
    """The probability that pone and the dealer keep each two hands, (1820, 1820), by how they discard.

    `shares` is (2, 18395, 15): by role and hand of six the probability of each discard (`discard.keep_policy`); `tremble` is
    the probability of a discard at random instead, for both or for each; hands of six without a discard are left out. `pack` is the number of cards of each rank, (13,), four
    by default.
    """
    own, other = tremble if isinstance(tremble, tuple) else (tremble, tremble)
    discarded = discards_by_hand(shares[PONE]), discards_by_hand(shares[DEALER])
    pack, every = whole_pack() if pack is None else pack, np.arange(FOURS)
    joint = np.zeros((FOURS, FOURS))
    for share, floors in (
        ((1 - own) * (1 - other), (0.0, 0.0)),
        ((1 - own) * other, (0.0, 1.0)),
        (own * (1 - other), (1.0, 0.0)),
        (own * other, (1.0, 1.0)),
    ):
        if share > 0:
            found = kept_pairs(discarded, (every, every), pack, floors)
            joint += share * found / found.sum()
    return joint


def starter_pack(starter: int) -> Longs:
    """The pack without a starter of this rank, (13,)."""
    pack = whole_pack()
    pack[starter] -= 1
    return pack


def joint_given_starter(shares: Doubles, starter: int, tremble: float | tuple[float, float] = 0.0) -> HandJoint:
    """The joint distribution of both hands given the rank of the starter. The players discard before it is turned, so the
    discards stay as they are and the pack lacks a card; the mean over the thirteen ranks is the joint without a starter.
    """
    return joint_of(kept_joint(shares, tremble, starter_pack(starter)))
