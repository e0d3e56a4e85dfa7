"""Players of the squares: by promise at once, or by playing the best of it to the end many times.

A player sees a view and chooses an action. `instant` takes what promises most. The others take the
actions that promise most, play each to the end against the same futures, drop the worse half, and so
on until one is left; with two cells empty and no reserve they count every future. How much they do is
fixed in futures, not in time, so that the same deal is always played alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Literal

import numpy as np

from fifteentwo.cards import Card
from fifteentwo.engine.kernels import rank_points
from fifteentwo.engine.square.board import (
    DISCARD,
    Judge,
    board_of,
    choose,
    unseen,
    ways,
)
from fifteentwo.engine.square.futures import count, race
from fifteentwo.engine.square.plain import Advice
from fifteentwo.engine.square.promise import promise_for
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Discard, Keep, Place, SquareAction
from fifteentwo.solitaire.moves import PLAYER
from fifteentwo.solitaire.square import CELLS, View

SquarePlayer = Callable[[View, Sequence[SquareAction]], SquareAction]

FUTURES: Final = {"instant": 0, "quick": 2000, "strong": 10000}
"""How many futures each player plays to the end, over all actions and rounds of a decision."""

EXACT: Final = 4
"""With so many cells empty, and every card to be laid down, a choice is exact."""

HEELS: Final = {"off": 0, "once": 2, "per_hand": 16}
_JACK: Final = 11
Aim = Literal["points", "chance"]
"""What a player plays for: the most points on average, or the chance to come to `win_at`."""


def player(name: str, rules: SquareRules, rng: Random, aim: Aim = "points") -> SquarePlayer:
    """The player of this name, or of so many futures a choice. Raises ValueError for a name there is not."""
    if name not in FUTURES and not re.fullmatch(r"[1-9][0-9]{0,6}", name):
        raise ValueError(f"there is no player of squares named {name!r}: there are {', '.join(FUTURES)}")
    judge = judge_for(rules)
    work = FUTURES[name] if name in FUTURES else int(name)

    def decide(view: View, legal: Sequence[SquareAction]) -> SquareAction:
        assert view.card is not None
        if len(legal) == 1:
            return legal[0]
        if not work:
            source, target, _ = choose(board_of(view), int(view.card), judge.ways, judge.promise)
            return _action(view, source, target)
        return advice(view, legal, work, rng.getrandbits(31), aim)[0].action

    return decide


def judge_for(rules: SquareRules) -> Judge:
    """All that playing on by these rules needs. Raises ValueError for a damaged table."""
    return Judge(ways(rules), promise_for(rules), rank_points())


def advice(
    view: View, legal: Sequence[SquareAction], futures: int, seed: int, aim: Aim = "points"
) -> tuple[Advice, ...]:
    """The actions with what they are worth, the best first, after so many futures drawn from this number.

    With up to four cells empty and neither dead cells nor a reserve the points are exact averages. For the
    aim `chance` the worth is the chance to come to `win_at`.
    """
    assert view.card is not None
    rules, judge = view.rules, judge_for(view.rules)
    board, card = board_of(view), int(view.card)
    options = np.array([_option(view, action) for action in legal], np.int64)
    stock = np.array(unseen(view), np.int64)
    every_card_stays = len(view.dead) == rules.dead_cells and not rules.reserve_piles
    if aim == "points" and every_card_stays and CELLS - view.filled <= EXACT:
        order, means = count(board, card, options, stock, judge)
        errors = np.zeros(len(means))
    else:
        win_at = rules.win_at if aim == "chance" else -1
        order, means, errors = race(board, card, options, stock, seed, futures, judge, win_at, HEELS[rules.heels])
    jacks = sum(Card(int(other)).rank == _JACK for other in stock)
    heels = HEELS[rules.heels] * jacks / len(stock) if aim == "points" else 0.0
    return tuple(
        Advice(legal[int(n)], float(means[n]) + heels, None if np.isnan(errors[n]) else float(errors[n])) for n in order
    )


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
