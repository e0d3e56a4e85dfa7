"""Programs as players, and our engine as a program: the engine protocol from both ends."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from fifteentwo import __version__
from fifteentwo.analysis.position import position_of
from fifteentwo.analysis.position_text import read_position
from fifteentwo.cards import cards
from fifteentwo.cribbage import Cribbage, Deal, Discard
from fifteentwo.duplicate_match import compare
from fifteentwo.game import Opening
from fifteentwo.players import external, named, player
from fifteentwo.players.external import Program, ProgramFailed
from fifteentwo.players.protocol import read_choice, read_position_line, view_line, write_choice
from fifteentwo.players.speaking import Speaker
from fifteentwo.rules import parse
from fifteentwo.simulate import simulate
from tests.guard import HANG
from tests.laws.games import play_out
from tests.place.repository import ROOT
from tests.players.test_players import views

PAGE = (ROOT / "docs" / "engine-protocol.md").read_text()
BLOCKS = dict(re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


@pytest.fixture(autouse=True)
def _ended() -> Iterator[None]:
    yield
    external.end_all()


def said(*lines: str) -> list[str]:
    """What our engine answers to these lines; it is waited for after each."""
    heard: list[str] = []
    speaker = Speaker(heard.append, __version__)
    for line in lines:
        speaker.hear(line)
        speaker.wait()
    return heard


def program(tmp_path: Path, answer: str) -> str:
    """A player whose program introduces itself, and then does this for each go."""
    file = tmp_path / "bot.py"
    file.write_text(f"""
import sys, time
for line in sys.stdin:
    if line.startswith("cribbage"):
        print("id name bad\\nform view\\ncribbageok", flush=True)
    elif line.startswith("go"):
        {answer}
""")
    return f"exec:{sys.executable} {file}"


def test_the_session_of_the_page() -> None:
    asked = [line[2:] for line in BLOCKS[""].splitlines() if line.startswith("> ")]
    answers = [line[2:] for line in BLOCKS[""].splitlines() if line.startswith("< ")]
    assert said(*asked) == answers


def test_the_command_speaks_the_same() -> None:
    text = "cribbage 1\nposition text d.87-92.5H5C5DJS2S9D\ngo choices 2S9D 9DJS\nquit\n"
    done = subprocess.run(
        [sys.executable, "-m", "fifteentwo", "engine"],
        input=text,
        capture_output=True,
        text=True,
        timeout=HANG,
        check=True,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "best 2S9D"
    assert done.stdout.splitlines() == said(*text.splitlines()[:-1])


def test_a_line_that_cannot_be_understood_is_answered_with_an_error() -> None:
    wrong = [
        "d2d4",
        "go",
        "cribbage 9",
        "position text d.0-0.5H",
        "position view {}",
        'position view {"viewer": 1}',
        "setoption name strength value 9",
    ]
    for line in wrong:
        (answer,) = said(line)
        assert answer.startswith("error ")
    assert said("position text d.0-0.5H5C5DJS2S9D", "go choices 5H")[0].startswith("error '5H' is not a choice")


def test_a_view_is_analysed_as_the_same_text_is() -> None:
    text = "d.87-92.5H5C5DJS2S9D"
    lines = ["cribbage 1", f"position view {view_line(read_position(text).view)}", "go"]
    assert said(*lines) == said(lines[0], f"position text {text}", "go")


def test_samples_get_better_with_the_rounds_and_stop_at_once() -> None:
    game = Cribbage(parse("players=3"))  # type: ignore[arg-type]
    state, _ = game.apply(game.start(Opening(0)), game.house(game.start(Opening(0)), Random(3)))
    line = f"position view {view_line(game.observe(state, 1))}"
    heard = said(line, "go rounds 3 choices " + " ".join(map(write_choice, position_of(state, 1).choices[:2])))
    told = [each.split() for each in heard if each.startswith("info choice")]
    errors = [float(words[words.index("crib") + 2]) for words in told]
    assert len(errors) == 6
    assert max(errors[4:]) < min(errors[:2])
    running: list[str] = []
    speaker = Speaker(running.append, __version__)
    speaker.hear(line)
    speaker.hear("go infinite")
    speaker.hear("stop")
    assert running[-1].startswith("best ")


@pytest.mark.parametrize("rules", ["standard", "jokers", "players=3", "crash", "partners"])
def test_every_view_survives_the_line(rules: str) -> None:
    played = play_out(parse(rules + " target=31" if rules != "crash" else rules), 3)  # type: ignore[arg-type]
    found = 0
    for state in played.states[:40]:
        for _, view in views(state):
            position = None if view.phase not in ("discard", "play") or view.due else view_line(view)
            if position and read_position_line(f"view {position}").choices:
                again = read_position_line(f"view {position}")
                assert again.view == view
                for choice in again.choices:
                    assert read_choice(write_choice(choice), again.choices) == choice
                found += 1
    assert found


def test_the_engine_of_the_page_plays_whole_games(tmp_path: Path) -> None:
    (tmp_path / "lowest.py").write_text(BLOCKS["python"])
    name = f"exec:{sys.executable} {tmp_path / 'lowest.py'}"
    assert named(name) == name
    tally = simulate([name, "random"], 1, parse("players=3 target=31"), rng=2)  # type: ignore[arg-type]
    assert (tally.games, tally.forfeits) == (1, ())


def test_our_engine_as_a_player_of_somebody_else() -> None:
    game = Cribbage()
    dealt = Deal((cards("5H 5C 5D JS 2S 9D"), cards("AC 3C 4C 6C 7C 8C")))
    state, _ = game.apply(game.start(Opening(0)), dealt)
    choose = player(f"exec:{sys.executable} -m fifteentwo engine", Random(1))
    assert choose(game.observe(state, 0), game.legal(state, 0)) == Discard(0, cards("2S 9D"))


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("sys.exit()", "its program has ended"),
        ("print('best KH2C3S', flush=True)", "its program chose 'KH2C3S', which is not legal here"),
        ("print('best', flush=True)", "its program answered 'best', which is no choice"),
        ("print('error no idea', flush=True)", "its program reports 'no idea'"),
    ],
)
def test_a_program_that_fails_loses_its_games(tmp_path: Path, answer: str, why: str) -> None:
    name = program(tmp_path, answer)
    tally = simulate([name, "simple"], 2, parse("standard"), rng=1)  # type: ignore[arg-type]
    assert tally.wins == (0, 2)
    assert [(each.seat, str(each.reason)) for each in tally.forfeits] == [(0, why), (0, why)]
    assert compare((name, "simple"), 1).wins == 0


def test_a_program_that_hangs_is_given_up(tmp_path: Path) -> None:
    game = Cribbage()
    state, _ = game.apply(game.start(Opening(0)), game.house(game.start(Opening(0)), Random(3)))
    hanging = Program(program(tmp_path, "time.sleep(99)").removeprefix("exec:"))
    with pytest.raises(ProgramFailed, match="did not answer in time"):
        hanging.choose(game.observe(state, 0), game.legal(state, 0), 1, grace=-0.9)  # type: ignore[arg-type]
    hanging.kill()


def test_a_program_that_talks_without_end_is_given_up(tmp_path: Path) -> None:
    talking = Program(program(tmp_path, "pass").removeprefix("exec:"))
    talking._lines.put("info")
    assert talking._next(monotonic() + 9) == "info"
    talking._lines.put("info")
    with pytest.raises(ProgramFailed, match="did not answer in time"):
        talking._next(monotonic() - 0.001)
    talking.kill()


def test_a_program_that_talks_while_nobody_asks_has_to_wait(tmp_path: Path) -> None:
    """What it says must not fill the memory, and it can be ended all the same."""
    file = tmp_path / "bot.py"
    file.write_text(f"print('cribbageok', flush=True)\nfor _ in range({100 * external.MOST_LINES}): print('x' * 50)")
    talking = Program(f"{sys.executable} {file}")
    deadline = monotonic() + HANG
    while talking._lines.qsize() < external.MOST_LINES and monotonic() < deadline:
        sleep(0.01)
    sleep(0.2)
    assert talking._lines.qsize() <= external.MOST_LINES
    assert talking._process.poll() is None, "it waits"
    talking.kill()
    assert not talking._reader.is_alive()


def test_a_program_that_does_not_introduce_itself() -> None:
    with pytest.raises(ProgramFailed, match="has ended"):
        Program("true")
    with pytest.raises(ProgramFailed, match="cannot be started"):
        Program("/")


@pytest.mark.parametrize("command", ["", "no-such-program-here", '"'])
def test_a_program_that_is_not_there_is_refused_before_the_game(command: str) -> None:
    with pytest.raises(ValueError, match="there is no program"):
        player(f"exec:{command}", Random(1))
