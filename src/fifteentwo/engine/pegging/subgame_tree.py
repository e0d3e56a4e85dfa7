"""The public tree of a subgame of the play: from one of its positions to the end, without its payoffs."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import inlined, leaf
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.frames import GO, NO_CARD, Frame, moved, pack_frame, unpack_frame
from fifteentwo.engine.pegging.tree import CHILDREN, NONE, WIDTH
from fifteentwo.engine.scoring.rank_hands import RANKS, Floats, Hands, Integers, Longs, Tinies, grown_hands, rank_hands

Mask = NDArray[np.bool_]
LEVELS: Final = 20
"""No play is deeper: eight cards and the goes between them."""


class Subgame(NamedTuple):
    """The tree, depth first: a subtree is the nodes from its root up to `end`."""

    child: Integers
    """(nodes, 14): by rank, the last for a go: a node, `NONE`, or -2 - e for leaf e."""
    mover: Tinies
    """(nodes,)"""
    held: Tinies
    """(nodes, 2): the number of cards each player holds."""
    room: Tinies
    """(nodes,): the points that the count has left."""
    end: Integers
    """(nodes,)"""
    stored: Integers
    """(nodes,): the node of the stored policy, as `Frame.node`."""
    begin: Longs
    """(nodes + 1,): where the strategy of the mover begins, by slot and hand."""
    place: Longs
    """(nodes + 1, 2): where the values of the hands of each player begin."""
    reach: Longs
    """(nodes + 1, 2): where the reach of the hands of each player begins. It is the same place after a move of the other's."""
    ends_held: Tinies
    """(leaves, 2)"""
    ends_reach: Longs
    """(leaves, 2): as `reach`."""
    ends_begin: Longs
    """(leaves + 1,)"""
    fitting: Tinies
    """(4, 32, 455): how many slots of each hand of a size fit into so much room."""
    entry: NDArray[np.uint16]
    """(4, 13, 91): by the size of a hand, a rank, and the hand left after it: where in the strategy of a node that card of the hand is."""
    payoffs: Floats
    """(2, entries): of each player at each leaf, by the other's hand and the player's own, in rows of `row_length`; the other's are those
    of mine, negative."""


class _Stack(NamedTuple):
    """Scratch arrays of `_grow`."""

    row: Longs
    frames: Longs
    """(20, 13)"""
    moves: Longs
    """(20,): the move to be tried next."""
    nodes: Longs
    """(20,)"""
    path: Longs
    """(20,): the moves made."""
    seen: Longs
    """(13,): the cards of each rank that are on the table."""
    sizes: Longs
    """(6,): the numbers of nodes, leaves, entries of strategies, payoffs, and of the reach of each player, so far."""


@cache
def fitting_slots() -> Tinies:
    """`Subgame.fitting`, (4, 32, 455). Slots ascend, so those that fit are the first."""
    slots = grown_hands().slots[:4, : len(rank_hands(3))].astype(np.int64)
    points = np.where(slots < NO_CARD, np.minimum(slots + 1, 10), NO_CARD)
    found: Tinies = (points[:, None] <= np.arange(32)[None, :, None, None]).sum(axis=3).astype(np.int8)
    return found


@cache
def strategy_entries() -> NDArray[np.uint16]:
    """`Subgame.entry`, (4, 13, 91)."""
    grown, found = grown_hands(), np.zeros((4, RANKS, len(rank_hands(2))), np.uint16)
    for size in range(1, 4):
        left = int(grown.sizes[size - 1])
        slots = grown.slot[size, :, :left].astype(np.int64)
        found[size, :, :left] = slots * len(rank_hands(size)) + grown.bigger[size, :, :left]
    return found


@inlined
def row_length(hands: int) -> int:
    """The length of a row of payoffs: of 13 hands it is `WIDTH`, so that a loop over one is a few steps of the machine."""
    return WIDTH if hands == RANKS else hands


def subgame_tree(
    begin: Frame, played: Longs, possible: Mask, need: tuple[int, int], policy: FlatPolicy, starter: int
) -> Subgame:
    """The tree from a position in which both hold at most three cards, with payoffs of 0.

    `played` are the ranks so far, `possible`, (2, 13), the ranks that each player may hold, `need` the points that I and the other need;
    `starter` is a rank, -1 for none.
    """
    fixed = begin, played, possible, need, policy, starter, grown_hands()
    counting = _stack()
    _grow(*fixed, counting, _empty(np.zeros(6, np.int64)))
    found = _empty(counting.sizes)
    _grow(*fixed, _stack(), found)
    return found


def _stack() -> _Stack:
    return _Stack(
        np.zeros(16, np.int64),
        np.zeros((LEVELS, len(Frame._fields)), np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(RANKS, np.int64),
        np.zeros(6, np.int64),
    )


def _empty(sizes: Longs) -> Subgame:
    """Arrays for the numbers of `_Stack.sizes`."""
    nodes, ends, _, payoffs, _, _ = sizes.tolist()
    return Subgame(
        child=np.full((nodes, CHILDREN), NONE, np.int32),
        mover=np.zeros(nodes, np.int8),
        held=np.zeros((nodes, 2), np.int8),
        room=np.zeros(nodes, np.int8),
        end=np.zeros(nodes, np.int32),
        stored=np.zeros(nodes, np.int32),
        begin=np.zeros(nodes + 1, np.int64),
        place=np.zeros((nodes + 1, 2), np.int64),
        reach=np.zeros((nodes + 1, 2), np.int64),
        ends_held=np.zeros((ends, 2), np.int8),
        ends_reach=np.zeros((ends, 2), np.int64),
        ends_begin=np.zeros(ends + 1, np.int64),
        fitting=fitting_slots(),
        entry=strategy_entries(),
        payoffs=np.zeros((2, payoffs), np.float32),
    )


@leaf
def _grow(
    begin: Frame,
    played: Longs,
    possible: Mask,
    need: tuple[int, int],
    policy: FlatPolicy,
    starter: int,
    grown: Hands,
    stack: _Stack,
    game: Subgame,
) -> None:
    """Adds every node and leaf, or counts them where the arrays have no room."""
    sizes, filling = stack.sizes, len(game.mover) > 0
    for at in range(len(played)):
        stack.row[at] = played[at]
        stack.seen[played[at]] += 1
    if starter >= 0:
        stack.seen[starter] += 1
    sizes[4], sizes[5] = grown.sizes[begin.held], grown.sizes[begin.left]
    level = 0
    pack_frame(begin, stack.frames, 0)
    stack.moves[0] = 0
    stack.nodes[0] = _add_node(begin, grown, game, sizes, (0, 0))
    while level >= 0:
        frame, move, node = unpack_frame(stack.frames, level), stack.moves[level], stack.nodes[level]
        if move > GO:
            if filling:
                game.end[node] = sizes[0]
                game.reach[sizes[0], 0], game.reach[sizes[0], 1] = sizes[4], sizes[5]
            level -= 1
            if level >= 0 and stack.path[level] < GO:
                stack.seen[stack.path[level]] -= 1
            continue
        stack.moves[level] += 1
        space = 31 - frame.sum
        if move == GO and space >= 10:
            continue
        if move < GO and (min(move + 1, 10) > space or stack.seen[move] >= 4 or not possible[frame.turn, move]):
            continue
        stored = policy.child[frame.node, move] if frame.node >= 0 else NONE
        after = moved(frame, move, stored, stack.row)
        stack.path[level] = move
        reach = (0, 0)
        if filling:
            reach = (game.reach[node, 0], game.reach[node, 1])
        reach = (sizes[4], reach[1]) if frame.turn == 0 else (reach[0], sizes[5])
        sizes[4 + frame.turn] += grown.sizes[after.held if frame.turn == 0 else after.left]
        out = after.mine >= need[0] or after.theirs >= need[1]
        if out or after.held == 0 or after.left == 0 or (after.held == 1 and after.left == 1):
            if filling:
                game.child[node, move] = -2 - sizes[1]
            _add_leaf(after, grown, game, sizes, reach)
            continue
        if move < GO:
            stack.seen[move] += 1
        level += 1
        pack_frame(after, stack.frames, level)
        stack.moves[level] = 0
        stack.nodes[level] = _add_node(after, grown, game, sizes, reach)
        if filling:
            game.child[node, move] = stack.nodes[level]


@leaf
def _add_leaf(frame: Frame, grown: Hands, game: Subgame, sizes: Longs, reach: tuple[int, int]) -> None:
    number = sizes[1]
    mine, theirs = grown.sizes[frame.held], grown.sizes[frame.left]
    sizes[1] += 1
    if len(game.mover) > 0:
        game.ends_held[number, 0], game.ends_held[number, 1] = frame.held, frame.left
        game.ends_reach[number, 0], game.ends_reach[number, 1] = reach
        game.ends_begin[number] = sizes[3]
    sizes[3] += max(row_length(mine) * theirs, row_length(theirs) * mine)
    if len(game.mover) > 0:
        game.ends_begin[number + 1] = sizes[3]


@leaf
def _add_node(frame: Frame, grown: Hands, game: Subgame, sizes: Longs, reach: tuple[int, int]) -> int:
    node = sizes[0]
    held = (frame.held, frame.left)
    size = held[frame.turn]
    sizes[0] += 1
    if len(game.mover) > 0:
        game.mover[node] = frame.turn
        game.held[node, 0], game.held[node, 1] = held
        game.room[node] = 31 - frame.sum
        game.stored[node] = frame.node
        game.begin[node] = sizes[2]
        game.begin[node + 1] = sizes[2] + size * grown.sizes[size]
        game.reach[node, 0], game.reach[node, 1] = reach
        for player in range(2):
            game.place[node + 1, player] = game.place[node, player] + grown.sizes[held[player]]
    sizes[2] += size * grown.sizes[size]
    return int(node)
