"""The play after its first two cards, as it is stored: what follows each third card is packed, and read, by itself.

Nodes are numbered in depth-first order, so that the depth of each and the rank that leads to it are the whole tree.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.archive import Arrays
from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, Tinies

CHILDREN: Final = 14
"""Of a node: one for each rank, and one for a go."""
NO_CARD: Final = -1
"""The child by a card that does not fit."""
NO_CHOICE: Final = -2
"""The child after which nobody has a choice."""
_DICTIONARY: Final = 1 << 16
"""No larger than a branch: the reader makes room for it each time."""
_PRESET: Final = {"preset": 9 | lzma.PRESET_EXTREME, "dict_size": _DICTIONARY, "lc": 0, "lp": 0, "pb": 0}
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, **_PRESET}]
_BY_CARD: Final = 1 << np.arange(CHILDREN, dtype=np.uint16)[:, None]
_TREE: Final = {
    "ends": np.uint16,
    "sizes": np.uint16,
    "depth": np.uint8,
    "rank": np.uint8,
    "mover": np.int8,
    "count": np.int8,
}
"""What is stored of each node, beside its policy. `ends` has a bit for each child that is `NO_CHOICE`."""
ROOT: Final = -1
"""Stands in place of a third card for the node where it is chosen."""
BRANCHES: Final = (ROOT, *range(RANKS))
"""All of a part."""


class PackedBranch(msgspec.Struct, frozen=True, array_like=True):
    """What follows a third card, or the node where it is chosen: how many nodes, and bytes of policy, packed or not."""

    third: int
    nodes: int
    policy: int
    packed: int


_BRANCHES: Final = msgspec.json.Decoder(list[PackedBranch])


def pack(child: NDArray[np.int16], mover: Tinies, count: Tinies, sizes: NDArray[np.uint16], policy: Bytes) -> bytes:
    """A part as it is stored. `child` is (14, nodes), and the policy has `sizes` bytes for each node."""
    nodes = len(mover)
    rank, depth = np.zeros(nodes, np.uint8), np.zeros(nodes, np.uint8)
    edges, parents = np.nonzero(child >= 0)
    rank[child[edges, parents]] = edges
    for node, parent in sorted(zip(child[edges, parents].tolist(), parents.tolist(), strict=True)):
        depth[node] = depth[parent] + 1
    ends = ((child == NO_CHOICE) * _BY_CARD).sum(axis=0)
    tree = {"ends": ends, "sizes": sizes, "depth": depth, "rank": rank, "mover": mover, "count": count}
    begins = np.append(0, sizes.cumsum(dtype=np.int64))
    thirds = np.flatnonzero(child[:, 0] >= 0).tolist()
    cuts = [0, *child[thirds, 0].tolist(), nodes]
    branches, packed = [], []
    for third, begin, stop in zip([ROOT, *thirds], cuts, cuts[1:], strict=False):
        columns = [tree[name][begin:stop].astype(dtype).tobytes() for name, dtype in _TREE.items()]
        some = policy[begins[begin] : begins[stop]]
        packed.append(lzma.compress(b"".join([*columns, some.tobytes()]), lzma.FORMAT_RAW, filters=_FILTERS))
        branches.append(PackedBranch(third, stop - begin, len(some), len(packed[-1])))
    head = msgspec.json.encode(branches)
    return b"".join([len(head).to_bytes(4, "little"), head, *packed])


class PlayPart:
    """A part as it was stored, unpacked branch by branch. Raises ValueError and LZMAError where it is damaged.

    `arrays` has `child`, `mover`, `count`, `sizes`, `begins` (where the policy of each node begins) and `policy`. Where
    nothing was read yet they are empty.
    """

    def __init__(self, data: bytes) -> None:
        self._data = data
        size = int.from_bytes(data[:4], "little")
        branches = _BRANCHES.decode(data[4 : 4 + size])
        nodes, policy, at = 0, 0, 4 + size
        self._unread: dict[int, tuple[PackedBranch, int, int, int]] = {}
        """By third card: where its nodes, its policy and its packed bytes begin."""
        for branch in branches:
            self._unread[branch.third] = branch, nodes, policy, at
            nodes, policy, at = nodes + branch.nodes, policy + branch.policy, at + branch.packed
        self.arrays: Arrays = {
            "child": np.full((CHILDREN, nodes), NO_CARD, np.int16),
            "mover": np.zeros(nodes, np.int8),
            "count": np.zeros(nodes, np.int8),
            "sizes": np.zeros(nodes, np.uint16),
            "begins": np.zeros(nodes, np.int64),
            "policy": np.zeros(policy, np.uint8),
        }
        for third, (_, node, *_) in self._unread.items():
            if third != ROOT:
                self.arrays["child"][third, 0] = node

    def read(self, branches: Iterable[int]) -> Arrays:
        """The arrays, with the root or what follows these third cards."""
        for third in branches:
            if third in self._unread:
                self._read(third)
        return self.arrays

    def _read(self, third: int) -> None:
        branch, node, begin, at = self._unread[third]
        data = lzma.decompress(self._data[at : at + branch.packed], lzma.FORMAT_RAW, filters=_FILTERS)
        tree: Arrays = {}
        done, stop = 0, node + branch.nodes
        for name, dtype in _TREE.items():
            tree[name] = np.frombuffer(data, dtype, branch.nodes, done)
            done += tree[name].nbytes
        for name in ("mover", "count", "sizes"):
            self.arrays[name][node:stop] = tree[name]
        self.arrays["begins"][node:stop] = begin + tree["sizes"].cumsum(dtype=np.int64) - tree["sizes"]
        self.arrays["policy"][begin : begin + branch.policy] = np.frombuffer(data, np.uint8, branch.policy, done)
        child = _children(tree["depth"], tree["rank"], tree["ends"], node)
        # The root has its children already.
        np.copyto(self.arrays["child"][:, node:stop], child, where=child != NO_CARD)
        self._unread.pop(third, None)  # last: another thread may be reading the same


def _children(depth: Bytes, rank: Bytes, ends: NDArray[np.uint16], first: int) -> NDArray[np.int16]:
    """The children of nodes in depth-first order, numbered from `first`, (14, n)."""
    child = np.where(ends & _BY_CARD, NO_CHOICE, NO_CARD).astype(np.int16)
    above = np.flatnonzero(depth == depth[0])
    for level in range(int(depth[0]) + 1, int(depth.max()) + 1):
        here = np.flatnonzero(depth == level)
        child[rank[here], above[np.searchsorted(above, here) - 1]] = first + here
        above = here
    return child
