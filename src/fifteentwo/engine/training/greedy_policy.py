"""The player *simple* as a policy, for the certificate's scale."""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.deal_rules import Payoffs
from fifteentwo.engine.discard.evaluation import best_discards
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, Floats
from fifteentwo.engine.training.fictitious_play import AverageDiscards, crib_model_from, uniform_discards


def simple_discards(subset: slice = slice(None)) -> AverageDiscards:
    """The discards that maximise the mean of the kept hand, whoever owns the crib."""
    sixes = six_cards()
    hands, ways = sixes.hands[subset], sixes.ways[subset]
    crib = crib_model_from(uniform_discards().discarded[0])
    choice, kept, discarded, _ = best_discards(
        hands, ways, layout(), crib, Payoffs(1.0, 0.0, False, False), np.zeros(FOURS)
    )
    assert len(discarded) == PAIRS
    return AverageDiscards(1, np.stack((kept, kept)), np.stack((discarded, discarded)), (np.stack((choice, choice)),))


@compiled
def greedy_policy(tree: PublicTree) -> Floats:
    """The policy that plays the card with the most points at once, (entries,); cards of equal points are equally likely."""
    policy = np.zeros(tree.offset[-1], np.float32)
    # A frame for each level: node, next child, where the count starts, number of cards played.
    stack = np.zeros((24, 4), np.int64)
    row = np.zeros(16, np.int64)
    points = np.zeros(13, np.int64)
    at = 0
    while at >= 0:
        node, rank, start, stop = stack[at]
        if rank == 0:
            for each in range(13):
                row[stop] = each
                count = tree.counts[node] + min(each + 1, 10)
                points[each] = pegged(row, start, stop + 1, count) if count <= 31 else -1
            size = tree.left[node, tree.mover[node]]
            begin = tree.offset[node]
            hands = (tree.offset[node + 1] - begin) // size if size > 1 else 0
            for hand in range(hands):
                most = -1
                for slot in range(size):
                    if tree.slots[size, hand, slot] < 99:
                        most = max(most, points[tree.slots[size, hand, slot]])
                for slot in range(size):
                    held = tree.slots[size, hand, slot]
                    if held < 99 and most >= 0 and points[held] == most:
                        policy[begin + slot * hands + hand] = 1
        if rank == 14:
            at -= 1
            continue
        stack[at, 1] += 1
        code = tree.child[node, rank]
        if code < 0:
            continue
        if rank < 13:
            row[stop] = rank
            stop += 1
        at += 1
        stack[at, 0], stack[at, 1], stack[at, 2], stack[at, 3] = code, 0, start, stop
        if tree.counts[code] == 0:
            stack[at, 2] = stop
    return policy
