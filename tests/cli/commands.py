"""Runs commands in tests."""

import io
import subprocess
import sys
from typing import NamedTuple

import pytest

from fifteentwo.cli import main
from tests.guard import HANG


class Said(NamedTuple):
    """Exit status and output of a command."""

    status: int
    out: str
    err: str


class Keyboard:
    """Runs commands in this process, which is fast."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        self._capsys = capsys
        self._monkeypatch = monkeypatch

    def __call__(self, line: str, *more: str, stdin: str | bytes | None = "") -> Said:
        """The words of the line, followed by arguments that contain spaces."""
        data = stdin.encode() if isinstance(stdin, str) else stdin
        self._monkeypatch.setattr(sys, "stdin", None if data is None else io.TextIOWrapper(io.BytesIO(data)))
        self._capsys.readouterr()
        status = main([*line.split(), *more])
        return Said(status, *self._capsys.readouterr())


def is_refusal(said: Said) -> bool:
    """Whether it failed with one sentence on standard error and status 2."""
    lines = said.err.splitlines()
    return said.status == 2 and said.out == "" and len(lines) == 1 and lines[0].startswith("fifteentwo: ")


def run(*words: str, stdin: bytes | None = None) -> Said:
    """Runs the command in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-m", "fifteentwo", *words], input=stdin, capture_output=True, timeout=HANG, check=False
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())
