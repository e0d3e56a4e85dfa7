"""A square as arrays that the compiled functions change in place.

Cards are numbers from 0 to 51, `4 * rank + suit`; ranks are counted from 0. Cells are numbered 0 to 15 row by row.
Lines are numbered 0 to 7: the four rows, then the four columns; their codes are explained in `value`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.solitaire.square.value import EMPTY, MIXED, NONE, PLACES, Weights
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire.square import CELLS, NEIGHBOURS, State

Integers = NDArray[np.int64]

EMPTIES, DEAD, KEPT, TAKEN = range(4)
"""What `Board.counts` holds: empty cells, free cells for dead cards, cards in the reserve, filled cells as bits."""

THROW_AWAY: Final = CELLS
"""The target of a card: a cell (0 to 15), `THROW_AWAY`, or a pile of the reserve (`THROW_AWAY + 1` and the next)."""

_JACK: Final = 10
NEIGHBOUR_MASKS: Final = np.array([sum(1 << near for near in nears) for nears in NEIGHBOURS], np.int64)
"""(16,): the cells next to each cell, as bits."""


class Board(NamedTuple):
    """A position; its arrays change in place."""

    grid: Integers
    """(16,): the card on each cell, -1 for none."""
    codes: Integers
    """(8,): the code of each line."""
    suits: Integers
    """(8,): the suit of each line, or `NONE` or `MIXED`."""
    piles: Integers
    """(2, 5): the cards of the reserve, -1 for none."""
    counts: Integers
    """(4,): see `EMPTIES`."""


class KernelRules(NamedTuple):
    """The rules that matter while cards are placed, as numbers."""

    king: bool
    piles: int
    size: int
    free: bool


class TotalUtility(NamedTuple):
    """What a player maximises: expected points, or the probability of a total of at least `win_at`."""

    chance: bool = False
    win_at: int = 0
    heels: int = 0
    """The points of his heels when the starter is a jack."""
    jacks: float = 0.0
    """The probability that the starter is a jack."""
    threshold: float = 0.0
    """The value, without his heels, from which half of all games are won."""
    deviation: float = 1.0
    """The standard deviation of the final total, given the value."""


class Evaluator(NamedTuple):
    """Everything besides the board that evaluating a position needs."""

    rules: KernelRules
    weights: Weights
    points: NDArray[np.uint8]
    """(371293,): the points of five ranks, see `rank_points`."""
    utility: TotalUtility = TotalUtility()


def kernel_rules(rules: SquareRules) -> KernelRules:
    """The rules as numbers."""
    return KernelRules(
        rules.adjacency == "king", rules.reserve_piles, rules.reserve_size, rules.reserve_access == "free"
    )


def board_of(state: State) -> Board:
    """The board of a state of the game."""
    board = empty_board(state.rules)
    for cell, card in enumerate(state.grid):
        if card is not None:
            place_card(board, int(card), cell)
    board.counts[DEAD] -= len(state.dead)
    for pile, held in enumerate(state.reserve):
        board.piles[pile, : len(held)] = held
        board.counts[KEPT] += len(held)
    return board


def empty_board(rules: SquareRules) -> Board:
    """The board before the first card."""
    return Board(
        np.full(CELLS, -1, np.int64),
        np.full(8, EMPTY * PLACES.sum(), np.int64),
        np.full(8, NONE, np.int64),
        np.full((2, 5), -1, np.int64),
        np.array([CELLS, rules.dead_cells, 0, 0], np.int64),
    )


@leaf
def place_card(board: Board, card: int, cell: int) -> None:
    """Places a card on an empty cell."""
    board.grid[cell] = card
    board.counts[EMPTIES] -= 1
    board.counts[TAKEN] |= 1 << cell
    row, column = cell >> 2, cell & 3
    board.codes[row] += ((card >> 2) - EMPTY) * PLACES[column]
    board.codes[4 + column] += ((card >> 2) - EMPTY) * PLACES[row]
    board.suits[row] = suit_with(board.suits[row], card)
    board.suits[4 + column] = suit_with(board.suits[4 + column], card)


@leaf
def suit_with(suit: int, card: int) -> int:
    """The suit of a line after this card has joined it."""
    return card & 3 if suit in (NONE, card & 3) else MIXED


@leaf
def remove_card(board: Board, cell: int, row_suit: int, column_suit: int) -> None:
    """Undoes `place_card`; the suits are those of the two lines before."""
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
    """Whether a card may be placed on this cell."""
    taken = board.counts[TAKEN]
    return not taken >> cell & 1 and (not king or taken == 0 or NEIGHBOUR_MASKS[cell] & taken != 0)


@leaf
def take_kept(board: Board, pile: int, place: int) -> None:
    """Takes a card out of the reserve."""
    for after in range(place, 4):
        board.piles[pile, after] = board.piles[pile, after + 1]
    board.piles[pile, 4] = -1
    board.counts[KEPT] -= 1


@leaf
def restore_kept(board: Board, pile: int, place: int, card: int) -> None:
    """Undoes `take_kept`."""
    for after in range(4, place, -1):
        board.piles[pile, after] = board.piles[pile, after - 1]
    board.piles[pile, place] = card
    board.counts[KEPT] += 1


@leaf
def act(board: Board, card: int, source: int, target: int) -> bool:
    """Applies an action to the board; returns whether the turned card still has to be placed.

    `source` is the slot of a card in the reserve, `5 * pile + place`, or -1 for the turned card; `target` is where it
    goes.
    """
    if source >= 0:
        held = board.piles[source // 5, source % 5]
        take_kept(board, source // 5, source % 5)
        place_card(board, held, target)
        return bool(board.counts[EMPTIES] > 0)
    if target < CELLS:
        place_card(board, card, target)
    elif target == THROW_AWAY:
        board.counts[DEAD] -= 1
    else:
        pile = target - THROW_AWAY - 1
        place = 0
        while board.piles[pile, place] >= 0:
            place += 1
        restore_kept(board, pile, place, card)
    return False


@compiled
def total(board: Board, starter: int, points: NDArray[np.uint8]) -> int:
    """The total of a full square, in points without his heels."""
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
def draw_card(pack: Integers, coming: int) -> int:
    """Draws a random card from `pack[coming:]` and moves it to `pack[coming]`."""
    other = np.random.randint(coming, len(pack))
    pack[coming], pack[other] = pack[other], pack[coming]
    return int(pack[coming])


@compiled
def copy_board(board: Board) -> Board:
    """A copy of the position."""
    return Board(board.grid.copy(), board.codes.copy(), board.suits.copy(), board.piles.copy(), board.counts.copy())


@leaf
def assign(board: Board, other: Board) -> None:
    """Copies the other position into this board."""
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
    """The cards the player has not seen, in the order of the pack."""
    known = state.known()
    return [Card(number) for number in range(52) if Card(number) not in known]
