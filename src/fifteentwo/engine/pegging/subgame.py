"""A subgame of the play: the public tree from one of its positions to the end, and the chance to win at each leaf.

Player 0 (`ME`) is to act at the root, player 1 is the other. At a leaf nobody has a choice left, so the points of the play, both
hands and who reaches the target first are known for each two hands that may meet there; the crib is averaged. A payoff is that
chance to win times the probability that the two hands are held at the root, so traversals need no other probabilities.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled, inlined, leaf
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.frames import GO, ME, NO_CARD, OTHER, Frame, moment_of, moved, pack_frame, unpack_frame
from fifteentwo.engine.pegging.last_cards import LastCards, out_with_last_cards, row_of
from fifteentwo.engine.pegging.leaves import play_alone
from fifteentwo.engine.pegging.response_buffers import scratch
from fifteentwo.engine.pegging.tree import CHILDREN, NONE, WIDTH
from fifteentwo.engine.scoring.rank_hands import (
    RANKS,
    Bytes,
    Doubles,
    Floats,
    Hands,
    Integers,
    Longs,
    Tinies,
    grown_hands,
    many,
    rank_hands,
)

Mask = NDArray[np.bool_]
LEVELS: Final = 20
"""No play is deeper: eight cards and the goes between them."""


MOST: Final = 60
"""No player has more points in the play and the hand together; more would count as these."""


class ShowUtility(NamedTuple):
    """My utility after the play, by rank alone."""

    value: Doubles
    """(61, 61): by what I have in the play and in my hand together, and by the other's, if nobody was out in the play."""
    won: float
    """My utility when I reach the target in the play."""
    lost: float
    """My utility when the other does."""
    need: tuple[int, int]
    """The points that I and the other need at the root."""
    hands: tuple[Longs, Longs]
    """(hands,) each: the points in the show of each hand that I and the other may hold at the root, whole, with the starter."""
    suits: Doubles = np.zeros((0, 3))
    """(hands, 3) for `with_hand`: the probabilities that suits add 1, 4, and 5 points to each hand of the player whose hand it is not."""


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
    """(nodes + 1, 2): where the vector over the hands of each player begins."""
    ends_held: Tinies
    """(leaves, 2)"""
    ends_begin: Longs
    """(leaves + 1,)"""
    fitting: Tinies
    """(4, 32, 455): how many slots of each hand of a size fit into so much room."""
    payoffs: Floats
    """(2, entries): of each player at each leaf, by the other's hand and the player's own, in rows of `row_length`; the other's are those
    of mine, negative."""


class _Room(NamedTuple):
    """Scratch arrays of `_grow`."""

    row: Longs
    frames: Longs
    """(20, 12)"""
    moves: Longs
    """(20,): the move to be tried next."""
    nodes: Longs
    """(20,)"""
    path: Longs
    """(20,): the moves made."""
    seen: Longs
    """(13,): the cards of each rank that are on the table."""
    possible: Mask
    """(2, 13): the ranks that each player may hold at the root."""
    last: LastCards
    whole: Longs
    """(2, 1820): the number at the root of each hand left."""
    held: Bytes
    """(4, 455, 3): the ranks of each hand of each size."""
    only: Longs
    """(2,): of each player the number at the root of the hand whose payoffs are written; -1 for all."""


@cache
def held_ranks() -> Bytes:
    """The ranks of each hand of up to three cards, ascending: (4, 455, 3)."""
    found = np.zeros((4, len(rank_hands(3)), 3), np.uint8)
    for size in range(1, 4):
        found[size, : len(rank_hands(size)), :size] = rank_hands(size)
    return found


@cache
def fitting_slots() -> Tinies:
    """`Subgame.fitting`, (4, 32, 455). Slots ascend, so those that fit are the first."""
    slots = grown_hands().slots[:4, : len(rank_hands(3))].astype(np.int64)
    points = np.where(slots < NO_CARD, np.minimum(slots + 1, 10), NO_CARD)
    found: Tinies = (points[:, None] <= np.arange(32)[None, :, None, None]).sum(axis=3).astype(np.int8)
    return found


def subgame(
    begin: Frame, played: Longs, weights: Doubles, utility: ShowUtility, policy: FlatPolicy, starter: int
) -> Subgame:
    """The subgame from a position in which both hold at most three cards.

    `played` are the ranks so far and `weights`, (mine, theirs), the probability of each two hands; `starter` is a rank, -1 for none.
    """
    sizes, again = np.zeros(5, np.int64), np.zeros(5, np.int64)
    with scratch() as arrays:
        fixed = begin, played, weights, utility, policy, starter, grown_hands()
        _grow(*fixed, _room(weights, arrays.last), _empty(sizes), sizes)
        found = _empty(sizes)
        _grow(*fixed, _room(weights, arrays.last), found, again)
    return found


def with_hand(
    game: Subgame,
    begin: Frame,
    played: Longs,
    weights: Doubles,
    utility: ShowUtility,
    policy: FlatPolicy,
    starter: int,
    only: tuple[int, int],
) -> Subgame:
    """The same subgame with the payoffs of one hand, a player and the number at the root, by these weights and this utility; the other
    arguments are those that it was made with.
    """
    found = game._replace(payoffs=game.payoffs.copy())  # into the other arrays goes what is there
    with scratch() as arrays:
        room = _room(weights, arrays.last)
        room.only[only[0]] = only[1]
        _grow(begin, played, weights, utility, policy, starter, grown_hands(), room, found, np.zeros(5, np.int64))
    return found


def _room(weights: Doubles, last: LastCards) -> _Room:
    return _Room(
        np.zeros(16, np.int64),
        np.zeros((LEVELS, len(Frame._fields)), np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(RANKS, np.int64),
        np.stack([_ranks_held(weights.sum(axis=1)), _ranks_held(weights.sum(axis=0))]),
        last,
        np.zeros((2, 1820), np.int64),
        held_ranks(),
        np.full(2, -1, np.int64),
    )


def _ranks_held(chances: Doubles) -> Mask:
    """Which ranks are in any hand of these probabilities."""
    size = next(size for size in range(1, 4) if len(rank_hands(size)) == len(chances))
    found: Mask = np.any(many(size)[chances > 0] > 0, axis=0)
    return found


def _empty(sizes: Longs) -> Subgame:
    """Arrays for these numbers of nodes, leaves, strategy entries, and payoffs."""
    nodes, ends, entries, vectors, payoffs = sizes.tolist()
    assert entries >= 0
    assert vectors >= 0
    return Subgame(
        child=np.full((nodes, CHILDREN), NONE, np.int32),
        mover=np.zeros(nodes, np.int8),
        held=np.zeros((nodes, 2), np.int8),
        room=np.zeros(nodes, np.int8),
        end=np.zeros(nodes, np.int32),
        stored=np.zeros(nodes, np.int32),
        begin=np.zeros(nodes + 1, np.int64),
        place=np.zeros((nodes + 1, 2), np.int64),
        ends_held=np.zeros((ends, 2), np.int8),
        ends_begin=np.zeros(ends + 1, np.int64),
        fitting=fitting_slots(),
        payoffs=np.zeros((2, payoffs), np.float32),
    )


@inlined
def row_length(hands: int) -> int:
    """The length of a row of payoffs: of 13 hands it is `WIDTH`, so that a loop over one is a few steps of the machine."""
    return WIDTH if hands == RANKS else hands


@compiled
def _grow(
    begin: Frame,
    played: Longs,
    weights: Doubles,
    utility: ShowUtility,
    policy: FlatPolicy,
    starter: int,
    grown: Hands,
    room: _Room,
    game: Subgame,
    sizes: Longs,
) -> None:
    """Adds every node and leaf, or counts them where the arrays have no room."""
    filling = len(game.mover) > 0
    for at in range(len(played)):
        room.row[at] = played[at]
        room.seen[played[at]] += 1
    if starter >= 0:
        room.seen[starter] += 1
    level = 0
    pack_frame(begin, room.frames, 0)
    room.moves[0] = 0
    room.nodes[0] = _add_node(begin, grown, game, sizes, filling)
    while level >= 0:
        frame, move, node = unpack_frame(room.frames, level), room.moves[level], room.nodes[level]
        if move > GO:
            if filling:
                game.end[node] = sizes[0]
            level -= 1
            if level >= 0 and room.path[level] < GO:
                room.seen[room.path[level]] -= 1
            continue
        room.moves[level] += 1
        space = 31 - frame.sum
        if move == GO and space >= 10:
            continue
        if move < GO and (min(move + 1, 10) > space or room.seen[move] >= 4 or not room.possible[frame.turn, move]):
            continue
        stored = policy.child[frame.node, move] if frame.node >= 0 else NONE
        after = moved(frame, move, stored, room.row)
        room.path[level] = move
        out = after.mine >= utility.need[0] or after.theirs >= utility.need[1]
        if out or after.held == 0 or after.left == 0 or (after.held == 1 and after.left == 1):
            leaf_number = sizes[1]
            mine, theirs = grown.sizes[after.held], grown.sizes[after.left]
            if filling:
                game.child[node, move] = -2 - leaf_number
                game.ends_held[leaf_number, 0], game.ends_held[leaf_number, 1] = after.held, after.left
                game.ends_begin[leaf_number] = sizes[4]
                _whole_hands(room, level, after, grown)
                _fill(after, weights, utility, policy.aim, grown, room, game.payoffs, sizes[4])
            sizes[1] += 1
            sizes[4] += max(row_length(mine) * theirs, row_length(theirs) * mine)
            if filling:
                game.ends_begin[leaf_number + 1] = sizes[4]
            continue
        if move < GO:
            room.seen[move] += 1
        level += 1
        pack_frame(after, room.frames, level)
        room.moves[level] = 0
        room.nodes[level] = _add_node(after, grown, game, sizes, filling)
        if filling:
            game.child[node, move] = room.nodes[level]


@compiled
def _add_node(frame: Frame, grown: Hands, game: Subgame, sizes: Longs, filling: bool) -> int:
    node = sizes[0]
    held = (frame.held, frame.left)
    size = held[frame.turn]
    sizes[0] += 1
    if filling:
        game.mover[node] = frame.turn
        game.held[node, 0], game.held[node, 1] = held
        game.room[node] = 31 - frame.sum
        game.stored[node] = frame.node
        game.begin[node] = sizes[2]
        game.begin[node + 1] = sizes[2] + size * grown.sizes[size]
        for player in range(2):
            game.place[node + 1, player] = game.place[node, player] + grown.sizes[held[player]]
    sizes[2] += size * grown.sizes[size]
    sizes[3] += grown.sizes[held[0]] + grown.sizes[held[1]]
    return int(node)


@leaf
def _whole_hands(room: _Room, level: int, after: Frame, grown: Hands) -> None:
    """Writes the number at the root of each hand left at a leaf, by the moves made from the root on."""
    for player in range(2):
        left = after.held if player == ME else after.left
        for hand in range(grown.sizes[left]):
            number, size = hand, left
            for at in range(level + 1):
                if room.path[at] < GO and room.frames[at, 1] == player:
                    size += 1
                    number = grown.bigger[size, room.path[at], number]
            room.whole[player, hand] = number


@inlined
def _shown_equity(utility: ShowUtility, points: tuple[int, int]) -> float:
    """The equity by what I and the other have in the play and in the hands together."""
    return float(utility.value[min(points[0], MOST), min(points[1], MOST)])


@compiled
def _fill(
    frame: Frame,
    weights: Doubles,
    utility: ShowUtility,
    aim: int,
    grown: Hands,
    room: _Room,
    payoffs: Floats,
    begin: int,
) -> None:
    """Writes the payoffs of a leaf, to both players."""
    mine, theirs = grown.sizes[frame.held], grown.sizes[frame.left]
    out = frame.mine >= utility.need[0] or frame.theirs >= utility.need[1]
    both_one = frame.held == 1 and frame.left == 1
    moment = moment_of(frame)
    cards = np.zeros(3, np.int64)
    for own in range(mine):
        if room.only[ME] >= 0 and room.whole[ME, own] != room.only[ME]:
            continue
        place = row_of(room.last, own, room.row, moment) if both_one and not out else 0
        for other in range(theirs):
            if room.only[OTHER] >= 0 and room.whole[OTHER, other] != room.only[OTHER]:
                continue
            weight = weights[room.whole[0, own], room.whole[1, other]]
            if weight <= 0:
                payoffs[0, begin + other * row_length(mine) + own] = 0
                payoffs[1, begin + own * row_length(theirs) + other] = 0
                continue
            points = (frame.mine, frame.theirs)
            if not out and both_one:
                both = room.last.points[place, other]
                points = (frame.mine + (both >> 4), frame.theirs + (both & 15))
                if points[0] >= utility.need[0] or points[1] >= utility.need[1]:
                    points = out_with_last_cards(own, other, room.row, moment, (frame.mine, frame.theirs), utility.need)
            elif not out and frame.held + frame.left > 0:
                who, size = (ME, frame.held) if frame.held else (OTHER, frame.left)
                hand = own if who == ME else other
                for at in range(size):
                    cards[at] = room.held[size, hand, at]
                state = (frame.start, frame.stop, frame.sum, frame.last, frame.last_card)
                points = play_alone(cards, size, room.row, who, state, points, utility.need, aim)
            if points[0] >= utility.need[0]:
                equity = utility.won
            elif points[1] >= utility.need[1]:
                equity = utility.lost
            else:
                shown = utility.hands[0][room.whole[0, own]], utility.hands[1][room.whole[1, other]]
                equity = _shown_equity(utility, (points[0] + shown[0], points[1] + shown[1]))
                if len(utility.suits) > 0:
                    which = OTHER if room.only[ME] >= 0 else ME
                    chances = utility.suits[room.whole[which, other if which == OTHER else own]]
                    plain = equity
                    for at, more in ((0, 1), (1, 4), (2, 5)):
                        added = (0, more) if which == OTHER else (more, 0)
                        total = points[0] + shown[0] + added[0], points[1] + shown[1] + added[1]
                        equity += chances[at] * (_shown_equity(utility, total) - plain)
            payoffs[0, begin + other * row_length(mine) + own] = weight * equity
            payoffs[1, begin + own * row_length(theirs) + other] = -weight * equity
