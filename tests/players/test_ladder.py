"""The levels below the expert: each beats the one below it and has its own weaknesses."""

from __future__ import annotations

import pytest

from fifteentwo.cards import cards
from fifteentwo.cribbage import Discard
from fifteentwo.duplicate_match import compare
from tests.cases import cases
from tests.players.positions import ME, OTHER, chosen, dealt, discarded, in_the_play, played


@pytest.mark.parametrize(
    ("better", "worse"),
    cases(
        [("casual", "novice"), ("novice", "beginner")],
        [("club", "novice"), ("strong", "novice"), ("beginner", "random")],
    ),
)
def test_each_level_beats_those_well_below_it(better: str, worse: str) -> None:
    sums = compare((better, worse), 48, rng=5)
    assert sums.margin[0] > 2 * sums.margin[1]


def test_the_beginner_keeps_every_pair_and_then_high_cards_in_either_crib() -> None:
    for dealer in (ME, OTHER):
        assert discarded("beginner", dealt("2H 2C 4D 6S TS KC", dealer)) == cards("4D 6S"), "the pair, then the highest"
        assert discarded("beginner", dealt("3H 3C 4D 5S 6S 6C", dealer)) == cards("4D 5S"), "two pairs break a run"
        assert discarded("beginner", dealt("2H 6S 9C TD QS KC", dealer)) == cards("2H TD"), "the fifteen of two"
        assert discarded("beginner", dealt("2H 3C TD JS QC KS", dealer)) == cards("2H 3C"), "no fifteen of three"


def test_the_beginner_notices_every_other_card_that_scores() -> None:
    view = in_the_play("8H 9D 2C KH", "6D KS 3C", "7c")
    cards_played = [played("beginner", view, seed) for seed in range(200)]
    assert set(cards_played) == {"8H", "2C", "KH"}, "the fifteen, the lowest or the highest"
    assert 0.4 < cards_played.count("8H") / 200 < 0.6


def test_the_novice_misses_some_sets_and_ignores_the_crib() -> None:
    for dealer in (ME, OTHER):
        seen = {str(chosen("novice", dealt("5H 5C 2D 7S 8S 9S", dealer), seed)) for seed in range(40)}
        assert len(seen) > 2
    view = in_the_play("8H 9D 2C KH", "6D KS 3C", "7c")
    pegs = [played("novice", view, seed) == "8H" for seed in range(200)]
    assert 0.4 < sum(pegs) / 200 < 0.8, "fifteen, when it is seen; any card otherwise"


def test_the_casual_player_keeps_the_most_points_it_holds_in_either_crib() -> None:
    for dealer in (ME, OTHER):
        assert discarded("casual", dealt("3D 4C 5S 6D 7S KC", dealer)) == cards("3D 7S"), "seven points, not six"
        assert discarded("casual", dealt("AS 5H 9C TD QH KC", dealer)) == cards("AS 9C"), "of equals, by the starter"
    assert discarded("simple", dealt("3D 4C 5S 6D 7S KC")) == cards("7S KC"), "the run of four has the higher average"


def test_the_casual_player_takes_points_and_otherwise_plays_high() -> None:
    assert {played("casual", in_the_play("8H 9D 2C KH", "6D KS 3C", "7c"), seed) for seed in range(9)} == {"8H"}
    assert {played("casual", in_the_play("5H 9D 2C 3H", "6D KS 3C 4C"), seed) for seed in range(9)} == {"9D"}
    assert {played("casual", in_the_play("5H 4D 2C 3H", "6D KS 3C 4C"), seed) for seed in range(9)} == {"5H"}


def test_the_club_player_takes_points_and_sometimes_forgets_the_crib() -> None:
    view = in_the_play("8H 9D 2C KH", "6D KS 3C", "7c")
    assert {played("club", view, seed) for seed in range(20)} == {"8H"}
    hand = dealt("5H 5C 2D 7S 8S 9S", dealer=OTHER)
    choices = [chosen("club", hand, seed) for seed in range(60)]
    as_simple = chosen("simple", hand)
    as_steady = chosen("steady", hand)
    assert {as_simple, as_steady} == set(choices)
    assert choices.count(as_simple) > choices.count(as_steady) or as_simple == as_steady


def test_the_strong_player_discards_like_the_expert_for_points() -> None:
    for hand in ("5H 5C 5D JS 2S 9D", "AC 2D 3H 7S 8C KD", "4H 4D 6S 6C 7D QH"):
        choice = chosen("strong", dealt(hand))
        assert isinstance(choice, Discard)
        assert choice == chosen("expert-points", dealt(hand))
