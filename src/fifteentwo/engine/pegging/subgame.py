"""A subgame of the play: the public tree from one of its positions to the end, and the chance to win at each leaf.

Player 0 (`ME`) is to act at the root, player 1 is the other. At a leaf nobody has a choice left, so the points of the play, both
hands and who reaches the target first are known for each two hands that may meet there; the crib is averaged. A payoff is that
chance to win times the probability that the two hands are held at the root, so traversals need no other probabilities.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from fifteentwo.engine.jit import inlined, leaf
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.frames import GO, ME, OTHER, Frame, moment_of, moved, pack_frame, unpack_frame
from fifteentwo.engine.pegging.last_cards import LastCards, count_rows, filled_row, out_with_last_cards, row_of
from fifteentwo.engine.pegging.leaves import alone_row_of, play_alone
from fifteentwo.engine.pegging.response_buffers import scratch
from fifteentwo.engine.pegging.subgame_tree import LEVELS, Mask, Subgame, row_length, subgame_tree
from fifteentwo.engine.pegging.tree import NONE, WIDTH
from fifteentwo.engine.scoring.rank_hands import (
    RANKS,
    TRIPLES,
    Bytes,
    Doubles,
    Hands,
    Longs,
    grown_hands,
    many,
    rank_hands,
)

MOST: Final = 60
"""No player has more points in the play and the hand together; more would count as these."""
ALL: Final = -1
"""In place of the number of a hand: all hands."""


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


class _Room(NamedTuple):
    """Scratch arrays of `_write`."""

    row: Longs
    frames: Longs
    """(20, 13)"""
    moves: Longs
    """(20,): the move to be tried next."""
    nodes: Longs
    """(20,)"""
    whole: Longs
    """(21, 2, 455): by level, the number at the root of each hand left of each player."""
    held: Bytes
    """(4, 455, 3): the ranks of each hand of each size."""
    cards: Longs
    """(3,)"""
    last: LastCards


@cache
def held_ranks() -> Bytes:
    """The ranks of each hand of up to three cards, ascending: (4, 455, 3)."""
    found = np.zeros((4, TRIPLES, 3), np.uint8)
    for size in range(1, 4):
        found[size, : len(rank_hands(size)), :size] = rank_hands(size)
    return found


def subgame(
    begin: Frame, played: Longs, weights: Doubles, utility: ShowUtility, policy: FlatPolicy, starter: int
) -> Subgame:
    """The subgame from a position in which both hold at most three cards.

    `played` are the ranks so far and `weights`, (mine, theirs), the probability of each two hands; `starter` is a rank, -1 for none.
    """
    possible = np.stack([_ranks_held(weights.sum(axis=1)), _ranks_held(weights.sum(axis=0))])
    game = subgame_tree(begin, played, possible, utility.need, policy, starter)
    _write_payoffs(game, begin, played, weights, utility, policy.aim, (ALL, ALL))
    return game


def with_hand(
    game: Subgame,
    begin: Frame,
    played: Longs,
    weights: Doubles,
    utility: ShowUtility,
    aim: int,
    only: tuple[int, int],
) -> Subgame:
    """The same subgame with the payoffs of one hand, a player and the number at the root, by these weights and this utility; the other
    arguments are those that it was made with, `aim` that of the policy.
    """
    player, hand = only
    found = game._replace(payoffs=game.payoffs.copy())
    _write_payoffs(found, begin, played, weights, utility, aim, (hand, ALL) if player == ME else (ALL, hand))
    return found


def _ranks_held(chances: Doubles) -> Mask:
    """Which ranks are in any hand of these probabilities."""
    size = next(size for size in range(1, 4) if len(rank_hands(size)) == len(chances))
    found: Mask = np.any(many(size)[chances > 0] > 0, axis=0)
    return found


def _write_payoffs(
    game: Subgame,
    begin: Frame,
    played: Longs,
    weights: Doubles,
    utility: ShowUtility,
    aim: int,
    only: tuple[int, int],
) -> None:
    with scratch() as arrays:
        stack = np.zeros((LEVELS, len(Frame._fields)), np.int64), np.zeros(LEVELS, np.int64), np.zeros(LEVELS, np.int64)
        whole, cards = np.zeros((LEVELS + 1, 2, TRIPLES), np.int64), np.zeros(3, np.int64)
        row = np.zeros(16, np.int64)
        row[: len(played)] = played
        room = _Room(row, *stack, whole, held_ranks(), cards, arrays.last)
        _write(game, begin._replace(node=NONE), weights, utility, aim, grown_hands(), room, only)


@leaf
def _write(
    game: Subgame,
    begin: Frame,
    weights: Doubles,
    utility: ShowUtility,
    aim: int,
    grown: Hands,
    room: _Room,
    only: tuple[int, int],
) -> None:
    """Writes the payoffs at each leaf; of one hand where `only` has the number of a player's."""
    for player in range(2):
        for hand in range(grown.sizes[begin.held if player == ME else begin.left]):
            room.whole[0, player, hand] = hand
    level = 0
    pack_frame(begin, room.frames, 0)
    room.moves[0] = room.nodes[0] = 0
    while level >= 0:
        frame, move = unpack_frame(room.frames, level), room.moves[level]
        if move > GO:
            level -= 1
            continue
        room.moves[level] += 1
        child = game.child[room.nodes[level], move]
        if child == NONE:
            continue
        after = moved(frame, move, NONE, room.row)
        if not _is_met(frame, move, after, grown, room, level, only):
            continue
        if child >= 0:
            level += 1
            pack_frame(after, room.frames, level)
            room.moves[level], room.nodes[level] = 0, child
        elif after.held == 1 and after.left == 1 and max(only[0], only[1]) == ALL:
            _write_last(game, -2 - child, after, weights, utility, room, level + 1)
        else:
            _write_leaf(game, -2 - child, after, weights, utility, aim, grown, room, level + 1, only)


@inlined
def _is_met(
    frame: Frame, move: int, after: Frame, grown: Hands, room: _Room, level: int, only: tuple[int, int]
) -> bool:
    """Writes the number at the root of each hand left after a move; whether it may be made with the hand that is asked for."""
    met = True
    for player in range(2):
        size = after.held if player == ME else after.left
        if player != frame.turn or move == GO:
            for hand in range(grown.sizes[size]):
                room.whole[level + 1, player, hand] = room.whole[level, player, hand]
            continue
        met = only[player] == ALL
        for hand in range(grown.sizes[size]):
            number = room.whole[level, player, grown.bigger[size + 1, move, hand]]
            room.whole[level + 1, player, hand] = number
            met = met or number == only[player]
    return met


@inlined
def _equity(utility: ShowUtility, points: tuple[int, int]) -> float:
    """The equity by what I and the other have in the play and in the hands together."""
    return float(utility.value[min(points[0], MOST), min(points[1], MOST)])


@leaf
def _write_last(
    game: Subgame, end: int, frame: Frame, weights: Doubles, utility: ShowUtility, room: _Room, level: int
) -> None:
    """Writes the payoffs of a leaf at which each has one card."""
    begin, moment = game.ends_begin[end], moment_of(frame)
    out = frame.mine >= utility.need[0] or frame.theirs >= utility.need[1]
    rows = count_rows(room.last, room.row, moment)
    for own in range(RANKS):
        first = room.whole[level, ME, own]
        shown = utility.hands[0][first]
        place = filled_row(room.last, rows, own, room.row, moment)
        for other in range(RANKS):
            second = room.whole[level, OTHER, other]
            both = int(room.last.points[place, other])
            mine, theirs = frame.mine + (both >> 4), frame.theirs + (both & 15)
            if mine < utility.need[0] and theirs < utility.need[1]:
                equity = _equity(utility, (mine + shown, theirs + utility.hands[1][second]))
            else:
                points = (frame.mine, frame.theirs)
                if not out:
                    points = out_with_last_cards(own, other, room.row, moment, points, utility.need)
                equity = utility.won if points[0] >= utility.need[0] else utility.lost
            payoff = weights[first, second] * equity
            game.payoffs[0, begin + WIDTH * other + own] = payoff
            game.payoffs[1, begin + WIDTH * own + other] = -payoff


@leaf
def _write_leaf(
    game: Subgame,
    end: int,
    frame: Frame,
    weights: Doubles,
    utility: ShowUtility,
    aim: int,
    grown: Hands,
    room: _Room,
    level: int,
    only: tuple[int, int],
) -> None:
    """Writes the payoffs of any leaf."""
    begin, mine, theirs = game.ends_begin[end], grown.sizes[frame.held], grown.sizes[frame.left]
    out = frame.mine >= utility.need[0] or frame.theirs >= utility.need[1]
    table = -1
    if not out and frame.held + frame.left == 2 and frame.held != 1:
        table = alone_row_of(room.last, room.row, _as_the_other(frame), aim)
    for own in range(mine):
        first = room.whole[level, ME, own]
        if only[ME] != ALL and first != only[ME]:
            continue
        for other in range(theirs):
            second = room.whole[level, OTHER, other]
            if only[OTHER] != ALL and second != only[OTHER]:
                continue
            equity, weight = 0.0, weights[first, second]
            if weight > 0:
                points = (frame.mine, frame.theirs)
                if not out:
                    points = _points(frame, own, other, table, utility.need, aim, room)
                if points[0] >= utility.need[0]:
                    equity = utility.won
                elif points[1] >= utility.need[1]:
                    equity = utility.lost
                else:
                    shown = (points[0] + utility.hands[0][first], points[1] + utility.hands[1][second])
                    equity = _equity(utility, shown)
                    if len(utility.suits) > 0 and only[ME] != ALL:
                        equity = _with_suits(utility, shown, second, OTHER)
                    elif len(utility.suits) > 0:
                        equity = _with_suits(utility, shown, first, ME)
            game.payoffs[0, begin + other * row_length(mine) + own] = weight * equity
            game.payoffs[1, begin + own * row_length(theirs) + other] = -weight * equity


@inlined
def _as_the_other(frame: Frame) -> Frame:
    """A position in which one of us alone has cards as one in which that is the other."""
    node, turn, last, gone, start, stop, count, held, left, mine, theirs, shown, last_card = frame
    if held == 0:
        return frame
    return Frame(node, 1 - turn, 1 - last, gone, start, stop, count, left, held, mine, theirs, shown, last_card)


@inlined
def _with_suits(utility: ShowUtility, shown: tuple[int, int], hand: int, whose: int) -> float:
    """The equity with what suits may add to a hand."""
    plain = _equity(utility, shown)
    equity = plain
    for at, more in ((0, 1), (1, 4), (2, 5)):
        total = (shown[0], shown[1] + more) if whose == OTHER else (shown[0] + more, shown[1])
        equity += utility.suits[hand, at] * (_equity(utility, total) - plain)
    return equity


@leaf
def _points(
    frame: Frame, own: int, other: int, table: int, need: tuple[int, int], aim: int, room: _Room
) -> tuple[int, int]:
    """The points of both at the end of the play, or when one is out, from a leaf at which nobody is. `table` is the row of
    `leaves.alone_row_of` where one of us alone has two cards.
    """
    points, moment = (frame.mine, frame.theirs), moment_of(frame)
    if frame.held == 1 and frame.left == 1:
        both = int(room.last.points[row_of(room.last, own, room.row, moment), other])
        after = (points[0] + (both >> 4), points[1] + (both & 15))
        if after[0] < need[0] and after[1] < need[1]:
            return after
        return out_with_last_cards(own, other, room.row, moment, points, need)
    who, size, hand = (ME, frame.held, own) if frame.held > 0 else (OTHER, frame.left, other)
    if table >= 0:
        both = int(room.last.pair_points[table, 0, hand])
        more = (both >> 5, both & 31) if who == OTHER else (both & 31, both >> 5)
        after = (points[0] + more[0], points[1] + more[1])
        if after[0] < need[0] and after[1] < need[1]:
            return after
    for at in range(size):
        room.cards[at] = room.held[size, hand, at]
    state = (frame.start, frame.stop, frame.sum, frame.last, frame.last_card)
    return play_alone(room.cards, size, room.row, who, state, points, need, aim)
