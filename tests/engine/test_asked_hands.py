"""What the local best response learns by asking a known player about its hands."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import Card
from fifteentwo.cribbage import View
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.asked_hands import AskedHands, WatchedCard
from fifteentwo.engine.scoring.rank_hands import places
from fifteentwo.engine.solution import shipped
from tests.players.positions import in_the_play


def test_a_hand_that_the_player_would_have_played_otherwise_is_ruled_out() -> None:
    view = in_the_play("4H 7D 9C", "6D 8D JC", "5H 8h", starter="KC")
    known = evaluation.information_set(view, 0)
    seen = [WatchedCard(view_before(view), int(Card("8H")), shipped())]
    range_ = np.full(455, 1 / 455)
    range_[places(3)[5, 7, 9]] = 0.5

    def never(asked: View, seat: int) -> dict[int, float]:
        assert asked.viewer == seat == 1
        assert sorted(card.rank for card in asked.hands[1]) == [6, 8, 8, 10]
        return {5: 1.0}

    asked = AskedHands(never, 1, 0.05)
    found = asked.corrected(range_, 3, known, seen, 0.01)
    at = int(places(3)[5, 7, 9])
    assert found[at] == pytest.approx(0.05 * range_[at])
    others = np.arange(455) != at
    assert (found[others] == range_[others]).all()


def view_before(view: View) -> View:
    """The view before the last card, which the other played."""
    return replace(view, plays=view.plays[:-1], hands=(view.hands[0], (*view.hands[1], view.hands[1][0])))
