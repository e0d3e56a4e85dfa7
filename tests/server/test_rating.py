"""The report on the decision rating, put together from rated games."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from fifteentwo.game import Outcome
from fifteentwo.practice.trainer import read_count
from fifteentwo.record.model import games_in
from fifteentwo.reviews.claims import count_grades
from fifteentwo.reviews.leaks import Slip
from fifteentwo.reviews.model import GameReview, Review
from fifteentwo.reviews.rating import CountTally, PhaseTally
from fifteentwo.rules import CribbageRules
from fifteentwo.scoring import show
from fifteentwo.server.rating import FEWEST_RECENT, RECENT, KeptRating, rate, report
from tests.reviews.games import NAMES, played

NONE = CountTally(0, 0, 0)


def game(number: int, own_side: int = 1) -> Any:
    """A game that the side 1 wins by 21 points."""
    return SimpleNamespace(
        row=SimpleNamespace(game="room", number=number, ended="2026-11-23T12:00:00+00:00"),
        outcome=SimpleNamespace(scores=(100, 121)),
        own_side=own_side,
        opponents=[SimpleNamespace(name="Bob")],
    )


def kept(loss: float, counts: CountTally = NONE, **more: Any) -> KeptRating:
    """Ten leads of the player with this loss together, and ten of the opponent with twice the loss."""
    slips = (Slip("lead", ("lead-five",), loss, 0.0, "5H", "2S", f"p.{loss}", 16),)
    mine, theirs = PhaseTally("lead", 10, loss), PhaseTally("lead", 10, 2 * loss)
    outcome = Outcome((1,), (100, 121))
    return KeptRating((mine,), (theirs,), slips, outcome, 1, 0.1, 0.6, counts, **{"their_counts": NONE} | more)


def test_examples_of_a_leak_lead_to_the_step_after_the_decision() -> None:
    found = report([(game(number), kept(0.03 + number / 1000)) for number in range(1, 6)], 0, 0)
    (leak,) = found.leaks
    assert leak.kind.code == "mistake"
    assert [(each.room, each.number, each.step) for each in leak.examples] == [
        ("room", number, 17) for number in (5, 4, 3)
    ]


def test_a_leak_of_a_single_game_has_no_error() -> None:
    rating = kept(0.03)
    thrice = msgspec.structs.replace(rating, slips=rating.slips * 3)
    (leak,) = report([(game(1), thrice)], 0, 0).leaks
    assert leak.error is None
    (leak,) = report([(game(1), thrice), (game(2), thrice)], 0, 0).leaks
    assert leak.error == 0


def test_recent_ratings_cover_the_last_games_only() -> None:
    found = report([(game(number), kept(0.1 if number < 10 else 0.2)) for number in range(10 + RECENT)], 0, 0)
    recent = [line.recent for line in found.timeline]
    assert recent[: FEWEST_RECENT - 1] == [None] * (FEWEST_RECENT - 1)
    first, last = recent[FEWEST_RECENT - 1], recent[-1]
    assert first is not None
    assert (first.games, first.loss, first.their_loss) == pytest.approx((FEWEST_RECENT, 0.01, 0.02))
    assert last is not None
    assert (last.games, last.loss, last.error) == pytest.approx((RECENT, 0.02, 0))


def test_scores_begin_with_the_players_own() -> None:
    found = report([(game(1), kept(0.1)), (game(2, own_side=0), kept(0.1))], 0, 0)
    assert [line.scores for line in found.timeline] == [(121, 100), (100, 121)]
    assert found.margin == 0


def test_counts_of_hands_stand_apart_in_points() -> None:
    games = [kept(0.1, CountTally(4, 1, 2), their_counts=CountTally(5, 0, 0)), kept(0.1, CountTally(4, 2, 4))]
    found = report([(game(number), each) for number, each in enumerate(games)], 0, 0)
    assert found.claims is not None
    assert (found.claims.counts, found.claims.wrong, found.claims.points) == pytest.approx((8, 3, 6 / 8))
    assert found.their_claims is not None
    assert (found.their_claims.counts, found.their_claims.points) == (5, 0)
    assert [phase.phase.arguments["phase"] for phase in found.phases] == ["lead"]
    assert report([(game(1), kept(0.1))], 0, 0).claims is None


def test_both_sides_counts_of_a_game_are_kept() -> None:
    table = played(("novice", "club"), 3, CribbageRules(target=61, counting="manual", muggins=True))
    (moments,) = games_in(table.moments)
    counts = count_grades(moments, with_chances=False)  # type: ignore[arg-type]  # of a game of cribbage
    game = GameReview((), (), None, (), (None, None), table.outcome, counts=counts)
    found = rate(Review("standard", NAMES, 0, {}, (game,)), table, 1)
    lost = [sum(max(0, each.points) for each in counts if each.seat == seat) for seat in (0, 1)]
    assert [found.their_counts.points, found.counts.points] == lost
    assert sum(lost) > 0
    assert found.counts.counts + found.their_counts.counts == len(counts)


def miscounted(rules: CribbageRules) -> tuple[str, ...]:
    """What a player who overlooks fifteens in hands and cribs is to count again after a game by these rules."""
    table = played(("simple:misses=fifteens/in=hand+crib", "simple"), 3, rules)
    (moments,) = games_in(table.moments)
    counts = count_grades(moments, with_chances=False)  # type: ignore[arg-type]  # of a game of cribbage
    game = GameReview((), (), None, (), (None, None), table.outcome, counts=counts)
    assert rate(Review("standard", NAMES, 0, {}, (game,)), table, 1).miscounts == ()
    return rate(Review("standard", NAMES, 0, {}, (game,)), table, 0).miscounts


def test_hands_counted_wrong_are_to_be_counted_again() -> None:
    items = miscounted(CribbageRules(target=61, counting="manual"))
    assert {each[0] for each in items} == {"h", "c"}
    for each in map(read_count, items):
        assert any(combo.kind == "fifteen" for combo in show(each.hand, each.starter, each.crib))
