"""Players of the squares: by promise at once, or by playing the best of it to the end many times.

A player sees a view and chooses an action. `instant` takes what promises most. The others take the
actions that promise most, play each to the end against the same futures, drop the worse half, and so
on until one is left; with two cells empty and no reserve they count every future. How much they do is
fixed in futures, not in time, so that the same deal is always played alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fifteentwo.cards import Card
from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.kernels import rank_points
from fifteentwo.engine.square.board import (
    DISCARD,
    Board,
    Integers,
    Judge,
    act,
    board_of,
    choose,
    lines_promise,
    play_on,
    spare_promise,
    unseen,
    ways,
)
from fifteentwo.engine.square.plain import Advice
from fifteentwo.engine.square.promise import Promise, promise_for
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Discard, Keep, Place, SquareAction
from fifteentwo.solitaire.moves import PLAYER
from fifteentwo.solitaire.square import View

SquarePlayer = Callable[[View, Sequence[SquareAction]], SquareAction]

FUTURES: Final = {"instant": 0, "quick": 2000, "strong": 10000}
"""How many futures each player plays to the end, over all actions and rounds of a decision."""

MOST_TRIED: Final = 16
_JACK: Final = 11
HEELS: Final = {"off": 0, "once": 2, "per_hand": 16}
STARTERS: Final = 8
"""Over so many starters each future is counted."""


def player(name: str, rules: SquareRules, rng: Random) -> SquarePlayer:
    """The player of this name for these rules. Raises ValueError for a name there is not."""
    if name not in FUTURES:
        raise ValueError(f"there is no player of squares named {name!r}: there are {', '.join(FUTURES)}")
    judge = judge_for(rules)

    def decide(view: View, legal: Sequence[SquareAction]) -> SquareAction:
        assert view.card is not None
        if len(legal) == 1:
            return legal[0]
        if not FUTURES[name]:
            source, target, _ = choose(board_of(view), int(view.card), judge.ways, judge.promise)
            return _action(view, source, target)
        return advice(view, legal, FUTURES[name], rng.getrandbits(31))[0].action

    return decide


def judge_for(rules: SquareRules) -> Judge:
    """All that playing on by these rules needs. Raises ValueError for a damaged table."""
    return Judge(ways(rules), promise_for(rules), rank_points())


def advice(view: View, legal: Sequence[SquareAction], futures: int, seed: int) -> tuple[Advice, ...]:
    """The actions with what they are worth, the best first, after so many futures drawn from this number."""
    assert view.card is not None
    judge = judge_for(view.rules)
    options = np.array([_option(view, action) for action in legal], np.int64)
    stock = np.array(unseen(view), np.int64)
    order, means = _race(board_of(view), int(view.card), options, stock, seed, futures, judge)
    heels = HEELS[view.rules.heels] * sum(Card(int(card)).rank == _JACK for card in stock) / len(stock)
    return tuple(Advice(legal[int(n)], float(means[n]) + heels) for n in order)


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
def _race(
    board: Board, card: int, options: Integers, stock: Integers, seed: int, futures: int, judge: Judge
) -> tuple[Integers, NDArray[np.float64]]:
    """The options, the best on average first, half of them dropped after each round; and the mean of each."""
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
    order = np.argsort(-means)
    sums = np.zeros(n)
    played = 0
    many = min(n, MOST_TRIED)
    rounds = 1
    while 1 << rounds < many:
        rounds += 1
    while many > 1:
        left = order[:many].copy()
        for _ in range(max(1, futures // (rounds * many))):
            np.random.shuffle(stock)
            played += 1
            for option in left:
                _same(after, board)
                waits = act(after, card, options[option, 0], options[option, 1])
                sums[option] += play_on(after, card if waits else -1, stock, STARTERS, judge)
        for option in left:
            means[option] = sums[option] / played
        order[:many] = left[np.argsort(-sums[left])]
        many = (many + 1) // 2
    return order, means


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
