"""Processor time of short commands: python bench/startup.py [--times 9] [NAME ...].

Each command is compared with the bare interpreter that imports what the command needs, measured in turn
with it, so that the ratio depends on the program more than on the machine. The minimum of all runs counts. Compiled code
and bytecode are cached by a first run that is not measured.
"""

from __future__ import annotations

import argparse
import os
import resource
import subprocess
import sys
from typing import Final, NamedTuple


class Command(NamedTuple):
    """A command as typed, without `fifteentwo`, and the modules it needs."""

    name: str
    line: tuple[str, ...]
    imports: str
    limit: str = "3 x bare"
    """Its limit."""


SIXTEEN: Final = "KH KC KD KS QH QC QD QS JH JC JD JS TH 5C 5D 5S --starter 5H"

# One line for each command; `imports` are those of other projects.
COMMANDS: Final = (
    Command("version", ("--version",), ""),
    Command("help", ("--help",), "cyclopts"),
    Command("score", (*"score 5H 5C 5D JS --starter 5S".split(),), "cyclopts, msgspec"),
    Command("peg", (*"peg 4 2 3".split(),), "cyclopts, msgspec"),
    Command("rules", (*"rules hoyle target=61".split(),), "cyclopts, msgspec"),
    Command("discard", (*"discard 5H 5C 5D JS 2S 9D --dealer".split(),), "cyclopts, msgspec, numpy", "0.3 s"),
    Command(
        "play-advice",
        (*"play-advice --hand 5H JS 6C --starter 2H --discarded 2S 9H --played".split(), "4C 9D"),
        "cyclopts, msgspec, numpy",
        "0.3 s",
    ),
    Command(
        "play-advice, lead",
        (*"play-advice --hand 5H JS 6C 4C --starter 2H --discarded 2S 9H".split(),),
        "cyclopts, msgspec, numpy",
        "0.3 s",
    ),
    Command("square par", (*"square par".split(), *SIXTEEN.split()), "cyclopts, msgspec, numpy, numba", "1 s"),
)


def seconds(command: list[str]) -> float:
    """The processor time of one run. Raises CalledProcessError."""
    cached = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=cached)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def compared(command: Command, times: int) -> tuple[float, float]:
    """The minimum processor time of the command, and of the interpreter with its imports."""
    typed = [sys.executable, "-m", "fifteentwo", *command.line]
    bare = [sys.executable, "-c", f"import {command.imports}" if command.imports else "pass"]
    seconds(typed), seconds(bare)  # to fill the caches
    runs = [(seconds(typed), seconds(bare)) for _ in range(times)]
    return min(ours for ours, _ in runs), min(theirs for _, theirs in runs)


def main() -> None:
    """Prints a row for each command named, or for all."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("names", nargs="*", metavar="NAME", help="commands to measure; all if left out")
    asked.add_argument("--times", type=int, default=9, help="runs of each")
    wanted = asked.parse_args()
    chosen = [command for command in COMMANDS if not wanted.names or command.name in wanted.names]
    if unknown := set(wanted.names) - {command.name for command in chosen}:
        asked.error(f"no command {min(unknown)!r}: there are {', '.join(command.name for command in COMMANDS)}")
    print(f"{'command':20} {'seconds':>8} {'bare':>8} {'ratio':>6} {'limit':>9}  bare interpreter and")
    for command in chosen:
        ours, bare = compared(command, wanted.times)
        print(
            f"{command.name:20} {ours:8.3f} {bare:8.3f} {ours / bare:6.2f} {command.limit:>9}  {command.imports or 'nothing'}"
        )


if __name__ == "__main__":
    main()
