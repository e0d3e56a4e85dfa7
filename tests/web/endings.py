"""Games and matches that are about to end: a player has one choice left."""

from __future__ import annotations

from random import Random
from typing import Any, TypeVar

from fifteentwo.cribbage import Cribbage, Deal
from fifteentwo.cribbage.moves import AnyAction
from fifteentwo.game import HOUSE
from fifteentwo.players import Player, player
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.table import Begin, Do, Table
from tests.server.harness import Server
from tests.web.answering import prepare

T = TypeVar("T")


def whole_game(rules: CribbageRules, seed: int, chooser: str = "steady") -> list[AnyAction]:
    """The actions of a game between computer players."""
    table = Table(Cribbage(rules), [Begin(1)])
    rng = Random(seed)
    return play_out(table, player(chooser, rng), rng)


def play_out(table: Table[Any, Any, Any, Any], play: Player, rng: Random) -> list[AnyAction]:
    """The actions to the end of the game at the table."""
    taken: list[AnyAction] = []
    while table.outcome is None:
        state = table.state
        assert state is not None
        seat = table.game.to_act(state)[0]
        if seat == HOUSE:
            action = table.game.house(state, rng)
        else:
            view = table.game.observe(state, seat)
            action = play(view, table.game.legal(view, seat))
        taken.append(action)
        table.push(Do(action))
    return taken


def before_the_match_ends(rules: CribbageRules, seed: int) -> list[AnyAction | Begin]:
    """A match up to the last choice of seat 0 in its last game."""
    table = Table(Cribbage(rules), [Begin(1)])
    rng = Random(seed)
    play = player("simple", rng)
    taken: list[AnyAction | Begin] = [*play_out(table, play, rng)]
    while not table.is_over:
        begin = table.next_game()
        table.push(begin)
        taken += [begin, *play_out(table, play, rng)]
    return up_to_the_last_choice(taken)


def before_the_end(rules: CribbageRules, seed: int) -> list[AnyAction]:
    """A game up to the last choice of seat 0, so that the computer cannot end it."""
    return up_to_the_last_choice(whole_game(rules, seed))


def up_to_the_last_choice(taken: list[T]) -> list[T]:
    """Without the last action of seat 0 and what follows it."""
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
