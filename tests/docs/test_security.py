"""The page on security: the tests it names as proofs are there."""

import re

from tests.place.repository import ROOT


def test_the_tests_that_prove_it_are_there() -> None:
    named = set(re.findall(r"\btest_\w+\.py", (ROOT / "SECURITY.md").read_text()))
    assert len(named) > 15
    assert sorted(name for name in named if not (ROOT / "tests" / "server" / name).exists()) == []
