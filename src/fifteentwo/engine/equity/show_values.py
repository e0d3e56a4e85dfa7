"""The equity before the show by the points of the other's hand, and what its suits may add. No Numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Longs, rank_hands

HAND: Final = 30
"""No hand or crib has this many points."""
_JACK: Final = 10
_SUITS: Final = 4
ALIKE: Final = 1 / 64
"""The probability that four different ranks are of one suit, if suits are drawn at random."""


def show_values(context: ScoreContext, mine: Doubles, crib: Doubles) -> Doubles:
    """The equity before the show: (..., 30, 32, 32), by the points of the other's hand, mine in the play and the other's.

    `mine`, (30,), is the distribution of the points of my hand, and `crib`, (30,), that of the crib; or (30, 30), by the points of
    the other's hand. Leading axes are those of the tables of the context. Entries where somebody reaches the target in the play
    are meaningless.
    """
    cribs = crib[None] if crib.ndim == 1 else crib
    found = (_dealing if context.role == DEALER else _as_pone)(context, mine, cribs)
    if crib.ndim == 1:
        found = np.stack([found[..., 0, :, points : points + GRID] for points in range(HAND)], axis=-3)
    return found if context.role == DEALER else found + _out_first(context, mine)


def _board(context: ScoreContext) -> tuple[Doubles, Longs, Longs]:
    """The equity of the next deal by both scores, the last of which is the target; and the scores from the present ones up."""
    terminal, target = context.table.terminal, context.target
    equity = context.table.equity[..., 1 if context.role == DEALER else 0, :, :]
    board = np.zeros((*equity.shape[:-2], target + 1, target + 1))
    board[..., :target, :target] = equity
    board[..., target, :target] = terminal.mine[0]
    board[..., :target, target] = terminal.theirs[0]
    further = np.arange(GRID + 2 * HAND - 2)
    return board, np.minimum(context.mine + further, target), np.minimum(context.theirs + further, target)


def _windows(cribs: Doubles, width: int) -> list[slice]:
    """The other's points in play and hand together that belong to each crib: all where there is one."""
    return [slice(0, width)] if len(cribs) == 1 else [slice(at, at + width - HAND + 1) for at in range(HAND)]


def _dealing(context: ScoreContext, mine: Doubles, cribs: Doubles) -> Doubles:
    """The other's hand counts first, then mine and the crib: (..., cribs, 32, 32), or 61 for one crib."""
    board, own, other = _board(context)
    other = other[: GRID + HAND - 1]
    cells, won = board[..., own[:, None], other], np.append(context.table.terminal.theirs[0], 0.0)[own[:GRID], None]
    found = []
    for crib, window in zip(cribs, _windows(cribs, len(other)), strict=True):
        mean = _band(np.convolve(mine, crib), GRID).T @ cells[..., window]
        found.append(np.where(other[window] == context.target, won, mean))
    return np.stack(found, axis=-3)


def _as_pone(context: ScoreContext, mine: Doubles, cribs: Doubles) -> Doubles:
    """My hand counts first, then the other's and the crib: (..., cribs, 32, 32), or 61 for one crib. Without the cases in
    which my hand reaches the target.
    """
    board, own, other = _board(context)
    own = own[: GRID + HAND - 1]
    cells, out = board[..., own[:, None], other], own == context.target
    first = (_band(mine, GRID).T * ~out) @ cells
    found = []
    for crib, window in zip(cribs, _windows(cribs, GRID + HAND - 1), strict=True):
        more = slice(window.start, window.stop + HAND - 1)
        found.append(first[..., more] @ _band(crib, window.stop - window.start))
    return np.stack(found, axis=-3)


def _out_first(context: ScoreContext, mine: Doubles) -> Doubles:
    """The value of pone's hand reaching the target, by the points of both in the play: (32, 32)."""
    reached = np.array([mine[max(context.target - context.mine - won, 0) :].sum() for won in range(GRID)])
    winning = np.append(context.table.terminal.mine[0], np.zeros(GRID))[context.theirs : context.theirs + GRID]
    found: Doubles = reached[:, None] * winning
    return found


def _band(chances: Doubles, width: int) -> Doubles:
    """A matrix of `width` columns that sums values further along an axis by these points."""
    band = np.zeros((width + len(chances) - 1, width))
    for at in range(width):
        band[at : at + len(chances), at] = chances
    return band


class SuitPoints(NamedTuple):
    """What suits add to hands by rank, by the rank of the starter."""

    nobs: Doubles
    """(13, n): the probability of nobs."""
    flush: Doubles
    """(13, n): of a flush of four."""
    five: Doubles
    """(13, n): of a flush of five."""


def suit_points(
    known: tuple[int, ...], hands: Longs, flushes: Doubles, starter: int | None = None, shown: tuple[int, ...] = ()
) -> SuitPoints:
    """What the suits of the other's hand may add, for what may be left of it by rank, (n, cards).

    `known` are cards that the other does not hold, the starter included if it is given; `shown` those of the hand that were
    played. `flushes`, (n,), are how often such a hand is a flush if nothing is known; Bayes' rule updates it. Nobs is taken
    as independent of it.
    """
    unseen = np.ones((RANKS, _SUITS), bool)
    for card in (*known, *shown):
        unseen[card >> 2, card & 3] = False
    left = np.maximum(unseen.sum(axis=1), 1)
    starters = unseen if starter is None else np.zeros((RANKS, _SUITS), bool)
    if starter is not None:
        starters[starter >> 2, starter & 3] = True
    of_suit = starters / np.maximum(starters.sum(axis=1, keepdims=True), 1)
    matching = (of_suit * unseen[_JACK]).sum(axis=1)
    matching[_JACK] = 0.0  # the jack of the starter's suit is the starter
    nobs: Doubles = matching[:, None] * (hands == _JACK).sum(axis=1) / left[_JACK]
    by_suit = unseen[hands].prod(axis=1) / left[hands].prod(axis=1)[:, None]
    for card in shown:
        by_suit *= np.arange(_SUITS) == card & 3
        if card >> 2 == _JACK:
            of_it = of_suit[:, card & 3] * (np.arange(RANKS) != _JACK)
            nobs = nobs + of_it[:, None]
    alike = by_suit.sum(axis=1)
    suited, mixed = flushes * alike / ALIKE, (1 - flushes) * (1 - alike) / (1 - ALIKE)
    flush = suited / np.maximum(suited + mixed, 1e-12)
    share = by_suit / np.maximum(alike, 1e-12)[:, None]
    whole = np.concatenate((hands, np.tile(np.array([card >> 2 for card in shown], np.int64), (len(hands), 1))), axis=1)
    held = (whole[None, :, :] == np.arange(RANKS)[:, None, None]).any(axis=2)
    five = np.where(held, 0.0, of_suit @ share.T) * flush
    return SuitPoints(np.minimum(nobs, 1 - flush), flush - five, five)


def crib_given(laid: Sequence[int], known: tuple[int, ...], pairs: Doubles, four: bool = False) -> Doubles:
    """The distribution of the points of a crib, (n, 30), for each distribution of the other's pair, (n, 91) by rank.

    `laid` are my two cards; `known` all that I know, the starter last; `four` is `CribModel.four`. Nobs and flushes are taken as independent of the ranks.
    """
    starter = known[-1]
    rank, suit = starter >> 2, starter & 3
    unseen = np.ones((RANKS, _SUITS), bool)
    for card in known:
        unseen[card >> 2, card & 3] = False
    left, of_two = np.maximum(unseen.sum(axis=1), 1), rank_hands(2).astype(np.int64)
    code = ((laid[0] >> 2) * 13 + (laid[1] >> 2)) * 13**3 + of_two @ np.array((13**2, 13)) + rank
    points = np.minimum(layout().points[code].astype(np.int64), HAND - 1)
    nobs = np.zeros(len(of_two))
    if rank != _JACK:
        nobs += any(card >> 2 == _JACK and card & 3 == suit for card in laid)
        nobs += unseen[_JACK, suit] * (of_two == _JACK).sum(axis=1) / left[_JACK]
    flush = np.zeros(len(of_two))
    of_crib, of_flush = laid[0] & 3, 5 if laid[0] & 3 == suit else 4
    if of_crib == laid[1] & 3 and (of_crib == suit or four):
        flush = unseen[of_two, of_crib].prod(axis=1) / left[of_two].prod(axis=1) * (of_two[:, 0] != of_two[:, 1])
    found = np.zeros((len(pairs), HAND))
    for more, share in (
        (0, (1 - nobs) * (1 - flush)),
        (1, nobs * (1 - flush)),
        (of_flush, (1 - nobs) * flush),
        (of_flush + 1, nobs * flush),
    ):
        at = np.minimum(points + more, HAND - 1)
        np.add.at(found.T, at, (pairs * share).T)
    return found
