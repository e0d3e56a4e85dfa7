"""The value of each of my cards for each hand that the other may hold, when both follow a policy from here on.

A best response needs one number for each card, because it weighs the other's hands on the way down. Here nothing is weighed: the
values come back up for each hand by itself, so that they can be averaged over many ranges at once. The stack is that of
`best_response`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.jit import inlined, leaf
from fifteentwo.engine.pegging.best_response import narrow, ranks_of
from fifteentwo.engine.pegging.card_chances import UNKNOWN, their_chances
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.frames import (
    GO,
    ME,
    OTHER,
    Frame,
    moment_of,
    moved,
    next_move,
    pack_frame,
    slot_of,
    unpack_frame,
)
from fifteentwo.engine.pegging.last_cards import FIRST_PAIR, NEVER, pair_row_of, row_of
from fifteentwo.engine.pegging.leaves import alone_row_of, play_alone
from fifteentwo.engine.pegging.response_buffers import LEVELS, ResponseScratch
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, Doubles, Hands, Longs


class HandScratch(NamedTuple):
    """The arrays `policy_values` writes on besides a `ResponseScratch`."""

    values: Doubles
    """(20, 1820): by level, the value of the moves tried, for each hand of the other's."""
    mine: Doubles
    """(1820,): 1 for my hand, for a moment; 0 otherwise."""
    ranks: Longs
    """(4,): the ranks of a hand."""


def hand_scratch() -> HandScratch:
    """Arrays for one thread."""
    return HandScratch(np.zeros((LEVELS, FOURS)), np.zeros(FOURS), np.zeros(4, np.int64))


@leaf
def policy_values(
    policy: FlatPolicy,
    grown: Hands,
    begin: Frame,
    played: Longs,
    hand: Longs,
    wanted: int,
    possible: Doubles,
    scratch: ResponseScratch,
    room: HandScratch,
    values: Doubles,
) -> None:
    """Writes to `values`, (4, 1820), for each slot of my hand whose rank is `wanted` and each hand of the other's of `begin.left` cards,
    the points that I peg from here less the other's, with the sign of `policy.aim`.

    `possible` is positive for the hands that the other may hold; for others the values mean nothing. Other arguments are those of
    `best_response`.
    """
    for at in range(grown.sizes[begin.left]):
        scratch.reach[0, at] = possible[at]
    for at in range(len(played)):
        scratch.row[at] = played[at]
    for at in range(4):
        scratch.hands[0, at] = hand[at]
    level = 0
    _push(policy, grown, begin, level, scratch, room)
    while True:
        frame = unpack_frame(scratch.frames, level)
        move = next_move(frame, scratch.moves[level], scratch.hands, level)
        if move > GO:
            if level == 0:
                return
            level -= 1
            _back_up(grown, level, scratch, room, values)
            continue
        scratch.moves[level] = move + 1
        if frame.turn == ME and move < GO:
            if level == 0 and not wanted >> move & 1:
                continue
            if level > 0 and _share_of(frame, move, level, scratch) == 0:
                continue  # after a card that the policy never plays nothing counts
        if narrow(grown, frame, move, level, scratch) <= 0:
            continue
        node = policy.child[frame.node, move] if frame.node >= 0 else NONE
        after = moved(frame, move, node, scratch.row)
        if after.held == 0 or after.left == 0 or (after.held == 1 and after.left == 1):
            _write_leaf(policy, grown, after, level + 1, scratch, room)
            _back_up(grown, level, scratch, room, values)
        elif after.turn == OTHER and after.held == 1 and after.left == 2:
            stuck = _their_last_choice(policy, after, level + 1, scratch, room)
            if stuck:  # of the moves only a go is left
                level += 1
                pack_frame(after, scratch.frames, level)
                scratch.moves[level] = GO
            else:
                _back_up(grown, level, scratch, room, values)
        else:
            level += 1
            _push(policy, grown, after, level, scratch, room)


@inlined
def _push(
    policy: FlatPolicy, grown: Hands, frame: Frame, level: int, scratch: ResponseScratch, room: HandScratch
) -> None:
    """Puts a frame on the stack, before its first move, with the probability of each."""
    pack_frame(frame, scratch.frames, level)
    scratch.moves[level] = 0
    for at in range(grown.sizes[frame.left]):
        room.values[level, at] = 0.0
    left, chance = 31 - frame.sum, scratch.chance[level]
    if frame.turn == OTHER:
        their_chances(policy, grown, frame.node, frame.left, left, 0.0, scratch.reach[level], chance)
        return
    mine = int(scratch.hands[level, 0])
    for at in range(1, frame.held):
        mine = int(grown.bigger[at + 1, scratch.hands[level, at], mine])
    room.mine[mine] = 1.0
    their_chances(policy, grown, frame.node, frame.held, left, 0.0, room.mine, chance)
    room.mine[mine] = 0.0
    for at in range(frame.held):
        chance[at, 0] = chance[at, mine]


@inlined
def _share_of(frame: Frame, move: int, level: int, scratch: ResponseScratch) -> float:
    """The probability of a card of mine by the policy."""
    hand, slot = scratch.hands[level], 0
    for at in range(1, frame.held):
        slot += hand[at] <= move and hand[at] != hand[at - 1]
    return float(scratch.chance[level, slot, 0])


@inlined
def _back_up(grown: Hands, level: int, scratch: ResponseScratch, room: HandScratch, values: Doubles) -> None:
    """Backs the values of a move up into its frame."""
    frame, move = unpack_frame(scratch.frames, level), scratch.moves[level] - 1
    reach, of_move, found = scratch.reach, room.values[level + 1], room.values[level]
    if frame.turn == ME:
        if level == 0:
            for at in range(grown.sizes[frame.left]):
                values[slot_of(scratch.hands[0], move), at] = of_move[at]
            return
        share = _share_of(frame, move, level, scratch) if move < GO else 1.0
        for at in range(grown.sizes[frame.left]):
            found[at] += share * of_move[at]
    elif move == GO:
        for at in range(grown.sizes[frame.left]):
            if reach[level + 1, at] > 0:
                found[at] = of_move[at]
    else:
        for at in range(grown.sizes[frame.left - 1]):
            if reach[level + 1, at] > 0:
                bigger = grown.bigger[frame.left, move, at]
                found[bigger] += scratch.chance[level, grown.slot[frame.left, move, at], bigger] * of_move[at]


@inlined
def _their_last_choice(
    policy: FlatPolicy, frame: Frame, level: int, scratch: ResponseScratch, room: HandScratch
) -> bool:
    """Writes the values where I have one card and the other, who is to play, two; whether there may be hands of which none fits, which
    get 0.
    """
    fits, aim, so_far, node = (
        RANKS if frame.sum <= 21 else 31 - frame.sum,
        policy.aim,
        frame.mine - frame.theirs,
        frame.node,
    )
    table, place = scratch.last.pair_points, pair_row_of(scratch.last, scratch.hands[level, 0], scratch.row, frame)
    begin = -1 if node == NONE else policy.begin[node] if node >= 0 else -2 - node
    reach, found, stuck = scratch.reach, room.values, False
    for high in range(RANKS):
        for low in range(high + 1):
            hand = high * (high - 1) // 2 + low if low < high else FIRST_PAIR + low
            if low >= fits or reach[level, hand] <= 0:
                stuck = stuck or reach[level, hand] > 0
                found[level, hand] = 0.0
                continue
            both = int(table[place, 0, hand])
            value = float(aim * (so_far + (both >> 5) - (both & 31)))
            if low < high < fits:
                byte = int(policy.chances[begin + hand]) if begin >= 0 else UNKNOWN
                first = byte / 255 if byte != UNKNOWN else 0.5
                both = int(table[place, 1, hand])
                value = first * value + (1 - first) * (aim * (so_far + (both >> 5) - (both & 31)))
            found[level, hand] = value
    return stuck


@inlined
def _write_leaf(
    policy: FlatPolicy, grown: Hands, frame: Frame, level: int, scratch: ResponseScratch, room: HandScratch
) -> None:
    """The points of a leaf by the other's hand: no choice depends on a card that is not known."""
    row, so_far, aim, found = scratch.row, frame.mine - frame.theirs, policy.aim, room.values[level]
    moment = (frame.start, frame.stop, frame.sum, frame.last, frame.last_card)
    nothing, never = (0, 0), (NEVER, NEVER)
    if frame.held == 1 and frame.left == 1:
        place = row_of(scratch.last, scratch.hands[level, 0], row, moment_of(frame))
        for other in range(RANKS):
            both = int(scratch.last.points[place, other])
            found[other] = aim * (so_far + (both >> 4) - (both & 15))
    elif frame.left == 0:
        for at in range(4):
            room.ranks[at] = scratch.hands[level, at]
        mine, theirs = play_alone(room.ranks, frame.held, row, ME, moment, nothing, never, aim)
        found[0] = aim * (so_far + mine - theirs)
    elif frame.left == 2:
        place = alone_row_of(scratch.last, row, frame, aim)
        for hand in range(grown.sizes[2]):
            both = int(scratch.last.pair_points[place, 0, hand])
            found[hand] = aim * (so_far + (both >> 5) - (both & 31))
    else:
        for hand in range(grown.sizes[frame.left]):
            if scratch.reach[level, hand] > 0:
                ranks_of(grown, frame.left, hand, room.ranks)
                mine, theirs = play_alone(room.ranks, frame.left, row, OTHER, moment, nothing, never, aim)
                found[hand] = aim * (so_far + mine - theirs)
