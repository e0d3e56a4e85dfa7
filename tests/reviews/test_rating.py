"""The decision rating and the leaks of players whose mistakes are known."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from fifteentwo.analysis.model import Figure
from fifteentwo.cli import main
from fifteentwo.cribbage import Claim
from fifteentwo.game import Outcome
from fifteentwo.record import replay, to_text
from fifteentwo.record.model import games_in
from fifteentwo.reviews.grades import decisions
from fifteentwo.reviews.leaks import Slip, leaks, slips
from fifteentwo.reviews.model import CountGrade, Decision, Ledger, LedgerEntry
from fifteentwo.reviews.rating import (
    BAND_BOUNDS,
    FEWEST_GAMES,
    NOISE_FLOOR,
    CountTally,
    DecisionRating,
    PhaseTally,
    count_rating,
    count_tally,
    decision_rating,
    rating_band,
    results,
    tally,
)
from tests.place.repository import ROOT
from tests.reviews.games import recorded

TARGET = 121


def decision(phase: str, loss: float | None, scores: tuple[int, int] = (0, 0), seat: int = 0) -> Decision:
    """A decision with this loss; None for a forced one."""
    figure = None if loss is None else Figure(loss, 0.0)
    return Decision(0, 1, seat, phase, scores, (), loss is None, figure)  # type: ignore[arg-type]


def test_a_tally_has_each_phase_and_leaves_out_forced_decisions() -> None:
    found = tally(
        [
            decision("lead", 0.01),
            decision("lead", 0.03),
            decision("lead", None),
            decision("lead", 0.5, seat=1),
            decision("discard as pone", 0.02, (101, 0)),
        ],
        0,
        TARGET,
    )
    assert found == (PhaseTally("lead", 2, 0.04), PhaseTally("endgame", 1, 0.02))


def test_a_decision_twenty_points_from_the_target_is_of_the_endgame() -> None:
    assert tally([decision("reply", 0.0, (0, 100))], 0, TARGET)[0].phase == "reply"
    assert tally([decision("reply", 0.0, (0, 101))], 0, TARGET)[0].phase == "endgame"


def test_claims_are_a_phase_of_their_own_beside_the_rating() -> None:
    graded = CountGrade(0, 1, 0, Claim(0, 4), Claim(0, 6), 2, loss=Figure(0.04, 0.0))
    found = tally([decision("lead", 0.01), graded, replace(graded, loss=None), replace(graded, seat=1)], 0, TARGET)
    assert found == (PhaseTally("lead", 1, 0.01), PhaseTally("claim", 1, 0.04))
    rating = decision_rating([found])
    assert rating is not None
    assert (rating.whole.decisions, rating.whole.loss) == (1, 0.01)
    assert rating.phases["claim"].loss == 0.04


def test_the_mean_weighs_decisions_and_its_error_games() -> None:
    games = [(PhaseTally("lead", 1, 0.02),), (PhaseTally("lead", 3, 0.02),)] * 50
    rating = decision_rating(games)
    assert rating is not None
    assert rating.whole.loss == pytest.approx(0.01)
    # By hand: residuals ±0.01 of each game, so 100 * 0.0001 * 100 / 99 under the root, and 200 decisions.
    assert rating.whole.error == pytest.approx((0.01 * 100 / 99) ** 0.5 / 200)
    assert rating.phases == {"lead": rating.whole}
    last = decision_rating(games, last=1)
    assert last is not None
    assert last.whole.loss == pytest.approx(0.02 / 3)


def test_there_is_no_band_before_twenty_games_and_no_rating_without_a_decision() -> None:
    game = (PhaseTally("lead", 30, 0.06),)
    few, enough = decision_rating([game] * (FEWEST_GAMES - 1)), decision_rating([game] * FEWEST_GAMES)
    assert few is not None
    assert enough is not None
    assert (few.band, enough.band) == (None, "strong")
    assert decision_rating([]) is None


def test_an_interval_across_a_bound_names_both_bands() -> None:
    low, high = (PhaseTally("lead", 30, 0.0),), (PhaseTally("lead", 30, 0.24),)
    rating = decision_rating([low, high] * 20)
    assert rating is not None
    assert rating.band == "club"
    assert rating.whole.interval is not None
    assert rating.whole.interval[0] < 0.004 < rating.whole.interval[1]


def test_a_single_game_gives_no_interval() -> None:
    rating = decision_rating([(PhaseTally("lead", 3, 0.06), PhaseTally("reply", 1, 0.0))])
    assert rating is not None
    assert (rating.whole.error, rating.whole.interval) == (None, None)
    assert {each.error for each in rating.phases.values()} == {None}
    two = decision_rating([(PhaseTally("lead", 3, 0.06), PhaseTally("reply", 1, 0.0)), (PhaseTally("lead", 3, 0.03),)])
    assert two is not None
    assert two.whole.error
    assert two.phases["lead"].error
    assert two.phases["reply"].error is None, "of one game only"
    resigned = decision_rating([(PhaseTally("lead", 3, 0.06),), (), ()])
    assert resigned is not None
    assert resigned.whole.error is None, "the other games have no decision"


def test_bands_follow_the_loss() -> None:
    assert [rating_band(bound * 0.99) for bound, _ in BAND_BOUNDS] == [band for _, band in BAND_BOUNDS]
    assert rating_band(0.5) == "novice"
    assert BAND_BOUNDS[0][0] / 5 > NOISE_FLOOR


def test_the_bands_are_those_that_the_ladder_was_measured_by() -> None:
    """Each bound is within a tenth of the measured one, each player in the band of its name, and the ladder in order."""
    ratings = msgspec.json.decode(
        (ROOT / "bench" / "decision_ratings.json").read_bytes(), type=dict[str, DecisionRating]
    )
    losses = {name: rating.whole.loss for name, rating in ratings.items()}
    assert all(weaker > stronger for weaker, stronger in pairwise(losses.values()))
    for bound, band in BAND_BOUNDS:
        assert rating_band(losses[band]) == band
        weaker = {"expert": "strong", "strong": "club", "club": "novice"}[band]
        measured = ((losses[band] ** 0.5 + losses[weaker] ** 0.5) / 2) ** 2
        assert bound == pytest.approx(measured, rel=0.1)
    assert pytest.approx(losses["expert"], abs=0.00001) == NOISE_FLOOR


def test_results_are_separate_from_decisions() -> None:
    ledger = Ledger("win", 0.5, 1.0, (LedgerEntry(0, 1, "my cards", 0.3),))
    won = Outcome((0,), (121, 80), 2)
    lost = Outcome((1,), (100, 121), 1)
    found = results([(won, 0, ledger), (lost, 0, None), (won, 1, None)])
    assert (found.games, found.wins, found.skunks_given, found.skunks_taken) == (3, 1, 1, 1)
    assert found.luck == pytest.approx(0.3)
    assert found.adjusted == pytest.approx(0.7)


def slip(loss: float, position: str = "x") -> Slip:
    """A pair of fives broken as pone."""
    return Slip("discard as pone", ("break-fives",), loss, 0.0, "5H", "2S", position, 0)


def test_a_repeated_mistake_is_a_leak_with_its_cost() -> None:
    games = [(slip(0.02, "a"), slip(0.04, "b")), (slip(0.04, "b"),), (), (slip(0.03, "c"), slip(0.01, "d"))]
    (leak,) = leaks(games)
    assert (leak.kind, leak.phase, leak.times) == ("break-fives", "discard as pone", 5)
    assert leak.cost == pytest.approx(0.14 / 4)
    assert [each.position for each in leak.examples] == ["b", "c", "a"]
    assert leak.interval is not None
    assert leak.interval[0] > 0
    (alone,) = leaks([(slip(0.02, "a"), slip(0.04, "b"), slip(0.03, "c"))])
    assert (alone.error, alone.interval) == (None, None)


def test_a_single_or_accidental_mistake_is_no_leak() -> None:
    assert leaks([(slip(0.3),), (), ()]) == []
    assert leaks([(slip(0.3), slip(0.3), slip(0.3)), *[()] * 40]) == []
    assert leaks([]) == []


def test_a_novices_mistakes_have_names_and_links() -> None:
    (game,) = games_in(replay(recorded(("novice", "expert"), 3)).table.moments)
    graded = decisions(game, seat=0)  # type: ignore[arg-type]
    assert {each.seat for each in graded} == {0}
    assert graded == [each for each in decisions(game) if each.seat == 0]  # type: ignore[arg-type]
    found = slips(game, graded, 0)  # type: ignore[arg-type]
    assert len(found) == sum(each.band != "none" for each in graded) > 3
    assert all(each.position[:2] in {"d.", "p."} for each in found)
    assert [each.at for each in found] == [each.at for each in graded if each.band != "none"]
    assert sum(bool(each.kinds) for each in found) > len(found) / 2


@pytest.fixture
def files(tmp_path: Path) -> list[str]:
    """The files of two games."""
    paths = []
    for number in range(2):
        path = tmp_path / f"{number}.txt"
        path.write_text(to_text(recorded(("beginner", "expert"), number)))
        paths.append(str(path))
    return paths


def test_the_command_rates_a_player(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rating", *files, "--player", "Ann", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["rating"]["games"] == report["results"]["games"] == 2
    assert report["rating"]["band"] is None
    assert report["rating"]["whole"]["loss"] > BAND_BOUNDS[1][0]
    assert main(["--lang", "de", "rating", files[0], "--player", "Bob", "--last", "1"]) == 0
    said = capsys.readouterr().out
    assert "±" not in said, "one game has no spread between games"
    assert "Für eine Spielstärke braucht es 20 Spiele." in said
    assert "Ablegen als Geber" in said


def test_the_command_refuses_invalid_input(files: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in (
        ([], "needs the records"),
        ([*files], "Name a player with --player: the players are Ann, Bob."),
        ([*files, "--player", "Cid"], "is called 'Cid'"),
        ([*files, "--player", "Ann", "--last", "0"], "cannot be rated"),
    ):
        assert main(["rating", *arguments]) == 2
        assert said in capsys.readouterr().err


def test_counts_are_tallied_by_seat_and_a_lucky_claim_gives_up_nothing() -> None:
    def grade(seat: int, points: int) -> CountGrade:
        return CountGrade(0, 1, seat, Claim(seat, 4), Claim(seat, 4 + points), points)

    grades = [grade(0, 2), grade(0, 0), grade(0, -1), grade(1, 5)]
    assert count_tally(grades, {0}) == CountTally(3, 2, 2)
    rated = count_rating([count_tally(grades, {0}), count_tally([], {0})])
    assert rated is not None
    assert (rated.decisions, rated.loss) == pytest.approx((3, 2 / 3))
    assert count_rating([]) is None
