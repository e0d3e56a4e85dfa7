"""Rules as one line of text: written rules are read back, and invalid rules are refused with a sentence."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from fifteentwo.rules import CRIBBAGE, FIELDS, CribbageRules, differing, every_field, parse, said, write
from tests.laws.games import often
from tests.laws.games import rules as any_rules


@often
@given(any_rules)
def test_rules_are_read_back_as_written(rules: CribbageRules) -> None:
    line = write(rules)
    assert parse(line) == rules
    assert "\n" not in line
    assert len(line.split()) <= 1 + len(differing(rules))
    assert parse(" ".join(f"{name}={value}" for name, value in every_field(rules).items())) == rules
    assert msgspec.json.decode(msgspec.json.encode(rules), type=CribbageRules) == rules


@often
@given(any_rules)
def test_no_shorter_line_means_the_same(rules: CribbageRules) -> None:
    """The line has the fewest fields possible and the first preset that needs so few; all others are tried."""
    line = write(rules).split()
    before = True
    for preset in CRIBBAGE:
        before = before and preset != line[0]
        differ = differing(rules, CRIBBAGE[preset].rules)
        deal = [name for name in ("cards_dealt", "discards", "crib") if name in differ]
        for many in range(len(deal) + 1):
            for left_out in combinations(deal, many):
                fewer = [f"{name}={said(value)}" for name, value in differ.items() if name not in left_out]
                if len(fewer) < len(line) - 1 + before:
                    assert not stands_for(" ".join([preset, *fewer]), rules)
    for word in line[1:]:
        assert not stands_for(" ".join(other for other in line if other != word), rules)


def stands_for(line: str, rules: CribbageRules) -> bool:
    """Whether a line is valid and means these rules."""
    try:
        return parse(line) == rules
    except ValueError:
        return False


@often
@given(any_rules, st.sampled_from(list(CRIBBAGE)), st.permutations(range(9)))
def test_a_field_overrides_a_preset_anywhere_in_the_line(rules: CribbageRules, preset: str, order: list[int]) -> None:
    words = [preset, *(f"{name}={value}" for name, value in every_field(rules).items())]
    shuffled = sorted(words, key=lambda word: (order[len(word) % 9], word))
    assert parse(" ".join(shuffled)) == rules


@pytest.mark.parametrize(
    ("text", "rules"),
    [
        ("", CribbageRules()),
        ("  standard  ", CribbageRules()),
        ("target=61", CribbageRules(target=61)),
        ("gamerules target=61", CRIBBAGE["gamerules_61"].rules),
        ("gamerules_61 target=121", CRIBBAGE["gamerules"].rules),
        ("gamerules gamerules_61", CRIBBAGE["gamerules_61"].rules),
        ("standard hoyle", CRIBBAGE["hoyle"].rules),
        (
            "hoyle acc skunk_scale=none match=best_of:5",
            CribbageRules(
                go_timing="on_call", skunk_scale="none", match="best_of:5", counting="manual", underclaim="lost"
            ),
        ),
        (
            "partners lowball nineteen",
            CribbageRules(
                players=4,
                teams=True,
                cards_dealt=5,
                discards=1,
                objective="lowball",
                skunk_scale="lowball",
                nineteen=True,
            ),
        ),
        (
            "acc match=best_of:5 jokers=1",
            CribbageRules(counting="manual", underclaim="lost", skunk_scale="acc", match="best_of:5", jokers=1),
        ),
        ("players=3", CRIBBAGE["three_players"].rules),
        ("players=5", CribbageRules(players=5, cards_dealt=5, discards=1)),
        ("players=6 teams=on", CribbageRules(players=6, teams=True, cards_dealt=5, discards=1)),
        ("cards_dealt=4", CRIBBAGE["no_discard"].rules),
        ("cards_dealt=4 crib=dealt", CribbageRules(cards_dealt=4, discards=0, crib="dealt")),
        ("cards_dealt=7", CribbageRules(cards_dealt=7)),
        ("five_card target=121", structs.replace(CRIBBAGE["five_card"].rules, target=121)),
        ("muggins=off joker_binding=on", CribbageRules()),
    ],
)
def test_a_line_means_these_rules(text: str, rules: CribbageRules) -> None:
    assert parse(text) == rules


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hoyl", "no preset named 'hoyl': name standard, gamerules, gamerules_61, hoyle, acc, muggins, "),
        ("goal=61", "no rule named 'goal'"),
        ("=61", "no rule named ''"),
        ("target=61 target=61", "target is set twice"),
        ("target=sixty", "target=sixty is not a number"),
        ("target=6.5", "target=6.5 is not a number"),
        ("target=", "target= is not a number"),
        ("target=30", "target=30 is out of range: target is 31 to 361"),
        ("target=362", "target=362 is out of range: target is 31 to 361"),
        ("target=-61", "target=-61 is out of range"),
        ("target=٦١", "target=٦١ is not a number"),
        ("target=1000000000000", "target=1000000000000 is out of range"),
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
        ("skunk_scale=lowball", "skunk_scale=lowball and objective=high conflict"),
        ("three_players partners", "three_players and partners conflict over players"),
        ("hoyle acc", "hoyle and acc conflict over skunk_scale: say which with skunk_scale=..."),
        ("hoyle acc skunk_scale=none", "hoyle and acc conflict over match"),
    ],
)
def test_an_invalid_line_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011 - the sentence is looked at below
        parse(text)
    assert sentence in str(refusal.value)


# Each conflict of two fields: the line, and how its refusal begins.
CONFLICTS = [
    ("crash players=5", "board=crash8 and players=5 conflict"),
    ("crash players=6 teams=on", "board=crash8 and players=6 conflict"),
    ("crash target=61", "board=crash8 and target=61 conflict"),
    ("lowball counting=manual", "objective=lowball and counting=manual conflict"),
    ("lowball muggins=on", "muggins=on and counting=auto conflict"),
    ("lowball muggins", "objective=lowball and counting=manual conflict"),
    ("muggins=on", "muggins=on and counting=auto conflict"),
    ("three_players go_timing=on_call", "go_timing=on_call and players=3 conflict"),
    ("hoyle stinkhole=on", "go_timing=on_call and stinkhole=on conflict"),
    ("lowball stinkhole=on", "objective=lowball and stinkhole=on conflict"),
    ("three_for_last=on", "three_for_last=on and cards_dealt=6 conflict"),
    ("three_players three_for_last=on", "three_for_last=on and"),
    ("play_stops_at_first_count=on", "play_stops_at_first_count=on and cards_dealt=6 conflict"),
    ("players=3 cards_dealt=6", "cards_dealt=6 and players=3 conflict"),
    ("players=4 cards_dealt=7", "cards_dealt=7 and players=4 conflict"),
    ("discards=1", "discards=1 and cards_dealt=6 conflict"),
    ("crib=none", "crib=none and cards_dealt=6 conflict"),
    ("crib=dealt", "crib=dealt and cards_dealt=6 conflict"),
    ("three_players crib=discards", "crib=discards and cards_dealt=5 conflict"),
    ("skunk_scale=lowball", "skunk_scale=lowball and objective=high conflict"),
    ("lowball skunk_scale=hoyle", "skunk_scale=hoyle and objective=lowball conflict"),
    ("nineteen_crib=on", "nineteen_crib=on and nineteen=off conflict"),
    ("no_discard nineteen nineteen_crib=on", "nineteen_crib=on and crib=none conflict"),
    ("teams=on", "teams=on and players=2 conflict"),
    ("players=5 teams=on", "teams=on and players=5 conflict"),
    ("players=6", "players=6 and teams=off conflict"),
]


@pytest.mark.parametrize(("text", "sentence"), CONFLICTS)
def test_two_fields_that_conflict_are_named(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{sentence}"):
        parse(text)


def test_conflicts_are_refused_in_json_as_well() -> None:
    with pytest.raises(msgspec.ValidationError, match="board=crash8 and target=61 conflict"):
        msgspec.json.decode('{"family": "cribbage", "board": "crash8", "target": 61}', type=CribbageRules)


@given(
    st.sampled_from(FIELDS),
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers())),
)
def test_any_value_is_accepted_or_refused_in_a_sentence_about_its_field(field: str, value: object) -> None:
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
