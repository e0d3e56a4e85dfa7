"""The chances at every state of a game with all cards known, by the tables of its rules: what such values have in common.

They are the value function behind the curve and the luck ledger.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from msgspec.structs import replace

from fifteentwo.cards import BACK
from fifteentwo.cribbage import State
from fifteentwo.cribbage.result import worth
from fifteentwo.engine.equity.match_equity import ME, EquityTable, distribution_for, game_points, winner
from fifteentwo.engine.equity.score_table import TerminalUtility, equities
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.game import Seat, Standing
from fifteentwo.reviews.model import Chances
from fifteentwo.reviews.tables import TableValues, dealer_of
from fifteentwo.rules import CribbageRules

SAMPLE: Final = 200
"""The number of deals drawn for the expectation of a deal, and for each of the two given one hand."""


class KnownValues(TableValues, ABC):
    """Values every state of a game, with all cards known. Two more columns, to win and to lose with a skunk, where the rules
    count skunks.
    """

    opponents = 1

    def is_mine(self, seat: Seat | None) -> bool:
        """Whether a choice is made by the seat."""
        return seat == self.seat

    def utilities(self, standing: Standing, first: int) -> list[EquityTable]:
        """The table of each column."""
        found = super().utilities(standing, first)
        return found if self.rules.skunk_scale == "none" else found + _skunk_tables(self.rules)

    def chances(self, values: Doubles) -> Chances:
        """The values as the chances of each seat."""
        found = super().chances(values)
        if self.rules.skunk_scale == "none":
            return found
        return replace(found, skunk=self.both(*values[-2:].tolist()))

    def of(self, state: State) -> Doubles | None:
        """The values of a state before its end; None where they depend on unknown cards."""
        if state.dealer is None or state.phase in {"cut", "deal"}:
            return super().of(state)
        return self._in_deal(state) if _all_known(state) else None

    @abstractmethod
    def _in_deal(self, state: State) -> Doubles:
        """The values of a state after the deal, all of whose cards are known."""

    @abstractmethod
    def _dealt(self, state: State, hands: Bytes) -> Doubles:
        """The values when the state was dealt these hands in place of its own, (n, columns): `hands` is (n, 2, cards), pone first."""

    def baseline(self, state: State, rng: np.random.Generator) -> tuple[Doubles, Doubles, Doubles]:
        """The expected values of a deal before it is dealt, given my cards, and given theirs; by samples of deals."""
        before = self.expected(state, rng, SAMPLE)
        mine = int(dealer_of(state) == self.seat)
        given = []
        for seat, place in ((self.seat, mine), (1 - self.seat, 1 - mine)):
            hand = [int(card) for card in state.hands[seat]]
            hands = np.empty((SAMPLE, 2, len(hand)), np.uint8)
            hands[:, place] = hand
            hands[:, 1 - place] = drawn(rng, [card for card in range(52) if card not in hand], len(hand), SAMPLE)
            given.append(self._dealt(state, hands).mean(axis=0))
        return before, given[0], given[1]

    def expected(self, state: State, rng: np.random.Generator, deals: int) -> Doubles:
        """The expected values of a deal, of which `state` is any state, before it is dealt: the mean of this many deals."""
        size = self.rules.cards_dealt
        hands = drawn(rng, range(52), 2 * size, deals).reshape(-1, 2, size)
        mean: Doubles = self._dealt(state, hands).mean(axis=0)
        return mean


def drawn(rng: np.random.Generator, stock: Sequence[int], cards: int, draws: int) -> Bytes:
    """Draws of this many cards from a stock: (draws, cards)."""
    order = np.argsort(rng.random((draws, len(stock))), axis=1)[:, :cards]
    found: Bytes = np.array(stock, np.uint8)[order]
    return found


@cache
def _skunk_tables(rules: CribbageRules) -> list[EquityTable]:
    """The chance to win, and to lose, with at least a skunk."""
    skunked = np.array([[float(_is_skunk(rules, score)) for score in range(rules.target)]])
    ends = [TerminalUtility(skunked, 0 * skunked), TerminalUtility(0 * skunked, skunked)]
    if winner(rules, ME) != ME:
        ends.reverse()
    return [EquityTable(equities(distribution_for(rules), end)[0], end) for end in ends]


def _is_skunk(rules: CribbageRules, score: int) -> bool:
    """Whether a game ends in a skunk when one side reaches the target, and the other has this score."""
    return game_points(rules, score) > 1 if rules.objective == "lowball" else worth(rules, score)[1] != ""


def _all_known(state: State) -> bool:
    return not any(BACK in cards for cards in (*state.hands, *state.discarded, state.crib))
