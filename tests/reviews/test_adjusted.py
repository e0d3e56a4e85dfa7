"""Results with luck removed: the same mean with a smaller error."""

from __future__ import annotations

import json

import numpy as np
import pytest

from fifteentwo.cli import main
from fifteentwo.cribbage import Cribbage, Play
from fifteentwo.game import Standing
from fifteentwo.players.chances import choice_chances
from fifteentwo.reviews.adjusted import MODELS, TERMS, estimate, luck_adjusted, play
from fifteentwo.reviews.values import OpenValues
from fifteentwo.rules import CribbageRules, parse
from fifteentwo.simulate import moves, simulate

SHORT = CribbageRules(target=61)


@pytest.mark.exhaustive
def test_the_games_are_those_of_simulate_and_the_error_is_smaller() -> None:
    found = luck_adjusted(["simple", "simple"], 120, SHORT, rng=3)
    assert found.plain == simulate(["simple", "simple"], 120, SHORT, rng=3).wins[0] / 120
    assert abs(found.adjusted - 0.5) < 4 * found.adjusted_error
    assert found.factor > 4


@pytest.mark.exhaustive
def test_near_equals_need_ten_times_fewer_games_by_chance_and_forty_by_both_policies() -> None:
    found = luck_adjusted(["expert-points", "expert-points"], 400, rng=9)
    assert found.chance_factor > 10 * 0.8
    assert found.factor > 40
    assert abs(found.adjusted - 0.5) < 4 * found.adjusted_error


def test_coefficients_are_fitted_on_the_other_half() -> None:
    rng = np.random.default_rng(1)
    terms = rng.normal(size=(400, len(TERMS)))
    results = 0.5 + terms @ np.array([2.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.5])
    found = estimate(np.column_stack((results, terms)))
    assert found.adjusted == pytest.approx(0.5)
    assert found.adjusted_error < 1e-6
    halves = np.arange(400) // 2 % 2
    spoiled = results + np.where(halves == 0, 0.0, 3 * terms[:, 0])
    other = estimate(np.column_stack((spoiled, terms)))
    assert other.adjusted_error > 0.01


def test_choices_are_terms_where_a_player_draws_and_states_its_chances() -> None:
    rows = play(("novice", "casual"), CribbageRules(target=31), 5, range(8))
    discards, their_discards, played, their_played = rows[:, 4:].T
    assert np.any(discards != 0)
    assert np.any(played != 0)
    assert np.count_nonzero(their_discards) < np.count_nonzero(discards)
    assert np.all(their_played == 0)
    assert np.abs(rows[:, 4:]).max() < 1


@pytest.mark.parametrize("name", ["beginner", "novice", "casual", "club", "strong", "steady", "simple", "random"])
def test_the_value_follows_a_player_as_it_plays(name: str) -> None:
    """The value before a card is the mean of those after it, by the chances the player states: the model is the player."""
    values = OpenValues(CribbageRules(), 0, Standing((0, 0), (0, 0)), (MODELS[name], MODELS[name]))
    seen = 0
    for move in moves((name, name), CribbageRules(), 4, 1):
        if not isinstance(move.action, Play) or seen > 30:
            continue
        game = Cribbage(move.before.rules)
        legal = [each for each in game.legal(move.before, move.seat) if isinstance(each, Play)]
        chances = choice_chances(name, game.observe(move.before, move.seat), legal)
        assert chances is not None
        after = [(share, game.apply(move.before, choice)[0]) for choice, share in chances.items()]
        found = [(share, values.of(state)) for share, state in after if game.outcome(state) is None]
        before = values.of(move.before)
        if len(found) == len(after) and before is not None:
            mean = sum(share * value[0] for share, value in found if value is not None)
            assert mean == pytest.approx(before[0], abs=1e-9)
            seen += 1
    assert seen > 20


@pytest.mark.exhaustive
@pytest.mark.parametrize("names", [("random", "club"), ("steady", "beginner"), ("novice", "strong")])
def test_every_term_has_mean_zero(names: tuple[str, str]) -> None:
    rows = play(names, CribbageRules(), 11, range(1000))
    errors = rows.std(axis=0, ddof=1) / 1000**0.5
    assert np.all(np.abs(rows[:, 1:].mean(axis=0)) <= 4 * errors[1:])


@pytest.mark.parametrize(
    ("names", "code"), [(("simple", "novice"), "lowball target=31"), (("simple",) * 3, "three_players target=31")]
)
def test_games_by_other_rules_are_those_of_simulate(names: tuple[str, ...], code: str) -> None:
    rules = parse(code, CribbageRules)
    found = luck_adjusted(names, 20, rules, rng=2)
    assert found.plain == simulate(names, 20, rules, rng=2).wins[0] / 20
    assert found.adjusted != found.plain


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("names", "code", "factor"),
    [
        (("casual", "casual"), "lowball", 2),
        (("casual", "casual"), "nineteen", 2),
        (("casual",) * 3, "three_players", 2),
        (("casual",) * 4, "partners", 1.5),
    ],
)
def test_games_by_other_rules_need_fewer_games(names: tuple[str, ...], code: str, factor: float) -> None:
    rules = parse(code, CribbageRules)
    found = luck_adjusted(names, 240, rules, rng=5)
    assert abs(found.adjusted - 1 / rules.sides) < 4 * found.adjusted_error
    assert found.factor > factor


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
    assert set(json.loads(out)) == {
        "players",
        "games",
        "rules",
        "rng",
        "plain",
        "luck_adjusted",
        "factor",
        "factor_by_chance",
    }


@pytest.mark.parametrize("line", ["--games 5 --luck-adjusted", "--pairs --luck-adjusted"])
def test_bad_input_is_one_sentence(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, line)
    assert (status, out, err.count("\n")) == (2, "", 1)
