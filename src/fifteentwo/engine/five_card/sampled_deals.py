"""Simulated deals of the five-card game: both players discard and play by the solution. Whole arrays of deals at once, without Numba."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.equity.deal_counts import DealCounts, empty_counts
from fifteentwo.engine.expert.positions import NONE
from fifteentwo.engine.five_card.discards import score_threes
from fifteentwo.engine.five_card.hands import AWAY, DEALT, KEPT, STAY, class_numbers
from fifteentwo.engine.five_card.play import MOST, Needs, PlayPolicy, Rows, Ways, order_chances, step
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Bytes, Longs
from fifteentwo.engine.scoring.vectorised import score_hands

_NEVER = (99, 99)
_CARDS = 2 * DEALT + 1


class FiveCardDeals(NamedTuple):
    """Simulated deals, a row each; pone first. Cards are numbers."""

    kept: Bytes
    """(n, 2, 3)"""
    discarded: Bytes
    """(n, 2, 2)"""
    starter: Bytes
    """(n,)"""


def dealt_and_discarded(discards: Bytes, many: int, rng: np.random.Generator) -> FiveCardDeals:
    """Deals, discarded from by these probabilities, (2, 134459, 10), in 255ths."""
    some = np.argpartition(rng.random((many, 52)), _CARDS, axis=1)[:, :_CARDS]
    pack: Bytes = rng.permuted(some, axis=1).astype(np.uint8)
    kept, discarded = np.empty((many, 2, KEPT), np.uint8), np.empty((many, 2, 2), np.uint8)
    away, stay = np.array(AWAY), np.array(STAY)
    for role in (PONE, DEALER):
        hands = pack[:, DEALT * role : DEALT * (role + 1)]
        number, at = class_numbers(hands)
        upto = discards[role, number].astype(np.int64).cumsum(axis=1)
        way = (upto <= rng.integers(upto[:, -1])[:, None]).sum(axis=1)
        ordered = np.take_along_axis(hands, at, axis=1)
        kept[:, role] = np.take_along_axis(ordered, stay[way], axis=1)
        discarded[:, role] = np.take_along_axis(ordered, away[way], axis=1)
    return FiveCardDeals(kept, discarded, pack[:, -1])


def count_sampled(policy: PlayPolicy, deals: FiveCardDeals, rng: np.random.Generator, counts: DealCounts) -> None:
    """Plays these deals by the policy, and adds their points to the counts."""
    n = len(deals.starter)
    played = played_by_policy(policy, (deals.kept >> 2).astype(np.int64), rng, counts)
    np.add.at(counts.play, (played.mine, played.theirs), 1)
    rank = deals.starter >> 2
    counts.heels[:] += np.bincount(rank == 10, minlength=2)
    pone, dealer = (score_threes(deals.kept[:, role], deals.starter) for role in (PONE, DEALER))
    crib = score_hands(deals.discarded.reshape(n, 4), deals.starter, crib=True)
    np.add.at(counts.pone, (rank, pone), 1)
    np.add.at(counts.dealer, (rank, dealer, crib), 1)


def played_by_policy(
    policy: PlayPolicy, cards: Longs, rng: np.random.Generator, counts: DealCounts, need: Needs = _NEVER
) -> Ways:
    """Plays these ranks of pone and of the dealer, (n, 2, 3), by the policy, until somebody has the points that they need. The result has a
    row for each, in which `mine` is pone's. Counts who pegged which point when.
    """
    n = len(cards)
    zero = np.zeros(n, np.int64)
    ways = Ways(zero, zero, zero.copy(), zero.copy(), zero - 1, np.ones(n), np.ones(n), zero.copy())
    zero.flags.writeable = False
    rows = Rows(cards, zero, zero, zero, zero, zero, zero + 1, zero, np.arange(n))
    while len(rows.number):
        before = ways.mine.copy(), ways.theirs.copy()
        rows = step(policy, _with_drawn_first(policy, rows, rng), ways, need, 0.0)
        for at, later, earlier in ((counts.pone_at, ways.mine, before[0]), (counts.dealer_at, ways.theirs, before[1])):
            for more in range(1, int((later - earlier).max()) + 1):
                some = later - earlier >= more
                pegged = earlier[some] + more
                place = (pegged, ways.theirs[some]) if at is counts.pone_at else (ways.mine[some], pegged)
                np.add.at(at, place, 1)
    return ways


def _with_drawn_first(policy: PlayPolicy, rows: Rows, rng: np.random.Generator) -> Rows:
    """The rows with a card drawn by the policy first among those of the player to act, who plays it if it fits."""
    every = np.arange(len(rows.number))
    mine = rows.cards[every, rows.turn]
    size, room = (mine < NONE).sum(axis=1), MOST - rows.total
    cards = rows.cards.copy()
    for of_size in (2, KEPT):
        some = np.flatnonzero(size == of_size)
        if not len(some):
            continue
        held = mine[some, :of_size]
        chances = np.zeros((len(some), of_size))
        for place in range(of_size):
            first = np.concatenate((held[:, [place]], np.delete(held, place, axis=1)), axis=1)
            new = (held[:, :place] != held[:, [place]]).all(axis=1)
            chances[:, place] = new * order_chances(policy, rows.node[some], first, room[some], 0.0)
        upto = chances.cumsum(axis=1)
        drawn = (upto <= rng.random(len(some))[:, None] * upto[:, -1:]).sum(axis=1)
        drawn = np.minimum(drawn, of_size - 1)
        cards[some, rows.turn[some], drawn] = held[:, 0]
        cards[some, rows.turn[some], 0] = held[np.arange(len(some)), drawn]
    return rows._replace(cards=cards)


def sampled_counts(policy: PlayPolicy, discards: Bytes, many: int, seed: int) -> DealCounts:
    """The counts of simulated deals by a policy and discards, (2, 134459, 10). The same seed gives the same ones."""
    rng, counts = np.random.default_rng(seed), empty_counts()
    count_sampled(policy, dealt_and_discarded(discards, many, rng), rng, counts)
    return counts
