"""An upper bound of the mean total of any player of Cribbage Solitaire.

No discard affects what comes in later deals, so a player whose every discard has the highest expected points of its deal has the highest
mean. The player of `expected_value` finds it exactly, except for the first hand while the second lies face down: there it
compares means over few samples. A second sample, drawn independently, gives the mean of the discard it chose without bias, and the
highest of its means is at least the best on average (Jensen's inequality), so the difference bounds what the choice gives up.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from fifteentwo.cards import BACK
from fifteentwo.engine.solitaire import expected_value
from fifteentwo.game import HOUSE
from fifteentwo.rules import PatienceRules
from fifteentwo.solitaire.deals import deck, patience_house
from fifteentwo.solitaire.patience import Patience
from fifteentwo.workers import SERIAL, Pool

CHUNK: Final = 4
"""The games in one task."""


class GameBound(NamedTuple):
    """A game: its total, and at most how many points more the best player would have on average where it was played."""

    total: int
    more: float


def game_bounds(rules: PatienceRules, numbers: Sequence[int], hands: int, pool: Pool = SERIAL) -> Iterator[GameBound]:
    """The games of these numbered deals, with `hands` samples of each hand face down. Raises NoWorkers."""
    chunks = (numbers[begin : begin + CHUNK] for begin in range(0, len(numbers), CHUNK))
    for found in pool.map(partial(_bounds, rules, hands), ((chunk,) for chunk in chunks)):
        yield from found


def _bounds(rules: PatienceRules, hands: int, numbers: Sequence[int]) -> list[GameBound]:
    return [_bound(rules, hands, number) for number in numbers]


def _bound(rules: PatienceRules, hands: int, number: int) -> GameBound:
    game, pack = Patience(rules), deck(number)
    choose = expected_value.player(Random(number))
    again = Random(f"bound {number}")
    state, more = game.start(), 0.0
    while acting := game.to_act(state):
        if acting == (HOUSE,):
            state, _ = game.apply(state, patience_house(state, pack))
            continue
        view = game.observe(state, 0)
        chosen = choose(view, game.legal(state, 0))
        if len(view.hands) > 1 and BACK in view.hands[1]:
            values = {each.action: each.points for each in expected_value.discard_values(view, again, samples=hands)}
            more += max(values.values()) - values[chosen]
        state, _ = game.apply(state, chosen)
    return GameBound(state.score, more)
