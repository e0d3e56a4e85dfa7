"""The value of the cards in a reserve: each card alone, and its interaction with each line that is not full.

The kind of such a card is its rank, plus `BURIED` where other cards lie on it, so that it cannot be played.
"""

from __future__ import annotations

from fifteentwo.engine.jit import leaf
from fifteentwo.engine.solitaire.square.board import DEAD, KEPT, Board, Integers, KernelRules
from fifteentwo.engine.solitaire.square.endgame import is_available
from fifteentwo.engine.solitaire.square.value import BURIED, KINDS, MAX_KEPT, Floats, Weights


@leaf
def has_room(board: Board, pile: int, rules: KernelRules) -> bool:
    """Whether a pile of the reserve can take another card."""
    return bool(board.piles[pile, rules.size - 1] < 0)


@leaf
def can_set_aside(board: Board, rules: KernelRules) -> bool:
    """Whether the next card may be thrown away or kept."""
    for pile in range(rules.piles):
        if has_room(board, pile, rules):
            return True
    return bool(board.counts[DEAD] > 0)


@leaf
def write_kinds(board: Board, rules: KernelRules, kinds: Integers) -> None:
    """Writes (10,) the kinds of the cards in the reserve, -1 for no card."""
    for pile in range(2):
        for place in range(5):
            card = board.piles[pile, place]
            if card < 0:
                kinds[5 * pile + place] = -1
            else:
                kinds[5 * pile + place] = (card >> 2) + (0 if is_available(board, pile, place, rules.free) else BURIED)


@leaf
def write_kept_values(board: Board, empties: int, weights: Weights, kept_values: Floats) -> None:
    """Writes (32,), by kind, the value of a card in the reserve with this many empty cells."""
    for kind in range(KINDS):
        kept_values[kind] = weights.kept[empties, kind]
    if len(weights.held):
        for line in range(8):
            key = weights.keys[board.codes[line]]
            for kind in range(KINDS):
                kept_values[kind] += weights.held[empties, key, kind]


@leaf
def reserve_value(board: Board, empties: int, weights: Weights, kinds: Integers, kept_values: Floats) -> float:
    """The value of the free cells for dead cards and of the reserve, given that of each kind of card."""
    total = float(weights.spare[empties, board.counts[DEAD], board.counts[KEPT]])
    if board.counts[KEPT]:
        for place in range(MAX_KEPT):
            if kinds[place] >= 0:
                total += kept_values[kinds[place]]
    return total


@leaf
def thrown_value(board: Board, empties: int, weights: Weights, kinds: Integers, kept_values: Floats) -> float:
    """The same after a card has been thrown away."""
    board.counts[DEAD] -= 1
    found = reserve_value(board, empties, weights, kinds, kept_values)
    board.counts[DEAD] += 1
    return found


@leaf
def keeping_value(
    board: Board, pile: int, empties: int, rules: KernelRules, weights: Weights, kinds: Integers, kept_values: Floats
) -> float:
    """The same after a card has been kept on this pile, without the value of that card."""
    board.counts[KEPT] += 1
    found = reserve_value(board, empties, weights, kinds, kept_values)
    board.counts[KEPT] -= 1
    if not rules.free:
        for place in range(5 * pile, 5 * pile + 5):
            if 0 <= kinds[place] < BURIED:
                found += kept_values[kinds[place] + BURIED] - kept_values[kinds[place]]
    return found
