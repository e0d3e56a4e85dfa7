"""Commands as processes: a closed pipe, a full disk, and signals."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from tests.guard import HANG, until


def test_a_reader_that_stops_early_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "fifteentwo", "peg", "--jsonl"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b'{"cards": ["5", "5"]}\n')
        process.stdin.flush()
        assert process.stdout.readline() == b'{"points":[0,2]}\n'
        process.stdout.close()
        process.stdin.write(b'{"cards": ["5", "5"]}\n' * 100)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(HANG) == 0


def test_a_reader_of_help_may_stop_early() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as closed:
        command = [sys.executable, "-m", "fifteentwo", "score", "--help"]
        done = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, text=True, check=False, timeout=HANG)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_full_disk_is_reported() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "fifteentwo", "rules"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=HANG)
    assert (done.returncode, done.stderr) == (2, "fifteentwo: the output: No space left on device\n")


def test_a_name_the_terminal_cannot_write() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "fifteentwo", "replay", "ü"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, timeout=HANG)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("typed", ["simulate --games 1000000 --players random", "lab make"])
def test_an_interrupted_run_ends_quietly(ending: signal.Signals, typed: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fifteentwo", *typed.split(), "--processes", "2", "--out", str(tmp_path / "data")]
    if "simulate" in command:
        command.append("--pairs")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True) as process:
        try:
            until(lambda: has_a_child(process))
            os.killpg(process.pid, ending)  # like a terminal, which signals worker processes too
            out, err = process.communicate(timeout=HANG)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 128 + ending
    assert (out, err) == (b"", b"")


def has_a_child(process: subprocess.Popen[bytes]) -> bool:
    """Whether it has started a worker process and so is working."""
    assert process.poll() is None
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended in the meantime
            if int(stat.read_text().rpartition(")")[2].split()[1]) == process.pid:
                return True
    return False
