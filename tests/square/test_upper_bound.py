"""The upper bound of the squares: penalties without knowledge of the cards to come, and the best layout for them."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

from fifteentwo.cards import PACK
from fifteentwo.engine.scoring.vectorised import rank_points, score_hands
from fifteentwo.engine.solitaire.square import strays, upper_bound
from fifteentwo.engine.solitaire.square.annealing import anneal_layout, numbers_of_four
from fifteentwo.engine.solitaire.square.line_sets import sets_of_four
from fifteentwo.engine.solitaire.square.par import par
from fifteentwo.engine.solitaire.square.penalties import (
    BASES,
    Lines,
    add_gradient,
    lines_of,
    penalty,
    starter_gain,
    tabulated,
    unseen_cards,
    write_values,
)
from fifteentwo.engine.solitaire.square.upper_bound import deal_bounds, fitted
from fifteentwo.engine.solitaire.square.value import MIXED, NONE, weights_for
from fifteentwo.engine.solitaire.square.value_penalties import THRESHOLDS
from fifteentwo.rules import SquareRules

RULES = SquareRules(dead_cells=0)
SETS = 1820
FOURS = list(combinations(range(16), 4))


def layout_value(values: np.ndarray, layout: np.ndarray) -> float:
    """The sum of the values of the eight lines of a layout: sixteen numbers of cards, row by row."""
    grid = layout.reshape(4, 4)
    return float(sum(values[FOURS.index(tuple(sorted(line.tolist())))] for line in (*grid, *grid.T)))


@pytest.fixture(scope="module")
def lines() -> Lines:
    return lines_of(weights_for(RULES), rank_points(), 16)


def random_deal(seed: int) -> np.ndarray:
    return np.array(Random(seed).sample(PACK, 16), np.int64)


def random_g(seed: int, lines: Lines) -> np.ndarray:
    return np.random.default_rng(seed).normal(size=lines.bases.shape[1:])


def test_penalties_have_mean_zero_over_the_unseen_cards(lines: Lines) -> None:
    g, rng = random_g(1, lines), Random(2)
    for seed in range(20):
        deal = random_deal(seed)
        unseen = unseen_cards(deal)
        for suit in (NONE, 0, 3, MIXED):
            time, line = rng.randrange(16), rng.randrange(len(lines.cards))
            left = sorted(set(PACK) - set(deal[:time].tolist()))
            found = [penalty(int(card), time, line, suit, unseen, g) for card in left]
            assert abs(sum(found)) < 1e-9
            assert max(found) > 0.1


def test_a_line_does_not_know_the_cards_after_its_last(lines: Lines) -> None:
    """Otherwise the bound would be none: the value of a line is what was known when it was filled."""
    g, values, others = random_g(3, lines), np.empty(SETS), np.empty(SETS)
    deal = random_deal(4)
    write_values(deal, g, lines, values)
    for last in (5, 9, 12):
        drawn = Random(last).sample(sorted(set(PACK) - set(deal[: last + 1].tolist())), 15 - last)
        write_values(np.array([*deal[: last + 1], *drawn], np.int64), g, lines, others)
        same = np.array([four[3] <= last for four in FOURS])
        assert np.array_equal(values[same], others[same])
        assert not np.isclose(values[~same], others[~same]).all()


def test_without_penalties_a_line_counts_its_mean_over_the_unseen_starters(lines: Lines) -> None:
    values = np.empty(SETS)
    jack_flush = np.array([41, 1, 5, 9, *(card for card in PACK if card not in (41, 1, 5, 9))][:16], np.int64)
    for deal in (jack_flush, random_deal(5), random_deal(6)):
        write_values(deal, tabulated(np.zeros((16, 4, BASES)), lines), lines, values)
        for n in [0, *Random(1).sample(range(SETS), 40)]:
            starters = np.array(sorted(set(PACK) - set(deal[: FOURS[n][3] + 1].tolist())), np.uint8)
            hands = np.tile(deal[list(FOURS[n])].astype(np.uint8), (len(starters), 1))
            assert values[n] == pytest.approx(score_hands(hands, starters).mean())


def test_a_penalty_is_the_gain_of_the_card_less_its_mean(lines: Lines) -> None:
    """By the definition, for one line of two cards of different suits, and with its gain alone."""
    weights, deal, coefficients = weights_for(RULES), random_deal(7), np.zeros((16, 4, BASES))
    coefficients[..., 0] = 1
    two = [next(card for card in deal[:5].tolist() if card & 3 != deal[0] & 3), int(deal[0])]
    code = (two[0] >> 2) * 14**3 + (two[1] >> 2) * 14**2 + 13
    before = int(weights.keys[code + 13 * 14])

    def worth(card: int) -> float:
        after = int(weights.keys[code + (card >> 2) * 14])
        return float(weights.lines[10, 0, after] - weights.lines[11, 0, before])

    unseen = sorted(set(PACK) - set(deal[:5].tolist()))
    expected = worth(int(deal[5])) - sum(map(worth, unseen)) / len(unseen)
    found = penalty(
        int(deal[5]), 5, int(lines.keys[code + 13 * 14]), MIXED, unseen_cards(deal), tabulated(coefficients, lines)
    )
    assert found == pytest.approx(expected, abs=1e-5)


def test_the_gradient_is_the_change_of_a_layouts_value(lines: Lines) -> None:
    rng = np.random.default_rng(1)
    coefficients, changed = rng.normal(size=(2, 16, 4, BASES))
    deal, layout, gradient = random_deal(8), rng.permutation(16), np.zeros((16, 4, BASES))
    values = np.empty((2, SETS))
    write_values(deal, tabulated(coefficients, lines), lines, values[0])
    write_values(deal, tabulated(changed, lines), lines, values[1])
    add_gradient(deal, layout, lines, gradient)
    less = layout_value(values[0], layout) - layout_value(values[1], layout)
    assert less == pytest.approx(float((gradient * (changed - coefficients)).sum()))


def test_the_gain_of_a_full_line_is_a_fair_game() -> None:
    """On average over the unseen cards, the mean of a full line over its starters does not change."""
    points = rank_points()
    for seed in range(3):
        deal, hand = random_deal(seed), 0b1011 | 1 << 5
        gains = []
        for card in sorted(set(PACK) - set(deal[:9].tolist())):
            dealt = np.array([*deal[:9], card], np.int64)
            gains.append(starter_gain(dealt, hand, 10, unseen_cards(dealt), points))
        before = starter_gain(deal, hand, 9, unseen_cards(deal), points)
        assert np.mean(gains) == pytest.approx(before)
        assert np.std(gains) > 0
        assert starter_gain(deal, hand, 6, unseen_cards(deal), points) == 0


@pytest.mark.parametrize("seed", range(2))
def test_a_layout_by_annealing_is_good_and_has_its_value(seed: int) -> None:
    drawn = Random(seed).sample(PACK, 17)
    fours, points = sets_of_four(drawn[:16], drawn[16])
    values = np.empty(SETS)
    values[[FOURS.index(tuple(four)) for four in fours.tolist()]] = points
    expected = par(drawn[:16], drawn[16], "off").total
    layout = np.empty(16, np.int64)
    found = anneal_layout(values, seed, 20_000, numbers_of_four(16), layout)
    assert sorted(layout.tolist()) == list(range(16))
    assert found == layout_value(values, layout)
    assert expected - 8 <= found <= expected


def test_a_layout_by_annealing_throws_worthless_cards_away() -> None:
    every, worthless = list(combinations(range(18), 4)), {3, 11}
    values = np.array([float(not worthless & set(four)) for four in every])
    layout = np.empty(18, np.int64)
    assert anneal_layout(values, 1, 20_000, numbers_of_four(18), layout) == 8
    assert sorted(layout.tolist()) == list(range(18))
    assert set(layout[16:].tolist()) == worthless


@pytest.mark.parametrize("rules", [RULES, SquareRules(dead_cells=2)])
def test_no_path_of_a_player_is_above_the_bound_of_its_deal(
    rules: SquareRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strays, "SAMPLES", (4,))
    monkeypatch.setattr(upper_bound, "THRESHOLDS", THRESHOLDS / 3)  # a looser bound, found faster
    coefficients = fitted(rules, 2, 1, lambda done, words: None)
    found = list(deal_bounds(rules, "instant", range(4, 5 if rules.dead_cells else 6), coefficients))
    for each in found:
        assert each.player <= each.highest + 1e-9
        assert each.highest < each.player + 30
    assert found[0].highest > found[0].player  # knowing the cards gains something
