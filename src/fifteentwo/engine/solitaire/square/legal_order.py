"""Whether a layout can be laid down with its cards coming in their order.

Cards are known by their numbers as they come. A card of the layout is laid where it belongs as soon as it
may be, and waits in the reserve until then; one that is left over goes to a dead cell, or else to the
reserve. To lay a card sooner never hurts, but for the last one of the square, which waits for its turn.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.square import CELLS, NEIGHBOURS

Integers = NDArray[np.int64]

_ALL: Final = (1 << CELLS) - 1
_ORDERS: Final = np.array(list(permutations(range(4))), np.int64)
_NEAR: Final = np.array([sum(1 << near for near in nears) for nears in NEIGHBOURS], np.int64)


class Laying(NamedTuple):
    """What is asked of a layout beside its total: nothing, or that it can be laid down by these rules."""

    asked: bool
    king: bool
    turns: int
    """How many cards are turned before the square is full."""
    dead: int
    piles: int
    size: int
    free: bool


def laying(rules: SquareRules, turns: int, asked: bool = True) -> Laying:
    """What these rules ask of a layout that is full after so many cards."""
    free = rules.reserve_access == "free"
    return Laying(
        asked, rules.adjacency == "king", turns, rules.dead_cells, rules.reserve_piles, rules.reserve_size, free
    )


@compiled
def can_be_laid(grid: Integers, by: Laying) -> tuple[bool, int]:
    """Whether rows and columns can be put in an order in which the cards can be laid down; puts them so.

    Beside it, how many orders were tried.
    """
    tried = 0
    at = np.empty(CELLS, np.int64)
    at[:] = grid
    home = np.full(by.turns, -1, np.int64)
    for row_order in _ORDERS:
        for column_order in _ORDERS:
            for cell in range(CELLS):
                home[at[cell]] = 4 * row_order[cell >> 2] + column_order[cell & 3]
            tried += 1
            if _goes(home, by):
                for number in range(by.turns):
                    if home[number] >= 0:
                        grid[home[number]] = number
                return True, tried
            if not by.king and not (by.piles and not by.free):
                return False, tried  # another order changes nothing
    return False, tried


@compiled
def _goes(home: Integers, by: Laying) -> bool:
    """Whether the cards can be laid on these cells (-1 for a card that is left over) as they come."""
    piles = np.empty((2, 5), np.int64)
    held = np.zeros(2, np.int64)
    dead = by.dead
    laid = 0
    many = 0
    for number in range(by.turns):
        last = number == by.turns - 1
        changed = True
        while changed:  # what waits in the reserve
            changed = False
            for pile in range(by.piles):
                for place in range(held[pile] - 1, -1, -1):
                    cell = home[piles[pile, place]]
                    if cell >= 0 and _touches(cell, laid, by.king) and (many < CELLS - 1 or last):
                        laid |= 1 << cell
                        many += 1
                        changed = True
                        for after in range(place, held[pile] - 1):
                            piles[pile, after] = piles[pile, after + 1]
                        held[pile] -= 1
                        if many == CELLS:
                            return True
                    elif not by.free:
                        break
        cell = home[number]
        if cell >= 0 and _touches(cell, laid, by.king) and (many < CELLS - 1 or last):
            laid |= 1 << cell
            many += 1
        elif cell < 0 and dead > 0:
            dead -= 1
        else:
            pile = 0 if cell < 0 else by.piles - 1
            if by.piles == 2 and held[pile] == by.size:
                pile = 1 - pile
            if by.piles == 0 or held[pile] == by.size:
                return False
            piles[pile, held[pile]] = number
            held[pile] += 1
    return many == CELLS


@compiled
def _touches(cell: int, laid: int, king: bool) -> bool:
    return not king or laid == 0 or laid & _NEAR[cell] != 0
