"""What *expert* gains over the policy by letting its own discards decide what the policy mixes (`expert.purification`).

By the performance difference lemma (Kakade and Langford, 2002) the gain is the sum, over the turns in a play of *expert* against the
policy, of what *expert*'s probabilities are worth more than those of the policy when both follow the policy afterwards. Deals are
simulated by the rules; at each turn the value of each card is exact for the range of the other's hands by rank.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import numpy as np

from fifteentwo.cribbage import Play, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.engine.expert import decisions
from fifteentwo.engine.expert.evaluation import information_set
from fifteentwo.engine.expert.purification import gain
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.abstraction_gap import Estimate, estimate
from fifteentwo.engine.training.expert_turns import expert_choice, turns
from fifteentwo.game import Seat
from fifteentwo.workers import SERIAL, Pool

TASK_SIZE: Final = 10
"""Deals in one task."""
_ME: Final = 0


def measure_purification(
    deals: int, rng: int, progress: Callable[[int, int, str], object], pool: Pool = SERIAL
) -> dict[str, Estimate]:
    """The mean gain in points a deal, by role, over so many deals each. Raises BadTables, NoWorkers."""
    found: dict[str, list[float]] = {"pone": [], "dealer": []}
    for name, role in (("pone", PONE), ("dealer", DEALER)):
        tasks = [(role, rng, at, min(at + TASK_SIZE, deals)) for at in range(0, deals, TASK_SIZE)]
        for gains in pool.map(_gains, tasks):
            found[name] += gains
            progress(sum(map(len, found.values())), 2 * deals, "deals")
    return {name: estimate(np.array(each)) for name, each in found.items()}


def _gains(role: int, rng: int, begin: int, end: int) -> list[float]:
    """For a worker: the gain in each deal."""
    return [_gain(role, Random(f"{rng} {role} {number}")) for number in range(begin, end)]


def _gain(role: int, chance: Random) -> float:
    """One deal: *expert*, playing for points, in this role against the policy."""
    solution, gained = shipped(), 0.0

    def choose(view: View, seat: Seat, legal: Sequence[Choice]) -> Choice:
        nonlocal gained
        plays = {each.card.rank - 1: each for each in legal if isinstance(each, Play)}
        if len(legal) == 1 or not plays:
            return expert_choice(legal, view, chance, by_score=False)
        known = information_set(view, seat)
        if seat == _ME and known.left:
            gained += gain(policy_given(solution, known.starter), known, solution.rules)
        values = decisions.card_values(solution, view, seat)
        found = decisions.card_chances(solution, view, seat, False, values, pure=seat == _ME)
        assert found is not None
        return plays[decisions.drawn(found.chances, chance)]

    # The next deal begins as soon as this one is counted.
    for turn in turns(_ME if role == DEALER else 1 - _ME, chance, choose):
        if turn.after.deals > 1:
            break
    return gained
