"""What the library says to a program that passes something of another type."""

import re
from typing import Any

import pytest

from fifteentwo import BACK, Card, Cribbage, CribbageRules, IllegalAction, cards, points, say
from fifteentwo.cards import JOKERS
from fifteentwo.rules import SquareRules
from fifteentwo.scoring import Starters


@pytest.mark.parametrize("given", [None, 5.5, b"5H", ("5H",)])
def test_a_card_is_made_from_text_or_a_number(given: Any) -> None:
    with pytest.raises(TypeError, match=re.escape(f"a card is made from text or a number, not from {given!r}")):
        Card(given)


@pytest.mark.parametrize(
    ("hand", "starter", "what"),
    [("5H 5C 5D JS", None, "'5'"), (["5H", "5C"], None, "'5H'"), (cards("5H 5C 5D JS"), "5S", "'5S'")],
)
def test_text_in_place_of_cards_is_not_called_a_joker(hand: Any, starter: Any, what: str) -> None:
    with pytest.raises(TypeError, match=f"{what} is not a Card"):
        points(hand, starter)


def test_starters_name_what_is_not_a_card() -> None:
    text: Any = ["5H"]
    with pytest.raises(TypeError, match="'5H' is not a Card"):
        Starters(cards("5S")).points(text)
    with pytest.raises(ValueError, match="face down"):
        Starters(cards("5S")).points([BACK])


@pytest.mark.parametrize(("card", "face"), [("5H", "6H"), ("*1", "??"), ("*1", "*2"), ("*1=5H", "6H"), ("??", "5H")])
def test_only_a_joker_is_named_and_only_as_a_card_of_the_pack(card: str, face: str) -> None:
    with pytest.raises(ValueError, match="a joker is named as a card of the pack"):
        Card(card).named(Card(face))
    assert str(JOKERS[1].named(Card("5H"))) == "*2=5H"


@pytest.mark.parametrize("rules", ["hoyle", None, SquareRules()])
def test_cribbage_takes_no_other_rules(rules: Any) -> None:
    with pytest.raises(TypeError, match="Cribbage needs CribbageRules, not "):
        Cribbage(rules)


@pytest.mark.parametrize("action", [None, "cut", 5])
def test_what_is_no_action_is_named(action: Any) -> None:
    game = Cribbage()
    with pytest.raises(TypeError, match=f"{action!r} is not an action of cribbage"):
        game.apply(game.start(), action)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_nobody_sees_the_game_from_a_seat_that_is_not_there(seat: int) -> None:
    game = Cribbage()
    with pytest.raises(IllegalAction, match=f"There is no seat {seat} at this table"):
        game.observe(game.start(), seat)


def test_a_number_of_the_rules_is_no_text() -> None:
    text: Any = "121"
    with pytest.raises(ValueError, match="target='121' is not a number"):
        CribbageRules(target=text)


@pytest.mark.parametrize("language", ["xx", "", "../en", "EN"])
def test_an_unknown_language_is_named_with_those_there_are(language: str) -> None:
    with pytest.raises(
        LookupError, match=re.escape(f"there is no language {language!r}: the languages are de, en, es, fr")
    ):
        say((), language)
