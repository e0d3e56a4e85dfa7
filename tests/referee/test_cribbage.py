"""Whole games under any rules: the referee and the library agree after every action."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifteentwo.rules import CRIBBAGE, CribbageRules, parse
from tests.laws.games import DEALINGS, Played, built_rules, games, often, play_out, seeds, some_style
from tests.referee.following import follow


@often
@given(games)
def test_the_referee_agrees_after_every_action(played: Played) -> None:
    follow(played)


near_the_end = st.builds(
    play_out,
    built_rules(),
    seeds,
    st.sampled_from(("fair", *DEALINGS)),
    st.lists(some_style, min_size=1, max_size=3),
    st.lists(st.integers(1, 6), min_size=6, max_size=6),
    st.integers(0, 5),
)
"""Short games, in which every point may be the last."""


@often
@given(near_the_end)
def test_the_referee_agrees_near_the_end(played: Played) -> None:
    follow(played)


@often
@given(
    st.sampled_from((3, 4, 5)), st.sampled_from(("all", "bicycle")), seeds, st.sampled_from(("low then high", "low"))
)
def test_the_referee_agrees_who_plays_on_after_a_go(players: int, rotation: str, seed: int, dealing: str) -> None:
    rules = parse(f"standard players={players} target=31 go_rotation={rotation}", CribbageRules)
    follow(play_out(rules, seed, dealing, dealer=0))


@pytest.mark.parametrize("preset", CRIBBAGE)
def test_the_referee_knows_every_preset(preset: str) -> None:
    for number, dealing in enumerate(("fair", "low then high", "jokers")):
        follow(play_out(CRIBBAGE[preset].rules, number, dealing, dealer=number))


@pytest.mark.exhaustive
@settings(max_examples=3000)
@given(games)
def test_the_referee_agrees_in_three_thousand_games(played: Played) -> None:
    follow(played)
