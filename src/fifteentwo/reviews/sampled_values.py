"""The chances at every state of a game by rules without tables, with all cards known: means of deals played out."""

from __future__ import annotations

import numpy as np

from fifteentwo.cribbage import State
from fifteentwo.engine.monte_carlo.open_deal import open_chances
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import Outcome
from fifteentwo.reviews.model import Chances
from fifteentwo.rules import CribbageRules


class SampledValues:
    """Values states of a game: (2, sides), the chance of each side to win and its standard error."""

    def __init__(self, rules: CribbageRules) -> None:
        self._rules = rules

    def of(self, state: State) -> Doubles | None:
        """The values of a state before its end; None where a card is unknown or something is due."""
        found = open_chances(state)
        return None if found is None else np.stack(found)

    def ended(self, outcome: Outcome, state: State) -> Doubles:
        """The values of a finished game, which are exact."""
        values = np.zeros((2, state.rules.sides))
        values[0, list(outcome.winners)] = 1 / len(outcome.winners)
        return values

    def chances(self, values: Doubles) -> Chances:
        """The values as the chances of each seat."""
        win, error = (
            tuple(float(row[self._rules.side(seat)]) for seat in range(self._rules.players)) for row in values
        )
        return Chances(win, error=error)
