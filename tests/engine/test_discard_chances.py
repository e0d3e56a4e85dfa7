"""The formula for the chance to win after each discard, near the end of a game."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fifteentwo.engine.archive import BadTables
from fifteentwo.engine.deal_rules import DealRules
from fifteentwo.engine.discard.opponent import layout
from fifteentwo.engine.equity import discard_chances, in_deal, kept_pegging
from fifteentwo.engine.equity.deals import shipped_deals, shipped_keep
from fifteentwo.engine.equity.discard_chances import (
    chances_of_discards,
    chances_of_hand,
    chances_of_sixes,
    discard_terms,
    formula_terms,
)
from fifteentwo.engine.equity.endgame import times_of
from fifteentwo.engine.equity.in_deal import ScoreContext, ShowDistributions
from fifteentwo.engine.equity.kept_pegging import MOST, RACES
from fifteentwo.engine.equity.late_discards import discards_given
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.equity.play_points import pegging_distribution
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import FOURS, RANKS, places
from fifteentwo.engine.scoring.rank_sixes import rank_sixes, six_numbers
from fifteentwo.engine.solution import shipped
from fifteentwo.engine.training import kept_pegging as training
from fifteentwo.rules import CribbageRules

SCORES = ((118, 104), (96, 112), (80, 75), (103, 103), (117, 118))
HAND = int(places(4)[2, 4, 6, 9])


def context_at(role: int, mine: int, theirs: int) -> ScoreContext:
    return ScoreContext(role, mine, theirs, equity_table(CribbageRules(), "win"))


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize(("mine", "theirs"), SCORES)
def test_the_chance_of_a_hand_is_that_of_the_model_with_its_own_play(role: int, mine: int, theirs: int) -> None:
    context, cribs = context_at(role, mine, theirs), shipped_deals().counts.dealer.sum(axis=1).astype(np.float64)
    show = ShowDistributions(cribs / cribs.sum(axis=1, keepdims=True), in_deal.other_hand_distribution(role))
    play, one = kept_pegging.kept_pegging(role), np.ones(1, np.int64)
    ahead = play.ahead_at(121 - mine, 121 - theirs)
    assert (ahead is None) == (max(121 - mine, 121 - theirs) > RACES)
    terms = formula_terms(context)
    for starter, points in ((0, 0), (4, 12), (7, 6), (12, 20)):
        found = terms.hands[HAND, starter, terms.place(points * one)]
        before = in_deal.value_before_show(context, show, one * starter, one * points, one)
        expected = in_deal.value_before_play(
            context, play.chances[HAND], before[:MOST, :MOST], None if ahead is None else float(ahead[HAND])
        )
        assert found == pytest.approx(float(expected), abs=1e-5)


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_a_better_crib_of_ones_own_raises_the_chance(role: int) -> None:
    crib = discard_terms(context_at(role, 100, 100)).crib[:, :12]  # a hand that is not out by itself
    assert (crib > 0).all() if role == DEALER else (crib < 0).all()


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_his_heels_may_decide_before_any_hand(role: int) -> None:
    mine, theirs = (119, 100) if role == DEALER else (100, 119)
    terms = formula_terms(context_at(role, mine, theirs))
    assert terms.hands[:, 10] == pytest.approx(float(role == DEALER))
    assert terms.crib[10] == pytest.approx(0.0)
    assert ((terms.hands[:, 9, 0] > 0) & (terms.hands[:, 9, 0] < 1)).all()


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize(("mine", "theirs"), SCORES[:4])
def test_the_formula_is_near_the_model_for_cards_of_four_suits(
    role: int, mine: int, theirs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discard_chances, "discard_terms", formula_terms)
    context, rng, off = context_at(role, mine, theirs), Random(role + mine), []
    chances = chances_of_discards(context)
    for _ in range(8):
        ranks = sorted(rng.sample(range(RANKS), 6))
        six = tuple(4 * rank + at % 4 for at, rank in enumerate(ranks))
        expected = in_deal.discard_values(six, context, discards_given(role, six, context.needs))
        for way, (first, second) in enumerate(combinations(ranks, 2)):
            kept = places(4)[tuple(rank for rank in ranks if rank not in (first, second))]
            off.append(float(chances[places(2)[first, second], kept] - expected[way]))
    assert np.std(off) < 0.02


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_without_flush_and_nobs_suits_make_no_difference(role: int) -> None:
    context, rng = context_at(role, 109, 106), np.random.default_rng(role)
    sixes = np.sort(np.array([rng.choice(52, 6, replace=False) for _ in range(200)]), axis=1).astype(np.uint8)
    number, away = six_numbers(sixes.astype(np.int64) >> 2), layout().away
    by_rank = chances_of_discards(context)[rank_sixes().discarded[number], rank_sixes().kept[number]]
    found, kept = chances_of_sixes(context, sixes), sixes[:, away[:, 2:]]
    plain = ((kept & 3) != (kept[:, :, :1] & 3)).any(axis=2) & (kept >> 2 != 10).all(axis=2)
    assert found[plain] == pytest.approx(by_rank[plain])
    assert (found >= by_rank - 1e-9).all()
    assert (found[~plain] > by_rank[~plain]).mean() > 0.9


@pytest.mark.parametrize("role", [PONE, DEALER])
@pytest.mark.parametrize(("mine", "theirs"), SCORES)
def test_one_hand_has_the_chances_of_many(role: int, mine: int, theirs: int) -> None:
    context, rng = context_at(role, mine, theirs), np.random.default_rng(role)
    for _ in range(4):
        six = np.sort(rng.permutation(52)[:6])
        shown = in_deal.show_outcomes(tuple(six.tolist()), shipped().discards.cribs[role], ())
        found = chances_of_hand(context, six.tolist(), times_of(shown))
        assert found == pytest.approx(chances_of_sixes(context, six[None].astype(np.uint8))[0])


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_the_play_of_a_hand_is_that_of_the_solved_policy(role: int) -> None:
    numbers = range(0, FOURS, 260)
    for number, found in zip(numbers, training.play_of(role, numbers), strict=True):
        stored = kept_pegging.kept_pegging(role)
        assert stored.chances[number] == pytest.approx(found.chances, abs=5e-4)
        assert stored.ahead is not None
        assert stored.ahead[number] == pytest.approx(np.clip(found.ahead, 0, 1), abs=2e-3)


@pytest.mark.parametrize("role", [PONE, DEALER])
def test_on_average_hands_peg_as_in_all_deals(role: int) -> None:
    """The chances of hands weighted by how often they are kept, against those of simulated deals."""
    chances, whole = kept_pegging.kept_pegging(role).chances, kept_pegging.cut(pegging_distribution(role).chances[None])
    assert np.tensordot(shipped_keep(role).kept(()), chances, axes=1) == pytest.approx(whole[0], abs=0.004)


def test_other_rules_have_the_means_of_their_hands() -> None:
    play = kept_pegging.kept_pegging(DEALER, DealRules(toss_fives=True))
    assert play.ahead is None
    assert play.ahead_at(3, 3) is None
    assert play.chances.sum(axis=(1, 2)) == pytest.approx(1.0)
    mine = play.chances.sum(axis=2) @ np.arange(MOST)
    low, high = (int(places(4)[hand]) for hand in ((9, 10, 11, 12), (0, 1, 2, 3)))
    assert mine[low] < mine[high]


def test_a_damaged_file_is_bad_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept_pegging.npz"
    for damaged in (b"", b"PK", kept_pegging.FILE.read_bytes()[:3000]):
        path.write_bytes(damaged)
        monkeypatch.setattr(kept_pegging, "FILE", path)
        kept_pegging._read.cache_clear()
        kept_pegging.kept_pegging.cache_clear()
        with pytest.raises(BadTables, match=r"kept_pegging\.npz"):
            kept_pegging.kept_pegging(PONE)
    np.savez(path, chances=np.ones((2, FOURS, MOST, MOST)))
    with pytest.raises(BadTables, match="ahead"):
        kept_pegging.kept_pegging(PONE)
    monkeypatch.undo()
    kept_pegging._read.cache_clear()
    kept_pegging.kept_pegging.cache_clear()
    assert len(kept_pegging.kept_pegging(PONE).chances) == FOURS


def test_the_command_writes_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        training, "play_of", lambda role, numbers: [training.HandPlay(np.eye(MOST), np.eye(RACES))] * len(numbers)
    )
    assert training.main(["--processes", "1", "--to", str(tmp_path / "play.npz")]) == 0
    with np.load(tmp_path / "play.npz") as found:
        assert found["chances"].shape == (2, FOURS, MOST, MOST)
        assert found["ahead"].max() == 255
    with pytest.raises(SystemExit) as stopped:
        training.main(["--processes", "1", "--to", str(tmp_path / "missing" / "play.npz")])
    assert stopped.value.code == 2
