"""The policy of the play in bytes: 255ths of a chance, one for a choice of two cards, one a card otherwise."""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.scoring.rank_hands import Floats, Longs
from fifteentwo.engine.scoring.vectorised import Bytes


@compiled
def since(f: PublicTree, policy: Floats, before: Floats, share: float) -> Floats:
    """The mean policy of later rounds alone, when `before` was the mean then, which has this share in the policy now.

    For a hand that hardly anybody has come here with since, the whole mean stands.
    """
    recent = policy.copy()
    for node in range(len(f.mover)):
        begin, end = f.offset[node], f.offset[node + 1]
        slots = f.left[node, f.mover[node]]
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
def quantise(f: PublicTree, policy: Floats) -> Bytes:
    """A policy in bytes; where nothing is known all cards are alike."""
    packed = np.zeros(packed_size(f), np.uint8)
    at = 0
    for node in range(len(f.mover)):
        begin, end = f.offset[node], f.offset[node + 1]
        slots = f.left[node, f.mover[node]]
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
def restore(f: PublicTree, packed: Bytes) -> Floats:
    """The policy that bytes stand for."""
    policy = np.zeros(f.offset[-1], np.float32)
    at = 0
    for node in range(len(f.mover)):
        begin, end = f.offset[node], f.offset[node + 1]
        slots = f.left[node, f.mover[node]]
        hands = (end - begin) // slots
        for entry in range(hands * (1 if slots == 2 else slots)):
            policy[begin + entry] = np.float32(packed[at + entry])
            if slots == 2:
                policy[begin + hands + entry] = np.float32(255 - packed[at + entry])
        at += hands * (1 if slots == 2 else slots)
    return policy


@compiled
def packed_size(f: PublicTree) -> int:
    """How many bytes a policy takes."""
    size = 0
    for node in range(len(f.mover)):
        choices = f.offset[node + 1] - f.offset[node]
        size += choices // 2 if f.left[node, f.mover[node]] == 2 else choices
    return size


def packed_sizes(f: PublicTree) -> Longs:
    """How many bytes the policy of each node takes."""
    holds = np.take_along_axis(f.left, f.mover[:, None], axis=1)[:, 0]
    choices = np.diff(f.offset)
    sizes: Longs = np.where(holds == 2, choices // 2, choices)
    return sizes
