"""The value functions behind luck-adjusted results: the chance of the first side to win, with all cards known.

A term of chance is the value of what came less its expectation. By the tables both are computed, except for the expectation of a
deal, for which deals are drawn. By samples both are means of games played on with seeds that do not depend on the cards. So both are
unbiased estimates of the value and its expectation, and the term has mean zero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

import numpy as np
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, State
from fifteentwo.engine.equity.open_deal import PlayerModel
from fifteentwo.game import Standing
from fifteentwo.reviews.by_tables import values_by_tables
from fifteentwo.reviews.sampled_values import SampledValues
from fifteentwo.rules import CribbageRules

DEALS: Final = 64
"""The deals drawn for the expectation of each deal by the tables."""
Value = Callable[[State], float]
"""The value of a state, with all cards known."""


class GameValues(Protocol):
    """The values of the states of a game, and their expectations before chance acts."""

    def drawn(self, rng: np.random.Generator, /) -> Value:
        """A value function. Values are to be compared only by one and the same."""

    def before_first_deal(self, state: State, value: Value, /) -> float:
        """The expectation before it is known who deals first, at the state before the first deal."""

    def before_deal(self, state: State, rng: np.random.Generator) -> float | None:
        """The expectation before the deal of which `state` is the state after it; None where it is not known."""

    def before_starter(self, state: State, value: Value) -> float | None:
        """The expectation before the starter is turned; None where it is not known."""


class ByTables:
    """Values by the tables of a solved game."""

    def __init__(self, rules: CribbageRules, players: tuple[PlayerModel, PlayerModel]) -> None:
        """`players` are the models of both players."""
        self._values, self._game = values_by_tables(rules, 0, Standing((0, 0), (0, 0)), players), Cribbage(rules)

    def drawn(self, _: np.random.Generator) -> Value:
        """The value function; nothing is drawn."""
        return self._value

    def _value(self, state: State) -> float:
        outcome = self._game.outcome(state)
        found = self._values.of(state) if outcome is None else self._values.ended(outcome, state)
        assert found is not None
        return float(found[0])

    def before_first_deal(self, state: State, _: Value) -> float:
        """The mean over both dealers, by the tables."""
        return float(self._values.before_first_deal(state)[0])

    def before_deal(self, state: State, rng: np.random.Generator) -> float | None:
        """The mean of deals drawn from `rng`."""
        return float(self._values.expected(state, rng, DEALS)[0])

    def before_starter(self, state: State, value: Value) -> float | None:
        """The value before the starter, which is the mean over all starters."""
        return value(state)


class BySamples:
    """Values by games played on, for any rules and any number of players."""

    def __init__(self, rules: CribbageRules) -> None:
        alone, nothing = replace(rules, match="single"), (0,) * rules.sides
        self._values, self._game = (
            SampledValues(alone, 0, Standing(nothing, nothing), with_model=False),
            Cribbage(rules),
        )

    def drawn(self, rng: np.random.Generator) -> Value:
        """A value function whose samples have a seed of their own, the same for every state."""
        seed = _seed(rng)

        def value(state: State) -> float:
            outcome = self._game.outcome(state)
            found = self._values.of(state, seed) if outcome is None else self._values.ended(outcome, state)
            assert found is not None
            return self._values.win(found)

        return value

    def before_first_deal(self, state: State, value: Value) -> float:
        """The mean over all dealers."""
        return float(np.mean([value(replace(state, dealer=seat)) for seat in range(state.rules.players)]))

    def before_deal(self, state: State, rng: np.random.Generator) -> float | None:
        """The mean of games in each of which the cards are dealt again."""
        is_over = self._game.outcome(state) is not None
        return None if is_over or state.due is not None else self._values.win(self._values.expected(state, _seed(rng)))

    def before_starter(self, state: State, value: Value) -> float | None:
        """The value before the starter. None where a starter may ask for a choice, which the samples do not make: the name of a joker,
        or the direction of the dealer's first peg on the crash board.
        """
        rules, dealer = state.rules, state.dealer
        assert dealer is not None
        may_ask = (rules.jokers and rules.starter_joker == "pone_names") or (
            rules.board == "crash8" and state.paths[rules.side(dealer)] is None
        )
        return None if may_ask else value(state)


def _seed(rng: np.random.Generator) -> int:
    """A seed that no review uses."""
    return int(rng.integers(2, 1 << 30))
