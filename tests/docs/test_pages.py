"""The documentation is correct: the main loop, the links, and the example of a player."""

import doctest
import inspect
import re
import textwrap
from pathlib import Path

import pytest

from fifteentwo import Cribbage
from tests.place.repository import PACKAGE, ROOT, committed

PAGES = [path for path in committed() if path.suffix == ".md"]
LINK = re.compile(r"\]\(([^)\s]+)\)")


def test_the_architecture_begins_with_the_current_loop() -> None:
    loop = textwrap.dedent(inspect.getsource(Cribbage.apply))
    page = (ROOT / "ARCHITECTURE.md").read_text()
    first = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert first is not None
    assert first[1] == loop


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_has_a_target(page: Path) -> None:
    for link in LINK.findall(page.read_text()):
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name) if name else page
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link


def test_the_examples_of_changes_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "CONTRIBUTING.md"), module_relative=False, encoding="utf-8")
    assert tried
    assert not failed


def test_every_part_of_the_package_is_listed_in_the_architecture() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text()
    parts = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    missing = {part for part in parts if not part.startswith("__") and not re.search(rf"\b{part}\b", page)}
    assert missing == set()
