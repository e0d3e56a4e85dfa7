"""Evaluation of a view of the solved game: what a seat knows, its utility, and the value of each card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import numpy as np
from msgspec.structs import replace

from fifteentwo.cards import Card
from fifteentwo.cribbage import View
from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.in_deal import (
    ScoreContext,
    ShowDistributions,
    crib_distribution,
    is_near,
    value_before_show,
)
from fifteentwo.engine.equity.late_discards import FAR, SCORE_RANGE, discards_given, keep_of_other
from fifteentwo.engine.equity.match_equity import ME, OTHER, equity_table, relevant_rules, rules_of_deal, with_samples
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.show_values import HAND, crib_given, show_values
from fifteentwo.engine.expert import ranges
from fifteentwo.engine.expert.late_cards import first_cards
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.roles import PONE
from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, Doubles, grown_hands, rank_hands
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.solution import ShippedSolution
from fifteentwo.game import Seat, Standing
from fifteentwo.rules import CribbageRules

UtilityKind = Literal["win", "match", "points"]
_NEVER: Final = 99


def utility_kind(rules: CribbageRules) -> UtilityKind:
    """The utility a player maximises: the chance to win the match, or the game where there is one game only."""
    return "win" if rules.match_kind == "single" else "match"


def score_context(view: View, seat: Seat, kind: UtilityKind, samples: bool = False) -> ScoreContext:
    """The score from a seat's side, with the equity table; with `samples` one table for each (`with_samples`). Raises BadTables."""
    assert view.dealer is not None
    first = view.dealer if view.deals % 2 == 1 else 1 - view.dealer
    standing = Standing(_turned(view.standing.points, seat), _turned(view.standing.wins, seat))
    if kind != "match":
        standing = Standing((0, 0), (0, 0))
    of_first = (ME if first == seat else OTHER) if kind == "match" else ME
    equity = (with_samples if samples else equity_table)(_rules_for(view.rules, kind), kind, standing, of_first)
    # The tables count the point for a go where the count closes. If it was pegged on the call, it was this seat's.
    mine = view.scores[seat] - view.point_taken
    return ScoreContext(
        int(seat == view.dealer), mine, view.scores[1 - seat], equity, view.rules.heels, rules_of_deal(view.rules)
    )


def _turned(pair: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (pair[seat], pair[1 - seat])


@lru_cache(maxsize=64)
def _rules_for(rules: CribbageRules, kind: UtilityKind) -> CribbageRules:
    """The fields of the rules that affect this utility: equal ones share a table."""
    if kind == "match":
        return relevant_rules(rules)
    scale = "none" if kind == "win" else rules.skunk_scale
    return replace(relevant_rules(rules), skunk_scale=scale, match="single", next_dealer=CribbageRules().next_dealer)


class InformationSet(NamedTuple):
    """What a seat knows in the play. Cards are numbers, ranks begin at 0."""

    role: int
    plays: list[tuple[int, int]]
    hand: list[int]
    """My ranks still in hand, ascending."""
    left: int
    """The number of cards the other has left."""
    kept: tuple[int, ...]
    laid: tuple[int, ...]
    """What I have discarded: two cards, or none where nothing is discarded."""
    starter: int
    start: int
    """The count in progress begins at this play."""
    sum: int
    other_gone: bool
    shown: tuple[int, ...] = ()
    """The cards the other has played."""
    needs: tuple[int, int] = FAR
    """The points that I and the other needed when the cards were dealt."""

    def keep_of_other(self, rules: DealRules) -> KeepPolicy:
        """How the other has discarded. Raises BadTables."""
        return keep_of_other(self.role, self.needs, rules)


def information_set(view: View, seat: Seat) -> InformationSet:
    """The information set of a seat in the play for two."""
    assert view.starter is not None
    return InformationSet(
        int(seat == view.dealer),
        [(int(who == view.dealer), card.rank - 1) for who, card in view.plays],
        sorted(card.rank - 1 for card in view.hands[seat]),
        len(view.hands[1 - seat]),
        tuple(map(int, view.kept(seat))),
        tuple(map(int, view.discarded[seat])),
        int(view.starter),
        view.count_from,
        view.count,
        1 - seat in view.gone,
        tuple(int(card) for who, card in view.plays if who != seat),
        needs_at_deal(view, seat),
    )


def needs_at_deal(view: View, seat: Seat) -> tuple[int, int]:
    """The points that a seat and the other needed when the cards were dealt; `FAR` where the discards did not depend on them."""
    target, (mine, theirs) = view.rules.target, _turned(view.dealt_at or view.scores, seat)
    near = target - max(mine, theirs) <= SCORE_RANGE and view.rules.discards
    return (target - mine, target - theirs) if near else FAR


def opponent_range(
    solution: ShippedSolution, known: InformationSet, with_suits: bool = False, policy: Policy | None = None
) -> tuple[Doubles, int, str, int]:
    """The probability of each hand the other may have left, (hands,), its size, and the part and node of the policy.

    `with_suits` also considers the suits of the cards played, as `game_utility` does near the end. The other has followed `policy`, if none is
    given that for the starter.
    """
    other = 1 - known.role
    policy = policy or policy_given(solution, known.starter)
    found, part, node = ranges.replay(policy, known.plays, known.role, known.hand[0])
    start = ranges.prior(known.keep_of_other(solution.rules), (*known.kept, *known.laid, known.starter))
    range_, size = ranges.posterior(policy, start, found, other, first_cards_of_other(solution, known))
    if with_suits:
        range_ = ranges.by_suits(range_, size, other, known.shown, solution.rules)
    return range_, size, part, node


def first_cards_of_other(solution: ShippedSolution, known: InformationSet) -> dict[int, Doubles]:
    """How the other has played its first cards where not by the policy, (slots, hands) each, as `late_cards.first_cards`. Raises BadTables."""
    at_deal = known.needs if known.role == PONE else known.needs[::-1]
    plays = [rank for _, rank in known.plays]
    return first_cards(solution, plays, known.starter >> 2, at_deal, (1 - known.role,))


class Utility(NamedTuple):
    """My utility at the end of the play, as in `leaves.LeafUtility`."""

    value: Doubles
    """(..., kinds, 32, 32): by the kind of the other's whole hand and the points that I and the other peg from here. Leading axes
    hold several utilities."""
    mine: Doubles
    """(32,): when I reach the target, by the points the other has pegged."""
    theirs: Doubles
    """(32,): when the other does, by mine."""
    need: tuple[int, int]
    """The points that I and the other still need."""
    kinds: Bytes
    """(28561,): the kind of each whole hand of the other, by its ranks in any order as digits to the base 13."""

    def outcomes(self) -> Doubles:
        """(outcomes, utilities): `value` of the first kind by both players' points, then `mine`, `theirs`, and `value` of the other
        kinds.
        """
        value = self.value.reshape(-1, self.value.shape[-3] * GRID**2)
        terminal = np.broadcast_to(np.concatenate((self.mine, self.theirs)), (len(value), 2 * GRID))
        first, others = value[:, : GRID**2], value[:, GRID**2 :]
        found: Doubles = np.ascontiguousarray(np.concatenate((first, terminal, others), axis=1).T)
        return found


def points_utility(aim: int = 1) -> Utility:
    """The utility in points: mine less the other's, with an `aim` of -1 the other's less mine."""
    points = aim * np.arange(GRID, dtype=np.float64)
    value = (points[:, None] - points[None, :])[None]
    return Utility(value, np.zeros(GRID), np.zeros(GRID), (_NEVER, _NEVER), np.zeros(13**4, np.uint8))


def game_utility(context: ScoreContext, known: InformationSet, range_: Doubles, size: int) -> Utility:
    """The equity of the game, by the points that I and the other peg from here.

    Near the end also by what the other's hand counts in the show by its ranks; what its suits may add is averaged over the hands
    that count as much. Before, its points are taken as independent of the play.
    """
    rank = known.starter >> 2
    mine = score_hands(np.array([known.kept], np.uint8), np.array([known.starter], np.uint8)).astype(np.int64)
    before = (*known.kept, *known.laid)
    terminal = context.table.terminal
    more = np.zeros(GRID)
    by_me = np.append(terminal.mine[0], more)[context.theirs : context.theirs + GRID]
    by_them = np.append(terminal.theirs[0], more)[context.mine : context.mine + GRID]
    need = (context.target - context.mine, context.target - context.theirs)
    if not is_near(context):
        played = [card >> 2 for card in known.shown]
        other = np.zeros((13, 30))
        other[rank] = ranges.hand_distribution(range_, size, played, rank, layout().points)
        crib = _crib(known, before, context)
        one = np.ones(1, np.int64)
        value = value_before_show(context, ShowDistributions(crib, other), one * rank, mine, one)
        return Utility(value[..., None, :, :], by_me, by_them, need, np.zeros(13**4, np.uint8))
    seen = (*before, known.starter)
    kinds = np.minimum(layout().points.reshape(-1, 13)[:, rank], HAND - 1)
    keep = known.keep_of_other(context.rules)
    whole = ranges.whole_hands(range_, size, known.shown)
    of_hand = kinds[rank_hands(4).astype(np.int64) @ np.array((13**3, 13**2, 13, 1))].astype(np.int64)
    crib = _no_crib(HAND)
    if known.laid:
        weights = np.divide(whole, keep.kept(seen), out=np.zeros(len(whole)), where=keep.kept(seen) > 0)
        pairs = keep.discarded_with(seen, weights, of_hand, HAND)
        crib = crib_given(known.laid, seen, pairs, context.rules.four_in_crib)
    by_points = show_values(context, np.bincount(mine, minlength=HAND).astype(np.float64), crib)
    value = ranges.with_suits(by_points, kinds, context, seen, range_, size, known.shown)
    return Utility(value, by_me, by_them, need, kinds)


def _crib(known: InformationSet, before: tuple[int, ...], context: ScoreContext) -> Doubles:
    """The distribution of the points of the crib by the rank of the starter, (13, 30), given my cards before it is turned."""
    if not known.laid:
        return _no_crib(RANKS)
    tables = discards_given(known.role, before, known.needs, context.rules)
    return crib_distribution(known.laid, before, tables.cribs[known.role])


def _no_crib(rows: int) -> Doubles:
    """No points, (rows, 30)."""
    nothing = np.zeros((rows, HAND))
    nothing[:, 0] = 1.0
    return nothing


def jitted_card_values(
    solution: Policy,
    known: InformationSet,
    utility: Utility,
    range_: Doubles,
    wanted: Sequence[int] | None = None,
    tremble: float = ranges.TREMBLE,
) -> dict[int, float]:
    """The exact value of each rank in hand that fits, by a best response to the other's policy. Raises BadTables.

    Machine code for players, who call it often; `card_values.card_values` needs no Numba and takes several utilities at
    once. `wanted` limits it to some ranks.
    """
    from fifteentwo.engine.pegging.best_response import best_response  # noqa: PLC0415 - Numba is heavy
    from fifteentwo.engine.pegging.flat_policy import flattened  # noqa: PLC0415
    from fifteentwo.engine.pegging.frames import replayed  # noqa: PLC0415
    from fifteentwo.engine.pegging.leaves import leaf_utility  # noqa: PLC0415
    from fifteentwo.engine.pegging.response_buffers import scratch  # noqa: PLC0415

    if known.sum + min(known.hand[0] + 1, 10) > 31:
        return {}
    policy, values = flattened(solution), np.zeros(4)
    leaf = leaf_utility(utility.value, utility.kinds, utility.mine, utility.theirs, utility.need, tremble)
    played = np.array([rank for _, rank in known.plays], np.int64)
    movers = np.array([int(who != known.role) for who, _ in known.plays], np.int64)
    chosen = sum(1 << rank for rank in set(known.hand if wanted is None else wanted))
    hand, reach = ranges.ascending(known.hand), np.ascontiguousarray(range_)
    with scratch() as arrays:
        begin = replayed(policy.child, known.role, played, movers, known.hand[0], policy.last_card, arrays.row)
        best_response(policy, grown_hands(), begin, played, hand, chosen, reach, leaf, arrays, values)
    return {rank: float(values[at]) for at, rank in enumerate(known.hand) if not np.isnan(values[at])}


def as_numbers(cards: Sequence[Card]) -> tuple[int, ...]:
    """Cards as the numbers 0 to 51, ascending."""
    return tuple(sorted(map(int, cards)))
