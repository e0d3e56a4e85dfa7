"""Par of a square: the best layout of the cards that came, proved; and par of a deal where some are left over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.solitaire.square.branch_and_bound import Found, anneal, nothing_yet, search
from fifteentwo.engine.solitaire.square.legal_order import Laying, can_be_laid, laying
from fifteentwo.engine.solitaire.square.line_sets import Deal, Integers, best_rows, fours_of, look_up
from fifteentwo.rules import Heels, SquareRules
from fifteentwo.solitaire.square import CELLS, his_heels

_ANNEALED: Final = 20_000
_ANY: Final = Laying(False, False, CELLS, 0, 0, 0, False)
_IN_ORDER: Final = Laying(True, True, CELLS, 0, 0, 0, False)


class Effort(NamedTuple):
    """How much is done for par of a deal, in work and not in time: the same on every machine."""

    over: int
    """Up to so many cards over all layouts are searched; the tables double with each more."""
    par: int
    """Sets of four looked at for par, about."""
    legal: int
    """The same for legal par."""


GLANCE: Final = Effort(2, 1_000_000, 1_000_000)
"""Some hundredths of a second: enough to run everything once."""

SOON: Final = Effort(6, 450_000_000, 150_000_000)
"""Well under a second on one core."""

LATER: Final = Effort(8, 12_000_000_000, 4_000_000_000)
"""Up to some twenty seconds: for the background."""

_STEP: Final = 50_000
"""With less work than this nothing more is tried."""


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


def deal_par(rules: SquareRules, pack: Sequence[Card], effort: Effort = SOON) -> DealPar:
    """Par of the cards in this order, whatever number of them is thrown away or left over.

    For each number the deal has its first cards and the starter after them. Where cards go to dead cells
    alone, the last of them fills the square and lies in it; a square filled from the reserve may leave it
    aside. Exact where the effort is enough, a proved interval else; for more cards over than are searched
    twice the best four rows is the bound. Raises ValueError unless these are the 52 cards of a pack.
    """
    if sorted(pack) != list(PACK):
        raise ValueError("par of a deal needs the 52 cards of a pack, each of them once")
    most = rules.dead_cells + rules.reserve_piles * rules.reserve_size
    deals = [_Over(rules, pack, over) for over in range(min(most, effort.over) + 1)]
    for each in deals:
        anneal(each.deal, 3 * _ANNEALED, each.found)
    of = max(deals, key=lambda each: each.total)
    left = effort.par
    for each in deals:  # the easy ones first, so that what they leave is for the hard ones
        left -= each.settle(of.total, left // 2)
        of = max(of, each, key=lambda one: one.total)
    open_ones = [each for each in deals if each.bound > of.total]
    for place, each in enumerate(open_ones):
        left -= each.narrow(of.total, left // (len(open_ones) - place))
        of = max(of, each, key=lambda one: one.total)
    bound = max([*(each.bound for each in deals), *(_bound(rules, pack, over) for over in range(len(deals), most + 1))])
    layout = of.named(of.found)
    legal, legal_bound, laid, starter = _legal(rules, deals, of, effort.legal)
    # With a reserve the way to lay cards down that is tried is not the only one.
    legal_bound = bound if rules.reserve_piles else min(bound, legal_bound)
    over = tuple(card for card in of.cards if card not in layout)
    return DealPar(of.total, max(bound, of.total), layout, of.starter, over, legal, legal_bound, laid, starter)


def _legal(
    rules: SquareRules, deals: Sequence[_Over], best: _Over, work: int
) -> tuple[int, int, tuple[Card, ...], Card]:
    """The best layout found that can be laid down: its total, what none exceeds, the layout, its starter."""
    if (laid := _laid(rules, best, best.found.layout)) is not None:
        return best.total, best.total, laid, best.starter
    bound, aim, step = max(each.bound for each in deals), best.total, 1
    while work > _STEP and aim > 0:
        proved = True
        for place, each in enumerate(deals):
            found, searched = each.search(aim - 1, laying(rules, CELLS + each.over), work // 2 // (len(deals) - place))
            work -= int(found.work[0])
            if found.best[0] + each.heels >= aim:
                return int(found.best[0]) + each.heels, bound, each.named(found), each.starter
            proved &= searched
        if proved and bound >= aim:
            bound = aim - 1
        aim, step = aim - step, step if proved else 2 * step
    # One after the other, row by row: each card touches the one before or the one above.
    first = deals[0]
    return first.in_order(), bound, first.cards, first.starter


def _laid(rules: SquareRules, of: _Over, layout: Integers) -> tuple[Card, ...] | None:
    """The layout, its rows and columns put in an order in which it can be laid down; None where there is none."""
    grid = layout.copy()
    return tuple(of.cards[number] for number in grid) if can_be_laid(grid, laying(rules, len(of.cards)))[0] else None


class _Over:
    """The deal when so many cards are over: its tables, the best layout found, and what none exceeds."""

    def __init__(self, rules: SquareRules, pack: Sequence[Card], over: int) -> None:
        self.over = over
        self.cards = tuple(pack[: CELLS + over])
        self.starter = pack[CELLS + over]
        self.heels = his_heels(self.starter, rules.heels)
        self.deal = look_up(self.cards, self.starter, over == 0, rules.reserve_piles == 0)
        self.found = nothing_yet()
        self.bound = 2 * best_rows(self.deal.fours, self.deal.values) + self.heels

    @property
    def total(self) -> int:
        """What the best layout found is worth, his heels included."""
        return int(self.found.best[0]) + self.heels

    def settle(self, best: int, work: int) -> int:
        """Finds what is worth more than `best`, and where the work is enough the bound with it; gives what was done."""
        if self.bound <= best:
            return 0
        found, searched = self.search(best, _ANY, work)
        if found.best[0] + self.heels > max(best, self.total):
            self.found = found
        if searched:
            self.bound = max(best, int(found.best[0]) + self.heels)
        return int(found.work[0])

    def narrow(self, best: int, work: int) -> int:
        """Lowers the bound by halves towards `best`, as far as the work goes; gives what was done."""
        done, unproved = 0, max(best, self.total)
        while work - done > _STEP and (aim := (unproved + self.bound) // 2) > unproved:
            done += self.settle(aim, (work - done) // 2)
            if self.bound > aim:
                unproved = max(aim, self.total)
        return done

    def search(self, best: int, by: Laying, work: int) -> tuple[Found, bool]:
        """What is worth more than `best`, his heels included, and can be laid down; and whether all was searched."""
        found = nothing_yet(best - self.heels, work)
        return found, bool(search(self.deal, found, by))

    def named(self, found: Found) -> tuple[Card, ...]:
        """The layout found."""
        return tuple(self.cards[number] for number in found.layout)

    def in_order(self) -> int:
        """What the cards are worth row by row as they came, his heels included."""
        lines = np.arange(CELLS).reshape(4, 4)
        worth = self.deal.worth
        return int(sum(worth[(1 << line).sum()] for line in (*lines, *lines.T))) + self.heels


def _bound(rules: SquareRules, pack: Sequence[Card], over: int) -> int:
    """What no layout exceeds when so many cards are over: twice the best four rows, and his heels."""
    starter = pack[CELLS + over]
    return 2 * best_rows(*fours_of(pack[: CELLS + over], starter)) + his_heels(starter, rules.heels)


def _best(deal: Deal) -> Found:
    found = nothing_yet()
    anneal(deal, _ANNEALED, found)
    search(deal, found, _ANY)
    return found


def _par(cards: Sequence[Card], starter: Card, heels: Heels, found: Found) -> Par:
    return Par(int(found.best[0]) + his_heels(starter, heels), tuple(cards[number] for number in found.layout))


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
