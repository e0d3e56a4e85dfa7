"""Par of a square: the best layout of its cards, proved; and par of a deal, in which some cards may be left over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.solitaire.square.branch_and_bound import Incumbent, anneal, new_incumbent, search
from fifteentwo.engine.solitaire.square.legal_order import PlacementRules, order_legally, placement_rules
from fifteentwo.engine.solitaire.square.line_sets import Integers, LineTables, best_four_rows, line_tables, sets_of_four
from fifteentwo.locales import CodedValueError
from fifteentwo.rules import Heels, SquareRules
from fifteentwo.solitaire.square import CELLS, his_heels

_ANNEALED: Final = 20_000
_ANY_ORDER: Final = PlacementRules(False, False, CELLS, 0, 0, 0, False)
_IN_ORDER: Final = PlacementRules(True, True, CELLS, 0, 0, 0, False)


class Effort(NamedTuple):
    """Limits of the work for par of a deal, in steps and not in time: the same result on every machine."""

    over: int
    """The greatest number of cards left over that is searched; the tables double with each."""
    par: int
    """Roughly the number of sets of four examined for par."""
    legal: int
    """The same for legal par."""


WARM_UP: Final = Effort(2, 1_000_000, 1_000_000)
"""A few hundredths of a second: compiles and runs everything once."""

SOON: Final = Effort(6, 450_000_000, 150_000_000)
"""Well under a second on one core."""

PATIENT: Final = Effort(8, 12_000_000_000, 4_000_000_000)
"""Up to about twenty seconds, for background work."""

_MIN_WORK: Final = 50_000
"""With less work than this no further search is started."""


class SquarePar(NamedTuple):
    """The best layout: its total with his heels, and its sixteen cards, row by row."""

    total: int
    layout: tuple[Card, ...]


class DealPar(NamedTuple):
    """Par of a deal: at least `total`, which `layout` reaches, and at most `bound`. Where they are equal it is proved.

    `legal` is the total of the best layout found that can be placed as the cards come, `legal_bound` an upper bound of
    it.
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


def par(cards: Sequence[Card], starter: Card, heels: Heels = "once") -> SquarePar:
    """The best layout of these sixteen cards, in any order.

    Raises ValueError for a wrong number of cards, and for a card given twice.
    """
    _check_cards(cards, starter)
    tables = line_tables(cards, starter, True, True)
    return _par(cards, starter, heels, _best(tables))


def legal_par(cards: Sequence[Card], starter: Card, heels: Heels = "once") -> SquarePar:
    """The best layout that can be placed in this order, each card touching one placed before.

    Raises ValueError as `par` does.
    """
    _check_cards(cards, starter)
    tables = line_tables(cards, starter, True, True)
    at_most = int(_best(tables).best[0])
    while True:
        found = new_incumbent(at_most - 1)
        search(tables, found, _IN_ORDER)
        if found.best[0] >= at_most:
            return _par(cards, starter, heels, found)
        at_most -= 1


def deal_par(rules: SquareRules, pack: Sequence[Card], effort: Effort = SOON) -> DealPar:
    """Par of the cards in this order, over every number of cards thrown away or left over.

    With d cards over, the layout is chosen from the first 16 + d cards, and the next card is the starter. Where cards
    can only go to dead cells, the last of them fills the square and is part of it; with a reserve it may be left aside.
    Exact where the effort is enough, and otherwise a proved interval; for more cards over than are searched, the bound
    is twice the best four rows. Raises ValueError unless these are the 52 cards of a pack.
    """
    if sorted(pack) != list(PACK):
        raise CodedValueError("par-whole-pack")
    most = rules.dead_cells + rules.reserve_piles * rules.reserve_size
    deals = [_Surplus(rules, pack, over) for over in range(min(most, effort.over) + 1)]
    for each in deals:
        anneal(each.tables, 3 * _ANNEALED, each.found)
    of = max(deals, key=lambda each: each.total)
    left = effort.par
    for each in deals:  # the easy ones first, so that the work they leave goes to the hard ones
        left -= each.improve(of.total, left // 2)
        of = max(of, each, key=lambda one: one.total)
    open_ones = [each for each in deals if each.bound > of.total]
    for place, each in enumerate(open_ones):
        left -= each.narrow(of.total, left // (len(open_ones) - place))
        of = max(of, each, key=lambda one: one.total)
    bound = max([*(each.bound for each in deals), *(_bound(rules, pack, over) for over in range(len(deals), most + 1))])
    layout = of.named(of.found)
    legal, legal_bound, laid, starter = _legal(rules, deals, of, effort.legal)
    # With a reserve, the placement that is tried is not the only one possible.
    legal_bound = bound if rules.reserve_piles else min(bound, legal_bound)
    over = tuple(card for card in of.cards if card not in layout)
    return DealPar(of.total, max(bound, of.total), layout, of.starter, over, legal, legal_bound, laid, starter)


def _legal(
    rules: SquareRules, deals: Sequence[_Surplus], best: _Surplus, work: int
) -> tuple[int, int, tuple[Card, ...], Card]:
    """The best layout found that can be placed: its total, an upper bound, the layout and its starter."""
    if (laid := _placed(rules, best, best.found.layout)) is not None:
        return best.total, best.total, laid, best.starter
    bound, aim, step = max(each.bound for each in deals), best.total, 1
    while work > _MIN_WORK and aim > 0:
        proved = True
        for place, each in enumerate(deals):
            found, searched = each.search(
                aim - 1, placement_rules(rules, CELLS + each.over), work // 2 // (len(deals) - place)
            )
            work -= int(found.work[0])
            if found.best[0] + each.heels >= aim:
                return int(found.best[0]) + each.heels, bound, each.named(found), each.starter
            proved &= searched
        if proved and bound >= aim:
            bound = aim - 1
        aim, step = aim - step, step if proved else 2 * step
    # In order, row by row: each card touches the one before it or above it.
    first = deals[0]
    return first.in_order(), bound, first.cards, first.starter


def _placed(rules: SquareRules, of: _Surplus, layout: Integers) -> tuple[Card, ...] | None:
    """The layout with its rows and columns in an order that can be placed; None where there is none."""
    grid = layout.copy()
    return (
        tuple(of.cards[number] for number in grid)
        if order_legally(grid, placement_rules(rules, len(of.cards)))[0]
        else None
    )


class _Surplus:
    """The deal with a given number of cards over: its tables, the best layout found, and an upper bound."""

    def __init__(self, rules: SquareRules, pack: Sequence[Card], over: int) -> None:
        self.over = over
        self.cards = tuple(pack[: CELLS + over])
        self.starter = pack[CELLS + over]
        self.heels = his_heels(self.starter, rules.heels)
        self.tables = line_tables(self.cards, self.starter, over == 0, rules.reserve_piles == 0)
        self.found = new_incumbent()
        self.bound = 2 * best_four_rows(self.tables.sets, self.tables.values) + self.heels

    @property
    def total(self) -> int:
        """The total of the best layout found, with his heels."""
        return int(self.found.best[0]) + self.heels

    def improve(self, best: int, work: int) -> int:
        """Searches for totals above `best`; lowers the bound to the result if the search was complete.

        Returns the work done.
        """
        if self.bound <= best:
            return 0
        found, searched = self.search(best, _ANY_ORDER, work)
        if found.best[0] + self.heels > max(best, self.total):
            self.found = found
        if searched:
            self.bound = max(best, int(found.best[0]) + self.heels)
        return int(found.work[0])

    def narrow(self, best: int, work: int) -> int:
        """Lowers the bound by bisection towards `best`, within the limit of work. Returns the work done."""
        done, unproved = 0, max(best, self.total)
        while work - done > _MIN_WORK and (aim := (unproved + self.bound) // 2) > unproved:
            done += self.improve(aim, (work - done) // 2)
            if self.bound > aim:
                unproved = max(aim, self.total)
        return done

    def search(self, best: int, placement: PlacementRules, work: int) -> tuple[Incumbent, bool]:
        """The best placeable layout with a total above `best`, heels included, and whether the search was complete."""
        found = new_incumbent(best - self.heels, work)
        return found, bool(search(self.tables, found, placement))

    def named(self, found: Incumbent) -> tuple[Card, ...]:
        """The cards of a layout."""
        return tuple(self.cards[number] for number in found.layout)

    def in_order(self) -> int:
        """The total, with his heels, of the cards row by row as they come."""
        lines = np.arange(CELLS).reshape(4, 4)
        set_value = self.tables.set_value
        return int(sum(set_value[(1 << line).sum()] for line in (*lines, *lines.T))) + self.heels


def _bound(rules: SquareRules, pack: Sequence[Card], over: int) -> int:
    """An upper bound with this many cards over: twice the best four rows, and his heels."""
    starter = pack[CELLS + over]
    return 2 * best_four_rows(*sets_of_four(pack[: CELLS + over], starter)) + his_heels(starter, rules.heels)


def _best(tables: LineTables) -> Incumbent:
    found = new_incumbent()
    anneal(tables, _ANNEALED, found)
    search(tables, found, _ANY_ORDER)
    return found


def _par(cards: Sequence[Card], starter: Card, heels: Heels, found: Incumbent) -> SquarePar:
    return SquarePar(int(found.best[0]) + his_heels(starter, heels), tuple(cards[number] for number in found.layout))


def _check_cards(cards: Sequence[Card], starter: Card) -> None:
    if len(cards) != CELLS:
        raise CodedValueError("square-cards", wanted=CELLS, given=len(cards))
    seen: set[Card] = set()
    for card in (*cards, starter):
        if card not in PACK:
            raise CodedValueError("square-no-place", card=card)
        if card in seen:
            raise CodedValueError("square-card-twice", card=card)
        seen.add(card)
