"""The play against all hands of the other at once gives what the play against each of them gives."""

from __future__ import annotations

import numpy as np
import pytest

from fifteentwo.engine.equity.open_play import new_scratch, results, walk
from fifteentwo.engine.equity.open_position import begin
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.range_play import range_walk, walk_range
from fifteentwo.engine.equity.range_results import OUT, clear, range_results
from fifteentwo.engine.equity.simulated_deals import fixed, shipped_policy
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, grown_hands, rank_hands


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize("need", [(99, 99), (9, 14), (3, 2)])
def test_each_hand_has_the_results_of_its_own_play(role: int, need: tuple[int, int]) -> None:
    rng = np.random.default_rng(role)
    room, found, open_room, one = range_walk(), range_results(), new_scratch(), results()
    hands = rank_hands(4).astype(np.int64)
    for kept in hands[rng.integers(0, FOURS, 3)]:
        some = rng.permutation(FOURS)[:60]
        number = np.full(FOURS, -1)
        number[some] = np.arange(len(some))
        clear(found)
        walk_range(kept, role, number, need, shipped_policy(), fixed(), grown_hands(), room, found)
        for other in some:
            needed = np.array(need if role == PONE else need[::-1])
            begin(open_room.stack[0], np.stack((kept, hands[other]) if role == PONE else (hands[other], kept)))
            walk(open_room, shipped_policy(), fixed(), needed, one)
            points = one.points if role == PONE else one.points.T
            out = one.out if role == PONE else one.out[::-1]
            row = found.shares[number[other]]
            assert row[:OUT].reshape(GRID, GRID) == pytest.approx(points, abs=1e-12)
            assert row[OUT:].reshape(2, GRID) == pytest.approx(out, abs=1e-12)
    clear(found)
    assert not found.shares.any()
