"""The play as a game to be solved: tree, ends and hands put together, and the solver's steps on it."""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.pegging import cfr
from fifteentwo.engine.pegging.buffers import BEST, MEAN, SOLVE, Field, Learning, Work
from fifteentwo.engine.pegging.cfr import open_pairs
from fifteentwo.engine.pegging.tree import Growth, alone_tables, grow, pair_tables
from fifteentwo.engine.scoring.rank_hands import (
    RANKS,
    Doubles,
    Floats,
    Integers,
    Longs,
    Tinies,
    grown_hands,
    many,
    rank_hands,
    removal,
)

PONE: Final = 0
DEALER: Final = 1
UNIT: Final = 0.25
"""The smallest share of a point a rate may have."""
_EMPTY: Final = np.zeros(0, np.float32)


def whole_pack() -> Longs:
    """Four of each rank."""
    return np.full(RANKS, 4, np.int64)


def field(size: int = 4, pack: Longs | None = None, rates: tuple[float, float] = (1.0, 1.0)) -> Field:
    """The play with hands of `size` cards, pone's points at one rate and the dealer's at another."""
    grown = grow(size, whole_pack() if pack is None else pack)
    table, pairs, twos, threes = _ends(grown, rates)
    holds = np.take_along_axis(grown.left, grown.mover[:, None], axis=1)[:, 0]
    sizes = np.array([0, 0, 0, 3 * len(rank_hands(3)), 4 * len(rank_hands(4))])[holds]
    of_two = np.array([2 * open_pairs(31 - count) for count in range(32)])
    sizes = np.where(holds == 2, of_two[grown.counts], sizes)
    return Field(
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
        rates=np.array(rates),
        low=rank_hands(2)[:78, 0].astype(np.uint64),
        high=rank_hands(2)[:78, 1].astype(np.uint64),
        **grown_hands()._asdict(),
    )


def with_rates(on: Field, rates: tuple[float, float], pack: Longs | None = None) -> Field:
    """The same play with points worth otherwise."""
    size = int(on.left[0, PONE])
    table, pairs, twos, threes = _ends(grow(size, whole_pack() if pack is None else pack), rates)
    return on._replace(end_table=table, pairs=pairs, twos=twos, threes=threes, rates=np.array(rates))


def _ends(grown: Growth, rates: tuple[float, float]) -> tuple[Integers, Tinies, Floats, Floats]:
    """The number of each end's table, and the tables: two cards face to face, two and three alone."""
    number = np.zeros(len(grown.end_key), np.int32)
    both = (grown.end_left == 1).all(axis=1)
    keys, at = np.unique(grown.end_key[both], return_inverse=True)
    tables = pair_tables(keys, rates)
    different, again = np.unique(tables.reshape(len(keys), -1), axis=0, return_inverse=True)
    number[both] = again[at]
    pones = np.rint(different / UNIT).astype(np.int8).reshape(-1, 13, 16)
    dealers = np.zeros_like(pones)
    dealers[:, :, :13] = -pones[:, :, :13].transpose(0, 2, 1)
    alone = []
    for size in (2, 3):
        hands = rank_hands(size)
        orders = np.array([list(permutations(hand)) for hand in hands.tolist()], np.int64)
        parts = [np.zeros((0, len(hands)), np.float32)]
        before = 0
        for owner, own_rates in ((PONE, rates), (DEALER, rates[::-1])):
            there = grown.end_left[:, owner] == size
            keys, at = np.unique(grown.end_key[there], return_inverse=True)
            number[there] = at + before
            before += len(keys)
            parts.append(alone_tables(keys, orders, (own_rates[0], own_rates[1])))
        alone.append(np.concatenate(parts))
    return number, np.stack((pones, dealers)), alone[0], alone[1]


class Solution(NamedTuple):
    """What the solver has come to: after how many rounds, the regrets and the mean policy of both players."""

    rounds: int
    regrets: Floats
    policy: Floats
    past: int
    """As how many rounds what is there counts when more is added; less than `rounds` once it has grown young."""

    def later(self) -> Solution:
        """The same arrays, a round further."""
        return self._replace(rounds=self.rounds + 1, past=self.past + 1)


def begin(on: Field) -> Solution:
    """Nothing learnt yet."""
    size = int(on.offset[-1])
    return Solution(0, np.zeros(size, np.float32), np.zeros(size, np.float32), 0)


def advance(on: Field, ranges: Floats, solution: Solution, work: Work) -> Solution:
    """One round more: pone learns against the dealer, then the dealer against pone. Changes the arrays it is given."""
    learning = learning_of(solution)
    for player in (PONE, DEALER):
        cfr.walk(on, work, player, ranges, learning)
    return solution.later()


def learning_of(solution: Solution) -> Learning:
    """How the next round learns: how much the rounds before still count."""
    done = solution.past
    better, older = done**1.5 / (done**1.5 + 1), (done / (done + 1)) ** 2
    return Learning(SOLVE, solution.regrets, solution.policy, better, 0.5, older)


@cache
def together(size: int = 4) -> Doubles:
    """How much rarer two hands of a size are together than apart: (hands, hands), 0 where they cannot be."""
    held = many(size)
    rarer = np.ones((len(held), len(held)))
    table = np.zeros((5, 5))
    table[:] = removal()
    for rank in range(RANKS):
        column = held[:, rank]
        rarer *= table[column[:, None], column[None, :]]
    return rarer


def met(ranges: Floats, player: int, size: int = 4) -> Doubles:
    """For each hand of a player the chance of the other's hands that can go with it, (hands,)."""
    others: Doubles = together(size) @ ranges[1 - player].astype(np.float64)
    return others


def meetings(ranges: Floats, player: int, size: int = 4) -> Doubles:
    """How often each hand of a player meets any of the other's, up to a factor, (hands,)."""
    often: Doubles = ranges[player] * met(ranges, player, size)
    return often


def hand_values(on: Field, ranges: Floats, policy: Floats, player: int, mode: int, work: Work) -> Doubles:
    """What each kept hand of a player is worth in the play (his points less the other's), (hands,).

    By `BEST` he answers the other's policy as well as can be, by `MEAN` he follows his own. 0 for hands that no pack
    holds.
    """
    cfr.walk(on, work, player, ranges, Learning(mode, _EMPTY, policy, 0.0, 0.0, 0.0))
    return walked_values(on, work, ranges, player)


def walked_values(on: Field, work: Work, ranges: Floats, player: int) -> Doubles:
    """`hand_values` after the walk, from what it has left."""
    size = int(on.left[0, player])
    hands = len(rank_hands(size))
    others = met(ranges, player, size)
    values: Doubles = np.divide(work.value[0, :hands].astype(np.float64), others, out=np.zeros(hands), where=others > 0)
    return values


class Exploit(NamedTuple):
    """How far from perfect a policy is, in points a deal."""

    value: float
    """The dealer's points less pone's when both follow the policy."""
    pone: float
    """What a pone who knows the dealer's policy could gain on his own."""
    dealer: float


def exploit(on: Field, ranges: Floats, policy: Floats, work: Work) -> Exploit:
    """The exact best answers to a policy, over the whole tree."""
    size = int(on.left[0, 0])
    gains, value = [], 0.0
    for player in (PONE, DEALER):
        chance = meetings(ranges, player, size)
        best, mean = (hand_values(on, ranges, policy, player, mode, work) for mode in (BEST, MEAN))
        gains.append(float(chance @ (best - mean) / chance.sum()))
        value = float(chance @ mean / chance.sum())
    return Exploit(value, *gains)


def even_ranges(size: int = 4) -> Floats:
    """Every hand as likely as the pack makes it, for both players: (2, hands)."""
    ways = np.array([1, 4, 6, 4, 1, 0, 0, 0], np.float64)[many(size)].prod(axis=1)
    chances = (ways / ways.sum()).astype(np.float32)
    return np.stack((chances, chances))
