"""The presets, field by field, and the source of each field and value."""

from __future__ import annotations

import pytest

from fifteentwo.rules import CRIBBAGE, FIELDS, PRESETS, differing, every_field, parse, write

# The standard values of all fields.
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
    "toss_fives": False,
    "captain": False,
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
# What the other presets change.
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
    "toss_fives": {"toss_fives": True},
    "captain": {"players": 3, "cards_dealt": 5, "discards": 1, "crib": "discards+1_from_stock", "captain": True},
}


@pytest.mark.parametrize("name", DIFFERING)
def test_a_preset_has_these_fields(name: str) -> None:
    rules = CRIBBAGE[name].rules
    assert {field: getattr(rules, field) for field in FIELDS} == STANDARD | DIFFERING[name]
    assert differing(rules) == DIFFERING[name]
    assert parse(name) == rules
    assert write(rules) == name
    assert list(every_field(rules)) == ["family", *FIELDS]


def test_these_are_the_presets_and_each_is_described_in_a_sentence() -> None:
    assert list(PRESETS) == [*DIFFERING, *"bvs bvs_hard wikibooks wikibooks_reserve arnold solsuite shuffle".split()]
    for name, preset in PRESETS.items():
        assert preset.name == name
        assert preset.words.sentence.endswith(".")
