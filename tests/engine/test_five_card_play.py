"""All the ways in which a play of three cards each can go on, against the solver, which walks the public tree."""

from __future__ import annotations

import numpy as np
import pytest

from fifteentwo.engine.five_card.play import (
    ME,
    OTHER,
    before_the_play,
    best_card_values,
    my_orders,
    seen_so_far,
    ways_on,
)
from fifteentwo.engine.pegging.buffers import BEST, MEAN, new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import even_ranges, hand_values
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import rank_hands
from fifteentwo.engine.training.five_card import five_card_tree, play_policy
from fifteentwo.engine.training.quantisation import dequantise, quantise

TREE = five_card_tree()
PACKED = quantise(TREE, np.random.default_rng(4).random(int(TREE.offset[-1])).astype(np.float32))
POLICY = play_policy(TREE, PACKED)
JOINT = independent(even_ranges(3))
HANDS = [0, 5, 90, 91, 200, 333, 454, 123, 260, 400]


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_the_values_of_hands_are_those_of_the_solver(role: int) -> None:
    policy, work = dequantise(TREE, PACKED), new_scratch()
    best, mean = (hand_values(TREE, JOINT, policy, role, mode, work) for mode in (BEST, MEAN))
    for hand in HANDS:
        ratio = JOINT.ratio[hand] if role == PONE else JOINT.ratio[:, hand]
        reach = (ratio * JOINT.ranges[1 - role]).astype(np.float64)
        mine = tuple(rank_hands(3)[hand].tolist())
        start = before_the_play(mine, role, reach / reach.sum())
        found = 0.0
        value = 0.0
        moments = [start]
        if role == DEALER:  # pone leads first
            moments = [seen_so_far(POLICY, start, [(OTHER, lead)], ME, 0.0) for lead in range(13)]
        for at in moments:
            if not at.reach.any():
                continue
            ways, orders = ways_on(POLICY, at), my_orders(at.mine)
            assert float((ways.by_me * ways.by_them).sum()) == pytest.approx(float(at.reach.sum()))
            points = (ways.mine - ways.theirs).astype(np.float64)
            value += float((ways.by_me * ways.by_them) @ points)
            found += float(at.reach.sum()) * max(best_card_values(ways, orders, points).values())
            # What the lead pegs is nothing, so the values from here on are those of the whole play.
        assert value == pytest.approx(mean[hand], abs=1e-5)
        assert found == pytest.approx(best[hand], abs=1e-5)
