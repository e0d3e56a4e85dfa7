"""Rules in words: a sentence for each difference, and a description of each field."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from fifteentwo.rules import (
    PRESETS,
    Rules,
    dealing,
    describe,
    differences,
    fields,
    parse,
    write,
)
from fifteentwo.rules.presets import NAMED
from tests.laws.games import often
from tests.laws.games import rules as of_cribbage
from tests.solitaire.games import solo_rules

any_rules = st.one_of(of_cribbage, solo_rules)
KINDS = list(NAMED)


@often
@given(any_rules, any_rules)
def test_different_rules_have_different_words(one: Rules, other: Rules) -> None:
    if type(one) is type(other):
        assert (differences(one) == differences(other)) == (one == other)
    assert (differences(one) == ()) == (one == type(one)())
    for sentence in map(str, differences(one)):
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "_" not in sentence


@often
@given(any_rules)
def test_every_field_that_differs_is_in_the_words(rules: Rules) -> None:
    """With the field at its standard value, where that is possible, the words differ."""
    for name in fields(type(rules)):
        usual = getattr(type(rules)(), name)
        if getattr(rules, name) == usual:
            continue
        try:
            without = structs.replace(rules, **{name: usual})
        except ValueError:
            continue
        assert describe(without) != describe(rules)


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_described_by_its_own_line(name: str) -> None:
    assert describe(PRESETS[name].rules) == str(PRESETS[name].words)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players=4", "Four play, each for himself. Five cards each; each discards one to the crib and keeps four."),
        ("players=6 teams=on", "Six play as three pairs of partners, who sit opposite each other. Five cards each, and one fewer for the dealer and his partner; each of the others discards one to the crib, and all keep four."),
        ("players=5", "Five play, each for himself. Five cards each, and one fewer for the dealer; each of the others discards one to the crib, and all keep four."),
        ("players=3 cards_dealt=4", "Three play, each for himself. Four cards each, none discarded, and no crib."),
        ("no_discard crib=dealt", "Four cards each, none discarded; the crib of four is dealt from the stock."),
        ("cards_dealt=8 match=first_to:1", "Eight cards each; each discards two to the crib and keeps six. A match to one game point."),
        ("match=best_of:1 target=361", "To 361. Best of one game."),
        ("bvs dead_cells=1 heels=off", "One card may be discarded. Nothing for his heels."),
        ("wikibooks_reserve reserve_piles=2 reserve_access=free dead_cells=4 win_at=60",
         "A card must touch another card. Five cards may wait on each of two piles; any of them can be placed. Two points for his heels once, not for each hand."),
        ("bvs reserve_piles=1 reserve_size=1 reserve_access=top", "One card may wait on one pile; only the top one can be placed."),
        ("arnold win_at=101 b_hidden_until_a_discarded=off", "Both hands are shown before any card is discarded. Won at 101."),
        ("solsuite deal_order=3-2-3 crib_flush=four",
         "Six deals of nine cards: a hand of six, which discards two to the crib, two dealt to the crib, and the starter, which goes under the stock; the last four cards are a hand. Three cards are dealt to the hand, two to the crib, and three to the hand. Nothing for his heels. Four cards of a suit are a flush in the crib too. Won at 81."),
        ("shuffle heels=per_hand win_at=80", "Two points for his heels for each of the eight hands. Won at 80."),
    ],
)  # fmt: skip
def test_differences_are_described_in_plain_words(text: str, words: str) -> None:
    assert describe(parse(text)) == words


@pytest.mark.parametrize("name", PRESETS)
def test_the_deal_has_a_sentence_of_its_own(name: str) -> None:
    """If the deal is not the standard one, the same sentence is among the differences."""
    rules = PRESETS[name].rules
    deal = dealing(rules)
    assert deal.sentence.endswith(".")
    assert (deal in differences(rules)) == (deal != dealing(type(rules)()))


@pytest.mark.parametrize("kind", KINDS)
def test_the_card_of_a_field_lists_its_possible_values(kind: type[Rules]) -> None:
    """Each value on a card is valid, though it may conflict with another field; values outside the range are not."""
    cards = fields(kind)
    assert list(cards) == list(kind.__struct_fields__)
    base = next(name for name, preset in PRESETS.items() if type(preset.rules) is kind)
    for name, card in cards.items():
        assert card.name == name
        assert card.words.sentence.endswith(".")
        assert card.standard == said(getattr(kind(), name))
        values, outside = able(card)
        assert card.standard in values
        for value in values:
            assert refusal(f"{base} {name}={value}") in ("", "conflict"), (name, value)
        for value in outside:
            assert refusal(f"{base} {name}={value}") == "value", (name, value)


def said(value: object) -> str:
    return {True: "on", False: "off", None: "none"}[value] if value is None or isinstance(value, bool) else str(value)


def able(card: Any) -> tuple[list[str], list[str]]:
    """The values a card names, and some that it does not."""
    match card.kind:
        case "switch":
            assert (card.values, card.lowest, card.highest) == ((), None, None)
            return ["on", "off"], ["yes", "1"]
        case "number":
            assert card.values == ()
            return [str(card.lowest), card.standard, str(card.highest)], [str(card.lowest - 1), str(card.highest + 1)]
        case _:
            assert (card.lowest, card.highest) == (None, None)
            return [value.replace(":N", ":3") for value in card.values], ["7", "any"]


def refusal(text: str) -> str:
    """'' for a valid line, 'conflict' for two fields that conflict, otherwise 'value'."""
    try:
        assert parse(write(parse(text))) == parse(text)
    except ValueError as error:
        return "conflict" if "conflict" in str(error) else "value"
    return ""
