"""Players below the expert. Each makes human mistakes of its own, which its docstring names.

`bench/ratings.py` measures how strong each is; docs/players.md has the figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from fifteentwo.cards import Card
from fifteentwo.cribbage import Discard, Play, View
from fifteentwo.engine import heuristics
from fifteentwo.players import expert, simple, steady
from fifteentwo.scoring import peg_points, show

Choice = Discard | Play
Chooser = Callable[[View, Sequence[Choice]], Choice]

_NOTICED: Final = 1 / 2
"""How often the beginner notices that a card scores in the play."""
_SEEN: Final = 0.5
"""How often the novice sees a combination."""
_MINDED: Final = 1 / 3
"""How often the club player considers whose crib it is."""


def beginner(rng: Random) -> Chooser:
    """Keeps every pair and then high cards, sees no runs and no fifteens of three cards, and forgets the crib.

    In the play it notices every other card that scores; otherwise it plays its lowest or its highest card.
    """

    def keeping(view: View, action: Discard) -> tuple[int, int, int]:
        kept = _kept(view, action)
        combos = show(heuristics.with_names(kept), None)
        pairs = sum(combo.points for combo in combos if combo.kind == "pair")
        fifteens = sum(combo.points for combo in combos if combo.kind == "fifteen" and len(combo.cards) == 2)
        return _aim(view) * pairs, _aim(view) * fifteens, sum(card.rank for card in kept)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        discards = [action for action in legal if isinstance(action, Discard)]
        if discards:
            return _best(discards, [keeping(view, each) for each in discards], rng)
        plays = [action for action in legal if isinstance(action, Play)]
        pegs = [_pegs(view, action) for action in plays]
        if any(pegs) and rng.random() < _NOTICED:
            return _best(plays, [(_aim(view) * each,) for each in pegs], rng)
        return rng.choice((min, max))(plays, key=lambda action: action.card.rank)

    return choose


def novice(rng: Random) -> Chooser:
    """Keeps the points it holds, whoever owns the crib, and takes the points it sees; it does not see them all."""

    def value(view: View, action: Choice) -> int:
        if isinstance(action, Play):
            return _pegs(view, action) if rng.random() < _SEEN else 0
        combos = show(heuristics.with_names(_kept(view, action)), None)
        return sum(combo.points for combo in combos if rng.random() < _SEEN)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        return _best(legal, [(_aim(view) * value(view, action),) for action in legal], rng)

    return choose


def casual(rng: Random) -> Chooser:
    """Keeps the most points before the starter, whoever owns the crib; in the play takes the most, or plays its highest card.

    Among hands of equal points it keeps the one the starter improves most. It never asks what its card lets the opponent
    score.
    """

    def value(view: View, action: Choice) -> tuple[int, int]:
        if isinstance(action, Play):
            return _aim(view) * _pegs(view, action), action.card.rank
        kept = _kept(view, action)
        points = sum(combo.points for combo in show(heuristics.with_names(kept), None))
        return _aim(view) * points, _aim(view) * heuristics.over_starters(kept, view.known())

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        return _best(legal, [value(view, action) for action in legal], rng)

    return choose


def club(rng: Random) -> Chooser:
    """Keeps the best hand on average, and considers the crib one time in three; in the play takes points wherever it can."""
    greedy, careful = simple.make(rng), steady.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if isinstance(legal[0], Discard):
            return (careful if rng.random() < _MINDED else greedy)(view, legal)
        pegs = any(_pegs(view, each) for each in legal if isinstance(each, Play))
        return (greedy if pegs else careful)(view, legal)

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


def _pegs(view: View, action: Play) -> int:
    """The points this card pegs at once."""
    return peg_points([card.rank for card in (*view.row, action.card)])


def _best(choices: Sequence[Choice], values: Sequence[tuple[int, ...]], rng: Random) -> Choice:
    """A choice of the highest value; `rng` decides between equals."""
    most = max(values)
    return rng.choice([choice for choice, value in zip(choices, values, strict=True) if value == most])
