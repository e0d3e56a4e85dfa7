"""Games that are about to end: a player has one choice left."""

from __future__ import annotations

from random import Random
from typing import Any

from fifteentwo.cribbage import Cribbage
from fifteentwo.cribbage.moves import AnyAction
from fifteentwo.game import HOUSE
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import Begin, Do, Table
from tests.server.harness import Server
from tests.web.answering import prepare


def before_the_end(rules: CribbageRules, seed: int, chooser: str = "steady") -> list[AnyAction]:
    """A game between computer players up to the last choice of seat 0, so that the computer cannot end it."""
    rng = Random(seed)
    game = Cribbage(rules)
    table = Table(game, [Begin(1)])
    play = player(chooser, rng)
    taken: list[AnyAction] = []
    mine = 0
    while table.outcome is None:
        state = table.state
        assert state is not None
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            action = game.house(state, rng)
        else:
            view = game.observe(state, seat)
            action = play(view, game.legal(view, seat))
        if seat == 0:
            mine = len(taken)
        taken.append(action)
        table.push(Do(action))
    return taken[:mine]


def ending(server: Server, rules: str = "standard", seed: int = 1, **more: Any) -> dict[str, Any]:
    """A room in which seat 0 makes the last choices of a game."""
    opened = server.open_room(rules, dealer=1, **{"player": "steady"} | more)
    prepare(server, opened, before_the_end(parse(rules, CribbageRules), seed))
    return opened
