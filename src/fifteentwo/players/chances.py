"""The probabilities with which players make each choice, for players that can state them exactly.

A luck-adjusted result subtracts, for each decision, the value of what was drawn less its mean by these probabilities.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.players import expert, ladder, simple, steady

Choice = Discard | Play
Chances = dict[Choice, float]

STATED: Final = frozenset(
    ("beginner", "novice", "casual", "club", "strong", "expert", "expert-points", "random", "simple", "steady")
)
"""The players whose probabilities are known, in the two-player game with tables."""
_BY_SCORE: Final = {"expert": True, "expert-points": False}


def choice_chances(name: str, view: View, legal: Sequence[Choice]) -> Chances | None:
    """The probability of each choice of a player, those above 0; None if the player cannot state them.

    Of cards of one rank between which *expert* does not choose, one has the probability of all.
    """
    name = name.partition(":")[0]
    if name not in STATED:
        return None
    if len(legal) == 1:
        return {legal[0]: 1.0}
    plays, discards = (
        [each for each in legal if isinstance(each, Play)],
        [each for each in legal if isinstance(each, Discard)],
    )
    if name in _BY_SCORE:
        return _of_expert(view, plays, discards, _BY_SCORE[name])
    if name == "strong":
        return _of_expert(view, [], discards, by_score=False) if discards else _even(steady.best(view, legal))
    if name == "club":
        if discards:
            minded = _mix(_even(steady.best(view, legal)), ladder.MINDED)
            return _sum(minded, _mix(_even(simple.best(view, legal)), 1 - ladder.MINDED))
        scores = any(ladder.pegs(view, each) for each in plays)
        return _even((simple if scores else steady).best(view, legal))
    if name == "beginner":
        return _even(ladder.best_pairs(view, legal)) if discards else _of_beginner(view, plays)
    if name == "novice":
        return _of_novice(ladder.to_see(view, legal), legal, -1 if view.rules.objective == "lowball" else 1)
    best = {"simple": simple.best, "steady": steady.best, "casual": ladder.best_of_casual}
    return _even(best[name](view, legal) if name in best else legal)


def _of_expert(view: View, plays: list[Play], discards: list[Discard], by_score: bool) -> Chances | None:
    found: Chances = {}
    if discards:
        laid = expert.discard_chances(view, discards, by_score) or {}
        found.update(laid.items())
    else:
        played = expert.card_chances(view, plays, by_score) or {}
        found.update(played.items())
    return found or None


def _of_beginner(view: View, plays: list[Play]) -> Chances:
    ends = [choose(plays, key=lambda action: action.card.rank) for choose in (min, max)]
    blind = _sum(_mix({ends[0]: 1.0}, 0.5), _mix({ends[1]: 1.0}, 0.5))
    if not any(ladder.pegs(view, each) for each in plays):
        return blind
    seen = _even(ladder.most_points(view, plays))
    return _sum(_mix(seen, ladder.NOTICED), _mix(blind, 1 - ladder.NOTICED))


def _of_novice(to_see: Sequence[Sequence[int]], legal: Sequence[Choice], aim: int) -> Chances:
    """The chance of each choice to be the best of those seen; equal ones are drawn evenly.

    A choice has `points` with the probability p; it is best if no other one has more, and with n equal ones it is drawn once
    in n + 1 times. The mean of 1 / (n + 1) is the integral over 0 < z < 1 of the product of (below + equal * z).
    """
    seen = [_seen(points) for points in to_see]
    values = {aim * points for each in seen for points in each}
    found = dict.fromkeys(legal, 0.0)
    for value in values:
        equal = [each.get(aim * value, 0.0) for each in seen]
        below = [sum(share for points, share in each.items() if aim * points < value) for each in seen]
        for at, action in enumerate(legal):
            if equal[at]:
                others = [(below[other], equal[other]) for other in range(len(legal)) if other != at]
                found[action] += equal[at] * _integral(others)
    return {action: share for action, share in found.items() if share > 0}


def _integral(factors: Iterable[tuple[float, float]]) -> float:
    """The integral of the product of (a + b z) over 0 < z < 1."""
    product = [1.0]
    for constant, slope in factors:
        product.append(0.0)
        for power in range(len(product) - 1, 0, -1):
            product[power] = constant * product[power] + slope * product[power - 1]
        product[0] *= constant
    return sum(share / (power + 1) for power, share in enumerate(product))


def _seen(points: Sequence[int]) -> dict[int, float]:
    """The distribution of the points that are seen."""
    found = {0: 1.0}
    for each in points:
        more: dict[int, float] = {}
        for total, share in found.items():
            more[total] = more.get(total, 0.0) + share * (1 - ladder.SEEN)
            more[total + each] = more.get(total + each, 0.0) + share * ladder.SEEN
        found = more
    return found


def _even(choices: Iterable[Choice]) -> Chances:
    found = list(choices)
    return dict.fromkeys(found, 1 / len(found))


def _mix(chances: Chances, share: float) -> Chances:
    return {action: share * chance for action, chance in chances.items()}


def _sum(first: Chances, second: Chances) -> Chances:
    return {action: first.get(action, 0.0) + second.get(action, 0.0) for action in {**first, **second}}
