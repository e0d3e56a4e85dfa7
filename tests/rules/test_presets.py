"""The presets, field by field, and where each field and value comes from."""

from __future__ import annotations

import pytest

from fifteentwo.rules import FIELDS, PRESETS, CribbageRules, differences, every_field, parse, write

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
# And in what the others differ from it. Club play counts its hands by hand; until that can be done, they are counted.
DIFFERING: dict[str, dict[str, object]] = {
    "standard": {},
    "gamerules": {"skunk_scale": "lurch"},
    "gamerules_61": {"target": 61, "skunk_scale": "lurch"},
    "hoyle": {"go_timing": "on_call", "skunk_scale": "hoyle", "match": "first_to:7"},
    "acc": {"skunk_scale": "acc", "match": "best_of:3"},
}
# Field, value, who says so, and the test that it is kept.
SOURCES = """
players                   2          Hoyle's computer game; gamerules.com      golden/test_deal.py
cards_dealt               6          all                                       golden/test_deal.py
discards                  2          all                                       golden/test_deal.py
crib                      discards   all                                       golden/test_show.py
target                    121        gamerules.com; Hoyle                      laws/test_laws.py
first_deal                low_cut    gamerules.com; Hoyle                      golden/test_deal.py
next_dealer               loser      gamerules.com; club rules                 match/test_match.py
heels                     2          all                                       golden/test_out.py
crib_flush                five       Hoyle                                     golden/test_show.py
go_timing                 on_close   gamerules.com; club rules                 golden/test_play.py
last_card                 1          gamerules.com; Hoyle                      golden/test_play.py
skunk_scale               skunk      gamerules.com, as a variation             match/test_worth.py
match                     single     gamerules.com                             match/test_match.py
"""


@pytest.mark.parametrize("name", DIFFERING)
def test_a_preset_is_what_it_says(name: str) -> None:
    rules = PRESETS[name].rules
    assert {field: getattr(rules, field) for field in FIELDS} == STANDARD | DIFFERING[name]
    assert differences(rules) == DIFFERING[name]
    assert parse(name) == rules
    assert write(rules) == name
    assert every_field(rules).keys() == STANDARD.keys()


def test_there_are_these_presets_and_each_is_described_in_a_sentence() -> None:
    assert list(PRESETS) == list(DIFFERING)
    for name, preset in PRESETS.items():
        assert preset.name == name
        assert preset.words.endswith(".")


def test_every_field_that_may_vary_has_a_source_and_a_test() -> None:
    rows = [row.split() for row in SOURCES.strip().splitlines()]
    for field, value, *_, test in rows:
        assert str(STANDARD[field]) == value
        assert test.startswith(("golden/", "laws/", "match/"))
    varying = set(DIFFERING["hoyle"]) | {"target", "first_deal", "next_dealer", "heels", "crib_flush", "last_card"}
    assert varying <= {row[0] for row in rows}
    assert CribbageRules() == PRESETS["standard"].rules
