"""Discards given the pairs that the other discards from his six cards, and simulated deals with mixed discards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import numpy as np
import pytest

from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.discard.evaluation import discard_points_each
from fifteentwo.engine.discard.exact_cribs import best_exact, loss_exact, ranked_hands
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.discard.opponent import STARTERS, crib_model, layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.equity.simulated_deals import empty_deals, fixed, play_deals, shipped_policy, strategies
from fifteentwo.engine.roles import PONE
from fifteentwo.engine.scoring.deal_pairs import dealt_hands, whole_pack
from fifteentwo.engine.scoring.rank_hands import FOURS, rank_hands
from fifteentwo.engine.scoring.rank_sixes import rank_sixes, six_numbers
from tests.engine.test_joint import some_shares

pytestmark = pytest.mark.exhaustive  # training; test_pipeline.py runs all of it once

WAYS = list(combinations(range(6), 2))


def test_exact_values_are_those_of_the_crib_model_for_the_pair_given_the_six() -> None:
    shares, random = some_shares(6)[PONE], np.random.default_rng(1)
    hands = np.sort([random.choice(52, 6, replace=False) for _ in range(20)], axis=1).astype(np.uint8)
    number = six_numbers(hands.astype(np.int64) >> 2)
    order = np.argsort(number, kind="stable")
    hands, number = hands[order], number[order]
    sixes, other = rank_sixes(), KeepPolicy(shares)
    pairs = dealt_hands(sixes.held, sixes.discarded, shares, whole_pack())
    pegging = random.random(FOURS)
    for at, hand in enumerate(hands):
        chances = other.discarded(hand.tolist())
        left = 4 - np.bincount(hand >> 2, minlength=13)
        low, high = rank_hands(2).astype(np.int64).T
        ways = np.where(low == high, left[low] * (left[low] - 1) / 2, left[low] * left[high])
        crib = crib_model(np.divide(chances, ways, out=np.zeros(91), where=ways > 0))
        points, cribs = discard_points_each(hand[None], layout(), crib)
        kept = sixes.kept[number[at]]
        values = points[0] / STARTERS + cribs[0] + pegging[kept]
        ranked = ranked_hands(hand[None], np.array([3]), number[at : at + 1], pairs)
        lost = [
            loss_exact(ranked, layout(), STANDARD.payoffs(1), pegging, pegging, np.array([[way]], np.uint8), np.ones(1))
            for way in range(15)
        ]
        assert lost == pytest.approx(list(3 * (values.max() - values)), abs=1e-4)
        assert best_exact(ranked, layout(), STANDARD.payoffs(1), pegging).tolist() == [int(values.argmax())]


def test_simulated_deals_mix_discards() -> None:
    first, last = (np.full((2, len(six_cards().hands)), way, np.uint8) for way in (0, 14))
    players = strategies(np.stack((first, last)), np.array([1.0, 3.0]), shipped_policy())
    deals = empty_deals(4000)
    play_deals(fixed(), players, 1, deals)
    highest = Counter[tuple[bool, bool]]()
    for cards in deals.cards.astype(int).tolist():
        highest[cards[4] >> 2 >= cards[3] >> 2, cards[10] >> 2 >= cards[9] >> 2] += 1
    assert highest[True, True] / 4000 == pytest.approx(9 / 16, abs=0.05)
    assert (highest[True, True] + highest[True, False]) / 4000 == pytest.approx(3 / 4, abs=0.04)
