"""What a player whose decisions are known would have discarded and played with its most probable hands.

A policy says how every hand is played, but near the end *expert* leaves it for the chance to win, and discards for that too. So the player itself is asked
what it would have discarded, and how it would have played each card, with a hand, its decision being a function of what it sees; and the probability of the
hand is multiplied by the ratio of those chances to the ones that the range supposes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import numpy as np
from msgspec.structs import replace

from fifteentwo.cards import BACK, PACK, Card
from fifteentwo.cribbage import Cribbage, View
from fifteentwo.engine.deal_rules import STANDARD
from fifteentwo.engine.equity.late_discards import FAR, shares_at
from fifteentwo.engine.expert import ranges
from fifteentwo.engine.expert.evaluation import InformationSet
from fifteentwo.engine.expert.ranges import PlayStep
from fifteentwo.engine.pegging.policy import Policy
from fifteentwo.engine.scoring.rank_hands import FOURS, Doubles, places, rank_hands
from fifteentwo.engine.scoring.rank_sixes import rank_sixes, six_numbers
from fifteentwo.game import Opening, Seat
from fifteentwo.moves import Deal

TableChances = Callable[[View, Seat], dict[int, float] | None]
"""The probability with which a player plays each rank, from 0, in a view of its own; None where it follows the policy."""
TableDiscards = Callable[[View, Seat], dict[int, float]]
"""The probability with which a player discards each pair of ranks, by its number in `rank_hands(2)`, in a view of its own."""
PAIRS: Final = 3
"""The pairs that are asked about for each hand."""
STRANGE: Final = 0.002
"""Beside the discards that the range supposes a hand in so many is a random one."""
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

    def __init__(self, chances: TableChances | None, asked: int, discards: TableDiscards | None = None) -> None:
        """Up to `asked` hands are asked about at each turn; about discards too where `discards` are known."""
        self._chances, self._discards = chances, discards
        self._most = asked
        self._factors: dict[tuple[tuple[int, ...], int], float] = {}
        self._pairs: dict[tuple[int, ...], tuple[int, float]] = {}

    def clear(self) -> None:
        """Forgets what belongs to the last deal."""
        self._factors.clear()
        self._pairs.clear()

    def corrected(
        self, range_: Doubles, size: int, known: InformationSet, seen: Sequence[WatchedCard], tremble: float
    ) -> Doubles:
        """The range of hands of `size` cards, not normalised, after the cards `seen`. Raises BadTables.

        The most probable ones are asked about, by what was answered at earlier turns of the deal.
        """
        if self._chances is None or not seen or not self._most:
            return range_
        moves, _, _ = ranges.replay(seen[-1].policy, known.plays, known.role, known.hand[0])
        steps = [step for step in moves if step.who != known.role and step.rank != GO]
        found, held = range_.copy(), rank_hands(size).tolist() if size else [[]]
        shown = [card >> 2 for card in known.shown]
        whole_hands = [tuple(sorted((*hand, *shown))) for hand in held]
        expected = range_ * np.array([self._answered(whole, len(seen)) for whole in whole_hands])
        for number in np.argsort(-expected, kind="stable")[: self._most].tolist():
            if expected[number] < RARE * expected.sum():
                break
            whole = whole_hands[number]
            if whole not in self._pairs:
                self._pairs[whole] = self._discarded(whole, held[number], known, seen[0].view)
            pair, factor = self._pairs[whole]
            found[number] *= factor
            for at, each in enumerate(seen):
                if (whole, at) not in self._factors:
                    hand = _cards(held[number], rank_hands(2)[pair].tolist(), known)
                    assert hand is not None
                    self._factors[whole, at] = self._factor(hand, known, at, each, steps[at], tremble)
                found[number] *= self._factors[whole, at]
        return found

    def _answered(self, whole: tuple[int, ...], cards: int) -> float:
        """By how much earlier answers about a hand change its probability."""
        found = self._pairs[whole][1] if whole in self._pairs else 1.0
        for at in range(cards):
            found *= self._factors.get((whole, at), 1.0)
        return found

    def _discarded(
        self, whole: tuple[int, ...], held: Sequence[int], known: InformationSet, view: View
    ) -> tuple[int, float]:
        """The most probable pair that was discarded with a hand, and how much more probable than the range supposes it is that the hand was kept."""
        weights = np.zeros(FOURS)
        weights[places(4)[whole]] = 1.0
        keep, cards = known.keep_of_other(STANDARD), (*known.kept, *known.laid, known.starter)
        pairs = keep.discarded_with(cards, weights, np.zeros(FOURS, np.int64), 1)[0]
        order = [
            int(pair) for pair in np.argsort(-pairs, kind="stable") if _cards(held, rank_hands(2)[pair].tolist(), known)
        ]
        if self._discards is None or known.needs == FAR:
            return order[0], 1.0
        role, (mine, theirs), found = 1 - known.role, known.needs, {}
        supposed = shares_at(role, (theirs, mine))
        for pair in order[:PAIRS]:
            left, laid = _hand_of(held, pair, known)
            six = tuple(sorted((*left, *laid, *map(Card, known.shown))))
            number = int(six_numbers(np.array([[card.rank - 1 for card in six]]))[0])
            by_range = float(supposed[number, rank_sixes().discarded[number] == pair].sum())
            own = self._discards(_before_discards(view, known, six), 1 - _seat(view)).get(pair, 0.0)
            found[pair] = float(pairs[pair]) * ((1 - DOUBT) * own / (by_range + STRANGE) + DOUBT)
        total = sum(float(pairs[pair]) for pair in found)
        return max(found, key=lambda pair: found[pair]), sum(found.values()) / total if total > 0 else 1.0

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
        other = 1 - _seat(seen.view)
        own = self._chances(_as_seen(seen.view, other, tuple(cards), tuple(laid)), other)
        if own is None:
            return 1.0
        hand_ranks = [card.rank - 1 for card in cards]
        slot = sorted(set(hand_ranks)).index(seen.card >> 2)
        size = len(hand_ranks)
        policy = float(ranges.chances(seen.policy, step, size, tremble)[slot, places(size)[tuple(hand_ranks)]])
        return (1 - DOUBT) * own.get(seen.card >> 2, 0.0) / policy + DOUBT if policy > 0 else 1.0


def _seat(view: View) -> Seat:
    return view.viewer or 0


def _hand_of(held: Sequence[int], pair: int, known: InformationSet) -> tuple[list[Card], list[Card]]:
    hand = _cards(held, rank_hands(2)[pair].tolist(), known)
    assert hand is not None
    return hand


def _cards(held: Sequence[int], laid: Sequence[int], known: InformationSet) -> tuple[list[Card], list[Card]] | None:
    """Cards of the ranks left, and of a pair that was discarded, suits as they come; None where the pack has too few."""
    cards = {*known.kept, *known.laid, known.starter, *known.shown}
    unseen = [each for each in PACK if each not in cards]
    try:
        return _taken(unseen, held), _taken(unseen, laid)
    except StopIteration:
        return None


def _before_discards(view: View, known: InformationSet, six: tuple[Card, ...]) -> View:
    """What the other saw when it discarded from these six cards."""
    game, other = Cribbage(view.rules), 1 - _seat(view)
    mine = tuple(sorted(map(Card, (*known.kept, *known.laid))))
    state, _ = game.apply(game.start(Opening(view.dealer)), Deal((six, mine) if other == 0 else (mine, six)))
    scores = view.dealt_at or view.scores
    return game.observe(replace(state, pegs=tuple((score, score) for score in scores), dealt_at=scores), other)


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
