"""The discards of a single hand of six, evaluated exactly with NumPy alone; `evaluation` does many hands with Numba."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.opponent import OTHERS, STARTERS, Crib, layout
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, many

_JACK: Final = 10
_CHOOSE: Final = np.array([[comb(n, k) for k in range(5)] for n in range(5)])


class DiscardModel(NamedTuple):
    """How the other discards as each role sees it, and what kept hands are worth in the play; 0 pone, 1 dealer."""

    cribs: tuple[Crib, Crib]
    pegging: Doubles


def worths(six: tuple[int, ...], player: int, tables: DiscardModel) -> Doubles:
    """What each of the 15 discards of six ascending cards is worth in points, (15,), in the order of `combinations`."""
    whole: Doubles = parts(six, player, tables) @ np.array((1.0, 1.0 if player == DEALER else -1.0, 1.0))
    return whole


def parts(six: tuple[int, ...], player: int, tables: DiscardModel) -> Doubles:
    """What each of the 15 discards of six ascending cards is worth in the hand, the crib and the play, (15, 3).

    In the order of `itertools.combinations`; the crib's points whoever owns it.
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
    worth = np.zeros((15, 3))
    for way, laid in enumerate(combinations(range(6), 2)):
        first, second = six[laid[0]], six[laid[1]]
        points = float(fixed.with_pair[fixed.pair_at[first >> 2, second >> 2]] @ drawn) + jacks
        if first & 3 == second & 3:
            ranks = int((unseen[first & 3] << np.arange(RANKS)).sum())
            points += 5.0 * float(crib.suited[ranks]) * int(in_suit[first & 3] - 2)
        for card in (first, second):
            if card >> 2 == _JACK:
                points += float((pairs - through)[unseen[card & 3]].sum())
        kept = [card for at, card in enumerate(six) if at not in laid]
        a, b, c, d = (card >> 2 for card in kept)
        row = (((a * 13 + b) * 13 + c) * 13 + d) * 13
        hand = int(left @ fixed.points[row : row + 13])
        hand += sum(int(in_suit[card & 3]) for card in kept if card >> 2 == _JACK)
        if len({card & 3 for card in kept}) == 1:
            hand += 4 * STARTERS + int(in_suit[kept[0] & 3])
        mean = points / (pairs * OTHERS)
        worth[way] = hand / STARTERS, mean, tables.pegging[player, fixed.four_at[a, b, c, d]]
    return worth
