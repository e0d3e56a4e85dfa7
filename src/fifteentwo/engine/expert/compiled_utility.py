"""The utility of the points of the play, by the score and the show to come, in machine code: `evaluation.game_utility` for one table."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.jitted_hand import crib_given_six, hand_value, left_of, pairs_given_kinds
from fifteentwo.engine.discard.keep_policy import KeepTable
from fifteentwo.engine.discard.opponent import CribModel
from fifteentwo.engine.equity.discard_equities import crib_distribution
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.show_tables import SIDE, WIDTH, ShowBoard, out_first, show_table
from fifteentwo.engine.equity.show_values import ALIKE, HAND
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, RANKS, Bytes, Doubles, Longs

_JACK: Final = 10


class Known(NamedTuple):
    """An `InformationSet` in arrays."""

    role: int
    played: Longs
    """(n,): the ranks played."""
    movers: Longs
    """(n,): who played them, `ME` or `OTHER`."""
    hand: Longs
    """(4,): my ranks, ascending, then 99."""
    seven: Longs
    """(7,): the four cards that I kept, my two in the crib, and the starter; without discards (5,)."""
    shown: Longs
    """(n,): the cards the other has played."""


class OtherTables(NamedTuple):
    """What is known of the other before the play, and fixed tables."""

    prior: Doubles
    """(1820,): the probability of each hand kept, given my cards and the starter."""
    kept: Doubles
    """(1820,): the same if none were kept at random (`ranges.FLOOR`)."""
    keep: KeepTable
    flushes: Doubles
    """(1820,): how often each hand kept is a flush."""
    points: Bytes
    """(371293,): the points of hands by rank, as `vectorised.rank_points`."""
    ranks: Bytes
    """(5, 1820, 4): the ranks of each hand of each size, ascending."""
    codes: Longs
    """(1820,): those of hands of four as digits to the base 13."""
    four: bool
    """Whether four cards of a suit are a flush in the crib."""


@compiled
def _my_hand(known: Known, points: Bytes) -> Doubles:
    """The distribution of the points of my hand: one."""
    hand = np.zeros(HAND)
    hand[hand_value(known.seven[:4], known.seven[-1], points)] = 1.0
    return hand


@compiled
def far_utility(
    known: Known,
    other: OtherTables,
    board: ShowBoard,
    crib: CribModel,
    range_: Doubles,
    whole: Longs,
    equity: Doubles,
) -> None:
    """Writes the equity by what I and the other peg, (32, 32); the points of the other's hand are taken as independent of the play."""
    rank, before = known.seven[-1] >> 2, known.seven[:-1]
    left, unseen = np.zeros(RANKS, np.int64), np.zeros((4, RANKS), np.uint8)
    left_of(before, left, unseen)
    cribs, theirs = np.zeros((RANKS, HAND)), np.zeros(HAND)
    if len(before) > len(known.hand):
        crib_given_six(other.keep, left, crib)
        crib_distribution(known.seven[4], known.seven[5], left, unseen, crib, other.points, cribs)
    else:
        cribs[:, 0] = 1.0
    for hand in range(len(range_)):
        if range_[hand] > 0:
            theirs[min(other.points[other.codes[whole[hand]] * 13 + rank], HAND - 1)] += range_[hand]
    theirs /= theirs.sum()
    table, room, hand_points = np.zeros((GRID, WIDTH)), np.zeros((SIDE, SIDE)), _my_hand(known, other.points)
    show_table(board, hand_points, cribs[rank], 0, room, table)
    for mine in range(GRID):
        first = out_first(board, hand_points, mine)
        for pegged in range(GRID):
            equity[mine, pegged] = first * board.mine[pegged]
        for points in range(HAND):
            share = theirs[points]
            if share > 0:
                for pegged in range(GRID):
                    equity[mine, pegged] += share * table[mine, pegged + points]


@compiled
def near_utility(
    known: Known,
    other: OtherTables,
    board: ShowBoard,
    range_: Doubles,
    whole: Longs,
    kinds: Bytes,
    equity: Doubles,
) -> None:
    """Writes the equity by what the other's hand counts by its ranks and by what I and the other peg, (30, 32, 32)."""
    kind_of, weights, shared = np.zeros(FOURS, np.int64), np.zeros(FOURS), np.zeros(FOURS)
    for hand in range(FOURS):
        kind_of[hand] = kinds[other.codes[hand]]
    for hand in range(len(range_)):
        shared[whole[hand]] += range_[hand]
    for hand in range(FOURS):
        weights[hand] = shared[hand] / other.kept[hand] if other.kept[hand] > 0 else 0.0
    left, unseen = np.zeros(RANKS, np.int64), np.zeros((4, RANKS), np.uint8)
    left_of(known.seven, left, unseen)
    pairs, cribs = np.zeros((HAND, PAIRS)), np.zeros((HAND, HAND))
    if len(known.seven) > len(known.hand) + 1:
        pairs_given_kinds(other.keep, left, weights, kind_of, pairs)
        _cribs(known, other, left, unseen, pairs, cribs)
    else:
        cribs[:, 0] = 1.0
    often, added = np.zeros(HAND), np.zeros((3, HAND))
    _added_by_suits(known, other, range_, whole, kind_of, often, added)
    needed = np.zeros(HAND, np.bool_)
    for kind in range(HAND):
        if often[kind] > 0:
            needed[kind] = True
            for more in (1, 4, 5):
                needed[min(kind + more, HAND - 1)] = True
    plain, room, hand_points = np.zeros((HAND, GRID, GRID)), np.zeros((SIDE, SIDE)), _my_hand(known, other.points)
    for kind in range(HAND):
        if needed[kind]:
            show_table(board, hand_points, cribs[kind], kind, room, plain[kind])
            for mine in range(GRID):
                first = out_first(board, hand_points, mine)
                if first > 0:
                    for pegged in range(GRID):
                        plain[kind, mine, pegged] += first * board.mine[pegged]
    for kind in range(HAND):
        if often[kind] > 0:
            equity[kind] = plain[kind]
            for at, more in enumerate((1, 4, 5)):
                chance = added[at, kind] / max(often[kind], 1e-12)
                if chance > 0:
                    beyond = plain[min(kind + more, HAND - 1)]
                    equity[kind] += chance * (beyond - plain[kind])


@compiled
def _cribs(known: Known, other: OtherTables, left: Longs, unseen: Bytes, pairs: Doubles, cribs: Doubles) -> None:
    """`show_values.crib_given`: the distribution of the points of the crib by each distribution of the other's pair, (30, 30)."""
    first, second, starter = known.seven[4], known.seven[5], known.seven[-1]
    rank, suit = starter >> 2, starter & 3
    own = (((first >> 2) * 13 + (second >> 2)) * 13) * 169 + rank
    mine = 0.0
    for card in (first, second):
        if rank != _JACK and card >> 2 == _JACK and card & 3 == suit:
            mine = 1.0
    of_crib = first & 3
    of_flush = 5 if of_crib == suit else 4
    suited = of_crib == second & 3 and (of_crib == suit or other.four)
    for pair in range(PAIRS):
        low, high = other.ranks[2, pair, 0], other.ranks[2, pair, 1]
        points = min(int(other.points[own + (low * 13 + high) * 13]), HAND - 1)
        nobs, flush = mine, 0.0
        if rank != _JACK:
            jacks = (low == _JACK) + (high == _JACK)
            nobs += unseen[suit, _JACK] * jacks / max(left[_JACK], 1)
        if suited and low != high:
            flush = unseen[of_crib, low] * unseen[of_crib, high] / (max(left[low], 1) * max(left[high], 1))
        for kind in range(HAND):
            share = pairs[kind, pair]
            if share > 0:
                cribs[kind, points] += share * (1 - nobs) * (1 - flush)
                cribs[kind, min(points + 1, HAND - 1)] += share * nobs * (1 - flush)
                cribs[kind, min(points + of_flush, HAND - 1)] += share * (1 - nobs) * flush
                cribs[kind, min(points + of_flush + 1, HAND - 1)] += share * nobs * flush


@compiled
def _added_by_suits(
    known: Known,
    other: OtherTables,
    range_: Doubles,
    whole: Longs,
    kind_of: Longs,
    often: Doubles,
    added: Doubles,
) -> None:
    """Adds up by kind, (30,), the probability of the other's hands, and of those to which suits add 1, 4 and 5 points, (3, 30): see
    `show_values.suit_points`.
    """
    starter, left, unseen = known.seven[-1], np.zeros(RANKS, np.int64), np.zeros((4, RANKS), np.uint8)
    left_of(np.concatenate((known.seven, known.shown)), left, unseen)
    rank, suit = starter >> 2, starter & 3
    by_suit, size = np.zeros(4), 4 - len(known.shown)
    for hand in range(len(range_)):
        chance = range_[hand]
        if chance <= 0:
            continue
        ranks = other.ranks[size, hand]
        nobs, ways, holds = 0.0, 1.0, False
        for at in range(size):
            ways *= max(left[ranks[at]], 1)
            holds = holds or ranks[at] == rank
            if ranks[at] == _JACK and rank != _JACK:
                nobs += unseen[suit, _JACK] / max(left[_JACK], 1)
        for each in range(4):
            by_suit[each] = 1.0
            for at in range(size):
                by_suit[each] *= unseen[each, ranks[at]]
            by_suit[each] /= ways
        for card in known.shown:
            holds = holds or card >> 2 == rank
            for each in range(4):
                by_suit[each] *= each == card & 3
            if card >> 2 == _JACK and rank != _JACK and card & 3 == suit:
                nobs += 1.0
        alike, often_flush = by_suit.sum(), other.flushes[whole[hand]]
        suited = often_flush * alike / ALIKE
        mixed = (1 - often_flush) * (1 - alike) / (1 - ALIKE)
        flush = suited / max(suited + mixed, 1e-12)
        five = 0.0 if holds else by_suit[suit] / max(alike, 1e-12) * flush
        kind = kind_of[whole[hand]]
        often[kind] += chance
        added[0, kind] += chance * min(nobs, 1 - flush)
        added[1, kind] += chance * (flush - five)
        added[2, kind] += chance * five
