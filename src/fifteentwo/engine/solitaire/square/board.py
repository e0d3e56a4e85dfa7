"""A square as the kernels see it.

A board is a handful of arrays that change in place. Lines are known as in `value`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.solitaire.square.value import EMPTY, MIXED, NONE, PLACES, Promise
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.square import CELLS, NEIGHBOURS, State

Integers = NDArray[np.int64]

EMPTIES, DEAD, KEPT, TAKEN = range(4)
"""What `Board.counts` holds: empty cells, free cells for dead cards, cards in the reserve, taken cells as bits."""

THROW_AWAY: Final = CELLS
"""Where a card can go: a cell, `THROW_AWAY`, or a pile of the reserve, `THROW_AWAY + 1` and the next."""

_JACK: Final = 10
NEAR: Final = np.array([sum(1 << near for near in nears) for nears in NEIGHBOURS], np.int64)


class Board(NamedTuple):
    """One position; the arrays change in place."""

    grid: Integers
    """(16,): the card on each cell, -1 for none."""
    codes: Integers
    """(8,): the four rows, then the four columns."""
    suits: Integers
    """(8,)"""
    piles: Integers
    """(2, 5): the reserve, -1 for no card."""
    counts: Integers
    """(4,): see `EMPTIES`."""


class Ways(NamedTuple):
    """What the rules allow, as numbers."""

    king: bool
    piles: int
    size: int
    free: bool


class Stake(NamedTuple):
    """What is played for: points, or the chance to come to a total."""

    chance: bool = False
    win_at: int = 0
    heels: int = 0
    """What a jack as starter brings."""
    jacks: float = 0.0
    """How likely that is."""
    middle: float = 0.0
    """A promise of so much, without his heels, wins as often as not."""
    width: float = 1.0
    """The standard deviation of what such a position comes to, from that promise."""


class Judge(NamedTuple):
    """All that playing on needs beside the board."""

    ways: Ways
    promise: Promise
    points: NDArray[np.uint8]
    """(371293,): those of five ranks, see `rank_points`."""
    stake: Stake = Stake()


def ways(rules: SquareRules) -> Ways:
    """What the rules allow, as numbers."""
    return Ways(rules.adjacency == "king", rules.reserve_piles, rules.reserve_size, rules.reserve_access == "free")


def board_of(state: State) -> Board:
    """The position of a game."""
    board = empty_board(state.rules)
    for cell, card in enumerate(state.grid):
        if card is not None:
            put(board, int(card), cell)
    board.counts[DEAD] -= len(state.dead)
    for pile, held in enumerate(state.reserve):
        board.piles[pile, : len(held)] = held
        board.counts[KEPT] += len(held)
    return board


def empty_board(rules: SquareRules) -> Board:
    """The position before the first card."""
    return Board(
        np.full(CELLS, -1, np.int64),
        np.full(8, EMPTY * PLACES.sum(), np.int64),
        np.full(8, NONE, np.int64),
        np.full((2, 5), -1, np.int64),
        np.array([CELLS, rules.dead_cells, 0, 0], np.int64),
    )


@leaf
def put(board: Board, card: int, cell: int) -> None:
    """Lays a card on an empty cell."""
    board.grid[cell] = card
    board.counts[EMPTIES] -= 1
    board.counts[TAKEN] |= 1 << cell
    row, column = cell >> 2, cell & 3
    board.codes[row] += ((card >> 2) - EMPTY) * PLACES[column]
    board.codes[4 + column] += ((card >> 2) - EMPTY) * PLACES[row]
    board.suits[row] = joined(board.suits[row], card)
    board.suits[4 + column] = joined(board.suits[4 + column], card)


@leaf
def joined(suit: int, card: int) -> int:
    """The suit of a line once this card lies in it."""
    return card & 3 if suit in (NONE, card & 3) else MIXED


@leaf
def take_up(board: Board, cell: int, row_suit: int, column_suit: int) -> None:
    """Undoes `put`; the suits are those of the lines before."""
    card = board.grid[cell]
    row, column = cell >> 2, cell & 3
    board.grid[cell] = -1
    board.counts[EMPTIES] += 1
    board.counts[TAKEN] ^= 1 << cell
    board.codes[row] -= ((card >> 2) - EMPTY) * PLACES[column]
    board.codes[4 + column] -= ((card >> 2) - EMPTY) * PLACES[row]
    board.suits[row] = row_suit
    board.suits[4 + column] = column_suit


@leaf
def is_open(board: Board, cell: int, king: bool) -> bool:
    """Whether a card may be laid on this cell."""
    taken = board.counts[TAKEN]
    return not taken >> cell & 1 and (not king or taken == 0 or NEAR[cell] & taken != 0)


@leaf
def drop(board: Board, pile: int, place: int) -> None:
    """Takes a card out of the reserve."""
    for after in range(place, 4):
        board.piles[pile, after] = board.piles[pile, after + 1]
    board.piles[pile, 4] = -1
    board.counts[KEPT] -= 1


@leaf
def back(board: Board, pile: int, place: int, card: int) -> None:
    """Undoes `drop`."""
    for after in range(4, place, -1):
        board.piles[pile, after] = board.piles[pile, after - 1]
    board.piles[pile, place] = card
    board.counts[KEPT] += 1


@leaf
def act(board: Board, card: int, source: int, target: int) -> bool:
    """Does it; whether the turned card still waits."""
    if source >= 0:
        held = board.piles[source // 5, source % 5]
        drop(board, source // 5, source % 5)
        put(board, held, target)
        return bool(board.counts[EMPTIES] > 0)
    if target < CELLS:
        put(board, card, target)
    elif target == THROW_AWAY:
        board.counts[DEAD] -= 1
    else:
        pile = target - THROW_AWAY - 1
        place = 0
        while board.piles[pile, place] >= 0:
            place += 1
        back(board, pile, place, card)
    return False


@compiled
def total(board: Board, starter: int, points: NDArray[np.uint8]) -> int:
    """The total of a full square without his heels; `points` are those of five ranks."""
    sum_of = 0
    for line in range(8):
        place = 0
        nobs = False
        for n in range(4):
            card = board.grid[4 * line + n] if line < 4 else board.grid[4 * n + line - 4]
            place = place * 13 + (card >> 2)
            nobs |= card == 4 * _JACK + (starter & 3)
        sum_of += points[place * 13 + (starter >> 2)]
        if board.suits[line] != MIXED:
            sum_of += 4 + (board.suits[line] == starter & 3)
        if nobs and starter >> 2 != _JACK:
            sum_of += 1
    return sum_of


@compiled
def turned(pack: Integers, coming: int) -> int:
    """The next card, drawn from this place of the pack on and put there."""
    other = np.random.randint(coming, len(pack))
    pack[coming], pack[other] = pack[other], pack[coming]
    return int(pack[coming])


@compiled
def copied(board: Board) -> Board:
    """The same position in arrays of its own."""
    return Board(board.grid.copy(), board.codes.copy(), board.suits.copy(), board.piles.copy(), board.counts.copy())


@leaf
def become(board: Board, other: Board) -> None:
    """Makes the board what the other is."""
    for cell in range(CELLS):
        board.grid[cell] = other.grid[cell]
    for line in range(8):
        board.codes[line], board.suits[line] = other.codes[line], other.suits[line]
    for pile in range(2):
        for place in range(5):
            board.piles[pile, place] = other.piles[pile, place]
    for n in range(4):
        board.counts[n] = other.counts[n]


def unseen(state: State) -> list[Card]:
    """The cards of the stock, in the order of the pack."""
    known = state.known()
    return [Card(number) for number in range(52) if Card(number) not in known]
