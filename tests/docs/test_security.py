"""The page on security: the tests it names as proofs are there."""

import re

from tests.place.repository import ROOT


def test_the_tests_that_prove_it_are_there() -> None:
    named = set(re.findall(r"(?:\btests/(\w+)/)?\b(test_\w+\.py)", (ROOT / "SECURITY.md").read_text()))
    assert len(named) > 15
    assert [name for folder, name in named if not (ROOT / "tests" / (folder or "server") / name).exists()] == []
