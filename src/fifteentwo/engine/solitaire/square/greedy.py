"""The greedy player of squares in plain Python: it compares the value function after each action.

The page uses it for a first hint, while the machine code is still being compiled.
"""

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
    LEAST_VARIANCE,
    MIXED,
    NONE,
    PLACES,
    SIGNS,
    WIDTH,
    Floats,
    shares,
    variance_for,
    weights_for,
)
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.moves import Keep, Place, SquareAction
from fifteentwo.solitaire.square import CELLS, NEIGHBOURS, View

_PLACES: Final[tuple[int, ...]] = tuple(PLACES.tolist())
Piles = tuple[tuple[Card, ...], ...]
HEELS: Final = {"off": 0, "once": 2, "per_hand": 16}
"""The points of his heels in a square, when the starter is a jack."""

_JACK: Final = 10
Line = tuple[int, int]
"""The code and the suit of a line."""


class ActionValue(NamedTuple):
    """An action and its value: the expected points of the finished square, or the chance to win.

    `error` is the standard error of the value: 0 where it is exact, None where it comes from the value function.
    """

    action: SquareAction
    value: float
    error: float | None = None


class _Lines(NamedTuple):
    """A square as its eight lines, and the number of empty cells."""

    lines: tuple[Line, ...]
    empties: int

    def with_card(self, card: Card, cell: int) -> _Lines:
        """The lines after this card has been placed."""
        lines = list(self.lines)
        for line, place in ((cell // 4, cell % 4), (4 + cell % 4, cell // 4)):
            code, suit = lines[line]
            suit = card.suit if suit in (NONE, card.suit) else MIXED
            lines[line] = (code + (card.rank - 1 - EMPTY) * _PLACES[place], suit)
        return _Lines(tuple(lines), self.empties - 1)


def jack_probability(stock: NDArray[np.int64]) -> float:
    """The probability that the starter is a jack, with these cards unseen."""
    return float((stock >> 2 == _JACK).mean())


def advice(view: View, legal: Sequence[SquareAction], aim: Aim = "points") -> tuple[ActionValue, ...]:
    """The actions by the value of the position they lead to, the best first. Raises ValueError for a damaged table.

    For the aim `chance` the value is the probability to win when the total is normally distributed about the value
    function.
    """
    lines = _Lines(((EMPTY * sum(_PLACES), NONE),) * 8, CELLS)
    for cell, card in enumerate(view.grid):
        if card is not None:
            lines = lines.with_card(card, cell)
    stock = np.array([card for card in PACK if card not in view.known()], np.int64)
    evaluate: Callable[..., float]
    if aim == "points":
        evaluate = partial(_expected_points, view.rules, stock)
    else:
        evaluate = partial(_win_probability, view.rules, stock)
    values = [ActionValue(action, _action_value(view, evaluate, lines, action)) for action in legal]
    return tuple(sorted(values, key=lambda each: -each.value))


def _action_value(view: View, value_of: Callable[..., float], lines: _Lines, action: SquareAction) -> float:
    assert view.card is not None
    free, kept = view.rules.dead_cells - len(view.dead), view.reserve
    match action:
        case Place(card=card, cell=cell) if card == view.card:
            return value_of(lines.with_card(card, cell), free, kept)
        case Place(card=card, cell=cell):
            # The turned card still has to be played: the value is that of its best use.
            after = lines.with_card(card, cell)
            left = tuple(tuple(held for held in pile if held != card) for pile in kept)
            cells = [
                other
                for other, there in enumerate(view.grid)
                if there is None and other != cell and (other in NEIGHBOURS[cell] or other in view.open_cells())
            ]
            if not cells:
                return value_of(after, free, left)
            follow = [value_of(after.with_card(view.card, other), free, left) for other in cells]
            if free:
                follow.append(value_of(after, free - 1, left))
            roomy = [pile for pile, held in enumerate(left) if len(held) < view.rules.reserve_size]
            return max(*follow, *(value_of(after, free, _onto(left, pile, view.card)) for pile in roomy))
        case Keep(pile=pile):
            return value_of(lines, free, _onto(kept, pile, view.card))
        case _:
            return value_of(lines, free - 1, kept)


def _onto(piles: Piles, pile: int, card: Card) -> Piles:
    """The reserve with this card on top of this pile."""
    return *piles[:pile], (*piles[pile], card), *piles[pile + 1 :]


def _expected_points(rules: SquareRules, stock: NDArray[np.int64], lines: _Lines, free: int, piles: Piles) -> float:
    return _position_value(rules, shares(stock), lines, free, piles) + HEELS[rules.heels] * jack_probability(stock)


def _win_probability(rules: SquareRules, stock: NDArray[np.int64], lines: _Lines, free: int, piles: Piles) -> float:
    keys, variance = weights_for(rules).keys, variance_for(rules)
    squared = float(variance.spare[lines.empties, free, sum(map(len, piles))])
    for code, suit in lines.lines:
        squared += float(variance.lines[lines.empties, int(suit != MIXED), keys[code]])
    over = _position_value(rules, shares(stock), lines, free, piles) - (rules.win_at - 0.5)
    unit = sqrt(2 * max(LEAST_VARIANCE, squared))
    without, with_heels = (0.5 + 0.5 * erf((over + heels) / unit) for heels in (0, HEELS[rules.heels]))
    return without + jack_probability(stock) * (with_heels - without)


def _position_value(rules: SquareRules, shares: Floats, lines: _Lines, free: int, piles: Piles) -> float:
    weights = weights_for(rules)
    stage = -(-lines.empties // 4)
    size = weights.factors.shape[-1] // 2
    signs, factors = SIGNS[:size], np.zeros((8, 2, size))
    kinds = [
        card.rank - 1 + (0 if card == pile[-1] or rules.reserve_access == "free" else BURIED)
        for pile in piles
        for card in pile
    ]
    total = float(weights.spare[lines.empties, free, len(kinds)] + weights.kept[lines.empties, kinds].sum())
    for line, (code, suit) in enumerate(lines.lines):
        one_suit, key = int(suit != MIXED), weights.keys[code]
        total += float(weights.lines[lines.empties, one_suit, key])
        total += float(weights.ranks[lines.empties, one_suit, key] @ shares[:WIDTH])
        if suit not in (MIXED, NONE):
            total += float(weights.suits[lines.empties, key] * shares[WIDTH + suit])
        if len(weights.held):
            total += float(weights.held[lines.empties, key, kinds].sum())
        if lines.empties:
            factors[line] = weights.factors[stage, one_suit, key].reshape(2, size)
    total += float(signs @ (factors[:, 0].sum(0) ** 2 - (factors[:, 0] ** 2).sum(0))) / 2
    rows, columns = factors[:4, 1], factors[4:, 1]
    for row, column in product(range(4), repeat=2):
        if lines.lines[row][0] // _PLACES[column] % (EMPTY + 1) == EMPTY:
            total += float(signs @ (rows[row] * columns[column]))
    return total
