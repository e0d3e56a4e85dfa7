"""Discards near the end of a game, as ranges suppose them: the probabilities, and what *expert* really does."""

from __future__ import annotations

import gc
import weakref
from copy import copy
from itertools import combinations, product
from math import log
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import Card
from fifteentwo.cribbage import Cribbage, Deal, Discard
from fifteentwo.engine.deal_rules import STANDARD, DealRules
from fifteentwo.engine.discard.keep_policy import CACHED as CACHED_ANSWERS
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.discard.opponent import WAYS, layout
from fifteentwo.engine.equity.deals import shipped_keep, shipped_shares
from fifteentwo.engine.equity.discard_network import lost_by
from fifteentwo.engine.equity.late_discards import (
    CACHED,
    FAR,
    FOLLOWS,
    SCORE_RANGE,
    SUITED_SPREAD,
    chances_of_all,
    keep_at,
    keep_of_other,
    logit_at,
    shares_at,
    ways_at,
)
from fifteentwo.engine.expert import decisions, evaluation
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import rank_hands
from fifteentwo.engine.scoring.rank_sixes import rank_sixes, six_numbers
from fifteentwo.engine.solution import shipped
from fifteentwo.game import Opening

TOSSING = DealRules(toss_fives=True)


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize("rules", [STANDARD, TOSSING])
def test_the_probabilities_of_each_hand_add_up_to_one(role: int, rules: DealRules) -> None:
    assert logit_at(role, (9, 17), rules).sum(axis=1) == pytest.approx(1.0)
    assert shares_at(role, (9, 17), rules).sum(axis=1) == pytest.approx(1.0)


def test_fives_are_tossed_near_the_end_too() -> None:
    sixes, logit = rank_sixes(), logit_at(PONE, (9, 17), TOSSING)
    fives = (rank_hands(2) == 4).sum(axis=1)[sixes.discarded]
    assert not logit[fives < np.minimum(sixes.held[:, 4], 2)[:, None]].any()
    assert logit_at(PONE, (9, 17))[fives < np.minimum(sixes.held[:, 4], 2)[:, None]].any()


def test_far_from_the_end_and_without_discards_nothing_changes() -> None:
    assert keep_at(PONE, (SCORE_RANGE + 1, 90)) is shipped_keep(PONE)
    assert keep_of_other(PONE, FAR) is shipped_keep(DEALER)
    assert not np.array_equal(shares_at(DEALER, (SCORE_RANGE, 90)), shipped_shares()[DEALER])
    assert np.array_equal(shares_at(DEALER, FAR), shipped_shares()[DEALER])
    no_discard = DealRules(no_discard=True)
    assert keep_at(PONE, (10, 10), no_discard) is shipped_keep(PONE, no_discard)


def test_each_player_needs_its_own_points() -> None:
    assert np.array_equal(keep_of_other(PONE, (8, 30)).kept((0, 9)), keep_at(DEALER, (30, 8)).kept((0, 9)))
    assert not np.allclose(keep_at(DEALER, (30, 8)).kept((0, 9)), keep_at(DEALER, (8, 30)).kept((0, 9)), atol=1e-4)


def test_drawn_discards_have_these_probabilities() -> None:
    ranks = (0, 3, 4, 8, 9, 12)
    sixes = np.tile(np.array([4 * rank + at % 3 for at, rank in enumerate(ranks)], np.uint8), (40_000, 1))
    usual = np.full(len(sixes), 7)
    ways = ways_at(PONE, (6, 20), sixes, usual, np.random.default_rng(1), TOSSING)
    expected = (1 - FOLLOWS) * logit_at(PONE, (6, 20), TOSSING)[six_numbers(np.array([ranks]))[0]]
    expected[7] += FOLLOWS
    assert np.bincount(ways, minlength=WAYS) / len(ways) == pytest.approx(expected, abs=0.012)
    ways = ways_at(PONE, (6, 20), sixes, usual, np.random.default_rng(1), STANDARD)
    lost = lost_by(chances_of_all(PONE, (6, 20))[:, six_numbers(np.array([ranks]))[0]])
    expected = shares_at(PONE, (6, 20))[six_numbers(np.array([ranks]))[0]] * np.exp(-lost / SUITED_SPREAD)
    assert np.bincount(ways, minlength=WAYS) / len(ways) == pytest.approx(expected / expected.sum(), abs=0.012)
    assert ways_at(PONE, (60, 60), sixes, usual, np.random.default_rng(1), STANDARD) is usual


def test_a_flush_is_kept_where_it_is_seen() -> None:
    ranks, others = (1, 3, 5, 7, 11, 12), (1, 3)
    flush = np.array([4 * rank + (at in others) for at, rank in enumerate(ranks)], np.uint8)
    mixed = np.array([4 * rank + at % 4 for at, rank in enumerate(ranks)], np.uint8)
    way = list(combinations(range(6), 2)).index(others)
    often = [
        (
            ways_at(PONE, (20, 20), np.tile(six, (2000, 1)), np.zeros(2000, int), np.random.default_rng(2), STANDARD)
            == way
        )
        for six in (flush, mixed)
    ]
    assert often[0].mean() > 0.2
    assert often[1].mean() < 0.05


def test_drawn_discards_toss_fives() -> None:
    sixes = np.tile(np.array([0, 16, 17, 32, 45, 50], np.uint8), (50, 1))
    ways = ways_at(PONE, (6, 20), sixes, np.full(50, 5), np.random.default_rng(1), TOSSING)
    assert set(ways.tolist()) == {5}  # the second and the third card
    assert set(ways_at(PONE, (6, 20), sixes, np.full(50, 5), np.random.default_rng(1), STANDARD).tolist()) != {5}


def test_the_scores_are_those_when_the_cards_were_dealt() -> None:
    game, rng = Cribbage(), Random(3)
    state = replace(game.start(Opening(dealer=0)), pegs=((60, 69), (50, 66)))
    state, _ = game.apply(state, game.house(state, rng))
    for pegs in (((60, 69), (50, 66)), ((60, 75), (50, 72))):  # six points pegged each since
        view = game.observe(replace(state, pegs=pegs), 1)
        assert evaluation.needs_at_deal(view, 1) == FAR
    state = replace(state, dealt_at=(75, 66))
    assert evaluation.needs_at_deal(game.observe(state, 1), 1) == (55, 46)


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_the_model_is_nearer_to_expert_than_the_policy_for_points(role: int) -> None:
    """The mean log-likelihood of what it keeps, by rank, near the end: a law that fails if scores or roles are mixed up."""
    game, rng, by_score, by_policy = Cribbage(), Random(role), [], []
    for _ in range(40):
        scores = tuple(rng.randint(85, 118) for _ in range(2))
        dealt = rng.sample(range(52), 12)
        state = replace(
            game.start(Opening(dealer=0 if role == DEALER else 1)), pegs=tuple((0, each) for each in scores)
        )
        hands = tuple(tuple(sorted(map(Card, dealt[at : at + 6]))) for at in (0, 6))
        state, _ = game.apply(state, Deal(hands))
        view = game.observe(state, 0)
        legal = [each for each in game.legal(state, 0) if isinstance(each, Discard)]
        found = decisions.discard_chances(shipped(), view, legal, True)
        six = tuple(map(int, sorted(view.hands[0])))
        number = six_numbers(np.array([[card >> 2 for card in six]]))[0]
        needs = (121 - scores[0], 121 - scores[1])
        of_score, of_policy = shares_at(role, needs)[number], shipped_shares()[role, number]
        for laid, share in found.items():
            pair = tuple(sorted(map(int, laid.cards)))
            alike = _alike(six, [*combinations(six, 2)].index((pair[0], pair[1])))
            by_score.append(share * log(max(of_score[alike].sum(), 1e-4)))
            by_policy.append(share * log(max(of_policy[alike].sum(), 1e-4)))
    assert sum(by_score) > sum(by_policy) + 3


def _alike(six: tuple[int, ...], way: int) -> list[int]:
    """The ways that keep the same ranks."""
    ranks = np.array(six)[layout().away[:, 2:]] >> 2
    return np.flatnonzero((ranks == ranks[way]).all(axis=1)).tolist()


def _asked(needs: tuple[int, int]) -> weakref.ref[KeepPolicy]:
    keep = keep_at(PONE, needs)
    first = keep.kept((0, 9, 20))
    assert keep.kept((0, 9, 20)) is first
    return weakref.ref(keep)


def test_a_score_of_the_past_takes_no_memory_and_needs_no_garbage_collector() -> None:
    """Each has 7 MB. With a cache in it that referred to it, hundreds were kept until the collector came to them."""
    gc.disable()
    try:
        past = [_asked(needs) for needs in product((3, 7, 11, 15), (4, 8, 12, 16))]
        assert sum(each() is not None for each in past) <= CACHED
    finally:
        gc.enable()


def test_the_answers_kept_are_few_and_are_not_sent_to_workers() -> None:
    keep = keep_at(PONE, (5, 6))
    known = list(combinations(range(0, 52, 4), 2))
    assert len(known) > CACHED_ANSWERS
    found = [keep.kept(each) for each in known]
    assert len(keep._answers) <= CACHED_ANSWERS
    sent = copy(keep)
    assert not sent._answers
    assert all((sent.kept(each) == kept).all() for each, kept in zip(known, found, strict=True))
