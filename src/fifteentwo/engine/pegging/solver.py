"""The play as a two-player zero-sum game: its public tree with hands and leaves, DCFR rounds on it, and exploitability."""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.pegging import cfr
from fifteentwo.engine.pegging.buffers import BEST, MEAN, SOLVE, CfrStep, PublicTree, Scratch
from fifteentwo.engine.pegging.joint import HandJoint
from fifteentwo.engine.pegging.regrets import fitting_pairs
from fifteentwo.engine.pegging.tree import Growth, alone_tables, grow, last_pair_values
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.deal_pairs import whole_pack
from fifteentwo.engine.scoring.rank_hands import (
    Doubles,
    Floats,
    Integers,
    Longs,
    Tinies,
    grown_hands,
    many,
    rank_hands,
)

UNIT: Final = 0.25
"""The step of the rates: leaf tables are stored in units of it."""
_EMPTY: Final = np.zeros(0, np.float32)


def public_tree(
    size: int = 4,
    pack: Longs | None = None,
    rates: tuple[float, float] = (1.0, 1.0),
    last_card: int = 1,
    one_count: bool = False,
) -> PublicTree:
    """The public tree for hands of `size` cards. `rates` are the values of a point of pone's and of the dealer's, `last_card` the
    points for the last card of the play; with `one_count`, for hands of three at most, it stops after the first count.
    """
    grown = grow(size, whole_pack() if pack is None else pack, one_count)
    table, pairs, twos, threes = _ends(grown, rates, last_card, one_count)
    holds = np.take_along_axis(grown.left, grown.mover[:, None], axis=1)[:, 0]
    sizes = np.array([0, 0, 0, 3 * len(rank_hands(3)), 4 * len(rank_hands(4))])[holds]
    of_two = np.array([2 * fitting_pairs(31 - count) for count in range(32)])
    sizes = np.where(holds == 2, of_two[grown.counts], sizes)
    return PublicTree(
        child=grown.child,
        mover=grown.mover,
        left=grown.left,
        counts=grown.counts,
        offset=np.concatenate(([0], sizes.cumsum())),
        end_left=grown.end_left,
        end_table=table,
        end_points=grown.end_points,
        pairs=pairs,
        unit=UNIT,
        twos=twos,
        threes=threes,
        rates=np.array(rates, np.float64),
        low=rank_hands(2)[:, 0].astype(np.uint64),
        high=rank_hands(2)[:, 1].astype(np.uint64),
        **grown_hands()._asdict(),
    )


def with_rates(
    tree: PublicTree, rates: tuple[float, float], pack: Longs | None = None, last_card: int = 1
) -> PublicTree:
    """The same tree with other values of the players' points; `last_card` is that of the tree."""
    size = int(tree.left[0, PONE])
    grown = grow(size, whole_pack() if pack is None else pack)
    table, pairs, twos, threes = _ends(grown, rates, last_card)
    return tree._replace(end_table=table, pairs=pairs, twos=twos, threes=threes, rates=np.array(rates, np.float64))


def unit_payoffs(tree: PublicTree, role: int) -> PublicTree:
    """The tree with a payoff of 1 to a role at every leaf: the value of an action is then the probability of reaching it."""
    points = np.zeros_like(tree.end_points)
    points[:, role] = 1
    nothing = {name: np.zeros_like(getattr(tree, name)) for name in ("pairs", "twos", "threes")}
    return tree._replace(end_points=points, rates=np.ones(2), **nothing)


def _ends(
    grown: Growth, rates: tuple[float, float], last_card: int, one_count: bool = False
) -> tuple[Integers, Tinies, Floats, Floats]:
    """The number of each leaf's table, and the tables: with one card each, and with two or three cards alone."""
    number = np.zeros(len(grown.end_key), np.int32)
    both = (grown.end_left == 1).all(axis=1)
    keys, at = np.unique(grown.end_key[both], return_inverse=True)
    tables = last_pair_values(keys, (float(rates[0]), float(rates[1])), last_card, one_count)
    different, again = np.unique(tables.reshape(len(keys), -1), axis=0, return_inverse=True)
    number[both] = again[at]
    dealers = -np.rint(different / UNIT).astype(np.int8).reshape(-1, 13, 16)
    pones = np.zeros_like(dealers)
    pones[:, :, :13] = -dealers[:, :, :13].transpose(0, 2, 1)
    alone = []
    for size in (2, 3):
        hands = rank_hands(size)
        orders = np.array([list(permutations(hand)) for hand in hands.tolist()], np.int64)
        parts = [np.zeros((0, len(hands)), np.float32)]
        before = 0
        for owner, own_rates in ((PONE, rates), (DEALER, rates[::-1])):
            there = (grown.end_left[:, owner] == size) & (grown.end_left[:, 1 - owner] == 0)
            keys, at = np.unique(grown.end_key[there], return_inverse=True)
            number[there] = at + before
            before += len(keys)
            parts.append(alone_tables(keys, orders, (float(own_rates[0]), float(own_rates[1])), last_card, one_count))
        alone.append(np.concatenate(parts))
    return number, np.stack((pones, dealers)), alone[0], alone[1]


class Solution(NamedTuple):
    """The state of the solver after `rounds` rounds: regrets and average policy of both players."""

    rounds: int
    regrets: Floats
    """(entries,): a number for each action of each hand, where `PublicTree.offset` says."""
    policy: Floats
    """(entries,): likewise, the sum of the policies of all rounds, discounted."""
    past: int
    """The number of rounds for DCFR's discounts of regrets: more than `rounds` after a warm start."""

    def next_round(self) -> Solution:
        """The same arrays, one round later."""
        return self._replace(rounds=self.rounds + 1, past=self.past + 1)


def initial_solution(tree: PublicTree) -> Solution:
    """Regrets and policy of zero."""
    size = int(tree.offset[-1])
    return Solution(0, np.zeros(size, np.float32), np.zeros(size, np.float32), 0)


def iterate(tree: PublicTree, joint: HandJoint, solution: Solution, work: Scratch) -> Solution:
    """One round of CFR with alternating updates, pone first. Updates the arrays of `solution` in place."""
    step = dcfr_step(solution)
    for player in (PONE, DEALER):
        cfr.walk(tree, work, player, joint.ranges, joint.at_leaves(player), step)
    return solution.next_round()


def dcfr_step(solution: Solution) -> CfrStep:
    """The discounts of the next round by DCFR(1.5, 0, 2) (Brown and Sandholm, 2019)."""
    past, done = solution.past, solution.rounds
    better, older = past**1.5 / (past**1.5 + 1), (done / (done + 1)) ** 2
    return CfrStep(SOLVE, solution.regrets, solution.policy, better, 0.5, older)


def hand_values(tree: PublicTree, joint: HandJoint, policy: Floats, player: int, mode: int, work: Scratch) -> Doubles:
    """The expected value of each kept hand of a player in the play: own points less the other's, (hands,).

    With `BEST` the player uses a best response to the other's policy, with `MEAN` the policy itself. 0 for hands that no pack
    holds.
    """
    cfr.walk(tree, work, player, joint.ranges, joint.at_leaves(player), CfrStep(mode, _EMPTY, policy, 0.0, 0.0, 0.0))
    return walked_values(work, joint, player)


def walked_values(work: Scratch, joint: HandJoint, player: int) -> Doubles:
    """`hand_values` from the buffers of a finished traversal, (hands,)."""
    others = joint.conditional_mass(player)
    found = work.value[0, : len(others)].astype(np.float64)
    values: Doubles = np.divide(found, others, out=np.zeros(len(others)), where=others > 0)
    return values


class Exploitability(NamedTuple):
    """The exploitability of a policy, in points a deal; pone's and the dealer's together are its NashConv."""

    value: float
    """The expected value when both follow the policy: the dealer's points less pone's."""
    pone: float
    """What pone gains by a best response to the dealer's policy."""
    dealer: float


def exploitability(tree: PublicTree, joint: HandJoint, policy: Floats, work: Scratch) -> Exploitability:
    """The exploitability of a policy: exact best responses of both players over the whole tree."""
    gains, value = [], 0.0
    for player in (PONE, DEALER):
        chance = joint.hand_mass(player)
        best, mean = (hand_values(tree, joint, policy, player, mode, work) for mode in (BEST, MEAN))
        gains.append(float(chance @ (best - mean) / chance.sum()))
        value = float(chance @ mean / chance.sum())
    return Exploitability(value, *gains)


def even_ranges(size: int = 4) -> Floats:
    """The range of a hand dealt at random, for both players: (2, hands)."""
    ways = np.array([1, 4, 6, 4, 1, 0, 0, 0], np.float64)[many(size)].prod(axis=1)
    chances = (ways / ways.sum()).astype(np.float32)
    return np.stack((chances, chances))
