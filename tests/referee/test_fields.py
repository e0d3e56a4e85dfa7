"""The referee knows and reads every field of the rules, and refuses the same combinations."""

import ast
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from types import NoneType
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct
from msgspec.structs import asdict

from fifteentwo import rules as library
from fifteentwo.rules import CribbageRules
from tests.laws.games import often, rules
from tests.referee import refusals
from tests.referee.rules import PatienceRules, Rules, ShuffleRules, SquareRules

FAMILIES: dict[type[Struct], type[Any]] = {
    CribbageRules: Rules,
    library.SquareRules: SquareRules,
    library.PatienceRules: PatienceRules,
    library.ShuffleRules: ShuffleRules,
}


REFEREE = [
    path
    for path in Path(__file__).parent.glob("*.py")
    if path.stem not in ("translate", "following", "refusals") and not path.stem.startswith("test_")
]
"""The files that play: not those that meet the library."""


@pytest.mark.parametrize("family", FAMILIES)
def test_every_field_is_known(family: type[Struct]) -> None:
    assert family.__struct_fields__ == tuple(field.name for field in fields(FAMILIES[family]))


def test_every_field_is_read() -> None:
    """A field that is only named would be a rule that the referee ignores."""
    nodes = [node for path in REFEREE for node in ast.walk(ast.parse(path.read_text()))]
    read = {node.attr for node in nodes if isinstance(node, ast.Attribute) and is_rules(node.value)}
    assert {field.name for known in FAMILIES.values() for field in fields(known)} - read == set()


def is_rules(node: ast.expr) -> bool:
    """Whether this is `rules`, or the `rules` of something."""
    return (isinstance(node, ast.Name) and node.id == "rules") or (
        isinstance(node, ast.Attribute) and node.attr == "rules"
    )


def test_the_referee_imports_nothing_from_the_library() -> None:
    assert not [path.name for path in REFEREE for module in imported(path) if module.startswith("fifteentwo")]


def imported(path: Path) -> set[str]:
    """The modules this file imports."""
    nodes = list(ast.walk(ast.parse(path.read_text())))
    return {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)} | {
        name.name for node in nodes if isinstance(node, ast.Import) for name in node.names
    }


# Every value that a field has in some rules.
EXAMPLES: dict[str, list[Any]] = {
    "players": [2, 3, 4, 5, 6],
    "cards_dealt": [4, 5, 6, 7, 8],
    "discards": [0, 1, 2],
    "target": [61, 121],
    "heels": [0, 2],
    "last_card": [0, 1],
    "jokers": [0, 1, 2],
    "match": ["single", "best_of:3"],
}


def values_of(family: type[Struct], name: str) -> list[Any]:
    """The values that a field can have: those of its type, or some of many."""
    if name in EXAMPLES and family is CribbageRules:
        return EXAMPLES[name]
    hint = get_type_hints(family)[name]
    if hint is bool:
        return [False, True]
    return [value for part in get_args(hint) for value in get_args(part) or [None if part is NoneType else part]]


@often
@given(rules, st.data())
def test_the_same_rules_are_refused(base: CribbageRules, data: st.DataObject) -> None:
    """Rules that can be played, with up to three fields changed to anything."""
    names = data.draw(st.lists(st.sampled_from(CribbageRules.__struct_fields__), max_size=3))
    changed = {name: data.draw(st.sampled_from(values_of(CribbageRules, name))) for name in names}
    check(CribbageRules, {**asdict(base), **changed}, Rules, refusals.is_a_game)


def check(family: type[Struct], values: dict[str, Any], known: type[Any], is_possible: Callable[[Any], bool]) -> None:
    """Fails if only one of the two accepts these rules."""
    if is_possible(known(**values)):
        family(**values)
    else:
        with pytest.raises(ValueError, match="conflict"):
            family(**values)


def anything(family: type[Struct], **numbers: list[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any mixture of the values that the fields can have."""
    return st.fixed_dictionaries(
        {name: st.sampled_from(numbers.get(name) or values_of(family, name)) for name in family.__struct_fields__}
    )


@often
@given(anything(library.SquareRules, dead_cells=[0, 4], reserve_piles=[0, 1, 2], reserve_size=[0, 1, 5], win_at=[60]))
def test_the_same_squares_are_refused(values: dict[str, Any]) -> None:
    check(library.SquareRules, values, SquareRules, refusals.is_a_square)


@st.composite
def nearly_a_patience(draw: st.DrawFn) -> dict[str, Any]:
    """The rules of two hands, or of one, with up to two fields changed to anything."""
    base = asdict(draw(st.sampled_from([library.PRESETS["arnold"].rules, library.PRESETS["solsuite"].rules])))
    other = draw(
        anything(
            library.PatienceRules,
            deals=[4, 6],
            cards_per_deal=[9, 13],
            hands_per_deal=[1, 2],
            win_at=[81, 100, 101, 121, 122],
        )
    )
    names = draw(st.lists(st.sampled_from(library.PatienceRules.__struct_fields__), max_size=2))
    return {**base, **{name: other[name] for name in names}}


@often
@given(nearly_a_patience())
def test_the_same_solitaires_are_refused(values: dict[str, Any]) -> None:
    check(library.PatienceRules, values, PatienceRules, refusals.is_a_patience)
