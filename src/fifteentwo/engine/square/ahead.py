"""Looking ahead at a square: what a position is worth when its next cards are laid as well as can be.

Every card that may come is looked at as often as it is left, and what promises most is done with it; two
cards ahead the same is asked of each position after the best few of these, and so on. Nothing is drawn by
chance. With one cell empty or none the worth is exact, but that a card which is passed by may come again.

Who plays for the chance to win (`Judge.stake`) looks ahead alike, but a promise is worth how likely it is
that enough comes of it, as if what comes were spread normally about it.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.square.board import (
    DEAD,
    EMPTIES,
    KEPT,
    Board,
    Integers,
    Judge,
    Stake,
    act,
    become,
    copied,
    is_open,
)
from fifteentwo.engine.square.ending import (
    Left,
    full_lines,
    is_to_hand,
    last_cell,
    left_of,
    move,
    next_cell,
    nobs,
    nobs_there,
    stop,
    to_come,
)
from fifteentwo.engine.square.gains import gain_of, new_gains, note_gains, promised, shares_of
from fifteentwo.engine.square.options import MOST, all_options, do, lay_kept, room, take_back
from fifteentwo.engine.square.promise import MIXED, NONE, WIDTH, Floats
from fifteentwo.engine.square.winning import won, won_at_last
from fifteentwo.solitaire.square import CELLS

WIDEST: Final = 6
"""So many options for a card are looked at one card ahead: those that promise most."""

NEAR_BY: Final = 1.5
"""Actions that look worse than the best by more points than this are not looked at any further."""

NEAR_CHANCE: Final = 0.04
"""The same for the chance to win."""

MOST_TWICE: Final = 10
"""Nor are more than so many of the others."""


_NO_SUIT: Final = -2
"""That of a card that no line has."""


class Notes(NamedTuple):
    """Arrays to write in."""

    options: Integers
    worths: NDArray[np.float64]
    after: Board


@compiled
def new_notes(board: Board) -> Notes:
    """Empty notes."""
    return Notes(np.empty((MOST, 3), np.int64), np.empty(MOST), copied(board))


@compiled
def look(board: Board, left: Left, judge: Judge) -> float:
    """What the position is worth on average over the next card, laid where it promises most; of points without heels."""
    if board.counts[EMPTIES] == 0:
        if judge.stake.chance:
            return won(board, left, judge)
        return full_lines(board, left, judge.points) + nobs_there(board, left)
    if board.counts[EMPTIES] == 1:
        return _last(board, left, judge)
    shares = shares_of(left)
    best = np.full(52, -1e9)
    _raise(board, left, shares, judge, best)
    if board.counts[KEPT]:
        for pile in range(judge.ways.piles):
            for place in range(judge.ways.size):
                if not is_to_hand(board, pile, place, judge.ways.free):
                    continue
                laid = lay_kept(board, pile, place, shares, judge)
                _raise(board, left, shares, judge, best)
                take_back(board, pile, place, laid)
    summed = 0.0
    for card in range(52):
        if left.cards[card]:
            summed += worth_of(best[card], judge.stake)
    return float(summed / left.many[0])


@compiled
def worth_of(promise: float, stake: Stake) -> float:
    """What a promise is worth: itself, or how likely it is that enough comes of it."""
    if not stake.chance:
        return promise
    unit = stake.width * sqrt(2.0)
    over = (promise - stake.middle) / unit
    chance = 0.5 + 0.5 * erf(over)
    if stake.jacks > 0:
        chance += 0.5 * stake.jacks * (erf(over + stake.heels / unit) - erf(over))
    return float(chance)


@compiled
def _last(board: Board, left: Left, judge: Judge) -> float:
    """With one cell empty."""
    waits = board.counts[DEAD] + judge.ways.piles * judge.ways.size - board.counts[KEPT]
    if judge.stake.chance:
        return won_at_last(board, left, waits, judge)
    if waits or board.counts[KEPT]:
        return stop(board, -1, waits, judge.ways.free, left, judge.points)
    return last_cell(board, next_cell(board, -1), left, judge.points) + nobs(board, left)


@compiled
def _raise(board: Board, left: Left, shares: Floats, judge: Judge, best: NDArray[np.float64]) -> None:
    """Raises, for each card that is left, the best it may come to, by what this position promises with it."""
    promise, ways = judge.promise, judge.ways
    empties = board.counts[EMPTIES]
    set_aside = np.full(2, -1e9)  # thrown away, kept
    if board.counts[DEAD] > 0:
        board.counts[DEAD] -= 1
        set_aside[0] = promised(board, shares, promise)
        board.counts[DEAD] += 1
    for pile in range(ways.piles):
        if room(board, pile, ways) and set_aside[1] < -1e8:
            board.counts[KEPT] += 1
            set_aside[1] = promised(board, shares, promise)
            board.counts[KEPT] -= 1
    gains = new_gains(promise)
    plain = note_gains(board, shares, promise, empties - 1, 0, 13, gains)
    suits = _suits(board)
    most = np.full((5, WIDTH), -1e9, np.float32)  # of all cells, by suit; last for a suit that no line is of
    gain, alike = np.empty(WIDTH, np.float32), np.empty(WIDTH, np.float32)
    for cell in range(CELLS):
        if not is_open(board, cell, ways.king):
            continue
        gain_of(board, cell, _NO_SUIT, empties - 1, gains, alike)
        for rank in range(WIDTH):
            most[4, rank] = max(most[4, rank], alike[rank])
        for suit in range(4):
            if not suits >> suit & 1:
                continue
            if suit == board.suits[cell >> 2] or suit == board.suits[4 + (cell & 3)]:
                gain_of(board, cell, suit, empties - 1, gains, gain)
                for rank in range(WIDTH):
                    most[suit, rank] = max(most[suit, rank], gain[rank])
            else:
                for rank in range(WIDTH):
                    most[suit, rank] = max(most[suit, rank], alike[rank])
    for card in range(52):
        if left.cards[card]:
            suit = card & 3 if suits >> (card & 3) & 1 else 4
            kept = set_aside[1] + promise.kept[empties, card >> 2]
            best[card] = max(best[card], plain + most[suit, card >> 2], set_aside[0], kept)


@compiled
def _suits(board: Board) -> int:
    """The suits, as bits, of the lines that are of one suit so far."""
    suits = 0
    for line in range(8):
        if board.suits[line] not in (MIXED, NONE):
            suits |= 1 << board.suits[line]
    return suits


@compiled
def best_of(board: Board, card: int, left: Left, width: int, judge: Judge, notes: Notes) -> float:
    """What this card comes to: the best of the few options that promise most, each looked at one card ahead.

    The card is one of `left`. Afterwards `notes.after` is the position it leads to.
    """
    move(left, card, -1)
    many = all_options(board, card, shares_of(left), judge, notes.options, notes.worths)
    most, chosen = -1e9, 0
    for _ in range(min(width, many)):
        option = int(np.argmax(notes.worths[:many]))
        notes.worths[option] = -1e9
        become(notes.after, board)
        do(notes.after, card, notes.options[option])
        worth = look(notes.after, left, judge)
        if worth > most:
            most, chosen = worth, option
    become(notes.after, board)
    do(notes.after, card, notes.options[chosen])
    move(left, card, 1)
    return most


@compiled
def two_ahead(board: Board, left: Left, width: int, judge: Judge, notes: Notes) -> float:
    """What the position is worth on average over the next two cards."""
    if board.counts[EMPTIES] <= 1:
        return look(board, left, judge)
    suits = _suits(board)
    summed = 0.0
    for rank in range(13):
        alike, one = 0, -1
        for suit in range(4):
            card = 4 * rank + suit
            if left.cards[card]:
                if suits >> suit & 1:
                    summed += best_of(board, card, left, width, judge, notes)
                else:
                    alike += 1
                    one = card
        if alike:
            summed += alike * best_of(board, one, left, width, judge, notes)
    return float(summed / left.many[0])


@compiled
def weigh(
    board: Board, card: int, actions: Integers, stock: Integers, width: int, judge: Judge
) -> tuple[Integers, NDArray[np.float64]]:
    """The actions, the best first, and what each is worth; of points without heels.

    All are looked at one card ahead; with a `width` those that are within `NEAR_BY` of the best, `MOST_TWICE` of
    them, two cards ahead, with so many options for the next card. An action that lays a card of the reserve is
    worth what the turned card then comes to.
    """
    left = left_of(stock, 0)
    first, then = new_notes(board), new_notes(board)
    worths = np.empty(len(actions))
    for action in range(len(actions)):
        worths[action] = _worth(board, card, actions[action], left, WIDEST, 0, judge, first, then)
    order = np.argsort(-worths)
    if width:
        near = 1
        least = worths[order[0]] - (NEAR_CHANCE if judge.stake.chance else NEAR_BY)
        while near < min(MOST_TWICE, len(actions)) and worths[order[near]] > least:
            near += 1
        for action in order[:near]:
            worths[action] = _worth(board, card, actions[action], left, 3, width, judge, first, then)
        order[:near] = order[:near][np.argsort(-worths[order[:near]])]
    return order, worths


@compiled
def _worth(
    board: Board,
    card: int,
    action: Integers,
    left: Left,
    most: int,
    width: int,
    judge: Judge,
    first: Notes,
    then: Notes,
) -> float:
    """What an action is worth, one card ahead, or with a `width` two; `most` options for a card that still waits."""
    after = first.after
    become(after, board)
    if not act(after, card, action[0], action[1]):
        return two_ahead(after, left, width, judge, then) if width else look(after, left, judge)
    before = copied(after)
    many = all_options(before, card, shares_of(left), judge, first.options, first.worths)
    best = -1e9
    for _ in range(min(most, many)):
        option = np.argmax(first.worths[:many])
        first.worths[option] = -1e9
        become(after, before)
        do(after, card, first.options[option])
        best = max(best, two_ahead(after, left, width, judge, then) if width else look(after, left, judge))
    return best


@compiled
def count(
    board: Board, card: int, actions: Integers, stock: Integers, judge: Judge
) -> tuple[Integers, NDArray[np.float64]]:
    """The actions by their exact averages, with up to four cells empty and every card to be laid down."""
    left = left_of(stock, 0)
    after = copied(board)
    means = np.empty(len(actions))
    for action in range(len(actions)):
        become(after, board)
        act(after, card, actions[action, 0], actions[action, 1])
        means[action] = to_come(after, left, judge.points) + nobs(after, left)
    return np.argsort(-means), means
