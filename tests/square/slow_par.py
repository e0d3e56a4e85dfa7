"""Par by a second, slow program: all sets of rows with half of the total, and all arrangements of columns across them.

Nothing here uses the engine. Points are those of the reference scorer; a card is its position in the deal, and a set
of cards a bit mask. Exchanging rows and columns does not change a total,
so that the rows may be the half with more points. Under given rows every card of one row has 64 columns through
it; where the best of these are not enough, none are. Else all 24 x 24 x 24 ways to arrange three rows under the
first are counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, permutations, product

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.scoring import points
from tests.square.second_proof import lines_of

Layout = Sequence[Card]
Integers = NDArray[np.int64]
Points = NDArray[np.int16]
UNDER = np.array(list(product(permutations(range(4)), repeat=3)))
"""(13824, 3, 4): for each of the three rows below the first, the columns of its cards."""

COLUMNS = 64 * np.arange(4) + UNDER[:, 0] * 16 + UNDER[:, 1] * 4 + UNDER[:, 2]
"""(13824, 4): the four columns as their cards of the four rows, digits to the base 4."""

CHUNK = 10_000


class Best:
    """The best total so far."""

    def __init__(self, total: int) -> None:
        self.total = total


def slow_par(
    cards: Layout,
    starter: Card,
    above: int = -1,
    last_must: bool = False,
    can_be_placed: Callable[[list[int]], bool] | None = None,
) -> int:
    """The best total above this one (or this one, when there is none), his heels left out.

    The square takes sixteen of the cards, including the last where the rules require it. With `can_be_placed` only
    layouts that it accepts count; it gets the positions of the cards, row by row.
    """
    sets = np.array(list(combinations(range(len(cards)), 4)))
    values = np.array([points([cards[n] for n in four], starter) for four in sets.tolist()])
    points_of = np.zeros(1 << len(cards), np.int16)
    points_of[(1 << sets).sum(axis=1)] = values
    best = Best(above)
    last = len(cards) - 1
    for found in _rows(sets, values, best):
        rows = found[(found == last).any(axis=(1, 2))] if last_must else found
        for first in range(0, len(rows), CHUNK):
            _try_columns(rows[first : first + CHUNK], points_of, best, can_be_placed)
    return best.total


def _rows(sets: Integers, values: Integers, best: Best) -> Iterator[Integers]:
    """All choices of four disjoint sets that make more than half of the best total: (n, 4, 4) at a time."""
    order = np.argsort(-values, kind="stable")
    sets, values = sets[order], values[order]
    masks = (1 << sets).sum(axis=1)
    for first in range(len(sets)):
        if 8 * values[first] <= best.total:
            return
        later = np.arange(first + 1, len(sets))
        later = later[masks[later] & masks[first] == 0]
        found = []
        for at, second in enumerate(later):
            two = values[first] + values[second]
            if 2 * (two + 2 * values[second]) <= best.total:
                break
            thirds = later[at + 1 :]
            thirds = thirds[masks[thirds] & masks[second] == 0]
            for place, third in enumerate(thirds):
                three = two + values[third]
                if 2 * (three + values[third]) <= best.total:
                    break
                lasts = thirds[place + 1 :]
                lasts = lasts[(masks[lasts] & masks[third] == 0) & (2 * (three + values[lasts]) > best.total)]
                if len(lasts):
                    chosen = np.empty((len(lasts), 4), np.int64)
                    chosen[:] = first, second, third, 0
                    chosen[:, 3] = lasts
                    found.append(chosen)
        if found:
            yield sets[np.concatenate(found)]


def _try_columns(
    rows: Integers, points_of: Points, best: Best, can_be_placed: Callable[[list[int]], bool] | None
) -> None:
    """Raises the best total to that of the best columns across these rows."""
    bits = (1 << rows).astype(np.int32)
    halves = points_of[bits.sum(axis=2)].sum(axis=1)
    first, second, third, fourth = (bits[:, row] for row in range(4))
    columns = (first[:, :, None, None, None] + second[:, None, :, None, None] + third[:, None, None, :, None]) + fourth[
        :, None, None, None, :
    ]
    column_points = points_of[columns]
    above, below = column_points.max(axis=(3, 4)), column_points.max(axis=(1, 2))
    each = (above.max(axis=2), above.max(axis=1), below.max(axis=2), below.max(axis=1))
    promised = np.min([of_row.sum(axis=1) for of_row in each], axis=0)
    for n in np.argsort(-halves - promised, kind="stable"):
        if halves[n] + promised[n] <= best.total:
            return
        totals = halves[n] + column_points[n].ravel()[COLUMNS].sum(axis=1)
        if can_be_placed is None:
            best.total = max(best.total, int(totals.max()))
            continue
        for way in np.argsort(-totals, kind="stable"):
            if totals[way] <= best.total:
                break
            grid = [*rows[n, 0].tolist(), *np.take_along_axis(rows[n, 1:], UNDER[way], axis=1).ravel().tolist()]
            if can_be_placed(grid):
                best.total = int(totals[way])


def touching(grid: list[int]) -> bool:
    """Whether in some order of rows and columns every card touches one that came before it."""
    return any(
        _touches([grid[4 * row + column] for row in rows for column in columns])
        for rows in permutations(range(4))
        for columns in permutations(range(4))
    )


def _touches(grid: list[int]) -> bool:
    places = [divmod(grid.index(number), 4) for number in sorted(grid)]
    return all(
        any(abs(row - r) <= 1 and abs(column - c) <= 1 for r, c in places[:number])
        for number, (row, column) in enumerate(places)
        if number
    )


def total(layout: Layout, starter: Card) -> int:
    """The total of the layout without his heels."""
    return sum(points([layout[cell] for cell in line], starter) for line in lines_of(range(16)))
