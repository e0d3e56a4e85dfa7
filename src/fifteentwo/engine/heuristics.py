"""Evaluation by rule of thumb, without tables of the engine: exact hand means, crib averages, two plies of the play.

Pure Python. The players *simple* and *steady* choose by these, and so do rollouts and a first, immediate hint.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

import msgspec

from fifteentwo.cards import JOKERS, PACK, RANKS, VALUES, Card
from fifteentwo.cribbage import View
from fifteentwo.cribbage.sight import least_value
from fifteentwo.game import Seat
from fifteentwo.scoring import MOST_COUNT, Starters, peg_points, peg_points_next, points

FILE: Final = Path(__file__).parents[1] / "data" / "crib_means.json"
WORTH_OF_A_COUNTER: Final = 0.5
"""The weight of a point scored after the other's reply. Found by trial: 0 and 1 are worse."""

_VALUE_OF_RANK: Final = [min(rank, 10) for rank in range(14)]


def unseen_starters(known: set[Card]) -> Starters:
    """The cards of the pack that may be the starter: those not known to be elsewhere."""
    return Starters([card for card in PACK if card not in known])


def over_starters(kept: Sequence[Card], starters: Starters) -> int:
    """The value of a kept hand: its count added up over these starters."""
    return starters.points(with_names(kept))


def with_names(kept: Sequence[Card]) -> tuple[Card, ...]:
    """The hand with each joker as the card that makes most of the others."""
    hand = tuple(card for card in kept if card not in JOKERS)
    for joker in kept:
        if joker in JOKERS:
            hand = max(((*hand, joker.named(face)) for face in PACK), key=lambda cards: points(cards, None))
    return hand


class CribMeans(msgspec.Struct, frozen=True):
    """The value of a crib by the ranks of the two cards discarded to it, from `engine.discard.crib_averages`.

    The mean points in one's own crib, for cards of two suits and of one; then those in the other's.
    """

    crib: dict[str, tuple[float, float, float, float]]


_MEANS: Final = msgspec.json.Decoder(CribMeans)


@cache
def crib_means() -> CribMeans:
    """The table shipped with the package."""
    return _MEANS.decode(FILE.read_bytes())


@lru_cache(4096)
def crib_mean(discarded: tuple[Card, ...], own: bool) -> float:
    """The mean points of a crib with these cards in it: one or two, or none; a joker adds five points."""
    jokers = sum(card in JOKERS for card in discarded)
    others = [card for card in discarded if card not in JOKERS]
    return _crib_mean(others, 0 if own else 2) + _A_JOKER * jokers


_A_JOKER: Final = 5.0  # about what a card of one's choice adds to a hand


def _crib_mean(discarded: Sequence[Card], place: int) -> float:
    if len(discarded) == 2:
        low, high = sorted(discarded)
        row = crib_means().crib[RANKS[low.rank - 1] + RANKS[high.rank - 1]]
        return row[place + (low.suit == high.suit)]
    if len(discarded) == 1:
        return _with_any_other(discarded[0].rank, place)
    return 0.0


@cache
def _with_any_other(rank: int, place: int) -> float:
    name = RANKS[rank - 1]
    rows = [row for pair, row in crib_means().crib.items() if name in pair]
    return sum(row[place] for row in rows) / len(rows)


class Answers:
    """The play as one seat sees it: its hand, and the possible replies of the next seat.

    The other's cards are any unseen ones, except those they would have played instead of saying go. `worth_of_a_counter` is
    the weight of a point scored after their reply.
    """

    def __init__(
        self, view: View, seat: Seat, known: set[Card], worth_of_a_counter: float = WORTH_OF_A_COUNTER
    ) -> None:
        self.worth_of_a_counter = worth_of_a_counter
        self.row = [card.rank for card in view.row]
        self.count = view.count
        self.mine = [card.rank for card in view.hands[seat] if card not in JOKERS]
        self._values: dict[tuple[int, bool], float] = {}
        players, side = view.rules.players, view.rules.side
        other = next(next_ for step in range(1, players) if side(next_ := (seat + step) % players) != side(seat))
        self.holds = 0 if other in view.gone else len(view.hands[other])
        self.last_of_all = view.rules.last_card if sum(map(len, view.hands)) == len(view.hands[seat]) else 1
        self.unseen = unseen_by_rank(known, least_value(view, other))
        self.total = sum(self.unseen)

    def value(self, card: Card) -> float:
        """The value of playing this card: its points, less those of the reply, plus part of those of my next card.

        Jokers still held are not considered for what may follow.
        """
        key = (card.rank, card.unnamed in JOKERS)
        if key not in self._values:
            row = [*self.row, card.rank]
            mine = list(self.mine)
            if card in PACK:
                mine.remove(card.rank)
            self._values[key] = peg_points(row) + self._after(row, self.count + card.value, mine)
        return self._values[key]

    def _after(self, row: list[int], count: int, mine: list[int]) -> float:
        """The balance of what follows in this count after these cards, with the other to reply."""
        if not self.holds:
            return self._alone(row, count, mine)
        pegged = _pegged_next(tuple(row))
        shares: dict[int, int] = {}  # by the points of the other's reply: the unseen cards that score them
        balances: dict[int, float] = {}
        for rank in range(1, 14):
            share, after = self.unseen[rank], count + _VALUE_OF_RANK[rank]
            if share and after <= MOST_COUNT:
                made = pegged[rank]
                balance = self.worth_of_a_counter * self._counter([*row, rank], after, mine) - made
                shares[made] = shares.get(made, 0) + share
                balances[made] = balances.get(made, 0.0) + balance * share
        value = 0.0
        chance = 1.0  # the probability that the other holds nothing that scores more
        above = 0
        for made in sorted(shares, reverse=True):  # the other takes what scores most, and any card among equals
            above += shares[made]
            nothing_yet = self.none_of(above)
            value += (chance - nothing_yet) * balances[made] / shares[made]
            chance = nothing_yet
        return value + chance * self._alone(row, count, mine) if chance else value

    def none_of(self, cards: int) -> float:
        """The probability that none of the opponent's cards is among `cards` unseen cards drawn at random."""
        chance = 1.0
        for drawn in range(self.holds):
            chance *= max(0.0, 1 - cards / max(self.total - drawn, 1))
        return chance

    def _alone(self, row: list[int], count: int, mine: list[int]) -> int:
        """The most that can be pegged when the other cannot play: the cards that fit, and one for the last."""
        if count == MOST_COUNT:
            return 0
        fitting = {rank for rank in mine if count + _VALUE_OF_RANK[rank] <= MOST_COUNT}
        if not fitting:
            return 1 if mine else self.last_of_all
        pegged = peg_points_next(row)
        ways = []
        for rank in fitting:
            left = list(mine)
            left.remove(rank)
            ways.append(pegged[rank] + self._alone([*row, rank], count + _VALUE_OF_RANK[rank], left))
        return max(ways)

    def _counter(self, row: list[int], count: int, mine: list[int]) -> int:
        """The most points that can be pegged at once in reply; one for the other if nothing fits."""
        if count == MOST_COUNT:
            return 0
        fitting = [rank for rank in mine if count + _VALUE_OF_RANK[rank] <= MOST_COUNT]
        if not fitting:
            return -1
        pegged = _pegged_next(tuple(row))
        return max([pegged[rank] for rank in fitting])


_pegged_next: Final = lru_cache(4096)(peg_points_next)
"""The most frequent rows of a count are its first two or three cards."""


def unseen_by_rank(known: set[Card], least: int) -> list[int]:
    """By rank, how many cards of this value at least have not been seen."""
    many = [0] * 14
    for card in PACK:
        if card not in known and VALUES[card] >= least:
            many[card.rank] += 1
    return many
