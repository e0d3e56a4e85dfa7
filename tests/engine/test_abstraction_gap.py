"""What ignoring the starter and one's own cards in the crib costs: the search for one hand against the solver's walk."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import numpy as np
import pytest

from fifteentwo.engine.pegging.buffers import BEST, MEAN, new_scratch
from fifteentwo.engine.pegging.solver import even_ranges, hand_values
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import many, places, rank_hands
from fifteentwo.engine.training.abstraction_gap import PrivateHand, WorkerPolicy, gains, range_without, sample_hands
from fifteentwo.engine.training.fictitious_play import load_discards
from fifteentwo.engine.training.pipeline import load_policy
from fifteentwo.engine.training.single_hand import reweight, values
from tests.engine.test_pipeline import PACK, TRIAL, small


def test_without_more_knowledge_one_hand_is_worth_what_the_whole_walk_says() -> None:
    tree, work = small(), new_scratch()
    policy = np.random.default_rng(5).random(int(tree.offset[-1])).astype(np.float32)
    inside = many(4)[:, PACK == 0].sum(axis=1) == 0
    ranges = even_ranges() * inside
    for role in (PONE, DEALER):
        mean, best = (hand_values(tree, ranges, policy, role, mode, work) for mode in (MEAN, BEST))
        for at in np.nonzero(ranges[role])[0]:
            hand = rank_hands(4)[at].tolist()
            worth = values(tree, policy, role, hand, range_without(ranges[1 - role].astype(np.float64), hand))
            assert worth[0] == pytest.approx(mean[at], abs=2e-5)
            assert worth[-1] == pytest.approx(best[at], abs=2e-5)
            assert list(worth[[0, 2, 3, 4]]) == sorted(worth[[0, 2, 3, 4]]), (
                "the more often one answers best, the better"
            )
            assert worth[0] - 1e-9 <= worth[1] <= worth[4] + 1e-9


def test_cards_that_are_known_are_nobody_elses() -> None:
    kept = even_ranges()[PONE].astype(np.float64)
    range_ = range_without(kept, [4, 4, 4, 9, 2, 2, 0])
    assert range_.sum() == pytest.approx(1)
    assert (range_[many(4)[:, 4] > 1] == 0).all()
    apart = range_without(kept, [])
    one_five = (many(4)[:, 4] == 1) & (many(4)[:, [9, 2, 0]].sum(axis=1) == 0)
    none = many(4)[:, [4, 9, 2, 0]].sum(axis=1) == 0
    falls = range_[one_five].sum() / range_[none].sum() / (apart[one_five].sum() / apart[none].sum())
    assert falls == pytest.approx(1 / 4), "one five of four is left"


def test_who_knows_more_gains_more(trial: Path) -> None:
    """The pack has twelve cards: eight in hand, four discarded, and a starter that nobody could hold anyhow."""
    policy, rng = load_policy(trial, small()), Random(2)
    hands = []
    for _ in range(40):
        six = rng.sample([2, 4, 9] * 4, 6)
        hands.append(PrivateHand(six[:4], [*six[4:], 0]))
    theirs = even_ranges()[PONE] * (many(4)[:, PACK == 0].sum(axis=1) == 0).astype(np.float64)
    known = WorkerPolicy(small(), policy, policy.copy())
    for role in (PONE, DEALER):
        found, plain = (
            gains(known, role, theirs, those) for those in (hands, [PrivateHand(kept, []) for kept, _ in hands])
        )
        two_cards, three_cards, always, expert = found.mean(axis=0)[2:]
        assert -1e-9 <= two_cards <= three_cards <= always + 1e-9
        assert always > plain.mean(axis=0)[4], "cards that are known tell what the other has"
        assert 0 < expert < always, "and something of that is had by a tilt"


def test_a_tilted_policy_lies_between_the_policy_and_the_best_answer() -> None:
    """At random every card has a chance, so the steepest tilt is the best answer."""
    tree = small()
    policy = np.random.default_rng(6).random(int(tree.offset[-1])).astype(np.float32)
    ranges = even_ranges() * (many(4)[:, PACK == 0].sum(axis=1) == 0)
    for role in (PONE, DEALER):
        tilted = policy.copy()
        for at in np.nonzero(ranges[role])[0][::3]:
            hand = rank_hands(4)[at].tolist()
            range_ = range_without(ranges[1 - role].astype(np.float64), hand)
            plain, best = values(tree, policy, role, hand, range_)[[0, 4]]
            worth = []
            for tau in (1e6, 1.0, 0.3, 0.1, 1e-5):
                reweight(tree, policy, role, hand, range_, tilted, tau, 0.0)
                worth.append(values(tree, tilted, role, hand, range_)[0])
            assert worth[0] == pytest.approx(plain, abs=1e-5)
            assert worth[-1] == pytest.approx(best, abs=1e-5)
            assert worth == sorted(worth), "the steeper, the nearer to the best answer"


def test_hands_are_drawn_as_they_are_discarded(trial: Path) -> None:
    average, _ = load_discards(trial / "discards-4.npz")
    first, again = (
        sample_hands(average, DEALER, 50, np.random.default_rng(3), slice(None, None, TRIAL.every)) for _ in range(2)
    )
    assert first == again
    for kept, gone in first:
        assert (len(kept), len(gone)) == (4, 3)
        assert max(Counter([*kept, *gone]).values()) <= 4
        assert average.kept[DEALER][int(places(4)[tuple(kept)])] > 0
