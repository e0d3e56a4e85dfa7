"""The subtrees below the first two cards, so that they can be traversed in parallel.

There are 169 of them, and they are independent of each other. `spread` goes down to them and `gather` back up: together
with `cfr.walk` for each they compute the same bits as `cfr.walk`.
"""

from __future__ import annotations

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.buffers import CfrStep, PublicTree, Scratch
from fifteentwo.engine.pegging.cfr import back_up, clear_impossible, close_node, init_root, open_node, play_rank
from fifteentwo.engine.scoring.rank_hands import Floats


@compiled
def spread(tree: PublicTree, scratch: Scratch, player: int, ranges: Floats, step: CfrStep, reaches: Floats) -> None:
    """The way down of `walk` to the subtrees, for hands of three or more.

    Writes for each subtree the reach of the hands of one card less, (subtrees, 2, hands).
    """
    init_root(scratch, ranges)
    part = 0
    open_node(tree, scratch, step, 0, player, 0)
    for lead in range(13):
        node = tree.child[0, lead]
        if node < 0:
            continue
        play_rank(tree, scratch, 0, lead, 0, scratch.reach[0, 0])
        open_node(tree, scratch, step, node, player, 1)
        for reply in range(13):
            if tree.child[node, reply] < 0:
                continue
            play_rank(tree, scratch, node, reply, 1, scratch.reach[1, 0])
            for hand in range(reaches.shape[2]):
                reaches[part, 0, hand] = scratch.reach[0, 1, hand]
                reaches[part, 1, hand] = scratch.reach[1, 2, hand]
            part += 1


@compiled
def gather(tree: PublicTree, scratch: Scratch, player: int, step: CfrStep, values: Floats) -> None:
    """The way back up after `spread`, from the values of the subtrees for the player, (subtrees, hands)."""
    part = 0
    open_node(tree, scratch, step, 0, player, 0)
    for lead in range(13):
        node = tree.child[0, lead]
        if node < 0:
            if player == 0:
                clear_impossible(tree, scratch, 0, lead, 0)
            continue
        open_node(tree, scratch, step, node, player, 1)
        for reply in range(13):
            if tree.child[node, reply] < 0:
                if player == 1:
                    clear_impossible(tree, scratch, node, reply, 1)
                continue
            for hand in range(values.shape[1]):
                scratch.value[2, hand] = values[part, hand]
            part += 1
            back_up(tree, scratch, node, reply, player, 1)
        close_node(tree, scratch, step, node, player, 1, scratch.reach[1, 0])
        back_up(tree, scratch, 0, lead, player, 0)
    close_node(tree, scratch, step, 0, player, 0, scratch.reach[0, 0])
