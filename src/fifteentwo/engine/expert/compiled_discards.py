"""The discards of one hand by the chance to win, in machine code: their points, and the equity of the best few by the model of
`equity.in_deal`. `decisions` chooses between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.discard.jitted_hand import (
    crib_given_six,
    empty_crib,
    left_of,
    starter_times,
    values_of_six,
)
from fifteentwo.engine.discard.keep_policy import KeepTable
from fifteentwo.engine.discard.opponent import WAYS, CribModel, Layout, layout
from fifteentwo.engine.equity.deals import shipped_keep
from fifteentwo.engine.equity.discard_equities import (
    PlayModel,
    ScoreBoard,
    crib_distribution,
    equity_of_discard,
    play_model,
    score_board,
    tilted,
)
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.late_discards import keep_of_other
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Longs
from fifteentwo.engine.solution import shipped


class DiscardsByScore(NamedTuple):
    """The discards of six ascending cards, in the order of `itertools.combinations`."""

    points: Doubles
    """(15,): the value in points, in lowball with the sign reversed; minus infinity where the discard is not legal."""
    equities: Doubles
    """(15,): the equity by the model, nan for those left out."""
    times: Longs
    """(15, 13, 30): how many of the 46 starters have each rank and give my hand these points."""
    cribs: Doubles
    """(15, 13, 30): the distribution of the points of the crib, by the rank of the starter."""
    hands: Longs
    """(15,): the number of the hand kept."""


class RoleTables(NamedTuple):
    """What does not depend on the hand."""

    keep: KeepTable
    """How the other discards."""
    fixed: Layout
    pegging: Doubles
    """(1820,): the value of each hand kept in the play."""
    play: PlayModel


@cache
def role_tables(role: int, rules: DealRules) -> RoleTables:
    """The tables of a player in this role, far from the end. Raises BadTables."""
    discards = shipped(rules).discards
    pegging = np.ascontiguousarray(discards.pegging[role], np.float64)
    return RoleTables(shipped_keep(1 - role, rules).table, layout(), pegging, play_model(role, discards, rules))


def discards_by_score(
    six: Sequence[int], context: ScoreContext, margin: float, legal: Sequence[int] = range(WAYS)
) -> DiscardsByScore:
    """The discards of six ascending cards; the equity of the `legal` ones within `margin` points of the best. Raises BadTables."""
    shape = (WAYS, RANKS, HAND)
    found = DiscardsByScore(
        *(np.zeros(WAYS), np.full(WAYS, np.nan), np.zeros(shape, np.int64), np.zeros(shape), np.zeros(WAYS, np.int64))
    )
    scores = context.mine, context.theirs
    keep = keep_of_other(context.role, context.needs, context.rules).table
    tables, barred = role_tables(context.role, context.rules)._replace(keep=keep), np.full(WAYS, -np.inf)
    barred[list(legal)] = 0.0
    _evaluate(
        np.array(six),
        scores,
        context.heels,
        margin,
        context.rules.aim,
        barred,
        tables,
        score_board(context),
        empty_crib(context.rules.four_in_crib),
        found,
    )
    return found


@compiled
def _evaluate(
    six: Longs,
    scores: tuple[int, int],
    heels: int,
    margin: float,
    aim: int,
    barred: Doubles,
    tables: RoleTables,
    board: ScoreBoard,
    crib: CribModel,
    found: DiscardsByScore,
) -> None:
    left, unseen = np.zeros(RANKS, np.int64), np.zeros((4, RANKS), np.uint8)
    left_of(six, left, unseen)
    crib_given_six(tables.keep, left, crib)
    values_of_six(six, board.role, tables.fixed, crib, tables.pegging, found.hands, found.points)
    for way in range(WAYS):
        found.points[way] = aim * found.points[way] + barred[way]
    ways = np.flatnonzero(found.points >= found.points.max() - margin)
    if len(ways) == 1:
        return
    means, shares = np.zeros((len(ways), 2)), np.zeros((len(ways), GRID, GRID))
    for at in range(len(ways)):
        means[at] = tables.play.means[found.hands[ways[at]]]
    tilted(tables.play, means, shares)
    for at in range(len(ways)):
        way, fixed = ways[at], tables.fixed
        starter_times(six, fixed, way, unseen, found.times[way])
        first, second = six[fixed.away[way, 0]], six[fixed.away[way, 1]]
        crib_distribution(first, second, left, unseen, crib, fixed.points, found.cribs[way])
        found.equities[way] = equity_of_discard(
            board, tables.play, scores, heels, found.times[way], found.cribs[way], shares[at]
        )
