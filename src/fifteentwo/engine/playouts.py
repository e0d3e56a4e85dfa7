"""Whole deals played out by tables: lay-aways best against the other's, cards by a policy of the play."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from fifteentwo.engine.compiled import compiled
from fifteentwo.engine.cribs import STARTERS, WAYS, Crib, Layout
from fifteentwo.engine.ends import end_order
from fifteentwo.engine.fast import score
from fifteentwo.engine.field import Field
from fifteentwo.engine.kernels import Bytes
from fifteentwo.engine.layaway import kept_of, weigh
from fifteentwo.engine.pegging import pegged
from fifteentwo.engine.solving import open_pairs
from fifteentwo.engine.tables import Doubles, Floats, Longs, Shorts, places
from fifteentwo.engine.tally import Tally


class Players(NamedTuple):
    """How both lay away and play: index 0 pone, 1 the dealer."""

    cribs: tuple[Crib, Crib]
    """The other's lay-aways as each sees them."""
    pegging: Doubles
    """(2, 1820): what a kept hand is worth in the play."""
    policy: Floats


def place_tables() -> tuple[Shorts, Shorts]:
    """`tables.places` of four and of three cards as `play_deals` wants them."""
    return places(4).reshape(169, 169).copy(), places(3).reshape(169, 13).copy()


@compiled
def play_deals(
    f: Field, numbers: tuple[Shorts, Shorts], fixed: Layout, players: Players, deals: int, seed: int, tally: Tally
) -> None:
    """Plays so many deals and adds them to the tally. The same seed gives the same deals.

    `numbers` are `place_tables`.
    """
    np.random.seed(seed)
    pack = np.arange(52).astype(np.uint8)
    hand_points = np.empty(WAYS, np.int64)
    crib_points = np.empty(WAYS, np.float64)
    kept = np.zeros((2, 4), np.uint8)
    crib = np.zeros(4, np.int64)
    points = np.zeros((2, 24), np.int64)
    for _ in range(deals):
        for at in range(13):
            other = np.random.randint(at, 52)
            pack[at], pack[other] = pack[other], pack[at]
        for player in range(2):
            six = np.sort(pack[6 * player : 6 * player + 6])
            weigh(six, fixed, players.cribs[player], hand_points, crib_points)
            best, most = 0, -1e9
            for way in range(WAYS):
                worth = hand_points[way] / STARTERS + (crib_points[way] if player else -crib_points[way])
                worth += players.pegging[player, kept_of(six, fixed, way)]
                if worth > most:
                    best, most = way, worth
            for at in range(4):
                kept[player, at] = six[fixed.away[best, 2 + at]]
            for at in range(2):
                crib[2 * player + at] = six[fixed.away[best, at]]
        starter = int(pack[12])
        tally.heels[1 if starter >> 2 == 10 else 0] += 1
        turns = _play(f, numbers, players.policy, kept, points)
        _count_play(points, turns, tally)
        one = score(fixed.points, kept[0, 0], kept[0, 1], kept[0, 2], kept[0, 3], starter, False)
        two = score(fixed.points, kept[1, 0], kept[1, 1], kept[1, 2], kept[1, 3], starter, False)
        three = score(fixed.points, crib[0], crib[1], crib[2], crib[3], starter, True)
        tally.pone[starter >> 2, one] += 1
        tally.dealer[starter >> 2, two, three] += 1


@compiled
def _count_play(points: Longs, turns: int, tally: Tally) -> None:
    """Adds one play: its points, and what the other had at each."""
    pone, dealer = 0, 0
    for turn in range(turns):
        for _ in range(points[0, turn]):
            pone += 1
            tally.pone_at[pone, dealer] += 1
        for _ in range(points[1, turn]):
            dealer += 1
            tally.dealer_at[pone, dealer] += 1
    tally.play[pone, dealer] += 1


@compiled
def _play(f: Field, numbers: tuple[Shorts, Shorts], policy: Floats, cards: Bytes, points: Longs) -> int:
    """One play by the policy; leaves what each pegs at each card or go, and gives how many there were."""
    left = np.full((2, 4), 99, np.int64)
    for player in range(2):
        for at in range(4):
            left[player, at] = cards[player, at] >> 2
    sizes = np.full(2, 4, np.int64)
    row = np.zeros(8, np.int64)
    start = played = count = turns = gone = 0
    turn, last, node = 0, 1, 0
    while sizes[0] + sizes[1] > 0:
        points[0, turns] = points[1, turns] = 0
        place = _card(f, numbers, policy, left[turn, : sizes[turn]], node, (row, start, played, count))
        if place < 0:
            gone |= 1 << turn
            node = f.child[node, 13] if node >= 0 else -1
        else:
            rank = left[turn, place]
            for at in range(place, 3):
                left[turn, at] = left[turn, at + 1]
            sizes[turn] -= 1
            row[played] = rank
            played += 1
            count += min(rank + 1, 10)
            points[turn, turns] += pegged(row, start, played, count)
            last = turn
            node = f.child[node, rank] if node >= 0 else -1
        other = 1 - turn
        can_other = sizes[other] > 0 and not gone >> other & 1
        can_turn = sizes[turn] > 0 and not gone >> turn & 1
        if count == 31 or not (can_other or can_turn):
            if count < 31:
                points[last, turns] += 1
            start, count, gone = played, 0, 0
            turn = 1 - last if sizes[1 - last] > 0 else last
        elif can_other:
            turn = other
        turns += 1
    return turns


@compiled
def _card(
    f: Field,
    numbers: tuple[Shorts, Shorts],
    policy: Floats,
    hand: Longs,
    node: int,
    row: tuple[Longs, int, int, int],
) -> int:
    """Which of the ascending ranks in hand is played; -1 if none fits."""
    size = len(hand)
    room = 31 - row[3]
    if min(hand[0] + 1, 10) > room:
        return -1
    if node < 0:
        return end_order(hand, row)
    if size == 1:
        return 0
    begin = f.offset[node]
    if size == 2:
        if min(hand[1] + 1, 10) > room or hand[0] == hand[1]:
            return 0
        pairs = open_pairs(room)
        pair = hand[1] * (hand[1] - 1) // 2 + hand[0]
        low = policy[begin + pair]
        total = low + policy[begin + pairs + pair]
        share = low / total if total > 0 else 0.5
        return 0 if np.random.random() < share else 1
    hands = f.sizes[size]
    if size == 3:
        number = int(numbers[1][hand[0] * 13 + hand[1], hand[2]])
    else:
        number = int(numbers[0][hand[0] * 13 + hand[1], hand[2] * 13 + hand[3]])
    total = 0.0
    for again in range(2):
        drawn = np.random.random() * total if again else 0.0
        slot = -1
        chosen = -1
        before = 99
        so_far = 0.0
        for at in range(size):
            if hand[at] == before:
                continue
            before = hand[at]
            slot += 1
            if min(hand[at] + 1, 10) <= room:
                so_far += policy[begin + slot * hands + number] + 1e-12
                chosen = at
                if again and so_far >= drawn:
                    break
        if again:
            return chosen
        total = so_far
    return 0
