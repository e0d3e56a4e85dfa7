"""Records of the solo games: written, read back and replayed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.cards import cards
from fifteentwo.cli import main
from fifteentwo.record import BadRecord, GameRecord, Record, Remark, from_table, load, read, replay, to_json, to_text
from fifteentwo.rules import PATIENCES, SQUARES, PatienceRules, SquareRules, parse
from fifteentwo.solitaire import PLAYER, Place, Square, Turn
from fifteentwo.solitaire.deals import deck
from fifteentwo.table import Begin, Do, Table
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


def written(played: Played, notes: list[Remark]) -> Record:
    game = GameRecord(
        tuple(step.action for step in played.steps),
        remarks=tuple(replace(note, after=min(note.after, len(played.steps))) for note in notes),
        assisted=(PLAYER,) if len(notes) == 1 else (),
    )
    return Record(played.game.rules, ('"Ed" # the builder',), (game,), date="2026-01-31")


@given(games, remarks)
def test_10_a_record_replays_the_game(played: Played, notes: list[Remark]) -> None:
    record = written(played, notes)
    again = replay(record).table
    assert tuple(moment.state for moment in again.moments) == played.states
    assert [moment.events for moment in again.moments[1:]] == [step.events for step in played.steps]


@given(games, remarks)
def test_10_text_and_json_hold_the_whole_record(played: Played, notes: list[Remark]) -> None:
    record = written(played, notes)
    for text in (to_text(record), to_json(record), to_text(record).replace("\n", "\r\n"), "\ufeff" + to_json(record)):
        assert read(text) == record
    assert load(to_text(record)).table.state == played.states[-1]


@given(games, remarks)
def test_10_a_record_of_the_first_version_opens(played: Played, notes: list[Remark]) -> None:
    """At that time the actions, the remarks and the mark of a solo game were at the top level."""
    record = written(played, notes)
    found = json.loads(to_json(record))
    (game,) = found.pop("games")
    del found["deal"]
    found |= {"actions": game["actions"], "remarks": game["remarks"], "assisted": bool(game["assisted"])}
    assert read(json.dumps(found)) == record
    lines = [line for line in to_text(record).splitlines() if line != "assisted 0"]
    mark = ["assisted = on" if record.games[0].assisted else "assisted = off"]
    assert read("\n".join([lines[0], *mark, *lines[1:]])) == record


def test_a_record_typed_by_a_person() -> None:
    replayed = load(TEXT)
    assert replayed.record.rules == parse("wikibooks heels=off")
    assert replayed.record.games[0].remarks == (Remark(2, "in the middle"),)
    assert (replayed.record.deal, replayed.record.games[0].assisted) == (None, ())
    state = replayed.table.state
    assert isinstance(state, type(Square().start()))
    assert state.grid[5:7] == cards("5H JD")
    assert load(TEXT.partition("turn")[0]).table.state == Square(state.rules).start()


def test_the_cards_must_be_those_of_the_deal() -> None:
    table: Any = Table(Square(parse("wikibooks", SquareRules)), [Begin()], deal=9)
    for cell in (5, 6):
        table.push(table.house(Random(1)))
        table.push(Do(Place(PLAYER, table.state.card, cell)))
    record = from_table(table, ("Ann",))
    assert record.deal == 9
    assert replay(read(to_text(record))).table.state == table.state
    with pytest.raises(BadRecord, match=rf"action 1 \(turn {deck(9)[0]}\): Deal 8 has 'turn {deck(8)[0]}' here"):
        replay(replace(record, deal=8))


def test_a_match_of_cribbage_has_no_numbered_deal() -> None:
    with pytest.raises(BadRecord, match="the header: cribbage has no numbered deals"):
        read("fifteentwo record 1\nrules = hoyle\ndeal = 7\n")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("fifteentwo record 1", "fifteentwo record 2", "line 1: a record begins with 'fifteentwo record 1', not with"),
        ("seat 0 = Ann", "rules = bvs", "line 4: rules is set twice"),
        ("seat 0 = Ann", "Ann", "line 4: 'Ann' is neither 'name = value' nor the start of a game"),
        ("heels = off", "heals = off", "line 3: there is no rule named 'heals'"),
        ("heels = off", "family = tarot", "the header: family=tarot does not exist"),
        ("heels = off", "deal = -1", "the header: deal=-1 is not the number of a deal"),
        ("heels = off", "assisted = 1", "the header: assisted=1 is neither on nor off"),
        ("place JD 6", "place JD six", "line 10: 'six' is not a cell"),
        ("place JD 6", "place JX 6", "line 10: 'JX' is not a card"),
        ("place JD 6", "play JD 6", "line 10: 'play JD 6' is not an action of this game"),
        ("place JD 6", "throw now", "line 10: 'throw now' is not an action of this game"),
        ("place JD 6", "game", "game 2: This game is not over yet."),
        ("place JD 6", "place JD 5", r"line 10 \(place JD 5\): Cell 5 is taken by the five of hearts."),
        ("place JD 6", "place JD 15", r"line 10 \(place JD 15\): Cell 15 touches no card."),
        ("place JD 6", "discard 2C 3C", r"line 10 \(discard 2C 3C\): There is no such action in a square."),
        ("place JD 6", "deal 2C | 3C + 4C", r"line 10 \(deal 2C | 3C \+ 4C\): There is no such action in a square."),
        ("place JD 6", "keep 0", r"line 10 \(keep 0\): There is no pile 0 in the reserve."),
        ("rules = wikibooks\nheels = off", "rules = arnold", r"line 7 \(place 5H 5\)|line 6 \(turn 5H\)"),
        ("rules = wikibooks\nheels = off", "rules = hoyle", "line 7: 'place' is not an action"),
        (TEXT, "# nothing", "the header: a record begins with"),
    ],
)
def test_errors_are_reported_with_their_place(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        load(TEXT.replace(old, new))


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seats": ["Ann", "Bob"]}, "1 seat is played for, and 2 are named"),
        ({"games": [{"remarks": [{"after": 5, "text": "!"}]}]}, "a remark stands after an action that is not there"),
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
def test_invalid_json_is_reported(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        load(json.dumps(json.loads(to_json(read(TEXT))) | {"remarks": []} | change))


def test_a_solitaire_has_no_cells() -> None:
    rules = parse("arnold", PatienceRules)
    placed, turned = GameRecord((Place(PLAYER, cards("5H")[0], 0),)), GameRecord((Turn(cards("5H")[0]),))
    with pytest.raises(BadRecord, match=r"action 1 \(place 5H 0\): There is no such action in a solitaire"):
        replay(Record(rules, ("Ann",), (placed,)))
    with pytest.raises(BadRecord, match="must be dealt first"):
        replay(Record(rules, ("Ann",), (turned,)))


def test_the_command_replays_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "square.txt"
    path.write_text(TEXT)
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "  The record ends before the game does."
    path.write_text(TEXT.replace("place JD 6", "place JD 5"))
    assert main(["replay", str(path)]) == 2
    assert "Cell 5 is taken by the five of hearts" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["bvs", "wikibooks_reserve", "arnold", "solsuite"])
def test_the_command_narrates_a_whole_game(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = play_out((SQUARES | PATIENCES)[text].rules, 4)
    path = tmp_path / "game.json"
    path.write_text(to_json(written(played, [])))
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert f": {played.states[-1].score} points; " in told.splitlines()[-1]
    assert main(["replay", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"][0]["scores"] == [played.states[-1].score]
