"""Win probabilities from any score, and the simulated deals they are based on."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np
import pytest

from fifteentwo.engine.discard.full_table import best_ways, complete, even
from fifteentwo.engine.equity import win_tables
from fifteentwo.engine.equity.deal_counts import MAX_PEGGED, DealCounts, DealDistribution, distribution_of, empty_counts
from fifteentwo.engine.equity.deals import deal_distribution
from fifteentwo.engine.equity.score_table import TerminalUtility, equities, first_to_target
from fifteentwo.engine.equity.simulated_deals import count_deals, empty_deals, play_deals, strategies
from fifteentwo.engine.equity.simulated_deals import fixed as fixed_tables
from fifteentwo.engine.pegging.flat_policy import flat_policy
from fifteentwo.engine.pegging.solver import public_tree
from fifteentwo.engine.scoring.rank_hands import Bytes, Doubles
from fifteentwo.engine.training.quantisation import packed_sizes

pytestmark = pytest.mark.exhaustive  # simulated deals take long to compile


def chances(deal: DealDistribution, target: int) -> Doubles:
    """The dealer's probability of winning by both scores."""
    found: Doubles = equities(deal, first_to_target(target))[0, 0]
    return found


@cache
def ways() -> Bytes:
    return best_ways(complete(even()))


def played(deals: int, seed: int) -> DealCounts:
    """Deals played by the tree of a small pack; a simple rule plays cards outside it."""
    pack = np.zeros(13, np.int64)
    pack[[2, 4, 9]] = 4
    tree = public_tree(4, pack)
    sizes = packed_sizes(tree)
    policy = flat_policy(tree.child, sizes.cumsum() - sizes, np.full(int(sizes.sum()), 128, np.uint8))
    out, counts = empty_deals(deals), empty_counts()
    play_deals(fixed_tables(), strategies(ways()[None], np.ones(1), policy), seed, out)
    count_deals(out, counts)
    return counts


def test_simulated_deals_are_reproducible_and_score_correctly() -> None:
    first, second, other = played(4000, 1), played(4000, 1), played(4000, 2)
    assert all(np.array_equal(one, two) for one, two in zip(first, second, strict=True))
    assert not np.array_equal(first.dealer, other.dealer)
    assert first.heels.sum() == first.pone.sum() == first.dealer.sum() == first.play.sum() == 4000
    assert first.heels[1] / 4000 == pytest.approx(1 / 13, abs=0.02)
    assert first.pone[:, [19, 25, 26, 27]].sum() == 0
    assert np.arange(30) @ first.pone.sum(axis=0) / 4000 == pytest.approx(8, abs=0.5)
    assert np.arange(30) @ first.dealer.sum(axis=(0, 2)) / 4000 == pytest.approx(8, abs=0.6)
    assert first.play[:, 0].sum() == 0, "the dealer plays the last card, or somebody took a thirty-one before it"


def test_probabilities_of_winning_and_of_unreachable_scores_add_up() -> None:
    deal = distribution_of(played(2000, 3))
    for x in (1, 3, 8):
        for y in (1, 4, 9):
            nobody = deal.play[:x, :y].sum()
            pone_first, dealer_first = deal.pone_at[x, :y].sum(), deal.dealer_at[:x, y].sum()
            assert pone_first + dealer_first + nobody == pytest.approx(1)


def fixed(play: tuple[int, int], pone: int, hand: int, crib: int) -> DealDistribution:
    """Every deal scores the same; in the play pone scores first."""
    number, ones, twos = (np.zeros((MAX_PEGGED, MAX_PEGGED)) for _ in range(3))
    number[play] = 1.0
    ones[1 : play[0] + 1, 0] = 1
    twos[play[0], 1 : play[1] + 1] = 1
    hands, both = np.zeros(30), np.zeros((30, 30))
    hands[pone] = both[hand, crib] = 1
    return DealDistribution(0.0, number, ones, twos, hands, both)


def test_with_equal_deals_the_first_to_count_wins() -> None:
    wins = chances(fixed((2, 3), 8, 8, 5), target=31)
    assert set(np.unique(wins)) <= {0.0, 1.0}
    assert wins[30, 30] == 0.0, "pone pegs first"
    assert wins[28, 28] == 1.0, "the dealer's third point in the play comes before pone's hand"
    assert wins[20, 22] == 0.0, "pone's hand counts before the dealer's"
    assert wins[18, 20] == 1.0, "pone stops one short, and the dealer has hand and crib"
    assert wins[0, 0] == 0.0, "16 to 10, 26 to 26, and then it is the other who counts first"


def test_chances_grow_with_ones_own_score_and_fall_with_the_others() -> None:
    wins = chances(distribution_of(played(2000, 4)), target=61)
    assert (np.diff(wins, axis=0) >= -1e-9).all()
    assert (np.diff(wins, axis=1) <= 1e-9).all()
    assert ((wins >= 0) & (wins <= 1)).all()


def test_a_skunk_depends_on_the_current_score() -> None:
    deal, target = fixed((2, 3), 8, 8, 5), 31
    ends = np.zeros((2, 1, target))
    ends[0, 0] = ends[1, 0] = np.arange(target)  # the loser's score
    found = equities(deal, TerminalUtility(ends[0], ends[1]))[0, 0]
    assert found[16, 10] == 20, "pone has pegged two and counted eight when the dealer's hand and crib take him out"
    assert found[30, 5] == 7, "the dealer pegs his first point when pone has two"
    assert found[5, 29] == 5, "pone is out in the play before the dealer has pegged"
    assert found[14, 20] == 30, "30 to 30 after a deal, and then who is pone now pegs first"


def test_simulated_games_confirm_the_table() -> None:
    """The same probabilities from games simulated deal by deal, scored in order."""
    deal, rng, target = distribution_of(played(4000, 5)), np.random.default_rng(1), 61
    wins, games = 0, 4000
    plays = rng.choice(MAX_PEGGED * MAX_PEGGED, (games, 40), p=deal.play.ravel() / deal.play.sum())
    pones = rng.choice(30, (games, 40), p=deal.pone / deal.pone.sum())
    dealers = rng.choice(900, (games, 40), p=deal.dealer.ravel() / deal.dealer.sum())
    for game in range(games):
        scores, dealer = [0, 0], 0
        for number in range(40):
            one, two = divmod(int(plays[game, number]), MAX_PEGGED)
            hand, crib = divmod(int(dealers[game, number]), 30)
            order = [(dealer, 2 * (rng.random() < deal.heels)), (1 - dealer, one), (dealer, two)]
            order += [(1 - dealer, int(pones[game, number])), (dealer, hand + crib)]
            for who, points in order:
                scores[who] += points
                if scores[who] >= target:
                    break
            if max(scores) >= target:
                break
            dealer = 1 - dealer
        wins += scores[0] >= target
    # Which side scores first in the play is not simulated (always pone here), so the figures agree only closely.
    assert wins / games == pytest.approx(chances(deal, target)[0, 0], abs=0.03)


def test_the_shipped_chances_are_those_of_the_shipped_deals() -> None:
    shipped, made = win_tables.shipped_wins(), win_tables.compute_all()
    assert shipped.keys() == made.keys()
    assert {str(target) for target in win_tables.TARGETS} < shipped.keys()
    for name, exact in made.items():
        assert shipped[name].dtype == exact.dtype
        assert np.abs(shipped[name] - exact).max() < (1e-12 if name.isdigit() else 1e-6)


@pytest.mark.parametrize("sample", [None, 3])
def test_chances_of_the_other_role_are_computed_from_ones_own(sample: int | None) -> None:
    exact = equities(deal_distribution(sample), first_to_target(61))[0]
    assert np.abs(win_tables.win_table(61, sample) - exact).max() < 1e-6


def test_without_the_shipped_chances_they_are_computed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shipped = win_tables.win_table(61)
    damaged = tmp_path / "wins.npz"
    damaged.write_bytes(win_tables.FILE.read_bytes()[:1000])
    empty = tmp_path / "empty.npz"
    empty.touch()
    for file in (tmp_path / "none.npz", damaged, empty):
        monkeypatch.setattr(win_tables, "FILE", file)
        win_tables.shipped_wins.cache_clear()
        assert np.abs(win_tables.win_table(61) - shipped).max() < 1e-6
    monkeypatch.undo()
    win_tables.shipped_wins.cache_clear()
