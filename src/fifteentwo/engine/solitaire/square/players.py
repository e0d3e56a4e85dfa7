"""Players of the squares, who look one card ahead or two.

A player sees a view and chooses an action. With few cells empty, and every card to be laid down, it counts
every future. For the chance to win promises are taken for what they are likely to come to. How much is done is
fixed in positions, not in time, and nothing is drawn by chance, so that the same deal is always played alike.
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
    Integers,
    Judge,
    Stake,
    act,
    board_of,
    copied,
    unseen,
    ways,
)
from fifteentwo.engine.solitaire.square.expectimax import count, weigh
from fifteentwo.engine.solitaire.square.greedy import HEELS, Advice, jacks_in
from fifteentwo.engine.solitaire.square.incremental import spread_of
from fifteentwo.engine.solitaire.square.value import LEAST_SPREAD, promise_for, spread_for, steadied
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Keep, Place, SquareAction
from fifteentwo.solitaire.square import CELLS, View

SquarePlayer = Callable[[View, Sequence[SquareAction]], SquareAction]


WIDTHS: Final = {"instant": 0, "quick": 3, "strong": 8}
"""The players there are: how many options for the next card each looks at two cards ahead, see `expectimax.weigh`."""

EXACT: Final = {"instant": 3, "quick": 4, "strong": 4}
"""With so many cells empty, and every card to be laid down, a choice is exact."""

MOST_BY: Final = 0.15
"""No more than so many points are paid for a point of spread."""


def player(name: str, rules: SquareRules, aim: Aim = "points") -> SquarePlayer:
    """The player of this name. Raises ValueError for a name there is not."""
    if name not in WIDTHS:
        raise ValueError(f"there is no player of squares named {name!r}: there are {', '.join(WIDTHS)}")
    judge_for(rules)

    def decide(view: View, legal: Sequence[SquareAction]) -> SquareAction:
        return legal[0] if len(legal) == 1 else advice(view, legal, name, aim)[0].action

    return decide


def judge_for(rules: SquareRules) -> Judge:
    """All that playing on by these rules needs. Raises ValueError for a damaged table."""
    return Judge(ways(rules), promise_for(rules), rank_points())


def advice(view: View, legal: Sequence[SquareAction], name: str = "quick", aim: Aim = "points") -> tuple[Advice, ...]:
    """The actions with what they are worth, the best first, as the player of this name sees it.

    With few cells empty (`EXACT`) and neither dead cells nor a reserve the points are exact averages. For the
    aim `chance` the worth is the chance to come to `win_at`, exact with two cells empty or one and neither dead cells nor a reserve.
    """
    assert view.card is not None
    rules, judge, width = view.rules, judge_for(view.rules), WIDTHS[name]
    board, card = board_of(view), int(view.card)
    actions = np.array([numbered(view, action) for action in legal], np.int64)
    stock = np.array(unseen(view), np.int64)
    every_card_stays = len(view.dead) == rules.dead_cells and not rules.reserve_piles
    empties = CELLS - view.filled
    if aim == "chance":
        order, worths = weigh(
            board, card, actions, stock, width, _for_chance(judge, rules, board, card, actions, stock)
        )
        exact = every_card_stays and empties <= 2
    else:
        exact = every_card_stays and empties <= EXACT[name]
        if exact:
            order, worths = count(board, card, actions, stock, judge)
        else:
            order, worths = weigh(board, card, actions, stock, width, judge)
        worths = worths + HEELS[rules.heels] * jacks_in(stock)
    return tuple(Advice(legal[int(n)], float(worths[n]), 0.0 if exact else None) for n in order)


def _for_chance(judge: Judge, rules: SquareRules, board: Board, card: int, actions: Integers, stock: Integers) -> Judge:
    """The judge for who plays for the chance to win.

    What this position promises and how far what comes may lie from it say how much a point of spread costs or
    brings: so much is taken from the promises.
    """
    spread = spread_for(rules)
    order, worths = weigh(board, card, actions, stock, 0, judge)
    act(board := copied(board), card, *actions[order[0]])
    empties = max(1, board.counts[EMPTIES])
    # Of the spread some is over by the time the promises are looked at, one or two cards later.
    squared = max(LEAST_SPREAD, spread_of(board, judge.promise.keys, spread) * empties / (empties + 1))
    width = squared**0.5
    enough = rules.win_at - 0.5
    heels = HEELS[rules.heels]
    jacks = jacks_in(stock) if heels else 0.0
    over = (worths[order[0]] - enough + np.array([0, heels])) / width
    likely = np.array([1 - jacks, jacks]) * np.exp(-(over**2) / 2)
    by = float(np.clip((likely * over).sum() / (likely.sum() + 1e-12) / (2 * width), -MOST_BY, MOST_BY))
    stake = Stake(True, rules.win_at, heels, jacks, enough - by * squared, width)
    return judge._replace(promise=steadied(judge.promise, spread, by), stake=stake)


def numbered(view: View, action: SquareAction) -> tuple[int, int]:
    """The action as the kernels know it: the place of its card in the reserve (-1 for the turned card), and where it goes."""
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
