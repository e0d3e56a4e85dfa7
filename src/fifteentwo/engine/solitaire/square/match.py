"""Numbered deals of a square, played by one player."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import NamedTuple

from fifteentwo.engine.solitaire.interface import Aim
from fifteentwo.engine.solitaire.square.players import player
from fifteentwo.game import HOUSE
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Square
from fifteentwo.solitaire.deals import deck, square_turn
from fifteentwo.solitaire.square import State
from fifteentwo.workers import SERIAL, Pool


class DealTotal(NamedTuple):
    """One deal: its number, its total, whether it won, and the seconds each choice took."""

    deal: int
    total: int
    won: bool
    choices: tuple[float, ...]


def play_deals(
    rules: SquareRules, name: str, count: int, seed: int = 0, aim: Aim = "points", pool: Pool = SERIAL
) -> Iterator[DealTotal]:
    """Plays this many numbered deals from `seed` on: the same cards for every player and all rules.

    Raises ValueError for an unknown player or a damaged table, and NoWorkers.
    """
    return pool.map(play_deal, ((rules, name, number, aim) for number in range(seed, seed + count)))


def play_deal(rules: SquareRules, name: str, number: int, aim: Aim) -> DealTotal:
    """Plays one numbered deal."""
    state, seconds = play(rules, name, number, aim)
    return DealTotal(number, state.score, state.score >= rules.win_at, seconds)


def play(rules: SquareRules, name: str, number: int, aim: Aim) -> tuple[State, tuple[float, ...]]:
    """Plays one numbered deal: the state at its end, and the seconds each choice took."""
    game, pack = Square(rules), deck(number)
    choose = player(name, rules, aim)
    state = game.start()
    seconds = []
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            state, _ = game.apply(state, square_turn(state, pack))
            continue
        view, legal = game.observe(state, 0), game.legal(state, 0)
        begun = perf_counter()
        action = choose(view, legal)
        seconds.append(perf_counter() - begun)
        state, _ = game.apply(state, action)
    return state, tuple(seconds)
