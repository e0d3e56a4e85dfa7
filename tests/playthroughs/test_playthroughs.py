"""A change of the rules shows as a difference in these games, which anybody can read."""

from __future__ import annotations

import pytest

from tests.golden.script import retold
from tests.playthroughs.game import HERE, playthroughs

TOLD = playthroughs()


@pytest.mark.parametrize("name", TOLD)
def test_the_game_goes_as_it_went(name: str) -> None:
    """After a change that is meant: python -m tests.playthroughs, and read what changed."""
    assert (HERE / name).read_text(encoding="utf-8") == TOLD[name]


@pytest.mark.parametrize("name", TOLD)
def test_a_playthrough_is_a_script_that_tells_the_truth(name: str) -> None:
    assert retold(TOLD[name]) == TOLD[name]


def test_every_playthrough_is_of_a_preset() -> None:
    assert sorted(path.name for path in HERE.glob("*.txt")) == sorted(TOLD)
