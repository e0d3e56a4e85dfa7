"""`fifteentwo replay` and `simulate`."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import structs

from fifteentwo import record
from fifteentwo.cards import cards
from fifteentwo.cribbage import Call, Claim, Cribbage, Deal, Discard, Pegged, Play, Turn
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import CHUNK, interval, play_games, seated, simulate
from fifteentwo.table import Begin, CribbageTable, Do, Resign, Table
from fifteentwo.workers import worker_pool
from tests.cli.commands import Keyboard, is_refusal


def match(rules: str, seed: int = 3) -> CribbageTable:
    """A whole match between two different players."""
    game, rng = Cribbage(parse(rules, CribbageRules)), Random(seed)
    table = Table(game)
    choosers = [player(name, rng) for name in seated(["steady", "simple"], game.rules)]
    while not table.is_over:
        if table.outcome is not None:
            table.push(table.next_game())
        elif (entry := table.house(rng)) is not None:
            table.push(entry)
        else:
            assert table.state is not None
            seat = table.to_act()[0]
            view = table.game.observe(table.state, seat)
            table.push(Do(choosers[seat](view, game.legal(table.state, seat))))
    return table


@pytest.fixture(scope="module")
def played() -> CribbageTable:
    return match("hoyle target=61 match=first_to:3")


@pytest.fixture(params=["text", "json"])
def file(request: pytest.FixtureRequest, tmp_path: Path, played: CribbageTable) -> Path:
    written = record.from_table(played, ("Ann", "Bøb"))
    path = tmp_path / "a match"
    path.write_text(record.to_text(written) if request.param == "text" else record.to_json(written))
    return path


def test_a_record_is_narrated(typed: Keyboard, file: Path, played: CribbageTable) -> None:
    said = typed("replay", str(file))
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "Ann against Bøb, rules hoyle target=61 match=first_to:3"
    assert lines[-1] == f"{('Ann', 'Bøb')[played.winner or 0]} wins the match."
    finals = [line for line in lines if " wins" in line and ": Ann" in line]
    assert len(finals) == sum(played.standing.wins)


def test_a_record_as_json(typed: Keyboard, file: Path, played: CribbageTable) -> None:
    told = json.loads(typed("replay --json", str(file)).out)
    assert told["seats"] == ["Ann", "Bøb"]
    assert told["standing"] == json.loads(msgspec.json.encode(played.standing))
    assert (told["over"], told["winner"], told["unchecked"]) == (True, played.winner, [])
    for game in told["games"]:
        assert game["scores"] == game["outcome"]["scores"]
        assert game["events"][-1]["type"] == "GameEnded"
        pegged = [event["points"] for event in game["events"] if event["type"] == "Pegged"]
        assert sum(pegged) >= sum(game["scores"])


def test_a_record_from_standard_input(typed: Keyboard, played: CribbageTable) -> None:
    text = record.to_text(record.from_table(played, ("Ann", "Bob")))
    assert typed("replay -", stdin=text).status == 0


def test_the_record_of_one_seat_says_what_cannot_be_checked(typed: Keyboard, played: CribbageTable) -> None:
    text = record.to_text(record.from_table(played, ("Ann", "Bob"), viewer=0))
    said = typed("replay -", stdin=text)
    assert said.status == 0
    assert "Ann: " in said.out
    assert "Bob: ?? ?? ?? ?? ?? ??" in said.out
    assert said.out.splitlines()[-1].startswith("Not checked: game ")


@pytest.mark.parametrize(("out_of_time", "lost"), [(False, "Bob resigns"), (True, "Bob runs out of time")])
def test_a_game_given_up_and_an_unfinished_one(typed: Keyboard, out_of_time: bool, lost: str) -> None:
    table = Table(Cribbage(parse("acc", CribbageRules)))
    rng = Random(1)
    for _ in range(2):
        table.push(table.house(rng) or pytest.fail("chance begins"))
    table.push(Resign(1, out_of_time))
    table.push(table.next_game())
    said = typed("replay -", stdin=record.to_text(record.from_table(table, ("Ann", "Bob"))))
    assert f"{lost}; Ann wins by a skunk: Ann 121, Bob 0" in said.out
    assert "The record ends before the game does." in said.out
    assert "Standing: Ann 3 game points from 1 game, Bob 0 game points from 0 games" in said.out


def told(typed: Keyboard, table: CribbageTable, *names: str) -> list[str]:
    """The narration of this table's record by `replay`, with these players."""
    said = typed("replay -", stdin=record.to_text(record.from_table(table, names)))
    assert (said.status, said.err) == (0, "")
    return said.out.splitlines()


@pytest.mark.parametrize("rules", ["partners target=61 match=best_of:3", "partners crash target=121"])
def test_partners_score_and_win_together(typed: Keyboard, rules: str) -> None:
    table = match(rules)
    lines = told(typed, table, "Ann", "Bob", "Cid", "Dee")
    pairs = ("Ann and Cid", "Bob and Dee")
    assert lines[0].startswith("Ann and Cid against Bob and Dee, rules ")
    pegged = [line.split(" peg ")[0].strip() for line in lines if " peg" in line]
    of_sides = [event.side for moment in table.moments for event in moment.events if isinstance(event, Pegged)]
    assert pegged == [pairs[side] for side in of_sides]
    won = [pairs[side] for moment in table.moments if moment.outcome for side in moment.outcome.winners]
    assert [line.split(" win")[0].strip() for line in lines if " win" in line and ": Ann and Cid" in line] == won
    assert table.winner is not None
    assert lines[-1] == f"{pairs[table.winner]} win the match."
    standing = re.findall(r"(\w+ and \w+) (\d+) game points? from (\d+)", lines[-2])
    assert standing == [
        (pair, str(points), str(wins))
        for pair, points, wins in zip(pairs, table.standing.points, table.standing.wins, strict=True)
    ]


def test_a_player_called_you_is_addressed_as_you(typed: Keyboard) -> None:
    table = match("standard target=61")
    lines = told(typed, table, "You", "Bob")
    mine = [line.strip() for line in lines if line.strip().startswith("You")]
    assert {" ".join(line.split()[:2]) for line in mine} >= {
        "You deal",
        "You play",
        "You peg",
        "You discard",
        "Your hand",
    }


def test_hints_are_reported_whatever_the_players_name(typed: Keyboard) -> None:
    written = record.from_table(match("standard target=61"), ("You", "Bob"))
    game = structs.replace(written.games[0], assisted=(0, 1))
    said = typed("replay -", stdin=record.to_text(structs.replace(written, games=(game,))))
    assert "You had help in this game." in said.out
    assert "Bob had help in this game." in said.out


def test_a_wrong_call_of_muggins_is_no_wrong_count(typed: Keyboard) -> None:
    table = Table(Cribbage(parse("muggins overclaim=penalty_2", CribbageRules)))
    table.push(Begin(dealer=0))
    assert table.state is not None
    for action in (
        Deal((cards("5H 6C 9D KD 2C 2D"), cards("7S 8S 9S TS 2H 2S"))),
        Discard(0, cards("2C 2D")),
        Discard(1, cards("2H 2S")),
        Turn(cards("5C")[0]),
        Play(1, cards("TS")[0]),
        Claim(1, 3),
        Call(0, 4),
    ):
        table.push(Do(action))
    lines = told(typed, table, "Ann", "Bob")
    assert "    Ann pegs 2 for a wrong count: 2" in lines
    assert "    Bob pegs 4 for a wrong call of muggins: 4" in lines


def test_each_of_three_players_is_told_what_they_settle(typed: Keyboard) -> None:
    for seed in range(20):
        table = match("three_players target=61", seed)
        outcome = table.outcome
        assert outcome is not None
        last = next(line for line in told(typed, table, "Ann", "Bob", "Cid") if " wins" in line)
        titles = [loss.title for loss in outcome.losses]
        assert (";" in last) == (titles[0] != titles[1]), last
        if titles == ["skunk", ""]:
            loser, other = (("Ann", "Bob", "Cid")[loss.side] for loss in outcome.losses)
            assert last.endswith(f"; {loser} is skunked; {other} is not")
            return
    pytest.fail("no game of these had a skunk for one loser alone")


def test_an_invalid_record_is_refused_with_the_line(typed: Keyboard, tmp_path: Path, played: CribbageTable) -> None:
    path = tmp_path / "wrong"
    lines = record.to_text(record.from_table(played, ("Ann", "Bob"))).splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("turn"))
    dealt = next(line for line in lines if line.startswith("deal"))
    lines[place] = f"turn {dealt.split()[1]}"
    path.write_text("\n".join(lines))
    said = typed("replay", str(path))
    assert is_refusal(said)
    assert said.err.startswith(f"fifteentwo: '{path}': game 1, line {place + 1} (turn ")
    assert said.err.endswith("is not in the stock.\n")


@pytest.mark.parametrize(
    "data", [b"", b"whist record 1\n", b"\xff\xfe\x00", b'{"rules": 1}', b"{" * 100_000, b"\0" * 99]
)
def test_text_that_is_no_record_is_refused(typed: Keyboard, data: bytes) -> None:
    said = typed("replay -", stdin=data)
    assert is_refusal(said)
    assert said.err.startswith("fifteentwo: standard input")


def test_an_endless_match_is_refused(typed: Keyboard) -> None:
    said = typed("replay /dev/zero")
    assert is_refusal(said)
    assert said.err == "fifteentwo: '/dev/zero' is too large to be a record: it is over 16 MB\n"


# Simulating


def test_the_same_rng_gives_the_same_result_with_any_number_of_processes() -> None:
    games = 3 * CHUNK + 5
    told: list[int] = []
    rules = CribbageRules(target=61)
    once = simulate(["simple", "random"], games, rules, rng=7, played=told.append)
    assert sum(told) == games
    with worker_pool(2) as two:
        assert once == simulate(["simple", "random"], games, rules, rng=7, pool=two)
    assert once != simulate(["simple", "random"], games, rules, rng=8)


def test_a_tally_adds_up() -> None:
    seats = seated(["simple"], CribbageRules())
    assert seats == ("simple", "simple")
    whole = play_games(seats, CribbageRules(), 5, range(6))
    assert whole == play_games(seats, CribbageRules(), 5, range(2)) + play_games(seats, CribbageRules(), 5, range(2, 6))
    assert sum(whole.wins) == whole.games == 6
    hands = [whole.parts[seat][role][2].number for seat in (0, 1) for role in (0, 1)]
    assert 2 * (whole.deals - 6) <= sum(hands) <= 2 * whole.deals


def test_players_must_fit_the_number_of_seats() -> None:
    with pytest.raises(ValueError, match="no players are named"):
        seated([], CribbageRules())
    with pytest.raises(ValueError, match="0 games cannot be played"):
        simulate(["random"], 0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0, 0.2775), (50, 100, 0.4038, 0.5962), (9, 9, 0.7009, 1)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.0001)


def test_simulate_accepts_the_names_of_characters_and_prints_their_levels(typed: Keyboard) -> None:
    told = json.loads(typed("simulate --players Pip,arthur:misses=runs --games 2 --json").out)
    assert told["players"] == ["beginner", "club:misses=runs"]


def test_simulate_in_words_and_in_json(typed: Keyboard) -> None:
    command = "simulate --players simple,random --games 20 --rng 7"
    words = typed(command, "--rules", "hoyle target=61")
    assert (words.status, words.err) == (0, "")
    assert words.out.startswith("20 games, ")
    assert "rules hoyle target=61, --rng 7" in words.out
    told = json.loads(typed(f"{command} --json", "--rules", "hoyle target=61").out)
    assert told == json.loads(typed(f"{command} --json", "--rules", "hoyle target=61").out)
    assert told["players"] == ["simple", "random"]
    assert [seat["player"] for seat in told["wins"]] == ["simple", "random"]
    assert sum(seat["wins"] for seat in told["wins"]) == 20
    for seat in told["wins"]:
        low, high = seat["interval"]
        assert low <= seat["share"] <= high
    assert [(row["player"], row["role"]) for row in told["points_a_deal"]] == [
        ("simple", "dealer"),
        ("simple", "pone"),
        ("random", "dealer"),
        ("random", "pone"),
    ]
    for row in told["points_a_deal"]:
        parts = [row[part] for part in ("pegging", "heels", "hand", "crib")]
        assert row["total"] == pytest.approx(sum(parts), abs=0.001)


def test_a_win_of_partners_counts_once(typed: Keyboard) -> None:
    command = ("simulate --players simple,random --games 6 --rng 7 --rules", "partners target=61")
    rows = [line.split()[:5] for line in typed(*command).out.splitlines()]
    assert ["0", "simple", "and", "2", "simple"] in rows
    found = json.loads(typed(*(command[0].replace(" --rules", " --json --rules"), command[1])).out)["wins"]
    assert [(side["seats"], side["player"]) for side in found] == [
        ([0, 2], "simple and simple"),
        ([1, 3], "random and random"),
    ]
    assert sum(side["wins"] for side in found) == 6


def test_one_name_is_used_for_every_seat(typed: Keyboard) -> None:
    told = json.loads(typed("simulate --games 2 --json").out)
    assert (told["players"], told["rng"], told["rules"]) == (["steady", "steady"], 0, "standard")
    assert [row["role"] for row in told["points_a_deal"]] == ["dealer", "pone"]


def on_a_terminal(*words: str, environment: dict[str, str], both: bool) -> tuple[str, str]:
    """The terminal's output, and that of a pipe on standard output unless the terminal is `both`."""
    mine, its = pty.openpty()
    command = [sys.executable, "-m", "fifteentwo", *words]
    plain = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS")}
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=its if both else subprocess.PIPE,
        stderr=its,
        env=plain | {"TERM": "xterm-256color"} | environment,
    ) as process:
        os.close(its)
        seen = b""
        while True:
            try:
                part = os.read(mine, 65536)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            seen += part
        piped = process.stdout.read() if process.stdout else b""
        assert process.wait(60) == 0
    os.close(mine)
    return seen.decode(), piped.decode()


def test_the_progress_bar_is_on_the_terminal_and_the_result_in_the_pipe() -> None:
    words = ("simulate", "--players", "random", "--games", "40", "--json")
    seen, piped = on_a_terminal(*words, environment={}, both=False)
    assert "40/40" in seen
    assert json.loads(piped)["games"] == 40


@pytest.mark.parametrize("no_color", [True, False])
def test_a_table_is_drawn_on_a_terminal_and_color_can_be_refused(no_color: bool) -> None:
    seen, _ = on_a_terminal("rules", environment={"NO_COLOR": "1"} if no_color else {}, both=True)
    assert "┃" in seen
    assert (re.search(r"\x1b\[[0-9;]*3[0-7]m", seen) is None) == no_color
