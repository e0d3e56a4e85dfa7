"""What each of my cards is worth against the other's policy: the rest of the play gone through, exactly.

The other's hand is a range: how likely each hand is by what he has played. He plays by the policy, now and then any
card that fits; I choose best at every later turn, knowing what he will have played and not what he holds. What the
end is worth is given by both players' points, so it may be points or the chance to win the game.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.leaves import Prize, alone, one_each
from fifteentwo.engine.pegging.tree import pegged
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs, Tinies
from fifteentwo.engine.scoring.vectorised import Bytes

UNKNOWN = 128
"""As in `solution`: nobody who follows the policy comes here."""


class Part(NamedTuple):
    """A part of the policy as `solution.Tables` reads it, and how hands grow."""

    child: NDArray[np.int16]
    """(14, nodes)"""
    begins: Longs
    policy: Bytes
    bigger: NDArray[np.uint16]
    slot: NDArray[np.uint8]
    slots: Tinies
    sizes: Longs


class Moment(NamedTuple):
    """A moment of the play as numbers; who is 0 for me and 1 for the other."""

    node: int
    turn: int
    last: int
    gone: int
    """A bit for each."""
    start: int
    stop: int
    """The count in progress is row[start:stop], `sum` how far it is."""
    sum: int
    left: int
    """How many cards the other has."""
    mine: int = 0
    """What I have pegged since the prize was set."""
    theirs: int = 0


class Room(NamedTuple):
    """What `answers` writes on, used by one thread at a time: to make it anew each time takes as long as the answer."""

    reach: Doubles
    """(20, 1820): by level, how likely the other has each hand."""
    chance: Doubles
    """(20, 4, 1820): how likely he plays each of his ranks."""


def room() -> Room:
    """Room for one thread."""
    return Room(np.zeros((20, 1820)), np.zeros((20, 4, 1820)))


@compiled
def _chances(part: Part, node: int, size: int, room: int, tremble: float, reach: Doubles, chance: Doubles) -> None:
    """How likely the other plays each of his ranks, by slot and hand, where he may be at all."""
    hands = part.sizes[size]
    open_to = 13 if room >= 10 else room
    for hand in range(hands):
        if reach[hand] <= 0:
            continue
        fitting = 0
        for at in range(size):
            rank = part.slots[size, hand, at]
            if rank < 99 and min(rank + 1, 10) <= room:
                fitting += 1
        if fitting == 0:
            continue
        total = 0.0
        known = False
        for at in range(size):
            rank = part.slots[size, hand, at]
            share = 0.0
            if rank < 99 and min(rank + 1, 10) <= room and node >= 0 and fitting > 1:
                if size == 2:
                    high = part.slots[size, hand, 1]
                    byte = int(part.policy[part.begins[node] + high * (high - 1) // 2 + part.slots[size, hand, 0]])
                    known = known or (byte != UNKNOWN and high < open_to)
                    share = byte if at == 0 else 255 - byte
                else:
                    byte = int(part.policy[part.begins[node] + at * hands + hand])
                    known = known or byte != UNKNOWN
                    share = byte
            chance[at, hand] = share
            total += share
        for at in range(size):
            rank = part.slots[size, hand, at]
            if rank < 99 and min(rank + 1, 10) <= room:
                even = 1.0 / fitting
                share = chance[at, hand] / total if known and total > 0 else even
                chance[at, hand] = share + tremble * (even - share)


@compiled
def answers(
    part: Part,
    begin: Moment,
    played: Longs,
    hand: Longs,
    reach_now: Doubles,
    prize: Prize,
    paper: Room,
    values: Doubles,
) -> None:
    """Leaves in `values`, (4,), what each of my cards is worth, nan where it does not fit; in values[0] what the moment
    is worth when the other is to play.

    `played` are the ranks played so far, `hand` my ranks in ascending order, (4,), 99 for none, `reach_now` how likely
    the other has each hand of as many cards as he has left.
    """
    row = np.zeros(16, np.int64)
    row[: len(played)] = played
    # For each level: node, next, start, stop, count, turn, gone, last, left, my points, the other's.
    way = np.zeros((20, 11), np.int64)
    mine_held = np.full((20, 4), 99, np.int64)
    reach, chance = paper.reach, paper.chance
    value = np.zeros(20)
    whole = 0.0
    for at in range(len(reach_now)):
        reach[0, at] = reach_now[at]
        whole += reach_now[at]
    for at in range(4):
        mine_held[0, at] = hand[at]
        values[at] = np.nan
    way[0] = (
        begin.node,
        0,
        begin.start,
        begin.stop,
        begin.sum,
        begin.turn,
        begin.gone,
        begin.last,
        begin.left,
        begin.mine,
        begin.theirs,
    )
    if begin.turn == 1:
        _chances(part, begin.node, begin.left, 31 - begin.sum, prize.tremble, reach[0], chance[0])
    value[0] = -1e18 if begin.turn == 0 else 0.0
    level = 0
    while True:
        node, option, start, stop, count, turn, gone, last, left, mine, theirs = way[level]
        if option == (5 if turn == 0 else 14):
            if level == 0:
                if turn == 1:
                    values[0] = value[0] / whole
                return
            level -= 1
            _give(way, value, values, level, value[level + 1], whole)
            continue
        way[level, 1] += 1
        room = 31 - count
        card = 99
        if turn == 0:
            if option < 4:
                card = mine_held[level, option]
                if card == 99 or min(card + 1, 10) > room or (option > 0 and mine_held[level, option - 1] == card):
                    continue
            elif _fits(mine_held[level], room):
                continue
            for at in range(4):
                mine_held[level + 1, at] = mine_held[level, at]
            for at in range(part.sizes[left]):
                reach[level + 1, at] = reach[level, at]
            if card < 99:
                for at in range(option, 3):
                    mine_held[level + 1, at] = mine_held[level, at + 1]
                mine_held[level + 1, 3] = 99
        else:
            for at in range(4):
                mine_held[level + 1, at] = mine_held[level, at]
            total = 0.0
            if option < 13:
                if min(option + 1, 10) > room:
                    continue
                card = option
                for at in range(part.sizes[left - 1]):
                    big = part.bigger[left, card, at]
                    here = reach[level, big]
                    if here > 0:
                        here *= chance[level, part.slot[left, card, at], big]
                    reach[level + 1, at] = here
                    total += here
                left -= 1
            else:
                for at in range(part.sizes[left]):
                    stuck = min(part.slots[left, at, 0] + 1, 10) > room
                    reach[level + 1, at] = reach[level, at] if stuck else 0.0
                    total += reach[level + 1, at]
            if total <= 1e-14 * whole:
                continue
        if card < 99:
            row[stop] = card
            stop += 1
            count += min(card + 1, 10)
            won = pegged(row, start, stop, count)
            last = turn
            if turn == 0:
                mine += won
            else:
                theirs += won
        else:
            gone |= 1 << turn
        held = 0
        while held < 4 and mine_held[level + 1, held] < 99:
            held += 1
        has = (held > 0, left > 0)
        other = 1 - turn
        can_other = has[other] and not gone >> other & 1
        can_turn = has[turn] and not gone >> turn & 1
        if count == 31 or not (can_other or can_turn):
            if count < 31:
                if last == 0:
                    mine += 1
                else:
                    theirs += 1
            start, count, gone = stop, 0, 0
            turn = 1 - last if has[1 - last] else last
        elif can_other:
            turn = other
        now = 0.0
        for at in range(part.sizes[left]):
            now += reach[level + 1, at]
        if mine >= prize.need[0]:
            _give(way, value, values, level, now * prize.mine[min(theirs, 31)], whole)
        elif theirs >= prize.need[1]:
            _give(way, value, values, level, now * prize.theirs[min(mine, 31)], whole)
        elif held == 0 and left == 0:
            _give(way, value, values, level, now * prize.worth[min(mine, 31), min(theirs, 31)], whole)
        elif held == 0:
            rest = 0.0
            ranks = np.zeros(left, np.int64)
            for at in range(part.sizes[left]):
                if reach[level + 1, at] > 0:
                    _ranks(part, left, at, ranks)
                    rest += alone(ranks, reach[level + 1, at], row, (start, stop, count, last), (mine, theirs), prize)
            _give(way, value, values, level, rest, whole)
        elif held == 1 and left == 1:
            so_far = (start, stop, count, turn, gone, last)
            rest = one_each(mine_held[level + 1, 0], reach[level + 1], row, so_far, (mine, theirs), prize)
            _give(way, value, values, level, rest, whole)
        else:
            code = -2
            if node >= 0:
                code = part.child[card if card < 99 else 13, node]
            level += 1
            way[level] = (code, 0, start, stop, count, turn, gone, last, left, mine, theirs)
            value[level] = -1e18 if turn == 0 else 0.0
            if turn == 1:
                _chances(part, code, left, 31 - count, prize.tremble, reach[level], chance[level])


@compiled
def _give(way: Longs, value: Doubles, values: Doubles, level: int, worth: float, whole: float) -> None:
    """What one choice is worth goes into what the moment is worth."""
    if way[level, 5] == 1:
        value[level] += worth
        return
    value[level] = max(value[level], worth)
    if level == 0:
        values[min(way[0, 1] - 1, 3)] = worth / whole


@compiled
def _fits(held: Longs, room: int) -> bool:
    for at in range(4):  # noqa: SIM110 - Numba takes no generator
        if held[at] < 99 and min(held[at] + 1, 10) <= room:
            return True
    return False


@compiled
def _ranks(part: Part, size: int, hand: int, ranks: Longs) -> None:
    """The ranks of a hand, ascending: taken off it one by one."""
    for at in range(size):
        rank = part.slots[size - at, hand, 0]
        ranks[at] = rank
        for smaller in range(part.sizes[size - at - 1]):
            if part.bigger[size - at, rank, smaller] == hand:
                hand = smaller
                break
