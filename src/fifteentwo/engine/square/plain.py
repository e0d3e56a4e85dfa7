"""The instant player of the squares without machine code: for a hint while the compiler is still at work."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

from fifteentwo.cards import Card
from fifteentwo.engine.square.promise import EMPTY, MIXED, NONE, PLACES, promise_for
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
    worths = [Advice(action, _worth(view, lines, action)) for action in legal]
    return tuple(sorted(worths, key=lambda each: -each.worth))


def _worth(view: View, lines: _Lines, action: SquareAction) -> float:
    assert view.card is not None
    free = view.rules.dead_cells - len(view.dead)
    kept = tuple(chain(*view.reserve))
    match action:
        case Place(card=card, cell=cell) if card == view.card:
            return _promised(view.rules, lines.with_card(card, cell), free, kept)
        case Place(card=card, cell=cell):
            # The turned card still waits: what follows is worth what the best for it is.
            after = lines.with_card(card, cell)
            left = tuple(held for held in kept if held != card)
            cells = [
                other
                for other, there in enumerate(view.grid)
                if there is None and other != cell and (other in NEIGHBOURS[cell] or other in view.open_cells())
            ]
            follow = [_promised(view.rules, after.with_card(view.card, other), free, left) for other in cells]
            if not cells:
                return _promised(view.rules, after, free, left)
            if free:
                follow.append(_promised(view.rules, after, free - 1, left))
            return max(*follow, _promised(view.rules, after, free, (*left, view.card)))  # there is room again
        case Keep():
            return _promised(view.rules, lines, free, (*kept, view.card))
        case _:
            return _promised(view.rules, lines, free - 1, kept)


def _promised(rules: SquareRules, lines: _Lines, free: int, kept: Sequence[Card]) -> float:
    keys, by_line, spare, by_rank = _tables(rules)
    suited, mixed = by_line[lines.empties][1], by_line[lines.empties][0]
    total: float = spare[lines.empties][free][len(kept)]
    for code, suit in lines.lines:
        total += (mixed if suit == MIXED else suited)[keys[code]]
    for card in kept:
        total += by_rank[lines.empties][card.rank - 1]
    return total


@cache
def _tables(rules: SquareRules) -> tuple[Any, ...]:
    """The promise as lists, which are read one by one sooner than arrays: keys, lines, spare, kept."""
    return tuple(table.tolist() for table in promise_for(rules))
