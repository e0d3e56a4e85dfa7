"""What each choice is worth where the engine's tables hold: the two-player game of six cards, by points or by the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import numpy as np

from fifteentwo.cards import Card
from fifteentwo.cribbage import View
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.in_deal import GRID, ScoreContext, ShowDistributions, crib_distribution, value_before_show
from fifteentwo.engine.equity.match_equity import ME, OTHER, equity_table, relevant_rules, with_samples
from fifteentwo.engine.expert import ranges
from fifteentwo.engine.scoring.rank_hands import Doubles, grown_hands, rank_hands
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.solution import ShippedSolution
from fifteentwo.game import Seat, Standing
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import peg_points

UtilityKind = Literal["win", "match", "points"]
_NEVER: Final = 99


def utility_kind(rules: CribbageRules) -> UtilityKind:
    """What one plays for: the match, or the game where it is the only one."""
    return "win" if rules.match_kind == "single" else "match"


def score_context(view: View, seat: Seat, kind: UtilityKind, samples: bool = False) -> ScoreContext:
    """Where the game stands for a seat; with `samples` also by each heap of deals (`with_samples`). Raises BadTables."""
    assert view.dealer is not None
    first = view.dealer if view.deals % 2 == 1 else 1 - view.dealer
    standing = Standing(_turned(view.standing.points, seat), _turned(view.standing.wins, seat))
    if kind != "match":
        standing = Standing((0, 0), (0, 0))
    of_first = (ME if first == seat else OTHER) if kind == "match" else ME
    worth = (with_samples if samples else equity_table)(_rules_for(view.rules, kind), kind, standing, of_first)
    # The tables have the point for a go where the count closes; if it was pegged on the call it was this seat's.
    mine = view.scores[seat] - view.point_taken
    return ScoreContext(int(seat == view.dealer), mine, view.scores[1 - seat], worth, view.rules.heels)


def _turned(pair: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    return (pair[seat], pair[1 - seat])


def _rules_for(rules: CribbageRules, kind: UtilityKind) -> CribbageRules:
    """The rules as far as they bear on this: fewer tables to make."""
    if kind == "match":
        return relevant_rules(rules)
    scale = "none" if kind == "win" else rules.skunk_scale
    return CribbageRules(target=rules.target, heels=rules.heels, skunk_scale=scale)


class InformationSet(NamedTuple):
    """What a seat knows in the play, cards as numbers, ranks from 0."""

    role: int
    plays: list[tuple[int, int]]
    hand: list[int]
    """My ranks still in hand, ascending."""
    left: int
    """How many cards the other has."""
    kept: tuple[int, ...]
    laid: tuple[int, int]
    starter: int
    start: int
    """The count in progress is that of the plays from here on."""
    sum: int
    other_gone: bool


def information_set(view: View, seat: Seat) -> InformationSet:
    """What a seat knows in the play of two."""
    assert view.starter is not None
    first, second = view.discarded[seat]
    return InformationSet(
        int(seat == view.dealer),
        [(int(who == view.dealer), card.rank - 1) for who, card in view.plays],
        sorted(card.rank - 1 for card in view.hands[seat]),
        len(view.hands[1 - seat]),
        tuple(map(int, view.kept(seat))),
        (int(first), int(second)),
        int(view.starter),
        view.count_from,
        view.count,
        1 - seat in view.gone,
    )


def opponent_range(tables: ShippedSolution, cards: InformationSet) -> tuple[Doubles, int, str, int]:
    """How likely the other has each hand of the cards he has left, how many those are, and where we are in the tables."""
    other = 1 - cards.role
    found, part, node = ranges.replay(tables, cards.plays, cards.role, cards.hand[0])
    start = ranges.prior(shipped_deals(), other, (*cards.kept, *cards.laid, cards.starter))
    range_, size = ranges.posterior(tables, start, found, other)
    return range_, size, part, node


class Utility(NamedTuple):
    """What the end of the play is worth to me: as `best_response.LeafUtility`."""

    value: Doubles
    """(..., 32, 32): any axes before the last two are several values at once."""
    mine: Doubles
    theirs: Doubles
    need: tuple[int, int]

    def outcomes(self) -> Doubles:
        """One row for each outcome, by tables: first `worth` by both players' points, then `mine`, then `theirs`."""
        worth = self.value.reshape(-1, GRID**2)
        terminal = np.broadcast_to(np.concatenate((self.mine, self.theirs)), (len(worth), 2 * GRID))
        found: Doubles = np.ascontiguousarray(np.concatenate((worth, terminal), axis=1).T)
        return found


def points_utility() -> Utility:
    """My points less the other's."""
    points = np.arange(GRID, dtype=np.float64)
    return Utility(points[:, None] - points[None, :], np.zeros(GRID), np.zeros(GRID), (_NEVER, _NEVER))


def game_utility(
    tables: ShippedSolution, context: ScoreContext, cards: InformationSet, range_: Doubles, size: int
) -> Utility:
    """What the game is worth, by what I and the other peg from here."""
    rank = cards.starter >> 2
    mine = score_hands(np.array([cards.kept], np.uint8), np.array([cards.starter], np.uint8)).astype(np.int64)
    played = [each for who, each in cards.plays if who != cards.role]
    other = np.zeros((13, 30))
    other[rank] = ranges.hand_points(range_, size, played, rank, layout().points)
    crib = crib_distribution(cards.laid, (*cards.kept, *cards.laid), tables.discards.cribs[cards.role])
    one = np.ones(1, np.int64)
    worth = value_before_show(context, ShowDistributions(crib, other), one * rank, mine, one)
    terminal = context.table.terminal
    more = np.zeros(GRID)
    by_me = np.append(terminal.mine[0], more)[context.theirs : context.theirs + GRID]
    by_them = np.append(terminal.theirs[0], more)[context.mine : context.mine + GRID]
    return Utility(worth, by_me, by_them, (context.target - context.mine, context.target - context.theirs))


def jitted_card_values(
    tables: ShippedSolution,
    cards: InformationSet,
    utility: Utility,
    range_: Doubles,
    part: str,
    node: int,
    wanted: Sequence[int] | None = None,
) -> dict[int, float]:
    """What each rank in hand that fits is worth against the other's policy, best play of mine to follow. Exact.

    For players, who go through it often: `card_values.card_values` takes many stakes at once, and needs no Numba. Of the first two cards only those `wanted`, if given: each takes milliseconds.
    """
    from fifteentwo.engine.pegging.best_response import Frame, Part, best_response, scratch  # noqa: PLC0415 - Numba is heavy
    from fifteentwo.engine.pegging.leaves import LeafUtility  # noqa: PLC0415

    leaf_utility = LeafUtility(utility.value, utility.mine, utility.theirs, np.array(utility.need), ranges.TREMBLE)
    grown = grown_hands()
    values, buffers = np.zeros(4), scratch()

    def answer(name: str, frame: Frame, played: list[int], hand: list[int], reach: Doubles) -> Doubles:
        there = tables.part(name)
        read = Part(
            there["child"], there["begins"], there["policy"], grown.bigger, grown.slot, grown.slots, grown.sizes
        )
        best_response(
            read,
            frame,
            np.array(played, np.int64),
            ranges.ascending(hand),
            np.ascontiguousarray(reach),
            leaf_utility,
            buffers,
            values,
        )
        return values

    played = [rank for _, rank in cards.plays]
    if len(played) >= 2:
        last = 0 if cards.plays[-1][0] == cards.role else 1
        frame = Frame(
            node, 0, last, 2 * cards.other_gone, cards.start, len(played), cards.sum, len(cards.hand), cards.left
        )
        found = answer(part, frame, played, cards.hand, range_)
        return {rank: float(found[at]) for at, rank in enumerate(cards.hand) if not np.isnan(found[at])}
    worth: dict[int, float] = {}
    for rank in sorted(set(cards.hand)) if wanted is None else wanted:
        rest = list(cards.hand)
        rest.remove(rank)
        if played:
            won = peg_points([played[0] + 1, rank + 1])
            frame = Frame(0, 1, 0, 0, 0, 2, _value(played[0]) + _value(rank), 3, 3, won, 0)
            worth[rank] = float(answer(f"{played[0]}-{rank}", frame, [*played, rank], rest, range_)[0])
            if won >= utility.need[0]:
                worth[rank] = float(utility.mine[0])
            continue
        leads = tables.part("first")["leads"].tolist()
        chances = ranges.chances(tables, ranges.PlayStep(1, 0, "first", 1 + leads.index(rank), _value(rank)), 4)
        worth[rank] = 0.0
        for reply in range(13):
            hands = len(rank_hands(3))
            whole, slot = grown.bigger[4, reply, :hands], grown.slot[4, reply, :hands]
            reach = range_[whole] * chances[slot, whole]
            if not (share := float(reach.sum())):
                continue
            won = peg_points([rank + 1, reply + 1])
            if won >= utility.need[1]:
                worth[rank] += share * float(utility.theirs[0])
                continue
            frame = Frame(0, 0, 1, 0, 0, 2, _value(rank) + _value(reply), 3, 3, 0, won)
            found = answer(f"{rank}-{reply}", frame, [rank, reply], rest, reach / share)
            worth[rank] += share * float(np.nanmax(found))
    return worth


def _value(rank: int) -> int:
    return min(rank + 1, 10)


def as_numbers(cards: Sequence[Card]) -> tuple[int, ...]:
    """Cards as the numbers 0 to 51, ascending."""
    return tuple(sorted(map(int, cards)))
