"""The decisions of *expert* in machine code: the same values as by NumPy, at any score and for any utility."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cribbage import Cribbage, View
from fifteentwo.engine.discard.single_hand import discard_values
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.late_discards import discards_given
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.expert import compiled_cards, evaluation
from fifteentwo.engine.expert.compiled_discards import discards_by_score
from fifteentwo.engine.expert.exchange_rates import policy_of_other
from fifteentwo.engine.solution import shipped
from fifteentwo.game import Seat
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import moves


@pytest.mark.parametrize("role", [0, 1])
@pytest.mark.parametrize("kind", ["win", "points"])
@pytest.mark.parametrize("rules", ["standard", "gamerules_61", "standard heels=0"])
def test_discards_have_the_equity_of_the_model(role: int, kind: str, rules: str) -> None:
    rng, played = Random(f"{role} {kind} {rules}"), parse(rules)
    assert isinstance(played, CribbageRules)
    for margin in (4.0, 4.0, np.inf):
        six = tuple(sorted(rng.sample(range(52), 6)))
        mine, theirs = (rng.randrange(played.target // 2, played.target) for _ in range(2))
        at = in_deal.ScoreContext(role, mine, theirs, equity_table(played, kind), played.heels)
        tables = discards_given(role, six, at.needs)
        points = discard_values(six, role, tables)
        some = np.flatnonzero(points >= points.max() - margin).tolist()
        shown = in_deal.show_outcomes(six, tables.cribs[role], some)
        found = discards_by_score(six, at, margin)
        assert found.points == pytest.approx(points, abs=1e-6)
        if len(some) > 1:
            expected = in_deal.discard_values(six, at, tables, shown, some)
            assert found.equities == pytest.approx(expected, abs=1e-7, nan_ok=True)
            assert found.cribs[some] == pytest.approx(shown.crib[some], abs=1e-6)
            ranks = shown.starters >> 2
            for way in some:
                times = np.bincount(ranks.astype(int) * 30 + shown.hand[way], minlength=390).reshape(13, 30)
                assert (found.times[way] == times).all()
        else:
            assert np.isnan(found.equities).all()


def moments(rules: CribbageRules, games: int, near: int) -> Iterator[tuple[View, Seat]]:
    """Choices of a card in games between other players; the scores are changed to at most `near` points from the target."""
    game, rng = Cribbage(rules), Random(f"{near}")
    for number in range(games):
        for move in moves(("simple", "steady"), rules, 4, number):
            before, seat = move.before, move.seat
            if before.phase == "play" and len(game.legal(before, seat)) > 1:
                scores = [rng.randrange(rules.target - near, rules.target) for _ in range(2)]
                yield replace(game.observe(before, seat), pegs=tuple((0, score) for score in scores)), seat


@pytest.mark.parametrize("near", [20, 50])
def test_cards_have_the_value_of_the_best_response(near: int) -> None:
    tables, tried = shipped(), 0
    for number, (view, seat) in enumerate(moments(CribbageRules(), 1, near)):
        known = evaluation.information_set(view, seat)
        at = evaluation.score_context(view, seat, "points" if number % 2 else "win")
        theirs = policy_of_other(tables, at, known.starter)
        range_, size, _, _ = evaluation.opponent_range(tables, known, in_deal.is_near(at), theirs)
        utility = evaluation.game_utility(at, known, range_, size)
        expected = evaluation.jitted_card_values(theirs, known, utility, range_)
        assert compiled_cards.card_values(tables, known, at) == pytest.approx(expected, abs=1e-7)
        range_, *_ = evaluation.opponent_range(tables, known)
        expected = evaluation.jitted_card_values(tables, known, evaluation.points_utility(), range_)
        assert compiled_cards.card_values(tables, known, None) == pytest.approx(expected, abs=1e-9)
        some = [rank for rank in expected if rank != known.hand[0]]
        assert list(compiled_cards.card_values(tables, known, None, some)) == some
        tried += 1
    assert tried > 20


def test_cards_have_values_where_the_other_shows_what_it_would_never_keep() -> None:
    """K J 10 6 is kept as a flush alone, and the other has shown it in three suits: nothing follows from the suits."""
    plays, shown = [(0, 12), (1, 4), (0, 10), (0, 5), (1, 8), (0, 9)], (48, 40, 23, 38)
    known = evaluation.InformationSet(1, plays, [9, 10], 0, (16, 33, 37, 41), (5, 11), 51, 4, 19, False, shown)
    at = in_deal.ScoreContext(1, 108, 112, equity_table(CribbageRules(), "win"), 2)
    theirs = policy_of_other(shipped(), at, known.starter)
    range_, size, _, _ = evaluation.opponent_range(shipped(), known, True, theirs)
    utility = evaluation.game_utility(at, known, range_, size)
    expected = evaluation.jitted_card_values(theirs, known, utility, range_)
    assert set(expected) == {9, 10}
    assert compiled_cards.card_values(shipped(), known, at) == pytest.approx(expected, abs=1e-7)
