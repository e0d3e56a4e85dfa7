"""Any combination of fields can be played, or is refused with the two fields that conflict."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifteentwo.rules import Field, Rules, fields, parse, said, write
from fifteentwo.rules.presets import NAMED
from tests.laws.games import often

KINDS = list(NAMED)
SENTENCE = re.compile(r"(\w+)=(\S+) and (\w+)=(\S+) conflict: \w.+")


def any_value(card: Field) -> st.SearchStrategy[str]:
    """Any value of the field, as written in a line."""
    if card.kind == "switch":
        return st.sampled_from(("on", "off"))
    if card.kind == "number":
        assert card.lowest is not None
        assert card.highest is not None
        return st.integers(card.lowest, card.highest).map(str)
    return st.sampled_from([value.replace(":N", ":3") for value in card.values])


@st.composite
def any_settings(draw: st.DrawFn) -> tuple[type[Rules], dict[str, str]]:
    """A few fields of a family, whether they conflict or not."""
    kind = draw(st.sampled_from(KINDS))
    cards = fields(kind)
    names = draw(st.lists(st.sampled_from(list(cards)), max_size=6, unique=True))
    return kind, {name: draw(any_value(cards[name])) for name in names}


@often
@given(any_settings())
def test_any_fields_can_be_played_or_two_of_them_are_named(asked: tuple[type[Rules], dict[str, str]]) -> None:
    kind, settings = asked
    line = " ".join([write(kind()), *(f"{name}={value}" for name, value in settings.items())])
    rules, refusal = read(line)
    if rules is not None:
        assert parse(write(rules)) == rules
        assert all(f"{name}={value}" in told(rules) for name, value in settings.items())
        return
    sentence = SENTENCE.fullmatch(refusal)
    assert sentence is not None, refusal
    one, its_value, other, other_value = sentence.groups()
    assert one != other
    assert {one, other} & settings.keys()
    for name, value in ((one, its_value), (other, other_value)):
        assert name in fields(kind)
        assert settings.get(name, value) == value, "the sentence tells what was set"


def read(line: str) -> tuple[Rules | None, str]:
    """The rules of a line, or why it is refused."""
    try:
        return parse(line), ""
    except ValueError as error:
        return None, str(error)


def told(rules: Rules) -> set[str]:
    """All fields as a line has them."""
    return {f"{name}={said(getattr(rules, name))}" for name in fields(type(rules))}


@pytest.mark.parametrize("kind", KINDS)
def test_the_standard_game_of_each_kind_can_be_played(kind: type[Rules]) -> None:
    assert parse(write(kind())) == kind()


def test_no_fives_are_tossed_without_discards() -> None:
    assert read("no_discard toss_fives=on")[1].startswith("toss_fives=on and discards=0 conflict")
