"""`fifteentwo rules`."""

import json

import pytest

from fifteentwo.rules import PRESETS, describe, differences, every_field, parse
from tests.cli.commands import Keyboard, is_refusal


def test_a_line_in_words_and_field_by_field(typed: Keyboard) -> None:
    said = typed("rules target=61 hoyle heels=0")
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "hoyle target=61 heels=0"
    assert lines[2] == describe(parse("hoyle target=61 heels=0"))
    assert lines[3] == "Six cards each; each discards two to the crib and keeps four."
    rows = [line.split() for line in lines[5:]]
    assert rows[0][:4] == ["field", "here", "in", "standard"]
    assert [row[:3] for row in rows[1:]] == [
        ["target", "61", "121"],
        ["heels", "0", "2"],
        ["go_timing", "on_call", "on_close"],
        ["skunk_scale", "hoyle", "skunk"],
        ["match", "first_to:7", "single"],
    ]


def test_a_line_in_one_word_or_many_is_the_same(typed: Keyboard) -> None:
    assert typed("rules", "partners lowball nineteen") == typed("rules partners lowball nineteen")
    assert typed("rules standard").out.count("\n") == 4


@pytest.mark.parametrize(
    ("line", "deal"),
    [
        ("three_players", "Five cards each; each discards one to the crib, with one from the stock, and keeps four."),
        ("bvs", "Sixteen cards are turned and placed one at a time; the next unseen card is the starter."),
        ("arnold", "Four deals of thirteen cards: two hands of six, each of which discards two to the crib, and the starter."),
        ("no_discard", "Four cards each, none discarded, and no crib."),
    ],
)  # fmt: skip
def test_the_deal_is_described(typed: Keyboard, line: str, deal: str) -> None:
    assert deal in typed(f"rules {line}").out.splitlines()
    assert json.loads(typed(f"rules {line} --json").out)["deal"] == deal


def test_a_line_as_json(typed: Keyboard) -> None:
    ruled = parse("wikibooks_reserve reserve_access=free")
    told = json.loads(typed("rules --json wikibooks_reserve reserve_access=free").out)
    assert told["rules"] == "wikibooks_reserve reserve_access=free"
    assert told["words"] == describe(ruled)
    assert told["differences"] == list(map(str, differences(ruled)))
    assert told["fields"] == every_field(ruled)
    assert told["differs"]["reserve_access"] == "free"


def test_without_a_line_the_presets_are_listed(typed: Keyboard) -> None:
    lines = typed("rules").out.splitlines()
    assert len(lines) == 1 + len(PRESETS)
    for line, preset in zip(lines[1:], PRESETS.values(), strict=True):
        assert line.startswith(preset.name)
        assert str(preset.words) in line
    assert lines[1].endswith("  -")
    assert lines[4].endswith("  go_timing=on_call skunk_scale=hoyle match=first_to:7")
    told = json.loads(typed("rules --json").out)
    assert [(preset["name"], preset["rules"]) for preset in told] == [(name, name) for name in PRESETS]
    assert told[2]["differs"] == {"target": 61, "skunk_scale": "lurch"}


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("crash target=61", "rules: board=crash8 and target=61 conflict: that board has 121 steps"),
        ("hoyle bvs", "rules: hoyle and bvs conflict: hoyle is full cribbage and bvs a square"),
        ("targets=61", "rules: there is no rule named 'targets' in full cribbage"),
    ],
)
def test_rules_that_conflict_are_refused_with_both_fields_and_the_reason(
    typed: Keyboard, line: str, sentence: str
) -> None:
    said = typed(f"rules {line}")
    assert is_refusal(said)
    assert said.err == f"fifteentwo: {sentence}\n"
