"""The arrays of the CFR solver: the public tree with its hands, scratch buffers for a traversal, and a step's regrets."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Floats, Integers, Longs, Tinies

SOLVE: Final = 0
"""Both play by regret matching, and the regrets of one player are updated."""
BEST: Final = 1
"""One plays a best response to the other's policy."""
MEAN: Final = 2
"""Both play the policy."""

LEVELS: Final = 20


class PublicTree(NamedTuple):
    """The public tree as the solver reads it: its nodes, its leaves, and how hands grow out of smaller ones."""

    child: Integers
    """(nodes, 14): as in `tree.Growth`, and so are mover, left, counts, end_left and end_points."""
    mover: Tinies
    left: Tinies
    counts: Tinies
    offset: Longs
    """(nodes + 1,): where the choices of a node begin. Of two cards: the lower and then the higher of each pair that
    fits (`regrets.fitting_pairs`); of more: by slot, for each hand the mover may have left. None of one card."""
    end_left: Tinies
    end_table: Integers
    """(ends,): the number of its table of its kind."""
    end_points: Tinies
    pairs: Tinies
    """(2, tables, 13, 16): the value with one card each, in `unit`s: by the player, the other's card and the player's own."""
    unit: float
    twos: Floats
    """(tables, 91): the value to a player who alone has cards, two of them."""
    threes: Floats
    """(tables, 455): likewise with three."""
    rates: Doubles
    """(2,): the value of a point of pone's and of the dealer's."""
    low: NDArray[np.uint64]
    """(91,): the lower rank of each pair (unsigned, so that no index is tested for its sign)."""
    high: NDArray[np.uint64]
    """(91,)"""
    sizes: Longs
    """(5,): how many hands there are of each size."""
    threes_held: Tinies
    """(455, 3): the ranks of each hand of three."""
    bigger: NDArray[np.uint16]
    """(5, 13, 455): by size, a rank and a hand of one card less: the hand with that rank too."""
    slot: NDArray[np.uint8]
    """(5, 13, 455): likewise, the place of that rank among the ranks of the hand with it."""
    slots: Tinies
    """(5, 1820, 4): by size, hand and slot: the rank there, 99 for none."""


class Scratch(NamedTuple):
    """Scratch buffers of one traversal. A level is a depth in the tree, `LEVELS` at most."""

    reach: Floats
    """(2, levels, 1820): the reach probability of each hand of each player."""
    value: Floats
    """(levels, 1820): the counterfactual value of each hand of the player who is updated."""
    action_values: Floats
    """(levels, 4, 1820): the value of each action, by slot and hand, where the player who is updated moves."""
    strategy: Floats
    """(levels, 4, 1820): the probability of each action."""
    weight: Floats
    """(13,): the weight of each last card of the other's."""


def new_scratch() -> Scratch:
    """Buffers for one traversal, used by one thread at a time."""
    return Scratch(
        np.zeros((2, LEVELS, 1820), np.float32),
        np.zeros((LEVELS, 1820), np.float32),
        np.zeros((LEVELS, 4, 1820), np.float32),
        np.zeros((LEVELS, 4, 1820), np.float32),
        np.zeros(RANKS, np.float32),
    )


class LeafJoint(NamedTuple):
    """The joint distribution of both hands as one player's traversal reads it at the leaves (`joint.HandJoint`).

    For trees with hands of n cards; what has been played is the number of a hand by rank.
    """

    ratio: Floats
    """(hands, hands): the ratio, by the other's hand and the player's own."""
    blocks: Floats
    """(played, played, 13, 16): likewise, by n - 1 cards that each has played, the other's last card and the player's own."""


class CfrStep(NamedTuple):
    """What one traversal reads and updates: the mode, regrets and policy, and the discounts of DCFR."""

    mode: int
    regrets: Floats
    """(entries,): a number for each action of each hand, where `PublicTree.offset` says."""
    policy: Floats
    """(entries,): likewise; the sum over rounds, or the policy itself."""
    better: float
    worse: float
    older: float
