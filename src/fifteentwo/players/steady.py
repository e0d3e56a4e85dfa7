"""The player *steady*: exact means of the hand, means of the crib from a table, and one card of lookahead in the play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine.heuristics import Answers, crib_mean, over_starters, unseen_starters
from fifteentwo.scoring import Starters


def make(rng: Random) -> Callable[[View, Sequence[Discard | Play]], Discard | Play]:
    """A player that maximises its own points less the opponent's; `rng` decides between equal choices."""

    def choose(view: View, legal: Sequence[Discard | Play]) -> Discard | Play:
        if len(legal) == 1:
            return legal[0]
        return rng.choice(best(view, legal))

    return choose


def best(view: View, legal: Sequence[Discard | Play]) -> list[Discard | Play]:
    """The choices between which the player draws."""
    aim = -1 if view.rules.objective == "lowball" else 1
    values = [aim * value for value in _values(view, legal)]
    most = max(values) - 1e-9
    return [action for action, value in zip(legal, values, strict=True) if value >= most]


def _values(view: View, legal: Sequence[Discard | Play]) -> list[float]:
    known = view.known()
    starters: Starters | None = None
    answers: Answers | None = None
    values = []
    for action in legal:
        if isinstance(action, Discard):
            starters = starters or unseen_starters(known)
            values.append(_discard(view, action, starters))
        else:
            answers = answers or Answers(view, action.seat, known)
            values.append(answers.value(action.card))
    return values


def _discard(view: View, action: Discard, starters: Starters) -> float:
    """The mean of the hand kept, plus or minus the mean of the crib given the cards discarded to it."""
    kept = tuple(card for card in view.hands[action.seat] if card not in action.cards)
    hand = over_starters(kept, starters) / len(starters)
    own = view.dealer is not None and view.rules.side(view.dealer) == view.rules.side(action.seat)
    crib = crib_mean(action.cards, own)
    return hand + crib if own else hand - crib
