"""The chances at every state of a five-card game with all cards known, when both follow its solution. No Numba."""

from __future__ import annotations

import numpy as np

from fifteentwo.cribbage import Cribbage, State
from fifteentwo.engine.equity.in_deal import ScoreContext
from fifteentwo.engine.five_card.hands import AWAY
from fifteentwo.engine.five_card.open_deals import (
    OpenCards,
    dealt,
    in_the_play,
    in_the_show,
    of_discards,
    shares_of_discards,
)
from fifteentwo.engine.five_card.play import ME, OTHER
from fifteentwo.engine.five_card.solution import shipped_five_card
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.game import HOUSE, Seat, Standing
from fifteentwo.reviews.known_values import KnownValues
from fifteentwo.reviews.tables import dealer_of
from fifteentwo.rules import CribbageRules


class FiveCardValues(KnownValues):
    """Values every state of a five-card game."""

    def __init__(self, rules: CribbageRules, seat: Seat, standing: Standing) -> None:
        super().__init__(rules, seat, standing)
        self._solution, self._game = shipped_five_card(), Cribbage(rules)

    def _in_deal(self, state: State) -> Doubles:
        seats = (self.seat, 1 - self.seat)
        contexts = self._contexts(state)
        if state.phase in {"discard", "starter"}:
            fives, shares = zip(*(self._discards(state, seat) for seat in seats), strict=True)
            found: Doubles = of_discards(self._solution, contexts, np.stack(fives)[None], np.stack(shares)[None])[0]
            return found
        assert state.starter is not None
        kept = np.array([sorted(map(int, state.kept(seat))) for seat in seats], np.uint8)
        laid = np.array([list(map(int, state.discarded[seat])) for seat in seats], np.uint8)
        if state.crib:  # when it is turned up, it no longer matters who discarded what
            laid = np.array(list(map(int, state.whole_crib())), np.uint8).reshape(2, 2)
        cards, starter = OpenCards(kept[None], laid[None]), int(state.starter)
        if state.phase == "show":
            return in_the_show(contexts, cards, starter, state.shown)
        plays = [(ME if seat == self.seat else OTHER, card.rank - 1) for seat, card in state.plays]
        to_play = next((seat for seat in self._game.to_act(state) if seat != HOUSE), None)
        if to_play is None:
            return in_the_show(contexts, cards, starter, 0)
        return in_the_play(self._solution, contexts, cards, starter, plays, ME if to_play == self.seat else OTHER)

    def _dealt(self, state: State, hands: Bytes) -> Doubles:
        mine_first = hands if dealer_of(state) != self.seat else hands[:, ::-1]
        return dealt(self._solution, self._contexts(state), np.sort(mine_first, axis=2))

    def _contexts(self, state: State) -> list[ScoreContext]:
        """The scores, with the table of each column. The tables count the point for a go at the end of the count."""
        scores = list(state.scores)
        if state.point_taken:
            scores[state.plays[-1][0]] -= 1
        role, other = int(dealer_of(state) == self.seat), 1 - self.seat
        return [
            ScoreContext(role, scores[self.seat], scores[other], table, self.rules.heels)
            for table in self.tables[self.first(state)]
        ]

    def _discards(self, state: State, seat: Seat) -> tuple[Bytes, Doubles]:
        """The five cards of a seat, (5,), and the probability of each way of `AWAY`, (10,): certain once it has discarded."""
        laid = [int(card) for card in state.discarded[seat]]
        if laid:
            shares = np.zeros(len(AWAY))
            shares[0] = 1.0  # the first two are away
            return np.array([*laid, *map(int, state.hands[seat])], np.uint8), shares
        hand = np.array([sorted(map(int, state.hands[seat]))], np.uint8)
        fives, found = shares_of_discards(self._solution, hand, int(dealer_of(state) == seat))
        return fives[0], found[0]
