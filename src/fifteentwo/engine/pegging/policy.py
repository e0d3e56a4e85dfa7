"""The solved policy of the play by look-up: the probability of each card at an information set."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from math import inf
from typing import Any, Final

from numpy.typing import NDArray

from fifteentwo.engine.archive import Arrays
from fifteentwo.engine.pegging.subtree_file import BRANCHES, ROOT
from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, places, rank_hands
from fifteentwo.scoring import peg_points

UNKNOWN: Final = 128
"""The byte of an information set that the policy never reaches: just above a half."""


def branches_of(plays: Sequence[tuple[int, int]]) -> tuple[int, ...]:
    """The branches of a part that these plays pass through."""
    return (ROOT, *(rank for _, rank in plays[2:3]))


class Policy:
    """A solved play, cut where its first two cards have been played."""

    aim: int = 1
    """1 where players want points, -1 where they avoid them."""
    last_card: int = 1
    """The points for the last card of the play."""

    def part(self, name: str, branches: Iterable[int] = BRANCHES) -> Arrays:
        """The arrays of one part; of the play, at least these branches. Raises BadTables."""
        raise NotImplementedError

    def chances(self, plays: list[tuple[int, int]], player: int, hand: list[int]) -> dict[int, float] | None:
        """How likely each rank of a hand is played after these plays (player, rank); None where nothing was solved.

        0 is pone, ranks are from 0. Where a player must have said go is worked out from who plays.
        """
        if len(plays) < 2:
            number = int(places(4)[tuple(hand)])
            first, hands = self.part("first"), len(rank_hands(4))
            node = 1 + first["leads"].tolist().index(plays[0][1]) if plays else 0
            return _shares(first["policy"][4 * hands * node : 4 * hands * (node + 1)], 4, hands, number, hand, 31)
        part = self.part(f"{plays[0][1]}-{plays[1][1]}", branches_of(plays))
        child, mover, counts = part["child"], part["mover"], part["count"]
        node = 0
        for who, rank in plays[2:]:
            while node >= 0 and (mover[node] != who or counts[node] + min(rank + 1, 10) > 31):
                node = int(child[13, node])
            if node < 0:
                return None
            node = int(child[rank, node])
        while node >= 0 and (mover[node] != player or counts[node] + min(hand[0] + 1, 10) > 31):
            node = int(child[13, node])
        if node < 0:
            return None
        room = 31 - int(counts[node])
        size = len(hand)
        if size == 1:
            return {hand[0]: 1.0}
        begin = int(part["begins"][node])
        numbers = part["policy"][begin : begin + int(part["sizes"][node])]
        if size > 2:
            hands = len(rank_hands(size))
            return _shares(numbers, size, hands, int(places(size)[tuple(hand)]), hand, room)
        low, high = hand
        if low == high or min(high + 1, 10) > room:
            return {low: 1.0}
        share = int(numbers[high * (high - 1) // 2 + low]) / 255
        if share == UNKNOWN / 255:
            return None
        return {low: share, high: 1 - share}


def parts_in_order(policy: Policy) -> list[str]:
    """The names of the parts of a policy, in the order of the bytes of a flat one. Raises BadTables."""
    leads = policy.part("first")["leads"].tolist()
    return ["first", *(f"{lead}-{reply}" for lead in leads for reply in range(RANKS))]


class OnSameTree(Policy):
    """Another policy on the public tree of a plain one."""

    def __init__(self, plain: Policy, chances: Bytes, begins: dict[str, int]) -> None:
        """`chances` are its bytes in the order of `flat_policy.FlatPolicy`; `begins` says where those of each part begin."""
        self.plain, self.chances_in_order, self._begins = plain, chances, begins
        self.aim, self.last_card = plain.aim, plain.last_card

    def part(self, name: str, branches: Iterable[int] = BRANCHES) -> Arrays:
        """The arrays of one part, with the bytes of this policy. Raises BadTables."""
        plain, begin = self.plain.part(name, branches), self._begins[name]
        return plain | {"policy": self.chances_in_order[begin : begin + len(plain["policy"])]}


def _shares(
    numbers: NDArray[Any], slots: int, hands: int, number: int, hand: list[int], room: int
) -> dict[int, float] | None:
    if all(numbers[slot * hands + number] == UNKNOWN for slot in range(slots)):
        return None
    fits = {
        rank: float(numbers[slot * hands + number])
        for slot, rank in enumerate(sorted(set(hand)))
        if min(rank + 1, 10) <= room and slot < slots
    }
    total = sum(fits.values())
    return {rank: share / total if total else 1 / len(fits) for rank, share in fits.items()}


def first_alone(hand: list[int], row: list[int], aim: int = 1, last_card: int = 1) -> int:
    """The rank that begins the best order of cards for somebody who alone has cards left; ranks from 0. `aim` is -1 where the fewest
    points are best, `last_card` the points for the last card of the play.
    """
    best, most = hand[0], -inf
    for order in set(permutations(hand)):
        won, count, cards = 0, sum(min(rank + 1, 10) for rank in row), list(row)
        for at, rank in enumerate(order):
            if count + min(rank + 1, 10) > 31:
                if at == 0 or any(count + min(later + 1, 10) <= 31 for later in order[at:]):
                    break
                won, count, cards = won + 1, 0, []
            cards.append(rank)
            count += min(rank + 1, 10)
            won += peg_points([each + 1 for each in cards])
            if count == 31:
                count, cards = 0, []
        else:
            won += last_card * (count > 0)
            if aim * won > most:
                best, most = order[0], aim * won
    return best
