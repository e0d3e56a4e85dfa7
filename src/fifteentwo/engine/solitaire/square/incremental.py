"""What a position promises, and how much more or less with one card laid on a cell.

A card changes what its row promises and what its column does, alone and together with the other lines. All that is
the same for every cell of a line is added up once; what is left for each cell is the row's change times the column's.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.scoring.rank_hands import RANKS
from fifteentwo.engine.solitaire.square.board import DEAD, EMPTIES, KEPT, Board, Integers, Judge
from fifteentwo.engine.solitaire.square.endgame import Left
from fifteentwo.engine.solitaire.square.interactions import Traits, new_traits, stage, together
from fifteentwo.engine.solitaire.square.reserve import note_holding, note_wants, reserve_promise
from fifteentwo.engine.solitaire.square.value import (
    EMPTY,
    MIXED,
    MOST_KEPT,
    NONE,
    PLACES,
    SIGNS,
    WANTS,
    WIDTH,
    Floats,
    Promise,
    Spread,
)


@compiled
def shares_of(left: Left) -> Floats:
    """`value.shares` of the cards that are left."""
    found = np.zeros(WIDTH + 4, np.float32)
    note_shares(left, found)
    return found


@leaf
def note_shares(left: Left, found: Floats) -> None:
    """Writes `value.shares` of the cards that are left."""
    for rank in range(WIDTH):
        found[rank] = 13.0 * left.ranks[rank] / left.many[0] - 1.0 if rank < RANKS else 0.0
    for suit in range(4):
        found[WIDTH + suit] = 4.0 * left.suits[suit] / left.many[0] - 1.0


@leaf
def line_promise(code: int, suit: int, empties: int, shares: Floats, promise: Promise) -> float:
    """What one line promises when so many cells of the square are empty."""
    one_suit, key = int(suit != MIXED), promise.keys[code]
    worth = promise.lines[empties, one_suit, key]
    if suit not in (MIXED, NONE):
        worth += promise.suits[empties, key] * shares[WIDTH + suit]
    row = promise.ranks[empties, one_suit, key]
    one = two = three = four = np.float32(0.0)
    for n in range(0, WIDTH, 4):  # four sums at a time are added up sooner than one
        one += row[n] * shares[n]
        two += row[n + 1] * shares[n + 1]
        three += row[n + 2] * shares[n + 2]
        four += row[n + 3] * shares[n + 3]
    return float(worth + ((one + two) + (three + four)))


@compiled
def promised(board: Board, shares: Floats, judge: Judge) -> float:
    """What the position promises."""
    promise, empties = judge.promise, board.counts[EMPTIES]
    wants, holding = np.empty(MOST_KEPT, np.int64), np.empty(WANTS, np.float32)
    note_wants(board, judge.ways, wants)
    note_holding(board, empties, promise, holding)
    reserve = reserve_promise(board, empties, promise, wants, holding)
    return reserve + lines_promise(board, shares, promise, new_traits(promise))


@leaf
def lines_promise(board: Board, shares: Floats, promise: Promise, traits: Traits) -> float:
    """What the lines promise, alone and together; writes their traits."""
    empties = board.counts[EMPTIES]
    total = together(board, empties, promise, traits)
    for line in range(8):
        total += line_promise(board.codes[line], board.suits[line], empties, shares, promise)
    return total


@leaf
def spread_of(board: Board, keys: NDArray[np.int16], spread: Spread) -> float:
    """How far what the position comes to lies from what it promises, squared and on average."""
    empties = board.counts[EMPTIES]
    summed = float(spread.spare[empties, board.counts[DEAD], board.counts[KEPT]])
    for line in range(8):
        summed += spread.lines[empties, int(board.suits[line] != MIXED), keys[board.codes[line]]]
    return summed


@leaf
def place_in(board: Board, line: int) -> int:
    """The place of an empty cell in a line, -1 where there is none."""
    for n in range(4):
        if board.grid[4 * line + n if line < 4 else 4 * n + line - 4] < 0:
            return n
    return -1


class Gains(NamedTuple):
    """How a card changes what is promised: arrays to write in, by rank; three more than there are are added up sooner."""

    before: Floats
    """(8,): what each line promises without a card more."""
    alone: Floats
    """(2, 8, 16): what a line promises more with a card of another suit, and with one of its own."""
    more: Floats
    """The same with what it promises more together with the others, as they are; the same array where that is nothing."""
    held: Floats
    """(10, 8, 16): what of that comes of each card of the reserve; (0, 8, 16) where none is looked for."""
    change: Floats
    """(2, 8, 2 * traits, 16): how its traits change."""
    traits: Traits
    """Those of the position before."""
    keys: Integers
    """(13,): those of one line, by the rank of the card."""


@compiled
def new_gains(promise: Promise) -> Gains:
    """Arrays to write in."""
    both = promise.traits.shape[3]
    alone = np.zeros((2, 8, WIDTH), np.float32)
    more = np.zeros((2, 8, WIDTH), np.float32) if both else alone
    held = np.zeros((MOST_KEPT if len(promise.held) else 0, 8, WIDTH), np.float32)
    change = np.zeros((2, 8, both, WIDTH), np.float32)
    return Gains(np.zeros(8, np.float32), alone, more, held, change, new_traits(promise), np.zeros(RANKS, np.int64))


@leaf
def note_gains(
    board: Board, shares: Floats, wants: Integers, promise: Promise, empties: int, ranks: int, gains: Gains
) -> float:
    """Writes the gains by cards of these ranks (bits); what the lines promise with so many cells empty."""
    for line in range(8):
        note_line(board, line, shares, wants, promise, empties, ranks, gains)
    return note_together(board, promise, empties, gains)


@leaf
def note_line(
    board: Board, line: int, shares: Floats, wants: Integers, promise: Promise, empties: int, ranks: int, gains: Gains
) -> None:
    """Writes what concerns one line alone, and with the cards of the reserve."""
    suit = board.suits[line]
    before = line_promise(board.codes[line], suit, empties, shares, promise)
    gains.before[line] = before
    place = place_in(board, line)
    if place < 0:
        return
    both = promise.traits.shape[3] if empties else 0
    for own in range(1 if suit in (MIXED, NONE) else 2):
        after = suit if own else (0 if suit == NONE else MIXED)
        for rank in range(RANKS):
            if not ranks >> rank & 1:
                continue
            code = board.codes[line] + (rank - EMPTY) * PLACES[place]
            gains.alone[own, line, rank] = line_promise(code, after, empties, shares, promise) - before
            if both:
                mine = promise.traits[stage(empties), int(suit != MIXED), promise.keys[board.codes[line]]]
                row = promise.traits[stage(empties), int(after != MIXED), promise.keys[code]]
                for n in range(both):
                    gains.change[own, line, n, rank] = row[n] - mine[n]
    if not len(gains.held) or not board.counts[KEPT]:
        return
    keys = gains.keys
    for rank in range(RANKS):
        if ranks >> rank & 1:
            keys[rank] = promise.keys[board.codes[line] + (rank - EMPTY) * PLACES[place]]
    now = promise.keys[board.codes[line]]
    for held in range(MOST_KEPT):
        want = wants[held]
        if want < 0:
            continue
        before = promise.held[empties, now, want]
        for rank in range(RANKS):
            if ranks >> rank & 1:
                by = promise.held[empties, keys[rank], want] - before
                gains.held[held, line, rank] = by
                gains.alone[0, line, rank] += by
                gains.alone[1, line, rank] += by


@leaf
def note_together(board: Board, promise: Promise, empties: int, gains: Gains) -> float:
    """Writes what lines gain together, once `note_line` has been to all; what the lines promise."""
    traits = gains.traits
    plain = 0.0
    for line in range(8):
        plain += gains.before[line]
    half = promise.traits.shape[3] // 2
    if half == 0:
        return plain
    for own in range(2):
        for line in range(8):
            for rank in range(WIDTH):
                gains.more[own, line, rank] = gains.alone[own, line, rank]
    if empties == 0:
        return plain
    plain += together(board, empties, promise, traits)
    for line in range(8):
        if place_in(board, line) < 0:
            continue
        mine, across = traits.lines[line], traits.across[line]
        for own in range(1 if board.suits[line] in (MIXED, NONE) else 2):
            more, change = gains.more[own, line], gains.change[own, line]
            for n in range(half):
                pull, crossing = SIGNS[n] * (traits.summed[n] - mine[n]), SIGNS[n] * across[n]
                for rank in range(WIDTH):
                    more[rank] += pull * change[n, rank] + crossing * change[half + n, rank]
    return plain


@leaf
def gain_of(board: Board, cell: int, suit: int, empties: int, gains: Gains, found: Floats) -> None:
    """Writes (16,), for the ranks whose gains are noted, what a card of this suit gains on this cell."""
    row, column = cell >> 2, 4 + (cell & 3)
    one, other = int(board.suits[row] == suit), int(board.suits[column] == suit)
    more, also = gains.more[one, row], gains.more[other, column]
    for rank in range(WIDTH):
        found[rank] = more[rank] + also[rank]
    change, changes = gains.change[one, row], gains.change[other, column]
    mine, theirs = gains.traits.lines[row], gains.traits.lines[column]
    half = len(mine) // 2 if empties else 0
    for n in range(half):
        # Row and column cross at an empty cell no longer, and both of them change.
        sign, m = SIGNS[n], half + n
        mine_here, theirs_here, lost = sign * mine[m], sign * theirs[m], sign * mine[m] * theirs[m]
        for rank in range(WIDTH):
            found[rank] += sign * change[n, rank] * changes[n, rank] - (
                lost + theirs_here * change[m, rank] + mine_here * changes[m, rank]
            )
