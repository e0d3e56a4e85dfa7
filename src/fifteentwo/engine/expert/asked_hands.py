"""What a player whose decisions are known would have played with its most probable hands.

A range says how every hand is played, but near the end *expert* leaves the policy for the chance to win. So the player itself is asked how it would have
played each card with a hand, its decision being a function of what it sees; and the probability of the hand is multiplied by the ratio of its chance to
the one that the range supposes. To ask about discards as well made the hand that the player really held less probable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from fifteentwo.cards import BACK, PACK, Card
from fifteentwo.cribbage import View
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.expert import ranges
from fifteentwo.engine.expert.evaluation import InformationSet
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, places, rank_hands
from fifteentwo.game import Seat

TableChances = Callable[[View, Seat], dict[int, float] | None]
"""The probability with which a player plays each rank, from 0, in a view of its own; None where it follows the policy."""
RARE: Final = 1e-4
"""Hands below this probability are not asked about."""
GO: Final = 13


class WatchedCard(NamedTuple):
    """A card that the other has played."""

    view: View
    """Mine, before it."""
    card: int
    policy: Policy
    """The policy that the other followed."""


class AskedHands:
    """Corrects the range of the other within one deal."""

    def __init__(self, chances: TableChances | None, asked: int, doubt: float) -> None:
        """Up to `asked` hands are asked about at each turn. `doubt` is the weight of the range beside the answers."""
        self._chances, self._most, self._doubt = chances, asked, doubt
        self._factors: dict[tuple[tuple[int, ...], int], float] = {}
        self._pairs: dict[tuple[int, ...], int] = {}

    def clear(self) -> None:
        """Forgets what belongs to the last deal."""
        self._factors.clear()
        self._pairs.clear()

    def corrected(
        self,
        range_: Doubles,
        size: int,
        known: InformationSet,
        seen: Sequence[WatchedCard],
        tremble: float,
        first: Mapping[int, Doubles] | None = None,
    ) -> Doubles:
        """The range of hands of `size` cards, not normalised, after the cards `seen`, of which the `first` are as for `ranges.posterior`. Raises BadTables.

        The most probable ones are asked about, by what was answered at earlier turns of the deal.
        """
        if self._chances is None or not seen or not self._most:
            return range_
        moves, _, _ = ranges.replay(seen[-1].policy, known.plays, known.role, known.hand[0])
        cards = [(at, step) for at, step in enumerate(moves) if step.who != known.role and step.rank != GO]

        def supposed(card: int) -> Doubles:
            """The probability of each slot of each hand at a card of the other, as the range supposes it."""
            at, step = cards[card]
            return first[at] if first and at in first else ranges.chances(seen[card].policy, step, 4 - card, tremble)

        found, held = range_.copy(), rank_hands(size).tolist() if size else [[]]
        shown = [card >> 2 for card in known.shown]
        whole_hands = [tuple(sorted((*hand, *shown))) for hand in held]
        expected = range_ * np.array([self._answered(whole, len(seen)) for whole in whole_hands])
        for number in np.argsort(-expected, kind="stable")[: self._most].tolist():
            if expected[number] < RARE * expected.sum():
                break
            whole = whole_hands[number]
            if whole not in self._pairs:
                self._pairs[whole] = _discarded(whole, held[number], known)
            for at, each in enumerate(seen):
                if (whole, at) not in self._factors:
                    hand = _cards(held[number], rank_hands(2)[self._pairs[whole]].tolist(), known)
                    assert hand is not None
                    self._factors[whole, at] = self._factor(hand, known, at, each, supposed(at))
                found[number] *= self._factors[whole, at]
        return found

    def _answered(self, whole: tuple[int, ...], cards: int) -> float:
        """By how much earlier answers about a hand change its probability."""
        found = 1.0
        for at in range(cards):
            found *= self._factors.get((whole, at), 1.0)
        return found

    def _factor(
        self,
        hand: tuple[list[Card], list[Card]],
        known: InformationSet,
        at: int,
        seen: WatchedCard,
        supposed: Doubles,
    ) -> float:
        """The chance of a card by the player itself, divided by the one that the range supposes."""
        left, laid = hand
        cards = sorted((*left, *(Card(card) for card in known.shown[at:])))
        fits = {card.rank for card in cards if seen.view.fits(card)}
        if len(fits) < 2 or self._chances is None:
            return 1.0
        other = 1 - _seat(seen.view)
        own = self._chances(_as_seen(seen.view, other, tuple(cards), tuple(laid)), other)
        if own is None:
            return 1.0
        hand_ranks = [card.rank - 1 for card in cards]
        slot = sorted(set(hand_ranks)).index(seen.card >> 2)
        chance = float(supposed[slot, places(len(hand_ranks))[tuple(hand_ranks)]])
        return (1 - self._doubt) * own.get(seen.card >> 2, 0.0) / chance + self._doubt if chance > 0 else 1.0


def _seat(view: View) -> Seat:
    return view.viewer or 0


def _discarded(whole: tuple[int, ...], held: Sequence[int], known: InformationSet) -> int:
    """The most probable pair that was discarded with a hand."""
    weights = np.zeros(FOURS)
    weights[places(4)[whole]] = 1.0
    keep, cards = known.keep_of_other(STANDARD), (*known.kept, *known.laid, known.starter)
    pairs = keep.discarded_with(cards, weights, np.zeros(FOURS, np.int64), 1)[0]
    order = np.argsort(-pairs, kind="stable").tolist()
    found: int = next(pair for pair in order if _cards(held, rank_hands(2)[pair].tolist(), known))
    return found


def _cards(held: Sequence[int], laid: Sequence[int], known: InformationSet) -> tuple[list[Card], list[Card]] | None:
    """Cards of the ranks left, and of a pair that was discarded, suits as they come; None where the pack has too few."""
    cards = {*known.kept, *known.laid, known.starter, *known.shown}
    unseen = [each for each in PACK if each not in cards]
    try:
        return _taken(unseen, held), _taken(unseen, laid)
    except StopIteration:
        return None


def _taken(cards: list[Card], ranks: Sequence[int]) -> list[Card]:
    """The first card of each rank, taken out of the cards. Raises StopIteration where there is none."""
    found = []
    for rank in ranks:
        card = next(each for each in cards if each.rank == rank + 1)
        cards.remove(card)
        found.append(card)
    return found


def _as_seen(view: View, seat: Seat, cards: tuple[Card, ...], laid: tuple[Card, ...]) -> View:
    """The position of a view as it looks from another seat that holds these cards."""
    hands = tuple(cards if each == seat else (BACK,) * len(hand) for each, hand in enumerate(view.hands))
    discarded = tuple(laid if each == seat else (BACK,) * len(pair) for each, pair in enumerate(view.discarded))
    return replace(view, viewer=seat, hands=hands, discarded=discarded)
