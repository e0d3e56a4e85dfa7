"""A position in the play with both hands known, and its moves. Ranks begin at 0, and player 0 is pone."""

from __future__ import annotations

from typing import Final

from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.flat_policy import FlatPolicy
from fifteentwo.engine.pegging.tree import NONE, pegged
from fifteentwo.engine.scoring.rank_hands import Longs

FAR: Final = 10_000
"""More points than anybody can need."""
GO: Final = 13
ONGOING: Final = -1
"""The result of a move after which somebody is to play."""
FINISHED: Final = 2
"""The result of a move after which no cards are left; 0 and 1 are the player who has reached the target."""

# The columns of a position: the ranks each player holds, ascending; the ranks played; and single numbers.
SIZE: Final = 8
ROW: Final = 10
START: Final = 18
PLAYED: Final = 19
COUNT: Final = 20
GONE: Final = 21
TURN: Final = 22
LAST: Final = 23
PEGGED: Final = 24
NODE: Final = 26
LEAST: Final = 27
"""The least value of the cards of each player, judged by the goes it has said; two columns."""
COLUMNS: Final = 29


@compiled
def begin(position: Longs, hands: Longs) -> None:
    """Sets a position to the start of the play of two hands, (2, 4) ranks, ascending; pone first."""
    position[:] = 0
    for player in range(2):
        position[SIZE + player] = 4
        for at in range(4):
            position[4 * player + at] = hands[player, at]
    position[LAST] = 1


@compiled
def say_goes(position: Longs, policy: FlatPolicy, need: Longs) -> int:
    """Says go for players without a card that fits, until somebody can play: `ONGOING`, `FINISHED`, or who is out."""
    while True:
        if position[SIZE] + position[SIZE + 1] == 0:
            return FINISHED
        player = position[TURN]
        if min(position[4 * player] + 1, 10) <= 31 - position[COUNT]:
            return ONGOING
        position[GONE] |= 1 << player
        position[LEAST + player] = max(position[LEAST + player], 32 - position[COUNT])
        node = position[NODE]
        position[NODE] = policy.child[node, GO] if node >= 0 else NONE
        result = _settle(position, policy.last_card, need)
        if result != ONGOING:
            return result


@compiled
def play_card(position: Longs, slot: int, policy: FlatPolicy, need: Longs) -> int:
    """Plays the card in a slot of the hand of the player to act: `ONGOING`, or who has reached the target."""
    player = position[TURN]
    rank = position[4 * player + slot]
    for at in range(slot, 3):
        position[4 * player + at] = position[4 * player + at + 1]
    position[SIZE + player] -= 1
    stop = position[PLAYED]
    position[ROW + stop] = rank
    position[PLAYED] = stop + 1
    position[COUNT] += min(rank + 1, 10)
    row = position[ROW : ROW + 8]
    position[PEGGED + player] += pegged(row, position[START], stop + 1, position[COUNT])
    position[LAST] = player
    node = position[NODE]
    more = position[SIZE] > 1 or position[SIZE + 1] > 1
    position[NODE] = policy.child[node, rank] if node >= 0 and more else NONE
    if position[PEGGED + player] >= need[player]:
        return int(player)
    return _settle(position, policy.last_card, need)


@compiled
def _settle(position: Longs, last_card: int, need: Longs) -> int:
    """Ends the count where nobody can play, and passes the turn."""
    first = position[SIZE] > 0 and not position[GONE] & 1
    second = position[SIZE + 1] > 0 and not position[GONE] & 2
    if position[COUNT] == 31 or not (first or second):
        last = position[LAST]
        if position[COUNT] < 31:
            position[PEGGED + last] += 1 if position[SIZE] + position[SIZE + 1] > 0 else last_card
            if position[PEGGED + last] >= need[last]:
                return int(last)
        position[START] = position[PLAYED]
        position[COUNT] = 0
        position[GONE] = 0
        position[TURN] = 1 - last if position[SIZE + 1 - last] > 0 else last
    elif first if position[TURN] else second:
        position[TURN] = 1 - position[TURN]
    return ONGOING
