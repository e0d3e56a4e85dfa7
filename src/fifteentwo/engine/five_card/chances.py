"""The chance to win a five-card game from inside a deal: of each discard, and of each card. No Numba.

The play is enumerated: each way on (`play.ways_on`) with the points both peg, and who is out first. Then pone's hand, the dealer's hand and the crib
are counted in this order, and the table of scores values what is left. The hands and pairs of the other's are those of the solution given
all known cards, by rank; what suits add to them is averaged. The game alone counts: no lurch, and no match.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from fifteentwo.engine.discard.opponent import crib_model
from fifteentwo.engine.equity.in_deal import crib_distribution
from fifteentwo.engine.equity.score_table import equities, first_to_target
from fifteentwo.engine.five_card.discards import (
    dealt_from,
    discarded_given,
    kept_given,
    pair_weights,
    score_threes,
)
from fifteentwo.engine.five_card.hands import AWAY, KEPT, STAY, rank_fives
from fifteentwo.engine.five_card.play import ME, OTHER, PlayMoment, Ways, before_the_play, seen_so_far, ways_on
from fifteentwo.engine.five_card.solution import FiveCardSolution
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import (
    PAIRS,
    RANKS,
    TRIPLES,
    Doubles,
    Longs,
    many,
    rank_hands,
)
from fifteentwo.engine.scoring.vectorised import rank_points

TREMBLE: Final = 0.02
"""The probability with which the other is assumed to play any card that fits."""
FLOOR: Final = 0.02
"""The probability with which the other is assumed to have kept a random hand."""
GRID: Final = 32
"""Points in one play are counted below this."""
_HAND: Final = 30
_JACK: Final = 10
_ROOM: Final = 128
_NEGLIGIBLE: Final = 1e-5
"""Hands of the other's that are less probable are left out."""


class Score(NamedTuple):
    """The state of the game before or during a deal, from my side."""

    role: int
    mine: int
    theirs: int
    target: int
    heels: int = 2
    """The points for his heels."""

    @property
    def need(self) -> tuple[int, int]:
        """The points that I and the other need."""
        return self.target - self.mine, self.target - self.theirs


@lru_cache(maxsize=16)
def five_card_win_table(solution: FiveCardSolution, target: int, heels: int) -> Doubles:
    """My chance to win, (2, target, target): when I deal and when the other does, by my score and the other's."""
    found: Doubles = equities(solution.distribution(heels), first_to_target(target))[0]
    return found


def _board(solution: FiveCardSolution, score: Score) -> Doubles:
    """My chance after a deal by my score and the other's, (target + 128, target + 128), beyond the target that of who counts first."""
    target = score.target
    board = np.zeros((target + _ROOM, target + _ROOM))
    board[:target, :target] = five_card_win_table(solution, target, score.heels)[1 if score.role == DEALER else 0]
    if score.role == DEALER:
        board[target:, :target] = 1.0  # pone's hand counts first
    else:
        board[target:] = 1.0
    return board


class KnownCards(NamedTuple):
    """What I know in the play. Cards are numbers."""

    kept: tuple[int, ...]
    discarded: tuple[int, ...]
    starter: int
    plays: tuple[tuple[int, int], ...]
    """Who played which card: `ME` or `OTHER`."""

    @property
    def shown(self) -> list[int]:
        """The cards the other has played."""
        return [card for who, card in self.plays if who == OTHER]


def prior_of_hands(solution: FiveCardSolution, role: int, known: Sequence[int]) -> Doubles:
    """The probability of each hand that the other, in this role, keeps when these cards are not among the other's five: (455,)."""
    cards = np.array(known, np.int64)
    left = 4 - np.bincount(cards >> 2, minlength=RANKS)
    choose = np.array([[1, 0, 0, 0], [1, 1, 0, 0], [1, 2, 1, 0], [1, 3, 3, 1], [1, 4, 6, 4]])
    free = choose[left[None, :], many(KEPT)].prod(axis=1)
    found: Doubles = (1 - FLOOR) * kept_given(solution.by_rank[role], cards) + FLOOR * free / free.sum()
    return found


def moment_to_play(solution: FiveCardSolution, role: int, known: KnownCards) -> PlayMoment:
    """The moment in which I am to play."""
    reach = prior_of_hands(solution, 1 - role, (*known.kept, *known.discarded, known.starter))
    start = before_the_play([card >> 2 for card in known.kept], role, reach)
    plays = [(who, card >> 2) for who, card in known.plays]
    return seen_so_far(solution.policy, start, plays, ME, TREMBLE)


def chances_of(solution: FiveCardSolution, score: Score, known: KnownCards, ways: Ways) -> Doubles:
    """My chance to win after each way on, (n,)."""
    table = _after_the_play(solution, score, known)
    mine, theirs = np.minimum(ways.mine, GRID - 1), np.minimum(ways.theirs, GRID - 1)
    found = table[ways.hand, mine, theirs]
    return np.where(ways.out == ME, 1.0, np.where(ways.out == OTHER, 0.0, found))


def _after_the_play(solution: FiveCardSolution, score: Score, known: KnownCards) -> Doubles:
    """My chance before the show, by the hand that the other kept and the points that I and the other peg: (455, 32, 32)."""
    other = 1 - score.role
    mine = int(score_threes(np.array([known.kept], np.uint8), np.array([known.starter], np.uint8))[0])
    hands, cribs = _their_points(solution, other, known), _crib_points(solution, other, known)
    board = _board(solution, score)[score.mine + mine :, score.theirs :]
    if score.role == DEALER:
        rows = sliding_window_view(board[: GRID + _HAND - 1, : GRID + _HAND - 1], _HAND, axis=0)
        ahead = np.einsum("xyc,bc->bxy", rows, cribs, optimize=True)
        columns = sliding_window_view(ahead, _HAND, axis=2)
        found: Doubles = np.einsum("bxyh,bh->bxy", columns, hands)
        return found
    both = np.zeros((TRIPLES, 2 * _HAND - 1))
    for points in range(_HAND):
        both[:, points : points + _HAND] += cribs[:, [points]] * hands
    columns = sliding_window_view(board[:GRID, : GRID + 2 * _HAND - 2], 2 * _HAND - 1, axis=1)
    before: Doubles = np.einsum("xys,bs->bxy", columns, both, optimize=True)
    return before


def _shifted(chances: Doubles, share: Doubles, more: int) -> Doubles:
    """Distributions of points, (n, 30), where a share of each scores `more` in addition."""
    moved = np.zeros_like(chances)
    moved[:, more:] = chances[:, :-more]
    mixed: Doubles = chances + share[:, None] * (moved - chances)
    return mixed


def _one_of(points: Longs) -> Doubles:
    """The distributions of certain points, (n,): (n, 30)."""
    return np.eye(_HAND)[np.minimum(points, _HAND - 1)]


def _their_points(solution: FiveCardSolution, other: int, known: KnownCards) -> Doubles:
    """The distribution of the points of each hand of the other's in the show, (455, 30)."""
    suit, rank = known.starter & 3, known.starter >> 2
    shown, mine = known.shown, {*known.kept, *known.discarded, known.starter}
    hands = rank_hands(KEPT).astype(np.int64)
    found = _one_of(rank_points(4)[hands @ RANKS ** np.arange(3, 0, -1) + rank].astype(np.int64))
    jack = 4 * _JACK + suit
    if jack in shown:
        found = _shifted(found, np.ones(TRIPLES), 1)
    elif jack not in mine:
        free = sum(4 * _JACK + each not in mine and 4 * _JACK + each not in shown for each in range(4))
        held = many(KEPT)[:, _JACK] - sum(card >> 2 == _JACK for card in shown)
        found = _shifted(found, np.clip(held / free, 0.0, 1.0), 1)
    flush, suits = solution.flushes[other], {card & 3 for card in shown}
    if len(suits) > 1:
        return found
    # How often cards of a hand that is no flush are of one suit: two of three, somewhat rarer than any two.
    by_chance = (1.0, 1.0, 0.2, 0.0)[len(shown)]
    flush = flush / np.maximum(flush + (1 - flush) * by_chance, 1e-9)
    alike = 0.25 if not suits else float(suits == {suit})
    return _shifted(found, flush * (1 - alike), KEPT) + _shifted(found, flush * alike, KEPT + 1) - found


def _crib_points(solution: FiveCardSolution, other: int, known: KnownCards) -> Doubles:
    """The distribution of the points of the crib by the hand that the other kept, (455, 30)."""
    rank, suit = known.starter >> 2, known.starter & 3
    seen = np.array([*known.kept, *known.discarded, known.starter], np.int64)
    ranked, shares = rank_fives(), solution.by_rank[other]
    often = (dealt_from(seen)[:, None] * shares).ravel()
    place = ranked.kept.astype(np.int64) * PAIRS + ranked.discarded
    of_hand = np.bincount(place.ravel(), often, TRIPLES * PAIRS).reshape(TRIPLES, PAIRS)
    of_hand = np.where(of_hand.sum(axis=1, keepdims=True) > 0, of_hand, of_hand.sum(axis=0))
    pairs = of_hand / of_hand.sum(axis=1, keepdims=True)
    low, high = rank_hands(2).astype(np.int64).T
    first, second = known.discarded
    own = ((first >> 2) * RANKS + (second >> 2)) * RANKS**3
    points = _one_of(rank_points()[own + (low * RANKS + high) * RANKS + rank].astype(np.int64))
    jack = 4 * _JACK + suit
    if jack in known.discarded:
        points = _shifted(points, np.ones(PAIRS), 1)
    elif jack not in seen and jack not in known.shown:
        free = sum(4 * _JACK + each not in seen for each in range(4))
        points = _shifted(points, np.clip(many(2)[:, _JACK] / free, 0.0, 1.0), 1)
    if first & 3 == second & 3 == suit:
        unseen = np.array([4 * each + suit not in seen for each in range(RANKS)], np.float64)
        left = np.maximum(4 - np.bincount(seen >> 2, minlength=RANKS), 1)
        both = np.where(low < high, unseen[low] * unseen[high] / (left[low] * left[high]), 0.0)
        points = _shifted(points, both, 5)
    found: Doubles = pairs @ points
    return found


def win_chances_of_discards(
    solution: FiveCardSolution, score: Score, five: tuple[int, ...], wanted: Sequence[int]
) -> Doubles:
    """My chance to win with each of the `wanted` discards of five ascending cards: (10,), nan for the others. Both play the policy."""
    cards = np.array(five, np.int64)
    other, held = 1 - score.role, np.bincount(cards >> 2, minlength=RANKS)
    reach = prior_of_hands(solution, other, five)
    pairs = discarded_given(solution.by_rank[other], cards)
    weights = pair_weights(pairs[None], held[None].astype(np.uint8))[0]
    low, high = rank_hands(2).astype(np.int64).T
    crib = crib_model(weights[low, high])
    starters = np.array([card for card in range(52) if card not in five], np.uint8)
    found = np.full(len(AWAY), np.nan)
    for way in wanted:
        kept, away = (tuple(five[at] for at in places_[way]) for places_ in (STAY, AWAY))
        hands = np.zeros((RANKS, _HAND))
        np.add.at(
            hands, (starters >> 2, score_threes(np.tile(np.array(kept, np.uint8), (len(starters), 1)), starters)), 1
        )
        cribs = crib_distribution(away, five, crib)
        start, total = before_the_play([card >> 2 for card in kept], score.role, reach), 0.0
        for is_jack in (False, True):
            here = [rank for rank in range(RANKS) if (rank == _JACK) == is_jack and hands[rank].sum()]
            raised = score
            if is_jack:
                mine = score.heels if score.role == DEALER else 0
                raised = score._replace(mine=score.mine + mine, theirs=score.theirs + score.heels - mine)
            if min(raised.need) <= 0:
                total += hands[here].sum() * (raised.need[0] <= 0)
                continue
            ways = ways_on(solution.policy, start, raised.need, negligible=_NEGLIGIBLE, followed=True)
            weight = ways.by_me * ways.by_them
            some = np.flatnonzero(weight > 0)
            ways, weight = ways.of(some), weight[some] / weight.sum()
            for rank in here:
                table = _before_the_show(solution, raised, hands[rank] / hands[rank].sum(), cribs[rank])
                chance = _met(solution, other, rank, table, ways)
                total += float(hands[rank].sum() * (weight @ chance))
        found[way] = total / len(starters)
    return found


def _before_the_show(solution: FiveCardSolution, score: Score, hand: Doubles, crib: Doubles) -> Doubles:
    """My chance before the show, by the points that I peg and those that the other pegs and has in hand: (32, 62); `hand` and `crib`, (30,),
    are the distributions of the points of mine and of the crib.
    """
    board = _board(solution, score)[score.mine :, score.theirs :]
    if score.role == DEALER:
        both = np.convolve(hand, crib)
        rows = sliding_window_view(board[: GRID + len(both) - 1, : GRID + _HAND], len(both), axis=0)
        found: Doubles = rows @ both
        return found
    counted = sliding_window_view(board[: GRID + _HAND - 1, : GRID + 2 * _HAND - 1], _HAND, axis=1) @ crib
    before: Doubles = sliding_window_view(counted, _HAND, axis=0) @ hand
    return before


def _met(solution: FiveCardSolution, other: int, rank: int, table: Doubles, ways: Ways) -> Doubles:
    """My chance after each way on, (n,), where the starter has this rank; `table` is by points (`_before_the_show`)."""
    hands = rank_hands(KEPT).astype(np.int64)
    points = rank_points(4)[hands @ RANKS ** np.arange(3, 0, -1) + rank].astype(np.int64)
    nobs = many(KEPT)[:, _JACK] / 4 * (rank != _JACK)
    flush = solution.flushes[other]
    mine, last = np.minimum(ways.mine, GRID - 1), table.shape[1] - 1
    found = np.zeros(len(mine))
    for more, share in (
        (0, (1 - nobs) * (1 - flush)),
        (1, nobs * (1 - flush)),
        (KEPT, (1 - nobs) * flush),
        (KEPT + 1, nobs * flush),
    ):
        at = np.minimum(ways.theirs, GRID - 1) + points[ways.hand] + more
        found += share[ways.hand] * table[mine, np.minimum(at, last)]
    return np.where(ways.out == ME, 1.0, np.where(ways.out == OTHER, 0.0, found))
