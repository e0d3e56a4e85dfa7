"""Players below the expert, who err as people do: each level has mistakes of its own, not noise.

How much each loses against the expert is measured by pairs of games: docs/players.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine import heuristics
from fifteentwo.players import expert, simple, steady
from fifteentwo.scoring import peg_points, show

Choice = Discard | Play
Chooser = Callable[[View, Sequence[Choice]], Choice]

_SEEN: Final = 0.5
"""How often the novice sees a set that scores."""
_MINDED: Final = 1 / 3
"""How often the club player minds whose crib it is."""


def novice(rng: Random) -> Chooser:
    """Keeps the points it holds, whoever owns the crib, and takes the points it sees; it does not see them all."""

    def worth(view: View, action: Choice) -> int:
        if isinstance(action, Play):
            return peg_points([card.rank for card in (*view.row, action.card)]) if rng.random() < _SEEN else 0
        kept = tuple(card for card in view.hands[action.seat] if card not in action.cards)
        return sum(combo.points for combo in show(heuristics.with_names(kept), None) if rng.random() < _SEEN)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        aim = -1 if view.rules.objective == "lowball" else 1
        worths = [aim * worth(view, action) for action in legal]
        return rng.choice([action for action, each in zip(legal, worths, strict=True) if each == max(worths)])

    return choose


def club(rng: Random) -> Chooser:
    """Weighs what the starter may bring, and now and then whose crib it is; in the play it takes points wherever it can."""
    greedy, careful = simple.make(rng), steady.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if isinstance(legal[0], Discard):
            return (careful if rng.random() < _MINDED else greedy)(view, legal)
        pegs = [peg_points([card.rank for card in (*view.row, each.card)]) for each in legal if isinstance(each, Play)]
        return (greedy if any(pegs) else careful)(view, legal)

    return choose


def strong(rng: Random) -> Chooser:
    """Discards as the expert does who plays for points; in the play it looks a card ahead."""
    solved, careful = expert.for_points(rng), steady.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        return (solved if isinstance(legal[0], Discard) else careful)(view, legal)

    return choose
