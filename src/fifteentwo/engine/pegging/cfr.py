"""Counterfactual regret minimisation on the public tree of the play, and best responses to a policy.

A node of `tree.Growth` is a public state: at it stands a vector over the hands each player may have left. The joint
probability of two hands is the product of their own and of a ratio (`joint.HandJoint`), which is kept apart from the
vectors and meets them only at the leaves. Regrets are discounted as in DCFR(1.5, 0, 2)
(Brown and Sandholm, 2019, "Solving imperfect-information games via discounted regret minimization"); the players are
updated in turn. Everything is float32: `PublicTree`, `Scratch` and `CfrStep` in `buffers` have the shapes.
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.pegging.buffers import BEST, LEVELS, SOLVE, CfrStep, LeafJoint, PublicTree, Scratch
from fifteentwo.engine.pegging.leaves import leaf_values, one_card_each
from fifteentwo.engine.pegging.regrets import (
    fitting_pairs,
    node_values,
    node_values_of_pairs,
    regret_matching,
    regret_matching_of_pairs,
    update_regrets,
    write_action_values,
)
from fifteentwo.engine.scoring.rank_hands import Floats


@leaf
def clear_impossible(tree: PublicTree, scratch: Scratch, node: int, rank: int, level: int) -> None:
    """Sets the value of hands with a rank to 0 whose four cards are all on the table: they are impossible."""
    if min(rank + 1, 10) > 31 - tree.counts[node]:
        return
    size = tree.left[node, tree.mover[node]]
    for hand in range(tree.sizes[size - 1]):
        scratch.action_values[level, tree.slot[size, rank, hand], tree.bigger[size, rank, hand]] = np.float32(0)


@leaf
def _last_card_but_one(
    tree: PublicTree,
    scratch: Scratch,
    joint: LeafJoint,
    node: int,
    player: int,
    level: int,
    at: tuple[int, int],
    played: tuple[int, int],
) -> None:
    """All actions at once at a node where the mover has two cards and the other player one: most of the work.

    A pair of a lower and a higher rank is number higher * (higher - 1) / 2 + lower, a pair of one rank 78 + rank.
    """
    mover = tree.mover[node]
    other = 1 - mover
    reach, strategy, action_values, value, weight = (
        scratch.reach,
        scratch.strategy,
        scratch.action_values,
        scratch.value,
        scratch.weight,
    )
    from_at = at[mover] if player == other else at[other]
    size = int(tree.left[0, 0]) - 1
    for rank in range(13):
        code = tree.child[node, rank]
        if code == -1:
            if player == mover:
                clear_impossible(tree, scratch, node, rank, level)
            continue
        end = -2 - code
        movers = int(tree.bigger[size, rank, played[mover]])
        begin = rank * (rank - 1) // 2
        pair = begin + rank + rank
        if player == mover:
            for card in range(13):
                weight[card] = reach[other, from_at, card]
            for card in range(16):
                value[level + 1, card] = np.float32(0)
            one_card_each(tree, joint, player, end, (movers, played[other]), weight, value, level + 1)
            for card in range(rank):
                action_values[level, 1, begin + card] = value[level + 1, card]
            action_values[level, 0, 78 + rank] = value[level + 1, rank]
            for card in range(rank + 1, 13):
                action_values[level, 0, pair] = value[level + 1, card]
                pair += card
        else:
            for card in range(rank):
                weight[card] = reach[mover, from_at, begin + card] * strategy[level, 1, begin + card]
            weight[rank] = reach[mover, from_at, 78 + rank] * strategy[level, 0, 78 + rank]
            for card in range(rank + 1, 13):
                weight[card] = reach[mover, from_at, pair] * strategy[level, 0, pair]
                pair += card
            one_card_each(tree, joint, player, end, (played[other], movers), weight, value, level)


@compiled
def open_node(tree: PublicTree, scratch: Scratch, step: CfrStep, node: int, player: int, level: int) -> None:
    """Computes the strategy at a node on the way down."""
    mover = tree.mover[node]
    size = tree.left[node, mover]
    ranks = tree.slots[size, : tree.sizes[size]]
    room = 31 - tree.counts[node]
    numbers = step.regrets if step.mode == SOLVE else step.policy
    strategy = scratch.strategy[level]
    if size == 1 or (step.mode == BEST and mover == player):
        for slot in range(size):
            for hand in range(len(ranks)):
                strategy[slot, hand] = np.float32(1)
    elif size == 2:
        regret_matching_of_pairs(room, numbers[tree.offset[node] :], strategy)
    else:
        regret_matching(ranks, room, numbers[tree.offset[node] :], size, strategy)
    if mover != player:
        value = scratch.value[level]
        for hand in range(tree.sizes[tree.left[node, player]]):
            value[hand] = np.float32(0)


@leaf
def play_rank(tree: PublicTree, scratch: Scratch, node: int, rank: int, level: int, reach: Floats) -> None:
    """Writes the mover's reach one level below, after a rank is played (13: after a go)."""
    mover = tree.mover[node]
    size = tree.left[node, mover]
    if rank < 13:
        for hand in range(tree.sizes[size - 1]):
            whole = tree.bigger[size, rank, hand]
            scratch.reach[mover, level + 1, hand] = (
                reach[whole] * scratch.strategy[level, tree.slot[size, rank, hand], whole]
            )
        return
    room = 31 - tree.counts[node]
    for hand in range(tree.sizes[size]):
        # Of ascending ranks the first is the one that fits if any does.
        stuck = min(tree.slots[size, hand, 0] + 1, 10) > room
        scratch.reach[mover, level + 1, hand] = reach[hand] if stuck else np.float32(0)


@leaf
def back_up(tree: PublicTree, scratch: Scratch, node: int, rank: int, player: int, level: int) -> None:
    """Backs the values of a child up into its parent."""
    mover = tree.mover[node]
    if mover != player:
        for hand in range(tree.sizes[tree.left[node, player]]):
            scratch.value[level, hand] += scratch.value[level + 1, hand]
    elif rank < 13:
        size = tree.left[node, mover]
        for hand in range(tree.sizes[size - 1]):
            scratch.action_values[level, tree.slot[size, rank, hand], tree.bigger[size, rank, hand]] = scratch.value[
                level + 1, hand
            ]
    else:
        for hand in range(tree.sizes[tree.left[node, mover]]):
            scratch.value[level, hand] = scratch.value[level + 1, hand]


@compiled
def close_node(
    tree: PublicTree, scratch: Scratch, step: CfrStep, node: int, player: int, level: int, reach: Floats
) -> None:
    """Computes the values of a node whose actions are all evaluated, and updates its regrets and policy."""
    mover = tree.mover[node]
    if mover != player:
        return
    size = tree.left[node, mover]
    ranks = tree.slots[size, : tree.sizes[size]]
    room = 31 - tree.counts[node]
    if size == 2:
        node_values_of_pairs(
            ranks, room, scratch.strategy[level], scratch.action_values[level], scratch.value[level], step.mode
        )
    else:
        node_values(
            ranks, room, size, scratch.strategy[level], scratch.action_values[level], scratch.value[level], step.mode
        )
    if step.mode == BEST and size > 1 and len(step.regrets) > 0:
        write_action_values(
            fitting_pairs(room) if size == 2 else len(ranks),
            size,
            scratch.action_values[level],
            step.regrets,
            tree.offset[node],
        )
    if step.mode == SOLVE and size > 1:
        hands = fitting_pairs(room) if size == 2 else len(ranks)
        update_regrets(
            hands,
            size,
            reach,
            scratch.strategy[level],
            scratch.action_values[level],
            scratch.value[level],
            step,
            tree.offset[node],
        )


@compiled
def walk(tree: PublicTree, scratch: Scratch, player: int, reaches: Floats, joint: LeafJoint, step: CfrStep) -> None:
    """One traversal of a whole tree, or of a subtree in which both have as many cards.

    Writes the counterfactual value of each hand of the player to scratch.value[0]. `reaches` is (2, hands): the reach of
    each player's hands at the root, and `joint` is for the hands at the root.
    """
    init_root(scratch, reaches)
    # For each level: node, next child, where the reach of pone and of the dealer stands, what pone and the dealer have played.
    way = np.zeros((LEVELS, 6), np.int64)
    dealt = int(tree.left[0, 0])
    level = 0
    open_node(tree, scratch, step, 0, player, 0)
    while True:
        node = way[level, 0]
        rank = way[level, 1]
        mover = tree.mover[node]
        at = way[level, 2 + mover]
        if rank == 14:
            close_node(tree, scratch, step, node, player, level, scratch.reach[mover, at])
            if level == 0:
                return
            level -= 1
            back_up(tree, scratch, way[level, 0], way[level, 1] - 1, player, level)
            continue
        way[level, 1] += 1
        code = tree.child[node, rank]
        if code == -1:
            if rank < 13 and mover == player:
                clear_impossible(tree, scratch, node, rank, level)
            continue
        play_rank(tree, scratch, node, rank, level, scratch.reach[mover, at])
        way[level + 1, 1] = 0
        for column in range(2, 6):
            way[level + 1, column] = way[level, column]
        way[level + 1, 2 + mover] = level + 1
        if rank < 13:
            held = dealt - tree.left[node, mover] + 1
            way[level + 1, 4 + mover] = tree.bigger[held, rank, way[level, 4 + mover]]
        played = (way[level + 1, 4], way[level + 1, 5])
        if code >= 0:
            level += 1
            way[level, 0] = code
            open_node(tree, scratch, step, code, player, level)
            if tree.left[code, tree.mover[code]] == 2 and tree.left[code, 1 - tree.mover[code]] == 1:
                _last_card_but_one(tree, scratch, joint, code, player, level, (way[level, 2], way[level, 3]), played)
                way[level, 1] = 13
        else:
            own_first = played if player == 0 else (played[1], played[0])
            leaf_values(tree, scratch, joint, -2 - code, player, way[level + 1, 3 - player], level + 1, own_first)
            back_up(tree, scratch, node, rank, player, level)


@compiled
def init_root(scratch: Scratch, reaches: Floats) -> None:
    """Sets the reach of each hand at the root, (2, hands)."""
    for side in range(2):
        for hand in range(reaches.shape[1]):
            scratch.reach[side, 0, hand] = reaches[side, hand]
