"""The public API is what docs/api.txt says, and the documentation uses nothing else."""

import re
from pathlib import Path

import pytest

from tests.place.repository import ROOT, committed

pytest.importorskip("griffe", reason="./test installs it")

from tests.docs import public_api

IMPORT = re.compile(r"^(?:>>>|\.\.\.)? *from (fifteentwo[\w.]*) import ([\w, ]+?)(?: as \w+)?$", re.MULTILINE)
PAGES = [path for path in committed() if path.suffix == ".md" and path.is_relative_to(ROOT / "docs")]


def test_the_public_api_has_not_changed_by_accident() -> None:
    assert public_api.FILE.read_text() == public_api.written(), (
        "python -m tests.docs.public_api writes the file again; CONTRIBUTING.md (Stability) says what may change when"
    )


def test_every_public_name_says_what_it_is() -> None:
    silent = {
        member.path
        for module in public_api.MODULES
        for member in public_api.public_members(module).values()
        if (member.is_function or member.is_class) and member.docstring is None
    }
    assert silent == set()


def test_every_public_module_says_what_it_is() -> None:
    assert {path for path in public_api.MODULES if public_api.module_of(path).docstring is None} == set()


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md"], ids=lambda page: str(page.relative_to(ROOT)))
def test_a_page_imports_public_names_only(page: Path) -> None:
    text = page.read_text()
    for module, names in IMPORT.findall(text):
        for name in names.split(", "):
            known = f"{module}.{name}" in public_api.MODULES
            assert known or (module in public_api.MODULES and name in public_api.public_members(module)), (module, name)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("  show(hand: Sequence[Card], starter: Card | None, crib: bool = False, crib_flush", "a function"),
        ("  class Combo(msgspec.Struct)", "a class"),
        ("  Combo.points: int", "a field"),
        ("  Opening.dealer: Seat | None = None", "a field with a default"),
        ("  CribbageRules.target: int = 121", "a field of a base class"),
        ("  show = fifteentwo.scoring.show", "a name of two modules"),
    ],
)
def test_the_file_has(line: str, name: str) -> None:
    assert any(each.startswith(line) for each in public_api.FILE.read_text().splitlines()), name
