"""The hand worth most on average, and the most points at once: the way one plays in the first week."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from fifteentwo.cards import JOKERS, PACK, Card
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.scoring import peg_points, points


def make(rng: Random) -> Callable[[View, Sequence[Discard | Play]], Discard | Play]:
    """A player that looks at its own cards alone; equal choices are settled by `rng`."""

    def choose(view: View, legal: Sequence[Discard | Play]) -> Discard | Play:
        if len(legal) == 1:
            return legal[0]
        aim = -1 if view.rules.objective == "lowball" else 1
        values = [aim * _value(view, action) for action in legal]
        best = max(values)
        return rng.choice([action for action, value in zip(legal, values, strict=True) if value == best])

    return choose


def _value(view: View, action: Discard | Play) -> int:
    if isinstance(action, Play):
        return peg_points([card.rank for card in (*view.row, action.card)])
    kept = tuple(card for card in view.hands[action.seat] if card not in action.cards)
    return over_starters(kept, view.known())


def over_starters(kept: Sequence[Card], known: set[Card]) -> int:
    """What a hand is worth, added up over every starter that is not known to lie elsewhere."""
    named = with_names(kept)
    return sum(points(named, starter) for starter in PACK if starter not in known)


def with_names(kept: Sequence[Card]) -> tuple[Card, ...]:
    """The hand with each joker as the card that makes most of the others."""
    hand = tuple(card for card in kept if card not in JOKERS)
    for joker in kept:
        if joker in JOKERS:
            hand = max(((*hand, joker.named(face)) for face in PACK), key=lambda cards: points(cards, None))
    return hand
