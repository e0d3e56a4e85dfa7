"""The joint distribution of kept hands: against deals enumerated card by card, and against simulated deals."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from fifteentwo.engine.arrays import play_out
from fifteentwo.engine.discard.keep_policy import KeepPolicy, keep_shares
from fifteentwo.engine.discard.suit_classes import six_cards
from fifteentwo.engine.pegging.joint import independent, joint_of, kept_joint
from fifteentwo.engine.pegging.solver import even_ranges
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, Doubles, many, places, suitings
from fifteentwo.engine.scoring.rank_sixes import RANK_SIXES, rank_sixes, six_numbers
from fifteentwo.engine.solution import DISCARD_PART, shipped
from fifteentwo.engine.training.fictitious_play import table_choices


def some_shares(seed: int) -> Doubles:
    """A discard policy at random, which never makes some of the discards."""
    random = np.random.default_rng(seed)
    shares = random.random((2, RANK_SIXES, 15)) * (random.random((2, RANK_SIXES, 15)) < 0.3)
    shares[:, :, 7] += 0.01
    normalised: Doubles = shares / shares.sum(axis=2, keepdims=True)
    return normalised


def by_enumeration(shares: Doubles, pack: list[int]) -> Doubles:
    """The joint by dealing every two hands of six from a pack of these ranks, a card each."""
    joint = np.zeros((FOURS, FOURS))
    sixes = rank_sixes()
    for first in combinations(range(len(pack)), 6):
        rest = [card for card in range(len(pack)) if card not in first]
        pone = int(six_numbers(np.array([[pack[card] for card in first]]))[0])
        against = np.zeros(FOURS)
        for second in combinations(rest, 6):
            dealer = int(six_numbers(np.array([[pack[card] for card in second]]))[0])
            np.add.at(against, sixes.kept[dealer], shares[DEALER, dealer])
        for way in range(15):
            joint[sixes.kept[pone, way]] += shares[PONE, pone, way] * against
    whole: Doubles = joint / joint.sum()
    return whole


def test_each_discard_leaves_the_other_cards() -> None:
    sixes = rank_sixes()
    assert len(sixes.ranks) == RANK_SIXES
    whole = many(4)[sixes.kept] + many(2)[sixes.discarded]
    assert (whole == sixes.held[:, None, :]).all()
    assert six_numbers(sixes.ranks.astype(np.int64)).tolist() == list(range(RANK_SIXES))


def test_the_joint_matches_every_deal_of_a_small_pack() -> None:
    pack = [0, 0, 0, 0, 3, 3, 4, 4, 4, 9, 9, 11, 12]
    shares = some_shares(1)
    joint = kept_joint(shares, pack=np.bincount(pack, minlength=RANKS))
    np.testing.assert_allclose(joint, by_enumeration(shares, pack), atol=1e-14)


@pytest.mark.parametrize("tremble", [0.2, (0.3, 0.1)])
def test_a_tremble_is_a_discard_at_random(tremble: float | tuple[float, float]) -> None:
    pack = [0, 0, 3, 4, 4, 4, 9, 9, 12, 12, 12, 12]
    shares, random = some_shares(2), np.reshape(tremble, (-1, 1, 1))
    joint = kept_joint(shares, tremble, np.bincount(pack, minlength=RANKS))
    np.testing.assert_allclose(joint, by_enumeration((1 - random) * shares + random / 15, pack), atol=1e-14)


def test_hands_kept_at_random_depend_on_each_other_through_card_removal_only() -> None:
    found, expected = joint_of(kept_joint(some_shares(5), 1.0)), independent(even_ranges())
    np.testing.assert_allclose(found.ranges, expected.ranges, atol=1e-8)
    possible = np.ix_(suitings(4) > 0, suitings(4) > 0)
    factor = 52 * 51 * 50 * 49 / (48 * 47 * 46 * 45)
    np.testing.assert_allclose(found.ratio[possible], factor * expected.ratio[possible], rtol=1e-5)


def test_what_the_other_keeps_given_my_six_cards_adds_up_to_the_joint() -> None:
    shares, joint = some_shares(3), np.zeros((FOURS, FOURS))
    sixes, random = rank_sixes(), np.random.default_rng(4)
    chosen = random.choice(RANK_SIXES, 40, replace=False)
    shares[PONE, np.setdiff1d(np.arange(RANK_SIXES), chosen)] = 0
    dealer = KeepPolicy(shares[DEALER])
    ways = np.array([1, 4, 6, 4, 1])[sixes.held].prod(axis=1)
    for six in chosen:
        known = [4 * rank + suit for rank in range(RANKS) for suit in range(sixes.held[six, rank])]
        kept, discarded = dealer.kept(known), dealer.discarded(known)
        assert kept @ many(4) + discarded @ many(2) == pytest.approx(expected_cards(shares[DEALER], known))
        for way in range(15):
            joint[sixes.kept[six, way]] += ways[six] * shares[PONE, six, way] * kept
    np.testing.assert_allclose(kept_joint(shares), joint / joint.sum(), atol=1e-14)


def expected_cards(shares: Doubles, known: list[int]) -> Doubles:
    """The mean number of cards of each rank among six, given known cards. A policy that discards always changes nothing."""
    assert shares.sum(axis=1) == pytest.approx(1)
    left = 4 - np.bincount(np.array(known) >> 2, minlength=RANKS)
    found: Doubles = 6 * left / left.sum()
    return found


def test_shares_are_averaged_over_suits() -> None:
    """2-2-3-4-5-6 with the twos of clubs and hearts: of its two ways to discard a two each counts for the hands it is made in."""
    hands = np.array([[4, 6, 8, 12, 16, 20], [4, 6, 9, 12, 16, 20]], np.uint8)
    shares = keep_shares(
        hands, np.array([3, 1]), [np.array([0, 14], np.uint8), np.array([0, 0], np.uint8)], np.array([1.0, 1.0])
    )
    number = six_numbers(hands[:1].astype(np.int64) >> 2)[0]
    assert shares[number, [0, 14]] == pytest.approx([0.875, 0.125])
    assert shares.sum() == pytest.approx(1)
    assert rank_sixes().kept[number, 0] == places(4)[2, 3, 4, 5]


@pytest.mark.exhaustive
def test_simulated_deals_have_the_joint_of_the_experts_discards() -> None:
    """With suits, and both players' four discards gone from the pack."""
    average, sixes = shipped().part(DISCARD_PART), six_cards()
    choices = table_choices(average["laid"], average["pegging"])
    shares = np.stack([keep_shares(sixes.hands, sixes.ways, [chosen], np.ones(1)) for chosen in choices])
    joint = kept_joint(shares)
    cards = play_out(1_000_000, seed=5).cards.astype(np.int64) >> 2
    pone, dealer = (places(4)[tuple(cards[:, begin : begin + 4].T)] for begin in (0, 6))
    counted = np.bincount(pone.astype(np.int64) * FOURS + dealer, minlength=FOURS**2).reshape(FOURS, FOURS)
    expected = joint * len(cards)
    often = expected >= 5
    rest = np.array([counted[~often].sum(), expected[~often].sum()])
    chi = ((counted[often] - expected[often]) ** 2 / expected[often]).sum() + (rest[0] - rest[1]) ** 2 / rest[1]
    free = int(often.sum())
    assert abs(chi - free) < 5 * (2 * free) ** 0.5
