"""The console blocks of the pages: commands, and what they print.

`python -m tests.docs.console` runs every command and writes what it prints under it.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.place.repository import ROOT, committed

BLOCK = re.compile(r"(?<=^```console\n)(.*?)(?=^```$)", re.MULTILINE | re.DOTALL)
PAGES = [path for path in committed() if path.suffix == ".md"]


def examples(block: str) -> Iterator[tuple[str, str]]:
    """Each command of a block, and the output shown for it."""
    for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
        command, _, output = example.partition("\n")
        yield command, output


def shown(page: str) -> list[tuple[str, str]]:
    """Each command of a page, and the output shown for it."""
    return [example for block in BLOCK.findall(page) for example in examples(block)]


def run(command: str) -> subprocess.CompletedProcess[str]:
    """Runs a command as shown on the page, in the root of the repository."""
    here = Path(sys.executable).parent
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        cwd=ROOT,
        env=os.environ | {"PATH": f"{here}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
    )


def written(page: str) -> str:
    """The page with the current output of its commands."""

    def again(block: re.Match[str]) -> str:
        return "".join(f"$ {command}\n{run(command).stdout}" for command, _ in examples(block[0]))

    return BLOCK.sub(again, page)


if __name__ == "__main__":
    for path in PAGES:
        path.write_text(written(path.read_text()))
