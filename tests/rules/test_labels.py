"""The texts for a form are declared beside each field."""

from __future__ import annotations

from typing import get_args

import pytest

from fifteentwo.families import FAMILIES
from fifteentwo.rules.fields import fields
from fifteentwo.rules.values import Section, about
from tests.locales.catalogues import catalogue

ELSEWHERE = {"players", "teams", "target", "match"}
"""The form of a new game shows these by themselves."""
FOLLOWS = {"deals", "cards_per_deal", "hands_per_deal", "starter_to_bottom", "last_hand_without_starter", "starter"}
"""No form asks for these: they follow from the game."""


@pytest.mark.parametrize("family", FAMILIES)
def test_every_value_that_a_form_offers_has_a_name(family: str) -> None:
    for name, field in fields(FAMILIES[family].rules).items():
        if field.kind == "words" and name not in ELSEWHERE | FOLLOWS:
            assert set(field.values) - {"none"} <= field.names.keys(), name
        if field.names and field.lowest is not None and field.highest is not None:
            offered = {int(value) for value in field.names}
            assert offered <= set(range(field.lowest, field.highest + 1)), name


@pytest.mark.parametrize("family", FAMILIES)
def test_every_field_that_a_form_asks_for_has_a_label(family: str) -> None:
    said = about(FAMILIES[family].rules)
    assert [name for name, each in said.items() if not each.label and name not in FOLLOWS] == []
    labels = [each.label for each in said.values() if each.label]
    assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(
    ("families", "file"), [({"cribbage"}, "fields.ftl"), (set(FAMILIES) - {"cribbage"}, "solofields.ftl")]
)
def test_the_catalogue_has_every_text_beside_a_field(families: set[str], file: str) -> None:
    cards = [card for family in families for card in fields(FAMILIES[family].rules).values()]
    texts = [text for card in cards for text in (card.words, card.label, *card.names.values())]
    texts += [card.section for card in cards if card.section]
    assert [text for text in texts if text.in_language("en") != text.sentence] == []
    assert {text.code for text in texts} == catalogue("en", file).keys()


def test_every_other_field_of_cribbage_is_in_a_section() -> None:
    cards = fields(FAMILIES["cribbage"].rules)
    assert {card.section and str(card.section) for card in cards.values()} == {None, *get_args(Section)}
    assert {name for name, card in cards.items() if card.section is None} == ELSEWHERE
