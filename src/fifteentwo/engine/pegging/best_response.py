"""Best response to a fixed policy of the play: the value of each card, by exact traversal of the rest of the play.

The other player's hand is a range: the probability of each hand, given what has been played. The other follows the
policy, and now and then plays any card that fits (`LeafUtility.tremble`). I maximise at each of my turns: I know the
cards played, not their hand. The end of the play is valued by what both have pegged, so the value is in points, or is a
chance to win.

The tree is walked depth first on a stack of frames: `_narrow` generates a move (my hand and their range after it),
`_next_frame` makes it, `_leaf_value` evaluates an end, `_back_up` hands a value to the frame above. Every value is
weighted by the probability of the hands that reach it, so that the other's moves add up; the root divides by the whole.
A recursive function would be shorter, but Numba cannot load one from its cache (numba#6061).
"""

from __future__ import annotations

import numpy as np

from fifteentwo.engine.jit import compiled, leaf
from fifteentwo.engine.pegging.leaves import LeafUtility, alone, one_each
from fifteentwo.engine.pegging.response_buffers import Frame, Part, ResponseScratch
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs

UNKNOWN = 128
"""The byte of an information set that the policy never reaches, as in `solution`."""
ME = 0
OTHER = 1
GO = 13
"""The move of a player with no card that fits; the moves before it are ranks, from 0."""
NONE = 99
"""No card."""
NEVER = 1e-14
"""Moves of a smaller probability are left out."""
TURN = Frame._fields.index("turn")


@leaf
def _policy(part: Part, node: int, size: int, room: int, tremble: float, reach: Doubles, chance: Doubles) -> None:
    """Writes the probability that the other plays each slot of each possible hand."""
    if size == 2:
        _of_two(part, node, room, tremble, reach, chance)
        return
    hands = part.sizes[size]
    for hand in range(hands):
        if reach[hand] <= 0:
            continue
        fitting = 0
        for at in range(size):
            rank = part.slots[size, hand, at]
            if rank < NONE and min(rank + 1, 10) <= room:
                fitting += 1
        if fitting == 0:
            continue
        total = 0.0
        known = False
        for at in range(size):
            rank = part.slots[size, hand, at]
            share = 0.0
            if rank < NONE and min(rank + 1, 10) <= room and node >= 0 and fitting > 1:
                byte = int(part.policy[part.begins[node] + at * hands + hand])
                known = known or byte != UNKNOWN
                share = byte
            chance[at, hand] = share
            total += share
        for at in range(size):
            rank = part.slots[size, hand, at]
            if rank < NONE and min(rank + 1, 10) <= room:
                even = 1.0 / fitting
                share = chance[at, hand] / total if known and total > 0 else even
                chance[at, hand] = share + tremble * (even - share)


@leaf
def _of_two(part: Part, node: int, room: int, tremble: float, reach: Doubles, chance: Doubles) -> None:
    """`_policy` for hands of two cards: the higher one is played when the lower is not."""
    for hand in range(part.sizes[2]):
        low, high = part.slots[2, hand, 0], part.slots[2, hand, 1]
        if reach[hand] <= 0 or min(low + 1, 10) > room:
            continue
        if high == NONE or min(high + 1, 10) > room:
            chance[0, hand] = 1.0
            continue
        byte = int(part.policy[part.begins[node] + high * (high - 1) // 2 + low]) if node >= 0 else UNKNOWN
        first, second = (0.5, 0.5) if byte == UNKNOWN else (byte / 255, (255 - byte) / 255)
        chance[0, hand] = first + tremble * (0.5 - first)
        chance[1, hand] = second + tremble * (0.5 - second)


@leaf
def best_response(
    part: Part,
    begin: Frame,
    played: Longs,
    hand: Longs,
    range_: Doubles,
    utility: LeafUtility,
    scratch: ResponseScratch,
    values: Doubles,
) -> None:
    """Writes to `values`, (4,), the value of each of my cards, nan where it does not fit or repeats the one before; where
    the other is to play, the value of the position to values[0].

    `played` are the ranks so far, `hand` my ranks ascending, (4,), then `NONE`, `range_` the probability of each hand of
    `begin.left` cards.
    """
    whole = 0.0
    for at in range(len(range_)):
        scratch.reach[0, at] = range_[at]
        whole += range_[at]
    for at in range(len(played)):
        scratch.row[at] = played[at]
    for at in range(4):
        scratch.hands[0, at] = hand[at]
        values[at] = np.nan
    level = 0
    _push(part, begin, level, utility.tremble, scratch)
    while True:
        frame = _frame(scratch.frames, level)
        move = _next_move(frame, scratch.moves[level], scratch.hands, level)
        if move > GO:  # every move has been tried
            if level == 0:
                break
            level -= 1
            _back_up(scratch, level, scratch.value[level + 1], whole, values)
            continue
        scratch.moves[level] = move + 1
        reached = _narrow(part, frame, move, level, scratch)
        if reached <= NEVER * whole:
            continue
        after = _next_frame(part, frame, move, scratch.row)
        if _is_leaf(after, utility):
            _back_up(scratch, level, _leaf_value(part, after, reached, level + 1, utility, scratch), whole, values)
        else:
            level += 1
            _push(part, after, level, utility.tremble, scratch)
    if begin.turn == OTHER:
        values[0] = scratch.value[0] / whole


@leaf
def _push(part: Part, frame: Frame, level: int, tremble: float, scratch: ResponseScratch) -> None:
    """Puts a frame on the stack, before its first move."""
    for at, number in enumerate(frame):
        scratch.frames[level, at] = number
    scratch.moves[level] = 0
    scratch.value[level] = -1e18 if frame.turn == ME else 0.0
    if frame.turn == OTHER:
        _policy(part, frame.node, frame.left, 31 - frame.sum, tremble, scratch.reach[level], scratch.chance[level])


@leaf
def _frame(frames: Longs, level: int) -> Frame:
    node, turn, last, gone, start, stop, count, held, left, mine, theirs, shown = frames[level]
    return Frame(node, turn, last, gone, start, stop, count, held, left, mine, theirs, shown)


@leaf
def _back_up(scratch: ResponseScratch, level: int, value: float, whole: float, values: Doubles) -> None:
    """Backs the value of a move up into its frame: my moves are maximised, the other's added up."""
    if scratch.frames[level, TURN] == OTHER:
        scratch.value[level] += value
        return
    scratch.value[level] = max(scratch.value[level], value)
    move = scratch.moves[level] - 1
    if level == 0 and move < GO:
        values[_slot(scratch.hands[0], move)] = value / whole


@leaf
def _next_move(frame: Frame, move: int, hands: Longs, level: int) -> int:
    """The first move from `move` on that the player to act may be able to make: a rank, or a go; more than `GO` where there is none."""
    room = 31 - frame.sum
    if frame.turn == OTHER:
        fits = 13 if room >= 10 else room
        if move < fits:
            return move
        return GO if move <= GO and room < 10 else GO + 1
    if move == 0 and min(hands[level, 0] + 1, 10) > room:
        return GO
    for at in range(frame.held):
        rank = hands[level, at]
        if rank >= move:
            return int(rank) if min(rank + 1, 10) <= room else GO + 1
    return GO + 1


@leaf
def _narrow(part: Part, frame: Frame, move: int, level: int, scratch: ResponseScratch) -> float:
    """Writes my hand and the other's range after a move on the next level, and returns the probability of that range."""
    hands, reach = scratch.hands, scratch.reach
    for at in range(4):
        hands[level + 1, at] = hands[level, at]
    reached = 0.0
    if frame.turn == ME:
        if move < GO:
            for at in range(_slot(hands[level], move), 3):
                hands[level + 1, at] = hands[level, at + 1]
            hands[level + 1, 3] = NONE
        for at in range(part.sizes[frame.left]):
            reach[level + 1, at] = reach[level, at]
            reached += reach[level, at]
    elif move == GO:
        room = 31 - frame.sum
        for at in range(part.sizes[frame.left]):
            stuck = min(part.slots[frame.left, at, 0] + 1, 10) > room
            reach[level + 1, at] = reach[level, at] if stuck else 0.0
            reached += reach[level + 1, at]
    else:
        for at in range(part.sizes[frame.left - 1]):
            bigger = part.bigger[frame.left, move, at]
            here = reach[level, bigger]
            if here > 0:
                here *= scratch.chance[level, part.slot[frame.left, move, at], bigger]
            reach[level + 1, at] = here
            reached += here
    return reached


@leaf
def _slot(hand: Longs, rank: int) -> int:
    """The first slot of a rank in a hand, `NONE` where it is not held."""
    for at in range(4):
        if hand[at] == rank:
            return at
    return NONE


@leaf
def _next_frame(part: Part, frame: Frame, move: int, row: Longs) -> Frame:
    """The position after a move; a card is written to the row."""
    turn, last, gone, start, stop, count = frame.turn, frame.last, frame.gone, frame.start, frame.stop, frame.sum
    held, left, mine, theirs, shown = frame.held, frame.left, frame.mine, frame.theirs, frame.shown
    if move == GO:
        gone |= 1 << turn
    else:
        row[stop] = move
        stop += 1
        count += min(move + 1, 10)
        points = pegged(row, start, stop, count)
        last = turn
        if turn == ME:
            mine += points
            held -= 1
        else:
            theirs += points
            left -= 1
            shown = shown * 13 + move
    cards = (held, left)
    other = 1 - turn
    can_other = cards[other] > 0 and not gone >> other & 1
    can_turn = cards[turn] > 0 and not gone >> turn & 1
    if count == 31 or not (can_other or can_turn):
        if count < 31 and last == ME:
            mine += 1
        elif count < 31:
            theirs += 1
        start, count, gone = stop, 0, 0
        turn = 1 - last if cards[1 - last] > 0 else last
    elif can_other:
        turn = other
    node = int(part.child[move, frame.node]) if frame.node >= 0 else -2
    return Frame(node, turn, last, gone, start, stop, count, held, left, mine, theirs, shown)


@leaf
def _is_leaf(frame: Frame, utility: LeafUtility) -> bool:
    """Whether somebody is out, or nobody has a choice left: I have no card, or both have one."""
    if frame.mine >= utility.need[0] or frame.theirs >= utility.need[1]:
        return True
    return frame.held == 0 or (frame.held == 1 and frame.left == 1)


@leaf
def _leaf_value(
    part: Part, frame: Frame, reached: float, level: int, utility: LeafUtility, scratch: ResponseScratch
) -> float:
    """The value of a leaf, times the probability of the hands that reach it."""
    mine, theirs = frame.mine, frame.theirs
    if mine >= utility.need[0]:
        return float(reached * utility.mine[min(theirs, 31)])
    if theirs >= utility.need[1]:
        return float(reached * utility.theirs[min(mine, 31)])
    if frame.held == 0 and frame.left == 0:
        return float(reached * utility.value[utility.kinds[frame.shown], min(mine, 31), min(theirs, 31)])
    row, reach = scratch.row, scratch.reach[level]
    start, stop, count, last = frame.start, frame.stop, frame.sum, frame.last
    if frame.held == 1:
        moment = (start, stop, count, frame.turn, frame.gone, last)
        return one_each(scratch.hands[level, 0], reach, row, moment, (mine, theirs), frame.shown, utility, scratch.last)
    return _alone(part, frame, reach, row, utility)


@compiled
def _alone(part: Part, frame: Frame, reach: Doubles, row: Longs, utility: LeafUtility) -> float:
    """The value where the other alone has cards left, over their hands."""
    value, ranks = 0.0, np.zeros(frame.left, np.int64)
    moment, points = (frame.start, frame.stop, frame.sum, frame.last), (frame.mine, frame.theirs)
    for hand in range(part.sizes[frame.left]):
        if reach[hand] > 0:
            _ranks(part, frame.left, hand, ranks)
            shown = frame.shown
            for at in range(frame.left):
                shown = shown * 13 + ranks[at]
            value += alone(ranks, reach[hand], row, moment, points, utility.kinds[shown], utility)
    return value


@leaf
def _ranks(part: Part, size: int, hand: int, ranks: Longs) -> None:
    """Writes the ranks of a hand, ascending: taken off it one by one."""
    for at in range(size):
        rank = part.slots[size - at, hand, 0]
        ranks[at] = rank
        for smaller in range(part.sizes[size - at - 1]):
            if part.bigger[size - at, rank, smaller] == hand:
                hand = smaller
                break
