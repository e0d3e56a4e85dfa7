"""How a player discards near the end of a game, where *expert* compares discards by the chance to win. Without Numba.

What *expert* does with one hand takes milliseconds, and a range needs all 18,395 hands by rank. So a discard is valued by a formula of which the
terms depend on little: for a starter s and a hand that counts h points there,

    V(s, h) + A(s, h) x + B(s, h) y + C(s, h) z

where V is the chance to win if all else is as on average, by the model of `in_deal`; x and y are how many points more than on average the kept hand pegs
and concedes in the play, z is what the crib has more with the pair discarded, and A, B and C are the derivatives. The mean over the starters is that of
the discard. A player is taken to choose by a logit of these chances (McKelvey and Palfrey, 1995, "Quantal response equilibria for normal form
games") or, half of the time, as it does far from the end: the formula knows nothing of suits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import log
from typing import Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided
from numpy.random import Generator

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.discard.opponent import STARTERS, WAYS, crib_model, layout
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.equity.deals import shipped_deals, shipped_keep, shipped_shares
from fifteentwo.engine.equity.in_deal import (
    ScoreContext,
    ShowDistributions,
    averaged_over_other_hand,
    other_hand_distribution,
    value_before_hand,
    value_before_play,
    won_before_hand,
)
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.equity.play_points import GRID, pegging_distribution, pegging_means, reweighted_pegging
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, RANKS, Bytes, Doubles, Longs, many, places, rank_hands
from fifteentwo.engine.scoring.rank_sixes import rank_sixes
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.solution import shipped

SCORE_RANGE: Final = 50
"""Within this many points of the target for either side *expert* plays for the chance to win, and compares discards by it; before, it plays for points."""
FOLLOWS: Final = 0.5
"""The probability with which a player is taken to discard as far from the end."""
SPREAD: Final = 0.0125
"""The scale of the logit, in standard deviations of the result: sqrt(p (1 - p)) for the best chance p."""
LEAST: Final = 0.003
"""Discards that are less probable than the best by this factor are left out of the logit."""
FAR: Final = (SCORE_RANGE + 1, SCORE_RANGE + 1)
"""What both sides need where the score does not matter."""
CACHED: Final = 8
"""The scores kept in memory, 7 MB each: two for each deal that goes on."""
_STEP: Final = 0.5
"""The points by which averages are changed for the derivatives."""
_FURTHEST: Final = 120
"""Who needs more is taken to need this."""
_CERTAIN: Final = 1e-4
"""The least variance of the result: what is certain to be won or lost is not told apart."""
_JACK: Final = 10
_FIVE: Final = 4
CARDS: Final = 52


def keep_at(role: int, needs: tuple[int, int], rules: DealRules = STANDARD) -> KeepPolicy:
    """How a player in this role discards who needs the first of these numbers of points when the cards are dealt, where the other needs the
    second. Raises BadTables.
    """
    return shipped_keep(role, rules) if _is_far(needs, rules) else _keep_near(role, _within(needs), rules)


def keep_of_other(role: int, needs: tuple[int, int], rules: DealRules = STANDARD) -> KeepPolicy:
    """The same of the other player, from the side of a player in this role. Raises BadTables."""
    return keep_at(1 - role, needs[::-1], rules)


def shares_at(role: int, needs: tuple[int, int], rules: DealRules = STANDARD) -> Doubles:
    """How a player discards, as for `keep_at`: the probability of each discard by the ranks of the six cards, (18395, 15). Raises BadTables."""
    return shipped_shares(rules)[role] if _is_far(needs, rules) else _shares_near(role, _within(needs), rules)


def discards_given(
    role: int, six: Sequence[int], needs: tuple[int, int] = FAR, rules: DealRules = STANDARD
) -> DiscardModel:
    """The model for a player in this role with these six cards, who needs the first of these numbers of points when the cards are dealt: the
    other discards by the probability of each pair given the six, exact but for suits. Raises BadTables.
    """
    left = np.full(RANKS, 4)
    for card in six:
        left[card >> 2] -= 1
    low, high = rank_hands(2).astype(np.int64).T
    ways = np.where(low == high, left[low] * (left[low] - 1) / 2, left[low] * left[high])
    chances, discards = keep_of_other(role, needs, rules).discarded(six), shipped(rules).discards
    crib = crib_model(np.divide(chances, ways, out=np.zeros(PAIRS), where=ways > 0), rules.four_in_crib)
    cribs = (crib, discards.cribs[DEALER]) if role == PONE else (discards.cribs[PONE], crib)
    return discards._replace(cribs=cribs)


def ways_at(role: int, needs: tuple[int, int], sixes: Bytes, usual: Longs, rng: Generator, rules: DealRules) -> Longs:
    """How a player discards from hands of six ascending cards, (n, 6), as for `keep_at`, but by their suits too: the numbers of the ways, (n,), drawn from
    the logit or those of `usual`, which are its discards far from the end. Raises BadTables.
    """
    if _is_far(needs, rules):
        return usual
    chances = chances_of_sixes(_context(role, _within(needs), rules), sixes)
    upto = _logit_of(
        np.ascontiguousarray(chances.T), rules, (sixes >> 2 == _FIVE)[:, layout().away[:, :2]].sum(axis=2).T
    ).cumsum(axis=1)
    drawn = np.minimum((upto < rng.random((len(sixes), 1))).sum(axis=1), WAYS - 1)
    found: Longs = np.where(rng.random(len(sixes)) < FOLLOWS, usual, drawn)
    return found


def _is_far(needs: tuple[int, int], rules: DealRules) -> bool:
    return min(needs) > SCORE_RANGE or rules.no_discard


def _within(needs: tuple[int, int]) -> tuple[int, int]:
    mine, theirs = (min(max(each, 1), _FURTHEST) for each in needs)
    return mine, theirs


@lru_cache(maxsize=CACHED)
def _keep_near(role: int, needs: tuple[int, int], rules: DealRules) -> KeepPolicy:
    return KeepPolicy(_shares_near(role, needs, rules))


def _shares_near(role: int, needs: tuple[int, int], rules: DealRules) -> Doubles:
    found: Doubles = FOLLOWS * shipped_shares(rules)[role] + (1 - FOLLOWS) * logit_at(role, needs, rules)
    return found


@lru_cache(maxsize=CACHED // 2)
def logit_at(role: int, needs: tuple[int, int], rules: DealRules = STANDARD) -> Doubles:
    """The logit alone, near the end: (18395, 15). Raises BadTables."""
    found = _logit_of(chances_of_discards(_context(role, needs, rules)).take(_by_way()), rules, _fives_away())
    found.flags.writeable = False
    return found


def _logit_of(values: Doubles, rules: DealRules, fives: Longs) -> Doubles:
    """The probability of each discard, (n, 15), by its chance to win and the number of fives in it, (15, n)."""
    if rules.toss_fives:
        values = np.where(fives < fives.max(axis=0), -np.inf, values)
    best = values.max(axis=0)
    scale = SPREAD * np.sqrt(np.clip(best * (1 - best), _CERTAIN, None))
    way, six = divmod(np.flatnonzero(values > best + scale * log(LEAST)), len(best))
    logit = np.exp((values[way, six] - best[six]) / scale[six])
    found = np.zeros((len(best), WAYS))
    found[six, way] = logit / np.bincount(six, logit)[six]
    return found


def _context(role: int, needs: tuple[int, int], rules: DealRules) -> ScoreContext:
    table = equity_table(rules.game_rules(), "win")
    target = table.equity.shape[-1]
    return ScoreContext(role, target - needs[0], target - needs[1], table, rules=rules)


def chances_of_discards(context: ScoreContext) -> Doubles:
    """The chance to win by the pair that a player discards and the hand it keeps, by rank, (91, 1820), of the fifteen from six cards that it is
    dealt at these scores. Meaningless for a pair and a hand with five cards of a rank. Raises BadTables.
    """
    usual, terms = _usual(context.role, context.rules), _terms(context)
    of_hand, mine, theirs, crib = terms[:, np.arange(RANKS)[:, None], kept_points()]
    alone = of_hand + mine * usual.pegged[0] + theirs * usual.pegged[1]
    found: Doubles = (_over_starters(alone) + _over_starters(crib) * usual.cribs[:, None]) / STARTERS
    return found


def chances_of_sixes(context: ScoreContext, sixes: Bytes) -> Doubles:
    """The same of each discard from hands of six ascending cards, (n, 15), with their suits in hand and starter. Raises BadTables."""
    usual, terms, away = _usual(context.role, context.rules), _terms(context), layout().away
    starters = np.sort(np.where((sixes[:, :, None] == np.arange(CARDS)).any(axis=1), CARDS, np.arange(CARDS)), axis=1)
    starters = starters[:, :STARTERS].astype(np.uint8)
    kept = sixes[:, away[:, 2:]]
    shape = (len(sixes), WAYS, STARTERS)
    hands, turned = np.repeat(kept.reshape(-1, 4), STARTERS, axis=0), np.broadcast_to(starters[:, None], shape)
    points = score_hands(hands, turned.reshape(-1)).reshape(shape)
    of_hand, mine, theirs, crib = terms[:, turned >> 2, points].mean(axis=3)
    number = places(4)[tuple((kept >> 2).transpose(2, 0, 1))].astype(np.int64)
    pair = places(2)[tuple((sixes[:, away[:, :2]] >> 2).transpose(2, 0, 1))].astype(np.int64)
    found: Doubles = (
        of_hand + mine * usual.pegged[0, number] + theirs * usual.pegged[1, number] + crib * usual.cribs[pair]
    )
    return found


def _over_starters(values: Doubles) -> Doubles:
    """The sums over the 46 starters, (91, 1820), of values by the rank of the starter and the hand kept, (13, 1820)."""
    low, high = rank_hands(2).astype(np.int64).T
    summed: Doubles = ((4 - many(4)).T * values).sum(axis=0) - values[low] - values[high]
    return summed


def _terms(context: ScoreContext) -> Doubles:
    """V, A, B and C by the rank of the starter and the points of the hand: (4, 13, 30)."""
    found = np.empty((4, RANKS, HAND))
    others = np.arange(RANKS) != _JACK
    found[:, others] = _terms_given(context, np.flatnonzero(others))
    heels = context.heels if context.role == DEALER else 0
    raised = context._replace(mine=context.mine + heels, theirs=context.theirs + context.heels - heels)
    found[:, [_JACK]] = _terms_given(raised, np.array([_JACK]))
    return found


def _terms_given(context: ScoreContext, starters: Longs) -> Doubles:
    usual, target = _usual(context.role, context.rules), context.target
    flat = np.zeros((GRID, GRID))
    in_play = [float(value_before_play(context, shares, flat)) for shares in usual.play]
    found = np.zeros((4, len(starters), HAND))
    if max(context.mine, context.theirs) >= target:  # his heels were enough
        found[0] = in_play[0]
        return found
    play = usual.play * (np.arange(GRID) < target - context.mine)[:, None] * (np.arange(GRID) < target - context.theirs)
    other = other_hand_distribution(context.role, context.rules)[starters]
    counted, lost = averaged_over_other_hand(context, other), won_before_hand(context, other)
    usually, raised = (
        value_before_hand(context, ShowDistributions(crib, other), counted) for crib in usual.crib[:, starters]
    )
    pairs = ((play[0], usually), (play[1], usually), (play[2], usually), (play[0], raised))
    values = [_after_play(shares, ahead) + (shares * lost).sum(axis=(1, 2))[:, None] for shares, ahead in pairs]
    found[0] = values[0] + in_play[0]
    for at, fixed in enumerate((in_play[1], in_play[2], in_play[0]), 1):
        found[at] = (values[at] + fixed - found[0]) / _STEP
    return found


def _after_play(shares: Doubles, ahead: Doubles) -> Doubles:
    """The mean over the points of the play, (32, 32), of the equity by the points of my hand, from what `value_before_hand` gives: (n, 30)."""
    by_points = np.matmul(shares, ahead.transpose(0, 2, 1))  # by my points in the play, and in play and hand together
    starter, play, more = by_points.strides
    shape = len(ahead), HAND, GRID
    found: Doubles = as_strided(by_points, shape, (starter, more, play + more), writeable=False).sum(axis=2)
    return found


class Usual(NamedTuple):
    """What does not depend on the score."""

    pegged: Doubles
    """(2, 1820): how many points more than on average each hand pegs and concedes."""
    play: Doubles
    """(3, 32, 32): the distribution of the points of the play, on average, and with `_STEP` points more of mine or of the other's."""
    cribs: Doubles
    """(91,): how many points more than on average the crib has with each pair."""
    crib: Doubles
    """(2, 13, 30): the distribution of the points of the crib by the rank of the starter, on average, and with `_STEP` points more."""


@lru_cache(maxsize=CACHED)
def _usual(role: int, rules: DealRules) -> Usual:
    discards, deals = shipped(rules).discards, shipped_deals(rules)
    play = pegging_distribution(role, rules).chances
    points = np.arange(GRID)
    average = np.array([play.sum(axis=1) @ points, play.sum(axis=0) @ points])
    means = average + _STEP * np.array([(0, 0), (1, 0), (0, 1)])
    model = discards.cribs[role]
    with_pair = layout().with_pair @ model.triples / model.triples.sum()
    cribs = deals.counts.dealer.sum(axis=1).astype(np.float64)
    cribs /= cribs.sum(axis=1, keepdims=True)
    return Usual(
        (pegging_means(role, np.arange(FOURS), deals, discards) - average).T.copy(),
        reweighted_pegging(role, means, rules),
        with_pair - float((cribs @ np.arange(HAND)).mean()),
        np.stack((cribs, _raised(cribs))),
    )


def _raised(cribs: Doubles) -> Doubles:
    """The distributions, (13, 30), with `_STEP` points more on average: reweighted by an exponential of the points, by Newton's method."""
    points, power = np.arange(HAND), np.zeros((RANKS, 1))
    wanted, shares = (cribs @ points)[:, None] + _STEP, cribs
    for _ in range(20):
        mean = (shares @ points)[:, None]
        power += (wanted - mean) / ((shares @ points**2)[:, None] - mean**2)
        shares = cribs * np.exp(power * points)
        shares /= shares.sum(axis=1, keepdims=True)
    return shares


@cache
def _by_way() -> Longs:
    """The place of each way to discard from each hand of six by rank, (15, 18395), in `chances_of_discards`."""
    sixes = rank_sixes()
    return np.ascontiguousarray((sixes.discarded.astype(np.int64) * FOURS + sixes.kept).T)


@cache
def _fives_away() -> Longs:
    """The number of fives that each way lays away from each hand of six by rank, (15, 18395)."""
    fives: Longs = (rank_hands(2) == _FIVE).sum(axis=1)[rank_sixes().discarded.T]
    return fives


@cache
def kept_points() -> Longs:
    """The points of each hand by rank with a starter of each rank, (13, 1820)."""
    code = rank_hands(4).astype(np.int64) @ np.array((13**4, 13**3, 13**2, 13))
    points: Longs = np.minimum(layout().points[code + np.arange(RANKS)[:, None]].astype(np.int64), HAND - 1)
    return points
