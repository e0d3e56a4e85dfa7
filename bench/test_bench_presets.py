"""The cost of an action under each preset, relative to the standard game: to_act, legal and apply."""

from collections.abc import Callable, Mapping
from random import Random

from fifteentwo.cribbage import AnyAction, Cribbage, State, exact_answer
from fifteentwo.game import HOUSE, Opening
from fifteentwo.rules import PRESETS, CribbageRules

GAMES = 6


def a_game(rules: CribbageRules, seed: int) -> list[tuple[State, AnyAction]]:
    """Cards played at random; everything is counted, called and named correctly."""
    game, rng = Cribbage(rules), Random(seed)
    state, moves = game.start(Opening(dealer=0)), []
    while acting := game.to_act(state):
        action: AnyAction
        if acting[0] == HOUSE:
            action = game.house(state, rng)
        else:
            action = exact_answer(state) if state.due is not None else rng.choice(game.legal(state, acting[0]))
        moves.append((state, action))
        state, _ = game.apply(state, action)
    return moves


def through(rules: CribbageRules) -> Callable[[], int]:
    """Replays some games; returns the number of actions."""
    game = Cribbage(rules)
    moves = [move for seed in range(GAMES) for move in a_game(rules, seed)]

    def again() -> int:
        for state, action in moves:
            for seat in game.to_act(state):
                game.legal(state, seat)
            if state.due is not None:
                exact_answer(state)
            game.apply(state, action)
        return len(moves)

    return again


def test_presets(side_by_side: Callable[[Mapping[str, Callable[[], int]]], None]) -> None:
    side_by_side({name: through(each.rules) for name, each in PRESETS.items() if isinstance(each.rules, CribbageRules)})
