"""A game of the library, followed by the referee action by action."""

from itertools import zip_longest
from typing import Any

from tests.laws.games import Played
from tests.referee import translate
from tests.referee.game import Game
from tests.solitaire.games import Played as PlayedAlone


def follow(played: Played) -> None:
    """Compares what the two say of a game before its first action and after every action."""
    start = played.start
    referee = Game(translate.rules_of(start.rules), start.dealer, start.pegs, start.paths)
    agree(translate.seen_by_referee(referee), translate.seen_by_library(played.game, start), "at the start")
    for number, step in enumerate(played.steps):
        when = f"after action {number}, {step.action}"
        act_alike(referee, step, when)
        agree(translate.seen_by_referee(referee), translate.seen_by_library(played.game, step.after), when)


def follow_solo(played: PlayedAlone) -> None:
    """The same for a solo game."""
    referee = translate.solo_game(played.start.rules)
    seen = translate.solo_seen_by_library(played.game, played.start)
    agree(translate.solo_seen_by_referee(referee), seen, "at the start")
    for number, step in enumerate(played.steps):
        when = f"after action {number}, {step.action}"
        act_alike(referee, step, when)
        seen = translate.solo_seen_by_library(played.game, step.after)
        agree(translate.solo_seen_by_referee(referee), seen, when)


def act_alike(referee: Any, step: Any, when: str) -> None:
    """Compares the events of an action."""
    happened = referee.act(translate.move_of(step.action))
    for mine, theirs in zip_longest(happened, translate.events_of(step.events)):
        agree({"event": mine}, {"event": theirs}, when)


def agree(referee: dict[str, object], library: dict[str, object], when: str) -> None:
    """Fails with the first difference."""
    for name, value in referee.items():
        if value != library[name]:
            raise AssertionError(f"{when}, {name}\n  by the referee: {value}\n  by the library: {library[name]}")
