"""The chances before each deal, by the tables of scores: what a review can say at once, without machine code."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fifteentwo.cribbage import State
from fifteentwo.engine.equity.match_equity import ME, OTHER, EquityTable, equity_table, relevant_rules, winner
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.game import Outcome, Seat, Standing
from fifteentwo.reviews.model import Chances, Payoff
from fifteentwo.rules import CribbageRules


class TableValues:
    """Values states of one game from the side of a seat, one column for each utility. Raises BadTables.

    The columns are the chance to win the game and, if there is one, the match.
    """

    def __init__(self, rules: CribbageRules, seat: Seat, standing: Standing) -> None:
        self.rules, self.seat = rules, seat
        self.payoff: Payoff = "win" if rules.match_kind == "single" else "match"
        turned = _turned(standing, seat)
        self.tables = [self.utilities(turned, first) for first in (ME, OTHER)]
        """The tables of all columns where I deal first in this game, and where the other does."""

    def utilities(self, standing: Standing, first: int) -> list[EquityTable]:
        """The table of each column."""
        relevant = relevant_rules(self.rules)
        found = [equity_table(relevant, "win")]
        if self.payoff == "match":
            found.append(equity_table(relevant, "match", standing, first))
        return found

    def main(self, values: Doubles) -> float:
        """The column that decisions are judged by: the match, or the game where there is no match."""
        return float(values[0 if self.payoff == "win" else 1])

    def chances(self, values: Doubles) -> Chances:
        """The values as the chances of each seat."""
        columns = values.tolist()
        match = self.both(columns[1], 1 - columns[1]) if self.payoff == "match" else None
        return Chances(self.both(columns[0], 1 - columns[0]), match)

    def of(self, state: State) -> Doubles | None:
        """The values of a state before its end; None where the tables do not say."""
        if state.dealer is None:
            return self.before_first_deal(state)
        if state.phase not in {"cut", "deal"}:
            return None
        return self._by_tables(self.tables[self.first(state)], state, dealer_of(state))

    def before_first_deal(self, state: State) -> Doubles:
        """The values before it is known who deals first: the mean over both."""
        of_mine, of_theirs = (
            self._by_tables(tables, state, dealer)
            for tables, dealer in zip(self.tables, (self.seat, 1 - self.seat), strict=True)
        )
        mean: Doubles = (of_mine + of_theirs) / 2
        return mean

    def ended(self, outcome: Outcome, state: State) -> Doubles:
        """The values of a finished game."""
        won = outcome.winners == (self.rules.side(self.seat),)
        mine_out = won == (winner(self.rules, ME) == ME)
        behind = outcome.scores[1 - self.seat if mine_out else self.seat]
        terminals = [each.terminal for each in self.tables[self.first(state)]]
        return np.array([(each.mine if mine_out else each.theirs)[0, behind] for each in terminals])

    def first(self, state: State) -> int:
        """The first dealer of this game: `ME` or `OTHER`."""
        deals = state.deals + (state.phase == "deal")
        first = dealer_of(state) if deals % 2 == 1 else 1 - dealer_of(state)
        return ME if first == self.seat else OTHER

    def _by_tables(self, tables: Sequence[EquityTable], state: State, dealer: Seat) -> Doubles:
        """The values before a deal."""
        scores = list(state.scores)
        if self.rules.three_for_last and not state.deals:
            scores[1 - dealer] += 3
        place = int(dealer != self.seat), scores[self.seat], scores[1 - self.seat]
        return np.array([float(each.equity[place]) for each in tables])

    def both(self, mine: float, theirs: float) -> tuple[float, ...]:
        """My figure and the other's by seat."""
        return (mine, theirs) if self.seat == 0 else (theirs, mine)


def dealer_of(state: State) -> Seat:
    """The dealer of this deal, or of the next one when it has not been dealt."""
    assert state.dealer is not None
    return 1 - state.dealer if state.phase == "deal" and state.deals else state.dealer


def _turned(standing: Standing, seat: Seat) -> Standing:
    if seat == 0:
        return standing
    return Standing(standing.points[::-1], standing.wins[::-1], standing.games)
