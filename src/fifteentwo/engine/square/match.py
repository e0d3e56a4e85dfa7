"""A player plays many deals of a square."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter
from typing import NamedTuple

from fifteentwo.cards import PACK
from fifteentwo.engine.square.play import player
from fifteentwo.game import HOUSE
from fifteentwo.rules import SquareRules
from fifteentwo.solitaire import Square, Turn


class Result(NamedTuple):
    """One deal: its number, its total, whether it was enough, and the seconds its choices took."""

    deal: int
    total: int
    won: bool
    choices: tuple[float, ...]


def deals(rules: SquareRules, name: str, many: int, seed: int = 0) -> Iterator[Result]:
    """So many deals: the deal of each number has the same cards for every player and all rules."""
    game = Square(rules)
    for number in range(seed, seed + many):
        stock = iter(Random(number).sample(PACK, len(PACK)))
        choose = player(name, rules, Random(number))
        state = game.start()
        seconds = []
        while acting := game.to_act(state):
            if acting == (HOUSE,):
                state, _ = game.apply(state, Turn(next(stock)))
                continue
            view, legal = game.observe(state, 0), game.legal(state, 0)
            begun = perf_counter()
            action = choose(view, legal)
            seconds.append(perf_counter() - begun)
            state, _ = game.apply(state, action)
        yield Result(number, state.score, state.score >= rules.win_at, tuple(seconds))
