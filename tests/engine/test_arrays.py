"""The array functions: exact by a count of every card; what is not a hand is refused with a sentence."""

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest

from fifteentwo.cards import Card, cards
from fifteentwo.engine import arrays
from fifteentwo.engine.scoring.jitted import score_each
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles, places
from fifteentwo.engine.scoring.vectorised import rank_points

READY = np.random.default_rng(5).random(91)


def some_sixes(many: int, seed: int = 2) -> Bytes:
    rng = np.random.default_rng(seed)
    return np.sort([rng.choice(52, 6, replace=False) for _ in range(many)], axis=1).astype(np.uint8)


def counted(six: Bytes, way: int, discard_weights: Doubles) -> Doubles:
    """The chances of hand and crib, (30, 30), by counting every starter and every discard of the opponent."""
    laid = six[arrays.AWAY[way]]
    kept = np.delete(six, arrays.AWAY[way])
    rest = np.setdiff1d(np.arange(52), six).astype(np.uint8)
    pairs = np.array(list(combinations(rest, 2)), np.uint8)
    others, starters = np.repeat(pairs, 46, axis=0), np.tile(rest, len(pairs))
    free = (others != starters[:, None]).all(axis=1)
    others, starters = others[free], starters[free]
    cribs = np.column_stack((np.tile(laid, (len(others), 1)), others))
    crib = score_each(rank_points(), cribs, starters, True)
    hand = score_each(rank_points(), np.tile(kept, (len(others), 1)), starters, False)
    weights = discard_weights[places(2)[others[:, 0] >> 2, others[:, 1] >> 2]]
    joint = np.zeros((30, 30))
    np.add.at(joint, (hand, crib), weights)
    chances: Doubles = joint / joint.sum()
    return chances


def agree(sixes: Bytes, discard_weights: Doubles) -> None:
    for row, six in enumerate(sixes):
        joint = arrays.outcomes(six, discard_weights)
        shown = arrays.discards([six], discard_weights)
        for way in range(row % 4, 15, 4):
            expected = counted(six, way, discard_weights)
            assert joint[way] == pytest.approx(expected, abs=2e-7)
            assert shown.crib[0, way] == pytest.approx(expected.sum(axis=0) @ np.arange(30), abs=5e-6)


@pytest.mark.parametrize("six", ["5C 5D 5H JS 2S 9D", "AC 2C 3C 4C 5C JC", "JC JD JH JS 5S 5H", "9H TH JH QH KH JC"])
def test_hand_and_crib_come_as_often_as_a_count_of_every_card_says(six: str) -> None:
    agree(np.array([sorted(cards(six))], np.uint8), READY)


def test_and_so_for_any_hand() -> None:
    agree(some_sixes(12), READY)


@pytest.mark.exhaustive
def test_and_so_for_many() -> None:
    agree(some_sixes(1_500, seed=3), READY)
    agree(some_sixes(300, seed=4), np.ones(91))


@pytest.mark.exhaustive
def test_hands_of_every_class_of_six_are_worth_what_their_starters_bring() -> None:
    hands, _ = arrays.all_sixes()
    some = hands[::37]
    shown = arrays.discards(some)
    for way in range(15):
        kept = np.delete(some, arrays.AWAY[way], axis=1)
        points = arrays.score_starters(kept).astype(np.int64)
        for column in some.T:
            points[np.arange(len(some)), column] = 0
        assert shown.hand[:, way] == pytest.approx(points.sum(axis=1) / 46)


def test_means_and_spreads_are_those_of_the_chances() -> None:
    six = some_sixes(1)[0]
    joint, shown = arrays.outcomes(six), arrays.discards([six])
    hand, _ = arrays.mean_and_spread(joint.sum(axis=2))
    crib, _ = arrays.mean_and_spread(joint.sum(axis=1))
    assert hand == pytest.approx(shown.hand[0])
    assert crib == pytest.approx(shown.crib[0], abs=5e-6)
    for dealer, sign in ((True, 1), (False, -1)):
        mean, spread = arrays.mean_and_spread(arrays.totals(joint, dealer), lowest=-29)
        assert mean == pytest.approx(hand + sign * crib)
        squares = np.einsum("whc,hc->w", joint, (np.arange(30)[:, None] + sign * np.arange(30)) ** 2.0)
        assert spread == pytest.approx(np.sqrt(squares - mean**2))


@pytest.mark.exhaustive
def test_the_complete_table_has_at_each_number_what_a_hand_is_worth() -> None:
    worth = arrays.complete()
    assert worth.shape == (2, 962_988, 15)
    hands, _ = arrays.all_sixes()
    shown = arrays.discards(hands[::5_003])
    assert worth[1, ::5_003] == pytest.approx(shown.hand + shown.crib, abs=1e-5)
    assert worth[0, ::5_003] == pytest.approx(shown.hand - shown.crib, abs=1e-5)
    sixes = some_sixes(50)
    at = arrays.number_of_six(sixes)
    assert worth[1, at].max(axis=1) == pytest.approx(
        np.add(*arrays.discards(sixes)).max(axis=1), abs=1e-5
    )  # hands with other suits
    assert arrays.best_ways(worth).max() == 14


def test_the_expert_discards_as_its_tables_say() -> None:
    laid = arrays.expert_discard_weights(dealer=False)
    fives, aces_and_kings = arrays.RANK_PAIRS.tolist().index([4, 4]), arrays.RANK_PAIRS.tolist().index([0, 12])
    assert laid[fives] < laid[aces_and_kings]
    assert arrays.expert_discard_weights(dealer=True)[fives] > laid[fives]


def test_a_card_is_its_number() -> None:
    assert arrays.score([cards("7C 8D 9H KS")], [Card("7S")]).tolist() == [12]
    assert arrays.score([], []).tolist() == []


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: arrays.score([[1, 2, 3]], [4]), r"shape \(n, 4\)"),
        (lambda: arrays.score([[1, 2, 3, 52]], [4]), "a card is a number from 0 to 51"),
        (lambda: arrays.score([[1, 2, 3, 4]], [4]), "row 0 holds a card twice"),
        (lambda: arrays.score([[1, 2, 3, 4]], [5, 6]), "a starter for each of 1 hands"),
        (lambda: arrays.score([["5H", "5C", "5D", "JS"]], [4]), "numbers of cards"),
        (lambda: arrays.score_starters([[1, 2, 3, 4], [9, 8, 9, 7]]), "row 1 holds a card twice"),
        (lambda: arrays.discards([[1, 2, 3, 4, 5, -1]]), "from 0 to 51"),
        (lambda: arrays.discards([[1, 2, 3, 4, 5, 6]], np.ones(90)), "91 numbers"),
        (lambda: arrays.discards([[1, 2, 3, 4, 5, 6]], np.zeros(91)), "none negative and not all 0"),
        (lambda: arrays.outcomes([[1, 2, 3, 4, 5, 6]] * 2), "one hand of six"),
        (lambda: arrays.number_of_six([[1, 1, 3, 4, 5, 6]]), "twice"),
    ],
)
def test_what_is_no_hand_is_said(call: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        call()
