"""A policy of the play in one array over the public tree, for machine code that walks it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from fifteentwo.engine.pegging.policy import OnSameTree, Policy
from fifteentwo.engine.pegging.tree import CHILDREN, NONE
from fifteentwo.engine.scoring.rank_hands import RANKS, Bytes, Integers, Longs


class FlatPolicy(NamedTuple):
    """A policy of the play in one array over the public tree; node 0 is the root. See `flat_policy`."""

    child: Integers
    """(nodes, 14): the child after each rank and after a go: a node; or -2 - b for a last choice between two cards, with
    its probabilities from b on; or `NONE` where nothing is solved."""
    begin: Integers
    """(nodes,): where the probabilities of a node begin."""
    chances: Bytes
    """(entries,), in 255ths. Of two cards: of the lower of each pair that fits; of more: by slot and hand, as in
    `buffers.PublicTree.offset`."""
    aim: int
    """1 for a player who alone has cards and plays them for the most points, -1 for the fewest."""
    last_card: int
    """The points for the last card of the play."""


def flat_policy(child: Integers, begin: Longs, chances: Bytes, aim: int = 1, last_card: int = 1) -> FlatPolicy:
    """Flattens a policy over a whole tree, in which a negative child is a leaf.

    Nodes with only leaves below them are left out, so that the arrays fit better into the caches.
    """
    last = (child < 0).all(axis=1)
    number = np.where(last, -2 - begin, (~last).cumsum() - 1).astype(np.int32)
    after = np.where(child < 0, NONE, number[np.maximum(child, 0)])[~last]
    return FlatPolicy(np.ascontiguousarray(after), begin[~last].astype(np.int32), chances, aim, last_card)


def flattened(policy: Policy) -> FlatPolicy:
    """A policy in one array: of the shipped solution 80 MB, a second to read. Raises BadTables."""
    if isinstance(policy, OnSameTree):
        return flattened(policy.plain)._replace(chances=policy.chances_in_order)
    return _flattened(policy)


@lru_cache(maxsize=4)
def _flattened(policy: Policy) -> FlatPolicy:
    first = policy.part("first")
    leads = first["leads"].tolist()
    nodes, so_far = 1 + len(leads), len(first["policy"])
    tops = np.full((nodes, CHILDREN), NONE, np.int32)
    tops[0, leads] = np.arange(1, nodes)
    children, begins, chances = [tops], [np.arange(nodes) * (so_far // nodes)], [first["policy"]]
    for at, lead in enumerate(leads):
        for reply in range(RANKS):
            part = policy.part(f"{lead}-{reply}")
            if len(part["begins"]):  # a pack that lacks a rank has no such play
                tops[1 + at, reply] = nodes
            children.append(np.where(part["child"] < 0, NONE, part["child"].astype(np.int32) + nodes).T)
            begins.append(part["begins"] + so_far)
            chances.append(part["policy"])
            nodes, so_far = nodes + len(part["begins"]), so_far + len(part["policy"])
    child, begin, chance = np.concatenate(children), np.concatenate(begins), np.concatenate(chances)
    return flat_policy(child, begin, chance, policy.aim, policy.last_card)
