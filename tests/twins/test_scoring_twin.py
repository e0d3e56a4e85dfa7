"""The readable and the vectorised scorer agree with each other and with published figures."""

from collections.abc import Iterator
from functools import cache

import numpy as np
import pytest

from fifteentwo.cards import PACK, Card
from fifteentwo.engine.scoring.vectorised import (
    NOT_A_DEAL,
    Bytes,
    Classes,
    all_hands,
    classes,
    histogram,
    rank_points,
    score_all,
    score_hands,
)
from fifteentwo.scoring import points, show
from tests.scoring.published import distribution, vectors

HAND_OR_CRIB = pytest.mark.parametrize("crib", [False, True], ids=["hand", "crib"])
PARTS = 8
PART = pytest.mark.parametrize("part", range(PARTS))


@cache
def every_class() -> Classes:
    return classes()


@cache
def every_score(crib: bool) -> Bytes:
    return score_all(crib).reshape(52, -1)


def dealt(hands: Bytes, starters: Bytes) -> Iterator[tuple[tuple[Card, ...], Card]]:
    """Converts arrays to cards."""
    for hand, starter in zip(hands.tolist(), starters.tolist(), strict=True):
        yield tuple(PACK[card] for card in hand), PACK[starter]


def shown(hand: tuple[Card, ...], starter: Card, crib: bool) -> int:
    return sum([combo.points for combo in show(hand, starter, crib)])


@pytest.mark.parametrize(("of", "crib"), [("hands", False), ("cribs", True)])
def test_all_hands_score_as_published(of: str, crib: bool) -> None:
    counts = histogram(crib)
    assert counts.tolist() == distribution(of)
    assert counts.sum() == 12_994_800
    assert counts[[19, 25, 26, 27]].tolist() == [0, 0, 0, 0]


def test_the_mean_hand_and_crib() -> None:
    worth = np.arange(30)
    assert round(float(histogram() @ worth) / 12_994_800, 6) == 4.769152
    assert round(float(histogram(crib=True) @ worth) / 12_994_800, 6) == 4.734819


def test_the_classes_cover_all_hands_once() -> None:
    hands, starters, weights = every_class()
    assert hands.shape == (652_353, 4)
    assert len(starters) == len(weights) == 652_353
    assert weights.sum() == 12_994_800
    assert (np.diff(hands.astype(int)) > 0).all()
    assert not (hands == starters[:, None]).any()
    assert set(weights.tolist()) == {4, 12, 24}


def test_no_class_is_another_one_with_renamed_suits() -> None:
    hands, starters, _ = every_class()
    suits = np.zeros((len(hands), 4), np.int64)
    everyone = np.arange(len(hands))
    for cards, place in ((hands.T, 0), (starters[None], 13)):
        for card in cards:
            suits[everyone, card & 3] |= np.int64(1) << (card >> 2).astype(np.int64) + place
    suits.sort(axis=1)
    assert len(np.unique(suits, axis=0)) == len(hands)


@HAND_OR_CRIB
def test_classes_and_structure_give_the_same_counts(crib: bool) -> None:
    hands, starters, weights = every_class()
    counts = np.bincount(score_hands(hands, starters, crib), weights, minlength=30)
    assert counts.tolist() == histogram(crib).tolist()


@HAND_OR_CRIB
@PART
def test_points_of_every_class(part: int, crib: bool) -> None:
    hands, starters = (column[part::PARTS] for column in every_class()[:2])
    twin = score_hands(hands, starters, crib).tolist()
    assert [points(hand, starter, crib) for hand, starter in dealt(hands, starters)] == twin


@HAND_OR_CRIB
@pytest.mark.parametrize("part", [0, *(pytest.param(part, marks=pytest.mark.exhaustive) for part in range(1, PARTS))])
def test_sets_of_every_class(part: int, crib: bool) -> None:
    hands, starters = (column[part::PARTS] for column in every_class()[:2])
    twin = score_hands(hands, starters, crib).tolist()
    assert [shown(hand, starter, crib) for hand, starter in dealt(hands, starters)] == twin


@pytest.mark.exhaustive
@HAND_OR_CRIB
@pytest.mark.parametrize("starter", PACK, ids=str)
def test_every_hand_with_every_starter(starter: Card, crib: bool) -> None:
    hands = all_hands().T
    twin = every_score(crib)[starter]
    held = (hands == int(starter)).any(axis=1)
    assert (twin[held] == NOT_A_DEAL).all()
    hands, twin = hands[~held], twin[~held]
    assert len(hands) == 249_900
    for hand, told in zip(hands.tolist(), twin.tolist(), strict=True):
        cards = tuple(PACK[card] for card in hand)
        if not told == points(cards, starter, crib) == shown(cards, starter, crib):
            pytest.fail(f"{cards} with {starter}: the twin says {told}, and the scorer {points(cards, starter, crib)}")


def test_structured_and_random_access_agree() -> None:
    hands = all_hands().T
    rng = np.random.default_rng(15)
    for crib in (False, True):
        for starter in range(52):
            some = rng.choice(len(hands), 2_000, replace=False)
            some = some[(hands[some] != starter).all(axis=1)]
            starters = np.full(len(some), starter, np.uint8)
            assert (every_score(crib)[starter, some] == score_hands(hands[some], starters, crib)).all()


def test_the_order_of_a_hand_does_not_matter_to_the_vectorised_scorer() -> None:
    hands, starters, _ = every_class()
    told = score_hands(hands, starters)
    for order in ([3, 2, 1, 0], [1, 3, 0, 2]):
        assert (score_hands(hands[:, order], starters) == told).all()


def test_the_vectorised_scorer_scores_published_hands() -> None:
    told = vectors("show")
    hands = np.array([[Card(card) for card in vector["hand"]] for vector in told], np.uint8)
    starters = np.array([Card(vector["starter"]) for vector in told], np.uint8)
    cribs = np.array([vector["crib"] for vector in told])
    worth = np.where(cribs, score_hands(hands, starters, crib=True), score_hands(hands, starters))
    assert worth.tolist() == [vector["points"] for vector in told]


def test_empty_arrays_score_nothing() -> None:
    assert score_hands(np.zeros((0, 4), np.uint8), np.zeros(0, np.uint8)).tolist() == []


def test_cached_arrays_are_read_only() -> None:
    for kept in (all_hands(), rank_points()):
        with pytest.raises(ValueError, match="read-only"):
            kept[..., 0] = 1
