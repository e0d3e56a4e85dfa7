"""Hands and plays with points published by others."""

from typing import Any

import pytest

from fifteentwo.cards import Card, read_rank
from fifteentwo.scoring import peg_points, points, show
from tests.scoring.published import vectors


@pytest.mark.parametrize(
    "vector", vectors("show"), ids=lambda vector: f"{' '.join(vector['hand'])} + {vector['starter']}"
)
def test_show(vector: dict[str, Any]) -> None:
    hand, starter = [Card(card) for card in vector["hand"]], Card(vector["starter"])
    assert sum(combo.points for combo in show(hand, starter, vector["crib"])) == vector["points"], vector["source"]
    assert points(hand, starter, vector["crib"]) == vector["points"], vector["source"]


@pytest.mark.parametrize("vector", vectors("play"), ids=lambda vector: " ".join(vector["cards"]))
def test_play(vector: dict[str, Any]) -> None:
    ranks = [read_rank(card) for card in vector["cards"]]
    for place, told in enumerate(vector["points"], start=1):
        if told is not None:
            assert peg_points(ranks[:place]) == told, vector["source"]


def test_the_files_have_the_expected_contents() -> None:
    assert len(vectors("show")) == 71
    assert len(vectors("play")) == 11
    assert all(vector["source"] for name in ("show", "play", "histograms") for vector in vectors(name))
