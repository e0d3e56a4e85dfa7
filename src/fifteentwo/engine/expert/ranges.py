"""What the other may hold: how likely each hand is by who he is, by the cards I know, and by what he has played. No Numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.equity.deals import DealStatistics
from fifteentwo.engine.pegging.policy import UNKNOWN, branches_of
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Longs, grown_hands, many, rank_hands, suitings
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import ShippedSolution

TREMBLE: Final = 0.02
"""How often the other is taken to play any card that fits, whatever the policy says."""
FLOOR: Final = 0.02
"""And to have kept any hand at all."""
_CHOOSE: Final = np.array([[1, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2, 1, 0, 0], [1, 3, 3, 1, 0], [1, 4, 6, 4, 1]])


class PlayStep(NamedTuple):
    """One thing done in the play: a rank played, or 13 where no card fitted; where it was done, and how far the count was."""

    who: int
    rank: int
    part: str
    node: int
    """In the part; of 'first': 0, or 1 + the lead's place among the leads. -1 where no choice was left."""
    sum: int


def replay(
    tables: ShippedSolution, plays: Sequence[tuple[int, int]], who: int, lowest: int
) -> tuple[list[PlayStep], str, int]:
    """The plays, (0 pone or 1 the dealer, rank), with the goes between them, up to where somebody with this lowest rank
    is to play; and the part and the node of that place (as `PlayStep` has it).
    """
    leads = tables.part("first")["leads"].tolist()
    found: list[PlayStep] = []
    count = 0
    for player, rank in plays[:2]:
        found.append(PlayStep(player, rank, "first", 0 if not found else 1 + leads.index(plays[0][1]), count))
        count += min(rank + 1, 10)
    if len(plays) < 2:
        return found, "first", 1 + leads.index(plays[0][1]) if plays else 0
    name, node = f"{plays[0][1]}-{plays[1][1]}", 0
    part = tables.part(name, branches_of(plays))
    for place, (player, rank) in enumerate([*plays[2:], (who, lowest)]):
        while node >= 0:
            mover, count = int(part["mover"][node]), int(part["count"][node])
            if mover == player and count + min(rank + 1, 10) <= 31:
                break
            found.append(PlayStep(mover, 13, name, node, count))
            node = int(part["child"][13, node])
        if place < len(plays) - 2:
            found.append(PlayStep(player, rank, name, node, count))
            node = int(part["child"][rank, node]) if node >= 0 else -2
    return found, name, node


def chances(tables: ShippedSolution, step: PlayStep, size: int, tremble: float = TREMBLE) -> Doubles:
    """How likely each rank is played where this was done, by slot and hand of `size` cards: (size, hands)."""
    hands = len(rank_hands(size))
    numbers = np.full((1, size, hands), UNKNOWN, np.uint8)
    if size == 2 and step.node >= 0:
        share = _bytes(tables, step)
        numbers[0, 0, : len(share)] = share
    elif size > 2 and step.node >= 0:
        numbers[0] = _bytes(tables, step).reshape(size, hands)
    found: Doubles = slot_chances(numbers[:, :1] if size == 2 else numbers, np.array([31 - step.sum]), size, tremble)[0]
    return found


def slot_chances(numbers: Bytes, room: Longs, size: int, tremble: float = TREMBLE) -> Doubles:
    """How likely each rank is played at many nodes, (n, size, hands), by the bytes of the policy and the count's room.

    The bytes are (n, size, hands) as in the file; of two cards those of the lower one alone, (n, 1, at most 91).
    """
    hands = len(rank_hands(size))
    slots = grown_hands().slots[size, :hands, :size].T
    fits = np.where(slots < 99, np.minimum(slots + 1, 10), 99) <= room[:, None, None]
    if size == 2:
        return _of_two(numbers[:, 0], fits, tremble)
    fitting = fits.sum(axis=1, keepdims=True)
    even = fits / np.maximum(fitting, 1)
    shares = numbers * fits.astype(np.float64)
    total = shares.sum(axis=1, keepdims=True)
    known = (numbers != UNKNOWN).any(axis=1, keepdims=True) & (total > 0)
    solved = np.where(known, shares / np.maximum(total, 1e-9), even)
    trembling: Doubles = solved + tremble * (even - solved)
    return trembling


def _of_two(numbers: Bytes, fits: NDArray[np.bool_], tremble: float) -> Doubles:
    """`slot_chances` of two cards: the higher one is played when the lower is not."""
    found = fits.astype(np.float64)
    open_to = numbers.shape[1]
    lower = np.where(numbers == UNKNOWN, 0.5, numbers / 255)
    lower += tremble * (0.5 - lower)
    both = fits[:, 1, :open_to]
    found[:, 0, :open_to] = np.where(both, lower, found[:, 0, :open_to])
    found[:, 1, :open_to] = np.where(both, 1 - lower, 0.0)
    return found


def _bytes(tables: ShippedSolution, step: PlayStep) -> Bytes:
    part = tables.part(step.part, ())  # `replay` has read what is needed
    if step.part == "first":
        length = 4 * len(rank_hands(4))
        begin = length * step.node
    else:
        begin, length = int(part["begins"][step.node]), int(part["sizes"][step.node])
    numbers: Bytes = part["policy"][begin : begin + length]
    return numbers


def prior(dealing: DealStatistics, role: int, known: Sequence[int]) -> Doubles:
    """How likely the other, in this role, has kept each hand of four, when these cards are not his: (1820,)."""
    left = np.full(RANKS, 4)
    for card in known:
        left[card >> 2] -= 1
    ways = suitings(4).astype(np.float64)
    free = _CHOOSE[left[None, :], many(4)].prod(axis=1)
    kept = (1 - FLOOR) * dealing.kept[role] + FLOOR * ways / ways.sum()
    range_ = np.divide(kept * free, ways, out=np.zeros(len(ways)), where=ways > 0)
    whole: Doubles = range_ / range_.sum()
    return whole


def posterior(tables: ShippedSolution, range_: Doubles, found: Sequence[PlayStep], role: int) -> tuple[Doubles, int]:
    """How likely the other, in this role, still has each hand, and how many cards it is, after all this was done."""
    size, grown = 4, grown_hands()
    for step in found:
        if step.who != role:
            continue
        if step.rank == 13:
            lowest = grown.slots[size, : len(range_), 0]
            range_ = np.where(np.minimum(lowest + 1, 10) > 31 - step.sum, range_, 0.0)
            continue
        hands = len(rank_hands(size - 1)) if size > 1 else 1
        whole = grown.bigger[size, step.rank, :hands]
        slot = grown.slot[size, step.rank, :hands]
        range_ = range_[whole] * chances(tables, step, size)[slot, whole]
        size -= 1
    total = range_.sum()
    return (range_ / total if total > 0 else np.full(len(range_), 1.0 / len(range_))), size


def hand_points(range_: Doubles, size: int, played: Sequence[int], starter: int, points: Bytes) -> Doubles:
    """The chances of the other's hand's points, (30,), by ranks: what he may still have and what he has played."""
    held = np.zeros((len(range_), 4), np.int64)
    if size:
        held[:, :size] = rank_hands(size)
    held[:, size:] = played
    place = (held @ np.array((13**4, 13**3, 13**2, 13))) + starter
    found = np.bincount(np.minimum(points[place], 29), weights=range_, minlength=30)
    spread: Doubles = found[:30] / found.sum()
    return spread


def ascending(hand: Sequence[int]) -> Longs:
    """My ranks, ascending, (4,), 99 for none."""
    ranks = np.full(4, 99, np.int64)
    ranks[: len(hand)] = sorted(hand)
    return ranks
