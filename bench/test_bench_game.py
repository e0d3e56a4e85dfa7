"""What playing costs: a move, a view, a whole game, a bot's decision."""

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import pytest

from fifteentwo.cribbage import AnyAction, Cribbage, Discard, State, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.game import HOUSE, Opening
from fifteentwo.players import NAMES, player

if TYPE_CHECKING:
    from bench.conftest import Timed

GAME = Cribbage()
Question = tuple[View, Sequence[Choice]]


def random_game(seed: int) -> tuple[list[State], list[AnyAction]]:
    """A game between two random players: every state, and the action taken in each but the last."""
    rng = Random(seed)
    states = [GAME.start(Opening(dealer=0))]
    actions: list[AnyAction] = []
    while acting := GAME.to_act(states[-1]):
        state, seat = states[-1], acting[0]
        actions.append(GAME.house(state, rng) if seat == HOUSE else rng.choice(GAME.legal(state, seat)))
        states.append(GAME.apply(state, actions[-1])[0])
    return states, actions


@pytest.fixture(scope="module")
def games() -> list[tuple[list[State], list[AnyAction]]]:
    return [random_game(seed) for seed in range(20)]


@pytest.fixture(scope="module")
def questions(games: list[tuple[list[State], list[AnyAction]]]) -> list[Question]:
    """Every position in those games in which a player had a choice."""
    return [
        (GAME.observe(state, seat), GAME.legal(state, seat))
        for states, _ in games
        for state in states
        for seat in GAME.to_act(state)
        if seat != HOUSE and len(GAME.legal(state, seat)) > 1
    ]


def test_apply(timed: "Timed", games: list[tuple[list[State], list[AnyAction]]]) -> None:
    moves = [move for states, actions in games for move in zip(states, actions, strict=False)]

    def play_all() -> None:
        for state, action in moves:
            GAME.apply(state, action)

    timed("apply, over whole games", play_all, aim=25e-6, of=len(moves))


def test_observe(timed: "Timed", games: list[tuple[list[State], list[AnyAction]]]) -> None:
    states = [state for states, _ in games for state in states]

    def observe_all() -> None:
        for state in states:
            GAME.observe(state, 1)

    timed("observe, over whole games", observe_all, aim=5e-6, of=len(states))


def test_random_game(timed: "Timed") -> None:
    def play_twenty() -> None:
        for seed in range(20):
            random_game(seed)

    timed("a random game", play_twenty, aim=5e-3, of=20)


@pytest.mark.parametrize("name", NAMES)
def test_decision(timed: "Timed", questions: list[Question], name: str) -> None:
    choose = player(name, Random(1))

    def choose_all() -> None:
        for view, legal in questions:
            choose(view, legal)

    timed(f"a decision of {name}, over whole games", choose_all, aim=50e-3, of=len(questions), rounds=5)


def test_hardest_decision(timed: "Timed", questions: list[Question]) -> None:
    """Fifteen ways to discard, each over 46 starters."""
    choose = player("steady", Random(1))
    view, legal = next(question for question in questions if isinstance(question[1][0], Discard))
    timed("a discard of steady", lambda: choose(view, legal), aim=50e-3)
