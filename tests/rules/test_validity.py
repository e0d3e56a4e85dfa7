"""Which engine tables are valid for rules other than those they were computed for."""

import pytest

from fifteentwo.rules import CribbageRules, SquareRules, parse
from fifteentwo.rules.validity import holds, is_solved


@pytest.mark.parametrize(
    ("text", "solved"),
    [("standard", True), ("target=61", True), ("crib_flush=four", False), ("players=3", False), ("jokers=2", False)],
)
def test_the_game_is_solved_if_all_its_tables_are_valid(text: str, solved: bool) -> None:
    assert is_solved(parse(text, CribbageRules)) == solved


def test_a_table_for_one_kind_of_game_is_invalid_for_another() -> None:
    assert not holds("equity", CribbageRules(), SquareRules())
    assert holds("equity", CribbageRules(), CribbageRules(target=61))
