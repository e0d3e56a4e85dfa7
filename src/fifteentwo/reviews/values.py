"""The chances at every state of a game with all cards known: the value function behind the curve and the luck ledger."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np
from msgspec.structs import replace

from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage import State
from fifteentwo.cribbage.result import worth
from fifteentwo.engine.equity.deals import deal_distribution
from fifteentwo.engine.equity.match_equity import ME, EquityTable, game_points, rules_of_deal, winner
from fifteentwo.engine.equity.open_deal import KeptHands, OpenDeals, PlayerModel, Scores, utilities
from fifteentwo.engine.equity.score_table import TerminalUtility, equities
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import shipped
from fifteentwo.game import Seat, Standing
from fifteentwo.reviews.model import Chances
from fifteentwo.reviews.tables import TableValues, dealer_of
from fifteentwo.rules import CribbageRules

Cards = Sequence[int]
SAMPLE: Final = 200
"""The number of deals drawn for the expectation of a deal, and for each of the two given one hand."""


class OpenValues(TableValues):
    """Values every state of a game, with all cards known. Two more columns, to win and to lose with a skunk, where the rules
    count skunks.
    """

    def __init__(
        self,
        rules: CribbageRules,
        seat: Seat,
        standing: Standing,
        players: tuple[PlayerModel, PlayerModel] = (PlayerModel(), PlayerModel()),
    ) -> None:
        """`players` are the models of me and of the other, by default of players who follow the tables."""
        super().__init__(rules, seat, standing)
        self._by_first = [
            OpenDeals(shipped(rules_of_deal(rules)), utilities(tables), players) for tables in self.tables
        ]
        self._deals = self._by_first[0]

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
        if not _all_known(state):
            return None
        self._deals = self._by_first[self.first(state)]
        if state.phase in {"discard", "starter"}:
            mean: Doubles = np.nanmean(self._deals.by_starter(self._hands(state), self._scores(state)), axis=0)
            return mean
        assert state.starter is not None
        plays = [int(card) for _, card in state.plays]
        hands, scores = self._hands(state), self._scores(state)
        if state.phase == "show":
            return self._deals.in_show(hands, int(state.starter), state.shown, scores)
        return self._deals.in_play(hands, int(state.starter), plays, scores)

    def baseline(self, state: State, rng: np.random.Generator) -> tuple[Doubles, Doubles, Doubles]:
        """The expected values of a deal before it is dealt, given my cards, and given theirs; by samples of deals."""
        before = self.expected(state, rng, SAMPLE)
        scores, mine = self._scores(state), int(dealer_of(state) == self.seat)
        given = []
        for seat, place in ((self.seat, mine), (1 - self.seat, 1 - mine)):
            hand = [int(card) for card in state.hands[seat]]
            hands = np.empty((SAMPLE, 2, len(hand)), np.uint8)
            hands[:, place] = hand
            hands[:, 1 - place] = _drawn(rng, [card for card in range(52) if card not in hand], len(hand), SAMPLE)
            given.append(self._deals.dealt(hands, scores).mean(axis=0))
        return before, given[0], given[1]

    def expected(self, state: State, rng: np.random.Generator, deals: int) -> Doubles:
        """The expected values of a deal, of which `state` is any state, before it is dealt: the mean of this many deals."""
        self._deals = self._by_first[self.first(state)]
        size = self.rules.cards_dealt
        hands = _drawn(rng, range(52), 2 * size, deals).reshape(-1, 2, size)
        mean: Doubles = self._deals.dealt(hands, self._scores(state)).mean(axis=0)
        return mean

    def luck_of_discard(self, state: State, laid: Sequence[Card], rng: np.random.Generator, draws: int) -> float:
        """How much more my discard gains over the model's against the cards the other was dealt than against cards drawn again, in
        the main utility. Its mean is zero whatever I discard: when I do, any cards I do not hold are as likely to be theirs.
        """
        self._deals = self._by_first[self.first(state)]
        scores, mine = self._scores(state), int(dealer_of(state) == self.seat)
        six = _numbers(state.hands[self.seat])
        sixes = np.empty((draws + 1, 2, 6), np.uint8)
        sixes[:, mine] = six
        sixes[0, 1 - mine] = _numbers((*state.hands[1 - self.seat], *state.discarded[1 - self.seat]))
        stock = [card for card in range(52) if card not in six]
        sixes[1:, 1 - mine] = _drawn(rng, stock, 6, draws)
        kept, crib = self._deals.laid_out(sixes, mine)
        away = _numbers(laid)
        if (crib[0, 2 * mine : 2 * mine + 2] == away).all():
            return 0.0
        by_model = self._deals.before_starter(kept, crib, scores)[:, 0]
        kept[:, mine], crib[:, 2 * mine : 2 * mine + 2] = [card for card in six if card not in away], away
        gained = self._deals.before_starter(kept, crib, scores)[:, 0] - by_model
        return float(gained[0] - gained[1:].mean())

    def luck_of_lead(self, state: State, lead: Card, others: Sequence[tuple[Cards, Cards]]) -> float:
        """How much more my lead gains over the policy's against the cards the other holds than against `others`, hands kept and pairs
        discarded. Its mean is zero if these are drawn as the other was dealt and discards, given what I know.
        """
        assert state.starter is not None
        mine = self._hands(state)
        theirs = int(dealer_of(state) != self.seat)
        gained = []
        for kept, laid in [(None, None), *others]:
            hands = mine
            if kept is not None and laid is not None:
                hands = KeptHands(mine.kept.copy(), mine.crib.copy())
                hands.kept[theirs], hands.crib[2 * theirs : 2 * theirs + 2] = sorted(kept), sorted(laid)
            played, followed = (
                self._deals.in_play(hands, int(state.starter), cards, self._scores(state))[0]
                for cards in ([int(lead)], [])
            )
            gained.append(float(played - followed))
        return gained[0] - float(np.mean(gained[1:]))

    def _scores(self, state: State) -> Scores:
        """The scores by role, as the tables count them: the point for a go at the end of the count."""
        dealer, points = dealer_of(state), list(state.scores)
        if state.point_taken:
            points[state.plays[-1][0]] -= 1
        return Scores(points[1 - dealer], points[dealer], int(dealer == self.seat), self.rules.heels)

    def _hands(self, state: State) -> KeptHands:
        """The hands kept and the crib; for a seat that has not discarded, those of the model's discard."""
        assert state.dealer is not None
        kept, crib = np.empty((2, 4), np.uint8), np.empty((2, 2), np.uint8)
        for role, seat in ((PONE, 1 - state.dealer), (DEALER, state.dealer)):
            hand = _numbers(state.kept(seat))
            if len(hand) == 6:
                chosen = self._deals.discards(hand[None], role, int(state.dealer == self.seat))[0].astype(np.int64)
                crib[role], hand = hand[chosen[:2]], np.sort(hand[chosen[2:]])
            elif state.discarded[seat]:
                crib[role] = _numbers(state.discarded[seat])
            kept[role] = hand
        if self.rules.crib == "none":
            return KeptHands(kept, crib[:0].reshape(0))
        # When the crib is turned up, it no longer matters who discarded what.
        return KeptHands(kept, _numbers(state.whole_crib()) if state.crib else crib.reshape(4))


@cache
def _skunk_tables(rules: CribbageRules) -> list[EquityTable]:
    """The chance to win, and to lose, with at least a skunk."""
    skunked = np.array([[float(_is_skunk(rules, score)) for score in range(rules.target)]])
    ends = [TerminalUtility(skunked, 0 * skunked), TerminalUtility(0 * skunked, skunked)]
    if winner(rules, ME) != ME:
        ends.reverse()
    deals = deal_distribution(None, rules.heels, rules_of_deal(rules))
    return [EquityTable(equities(deals, end)[0], end) for end in ends]


def _is_skunk(rules: CribbageRules, score: int) -> bool:
    """Whether a game ends in a skunk when one side reaches the target, and the other has this score."""
    return game_points(rules, score) > 1 if rules.objective == "lowball" else worth(rules, score)[1] != ""


def _all_known(state: State) -> bool:
    return not any(BACK in cards for cards in (*state.hands, *state.discarded, state.crib))


def _numbers(cards: Sequence[Card]) -> Bytes:
    return np.array(sorted(map(int, cards)), np.uint8)


def _drawn(rng: np.random.Generator, stock: Sequence[int], cards: int, draws: int) -> Bytes:
    """Draws of this many cards from a stock: (draws, cards)."""
    order = np.argsort(rng.random((draws, len(stock))), axis=1)[:, :cards]
    drawn: Bytes = np.array(stock, np.uint8)[order]
    return drawn
