"""Every field and every preset has a page, and the pages match the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fifteentwo.rules import PRESETS, differing, fields, parse
from fifteentwo.rules.values import family_of
from tests.docs.rule_pages import PAGES, TITLES, index, line, pages, usual
from tests.place.repository import ROOT
from tests.rules.mutants import rows

EVERY = [pytest.param(path, top, id=str(path.relative_to(PAGES))) for path, top in pages()]
CITED = re.compile(r"\[([^\]`]+)\](?!\()")


def sources() -> set[str]:
    """The names of the sources, as docs/rules.md lists them."""
    return set(re.findall(r"^- \*\*(.+?)\*\*:", (ROOT / "docs" / "rules.md").read_text(), re.MULTILINE))


def cited(page: Path) -> set[str]:
    """The text in square brackets on a page, except code and links."""
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    return {name for names in CITED.findall(text) for name in re.split(r",\s+", names)}


@pytest.mark.parametrize(("path", "top"), EVERY)
def test_the_head_of_a_page_is_up_to_date(path: Path, top: str) -> None:
    assert path.read_text().startswith(top), "python -m tests.docs.rule_pages writes the heads again"
    assert len(path.read_text()) > len(top) + 40


@pytest.mark.parametrize(("path", "top"), EVERY)
def test_a_page_names_sources_that_are_listed(path: Path, top: str) -> None:
    assert cited(path) - {"choice"} <= sources()
    told = path.read_text().removeprefix(top)
    assert cited(path) or "choice" in told or "chosen" in told.lower()


@pytest.mark.parametrize(
    "path", [path for path, _ in pages() if path.parent.name != "presets"], ids=lambda path: path.stem
)
def test_the_page_of_a_field_has_its_three_parts(path: Path) -> None:
    heads = re.findall(r"^## (.+)$", path.read_text(), re.MULTILINE)
    assert heads == ["What it does", "Where it comes from", "For example"]
    assert ">>> " in path.read_text().partition("## For example")[2]


def test_there_are_no_other_pages() -> None:
    others = {PAGES / "README.md", PAGES / "tests.md"}
    assert set(PAGES.rglob("*.md")) == others | {path for path, _ in pages()}


def test_the_index_is_up_to_date() -> None:
    assert (PAGES / "README.md").read_text() == index(), "python -m tests.docs.rule_pages writes it again"


@pytest.mark.parametrize("name", PRESETS)
def test_the_line_on_the_page_of_a_preset_is_its_rules(name: str) -> None:
    rules = PRESETS[name].rules
    assert parse(f"{usual(type(rules))} {line(rules)}") == rules
    assert len(line(rules).split()) == len(differing(rules))


def test_the_table_names_a_source_and_tests_for_every_field() -> None:
    assert list(rows()) == [(family_of(kind), name) for kind in TITLES for name in fields(kind)]
    for (family, name), (by, tests) in rows().items():
        page = PAGES / family / f"{name}.md"
        assert set(by) <= cited(page) | {"choice"}, name
        assert by
        for test in tests:
            file, _, function = test.partition("::")
            assert re.search(rf"^def {function}\(", (ROOT / file).read_text(), re.MULTILINE), test


def test_every_kind_of_game_is_in_the_index() -> None:
    assert [f"## {title}" for title in TITLES.values()] == re.findall(r"^## .+$", index(), re.MULTILINE)
