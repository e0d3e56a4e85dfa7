"""The value of each card of a hand in machine code: the other's range, the utility of score and show, and a best response.

These are the formulas of `ranges` and of `evaluation.game_utility`, for one utility and one starter.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import isnan

import numpy as np

from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.discard.jitted_hand import empty_crib
from fifteentwo.engine.discard.opponent import CribModel, layout
from fifteentwo.engine.equity.deals import shipped_flushes
from fifteentwo.engine.equity.in_deal import ScoreContext, is_near
from fifteentwo.engine.equity.late_discards import keep_of_other
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.show_tables import ShowBoard, show_boards
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.expert import ranges
from fifteentwo.engine.expert.compiled_utility import Known, OtherTables, far_utility, near_utility
from fifteentwo.engine.expert.evaluation import InformationSet, first_cards_of_other, points_utility
from fifteentwo.engine.expert.exchange_rates import policy_of_other
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.pegging.best_response import best_response
from fifteentwo.engine.pegging.card_chances import their_chances
from fifteentwo.engine.pegging.flat_policy import FlatPolicy, flattened
from fifteentwo.engine.pegging.frames import GO, ME, OTHER, Frame, begin_frame, moved, whole_hand, without_points
from fifteentwo.engine.pegging.leaves import LeafUtility, leaf_utility
from fifteentwo.engine.pegging.response_buffers import ResponseScratch, scratch
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.scoring.rank_hands import (
    FOURS,
    Bytes,
    Doubles,
    Hands,
    Longs,
    grown_hands,
    rank_hands,
)
from fifteentwo.engine.solution import ShippedSolution


def card_values(
    solution: ShippedSolution, known: InformationSet, context: ScoreContext | None, wanted: Sequence[int] | None = None
) -> dict[int, float]:
    """The value of each rank in hand that fits, or of those wanted, by the chance to win; without a context in points, with the sign of
    `solution.aim`. The other follows `policy_of_other`, in points the policy for the starter. Raises BadTables.
    """
    if known.sum + min(known.hand[0] + 1, 10) > 31:
        return {}
    arrays, other, values = _known(known), _other(known, solution.rules), np.zeros(4)
    first = _first(first_cards_of_other(solution, known))
    chosen = sum(1 << rank for rank in set(known.hand if wanted is None else wanted))
    starter = known.starter
    followed = policy_given(solution, starter) if context is None else policy_of_other(solution, context, starter)
    policy, grown = flattened(followed), grown_hands()
    with scratch() as room:
        frame, level = range_after(policy, grown, arrays, other.prior, first, ranges.TREMBLE, room)
        range_, utility = _normalised(room.reach[level, : grown.sizes[frame.left]]), _points(solution.aim)
        if context is not None:
            (board,) = show_boards(context)
            utility = _by_score(frame, grown, arrays, other, board, is_near(context), empty_crib(other.four), range_)
        best_response(policy, grown, frame, arrays.played, arrays.hand, chosen, range_, utility, room, values)
    return {rank: float(values[at]) for at, rank in enumerate(known.hand) if not isnan(values[at])}


@cache
def _points(aim: int) -> LeafUtility:
    utility = points_utility(aim)
    return leaf_utility(utility.value, utility.kinds, utility.mine, utility.theirs, utility.need, ranges.TREMBLE)


def _known(known: InformationSet) -> Known:
    return Known(
        known.role,
        np.array([rank for _, rank in known.plays], np.int64),
        np.array([int(who != known.role) for who, _ in known.plays], np.int64),
        ranges.ascending(known.hand),
        np.array((*known.kept, *known.laid, known.starter), np.int64),
        np.array(known.shown, np.int64),
    )


def _first(cards: Mapping[int, Doubles]) -> Doubles:
    """`late_cards.first_cards` by the place of the play: (places, 4, 1820)."""
    found = np.zeros((max(cards, default=-1) + 1, 4, FOURS))
    for at, chances in cards.items():
        found[at, : len(chances), : chances.shape[1]] = chances
    return found


def _other(known: InformationSet, rules: DealRules) -> OtherTables:
    ranks = sorted(card >> 2 for card in (*known.kept, *known.laid, known.starter))
    return _other_of(known.role, known.needs, tuple(ranks), rules)


@lru_cache(maxsize=16)
def _other_of(role: int, needs: tuple[int, int], seven: tuple[int, ...], rules: DealRules) -> OtherTables:
    """The tables given my role, the ranks of my cards and the starter: the same for all cards of a deal."""
    keep, cards = keep_of_other(role, needs, rules), [4 * rank for rank in seven]
    return OtherTables(
        ranges.prior(keep, cards),
        keep.kept(cards).copy(),
        keep.table,
        _flushes(1 - role, rules),
        layout().points,
        *_rank_tables(),
        rules.four_in_crib,
    )


@cache
def _rank_tables() -> tuple[Bytes, Longs]:
    ranks = np.zeros((5, FOURS, 4), np.uint8)
    for size in range(1, 5):
        ranks[size, : len(rank_hands(size)), :size] = rank_hands(size)
    return ranks, ranks[4].astype(np.int64) @ np.array((13**3, 13**2, 13, 1))


@cache
def _flushes(role: int, rules: DealRules) -> Doubles:
    return shipped_flushes(role, rules).copy()


@leaf
def range_after(
    policy: FlatPolicy,
    grown: Hands,
    known: Known,
    prior: Doubles,
    first: Doubles,
    tremble: float,
    room: ResponseScratch,
) -> tuple[Frame, int]:
    """The position, and the level of `room.reach` that has the range of the other there (not normalised): `ranges.posterior`, with
    `first`, (places, 4, 1820), in place of the policy for the plays at these places.
    """
    frame, level = begin_frame(known.role, policy.last_card), 0
    for at in range(FOURS):
        room.reach[0, at] = prior[at]
    for at in range(len(known.played) + 1):
        mover, rank = (known.movers[at], known.played[at]) if at < len(known.played) else (ME, known.hand[0])
        while frame.turn != mover or frame.sum + min(rank + 1, 10) > 31:
            if frame.turn == OTHER:
                for hand in range(grown.sizes[frame.left]):
                    if min(grown.slots[frame.left, hand, 0] + 1, 10) <= 31 - frame.sum:
                        room.reach[level, hand] = 0.0
            frame = moved(frame, GO, policy.child[frame.node, GO] if frame.node >= 0 else NONE, room.row)
        if at == len(known.played):
            break
        if mover == OTHER:
            size, reach, chance = frame.left, room.reach[level], room.chance[level]
            if at < len(first):
                chance = first[at]
            else:
                their_chances(policy, grown, frame.node, size, 31 - frame.sum, tremble, reach, chance)
            for hand in range(grown.sizes[size - 1]):
                bigger = grown.bigger[size, rank, hand]
                here = reach[bigger]
                room.reach[level + 1, hand] = here * chance[grown.slot[size, rank, hand], bigger] if here > 0 else 0.0
            level += 1
        frame = moved(frame, rank, policy.child[frame.node, rank] if frame.node >= 0 else NONE, room.row)
    return without_points(frame), level


@compiled
def _normalised(range_: Doubles) -> Doubles:
    total = range_.sum()
    found: Doubles = range_ / total if total > 0 else np.full(len(range_), 1.0 / len(range_))
    return found


@compiled
def _by_score(
    frame: Frame,
    grown: Hands,
    known: Known,
    other: OtherTables,
    board: ShowBoard,
    near: bool,
    crib: CribModel,
    range_: Doubles,
) -> LeafUtility:
    """The utility by the score and the show; near the end the range is updated by the suits of the cards played."""
    whole = np.zeros(len(range_), np.int64)
    for hand in range(len(range_)):
        whole[hand] = whole_hand(frame.shown, hand, frame.left, grown)
    if near and len(known.shown) > 1:
        _by_suits(range_, whole, frame.left, known.shown, other.flushes)
    kinds = np.zeros(13**4, np.uint8)
    if near:
        equity = np.zeros((HAND, GRID, GRID))
        for code in range(13**4):
            kinds[code] = min(other.points[13 * code + (known.seven[-1] >> 2)], HAND - 1)
        near_utility(known, other, board, range_, whole, kinds, equity)
    else:
        equity = np.zeros((1, GRID, GRID))
        far_utility(known, other, board, crib, range_, whole, equity[0])
    by_me, by_them = board.mine[:GRID].copy(), board.theirs[:GRID].copy()
    steps = np.zeros((2, GRID), np.int64)
    for at in range(1, GRID):
        steps[0, at] = steps[0, at - 1] + (by_me[at] != by_me[at - 1])
        steps[1, at] = steps[1, at - 1] + (by_them[at] != by_them[at - 1])
    need = np.array([board.need[0], board.need[1]])
    return LeafUtility(equity, kinds, by_me, by_them, need, steps, ranges.TREMBLE)


@compiled
def _by_suits(range_: Doubles, whole: Longs, size: int, shown: Longs, flushes: Doubles) -> None:
    """`ranges.by_suits`: the range given the suits of the cards played; the same range where no hand fits them."""
    alike, ways, before = True, 4**size, range_.copy()
    for card in shown:
        alike = alike and card & 3 == shown[0] & 3
    for hand in range(len(range_)):
        flush = flushes[whole[hand]]
        range_[hand] *= flush * alike / 4 + (1 - flush) * (ways - alike) / 252
    total = range_.sum()
    range_[:] = range_ / total if total > 0 else before
