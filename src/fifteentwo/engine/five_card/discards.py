"""The value of each discard of five cards in the show, exactly but for one thing: the other's pair depends on my ranks, not on my suits.

The model of the crib is that of the standard game (`discard.evaluation`): a weight for each pair of cards by their ranks, given the ranks
of my five. All classes of hands are evaluated at once with NumPy: what depends on ranks for the 6,175 hands by rank, flushes and nobs for each
class.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.five_card.hands import AWAY, DEALT, KEPT, STAY, WAYS, five_cards, rank_fives
from fifteentwo.engine.scoring.rank_hands import PAIRS, RANKS, Bytes, Doubles, Longs, many, places, rank_hands
from fifteentwo.engine.scoring.vectorised import Integers, rank_points

STARTERS: Final = 52 - DEALT
"""The starters of a hand of five."""
OTHERS: Final = STARTERS - 2
"""Those where the other's pair is known too."""
_JACK: Final = 10
_FLUSH: Final = 5
"""The points of a crib of one suit, the starter included."""
_AT_ONCE: Final = 4096
_CHOOSE: Final = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])


Counted = NDArray[np.signedinteger[Any]]


class SuitCounts(NamedTuple):
    """What the suits of some hands of five add to the show, counted; a row for each hand."""

    hand: Counted
    """(n, 10): the points of the three kept, summed over the 47 starters."""
    jacks: Counted
    """(n, 13): the starters of each rank that have the suit of a jack I do not hold, whose own rank they are not."""
    own_jacks: Counted
    """(n, 10, 13): the starters of each rank that have the suit of a jack discarded."""
    unseen: Counted
    """(n, 10, 13): the ranks of which I do not hold the card of the suit of both cards discarded; 0 where these are of two suits."""


def score_threes(hands: Bytes, starters: Bytes) -> Integers:
    """The points of n hands of three with their starters: (n, 3) and (n,) cards in, (n,) points out.

    >>> score_threes(np.array([[16, 17, 18], [4, 12, 20]], np.uint8), np.array([19, 28], np.uint8)).tolist()
    [20, 4]
    """
    cards, starters = hands.astype(np.int64), starters.astype(np.int64)
    at = ((cards >> 2) @ RANKS ** np.arange(3, 0, -1)) + (starters >> 2)
    alike = ((cards & 3) == (cards[:, :1] & 3)).all(axis=1)
    suited = alike * (KEPT + ((cards[:, 0] & 3) == (starters & 3)))
    nobs = (cards == (4 * _JACK + (starters & 3))[:, None]).any(axis=1) & (starters >> 2 != _JACK)
    points: Integers = rank_points(4)[at].astype(np.int64) + suited + nobs
    return points


def suit_counts(hands: Bytes) -> SuitCounts:
    """The counts for n hands of five ascending cards, (n, 5)."""
    cards, n = hands.astype(np.int64), len(hands)
    rows = np.arange(n)
    unseen = np.ones((n, 4, RANKS), np.int64)
    for column in cards.T:
        unseen[rows, column & 3, column >> 2] = 0
    left = unseen.sum(axis=1)
    jacks = (unseen[:, :, _JACK, None] * unseen).sum(axis=1)
    jacks[:, _JACK] = 0
    own_jacks, of_suit = np.zeros((n, WAYS, RANKS), np.int64), np.zeros((n, WAYS, RANKS), np.int64)
    points = np.zeros((n, WAYS), np.int64)
    table = rank_points(4).reshape(-1, RANKS)
    for way, (away, stay) in enumerate(zip(AWAY, STAY, strict=True)):
        first, second = cards[:, away[0]], cards[:, away[1]]
        for card in (first, second):
            own_jacks[:, way] += unseen[rows, card & 3] * (card >> 2 == _JACK)[:, None]
        of_suit[:, way] = unseen[rows, first & 3] * (first & 3 == second & 3)[:, None]
        kept = cards[:, list(stay)]
        points[:, way] = (left * table[(kept >> 2) @ RANKS ** np.arange(2, -1, -1)]).sum(axis=1)
        in_suit = unseen.sum(axis=2)
        alike = ((kept & 3) == (kept[:, :1] & 3)).all(axis=1)
        points[:, way] += alike * (KEPT * STARTERS + in_suit[rows, kept[:, 0] & 3])
        for card in kept.T:
            points[:, way] += in_suit[rows, card & 3] * (card >> 2 == _JACK)
    return SuitCounts(points, jacks, own_jacks, of_suit)


def pair_weights(chances: Doubles, held: Bytes) -> Doubles:
    """The probability of each pair of the other's cards by their ranks, (n, 13, 13), symmetric, from that of each pair of ranks,
    (n, 91), given the numbers of cards of each rank among my five, (n, 13).
    """
    low, high = rank_hands(2).astype(np.int64).T
    left = 4 - held.astype(np.int64)
    ways = np.where(low == high, left[:, low] * (left[:, low] - 1) / 2, left[:, low] * left[:, high])
    square = np.divide(chances, ways, out=np.zeros(chances.shape), where=ways > 0)
    found: Doubles = square[:, places(2).astype(np.int64)]
    return found


def crib_by_rank(weights: Doubles, held: Bytes, discarded: Longs) -> Doubles:
    """Fifteens, pairs and runs of the crib for each discard, summed over the 45 starters that each pair of the other's leaves:
    (n, 10), of hands by rank. `discarded`, (n, 10), are the numbers of the pairs.
    """
    left = 4 - held.astype(np.int64)
    x, y, z = rank_hands(3).astype(np.int64).T
    drawn = np.ones((len(held), len(x)))
    for rank in range(RANKS):
        drawn *= _CHOOSE[left[:, rank][:, None], many(3)[:, rank][None]]
    drawn *= weights[:, y, z] + weights[:, x, z] + weights[:, x, y]
    with_pair = layout().with_pair.astype(np.float64)
    found: Doubles = np.einsum("nwt,nt->nw", with_pair[discarded], drawn)
    return found


def crib_by_suit(counts: SuitCounts, weights: Doubles, held: Bytes) -> Doubles:
    """Nobs and flushes of the crib for each discard, (n, 10), summed likewise; `weights` are (n, 13, 13)."""
    left = 4 - held.astype(np.int64)
    diagonal = np.einsum("nrr->nr", weights)
    through = np.einsum("nrs,ns->nr", weights, left) - diagonal
    of_others = (counts.jacks * (through[:, [_JACK]] - weights[:, _JACK])).sum(axis=1)
    own = np.einsum("nwr,nr->nw", counts.own_jacks, 1 - through)
    unseen = counts.unseen.astype(np.float64)
    pairs = ((unseen @ weights) * unseen).sum(axis=2) - np.einsum("nwr,nr->nw", unseen, diagonal)
    found: Doubles = of_others[:, None] + own + pairs / 2 * _FLUSH * np.maximum(unseen.sum(axis=2) - 2, 0)
    return found


class ShowPoints(NamedTuple):
    """The mean points of each discard in the show, (n, 10)."""

    hand: Doubles
    crib: Doubles


def show_points(hand: Bytes, chances: Doubles) -> ShowPoints:
    """The mean points of the discards of one hand of five ascending cards, (1, 10), given the probability of each pair of ranks that the
    other discards, (91,).
    """
    held = np.bincount(hand >> 2, minlength=RANKS)[None].astype(np.uint8)
    weights = pair_weights(chances[None], held)
    discarded = np.array([[places(2)[hand[first] >> 2, hand[second] >> 2] for first, second in AWAY]], np.int64)
    counts = suit_counts(hand[None])
    crib = crib_by_rank(weights, held, discarded) + crib_by_suit(counts, weights, held)
    return ShowPoints(counts.hand / STARTERS, crib / OTHERS)


@cache
def _all_counts() -> list[SuitCounts]:
    """The counts of all classes, in pieces of `_AT_ONCE`, as small numbers: 80 MB."""
    hands = five_cards().hands
    return [
        SuitCounts(*(each.astype(np.int16) for each in suit_counts(hands[begin : begin + _AT_ONCE])))
        for begin in range(0, len(hands), _AT_ONCE)
    ]


def all_show_points(chances: Doubles) -> ShowPoints:
    """The mean points of each discard of each class of `five_cards`, (134459, 10), given the probability of each pair of ranks that the
    other discards by the ranks of my five, (6175, 91).
    """
    fives, ranked = five_cards(), rank_fives()
    weights = pair_weights(chances, ranked.held)
    by_rank = np.concatenate(
        [
            crib_by_rank(weights[some], ranked.held[some], ranked.discarded[some].astype(np.int64))
            for some in _pieces(len(chances), 256)
        ]
    )
    hand, crib = np.empty((len(fives.hands), WAYS)), by_rank[fives.number]
    for counts, some in zip(_all_counts(), _pieces(len(fives.hands), _AT_ONCE), strict=True):
        number = fives.number[some]
        hand[some] = counts.hand / STARTERS
        crib[some] += crib_by_suit(counts, weights[number], ranked.held[number])
    return ShowPoints(hand, crib / OTHERS)


def _pieces(length: int, size: int) -> list[slice]:
    return [slice(begin, begin + size) for begin in range(0, length, size)]


def shares_by_rank(average: Doubles) -> Doubles:
    """The probability of each discard by the ranks of five cards, (6175, 10), from that of each class, (134459, 10)."""
    fives = five_cards()
    begins = np.searchsorted(fives.number, np.arange(len(rank_fives().ranks)))
    summed = np.add.reduceat(average * fives.ways[:, None], begins, axis=0)
    shares: Doubles = summed / summed.sum(axis=1, keepdims=True)
    return shares


def dealt_from(known: Longs) -> Doubles:
    """The number of ways to deal each five ranks, (6175,), from a pack without these cards."""
    left = 4 - np.bincount(known >> 2, minlength=RANKS)
    ways: Doubles = _CHOOSE[left[None, :], rank_fives().held].prod(axis=1).astype(np.float64)
    return ways


def discarded_given(shares: Doubles, known: Longs) -> Doubles:
    """The probability of each pair of ranks that a player discards, (91,), who discards by `shares`, (6175, 10), when these cards are
    known not to be among the five.
    """
    found = np.bincount(
        rank_fives().discarded.ravel().astype(np.int64), (dealt_from(known)[:, None] * shares).ravel(), PAIRS
    )
    chances: Doubles = found / found.sum()
    return chances


def kept_given(shares: Doubles, known: Longs) -> Doubles:
    """Likewise the probability of each hand of three that is kept, (455,)."""
    found = np.bincount(
        rank_fives().kept.ravel().astype(np.int64),
        (dealt_from(known)[:, None] * shares).ravel(),
        len(rank_hands(KEPT)),
    )
    chances: Doubles = found / found.sum()
    return chances
