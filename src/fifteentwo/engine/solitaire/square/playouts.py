"""Play-outs of a square: choices for the same card, each followed by the same cards to the end.

The greedy player makes all further choices. The cards are drawn again from those the player has not seen, by a generator with
a fixed seed, so the same question has the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.solitaire.square.board import (
    EMPTIES,
    Board,
    Evaluator,
    Integers,
    act,
    assign,
    board_of,
    copy_board,
    draw_card,
    total,
    unseen,
)
from fifteentwo.engine.solitaire.square.endgame import adjust, count_stock
from fifteentwo.engine.solitaire.square.greedy import HEELS
from fifteentwo.engine.solitaire.square.options import play_greedily
from fifteentwo.engine.solitaire.square.players import evaluator_for, kernel_action
from fifteentwo.engine.solitaire.square.scratch import new_scratch
from fifteentwo.solitaire import SquareAction
from fifteentwo.solitaire.square import View

DEALS: Final = 1000
_JACK: Final = 10


class MeanDifference(NamedTuple):
    """How many points more one choice brings than another, and the standard error."""

    value: float
    error: float


def difference(view: View, better: SquareAction, other: SquareAction, deals: int = DEALS) -> MeanDifference:
    """The mean points of the first choice less those of the second, over deals drawn for both alike."""
    totals = _played(view, (better, other), deals)
    found = totals[:, 0] - totals[:, 1]
    return MeanDifference(float(found.mean()), float(found.std(ddof=1)) / sqrt(deals))


def mean_total(view: View, action: SquareAction, deals: int = DEALS) -> tuple[float, float]:
    """The mean total after this action, with his heels, over drawn deals; and its standard error."""
    totals = _played(view, (action,), deals)
    return float(totals.mean()), float(totals.std(ddof=1)) / sqrt(deals)


def _played(view: View, actions: Sequence[SquareAction], deals: int) -> Integers:
    """The totals after each action: (deals, actions)."""
    assert view.card is not None
    choices = np.array([kernel_action(view, action) for action in actions], np.int64)
    stock = np.array(unseen(view), np.int64)
    heels = HEELS[view.rules.heels]
    return _totals(board_of(view), int(view.card), choices, stock, heels, deals, evaluator_for(view.rules))


@compiled
def _totals(
    board: Board, card: int, choices: Integers, stock: Integers, heels: int, deals: int, evaluator: Evaluator
) -> Integers:
    """The totals after each choice: (deals, choices)."""
    np.random.seed(1)
    pack = stock.copy()
    after = copy_board(board)
    scratch = new_scratch(board, evaluator.weights)
    totals = np.zeros((deals, len(choices)), np.int64)
    for deal in range(deals):
        for coming in range(len(pack)):
            draw_card(pack, coming)
        for choice in range(len(choices)):
            assign(after, board)
            remaining = count_stock(pack, 0)
            if act(after, card, choices[choice, 0], choices[choice, 1]):
                play_greedily(after, card, remaining, evaluator, scratch)
            coming = 0
            while after.counts[EMPTIES] > 0:
                turned = pack[coming]
                coming += 1
                adjust(remaining, turned, -1)
                play_greedily(after, turned, remaining, evaluator, scratch)
            starter = pack[coming]
            totals[deal, choice] = total(after, starter, evaluator.points) + heels * (starter >> 2 == _JACK)
    return totals
