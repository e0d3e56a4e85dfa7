"""What the library says to a program that passes something of another type."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from fifteentwo import (
    BACK,
    Card,
    Cribbage,
    CribbageRules,
    Discard,
    IllegalAction,
    Opening,
    Play,
    Record,
    Table,
    cards,
    peg,
    points,
    review,
    say,
    show,
)
from fifteentwo.analysis import analyse, warm
from fifteentwo.analysis.explorer import explored
from fifteentwo.analysis.position import position_of
from fifteentwo.analysis.position_text import read_position, write_position
from fifteentwo.cards import JOKERS
from fifteentwo.client import join
from fifteentwo.duplicate_match import compare
from fifteentwo.players import named, player
from fifteentwo.practice.verdicts import verdict
from fifteentwo.record import from_table, load, read, replay, to_json, to_text, verify
from fifteentwo.reviews import write_review
from fifteentwo.rules import SquareRules, dealing, describe, differences, parse, write
from fifteentwo.scoring import Starters
from fifteentwo.simulate import simulate
from fifteentwo.solitaire import Patience, Shuffle, Square
from fifteentwo.table import Begin, open_table


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


GAME: Any = Cribbage()
DEALT: Any = GAME.apply(GAME.start(Opening(dealer=0)), GAME.house(GAME.start(Opening(dealer=0)), Random(1)))[0]
TEXT = "fifteentwo.rules.parse reads text"
CALLS: list[tuple[Callable[[Any], object], Any, str]] = [
    (cards, None, "cards needs text, not None"),
    (cards, cards("5H 5C"), "cards needs text, not (5H, 5C)"),
    (lambda given: show(given, None), "5H 5C", "'5' is not a Card"),
    (lambda given: show(cards("5H 5C"), given), 18, "18 is not a Card"),
    (lambda given: points(given, None), [999], "999 is not a Card"),
    (peg, "5H", "'5' is not a Card"),
    (peg, [5], "5 is not a Card"),
    (say, ["5H"], "a call needs the combinations of `show` or `peg`, not '5H'"),
    (parse, b"hoyle", "parse needs text, not b'hoyle'"),
    (describe, "hoyle", f"describe needs rules, not 'hoyle': {TEXT}"),
    (differences, None, "describe needs rules, not None"),
    (dealing, "hoyle", f"dealing needs rules, not 'hoyle': {TEXT}"),
    (write, "hoyle", f"write needs rules, not 'hoyle': {TEXT}"),
    (Square, "bvs", f"Square needs SquareRules, not 'bvs': {TEXT}"),
    (Patience, 5, "Patience needs PatienceRules, not 5"),
    (Shuffle, CribbageRules, "Shuffle needs ShuffleRules, not <class"),
    (GAME.start, 1, "start needs an Opening, not 1"),
    (GAME.to_act, None, "to_act needs a State, not None"),
    (lambda given: GAME.apply(given, Play(0, Card("5H"))), (DEALT, ()), "apply needs a State, not (State("),
    (lambda given: GAME.apply(DEALT, Discard(0, given)), ("5H", "6H"), "an action needs a Card, not '5H'"),
    (lambda given: GAME.house(GAME.start(), given), 7, "house needs a Random, not 7"),
    (Table, None, "Table needs a game, such as Cribbage(), not None"),
    (
        Table(GAME, [Begin(0)]).push,
        Play(0, Card("5H")),
        "is not an entry of a table: an action is pushed as Do(action)",
    ),
    (open_table, "hoyle", f"a game needs rules, not 'hoyle': {TEXT}"),
    (lambda given: Record(given, ("Ann", "Bob")), "hoyle", f"Record needs rules, not 'hoyle': {TEXT}"),
    (read, None, "a record needs text, not None"),
    (load, b"{}", "a record needs text, not b'{}'"),
    (replay, "record", "replay needs a Record, not 'record'"),
    (verify, None, "replay needs a Record, not None"),
    (to_text, None, "to_text needs a Record, not None"),
    (to_json, None, "to_json needs a Record, not None"),
    (lambda given: from_table(given, ("Ann", "Bob")), DEALT, "from_table needs a Table, not State("),
    (review, "record", "review needs a Record, not 'record'"),
    (write_review, None, "write_review needs a Review, not None"),
    (analyse, "hoyle", "analyse needs a view, not 'hoyle'"),
    (warm, "hoyle", f"warm needs CribbageRules, not 'hoyle': {TEXT}"),
    (lambda given: position_of(given, 0), None, "position_of needs a State, not None"),
    (read_position, 5, "read_position needs text, not 5"),
    (write_position, DEALT, "write_position needs a PlayerPosition, not State("),
    (explored, "p.0-0", "explored needs a PlayerPosition, not 'p.0-0': read_position reads text"),
    (lambda given: verdict(given, Play(0, Card("5H"))), "p.0-0", "verdict needs a PlayerPosition, not 'p.0-0'"),
    (named, None, "player needs the name of a player, not None"),
    (lambda given: player("simple", given), 7, "player needs a Random, not 7"),
    (lambda given: simulate(given, 2), "simple", "a list of players is needed, not 'simple'"),
    (lambda given: simulate(["simple"], given), "2", "simulate needs a number of games, not '2'"),
    (lambda given: simulate(["simple"], 2, given), "hoyle", f"simulate needs CribbageRules, not 'hoyle': {TEXT}"),
    (lambda given: simulate(["simple"], 2, rng=given), Random(1), "simulate needs a number as rng, not <random.Random"),
    (lambda given: compare(("simple", "random"), 2, rng=given), None, "compare needs a number as rng, not None"),
    (
        lambda given: compare(("simple", "random"), 2, given),
        "hoyle",
        f"compare needs CribbageRules, not 'hoyle': {TEXT}",
    ),
    (join, None, "join needs an invitation as text, not None"),
]


@pytest.mark.parametrize(("call", "given", "sentence"), CALLS)
def test_what_is_called_first_says_what_it_needs(call: Callable[[Any], object], given: Any, sentence: str) -> None:
    with pytest.raises(TypeError, match=re.escape(sentence)):
        call(given)


def test_a_long_value_is_cut_short_in_a_sentence() -> None:
    pair: Any = (DEALT, ())
    with pytest.raises(TypeError, match="needs a State") as caught:
        GAME.to_act(pair)
    assert str(caught.value).endswith(" ...: apply returns the state and the events")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("card", ["5H", 18, None])
def test_a_card_to_play_is_a_card(card: Any) -> None:
    state = DEALT
    for seat in (0, 1):
        state, _ = GAME.apply(state, GAME.legal(state, seat)[0])
    state, _ = GAME.apply(state, GAME.house(state, Random(1)))
    with pytest.raises(TypeError, match=f"an action needs a Card, not {card!r}"):
        GAME.apply(state, Play(1, card))
