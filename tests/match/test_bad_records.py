"""Records that are refused, and where each is wrong."""

from __future__ import annotations

import pytest

from fifteentwo.record import BadRecord, GameRecord, Record, Remark, load, read
from fifteentwo.record.model import ComputerSeat
from fifteentwo.rules import CribbageRules
from tests.match.test_record import DEAL, HEAD


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "the header: a record begins with 'fifteentwo record 1'"),
        ("# nothing\n\n", "the header: a record begins with"),
        ("fifteentwo record 2\n", "line 1: a record begins with 'fifteentwo record 1', not with 'fifteentwo record 2'"),
        ("\n\nrules = hoyle\n", "line 3: a record begins with"),
        ("fifteentwo record 1\nhoyle\n", "line 2: 'hoyle' is neither 'name = value' nor the start of a game"),
        ("fifteentwo record 1\ngoal = 61\n", "line 2: there is no rule named 'goal'"),
        ("fifteentwo record 1\ntarget = 61\ntarget = 61\n", "line 3: target is set twice"),
        ("fifteentwo record 1\ntarget = 30\n", "the header: target=30 is out of range"),
        ("fifteentwo record 1\nrules = hoyl\n", "the header: there is no preset named 'hoyl'"),
        ("fifteentwo record 1\nseat 0 = A\nseat 0 = B\n", "line 3: seat 0 is named twice"),
        ("fifteentwo record 1\nseat 2 = A\n", "the header: there is no seat 2: 2 play"),
        ('fifteentwo record 1\nseat 0 = "A\n', "line 2: "),
        ('fifteentwo record 1\nseat 0 = "A" B\n', "line 2: "),
        (HEAD + "shuffle\n", "line 7: 'shuffle' is not an action"),
        (HEAD + "cut 4H 1C\n", "line 7: '1C' is not a card"),
        (HEAD + "cut 4H\n", "game 1, line 7 (cut 4H): Cut one card for each"),
        (HEAD + DEAL + "play 1 QC, 0 KS\n", "game 1, line 12 (play 0 KS): Seat 0 does not hold the king of spades"),
        (HEAD + DEAL + "play QC\n", "line 12: 'QC' is not a seat"),
        (HEAD + DEAL + "play 1\n", "line 12: '' is not a card"),
        (HEAD + DEAL + "play\n", "line 12: '' is not a seat"),
        (HEAD + DEAL + "play 1111111111 QC\n", "line 12: '1111111111' is not a seat"),
        (HEAD + DEAL + "go 1\n", "line 12 (go 1): The player who leads can always play."),
        (HEAD + DEAL + "show 2C = four\n", "line 12: 'four' is not a number of points"),
        (HEAD + DEAL + "resign\n", "line 12: write 'resign' and the seat that resigns"),
        (HEAD + DEAL + "timeout Ann\n", "line 12: write 'timeout' and the seat that lost on time"),
        (HEAD + DEAL + "timeout 2\n", "game 1, at its end: There is no seat 2"),
        (
            HEAD + DEAL + "timeout 1\nresign 0\n",
            "line 13: this game was resigned or lost on time, so nothing can follow",
        ),
        (HEAD + DEAL + "assisted\n", "line 12: write 'assisted' and the seats that had help"),
        (HEAD + DEAL + "assisted Ann\n", "line 12: write 'assisted' and the seats that had help"),
        (HEAD + DEAL + "assisted 0 2\n", "game 1, at its end: There is no seat 2"),
        (HEAD + DEAL + "resign 2\n", "game 1, at its end: There is no seat 2"),
        (
            HEAD + DEAL + "resign 0\nplay 1 QC\n",
            "line 13: this game was resigned or lost on time, so nothing can follow",
        ),
        (HEAD + DEAL + "resign 0\n\ngame\n", "game 2: The match is over."),
        (
            HEAD.replace("game\n", "match = best_of:3\ngame\n") + DEAL + "resign 0\ngame dealer 1\n",
            "game 2: Seat 0 deals first in this game, by next_dealer=loser.",
        ),
        (HEAD + DEAL + "game\n", "game 2: This game is not over yet."),
        (HEAD.replace("game\n", "game dealer 2\n"), "game 1: there is no seat 2 to deal first."),
        (HEAD.replace("game\n", "game dealer Ann\n"), "line 6: a game begins with 'game' or 'game dealer 0'"),
        ("{", "this is not a record in JSON"),
        ('{"rules": 1}', "this is not a record in JSON"),
        ("{}", "this is not a record in JSON"),
        ('{"rules": {"family": "cribbage", "target": 9}, "seats": ["A", "B"]}', "target=9 is out of range"),
        ('{"rules": {"family": "cribbage"}, "seats": ["A"]}', "2 seats are played for, and 1 are named"),
        ('{"rules": {"family": "cribbage"}, "seats": ["A", "B"], "fifteentwo": 2}', "version 2"),
        (
            '{"rules": {"family": "cribbage"}, "seats": ["A", "B"], "games": [{"remarks": [{"after": 1, "text": ""}]}]}',
            "a remark stands after an action that is not there",
        ),
        (
            '{"rules": {"family": "cribbage"}, "seats": ["A", "B"], "games": [{"out_of_time": true}]}',
            "write 'timeout' and the seat that lost on time",
        ),
        (
            '{"rules": {"family": "cribbage"}, "seats": ["A", "B"], "games": [{"actions": [{"type": "turn", "card": "ZZ"}]}]}',
            "'ZZ' is not a card",
        ),
        (
            '{"rules": {"family": "cribbage"}, "seats": ["A", "B"], "games": [{"actions": [{"type": "turn", "card": 7}]}]}',
            "'7' is not a card",
        ),
        (
            '{"rules": {"family": "cribbage"}, "seats": ["A", "B"], "games": [{"actions": [{"type": "turn", "card": "5S"}]}]}',
            "game 1, action 1 (turn 5S): The starter cannot be turned now",
        ),
        (
            '{"rules": {"family": "cribbage"}, "seats": ["A", "B"], "games": [{"actions": [{"type": "discard", "seat": 0}]}]}',
            "game 1, action 1: 'throw_away' is not an action of this game: the actions are cut, appoint, deal, discard, ",
        ),
        (
            '{"rules": {"family": "cribbage"}, "seats": ["A", "B"], "games": [{"actions": [{"type": "done", "seat": 0}]}]}',
            "game 1, action 1: 'done' is not an action of this game",
        ),
        (
            '{"rules": {"family": "square"}, "seats": ["A"], "games": [{"actions": [{"type": "play", "seat": 0, "card": "5H"}]}]}',
            "game 1, action 1: 'play' is not an action of this game: the actions are turn, place, throw_away, keep",
        ),
        ("[" * 100_000, "line 1: a record begins with"),
        ('{"rules":' * 100_000, "this is not a record in JSON"),
    ],
)
def test_an_invalid_record_is_refused_with_the_line(text: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        load(text)
    assert sentence in str(refusal.value)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    "lines",
    [
        "commitment c0",
        f"secret {'5e' * 32} 5e",
        f"secret {'5e' * 32}\nsecret {'5e' * 32}",
        "salt 1 a1",
        "salt 0 x",
        "salt 0 a 1",
    ],
)
def test_a_seal_that_cannot_be_is_refused(lines: str) -> None:
    with pytest.raises(BadRecord, match="64 hexadecimal digits"):
        read(f"{HEAD}{lines}\n{DEAL}")


@pytest.mark.parametrize("line", ["computer", "computer x club", "computer 1 club from 0", "computer 1 club of 3"])
def test_a_computer_that_cannot_be_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match=r"line 7: write 'computer', the seat"):
        read(HEAD + line)


def test_there_are_no_more_salts_than_seats() -> None:
    with pytest.raises(BadRecord, match="line 9: "):
        read(HEAD + "salt 0 a\nsalt 1 b\nsalt 2 c\n")


@pytest.mark.parametrize(
    "series",
    ["", "x", "x 1", "x 1 0", "x 1 0 0 0", "x 0 0 0", "x 2 2 0", "x 1 0 -1", "x y 0 0", "a b 1 0 0", "a/b 1 0 0"],
)
def test_a_series_that_cannot_be_is_refused(series: str) -> None:
    with pytest.raises(BadRecord, match="write a series as its name"):
        read(f"fifteentwo record 1\nseries = {series}\n{HEAD.partition(chr(10))[2]}")


def test_a_seat_below_the_first_is_refused() -> None:
    with pytest.raises(ValueError, match="write 'computer', the seat"):
        GameRecord(computers=(ComputerSeat(-1, "club"),))


def test_an_inconsistent_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="there are 1 salts for 2 seats"):
        read(f"{HEAD}salt 0 a1\n{DEAL}")
    with pytest.raises(ValueError, match="2 seats are played for"):
        Record(CribbageRules(), ("Ann",))
    with pytest.raises(ValueError, match="not there"):
        GameRecord(remarks=(Remark(1, "before anything"),))
