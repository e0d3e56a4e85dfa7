"""What may be done with a turned card, and what the position after it promises.

An option is what is done with one turned card to its end: `FIRST` the card of the reserve that is laid
before it (-1 for none) and `THERE` its cell, `TARGET` where the turned card goes (-1 when the square is
full before it). Of the cells for a card of the reserve only the one that promises most is an option.
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import leaf
from fifteentwo.engine.solitaire.square.board import (
    DEAD,
    EMPTIES,
    KEPT,
    THROW_AWAY,
    Board,
    Integers,
    Judge,
    act,
    back,
    drop,
    is_open,
    put,
    take_up,
)
from fifteentwo.engine.solitaire.square.endgame import Left, is_to_hand
from fifteentwo.engine.solitaire.square.incremental import (
    Gains,
    gain_of,
    lines_promise,
    note_gains,
    note_line,
    note_shares,
    note_together,
)
from fifteentwo.engine.solitaire.square.reserve import (
    is_to_spare,
    keeping_promise,
    note_holding,
    note_wants,
    reserve_promise,
    room,
    thrown_promise,
)
from fifteentwo.engine.solitaire.square.scratch import Notes
from fifteentwo.engine.solitaire.square.value import WIDTH, Promise
from fifteentwo.solitaire.square import CELLS

FIRST, THERE, TARGET = range(3)


@leaf
def is_uncovering(judge: Judge) -> bool:
    """Whether a card that is taken from the reserve may uncover another one that promises something with the lines."""
    return bool(len(judge.promise.held) > 0 and not judge.ways.free)


@leaf
def note_first(board: Board, left: Left, ranks: int, judge: Judge, notes: Notes) -> tuple[float, float]:
    """Writes `scratch.first` for cards of these ranks (bits); what the lines promise with a cell empty less, and as they are.

    The second only where a card may be thrown away or kept.
    """
    promise, now = judge.promise, notes.changed.traits
    note_shares(left, notes.shares)
    note_wants(board, judge.ways, notes.wants)
    stay = lines_promise(board, notes.shares, promise, now) if is_to_spare(board, judge.ways) else 0.0
    lines = note_gains(board, notes.shares, notes.wants, promise, board.counts[EMPTIES] - 1, ranks, notes.first)
    return lines, stay


@leaf
def note_then(board: Board, ranks: int, promise: Promise, notes: Notes) -> None:
    """Writes `scratch.then` for cards of these ranks (bits)."""
    empties = board.counts[EMPTIES] - 2
    if empties >= 0:
        for line in range(8):
            note_line(board, line, notes.shares, notes.wants, promise, empties, ranks, notes.then)


@leaf
def lay_kept(board: Board, pile: int, place: int, judge: Judge, notes: Notes) -> tuple[int, int, int]:
    """Lays a card of the reserve where it promises most: on which cell, and the suits of row and column before.

    `scratch.first` holds what cards of its rank gain.
    """
    held, empties, best = board.piles[pile, place], board.counts[EMPTIES] - 1, -1
    rank, at, first = held >> 2, 5 * pile + place, notes.first
    uncovers = is_uncovering(judge)
    drop(board, pile, place)
    note_wants(board, judge.ways, notes.wants)
    if uncovers:
        note_gains(board, notes.shares, notes.wants, judge.promise, empties, 1 << rank, notes.changed)
    most = np.float32(0.0)
    for cell in range(CELLS):
        if not is_open(board, cell, judge.ways.king):
            continue
        gain_of(board, cell, held & 3, empties, notes.changed if uncovers else first, notes.gain)
        gain = notes.gain[rank]
        if len(first.held) and not uncovers:  # the card itself is in the reserve no longer
            gain -= first.held[at, cell >> 2, rank] + first.held[at, 4 + (cell & 3), rank]
        if best < 0 or gain > most:
            most, best = gain, cell
    row_suit, column_suit = board.suits[best >> 2], board.suits[4 + (best & 3)]
    put(board, held, best)
    return best, row_suit, column_suit


@leaf
def note_changed(
    board: Board, pile: int, place: int, cell: int, ranks: int, judge: Judge, notes: Notes
) -> tuple[float, float]:
    """Writes `scratch.changed`, the card of this place having been laid on this cell; else as `note_first`.

    Only its two lines are other than in `scratch.then`, and the card is missing from the reserve; but where it lay on
    another, that is to hand now.
    """
    promise, empties = judge.promise, board.counts[EMPTIES] - 1
    now, then = notes.changed, notes.then
    stay = lines_promise(board, notes.shares, promise, now.traits)
    if empties < 0:
        return 0.0, stay
    uncovers = is_uncovering(judge)
    held = 5 * pile + place
    for line in range(8):
        if uncovers or line in (cell >> 2, 4 + (cell & 3)):
            note_line(board, line, notes.shares, notes.wants, promise, empties, ranks, now)
            continue
        now.before[line] = then.before[line]
        for own in range(2):
            for rank in range(WIDTH):
                now.alone[own, line, rank] = then.alone[own, line, rank]
            for n in range(now.change.shape[2]):
                for rank in range(WIDTH):
                    now.change[own, line, n, rank] = then.change[own, line, n, rank]
        if len(then.held):
            for own in range(2):
                for rank in range(WIDTH):
                    now.alone[own, line, rank] -= then.held[held, line, rank]
    return note_together(board, promise, empties, now), stay


@leaf
def take_back(board: Board, pile: int, place: int, laid: tuple[int, int, int]) -> None:
    """Undoes `lay_kept`."""
    held = board.grid[laid[0]]
    take_up(board, laid[0], laid[1], laid[2])
    back(board, pile, place, held)


@leaf
def all_options(board: Board, card: int, left: Left, judge: Judge, notes: Notes) -> int:
    """Writes the options there are for this turned card, and what they promise; how many."""
    rank = ranks = 1 << (card >> 2)
    for pile in range(2):
        for place in range(5):
            if board.piles[pile, place] >= 0:
                ranks |= 1 << (board.piles[pile, place] >> 2)
    lines, stay = note_first(board, left, ranks, judge, notes)
    none, many = int(np.int64(-1)), int(np.int64(0))  # of plain numbers the compiler would make a function of its own
    many = _with(board, card, none, none, lines, stay, notes.first, judge, notes, many)
    if not board.counts[KEPT]:
        return many
    note_then(board, rank, judge.promise, notes)
    for pile in range(judge.ways.piles):
        for place in range(judge.ways.size):
            if not is_to_hand(board, pile, place, judge.ways.free):
                continue
            laid = lay_kept(board, pile, place, judge, notes)
            lines, stay = note_changed(board, pile, place, laid[0], rank, judge, notes)
            many = _with(board, card, 5 * pile + place, laid[0], lines, stay, notes.changed, judge, notes, many)
            take_back(board, pile, place, laid)
    return many


@leaf
def _with(
    board: Board,
    card: int,
    first: int,
    there: int,
    lines: float,
    stay: float,
    gains: Gains,
    judge: Judge,
    notes: Notes,
    many: int,
) -> int:
    """Goes on writing the options with this card of the reserve laid already.

    The lines promise so much with one cell empty less and no card more, and so much (`stay`) as they are.
    """
    empties, ways, promise = board.counts[EMPTIES], judge.ways, judge.promise
    options, worths, gain, wants, holding = notes.options, notes.worths, notes.gain, notes.wants, notes.holding
    if empties == 0:
        note_holding(board, 0, promise, holding)
        options[many] = first, there, -1
        worths[many] = stay + reserve_promise(board, 0, promise, wants, holding)
        return many + 1
    note_holding(board, empties - 1, promise, holding)
    lines += reserve_promise(board, empties - 1, promise, wants, holding)
    for cell in range(CELLS):
        if is_open(board, cell, ways.king):
            gain_of(board, cell, card & 3, empties - 1, gains, gain)
            options[many] = first, there, cell
            worths[many] = lines + gain[card >> 2]
            many += 1
    if not is_to_spare(board, ways):
        return many
    note_holding(board, empties, promise, holding)
    if board.counts[DEAD] > 0:
        options[many] = first, there, THROW_AWAY
        worths[many] = stay + thrown_promise(board, empties, promise, wants, holding)
        many += 1
    for pile in range(ways.piles):
        if room(board, pile, ways):
            options[many] = first, there, THROW_AWAY + 1 + pile
            worths[many] = (
                stay + keeping_promise(board, pile, empties, ways, promise, wants, holding) + holding[card >> 2]
            )
            many += 1
    return many


@leaf
def do(board: Board, card: int, option: Integers) -> None:
    """Does what an option says."""
    if option[FIRST] >= 0:
        act(board, card, option[FIRST], option[THERE])
    if option[TARGET] >= 0:
        act(board, card, -1, option[TARGET])


@leaf
def most_promising(notes: Notes, many: int) -> int:
    """Which of so many options promises most."""
    best = 0
    for option in range(1, many):
        if notes.worths[option] > notes.worths[best]:
            best = option
    return best


@leaf
def take_best(notes: Notes, many: int) -> int:
    """The same, and it is not found again."""
    best = most_promising(notes, many)
    notes.worths[best] = -1e9
    return best


@leaf
def choose(board: Board, card: int, left: Left, judge: Judge, notes: Notes) -> float:
    """Does what promises most; the promise."""
    many = all_options(board, card, left, judge, notes)
    best = most_promising(notes, many)
    do(board, card, notes.options[best])
    return float(notes.worths[best])
