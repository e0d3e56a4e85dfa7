"""Players of the squares: by promise at once, or by playing the best of it to the end many times.

A player sees a view and chooses an action. `instant` takes what promises most. The others take the
actions that promise most, play each to the end against the same futures, drop the worse half, and so
on until one is left; with two cells empty and no reserve they count every future. How much they do is
fixed in futures, not in time, so that the same deal is always played alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from random import Random
from typing import Final
from zipfile import BadZipFile

import numpy as np

from fifteentwo.cards import Card
from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.kernels import rank_points
from fifteentwo.engine.square.board import (
    DISCARD,
    Board,
    Integers,
    Judge,
    Promise,
    act,
    board_of,
    choose,
    lines_promise,
    no_promise,
    play_on,
    spare_promise,
    unseen,
    ways,
)
from fifteentwo.engine.square.learn import flat, shaped
from fifteentwo.rules import SquareRules, write
from fifteentwo.solitaire import Discard, Keep, Place, SquareAction
from fifteentwo.solitaire.moves import PLAYER
from fifteentwo.solitaire.square import View

SquarePlayer = Callable[[View, Sequence[SquareAction]], SquareAction]

FUTURES: Final = {"instant": 0, "quick": 2000, "strong": 10000}
"""How many futures each player plays to the end, over all actions and rounds of a decision."""

MOST_TRIED: Final = 16
STARTERS: Final = 8
"""Over so many starters each future is counted."""


def player(name: str, rules: SquareRules, rng: Random) -> SquarePlayer:
    """The player of this name for these rules. Raises ValueError for a name there is not."""
    if name not in FUTURES:
        raise ValueError(f"there is no player of squares named {name!r}: there are {', '.join(FUTURES)}")
    judge = Judge(ways(rules), promise_for(rules), rank_points())

    def decide(view: View, legal: Sequence[SquareAction]) -> SquareAction:
        assert view.card is not None
        if len(legal) == 1:
            return legal[0]
        board, card = board_of(view), int(view.card)
        if not FUTURES[name]:
            source, target, _ = choose(board, card, judge.ways, judge.promise)
            return _action(view, source, target)
        options = np.array([_option(view, action) for action in legal], np.int64)
        stock = np.array(unseen(view), np.int64)
        best = _race(board, card, options, stock, rng.getrandbits(31), FUTURES[name], judge)
        return legal[best]

    return decide


@cache
def promise_for(rules: SquareRules) -> Promise:
    """What was learned for the preset nearest to these rules. Raises ValueError for a damaged table."""
    near = write(rules).split()[0]
    return read_table(near, (files("fifteentwo") / "data" / f"square_{near}.npz").read_bytes())


def read_table(name: str, content: bytes) -> Promise:
    """The promise written in a table. Raises ValueError where it is damaged."""
    blank = no_promise()
    whole = flat(blank)
    try:
        with np.load(BytesIO(content), allow_pickle=False) as table:
            weights = table["weights"]
        if weights.shape != whole.shape or not np.isfinite(weights).all():
            raise ValueError("its numbers are not those of a table")
    except (OSError, KeyError, EOFError, BadZipFile, ValueError) as error:
        raise ValueError(f"the table of {name} is damaged: {error}") from None
    return shaped(weights.astype(np.float32), blank)


def _option(view: View, action: SquareAction) -> tuple[int, int]:
    """The action as the kernels know it."""
    match action:
        case Place(card=card, cell=cell):
            if card == view.card:
                return -1, cell
            pile = next(number for number, held in enumerate(view.reserve) if card in held)
            return 5 * pile + view.reserve[pile].index(card), cell
        case Keep(pile=pile):
            return -1, DISCARD + 1 + pile
        case _:
            return -1, DISCARD


def _action(view: View, source: int, target: int) -> SquareAction:
    """The action the kernels mean."""
    assert view.card is not None
    if target == DISCARD:
        return Discard(PLAYER)
    if target > DISCARD:
        return Keep(PLAYER, target - DISCARD - 1)
    card: Card = view.card if source < 0 else view.reserve[source // 5][source % 5]
    return Place(PLAYER, card, target)


@compiled
def _race(board: Board, card: int, options: Integers, stock: Integers, seed: int, futures: int, judge: Judge) -> int:
    """The number of the option that does best on average, half of the options dropped after each round."""
    np.random.seed(seed)
    n = len(options)
    after = Board(board.grid.copy(), board.codes.copy(), board.suits.copy(), board.piles.copy(), board.counts.copy())
    means = np.empty(n)
    for option in range(n):
        _same(after, board)
        waits = act(after, card, options[option, 0], options[option, 1])
        if waits:
            _, _, means[option] = choose(after, card, judge.ways, judge.promise)
        else:
            means[option] = _promised(after, judge.promise)
    left = np.argsort(-means)[:MOST_TRIED].copy()
    sums = np.zeros(n)
    played = 0
    rounds = 1
    while 1 << rounds < len(left):
        rounds += 1
    while len(left) > 1:
        for _ in range(max(1, futures // (rounds * len(left)))):
            np.random.shuffle(stock)
            played += 1
            for option in left:
                _same(after, board)
                waits = act(after, card, options[option, 0], options[option, 1])
                sums[option] += play_on(after, card if waits else -1, stock, STARTERS, judge)
        order = np.argsort(-sums[left])
        left = left[order][: (len(left) + 1) // 2].copy()
    return int(left[0])


@compiled
def _promised(board: Board, promise: Promise) -> float:
    return lines_promise(board, board.counts[0], promise) + spare_promise(board, board.counts[0], promise)


@compiled
def _same(board: Board, other: Board) -> None:
    """Makes the board what the other is."""
    board.grid[:] = other.grid
    board.codes[:] = other.codes
    board.suits[:] = other.suits
    board.piles[:] = other.piles
    board.counts[:] = other.counts
