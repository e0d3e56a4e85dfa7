"""The game line by line, without a cursor and without colours."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from fifteentwo.tui.console import Console, filters, fitting
from fifteentwo.tui.lounge import Lounge
from fifteentwo.tui.plain import Plain
from fifteentwo.tui.profile import KeptProfile

ASCII = Console("ascii", is_bare=False, has_colours=False)


class Typed:
    """What a player types, line by line; the end of the input comes after it."""

    def __init__(self, *lines: str) -> None:
        self._lines: Iterator[str] = iter(lines)

    def __call__(self, _prompt: str) -> str:
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None


async def test_a_deal_begins_and_goes_on_line_by_line(
    data: Path, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = KeptProfile(data)
    with closing(Lounge(address, kept.profile.token)) as lounge:
        await Plain(lounge, kept, ASCII, Typed("1", "1 2", "1", "h", "?", "nonsense", "q", "q")).run()
        first = capsys.readouterr().out
        await Plain(lounge, kept, ASCII, Typed("1", "q", "q")).run()
    again = capsys.readouterr().out
    assert first.isascii()
    assert "  1  Pip (Beginner)" in first
    assert "You discard" in first
    assert '"nonsense" means nothing here' in first
    assert "Continue: Against Pip" in again
    assert "Cribbage against Pip" in again


async def test_a_square_by_row_and_column(data: Path, address: str, capsys: pytest.CaptureFixture[str]) -> None:
    kept = KeptProfile(data)
    with closing(Lounge(address, kept.profile.token)) as lounge:
        await Plain(lounge, kept, ASCII, Typed("bvs", "23", "q", "wrong rules", "q")).run()
    said = capsys.readouterr().out
    assert "lies in row 2, column 3." in said
    assert "Cribbage Square" in said
    assert "wrong" in said.splitlines()[-16]


@pytest.mark.parametrize(
    ("environment", "encoding", "is_bare", "has_colours"),
    [
        ({"LC_ALL": "C", "TERM": "xterm"}, "ascii", False, True),
        ({"LANG": "de_DE.UTF-8", "TERM": "xterm", "NO_COLOR": "1"}, "utf-8", False, False),
        ({"LANG": "C.UTF-8", "TERM": "linux"}, "utf-8", True, True),
        ({"LANG": "C.UTF-8", "TERM": "dumb"}, "utf-8", True, False),
    ],
)
def test_the_environment_says_what_the_terminal_can_show(
    environment: dict[str, str],
    encoding: str,
    is_bare: bool,
    has_colours: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LC_ALL", "LC_CTYPE", "LANG", "TERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    found = Console.of_this_process()
    assert (found.encoding.lower(), found.is_bare, found.has_colours) == (encoding, is_bare, has_colours)
    assert len(filters(found)) == (encoding == "ascii" or is_bare) + (not has_colours)


def test_every_sign_that_is_drawn_has_one_of_ascii() -> None:
    drawn = "♣♦♥♠─━│┃┌┐└┘┏┓┗┛▒░▀▄●○·▶…“”„«»’‘–—−±≈Ünïcôdé"
    assert fitting(drawn, "ascii", False).isascii()
    assert len(fitting(drawn, "ascii", False)) == len(drawn)


def test_without_a_terminal_there_is_one_sentence() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "TERM"} | {"TERM": "xterm"}
    command = [sys.executable, "-m", "fifteentwo", "tui"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment, stdin=subprocess.DEVNULL
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "fifteentwo: The game needs a terminal for its input and its output.\n"
