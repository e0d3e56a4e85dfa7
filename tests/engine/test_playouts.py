"""Simulated deals: they follow the rules, are reproducible from the seed, and have the expected means."""

from functools import cache

import numpy as np
import pytest

from fifteentwo.cards import Card
from fifteentwo.cribbage import AnyAction, Cribbage, Deal, Discard, Pegged, Play, Turn
from fifteentwo.engine.arrays import PARTS, kept_and_discarded, play_out
from fifteentwo.engine.equity.deal_counts import DealCounts, empty_counts
from fifteentwo.engine.equity.deals import shipped_deals
from fifteentwo.engine.equity.simulated_deals import SimulatedDeals, count_deals
from fifteentwo.game import Opening
from fifteentwo.rules import CribbageRules, parse

pytestmark = pytest.mark.exhaustive  # simulated deals take long to compile

PONE, DEALER = 0, 1
GAME = Cribbage(parse("standard target=361", CribbageRules))
PLAY = ("card", "go", "last")
COLUMNS = {
    **{(PONE, why): 0 for why in PLAY},
    (PONE, "hand"): 1,
    (DEALER, "heels"): 2,
    **{(DEALER, why): 3 for why in PLAY},
    (DEALER, "hand"): 4,
    (DEALER, "crib"): 5,
}


@cache
def played() -> SimulatedDeals:
    return play_out(100_000, seed=15)


def card_list(numbers: np.ndarray[tuple[int], np.dtype[np.uint8]]) -> tuple[Card, ...]:
    return tuple(Card(int(number)) for number in numbers)


def by_the_rules(deals: SimulatedDeals, row: int) -> list[int]:
    """The points of each part of a deal by the reference rules, which refuse an illegal card."""
    kept = [card_list(kept_and_discarded(deals, dealer)[0][row]) for dealer in (False, True)]
    laid = [card_list(kept_and_discarded(deals, dealer)[1][row]) for dealer in (False, True)]
    state = GAME.start(Opening(dealer=DEALER))
    parts = [0] * len(PARTS)
    actions: list[AnyAction] = [
        Deal((kept[PONE] + laid[PONE], kept[DEALER] + laid[DEALER]), ()),
        Discard(PONE, laid[PONE]),
        Discard(DEALER, laid[DEALER]),
        Turn(Card(int(deals.cards[row, 12]))),
        *(Play(int(card in kept[DEALER]), card) for card in card_list(deals.plays[row])),
    ]
    for action in actions:
        state, events = GAME.apply(state, action)
        for event in events:
            if isinstance(event, Pegged):
                parts[COLUMNS[event.side, event.why]] += event.points
    return parts


def test_simulated_deals_follow_the_rules_and_score_correctly() -> None:
    deals = played()
    for row in range(100):
        assert deals.points[row].tolist() == by_the_rules(deals, row), row


def test_points_by_card_add_up_to_the_play() -> None:
    deals = played()
    kept, _ = kept_and_discarded(deals, dealer=False)
    by_pone = (deals.plays[:, :, None] == kept[:, None, :]).any(axis=2)
    assert np.array_equal((deals.pegged * by_pone).sum(axis=1), deals.points[:, 0])
    assert np.array_equal((deals.pegged * ~by_pone).sum(axis=1), deals.points[:, 3])


def test_the_same_seed_gives_the_same_deals_and_another_others() -> None:
    first, again, other = play_out(500, 3), play_out(500, 3), play_out(500, 4)
    assert all(np.array_equal(one, two) for one, two in zip(first, again, strict=True))
    assert not np.array_equal(first.cards, other.cards)


def test_every_card_is_equally_frequent_and_none_comes_twice() -> None:
    cards = played().cards
    assert (np.diff(np.sort(cards, axis=1).astype(int), axis=1) > 0).all()
    often = np.bincount(cards[:, 12], minlength=52) / len(cards)
    assert often == pytest.approx(1 / 52, abs=5 * (1 / 52 / len(cards)) ** 0.5)


def counted() -> DealCounts:
    counts = empty_counts()
    count_deals(played(), counts)
    return counts


def test_means_match_those_of_the_shipped_deals() -> None:
    points = played().points.astype(float)
    counts, shipped = counted(), shipped_deals().counts
    assert counts.heels.sum() == counts.play.sum() == len(points)
    many = np.arange(48)
    for column, expected in (
        (0, shipped.play.sum(axis=1) @ many),
        (1, shipped.pone.sum(axis=0) @ many[:30]),
        (3, shipped.play.sum(axis=0) @ many),
        (4, shipped.dealer.sum(axis=(0, 2)) @ many[:30]),
        (5, shipped.dealer.sum(axis=(0, 1)) @ many[:30]),
    ):
        error = points[:, column].std() / len(points) ** 0.5
        assert points[:, column].mean() == pytest.approx(expected / shipped_deals().deals, abs=6 * error), PARTS[column]


@pytest.mark.parametrize(
    ("deals", "seed", "ways", "said"),
    [
        (-1, 0, None, "-1 deals"),
        (1, -1, None, "the seed"),
        (1, 0, np.zeros((2, 5)), "ways must be numbers from 0 to 14"),
        (1, 0, np.full((2, 962_988), 15), "ways must be numbers from 0 to 14"),
    ],
)
def test_impossible_simulations_are_refused(deals: int, seed: int, ways: object, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        play_out(deals, seed, ways)  # type: ignore[arg-type]
