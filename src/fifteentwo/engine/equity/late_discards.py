"""How a player discards near the end of a game, where *expert* compares discards by the chance to win. Without Numba.

By the standard rules a player is taken to discard as the networks of `discard_network` say. By others it chooses by a logit of the chances of
`discard_chances` (McKelvey and Palfrey, 1995, "Quantal response equilibria for normal form games") or, half of the time, as it does far from
the end: the formula knows nothing of suits.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import log
from typing import Final

import numpy as np
from numpy.random import Generator

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.discard.opponent import WAYS, crib_model, layout
from fifteentwo.engine.discard.single_hand import DiscardModel
from fifteentwo.engine.equity.deals import shipped_keep, shipped_shares
from fifteentwo.engine.equity.discard_chances import chances_of_discards, chances_of_sixes
from fifteentwo.engine.equity.discard_network import SixDiscards, lost_by, network_shares, six_discards
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, RANKS, Bytes, Doubles, Longs, places, rank_hands
from fifteentwo.engine.scoring.rank_sixes import rank_sixes, six_numbers
from fifteentwo.engine.solution import shipped

SCORE_RANGE: Final = 50
"""Within this many points of the target for either side *expert* plays for the chance to win, and compares discards by it; before, it plays for points."""
FOLLOWS: Final = 0.5
"""The probability with which a player is taken to discard as far from the end, by rules without networks."""
SPREAD: Final = 0.0125
"""The scale of the logit, in standard deviations of the result: sqrt(p (1 - p)) for the best chance p."""
SUITED_SPREAD: Final = 0.04
"""The networks do not see suits, which look like chance to them. Where suits are known, a discard is less probable by an exponential of what it loses, with
this scale, in standard deviations of the result.
"""
LEAST: Final = 0.003
"""Discards that are less probable than the best by this factor are left out of the logit."""
FAR: Final = (SCORE_RANGE + 1, SCORE_RANGE + 1)
"""What both sides need where the score does not matter."""
CACHED: Final = 8
"""The scores kept in memory, 9 MB each: two for each deal that goes on."""
_FURTHEST: Final = 120
"""Who needs more is taken to need this."""
_FIVE: Final = 4


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
    """How a player discards from hands of six ascending cards, (n, 6), as for `keep_at`, but by their suits too: the numbers of the ways, (n,), drawn with
    these probabilities. `usual` are its discards far from the end. Raises BadTables.
    """
    if _is_far(needs, rules):
        return usual
    needs = _within(needs)
    chances = np.ascontiguousarray(chances_of_sixes(score_before_deal(role, needs, rules), sixes).T)
    if rules == STANDARD:
        shares = network_shares(role, needs, _by_rank(role, sixes), chances)
        shares *= np.exp(-lost_by(chances).T / SUITED_SPREAD)
        return _drawn(shares / shares.sum(axis=1, keepdims=True), rng)
    drawn = _drawn(_logit_of(chances, rules, (sixes >> 2 == _FIVE)[:, layout().away[:, :2]].sum(axis=2).T), rng)
    found: Longs = np.where(rng.random(len(sixes)) < FOLLOWS, usual, drawn)
    return found


def _drawn(shares: Doubles, rng: Generator) -> Longs:
    """Ways drawn with these probabilities, (n, 15)."""
    found: Longs = np.minimum((shares.cumsum(axis=1) < rng.random((len(shares), 1))).sum(axis=1), WAYS - 1)
    return found


def _by_rank(role: int, sixes: Bytes) -> SixDiscards:
    """The discards of hands of six ascending cards, (n, 6), by their ranks."""
    ranks, away = sixes.astype(np.int64) >> 2, layout().away
    kept = places(4)[tuple(ranks[:, away[:, 2:]].transpose(2, 1, 0))].astype(np.int64)
    laid = places(2)[tuple(ranks[:, away[:, :2]].transpose(2, 1, 0))].astype(np.int64)
    return six_discards(kept, laid, np.ascontiguousarray(shipped_shares()[role][six_numbers(ranks)].T))


def _is_far(needs: tuple[int, int], rules: DealRules) -> bool:
    return min(needs) > SCORE_RANGE or rules.no_discard


def _within(needs: tuple[int, int]) -> tuple[int, int]:
    mine, theirs = (min(max(each, 1), _FURTHEST) for each in needs)
    return mine, theirs


@lru_cache(maxsize=CACHED)
def _keep_near(role: int, needs: tuple[int, int], rules: DealRules) -> KeepPolicy:
    return KeepPolicy(_shares_near(role, needs, rules))


@lru_cache(maxsize=CACHED)
def _shares_near(role: int, needs: tuple[int, int], rules: DealRules) -> Doubles:
    if rules == STANDARD:
        found = network_shares(role, needs, all_discards(role), chances_of_all(role, needs))
    else:
        found = FOLLOWS * shipped_shares(rules)[role] + (1 - FOLLOWS) * logit_at(role, needs, rules)
    found.flags.writeable = False
    return found


def chances_of_all(role: int, needs: tuple[int, int], rules: DealRules = STANDARD) -> Doubles:
    """The chance to win after each discard from each hand of six by rank, (15, 18395), by the formula. Raises BadTables."""
    found: Doubles = chances_of_discards(score_before_deal(role, needs, rules)).take(_by_way())
    return found


def logit_at(role: int, needs: tuple[int, int], rules: DealRules = STANDARD) -> Doubles:
    """The logit alone, near the end: (18395, 15). Raises BadTables."""
    return _logit_of(chances_of_all(role, needs, rules), rules, _fives_away())


def _logit_of(values: Doubles, rules: DealRules, fives: Longs) -> Doubles:
    """The probability of each discard, (n, 15), by its chance to win and the number of fives in it, (15, n)."""
    if rules.toss_fives:
        values = np.where(fives < fives.max(axis=0), -np.inf, values)
    lost = lost_by(values)
    way, six = divmod(np.flatnonzero(lost < -SPREAD * log(LEAST)), lost.shape[1])
    logit = np.exp(-lost[way, six] / SPREAD)
    found = np.zeros((lost.shape[1], WAYS))
    found[six, way] = logit / np.bincount(six, logit)[six]
    return found


def score_before_deal(role: int, needs: tuple[int, int], rules: DealRules) -> ScoreContext:
    """The score of a single game in which a player in this role needs the first of these numbers of points, and the other the second. Raises BadTables."""
    table, needs = equity_table(rules.game_rules(), "win"), _within(needs)
    target = table.equity.shape[-1]
    return ScoreContext(role, target - needs[0], target - needs[1], table, rules=rules)


@cache
def _by_way() -> Longs:
    """The place of each way to discard from each hand of six by rank, (15, 18395), in `chances_of_discards`."""
    sixes = rank_sixes()
    return np.ascontiguousarray((sixes.discarded.astype(np.int64) * FOURS + sixes.kept).T)


@lru_cache(maxsize=2)
def all_discards(role: int) -> SixDiscards:
    """Those of all hands of six by rank."""
    laid, kept = divmod(_by_way(), FOURS)
    return six_discards(kept, laid, np.ascontiguousarray(shipped_shares()[role].T))


@cache
def _fives_away() -> Longs:
    """The number of fives that each way lays away from each hand of six by rank, (15, 18395)."""
    fives: Longs = (rank_hands(2) == _FIVE).sum(axis=1)[rank_sixes().discarded.T]
    return fives
