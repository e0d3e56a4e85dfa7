"""The instant player of the squares without machine code: for a hint while the compiler is still at work."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain, product
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.square.promise import (
    EMPTY,
    MIXED,
    NONE,
    PLACES,
    SIGNS,
    WIDTH,
    Floats,
    promise_for,
    shares,
)
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.moves import Keep, Place, SquareAction
from fifteentwo.solitaire.square import CELLS, NEIGHBOURS, View

_PLACES: Final[tuple[int, ...]] = tuple(PLACES.tolist())
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


def advice(view: View, legal: Sequence[SquareAction]) -> tuple[Advice, ...]:
    """The actions with what their positions promise, the best first. Raises ValueError for a damaged table."""
    lines = _Lines(((EMPTY * sum(_PLACES), NONE),) * 8, CELLS)
    for cell, card in enumerate(view.grid):
        if card is not None:
            lines = lines.with_card(card, cell)
    stock = np.array([card for card in PACK if card not in view.known()], np.int64)
    judge = partial(_promised, view.rules, shares(stock))
    worths = [Advice(action, _worth(view, judge, lines, action)) for action in legal]
    return tuple(sorted(worths, key=lambda each: -each.worth))


def _worth(view: View, promised: Callable[..., float], lines: _Lines, action: SquareAction) -> float:
    assert view.card is not None
    free = view.rules.dead_cells - len(view.dead)
    kept = tuple(chain(*view.reserve))
    match action:
        case Place(card=card, cell=cell) if card == view.card:
            return promised(lines.with_card(card, cell), free, kept)
        case Place(card=card, cell=cell):
            # The turned card still waits: what follows is worth what the best for it is.
            after = lines.with_card(card, cell)
            left = tuple(held for held in kept if held != card)
            cells = [
                other
                for other, there in enumerate(view.grid)
                if there is None and other != cell and (other in NEIGHBOURS[cell] or other in view.open_cells())
            ]
            follow = [promised(after.with_card(view.card, other), free, left) for other in cells]
            if not cells:
                return promised(after, free, left)
            if free:
                follow.append(promised(after, free - 1, left))
            return max(*follow, promised(after, free, (*left, view.card)))  # there is room again
        case Keep():
            return promised(lines, free, (*kept, view.card))
        case _:
            return promised(lines, free - 1, kept)


def _promised(rules: SquareRules, shares: Floats, lines: _Lines, free: int, kept: Sequence[Card]) -> float:
    promise = promise_for(rules)
    stage = -(-lines.empties // 4)
    total = float(promise.spare[lines.empties, free, len(kept)])
    many = promise.traits.shape[-1] // 2
    signs, traits = SIGNS[:many], np.zeros((8, 2, many))
    for line, (code, suit) in enumerate(lines.lines):
        one_suit, key = int(suit != MIXED), promise.keys[code]
        total += float(promise.lines[lines.empties, one_suit, key])
        total += float(promise.ranks[lines.empties, one_suit, key] @ shares[:WIDTH])
        if suit not in (MIXED, NONE):
            total += float(promise.suits[lines.empties, key] * shares[WIDTH + suit])
        if lines.empties:
            traits[line] = promise.traits[stage, one_suit, key].reshape(2, many)
    for card in kept:
        total += float(promise.kept[lines.empties, card.rank - 1])
    total += float(signs @ (traits[:, 0].sum(0) ** 2 - (traits[:, 0] ** 2).sum(0))) / 2
    rows, columns = traits[:4, 1], traits[4:, 1]
    for row, column in product(range(4), repeat=2):
        if lines.lines[row][0] // _PLACES[column] % (EMPTY + 1) == EMPTY:
            total += float(signs @ (rows[row] * columns[column]))
    return total
