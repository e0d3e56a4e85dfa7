"""Races: clear decisions end early, close ones get all deals, and the errors cover the truth."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from fifteentwo.engine.monte_carlo.racing import race, raced_chances
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

ROUNDS = (100, 200, 400)


def player(means: tuple[float, ...], seed: int) -> Callable[[Longs, int, int], tuple[Doubles, Doubles]]:
    """Choices with these means and errors in common."""
    rng = np.random.default_rng(seed)
    common, own = rng.normal(0, 0.3, sum(ROUNDS)), rng.normal(0, 0.1, (len(means), sum(ROUNDS)))
    wins = np.array(means)[:, None] + common + own

    def play(ways: Longs, begin: int, end: int) -> tuple[Doubles, Doubles]:
        return wins[ways, begin:end], 10 * wins[ways, begin:end]

    return play


def test_only_close_choices_get_all_deals() -> None:
    found = race(range(3), ROUNDS, player((0.5, 0.502, 0.3), 1))
    assert [len(found[way].wins) for way in range(3)] == [700, 700, 100]
    clear = race(range(2), ROUNDS, player((0.5, 0.3), 1))
    assert [len(clear[way].wins) for way in range(2)] == [100, 100]


def test_a_choice_that_is_out_is_placed_by_its_difference_from_the_best() -> None:
    """The noise in common cancels out, although the best one was played in seven times as many deals."""
    means = (0.5, 0.502, 0.3)
    found = race(range(3), ROUNDS, player(means, 3))
    values = raced_chances(found)
    best = max(values[0].value, values[1].value)
    assert best - values[2].value == pytest.approx(0.2, abs=0.05)
    assert abs(found[2].wins.mean() - found[1].wins.mean()) - 0.2 == pytest.approx(0, abs=0.2)


def test_the_errors_cover_the_truth() -> None:
    means = (0.5, 0.49, 0.45, 0.4)
    inside = total = 0
    for seed in range(300):
        for way, value in raced_chances(race(range(4), ROUNDS, player(means, seed))).items():
            inside += abs(value.value - means[way]) < 2 * value.error
            total += 1
    assert 0.93 < inside / total < 0.98


def test_choices_that_make_no_difference_are_played_in_one_round() -> None:
    same = np.full((2, 700), 0.25)
    found = race((0, 1), ROUNDS, lambda ways, begin, end: (same[ways, begin:end], same[ways, begin:end]))
    assert len(found[0].wins) == len(found[1].wins) == 100
    assert raced_chances(found)[0].error > 0
