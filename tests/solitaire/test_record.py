"""Records of the games for one: written down, read back, played through."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo import record as matches
from fifteentwo.cards import cards
from fifteentwo.cli import main
from fifteentwo.record import BadRecord, Remark
from fifteentwo.rules import PATIENCES, SQUARES, CribbageRules, PatienceRules, SquareRules, parse
from fifteentwo.solitaire import PLAYER, Place, Square, Turn
from fifteentwo.solitaire.deals import deck, house
from fifteentwo.solo import SoloAction, SoloRecord, game_of, is_solo, load, read, replay, to_json, to_text
from tests.solitaire.games import Played, games, play_out

TEXT = """fifteentwo record 1
rules = wikibooks
heels = off
seat 0 = Ann

game
turn 5H
place 5H 5   # in the middle
turn JD
place JD 6
"""

remarks = st.lists(st.builds(Remark, st.integers(0, 8), st.sampled_from(["so", "the # sign", ""])), max_size=3)


def written(played: Played, notes: list[Remark]) -> SoloRecord:
    return SoloRecord(
        played.game.rules,
        ('"Ed" # the builder',),
        assisted=len(notes) == 1,
        actions=tuple(step.action for step in played.steps),
        date="2026-01-31",
        remarks=tuple(notes),
    )


@given(games, remarks)
def test_10_a_record_plays_again_as_it_was_played(played: Played, notes: list[Remark]) -> None:
    record = written(played, notes)
    again = replay(record)
    assert (again.start, *(moment.state for moment in again.moments)) == played.states
    assert again.state == played.states[-1]
    assert [moment.events for moment in again.moments] == [step.events for step in played.steps]


@given(games, remarks)
def test_10_text_and_json_hold_the_whole_record(played: Played, notes: list[Remark]) -> None:
    record = written(played, notes)
    for text in (to_text(record), to_json(record), to_text(record).replace("\n", "\r\n"), "\ufeff" + to_json(record)):
        assert is_solo(text)
        assert read(text) == record
    assert load(to_text(record)).state == played.states[-1]


def test_what_a_person_types() -> None:
    replayed = load(TEXT)
    assert replayed.record.rules == parse("wikibooks heels=off")
    assert replayed.record.remarks == (Remark(2, "in the middle"),)
    assert (replayed.record.deal, replayed.record.assisted) == (None, False)
    assert isinstance(replayed.state, type(Square().start()))
    assert replayed.state.grid[5:7] == cards("5H JD")
    assert load(TEXT.partition("turn")[0]).state == replayed.start


def test_the_cards_must_be_those_of_the_deal() -> None:
    actions: list[SoloAction] = []
    game: Any = game_of(parse("wikibooks", SquareRules))
    state = game.start()
    for cell in (5, 6):
        for action in (house(state, deck(9)), Place(PLAYER, deck(9)[len(actions) // 2], cell)):
            actions.append(action)
            state = game.apply(state, action)[0]
    record = SoloRecord(game.rules, deal=9, actions=tuple(actions))
    assert replay(read(to_text(record))).state == state
    with pytest.raises(BadRecord, match=rf"action 1 \(turn {deck(9)[0]}\): Deal 8 has 'turn {deck(8)[0]}' here"):
        replay(replace(record, deal=8))


def test_a_match_of_cribbage_is_no_game_for_one() -> None:
    match = matches.Record(CribbageRules(), ("Ann", "Bob"))
    for text in (
        matches.to_text(match),
        matches.to_json(match),
        "",
        "{",
        '{"rules": 1}',
        "fifteentwo record 1\ngame\nrules = bvs",
    ):
        assert not is_solo(text)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("fifteentwo record 1", "fifteentwo record 2", "line 1: a record begins with 'fifteentwo record 1', not with"),
        ("seat 0 = Ann", "rules = bvs", "line 4: rules is set twice"),
        ("seat 0 = Ann", "Ann", "line 4: 'Ann' is neither 'name = value' nor the start of the game"),
        ("heels = off", "heals = off", "the header: there is no rule named 'heals' in wikibooks"),
        ("heels = off", "family = tarot", "the header: 'tarot' is no family of games for one"),
        ("heels = off", "deal = -1", "the header: deal=-1 is not the number of a deal"),
        ("heels = off", "assisted = 1", "the header: assisted=1 is neither on nor off"),
        ("place JD 6", "place JD six", "line 10: 'six' is not a cell"),
        ("place JD 6", "place JX 6", "line 10: 'JX' is not a card"),
        ("place JD 6", "play JD 6", "line 10: 'play JD 6' is no action of a game for one"),
        ("place JD 6", "discard now", "line 10: 'discard now' is no action of a game for one"),
        ("place JD 6", "game", "line 10: a record of a game for one holds one game"),
        ("place JD 6", "place JD 5", r"line 10 \(place JD 5\): Cell 5 is taken by the five of hearts."),
        ("place JD 6", "place JD 15", r"line 10 \(place JD 15\): Cell 15 touches no card."),
        ("place JD 6", "lay 2C 3C", r"line 10 \(lay 2C 3C\): There is no such action in a square."),
        ("place JD 6", "deal 2C | 3C + 4C", r"line 10 \(deal 2C | 3C \+ 4C\): There is no such action in a square."),
        ("place JD 6", "keep 0", r"line 10 \(keep 0\): There is no pile 0 in the reserve."),
        ("rules = wikibooks\nheels = off", "rules = arnold", r"line 7 \(place 5H 5\)|line 6 \(turn 5H\)"),
        ("rules = wikibooks\nheels = off", "rules = hoyle", "the header: rules=hoyle is full cribbage"),
        (TEXT, "# nothing", "the header: a record begins with"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        load(TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": ["Ann", "Bob"]}, "1 seat is played for, and 2 are named"),
        ({"remarks": [{"after": 5, "text": "!"}]}, "a remark stands after an action that is not there"),
        ({"deal": -1}, "there is no deal -1"),
        ({"rules": {"family": "square", "dead_cells": 5}}, "dead_cells=5 is out of range"),
        ({"fifteentwo": 7}, "this is a record of version 7; only version 1 can be read"),
        ({"extra": 1}, "extra"),
        (
            {"actions": [{"type": "place", "seat": 1, "card": "5H", "cell": 5}]},
            "action 1 .*: A card must be turned first.",
        ),
        ({"actions": [{"type": "turn", "card": "??"}]}, "not in the stock"),
    ],
)
def test_json_that_is_wrong_is_told(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        load(json.dumps(json.loads(to_json(read(TEXT))) | {"remarks": []} | change))


def test_a_solitaire_is_not_laid_on_cells() -> None:
    record = SoloRecord(parse("arnold", PatienceRules), actions=(Place(PLAYER, cards("5H")[0], 0),))
    with pytest.raises(BadRecord, match=r"action 1 \(place 5H 0\): There is no such action in a solitaire"):
        replay(record)
    with pytest.raises(BadRecord, match="waits for a deal"):
        replay(replace(record, actions=(Turn(cards("5H")[0]),)))


def test_the_command_plays_it_through(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "square.txt"
    path.write_text(TEXT)
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "The record ends here, before the game does."
    path.write_text(TEXT.replace("place JD 6", "place JD 5"))
    assert main(["replay", str(path)]) == 2
    assert "Cell 5 is taken by the five of hearts" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["bvs", "wikibooks_reserve", "arnold", "solsuite"])
def test_the_command_tells_a_whole_game(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = play_out((SQUARES | PATIENCES)[text].rules, 4)
    path = tmp_path / "game.json"
    path.write_text(to_json(written(played, [])))
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert f": {played.states[-1].score} points" in told.splitlines()[-1]
    assert main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == played.states[-1].score
