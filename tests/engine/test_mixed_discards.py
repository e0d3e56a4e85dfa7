"""The mix of discards that the play was solved for."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np

from fifteentwo.engine.discard.mixed import MixedDiscards, round_weights
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.discard.suit_numbering import numbering, place

WAYS = list(combinations(range(6), 2))


def test_a_round_is_drawn_for_each_hand_by_its_weight() -> None:
    mix, weights = MixedDiscards(), round_weights(len(MixedDiscards().part("pone")["others"]))
    rng, order = Random(3), np.zeros(6, np.int64)
    for _ in range(100):
        six = tuple(sorted(rng.sample(range(52), 6)))
        role, chosen = rng.randrange(2), rng.randrange(len(weights))
        drawn = float(weights[:chosen].sum() + weights[chosen] / 2)
        number = place(np.array(six, np.uint8), 0, numbering(), order)
        way = int(mix.part(("pone", "dealer")[role])["others"][chosen, number])
        found = mix.draw(role, six, drawn)
        if way == 0:
            assert found is None
            continue
        assert found is not None
        assert set(found) < set(six)
        as_listed = [int(six_cards().hands[number][at]) >> 2 for at in WAYS[way - 1]]
        assert sorted(card >> 2 for card in found) == sorted(as_listed)
        suits = rng.sample(range(4), 4)
        renamed = tuple(sorted((card & ~3) + suits[card & 3] for card in six))
        again = mix.draw(role, renamed, drawn)
        assert again is not None
        assert sorted(card >> 2 for card in again) == sorted(as_listed)
