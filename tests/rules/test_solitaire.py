"""The rules of the solo games: presets, fields, and the line of text."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given

from fifteentwo.rules import (
    PATIENCES,
    PRESETS,
    SHUFFLES,
    SQUARES,
    CribbageRules,
    PatienceRules,
    Rules,
    ShuffleRules,
    SquareRules,
    every_field,
    parse,
    write,
)
from tests.solitaire.games import solo_rules

RESERVE: dict[str, Any] = {"reserve_piles": 1, "reserve_size": 5, "reserve_access": "top"}


@pytest.mark.parametrize(
    ("name", "fields"),
    [
        ("bvs", {"adjacency": "none", "dead_cells": 4, "reserve_piles": 0, "heels": "per_hand", "win_at": 60}),
        ("bvs_hard", {"adjacency": "none", "dead_cells": 0, "reserve_piles": 0, "heels": "per_hand", "win_at": 60}),
        ("wikibooks", {"adjacency": "king", "dead_cells": 0, "reserve_piles": 0, "heels": "once", "win_at": 61}),
        ("wikibooks_reserve", {"adjacency": "king", "dead_cells": 0, "heels": "once", "win_at": 61, **RESERVE}),
        ("arnold", {"deals": 4, "cards_per_deal": 13, "hands_per_deal": 2, "b_hidden_until_a_discarded": True}),
        ("arnold", {"heels": "once", "crib_flush": "five", "starter_to_bottom": False, "win_at": 121}),
        ("solsuite", {"deals": 6, "cards_per_deal": 9, "hands_per_deal": 1, "heels": "off", "win_at": 81}),
        ("solsuite", {"starter_to_bottom": True, "last_hand_without_starter": True, "deal_order": "hand_then_crib"}),
        ("shuffle", {"heels": "once", "win_at": 61}),
    ],
)
def test_a_preset_has_the_fields_of_the_rule_book(name: str, fields: dict[str, Any]) -> None:
    rules = PRESETS[name].rules
    assert {field: getattr(rules, field) for field in fields} == fields


@given(solo_rules)
def test_rules_are_read_back_as_written(rules: Rules) -> None:
    assert parse(write(rules)) == rules
    assert parse(write(rules), type(rules)) == rules
    assert parse(" ".join(f"{name}={value}" for name, value in every_field(rules).items())) == rules
    assert msgspec.json.decode(msgspec.json.encode(rules), type=Rules) == rules


@pytest.mark.parametrize("name", [*SQUARES, *PATIENCES, *SHUFFLES])
def test_a_preset_is_written_as_its_name(name: str) -> None:
    assert write(PRESETS[name].rules) == name
    assert PRESETS[name].words.sentence.endswith(".")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("bvs arnold", "bvs and arnold conflict: bvs is a square and arnold a solitaire"),
        ("hoyle bvs", "hoyle and bvs conflict: hoyle is full cribbage and bvs a square"),
        ("bvs wikibooks", "bvs and wikibooks conflict: each is a game of its own, so name one of them"),
        ("family=square hoyle", "family=square and hoyle conflict: family=square is a square and hoyle full cribbage"),
        ("family=whist", "family=whist does not exist: family is cribbage, square, patience or shuffle"),
        ("bvs target=61", "there is no rule named 'target' in bvs: it belongs to full cribbage, such as standard"),
        ("bvs deals=4", "there is no rule named 'deals' in bvs: it belongs to a solitaire, such as arnold"),
        ("dead_cells=2", "no rule named 'dead_cells' in full cribbage: it belongs to a square, such as bvs"),
        ("bvs goal=4", "there is no rule named 'goal' in bvs"),
        ("bvs win_at=60 win_at=61", "win_at is set twice"),
        ("bvs win_at=many", "win_at=many is not a number"),
        ("bvs win_at=0", "win_at=0 is out of range: win_at is 1 to 300"),
        ("bvs dead_cells=5", "dead_cells=5 is out of range: dead_cells is 0 to 4"),
        ("bvs heels=twice", "heels=twice does not exist: heels is off, once or per_hand"),
        ("bvs starter=next", "starter=next does not exist: starter is next_unseen"),
        ("bvs reserve_piles=1", "reserve_piles=1 and reserve_size=0 conflict: a reserve needs reserve_size too"),
        ("bvs reserve_size=1", "reserve_size=1 and reserve_piles=0 conflict: a reserve needs reserve_piles too"),
        ("bvs reserve_piles=1 reserve_size=2", "reserve_piles=1 and reserve_access=none conflict"),
        ("wikibooks_reserve reserve_access=none", "a reserve needs reserve_access too"),
        ("wikibooks_reserve reserve_access=any", "reserve_access is top, free or none"),
        ("arnold win_at=100", "win_at=100 and hands_per_deal=2 conflict: with two hands it is 101 to 121"),
        ("arnold b_hidden_until_a_discarded=yes", "b_hidden_until_a_discarded=yes is neither on nor off"),
        ("arnold deal_order=3-2-3", "deal_order=3-2-3 and hands_per_deal=2 conflict"),
        ("arnold deals=5", "deals=5 and hands_per_deal=2 conflict: with two hands it is 4"),
        ("arnold heels=per_hand", "heels is off or once"),
        (
            "solsuite starter_to_bottom=off",
            "starter_to_bottom=off and hands_per_deal=1 conflict: with one hand it is on",
        ),
    ],
)
def test_invalid_rules_are_refused_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=r"^[a-z]") as refused:
        parse(text)
    assert sentence in str(refused.value)


@pytest.mark.parametrize("value", ["on", 1, None])
def test_a_switch_is_on_or_off(value: Any) -> None:
    with pytest.raises(ValueError, match="neither on nor off"):
        PatienceRules(starter_to_bottom=value)


def test_a_number_is_a_number() -> None:
    with pytest.raises(ValueError, match="win_at=on is out of range"):
        SquareRules(win_at=True)


@pytest.mark.parametrize(
    ("text", "kind", "sentence"),
    [
        ("bvs", CribbageRules, "bvs is a solo game: for full cribbage name standard, gamerules, "),
        (
            "target=61 solsuite",
            CribbageRules,
            "solsuite is a solo game: for full cribbage name standard, ",
        ),
        ("hoyle", SquareRules, "hoyle is full cribbage, not a square: name bvs, bvs_hard, wikibooks or "),
        ("bvs", PatienceRules, "bvs is a square, not a solitaire: name arnold or solsuite"),
        ("family=square", PatienceRules, "family=square is a square, not a solitaire: "),
        ("", SquareRules, "name one of bvs, bvs_hard, wikibooks or wikibooks_reserve"),
        ("win_at=81", PatienceRules, "name one of arnold or solsuite"),
        ("bvs", ShuffleRules, "bvs is a square, not Cribbage Shuffle: name shuffle"),
        ("hoyl", PatienceRules, "there is no preset named 'hoyl': name arnold or solsuite"),
    ],
)
def test_other_kinds_of_games_are_refused(text: str, kind: type[Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=r"^[a-z]") as refused:
        parse(text, kind)
    assert sentence in str(refused.value)


def test_a_family_alone_is_its_standard_game() -> None:
    assert parse("family=square", SquareRules) == SquareRules()
    assert parse("family=patience win_at=111") == PatienceRules(win_at=111)
    assert parse("family=cribbage") == CribbageRules() == parse("", CribbageRules)
    assert parse("win_at=80", ShuffleRules) == parse("shuffle win_at=80") == ShuffleRules(win_at=80)
    assert parse("bvs bvs dead_cells=1") == SquareRules(dead_cells=1)
