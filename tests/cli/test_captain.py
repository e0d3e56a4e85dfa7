"""Advice for the captain, which is sampled."""

from __future__ import annotations

from tests.cli.commands import Keyboard


def test_a_captain_is_advised_for_his_own_side(typed: Keyboard) -> None:
    said = typed("discard 5H 5C JS 2S 9D --dealer --captain --rules captain --score 55-30")
    assert said.status == 0
    assert said.out.splitlines()[1].startswith("2S")
