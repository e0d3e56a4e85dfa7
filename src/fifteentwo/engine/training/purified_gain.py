"""What *expert* gains over the policy by letting its own discards decide what the policy mixes (`expert.purification`), and what a best
response gains over *expert* as it plays at the table.

By the performance difference lemma (Kakade and Langford, 2002) the former is the sum, over the turns in a play of *expert* against the
policy, of what *expert*'s probabilities are worth more than those of the policy when both follow the policy afterwards; the latter that of
what they are worth less than the best card when the best response comes afterwards. Deals are simulated by the rules; at each turn the
value of each card is exact for the range of the other's hands by rank.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

import numpy as np
from msgspec import Struct

from fifteentwo.cribbage import Play, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.engine.equity.deals import shipped_keep
from fifteentwo.engine.expert import decisions, ranges
from fifteentwo.engine.expert.evaluation import information_set, jitted_card_values, points_utility
from fifteentwo.engine.expert.local_response import believed
from fifteentwo.engine.expert.purification import gain
from fifteentwo.engine.expert.starter_policies import policy_given
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training.abstraction_gap import Estimate, estimate
from fifteentwo.engine.training.expert_turns import Choose, expert_choice, turns
from fifteentwo.game import Seat
from fifteentwo.workers import SERIAL, Pool

TASK_SIZE: Final = 10
"""Deals in one task."""
_ME: Final = 0


class PlayGains(Struct, frozen=True):
    """One role, in points a deal."""

    purified: Estimate
    """What *expert* gains over the policy by purification, where the other follows the policy."""
    left: Estimate
    """What a best response that knows all seven cards of the player gains over *expert*, where the other follows the policy."""


def measure_purification(
    deals: int, rng: int, progress: Callable[[int, int, str], object], pool: Pool = SERIAL
) -> dict[str, PlayGains]:
    """The mean gains by role, over so many deals each. Raises BadTables, NoWorkers."""
    found: dict[str, list[tuple[float, float]]] = {"pone": [], "dealer": []}
    for name, role in (("pone", PONE), ("dealer", DEALER)):
        tasks = [(role, rng, at, min(at + TASK_SIZE, deals)) for at in range(0, deals, TASK_SIZE)]
        for gains in pool.map(_gains, tasks):
            found[name] += gains
            progress(sum(map(len, found.values())), 2 * deals, "deals")
    return {
        name: PlayGains(*(estimate(np.array(each)) for each in zip(*both, strict=True))) for name, both in found.items()
    }


def _gains(role: int, rng: int, begin: int, end: int) -> list[tuple[float, float]]:
    """For a worker: the gains in each deal."""
    return [
        (_purified(role, Random(f"{rng} {role} {number}")), _left(role, Random(f"{rng} {role} {number}")))
        for number in range(begin, end)
    ]


def _purified(role: int, chance: Random) -> float:
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
        return plays[decisions.drawn(_chances(view, seat, by_score=False, pure=seat == _ME), chance)]

    _play_deal(role, chance, choose)
    return gained


def _left(role: int, chance: Random) -> float:
    """One deal: *expert* as at the table, in this role against the policy."""
    left = 0.0

    def choose(view: View, seat: Seat, legal: Sequence[Choice]) -> Choice:
        nonlocal left
        plays = {each.card.rank - 1: each for each in legal if isinstance(each, Play)}
        if not plays or len(plays) == 1:
            return expert_choice(legal, view, chance, by_score=seat == _ME)
        chances = _chances(view, seat, by_score=seat == _ME, pure=seat == _ME)
        if seat == _ME and view.hands[1 - seat]:
            values = _values(view, seat)
            left += max(values.values()) - sum(share * values[rank] for rank, share in chances.items())
        return plays[decisions.drawn(chances, chance)]

    _play_deal(role, chance, choose)
    return left


def _values(view: View, seat: Seat) -> dict[int, float]:
    """The points of each rank by a best response to the policy, which the other follows without an error."""
    solution, known = shipped(), information_set(view, seat)
    policy, cards = policy_given(solution, known.starter), (*known.kept, *known.laid, known.starter)
    prior = ranges.prior(shipped_keep(1 - known.role, solution.rules), cards, 0.0)
    followed = [policy for who, _ in known.plays if who != known.role]
    reached = believed(known, prior, followed, policy, 0.0)
    return jitted_card_values(policy, known, points_utility(), reached.range_, tremble=0.0)


def _chances(view: View, seat: Seat, *, by_score: bool, pure: bool) -> dict[int, float]:
    values = decisions.card_values(shipped(), view, seat)
    found = decisions.card_chances(shipped(), view, seat, by_score, values, pure=pure)
    assert found is not None
    return found.chances


def _play_deal(role: int, chance: Random, choose: Choose) -> None:
    """Plays the first deal of a game."""
    for turn in turns(_ME if role == DEALER else 1 - _ME, chance, choose):
        if turn.after.deals > 1:  # the next deal begins as soon as this one is counted
            break
