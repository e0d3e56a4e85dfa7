"""Looking ahead at a square: what a position is worth when its next cards are laid as well as can be.

Every card that may come is looked at as often as it is left, and what promises most is done with it; two
cards ahead the same is asked of each position after the best few of these, and so on. Nothing is drawn by
chance. With one cell empty or none the worth is exact, but that a card which is passed by may come again.

Who plays for the chance to win (`Judge.stake`) looks ahead alike, but a promise is worth how likely it is
that enough comes of it, as if what comes were spread normally about it.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.solitaire.square.board import (
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
from fifteentwo.engine.solitaire.square.endgame import (
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
    wanted,
)
from fifteentwo.engine.solitaire.square.incremental import Gains, gain_of
from fifteentwo.engine.solitaire.square.options import (
    all_options,
    do,
    lay_kept,
    note_changed,
    note_first,
    note_then,
    take_back,
    take_best,
)
from fifteentwo.engine.solitaire.square.reserve import (
    is_to_spare,
    keeping_promise,
    note_holding,
    reserve_promise,
    room,
    thrown_promise,
)
from fifteentwo.engine.solitaire.square.scratch import Notes, new_notes
from fifteentwo.engine.solitaire.square.value import MIXED, NONE, WIDTH
from fifteentwo.engine.solitaire.square.win_probability import won, won_at_last
from fifteentwo.solitaire.square import CELLS

WIDEST: Final = 6
"""So many options for a card are looked at one card ahead: those that promise most."""

TRIED: Final = 3
"""So many options for a turned card that waits while a card of the reserve is laid are looked at."""

NEAR_BY: Final = np.array([1.5, 1.0])
"""What looks worse than the best by more points than this is not looked at any further, without a reserve and with one."""

NEAR_CHANCE: Final = np.array([0.04, 0.03])
"""The same for the chance to win."""

MOST_TWICE: Final = np.array([10, 6])
"""Nor are more than so many of the others."""

LATE, MOST_LATE = 3, 12
"""With so few cells empty looking is cheap, and it is these many, and twice as far from the best."""

_NO_SUIT: Final = -2
"""That of a card that no line has."""

_ALL: Final = (1 << 13) - 1
"""All ranks, as bits."""


@leaf
def look(board: Board, left: Left, judge: Judge, notes: Notes) -> float:
    """What the position is worth on average over the next card, laid where it promises most; of points without heels."""
    if board.counts[EMPTIES] == 0:
        if judge.stake.chance:
            return won(board, left, judge)
        return full_lines(board, left, judge.points) + nobs_there(board, left)
    if board.counts[EMPTIES] == 1:
        return _last(board, left, judge)
    for card in range(52):
        notes.best[card] = -1e9
    lines, stay = note_first(board, left, _ALL, judge, notes)
    _raise(board, left, lines, stay, notes.first, judge, notes)
    if board.counts[KEPT]:
        note_then(board, _ALL, judge.promise, notes)
        alike, suits = 0, wanted(board)
        for pile in range(judge.ways.piles):
            for place in range(judge.ways.size):
                if not is_to_hand(board, pile, place, judge.ways.free):
                    continue
                held = board.piles[pile, place]
                if judge.ways.free and not suits >> (held & 3) & 1:
                    if alike >> (held >> 2) & 1:
                        continue
                    alike |= 1 << (held >> 2)
                laid = lay_kept(board, pile, place, judge, notes)
                lines, stay = note_changed(board, pile, place, laid[0], _ALL, judge, notes)
                _raise(board, left, lines, stay, notes.changed, judge, notes)
                take_back(board, pile, place, laid)
    summed = 0.0
    for card in range(52):
        if left.cards[card]:
            summed += worth_of(notes.best[card], judge.stake)
    return float(summed / left.many[0])


@leaf
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


@leaf
def _raise(board: Board, left: Left, lines: float, stay: float, gains: Gains, judge: Judge, notes: Notes) -> None:
    """Raises `scratch.best`, for each card that is left, by what this position promises with it.

    Its lines promise so much with one cell empty less and no card more, and so much (`stay`) as they are.
    """
    promise, ways, wants, holding = judge.promise, judge.ways, notes.wants, notes.holding
    empties = board.counts[EMPTIES]
    note_holding(board, empties - 1, promise, holding)
    plain = lines + reserve_promise(board, empties - 1, promise, wants, holding)
    thrown = keeping = -1e9
    if is_to_spare(board, ways):
        note_holding(board, empties, promise, holding)
        if board.counts[DEAD] > 0:
            thrown = stay + thrown_promise(board, empties, promise, wants, holding)
        for pile in range(ways.piles):
            if room(board, pile, ways):
                more = keeping_promise(board, pile, empties, ways, promise, wants, holding)
                keeping = max(keeping, stay + more)
    suits = _suits(board)
    gain, alike, most, best = notes.gain, notes.alike, notes.most, notes.best
    for suit in range(5):
        for rank in range(WIDTH):
            most[suit, rank] = -1e9
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
            kept = keeping + holding[card >> 2]
            best[card] = max(best[card], plain + most[suit, card >> 2], thrown, kept)


@leaf
def _suits(board: Board) -> int:
    """The suits, as bits, of the lines that are of one suit so far."""
    suits = 0
    for line in range(8):
        if board.suits[line] not in (MIXED, NONE):
            suits |= 1 << board.suits[line]
    return suits


@leaf
def best_of(board: Board, card: int, left: Left, width: int, judge: Judge, notes: Notes) -> float:
    """What this card comes to: the best of the few options that promise most, each looked at one card ahead.

    The card is one of `left`. Afterwards `scratch.after` is the position it leads to.
    """
    move(left, card, -1)
    many = all_options(board, card, left, judge, notes)
    most, chosen = -1e9, 0
    for _ in range(min(width, many)):
        option = take_best(notes, many)
        become(notes.after, board)
        do(notes.after, card, notes.options[option])
        worth = look(notes.after, left, judge, notes)
        if worth > most:
            most, chosen = worth, option
    become(notes.after, board)
    do(notes.after, card, notes.options[chosen])
    move(left, card, 1)
    return most


@leaf
def two_ahead(board: Board, left: Left, width: int, judge: Judge, notes: Notes) -> float:
    """What the position is worth on average over the next two cards."""
    if board.counts[EMPTIES] <= 1:
        return look(board, left, judge, notes)
    suits = _suits(board)
    summed = 0.0
    for rank in range(13):
        alike = 0
        for suit in range(4):
            if left.cards[4 * rank + suit] and not suits >> suit & 1:
                alike += 1
        for card in range(4 * rank, 4 * rank + 4):
            if not left.cards[card]:
                continue
            if suits >> (card & 3) & 1:
                summed += best_of(board, card, left, width, judge, notes)
            elif alike:
                summed += alike * best_of(board, card, left, width, judge, notes)
                alike = 0
    return float(summed / left.many[0])


@compiled
def weigh(
    board: Board, card: int, actions: Integers, stock: Integers, width: int, judge: Judge
) -> tuple[Integers, NDArray[np.float64]]:
    """The actions, the best first, and what each is worth; of points without heels.

    All are looked at one card ahead; with a `width` the best few ways to go on (`MOST_TWICE`, and near enough) are
    looked at two cards ahead, with so many options for the next card. An action that lays a card of the reserve is
    worth what the turned card then comes to: there are as many ways to go on as that has options, `TRIED` of them.
    """
    left = left_of(stock, 0)
    first, then = new_notes(board, judge.promise), new_notes(board, judge.promise)
    ways = np.empty((TRIED * len(actions), 4), np.int64)
    found = np.empty(len(ways))
    many = int(np.int64(0))  # of a plain 0 the compiler would make a function of its own
    for action in range(len(actions)):
        many = _look_at(board, card, actions, action, left, judge, first, then, ways, found, many)
    worths = np.full(len(actions), -1e9)
    for way in range(many):
        worths[ways[way, 0]] = max(worths[ways[way, 0]], found[way])
    order = np.argsort(-worths)
    if not width:
        return order, worths
    late, reserve = board.counts[EMPTIES] <= LATE, int(judge.ways.piles > 0)
    further = np.argsort(-found[:many])[: MOST_LATE if late else MOST_TWICE[reserve]]
    far = (NEAR_CHANCE if judge.stake.chance else NEAR_BY)[reserve] * (2 if late else 1)
    twice = np.full(len(actions), -1e9)
    for way in further:
        if found[way] < found[further[0]] - far:
            break
        after, action = first.after, ways[way, 0]
        become(after, board)
        if act(after, card, actions[action, 0], actions[action, 1]):
            do(after, card, ways[way, 1:])
        twice[action] = max(twice[action], two_ahead(after, left, width, judge, then))
    seen = order[twice[order] > -1e8]
    seen = seen[np.argsort(-twice[seen])]
    worths[seen] = twice[seen]
    return np.concatenate((seen, order[twice[order] < -1e8])), worths


@compiled
def _look_at(
    board: Board,
    card: int,
    actions: Integers,
    action: int,
    left: Left,
    judge: Judge,
    first: Notes,
    then: Notes,
    ways: Integers,
    found: NDArray[np.float64],
    many: int,
) -> int:
    """Goes on writing the ways to go on with this action and what each is worth one card ahead; how many.

    A way is the number of its action, and the option for the turned card where that still waits.
    """
    after, before = then.after, first.after
    become(before, board)
    if not act(before, card, actions[action, 0], actions[action, 1]):
        ways[many], found[many] = action, look(before, left, judge, then)
        return many + 1
    options = all_options(before, card, left, judge, first)
    for _ in range(min(TRIED, options)):
        option = take_best(first, options)
        become(after, before)
        do(after, card, first.options[option])
        ways[many, 0], found[many] = action, look(after, left, judge, then)
        ways[many, 1:] = first.options[option]
        many += 1
    return many


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
