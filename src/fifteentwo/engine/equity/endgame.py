"""The chance to win of a discard near the end of a game, by enumeration of every hand the other may keep.

The model of `in_deal` matches the means of the play only, which is not enough when the next points decide. Here the play
of the hand kept is followed, by the policy, against each hand of the other that may be kept, so who reaches the target
first is exact; and the other's hand in the show is the one that was played. What is averaged is suits: of the hands kept,
and of flush and nobs in the other's hand and in the crib. The crib is taken as independent of the other's hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product, zip_longest
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.deals import shipped_flushes
from fifteentwo.engine.equity.discard_chances import chances_of_hand
from fifteentwo.engine.equity.in_deal import ScoreContext, ShowOutcomes
from fifteentwo.engine.equity.late_discards import keep_of_other, score_before_deal
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.range_play import RangeWalk, range_walk, walk_range
from fifteentwo.engine.equity.range_results import CELLS, OUT, RangeResults, clear, range_results
from fifteentwo.engine.equity.show_tables import SIDE, WIDTH, ShowBoard, out_first, show_boards, show_table
from fifteentwo.engine.equity.show_values import HAND, SuitPoints, suit_points
from fifteentwo.engine.equity.simulated_deals import fixed, shipped_policy
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, Doubles, Longs, grown_hands, rank_hands

MARGIN: Final = (0.005, 0.2)
"""Discards whose chance is further below the best one, p, than the first plus the second times sqrt(p (1 - p)), by the model of `in_deal` and by the formula
of `discard_chances`, are not compared.
"""
DECIMALS: Final = 9
"""Chances are compared to so many places: the last bits need not be the same on every machine."""
LEAST: Final = 2e-5
"""Hands that the other keeps less often than this are left out: one in 1,000 in all."""
_JACK: Final = 10


class Others(NamedTuple):
    """The hands the other may have kept."""

    number: Longs
    """(1820,): the place of each hand among them, -1 for those left out."""
    chances: Doubles
    """(n, 13): the probability of each with each rank of the starter."""
    points: Longs
    """(n, 13): what they count in the show by their ranks, by the rank of the starter."""
    suits: SuitPoints
    """What their suits may add, (n, 13) each."""


def others_of(six: tuple[int, ...], context: ScoreContext, chances: Doubles, often: Doubles, least: float) -> Others:
    """What the other may keep if I, in the role of this context, hold these six cards, by the probability of each hand and of each rank of the
    starter. Without what is kept less often than `least`. Raises BadTables.
    """
    some = np.flatnonzero(often @ chances >= least * often.sum())
    hands, likely = rank_hands(4)[some].astype(np.int64), chances[:, some]
    likely = likely / np.maximum(likely.sum(axis=1, keepdims=True), 1e-12)
    code = hands @ np.array((13**4, 13**3, 13**2, 13))
    points = layout().points[code[:, None] + np.arange(RANKS)].astype(np.int64)
    suits = suit_points(six, hands, shipped_flushes(1 - context.role, context.rules)[some])
    number = np.full(FOURS, -1, np.int64)
    number[some] = np.arange(len(some))
    return Others(
        number,
        np.ascontiguousarray((likely * often[:, None]).T),
        points,
        SuitPoints(*(each.T.copy() for each in suits)),
    )


def promising(
    six: Sequence[int],
    context: ScoreContext,
    times: Longs,
    model: Doubles,
    points: Doubles,
    most: int,
) -> list[int]:
    """The discards that enumeration is for, the most promising first, by their chances in the model of `in_deal`, (15,), nan for those not looked at, and by
    the formula of `discard_chances`, in turn: the one knows all six cards and the suits, the other what enumeration found for each hand. `times` are as for
    `enumerated`; `points`, (15,), decide between equal chances. At most so many hands are kept, by rank. Raises BadTables.
    """
    orders = [_near_best(model, points)]
    if context.rules == STANDARD:
        game = score_before_deal(context.role, context.needs, STANDARD)
        formula = np.where(np.isnan(model), np.nan, chances_of_hand(game, six, times))
        orders.insert(0, _near_best(formula, points))
    in_turn = dict.fromkeys(way for ways in zip_longest(*orders) for way in ways if way is not None)
    hands = list(dict.fromkeys(_kept_ranks(six, way) for way in in_turn))[:most]
    return [way for way in in_turn if _kept_ranks(six, way) in hands]


def _kept_ranks(six: Sequence[int], way: int) -> tuple[int, ...]:
    return tuple(six[at] >> 2 for at in layout().away[way, 2:])


def _near_best(values: Doubles, points: Doubles) -> list[int]:
    """The discards within `MARGIN` of the best, the best first."""
    best = float(np.nanmax(values))
    margin = MARGIN[0] + MARGIN[1] * sqrt(max(best * (1 - best), 0.0))
    order = np.lexsort((-points, -np.round(values, DECIMALS)))
    return [int(way) for way in order if values[way] >= best - margin]


def times_of(shown: ShowOutcomes) -> Longs:
    """How many of the 46 starters have each rank and give my hand these points, for each discard: (15, 13, 30)."""
    place = (shown.starters >> 2).astype(np.int64) * HAND + shown.hand
    times = np.zeros((len(place), RANKS * HAND), np.int64)
    np.add.at(times, (np.arange(len(place))[:, None], place), 1)
    return times.reshape(-1, RANKS, HAND)


def enumerated(
    six: tuple[int, ...], contexts: Sequence[ScoreContext], times: Longs, cribs: Doubles, ways: Sequence[int]
) -> list[Doubles]:
    """The equity after some discards of six ascending cards by each context of one score, (..., 15); the others are nan. Leading axes are those of the tables
    of the context.

    For each discard `times` say how many starters of each rank give my hand these points, and `cribs` what the crib has: (15, 13, 30) each. Raises BadTables.
    """
    values = [np.full((*each.table.equity.shape[:-3], len(times)), np.nan) for each in contexts]
    for each in values:
        each[..., ways] = 0.0
    often = times[ways[0]].sum(axis=1) / times[ways[0]].sum()
    by_hand: dict[tuple[int, ...], list[int]] = {}
    for way in ways:
        by_hand.setdefault(_kept_ranks(six, way), []).append(way)
    first, heels = contexts[0], [each.with_heels() for each in contexts]
    hands = keep_of_other(first.role, first.needs, first.rules).kept_by_starter(six)
    jack = often * (np.arange(RANKS) == _JACK)
    if max(heels[0].mine, heels[0].theirs) >= first.target:  # they are enough
        for total, context in zip(values, heels, strict=True):
            total[..., ways] += jack.sum() * _won_by_heels(context)
        often -= jack
    others = others_of(six, first, hands, often, LEAST)
    boards = [list(zip(*map(show_boards, each), strict=True)) for each in zip(contexts, heels, strict=True)]
    with _walking() as (room, found):
        for kept, alike in by_hand.items():
            _follow(np.array(kept), first, others.number, room, found)
            for way, (total, of_context) in product(alike, zip(values, boards, strict=True)):
                means = [_sum_up(found, others, often, each, times[way], cribs[way]) for each in of_context]
                total[..., way] += np.array(means).reshape(total.shape[:-1])
            clear(found)
    return values


def kept_value(kept: tuple[int, ...], context: ScoreContext, often: Doubles, times: Longs, cribs: Doubles) -> float:
    """The equity of four cards kept, for starters with these probabilities, (13,), without his heels: `times`, (13, 30), say how many starters of each rank give the
    hand these points, `cribs`, (13, 30), what the crib has. Nothing is known to the player but the four. Raises BadTables.
    """
    hands = keep_of_other(context.role, context.needs, context.rules).kept_by_starter(kept)
    others, (board,) = others_of(kept, context, hands, often, LEAST), show_boards(context)
    with _walking() as (room, found):
        _follow(np.array(kept, np.int64) >> 2, context, others.number, room, found)
        value = _sum_up(found, others, often, (board, board), times, cribs)
        clear(found)
    return value


_UNUSED: list[tuple[RangeWalk, RangeResults]] = []


@contextmanager
def _walking() -> Iterator[tuple[RangeWalk, RangeResults]]:
    """Scratch arrays for one thread, which another may use afterwards."""
    arrays = _UNUSED.pop() if _UNUSED else (range_walk(), range_results())
    try:
        yield arrays
    finally:
        _UNUSED.append(arrays)


def _follow(kept: Longs, context: ScoreContext, number: Longs, room: RangeWalk, found: RangeResults) -> None:
    need = context.target - context.mine, context.target - context.theirs
    policy = shipped_policy(context.rules)
    walk_range(kept, context.role, number, need, policy, fixed(), grown_hands(), room, found)


def _won_by_heels(context: ScoreContext) -> float:
    terminal = context.table.terminal
    i_won = context.mine >= context.target
    return float(terminal.mine[0, context.theirs] if i_won else terminal.theirs[0, context.mine])


@compiled
def _sum_up(
    found: RangeResults,
    others: Others,
    often: Doubles,
    boards: tuple[ShowBoard, ShowBoard],
    times: Longs,
    cribs: Doubles,
) -> float:
    """The equity times the probability of these starters: the sum over the results of the play and the ranks of the starter. The second board is that of
    a jack.

    The play was followed without his heels. With them the dealer may have been out before: then the dealer was out first, and if it is the other who
    reached the target in what was followed, that player has lost with the most points that do not reach it.
    """
    hands = times / np.maximum(times.sum(axis=1), 1).reshape(RANKS, 1)
    rows = min(GRID, boards[0].need[0])
    tables, room, first = np.zeros((RANKS, rows, WIDTH)), np.empty((SIDE, SIDE)), np.zeros((RANKS, rows))
    won, lost, need = np.empty((RANKS, SIDE)), np.empty((RANKS, SIDE)), np.empty((RANKS, 2), np.int64)
    for rank in range(RANKS):
        board = boards[1] if rank == _JACK else boards[0]
        won[rank], lost[rank] = board.mine, board.theirs
        need[rank, 0], need[rank, 1] = board.need
        if often[rank] > 0:
            show_table(board, hands[rank], cribs[rank], 0, room, tables[rank])
            for mine in range(rows):
                first[rank, mine] = out_first(board, hands[rank], mine)
    total, suits = 0.0, others.suits
    for at in range(found.many[0]):
        hand, result = divmod(found.touched[at], CELLS)
        share, equity = found.shares[hand, result], 0.0
        if result >= OUT:
            loser = (result - OUT) % GRID
            for rank in range(RANKS):
                if result < OUT + GRID:
                    value = won[rank, loser] if loser < need[rank, 1] else lost[rank, need[rank, 0] - 1]
                else:
                    value = lost[rank, loser] if loser < need[rank, 0] else won[rank, need[rank, 1] - 1]
                equity += others.chances[hand, rank] * value
            total += share * equity
            continue
        mine, theirs = result // GRID, result % GRID
        for rank in range(RANKS):
            chance = others.chances[hand, rank]
            if chance <= 0:
                continue
            if mine >= need[rank, 0]:
                equity += chance * won[rank, theirs]
                continue
            if theirs >= need[rank, 1]:
                equity += chance * lost[rank, mine]
                continue
            table, column = tables[rank, mine], theirs + others.points[hand, rank]
            nobs, flush, five = suits.nobs[hand, rank], suits.flush[hand, rank], suits.five[hand, rank]
            value = (1 - nobs - flush - five) * table[column] + first[rank, mine] * won[rank, theirs]
            if nobs > 0:
                value += nobs * table[column + 1]
            if flush > 0:
                value += flush * table[column + 4] + five * table[column + 5]
            equity += chance * value
        total += share * equity
    return total
