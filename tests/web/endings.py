"""Games that are about to end: a player has one choice left."""

from __future__ import annotations

from random import Random
from typing import Any

from fifteentwo.cribbage import Cribbage, Deal
from fifteentwo.cribbage.moves import AnyAction
from fifteentwo.game import HOUSE
from fifteentwo.players import player
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import Begin, Do, Table
from tests.server.harness import Server
from tests.web.answering import prepare


def whole_game(rules: CribbageRules, seed: int, chooser: str = "steady") -> list[AnyAction]:
    """The actions of a game between computer players."""
    rng = Random(seed)
    game = Cribbage(rules)
    table = Table(game, [Begin(1)])
    play = player(chooser, rng)
    taken: list[AnyAction] = []
    while table.outcome is None:
        state = table.state
        assert state is not None
        seat = game.to_act(state)[0]
        if seat == HOUSE:
            action = game.house(state, rng)
        else:
            view = game.observe(state, seat)
            action = play(view, game.legal(view, seat))
        taken.append(action)
        table.push(Do(action))
    return taken


def before_the_end(rules: CribbageRules, seed: int) -> list[AnyAction]:
    """A game up to the last choice of seat 0, so that the computer cannot end it."""
    taken = whole_game(rules, seed)
    return taken[: max(place for place, action in enumerate(taken) if getattr(action, "seat", None) == 0)]


def before_the_last_deals(rules: CribbageRules, seed: int, deals: int = 1, chooser: str = "steady") -> list[AnyAction]:
    """A game up to this many deals before its end."""
    taken = whole_game(rules, seed, chooser)
    return taken[: [place for place, action in enumerate(taken) if isinstance(action, Deal)][-deals]]


def ending(server: Server, rules: str = "standard", seed: int = 1, **more: Any) -> dict[str, Any]:
    """A room in which seat 0 makes the last choices of a game."""
    opened = server.open_room(rules, dealer=1, **{"player": "steady"} | more)
    prepare(server, opened, before_the_end(parse(rules, CribbageRules), seed))
    return opened
