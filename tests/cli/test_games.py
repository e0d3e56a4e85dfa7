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

from fifteentwo import record
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import CHUNK, interval, play, seated, simulate
from fifteentwo.table import Do, Resign, Table
from fifteentwo.workers import crew
from tests.cli.commands import Keyboard, is_refusal


def match(rules: str, seed: int = 3) -> Table:
    """A whole match between two players."""
    table, rng = Table(parse(rules, CribbageRules)), Random(seed)
    choosers = [player("steady", rng), player("simple", rng)]
    while not table.is_over:
        if table.outcome is not None:
            table.push(table.next_game())
        elif (entry := table.house(rng)) is not None:
            table.push(entry)
        else:
            assert table.state is not None
            seat = table.to_act()[0]
            view = table.game.observe(table.state, seat)
            table.push(Do(choosers[seat](view, table.game.legal(table.state, seat))))
    return table


@pytest.fixture(scope="module")
def played() -> Table:
    return match("hoyle target=61 match=first_to:3")


@pytest.fixture(params=["text", "json"])
def file(request: pytest.FixtureRequest, tmp_path: Path, played: Table) -> Path:
    written = record.from_table(played, ("Ann", "Bøb"))
    path = tmp_path / "a match"
    path.write_text(record.to_text(written) if request.param == "text" else record.to_json(written))
    return path


def test_a_record_is_told(typed: Keyboard, file: Path, played: Table) -> None:
    said = typed("replay", str(file))
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "Ann against Bøb, rules hoyle target=61 match=first_to:3"
    assert lines[-1] == f"{('Ann', 'Bøb')[played.winner or 0]} wins the match."
    finals = [line for line in lines if " wins" in line and ": Ann" in line]
    assert len(finals) == sum(played.standing.wins)


def test_a_record_as_json(typed: Keyboard, file: Path, played: Table) -> None:
    told = json.loads(typed("replay --json", str(file)).out)
    assert told["seats"] == ["Ann", "Bøb"]
    assert told["standing"] == json.loads(msgspec.json.encode(played.standing))
    assert (told["over"], told["winner"], told["unchecked"]) == (True, played.winner, [])
    for game in told["games"]:
        assert game["scores"] == game["outcome"]["scores"]
        assert game["events"][-1]["type"] == "GameEnded"
        pegged = [event["points"] for event in game["events"] if event["type"] == "Pegged"]
        assert sum(pegged) >= sum(game["scores"])


def test_a_record_from_standard_input(typed: Keyboard, played: Table) -> None:
    text = record.to_text(record.from_table(played, ("Ann", "Bob")))
    assert typed("replay -", stdin=text).status == 0


def test_what_one_seat_saw_says_what_cannot_be_checked(typed: Keyboard, played: Table) -> None:
    text = record.to_text(record.from_table(played, ("Ann", "Bob"), viewer=0))
    said = typed("replay -", stdin=text)
    assert said.status == 0
    assert "Ann: " in said.out
    assert "Bob: ?? ?? ?? ?? ?? ??" in said.out
    assert said.out.splitlines()[-1].startswith("Not checked: game ")


def test_a_game_given_up_and_one_that_goes_on(typed: Keyboard) -> None:
    table = Table(parse("acc", CribbageRules))
    rng = Random(1)
    for _ in range(2):
        table.push(table.house(rng) or pytest.fail("chance begins"))
    table.push(Resign(1))
    table.push(table.next_game())
    said = typed("replay -", stdin=record.to_text(record.from_table(table, ("Ann", "Bob"))))
    assert "Bob gives up; Ann wins by a skunk: Ann 121, Bob 0" in said.out
    assert "The record ends here, before the game does." in said.out
    assert "Standing: Ann 3 game points from 1 game, Bob 0 game points from 0 games" in said.out


def test_a_wrong_record_is_refused_with_its_place(typed: Keyboard, tmp_path: Path, played: Table) -> None:
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
def test_what_is_no_record_is_refused(typed: Keyboard, data: bytes) -> None:
    said = typed("replay -", stdin=data)
    assert is_refusal(said)
    assert said.err.startswith("fifteentwo: standard input")


def test_what_never_ends_is_refused(typed: Keyboard) -> None:
    said = typed("replay /dev/zero")
    assert is_refusal(said)
    assert said.err == "fifteentwo: '/dev/zero' is too large to be a record: it has more than 16 MB\n"


# Simulating


def test_the_same_rng_gives_the_same_result_whatever_the_number_of_processes() -> None:
    games = 3 * CHUNK + 5
    told: list[int] = []
    rules = CribbageRules(target=61)
    once = simulate(["simple", "random"], games, rules, rng=7, played=told.append)
    assert sum(told) == games
    with crew(2) as two:
        assert once == simulate(["simple", "random"], games, rules, rng=7, crew=two)
    assert once != simulate(["simple", "random"], games, rules, rng=8)


def test_a_tally_adds_up() -> None:
    seats = seated(["simple"], CribbageRules())
    assert seats == ("simple", "simple")
    whole = play(seats, CribbageRules(), 5, range(6))
    assert whole == play(seats, CribbageRules(), 5, range(2)) + play(seats, CribbageRules(), 5, range(2, 6))
    assert sum(whole.wins) == whole.games == 6
    hands = [whole.parts[seat][role][2].number for seat in (0, 1) for role in (0, 1)]
    assert 2 * (whole.deals - 6) <= sum(hands) <= 2 * whole.deals


def test_players_are_named_for_the_seats_there_are() -> None:
    with pytest.raises(ValueError, match="no players are named"):
        seated([], CribbageRules())
    with pytest.raises(ValueError, match="0 games cannot be played"):
        simulate(["random"], 0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0, 0.2775), (50, 100, 0.4038, 0.5962), (9, 9, 0.7009, 1)]
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=0.0001)


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


def test_one_name_sits_in_every_seat(typed: Keyboard) -> None:
    told = json.loads(typed("simulate --games 2 --json").out)
    assert (told["players"], told["rng"], told["rules"]) == (["steady", "steady"], 0, "standard")
    assert [row["role"] for row in told["points_a_deal"]] == ["dealer", "pone"]


def on_a_terminal(*words: str, environment: dict[str, str], both: bool) -> tuple[str, str]:
    """What is seen on a terminal, and what a pipe on standard output gets where the terminal is not `both`."""
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


def test_the_bar_is_on_the_terminal_and_the_result_in_the_pipe() -> None:
    words = ("simulate", "--players", "random", "--games", "40", "--json")
    seen, piped = on_a_terminal(*words, environment={}, both=False)
    assert "40/40" in seen
    assert json.loads(piped)["games"] == 40


@pytest.mark.parametrize("no_color", [True, False])
def test_a_table_is_drawn_on_a_terminal_and_color_can_be_refused(no_color: bool) -> None:
    seen, _ = on_a_terminal("rules", environment={"NO_COLOR": "1"} if no_color else {}, both=True)
    assert "┃" in seen
    assert (re.search(r"\x1b\[[0-9;]*3[0-7]m", seen) is None) == no_color
