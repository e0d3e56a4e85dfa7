"""What a player whose decisions are known would have played with its most probable hands.

A policy says how every hand is played, but near the end *expert* leaves it for the chance to win. So the player itself is asked
how it would have played each card with a hand, its decision being a function of what it sees, and the probability of the hand is
multiplied by the ratio of that chance to the one by the policy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from fifteentwo.cards import BACK, PACK, Card
from fifteentwo.cribbage import View
from fifteentwo.engine.equity.deals import shipped_keep
from fifteentwo.engine.expert import ranges
from fifteentwo.engine.expert.evaluation import InformationSet
from fifteentwo.engine.expert.ranges import PlayStep
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, places, rank_hands
from fifteentwo.game import Seat

TableChances = Callable[[View, Seat], dict[int, float] | None]
"""The probability with which a player plays each rank, from 0, in a view of its own; None where it follows the policy."""
RARE: Final = 1e-4
"""Hands below this probability are not asked about."""
DOUBT: Final = 0.05
"""The weight of the policy beside the player's own chances: suits and the pair it discarded are only the most probable ones."""
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

    def __init__(self, chances: TableChances | None, asked: int) -> None:
        """`asked` hands are asked about at each turn."""
        self._chances = chances
        self._most = asked
        self._factors: dict[tuple[tuple[int, ...], int], float] = {}

    def clear(self) -> None:
        """Forgets what belongs to the last deal."""
        self._factors.clear()

    def corrected(
        self, range_: Doubles, size: int, known: InformationSet, seen: Sequence[WatchedCard], tremble: float
    ) -> Doubles:
        """The range of hands of `size` cards, not normalised, after the cards `seen`. Raises BadTables."""
        if self._chances is None or not seen or not self._most:
            return range_
        moves, _, _ = ranges.replay(seen[-1].policy, known.plays, known.role, known.hand[0])
        steps = [step for step in moves if step.who != known.role and step.rank != GO]
        found, held = range_.copy(), rank_hands(size).tolist() if size else [[]]
        for number in np.argsort(-range_, kind="stable")[: self._most].tolist():
            if range_[number] < RARE:
                break
            for at, each in enumerate(seen):
                whole = tuple(sorted((*held[number], *(card >> 2 for card in known.shown))))
                if (whole, at) not in self._factors:
                    hand = self._hand(held[number], known)
                    self._factors[whole, at] = self._factor(hand, known, at, each, steps[at], tremble)
                found[number] *= self._factors[whole, at]
        return found

    def _hand(self, held: Sequence[int], known: InformationSet) -> tuple[list[Card], list[Card]]:
        """The cards of a hand with these ranks left, and the most probable pair discarded with it; suits as they come."""
        cards = (*known.kept, *known.laid, known.starter)
        unseen = [each for each in PACK if each not in cards and each not in known.shown]
        left = _taken(unseen, held)
        weights = np.zeros(FOURS)
        weights[places(4)[tuple(sorted((*held, *(card >> 2 for card in known.shown))))]] = 1.0
        pairs = shipped_keep(1 - known.role).discarded_with(cards, weights, np.zeros(FOURS, np.int64), 1)[0]
        for pair in np.argsort(-pairs, kind="stable").tolist():
            try:
                return left, _taken(list(unseen), rank_hands(2)[pair].tolist())
            except StopIteration:  # the cards of a hand that is never kept may leave no such pair
                continue
        raise AssertionError  # some pair is left in any pack

    def _factor(
        self,
        hand: tuple[list[Card], list[Card]],
        known: InformationSet,
        at: int,
        seen: WatchedCard,
        step: PlayStep,
        tremble: float,
    ) -> float:
        """The chance of a card by the player itself, divided by the one by the policy."""
        left, laid = hand
        cards = sorted((*left, *(Card(card) for card in known.shown[at:])))
        fits = {card.rank for card in cards if seen.view.fits(card)}
        if len(fits) < 2 or self._chances is None:
            return 1.0
        other = 1 - seen.view.viewer if seen.view.viewer is not None else 0
        own = self._chances(_as_seen(seen.view, other, tuple(cards), tuple(laid)), other)
        if own is None:
            return 1.0
        hand_ranks = [card.rank - 1 for card in cards]
        slot = sorted(set(hand_ranks)).index(seen.card >> 2)
        size = len(hand_ranks)
        policy = float(ranges.chances(seen.policy, step, size, tremble)[slot, places(size)[tuple(hand_ranks)]])
        return (1 - DOUBT) * own.get(seen.card >> 2, 0.0) / policy + DOUBT if policy > 0 else 1.0


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
