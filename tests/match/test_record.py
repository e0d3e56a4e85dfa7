"""Records typed by a person, and what is read from them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from random import Random
from time import process_time
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from fifteentwo.cards import BACK
from fifteentwo.cribbage import Cribbage, Deal, Discard, Play
from fifteentwo.cribbage.notation import read_actions, write_action
from fifteentwo.fairness import Seal
from fifteentwo.record import BadRecord, GameRecord, Record, Remark, from_table, load, read, replay, to_json, to_text
from fifteentwo.record.model import ComputerSeat, SeriesPlace, choices_by
from fifteentwo.rules import CRIBBAGE, CribbageRules
from fifteentwo.solitaire import ThrowAway
from fifteentwo.table import CribbageTable, Do, Hinted, Table
from tests.laws.games import often
from tests.laws.matches import matches, sit_down

HEAD = "fifteentwo record 1\nrules = gamerules_61\nseat 0 = Ann\nseat 1 = Bob\n\ngame\n"
DEAL = "cut 4H 9C\ndeal 5H 6H 7H 8H 9C JD | 2C 3C 4C QC KC KD\ndiscard 0 9C JD\ndiscard 1 KC KD\nturn 5S\n"
PLAY = "play 1 QC, 0 5H, 1 2C\nplay 0 6H\n"


@pytest.mark.parametrize(
    "line",
    [
        "cut 4H -",
        "appoint 1",
        "deal 5H 6H | 2C 3C + KD",
        "discard 0 9C JD",
        "turn 5S",
        "play 1 QC",
        "go 0",
        "claim 0 12",
        "muggins 1 2",
        "pass 1",
        "name 0 *1=6D",
        "way 2 counter",
        "show 5H 6H = 4",
    ],
)
def test_every_action_is_written_as_it_is_read(line: str) -> None:
    [action] = read_actions(line)
    assert write_action(action) == line


def test_a_record_as_a_person_types_it() -> None:
    replayed = load(
        """# A friendly game
        fifteentwo record 1   # the first line but for remarks
        Rules = hoyle target=61
        seat 1 = "Bob # the builder"

        GAME 1
        CUT 4h 9c             # Ann deals
        deal 5♥ 6H 7h 8H 9C jd | ?? ?? ?? ?? ?? ??

        discard 0 9C JD
        discard 1 ?? ??
        turn 10S              # not a jack
        play 1 4S, 0 5H
        # she thought about it
        play 1 6D
        """.replace("Rules", "rules")
        .replace("GAME", "game")
        .replace("CUT", "cut")
    )
    record = replayed.record
    assert record.seats == ("Seat 0", "Bob # the builder")
    assert record.rules == replace(CRIBBAGE["hoyle"].rules, target=61)
    assert record.remarks == ("A friendly game", "the first line but for remarks")
    assert [(remark.after, remark.text) for remark in record.games[0].remarks] == [
        (1, "Ann deals"),
        (5, "not a jack"),
        (7, "she thought about it"),
    ]
    assert replayed.table.state is not None
    assert replayed.table.state.scores == (0, 5)
    assert [str(sentence).partition(":")[0] for sentence in replayed.unchecked] == ["game 1, line 8"]
    assert read(to_text(record)) == read(to_json(record)) == record


@pytest.mark.parametrize("family", ["cribbage", "square", "patience"])
@pytest.mark.parametrize("form", ["txt", "json"])
def test_records_of_earlier_versions_open(family: str, form: str) -> None:
    """Written by version 0.1.0, which said "lay away" for discard."""
    old = (Path(__file__).parent / "old" / f"{family}.{form}").read_text()
    assert any(name in old for name in ("\nlay ", '"lay_away"', "\ndiscard\n", '"discard"'))
    found = read(old)
    kinds = {type(action) for game in found.games for action in game.actions}
    assert (ThrowAway if family == "square" else Discard) in kinds
    assert read(to_text(found)) == read(to_json(found)) == found == read(old.replace("\nlay ", "\ndiscard "))
    assert replay(found).unchecked == ()
    assert "lay" not in to_text(found).split()
    assert '"lay_away"' not in to_json(found)


def test_points_of_unknown_cards_are_taken_from_the_record() -> None:
    text = (
        HEAD
        + DEAL.replace("2C 3C 4C QC KC KD", "2C 3C 4C QC ?? ??").replace("discard 1 KC KD", "discard 1 ?? ??")
        + PLAY
    )
    text += "play 1 3C\nplay 1 4C, 0 7H, 0 8H\n"
    replayed = load(text + "show ?? ?? 9C JD = 2\n")
    assert replayed.table.state is not None
    assert replayed.table.state.phase == "deal"
    assert [str(sentence).partition(",")[2] for sentence in replayed.unchecked] == [
        " line 8: the cards of seat 1 are unknown, so its discard, plays and goes are not checked",
        " line 16: with unknown cards, the 2 points are not checked",
    ]
    for line, sentence in (
        ("show ?? ?? ?? JD = 2", "The cards known to be there are 9C JD"),
        ("show ?? ?? 9C JD", "say how many points"),
        ("show 2S 2D 9C JD = 3", "These cards count 4, not 3"),
    ):
        with pytest.raises(BadRecord, match=rf"game 1, line 16 \(.*\): .*{sentence}"):
            load(text + line)


def test_the_record_says_who_had_hints() -> None:
    record = read(HEAD + "assisted 1\n" + DEAL + "resign 0\nassisted 1 0\n")
    assert record.games[0].assisted == (0, 1)
    assert read(to_text(record)) == read(to_json(record)) == record
    assert "assisted 0 1\n" in to_text(record)
    table = load(HEAD + DEAL).table
    table.push(Hinted(1))
    assert from_table(table, ("Ann", "Bob"), viewer=0).games[0].assisted == (1,)


def test_a_loss_on_time_is_no_resignation() -> None:
    replayed = load(HEAD + DEAL + "timeout 1\n")
    ended = replayed.table.outcome
    assert ended is not None
    assert (ended.winners, ended.resigned, ended.out_of_time) == ((0,), 1, True)
    written = to_text(replayed.record)
    assert "\ntimeout 1\n" in written
    assert "resign" not in written
    assert read(written) == read(to_json(replayed.record)) == replayed.record
    (game,) = from_table(replayed.table, ("Ann", "Bob")).games
    assert (game.resigned, game.out_of_time) == (1, True)


def test_the_record_has_what_its_packs_were_shuffled_by() -> None:
    seal = Seal("c0" * 32, ("a1", ""), "5e" * 32)
    text = f"{HEAD}commitment {seal.commitment}\nsalt 0 a1\nsalt 1\n{DEAL}resign 0\nsecret {seal.secret}\n"
    record = read(text)
    assert record.games[0].seal == seal
    assert read(to_text(record)) == read(to_json(record)) == record
    assert [line for line in to_text(record).splitlines() if line in text.splitlines()[6:]] == text.splitlines()[6:]


@pytest.mark.parametrize(
    "computer", [ComputerSeat(1, "club"), ComputerSeat(1, ""), ComputerSeat(0, "club", 4), ComputerSeat(1, "", 12)]
)
def test_the_record_says_where_the_computer_chose(computer: ComputerSeat) -> None:
    record = Record(CRIBBAGE["standard"].rules, ("Ann", "Bob"), (GameRecord(computers=(computer,)),))
    assert read(to_text(record)) == read(to_json(record)) == record


@pytest.mark.parametrize("line", ["#", "assisted 0", "computer 0 club", "go 0", "game", "salt 0 a"])
def test_reading_takes_a_time_in_proportion_to_the_lines(line: str) -> None:
    """Anybody may send a server a record; one with 30,000 remarks kept it busy for minutes."""
    text, begun = HEAD + f"{line}\n" * 30_000, process_time()
    with suppress(BadRecord):
        read(text)
    assert process_time() - begun < 10


def test_the_record_says_which_match_of_a_series_it_is() -> None:
    series = SeriesPlace("x-Y_9", 3, (2, 0))
    record = Record(CRIBBAGE["standard"].rules, ("Ann", "Bob"), series=series)
    assert "series = x-Y_9 3 2 0\n" in to_text(record)
    assert read(to_text(record)) == read(to_json(record)) == record
    assert read(HEAD).series is None


def test_a_table_knows_from_which_choice_on_the_computer_chose() -> None:
    played = load(HEAD + DEAL + PLAY).table
    entries = [moment.entry for moment in played.moments]
    last = entries[-2]
    assert isinstance(last, Do)
    assert cast(Play, last.action).seat == 1
    entries[-2] = replace(last, by="club")
    record = from_table(Table(Cribbage(cast(CribbageRules, played.rules)), entries), ("Ann", "Bob"))
    assert record.games[0].computers == (ComputerSeat(1, "club", 2),)


def test_the_choices_of_a_seat_are_counted() -> None:
    table = load(HEAD + DEAL + PLAY).table
    assert [choices_by(seat, table.moments) for seat in (0, 1, 2)] == [3, 3, 0]


@given(st.tuples(st.text(), st.text()), st.text(), st.lists(st.text(), max_size=3))
def test_names_dates_and_remarks_are_read_back_unchanged(names: tuple[str, str], date: str, remarks: list[str]) -> None:
    record = Record(
        CribbageRules(), names, (GameRecord(remarks=tuple(Remark(0, text) for text in remarks)),), date, tuple(remarks)
    )
    assert read(to_json(record)) == record
    assert read(to_text(record)) == record


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    for whole in (text, "fifteentwo record 1\n" + text, HEAD + text, "{" + text):
        try:
            load(whole)
        except BadRecord as refusal:
            assert str(refusal)  # noqa: PT017 - nothing else may come of it


NAMES = ("Ann", "Bob", "Cy", "Di", "Ed", "Fay")


@often
@given(matches, st.integers(0, 2**32))
def test_a_record_with_typing_errors_is_read_or_refused(match: tuple[CribbageTable, list[object]], seed: int) -> None:
    rng = Random(seed)
    record = from_table(match[0], NAMES[: match[0].rules.players], viewer=rng.choice((None, 0, 1)))
    for text in (to_text(record), to_json(record)):
        try:
            load(slipped(text, rng))
        except BadRecord as refusal:
            assert str(refusal)  # noqa: PT017 - nothing else may come of it


def slipped(text: str, rng: Random) -> str:
    """The text with some words, letters or lines removed, doubled or swapped."""
    parts = text.split("\n") if rng.random() < 0.3 else text.split(" ") if rng.random() < 0.5 else list(text)
    joint = "" if parts == list(text) else " " if " ".join(parts) == text else "\n"
    for _ in range(rng.randint(1, 3)):
        one, other = rng.randrange(len(parts)), rng.randrange(len(parts))
        match rng.randrange(4):
            case 0:
                parts[one] = ""
            case 1:
                parts[one] = parts[other]
            case 2:
                parts[one], parts[other] = parts[other], parts[one]
            case _:
                parts[one] = rng.choice(
                    ("??", "0", "1", "9", "-1", "=", '"', "#", "\\", "4H", ",", "|", "game", "null", "1e9")
                )
    return joint.join(parts)


def test_a_seats_record_names_no_card_it_did_not_see() -> None:
    table, _ = sit_down(CribbageRules(), 5, gives_up=0, takes_back=0, most=10_000)
    assert table.is_over
    for viewer in (0, 1):
        record = from_table(table, ("Ann", "Bob"), viewer=viewer)
        replayed = replay(record)
        assert replayed.table.standing == table.standing
        assert replayed.unchecked
        for action in record.games[0].actions:
            if isinstance(action, Deal):
                assert set(action.hands[1 - viewer]) == {BACK}
            if isinstance(action, Discard):
                assert (BACK in action.cards) == (action.seat != viewer)


def test_a_table_before_its_first_game_is_a_record_without_games() -> None:
    record = from_table(Table(Cribbage(CribbageRules())), ("Ann", "Bob"))
    assert record.games == ()
    assert read(to_text(record)) == record
