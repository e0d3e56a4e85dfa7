"""The chances to win that claims, calls and names of jokers gave up: the value of the scores that follow from them.

Only what the seat saw counts: cards it did not see are drawn again from those left, the same for both answers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
from msgspec.structs import replace

from fifteentwo.analysis.by_score import has_values
from fifteentwo.analysis.model import EXACT, Figure
from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage import Cribbage, State
from fifteentwo.cribbage.answers import Answer, exact_answer
from fifteentwo.game import Seat, Standing
from fifteentwo.reviews.by_tables import values_by_tables
from fifteentwo.reviews.tables import TableValues
from fifteentwo.rules import CribbageRules

SAMPLES: Final = 48
"""The draws of the cards that the seat did not see."""


class ClaimValues:
    """Compares answers at a count by the chance to win: of the match, if there is one and the rules have tables.

    In the play, and by rules without tables, the rest of a deal is valued as `known_values.KnownValues` and
    `engine.monte_carlo.naming` do.
    """

    def __init__(self, rules: CribbageRules, standing: Standing) -> None:
        self._game, self._standing = Cribbage(rules), standing
        self._by_tables = has_values(rules)
        self._kept: dict[tuple[Seat, bool], TableValues] = {}

    def loss(self, before: State, made: Answer, best: Answer) -> Figure:
        """What the chance of the seat loses if it gives an answer, and not the best one."""
        gaps = [
            self._value(self._after(state, best), made.seat, draw)
            - self._value(self._after(state, made), made.seat, draw)
            for draw, state in enumerate(self._drawn(before, made.seat))
        ]
        error = float(np.std(gaps, ddof=1)) / len(gaps) ** 0.5 if len(gaps) > 1 else EXACT
        return Figure(max(0.0, float(np.mean(gaps))), error)

    def _drawn(self, state: State, seat: Seat) -> Iterator[State]:
        """The state with the hidden cards drawn again; the state itself if the seat sees them all."""
        view = self._game.observe(state, seat)
        hidden = sum(cards.count(BACK) for cards in (*view.hands, *view.discarded, view.crib))
        if not hidden:
            yield state
            return
        unseen = sorted(set(state.rules.pack) - view.known())
        for draw in range(SAMPLES):
            order = np.random.default_rng([state.deals, draw]).permutation(len(unseen))[:hidden]
            cards = iter([unseen[place] for place in order])
            hands = tuple(_filled(each, cards) for each in view.hands)
            discarded = tuple(_filled(each, cards) for each in view.discarded)
            yield replace(state, hands=hands, discarded=discarded, crib=_filled(view.crib, cards))

    def _after(self, state: State, answer: Answer) -> State:
        """The state after an answer: at the end of the deal, or in the play once nothing is due. All others answer exactly."""
        phase = state.phase
        state, _ = self._game.apply(state, answer)
        while state.due is not None and state.phase == phase:
            state, _ = self._game.apply(state, exact_answer(state))
        return state

    def _value(self, state: State, seat: Seat, draw: int) -> float:
        outcome = self._game.outcome(state)
        if self._by_tables:
            values = self._values(seat, before_deal=outcome is not None or state.phase == "deal")
            found = values.of(state) if outcome is None else values.ended(outcome, state)
            assert found is not None
            return values.main(found)
        if outcome is not None:
            return (state.rules.side(seat) in outcome.winners) / len(outcome.winners)
        from fifteentwo.engine.monte_carlo.naming import win_by_scores  # noqa: PLC0415 - Numba is heavy

        return win_by_scores(state, seat, draw)

    def _values(self, seat: Seat, before_deal: bool) -> TableValues:
        if (seat, before_deal) not in self._kept:
            of_rules = TableValues if before_deal else values_by_tables
            self._kept[seat, before_deal] = of_rules(self._game.rules, seat, self._standing)
        return self._kept[seat, before_deal]


def _filled(cards: tuple[Card, ...], drawn: Iterator[Card]) -> tuple[Card, ...]:
    return tuple(next(drawn) if card == BACK else card for card in cards)
