"""`fifteentwo lab discards` writes the complete table, or says why not."""

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from fifteentwo.cards import PACK
from fifteentwo.scoring import points
from tests.cli.commands import Keyboard, is_refusal


@pytest.mark.exhaustive
def test_the_complete_table_is_written_for_every_hand_of_six(typed: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "table.npz"
    said = typed(f"lab discards --out {path}")
    assert (said.status, said.out) == (0, f"{path}: 962,988 hands of six\n")
    with np.load(path) as file:
        hands, ways, worth = file["hands"], file["ways"], file["worth"]
    assert ways.sum() == 20_358_520
    assert worth.shape == (2, len(hands), 15)
    for at in (0, 77_777, 962_987):
        six = [PACK[card] for card in hands[at]]
        rest = [card for card in PACK if card not in six]
        for way, laid in list(enumerate(combinations(six, 2)))[::5]:
            kept = [card for card in six if card not in laid]
            hand = sum(points(kept, starter) for starter in rest) / len(rest)
            # For the dealer the crib counts as much as it does against pone.
            assert worth[:, at, way].mean() == pytest.approx(hand, abs=1e-5)
    assert [path.name for path in tmp_path.iterdir()] == ["table.npz"]


def test_a_file_that_cannot_be_written_is_reported(typed: Keyboard, tmp_path: Path) -> None:
    said = typed(f"lab discards --out {tmp_path / 'none' / 'table.npz'}")
    assert is_refusal(said)
    assert "--out" in said.err


def test_the_old_name_of_the_command_still_works(typed: Keyboard, tmp_path: Path) -> None:
    said = typed(f"lab lay-aways --out {tmp_path / 'none' / 'table.npz'}")
    assert is_refusal(said)
    assert "--out" in said.err
    assert "lay-aways" not in typed("lab --help").out
