"""Breaks each field of the rules, value by value, and checks that the tests listed for it fail.

`python -m tests.rules.mutants [FAMILY FIELD...]` takes some minutes for all; `blind.py` says how a field is broken.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence

from fifteentwo.rules import fields
from fifteentwo.rules.values import family_of
from tests.place.repository import ROOT
from tests.rules.blind import KINDS

TABLE = ROOT / "docs" / "rules" / "tests.md"
# A number is replaced by each of these, a word by each possible word, a switch by on and off.
NUMBERS = {
    "players": ("2", "3"),
    "cards_dealt": ("6", "5"),
    "discards": ("2", "1"),
    "target": ("121", "61"),
    "jokers": ("0", "1", "2"),
    "dead_cells": ("4", "0"),
    "reserve_piles": ("0", "1", "2"),
    "reserve_size": ("1", "5"),
    "win_at": ("60", "121", "101"),
    "deals": ("4", "6"),
    "cards_per_deal": ("13", "9"),
    "hands_per_deal": ("2", "1"),
}
LINE = re.compile(r"\| \[`\w+`\]\((\w+)/(\w+)\.md\) \| (.+) \| (.+) \|")


def rows() -> dict[tuple[str, str], tuple[list[str], list[str]]]:
    """For the family and name of each field in the table: its sources, and its tests as pytest node ids."""
    found = {}
    for line in TABLE.read_text().splitlines():
        if row := LINE.fullmatch(line):
            tests = []
            for group in row[4].split("; "):
                file, _, names = group.partition(": ")
                tests += [f"tests/{file}::{name}" for name in names.split(", ")]
            found[row[1], row[2]] = (row[3].split(", "), tests)
    return found


def values(family: str, name: str) -> tuple[str, ...]:
    """The values to replace a field by, in turn; nothing for a field that has one value."""
    card = fields(next(kind for kind in KINDS if family_of(kind) == family))[name]
    if card.kind == "switch":
        return ("off", "on")
    if card.kind == "number":
        return NUMBERS[name]
    return tuple(value.replace(":N", ":3") for value in card.values) if len(card.values) > 1 else ()


def unnoticed(family: str, name: str, tests: Sequence[str]) -> Iterator[str]:
    """The values that every game can read, whatever is set, without any of these tests failing."""
    for value in values(family, name):
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "tests.rules.blind", "-p", "no:cacheprovider"]
        done = subprocess.run(
            [*command, "--tb=no", *tests],
            cwd=ROOT,
            env=os.environ | {"READS": f"{family} {name}={value}"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode not in (0, 1):
            raise RuntimeError(f"the tests of {name} cannot be run:\n{done.stdout}{done.stderr}")
        if done.returncode == 0:
            yield f"nobody notices a game of {family} that reads {name}={value} whatever is set"


if __name__ == "__main__":
    asked = sys.argv[1:]
    status = 0
    for (its_family, field), (_, named) in rows().items():
        if not asked or (its_family == asked[0] and field in (asked[1:] or (field,))):
            for sentence in unnoticed(its_family, field, named):
                print(sentence, flush=True)
                status = 1
    sys.exit(status)
