"""What it costs in the play to look neither at the starter nor at one's own two cards in the crib.

For hands of six drawn with a starter: what the policy is worth to whoever holds them, against ranges that know all seven
cards, and what the best answer with that knowledge is worth. The other's hand is not drawn but gone through, so the
only error is that of the draw.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.cribs import layout
from fifteentwo.engine.field import LEVELS, Field
from fifteentwo.engine.lab.discards import Means, means_of, round_weights
from fifteentwo.engine.lab.making import Tell, place_in, policy_in
from fifteentwo.engine.play import DEALER, PONE, field
from fifteentwo.engine.sixes import six_cards
from fifteentwo.engine.solving import open_pairs
from fifteentwo.engine.tables import RANKS, Doubles, Floats, Longs, Shorts, many, places, suitings

WAYS: Final = ("policy", "one_left", "two_cards", "three_cards", "always")
"""When the best answer is taken instead of the policy: never; when the other has one card or none; when I have two at
most; three at most; always."""
_CHOOSE: Final = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])
_TOLD: Final = 100


class Sure(msgspec.Struct, frozen=True):
    """A mean over what was drawn, and its standard error, in points a deal."""

    mean: float
    error: float


class Cost(msgspec.Struct, frozen=True):
    """What one role gains over the policy by best answers that know the starter and his own cards in the crib."""

    value: Sure
    """His points less the other's in the play, by the policy."""
    one_left: Sure
    """The gain by best answers only when the other has one card or none, and so nothing to choose."""
    two_cards: Sure
    """The gain by best answers with two cards or fewer in hand."""
    three_cards: Sure
    always: Sure
    """The gain by best answers throughout: what ignoring those cards costs, and what the certificate measures besides."""


class Held(NamedTuple):
    """What one player knows before the play, by rank."""

    kept: list[int]
    gone: list[int]
    """The two laid away, and the starter."""


def cost(folder: Path, deals: int, rng: int, tell: Tell, on: Field | None = None) -> dict[str, Cost]:
    """The figures of a folder's data, by role. Raises BadData.

    `on` is the whole play unless a trial says otherwise.
    """
    tell(0, 2 * deals, "growing the tree")
    place = place_in(folder)
    means, _ = means_of(folder / place.discards)
    on = on or field()
    policy = policy_in(folder, on)
    found = {}
    for role, name in ((PONE, "pone"), (DEALER, "dealer")):
        hands = draw(means, role, deals, np.random.default_rng((rng, role)), slice(None, None, place.plan.every))
        found[name] = measured(
            on, policy, means.kept[1 - role], role, hands, lambda done: tell(done, 2 * deals, "hands")
        )
    tell(2 * deals, 2 * deals, "done")
    return found


def measured(
    on: Field, policy: Floats, theirs: Doubles, role: int, hands: Sequence[Held], tell: Callable[[int], object]
) -> Cost:
    """The means over these hands, when the other keeps each hand of four as `theirs` says, (1820,)."""
    worth = np.zeros((len(hands), len(WAYS)))
    for at, held in enumerate(hands):
        if at % _TOLD == 0:
            tell(role * len(hands) + at)
        worth[at] = values(on, policy, role, held.kept, range_of(theirs, [*held.kept, *held.gone]))
    gain = worth - worth[:, :1]
    gain[:, 0] = worth[:, 0]
    errors = gain.std(axis=0, ddof=1) / len(hands) ** 0.5
    return Cost(*(Sure(float(mean), float(error)) for mean, error in zip(gain.mean(axis=0), errors, strict=True)))


def draw(means: Means, role: int, deals: int, chance: np.random.Generator, fewer: slice = slice(None)) -> list[Held]:
    """Hands of six as a role lays them away, each with a starter."""
    sixes = six_cards()
    heaps = sixes.ways[fewer].cumsum()
    drawn = []
    for _ in range(deals):
        at = int(np.searchsorted(heaps, chance.integers(heaps[-1]), "right"))
        way = means.choices[chance.choice(means.rounds, p=round_weights(means.rounds))][role, at]
        six = sixes.hands[fewer][at]
        starter = chance.choice(np.setdiff1d(np.arange(52), six))
        ranks = [*(six[layout().away[way]] >> 2).tolist(), int(starter) >> 2]
        drawn.append(Held(ranks[2:6], [*ranks[:2], ranks[6]]))
    return drawn


def range_of(kept: Doubles, known: list[int]) -> Doubles:
    """How likely the other keeps each hand, (1820,), when cards of these ranks are not his."""
    left = 4 - np.bincount(known, minlength=RANKS)
    ways = suitings(4).astype(np.float64)
    free = _CHOOSE[left[None, :], many(4)].prod(axis=1)
    chances = np.divide(kept * free, ways, out=np.zeros(len(ways)), where=ways > 0)
    whole: Doubles = chances / chances.sum()
    return whole


def values(on: Field, policy: Floats, role: int, hand: list[int], range_: Doubles) -> Doubles:
    """What a hand of four ranks is worth in the play, (5,), in each of `WAYS`, when the other holds each hand so likely."""
    worth = np.zeros(len(WAYS))
    _values(on, policy, _numbers(), role, np.array(sorted(hand), np.int64), range_, worth)
    return worth


def _numbers() -> tuple[Shorts, Shorts, Shorts]:
    return places(2), places(3).reshape(169, 13).copy(), places(4).reshape(169, 169).copy()


@compiled
def _number(numbers: tuple[Shorts, Shorts, Shorts], hand: Longs, size: int) -> int:
    """The number of the first so many ranks of a hand."""
    if size == 0:
        return 0
    if size == 1:
        return int(hand[0])
    if size == 2:
        return int(numbers[0][hand[0], hand[1]])
    if size == 3:
        return int(numbers[1][hand[0] * 13 + hand[1], hand[2]])
    return int(numbers[2][hand[0] * 13 + hand[1], hand[2] * 13 + hand[3]])


@compiled
def _shares(f: Field, policy: Floats, node: int, hand: int, share: Doubles) -> int:
    """How likely the mover plays each slot of this hand by the policy, (4,); gives how many slots fit."""
    size = f.left[node, f.mover[node]]
    room = 31 - f.counts[node]
    begin = f.offset[node]
    fitting = 0
    total = 0.0
    for slot in range(4):
        share[slot] = 0.0
    for slot in range(size):
        rank = f.slots[size, hand, slot]
        if rank < 99 and min(rank + 1, 10) <= room:
            fitting += 1
            share[slot] = 1.0
    if fitting < 2:
        return fitting
    pairs = open_pairs(room) if size == 2 else f.sizes[size]
    for slot in range(size):
        if share[slot] > 0:
            total += policy[begin + slot * pairs + hand]
    for slot in range(size):
        if share[slot] > 0:
            share[slot] = policy[begin + slot * pairs + hand] / total if total > 0 else 1.0 / fitting
    return fitting


@compiled
def _values(
    f: Field,
    policy: Floats,
    numbers: tuple[Shorts, Shorts, Shorts],
    role: int,
    begin: Longs,
    range_: Doubles,
    found: Doubles,
) -> None:
    """`values`, into `found`."""
    way = np.zeros((LEVELS, 2), np.int64)
    hand = np.full((LEVELS, 4), 99, np.int64)
    reach = np.zeros((LEVELS, 1820))
    chance = np.zeros((LEVELS, 4, 1820))
    own = np.zeros((LEVELS, 4))
    worth = np.zeros((LEVELS, 5))
    each = np.zeros(5)
    for at in range(1820):
        reach[0, at] = range_[at]
    for at in range(4):
        hand[0, at] = begin[at]
    level = 0
    _open(f, policy, numbers, role, 0, hand[0], reach[0], chance[0], own[0], worth[0])
    while True:
        node, rank = way[level]
        mover = f.mover[node]
        if rank == 14:
            if level == 0:
                for at in range(5):
                    found[at] = worth[0, at]
                return
            level -= 1
            for at in range(5):
                each[at] = worth[level + 1, at]
            _give(f, way[level, 0], role, way[level, 1] - 1, hand[level], own[level], each, worth[level])
            continue
        way[level, 1] += 1
        code = f.child[node, rank]
        if code == -1 or not _goes(f, node, role, rank, hand[level], reach, chance[level], level):
            continue
        size = f.left[node, role]
        for at in range(4):
            hand[level + 1, at] = hand[level, at]
        if mover == role and rank < 13:
            taken = 0
            while hand[level, taken] != rank:
                taken += 1
            for at in range(taken, 3):
                hand[level + 1, at] = hand[level, at + 1]
            hand[level + 1, 3] = 99
            size -= 1
        if code >= 0:
            level += 1
            way[level, 0], way[level, 1] = code, 0
            _open(f, policy, numbers, role, code, hand[level], reach[level], chance[level], own[level], worth[level])
        else:
            value = _end(f, role, -2 - code, _number(numbers, hand[level + 1], size), reach[level + 1])
            for at in range(5):
                each[at] = value
            _give(f, node, role, rank, hand[level], own[level], each, worth[level])


@compiled
def _best(f: Field, node: int, role: int, way: int) -> bool:
    """Whether the best answer is taken here, in this one of `WAYS`."""
    if way == 1:
        return bool(f.left[node, 1 - role] <= 1)
    return bool(f.left[node, role] <= way and way > 1)


@compiled
def _open(
    f: Field,
    policy: Floats,
    numbers: tuple[Shorts, Shorts, Shorts],
    role: int,
    node: int,
    hand: Longs,
    reach: Doubles,
    chance: Doubles,
    own: Doubles,
    worth: Doubles,
) -> None:
    """A node is come to: how likely each choice is, by slot of the hand, or by slot and hand of the other."""
    for way in range(5):
        worth[way] = -1e30 if f.mover[node] == role and _best(f, node, role, way) else 0.0
    size = f.left[node, f.mover[node]]
    if f.mover[node] == role:
        _shares(f, policy, node, _number(numbers, hand, size), own)
        return
    for at in range(f.sizes[size]):
        if reach[at] > 0:
            _shares(f, policy, node, at, chance[:, at])


@compiled
def _goes(f: Field, node: int, role: int, rank: int, hand: Longs, reach: Doubles, chance: Doubles, level: int) -> bool:
    """Whether this can happen here; if so the other's chances after it are left one level below."""
    mover = f.mover[node]
    room = 31 - f.counts[node]
    theirs = f.left[node, 1 - role]
    if mover == role:
        lowest = min(hand[0] + 1, 10)
        there = rank == 13 and lowest > room
        for at in range(f.left[node, role]):
            there = there or (hand[at] == rank and min(rank + 1, 10) <= room)
        if there:
            for at in range(f.sizes[theirs]):
                reach[level + 1, at] = reach[level, at]
        return bool(there)
    total = 0.0
    if rank == 13:
        for at in range(f.sizes[theirs]):
            stuck = min(f.slots[theirs, at, 0] + 1, 10) > room
            reach[level + 1, at] = reach[level, at] if stuck else 0.0
            total += reach[level + 1, at]
        return bool(total > 0)
    for at in range(f.sizes[theirs - 1]):
        whole = f.bigger[theirs, rank, at]
        here = reach[level, whole]
        if here > 0:
            here *= chance[f.slot[theirs, rank, at], whole]
        reach[level + 1, at] = here
        total += here
    return bool(total > 0)


@compiled
def _give(f: Field, node: int, role: int, rank: int, hand: Longs, own: Doubles, each: Doubles, worth: Doubles) -> None:
    """What a choice is worth goes into what the node is worth."""
    if f.mover[node] != role:
        for way in range(5):
            worth[way] += each[way]
        return
    slot = 0
    share = 1.0
    if rank < 13:
        for at in range(1, 4):
            if hand[at] <= rank and hand[at] != hand[at - 1]:
                slot += 1
        share = own[slot]
    for way in range(5):
        if _best(f, node, role, way):
            worth[way] = max(worth[way], each[way])
        else:
            worth[way] += share * each[way]


@compiled
def _end(f: Field, role: int, end: int, hand: int, reach: Doubles) -> float:
    """What an end is worth, weighted with the chances of the other's hands."""
    won = f.rates[0] * f.end_points[end, 0] - f.rates[1] * f.end_points[end, 1]
    points = won if role == 0 else -won
    mine, theirs = f.end_left[end, role], f.end_left[end, 1 - role]
    table = f.end_table[end]
    worth = 0.0
    if mine == 1 and theirs == 1:
        for at in range(13):
            worth += reach[at] * (points + f.unit * f.pairs[role, table, hand, at])
    elif theirs == 0:
        rest = f.twos[table, hand] if mine == 2 else f.threes[table, hand]
        worth = reach[0] * (points + rest)
    else:
        for at in range(f.sizes[theirs]):
            rest = f.twos[table, at] if theirs == 2 else f.threes[table, at]
            worth += reach[at] * (points - rest)
    return worth
