"""Which tables of the engine are valid for other rules than those they were computed for."""

import pytest

from fifteentwo.rules import CribbageRules, SquareRules, parse
from fifteentwo.rules.validity import holds, is_solved


@pytest.mark.parametrize(
    ("text", "solved"),
    [("standard", True), ("target=61", True), ("crib_flush=four", False), ("players=3", False), ("jokers=2", False)],
)
def test_the_game_is_solved_where_all_its_tables_are_right(text: str, solved: bool) -> None:
    assert is_solved(parse(text, CribbageRules)) == solved


def test_a_table_of_one_kind_of_game_is_wrong_for_another() -> None:
    assert not holds("equity", CribbageRules(), SquareRules())
    assert holds("equity", CribbageRules(), CribbageRules(target=61))
