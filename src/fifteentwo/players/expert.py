"""What the engine found: lay-aways weighed exactly, cards drawn from the solved play; steady where nothing is solved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

from fifteentwo.cards import Card
from fifteentwo.cribbage import LayAway, Play, View
from fifteentwo.players import steady

if TYPE_CHECKING:
    from fifteentwo.engine.expert import Tables

Choice = LayAway | Play


def make(rng: Random) -> Callable[[View, Sequence[Choice]], Choice]:
    """A player for the two-player game of six cards by the engine's tables; any other game it plays as `steady` does."""
    otherwise = steady.make(rng)

    def choose(view: View, legal: Sequence[Choice]) -> Choice:
        if len(legal) == 1:
            return legal[0]
        tables = _tables() if _is_solved(view) else None
        choice = None if tables is None else _by(tables, view, legal, rng)
        return otherwise(view, legal) if choice is None else choice

    return choose


@cache
def _tables() -> Tables | None:
    from fifteentwo.engine.expert import BadTables, shipped  # noqa: PLC0415 - NumPy is heavy

    try:
        return shipped()
    except BadTables:
        return None


def _is_solved(view: View) -> bool:
    """Whether the tables are about this game."""
    rules = view.rules
    dealt = (rules.players, rules.cards_dealt, rules.discards, rules.crib, rules.jokers)
    played = (rules.objective, rules.board, rules.last_card, rules.play_stops_at_first_count, rules.nineteen)
    return dealt == (2, 6, 2, "discards", 0) and played == ("high", "straight", 1, False, False)


def _by(tables: Tables, view: View, legal: Sequence[Choice], rng: Random) -> Choice | None:
    """What the tables say, or None where they say nothing."""
    first = legal[0]
    role = int(first.seat == view.dealer)
    if isinstance(first, LayAway):
        return _lay_away(tables, role, view, legal)
    from fifteentwo.engine.expert import BadTables, alone  # noqa: PLC0415 - NumPy is heavy

    hand = sorted(card.rank - 1 for card in view.hands[first.seat])
    if not view.hands[1 - first.seat]:
        return _card(legal, alone(hand, [card.rank - 1 for card in view.row]))
    plays = [(int(seat == view.dealer), card.rank - 1) for seat, card in view.plays]
    try:
        chances = tables.chances(plays, role, hand)
    except BadTables:
        return None
    if chances is None:
        return None
    drawn = rng.random()
    for rank, chance in chances.items():
        drawn -= chance
        if drawn < 0:
            return _card(legal, rank)
    return _card(legal, max(chances, key=lambda rank: chances[rank]))


def _lay_away(tables: Tables, role: int, view: View, legal: Sequence[Choice]) -> Choice | None:
    from fifteentwo.engine.expert import worths  # noqa: PLC0415 - NumPy is heavy

    six: list[Card] = sorted(view.hands[legal[0].seat])
    worth = worths(tuple(map(int, six)), role, tables.lay_aways).tolist()
    best = list(combinations(six, 2))[worth.index(max(worth))]
    return next((each for each in legal if isinstance(each, LayAway) and sorted(each.cards) == list(best)), None)


def _card(legal: Sequence[Choice], rank: int) -> Choice | None:
    return next((each for each in legal if isinstance(each, Play) and each.card.rank == rank + 1), None)
