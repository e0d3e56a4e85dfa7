"""A change of the rules appears as a readable difference in these games."""

from __future__ import annotations

import pytest

from fifteentwo import record
from tests.golden.script import retold
from tests.playthroughs import alone
from tests.playthroughs.game import HERE, playthroughs

TOLD = playthroughs()
ALONE = alone.playthroughs()


@pytest.mark.parametrize("name", TOLD)
def test_the_game_is_unchanged(name: str) -> None:
    """After an intended change: run python -m tests.playthroughs, and read the difference."""
    assert (HERE / name).read_text(encoding="utf-8") == TOLD[name]


@pytest.mark.parametrize("name", TOLD)
def test_a_playthrough_is_a_valid_script(name: str) -> None:
    assert retold(TOLD[name]) == TOLD[name]


@pytest.mark.parametrize("name", ALONE)
def test_the_solo_game_is_unchanged_and_valid(name: str) -> None:
    assert (HERE / name).read_text(encoding="utf-8") == ALONE[name] == alone.retold(ALONE[name])


@pytest.mark.parametrize("name", ALONE)
def test_a_solo_game_is_a_record_of_its_deal(name: str) -> None:
    lines = [line.partition("->")[0].strip() for line in ALONE[name].splitlines() if not line.startswith("#")]
    rules, deal, *actions = [line for line in lines if line]
    header = [line.replace(":", " =") for line in (rules, deal)]
    replayed = record.load("\n".join(["fifteentwo record 1", *header, "game", *actions]))
    assert replayed.table.state is not None
    assert replayed.table.state.phase == "over"
    assert f"{replayed.table.state.scores[0]} points: " in ALONE[name]


def test_every_preset_has_a_playthrough() -> None:
    assert sorted(path.name for path in HERE.glob("*.txt")) == sorted([*TOLD, *ALONE])
