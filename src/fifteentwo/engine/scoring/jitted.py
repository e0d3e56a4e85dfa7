"""The jitted scorer, for loops over hands that cannot be written as array operations.

It gives the same points as `fifteentwo.scoring` and `vectorised`. Cards are numbers from 0 to 51; `table` is
`vectorised.rank_points()`.
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.vectorised import NOT_A_DEAL, Bytes, Integers


@compiled
def score(table: Bytes, a: int, b: int, c: int, d: int, starter: int, crib: bool) -> int:
    """The points of a hand of four, or of a crib, with its starter."""
    place = (a >> 2) * 28561 + (b >> 2) * 2197 + (c >> 2) * 169 + (d >> 2) * 13 + (starter >> 2)
    points = int(table[place])
    suit = starter & 3
    if (a ^ b) & 3 == 0 and (a ^ c) & 3 == 0 and (a ^ d) & 3 == 0:
        if a & 3 == suit:
            points += 5
        elif not crib:
            points += 4
    jack = 40 + suit
    if a == jack or b == jack or c == jack or d == jack:  # noqa: PLR1714 - a tuple would be slower here
        points += 1
    return points


@compiled
def score_each(table: Bytes, hands: Bytes, starters: Bytes, crib: bool) -> Bytes:
    """The points of n hands, (n, 4), with their starters, (n,): (n,)."""
    points = np.empty(len(starters), np.uint8)
    for at in range(len(starters)):
        a, b, c, d = int(hands[at, 0]), int(hands[at, 1]), int(hands[at, 2]), int(hands[at, 3])
        points[at] = score(table, a, b, c, d, int(starters[at]), crib)
    return points


@compiled
def twice(cards: Bytes, starters: Bytes) -> int:
    """The first of n rows, (n, cards), that holds a card twice, its starter among them if there are any; -1 if none does."""
    for at in range(len(cards)):
        seen = 1 << starters[at] if len(starters) else 0
        for place in range(cards.shape[1]):
            bit = 1 << cards[at, place]
            if seen & bit:
                return at
            seen |= bit
    return -1


@compiled
def score_starters(table: Bytes, hands: Bytes, crib: bool) -> Bytes:
    """The points of n hands, (n, 4), with every starter: (n, 52), and `NOT_A_DEAL` for the hand's own cards."""
    points = np.empty((len(hands), 52), np.uint8)
    extra = np.zeros(4, np.int64)
    for at in range(len(hands)):
        a, b, c, d = int(hands[at, 0]), int(hands[at, 1]), int(hands[at, 2]), int(hands[at, 3])
        _extras(a, b, c, d, crib, extra)
        row = (a >> 2) * 28561 + (b >> 2) * 2197 + (c >> 2) * 169 + (d >> 2) * 13
        for rank in range(13):
            for suit in range(4):
                points[at, 4 * rank + suit] = int(table[row + rank]) + extra[suit]
        for card in (a, b, c, d):
            points[at, card] = NOT_A_DEAL
    return points


@compiled
def count_all(table: Bytes, crib: bool) -> Integers:
    """The number of the 12,994,800 pairs of hand and starter that score 0, 1, ... 29: (30,).

    The row of thirteen rank scores is read once a hand, and the starter's suit is evaluated once a suit. Each suit has counts of its
    own, because an addition to the same number would have to wait for the one before.
    """
    counts = np.zeros((4, 64), np.int64)
    extra = np.zeros(4, np.int64)
    for a in range(52):
        for b in range(a + 1, 52):
            for c in range(b + 1, 52):
                for d in range(c + 1, 52):
                    _extras(a, b, c, d, crib, extra)
                    row = (a >> 2) * 28561 + (b >> 2) * 2197 + (c >> 2) * 169 + (d >> 2) * 13
                    for rank in range(13):
                        points = int(table[row + rank])
                        for suit in range(4):
                            counts[suit, points + extra[suit]] += 1
                    # A card of the hand cannot be the starter, which also keeps a jack from being his own nobs.
                    for card in (a, b, c, d):
                        counts[card & 3, int(table[row + (card >> 2)]) + extra[card & 3]] -= 1
    total: Integers = counts.sum(axis=0)
    return total[:30]


@compiled
def _extras(a: int, b: int, c: int, d: int, crib: bool, extra: Integers) -> None:
    """Writes the points that a starter of each suit adds by flush and nobs, (4,)."""
    flush = (a ^ b) & 3 == 0 and (a ^ c) & 3 == 0 and (a ^ d) & 3 == 0
    for suit in range(4):
        extra[suit] = 4 if flush and not crib else 0
    if flush:
        extra[a & 3] = 5
    for card in (a, b, c, d):
        if card >> 2 == 10:
            extra[card & 3] += 1
