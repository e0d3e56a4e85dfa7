"""Hands of five cards: by rank, and up to a renaming of the suits. No Numba.

Cards are numbers, ranks begin at 0. Ways to discard two of five ascending cards are in the order of `itertools.combinations`.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.discard.suit_numbering import numbering, sets_in_order, shapes_of
from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, Longs, Shorts, places

DEALT: Final = 5
KEPT: Final = 3
AWAY: Final = tuple(combinations(range(DEALT), 2))
"""The places of the two cards of each way to discard."""
STAY: Final = tuple(tuple(at for at in range(DEALT) if at not in away) for away in AWAY)
"""Those of the three cards kept."""
WAYS: Final = len(AWAY)


class RankFives(NamedTuple):
    """Every hand of five by rank, with at most four of a rank."""

    ranks: Bytes
    """(6175, 5): ascending, in lexicographic order."""
    held: Bytes
    """(6175, 13): the number of cards of each rank."""
    kept: Shorts
    """(6175, 10): for each way to discard the number of the hand kept, as in `rank_hands`."""
    discarded: Shorts
    """(6175, 10): likewise the number of the pair discarded."""


class Fives(NamedTuple):
    """Hands of five, one for each class up to a renaming of the suits, in the order of their ranks."""

    hands: Bytes
    """(134459, 5): ascending."""
    ways: Longs
    """(134459,): the number of the 2,598,960 hands in the class."""
    number: Longs
    """(134459,): the number of its ranks in `rank_fives`, ascending."""
    keys: Longs
    """(134459,): ascending keys of classes; see `class_numbers`."""
    of_key: Longs
    """(134459,): the number of the class of each key."""


@cache
def rank_fives() -> RankFives:
    """The hands of five by rank, listed once."""
    drawn = np.array(list(combinations_with_replacement(range(RANKS), DEALT)), np.uint8)
    held = (drawn[:, :, None] == np.arange(RANKS)).sum(axis=1).astype(np.uint8)
    possible = held.max(axis=1) <= 4
    ranks, held = drawn[possible], held[possible]
    columns = ranks.astype(np.int64).T
    kept = np.stack([places(KEPT)[tuple(columns[at] for at in stay)] for stay in STAY], axis=1)
    discarded = np.stack([places(2)[tuple(columns[at] for at in away)] for away in AWAY], axis=1)
    found = RankFives(ranks, held, kept, discarded)
    for array in found:
        array.flags.writeable = False
    return found


def five_numbers(hands: Bytes) -> Longs:
    """The numbers in `rank_fives` of hands of five ascending cards, (n, 5): (n,)."""
    base = RANKS ** np.arange(DEALT - 1, -1, -1)
    numbers: Longs = np.searchsorted(rank_fives().ranks @ base, (hands >> 2).astype(np.int64) @ base)
    return numbers


@cache
def five_cards() -> Fives:
    """One hand of each of the 134,459 suit classes, listed once (0.2 s)."""
    sets = [[sum(1 << rank for rank in chosen) for chosen in combinations(range(RANKS), size)] for size in range(6)]
    parts = []
    for shape in shapes_of(DEALT, 4, DEALT):
        suits = sets_in_order(shape, [np.array(sets[size], np.int64) for size in shape])
        held = suits[:, :, None] >> np.arange(RANKS) & 1
        card = np.arange(RANKS)[None, :] * 4 + np.arange(4)[:, None]
        flat = np.where(held == 1, card[None], 99).reshape(len(suits), -1)
        flat.sort(axis=1)
        alike = np.ones(len(suits), np.int64)
        for suit in range(1, 4):
            alike *= (suits[:, : suit + 1] == suits[:, [suit]]).sum(axis=1)
        parts.append((flat[:, :DEALT].astype(np.uint8), 24 // alike))
    hands, ways = (np.concatenate(columns) for columns in zip(*parts, strict=True))
    number = five_numbers(hands)
    order = np.argsort(number, kind="stable")
    hands, ways, number = hands[order], ways[order], number[order]
    keys = _suit_sets(hands)[0]
    of_key = np.argsort(keys)
    found = Fives(hands, ways, number, keys[of_key], of_key)
    for array in found:
        array.flags.writeable = False
    return found


def _suit_sets(hands: Bytes) -> tuple[Longs, Longs]:
    """A key of the class of each hand of five, (n,), and the cards of the class that its cards correspond to, (n, 5)."""
    cards = hands.astype(np.int64)
    held = np.stack([((cards & 3 == suit) << (cards >> 2)).sum(axis=1) for suit in range(4)], axis=1)
    of_set = numbering().of_set[held].astype(np.int64)
    order = np.argsort(-of_set, axis=1, kind="stable")
    new_suit = np.argsort(order, axis=1, kind="stable")
    keys = np.take_along_axis(of_set, order, axis=1) @ (1 << 15 * np.arange(3, -1, -1))
    return keys, cards & ~3 | np.take_along_axis(new_suit, cards & 3, axis=1)


def class_numbers(hands: Bytes) -> tuple[Longs, Longs]:
    """The number in `five_cards` of each hand of five, (n, 5) in any order: (n,). And the places of its cards in the order of the cards
    of the class that they correspond to, (n, 5): the card that a way of the class discards first is hands[row, places[row, way[0]]].
    """
    keys, cards = _suit_sets(hands)
    fives = five_cards()
    return fives.of_key[np.searchsorted(fives.keys, keys)], np.argsort(cards, axis=1, kind="stable")
