"""Par of a square: the best layout of the cards that came, proved; and par of a deal where some are left over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.square.laying import Laying, can_be_laid, laying
from fifteentwo.engine.square.searching import Deal, Found, anneal, best_rows, fours_of, look_up, nothing_yet, search
from fifteentwo.rules import Heels, SquareRules
from fifteentwo.solitaire.square import CELLS

_JACK: Final = 11
_HEELS: Final = {"off": 0, "once": 2, "per_hand": 16}
_ANNEALED: Final = 20_000
_ANY: Final = Laying(False, False, CELLS, 0, 0, 0, False)
_IN_ORDER: Final = Laying(True, True, CELLS, 0, 0, 0, False)

SOON: Final = 6
"""Up to so many cards left over the search takes well under a second; its tables double with each more."""

LATER: Final = 8


class Par(NamedTuple):
    """The best layout: its total, his heels included, and its sixteen cards, row by row."""

    total: int
    layout: tuple[Card, ...]


class DealPar(NamedTuple):
    """Par of a deal: at least `total`, which the layout has, and at most `bound`. Where they are equal it is proved.

    `legal` is the total of the best layout found that can be laid down as the cards come, and `legal_bound`
    what no such layout exceeds.
    """

    total: int
    bound: int
    layout: tuple[Card, ...]
    starter: Card
    over: tuple[Card, ...]
    """The cards thrown away or left over."""
    legal: int
    legal_bound: int
    legal_layout: tuple[Card, ...]
    legal_starter: Card


def par(cards: Sequence[Card], starter: Card, heels: Heels = "once") -> Par:
    """The best layout of these sixteen cards, in whatever order they came.

    Raises ValueError for a wrong number of cards, and for a card that is there twice.
    """
    _insist(cards, starter)
    deal = look_up(cards, starter, True, True)
    return _par(cards, starter, heels, _best(deal))


def legal_par(cards: Sequence[Card], starter: Card, heels: Heels = "once") -> Par:
    """The best layout that can be laid down in this order, each card touching one that lies there.

    Raises ValueError as `par` does.
    """
    _insist(cards, starter)
    deal = look_up(cards, starter, True, True)
    at_most = int(_best(deal).best[0])
    while True:
        found = nothing_yet(at_most - 1)
        search(deal, found, _IN_ORDER)
        if found.best[0] >= at_most:
            return _par(cards, starter, heels, found)
        at_most -= 1


def deal_par(rules: SquareRules, pack: Sequence[Card], exact_to: int = SOON) -> DealPar:
    """Par of the cards in this order, whatever number of them is thrown away or left over.

    For each number the deal has its first cards and the starter after them. Where cards go to dead cells
    alone, the last of them fills the square and lies in it; a square filled from the reserve may leave it
    aside. Exact for up to `exact_to` cards over; beyond that twice the best four rows is the bound.
    Raises ValueError unless these are the 52 cards of a pack.
    """
    if sorted(pack) != list(PACK):
        raise ValueError("par of a deal needs the 52 cards of a pack, each of them once")
    most = rules.dead_cells + rules.reserve_piles * rules.reserve_size
    deals = [_Over(rules, pack, over) for over in range(min(most, exact_to) + 1)]
    for each in deals:
        anneal(each.deal, 3 * _ANNEALED, each.begun)
    deals.sort(key=lambda each: -int(each.begun.best[0]) - each.heels)
    best, of = int(deals[0].begun.best[0]) + deals[0].heels, deals[0]
    layout = of.named(deals[0].begun)
    for each in deals:
        found = each.search(best, _ANY)
        if (total := int(found.best[0]) + each.heels) > best:
            best, of, layout = total, each, each.named(found)
    bound = max([best, *(_bound(rules, pack, over) for over in range(exact_to + 1, most + 1))])
    starter = of.starter
    left = tuple(card for card in of.cards if card not in layout)
    legal, laid = best, _laid(rules, of, layout)
    while laid is None:
        for each in deals:
            found = each.search(legal - 1, laying(rules, CELLS + each.over))
            if found.best[0] + each.heels >= legal:
                of, laid = each, each.named(found)
                break
        else:
            legal -= 1
    # With a reserve the way to lay cards down that is tried is not the only one.
    legal_bound = bound if rules.reserve_piles else legal
    return DealPar(best, bound, layout, starter, left, legal, legal_bound, laid, of.starter)


def _laid(rules: SquareRules, of: _Over, layout: Sequence[Card]) -> tuple[Card, ...] | None:
    """The layout, its rows and columns put in an order in which it can be laid down; None where there is none."""
    grid = np.array([of.cards.index(card) for card in layout], np.int64)
    return tuple(of.cards[number] for number in grid) if can_be_laid(grid, laying(rules, len(of.cards))) else None


class _Over:
    """The deal when so many cards are over: its cards, its starter, its tables."""

    def __init__(self, rules: SquareRules, pack: Sequence[Card], over: int) -> None:
        self.over = over
        self.cards = tuple(pack[: CELLS + over])
        self.starter = pack[CELLS + over]
        self.heels = _heels(rules.heels, self.starter)
        self.deal = look_up(self.cards, self.starter, over == 0, rules.reserve_piles == 0)
        self.begun = nothing_yet()

    def search(self, best: int, by: Laying) -> Found:
        """What is worth more than `best`, his heels included, and can be laid down where that is asked."""
        found = nothing_yet(best - self.heels)
        search(self.deal, found, by)
        return found

    def named(self, found: Found) -> tuple[Card, ...]:
        """The layout found."""
        return tuple(self.cards[number] for number in found.layout)


def _bound(rules: SquareRules, pack: Sequence[Card], over: int) -> int:
    """What no layout exceeds when so many cards are over: twice the best four rows, and his heels."""
    starter = pack[CELLS + over]
    return 2 * best_rows(*fours_of(pack[: CELLS + over], starter)) + _heels(rules.heels, starter)


def _best(deal: Deal) -> Found:
    found = nothing_yet()
    anneal(deal, _ANNEALED, found)
    search(deal, found, _ANY)
    return found


def _par(cards: Sequence[Card], starter: Card, heels: Heels, found: Found) -> Par:
    return Par(int(found.best[0]) + _heels(heels, starter), tuple(cards[number] for number in found.layout))


def _heels(heels: Heels, starter: Card) -> int:
    return _HEELS[heels] if starter.rank == _JACK else 0


def _insist(cards: Sequence[Card], starter: Card) -> None:
    if len(cards) != CELLS:
        raise ValueError(f"a square has {CELLS} cards, not {len(cards)}")
    seen: set[Card] = set()
    for card in (*cards, starter):
        if card not in PACK:
            raise ValueError(f"{card.words} has no place in a square")
        if card in seen:
            raise ValueError(f"the {card.words} is there twice")
        seen.add(card)
