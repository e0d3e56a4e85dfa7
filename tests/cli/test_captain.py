"""Advice for the captain, which is sampled."""

from __future__ import annotations

from tests.cli.commands import Keyboard


def test_a_captain_gets_advice_for_the_captains_own_side(typed: Keyboard) -> None:
    said = typed("discard 5H 5C JS 2S 9D --dealer --captain --rules captain --score 55-30")
    assert said.status == 0
    assert said.out.splitlines()[1].startswith("2S")
