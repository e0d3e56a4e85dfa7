"""The instant player of the squares without machine code: for a hint while the compiler is still at work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from math import erf, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.solitaire.interface import Aim
from fifteentwo.engine.solitaire.square.value import (
    BURIED,
    EMPTY,
    LEAST_SPREAD,
    MIXED,
    NONE,
    PLACES,
    SIGNS,
    WIDTH,
    Floats,
    promise_for,
    shares,
    spread_for,
)
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.moves import Keep, Place, SquareAction
from fifteentwo.solitaire.square import CELLS, NEIGHBOURS, View

_PLACES: Final[tuple[int, ...]] = tuple(PLACES.tolist())
Piles = tuple[tuple[Card, ...], ...]
HEELS: Final = {"off": 0, "once": 2, "per_hand": 16}
"""What a jack as starter brings."""

_JACK: Final = 10
Line = tuple[int, int]
"""The code and the suit of a line."""


class Advice(NamedTuple):
    """An action and what it is worth: the points of the finished square on average, or the chance to win.

    `error` is the standard error of that; 0 where it is exact, None where it is only what the position promises.
    """

    action: SquareAction
    worth: float
    error: float | None = None


class _Lines(NamedTuple):
    """A square as its eight lines, and how many cells are empty."""

    lines: tuple[Line, ...]
    empties: int

    def with_card(self, card: Card, cell: int) -> _Lines:
        lines = list(self.lines)
        for line, place in ((cell // 4, cell % 4), (4 + cell % 4, cell // 4)):
            code, suit = lines[line]
            joined = card.suit if suit in (NONE, card.suit) else MIXED
            lines[line] = (code + (card.rank - 1 - EMPTY) * _PLACES[place], joined)
        return _Lines(tuple(lines), self.empties - 1)


def jacks_in(stock: NDArray[np.int64]) -> float:
    """How likely a jack is as starter, with these cards unseen."""
    return float((stock >> 2 == _JACK).mean())


def advice(view: View, legal: Sequence[SquareAction], aim: Aim = "points") -> tuple[Advice, ...]:
    """The actions with what their positions promise, the best first. Raises ValueError for a damaged table.

    For the aim `chance`: how likely that is enough, what comes being spread normally about it.
    """
    lines = _Lines(((EMPTY * sum(_PLACES), NONE),) * 8, CELLS)
    for cell, card in enumerate(view.grid):
        if card is not None:
            lines = lines.with_card(card, cell)
    stock = np.array([card for card in PACK if card not in view.known()], np.int64)
    judge: Callable[..., float]
    if aim == "points":
        judge = partial(_points, view.rules, stock)
    else:
        judge = partial(_chance, view.rules, stock)
    worths = [Advice(action, _worth(view, judge, lines, action)) for action in legal]
    return tuple(sorted(worths, key=lambda each: -each.worth))


def _worth(view: View, promised: Callable[..., float], lines: _Lines, action: SquareAction) -> float:
    assert view.card is not None
    free, kept = view.rules.dead_cells - len(view.dead), view.reserve
    match action:
        case Place(card=card, cell=cell) if card == view.card:
            return promised(lines.with_card(card, cell), free, kept)
        case Place(card=card, cell=cell):
            # The turned card still waits: what follows is worth what the best for it is.
            after = lines.with_card(card, cell)
            left = tuple(tuple(held for held in pile if held != card) for pile in kept)
            cells = [
                other
                for other, there in enumerate(view.grid)
                if there is None and other != cell and (other in NEIGHBOURS[cell] or other in view.open_cells())
            ]
            if not cells:
                return promised(after, free, left)
            follow = [promised(after.with_card(view.card, other), free, left) for other in cells]
            if free:
                follow.append(promised(after, free - 1, left))
            roomy = [pile for pile, held in enumerate(left) if len(held) < view.rules.reserve_size]
            return max(*follow, *(promised(after, free, _onto(left, pile, view.card)) for pile in roomy))
        case Keep(pile=pile):
            return promised(lines, free, _onto(kept, pile, view.card))
        case _:
            return promised(lines, free - 1, kept)


def _onto(piles: Piles, pile: int, card: Card) -> Piles:
    """The reserve with this card more on this pile."""
    return *piles[:pile], (*piles[pile], card), *piles[pile + 1 :]


def _points(rules: SquareRules, stock: NDArray[np.int64], lines: _Lines, free: int, piles: Piles) -> float:
    return _promised(rules, shares(stock), lines, free, piles) + HEELS[rules.heels] * jacks_in(stock)


def _chance(rules: SquareRules, stock: NDArray[np.int64], lines: _Lines, free: int, piles: Piles) -> float:
    keys, spread = promise_for(rules).keys, spread_for(rules)
    squared = float(spread.spare[lines.empties, free, sum(map(len, piles))])
    for code, suit in lines.lines:
        squared += float(spread.lines[lines.empties, int(suit != MIXED), keys[code]])
    over = _promised(rules, shares(stock), lines, free, piles) - (rules.win_at - 0.5)
    unit = sqrt(2 * max(LEAST_SPREAD, squared))
    without, with_heels = (0.5 + 0.5 * erf((over + heels) / unit) for heels in (0, HEELS[rules.heels]))
    return without + jacks_in(stock) * (with_heels - without)


def _promised(rules: SquareRules, shares: Floats, lines: _Lines, free: int, piles: Piles) -> float:
    promise = promise_for(rules)
    stage = -(-lines.empties // 4)
    many = promise.traits.shape[-1] // 2
    signs, traits = SIGNS[:many], np.zeros((8, 2, many))
    wants = [
        card.rank - 1 + (0 if card == pile[-1] or rules.reserve_access == "free" else BURIED)
        for pile in piles
        for card in pile
    ]
    total = float(promise.spare[lines.empties, free, len(wants)] + promise.kept[lines.empties, wants].sum())
    for line, (code, suit) in enumerate(lines.lines):
        one_suit, key = int(suit != MIXED), promise.keys[code]
        total += float(promise.lines[lines.empties, one_suit, key])
        total += float(promise.ranks[lines.empties, one_suit, key] @ shares[:WIDTH])
        if suit not in (MIXED, NONE):
            total += float(promise.suits[lines.empties, key] * shares[WIDTH + suit])
        if len(promise.held):
            total += float(promise.held[lines.empties, key, wants].sum())
        if lines.empties:
            traits[line] = promise.traits[stage, one_suit, key].reshape(2, many)
    total += float(signs @ (traits[:, 0].sum(0) ** 2 - (traits[:, 0] ** 2).sum(0))) / 2
    rows, columns = traits[:4, 1], traits[4:, 1]
    for row, column in product(range(4), repeat=2):
        if lines.lines[row][0] // _PLACES[column] % (EMPTY + 1) == EMPTY:
            total += float(signs @ (rows[row] * columns[column]))
    return total
