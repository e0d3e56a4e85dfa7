"""What the cards of a reserve promise: each alone, and more or less with each line that still wants one.

Such a card is known by its want: its rank, or `BURIED` more where others lie on it, so that it is not to hand.
"""

from __future__ import annotations

from fifteentwo.engine.jit import leaf
from fifteentwo.engine.solitaire.square.board import DEAD, KEPT, Board, Integers, Ways
from fifteentwo.engine.solitaire.square.endgame import is_to_hand
from fifteentwo.engine.solitaire.square.value import BURIED, MOST_KEPT, WANTS, Floats, Promise


@leaf
def room(board: Board, pile: int, ways: Ways) -> bool:
    """Whether a pile of the reserve takes another card."""
    return bool(board.piles[pile, ways.size - 1] < 0)


@leaf
def is_to_spare(board: Board, ways: Ways) -> bool:
    """Whether the next card may be thrown away or kept."""
    for pile in range(ways.piles):
        if room(board, pile, ways):
            return True
    return bool(board.counts[DEAD] > 0)


@leaf
def note_wants(board: Board, ways: Ways, wants: Integers) -> None:
    """Writes (10,) the wants of the cards in the reserve, -1 for no card."""
    for pile in range(2):
        for place in range(5):
            card = board.piles[pile, place]
            if card < 0:
                wants[5 * pile + place] = -1
            else:
                wants[5 * pile + place] = (card >> 2) + (0 if is_to_hand(board, pile, place, ways.free) else BURIED)


@leaf
def note_holding(board: Board, empties: int, promise: Promise, holding: Floats) -> None:
    """Writes (32,), by its want, what a card in the reserve promises with so many cells empty."""
    for want in range(WANTS):
        holding[want] = promise.kept[empties, want]
    if len(promise.held):
        for line in range(8):
            key = promise.keys[board.codes[line]]
            for want in range(WANTS):
                holding[want] += promise.held[empties, key, want]


@leaf
def reserve_promise(board: Board, empties: int, promise: Promise, wants: Integers, holding: Floats) -> float:
    """What the dead cells and the reserve promise with so many cells empty, where a card promises this."""
    total = float(promise.spare[empties, board.counts[DEAD], board.counts[KEPT]])
    if board.counts[KEPT]:
        for place in range(MOST_KEPT):
            if wants[place] >= 0:
                total += holding[wants[place]]
    return total


@leaf
def thrown_promise(board: Board, empties: int, promise: Promise, wants: Integers, holding: Floats) -> float:
    """The same when a card was thrown away."""
    board.counts[DEAD] -= 1
    found = reserve_promise(board, empties, promise, wants, holding)
    board.counts[DEAD] += 1
    return found


@leaf
def keeping_promise(
    board: Board, pile: int, empties: int, ways: Ways, promise: Promise, wants: Integers, holding: Floats
) -> float:
    """The same when a card was kept on this pile, but for that card itself."""
    board.counts[KEPT] += 1
    found = reserve_promise(board, empties, promise, wants, holding)
    board.counts[KEPT] -= 1
    if not ways.free:
        for place in range(5 * pile, 5 * pile + 5):
            if 0 <= wants[place] < BURIED:
                found += holding[wants[place] + BURIED] - holding[wants[place]]
    return found
