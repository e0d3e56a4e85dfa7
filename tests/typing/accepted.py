"""Lines that must type-check: the code of a player, a room and an analyst."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fifteentwo.cribbage import AnyAction, AnyEvent, Cribbage, State, View, guess
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.game import HOUSE, Game
from fifteentwo.rules import CRIBBAGE, PRESETS, CribbageRules, PatienceRules, Rules, SquareRules, parse
from fifteentwo.solitaire import Patience, Square

by_the_protocol: Game[State, View, AnyAction, AnyEvent] = Cribbage()


def bot(view: View, choices: Sequence[Choice]) -> Choice:
    """A player: gets its seat's view and nothing else."""
    return choices[-len(view.row) % len(choices)]


def play(game: Cribbage, rng: Random) -> State:
    """A game from its start to its end."""
    state = game.start()
    while seats := game.to_act(state):
        seat = seats[0]
        action: AnyAction = (
            game.house(state, rng) if seat == HOUSE else bot(game.observe(state, seat), game.legal(state, seat))
        )
        state, _events = game.apply(state, action)
    return state


def imagine(game: Cribbage, view: View, rng: Random) -> tuple[int, ...]:
    """A view is a state that can be continued, and so is a guess."""
    state: State = view
    deeper: State = guess(view, rng)
    return (state.count, *deeper.scores, len(game.legal(view, 0)))


def of_a_line() -> tuple[Cribbage, Square, Patience, Rules, int]:
    """A line of rules can be of any game, or of a given kind; the presets of a kind belong to that kind."""
    any_game: Rules = parse("wikibooks")
    alike: Rules = PRESETS["hoyle"].rules
    assert any_game != alike
    return (
        Cribbage(parse("hoyle", CribbageRules)),
        Square(parse("bvs", SquareRules)),
        Patience(parse("arnold", PatienceRules)),
        any_game,
        CRIBBAGE["partners"].rules.sides,
    )
