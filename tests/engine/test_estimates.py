"""Estimates are as far off as their errors say: `bench/estimate_error.py` measures them, and this repeats a little of it."""

from __future__ import annotations

from itertools import islice
from math import sqrt
from statistics import fmean

import pytest

from bench.estimate_error import deal_views, square_views
from fifteentwo.analysis import analyse
from fifteentwo.engine.solitaire.square.playouts import mean_total
from fifteentwo.rules import CribbageRules, SquareRules, parse
from fifteentwo.solitaire import Keep, Place, ThrowAway

POSITIONS = 24


@pytest.mark.parametrize("line", ["standard", "lowball", "nineteen"])
def test_a_quick_estimate_is_off_by_its_error(line: str) -> None:
    """The mean square of the differences, in units of the errors, is about one, and never several times as much."""
    squares = []
    for view in islice(deal_views(parse(line, CribbageRules)), POSITIONS):
        analysed = {option.action: option.total for option in analyse(view).options}
        for option in analyse(view, immediate=True).options:
            assert option.total.error
            true = analysed[option.action]
            assert true.error is not None
            squares.append((option.total.value - true.value) ** 2 / (option.total.error**2 + true.error**2))
    assert 0.2 < sqrt(fmean(squares)) < 1.5


@pytest.mark.parametrize("immediate", [True, False])
def test_the_value_of_a_square_is_off_by_its_error(immediate: bool) -> None:
    squares = []
    for view in islice(square_views(parse("wikibooks", SquareRules), 2), POSITIONS):
        best = analyse(view, immediate=immediate).options[0]
        assert best.total.error is not None
        assert isinstance(best.action, Place | ThrowAway | Keep)
        mean, error = mean_total(view, best.action, 300)
        if best.total.error:
            squares.append((best.total.value - mean) ** 2 / (best.total.error**2 + error**2))
    assert len(squares) > POSITIONS // 2
    assert 0.2 < sqrt(fmean(squares)) < 1.5
