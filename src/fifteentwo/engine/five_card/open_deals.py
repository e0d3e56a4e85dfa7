"""The equity of a five-card deal with all cards known: exact for the starter, the counts and the rest of the play by the policy. No Numba.

Used after a game, to tell luck from skill, and to measure how far the chances at the table are off. Player 0 is me, 1 the other. The scores
before what is valued stand in a `ScoreContext` for each utility.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.five_card.chances import beaten_at, heels_over, need_of, out_at, with_heels
from fifteentwo.engine.five_card.discards import score_threes
from fifteentwo.engine.five_card.hands import AWAY, KEPT, STAY, class_numbers
from fifteentwo.engine.five_card.play import (
    ME,
    NOBODY,
    OTHER,
    Needs,
    PlayPolicy,
    Rows,
    Ways,
    before_the_play,
    seen_so_far,
    step,
    ways_on,
)
from fifteentwo.engine.five_card.solution import SHARE_UNITS, FiveCardSolution
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import TRIPLES, Bytes, Doubles, Longs, places
from fifteentwo.engine.scoring.vectorised import score_hands

CARDS: Final = 52
PARTS: Final = 3
"""Hand, hand and crib."""
_ORDERS: Final = np.array(list(permutations(range(KEPT))))
_JACK: Final = 10
_TREMBLE: Final = 0.02
"""Cards that the policy never plays can have been played; what was played has no influence on the value."""


class OpenCards(NamedTuple):
    """The cards of n deals after the discard, mine first."""

    kept: Bytes
    """(n, 2, 3)"""
    discarded: Bytes
    """(n, 2, 2)"""


class OpenDiscards(NamedTuple):
    """What players may have discarded from n pairs of hands of five."""

    cards: OpenCards
    """Of m possible pairs of discards."""
    deal: Longs
    """(m,): the number of the deal, ascending."""
    chance: Doubles
    """(m,): the probability of these discards in the deal."""


def shares_of_discards(solution: FiveCardSolution, fives: Bytes, role: int) -> tuple[Bytes, Doubles]:
    """Hands of five, (n, 5), each in an order in which the ways of `AWAY` have these probabilities by the solution, (n, 10)."""
    number, at = class_numbers(fives)
    shares: Doubles = solution.discards[role, number] / SHARE_UNITS
    return np.take_along_axis(fives, at, axis=1), shares / shares.sum(axis=1, keepdims=True)


def possible_discards(fives: Bytes, shares: Doubles) -> OpenDiscards:
    """Every pair of discards with a probability above 0: `fives` is (n, 2, 5), `shares`, (n, 2, 10), the probability of each way."""
    both = shares[:, ME, :, None] * shares[:, OTHER, None, :]
    deal, mine, theirs = np.nonzero(both)
    ways = np.stack((mine, theirs), axis=1)
    of_deal = fives[deal]
    kept = np.take_along_axis(of_deal, np.array(STAY)[ways], axis=2)
    discarded = np.take_along_axis(of_deal, np.array(AWAY)[ways], axis=2)
    return OpenDiscards(OpenCards(kept, discarded), deal, both[deal, mine, theirs])


def before_starter(solution: FiveCardSolution, contexts: Sequence[ScoreContext], cards: OpenCards) -> Doubles:
    """My equity before the starter is turned, (n, utilities): the mean over all starters."""
    n = len(cards.kept)
    held = np.concatenate((cards.kept.reshape(n, -1), cards.discarded.reshape(n, -1)), axis=1)
    there = np.ones((n, CARDS), bool)
    np.put_along_axis(there, held.astype(np.int64), False, axis=1)
    row, starter = np.nonzero(there)
    found = np.zeros((n, len(contexts)))
    jack = starter >> 2 == _JACK
    for raised, some in ((False, np.flatnonzero(~jack)), (True, np.flatnonzero(jack))):
        scores = [with_heels(context) for context in contexts] if raised else contexts
        if min(need_of(scores[0])) <= 0:
            found += np.outer(np.bincount(row[some], minlength=n), heels_over(scores))
            continue
        ways, of, chance = _followed(solution.policy, scores[0].role, cards, need_of(scores[0]))
        # Each way of a deal with each starter of it.
        begins, many = np.searchsorted(of, np.arange(n)), np.bincount(of, minlength=n)
        at = np.repeat(begins[row[some]], many[row[some]]) + _counting(many[row[some]])
        starters = np.repeat(some, many[row[some]])
        shown = shown_points(
            OpenCards(cards.kept[row[some]], cards.discarded[row[some]]), starter[some].astype(np.uint8)
        )
        which = np.repeat(np.arange(len(some)), many[row[some]])
        values = after_the_play(scores, ways.of(at), shown[which])
        for utility in range(len(contexts)):
            found[:, utility] += np.bincount(row[starters], chance[at] * values[:, utility], n)
    mean: Doubles = found / there.sum(axis=1)[:, None]
    return mean


def _counting(many: Longs) -> Longs:
    """0, 1, ... for each of these numbers, one after the other."""
    ends = many.cumsum()
    return np.arange(int(ends[-1]) if len(ends) else 0) - np.repeat(ends - many, many)


def _followed(policy: PlayPolicy, role: int, cards: OpenCards, need: Needs) -> tuple[Ways, Longs, Doubles]:
    """The ways in which the policy plays n deals: the ways, the deal of each, ascending, and its probability in the deal."""
    n = len(cards.kept)
    ranks = (cards.kept >> 2).astype(np.int64)
    mine, theirs = (ranks[:, player][:, _ORDERS] for player in (ME, OTHER))
    each = len(_ORDERS)
    both = np.empty((n, each, each, 2, KEPT), np.int64)
    both[:, :, :, ME], both[:, :, :, OTHER] = mine[:, :, None], theirs[:, None]
    ways = _not_begun(n * each * each)
    zero = np.zeros(n * each * each, np.int64)
    first = zero + (OTHER if role == DEALER else ME)
    rows = Rows(both.reshape(-1, 2, KEPT), zero, zero, zero, first, zero, 1 - first, zero, np.arange(len(zero)))
    while len(rows.number):
        rows = step(policy, rows, ways, need, 0.0)
        rows = rows.of(np.flatnonzero(ways.by_me[rows.number] > 0))
    chance = ways.by_me * ways.by_them
    some = np.flatnonzero(chance > 0)
    of = some // each**2
    whole = np.bincount(of, chance[some], n)
    return ways.of(some), of, chance[some] / whole[of]


def _not_begun(n: int) -> Ways:
    zero = np.zeros(n, np.int64)
    return Ways(zero, zero, zero.copy(), zero.copy(), zero + NOBODY, np.ones(n), np.ones(n), zero.copy())


def shown_points(cards: OpenCards, starters: Bytes) -> Longs:
    """The points of pone's or the dealer's hand that I keep, of the other's, and of the crib, (n, 3)."""
    n = len(starters)
    hands = [score_threes(cards.kept[:, player], starters) for player in (ME, OTHER)]
    crib = score_hands(cards.discarded.reshape(n, 4), starters, crib=True)
    return np.stack((*hands, crib), axis=1).astype(np.int64)


def after_the_play(contexts: Sequence[ScoreContext], ways: Ways, shown: Longs, counted: int = 0) -> Doubles:
    """My equity after each way on, (n, utilities); `shown` as in `shown_points`, of which the first `counted` parts are counted already."""
    role = contexts[0].role
    parts = ((OTHER, 1), (ME, 0), (ME, 2)) if role == DEALER else ((ME, 0), (OTHER, 1), (OTHER, 2))
    mine, theirs, out = ways.mine.copy(), ways.theirs.copy(), ways.out.copy()
    need = need_of(contexts[0])
    for who, column in parts[counted:]:
        made, points = (mine, theirs)[who], shown[:, column]
        made += points * (out == NOBODY)
        out = np.where((out == NOBODY) & (made >= need[who]), who, out)
    found = np.empty((len(out), len(contexts)))
    for at, context in enumerate(contexts):
        over = np.where(out == ME, out_at(context, theirs), beaten_at(context, mine))
        now = [
            np.minimum(score + points, context.target - 1)
            for score, points in ((context.mine, mine), (context.theirs, theirs))
        ]
        going_on = context.table.equity[1 if role == DEALER else 0, now[ME], now[OTHER]]
        found[:, at] = np.where(out == NOBODY, going_on, over)
    return found


def dealt(solution: FiveCardSolution, contexts: Sequence[ScoreContext], fives: Bytes) -> Doubles:
    """My equity after n deals, (n, utilities), before anybody discards: `fives` is (n, 2, 5), mine first."""
    role = contexts[0].role
    ordered, shares = zip(
        *(shares_of_discards(solution, fives[:, player], of) for player, of in ((ME, role), (OTHER, 1 - role))),
        strict=True,
    )
    return of_discards(solution, contexts, np.stack(ordered, axis=1), np.stack(shares, axis=1))


def of_discards(solution: FiveCardSolution, contexts: Sequence[ScoreContext], fives: Bytes, shares: Doubles) -> Doubles:
    """My equity, (n, utilities), where from hands of five, (n, 2, 5), the ways of `AWAY` are discarded with these probabilities, (n, 2, 10)."""
    found = possible_discards(fives, shares)
    values = found.chance[:, None] * before_starter(solution, contexts, found.cards)
    summed: Doubles = np.stack([np.bincount(found.deal, column, len(fives)) for column in values.T], axis=1)
    return summed


def in_the_play(
    solution: FiveCardSolution,
    contexts: Sequence[ScoreContext],
    cards: OpenCards,
    starter: int,
    plays: Sequence[tuple[int, int]],
    to_play: int,
) -> Doubles:
    """My equity in the play of one deal, (utilities,), after these plays: the player and the rank. `contexts` have the scores of now."""
    kept, shown = (cards.kept[0] >> 2).astype(np.int64), shown_points(cards, np.array([starter], np.uint8))
    reach = np.zeros(TRIPLES)
    reach[places(KEPT)[tuple(kept[OTHER])]] = 1.0
    start = before_the_play(kept[ME].tolist(), contexts[0].role, reach)
    at = seen_so_far(solution.policy, start, plays, to_play, _TREMBLE)
    ways = ways_on(solution.policy, at, need_of(contexts[0]))
    chance = ways.by_me * ways.by_them
    some = np.flatnonzero(chance > 0)
    values = after_the_play(contexts, ways.of(some), np.repeat(shown, len(some), axis=0))
    found: Doubles = chance[some] @ values / chance[some].sum()
    return found


def in_the_show(contexts: Sequence[ScoreContext], cards: OpenCards, starter: int, counted: int) -> Doubles:
    """My equity in the show of one deal, (utilities,), after `counted` parts of it. `contexts` have the scores of now."""
    found: Doubles = after_the_play(
        contexts, _not_begun(1), shown_points(cards, np.array([starter], np.uint8)), counted
    )[0]
    return found
