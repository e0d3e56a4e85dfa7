"""Games of *expert* against itself, turn by turn, for measures that look into them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from fifteentwo.cribbage import Cribbage, Discard, Play, State, View
from fifteentwo.cribbage.lawful import Choice
from fifteentwo.engine.deal_rules import deal_rules
from fifteentwo.engine.expert import decisions
from fifteentwo.engine.solution import shipped
from fifteentwo.game import HOUSE, Opening, Seat
from fifteentwo.rules import CribbageRules

Choose = Callable[[View, Seat, Sequence[Choice]], Choice]


class ExpertTurn(NamedTuple):
    """One choice of a player."""

    view: View
    """That of the player, before it."""
    action: Choice
    after: State
    """The game after it."""


def turns(dealer: Seat, chance: Random, choose: Choose, rules: CribbageRules = CribbageRules()) -> Iterator[ExpertTurn]:
    """Plays a game of two; the house shuffles by `chance`."""
    game = Cribbage(rules)
    state = game.start(Opening(dealer=dealer))
    while acting := game.to_act(state):
        seat = acting[0]
        if seat == HOUSE:
            state, _ = game.apply(state, game.house(state, chance))
            continue
        view = game.observe(state, seat)
        action = choose(view, seat, game.legal(state, seat))
        state, _ = game.apply(state, action)
        yield ExpertTurn(view, action, state)


def expert_choice(legal: Sequence[Choice], view: View, chance: Random, by_score: bool) -> Choice:
    """What *expert* chooses, by the tables for these rules. Raises BadTables."""
    of_deal = deal_rules(view.rules)
    assert of_deal is not None
    solution = shipped(of_deal)
    discards = [each for each in legal if isinstance(each, Discard)]
    plays = [each for each in legal if isinstance(each, Play)]
    found: Choice | None = None
    if discards:
        found = decisions.discard(solution, view, discards, chance, by_score)
    elif len(plays) > 1:
        found = decisions.card(solution, view, plays, chance, by_score)
    return found or legal[0]
