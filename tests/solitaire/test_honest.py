"""A value called exact for the last cell of a square is the mean over the starters, under any rules."""

from __future__ import annotations

from itertools import product
from random import Random
from statistics import fmean

import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.solitaire import solo
from fifteentwo.engine.solitaire.interface import PLAIN
from fifteentwo.game import HOUSE
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Square, Turn
from fifteentwo.solitaire.moves import Place
from fifteentwo.solitaire.square import State

RESERVES = ((0, 0, None), (1, 5, "top"), (2, 3, "free"))


def at_the_last_cell(game: Square, rng: Random) -> State:
    """Turns and places cards at random until one cell is left and a card is turned for it."""
    state = game.start()
    while state.filled < 15 or game.to_act(state) == (HOUSE,):
        if game.to_act(state) == (HOUSE,):
            unseen = sorted(set(PACK) - state.known())
            state, _ = game.apply(state, Turn(rng.choice(unseen)))
        else:
            placing = [each for each in game.legal(state, 0) if isinstance(each, Place)]
            state, _ = game.apply(state, rng.choice(placing))
    return state


def counted(game: Square, state: State, action: Place) -> float:
    """The mean total over every card that can be the starter."""
    placed, _ = game.apply(state, action)
    starters: list[Card] = sorted(set(PACK) - placed.known())
    return fmean(game.apply(placed, Turn(starter))[0].score for starter in starters)


@pytest.mark.parametrize("player", [PLAIN, "instant", "quick"])
def test_the_last_cell_is_exact_under_any_rules(player: str) -> None:
    rng, exact = Random(3), 0
    for heels, adjacency, dead, reserve in product(("off", "once", "per_hand"), ("none", "king"), (0, 2), RESERVES):
        game = Square(SquareRules(adjacency, dead, *reserve, heels=heels))  # type: ignore[arg-type]
        state = at_the_last_cell(game, rng)
        for each in solo.advice(game.observe(state, 0), player):
            if each.error == 0 and isinstance(each.action, Place):
                assert each.value == pytest.approx(counted(game, state, each.action)), game.rules
                exact += 1
    assert exact == (0 if player == PLAIN else 6), "without dead cells and reserve"
