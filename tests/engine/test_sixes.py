"""Indices of six-card hands do not depend on the names of suits or the order of cards."""

from itertools import permutations

import numpy as np

from fifteentwo.engine.discard.suit_classes import SIXES, place, places_of, six_cards
from fifteentwo.engine.discard.suit_numbering import numbering
from fifteentwo.engine.scoring.rank_hands import Bytes


def some_hands(many: int) -> Bytes:
    rng = np.random.default_rng(4)
    return np.array([rng.choice(52, 6, replace=False) for _ in range(many)], np.uint8)


def test_every_class_has_its_own_index() -> None:
    hands = six_cards().hands
    assert len(hands) == SIXES
    assert np.array_equal(places_of(hands, numbering()), np.arange(SIXES))


def test_renamed_suits_and_other_orders_have_the_same_index() -> None:
    hands = some_hands(2_000)
    numbers = places_of(hands, numbering())
    for names in permutations(range(4)):
        renamed = (hands & 0xFC) + np.array(names, np.uint8)[hands & 3]
        assert np.array_equal(places_of(np.ascontiguousarray(renamed[:, ::-1]), numbering()), numbers)


def test_cards_are_reordered_to_match_their_class() -> None:
    order = np.zeros(6, np.int64)
    for hand in some_hands(300):
        theirs = six_cards().hands[place(hand, 0, numbering(), order)]
        assert sorted(order) == sorted(hand)
        assert (order >> 2 == theirs >> 2).all()
        names = {int(ours) & 3: int(their) & 3 for ours, their in zip(order, theirs, strict=True)}
        assert (np.array([names[int(card) & 3] for card in order]) == theirs & 3).all()
        assert len(set(names.values())) == len(names)
