"""Hands of four without discards: what is dealt, what is known of it, and what the play and the show are worth."""

from __future__ import annotations

from itertools import combinations
from math import comb
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from fifteentwo.cards import PACK as CARDS
from fifteentwo.engine.deal_rules import SOLVABLE
from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.equity import in_deal
from fifteentwo.engine.equity.deal_counts import empty_counts
from fifteentwo.engine.equity.match_equity import ME, OTHER, equity_table
from fifteentwo.engine.equity.play_points import GRID
from fifteentwo.engine.equity.simulated_deals import (
    count_deals,
    empty_deals,
    fixed,
    play_deals,
    shipped_policy,
    strategies,
)
from fifteentwo.engine.expert import evaluation
from fifteentwo.engine.pegging.joint import NO_TREMBLE, kept_joint
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import many, rank_hands
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.training.artifacts import load
from fifteentwo.engine.training.certify import certify
from fifteentwo.engine.training.fictitious_play import discard_shares, kept_flushes, no_discards, played_choices
from fifteentwo.engine.training.pipeline import PLAY_ONLY, make, rules_of
from fifteentwo.scoring import points
from fifteentwo.workers import SERIAL
from tests.engine.other_rules import of
from tests.engine.test_honest import check, decisions
from tests.engine.test_pipeline import PACK, StoppedError, quiet

NO_DISCARD = SOLVABLE["no_discard"]
TRIAL = replace(PLAY_ONLY, rounds=6, save_every=2, rules="no_discard")

# What is dealt


def test_both_hands_are_dealt_from_one_pack() -> None:
    held = many(4).astype(np.int64)
    ways = np.array([[comb(4, n) * comb(4 - n, m) for m in range(5)] for n in range(5)], np.float64)
    expected = np.ones((1820, 1820))
    for rank in range(13):
        expected *= ways[held[:, rank][:, None], held[:, rank][None, :]]
    joint = kept_joint(discard_shares(no_discards()), NO_TREMBLE)
    assert np.allclose(joint, expected / expected.sum(), rtol=1e-9, atol=1e-15)
    assert np.allclose(no_discards().kept, (joint.sum(axis=1), joint.sum(axis=0)), rtol=1e-9, atol=1e-15)


def test_given_five_cards_the_other_holds_any_four_of_the_rest() -> None:
    known = [0, 5, 20, 21, 48]
    rest = np.array(list(combinations([card for card in range(52) if card not in known], 4))) >> 2
    codes = rank_hands(4).astype(np.int64) @ np.array((13**3, 13**2, 13, 1))
    found = np.bincount(np.searchsorted(np.sort(codes), rest @ np.array((13**3, 13**2, 13, 1))), minlength=1820)
    expected = np.zeros(1820)
    expected[np.argsort(codes)] = found / found.sum()
    assert KeepPolicy(discard_shares(no_discards())[DEALER]).kept(known) == pytest.approx(expected, abs=1e-12)


def test_four_different_ranks_are_of_one_suit_once_in_64_hands() -> None:
    of_one = {hand: kept_flushes(no_discards())[PONE, at] for at, hand in enumerate(map(tuple, rank_hands(4).tolist()))}
    for hand in ((0, 3, 7, 12), (0, 0, 3, 7), (5, 5, 5, 5)):
        suited = [len({card & 3 for card in cards}) == 1 for cards in hands_of(hand)]
        assert of_one[hand] == pytest.approx(np.mean(suited))


def hands_of(ranks: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Every hand of four cards with these ranks."""
    cards = sorted({4 * rank + suit for rank in ranks for suit in range(4)})
    return [each for each in combinations(cards, 4) if tuple(card >> 2 for card in each) == ranks]


# What is solved


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("no_discard")
    make(folder, TRIAL, quiet, public_tree(4, PACK))
    return folder


def test_the_play_is_solved_and_resumed_to_the_same_bits(trial: Path, tmp_path: Path) -> None:
    def stopping(done: int, _: int, what: str) -> None:
        if (done, what) == (3, "the play"):
            raise StoppedError

    with pytest.raises(StoppedError):
        make(tmp_path, TRIAL, stopping, public_tree(4, PACK))
    make(tmp_path, TRIAL, quiet, public_tree(4, PACK))
    assert load(tmp_path / "play.npy")[""].tobytes() == load(trial / "play.npy")[""].tobytes()
    assert rules_of(tmp_path) == NO_DISCARD


def test_the_certificate_is_for_the_play_alone(trial: Path) -> None:
    certificate = certify(trial, quiet, pack=PACK, tree=public_tree(4, PACK))
    assert certificate.rules == "no_discard"
    assert certificate.discard.mean == 0
    assert certificate.deal == certificate.play
    assert 0 <= certificate.play.mean + 1e-5 < certificate.scale["random"].play.mean
    assert certificate.scale["random"].discard.mean == 0


def test_simulated_deals_have_any_four_cards_and_no_crib(tables: Path) -> None:
    assert tables.is_dir()
    many_deals, counts = 4000, empty_counts()
    players = strategies(
        *played_choices(no_discards(), np.zeros((2, 1820)), slice(None), SERIAL, NO_DISCARD), shipped_policy()
    )
    deals = empty_deals(many_deals)
    play_deals(fixed(crib=False), players, 3, deals)
    count_deals(deals, counts)
    for first, column in ((0, 1), (6, 4)):
        hands = deals.cards[:, first : first + 4]
        often = np.bincount(hands.ravel(), minlength=52)
        expected = many_deals * 4 / 52
        assert ((often - expected) ** 2 / expected).sum() < 110, "the sum of squares of 51 degrees of freedom"
        assert (deals.points[:, column] == score_hands(hands, deals.cards[:, 12])).all()
        for hand, starter, scored in zip(hands[:50], deals.cards[:50, 12], deals.points[:50, column], strict=True):
            assert points([CARDS[card] for card in hand], CARDS[starter]) == scored
    assert not deals.points[:, 5].any()
    assert not counts.dealer[:, :, 1:].any()


# Who uses it


@pytest.mark.parametrize("line", ["no_discard", "no_discard last_card=0"])
def test_figures_called_exact_are_exact(line: str, tables: Path) -> None:
    """With tables of the standard game as a stand-in: what is exact is so against any policy and range."""
    assert tables.is_dir()
    rules, checked = of(line), 0
    for seed in range(4):
        for view in decisions(rules, seed):
            assert view.viewer is not None
            if max(view.scores) <= rules.target - GRID and len(view.hands[1 - view.viewer]) < 2:
                checked += check(view, view.viewer)
    assert checked > 10


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_no_crib_is_counted_in_the_chance_to_win(role: int, tables: Path) -> None:
    assert tables.is_dir()
    rules = of("no_discard")
    table = equity_table(rules, "win")
    known = evaluation.InformationSet(role, [], [4, 6, 8, 10], 4, (16, 24, 32, 40), (), 48, 0, 0, False)
    range_ = np.zeros(1820)
    theirs = next(at for at, hand in enumerate(rank_hands(4).tolist()) if hand == [0, 3, 7, 9])
    range_[theirs] = 1.0  # 1 4 8 10: two by fifteen with a king, at most a flush or nobs more
    context = in_deal.ScoreContext(role, 50, 60, table, rules=NO_DISCARD)
    utility = evaluation.game_utility(context, known, range_, 4)
    mine = points([CARDS[card] for card in known.kept], CARDS[48])
    counted = points([CARDS[1], CARDS[14], CARDS[31], CARDS[37]], CARDS[48])
    next_deal = table.equity[ME if role == PONE else OTHER]
    for pegged in ((0, 0), (3, 5)):
        expected = next_deal[50 + pegged[0] + mine, 60 + pegged[1] + counted]
        assert utility.value[(0, *pegged)] == pytest.approx(expected, abs=1e-9)
