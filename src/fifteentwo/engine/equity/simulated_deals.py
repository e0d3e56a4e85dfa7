"""Simulation of whole deals: discards by a table over the classes of six cards, cards by a policy over the public tree."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.discard.suit_classes import place
from fifteentwo.engine.discard.suit_numbering import Numbering, numbering
from fifteentwo.engine.equity.deal_counts import DealCounts
from fifteentwo.engine.jit import compiled
from fifteentwo.engine.pegging.flat_policy import FlatPolicy, flattened
from fifteentwo.engine.pegging.leaves import end_order
from fifteentwo.engine.pegging.tree import NONE, pegged
from fifteentwo.engine.scoring.jitted import score
from fifteentwo.engine.scoring.rank_hands import Doubles, Integers, Longs, Shorts, places
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import shipped

Bits = NDArray[np.uint64]

PARTS: Final = ("pone's play", "pone's hand", "heels", "dealer's play", "dealer's hand", "crib")
"""The columns of `SimulatedDeals.points`."""


class Strategies(NamedTuple):
    """The strategies of both players."""

    discard: Bytes
    """(n, 2, 962988): by role, 0 pone, the discard from each hand of `suit_classes.six_cards`, in n ways of which one is drawn
    for each hand."""
    play: FlatPolicy
    upto: Longs
    """(n,): the cumulated probabilities of these ways, in 2**32nds."""


class SimulatedDeals(NamedTuple):
    """Simulated deals, a row each. Cards are numbers."""

    cards: Bytes
    """(n, 13): pone's four and the two pone discarded, the dealer's four and two, the starter; the fours ascending."""
    plays: Bytes
    """(n, 8): the cards in the order they were played."""
    pegged: Bytes
    """(n, 8): the points each of them pegged for its player, those for a go or the last card included."""
    points: Bytes
    """(n, 6): the points of each part, see `PARTS`."""


class FixedTables(NamedTuple):
    """Tables that do not depend on the strategies."""

    points: Bytes
    away: Bytes
    threes: Shorts
    """(169, 13): `rank_hands.places` of three cards."""
    fours: Shorts
    """(169, 169): of four."""
    sixes: Numbering
    five_in_crib: bool
    """Whether only five cards of a suit are a flush in the crib."""
    crib: bool
    """Whether there is a crib; without one the cards that are not kept count for nobody."""


@cache
def fixed(four_in_crib: bool = False, crib: bool = True) -> FixedTables:
    """The tables, made once for each number of cards of a flush in the crib, and for a game without one."""
    threes, fours = places(3).reshape(169, 13).copy(), places(4).reshape(169, 169).copy()
    return FixedTables(layout().points, layout().away, threes, fours, numbering(), not four_in_crib, crib)


def strategies(choices: Bytes, shares: Doubles, play: FlatPolicy) -> Strategies:
    """The strategies that discard by one of `choices`, (n, 2, 962988), drawn by these shares for each hand."""
    upto = np.rint(shares.cumsum() / shares.sum() * 2**32).astype(np.int64)
    return Strategies(np.ascontiguousarray(choices), play, upto)


def shipped_policy(rules: DealRules = STANDARD) -> FlatPolicy:
    """The policy of the solution for these rules in one array: 80 MB, a second to read. Raises BadTables."""
    return _policy(rules)


@cache
def _policy(rules: DealRules) -> FlatPolicy:
    return flattened(shipped(rules))


def empty_deals(many: int) -> SimulatedDeals:
    """Zeroed arrays for `many` deals."""
    return SimulatedDeals(*(np.zeros((many, columns), np.uint8) for columns in (13, 8, 8, 6)))


@compiled
def play_deals(f: FixedTables, players: Strategies, seed: int, deals: SimulatedDeals) -> None:
    """Fills `deals` with simulated deals. The same seed gives the same ones.

    Cards and choices are drawn with SplitMix64 (Steele, Lea and Flood, 2014).
    """
    # Arrays one by one: to hand over a named tuple, or a row, counts a reference to each array in it.
    table, away, threes, fours, by, five_in_crib, crib = f
    child, begin, chances, aim, last_card = players.play
    ends = aim, last_card
    discard, upto = players.discard, players.upto
    dealt, plays, pegs, points = deals
    random = np.full(1, seed, np.uint64)
    pack = np.arange(52).astype(np.uint8)
    left = np.zeros((2, 4), np.int64)
    orders = np.zeros((2, 6), np.int64)
    row, shown, card_points = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8, np.int64)
    for deal in range(len(dealt)):
        for at in range(13):
            other = at + _below(random, 52 - at)
            pack[at], pack[other] = pack[other], pack[at]
        # Both are looked up before either is needed: memory can answer two at a time.
        pones = discard[_drawn_way(upto, random), 0, place(pack, 0, by, orders[0])]
        dealers = discard[_drawn_way(upto, random), 1, place(pack, 6, by, orders[1])]
        for player in range(2):
            way = dealers if player else pones
            for at in range(6):
                dealt[deal, 6 * player + (at + 4) % 6] = orders[player, away[way, at]]
            _sort(dealt, deal, 6 * player)
            for at in range(4):
                left[player, at] = dealt[deal, 6 * player + at]
        starter = int(pack[12])
        dealt[deal, 12] = starter
        pone, dealer = _play(threes, fours, child, begin, chances, ends, left, random, row, shown, card_points)
        for at in range(8):
            plays[deal, at], pegs[deal, at] = shown[at], card_points[at]
        a, b, c, d = dealt[deal, 0], dealt[deal, 1], dealt[deal, 2], dealt[deal, 3]
        points[deal, 0], points[deal, 1] = pone, score(table, a, b, c, d, starter, False)
        a, b, c, d = dealt[deal, 6], dealt[deal, 7], dealt[deal, 8], dealt[deal, 9]
        points[deal, 2], points[deal, 4] = 2 * (starter >> 2 == 10), score(table, a, b, c, d, starter, False)
        a, b, c, d = dealt[deal, 4], dealt[deal, 5], dealt[deal, 10], dealt[deal, 11]
        points[deal, 3] = dealer
        points[deal, 5] = score(table, a, b, c, d, starter, five_in_crib) if crib else 0


@compiled
def count_deals(deals: SimulatedDeals, counts: DealCounts) -> None:
    """Adds deals to counts."""
    cards, plays, pegs, points = deals
    for deal in range(len(cards)):
        pone, dealer = 0, 0
        for at in range(8):
            card = plays[deal, at]
            by_pone = (
                card == cards[deal, 0] or card == cards[deal, 1] or card == cards[deal, 2] or card == cards[deal, 3]
            )
            for _ in range(pegs[deal, at]):
                if by_pone:
                    pone += 1
                    counts.pone_at[pone, dealer] += 1
                else:
                    dealer += 1
                    counts.dealer_at[pone, dealer] += 1
        starter = cards[deal, 12] >> 2
        counts.play[points[deal, 0], points[deal, 3]] += 1
        counts.heels[points[deal, 2] >> 1] += 1
        counts.pone[starter, points[deal, 1]] += 1
        counts.dealer[starter, points[deal, 4], points[deal, 5]] += 1


@compiled
def _next(random: Bits) -> int:
    """The next 32 random bits."""
    random[0] += np.uint64(0x9E3779B97F4A7C15)
    bits = random[0]
    bits = (bits ^ (bits >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    bits = (bits ^ (bits >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return int((bits ^ (bits >> np.uint64(31))) >> np.uint64(32))


@compiled
def _below(random: Bits, end: int) -> int:
    """A random number from 0 to `end` - 1, with a bias of less than one draw in a hundred million."""
    return (_next(random) * end) >> 32


@compiled
def _drawn_way(upto: Longs, random: Bits) -> int:
    """The number of a way, drawn by the cumulated probabilities."""
    if len(upto) == 1:
        return 0
    drawn = _next(random)
    at = 0
    while upto[at] <= drawn:
        at += 1
    return at


@compiled
def _sort(dealt: Bytes, deal: int, begin: int) -> None:
    """Puts four cards in ascending order."""
    for at in range(begin + 1, begin + 4):
        card = dealt[deal, at]
        back = at
        while back > begin and dealt[deal, back - 1] > card:
            dealt[deal, back] = dealt[deal, back - 1]
            back -= 1
        dealt[deal, back] = card


@compiled
def _play(
    threes: Shorts,
    fours: Shorts,
    child: Integers,
    begin: Integers,
    chances: Bytes,
    ends: tuple[int, int],
    left: Longs,
    random: Bits,
    row: Longs,
    shown: Longs,
    card_points: Longs,
) -> tuple[int, int]:
    """Plays the cards `left`, (2, 4), by the policy, and returns the points of pone and of the dealer.

    Writes the cards in the order played to `shown`, their points to `card_points` and their ranks to `row`. `ends` are `aim` and
    `last_card` of the policy.
    """
    size_0 = size_1 = 4
    _, last_card = ends
    start = played = count = gone = pone = dealer = 0
    turn, last, node = 0, 1, 0
    while size_0 + size_1 > 0:
        size = size_1 if turn else size_0
        room = 31 - count
        first = left[turn, 0] >> 2
        if min(first + 1, 10) > room:
            gone |= 1 << turn
            node = child[node, 13] if node >= 0 else NONE
        else:
            at = 0
            if size == 2:
                second = left[turn, 1] >> 2
                if first != second and min(second + 1, 10) <= room:
                    if node == NONE:
                        at = _alone(left, turn, size, (row, start, played, count), ends)
                    else:
                        low = begin[node] if node >= 0 else -2 - node
                        low += second * (second - 1) // 2 + first
                        at = 0 if _below(random, 255) < chances[low] else 1
            elif size > 2:
                if node < 0:
                    at = _alone(left, turn, size, (row, start, played, count), ends)
                elif size == 3:
                    hand = threes[first * 13 + (left[turn, 1] >> 2), left[turn, 2] >> 2]
                    at = _drawn(chances, begin[node] + hand, 455, left, turn, size, room, random)
                else:
                    hand = fours[first * 13 + (left[turn, 1] >> 2), (left[turn, 2] >> 2) * 13 + (left[turn, 3] >> 2)]
                    at = _drawn(chances, begin[node] + hand, 1820, left, turn, size, room, random)
            card = left[turn, at]
            rank = card >> 2
            for later in range(at, 3):
                left[turn, later] = left[turn, later + 1]
            if turn:
                size_1 -= 1
            else:
                size_0 -= 1
            shown[played] = card
            row[played] = rank
            count += min(rank + 1, 10)
            won = pegged(row, start, played + 1, count)
            card_points[played] = won
            played += 1
            if turn:
                dealer += won
            else:
                pone += won
            last = turn
            # Of one card each there is nothing to choose, and what comes after it need not be read.
            node = child[node, rank] if node >= 0 and (size_0 > 1 or size_1 > 1) else NONE
        has_0, has_1 = size_0 > 0 and not gone & 1, size_1 > 0 and not gone & 2
        if count == 31 or not (has_0 or has_1):
            if count < 31:
                won = 1 if size_0 + size_1 > 0 else last_card
                card_points[played - 1] += won
                if last:
                    dealer += won
                else:
                    pone += won
            start, count, gone = played, 0, 0
            other_has = size_0 > 0 if last else size_1 > 0
            turn = 1 - last if other_has else last
        elif has_0 if turn else has_1:
            turn = 1 - turn
    return pone, dealer


@compiled
def _alone(left: Longs, turn: int, size: int, row: tuple[Longs, int, int, int], ends: tuple[int, int]) -> int:
    """The slot to play where the other has no cards or nothing is solved; `row` and `ends` are as in `end_order`."""
    return end_order(left[turn, :size] >> 2, row, *ends)


@compiled
def _drawn(chances: Bytes, begin: int, hands: int, left: Longs, turn: int, size: int, room: int, random: Bits) -> int:
    """The slot to play of three or four ascending cards, drawn by the probabilities of the ranks that fit."""
    total = 0
    drawn = 1 << 32
    for again in range(2):
        so_far = 0
        slot = -1
        before = 99
        chosen = 0
        for at in range(size):
            rank = left[turn, at] >> 2
            if rank == before:
                continue
            before = rank
            slot += 1
            if min(rank + 1, 10) > room:
                break
            so_far += chances[begin + slot * hands]
            chosen = at
            if so_far > drawn:
                break
        if again:
            return chosen
        total = so_far
        drawn = _below(random, total)
    return 0
