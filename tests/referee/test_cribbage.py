"""Whole games by any rules: the referee and the library say the same after every action."""

import pytest
from hypothesis import given, settings

from fifteentwo.rules import CRIBBAGE
from tests.laws.games import Played, games, often, play_out
from tests.referee.following import follow


@often
@given(games)
def test_the_referee_agrees_after_every_action(played: Played) -> None:
    follow(played)


@pytest.mark.parametrize("preset", CRIBBAGE)
def test_the_referee_knows_every_preset(preset: str) -> None:
    for number, dealing in enumerate(("fair", "low then high", "jokers")):
        follow(play_out(CRIBBAGE[preset].rules, number, dealing, dealer=number))


@pytest.mark.exhaustive
@settings(max_examples=3000)
@given(games)
def test_the_referee_agrees_in_three_thousand_games(played: Played) -> None:
    follow(played)
