"""Whether a layout can be reached with its cards in their order; cards are numbers here."""

from __future__ import annotations

import numpy as np
import pytest

from fifteentwo.engine.solitaire.square.legal_order import PlacementRules, order_legally


@pytest.mark.parametrize(
    ("dead", "piles", "size", "fits"),
    [(2, 0, 0, True), (1, 0, 0, False), (0, 2, 1, True), (0, 1, 1, False), (0, 1, 2, True), (1, 1, 1, True)],
)
def test_two_surplus_cards_at_the_start_need_room(dead: int, piles: int, size: int, fits: bool) -> None:
    by = PlacementRules(True, False, 18, dead, piles, size, False)
    assert order_legally(np.arange(2, 18), by)[0] is fits


@pytest.mark.parametrize(
    ("dead", "piles", "size", "fits"),
    [(2, 0, 0, False), (0, 1, 1, False), (1, 1, 1, True), (0, 2, 1, True), (0, 1, 2, False)],
)
def test_the_card_that_fills_the_square_waits_until_the_last_is_turned(
    dead: int, piles: int, size: int, fits: bool
) -> None:
    """The last two cards are left over and come after fifteen are placed: the sixteenth waits in the reserve."""
    by = PlacementRules(True, False, 18, dead, piles, size, False)
    assert order_legally(np.arange(16), by)[0] is fits


def test_a_covered_card_of_the_reserve_cannot_be_played_unless_it_is_free() -> None:
    for free in (False, True):
        assert order_legally(np.arange(16), PlacementRules(True, False, 18, 0, 1, 2, free))[0] is free
