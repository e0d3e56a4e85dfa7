"""What `analysis.warm` analyses before the first question comes."""

from __future__ import annotations

import pytest

from fifteentwo import analysis
from fifteentwo.families import AnyView
from fifteentwo.rules import CribbageRules, parse


@pytest.mark.parametrize(
    ("line", "phases", "by_own_rules"),
    [
        ("standard", ["discard", "play"], True),
        ("standard counting=manual muggins=on", ["discard", "play"], False),
        ("jokers", ["discard", "play"], True),
        ("three_players counting=manual", ["discard", "play"], True),
        ("crash", ["discard", "play"], True),
        ("five_card", ["discard", "play"], True),
        ("no_discard", ["play"], True),
    ],
)
def test_a_discard_and_a_card_are_analysed_by_these_rules(
    line: str, phases: list[str], by_own_rules: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[AnyView] = []
    monkeypatch.setattr(analysis, "analyse", seen.append)
    rules = parse(line, CribbageRules)
    analysis.warm(rules)
    assert [view.phase for view in seen] == phases
    assert all((view.rules == rules) == by_own_rules for view in seen)
