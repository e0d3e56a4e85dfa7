"""The players of squares: expectimax to a fixed depth, with the value function at the leaves.

With few cells empty, when every card must be placed, a choice is exact. The work is fixed in positions, not in time,
and nothing is sampled, so a player plays a deal the same way on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import numpy as np

from fifteentwo.engine.scoring.vectorised import rank_points
from fifteentwo.engine.solitaire.interface import Aim
from fifteentwo.engine.solitaire.square.board import (
    EMPTIES,
    THROW_AWAY,
    Board,
    Evaluator,
    Integers,
    TotalUtility,
    act,
    board_of,
    copy_board,
    kernel_rules,
    unseen,
)
from fifteentwo.engine.solitaire.square.expectimax import exact_values, search_actions
from fifteentwo.engine.solitaire.square.greedy import HEELS, ActionValue, jack_probability
from fifteentwo.engine.solitaire.square.incremental import variance_of
from fifteentwo.engine.solitaire.square.value import LEAST_VARIANCE, risk_adjusted, variance_for, weights_for
from fifteentwo.locales import CodedValueError
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Keep, Place, SquareAction
from fifteentwo.solitaire.square import CELLS, View

SquarePlayer = Callable[[View, Sequence[SquareAction]], SquareAction]


WIDTHS: Final = {"instant": 0, "quick": 3, "strong": 8}
"""The players: how many options for the next card each searches to depth two, see `expectimax.search_actions`.

*instant* (0) searches to depth one.
"""

EXACT: Final = {"instant": 3, "quick": 4, "strong": 4}
"""With this many cells empty or fewer, when every card must be placed, a choice is exact."""

MAX_RISK_PRICE: Final = 0.15
"""A limit of the price of variance, in points for a square point."""


def player(name: str, rules: SquareRules, aim: Aim = "points") -> SquarePlayer:
    """The player of this name. Raises ValueError for an unknown name."""
    if name not in WIDTHS:
        raise CodedValueError("square-no-player", name=name, known=", ".join(WIDTHS))
    evaluator_for(rules)

    def decide(view: View, legal: Sequence[SquareAction]) -> SquareAction:
        return legal[0] if len(legal) == 1 else advice(view, legal, name, aim)[0].action

    return decide


def evaluator_for(rules: SquareRules) -> Evaluator:
    """The evaluator for these rules. Raises ValueError for a damaged table."""
    return Evaluator(kernel_rules(rules), weights_for(rules), rank_points())


def advice(
    view: View, legal: Sequence[SquareAction], name: str = "quick", aim: Aim = "points"
) -> tuple[ActionValue, ...]:
    """The actions with their values, the best first, by the player of this name.

    With few cells empty (`EXACT`) and neither dead cells nor a reserve, expected points are exact. For the aim `chance`
    the value is the probability of a total of at least `win_at`; it is exact with one or two cells empty and neither
    dead cells nor a reserve.
    """
    assert view.card is not None
    rules, evaluator, width = view.rules, evaluator_for(view.rules), WIDTHS[name]
    board, card = board_of(view), int(view.card)
    actions = np.array([kernel_action(view, action) for action in legal], np.int64)
    stock = np.array(unseen(view), np.int64)
    every_card_stays = len(view.dead) == rules.dead_cells and not rules.reserve_piles
    empties = CELLS - view.filled
    if aim == "chance":
        order, values = search_actions(
            board, card, actions, stock, width, _chance_evaluator(evaluator, rules, board, card, actions, stock)
        )
        exact = every_card_stays and empties <= 2
    else:
        exact = every_card_stays and empties <= EXACT[name]
        if exact:
            order, values = exact_values(board, card, actions, stock, evaluator)
        else:
            order, values = search_actions(board, card, actions, stock, width, evaluator)
        values = values + HEELS[rules.heels] * jack_probability(stock)
    return tuple(ActionValue(legal[int(n)], float(values[n]), 0.0 if exact else None) for n in order)


def _chance_evaluator(
    evaluator: Evaluator, rules: SquareRules, board: Board, card: int, actions: Integers, stock: Integers
) -> Evaluator:
    """The evaluator for the chance to win: values less a price for variance, and a normal model of the total.

    With mean m, standard deviation s and the needed total w, the chance to win is Phi((m - w) / s). To first order a
    unit of variance changes it as much as (m - w) / (2 s^2) points do, so that is the price of variance at the present
    position, averaged over starters with and without his heels.
    """
    variance = variance_for(rules)
    order, values = search_actions(board, card, actions, stock, 0, evaluator)
    act(board := copy_board(board), card, *actions[order[0]])
    empties = max(1, board.counts[EMPTIES])
    # Part of the variance is resolved by the time leaves are evaluated, one or two cards later.
    squared = max(LEAST_VARIANCE, variance_of(board, evaluator.weights.keys, variance) * empties / (empties + 1))
    width = squared**0.5
    enough = rules.win_at - 0.5
    heels = HEELS[rules.heels]
    jacks = jack_probability(stock) if heels else 0.0
    distance = (values[order[0]] - enough + np.array([0, heels])) / width
    density = np.array([1 - jacks, jacks]) * np.exp(-(distance**2) / 2)
    price = float(
        np.clip((density * distance).sum() / (density.sum() + 1e-12) / (2 * width), -MAX_RISK_PRICE, MAX_RISK_PRICE)
    )
    utility = TotalUtility(True, rules.win_at, heels, jacks, enough - price * squared, width)
    return evaluator._replace(weights=risk_adjusted(evaluator.weights, variance, price), utility=utility)


def kernel_action(view: View, action: SquareAction) -> tuple[int, int]:
    """The action for compiled functions: the slot in the reserve (-1 for the turned card), and the target."""
    match action:
        case Place(card=card, cell=cell):
            if card == view.card:
                return -1, cell
            pile = next(number for number, held in enumerate(view.reserve) if card in held)
            return 5 * pile + view.reserve[pile].index(card), cell
        case Keep(pile=pile):
            return -1, THROW_AWAY + 1 + pile
        case _:
            return -1, THROW_AWAY
