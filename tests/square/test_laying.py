"""Whether a layout can be laid down with its cards in their order, on cards that are numbers."""

from __future__ import annotations

import numpy as np
import pytest

from fifteentwo.engine.solitaire.square.legal_order import Laying, can_be_laid


@pytest.mark.parametrize(
    ("dead", "piles", "size", "fits"),
    [(2, 0, 0, True), (1, 0, 0, False), (0, 2, 1, True), (0, 1, 1, False), (0, 1, 2, True), (1, 1, 1, True)],
)
def test_two_cards_that_come_first_and_are_over_need_room(dead: int, piles: int, size: int, fits: bool) -> None:
    by = Laying(True, False, 18, dead, piles, size, False)
    assert can_be_laid(np.arange(2, 18), by)[0] is fits


@pytest.mark.parametrize(
    ("dead", "piles", "size", "fits"),
    [(2, 0, 0, False), (0, 1, 1, False), (1, 1, 1, True), (0, 2, 1, True), (0, 1, 2, False)],
)
def test_the_card_that_fills_the_square_waits_until_the_last_is_turned(
    dead: int, piles: int, size: int, fits: bool
) -> None:
    """The last two cards are over, and come when fifteen lie: the sixteenth waits in the reserve, on top or alone."""
    by = Laying(True, False, 18, dead, piles, size, False)
    assert can_be_laid(np.arange(16), by)[0] is fits


def test_who_may_only_play_the_top_card_of_the_reserve_is_stopped_by_what_lies_on_it() -> None:
    for free in (False, True):
        assert can_be_laid(np.arange(16), Laying(True, False, 18, 0, 1, 2, free))[0] is free
