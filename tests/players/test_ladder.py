"""The levels below the expert: each beats the one below it, and errs in its own way."""

from __future__ import annotations

import pytest

from fifteentwo.cribbage import Discard
from fifteentwo.duplicate_match import compare
from tests.players.positions import ME, OTHER, chosen, dealt, in_the_play, played


@pytest.mark.parametrize(("better", "worse"), [("club", "novice"), ("strong", "novice"), ("novice", "random")])
def test_each_level_beats_those_well_below_it(better: str, worse: str) -> None:
    sums = compare((better, worse), 48, rng=5)
    assert sums.margin[0] > 2 * sums.margin[1]


def test_the_novice_does_not_see_every_set_and_does_not_mind_the_crib() -> None:
    for dealer in (ME, OTHER):
        seen = {str(chosen("novice", dealt("5H 5C 2D 7S 8S 9S", dealer), seed)) for seed in range(40)}
        assert len(seen) > 2
    view = in_the_play("8H 9D 2C KH", "6D KS 3C", "7c")
    pegs = [played("novice", view, seed) == "8H" for seed in range(200)]
    assert 0.4 < sum(pegs) / 200 < 0.8, "fifteen, when it is seen; any card otherwise"


def test_the_club_player_takes_points_and_forgets_the_crib_now_and_then() -> None:
    view = in_the_play("8H 9D 2C KH", "6D KS 3C", "7c")
    assert {played("club", view, seed) for seed in range(20)} == {"8H"}
    hand = dealt("5H 5C 2D 7S 8S 9S", dealer=OTHER)
    choices = [chosen("club", hand, seed) for seed in range(60)]
    as_simple = chosen("simple", hand)
    as_steady = chosen("steady", hand)
    assert {as_simple, as_steady} == set(choices)
    assert choices.count(as_simple) > choices.count(as_steady) or as_simple == as_steady


def test_the_strong_player_discards_as_the_expert_does_for_points() -> None:
    for hand in ("5H 5C 5D JS 2S 9D", "AC 2D 3H 7S 8C KD", "4H 4D 6S 6C 7D QH"):
        choice = chosen("strong", dealt(hand))
        assert isinstance(choice, Discard)
        assert choice == chosen("expert-points", dealt(hand))
