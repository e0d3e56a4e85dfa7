"""The win-probability model: who has won, who is favoured, and when a peg does not move."""

from __future__ import annotations

import numpy as np
import pytest

from fifteentwo.engine.monte_carlo.deals import deal_sample
from fifteentwo.engine.monte_carlo.rollout import CARD, GO, LAST
from fifteentwo.engine.monte_carlo.rules import crash_holes, laws
from fifteentwo.engine.monte_carlo.win_model import (
    HEELS,
    SHOW,
    DealSample,
    move_peg,
    win_curve,
    win_probability,
    win_share,
)
from fifteentwo.engine.scoring.rank_hands import Longs
from fifteentwo.rules import CribbageRules, parse

NO_WAYS = np.zeros(3, np.int64)


def pegs(*fronts: int) -> Longs:
    return np.array([(0, front) for front in fronts], np.int64)


def test_the_highest_score_wins_and_the_lowest_in_lowball() -> None:
    high, low = (laws(parse(text, CribbageRules)) for text in ("three_players", "lowball players=3"))
    assert [win_share(high, pegs(121, 90, 80), side) for side in range(3)] == [1, 0, 0]
    assert [win_share(low, pegs(121, 90, 80), side) for side in range(3)] == [0, 0, 1]
    assert [win_share(low, pegs(80, 121, 80), side) for side in range(3)] == [0.5, 0, 0.5]


def test_a_captain_needs_half_the_target_and_scores_half() -> None:
    numbers = laws(parse("captain", CribbageRules))
    assert [win_share(numbers, pegs(90, 61), side) for side in range(2)] == [0, 1]
    assert [win_share(numbers, pegs(121, 60), side) for side in range(2)] == [1, 0]
    deals, holes = deal_sample(numbers), crash_holes()
    place = pegs(30, 55)
    assert move_peg(numbers, holes, place, NO_WAYS, 1, 9, SHOW)
    assert place.tolist() == [[0, 30], [55, 61]]
    assert not move_peg(numbers, holes, place, NO_WAYS, 0, 40, SHOW)
    for fronts, captain in (((30, 50), 0.7), ((100, 20), 0.3), ((110, 58), 0.5)):
        place = pegs(*fronts)
        for found in (
            win_curve(numbers, deals, place, 1, 0),
            win_probability(numbers, holes, deals, place, NO_WAYS, 1, 0, 3, 400),
        ):
            assert (found > captain) == (captain >= 0.5), (fronts, found)
    even = win_curve(numbers, deals, pegs(40, 20), 1, 0)
    assert 0.2 < even < 0.8


def test_a_captain_scores_least_as_dealer() -> None:
    """Both opponents discard against the captain, and only one player against each of them."""
    first, captain, third = deal_sample(laws(parse("captain", CribbageRules))).excess[:, 0]
    assert captain < min(first, third)


@pytest.mark.parametrize("text", ["standard", "three_players", "lowball", "partners"])
def test_win_probabilities_add_up_and_favour_the_leader(text: str) -> None:
    numbers = laws(parse(text, CribbageRules))
    deals, holes = deal_sample(numbers), crash_holes()
    for fronts in ((30, 40, 60), (112, 104, 100)):
        place = pegs(*fronts[: numbers.sides])
        shares = [win_curve(numbers, deals, place, side, 0) for side in range(numbers.sides)]
        assert sum(shares) == pytest.approx(1)
        ahead, behind = int(place[:, 1].argmax()), int(place[:, 1].argmin())
        assert (shares[ahead] > shares[behind]) != numbers.lowball
        played = [
            win_probability(numbers, holes, deals, place, NO_WAYS, side, 0, 3, 400) for side in range(numbers.sides)
        ]
        assert sum(played) == pytest.approx(1)
        assert (played[ahead] > played[behind]) != numbers.lowball


def test_the_dealer_is_favoured_early_and_pone_late() -> None:
    numbers = laws(CribbageRules())
    deals, holes = deal_sample(numbers), crash_holes()
    early, late = pegs(60, 60), pegs(116, 116)
    assert win_curve(numbers, deals, early, 0, 0) > 0.5 > win_curve(numbers, deals, early, 0, 1)
    as_dealer, as_pone = (win_probability(numbers, holes, deals, late, NO_WAYS, 0, dealer, 3, 400) for dealer in (0, 1))
    assert as_pone > as_dealer


def test_after_each_deal_the_next_one_deals() -> None:
    """In every deal of this sample only the dealer scores, ten points: with 16 and 9 to go the other side wins."""
    every = DealSample(
        np.array([[[(0, 10, SHOW), (0, 0, 0)]]], np.int16), 10.0, 5.0, np.zeros((1, 2)), np.zeros((0, 0, 0))
    )
    numbers, holes, place = laws(CribbageRules()), crash_holes(), pegs(105, 112)
    assert [win_probability(numbers, holes, every, place, NO_WAYS, side, 0, 0, 5) for side in (0, 1)] == [0, 1]


def test_in_the_stinkhole_goes_last_cards_and_heels_peg_nothing() -> None:
    numbers, holes = laws(parse("standard stinkhole=on", CribbageRules)), crash_holes()
    for kind, out in ((GO, False), (LAST, False), (HEELS, False), (CARD, True), (SHOW, True)):
        place = pegs(120, 50)
        assert move_peg(numbers, holes, place, NO_WAYS, 0, 2, kind) is out
        assert place.tolist() == ([[120, 121], [0, 50]] if out else [[0, 120], [0, 50]])
