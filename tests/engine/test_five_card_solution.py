"""The five-card game solved: its joint distribution, its simulated deals, its certificate, its file, and the commands that make it."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from fifteentwo import cli
from fifteentwo.engine import deal_rules
from fifteentwo.engine.deal_rules import FIVE_CARD, PACKAGE
from fifteentwo.engine.equity.deal_counts import empty_counts, merged_counts
from fifteentwo.engine.equity.match_equity import equity_table
from fifteentwo.engine.five_card.discards import discarded_given, score_threes, show_points
from fifteentwo.engine.five_card.hands import AWAY, STAY, five_cards, rank_fives
from fifteentwo.engine.five_card.sampled_deals import dealt_and_discarded, played_by_policy, sampled_counts
from fifteentwo.engine.five_card.solution import (
    FILE,
    POLICIES,
    USUAL,
    FiveCardSolution,
    covers,
    first_other,
    shipped_five_card,
)
from fifteentwo.engine.roles import DEALER, PONE
from fifteentwo.engine.scoring.rank_hands import places
from fifteentwo.engine.scoring.vectorised import score_hands
from fifteentwo.engine.training.artifacts import BadData
from fifteentwo.engine.training.certify import Certificate
from fifteentwo.engine.training.deals import summary
from fifteentwo.engine.training.five_card import (
    FiveCardPlan,
    in_255ths,
    kept_together,
    next_round,
    rank_shares,
    uniform_average,
    values_of_discards,
)
from fifteentwo.engine.training.five_card_certificate import certify_five_card
from fifteentwo.engine.training.five_card_files import check_five_card, make_five_card, read_tables
from tests.engine.other_rules import of

RNG = np.random.default_rng(7)
TINY = FiveCardPlan(rounds=2, discard_at=(0,), discard_rounds=1, fixed_from=0, mean_from=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a trial was solved."""
    out = tmp_path_factory.mktemp("five") / "card"
    make_five_card(out, TINY, 2000, lambda *_: None)
    return out


@pytest.fixture(scope="module")
def certificate() -> Certificate:
    return certify_five_card(*read_tables(PACKAGE / FIVE_CARD / FILE))


def test_the_joint_distribution_is_that_of_every_deal_of_a_small_pack() -> None:
    pack = np.zeros(13, np.int64)
    pack[[0, 4, 10]] = (4, 4, 3)
    cards = np.repeat(np.arange(13), pack)
    shares = RNG.random((2, 6_175, 10))
    shares /= shares.sum(axis=2, keepdims=True)
    numbers = {tuple(ranks): at for at, ranks in enumerate(rank_fives().ranks.tolist())}
    expected = np.zeros((455, 455))
    for own in combinations(range(len(cards)), 5):
        rest = [at for at in range(len(cards)) if at not in own]
        mine = cards[list(own)]
        for other in combinations(rest, 5):
            theirs = cards[list(other)]
            kept = []
            for role, hand in ((PONE, mine), (DEALER, theirs)):
                chances = np.zeros(455)
                for way, stay in enumerate(STAY):
                    chances[places(3)[tuple(hand[list(stay)])]] += shares[role, numbers[tuple(hand.tolist())], way]
                kept.append(chances)
            expected += kept[0][:, None] * kept[1][None, :]
    assert kept_together(shares, 0.0, pack) == pytest.approx(expected / expected.sum(), abs=1e-12)


def test_a_round_of_fictitious_play_takes_the_best_discards() -> None:
    pegging = RNG.random((2, 455))
    average = next_round(uniform_average(), 0, pegging)
    shares, fives = rank_shares(uniform_average()), five_cards()
    for role in (PONE, DEALER):
        assert set(np.unique(average[role]).tolist()) == {0.0, 1.0}
        values = values_of_discards(shares[1 - role], pegging[role], role)
        assert (average[role] * values).sum(axis=1) == pytest.approx(values.max(axis=1))
        for at in RNG.choice(len(fives.hands), 5):
            hand = fives.hands[at]
            show = show_points(hand, discarded_given(shares[1 - role], hand.astype(np.int64)))
            kept = [places(3)[tuple(hand[list(stay)] >> 2)] for stay in STAY]
            one = show.hand[0] + (show.crib[0] if role == DEALER else -show.crib[0]) + pegging[role, kept]
            assert values[at] == pytest.approx(one)


def test_probabilities_in_parts_add_up_and_are_near() -> None:
    average = RNG.dirichlet(np.full(10, 0.3), 500)
    parts = in_255ths(average)
    assert (parts.sum(axis=1) == 255).all()
    assert np.abs(parts / 255 - average).max() < 1 / 255


def test_the_policies_in_the_repository_can_hardly_be_exploited(certificate: Certificate) -> None:
    for gains in (certificate.play, certificate.discard, certificate.deal):
        assert -1e-6 <= gains.pone < 0.001
        assert -1e-6 <= gains.dealer < 0.001
    assert certificate.deal.mean <= certificate.play.mean + certificate.discard.mean + 1e-6
    assert certificate.scale["random"].deal.mean > 1


def test_simulated_deals_agree_with_the_model(certificate: Certificate) -> None:
    solution = shipped_five_card()
    counts = merged_counts(solution.samples)
    found = summary(counts)
    play = [found[role]["play"] for role in ("dealer", "pone")]
    error = (play[0]["error"] ** 2 + play[1]["error"] ** 2) ** 0.5
    assert play[0]["mean"] - play[1]["mean"] == pytest.approx(certificate.value, abs=5 * error + 0.002)
    assert found["dealer"]["heels"]["mean"] == pytest.approx(2 / 13, abs=0.001)
    pegged = np.arange(48) @ counts.play.sum(axis=1), np.arange(48) @ counts.play.sum(axis=0)
    assert (counts.pone_at.sum(), counts.dealer_at.sum()) == tuple(int(each) for each in pegged)
    assert counts.play[0, 0] == 0


def test_the_table_of_scores_is_that_of_whole_games() -> None:
    """Both play for points to the end; who is out first in the order of the count has won."""
    solution, rng, target, n = shipped_five_card(), np.random.default_rng(12), 61, 15_000
    for own, other in ((0, 3), (20, 12), (44, 50)):
        scores, roles = (
            np.tile(np.array([other, own]), (n, 1)),
            np.array([PONE, DEALER]),
        )  # by side; the second deals first
        winner = np.full(n, -1)
        while (winner < 0).any():
            left = np.flatnonzero(winner < 0)
            deals = dealt_and_discarded(solution.discards, len(left), rng)
            cards = (deals.kept >> 2).astype(np.int64)
            pone, dealer = (int(np.flatnonzero(roles == role)[0]) for role in (PONE, DEALER))
            now, out = scores[left], np.full(len(left), -1)

            def counted(side: int, points: np.ndarray, now: np.ndarray = now, out: np.ndarray = out) -> None:
                now[:, side] += points * (out < 0)
                out[:] = np.where((out < 0) & (now[:, side] >= target), side, out)

            counted(dealer, 2 * (deals.starter >> 2 == 10))
            played = played_by_policy(
                solution.policy, cards, rng, empty_counts(), (target - now[:, pone], target - now[:, dealer])
            )
            first = np.where(played.out == PONE, pone, dealer)
            before = out >= 0
            now[:, pone] += played.mine * ~before
            now[:, dealer] += played.theirs * ~before
            out[:] = np.where(~before & (played.out >= 0), first, out)
            counted(pone, score_threes(deals.kept[:, PONE], deals.starter))
            counted(dealer, score_threes(deals.kept[:, DEALER], deals.starter))
            counted(dealer, score_hands(deals.discarded.reshape(-1, 4), deals.starter, crib=True).astype(np.int64))
            scores[left], winner[left], roles = now, out, roles[::-1]
        expected = equity_table(USUAL, "win").equity[0, own, other]
        assert (winner == 1).mean() == pytest.approx(expected, abs=0.005 + 3 * 0.5 / n**0.5)


def test_dealt_cards_are_different_and_discarded_by_the_solution() -> None:
    solution = shipped_five_card()
    deals = dealt_and_discarded(solution.discards, 20_000, np.random.default_rng(1))
    cards = np.concatenate(
        [deals.kept.reshape(-1, 6), deals.discarded.reshape(-1, 4), deals.starter[:, None]], axis=1
    ).astype(np.int64)
    assert (np.diff(np.sort(cards, axis=1), axis=1) > 0).all()
    # What is kept has the frequencies of the model.
    joint = kept_together(solution.by_rank)
    for role in (PONE, DEALER):
        number = places(3)[tuple((deals.kept[:, role] >> 2).T)]
        often = np.bincount(number, minlength=455) / len(number)
        chance = joint.sum(axis=1 - role)
        assert np.abs(often - chance).max() < 5 * (chance.max() / len(number)) ** 0.5


def test_the_same_seed_gives_the_same_deals() -> None:
    solution = shipped_five_card()
    first, second = (sampled_counts(solution.policy, solution.discards, 500, 3) for _ in range(2))
    assert all((one == other).all() for one, other in zip(first, second, strict=True))


def test_which_rules_it_is_for() -> None:
    for line in (
        "five_card",
        "five_card target=121",
        "five_card three_for_last=off heels=0",
        "five_card counting=manual",
    ):
        assert covers(of(line)), line
    for line, field in (
        ("standard", "cards_dealt"),
        ("five_card play_stops_at_first_count=off", "play_stops_at_first_count"),
        ("five_card stinkhole=on", "stinkhole"),
        ("five_card last_card=0", "last_card"),
    ):
        assert first_other(of(line)) == field


def test_a_trial_is_made_once_certified_and_installed(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (folder / POLICIES).read_bytes(), (folder / FILE).read_bytes()
    make_five_card(folder, TINY, 2000, lambda _done, _of, what: pytest.fail(what))
    assert ((folder / POLICIES).read_bytes(), (folder / FILE).read_bytes()) == before
    assert cli.main(["lab", "certify", "--out", str(folder)]) == 0
    assert "the whole deal, random" in capsys.readouterr().out
    monkeypatch.setenv(deal_rules.VARIABLE, str(tmp_path))
    assert cli.main(["lab", "ship", "--out", str(folder), "--install"]) == 0
    assert str(tmp_path / FIVE_CARD) in capsys.readouterr().out
    assert shipped_five_card().discards.shape == (2, 134_459, 10)
    assert shipped_five_card() is not FiveCardSolution(PACKAGE / FIVE_CARD / FILE)
    assert (tmp_path / FIVE_CARD / FILE).read_bytes() == before[1]


def test_a_damaged_file_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = (PACKAGE / FIVE_CARD / FILE).read_bytes()
    bad = tmp_path / FILE
    bad.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadData, match=FILE):
        check_five_card(bad)
    assert cli.main(["lab", "ship", "--out", str(tmp_path), "--install"]) == 2
    assert FILE in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("five_card stinkhole=on", "stinkhole=on"),
        ("standard cards_dealt=5", "play_stops_at_first_count=off"),
        ("five_card last_card=0", "last_card=0"),
    ],
)
def test_other_five_card_games_are_refused_by_the_name_of_the_field(
    line: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", "make", "--rules", line, "--out", str(tmp_path / "none")]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_every_way_is_named_once() -> None:
    assert {frozenset(away) | frozenset(stay) for away, stay in zip(AWAY, STAY, strict=True)} == {frozenset(range(5))}
