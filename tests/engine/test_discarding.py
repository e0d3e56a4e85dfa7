"""The values of discards, compared with a count card by card by the readable scorer."""

from itertools import combinations

import numpy as np
import pytest

from fifteentwo.cards import PACK, Card, cards
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.discard.evaluation import best_discards, discard_points_each
from fifteentwo.engine.discard.mixed import round_weights
from fifteentwo.engine.discard.opponent import crib_model, layout, pair_ways
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.scoring.rank_hands import Doubles, places
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.training.fictitious_play import (
    discard_exploitability,
    next_average,
    uniform_discards,
)
from fifteentwo.scoring import points

pytestmark = pytest.mark.exhaustive  # training; test_pipeline.py runs all of it once

READY = np.random.default_rng(5).random(91)


def by_hand(six: tuple[Card, ...], laid: tuple[Card, ...], ready: Doubles) -> tuple[int, float]:
    """The mean points of the hand over all starters, and of the crib, counted card by card."""
    kept = [card for card in six if card not in laid]
    rest = [card for card in PACK if card not in six]
    hand = sum(points(kept, starter) for starter in rest)
    cribs, starters, weights = [], [], []
    for others in combinations(rest, 2):
        weight = ready[places(2)[others[0].rank - 1, others[1].rank - 1]]
        for starter in rest:
            if starter not in others:
                cribs.append((*laid, *others))
                starters.append(starter)
                weights.append(weight)
    scored = score_hands(np.array(cribs, np.uint8), np.array(starters, np.uint8), crib=True)
    return hand, float(np.average(scored, weights=weights))


@pytest.mark.parametrize("six", ["5C 5D 5H JS 2S 9D", "AC 2C 3C 4C 5C JC", "JC JD JH JS 5S 5H", "4D 4S 6D 6S 7H KD"])
def test_the_values_of_discards_match_a_count_of_every_card(six: str) -> None:
    hand = cards(six)
    hand_points, crib_points = discard_points_each(np.array([hand], np.uint8), layout(), crib_model(READY))
    for way, laid in list(enumerate(combinations(hand, 2)))[::4]:
        expected = by_hand(hand, laid, READY)
        assert hand_points[0, way] == expected[0]
        assert crib_points[0, way] == pytest.approx(expected[1], abs=3e-6)


def test_each_class_of_six_cards_is_listed_once() -> None:
    sixes = six_cards()
    assert len(sixes.hands) == 962_988
    assert sixes.ways.sum() == 20_358_520
    held = np.zeros((len(sixes.hands), 4), np.int64)
    for column in sixes.hands.T.astype(np.int64):
        for suit in range(4):
            held[:, suit] |= np.where(column & 3 == suit, 1 << (column >> 2), 0)
    held.sort(axis=1)
    assert len(np.unique(held, axis=0)) == len(held)


def test_the_best_discards_lose_nothing_and_every_hand_splits_into_kept_and_discarded() -> None:
    some = slice(None, None, 997)
    sixes = six_cards()
    hands, ways = sixes.hands[some], sixes.ways[some]
    crib = crib_model(np.ones(91))
    choices, kept, laid, worth = best_discards(hands, ways, layout(), crib, STANDARD.payoffs(1), np.zeros(1820))
    assert kept.sum() == pytest.approx(1)
    assert laid.sum() == pytest.approx(1)
    hand_points, crib_points = discard_points_each(hands, layout(), crib)
    totals = hand_points / 46 + crib_points
    assert (totals[np.arange(len(hands)), choices] >= totals.max(axis=1) - 1e-6).all()
    assert worth == pytest.approx(np.average(totals.max(axis=1), weights=ways))


def test_the_mean_of_both_players_approaches_balance_with_each_round() -> None:
    some, pegging = slice(None, None, 499), np.zeros((2, 1820))
    means, totals = uniform_discards(), []
    for _ in range(12):
        means = next_average(means, pegging, some)
        gap = discard_exploitability(means, pegging, subset=some)
        totals.append(gap.pone + gap.dealer)
    assert totals[0] > 0.01
    assert totals[-1] < 0.001
    assert round_weights(12).sum() == pytest.approx(1)


def test_the_pack_has_all_pairs() -> None:
    assert pair_ways().sum() == 13 * 6 + 78 * 16
