"""The solved policy at many public states at once, across the parts of the file. NumPy, and no Numba."""

from __future__ import annotations

from typing import Final

import numpy as np

from fifteentwo.engine.expert import ranges
from fifteentwo.engine.pegging.policy import UNKNOWN, Policy
from fifteentwo.engine.pegging.subtree_file import ROOT
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles, Longs, rank_hands

FIRST: Final = 0
"""The part in which the first two cards are played."""
NOWHERE: Final = -2
"""The node off the solved tree."""
_PAIRS: Final = 78
"""The number of hands of two different ranks; these come first."""


class PolicyTree:
    """Nodes of the policy, by the number of a part and the node in it. A branch is read when a position enters it."""

    def __init__(self, tables: Policy) -> None:
        self._tables, self.aim, self.last_card = tables, tables.aim, tables.last_card
        self._names = ["first"]
        self._leads: list[int] = tables.part("first")["leads"].tolist()

    def number(self, name: str) -> int:
        """The number of a part."""
        if name not in self._names:
            self._names.append(name)
        return self._names.index(name)

    def children(self, part: Longs, node: Longs, ranks: Longs) -> tuple[Longs, Longs]:
        """The parts and nodes after these moves: ranks, or `NONE` for a go."""
        parts, nodes = part.copy(), np.full_like(node, NOWHERE)
        for number in _present(part):
            there = np.nonzero((part == number) & (node >= 0))[0]
            if number != FIRST:
                read = self._tables.part(self._names[number], set(ranks[there[node[there] == 0]].tolist()))
                nodes[there] = read["child"][ranks[there], node[there]]
                continue
            for place in there.tolist():
                rank = int(ranks[place])
                if node[place] == 0:
                    nodes[place] = 1 + self._leads.index(rank)
                else:
                    parts[place] = self.number(f"{self._leads[node[place] - 1]}-{rank}")
                    nodes[place] = 0
        return parts, nodes

    def chances(self, part: Longs, node: Longs, size: int, room: Longs) -> Doubles:
        """The probability of each slot of each hand of `size` cards, (n, size, hands), as in `ranges.chances`."""
        hands = len(rank_hands(size))
        if size == 1:
            return ranges.slot_chances(np.full((len(node), 1, hands), UNKNOWN, np.uint8), room, size)
        length = _PAIRS if size == 2 else size * hands
        numbers = np.full((len(node), length), UNKNOWN, np.uint8)
        for number in _present(part):
            there = np.nonzero((part == number) & (node >= 0))[0]
            read = self._tables.part(self._names[number], () if node[there].all() else (ROOT,))
            policy: Bytes = read["policy"]
            begins = length * node[there] if number == FIRST else read["begins"][node[there]]
            places = begins[:, None] + np.arange(length)
            numbers[there] = policy[np.minimum(places, len(policy) - 1)]
        return ranges.slot_chances(numbers.reshape(len(node), -1, length if size == 2 else hands), room, size)


def _present(part: Longs) -> list[int]:
    present: list[int] = np.flatnonzero(np.bincount(part)).tolist()
    return present
