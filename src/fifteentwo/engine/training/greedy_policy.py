"""The player *simple* as a policy: what weaker play loses, by the same exact best answers."""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.discard.evaluation import choose_each
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import PublicTree
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import FOURS, PAIRS, Floats
from fifteentwo.engine.training.fictitious_play import Means, even_means, weights_of


def simple_means(fewer: slice = slice(None)) -> Means:
    """How hands are discarded by what is kept alone, whoever owns the crib."""
    sixes = six_cards()
    hands, ways = sixes.hands[fewer], sixes.ways[fewer]
    crib = weights_of(even_means().laid[0])
    choice, kept, laid, _ = choose_each(hands, ways, layout(), crib, 0.0, np.zeros(FOURS))
    assert len(laid) == PAIRS
    return Means(1, np.stack((kept, kept)), np.stack((laid, laid)), (np.stack((choice, choice)),))


@compiled
def greedy(f: PublicTree) -> Floats:
    """The policy of taking the most points at once; among equals any."""
    policy = np.zeros(f.offset[-1], np.float32)
    # For each place on the way: node, next child, where the count starts, how many cards lie there.
    way = np.zeros((24, 4), np.int64)
    row = np.zeros(16, np.int64)
    points = np.zeros(13, np.int64)
    at = 0
    while at >= 0:
        node, rank, start, stop = way[at]
        if rank == 0:
            for each in range(13):
                row[stop] = each
                count = f.counts[node] + min(each + 1, 10)
                points[each] = pegged(row, start, stop + 1, count) if count <= 31 else -1
            size = f.left[node, f.mover[node]]
            begin = f.offset[node]
            hands = (f.offset[node + 1] - begin) // size if size > 1 else 0
            for hand in range(hands):
                most = -1
                for slot in range(size):
                    if f.slots[size, hand, slot] < 99:
                        most = max(most, points[f.slots[size, hand, slot]])
                for slot in range(size):
                    held = f.slots[size, hand, slot]
                    if held < 99 and most >= 0 and points[held] == most:
                        policy[begin + slot * hands + hand] = 1
        if rank == 14:
            at -= 1
            continue
        way[at, 1] += 1
        code = f.child[node, rank]
        if code < 0:
            continue
        if rank < 13:
            row[stop] = rank
            stop += 1
        at += 1
        way[at, 0], way[at, 1], way[at, 2], way[at, 3] = code, 0, start, stop
        if f.counts[code] == 0:
            way[at, 2] = stop
    return policy
