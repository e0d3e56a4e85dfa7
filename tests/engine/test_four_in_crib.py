"""A flush of four in the crib: every way to evaluate a crib agrees with a count of every card by the rules of the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fifteentwo.cards import PACK, Card, cards
from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.discard.evaluation import discard_points_each, outcomes
from fifteentwo.engine.discard.exact_cribs import best_exact, ranked_hands
from fifteentwo.engine.discard.jitted_hand import values_of_six
from fifteentwo.engine.discard.opponent import crib_model, layout
from fifteentwo.engine.discard.single_hand import DiscardModel, discard_parts, discard_values
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.in_deal import crib_distribution
from fifteentwo.engine.equity.late_discards import discards_given
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.equity.open_deal import KeptHands, counted_each
from fifteentwo.engine.equity.show_values import crib_given
from fifteentwo.engine.equity.simulated_deals import empty_deals, fixed, play_deals, shipped_policy, strategies
from fifteentwo.engine.expert.compiled_discards import discards_by_score
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.deal_pairs import dealt_hands, whole_pack
from fifteentwo.engine.scoring.rank_hands import Doubles, places, rank_hands
from fifteentwo.engine.scoring.rank_sixes import rank_sixes, six_numbers
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.scoring import points
from tests.engine.other_rules import of

FOUR = DealRules(four_in_crib=True)
WEIGHTS = np.random.default_rng(5).random(91)
SIX = "4H 5H 9H KH 2C JS"


def cribs(six: tuple[Card, ...], laid: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], Card, float]]:
    """Every crib with this discard, its starter, and the weight of the other's pair."""
    rest = [card for card in PACK if card not in six]
    for pair in combinations(rest, 2):
        weight = float(WEIGHTS[places(2)[pair[0].rank - 1, pair[1].rank - 1]])
        for starter in rest:
            if starter not in pair:
                yield (*laid, *pair), starter, weight


def distribution(six: tuple[Card, ...], laid: tuple[Card, ...]) -> Doubles:
    """The distribution of the points of hand and crib, (30, 30), counted card by card: such a crib counts as a hand does."""
    kept = [card for card in six if card not in laid]
    found, starters, weights = (list(each) for each in zip(*cribs(six, laid), strict=True))
    crib = score_hands(np.array(found, np.uint8), np.array(starters, np.uint8))
    hand = score_hands(np.array([kept] * len(starters), np.uint8), np.array(starters, np.uint8))
    joint = np.zeros((30, 30))
    np.add.at(joint, (hand, crib), weights)
    share: Doubles = joint / joint.sum()
    return share


def model() -> DiscardModel:
    crib = crib_model(WEIGHTS, four=True)
    return DiscardModel((crib, crib), np.zeros((2, 1820)))


def numbers(text: str) -> tuple[int, ...]:
    return tuple(sorted(map(int, cards(text))))


def test_a_crib_counts_as_a_hand_by_the_rules_of_the_table() -> None:
    every, rng = list(cribs(cards(SIX), cards("4H 5H"))), Random(1)
    alike = [each for each in every if len({int(card) & 3 for card in each[0]}) == 1]
    for crib, starter, _ in rng.sample(every, 500) + alike[::10]:
        counted = points(crib, starter, crib=True, crib_flush="four")
        assert counted == score_hands(np.array([crib], np.uint8), np.array([starter], np.uint8))[0]


@pytest.mark.parametrize("laid", ["4H 5H", "9H KH", "4H 2C", "5H JS"])
def test_the_mean_of_a_crib_is_that_of_a_count_of_every_card(laid: str) -> None:
    six, pair = numbers(SIX), numbers(laid)
    way = list(combinations(six, 2)).index((pair[0], pair[1]))
    mean = distribution(cards(SIX), cards(laid)).sum(axis=0) @ np.arange(30)
    found = discard_parts(six, DEALER, model())[way, 1]
    assert found == pytest.approx(mean, abs=5e-6)
    by_five = discard_parts(six, DEALER, DiscardModel((crib_model(WEIGHTS),) * 2, np.zeros((2, 1820))))[way, 1]
    assert (found > by_five + 0.05) == (laid in ("4H 5H", "9H KH"))
    chances = crib_distribution((pair[0], pair[1]), six, model().cribs[PONE])
    assert chances.sum(axis=1) == pytest.approx(1.0, abs=1e-4)
    starters = np.array([sum(card.rank - 1 == rank and card not in cards(SIX) for card in PACK) for rank in range(13)])
    assert starters @ chances @ np.arange(30) / 46 == pytest.approx(mean, abs=0.02), (
        "suits and ranks are independent there"
    )


@pytest.mark.parametrize(
    ("starter", "four", "more"), [("KH", True, 5), ("KH", False, 5), ("KS", True, 4), ("KS", False, 0)]
)
def test_near_the_end_a_crib_has_a_flush_of_four_or_of_five(starter: str, four: bool, more: int) -> None:
    known = (*map(int, cards("2H 4H 5C 6D 8S 9C")), int(Card(starter)))
    pairs = np.zeros((1, 91))
    pairs[0, int(np.flatnonzero((rank_hands(2) == (4, 9)).all(axis=1))[0])] = 1.0  # a five and a ten
    (found,) = crib_given((known[0], known[1]), known, pairs, four)
    assert found[4 + more] == pytest.approx(1 / 12 if more else 1.0)
    assert found.sum() == pytest.approx(1.0)


def test_compiled_discards_have_the_points_of_a_count_of_every_card() -> None:
    six, crib = numbers(SIX), crib_model(WEIGHTS, four=True)
    joint, ways = np.zeros((15, 30, 30)), list(combinations(six, 2))
    outcomes(np.array(six, np.uint8), layout(), crib, joint)
    hands, means = discard_points_each(np.array([six], np.uint8), layout(), crib)
    for laid in ("4H 5H", "9H KH", "4H 2C", "5H JS"):
        way = ways.index((numbers(laid)[0], numbers(laid)[1]))
        expected = distribution(cards(SIX), cards(laid))
        assert joint[way] == pytest.approx(expected, abs=2e-7)
        assert means[0, way] == pytest.approx(expected.sum(axis=0) @ np.arange(30), abs=5e-6)
    kept, values = np.zeros(15, np.int64), np.zeros(15)
    values_of_six(np.array(six), DEALER, layout(), crib, np.zeros(1820), kept, values)
    assert values == pytest.approx(hands[0] / 46 + means[0], abs=5e-6)
    assert discard_values(six, DEALER, model()) == pytest.approx(values, abs=5e-6)


def test_the_best_discards_of_training_count_such_flushes() -> None:
    """Against a player who discards any two cards."""
    hand = np.array([numbers(SIX)], np.uint8)
    number, sixes = six_numbers(hand.astype(np.int64) >> 2), rank_sixes()
    other = dealt_hands(sixes.held, sixes.discarded, np.full((len(sixes.held), 15), 1 / 15), whole_pack())
    ranked = ranked_hands(hand, np.ones(1, np.int64), number, other)
    crib = crib_model(np.ones(91), four=True)
    values = discard_values(numbers(SIX), DEALER, DiscardModel((crib, crib), np.zeros((2, 1820))))
    # The values of kept hands in the play make all discards but for the flush nearly alike.
    pegging = np.zeros(1820)
    kept, of_five = np.zeros(15, np.int64), np.zeros(15)
    values_of_six(np.array(numbers(SIX)), DEALER, layout(), crib_model(np.ones(91)), pegging, kept, of_five)
    pegging[kept] = of_five.max() - of_five
    flushes = values - of_five
    best = int(best_exact(ranked, layout(), FOUR.payoffs(DEALER), pegging)[0])
    assert flushes[best] == pytest.approx(flushes.max(), abs=0.02)
    assert flushes.max() > 0.1


def test_simulated_deals_and_open_deals_count_such_flushes() -> None:
    deals, every = empty_deals(3000), np.full((1, 2, 962_988), 14, np.uint8)
    play_deals(fixed(four_in_crib=True), strategies(every, np.ones(1), shipped_policy()), 1, deals)
    laid = deals.cards[:, [4, 5, 10, 11]]
    expected = score_hands(laid, deals.cards[:, 12])
    assert (deals.points[:, 5] == expected).all()
    assert (expected != score_hands(laid, deals.cards[:, 12], crib=True)).any()
    hands = KeptHands(
        np.array([numbers("2C 3C 7D 8S"), numbers("9C 9D QS KS")], np.uint8), np.array(numbers("4H 6H TH QH"), np.uint8)
    )
    assert [counted_each(fixed(four), hands, int(Card("KD")))[2] for four in (True, False)] == [4, 0]


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_the_expert_computes_the_chances_of_the_model(role: int, tables: Path) -> None:
    assert tables.is_dir()
    rules = of("crib_flush=four")
    for six in (numbers(SIX), numbers("AC 2C 3C 7C 8D TD")):
        at = in_deal.ScoreContext(role, 100, 96, equity_table(rules, "win"), 2, FOUR)
        given = discards_given(role, six, at.needs, FOUR)
        shown = in_deal.show_outcomes(six, given.cribs[role])
        found = discards_by_score(six, at, np.inf)
        assert found.points == pytest.approx(discard_values(six, role, given), abs=1e-6)
        assert found.cribs == pytest.approx(shown.crib, abs=1e-6)
        assert found.equities == pytest.approx(in_deal.discard_values(six, at, given, shown), abs=1e-7)
