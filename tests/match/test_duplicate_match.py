"""Duplicate matches: reproducibility, resuming from a file, bad files."""

from __future__ import annotations

from pathlib import Path

import pytest

from fifteentwo.cli import main
from fifteentwo.duplicate_match import PairedSums, compare
from fifteentwo.rules import CribbageRules
from fifteentwo.saved_rows import BadFile
from fifteentwo.workers import SERIAL, worker_pool

SHORT = CribbageRules(target=31)


def test_a_player_against_itself_wins_half_its_games() -> None:
    """Without randomness of its own it wins one game of each pair."""
    sums = compare(("steady", "steady"), 16, SHORT, rng=2)
    assert sums.share[0] == pytest.approx(0.5, abs=0.1)
    assert abs(sums.margin[0]) < 3


def test_the_better_player_wins_more_with_any_number_of_processes() -> None:
    one = compare(("steady", "random"), 16, SHORT, 3)
    with worker_pool(2) as two:
        assert compare(("steady", "random"), 16, SHORT, 3, two) == one
    assert one.share[0] > 0.6


def test_a_run_resumes_from_its_file(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    told: list[int] = []
    compare(("simple", "random"), 16, SHORT, 4, SERIAL, out)
    out.write_bytes(out.read_bytes()[:-9])  # stopped while writing
    again = compare(("simple", "random"), 24, SHORT, 4, SERIAL, out, told.append)
    assert again == compare(("simple", "random"), 24, SHORT, 4)
    assert sum(told) == 48
    with pytest.raises(BadFile, match="other players"):
        compare(("simple", "steady"), 16, SHORT, 4, SERIAL, out)
    out.write_text("nothing\n")
    with pytest.raises(BadFile, match="not a file of pairs"):
        compare(("simple", "random"), 16, SHORT, 4, SERIAL, out)


@pytest.mark.parametrize(("pairs", "sentence"), [(0, "0 games cannot be played"), (-3, "-6 games cannot be played")])
def test_less_than_a_pair_is_refused(pairs: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        compare(("simple", "random"), pairs)


def test_means_and_errors_are_those_of_the_pairs() -> None:
    sums = PairedSums(4, 5, 9, 8, 40, 16)  # 2, 1, 2, 0 games won
    assert sums.share == pytest.approx((0.625, 0.2073), abs=1e-3)
    assert sums.margin == pytest.approx((1.0, (40 / 16 - 1) ** 0.5 / 2))
    assert sums.a_deal == pytest.approx((0.5, (40 / 16 - 1) ** 0.5 / 4))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "simple,random", "--games", "16", "--pairs"]) == 0
    assert "99 % interval" in capsys.readouterr().out
    assert main(["simulate", "--games", "16", "--pairs", "--rules", "three_players"]) == 2
    assert main(["simulate", "--games", "16", "--out", "nowhere.jsonl"]) == 2
