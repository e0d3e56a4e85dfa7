"""What the local best response learns by asking a known player about its hands."""

from __future__ import annotations

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import BACK, Card
from fifteentwo.cribbage import View
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.expert.asked_hands import DOUBT, PAIRS, AskedHands, WatchedCard
from fifteentwo.engine.expert.local_response import _discards_of_expert
from fifteentwo.engine.scoring.rank_hands import places, rank_hands
from fifteentwo.engine.solution import shipped
from tests.players.positions import dealt, in_the_play


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

    asked = AskedHands(never, 1)
    found = asked.corrected(range_, 3, known, seen, 0.01)
    at = int(places(3)[5, 7, 9])
    assert found[at] == pytest.approx(DOUBT * range_[at])
    others = np.arange(455) != at
    assert (found[others] == range_[others]).all()


@pytest.mark.parametrize(("scores", "near"), [((110, 117), True), ((40, 47), False)])
def test_a_hand_that_the_player_would_not_have_kept_is_ruled_out_near_the_end(
    scores: tuple[int, int], near: bool
) -> None:
    view = in_the_play("4H 7D 9C", "6D 8D JC", "5H 8h", starter="KC")
    view = replace(view, pegs=tuple((score, score + 2) for score in scores), dealt_at=scores)
    known = evaluation.information_set(view, 0)
    seen = [WatchedCard(view_before(view), int(Card("8H")), shipped())]
    range_ = np.full(455, 1 / 455)
    range_[places(3)[5, 7, 9]] = 0.5
    asked_about = []

    def keeps_others(asked: View, seat: int) -> dict[int, float]:
        assert asked.viewer == seat == 1
        assert asked.phase == "discard"
        assert asked.scores == scores
        assert set(asked.hands[0]) == {BACK}
        six = list(asked.hands[1])
        assert not {*map(int, six)} & {*known.kept, *known.laid, known.starter}
        asked_about.append(sorted(card.rank - 1 for card in six))
        return {}

    asked = AskedHands(lambda *_: None, 1, keeps_others)
    found = asked.corrected(range_, 3, known, seen, 0.01)
    at = int(places(3)[5, 7, 9])
    assert found[at] == pytest.approx((DOUBT if near else 1) * range_[at])
    assert (np.delete(found, at) == np.delete(range_, at)).all()
    assert len(asked_about) == (PAIRS if near else 0)
    assert all(set(ranks) >= {5, 7, 9} for ranks in asked_about)


def test_a_hand_that_the_player_would_have_kept_for_sure_is_more_probable() -> None:
    view = in_the_play("4H 7D 9C", "6D 8D JC", "5H 8h", starter="KC")
    view = replace(view, pegs=((110, 112), (117, 117)), dealt_at=(110, 117))
    known = evaluation.information_set(view, 0)
    seen = [WatchedCard(view_before(view), int(Card("8H")), shipped())]
    range_ = np.full(455, 1e-9)
    range_[places(3)[5, 7, 9]] = 1.0
    every = AskedHands(lambda *_: None, 1, lambda *_: dict.fromkeys(range(91), 1.0))
    assert every.corrected(range_, 3, known, seen, 0.01)[places(3)[5, 7, 9]] > 1


def test_the_discards_of_expert_are_probabilities_of_pairs_of_ranks() -> None:
    for scores in ((0, 0), (112, 117)):
        view = replace(dealt("5H 5C JS 2D 9S KH"), pegs=tuple((score, score) for score in scores), dealt_at=scores)
        found = _discards_of_expert(view, 0)
        assert sum(found.values()) == pytest.approx(1)
        assert all(set(rank_hands(2)[pair].tolist()) <= {4, 10, 1, 8, 12} for pair in found)


def view_before(view: View) -> View:
    """The view before the last card, which the other played."""
    return replace(view, plays=view.plays[:-1], hands=(view.hands[0], (*view.hands[1], view.hands[1][0])))
