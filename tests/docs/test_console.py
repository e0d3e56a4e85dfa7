"""What the pages show of the command line is what it prints."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.place.repository import ROOT, committed

BLOCK = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SHOWN = [path for path in committed() if path.suffix == ".md"]


def examples(page: str) -> Iterator[tuple[str, str]]:
    """Each command of a page's console blocks, and what is shown under it."""
    for block in BLOCK.findall(page):
        for example in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = example.partition("\n")
            yield command, output


CASES = [
    pytest.param(command, output, id=f"{path.relative_to(ROOT)}: {command}")
    for path in SHOWN
    for command, output in examples(path.read_text())
]


@pytest.mark.parametrize(("command", "output"), CASES)
def test_a_command_prints_what_the_page_shows(command: str, output: str) -> None:
    here = Path(sys.executable).parent
    environment = os.environ | {"PATH": f"{here}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {command}"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout == output
    assert done.returncode == 0


def test_the_front_page_shows_the_command_line() -> None:
    assert sum(1 for _ in examples((ROOT / "README.md").read_text())) >= 5
