"""Lines that must not type-check: each states its error, and mypy reports any line that is correct."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from fifteentwo.cards import Card
from fifteentwo.cribbage import AnyAction, Cribbage, Discard, Play, State, View, guess
from fifteentwo.game import Game, Outcome
from fifteentwo.rules import PRESETS, CribbageRules, SquareRules, parse


def bot(view: View, choices: Sequence[Discard | Play]) -> Discard | Play:
    """A player: gets its seat's view and nothing else."""
    return choices[-len(view.row) % len(choices)]


def the_truth_is_not_shown_to_a_player(state: State, choices: Sequence[Discard | Play]) -> None:
    bot(state, choices)  # type: ignore[arg-type]
    guess(state, Random(1))  # type: ignore[arg-type]


def what_is_not_an_action(game: Cribbage, state: State) -> None:
    game.apply(state, "play 1 4H")  # type: ignore[arg-type]
    game.apply(state, Card("4H"))  # type: ignore[arg-type]
    game.observe(state, "0")  # type: ignore[arg-type]
    hand: tuple[int, ...] = game.observe(state, 0)  # type: ignore[assignment]
    assert hand


def values_do_not_change(state: State, rules: CribbageRules, action: Play) -> None:
    state.phase = "over"  # type: ignore[misc]
    rules.target = 61  # type: ignore[misc]
    action.card = Card("4H")  # type: ignore[misc]


def rules_are_not_made_up() -> None:
    CribbageRules(first_deal="eldest")  # type: ignore[arg-type]
    CribbageRules(goal=61)  # type: ignore[call-arg]
    Cribbage(parse("bvs"))  # type: ignore[arg-type]
    Cribbage(parse("bvs", SquareRules))  # type: ignore[arg-type]
    Cribbage(PRESETS["bvs"].rules)  # type: ignore[arg-type]


def an_outcome_may_be_none(game: Cribbage, state: State) -> Outcome:
    return game.outcome(state)  # type: ignore[return-value]


def a_game_of_other_states() -> Game[int, View, AnyAction, object]:
    return Cribbage()  # type: ignore[return-value]
