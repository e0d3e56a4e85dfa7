"""Rules as one line of text: what is written is read back, and what cannot be is refused in a sentence."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from fifteentwo.rules import FIELDS, PRESETS, CribbageRules, differences, every_field, parse, write
from tests.laws.games import often
from tests.laws.games import rules as any_rules


@often
@given(any_rules)
def test_what_is_written_is_read_back(rules: CribbageRules) -> None:
    line = write(rules)
    assert parse(line) == rules
    assert "\n" not in line
    assert len(line.split()) <= 1 + len(differences(rules))
    assert parse(" ".join(f"{name}={value}" for name, value in every_field(rules).items())) == rules
    assert msgspec.json.decode(msgspec.json.encode(rules), type=CribbageRules) == rules


@often
@given(any_rules, st.sampled_from(list(PRESETS)), st.permutations(range(9)))
def test_a_field_wins_over_a_preset_wherever_it_stands(rules: CribbageRules, preset: str, order: list[int]) -> None:
    words = [preset, *(f"{name}={value}" for name, value in every_field(rules).items())]
    shuffled = sorted(words, key=lambda word: (order[len(word) % 9], word))
    assert parse(" ".join(shuffled)) == rules


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", CribbageRules()),
        ("  standard  ", CribbageRules()),
        ("target=61", CribbageRules(target=61)),
        ("gamerules target=61", PRESETS["gamerules_61"].rules),
        ("gamerules_61 target=121", PRESETS["gamerules"].rules),
        ("gamerules gamerules_61", PRESETS["gamerules_61"].rules),
        ("standard hoyle", PRESETS["hoyle"].rules),
        (
            "hoyle acc skunk_scale=none match=best_of:5",
            CribbageRules(go_timing="on_call", skunk_scale="none", match="best_of:5"),
        ),
        ("muggins=off joker_binding=on", CribbageRules()),
    ],
)
def test_a_line_stands_for_these_rules(text: str, rules: CribbageRules) -> None:
    assert parse(text) == rules


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hoyl", "no preset named 'hoyl': there are standard, gamerules, gamerules_61, hoyle or acc"),
        ("goal=61", "no rule named 'goal'"),
        ("family=square", "no rule named 'family'"),
        ("=61", "no rule named ''"),
        ("target=61 target=61", "target is set twice"),
        ("target=sixty", "target=sixty is not a number"),
        ("target=6.5", "target=6.5 is not a number"),
        ("target=", "target= is not a number"),
        ("target=30", "target=30 is out of range: target is 31 to 361"),
        ("target=362", "target=362 is out of range: target is 31 to 361"),
        ("target=-61", "target=-61 is out of range"),
        ("target=٦١", "target=٦١ is not a number"),
        ("target=1000000000000", "target=1000000000000 is not a number"),
        ("heels=1", "heels=1 is out of range: heels is 2 or 0"),
        ("last_card=2", "last_card=2 is out of range: last_card is 1 or 0"),
        ("muggins=yes", "muggins=yes is neither on nor off"),
        ("first_deal=eldest", "first_deal=eldest does not exist: first_deal is low_cut, high_cut, random or chosen"),
        ("crib_flush=three", "crib_flush=three does not exist: crib_flush is five or four"),
        ("match=first_to:0", "match=first_to:0 is not a match: write single, first_to:N or best_of:N, N from 1 to 99"),
        ("match=first_to:100", "match=first_to:100 is not a match"),
        ("match=first_to:1٣", "match=first_to:1٣ is not a match"),
        ("match=first_to", "match=first_to is not a match"),
        ("match=best", "match=best is not a match"),
        ("skunk_scale=lowball", "skunk_scale=lowball needs objective=lowball, which is not built yet"),
        ("hoyle acc", "hoyle and acc quarrel over skunk_scale: say which with skunk_scale=..."),
        ("hoyle acc skunk_scale=none", "hoyle and acc quarrel over match"),
    ],
)
def test_a_line_that_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011 - the sentence is looked at below
        parse(text)
    assert sentence in str(refusal.value)


# Another value of each field that exists and has not been built.
UNBUILT: dict[str, object] = {
    "players": 3,
    "teams": True,
    "cards_dealt": 5,
    "discards": 1,
    "crib": "none",
    "go_rotation": "bicycle",
    "three_for_last": True,
    "play_stops_at_first_count": True,
    "counting": "manual",
    "muggins": True,
    "overclaim": "penalty_2",
    "stinkhole": True,
    "objective": "lowball",
    "jokers": 2,
    "joker_binding": False,
    "starter_joker": "pone_names",
    "nineteen": True,
    "nineteen_crib": True,
    "board": "crash8",
    "underclaim": "lost",
}


@pytest.mark.parametrize("field", UNBUILT)
def test_what_is_not_built_is_refused_and_not_ignored(field: str) -> None:
    with pytest.raises(ValueError, match=rf"^{field}=\S+ is not built yet: {field} is \S+$"):
        structs.replace(CribbageRules(), **{field: UNBUILT[field]})
    value = UNBUILT[field]
    said = ("on" if value else "off") if isinstance(value, bool) else value
    with pytest.raises(ValueError, match=rf"^{field}={said} is not built yet"):
        parse(f"{field}={said}")
    with pytest.raises(msgspec.ValidationError, match=f"{field}={said} is not built yet"):
        msgspec.json.decode(msgspec.json.encode({"family": "cribbage", field: value}), type=CribbageRules)


@given(
    st.sampled_from(FIELDS),
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers())),
)
def test_any_value_is_kept_or_refused_in_a_sentence_about_its_field(field: str, value: object) -> None:
    try:
        rules = structs.replace(CribbageRules(), **{field: value})
    except ValueError as refusal:
        assert str(refusal).startswith(f"{field}=")  # noqa: PT017 - nothing else may come of it
    else:
        assert parse(write(rules)) == rules


@given(st.text())
def test_any_text_is_read_or_refused_in_a_sentence(text: str) -> None:
    try:
        rules = parse(text)
    except ValueError as refusal:
        assert str(refusal)  # noqa: PT017 - nothing else may come of it
    else:
        assert parse(write(rules)) == rules


def test_a_field_that_does_not_exist_is_refused_in_json() -> None:
    for text in ('{"family":"cribbage","goal":61}', '{"family":"square"}', '{"target":"61"}', "[]", "{"):
        with pytest.raises(msgspec.MsgspecError):
            msgspec.json.decode(text, type=CribbageRules)
