"""The chances at every state of a game of six cards with all cards known, or of four where nothing is discarded."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from fifteentwo.cards import Card
from fifteentwo.cribbage import State
from fifteentwo.engine.equity.match_equity import rules_of_deal
from fifteentwo.engine.equity.open_deal import KeptHands, OpenDeals, PlayerModel, Scores, utilities
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles
from fifteentwo.engine.scoring.vectorised import Bytes
from fifteentwo.engine.solution import shipped
from fifteentwo.game import Seat, Standing
from fifteentwo.reviews.known_values import KnownValues, drawn
from fifteentwo.reviews.tables import dealer_of
from fifteentwo.rules import CribbageRules

Cards = Sequence[int]


class OpenValues(KnownValues):
    """Values every state of a game by the tables of six cards, or of four without discards. Raises BadTables."""

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

    def _in_deal(self, state: State) -> Doubles:
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

    def _dealt(self, state: State, hands: Bytes) -> Doubles:
        self._deals = self._by_first[self.first(state)]
        return self._deals.dealt(hands, self._scores(state))

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
        sixes[1:, 1 - mine] = drawn(rng, stock, 6, draws)
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


def _numbers(cards: Sequence[Card]) -> Bytes:
    return np.array(sorted(map(int, cards)), np.uint8)
