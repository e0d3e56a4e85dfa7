"""The console examples on the pages are the real output of the command line."""

import pytest

from tests.docs.console import PAGES, run, shown
from tests.place.repository import ROOT

CASES = [
    pytest.param(command, output, id=f"{page.relative_to(ROOT)}: {command}")
    for page in PAGES
    for command, output in shown(page.read_text())
]


@pytest.mark.parametrize(("command", "output"), CASES)
def test_a_command_prints_what_the_page_shows(command: str, output: str) -> None:
    done = run(command)
    assert done.stderr == ""
    assert done.stdout == output, "python -m tests.docs.console writes the pages again"
    assert done.returncode == 0


def test_the_front_page_shows_the_command_line() -> None:
    assert len(shown((ROOT / "README.md").read_text())) >= 5
