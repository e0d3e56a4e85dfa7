"""Best response to a fixed policy of the play: the value of each card, by exact traversal of the rest of the play.

The other player's hand is a range: the probability of each hand, given what has been played. The other follows the
policy, and now and then plays any card that fits (`LeafUtility.tremble`). I maximise at each of my turns: I know the
cards played, not their hand. The end of the play is valued by what both have pegged, so the value is in points, or is a
chance to win.

The tree is walked depth first on a stack of frames: `narrow` generates a move (my hand and their range after it),
`frames.moved` makes it, `_leaf_value` evaluates an end, `_back_up` hands a value to the frame above. Where the last choice is
theirs, between two cards, or mine, `_their_last_choice` and `_my_last_choice` value it without further frames: that is most of
the work. Every value is weighted by the probability of the hands that reach it, so that the other's moves add up; the root
divides by the whole. A recursive function would be shorter, but Numba cannot load one from its cache (numba#6061).
"""

from __future__ import annotations

from math import isnan

import numpy as np

from fifteentwo.engine.jit import compiled, inlined, leaf
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
    take_card,
    unpack_frame,
)
from fifteentwo.engine.pegging.last_cards import FIRST_PAIR, GRID, LastCards, pair_row_of
from fifteentwo.engine.pegging.leaves import (
    LeafUtility,
    alone_row_of,
    last_utilities,
    utility_after,
    utility_when_out,
    value_alone,
)
from fifteentwo.engine.pegging.response_buffers import ResponseScratch
from fifteentwo.engine.pegging.tree import NONE
from fifteentwo.engine.scoring.rank_hands import RANKS, Doubles, Hands, Longs, Shorts

NEVER = 1e-14
"""Moves of a smaller probability are left out."""
TURN = Frame._fields.index("turn")


@leaf
def best_response(
    policy: FlatPolicy,
    grown: Hands,
    begin: Frame,
    played: Longs,
    hand: Longs,
    wanted: int,
    range_: Doubles,
    utility: LeafUtility,
    scratch: ResponseScratch,
    values: Doubles,
) -> None:
    """Writes to `values`, (4,), the value of each of my cards, nan where it does not fit, repeats the one before, or is not `wanted`, a
    bit for each rank.

    `played` are the ranks so far, `hand` my ranks ascending, (4,), then `NO_CARD`, `range_` the probability of each hand of
    `begin.left` cards. I am to play.
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
    _push(policy, grown, begin, level, utility.tremble, scratch)
    while True:
        frame = unpack_frame(scratch.frames, level)
        move = next_move(frame, scratch.moves[level], scratch.hands, level)
        if move > GO:  # every move has been tried
            if level == 0:
                break
            level -= 1
            _back_up(scratch, level, scratch.value[level + 1], whole, values)
            continue
        scratch.moves[level] = move + 1
        if level == 0 and not wanted >> move & 1:
            continue
        reached = narrow(grown, frame, move, level, scratch)
        if reached <= NEVER * whole:
            continue
        node = policy.child[frame.node, move] if frame.node >= 0 else NONE
        after = moved(frame, move, node, scratch.row)
        if _is_leaf(after, utility):
            value = _leaf_value(policy, grown, after, reached, level + 1, utility, scratch)
            _back_up(scratch, level, value, whole, values)
        elif after.turn == OTHER and after.held == 1 and after.left == 2:
            value = _their_last_choice(policy, after, level + 1, utility, scratch)
            if _some_say_go(grown, after, scratch.reach[level + 1]):
                level += 1
                _push(policy, grown, after, level, utility.tremble, scratch)
                scratch.value[level], scratch.moves[level] = value, GO
            else:
                _back_up(scratch, level, value, whole, values)
        elif (
            after.turn == ME
            and after.held == 2
            and after.left == 1
            and min(scratch.hands[level + 1, 0] + 1, 10) <= 31 - after.sum
        ):
            _back_up(scratch, level, _my_last_choice(after, reached, level + 1, utility, scratch), whole, values)
        else:
            level += 1
            _push(policy, grown, after, level, utility.tremble, scratch)


@inlined
def _push(policy: FlatPolicy, grown: Hands, frame: Frame, level: int, tremble: float, scratch: ResponseScratch) -> None:
    """Puts a frame on the stack, before its first move."""
    pack_frame(frame, scratch.frames, level)
    scratch.moves[level] = 0
    scratch.value[level] = -1e18 if frame.turn == ME else 0.0
    if frame.turn == OTHER:
        reach, chance = scratch.reach[level], scratch.chance[level]
        their_chances(policy, grown, frame.node, frame.left, 31 - frame.sum, tremble, reach, chance)


@inlined
def _back_up(scratch: ResponseScratch, level: int, value: float, whole: float, values: Doubles) -> None:
    """Backs the value of a move up into its frame: my moves are maximised, the other's added up."""
    if scratch.frames[level, TURN] == OTHER:
        scratch.value[level] += value
        return
    scratch.value[level] = max(scratch.value[level], value)
    move = scratch.moves[level] - 1
    if level == 0 and move < GO:
        values[slot_of(scratch.hands[0], move)] = value / whole


@inlined
def narrow(grown: Hands, frame: Frame, move: int, level: int, scratch: ResponseScratch) -> float:
    """Writes my hand and the other's range after a move on the next level, and returns the probability of that range."""
    reach, reached = scratch.reach, 0.0
    take_card(scratch.hands, level, move if frame.turn == ME else GO)
    if frame.turn == ME:
        for at in range(grown.sizes[frame.left]):
            reach[level + 1, at] = reach[level, at]
            reached += reach[level, at]
    elif move == GO:
        room = 31 - frame.sum
        for at in range(grown.sizes[frame.left]):
            stuck = min(grown.slots[frame.left, at, 0] + 1, 10) > room
            reach[level + 1, at] = reach[level, at] if stuck else 0.0
            reached += reach[level + 1, at]
    else:
        for at in range(grown.sizes[frame.left - 1]):
            bigger = grown.bigger[frame.left, move, at]
            here = reach[level, bigger]
            if here > 0:
                here *= scratch.chance[level, grown.slot[frame.left, move, at], bigger]
            reach[level + 1, at] = here
            reached += here
    return reached


@inlined
def _some_say_go(grown: Hands, frame: Frame, reach: Doubles) -> bool:
    """Whether the other may hold two cards neither of which fits."""
    room = 31 - frame.sum
    if room < 10:
        for hand in range(grown.sizes[2]):
            if reach[hand] > 0 and min(grown.slots[2, hand, 0] + 1, 10) > room:
                return True
    return False


@inlined
def _their_last_choice(
    policy: FlatPolicy, frame: Frame, level: int, utility: LeafUtility, scratch: ResponseScratch
) -> float:
    """The value where I have one card and the other, who is to play, two, of which at least one fits. Weighted by the range.

    The usual case is written out, since a call that hands over all these arrays takes longer than it does.
    """
    card, reach, node, tremble = scratch.hands[level, 0], scratch.reach, frame.node, utility.tremble
    fits = RANKS if frame.sum <= 21 else 31 - frame.sum
    table, place = scratch.last.pair_points, pair_row_of(scratch.last, card, scratch.row, frame)
    begin = -1 if node == NONE else policy.begin[node] if node >= 0 else -2 - node
    mine, theirs, shown, values, kinds = frame.mine, frame.theirs, frame.shown * 169, utility.value, utility.kinds
    need_mine, need_theirs = min(utility.need[0], GRID), min(utility.need[1], GRID)
    value = 0.0
    for high in range(RANKS):
        for low in range(min(high + 1, fits)):
            hand = high * (high - 1) // 2 + low if low < high else FIRST_PAIR + low
            share = reach[level, hand]
            if share <= 0:
                continue
            kind, both = kinds[shown + 13 * low + high], table[place, 0, hand]
            own, other = mine + (both >> 5), theirs + (both & 31)
            if own < need_mine and other < need_theirs:
                equity = values[kind, own, other]
            else:
                equity = _pair_utility(both, low, high, card, frame, utility, scratch.row)
            if low < high < fits:
                first = 0.5
                if begin >= 0:
                    byte = policy.chances[begin + hand]
                    if byte != UNKNOWN:
                        first = byte / 255
                first += tremble * (0.5 - first)
                both = table[place, 1, hand]
                own, other = mine + (both >> 5), theirs + (both & 31)
                if own < need_mine and other < need_theirs:
                    equity = first * equity + (1 - first) * values[kind, own, other]
                else:
                    later = _pair_utility(both, high, low, card, frame, utility, scratch.row)
                    equity = first * equity + (1 - first) * later
            value += share * equity
    return value


@leaf
def _pair_utility(both: int, rank: int, last: int, card: int, frame: Frame, utility: LeafUtility, row: Longs) -> float:
    """The utility where the other plays these two cards, and I this one; `both` is what we peg, as in `LastCards.pair_points`."""
    points, kind = (frame.mine, frame.theirs), utility.kinds[(frame.shown * 13 + rank) * 13 + last]
    equity = utility_after(points, (both // GRID, both % GRID), kind, utility)
    if isnan(equity):
        after = moved(frame, rank, NONE, row)
        if after.theirs >= utility.need[1]:
            return float(utility.theirs[min(after.mine, 31)])
        return utility_when_out(card, last, row, moment_of(after), (after.mine, after.theirs), utility)
    return equity


@inlined
def _my_last_choice(frame: Frame, reached: float, level: int, utility: LeafUtility, scratch: ResponseScratch) -> float:
    """The value where I, to play, have two cards of which at least one fits, and the other has one. Weighted by the range."""
    best, reach, utilities = -1e18, scratch.reach[level], scratch.utilities
    for at in range(2):
        rank, rest = scratch.hands[level, at], scratch.hands[level, 1 - at]
        if min(rank + 1, 10) > 31 - frame.sum:
            break
        after = moved(frame, rank, NONE, scratch.row)
        if after.mine >= utility.need[0]:
            best = max(best, reached * utility.mine[min(after.theirs, 31)])
            continue
        moment, points = moment_of(after), (after.mine, after.theirs)
        last_utilities(rest, scratch.row, moment, points, after.shown, utility, scratch.last, utilities)
        value = 0.0
        for other in range(RANKS):
            value += reach[other] * utilities[other]
        best = max(best, value)
        if rank == rest:
            break
    return best


@inlined
def _is_leaf(frame: Frame, utility: LeafUtility) -> bool:
    """Whether somebody is out, or nobody has a choice left: I have no card, or both have one."""
    if frame.mine >= utility.need[0] or frame.theirs >= utility.need[1]:
        return True
    return frame.held == 0 or (frame.held == 1 and frame.left == 1)


@leaf
def _leaf_value(
    policy: FlatPolicy,
    grown: Hands,
    frame: Frame,
    reached: float,
    level: int,
    utility: LeafUtility,
    scratch: ResponseScratch,
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
    if frame.held == 1:
        card, utilities, value = scratch.hands[level, 0], scratch.utilities, 0.0
        last_utilities(card, row, moment_of(frame), (mine, theirs), frame.shown, utility, scratch.last, utilities)
        for other in range(RANKS):
            value += reach[other] * utilities[other]
        return value
    return _alone(grown, frame, reach, row, utility, scratch.last, policy.aim)


@leaf
def _two_alone(
    frame: Frame, place: int, reach: Doubles, row: Longs, utility: LeafUtility, points: Shorts, ranks: Longs, aim: int
) -> float:
    """The value where the other alone has two cards, from a row of `LastCards.pair_points`."""
    value, values, kinds, shown = 0.0, utility.value, utility.kinds, frame.shown * 169
    need_mine, need_theirs = min(utility.need[0], GRID), min(utility.need[1], GRID)
    moment, so_far = (frame.start, frame.stop, frame.sum, frame.last, frame.last_card), (frame.mine, frame.theirs)
    for high in range(RANKS):
        for low in range(high + 1):
            hand = high * (high - 1) // 2 + low if low < high else FIRST_PAIR + low
            if reach[hand] <= 0:
                continue
            kind, both = kinds[shown + 13 * low + high], points[place, 0, hand]
            own, other = frame.mine + (both >> 5), frame.theirs + (both & 31)
            if own < need_mine and other < need_theirs:
                value += reach[hand] * values[kind, own, other]
                continue
            equity = utility_after(so_far, (both // GRID, both % GRID), kind, utility)
            if isnan(equity):
                ranks[0], ranks[1] = low, high
                equity = value_alone(ranks, row, moment, so_far, kind, utility, aim)
            value += reach[hand] * equity
    return value


@compiled
def _alone(
    grown: Hands, frame: Frame, reach: Doubles, row: Longs, utility: LeafUtility, table: LastCards, aim: int
) -> float:
    """The value where the other alone has cards left, over their hands."""
    value, ranks = 0.0, np.zeros(frame.left, np.int64)
    if frame.left == 2:
        place = alone_row_of(table, row, frame, aim)
        return _two_alone(frame, place, reach, row, utility, table.pair_points, ranks, aim)
    moment, points = (frame.start, frame.stop, frame.sum, frame.last, frame.last_card), (frame.mine, frame.theirs)
    for hand in range(grown.sizes[frame.left]):
        if reach[hand] > 0:
            ranks_of(grown, frame.left, hand, ranks)
            shown = frame.shown
            for at in range(frame.left):
                shown = shown * 13 + ranks[at]
            value += reach[hand] * value_alone(ranks, row, moment, points, utility.kinds[shown], utility, aim)
    return value


@leaf
def ranks_of(grown: Hands, size: int, hand: int, ranks: Longs) -> None:
    """Writes the ranks of a hand, ascending: taken off it one by one."""
    for at in range(size):
        rank = grown.slots[size - at, hand, 0]
        ranks[at] = rank
        for smaller in range(grown.sizes[size - at - 1]):
            if grown.bigger[size - at, rank, smaller] == hand:
                hand = smaller
                break
