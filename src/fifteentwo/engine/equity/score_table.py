"""The equity of every score before a deal, by dynamic programming.

The parts of a deal are counted in order: his heels, the play, pone's hand, the dealer's hand, the crib; the first to reach
the target has won. The model: the order of the points matters within the play, the dealer's hand and crib are dependent,
all other parts are independent, and both players play for points whatever the score.

The utility of the end of a game is an argument (`TerminalUtility`), so the same recursion gives the chance to win, the
expected game points by any scale for skunks, and the chance to win a match. Where somebody pegs in every deal, one pass over the
scores suffices, from the highest total of both down to 0-0. Without a point for the last card a deal may score nothing: the value of a
score then depends on itself, and is iterated.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.lib.stride_tricks import as_strided

from fifteentwo.engine.equity.deal_counts import DealDistribution
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

_CLOSE: Final = 1e-13
"""A value that changes by less is not iterated further."""
_ROOM: Final = 64
"""The padding beyond the target: more points than anybody scores in one part of a deal."""


class TerminalUtility(NamedTuple):
    """My utility at the end of a game; the first axis holds several utilities."""

    mine: Doubles
    """(n, target): when I reach the target, by the other's score."""
    theirs: Doubles
    """(n, target): when the other reaches it, by my score."""


def first_to_target(target: int) -> TerminalUtility:
    """The utility 1 for reaching the target first, 0 otherwise."""
    return TerminalUtility(np.ones((1, target)), np.zeros((1, target)))


def equities(deal: DealDistribution, terminal: TerminalUtility) -> Doubles:
    """My equity before the cards are dealt, (n, 2, target, target): when I deal and when they do, by my score and theirs."""
    many, target = terminal.mine.shape
    side = target + _ROOM
    value = np.zeros((many, 2, side, side))
    from_play, from_dealer, from_hands = np.zeros_like(value), np.zeros_like(value), np.zeros_like(value)
    total = np.zeros(60)
    for hand in range(30):
        total[hand : hand + 30] += deal.dealer[hand]
    of_dealer, of_pone = _taps(total), _taps(deal.pone)
    width, height = _support(deal.play)
    kernel = np.ascontiguousarray(deal.play[:width, :height])
    kernels = (np.ascontiguousarray(kernel.T), kernel)
    outs = _outs_in_play(deal, terminal)
    both = 2 * target - 2
    while both >= 0:
        mine = np.arange(max(0, both - target + 1), min(target - 1, both) + 1)
        theirs = both - mine
        known = value[:, :, mine, theirs]
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
            value[:, dealer, mine, theirs] = (1 - deal.heels) * here + deal.heels * ahead
        for dealer in (0, 1):
            own, other = (mine, theirs) if dealer == 0 else (theirs, mine)
            from_dealer[:, dealer, mine, theirs] = (
                _ahead(value[:, 1 - dealer], mine, theirs, dealer, of_dealer)
                + _beyond(of_dealer, target - own) * terminal[dealer][:, other]
            )
            from_hands[:, dealer, mine, theirs] = (
                _ahead(from_dealer[:, dealer], mine, theirs, 1 - dealer, of_pone)
                + _beyond(of_pone, target - other) * terminal[1 - dealer][:, own]
            )
        if deal.play[0, 0] == 0 or np.abs(value[:, :, mine, theirs] - known).max() < _CLOSE:
            both -= 1
    return value[:, :, :target, :target]


def _taps(chances: Doubles) -> Doubles:
    """A distribution without the zeros at its end."""
    return chances[: int(np.nonzero(chances)[0].max()) + 1]


def _support(square: Doubles) -> tuple[int, int]:
    rows, columns = np.nonzero(square)
    return int(rows.max()) + 1, int(columns.max()) + 1


def _windows(table: Doubles, mine: int, theirs: int, length: int, shape: tuple[int, ...]) -> Doubles:
    """For each score of a diagonal (mine up, the other's down) a view of the scores ahead of it: (n, length, *shape)."""
    deep, down, right = table.strides
    begin = table[:, mine:, theirs:]
    return as_strided(begin, (len(table), length, *shape), (deep, down - right, down, right), writeable=False)


def _ahead(table: Doubles, mine: Longs, theirs: Longs, axis: int, chances: Doubles) -> Doubles:
    """The expected value after points on one axis; the table is 0 beyond the target."""
    steps = np.arange(len(chances))
    if axis == 0:
        there = table[:, mine[:, None] + steps, theirs[:, None]]
    else:
        there = table[:, mine[:, None], theirs[:, None] + steps]
    mean: Doubles = there @ chances
    return mean


def _beyond(chances: Doubles, needed: Longs) -> Doubles:
    """The probability of at least the points needed."""
    at_least = np.append(chances[::-1].cumsum()[::-1], np.zeros(1))
    tail: Doubles = at_least[np.minimum(needed, len(chances))]
    return tail


def _outs_in_play(deal: DealDistribution, terminal: TerminalUtility) -> tuple[Doubles, Doubles]:
    """The expected utility of games that end in the play, for my deal and for the other's: (n, target, target) each."""
    many, target = terminal.mine.shape
    found = []
    for dealer in (0, 1):
        value = np.zeros((many, target, target))
        # The probability to peg point x while the other has y.
        mine, theirs = (deal.dealer_at.T, deal.pone_at) if dealer == 0 else (deal.pone_at, deal.dealer_at.T)
        for need, had in np.argwhere((mine > 0) | (theirs > 0)).tolist():
            if need <= target and had < target:
                value[:, target - need, : target - had] += mine[need, had] * terminal.mine[:, had:]
                value[:, : target - had, target - need] += theirs[need, had] * terminal.theirs[:, had:]
        found.append(value)
    return found[0], found[1]
