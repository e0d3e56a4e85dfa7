"""Transitions of the play for many positions at once: cards, goes and the points they peg. NumPy, and no Numba.

Player 0 is me, 1 the other. Ranks begin at 0.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.scoring.rank_hands import Longs

Mask = NDArray[np.bool_]

NONE: Final = 13
"""No card."""
VALUES: Final = np.array([*range(1, 10), 10, 10, 10, 10, 99])
"""The value of each rank; `NONE` never fits."""
NEVER: Final = 99
"""More points than the play can yield."""


class Positions(NamedTuple):
    """Public states; each field has shape (n,)."""

    row: Longs
    """The ranks of the count in progress, each plus one in four bits, the last card in the lowest."""
    total: Longs
    """The count."""
    turn: Longs
    gone: Longs
    """A bit for each player who has said go in this count."""
    last: Longs
    """Who played the last card."""
    mine: Longs
    """The points I have pegged since the first position."""
    theirs: Longs
    ended: Longs
    """The row of `Utility.outcomes` at which the game ended; 0 while it goes on."""

    def of(self, chosen: Longs | Mask) -> Positions:
        """Some of the positions."""
        return Positions(*(each[chosen] for each in self))

    def keys(self) -> Longs:
        """A key of 58 bits for each position; equal keys mean equal positions."""
        points = self.ended << 10 | np.minimum(self.mine, 31) << 5 | np.minimum(self.theirs, 31)
        who = (self.turn << 2 | self.gone) << 1 | self.last
        return ((points << 4 | who) << 5 | self.total) << 28 | self.row & (1 << 28) - 1


def one(row: int, total: int, turn: int, gone: int, last: int) -> Positions:
    """One position, before anything is pegged."""
    return Positions(*(np.array([each]) for each in (row, total, turn, gone, last, 0, 0, 0)))


def joined(parts: list[Positions]) -> Positions:
    """Several arrays of positions, concatenated."""
    return parts[0] if len(parts) == 1 else Positions(*map(np.concatenate, zip(*parts, strict=True)))


class _Tail(NamedTuple):
    """The last cards of each row."""

    size: int
    alike: Mask
    """Whether all have one rank."""
    different: Mask
    """Whether no two have the same rank."""
    span: Longs
    """The difference of the highest and the lowest rank."""


def _tails(row: Longs) -> Iterator[_Tail]:
    """The last two cards of each row, the last three, and so on while they may be a pair or part of a run."""
    last = row & 15
    low, high, seen = last, last, 1 << last
    alike = different = np.ones(row.shape, bool)
    for size in range(2, 8):
        rank = row >> 4 * (size - 1) & 15
        alike, different = alike & (rank == last), different & (rank > 0) & (seen >> rank & 1 == 0)
        if not (alike | different).any():
            return
        low, high, seen = np.minimum(low, rank), np.maximum(high, rank), seen | 1 << rank
        yield _Tail(size, alike, different, high - low)


def pegged(row: Longs, total: Longs) -> Longs:
    """The points of the last card of each row, apart from go and last card, (n,)."""
    points = np.where((total == 15) | (total == 31), 2, 0)
    same, run = np.ones_like(row), np.zeros_like(row)
    for tail in _tails(row):
        same = same + tail.alike
        if tail.size > 2:
            run = np.where(tail.different & (tail.span == tail.size - 1), tail.size, run)
    won: Longs = points + same * (same - 1) + run
    return won


def open_row(row: Longs, more: int) -> Longs:
    """The end of each row, (n,), that can still be part of a pair or a run when `more` cards may be played."""
    kept = np.ones_like(row)
    for tail in _tails(row):
        kept = np.where(tail.alike | (tail.different & (tail.span < tail.size + more)), tail.size, kept)
    left: Longs = row & (1 << 4 * kept) - 1
    return left


def _scored(at: Positions, who: Longs, points: Longs, need: tuple[int, int]) -> Positions:
    """The positions after these points; a game that has ended stays ended."""
    mine, theirs = at.mine + np.where(who == 0, points, 0), at.theirs + np.where(who == 1, points, 0)
    ended = at.ended
    if min(need) < NEVER:
        here = np.where(theirs >= need[1], GRID**2 + GRID + np.minimum(mine, GRID - 1), 0)
        here = np.where(mine >= need[0], GRID**2 + np.minimum(theirs, GRID - 1), here)
        ended = np.where(ended > 0, ended, here)
    return at._replace(mine=mine, theirs=theirs, ended=ended)


def _turned(at: Positions, has: tuple[bool | Mask, bool | Mask], need: tuple[int, int], last_card: int) -> Positions:
    """The positions with the next turn set, and with a finished count paid and started again."""
    can = (has[0] & (at.gone & 1 == 0), has[1] & (at.gone & 2 == 0))
    over = (at.total == 31) | ~(can[0] | can[1])
    won = (over & (at.total < 31)) * np.where(has[0] | has[1], 1, last_card)
    at = _scored(at, at.last, won, need)
    lead = np.where(np.where(at.last == 0, has[1], has[0]), 1 - at.last, at.last)
    turn = np.where(np.where(at.turn == 0, can[1], can[0]), 1 - at.turn, at.turn)
    begun = ~over
    return at._replace(
        row=at.row * begun, total=at.total * begun, gone=at.gone * begun, turn=np.where(over, lead, turn)
    )


def played(
    at: Positions, ranks: Longs, has: tuple[bool | Mask, bool | Mask], need: tuple[int, int], last_card: int
) -> Positions:
    """The positions after the player to act plays these ranks, or says go where the rank is `NONE`.

    `has` says who has cards left afterwards, `need` the points each needs to reach the target, `last_card` the points for the last
    card of the play.
    """
    card = ranks < NONE
    row = np.where(card, at.row << 4 | ranks + 1, at.row)
    total = at.total + np.where(card, VALUES[ranks], 0)
    won = np.where(card, pegged(row, total), 0)
    gone, last = np.where(card, at.gone, at.gone | 1 << at.turn), np.where(card, at.turn, at.last)
    scored = _scored(at._replace(row=row, total=total, gone=gone, last=last), at.turn, won, need)
    return _turned(scored, has, need, last_card)


def played_out(
    at: Positions, mine: Longs, theirs: Longs, need: tuple[int, int], last_card: int
) -> tuple[Positions, Mask]:
    """The positions after both have played their cards, (n, cards) each, in this order; and whether that is legal."""
    cards = (
        np.pad(mine, ((0, 0), (0, 1)), constant_values=NONE),
        np.pad(theirs, ((0, 0), (0, 1)), constant_values=NONE),
    )
    sizes = mine.shape[1], theirs.shape[1]
    final = Positions(*map(np.copy, at))
    lawful = np.ones(len(at.row), bool)
    if not any(sizes):  # the last card has been played and its point pegged
        return final, lawful
    which, done = np.arange(len(at.row)), np.zeros((2, len(at.row)), np.int64)
    while len(which):
        card = np.where(at.turn == 0, cards[0][which, done[0]], cards[1][which, done[1]])
        fits = at.total + VALUES[card] <= 31
        if max(sizes) > 1:
            for who in (0, 1):
                rest = np.where(np.arange(sizes[who] + 1) >= done[who][:, None], VALUES[cards[who][which]], 99)
                lawful[which] &= (at.turn != who) | fits | (at.total + rest.min(axis=1) > 31)
        done[0] += fits & (at.turn == 0)
        done[1] += fits & (at.turn == 1)
        has = (done[0] < sizes[0], done[1] < sizes[1])
        at = played(at, np.where(fits, card, NONE), has, need, last_card)
        over = ~(has[0] | has[1])
        for whole, part in zip(final, at, strict=True):
            whole[which[over]] = part[over]
        at, which, done = at.of(~over), which[~over], done[:, ~over]
    return final, lawful
