"""The tests listed for a field fail when a game ignores the field."""

import pytest

from tests.rules.mutants import rows, unnoticed


@pytest.mark.exhaustive
@pytest.mark.parametrize(("family", "field"), rows())
def test_a_broken_field_is_detected(family: str, field: str) -> None:
    assert list(unnoticed(family, field, rows()[family, field][1])) == []


@pytest.mark.exhaustive
def test_an_undetected_break_is_reported() -> None:
    tests = ["tests/rules/test_words.py::test_a_preset_is_described_by_its_own_line"]
    assert list(unnoticed("cribbage", "heels", tests)) == [
        f"nobody notices a game of cribbage that reads heels={points} whatever is set" for points in (2, 0)
    ]
