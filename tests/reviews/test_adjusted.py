"""Results with luck removed: the same mean with a smaller error."""

from __future__ import annotations

import json

import numpy as np
import pytest

from fifteentwo.cli import main
from fifteentwo.reviews import BadReview
from fifteentwo.reviews.adjusted import TERMS, estimate, luck_adjusted, play
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import simulate

SHORT = CribbageRules(target=61)


@pytest.mark.exhaustive
def test_the_games_are_those_of_simulate_and_the_error_is_smaller() -> None:
    found = luck_adjusted(["simple", "simple"], 120, SHORT, rng=3)
    assert found.plain == simulate(["simple", "simple"], 120, SHORT, rng=3).wins[0] / 120
    assert abs(found.adjusted - 0.5) < 4 * found.adjusted_error
    assert found.factor > 1.5


def test_coefficients_are_fitted_on_the_other_half() -> None:
    rng = np.random.default_rng(1)
    terms = rng.normal(size=(400, len(TERMS)))
    results = 0.5 + terms @ np.array([2.0, 1.0, 0.0, 0.0, 0.5])
    found = estimate(np.column_stack((results, terms)))
    assert found.adjusted == pytest.approx(0.5)
    assert found.adjusted_error < 1e-6
    halves = np.arange(400) // 2 % 2
    spoiled = results + np.where(halves == 0, 0.0, 3 * terms[:, 0])
    other = estimate(np.column_stack((spoiled, terms)))
    assert other.adjusted_error > 0.01


def test_the_cards_the_expert_draws_are_a_term_of_mean_zero() -> None:
    rows = play(("expert", "simple"), CribbageRules(target=31), 5, range(12))
    mine, theirs = rows[:, 4], rows[:, 5]
    assert np.any(mine != 0)
    assert np.all(theirs == 0)
    assert np.abs(mine).max() < 0.5


@pytest.mark.exhaustive
@pytest.mark.parametrize("names", [("random", "random"), ("steady", "steady"), ("novice", "novice")])
def test_every_term_has_mean_zero(names: tuple[str, str]) -> None:
    rows = play(names, CribbageRules(), 11, range(1000))
    errors = rows.std(axis=0, ddof=1) / 1000**0.5
    assert np.all(np.abs(rows[:, 1:].mean(axis=0)) <= 4 * errors[1:])


def test_rules_without_values_are_refused() -> None:
    with pytest.raises(BadReview, match="cannot value"):
        luck_adjusted(["simple", "simple"], 20, parse("lowball", CribbageRules))


def run(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    status = main(["simulate", *line.split()])
    out, err = capsys.readouterr()
    return status, out, err


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    line = "--players simple,random --games 20 --rules target=31 --luck-adjusted --rng 1"
    status, out, err = run(capsys, line)
    assert (status, err) == (0, "")
    assert "times as many games" in out
    status, out, _ = run(capsys, f"{line} --json")
    assert set(json.loads(out)) == {"players", "games", "rules", "rng", "plain", "luck_adjusted", "factor"}


@pytest.mark.parametrize(
    "line", ["--games 5 --luck-adjusted", "--rules lowball --luck-adjusted", "--pairs --luck-adjusted"]
)
def test_bad_input_is_one_sentence(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, line)
    assert (status, out, err.count("\n")) == (2, "", 1)
