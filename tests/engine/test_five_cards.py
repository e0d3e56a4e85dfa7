"""Hands of five, and the value of their discards, against a count card by card."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from fifteentwo.cards import Card
from fifteentwo.engine.five_card.discards import (
    OTHERS,
    STARTERS,
    all_show_points,
    discarded_given,
    kept_given,
    score_threes,
    shares_by_rank,
    show_points,
)
from fifteentwo.engine.five_card.hands import AWAY, STAY, class_numbers, five_cards, rank_fives
from fifteentwo.engine.scoring.rank_hands import PAIRS, places
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.scoring import points

RNG = np.random.default_rng(20)
HANDS = [sorted(RNG.choice(52, 5, replace=False).tolist()) for _ in range(6)] + [
    [16, 17, 18, 19, 43],
    [0, 4, 8, 12, 40],
    [40, 41, 42, 43, 2],
    [16, 24, 32, 40, 48],
]


def hand_of(cards: list[int]) -> np.ndarray:
    return np.array(sorted(cards), np.uint8)


def test_the_classes_stand_for_every_hand_of_five() -> None:
    fives = five_cards()
    assert (len(fives.hands), int(fives.ways.sum())) == (134_459, 2_598_960)
    assert len(rank_fives().ranks) == 6_175


@pytest.mark.parametrize("cards", HANDS)
def test_a_renaming_of_the_suits_leaves_the_class_and_the_cards_of_each_way(cards: list[int]) -> None:
    shuffled = RNG.permutation(np.array(cards))
    suits = RNG.permutation(4)
    renamed = (shuffled & ~3) | suits[shuffled & 3]
    hands = np.stack((shuffled, renamed)).astype(np.uint8)
    (first, second), at = class_numbers(hands)
    assert first == second
    own, other = (hands[row][at[row]] >> 2 for row in (0, 1))
    assert own.tolist() == other.tolist() == (five_cards().hands[first] >> 2).tolist()
    # The same cards have equal suits in the hand and in the class.
    suit, of_class = hands[0][at[0]] & 3, five_cards().hands[first] & 3
    assert ((suit[:, None] == suit) == (of_class[:, None] == of_class)).all()


def test_hands_of_three_score_as_by_the_rules() -> None:
    drawn = np.array([RNG.choice(52, 4, replace=False) for _ in range(3000)])
    suited = drawn.copy()
    suited[:1000, :3] = suited[:1000, :3] & ~3 | 2
    good = [len(set(row)) == 4 for row in suited.tolist()]
    suited = suited[good]
    expected = [points([Card(int(card)) for card in row[:3]], Card(int(row[3]))) for row in suited]
    assert score_threes(suited[:, :3].astype(np.uint8), suited[:, 3].astype(np.uint8)).tolist() == expected


@pytest.mark.parametrize("cards", HANDS)
def test_the_show_of_every_discard_is_that_of_a_count_card_by_card(cards: list[int]) -> None:
    hand, rest = hand_of(cards), np.array([card for card in range(52) if card not in cards])
    chances = RNG.random(PAIRS)
    pairs = np.array(list(combinations(rest.tolist(), 2)))
    number = places(2)[pairs[:, 0] >> 2, pairs[:, 1] >> 2].astype(np.int64)
    possible = np.bincount(number, minlength=PAIRS)
    chances = np.where(possible > 0, chances, 0.0)
    chances /= chances.sum()
    weight = chances[number] / possible[number]
    found = show_points(hand, chances)
    for way, (away, stay) in enumerate(zip(AWAY, STAY, strict=True)):
        mine = hand[list(away)]
        total = 0.0
        for starter in rest:
            free = (pairs != starter).all(axis=1)
            cribs = np.concatenate((np.tile(mine, (int(free.sum()), 1)), pairs[free]), axis=1).astype(np.uint8)
            scored = score_hands(cribs, np.full(len(cribs), starter, np.uint8), crib=True)
            total += float(scored.astype(np.float64) @ weight[free])
        assert found.crib[0, way] == pytest.approx(total / OTHERS)
        kept = [Card(int(card)) for card in hand[list(stay)]]
        shown = [points(kept, Card(int(starter))) for starter in rest]
        assert found.hand[0, way] == pytest.approx(sum(shown) / STARTERS)


def test_all_classes_at_once_are_valued_as_each_by_itself() -> None:
    chances = RNG.random((6_175, PAIRS))
    chances /= chances.sum(axis=1, keepdims=True)
    every, fives = all_show_points(chances), five_cards()
    for at in RNG.choice(len(fives.hands), 50):
        one = show_points(fives.hands[at], chances[fives.number[at]])
        assert every.hand[at] == pytest.approx(one.hand[0])
        assert every.crib[at] == pytest.approx(one.crib[0])


def test_what_the_other_keeps_and_discards_given_known_cards_is_that_of_every_deal() -> None:
    """Deals every hand of a small pack: what is known leaves the twos, threes and fours and a few others."""
    fives = five_cards()
    average = RNG.random((len(fives.hands), 10))
    average /= average.sum(axis=1, keepdims=True)
    shares = shares_by_rank(average)
    known = np.array([card for card in range(52) if card not in (4, 5, 6, 7, 8, 9, 13, 14)])
    rest = np.array([4, 5, 6, 7, 8, 9, 13, 14], np.uint8)
    kept, discarded = np.zeros(455), np.zeros(PAIRS)
    for some in combinations(range(8), 5):
        hand = rest[list(some)]
        at = int(np.flatnonzero((rank_fives().ranks == hand >> 2).all(axis=1))[0])
        for way, (away, stay) in enumerate(zip(AWAY, STAY, strict=True)):
            kept[places(3)[tuple(hand[list(stay)] >> 2)]] += shares[at, way]
            discarded[places(2)[tuple(hand[list(away)] >> 2)]] += shares[at, way]
    assert kept_given(shares, known) == pytest.approx(kept / kept.sum())
    assert discarded_given(shares, known) == pytest.approx(discarded / discarded.sum())
