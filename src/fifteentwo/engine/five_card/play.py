"""The play of three cards each, one count: its policy, what is known during it, and all the ways in which it can go on. No Numba.

Each player leads or replies with one of three cards, and later chooses between two; the third card is forced. So there are few ways on: each
player's remaining cards are played in some order, of cards that fit, and the two orders decide everything. All of them, for one hand of
mine and every hand of the other's, are played at once. Player 0 is me, 1 the other; ranks begin at 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations, product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.expert.positions import NONE, VALUES, pegged
from fifteentwo.engine.five_card.hands import KEPT
from fifteentwo.engine.roles import DEALER
from fifteentwo.engine.scoring.rank_hands import RANKS, TRIPLES, Bytes, Doubles, Integers, Longs, places, rank_hands

ME: Final = 0
OTHER: Final = 1
MOST: Final = 31
"""The highest count."""
NOBODY: Final = -1
CHILDREN: Final = 14


Needs = tuple[int, int] | tuple[Longs, Longs]
"""The points that I and the other need to reach the target: the same in all rows, or of each row."""


class PlayPolicy(NamedTuple):
    """A policy of the play over its public tree; node 0 is the root."""

    child: Integers
    """(nodes, 14): the node after each rank and after a go; negative where nobody has a choice."""
    begin: Integers
    """(nodes,): where the bytes of a node begin."""
    chances: Bytes
    """(bytes,), in 255ths. Of three cards: by slot and hand; of two: of the lower card of each pair that fits."""


class PlayMoment(NamedTuple):
    """What everybody sees of the play, with the hands that both may hold."""

    node: int
    row: tuple[int, ...]
    """The ranks played, in order."""
    total: int
    turn: int
    gone: int
    """A bit for each player who has said go."""
    last: int
    """Who played the last card."""
    mine: tuple[int, ...]
    """My ranks left."""
    left: int
    """The number of cards the other has left."""
    shown: tuple[int, ...]
    """The ranks the other has played."""
    reach: Doubles
    """(455,): the probability of each hand that the other kept, times that of the cards it has played."""


class Ways(NamedTuple):
    """All ways on: a row for each order of my cards and each of the other's."""

    order: Longs
    """(n,): the number of my order, as `my_orders`."""
    hand: Longs
    """(n,): the number of the hand that the other kept."""
    mine: Longs
    """(n,): the points I peg from here, or until somebody is out."""
    theirs: Longs
    out: Longs
    """(n,): who reaches the target first: `ME`, `OTHER` or `NOBODY`."""
    by_me: Doubles
    """(n,): the probability that the policy plays my cards in this order, against this order of the other's."""
    by_them: Doubles
    """(n,): the probability of the hand, and that the policy plays the other's cards in this order."""
    seen: Longs
    """(n,): the other's cards that I see from here until I choose between two, as digits to the base 14; -1 where I never do."""

    def of(self, chosen: Longs) -> Ways:
        """Some of the rows."""
        order, hand, mine, theirs, out, by_me, by_them, seen = self
        some = [each[chosen] for each in (order, hand, mine, theirs, out)]
        return Ways(some[0], some[1], some[2], some[3], some[4], by_me[chosen], by_them[chosen], seen[chosen])


def before_the_play(mine: Sequence[int], role: int, reach: Doubles) -> PlayMoment:
    """Before the first card; `mine` are my three ranks, `reach`, (455,), the probability of each hand of the other's."""
    first = OTHER if role == DEALER else ME
    return PlayMoment(0, (), 0, first, 0, 1 - first, tuple(sorted(mine)), KEPT, (), reach)


def seen_so_far(
    policy: PlayPolicy, start: PlayMoment, plays: Sequence[tuple[int, int]], who: int, tremble: float
) -> PlayMoment:
    """The moment after these plays, (player, rank), when `who` is to act; the goes between them follow from who plays.

    The reach is multiplied by the probability of each card and go of the other's. With a probability of `tremble` they play any card.
    """
    at = start
    for player, rank in [*plays, (who, NONE)]:
        while at.turn != player:
            at = _moved(policy, at, NONE, tremble)
        if rank < NONE:
            while at.total + VALUES[rank] > MOST:
                at = _moved(policy, at, NONE, tremble)
            at = _moved(policy, at, rank, tremble)
    return at


def _moved(policy: PlayPolicy, at: PlayMoment, rank: int, tremble: float) -> PlayMoment:
    """After the player to act plays a rank, or says go."""
    mine, left, shown, reach = at.mine, at.left, at.shown, at.reach
    if at.turn == OTHER:
        rest = _rest_of_hands(at.shown)
        there = rest[:, 0] != NOBODY
        some = rest[there]
        chances = np.zeros(len(reach))
        if rank == NONE:
            chances[there] = (np.where(some < NONE, VALUES[some], 99) > MOST - at.total).all(axis=1)
        else:
            chances[there] = _chance_of(policy, at, some, rank, tremble)
            left, shown = left - 1, (*shown, rank)
        reach = reach * chances
    elif rank < NONE:
        cards = list(mine)
        cards.remove(rank)
        mine = tuple(cards)
    node = int(policy.child[at.node, rank]) if at.node >= 0 else NOBODY
    row, last, gone = at.row, at.last, at.gone
    if rank == NONE:
        gone |= 1 << at.turn
    else:
        row, last = (*row, rank), at.turn
    can = bool(mine) and not gone & 1, left > 0 and not gone & 2
    turn = 1 - at.turn if can[1 - at.turn] else at.turn
    total = sum(int(VALUES[each]) for each in row)
    return PlayMoment(node, row, total, turn, gone, last, mine, left, shown, reach)


@cache
def _rest_of_hands(shown: tuple[int, ...]) -> Longs:
    """What is left of each hand of three when these ranks of it are played, (455, cards); `NOBODY` where they are not in it."""
    found = np.full((TRIPLES, KEPT - len(shown)), NOBODY, np.int64)
    for at, hand in enumerate(rank_hands(KEPT).tolist()):
        rest = list(hand)
        for rank in shown:
            if rank not in rest:
                break
            rest.remove(rank)
        else:
            found[at] = rest
    found.flags.writeable = False
    return found


def _chance_of(policy: PlayPolicy, at: PlayMoment, rest: Longs, rank: int, tremble: float) -> Doubles:
    """The probability that hands, (n, cards) of ranks, play this rank; 0 where they do not hold it."""
    n, size = rest.shape
    node, room = np.full(n, at.node), np.full(n, MOST - at.total)
    found = np.zeros(n)
    for place in range(size):
        new = (rest[:, place] == rank) & ((rest[:, :place] != rank).all(axis=1))
        others = np.delete(rest, place, axis=1)
        cards = np.concatenate((rest[:, [place]], others), axis=1)
        found += new * order_chances(policy, node, cards, room, tremble)
    return found


def range_of(at: PlayMoment) -> Doubles:
    """The probability of each hand that the other has left, (hands of `at.left` cards,), by number."""
    rest = _rest_of_hands(at.shown)
    there = (rest != NOBODY).all(axis=1)
    number = places(at.left)[tuple(rest[there].T)].astype(np.int64) if at.left else np.zeros(there.sum(), np.int64)
    found = np.bincount(number, at.reach[there], len(rank_hands(at.left)) if at.left else 1)
    chances: Doubles = found / found.sum()
    return chances


def chances_to_reply(policy: PlayPolicy, at: PlayMoment, rank: int) -> Doubles:
    """The probability of each rank as the other's reply to this card of mine, (13,); what is left of 1 are goes."""
    after = _moved(policy, at, rank, 0.0)
    rest = _rest_of_hands(at.shown)
    there = (rest != NOBODY).all(axis=1)
    reach = at.reach[there] / at.reach[there].sum()
    return np.array([reach @ _chance_of(policy, after, rest[there], reply, 0.0) for reply in range(RANKS)])


def order_chances(policy: PlayPolicy, node: Longs, cards: Longs, room: Longs, tremble: float) -> Doubles:
    """The probability that the first of these cards, (n, 1 to 3), is played, at these nodes, (n,), with this room in the count, (n,)."""
    n, size = cards.shape
    fits = VALUES[cards] <= room[:, None]
    if size == 1:
        return fits[:, 0].astype(np.float64)
    if size == 2:
        low, high = cards.min(axis=1), cards.max(axis=1)
        both = fits.all(axis=1) & (low < high)
        at = np.where(both & (node >= 0), policy.begin[np.maximum(node, 0)] + high * (high - 1) // 2 + low, 0)
        lower = policy.chances[at] / 255
        lower += tremble * (0.5 - lower)
        first = np.where(cards[:, 0] == low, lower, 1 - lower)
        found: Doubles = np.where(both, first, fits[:, 0].astype(np.float64))
        return found
    hand = places(KEPT)[tuple(cards.T)].astype(np.int64)
    ordered = np.sort(cards, axis=1)
    different = np.ones((n, KEPT), bool)
    different[:, 1:] = ordered[:, 1:] != ordered[:, :-1]
    number = different.cumsum(axis=1)
    whole = np.zeros(n)
    mine = np.zeros(n)
    for slot in range(KEPT):
        byte = policy.chances[policy.begin[node] + slot * TRIPLES + hand].astype(np.float64)
        there = slot < number[:, -1]
        whole += byte * there
        mine += byte * ((ordered == cards[:, [0]]) & (number == slot + 1)).any(axis=1)
    even = 1 / number[:, -1]
    share = np.where(whole > 0, mine / np.maximum(whole, 1), even)
    trembling: Doubles = share + tremble * (even - share)
    return trembling


def my_orders(mine: Sequence[int]) -> list[tuple[int, ...]]:
    """The different orders of my ranks, ascending."""
    return sorted(set(permutations(mine)))


@cache
def _their_orders(left: int) -> Longs:
    """Every order of this many ranks, (13 ** left, left)."""
    return np.array(list(product(range(RANKS), repeat=left)), np.int64).reshape(RANKS**left, left)


class Rows(NamedTuple):
    """Rows that are still being played; each field but `cards` has shape (n,)."""

    cards: Longs
    """(n, 2, 3): the cards of both in the order they are to be played, `NONE` for no card."""
    node: Longs
    row: Longs
    """As in `positions.Positions`; so are the next four."""
    total: Longs
    turn: Longs
    gone: Longs
    last: Longs
    seen: Longs
    """As in `Ways`, so far."""
    number: Longs
    """The place of each row in the results."""

    def of(self, chosen: Longs) -> Rows:
        """Some of the rows."""
        return Rows(*(each[chosen] for each in self))


def ways_on(
    policy: PlayPolicy,
    at: PlayMoment,
    need: Needs = (99, 99),
    tremble: float = 0.0,
    negligible: float = 0.0,
    followed: bool = False,
) -> Ways:
    """All ways on from a moment. `need` are the points that I and the other need to reach the target; hands of the other's that are at most
    as probable as `negligible` are left out. Rows in which the other never plays so, and where I have `followed` the policy those in which I
    never do, are not played to their end.
    """
    in_order = my_orders(at.mine)
    orders = np.array(in_order, np.int64).reshape(len(in_order), len(at.mine))
    theirs = _their_orders(at.left)
    played = np.tile(np.array(at.shown, np.int64), (len(theirs), 1))
    hand = places(KEPT)[tuple(np.concatenate((played, theirs), axis=1).T)].astype(np.int64)
    some = at.reach[hand] > negligible
    theirs, hand = theirs[some], hand[some]
    n = len(orders) * len(theirs)
    order = np.repeat(np.arange(len(orders)), len(theirs))
    hand = np.tile(hand, len(orders))
    cards = np.full((n, 2, KEPT), NONE, np.int64)
    cards[:, ME, : len(at.mine)] = orders[order]
    cards[:, OTHER, : at.left] = np.tile(theirs, (len(orders), 1))
    zero = np.zeros(n, np.int64)
    ways = Ways(order, hand, zero, zero.copy(), zero + NOBODY, np.ones(n), at.reach[hand], zero - 1)
    if not at.mine and not at.left:
        return ways
    packed = 0
    for rank in at.row:
        packed = packed << 4 | rank + 1
    node, row, total, turn, gone, last = (
        zero + each for each in (at.node, packed, at.total, at.turn, at.gone, at.last)
    )
    rows = Rows(cards, node, row, total, turn, gone, last, zero.copy(), np.arange(n))
    for who, chance in ((ME, ways.by_me), (OTHER, ways.by_them)):
        if at.gone >> who & 1:
            chance[:] *= _of_two_orders(cards[:, who])
    while len(rows.number):
        rows = step(policy, rows, ways, need, tremble)
        if followed:
            rows = rows.of(np.flatnonzero(ways.by_me[rows.number] > 0))
    return ways


def _of_two_orders(cards: Longs) -> Doubles:
    """The share of an order of cards none of which can be played, (n,), by `cards`, (n, 3): two different ones have two orders."""
    two = (cards[:, 0] != cards[:, 1]) & (cards[:, 1] < NONE) & (cards[:, 2] == NONE)
    return np.where(two, 0.5, 1.0)


def step(policy: PlayPolicy, rows: Rows, ways: Ways, need: Needs, tremble: float) -> Rows:
    """One move in each row: writes what it pegs and how probable it is, and returns the rows that go on.

    A player plays the first card that fits. Where that is not the first of two, the order is none of the policy's, but the other one is.
    """
    every, turn, number = np.arange(len(rows.number)), rows.turn, rows.number
    cards = rows.cards[every, turn]
    size, room = (cards < NONE).sum(axis=1), MOST - rows.total
    fits = VALUES[cards] <= room[:, None]
    plays, pick = fits.any(axis=1), fits.argmax(axis=1)
    choosing = (turn == ME) & (size == 2) & (ways.seen[number] < 0)
    ways.seen[number[choosing]] = rows.seen[choosing]
    chance = np.where(plays, 1.0, _of_two_orders(cards))
    for of_size in (2, KEPT):
        some = np.flatnonzero(plays & (size == of_size))
        chance[some] = order_chances(policy, rows.node[some], cards[some, :of_size], room[some], tremble)
    ways.by_me[number] *= np.where(turn == ME, chance, 1.0)
    ways.by_them[number] *= np.where(turn == OTHER, chance, 1.0)
    rank = np.where(plays, cards[every, pick], NONE)
    row = np.where(plays, rows.row << 4 | rank + 1, rows.row)
    total = rows.total + np.where(plays, VALUES[rank], 0)
    last = np.where(plays, turn, rows.last)
    _peg(ways, number, turn, np.where(plays, pegged(row, total), 0), need)
    gone = np.where(plays, rows.gone, rows.gone | 1 << turn)
    left = rows.cards.copy()
    for at in range(KEPT):
        later = left[every, turn, at + 1] if at + 1 < KEPT else NONE
        left[every, turn, at] = np.where(plays & (at >= pick), later, left[every, turn, at])
    can = (left[:, :, 0] < NONE) & (gone[:, None] >> np.arange(2) & 1 == 0)
    over = (total == MOST) | ~can.any(axis=1)
    _peg(ways, number, last, over & (total < MOST), need)
    seen = np.where(plays & (turn == OTHER), rows.seen * CHILDREN + rank + 1, rows.seen)
    node = np.where(rows.node >= 0, policy.child[np.maximum(rows.node, 0), rank], NOBODY).astype(np.int64)
    after = np.where(can[every, 1 - turn], 1 - turn, turn)
    rest = Rows(left, node, row, total, after, gone, last, seen, number)
    return rest.of(np.flatnonzero(~over & (ways.by_them[number] > 0)))


def _peg(ways: Ways, number: Longs, who: Longs, points: Longs | NDArray[np.bool_], need: Needs) -> None:
    """Adds points to the rows with these numbers, unless somebody is out there."""
    going_on = ways.out[number] == NOBODY
    for player, pegs in ((ME, ways.mine), (OTHER, ways.theirs)):
        needed = need[player]
        limit = needed if isinstance(needed, int) else needed[number]
        pegs[number] += points * going_on * (who == player)
        ways.out[number] = np.where((ways.out[number] == NOBODY) & (pegs[number] >= limit), player, ways.out[number])


def best_card_values(ways: Ways, orders: Sequence[tuple[int, ...]], utility: Doubles) -> dict[int, float]:
    """The value of each rank that I may play next, by a best response to the other's policy: the mean of `utility`, (n,), over the other's
    hands and cards, where my choice between the last two cards depends on what I have seen by then. `orders` are mine (`my_orders`).
    """
    worth = ways.by_them * utility
    seen, which = np.unique(ways.seen, return_inverse=True)
    table = np.bincount(ways.order * len(seen) + which.reshape(-1), worth, len(orders) * len(seen))
    by_order = table.reshape(len(orders), len(seen))
    whole = float(ways.by_them[ways.order == 0].sum())
    first = np.array([order[0] for order in orders])
    return {int(rank): float(by_order[first == rank].max(axis=0).sum()) / whole for rank in np.unique(first)}
