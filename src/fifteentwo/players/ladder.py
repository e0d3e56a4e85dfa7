"""Players below the expert. Each makes human mistakes of its own, which its docstring names.

`bench/ratings.py` measures how strong each is; docs/players.md has the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from fifteentwo.cards import Card
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine import heuristics
from fifteentwo.players import expert, simple, steady
from fifteentwo.scoring import peg_points, show

Choice = Discard | Play
C = TypeVar("C", bound=Choice)
Chooser = Callable[[View, Sequence[Choice]], Choice]

NOTICED: Final = 1 / 2
"""How often the beginner notices that a card scores in the play."""
SEEN: Final = 0.5
"""How often the novice sees a combination."""
MINDED: Final = 1 / 3
"""How often the club player considers whose crib it is."""


def beginner(rng: Random) -> Chooser:
    """Keeps every pair and then high cards, sees no runs and no fifteens of three cards, and forgets the crib.

    In the play it notices every other card that scores; otherwise it plays its lowest or its highest card.
    """

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if isinstance(legal[0], Discard):
            return rng.choice(best_pairs(view, legal))
        plays = [action for action in legal if isinstance(action, Play)]
        if any(pegs(view, action) for action in plays) and rng.random() < NOTICED:
            return rng.choice(most_points(view, plays))
        return rng.choice((min, max))(plays, key=lambda action: action.card.rank)

    return choose


def best_pairs(view: View, legal: Sequence[Choice]) -> list[Discard]:
    """The discards between which the beginner draws."""
    discards = [action for action in legal if isinstance(action, Discard)]

    def value(action: Discard) -> tuple[int, int, int]:
        kept = _kept(view, action)
        combos = show(heuristics.with_names(kept), None)
        pairs = sum(combo.points for combo in combos if combo.kind == "pair")
        fifteens = sum(combo.points for combo in combos if combo.kind == "fifteen" and len(combo.cards) == 2)
        return _aim(view) * pairs, _aim(view) * fifteens, sum(card.rank for card in kept)

    return _best(discards, [value(each) for each in discards])


def most_points(view: View, plays: Sequence[Play]) -> list[Play]:
    """The cards that peg most at once."""
    return _best(plays, [(_aim(view) * pegs(view, each),) for each in plays])


def novice(rng: Random) -> Chooser:
    """Keeps the points it holds, whoever owns the crib, and takes the points it sees; it does not see them all."""

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        seen = [sum(points for points in held if rng.random() < SEEN) for held in to_see(view, legal)]
        return rng.choice(_best(legal, [(_aim(view) * points,) for points in seen]))

    return choose


def to_see(view: View, legal: Sequence[Choice]) -> list[list[int]]:
    """The points of each combination that the novice may see, for each choice."""
    found = []
    for action in legal:
        if isinstance(action, Play):
            found.append([pegs(view, action)])
        else:
            found.append([combo.points for combo in show(heuristics.with_names(_kept(view, action)), None)])
    return found


def casual(rng: Random) -> Chooser:
    """Keeps the most points before the starter, whoever owns the crib; in the play takes the most, or plays its highest card.

    Among hands of equal points it keeps the one the starter improves most. It never asks what its card lets the opponent
    score.
    """

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        return rng.choice(best_of_casual(view, legal))

    return choose


def best_of_casual(view: View, legal: Sequence[Choice]) -> list[Choice]:
    """The choices between which the casual player draws."""

    def value(action: Choice) -> tuple[int, int]:
        if isinstance(action, Play):
            return _aim(view) * pegs(view, action), action.card.rank
        kept = _kept(view, action)
        points = sum(combo.points for combo in show(heuristics.with_names(kept), None))
        starters = heuristics.unseen_starters(view.known())
        return _aim(view) * points, _aim(view) * heuristics.over_starters(kept, starters)

    return _best(legal, [value(action) for action in legal])


def club(rng: Random) -> Chooser:
    """Keeps the best hand on average, and considers the crib one time in three; in the play takes points wherever it can."""
    greedy, careful = simple.make(rng), steady.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if isinstance(legal[0], Discard):
            return (careful if rng.random() < MINDED else greedy)(view, legal)
        scores = any(pegs(view, each) for each in legal if isinstance(each, Play))
        return (greedy if scores else careful)(view, legal)

    return choose


def strong(rng: Random) -> Chooser:
    """Discards like the expert playing for points; in the play it looks one card ahead."""
    solved, careful = expert.for_points(rng), steady.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        return (solved if isinstance(legal[0], Discard) else careful)(view, legal)

    return choose


def _aim(view: View) -> int:
    """Whether points are good or, in lowball, bad."""
    return -1 if view.rules.objective == "lowball" else 1


def _kept(view: View, action: Discard) -> tuple[Card, ...]:
    return tuple(card for card in view.hands[action.seat] if card not in action.cards)


def pegs(view: View, action: Play) -> int:
    """The points this card pegs at once."""
    return peg_points([card.rank for card in (*view.row, action.card)])


def _best(choices: Sequence[C], values: Sequence[tuple[int, ...]]) -> list[C]:
    """The choices of the highest value."""
    most = max(values)
    return [choice for choice, value in zip(choices, values, strict=True) if value == most]
