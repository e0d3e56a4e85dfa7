"""The equity before the show in machine code: what `show_values` computes for several tables at once, by the score alone.

It depends on my points in the play, and on the sum of the other's in the play and in their hand; but for pone's hand reaching the
target, which comes before the other's hand is counted (`out_first`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.show_values import HAND
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import Doubles

WIDTH: Final = GRID + HAND - 1
"""The sums of the other's points in the play and the hand."""
SIDE: Final = GRID + 2 * HAND - 1
"""The points of one side in the play, a hand and the crib, below this."""


class ShowBoard(NamedTuple):
    """The equity of the next deal, from a score on."""

    cells: Doubles
    """(SIDE, SIDE): by my points and the other's from here; at most as many as are needed for the target."""
    mine: Doubles
    """(SIDE,): my utility when I reach the target, by the other's points; 0 where they have reached it."""
    theirs: Doubles
    """(SIDE,): when the other does, by mine."""
    need: tuple[int, int]
    """The points that I and the other need."""
    dealing: bool
    """Whether I deal: then the other's hand is counted first."""


def show_boards(context: ScoreContext) -> list[ShowBoard]:
    """The board of each table of a context."""
    terminal, target = context.table.terminal, context.target
    equity = context.table.equity[..., 1 if context.role == DEALER else 0, :, :]
    further = np.arange(SIDE)
    own, other = np.minimum(context.mine + further, target), np.minimum(context.theirs + further, target)
    mine, theirs = np.append(terminal.mine[0], 0.0)[other], np.append(terminal.theirs[0], 0.0)[own]
    need = target - context.mine, target - context.theirs
    found = []
    for table in equity.reshape(-1, target, target):
        cells = table[np.minimum(own, target - 1)[:, None], np.minimum(other, target - 1)].astype(np.float64)
        cells[own == target] = mine
        cells[:, other == target] = theirs[:, None]
        found.append(ShowBoard(cells, mine, theirs, need, context.role == DEALER))
    return found


@compiled
def show_table(board: ShowBoard, hand: Doubles, crib: Doubles, first: int, room: Doubles, table: Doubles) -> None:
    """Writes the equity by my points in the play and the other's in play and hand, from `first` on: (rows, columns).

    `hand` and `crib`, (30,), are the distributions of the points of my hand and of the crib; `room`, (SIDE, SIDE), is scratch. Without
    what `out_first` gives.
    """
    rows, columns = table.shape
    if board.dealing:
        # First my hand and the crib, at each score of the other after their hand.
        for row in range(rows + HAND - 1):
            for column in range(columns):
                room[row, column] = 0.0
            for points in range(HAND):
                if crib[points] > 0:
                    at, share = min(row + points, SIDE - 1), crib[points]
                    for column in range(columns):
                        room[row, column] += share * board.cells[at, first + column]
        for row in range(rows):
            for column in range(columns):
                table[row, column] = 0.0
            for points in range(HAND):
                if hand[points] > 0:
                    share = hand[points]
                    for column in range(columns):
                        table[row, column] += share * room[row + points, column]
            for column in range(max(board.need[1] - first, 0), columns):
                table[row, column] = board.theirs[row]
        return
    for row in range(rows):
        for column in range(columns + HAND - 1):
            room[0, column] = 0.0
        for points in range(HAND):
            if hand[points] > 0 and row + points < board.need[0]:
                share = hand[points]
                for column in range(columns + HAND - 1):
                    room[0, column] += share * board.cells[row + points, min(first + column, SIDE - 1)]
        for column in range(columns):
            table[row, column] = 0.0
        for points in range(HAND):
            if crib[points] > 0:
                share = crib[points]
                for column in range(columns):
                    table[row, column] += share * room[0, column + points]


@compiled
def out_first(board: ShowBoard, hand: Doubles, mine: int) -> float:
    """The probability that pone's hand takes me to the target before anything else is counted, by my points in the play."""
    chance = 0.0
    if not board.dealing:
        for points in range(max(board.need[0] - mine, 0), HAND):
            chance += hand[points]
    return chance
