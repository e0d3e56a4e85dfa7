"""The play of a known hand against every hand the other may hold, when both follow the policy.

The public tree of the play is walked once for all hands of the other: at each of their turns the hands are parted by the card
they play, with its probability. `open_play.walk` for each hand alone gives the same results, thirty times as slowly. Ranks
begin at 0.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.range_results import CELLS, RangeResults, add_result, ended, last_result, pair_result
from fifteentwo.engine.equity.simulated_deals import FixedTables
from fifteentwo.engine.jit import compiled, inlined, leaf
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.frames import (
    GO,
    ME,
    OTHER,
    Frame,
    begin_frame,
    moment_of,
    moved,
    next_move,
    pack_frame,
    slot_of,
    take_card,
    unpack_frame,
    whole_hand,
)
from fifteentwo.engine.pegging.last_cards import (
    FIRST_PAIR,
    LastCards,
    last_cards,
    pair_row_of,
    row_of,
)
from fifteentwo.engine.pegging.leaves import play_alone
from fifteentwo.engine.pegging.response_buffers import LEVELS
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.scoring.rank_hands import FOURS, TRIPLES, Doubles, Hands, Longs, rank_hands


class RangeWalk(NamedTuple):
    """Scratch arrays of `walk_range`, for one thread. Levels first."""

    row: Longs
    """(16,): the ranks played."""
    hands: Longs
    """(20, 4): my ranks, ascending, then 99."""
    reach: Doubles
    """(20, 1820): the probability that the other, with each hand, plays as they did."""
    chance: Doubles
    """(20, 4, 1820): the probability that the other plays each slot of a hand."""
    frames: Longs
    """(20, 13): a `Frame` each."""
    moves: Longs
    """(20,): the move to be tried next."""
    shares: Doubles
    """(20,): the probability that I play as I did."""
    ranges: Longs
    """(20,): the level of `reach` that holds."""
    last: LastCards
    held: tuple[Longs, Longs, Longs]
    """(13, 1), (91, 2) and (455, 3): the ranks of hands of one, two and three."""


def range_walk() -> RangeWalk:
    """New scratch arrays."""
    return RangeWalk(
        np.zeros(16, np.int64),
        np.zeros((LEVELS, 4), np.int64),
        np.zeros((LEVELS, FOURS)),
        np.zeros((LEVELS, 4, FOURS)),
        np.zeros((LEVELS, len(Frame._fields)), np.int64),
        np.zeros(LEVELS, np.int64),
        np.zeros(LEVELS),
        np.zeros(LEVELS, np.int64),
        last_cards(),
        (rank_hands(1).astype(np.int64), rank_hands(2).astype(np.int64), rank_hands(3).astype(np.int64)),
    )


@leaf
def walk_range(
    kept: Longs,
    role: int,
    number: Longs,
    need: tuple[int, int],
    policy: FlatPolicy,
    tables: FixedTables,
    grown: Hands,
    room: RangeWalk,
    found: RangeResults,
) -> None:
    """Adds every result of the play from its beginning, with its probability given the other's hand.

    `kept` are my ranks, ascending, and `number`, (1820,), the row of `found` for each hand of the other, negative for those left
    out. `need` are the points that I and the other need.
    """
    for hand in range(FOURS):
        room.reach[0, hand] = 1.0 if number[hand] >= 0 else 0.0
    for at in range(4):
        room.hands[0, at] = kept[at]
    level = 0
    room.shares[0], room.ranges[0] = 1.0, 0
    _push(begin_frame(role, policy.last_card), 0, policy, grown, room)
    while level >= 0:
        frame = unpack_frame(room.frames, level)
        move = next_move(frame, room.moves[level], room.hands, level)
        if move > GO:
            level -= 1
            continue
        room.moves[level] = move + 1
        if not _enter(frame, move, level, policy, tables, grown, room):
            continue
        node = policy.child[frame.node, move] if frame.node >= 0 else NONE
        after = moved(frame, move, node, room.row)
        if after.mine >= need[0] or after.theirs >= need[1]:
            _all_out(after, level + 1, number, need, grown, room, found)
        elif after.held == 1 and after.left == 1:
            _one_each(after, level + 1, number, need, grown, room, found)
        elif after.turn == OTHER and after.held == 1 and after.left == 2:
            if _their_last_choice(after, level + 1, number, need, policy, grown, room, found):
                level += 1
                _push(after, level, policy, grown, room)
                room.moves[level] = GO
        elif after.held == 0 or after.left == 0:
            _one_alone(after, level + 1, number, need, policy.aim, grown, room, found)
        else:
            level += 1
            _push(after, level, policy, grown, room)


@inlined
def _push(frame: Frame, level: int, policy: FlatPolicy, grown: Hands, room: RangeWalk) -> None:
    pack_frame(frame, room.frames, level)
    room.moves[level] = 0
    if frame.turn == OTHER:
        reach = room.reach[room.ranges[level]]
        _their_chances(policy, frame.node, frame.left, 31 - frame.sum, grown, reach, room.chance[level])


@inlined
def _enter(
    frame: Frame, move: int, level: int, policy: FlatPolicy, tables: FixedTables, grown: Hands, room: RangeWalk
) -> bool:
    """Writes my hand, my probability and the other's range after a move on the next level; whether any of it is possible."""
    take_card(room.hands, level, move if frame.turn == ME else GO)
    room.shares[level + 1], room.ranges[level + 1] = room.shares[level], room.ranges[level]
    if frame.turn == ME:
        if move < GO:
            room.shares[level + 1] *= _my_chance(policy, tables, frame, room.hands[level], move)
        return bool(room.shares[level + 1] > 0)
    before, after = room.reach[room.ranges[level]], room.reach[level + 1]
    room.ranges[level + 1] = level + 1
    some = False
    if move == GO:
        for at in range(grown.sizes[frame.left]):
            stuck = min(grown.slots[frame.left, at, 0] + 1, 10) > 31 - frame.sum
            after[at] = before[at] if stuck else 0.0
            some = some or after[at] > 0
        return some
    chance = room.chance[level]
    for at in range(grown.sizes[frame.left - 1]):
        bigger = grown.bigger[frame.left, move, at]
        after[at] = before[bigger] * chance[grown.slot[frame.left, move, at], bigger]
        some |= after[at] > 0
    return some


@inlined
def _my_chance(policy: FlatPolicy, tables: FixedTables, frame: Frame, hand: Longs, move: int) -> float:
    """The probability that I play a rank that fits."""
    room, size, node = 31 - frame.sum, frame.held, frame.node
    fitting, before = 0, -1
    for at in range(size):
        if hand[at] != before and min(hand[at] + 1, 10) <= room:
            fitting += 1
        before = hand[at]
    if fitting == 1:
        return 1.0
    if size == 2:
        first = 0.5
        if node != NONE:
            low = policy.begin[node] if node >= 0 else -2 - node
            first = policy.chances[low + hand[1] * (hand[1] - 1) // 2 + hand[0]] / 255
        return first if move == hand[0] else 1 - first
    if node < 0:
        return 1 / fitting
    pair = hand[0] * 13 + hand[1]
    if size == 3:
        begin, hands = policy.begin[node] + tables.threes[pair, hand[2]], TRIPLES
    else:
        begin, hands = policy.begin[node] + tables.fours[pair, hand[2] * 13 + hand[3]], FOURS
    total = 0
    for slot in range(fitting):
        total += policy.chances[begin + slot * hands]
    if total == 0:
        return 1 / fitting
    slot, before = -1, -1
    for at in range(slot_of(hand, move) + 1):
        slot += hand[at] != before
        before = hand[at]
    return float(policy.chances[begin + slot * hands] / total)


@leaf
def _their_chances(
    policy: FlatPolicy, node: int, size: int, room: int, grown: Hands, reach: Doubles, chance: Doubles
) -> None:
    """Writes the probability of each slot of each hand of the other."""
    hands = grown.sizes[size]
    if size <= 2:
        begin = policy.begin[node] if node >= 0 else -2 - node
        for hand in range(hands):
            low, high = grown.slots[size, hand, 0], grown.slots[size, hand, 1]
            if reach[hand] <= 0 or min(low + 1, 10) > room:
                continue
            chance[0, hand] = 1.0
            if min(high + 1, 10) <= room and high < GO:
                first = policy.chances[begin + high * (high - 1) // 2 + low] / 255 if node != NONE else 0.5
                chance[0, hand], chance[1, hand] = first, 1 - first
        return
    for hand in range(hands):
        if reach[hand] <= 0:
            continue
        fitting, total = 0, 0
        for slot in range(size):
            rank = grown.slots[size, hand, slot]
            if rank < GO and min(rank + 1, 10) <= room:
                fitting += 1
                if node >= 0:
                    total += policy.chances[policy.begin[node] + slot * hands + hand]
        for slot in range(fitting):
            if total > 0:
                chance[slot, hand] = policy.chances[policy.begin[node] + slot * hands + hand] / total
            else:
                chance[slot, hand] = 1 / fitting


@leaf
def _all_out(
    frame: Frame, level: int, number: Longs, need: tuple[int, int], grown: Hands, room: RangeWalk, found: RangeResults
) -> None:
    """Adds the end of the game, with every hand the other may still hold."""
    result = ended(frame.mine, frame.theirs, need)
    for rest in range(grown.sizes[frame.left]):
        share = room.reach[room.ranges[level], rest]
        if share > 0:
            whole = whole_hand(frame.shown, rest, frame.left, grown)
            add_result(number[whole], result, share * room.shares[level], found)


@inlined
def _one_each(
    frame: Frame, level: int, number: Longs, need: tuple[int, int], grown: Hands, room: RangeWalk, found: RangeResults
) -> None:
    """Adds the results of the last cards, one of each."""
    card, moment = room.hands[level, 0], moment_of(frame)
    row, at = row_of(room.last, card, room.row, moment), room.ranges[level]
    # What a call would do is written out: to hand over all these arrays takes longer.
    mine, theirs, points, reach, bigger = frame.mine, frame.theirs, room.last.points, room.reach, grown.bigger
    first, second, third = frame.shown % 13, frame.shown // 13 % 13, frame.shown // 169
    need_mine, need_theirs = min(need[0], GRID), min(need[1], GRID)
    for other in range(13):
        share = reach[at, other] * room.shares[level]
        if share > 0:
            hand = number[bigger[4, third, bigger[3, second, bigger[2, first, other]]]]
            both = points[row, other]
            own, others = mine + (both >> 4), theirs + (both & 15)
            result = GRID * own + others
            if own >= need_mine or others >= need_theirs:
                result = last_result(card, other, room.row, moment, (mine, theirs), need)
            if found.shares[hand, result] == 0:
                found.touched[found.many[0]] = hand * CELLS + result
                found.many[0] += 1
            found.shares[hand, result] += share


@inlined
def _their_last_choice(
    frame: Frame,
    level: int,
    number: Longs,
    need: tuple[int, int],
    policy: FlatPolicy,
    grown: Hands,
    room: RangeWalk,
    found: RangeResults,
) -> bool:
    """Adds the results where I have one card and the other, who is to play, two, of which at least one fits; whether the other may
    hold two that do not.
    """
    card, node, at, stuck = room.hands[level, 0], frame.node, room.ranges[level], False
    fits = 13 if frame.sum <= 21 else 31 - frame.sum
    table, place = room.last.pair_points, pair_row_of(room.last, card, room.row, frame)
    begin = -1 if node == NONE else policy.begin[node] if node >= 0 else -2 - node
    mine, theirs, reach, bigger = frame.mine, frame.theirs, room.reach, grown.bigger
    first, second = frame.shown % 13, frame.shown // 13
    need_mine, need_theirs = min(need[0], GRID), min(need[1], GRID)
    for high in range(13):
        for low in range(high + 1):
            pair = high * (high - 1) // 2 + low if low < high else FIRST_PAIR + low
            share = reach[at, pair] * room.shares[level]
            if share <= 0:
                continue
            if low >= fits:
                stuck = True
                continue
            hand, lower = number[bigger[4, second, bigger[3, first, pair]]], 1.0
            if low < high < fits:
                lower = policy.chances[begin + pair] / 255 if begin >= 0 else 0.5
            for order in range(2):
                chance = share * (1 - lower if order else lower)
                if chance > 0:
                    both = table[place, order, pair]
                    own, others = mine + (both >> 5), theirs + (both & 31)
                    result = GRID * own + others
                    if own >= need_mine or others >= need_theirs:
                        played, last = (high, low) if order else (low, high)
                        result = pair_result(card, played, last, frame, room.row, need)
                    if found.shares[hand, result] == 0:
                        found.touched[found.many[0]] = hand * CELLS + result
                        found.many[0] += 1
                    found.shares[hand, result] += chance
    return stuck


@compiled
def _one_alone(
    frame: Frame,
    level: int,
    number: Longs,
    need: tuple[int, int],
    aim: int,
    grown: Hands,
    room: RangeWalk,
    found: RangeResults,
) -> None:
    """Adds the results where only one of us has cards left, who plays them in the order that pegs most, with an `aim` of -1 least."""
    rest = np.zeros(3, np.int64)
    who, size = (ME, frame.held) if frame.held else (OTHER, frame.left)
    moment, points = (frame.start, frame.stop, frame.sum, frame.last, frame.last_card), (frame.mine, frame.theirs)
    for hand in range(grown.sizes[frame.left]):
        share = room.reach[room.ranges[level], hand]
        if share <= 0:
            continue
        for at in range(size):
            if who == ME:
                rest[at] = room.hands[level, at]
            elif size == 1:
                rest[at] = hand
            else:
                rest[at] = room.held[1][hand, at] if size == 2 else room.held[2][hand, at]
        mine, theirs = play_alone(rest, size, room.row, who, moment, points, need, aim)
        whole = whole_hand(frame.shown, hand, frame.left, grown)
        add_result(number[whole], ended(mine, theirs, need), share * room.shares[level], found)
