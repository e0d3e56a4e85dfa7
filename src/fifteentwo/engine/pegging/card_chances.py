"""The probability of each card of each hand by a `FlatPolicy`, for a player who now and then plays any card that fits."""

from __future__ import annotations

from fifteentwo.engine.jit import inlined
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.frames import NO_CARD
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.scoring.rank_hands import Doubles, Hands

UNKNOWN = 128
"""The byte of an information set that the policy never reaches, as in `solution`."""


@inlined
def their_chances(
    policy: FlatPolicy, grown: Hands, node: int, size: int, room: int, tremble: float, reach: Doubles, chance: Doubles
) -> None:
    """Writes the probability that the other plays each slot of each possible hand, (size, hands), where the count has room for
    these points.
    """
    if size == 2:
        _of_two(policy, grown, node, room, tremble, reach, chance)
        return
    hands = grown.sizes[size]
    for hand in range(hands):
        if reach[hand] <= 0:
            continue
        fitting = 0
        for at in range(size):
            fitting += min(grown.slots[size, hand, at] + 1, 10) <= room and grown.slots[size, hand, at] < NO_CARD
        if fitting <= 1 or node < 0:
            for at in range(fitting):
                chance[at, hand] = 1.0 / fitting
            continue
        total, known = 0, False
        begin = policy.begin[node] + hand
        for at in range(fitting):
            byte = int(policy.chances[begin + at * hands])
            known = known or byte != UNKNOWN
            total += byte
        even = 1.0 / fitting
        for at in range(fitting):
            share = policy.chances[begin + at * hands] / total if known and total > 0 else even
            chance[at, hand] = share + tremble * (even - share)


@inlined
def _of_two(
    policy: FlatPolicy, grown: Hands, node: int, room: int, tremble: float, reach: Doubles, chance: Doubles
) -> None:
    """`their_chances` for hands of two cards: the higher one is played when the lower is not."""
    for hand in range(grown.sizes[2]):
        low, high = grown.slots[2, hand, 0], grown.slots[2, hand, 1]
        if reach[hand] <= 0 or min(low + 1, 10) > room:
            continue
        if high == NO_CARD or min(high + 1, 10) > room:
            chance[0, hand] = 1.0
            continue
        first = first_of_two(policy, node, low, high, tremble)
        chance[0, hand], chance[1, hand] = first, 1 - first


@inlined
def first_of_two(policy: FlatPolicy, node: int, low: int, high: int, tremble: float) -> float:
    """The probability that the lower of two cards that fit is played."""
    first = 0.5
    if node != NONE:
        begin = policy.begin[node] if node >= 0 else -2 - node
        byte = int(policy.chances[begin + high * (high - 1) // 2 + low])
        if byte != UNKNOWN:
            first = byte / 255
    return first + tremble * (0.5 - first)
