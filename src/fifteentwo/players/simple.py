"""The player *simple*: keeps the hand with the highest average, and plays the card that pegs most at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.heuristics import over_starters, unseen_starters
from fifteentwo.scoring import peg_points


def make(rng: Random) -> Callable[[View, Sequence[Discard | Play]], Discard | Play]:
    """A player that considers only its own cards; `rng` decides between equal choices."""

    def choose(view: View, legal: Sequence[Discard | Play]) -> Discard | Play:
        if len(legal) == 1:
            return legal[0]
        return rng.choice(best(view, legal))

    return choose


def best(view: View, legal: Sequence[Discard | Play]) -> list[Discard | Play]:
    """The choices between which the player draws."""
    aim = -1 if view.rules.objective == "lowball" else 1
    values = [aim * _value(view, action) for action in legal]
    most = max(values)
    return [action for action, value in zip(legal, values, strict=True) if value == most]


def _value(view: View, action: Discard | Play) -> int:
    if isinstance(action, Play):
        return peg_points([card.rank for card in (*view.row, action.card)])
    kept = tuple(card for card in view.hands[action.seat] if card not in action.cards)
    return over_starters(kept, unseen_starters(view.known()))
