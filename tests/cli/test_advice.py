"""`fifteentwo discard` needs my seat and the owner of the crib under rules where these are not obvious."""

import pytest

from fifteentwo.cli.advice import read_score
from fifteentwo.cli.discard import seats
from fifteentwo.cli.reading import read_rules
from fifteentwo.rules import CribbageRules
from tests.cli.commands import Keyboard, is_refusal


@pytest.mark.parametrize(
    ("rules", "said", "me_and_dealer"),
    [
        ("standard", "dealer", (0, 0)),
        ("standard", "", (0, 1)),
        ("three_players", "", (0, 2)),
        ("partners", "", (0, 3)),
        ("partners", "partner", (0, 2)),
        ("captain", "dealer", (0, 0)),
        ("captain", "", (2, 1)),
        ("captain", "partner", (0, 2)),
        ("captain", "captain", (1, 0)),
        ("captain", "captain dealer", (1, 1)),
    ],
)
def test_the_seat_and_the_dealer_follow_from_the_options(rules: str, said: str, me_and_dealer: tuple[int, int]) -> None:
    asked = {word: word in said.split() for word in ("dealer", "partner", "captain")}
    assert seats(read_rules(rules, CribbageRules), **asked) == me_and_dealer


def test_the_first_score_is_my_sides() -> None:
    assert read_score("100-40", read_rules("captain", CribbageRules), 0) == (100, 40)
    assert read_score("40-100", read_rules("captain", CribbageRules), 1) == (100, 40)
    assert read_score("1-2-3", read_rules("three_players", CribbageRules), 0) == (1, 2, 3)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("--pone --captain", "--captain: these rules have no captain"),
        ("--partner", "--partner: these rules have no partners"),
        ("--partner --captain --rules captain", "--partner: these rules have no partners"),
        ("--pone --captain --rules captain --score 61-0", "--score: 61 is too high: the game ends at 61"),
    ],
)
def test_an_impossible_seat_or_dealer_is_refused(typed: Keyboard, line: str, sentence: str) -> None:
    said = typed(f"discard 5H 5C JS 2S 9D {line}")
    assert is_refusal(said)
    assert sentence in said.err
