"""Quantisation of the policy of the play: probabilities as bytes, in 255ths.

An information set with two actions takes one byte, that of the first action; with more, one byte for each. So a stored
probability is within 1/510 of the original.
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.scoring.rank_hands import Floats, Longs
from fifteentwo.engine.scoring.vectorised import Bytes


@compiled
def later_average(tree: PublicTree, policy: Floats, before: Floats, share: float) -> Floats:
    """The average policy of the later rounds alone: `policy` less the earlier average `before`, of weight `share` in it.

    All are (entries,). Where the later rounds hardly reach an information set (less than a thousandth of the weight), the whole average is
    kept.
    """
    recent = policy.copy()
    for node in range(len(tree.mover)):
        begin, end = tree.offset[node], tree.offset[node + 1]
        slots = tree.left[node, tree.mover[node]]
        hands = (end - begin) // slots
        for hand in range(hands):
            old = np.float32(0)
            new = np.float32(0)
            for slot in range(slots):
                at = begin + slot * hands + hand
                old += np.float32(share) * before[at]
                new += max(policy[at] - np.float32(share) * before[at], np.float32(0))
            if new > np.float32(0.001) * old:
                for slot in range(slots):
                    at = begin + slot * hands + hand
                    recent[at] = max(policy[at] - np.float32(share) * before[at], np.float32(0))
    return recent


@compiled
def quantise(tree: PublicTree, policy: Floats) -> Bytes:
    """A policy, (entries,), as bytes, (bytes,); at information sets with no weight all actions get the same byte."""
    packed = np.zeros(packed_size(tree), np.uint8)
    at = 0
    for node in range(len(tree.mover)):
        begin, end = tree.offset[node], tree.offset[node + 1]
        slots = tree.left[node, tree.mover[node]]
        hands = (end - begin) // slots
        for hand in range(hands):
            total = np.float32(0)
            for slot in range(slots):
                total += policy[begin + slot * hands + hand]
            for slot in range(1 if slots == 2 else slots):
                share = policy[begin + slot * hands + hand] / total if total > 0 else np.float32(0.5)
                packed[at + slot * hands + hand] = np.uint8(share * np.float32(255) + np.float32(0.5))
        at += hands * (1 if slots == 2 else slots)
    return packed


@compiled
def dequantise(tree: PublicTree, packed: Bytes) -> Floats:
    """The policy, (entries,), that the bytes of `quantise` stand for, (bytes,)."""
    policy = np.zeros(tree.offset[-1], np.float32)
    at = 0
    for node in range(len(tree.mover)):
        begin, end = tree.offset[node], tree.offset[node + 1]
        slots = tree.left[node, tree.mover[node]]
        hands = (end - begin) // slots
        for entry in range(hands * (1 if slots == 2 else slots)):
            policy[begin + entry] = np.float32(packed[at + entry])
            if slots == 2:
                policy[begin + hands + entry] = np.float32(255 - packed[at + entry])
        at += hands * (1 if slots == 2 else slots)
    return policy


@compiled
def packed_size(tree: PublicTree) -> int:
    """The number of bytes of a policy."""
    size = 0
    for node in range(len(tree.mover)):
        choices = tree.offset[node + 1] - tree.offset[node]
        size += choices // 2 if tree.left[node, tree.mover[node]] == 2 else choices
    return size


def packed_sizes(tree: PublicTree) -> Longs:
    """The number of bytes of each node's policy, (nodes,)."""
    holds = np.take_along_axis(tree.left, tree.mover[:, None], axis=1)[:, 0]
    choices = np.diff(tree.offset)
    sizes: Longs = np.where(holds == 2, choices // 2, choices)
    return sizes
