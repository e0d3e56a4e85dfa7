"""The compiled scorer agrees with the other scorers."""

import numpy as np
import pytest

from fifteentwo.engine.scoring.jitted import count_all, score_each, score_starters
from fifteentwo.engine.scoring.vectorised import (
    NOT_A_DEAL,
    all_hands,
    classes,
    histogram,
    rank_points,
    score_all,
    score_hands,
)


@pytest.mark.parametrize("crib", [False, True])
def test_every_class_of_hand_and_starter_scores_like_the_vectorised_scorer(crib: bool) -> None:
    every = classes()
    fast = score_each(rank_points(), every.hands, every.starters, crib)
    assert np.array_equal(fast, score_hands(every.hands, every.starters, crib))


@pytest.mark.parametrize("crib", [False, True])
def test_all_hands_with_their_starters_score_like_the_vectorised_scorer(crib: bool) -> None:
    assert count_all(rank_points(), crib).tolist() == histogram(crib).tolist()


@pytest.mark.parametrize("crib", [False, True])
def test_every_hand_scores_with_every_starter_like_the_vectorised_scorer(crib: bool) -> None:
    hands = np.ascontiguousarray(all_hands().T)
    twin = score_all(crib).reshape(52, -1)
    assert np.array_equal(score_starters(rank_points(), hands, crib), twin.T)
    for starter in range(52):
        dealt = twin[starter] != NOT_A_DEAL
        starters = np.full(int(dealt.sum()), starter, np.uint8)
        assert np.array_equal(score_each(rank_points(), hands[dealt], starters, crib), twin[starter, dealt])
