"""Whether a layout can be reached when its cards come in their order.

Cards are numbered in the order they come. A card of the layout is placed in its cell as soon as it may be, and waits in
the reserve until then; a card that is not part of the layout goes to a dead cell, or else to the reserve. Placing a
card earlier never hurts, except for the last card of the square, which waits for its turn.
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
_NEIGHBOUR_MASKS: Final = np.array([sum(1 << near for near in nears) for nears in NEIGHBOURS], np.int64)


class PlacementRules(NamedTuple):
    """What is required of a layout besides its total: nothing, or that the cards can be placed by these rules."""

    checked: bool
    king: bool
    turns: int
    """The number of cards turned until the square is full."""
    dead: int
    piles: int
    size: int
    free: bool


def placement_rules(rules: SquareRules, turns: int, checked: bool = True) -> PlacementRules:
    """The requirement by these rules for a layout that is full after this many cards."""
    free = rules.reserve_access == "free"
    return PlacementRules(
        checked, rules.adjacency == "king", turns, rules.dead_cells, rules.reserve_piles, rules.reserve_size, free
    )


@compiled
def order_legally(grid: Integers, rules: PlacementRules) -> tuple[bool, int]:
    """Whether the rows and columns have an order in which the cards can be placed; permutes the grid accordingly.

    Also returns the number of orders tried.
    """
    tried = 0
    at = np.empty(CELLS, np.int64)
    at[:] = grid
    home = np.full(rules.turns, -1, np.int64)
    for row_order in _ORDERS:
        for column_order in _ORDERS:
            for cell in range(CELLS):
                home[at[cell]] = 4 * row_order[cell >> 2] + column_order[cell & 3]
            tried += 1
            if _is_placeable(home, rules):
                for number in range(rules.turns):
                    if home[number] >= 0:
                        grid[home[number]] = number
                return True, tried
            if not rules.king and not (rules.piles and not rules.free):
                return False, tried  # another order changes nothing
    return False, tried


@compiled
def _is_placeable(home: Integers, rules: PlacementRules) -> bool:
    """Whether the cards can be placed in these cells as they come (-1 for a card that is not part of the layout)."""
    piles = np.empty((2, 5), np.int64)
    held = np.zeros(2, np.int64)
    dead = rules.dead
    placed_cells = 0
    placed = 0
    for number in range(rules.turns):
        last = number == rules.turns - 1
        changed = True
        while changed:  # play what waits in the reserve
            changed = False
            for pile in range(rules.piles):
                for place in range(held[pile] - 1, -1, -1):
                    cell = home[piles[pile, place]]
                    if cell >= 0 and _may_place(cell, placed_cells, rules.king) and (placed < CELLS - 1 or last):
                        placed_cells |= 1 << cell
                        placed += 1
                        changed = True
                        for after in range(place, held[pile] - 1):
                            piles[pile, after] = piles[pile, after + 1]
                        held[pile] -= 1
                        if placed == CELLS:
                            return True
                    elif not rules.free:
                        break
        cell = home[number]
        if cell >= 0 and _may_place(cell, placed_cells, rules.king) and (placed < CELLS - 1 or last):
            placed_cells |= 1 << cell
            placed += 1
        elif cell < 0 and dead > 0:
            dead -= 1
        else:
            pile = 0 if cell < 0 else rules.piles - 1
            if rules.piles == 2 and held[pile] == rules.size:
                pile = 1 - pile
            if rules.piles == 0 or held[pile] == rules.size:
                return False
            piles[pile, held[pile]] = number
            held[pile] += 1
    return placed == CELLS


@compiled
def _may_place(cell: int, placed_cells: int, king: bool) -> bool:
    """Whether the rule of adjacency allows a card on this cell."""
    return not king or placed_cells == 0 or placed_cells & _NEIGHBOUR_MASKS[cell] != 0
