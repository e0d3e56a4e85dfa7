"""The highest claim allowed: no hand scores more, and one scores as much."""

from itertools import combinations_with_replacement

import pytest

from fifteentwo.cards import Card, cards
from fifteentwo.rules import CribbageRules, highest_count, parse
from fifteentwo.scoring import JACK, points, rank_points

# By the number of cards in a hand and of jokers in the pack: the best hand and its starter.
BEST = {
    (4, 0): ("5C 5D 5H JS", "5S", 29),
    (5, 0): ("4C 4D 5C 5D 6C", "6D", 46),
    (6, 0): ("4C 4D 5C 5D 5H 6C", "6D", 72),
    (4, 1): ("5C 5D 5H *1=5C", "5S", 40),
    (5, 1): ("5C 5D 5H *1=5C JS", "5S", 51),
    (6, 1): ("3C 3D 3H 3S *1=3C 6C", "6D", 74),
    (4, 2): ("5C 5D *1=5C *2=5D", "5S", 40),
    (5, 2): ("5C 5D 5H *1=5C *2=5C", "5S", 70),
    (6, 2): ("5C 5D 5H *1=5C *2=5C JS", "5S", 83),
}


@pytest.mark.parametrize(("size", "jokers"), BEST)
def test_the_best_hand_may_be_claimed(size: int, jokers: int) -> None:
    hand, starter, most = BEST[size, jokers]
    rules = parse(f"cards_dealt={size + 2} jokers={jokers}", CribbageRules)
    assert points(cards(hand), Card(starter)) == highest_count(rules) == most


@pytest.mark.parametrize(("line", "most"), [("five_card", 29), ("no_discard", 29), ("three_players jokers=1", 40)])
def test_a_crib_has_four_cards_and_so_has_every_small_hand(line: str, most: int) -> None:
    assert highest_count(parse(line, CribbageRules)) == most


@pytest.mark.parametrize(
    ("size", "jokers"),
    [case if case[0] < 6 else pytest.param(*case, marks=pytest.mark.exhaustive) for case in BEST],
)
def test_no_hand_counts_more(size: int, jokers: int) -> None:
    hands = combinations_with_replacement(range(1, 14), size + 1)
    assert max(bound(hand, jokers) for hand in hands) == BEST[size, jokers][2]


def bound(ranks: tuple[int, ...], jokers: int) -> int:
    """The most that a hand and starter of these ranks can count; 0 where the pack has too few cards of a rank."""
    if sum(max(0, ranks.count(rank) - 4) for rank in set(ranks)) > jokers:
        return 0
    # Cards of one suit have different ranks, except for jokers.
    flush = len(ranks) if len(set(ranks)) >= len(ranks) - 1 - jokers else 0
    return rank_points(ranks) + flush + (JACK in ranks)
