"""The notebooks: each has a page with its results, made from the script as it is, and executing it again gives the same."""

from __future__ import annotations

import csv
import os
import re
from pathlib import Path

import pytest

from tests.place.repository import ROOT

NOTEBOOKS = ROOT / "docs" / "notebooks"
NAMES = sorted(path.stem for path in NOTEBOOKS.glob("*.py") if path.stem != "shown")


def test_every_notebook_has_its_page() -> None:
    assert len(NAMES) == 5
    assert sorted(path.stem for path in NOTEBOOKS.glob("*.md") if path.stem != "README") == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_page_is_that_of_the_script(name: str) -> None:
    cells = re.split(r"^# %%.*\n", (NOTEBOOKS / f"{name}.py").read_text(), flags=re.MULTILINE)
    page = (NOTEBOOKS / f"{name}.md").read_text()
    for cell in filter(None, map(str.strip, cells)):
        code = not cell.startswith("# ") or "\nimport" in cell
        text = cell if code else re.sub(r"^# ?", "", cell, flags=re.MULTILINE)
        assert text in page or text.partition("\n")[2] in page  # a line stands under the title
    for picture in re.findall(r"!\[\w+\]\((images/[^)]+)\)", page):
        assert (NOTEBOOKS / picture).exists()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if os.environ.get("CI") != "true":  # CI allows no test to be left out
        pytest.importorskip("nbconvert", reason="pip install -r requirements/papers.txt")
    from docs.site import notebooks  # noqa: PLC0415 - it needs what may be missing

    made: Path = tmp_path_factory.mktemp("data")
    notebooks.data(made)
    return made


@pytest.mark.parametrize("name", NAMES)
def test_executed_again_it_gives_the_same(name: str, folder: Path) -> None:
    from docs.site import notebooks  # noqa: PLC0415

    page, pictures = notebooks.executed(name, folder)
    assert page == (NOTEBOOKS / f"{name}.md").read_text()
    assert {place: (NOTEBOOKS / place).read_bytes() for place in pictures} == pictures


def test_the_ledgers_of_the_table_are_those_of_the_command() -> None:
    from fifteentwo.datasets.games import ledger_of_game  # noqa: PLC0415 - Arrow

    with (ROOT / "docs" / "tables" / "luck.csv").open() as file:
        first = [row for row in csv.DictReader(file) if row["game"] == "0"]
    made = ledger_of_game(1, 0)
    assert [(int(row["deal"]), row["part"]) for row in first] == [(row["deal"], row["part"]) for row in made]
    assert [float(row["change"]) for row in first] == pytest.approx([row["change"] for row in made], abs=1e-12)
