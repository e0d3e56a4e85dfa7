"""Breaks each field of the rules, value by value, and sees whether the tests named for it notice.

`python -m tests.rules.mutants [FIELD...]` takes two minutes for all; `blind.py` says how a field is broken.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator

from fifteentwo.rules import CribbageRules, fields
from tests.place.repository import ROOT

TABLE = ROOT / "docs" / "rules" / "tests.md"
# A number is read as these; words as each there is, a switch as on and off.
NUMBERS = {
    "players": ("2", "3"),
    "cards_dealt": ("6", "5"),
    "discards": ("2", "1"),
    "target": ("121", "61"),
    "jokers": ("0", "1", "2"),
}


def rows() -> dict[str, tuple[list[str], list[str]]]:
    """Of each field in the table its sources, and its tests as pytest knows them."""
    found = {}
    for line in TABLE.read_text().splitlines():
        if row := re.fullmatch(r"\| \[`(\w+)`\]\(\S+\) \| (.+) \| (.+) \|", line):
            tests = []
            for group in row[3].split("; "):
                file, _, names = group.partition(": ")
                tests += [f"tests/{file}::{name}" for name in names.split(", ")]
            found[row[1]] = (row[2].split(", "), tests)
    return found


def values(name: str) -> tuple[str, ...]:
    """What a field is read as, one after the other."""
    card = fields(CribbageRules)[name]
    if card.kind == "switch":
        return ("off", "on")
    return NUMBERS.get(name) or tuple(value.replace(":N", ":3") for value in card.values)


def unnoticed(name: str) -> Iterator[str]:
    """Each value that every game may read without any of the field's tests failing."""
    for value in values(name):
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tests.rules.blind", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [*command, "--tb=no", *rows()[name][1]],
            cwd=ROOT,
            env=os.environ | {"READS": f"{name}={value}"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode not in (0, 1):
            raise RuntimeError(f"the tests of {name} cannot be run:\n{done.stdout}{done.stderr}")
        if done.returncode == 0:
            yield f"nobody notices a game that reads {name}={value} whatever is set"


if __name__ == "__main__":
    status = 0
    for field in sys.argv[1:] or rows():
        for sentence in unnoticed(field):
            print(sentence)
            status = 1
    sys.exit(status)
