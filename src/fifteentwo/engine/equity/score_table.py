"""The chance to win from any score: a deal follows a deal, and what is counted first may end the game.

The points of a deal are taken in the order they are counted: his heels, the play, pone's hand, the dealer's hand, the
crib. Within the play it matters who gets there first; the dealer's hand and crib hang together; apart from that the
parts are taken to be independent, and both to play for points and not for the score. That is the model.

What a game's end is worth is given from outside (`TerminalUtility`), so the same steps give the chance to win, the points by any
scale for skunks, and the chance to win a match. Every deal brings the dealer at least a point, so the scores are gone
through once, from the highest sum of both down to nought.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided

from fifteentwo.engine.equity.deal_counts import DealDistribution
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

_ROOM: Final = 64
"""Nobody can move further than this at once; so much lies empty beyond the target."""


class TerminalUtility(NamedTuple):
    """What the end of a game is worth to one of the two, *me*; several worths at once, in the first place."""

    mine: Doubles
    """(n, target): when I reach the target and the other has so many."""
    theirs: Doubles
    """(n, target): when the other reaches it and I have so many."""


def first_to_target(target: int) -> TerminalUtility:
    """One for reaching the target first, nothing otherwise."""
    return TerminalUtility(np.ones((1, target)), np.zeros((1, target)))


def equities(deal: DealDistribution, terminal: TerminalUtility) -> Doubles:
    """What the game is worth to me before the cards are dealt: (n, 2, target, target).

    First when I deal and then when the other does; by my score and the other's.
    """
    many, target = terminal.mine.shape
    side = target + _ROOM
    worth = np.zeros((many, 2, side, side))
    from_play, from_dealer, from_hands = np.zeros_like(worth), np.zeros_like(worth), np.zeros_like(worth)
    total = np.zeros(60)
    for hand in range(30):
        total[hand : hand + 30] += deal.dealer[hand]
    of_dealer, of_pone = _taps(total), _taps(deal.pone)
    width, height = _support(deal.play)
    kernel = np.ascontiguousarray(deal.play[:width, :height])
    kernels = (np.ascontiguousarray(kernel.T), kernel)
    outs = _outs_in_play(deal, terminal)
    for both in range(2 * target - 2, -1, -1):
        mine = np.arange(max(0, both - target + 1), min(target - 1, both) + 1)
        theirs = both - mine
        for dealer in (0, 1):
            before = _windows(from_hands[:, dealer], mine[0], theirs[0], len(mine), kernels[dealer].shape)
            here = np.einsum("knij,ij->kn", before, kernels[dealer]) + outs[dealer][:, mine, theirs]
            from_play[:, dealer, mine, theirs] = here
            own, other = (mine, theirs) if dealer == 0 else (theirs, mine)
            ahead = np.where(
                own + 2 >= target,
                terminal[dealer][:, other],
                from_play[:, dealer, mine + 2 * (dealer == 0), theirs + 2 * (dealer == 1)],
            )
            worth[:, dealer, mine, theirs] = (1 - deal.heels) * here + deal.heels * ahead
        for dealer in (0, 1):
            own, other = (mine, theirs) if dealer == 0 else (theirs, mine)
            from_dealer[:, dealer, mine, theirs] = (
                _ahead(worth[:, 1 - dealer], mine, theirs, dealer, of_dealer)
                + _beyond(of_dealer, target - own) * terminal[dealer][:, other]
            )
            from_hands[:, dealer, mine, theirs] = (
                _ahead(from_dealer[:, dealer], mine, theirs, 1 - dealer, of_pone)
                + _beyond(of_pone, target - other) * terminal[1 - dealer][:, own]
            )
    return worth[:, :, :target, :target]


def _taps(chances: Doubles) -> Doubles:
    """A row of chances without the noughts at its end."""
    return chances[: int(np.nonzero(chances)[0].max()) + 1]


def _support(square: Doubles) -> tuple[int, int]:
    rows, columns = np.nonzero(square)
    return int(rows.max()) + 1, int(columns.max()) + 1


def _windows(table: Doubles, mine: int, theirs: int, length: int, shape: tuple[int, ...]) -> Doubles:
    """For each place of a diagonal (my score up, the other's down) what lies ahead of it: (n, length, *shape)."""
    deep, down, right = table.strides
    begin = table[:, mine:, theirs:]
    return as_strided(begin, (len(table), length, *shape), (deep, down - right, down, right), writeable=False)


def _ahead(table: Doubles, mine: Longs, theirs: Longs, axis: int, chances: Doubles) -> Doubles:
    """The mean of what lies ahead on one axis: the table is empty beyond the target."""
    steps = np.arange(len(chances))
    if axis == 0:
        there = table[:, mine[:, None] + steps, theirs[:, None]]
    else:
        there = table[:, mine[:, None], theirs[:, None] + steps]
    mean: Doubles = there @ chances
    return mean


def _beyond(chances: Doubles, needed: Longs) -> Doubles:
    """The chance of at least so many points."""
    at_least = np.append(chances[::-1].cumsum()[::-1], np.zeros(1))
    tail: Doubles = at_least[np.minimum(needed, len(chances))]
    return tail


def _outs_in_play(deal: DealDistribution, terminal: TerminalUtility) -> tuple[Doubles, Doubles]:
    """What the play is worth in which somebody gets out: for my deal and for the other's, (n, target, target)."""
    many, target = terminal.mine.shape
    found = []
    for dealer in (0, 1):
        worth = np.zeros((many, target, target))
        # That one gets his point x when the other has y.
        mine, theirs = (deal.dealer_at.T, deal.pone_at) if dealer == 0 else (deal.pone_at, deal.dealer_at.T)
        for need, had in np.argwhere((mine > 0) | (theirs > 0)).tolist():
            if need <= target and had < target:
                worth[:, target - need, : target - had] += mine[need, had] * terminal.mine[:, had:]
                worth[:, : target - had, target - need] += theirs[need, had] * terminal.theirs[:, had:]
        found.append(worth)
    return found[0], found[1]
