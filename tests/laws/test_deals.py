"""The points of the deals add up to the score, under all rules."""

from __future__ import annotations

import pytest
from hypothesis import given

from fifteentwo.cards import Card, cards
from fifteentwo.cribbage import Dealt, Shown
from fifteentwo.cribbage.deals import deals, recounted
from fifteentwo.moves import StarterTurned
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.tally import PARTS, DealPoints, HandCounted, Mean, means
from tests.laws.games import Played, games, often


def points_of(played: Played) -> tuple[DealPoints, ...]:
    return deals(played.game.rules, [(step.events, step.after) for step in played.steps])


@often
@given(games)
def test_the_points_of_the_deals_add_up_to_the_score(played: Played) -> None:
    rules = played.game.rules
    if rules.board != "straight":
        return
    found = points_of(played)
    for side, (score, target) in enumerate(zip(played.states[-1].scores, rules.targets, strict=True)):
        total = played.start.scores[side]
        for deal in found:
            total += deal.other[side] + (deal.heels if rules.side(deal.dealer) == side else 0)
            total += sum(points for seat, points in enumerate(deal.pegging) if rules.side(seat) == side)
            total += sum(hand.points for hand in deal.counted if rules.side(hand.seat) == side)
            assert deal.scores[side] == min(total, target)
        assert score == min(total, target)


@often
@given(games)
def test_a_deal_has_the_hands_that_were_shown(played: Played) -> None:
    found = points_of(played)
    dealt = [event for event in played.events if isinstance(event, Dealt)]
    shown = [event for event in played.events if isinstance(event, Shown)]
    assert [deal.dealer for deal in found] == [event.dealer for event in dealt]
    hands = [hand for deal in found for hand in deal.counted]
    assert [(hand.seat, hand.crib, hand.cards, hand.points) for hand in hands] == [
        (event.seat, event.crib, event.cards, event.points) for event in shown
    ]
    assert sum(deal.starter is not None for deal in found) == sum(
        isinstance(event, StarterTurned) for event in played.events
    )


@often
@given(games)
def test_a_hand_is_counted_again_as_it_was_shown(played: Played) -> None:
    shown = [event for event in played.events if isinstance(event, Shown)]
    hands = [hand for deal in points_of(played) for hand in deal.counted]
    for hand, event in zip(hands, shown, strict=True):
        combos = recounted(played.game.rules, hand)
        assert combos == event.combos or (combos == () and played.game.rules.jokers), "only jokers hide combinations"


@pytest.mark.parametrize(
    ("rules", "hand", "points", "kinds"),
    [
        ("standard", "5H 5S TC KD", 14, ["fifteen"] * 6 + ["pair"]),
        ("standard nineteen=on", "2H 4S 6C 8D", 19, ["nineteen"]),
        ("jokers", "5H 5S TC *1", 14, []),
        ("standard", "5H 5S TC KD", 4, []),
    ],
)
def test_a_hand_is_counted_again_by_its_rules(rules: str, hand: str, points: int, kinds: list[str]) -> None:
    by = parse(rules)
    assert isinstance(by, CribbageRules)
    combos = recounted(by, HandCounted(0, False, cards(hand), Card("QH"), points))
    assert [combo.kind for combo in combos] == kinds


@often
@given(games)
def test_the_means_of_all_seats_have_every_point_of_whole_deals(played: Played) -> None:
    found = points_of(played)
    whole = [deal for deal in found if deal.played_out]
    total = Mean()
    for seat in played.seats:
        by_role = means(found, seat)
        assert by_role[1][PARTS.index("heels")] == by_role[1][PARTS.index("crib")] == Mean()
        pegged = by_role[0][PARTS.index("pegging")] + by_role[1][PARTS.index("pegging")]
        assert pegged == Mean(sum(deal.pegging[seat] for deal in whole), len(whole))
        for role in by_role:
            total += sum((role[PARTS.index(part)] for part in ("hand", "crib")), Mean())
    assert total == Mean(
        sum(hand.points for deal in found for hand in deal.counted), sum(len(deal.counted) for deal in found)
    )
