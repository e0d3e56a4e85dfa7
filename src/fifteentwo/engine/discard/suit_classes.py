"""Suit classes: hands of six up to a renaming of the suits, and their numbering (Waugh, 2013)."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.suit_numbering import Numbering, sets_in_order, shapes_of
from fifteentwo.engine.discard.suit_numbering import place as _place
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.engine.scoring.vectorised import Bytes

SIXES: Final = 962_988


class Sixes(NamedTuple):
    """Hands of six, one for each class up to a renaming of the suits."""

    hands: Bytes
    """(962988, 6)"""
    ways: Longs
    """(962988,): the number of the 20,358,520 hands in the class."""


@cache
def six_cards() -> Sixes:
    """One hand of each of the 962,988 suit classes.

    Of the ways to name the suits it is the one where the sets of ranks held in each do not increase from clubs to spades,
    larger sets first.
    """
    sets = [[sum(1 << rank for rank in chosen) for chosen in combinations(range(13), size)] for size in range(7)]
    hands, ways = [], []
    for shape in shapes_of(6, 4, 6):
        suits = sets_in_order(shape, [np.array(sets[size], np.int64) for size in shape])
        held = suits[:, :, None] >> np.arange(13) & 1
        card = np.arange(13)[None, :] * 4 + np.arange(4)[:, None]
        flat = np.where(held == 1, card[None], 99).reshape(len(suits), -1)
        flat.sort(axis=1)
        hands.append(flat[:, :6].astype(np.uint8))
        alike = np.ones(len(suits), np.int64)
        for suit in range(1, 4):
            alike *= (suits[:, : suit + 1] == suits[:, [suit]]).sum(axis=1)
        ways.append(24 // alike)
    return Sixes(np.concatenate(hands), np.concatenate(ways))


place = compiled(_place)
"""The number in `six_cards` of six cards, in machine code."""


@compiled
def places_of(hands: Bytes, by: Numbering) -> Longs:
    """The numbers in `six_cards` of n hands of six in any order, (n, 6): (n,)."""
    numbers = np.empty(len(hands), np.int64)
    order = np.zeros(6, np.int64)
    for at in range(len(hands)):
        numbers[at] = place(hands[at], 0, by, order)
    return numbers
