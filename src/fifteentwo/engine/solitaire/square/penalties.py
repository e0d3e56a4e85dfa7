"""Penalties for knowing the cards to come, and the values of lines less their penalties.

An information relaxation lets a player of a square see all sixteen cards before placing the first, and takes a penalty for
it. A penalty is the sum, over the cards as they come, of

    g(position, card that comes) - E[g(position, card)]

where the mean is over the unseen cards. For a player who cannot see them this has mean 0 whatever g is, so the best total
less penalties, averaged over deals, is an upper bound of what any player can reach. (Brown, Smith and Sun, "Information
relaxations and duality in stochastic dynamic programs", Operations Research 58, 2010.)

Here g is a sum over the lines that are not full, so the penalties of a layout are too: each line's depend only on which four
cards it has, because they enter it in the order they come. In a line, g is a function of the gain: how much higher the line's
learned value is with the card than without it,

    g = sum_j coefficients[t, n, j] * basis_j(gain),    basis = gain, (gain - 0)+, (gain - 1/2)+, (gain - 1)+, ...

for t cards in the square and n in the line. The bound is convex in the coefficients, and is minimised by stochastic
gradient descent. A full line counts by its mean over the cards that were unseen when it was filled.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles
from fifteentwo.engine.solitaire.square.value import EMPTY, FULL, KEYS, MIXED, NONE, PLACES, Weights
from fifteentwo.solitaire.square import CELLS

Integers = NDArray[np.int64]

KINKS: Final = np.array([0.0, 0.5, 1.0, 2.0, 3.5])
"""The gains, in points, at which the slope of g may change."""

BASES: Final = 1 + len(KINKS)
_JACK: Final = 10
_EMPTY_CODE: Final = EMPTY * (14**3 + 14**2 + 14 + 1)
_ANY, _SAME, _OTHER = range(3)


class Lines(NamedTuple):
    """Lines that are not full, the bases of g for each, and the points of hands."""

    keys: NDArray[np.int16]
    """(38416,): the number of a line by its code, see `value.Weights`; -1 for a full line."""
    cards: NDArray[np.int8]
    """(560,): the number of cards in a line, by its number."""
    bases: Doubles
    """(BASES, n, 560, 3, 13): each basis in points, by the cards that have come, the number of the line, how the suit of the card
    that comes fits, and its rank; for deals of n cards. The suit fits in one of three ways: the line is empty or can be no flush, the card is of its
    suit, or of another.
    """
    points: NDArray[np.uint8]
    """(371293,): the points of five ranks, see `vectorised.rank_points`."""


class Unseen(NamedTuple):
    """What is unseen once some cards have come."""

    ranks: Doubles
    """(n + 1, 13): the number of unseen cards of each rank after t cards."""
    suits: Doubles
    """(n + 1, 4, 13): the same of each suit and rank."""


def lines_of(weights: Weights, points: NDArray[np.uint8], cards: int) -> Lines:
    """The lines by these learned weights, for deals of this many cards; slopes in the unseen cards and interactions are left out.

    Where cards may be thrown away, the number of empty cells is taken to fall evenly from the first card to the last.
    """
    unfilled = np.flatnonzero(weights.cards < FULL)
    every = np.arange(len(weights.keys))
    codes = np.zeros(KEYS, np.int64)
    codes[weights.keys[every[::-1]]] = every[::-1]  # of the orders of a line's ranks the lowest code: empty cells last
    empties = CELLS - np.arange(cards) * CELLS // cards
    gains = np.zeros((cards, len(unfilled), 3, RANKS))
    for n, key in enumerate(unfilled):
        place = int(PLACES[weights.cards[key]])
        after = weights.keys[codes[key] + (np.arange(RANKS) - EMPTY) * place]
        new, old = weights.lines[empties - 1][:, :, after], weights.lines[empties][:, :, key, None]
        alone = int(weights.cards[key] == 0)
        gains[:, n] = np.stack((new[:, alone] - old[:, alone], new[:, 1] - old[:, 1], new[:, 0] - old[:, 1]), axis=1)
    keys = np.full(KEYS, -1, np.int16)
    keys[unfilled] = np.arange(len(unfilled))
    bases = np.stack([gains, *(np.maximum(gains - kink, 0) for kink in KINKS)])
    return Lines(keys[weights.keys], weights.cards[unfilled], bases, points)


def tabulated(coefficients: Doubles, lines: Lines) -> Doubles:
    """G of every line: (n, 560, 3, 13), as `Lines.bases`; the coefficients are (n, 4, BASES)."""
    table: Doubles = np.einsum("tkj,jtkfr->tkfr", coefficients[:, lines.cards], lines.bases)
    return table


@compiled
def unseen_cards(deal: Integers) -> Unseen:
    """The unseen cards after each of the cards of a deal, (n,)."""
    ranks, suits = np.full((len(deal) + 1, RANKS), 4.0), np.ones((len(deal) + 1, 4, RANKS))
    for time in range(len(deal)):
        ranks[time + 1], suits[time + 1] = ranks[time], suits[time]
        ranks[time + 1, deal[time] >> 2] -= 1
        suits[time + 1, deal[time] & 3, deal[time] >> 2] -= 1
    return Unseen(ranks, suits)


@compiled
def penalty(card: int, time: int, line: int, suit: int, unseen: Unseen, g: Doubles) -> float:
    """G of one line for this card, less its mean over the unseen cards; `g` is (n, 560, 3, 13).

    `time` cards have come before; the line has this number and suit (`NONE` while empty, `MIXED` when it can be no flush).
    """
    total = 0.0
    if suit in (NONE, MIXED):
        for rank in range(RANKS):
            total += unseen.ranks[time, rank] * g[time, line, _ANY, rank]
        mine = g[time, line, _ANY, card >> 2]
    else:
        for rank in range(RANKS):
            of_suit = unseen.suits[time, suit, rank]
            total += of_suit * g[time, line, _SAME, rank]
            total += (unseen.ranks[time, rank] - of_suit) * g[time, line, _OTHER, rank]
        mine = g[time, line, _SAME if card & 3 == suit else _OTHER, card >> 2]
    return float(mine - total / (52 - time))


@compiled
def _joined(suit: int, card: int) -> int:
    """The suit of a line after this card joins it."""
    return card & 3 if suit in (NONE, card & 3) else MIXED


@compiled
def _write_sums(deal: Integers, start: int, line: int, suit: int, unseen: Unseen, g: Doubles, sums: Doubles) -> None:
    """Writes the penalties of a line as it is before card `start`, summed from there to card t, into sums[t]."""
    total = 0.0
    for time in range(start, len(deal)):
        total += penalty(deal[time], time, line, suit, unseen, g)
        sums[time] = total


@compiled
def mean_of_hand(hand: Integers, time: int, unseen: Unseen, points: NDArray[np.uint8]) -> float:
    """The mean points of four cards, (4,), over the starters that are unseen after `time` cards."""
    place, left, total = 0, 52 - time, 0.0
    for card in hand:
        place = 13 * place + (card >> 2)
    for rank in range(RANKS):
        total += unseen.ranks[time, rank] * points[13 * place + rank]
    suit = hand[0] & 3
    if suit == hand[1] & 3 and suit == hand[2] & 3 and suit == hand[3] & 3:
        total += 4 * left + unseen.suits[time, suit].sum()
    for card in hand:
        if card >> 2 == _JACK:
            suit = card & 3
            total += unseen.suits[time, suit].sum() - unseen.suits[time, suit, _JACK]
    return total / left


@compiled
def starter_gain(deal: Integers, line: int, time: int, unseen: Unseen, points: NDArray[np.uint8]) -> float:
    """How much higher the mean of a full line, a set of cards as bits, is after `time` cards than when it was filled."""
    hand, held, last = np.empty(FULL, np.int64), 0, 0
    for number in range(time):
        if line >> number & 1:
            hand[held], last = deal[number], number
            held += 1
    return mean_of_hand(hand, time, unseen, points) - mean_of_hand(hand, last + 1, unseen, points)


@compiled
def write_values(deal: Integers, g: Doubles, lines: Lines, values: Doubles) -> None:
    """Writes the value of each set of four cards of a deal as a line, (m,): its mean points less its penalties.

    The sets are in the order of `itertools.combinations`.
    """
    unseen, keys = unseen_cards(deal), lines.keys
    cards = len(deal)
    none, one, two, three = np.empty((4, cards))
    hand = np.empty(FULL, np.int64)
    _write_sums(deal, 0, keys[_EMPTY_CODE], NONE, unseen, g, none)
    n = 0
    for a in range(cards - 3):
        code_a = _EMPTY_CODE + ((deal[a] >> 2) - EMPTY) * PLACES[0]
        _write_sums(deal, a + 1, keys[code_a], deal[a] & 3, unseen, g, one)
        for b in range(a + 1, cards - 2):
            code_b = code_a + ((deal[b] >> 2) - EMPTY) * PLACES[1]
            suit = _joined(deal[a] & 3, deal[b])
            _write_sums(deal, b + 1, keys[code_b], suit, unseen, g, two)
            for c in range(b + 1, cards - 1):
                code_c = code_b + ((deal[c] >> 2) - EMPTY) * PLACES[2]
                _write_sums(deal, c + 1, keys[code_c], _joined(suit, deal[c]), unseen, g, three)
                for d in range(c + 1, cards):
                    penalties = none[a] + one[b] + two[c] + three[d]
                    hand[0], hand[1], hand[2], hand[3] = deal[a], deal[b], deal[c], deal[d]
                    values[n] = mean_of_hand(hand, d + 1, unseen, lines.points) - penalties
                    n += 1


@compiled
def add_gradient(deal: Integers, layout: Integers, lines: Lines, gradient: Doubles) -> None:
    """Adds the derivatives of a layout's penalties by the coefficients to `gradient`, (n, 4, BASES).

    The layout is the numbers of the cards, row by row.
    """
    unseen = unseen_cards(deal)
    cards = np.empty(FULL, np.int64)
    for line in range(2 * FULL):
        for n in range(FULL):
            cards[n] = layout[FULL * line + n] if line < FULL else layout[FULL * n + line - FULL]
        cards.sort()
        code, suit, held = _EMPTY_CODE, NONE, 0
        for time in range(cards[FULL - 1] + 1):
            for basis in range(BASES):
                gradient[time, held, basis] += penalty(
                    deal[time], time, lines.keys[code], suit, unseen, lines.bases[basis]
                )
            if cards[held] == time:
                code += ((deal[time] >> 2) - EMPTY) * PLACES[held]
                suit = _joined(suit, deal[time])
                held += 1
