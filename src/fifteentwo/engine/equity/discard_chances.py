"""The chance to win after each discard near the end of a game, by a formula for all hands at once. Without Numba.

What *expert* does with one hand takes milliseconds, and a range needs all 18,395 hands by rank. So a discard is valued by a formula of which the
terms depend on little: for a starter s and a kept hand k that counts h points there,

    V(s, h, k) + C(s, h) z

where V is the chance to win if the other's hand and the crib are as on average, by the model of `in_deal` with the distribution of the points of the play that
this hand has (`kept_pegging`), and near the end with what an enumeration of the hand gives beyond that (`kept_chances`); z is what the crib has more with the pair
discarded, and C is the derivative. The mean over the starters is that of the discard.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.opponent import STARTERS, WAYS, layout
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.in_deal import (
    ScoreContext,
    ShowDistributions,
    averaged_over_other_hand,
    other_hand_distribution,
    value_before_hand,
    value_in_play,
    won_before_hand,
)
from fifteentwo.engine.equity.kept_chances import kept_differences
from fifteentwo.engine.equity.kept_pegging import MOST, kept_pegging
from fifteentwo.engine.equity.play_points import GRID, pegging_distribution
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, Bytes, Doubles, Longs, many, places, rank_hands
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.solution import shipped

CARDS: Final = 52
_CACHED: Final = 8
_STEP: Final = 0.5
"""The points by which the crib is changed for the derivative."""
_JACK: Final = 10
_ALL: Final = slice(None)


class DiscardTerms(NamedTuple):
    """The terms of the formula at a score, by the rank of the starter."""

    hands: Doubles
    """(n, 13, up to 30): V by the hand kept and its points; what wins by itself has the last number. Look it up by `place`."""
    crib: Doubles
    """(13, 30): C by the points of the hand."""

    def place(self, points: Longs | Bytes) -> Longs | Bytes:
        """The last index of `hands` for hands with these points, of the same shape."""
        found: Longs | Bytes = np.minimum(points, self.hands.shape[2] - 1)
        return found


def chances_of_discards(context: ScoreContext) -> Doubles:
    """The chance to win by the pair that a player discards and the hand it keeps, by rank, (91, 1820), of the fifteen from six cards that it is
    dealt at these scores. Meaningless for a pair and a hand with five cards of a rank. Raises BadTables.
    """
    terms, starters, points = discard_terms(context), np.arange(RANKS)[:, None], kept_points()
    more = crib_averages(context.role, context.rules).more
    alone, crib = terms.hands[np.arange(FOURS), starters, terms.place(points)], terms.crib[starters, points]
    found: Doubles = (_over_starters(alone) + _over_starters(crib) * more[:, None]) / STARTERS
    return found


def chances_of_sixes(context: ScoreContext, sixes: Bytes) -> Doubles:
    """The same of each discard from hands of six ascending cards, (n, 15), with their suits in hand and starter. Raises BadTables."""
    terms, away = discard_terms(context), layout().away
    starters = np.sort(np.where((sixes[:, :, None] == np.arange(CARDS)).any(axis=1), CARDS, np.arange(CARDS)), axis=1)
    starters = starters[:, :STARTERS].astype(np.uint8)
    kept = sixes[:, away[:, 2:]]
    shape = (len(sixes), WAYS, STARTERS)
    hands, turned = np.repeat(kept.reshape(-1, 4), STARTERS, axis=0), np.broadcast_to(starters[:, None], shape)
    points = score_hands(hands, turned.reshape(-1)).reshape(shape)
    number = places(4)[tuple((kept >> 2).transpose(2, 0, 1))].astype(np.int64)
    pair = places(2)[tuple((sixes[:, away[:, :2]] >> 2).transpose(2, 0, 1))].astype(np.int64)
    alone, crib = terms.hands[number[:, :, None], turned >> 2, terms.place(points)], terms.crib[turned >> 2, points]
    found: Doubles = alone.mean(axis=2) + crib.mean(axis=2) * crib_averages(context.role, context.rules).more[pair]
    return found


def chances_of_hand(context: ScoreContext, six: Sequence[int], times: Longs) -> Doubles:
    """The same of each discard from six ascending cards, (15,), where `times`, (15, 13, 30), say how many starters of each rank give the hand kept these
    points. Raises BadTables.
    """
    ranks = (np.array(six) >> 2)[layout().away]
    pair, kept = places(2)[tuple(ranks[:, :2].T)].astype(np.int64), places(4)[tuple(ranks[:, 2:].T)].astype(np.int64)
    terms, more = discard_terms(context, kept), crib_averages(context.role, context.rules).more[pair]
    hands = terms.hands[..., terms.place(np.arange(HAND))]
    found: Doubles = (times * (hands + more[:, None, None] * terms.crib)).sum(axis=(1, 2)) / STARTERS
    return found


def _over_starters(values: Doubles) -> Doubles:
    """The sums over the 46 starters, (91, 1820), of values by the rank of the starter and the hand kept, (13, 1820)."""
    low, high = rank_hands(2).astype(np.int64).T
    summed: Doubles = ((4 - many(4)).T * values).sum(axis=0) - values[low] - values[high]
    return summed


def discard_terms(context: ScoreContext, kept: Longs | slice = _ALL) -> DiscardTerms:
    """The terms at the scores of a context, near the end by enumeration: there V may be a little below 0 or above 1. With `kept` for the hands with these
    numbers alone. Raises BadTables.
    """
    more = kept_differences(context) if context.rules == STANDARD else None
    return formula_terms(context, None if more is None else more[kept], kept)


def formula_terms(context: ScoreContext, more: Doubles | None = None, kept: Longs | slice = _ALL) -> DiscardTerms:
    """The terms by the formula alone, with so much more for each hand, (n,), unless his heels decide. Raises BadTables."""
    found = _terms_given(context, np.arange(RANKS), more, kept)
    jack = _terms_given(context.with_heels(), np.array([_JACK]), more, kept)
    found.hands[:, _JACK] = jack.hands[:, 0, jack.place(np.arange(found.hands.shape[2]))]
    found.crib[_JACK] = jack.crib[0]
    return found


def _terms_given(context: ScoreContext, starters: Longs, more: Doubles | None, kept: Longs | slice) -> DiscardTerms:
    """The same for some ranks of the starter, with his heels for none."""
    averages, target, role, rules = (
        crib_averages(context.role, context.rules),
        context.target,
        context.role,
        context.rules,
    )
    pegged = kept_pegging(role, rules)
    points, ahead = pegged.chances[kept], pegged.ahead_at(target - context.mine, target - context.theirs)
    alone = value_in_play(context, points, None if ahead is None else ahead[kept])
    if max(context.mine, context.theirs) >= target:  # his heels were enough
        return DiscardTerms(np.full((len(points), len(starters), 1), alone[0]), np.zeros((len(starters), HAND)))
    other = other_hand_distribution(role, rules)[starters]
    counted, lost = averaged_over_other_hand(context, other), won_before_hand(context, other)
    usually, raised = (
        value_before_hand(context, ShowDistributions(averages.chances[at, starters], other), counted) for at in (0, 1)
    )
    mine, theirs = min(target - context.mine, MOST), min(target - context.theirs, MOST)
    after = _by_hand(usually, lost, mine, theirs, min(HAND, target - context.mine + 1))
    hands = points[:, :mine, :theirs].reshape(len(points), -1) @ after.reshape(-1, mine * theirs).T
    hands += (alone if more is None else alone + more)[:, None]
    play = pegging_distribution(role, rules).chances.copy()
    play[target - context.mine :], play[:, target - context.theirs :] = 0.0, 0.0
    crib = (_after_play(play, raised) - _after_play(play, usually)) / _STEP
    return DiscardTerms(hands.reshape(len(points), len(starters), -1), crib)


def _by_hand(ahead: Doubles, lost: Doubles, mine: int, theirs: int, most: int) -> Doubles:
    """The equity by the points of my hand, below the last of these, and those of the play below the others, (n, most, mine, theirs), from what
    `value_before_hand` and `won_before_hand` give.
    """
    starter, more, play = ahead.strides
    shape = len(ahead), most, mine, theirs
    found: Doubles = (
        as_strided(ahead, shape, (starter, more, more, play), writeable=False) + lost[:, None, :mine, :theirs]
    )
    return found


def _after_play(shares: Doubles, ahead: Doubles) -> Doubles:
    """The mean over the points of the play, (32, 32), of the equity by the points of my hand, from what `value_before_hand` gives: (n, 30)."""
    by_points = np.matmul(shares, ahead.transpose(0, 2, 1))  # by my points in the play, and in play and hand together
    starter, play, more = by_points.strides
    shape = len(ahead), HAND, GRID
    found: Doubles = as_strided(by_points, shape, (starter, more, play + more), writeable=False).sum(axis=2)
    return found


class CribAverages(NamedTuple):
    """The crib of a player in one role, at any score."""

    more: Doubles
    """(91,): how many points more than on average it has with each pair that the player discards."""
    chances: Doubles
    """(2, 13, 30): the distribution of its points by the rank of the starter, on average, and with `_STEP` points more."""


@lru_cache(maxsize=_CACHED)
def crib_averages(role: int, rules: DealRules) -> CribAverages:
    """The averages for a player in this role. Raises BadTables."""
    model = shipped(rules).discards.cribs[role]
    with_pair = layout().with_pair @ model.triples / model.triples.sum()
    cribs = shipped_deals(rules).counts.dealer.sum(axis=1).astype(np.float64)
    cribs /= cribs.sum(axis=1, keepdims=True)
    return CribAverages(with_pair - float((cribs @ np.arange(HAND)).mean()), np.stack((cribs, _raised(cribs))))


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
def kept_points() -> Longs:
    """The points of each hand by rank with a starter of each rank, (13, 1820)."""
    code = rank_hands(4).astype(np.int64) @ np.array((13**4, 13**3, 13**2, 13))
    points: Longs = np.minimum(layout().points[code + np.arange(RANKS)[:, None]].astype(np.int64), HAND - 1)
    return points
