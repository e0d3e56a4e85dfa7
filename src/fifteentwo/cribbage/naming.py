"""The best names for jokers that are counted."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from typing import Final

from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.cribbage.counting import as_named, counts_nineteen
from fifteentwo.cribbage.state import Due, State
from fifteentwo.scoring import JACK, points, rank_points

RANKS: Final = range(1, 14)
SUITS: Final = frozenset(range(4))

Bonuses = dict[int, tuple[int, ...]]
"""The points a flush and nobs can add, each with the jokers' suits that give them."""


def best_names(state: State, due: Due) -> tuple[Card, ...]:
    """The names for the highest count; in lowball for the lowest.

    Fifteens, pairs and runs depend only on ranks, so the suits are tried once for each choice of jacks, and then the
    ranks together with the points the suits can add.
    """
    crib = due.what == "crib"
    hand = state.whole_crib() if crib else state.kept(due.seat)
    to_name = state.to_name()
    held = [card for card in map(state.loose, hand) if card not in JOKERS]
    turned = [] if state.starter is None or state.loose(state.starter) in JOKERS else [state.starter]
    known = [card.rank for card in (*held, *turned)]
    suits_to_try = _suits_that_matter(held, turned)
    both_held = len(to_name) == 2 and JOKERS[0] in hand and JOKERS[1] in hand
    ways = combinations_with_replacement(RANKS, 2) if both_held else product(RANKS, repeat=len(to_name))

    def named(ranks: tuple[int, ...], suits: tuple[int, ...]) -> tuple[Card, ...]:
        faces = (PACK[4 * (rank - 1) + suit] for rank, suit in zip(ranks, suits, strict=True))
        return tuple(joker.named(face) for joker, face in zip(to_name, faces, strict=True))

    def bonuses(jacks: tuple[bool, ...]) -> Bonuses:
        ranks = tuple(JACK if jack else 1 for jack in jacks)
        plain = rank_points([*known, *ranks])
        counted = {}
        for suits in product(suits_to_try, repeat=len(to_name)):
            cards, starter = as_named(state, hand, named(ranks, suits))
            counted[points(cards, starter, crib, state.rules.crib_flush) - plain] = suits
        return counted

    by_jacks = {jacks: bonuses(jacks) for jacks in product((False, True), repeat=len(to_name))}
    nineteen = 19 if counts_nineteen(state.rules, crib) else 0
    best, aim = None, -1 if state.rules.objective == "lowball" else 1
    names: tuple[Card, ...] = ()
    for ranks in ways:
        plain = rank_points([*known, *ranks])
        for bonus, suits in by_jacks[tuple([rank == JACK for rank in ranks])].items():
            counted = aim * (plain + bonus or nineteen)
            if best is None or counted > best:
                best, names = counted, named(ranks, suits)
    return names


def _suits_that_matter(held: list[Card], turned: list[Card]) -> set[int]:
    """The suits that can make a flush or nobs, and one other suit, which stands for all the rest."""
    of_hand = {card.suit for card in held}
    matter = {card.suit for card in held if len(of_hand) == 1 or card.rank == JACK} | {card.suit for card in turned}
    return matter | {min(SUITS - matter, default=0)}
