"""My equity in a five-card game from inside a deal: of each discard, and of each card. No Numba.

The play is enumerated: each way on (`play.ways_on`) with the points both peg, and who is out first. Then pone's hand, the dealer's hand and the crib
are counted in this order, and the table of scores values what is left, for any utility of the end of the game. The hands and pairs of the
other's are those of the solution given all known cards, by rank; what suits add to them is averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from fifteentwo.engine.discard.opponent import CribModel, crib_model
from fifteentwo.engine.equity.in_deal import ScoreContext, crib_distribution
from fifteentwo.engine.five_card.discards import (
    dealt_from,
    discarded_given,
    kept_given,
    pair_weights,
    score_threes,
)
from fifteentwo.engine.five_card.hands import AWAY, KEPT, STAY, rank_fives
from fifteentwo.engine.five_card.play import ME, NOBODY, OTHER, PlayMoment, Ways, before_the_play, seen_so_far, ways_on
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
_COUNTED: Final = GRID + _HAND
"""The points of a play and a hand together are below this."""
_NEGLIGIBLE: Final = 1e-5
"""Hands of the other's that are less probable are left out."""


def need_of(score: ScoreContext) -> tuple[int, int]:
    """The points that I and the other need."""
    return score.target - score.mine, score.target - score.theirs


def out_at(score: ScoreContext, pegged: Longs) -> Doubles:
    """My utility when I reach the target and the other has made these points in the deal, (n,)."""
    found: Doubles = score.table.terminal.mine[0, np.minimum(score.theirs + pegged, score.target - 1)]
    return found


def beaten_at(score: ScoreContext, pegged: Longs) -> Doubles:
    """My utility when the other reaches the target and I have made these points in the deal, (n,)."""
    found: Doubles = score.table.terminal.theirs[0, np.minimum(score.mine + pegged, score.target - 1)]
    return found


def _board(score: ScoreContext) -> Doubles:
    """My equity at the end of a deal by the points that I and the other make in it, (128, 128), where at most one of us reaches the target."""
    mine, theirs = need_of(score)
    points = np.arange(_ROOM)
    board = np.where(points < mine, beaten_at(score, points), 0.0)[:, None].repeat(_ROOM, axis=1)
    board[mine:, :theirs] = out_at(score, points[:theirs])
    next_deal = score.table.equity[1 if score.role == DEALER else 0, score.mine :, score.theirs :]
    board[:mine, :theirs] = next_deal[:_ROOM, :_ROOM]
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


def equities_of(
    solution: FiveCardSolution, contexts: Sequence[ScoreContext], known: KnownCards, ways: Ways
) -> list[Doubles]:
    """My equity after each way on, (n,), for each context. The contexts differ by their tables only."""
    other, hands = 1 - contexts[0].role, np.unique(ways.hand)
    mine, theirs = np.minimum(ways.mine, GRID - 1), np.minimum(ways.theirs, GRID - 1)
    at, grid = np.searchsorted(hands, ways.hand), (int(mine.max()) + 1, int(theirs.max()) + 1)
    own = int(score_threes(np.array([known.kept], np.uint8), np.array([known.starter], np.uint8))[0])
    points, cribs = (of(solution, other, known)[hands] for of in (_their_points, _crib_points))
    tables = (_after_the_play(context, own, points, cribs, grid) for context in contexts)
    return [_or_out(context, ways, table[at, mine, theirs]) for context, table in zip(contexts, tables, strict=True)]


def _or_out(score: ScoreContext, ways: Ways, found: Doubles) -> Doubles:
    """The equities, (n,), of ways on that end before anybody is out, with those of the others."""
    over = np.where(ways.out == ME, out_at(score, ways.theirs), beaten_at(score, ways.mine))
    return np.where(ways.out == NOBODY, found, over)


def _after_the_play(score: ScoreContext, mine: int, hands: Doubles, cribs: Doubles, grid: tuple[int, int]) -> Doubles:
    """My equity before the show, by the hand that the other kept and the points that I and the other peg: (n, *grid). `mine` are the points
    of my hand, `hands` and `cribs` the distributions of those of the other's hand and of the crib, (n, 30).
    """
    board, points = _board(score)[mine:], np.arange(_ROOM)
    needed, (width, height) = need_of(score), grid
    if score.role == DEALER:
        rows = sliding_window_view(board[: width + _HAND - 1, : height + _HAND - 1], _HAND, axis=0)
        ahead = np.einsum("xyc,bc->bxy", rows, cribs, optimize=True)
        ahead[:, :, needed[1] :] = beaten_at(score, points[:width])[:, None]
        columns = sliding_window_view(ahead, _HAND, axis=2)
        found: Doubles = np.einsum("bxyh,bh->bxy", columns, hands)
        return found
    both = np.zeros((len(hands), 2 * _HAND - 1))
    for crib in range(_HAND):
        both[:, crib : crib + _HAND] += cribs[:, [crib]] * hands
    columns = sliding_window_view(board[:width, : height + 2 * _HAND - 2], 2 * _HAND - 1, axis=1)
    before: Doubles = np.einsum("xys,bs->bxy", columns, both, optimize=True)
    before[:, max(needed[0] - mine, 0) :] = out_at(score, points[:height])
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


def equities_of_discards(
    solution: FiveCardSolution, contexts: Sequence[ScoreContext], five: tuple[int, ...], wanted: Sequence[int]
) -> Doubles:
    """My equity with each of the `wanted` discards of five ascending cards: (contexts, 10), nan for the others. Both play the policy. The
    contexts differ by their tables only.
    """
    score = contexts[0]
    other = 1 - score.role
    crib = crib_of_other(solution, other, five)
    starters = np.array([card for card in range(52) if card not in five], np.uint8)
    found = np.full((len(contexts), len(AWAY)), np.nan)
    for way in wanted:
        kept, away = (tuple(five[at] for at in places_[way]) for places_ in (STAY, AWAY))
        hands = np.zeros((RANKS, _HAND))
        np.add.at(
            hands, (starters >> 2, score_threes(np.tile(np.array(kept, np.uint8), (len(starters), 1)), starters)), 1
        )
        cribs, total = crib_distribution(away, five, crib), np.zeros(len(contexts))
        for is_jack in (False, True):
            here = [rank for rank in range(RANKS) if (rank == _JACK) == is_jack and hands[rank].sum()]
            raised = [with_heels(context) for context in contexts] if is_jack else contexts
            if min(need_of(raised[0])) <= 0:
                total += hands[here].sum() * heels_over(raised)
                continue
            mine, theirs = (min(each, GRID) for each in need_of(raised[0]))
            ways, weight = followed(solution, score.role, five, tuple(card >> 2 for card in kept), (mine, theirs))
            weight = hands[here].sum() * weight
            over = np.flatnonzero(ways.out != NOBODY)
            some = np.flatnonzero(ways.out == NOBODY)
            met = [_met(solution, other, rank, ways.of(some), weight[some]) for rank in here]
            shares = hands[here].sum(axis=1) / hands[here].sum()
            for at, context in enumerate(raised):
                total[at] += weight[over] @ _or_out(context, ways.of(over), np.zeros(len(over)))
                board = _board(context)
                for rank, share, (counted, pegged) in zip(here, shares, met, strict=True):
                    table = _before_the_show(context, board, hands[rank] / hands[rank].sum(), cribs[rank])
                    total[at] += share * float((counted * table.counted).sum() + (pegged * table.by_my_hand).sum())
        found[:, way] = total / len(starters)
    return found


def crib_of_other(solution: FiveCardSolution, other: int, five: tuple[int, ...]) -> CribModel:
    """The model of the crib of a player with these five cards: the other, in this role, discards by the solution."""
    cards = np.array(five, np.int64)
    held = np.bincount(cards >> 2, minlength=RANKS)
    pairs = discarded_given(solution.by_rank[other], cards)
    weights = pair_weights(pairs[None], held[None].astype(np.uint8))[0]
    low, high = rank_hands(2).astype(np.int64).T
    return crib_model(weights[low, high])


def with_heels(score: ScoreContext) -> ScoreContext:
    """The score after his heels."""
    if score.role == DEALER:
        return score._replace(mine=score.mine + score.heels)
    return score._replace(theirs=score.theirs + score.heels)


def heels_over(contexts: Sequence[ScoreContext]) -> Doubles:
    """My utilities, (contexts,), when his heels ended the game."""
    nothing = np.zeros(1, np.int64)
    found = [out_at(each, nothing) if each.role == DEALER else beaten_at(each, nothing) for each in contexts]
    utilities: Doubles = np.concatenate(found)
    return utilities


@lru_cache(maxsize=64)
def followed(
    solution: FiveCardSolution, role: int, five: tuple[int, ...], kept: tuple[int, ...], need: tuple[int, int]
) -> tuple[Ways, Doubles]:
    """The ways in which the policy plays on with these ranks kept of five cards, and the probability of each, (n,)."""
    start = before_the_play(kept, role, prior_of_hands(solution, 1 - role, five))
    ways = ways_on(solution.policy, start, need, negligible=_NEGLIGIBLE, followed=True)
    weight = ways.by_me * ways.by_them
    some = np.flatnonzero(weight > 0)
    return ways.of(some), weight[some] / weight.sum()


class _BeforeTheShow(NamedTuple):
    """My equity before the show, by points of the deal."""

    counted: Doubles
    """(32, 62): by those that I peg, and those that the other pegs and has in hand; but for games that my hand ends first, 0."""
    by_my_hand: Doubles
    """(32, 32): the part of games that my hand ends before the other counts, by those that I peg and those that the other does."""


def _before_the_show(score: ScoreContext, board: Doubles, hand: Doubles, crib: Doubles) -> _BeforeTheShow:
    """`board` is that of the score; `hand` and `crib`, (30,), are the distributions of the points of my hand and of the crib."""
    points, (mine, theirs) = np.arange(_ROOM), need_of(score)
    if score.role == DEALER:
        both = np.convolve(hand, crib)
        rows = sliding_window_view(board[: GRID + len(both) - 1, : GRID + _HAND], len(both), axis=0)
        found: Doubles = rows @ both
        found[:, theirs:] = beaten_at(score, points[:GRID])[:, None]
        return _BeforeTheShow(found, np.zeros((GRID, GRID)))
    counted = sliding_window_view(board[: GRID + _HAND - 1, : GRID + 2 * _HAND - 1], _HAND, axis=1) @ crib
    counted[mine:] = 0.0
    before: Doubles = sliding_window_view(counted, _HAND, axis=0) @ hand
    at_least = np.append(hand[::-1].cumsum()[::-1], 0.0)[np.clip(mine - points[:GRID], 0, _HAND)]
    return _BeforeTheShow(before, at_least[:, None] * out_at(score, points[:GRID]))


def _met(solution: FiveCardSolution, other: int, rank: int, ways: Ways, weight: Doubles) -> tuple[Doubles, Doubles]:
    """The weights of ways on, (n,), summed by the points of `_BeforeTheShow`, where the starter has this rank: (32, 62) and (32, 32)."""
    hands = rank_hands(KEPT).astype(np.int64)
    points = rank_points(4)[hands @ RANKS ** np.arange(3, 0, -1) + rank].astype(np.int64)
    nobs = (many(KEPT)[:, _JACK] / 4 * (rank != _JACK))[ways.hand]
    flush = solution.flushes[other][ways.hand]
    mine, theirs = np.minimum(ways.mine, GRID - 1), np.minimum(ways.theirs, GRID - 1)
    counted = np.zeros(GRID * _COUNTED)
    for more, share in (
        (0, (1 - nobs) * (1 - flush)),
        (1, nobs * (1 - flush)),
        (KEPT, (1 - nobs) * flush),
        (KEPT + 1, nobs * flush),
    ):
        at = np.minimum(theirs + points[ways.hand] + more, _COUNTED - 1)
        counted += np.bincount(mine * _COUNTED + at, share * weight, len(counted))
    pegged = np.bincount(mine * GRID + theirs, weight, GRID * GRID).astype(np.float64)
    return counted.reshape(GRID, _COUNTED), pegged.reshape(GRID, GRID)
