"""The chance to win of a discard near the end of a game, by enumeration of every hand the other may keep.

The model of `in_deal` matches the means of the play only, which is not enough when the next points decide. Here the play
of the hand kept is followed, by the policy, against each hand of the other that may be kept, so who reaches the target
first is exact; and the other's hand in the show is the one that was played. What is averaged is suits: of the hands kept,
and of flush and nobs in the other's hand and in the crib. The crib is taken as independent of the other's hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.deals import shipped_flushes, shipped_keep
from fifteentwo.engine.equity.in_deal import GRID, ScoreContext, ShowOutcomes
from fifteentwo.engine.equity.open_play import PlayResults, Walk, results, scratch, walk
from fifteentwo.engine.equity.open_position import begin
from fifteentwo.engine.equity.show_values import HAND, SuitPoints, show_values, suit_points
from fifteentwo.engine.equity.simulated_deals import FixedTables, FlatPolicy, fixed, shipped_policy
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Longs, rank_hands

MARGIN: Final = (0.005, 0.2)
"""Discards whose chance by the model of `in_deal` is further below the best one, p, than the first plus the second times
sqrt(p (1 - p)) are left to that model.
"""
LEAST: Final = 5e-5
"""Hands that the other keeps less often than this are left out: one in 200 in all."""
LEAST_OF_JACK: Final = 2e-4
"""The same for the jack as the starter, which has its own plays because his heels may decide them."""
_JACK: Final = 10


class Others(NamedTuple):
    """The hands the other may have kept."""

    hands: Longs
    """(n, 4): their ranks, ascending."""
    chances: Doubles
    """(13, n): the probability of each, by the rank of the starter."""
    points: Longs
    """(13, n): what they count in the show by their ranks, by the rank of the starter."""
    suits: SuitPoints
    """What their suits may add."""


class Outcomes(NamedTuple):
    """The probability of each result of the play, by the rank of the starter."""

    counted: Doubles
    """(13, 30, 32, 32): by the points of the other's hand, mine in the play and the other's, where nobody is out."""
    out: Doubles
    """(13, 2, 32): that I, or the other, reach the target in the play, by the points of the loser in it."""


def others_of(six: tuple[int, ...], role: int) -> Others:
    """What the other may keep if I, in this role, hold these six cards. Raises BadTables."""
    keep = shipped_keep(1 - role)
    hands = rank_hands(4).astype(np.int64)
    left = 4 - np.bincount([card >> 2 for card in six], minlength=RANKS)
    chances = np.stack([keep.kept((*six, 4 * rank)) if left[rank] else np.zeros(len(hands)) for rank in range(RANKS)])
    code = hands @ np.array((13**4, 13**3, 13**2, 13))
    points = layout().points[code + np.arange(RANKS)[:, None]].astype(np.int64)
    return Others(hands, chances, points, suit_points(six, hands, shipped_flushes(1 - role)))


def promising(values: Doubles) -> list[int]:
    """The discards that enumeration is for, by their chances in the model, (15,), nan for those not looked at."""
    best = float(np.nanmax(values))
    margin = MARGIN[0] + MARGIN[1] * sqrt(max(best * (1 - best), 0.0))
    return [int(way) for way in np.flatnonzero(values >= best - margin)]


def discard_values(
    six: tuple[int, ...], contexts: Sequence[ScoreContext], shown: ShowOutcomes, ways: Sequence[int]
) -> list[Doubles]:
    """The equity after some discards of six ascending cards by each context of one score, (..., 15); the others are nan.

    Leading axes are those of the tables of the context. Raises BadTables.
    """
    values = [np.full((*each.table.equity.shape[:-3], len(shown.hand)), np.nan) for each in contexts]
    score = contexts[0]
    others = others_of(six, score.role)
    often = np.bincount(shown.starters >> 2, minlength=RANKS) / len(shown.starters)
    ordinary, jack = often * (np.arange(RANKS) != _JACK), often * (np.arange(RANKS) == _JACK)
    room = _Room(scratch(), results())
    for way in ways:
        kept = np.array([six[at] >> 2 for at in layout().away[way, 2:]], np.int64)
        total = [np.zeros(each.shape[:-1]) for each in values]
        for chances, heels, least in ((ordinary, 0, LEAST), (jack, score.heels, LEAST_OF_JACK)):
            if not chances.any():
                continue
            raised = [_with_heels(each, heels) for each in contexts]
            found = _outcomes(kept, chances, _likely(others, chances, least), raised[0], room)
            for at, context in enumerate(raised):
                total[at] += _mean(found, chances, context, way, shown)
        for each, mean in zip(values, total, strict=True):
            each[..., way] = mean
    return values


def _likely(others: Others, chances: Doubles, least: float) -> Others:
    """The hands that are not too rare, with their probabilities before the play."""
    weights = chances[:, None] * others.chances
    some = np.flatnonzero(weights.sum(axis=0) >= least * chances.sum())
    suits = SuitPoints(*(each[:, some] for each in others.suits))
    likely = others.chances[:, some]
    likely = likely / np.maximum(likely.sum(axis=1, keepdims=True), 1e-12)
    return Others(others.hands[some], likely, others.points[:, some], suits)


def _mean(found: Outcomes, chances: Doubles, context: ScoreContext, way: int, shown: ShowOutcomes) -> Doubles:
    """The equity, (...,), times the probability of these starters, from the results of the play."""
    terminal = context.table.terminal
    if max(context.mine, context.theirs) >= context.target:  # his heels were enough
        i_won = context.mine >= context.target
        won = terminal.mine[0, context.theirs] if i_won else terminal.theirs[0, context.mine]
        return np.full(context.table.equity.shape[:-3], chances.sum() * won)
    total: Doubles = np.zeros(context.table.equity.shape[:-3])
    for rank in np.flatnonzero(chances):
        points = shown.hand[way][shown.starters >> 2 == rank]
        show = show_values(context, np.bincount(points, minlength=HAND) / len(points), shown.crib[way][rank])
        total += (found.counted[rank] * show).sum(axis=(-3, -2, -1))
        total += found.out[rank, 0] @ _from(terminal.mine[0], context.theirs)
        total += found.out[rank, 1] @ _from(terminal.theirs[0], context.mine)
    return total


def _with_heels(context: ScoreContext, heels: int) -> ScoreContext:
    if context.role == DEALER:
        return context._replace(mine=context.mine + heels)
    return context._replace(theirs=context.theirs + heels)


def _from(utility: Doubles, score: int) -> Doubles:
    """The utility by the points the loser pegs from a score: (32,)."""
    return np.append(utility, np.zeros(GRID))[score : score + GRID]


class _Room(NamedTuple):
    walk: Walk
    results: PlayResults


def _outcomes(kept: Longs, often: Doubles, others: Others, context: ScoreContext, room: _Room) -> Outcomes:
    """What the play of my hand may give, weighted with the probability of each rank of the starter, (13,)."""
    found = Outcomes(np.zeros((RANKS, HAND, GRID, GRID)), np.zeros((RANKS, 2, GRID)))
    need = context.target - context.mine, context.target - context.theirs
    if min(need) <= 0:
        return found
    weighted = others._replace(chances=others.chances * often[:, None])
    _follow(kept, context.role, need, weighted, shipped_policy(), fixed(), room.walk, room.results, found)
    return found


@compiled
def _follow(
    kept: Longs,
    role: int,
    need: tuple[int, int],
    others: Others,
    policy: FlatPolicy,
    tables: FixedTables,
    room: Walk,
    results: PlayResults,
    found: Outcomes,
) -> None:
    """Adds the results of the play against each hand of the other."""
    ranks, needed = np.zeros((2, 4), np.int64), np.zeros(2, np.int64)
    ranks[role] = kept
    needed[role], needed[1 - role] = need[0], need[1]
    for hand in range(len(others.hands)):
        ranks[1 - role] = others.hands[hand]
        begin(room.stack[0], ranks)
        walk(room, policy, tables, needed, results)
        for first in range(GRID):
            for second in range(GRID):
                share = results.points[first, second]
                if share > 0:
                    mine, theirs = (second, first) if role else (first, second)
                    _count(hand, share, mine, theirs, others, found)
            for player in range(2):
                share = results.out[player, first]
                if share > 0:
                    for rank in range(RANKS):
                        found.out[rank, 0 if player == role else 1, first] += share * others.chances[rank, hand]


@compiled
def _count(hand: int, share: float, mine: int, theirs: int, others: Others, found: Outcomes) -> None:
    for rank in range(RANKS):
        chance = share * others.chances[rank, hand]
        if chance > 0:
            points, suits = others.points[rank, hand], others.suits
            nobs, flush, five = suits.nobs[rank, hand], suits.flush[rank, hand], suits.five[rank, hand]
            found.counted[rank, points, mine, theirs] += chance * (1 - nobs - flush - five)
            found.counted[rank, points + 1, mine, theirs] += chance * nobs
            found.counted[rank, points + 4, mine, theirs] += chance * flush
            found.counted[rank, points + 5, mine, theirs] += chance * five
