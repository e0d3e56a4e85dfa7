"""Moves in a `Frame`, a position of the play of which my own cards are known: machine code for walks over the public tree."""

from __future__ import annotations

from typing import Final, NamedTuple

from fifteentwo.engine.jit import inlined, leaf
from fifteentwo.engine.pegging.tree import NONE, pegged
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import Hands, Integers, Longs

ME: Final = 0
OTHER: Final = 1
GO: Final = 13
"""The move of a player with no card that fits; the moves before it are ranks, from 0."""
NO_CARD: Final = 99

Moment = tuple[int, int, int, int, int, int, int]
"""What of a position the last cards depend on: where the count starts and stops, its sum, whose turn it is, who has said go, who
played last, and the points for the last card of the play."""


class Frame(NamedTuple):
    """A position of the play in numbers."""

    node: int
    """In the policy's tree; negative off the tree."""
    turn: int
    last: int
    """Who played the last card."""
    gone: int
    """A bit for each who has said go."""
    start: int
    stop: int
    """The count in progress is row[start:stop]; its sum follows."""
    sum: int
    held: int
    """How many cards I have."""
    left: int
    """How many the other has."""
    mine: int = 0
    """What I have pegged since the utility was set."""
    theirs: int = 0
    shown: int = 0
    """The cards the other has played, as in `LeafUtility.kinds`."""
    last_card: int = 1
    """The points for the last card of the play, by the rules."""


@inlined
def begin_frame(role: int, last_card: int) -> Frame:
    """The beginning of the play; `role` is mine."""
    first = OTHER if role == DEALER else ME
    return Frame(0, first, 1 - first, 0, 0, 0, 0, 4, 4, 0, 0, 0, last_card)


@inlined
def without_points(frame: Frame) -> Frame:
    """The same position, with no points pegged yet."""
    node, turn, last, gone, start, stop, count, held, left, _, _, shown, last_card = frame
    return Frame(node, turn, last, gone, start, stop, count, held, left, 0, 0, shown, last_card)


@inlined
def moment_of(frame: Frame) -> Moment:
    """What of a position the last cards depend on."""
    return frame.start, frame.stop, frame.sum, frame.turn, frame.gone, frame.last, frame.last_card


@inlined
def pack_frame(frame: Frame, frames: Longs, level: int) -> None:
    """Writes a frame to a row of a stack."""
    for at, number in enumerate(frame):
        frames[level, at] = number


@inlined
def unpack_frame(frames: Longs, level: int) -> Frame:
    """Reads a frame from a row of a stack."""
    node, turn, last, gone, start, stop, count, held, left, mine, theirs, shown, last_card = frames[level]
    return Frame(node, turn, last, gone, start, stop, count, held, left, mine, theirs, shown, last_card)


@inlined
def next_move(frame: Frame, move: int, hands: Longs, level: int) -> int:
    """The first move from `move` on that the player to act may be able to make: a rank, or a go; more than `GO` where there is none.
    `hands`, (levels, 4), has my ranks, ascending.
    """
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


@inlined
def slot_of(hand: Longs, rank: int) -> int:
    """The first slot of a rank in a hand, `NO_CARD` where it is not held."""
    for at in range(4):
        if hand[at] == rank:
            return at
    return NO_CARD


@inlined
def take_card(hands: Longs, level: int, move: int) -> None:
    """Writes a hand to the next level, without the card of this rank, or whole for a go."""
    for at in range(4):
        hands[level + 1, at] = hands[level, at]
    if move < GO:
        for at in range(slot_of(hands[level], move), 3):
            hands[level + 1, at] = hands[level, at + 1]
        hands[level + 1, 3] = NO_CARD


@inlined
def moved(frame: Frame, move: int, node: int, row: Longs) -> Frame:
    """The position after a move that leads to this node; a card is written to the row."""
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
        won = 1 if held > 0 or left > 0 else frame.last_card
        if count < 31 and last == ME:
            mine += won
        elif count < 31:
            theirs += won
        start, count, gone = stop, 0, 0
        turn = 1 - last if cards[1 - last] > 0 else last
    elif can_other:
        turn = other
    return Frame(node, turn, last, gone, start, stop, count, held, left, mine, theirs, shown, frame.last_card)


@leaf
def replayed(
    child: Integers, role: int, played: Longs, movers: Longs, lowest: int, last_card: int, row: Longs
) -> Frame:
    """The position after these ranks, my turn, with no points pegged yet; the goes between them follow from who plays.

    `child`, (nodes, 14), is that of a `FlatPolicy`, `role` mine, `movers` are `ME` or `OTHER`, `lowest` my lowest rank, and
    `last_card` the points for the last card of the play. The ranks are written to `row`.
    """
    frame = begin_frame(role, last_card)
    for at in range(len(played) + 1):
        mover, rank = (movers[at], played[at]) if at < len(played) else (ME, lowest)
        while frame.turn != mover or frame.sum + min(rank + 1, 10) > 31:
            frame = moved(frame, GO, child[frame.node, GO] if frame.node >= 0 else NONE, row)
        if at < len(played):
            frame = moved(frame, rank, child[frame.node, rank] if frame.node >= 0 else NONE, row)
    return without_points(frame)


@leaf
def whole_hand(shown: int, rest: int, size: int, grown: Hands) -> int:
    """The number of the other's whole hand, from the cards shown, as digits to the base 13, and the number of the rest."""
    while size < 4:
        rest = int(grown.bigger[size + 1, shown % 13, rest])
        shown //= 13
        size += 1
    return rest
