"""The exact evaluation of the discards of one hand of six, with NumPy alone; `evaluation` does many hands with Numba."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.opponent import OTHERS, STARTERS, CribModel, layout
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, many

_JACK: Final = 10
_CHOOSE: Final = np.array([[comb(n, k) for k in range(5)] for n in range(5)])


class DiscardModel(NamedTuple):
    """The model of the other's discards for each role, and the values of kept hands in the play, (2, 1820); pone first."""

    cribs: tuple[CribModel, CribModel]
    pegging: Doubles


def flush_points(in_suit: int, four: bool) -> float:
    """The points of a crib whose four cards are of one suit, summed over the 44 starters; `in_suit` counts the suit's cards that I
    have not seen, of which the other discarded two.
    """
    alike = in_suit - 2
    return 5.0 * alike + (4.0 * (OTHERS - alike) if four else 0.0)


def discard_values(six: tuple[int, ...], player: int, tables: DiscardModel) -> Doubles:
    """The value of each of the 15 discards of six ascending cards, in points, (15,), in the order of `combinations`."""
    whole: Doubles = discard_parts(six, player, tables) @ np.array((1.0, 1.0 if player == DEALER else -1.0, 1.0))
    return whole


def discard_parts(six: tuple[int, ...], player: int, tables: DiscardModel) -> Doubles:
    """The mean points of each discard of six ascending cards in the hand, the crib and the play, (15, 3).

    In the order of `itertools.combinations`; the crib's points are positive whoever owns it.
    """
    crib, fixed = tables.cribs[player], layout()
    left, unseen = np.full(RANKS, 4), np.ones((4, RANKS), bool)
    for card in six:
        left[card >> 2] -= 1
        unseen[card & 3, card >> 2] = False
    weights = crib.weights.astype(np.float64)
    drawn = _CHOOSE[left[None, :], many(3)].prod(axis=1) * crib.triples
    through = weights @ left - weights.diagonal()
    pairs = float(through @ left) / 2
    in_suit = unseen.sum(axis=1)
    jacks = 0.0
    for suit in range(4):
        if unseen[suit, _JACK]:
            others = unseen[suit].copy()
            others[_JACK] = False
            jacks += float((through[_JACK] - weights[_JACK])[others].sum())
    values = np.zeros((15, 3))
    for way, discarded in enumerate(combinations(range(6), 2)):
        first, second = six[discarded[0]], six[discarded[1]]
        points = float(fixed.with_pair[fixed.pair_at[first >> 2, second >> 2]] @ drawn) + jacks
        if first & 3 == second & 3:
            ranks = int((unseen[first & 3] << np.arange(RANKS)).sum())
            points += float(crib.suited[ranks]) * flush_points(int(in_suit[first & 3]), crib.four)
        for card in (first, second):
            if card >> 2 == _JACK:
                points += float((pairs - through)[unseen[card & 3]].sum())
        kept = [card for at, card in enumerate(six) if at not in discarded]
        a, b, c, d = (card >> 2 for card in kept)
        row = (((a * 13 + b) * 13 + c) * 13 + d) * 13
        hand = int(left @ fixed.points[row : row + 13])
        hand += sum(int(in_suit[card & 3]) for card in kept if card >> 2 == _JACK)
        if len({card & 3 for card in kept}) == 1:
            hand += 4 * STARTERS + int(in_suit[kept[0] & 3])
        mean = points / (pairs * OTHERS)
        values[way] = hand / STARTERS, mean, tables.pegging[player, fixed.four_at[a, b, c, d]]
    return values
