"""The abstraction gap: values of single hands against those of the solver's traversal."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fifteentwo.engine.discard.keep_policy import KeepPolicy
from fifteentwo.engine.pegging.buffers import BEST, MEAN, new_scratch
from fifteentwo.engine.pegging.joint import independent
from fifteentwo.engine.pegging.solver import even_ranges, hand_values
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import Doubles, many, places, rank_hands
from fifteentwo.engine.scoring.rank_sixes import RANK_SIXES, rank_sixes
from fifteentwo.engine.training.abstraction_gap import (
    PrivateHand,
    WorkerPolicy,
    gains,
    measure_gap,
    sample_hands,
)
from fifteentwo.engine.training.artifacts import BadData, load, read_provenance, save, write_json
from fifteentwo.engine.training.fictitious_play import load_discards
from fifteentwo.engine.training.pipeline import load_checkpoint, load_policy
from fifteentwo.engine.training.single_hand import values
from fifteentwo.engine.training.starters import policy_of
from fifteentwo.engine.training.variants import SetInProgress
from tests.engine.test_pipeline import PACK, TRIAL, quiet, small

pytestmark = pytest.mark.exhaustive  # the kernels that play a single hand take half a minute to compile


def range_without(kept: Doubles, hand: list[int]) -> Doubles:
    """The other's range, (1820,), once these four ranks are known to be elsewhere."""
    chances = kept * independent(even_ranges()).ratio[int(places(4)[tuple(hand)])]
    normalised: Doubles = chances / chances.sum()
    return normalised


def test_a_single_hand_has_the_value_of_the_full_traversal() -> None:
    tree, work = small(), new_scratch()
    policy = np.random.default_rng(5).random(int(tree.offset[-1])).astype(np.float32)
    inside = many(4)[:, PACK == 0].sum(axis=1) == 0
    ranges = even_ranges() * inside
    joint = independent(ranges)
    for role in (PONE, DEALER):
        mean, best = (hand_values(tree, joint, policy, role, mode, work) for mode in (MEAN, BEST))
        for at in np.nonzero(ranges[role])[0]:
            hand = rank_hands(4)[at].tolist()
            worth = values(tree, policy, role, hand, range_without(ranges[1 - role].astype(np.float64), hand))
            assert worth[0] == pytest.approx(mean[at], abs=2e-5)
            assert worth[-1] == pytest.approx(best[at], abs=2e-5)
            assert list(worth[[0, 2, 3, 4]]) == sorted(worth[[0, 2, 3, 4]]), "more best responses gain more"
            assert worth[0] - 1e-9 <= worth[1] <= worth[4] + 1e-9


def test_known_cards_are_removed_from_the_range() -> None:
    keep = KeepPolicy(np.full((RANK_SIXES, 15), 1 / 15))
    range_ = keep.kept([4 * rank for rank in (4, 4, 4, 9, 2, 2, 0)])
    assert range_.sum() == pytest.approx(1)
    assert (range_[many(4)[:, 4] > 1] == 0).all()
    apart = keep.kept([])
    one_five = (many(4)[:, 4] == 1) & (many(4)[:, [9, 2, 0]].sum(axis=1) == 0)
    none = many(4)[:, [4, 9, 2, 0]].sum(axis=1) == 0
    falls = range_[one_five].sum() / range_[none].sum() / (apart[one_five].sum() / apart[none].sum())
    assert falls == pytest.approx(1 / 4), "one five of four is left"


def test_known_cards_raise_the_gain(trial: Path) -> None:
    """The pack has twelve cards: eight in hand, four discarded, and a starter of a rank outside the hands."""
    policy, rng = load_policy(trial, small()), Random(2)
    hands = []
    for _ in range(40):
        six = rng.sample([2, 4, 9] * 4, 6)
        hands.append(PrivateHand(six[:4], [*six[4:], 0]))
    inside = rank_sixes().held[:, PACK == 0].sum(axis=1) == 0
    theirs = KeepPolicy(np.full((RANK_SIXES, 15), 1 / 15) * inside[:, None])
    known = WorkerPolicy(small(), policy)
    for role in (PONE, DEALER):
        found, plain = (
            gains(known, role, theirs, those) for those in (hands, [PrivateHand(kept, []) for kept, _ in hands])
        )
        two_cards, three_cards, always = found.mean(axis=0)[2:]
        assert -1e-9 <= two_cards <= three_cards <= always + 1e-9
        assert always > plain.mean(axis=0)[4], "known cards tell what the other holds"


def test_each_hand_is_played_by_the_policy_of_its_starter(trial: Path, tmp_path: Path) -> None:
    """With the usual policy for every starter nothing changes; with another for one, the hands with that starter do."""
    data = read_provenance(trial / "play.npy")
    discards = load_checkpoint(trial).discards
    made_from = {"play.npy": data.sha256, discards: data.made_from[discards]}
    write_json(tmp_path / "starters.json", SetInProgress(made_from))
    packed = load(trial / "play.npy")[""]
    for starter in range(13):
        save(tmp_path / policy_of(starter), {"": packed}, {}, {})
    usual = measure_gap(trial, 6, 1, quiet, small())
    alike = measure_gap(trial, 6, 1, quiet, small(), starters=tmp_path)
    for role in ("pone", "dealer"):
        assert alike[role].value.mean == pytest.approx(usual[role].value.mean)
        assert alike[role].always.mean == pytest.approx(usual[role].always.mean)
    write_json(tmp_path / "starters.json", SetInProgress({}))
    with pytest.raises(BadData, match="other engine data"):
        measure_gap(trial, 6, 1, quiet, small(), starters=tmp_path)


def test_sampled_hands_follow_the_discards(trial: Path) -> None:
    average, _ = load_discards(trial / "discards-4.npz")
    first, again = (
        sample_hands(average, DEALER, 50, np.random.default_rng(3), slice(None, None, TRIAL.every)) for _ in range(2)
    )
    assert first == again
    for kept, gone in first:
        assert (len(kept), len(gone)) == (4, 3)
        assert max(Counter([*kept, *gone]).values()) <= 4
        assert average.kept[DEALER][int(places(4)[tuple(kept)])] > 0
