"""The presets, field by field, and where each field and value comes from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fifteentwo.rules import CRIBBAGE, FIELDS, PRESETS, CribbageRules, differing, every_field, parse, write

# What every game played so far has in common.
STANDARD: dict[str, object] = {
    "players": 2,
    "teams": False,
    "cards_dealt": 6,
    "discards": 2,
    "crib": "discards",
    "target": 121,
    "first_deal": "low_cut",
    "next_dealer": "loser",
    "heels": 2,
    "crib_flush": "five",
    "go_timing": "on_close",
    "go_rotation": "all",
    "last_card": 1,
    "three_for_last": False,
    "play_stops_at_first_count": False,
    "counting": "auto",
    "muggins": False,
    "overclaim": "correct",
    "underclaim": "correct",
    "skunk_scale": "skunk",
    "match": "single",
    "stinkhole": False,
    "objective": "high",
    "jokers": 0,
    "joker_binding": True,
    "starter_joker": "per_hand",
    "nineteen": False,
    "nineteen_crib": False,
    "board": "straight",
}
# And in what the others differ from it.
DIFFERING: dict[str, dict[str, object]] = {
    "standard": {},
    "gamerules": {"skunk_scale": "lurch"},
    "gamerules_61": {"target": 61, "skunk_scale": "lurch"},
    "hoyle": {"go_timing": "on_call", "skunk_scale": "hoyle", "match": "first_to:7"},
    "acc": {"counting": "manual", "skunk_scale": "acc", "match": "best_of:3", "underclaim": "lost"},
    "muggins": {"counting": "manual", "muggins": True, "underclaim": "lost"},
    "three_players": {"players": 3, "cards_dealt": 5, "discards": 1, "crib": "discards+1_from_stock"},
    "partners": {"players": 4, "teams": True, "cards_dealt": 5, "discards": 1},
    "lowball": {"skunk_scale": "lowball", "objective": "lowball"},
    "crash": {"board": "crash8"},
    "no_discard": {"cards_dealt": 4, "discards": 0, "crib": "none"},
    "jokers": {"jokers": 2},
    "nineteen": {"nineteen": True},
    "five_card": {
        "cards_dealt": 5,
        "target": 61,
        "three_for_last": True,
        "play_stops_at_first_count": True,
        "skunk_scale": "lurch",
    },
    "seven_card": {"cards_dealt": 7, "target": 181, "skunk_scale": "lurch"},
}
# Field, its usual value, who says so, and the tests that it is kept.
SOURCES = """
players                   2          Hoyle's computer game; gamerules.com      variants/test_seats.py
teams                     False      gamerules.com; Bicycle                    variants/test_seats.py
cards_dealt               6          all                                       variants/test_hands.py
discards                  2          all                                       variants/test_hands.py
crib                      discards   all                                       variants/test_hands.py
target                    121        gamerules.com; Hoyle                      match/test_worth.py
first_deal                low_cut    gamerules.com; Hoyle                      golden/test_deal.py
next_dealer               loser      gamerules.com; club rules                 match/test_match.py
heels                     2          all                                       golden/test_out.py
crib_flush                five       Hoyle                                     golden/test_show.py
go_timing                 on_close   gamerules.com; club rules                 golden/test_counts.py
go_rotation               all        Britannica; Bicycle for the other         variants/test_seats.py
last_card                 1          gamerules.com; Hoyle                      golden/test_counts.py
three_for_last            False      old Hoyle, of the five-card game          variants/test_hands.py
play_stops_at_first_count False      old Hoyle, of the five-card game          variants/test_hands.py
counting                  auto       club rules for the other                  variants/test_claims.py
muggins                   False      club rules, as an option                  variants/test_muggins.py
overclaim                 correct    Hoyle and old Hoyle for the others        variants/test_claims.py
underclaim                correct    Hoyle for the other                       variants/test_claims.py
skunk_scale               skunk      gamerules.com, as a variation             match/test_worth.py
match                     single     gamerules.com                             match/test_match.py
stinkhole                 False      told of on several pages                  variants/test_ends.py
objective                 high       gamerules.com for lowball                 variants/test_ends.py
jokers                    0          gamerules.com                             variants/test_jokers.py
joker_binding             True       choice                                    variants/test_jokers.py
starter_joker             per_hand   two customs                               variants/test_jokers.py
nineteen                  False      gamerules.com                             variants/test_hands.py
nineteen_crib             False      choice                                    variants/test_hands.py
board                     straight   gamerules.com for the crash board         variants/test_crash.py
"""
TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("name", DIFFERING)
def test_a_preset_is_what_it_says(name: str) -> None:
    rules = CRIBBAGE[name].rules
    assert {field: getattr(rules, field) for field in FIELDS} == STANDARD | DIFFERING[name]
    assert differing(rules) == DIFFERING[name]
    assert parse(name) == rules
    assert write(rules) == name
    assert list(every_field(rules)) == ["family", *FIELDS]


def test_there_are_these_presets_and_each_is_described_in_a_sentence() -> None:
    assert list(PRESETS) == [*DIFFERING, *"bvs bvs_hard wikibooks wikibooks_reserve arnold solsuite".split()]
    for name, preset in PRESETS.items():
        assert preset.name == name
        assert preset.words.endswith(".")


def test_every_field_has_a_source_and_a_test_that_names_it() -> None:
    rows = [row.split() for row in SOURCES.strip().splitlines()]
    assert [field for field, *_ in rows] == sorted(FIELDS, key=[field for field, *_ in rows].index)
    for field, value, *_, test in rows:
        assert str(STANDARD[field]) == value
        assert re.search(rf"\b{field}\b", (TESTS / test).read_text()), f"{test} does not name {field}"
    assert CribbageRules() == PRESETS["standard"].rules
