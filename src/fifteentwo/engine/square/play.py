"""Players of the squares, who look one card ahead or two.

A player sees a view and chooses an action. With few cells empty, and every card to be laid down, it counts
every future. For the chance to win the best actions are played to the end many times, against the same
futures. How much is done is fixed in positions and futures, not in time, so that the same deal is always
played alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Literal, NamedTuple

import numpy as np

from fifteentwo.cards import Card
from fifteentwo.engine.kernels import rank_points
from fifteentwo.engine.square.ahead import count, weigh
from fifteentwo.engine.square.board import (
    DISCARD,
    Judge,
    board_of,
    unseen,
    ways,
)
from fifteentwo.engine.square.futures import race
from fifteentwo.engine.square.plain import Advice
from fifteentwo.engine.square.promise import promise_for
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Keep, Place, SquareAction
from fifteentwo.solitaire.square import CELLS, View

SquarePlayer = Callable[[View, Sequence[SquareAction]], SquareAction]


class Search(NamedTuple):
    """How a choice is searched."""

    width: int
    """How many options for the next card are looked at two cards ahead, see `ahead.weigh`."""
    futures: int
    """How many futures are played for the chance to win."""


SEARCHES: Final = {"instant": Search(0, 200), "quick": Search(3, 800), "strong": Search(8, 4000)}
"""The players there are."""

EXACT: Final = 4
"""With so many cells empty, and every card to be laid down, a choice is exact."""

HEELS: Final = {"off": 0, "once": 2, "per_hand": 16}
_JACK: Final = 11
Aim = Literal["points", "chance"]
"""What a player plays for: the most points on average, or the chance to come to `win_at`."""


def player(name: str, rules: SquareRules, rng: Random, aim: Aim = "points") -> SquarePlayer:
    """The player of this name. Raises ValueError for a name there is not."""
    if name not in SEARCHES:
        raise ValueError(f"there is no player of squares named {name!r}: there are {', '.join(SEARCHES)}")
    judge_for(rules)

    def decide(view: View, legal: Sequence[SquareAction]) -> SquareAction:
        return legal[0] if len(legal) == 1 else advice(view, legal, name, rng.getrandbits(31), aim)[0].action

    return decide


def judge_for(rules: SquareRules) -> Judge:
    """All that playing on by these rules needs. Raises ValueError for a damaged table."""
    return Judge(ways(rules), promise_for(rules), rank_points())


def advice(
    view: View, legal: Sequence[SquareAction], name: str = "quick", seed: int = 1, aim: Aim = "points"
) -> tuple[Advice, ...]:
    """The actions with what they are worth, the best first, as the player of this name sees it.

    With up to four cells empty and neither dead cells nor a reserve the points are exact averages. For the
    aim `chance` the worth is the chance to come to `win_at`, from futures drawn from the seed.
    """
    assert view.card is not None
    rules, judge, search = view.rules, judge_for(view.rules), SEARCHES[name]
    board, card = board_of(view), int(view.card)
    actions = np.array([numbered(view, action) for action in legal], np.int64)
    stock = np.array(unseen(view), np.int64)
    errors = np.full(len(legal), np.nan)
    every_card_stays = len(view.dead) == rules.dead_cells and not rules.reserve_piles
    if aim == "points" and every_card_stays and CELLS - view.filled <= EXACT:
        order, worths = count(board, card, actions, stock, judge)
        errors[:] = 0
    else:
        order, worths = weigh(board, card, actions, stock, search.width, judge)
    heels = HEELS[rules.heels]
    if aim == "chance":
        order, worths, errors = race(
            board, card, actions, order, stock, seed, search.futures, judge, rules.win_at, heels
        )
    else:
        worths = worths + heels * sum(Card(int(other)).rank == _JACK for other in stock) / len(stock)
    return tuple(
        Advice(legal[int(n)], float(worths[n]), None if np.isnan(errors[n]) else float(errors[n])) for n in order
    )


def numbered(view: View, action: SquareAction) -> tuple[int, int]:
    """The action as the kernels know it: the place of its card in the reserve (-1 for the turned card), and where it goes."""
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
