"""The scenes of squares and solitaires: the remaining stock, and the points of lines."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from fifteentwo.cards import PACK, cards
from fifteentwo.narration import position
from fifteentwo.rules import SquareRules, parse
from fifteentwo.solitaire import Square
from fifteentwo.solitaire.patience import State
from fifteentwo.solitaire.scene import PatienceScene, eight_hands
from fifteentwo.table import Do, open_table


@pytest.mark.parametrize("text", ["arnold", "solsuite"])
def test_the_stock_is_all_cards_not_open_or_set_aside_plus_those_under_it(text: str) -> None:
    table, under = open_table(parse(text), deal=3), 0
    while not table.is_over:
        entry = table.house(Random(1))
        if entry is None:
            state, there = table.state, position(table, 0)
            assert isinstance(state, State)
            assert isinstance(there.scene, PatienceScene)
            lying = [*sum(state.hands, ()), *sum(state.discarded, ()), *state.crib, *state.gone]
            lying += [] if state.starter is None or state.starter in state.bottom else [state.starter]
            assert there.scene.stock == len(PACK) - len(lying)
            under = max(under, len(state.bottom))
            entry = Do(there.offer.legal[0])
        table.push(entry)
    assert under == (4 if text == "solsuite" else 0)


def test_a_line_is_a_flush_when_it_is_full() -> None:
    start = Square(SquareRules()).start()
    three = replace(start, grid=(*cards("2C 4C 6C"), *[None] * 13))
    four = replace(start, grid=(*cards("2C 4C 6C 9C"), *[None] * 12))
    assert eight_hands(three.grid, None)[0].points == 0
    assert eight_hands(four.grid, None)[0].points == 8, "two fifteens and the flush"
