"""The chances at every state of a game by rules without tables, with all cards known: of games played on many times."""

from __future__ import annotations

from collections.abc import Collection
from itertools import count
from math import sqrt
from typing import Final

import numpy as np

from fifteentwo.cards import BACK
from fifteentwo.cribbage import Choose, Cribbage, State
from fifteentwo.cribbage.answers import Answer, exact_answer, who_answers
from fifteentwo.engine.monte_carlo import match_chances
from fifteentwo.engine.monte_carlo.game_ends import GameEnds, game_results
from fifteentwo.engine.monte_carlo.open_deal import dealt_ends, open_ends
from fifteentwo.engine.scoring.rank_hands import Doubles, Longs
from fifteentwo.game import Outcome, Seat, Standing
from fifteentwo.match import next_dealer
from fifteentwo.reviews.curve_errors import curve_errors
from fifteentwo.reviews.model import Chances, Payoff
from fifteentwo.rules import CribbageRules

WIN: Final = 0


class SampledValues:
    """Values states of a game from the side of a seat: (2, columns, sides), the chances of each side and their standard errors.

    The columns are the chance to win the game; the match, if there is one; and to win with a skunk, where the rules count them.
    """

    payoff: Payoff = "win"

    def __init__(self, rules: CribbageRules, seat: Seat, standing: Standing, with_model: bool = True) -> None:
        """Without `with_model` the errors are those of the samples alone."""
        self._rules, self._standing, self._game = rules, standing, Cribbage(rules)
        self.seat, self.opponents = seat, rules.sides - 1
        self._model_error = curve_errors().errors[rules.objective] if with_model else 0.0
        self._matches = None if rules.match_kind == "single" else match_chances.match_chances(rules)

    def win(self, values: Doubles) -> float:
        """The chance of the seat's side to win the game."""
        return float(values[0, WIN, self._rules.side(self.seat)])

    def main(self, values: Doubles) -> float:
        """The chance that decisions are judged by: that of the game."""
        return self.win(values)

    def is_mine(self, seat: Seat | None) -> bool:
        """Whether a choice is made by the seat's side."""
        return seat is not None and self._rules.side(seat) == self._rules.side(self.seat)

    def of(self, state: State, seed: int = 1) -> Doubles | None:
        """The values of a state before its end; None where a card is unknown. The samples are a function of the seed.

        What is due is answered without mistakes; a direction round the crash board is the better one.
        """
        if any(BACK in cards for cards in (*state.hands, *state.discarded, state.crib)):
            return None
        if state.due is not None and state.due.what == "path":
            ways = [self._after(state, Choose(who_answers(state), way), seed) for way in (True, False)]
            chooser = self._rules.side(who_answers(state))
            return max(ways, key=lambda values: float(values[0, WIN, chooser]))
        if state.due is not None:
            return self._after(state, exact_answer(state), seed)
        found = open_ends(state, seed)
        assert found is not None
        return self._values(*found)

    def _after(self, state: State, answer: Answer, seed: int) -> Doubles:
        after, _ = self._game.apply(state, answer)
        outcome = self._game.outcome(after)
        found = self.of(after, seed) if outcome is None else self.ended(outcome, after)
        assert found is not None
        return found

    def ended(self, outcome: Outcome, state: State) -> Doubles:
        """The values of a finished game."""
        won = np.array([side in outcome.winners for side in range(self._rules.sides)])
        columns, errors = [won / won.sum()], [np.zeros(len(won))]
        if self._matches is not None:
            points = outcome.points * won
            after = Standing(
                tuple(had + int(more) for had, more in zip(self._standing.points, points, strict=True)),
                tuple(had + int(more) for had, more in zip(self._standing.wins, won, strict=True)),
                self._standing.games + 1,
            )
            assert state.dealer is not None
            first = (state.dealer - max(0, state.deals - 1)) % self._rules.players
            dealer = next_dealer(self._rules, outcome, first, state.dealer)
            chances, is_exact = self._matches.of(after, 0 if dealer is None else dealer)
            columns.append(chances)
            errors.append(np.full(len(won), 0.0 if is_exact else match_chances.ERROR))
        if self._rules.skunk_scale != "none":
            columns.append(columns[WIN] * bool(outcome.title))
            errors.append(np.zeros(len(won)))
        return np.stack((np.stack(columns), np.stack(errors)))

    def expected(self, state: State, seed: int) -> Doubles:
        """The values of a deal, of which `state` is the state after the deal, before it is dealt: by samples of deals."""
        return self._values(*dealt_ends(state, (), seed))

    def baseline(self, state: State, rng: np.random.Generator) -> tuple[Doubles, Doubles, Doubles]:
        """The values of a deal before it is dealt, given the cards of my side, and given those of all others; by samples of deals."""
        seed = int(rng.integers(2, 1 << 30))
        seats = range(self._rules.players)
        mine = [seat for seat in seats if self.is_mine(seat)]
        given: tuple[Collection[Seat], ...] = ((), mine, [seat for seat in seats if seat not in mine])
        before, with_mine, with_theirs = (
            self._values(*dealt_ends(state, each, number)) for each, number in zip(given, count(seed), strict=False)
        )
        return before, with_mine, with_theirs

    def chances(self, values: Doubles) -> Chances:
        """The values as the chances of each seat."""
        sides = [self._rules.side(seat) for seat in range(self._rules.players)]
        rows = [
            (tuple(row[sides].tolist()), tuple(errors[sides].tolist())) for row, errors in zip(*values, strict=True)
        ]
        win, match, skunk = rows[WIN], None, None
        if self._matches is not None:
            match = rows[1]
        if self._rules.skunk_scale != "none":
            skunk = rows[-1]
        return Chances(
            win[0],
            match[0] if match else None,
            skunk[0] if skunk else None,
            win[1],
            match[1] if match else None,
            skunk[1] if skunk else None,
        )

    def _values(self, ends: GameEnds, first_dealers: Longs) -> Doubles:
        found = game_results(self._rules, ends, first_dealers)
        shares = found.winners / found.winners.sum(axis=1, keepdims=True)
        columns, estimated = [shares], 0.0
        if self._matches is not None:
            chances, estimates = self._matches.after(self._standing, found)
            columns.append(chances)
            estimated = float(estimates.mean())
        if self._rules.skunk_scale != "none":
            columns.append(shares * found.skunks[:, None])
        rows = np.stack(columns).reshape(len(columns), *ends.dealers.shape, -1).mean(axis=2)
        values = rows.mean(axis=1)
        errors = rows.std(axis=1, ddof=1) / sqrt(rows.shape[1])
        model = self._model_error * np.sqrt(np.clip(values * (1 - values), 0, None))
        errors = np.sqrt(errors**2 + model**2)
        if self._matches is not None:
            errors[1] = np.sqrt(errors[1] ** 2 + (estimated * match_chances.ERROR) ** 2)
        return np.stack((values, errors))
