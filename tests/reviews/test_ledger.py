"""The luck ledger: it adds up for every game, and luck has mean zero."""

from __future__ import annotations

from itertools import pairwise
from math import fsum, sqrt
from random import Random
from statistics import fmean, stdev
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifteentwo.analysis.by_score import has_values
from fifteentwo.analysis.model import Figure
from fifteentwo.engine.monte_carlo import match_chances, open_deal
from fifteentwo.game import Standing
from fifteentwo.record.model import games_in
from fifteentwo.reviews import known_values as of_tables
from fifteentwo.reviews.by_tables import values_by_tables
from fifteentwo.reviews.known_values import KnownValues
from fifteentwo.reviews.ledger import ledger, rounded
from fifteentwo.reviews.model import PARTS, Decision, Ledger
from fifteentwo.reviews.sampled_values import SampledValues
from fifteentwo.reviews.steps import CribbageMoment, Step, steps
from fifteentwo.reviews.tables import TableValues
from fifteentwo.rules import CribbageRules, parse, write
from tests.reviews.games import played, random_rules

RULES = (
    "standard",
    "hoyle",
    "standard target=31",
    "standard heels=0",
    "standard match=first_to:2",
    "muggins",
    "lowball target=61",
    "lowball target=61 skunk_scale=lowball match=first_to:2",
    "no_discard target=61",
    "lowball no_discard last_card=0 target=31",
    "last_card=0 target=61",
    "toss_fives crib_flush=four target=61",
    "five_card",
    "five_card target=31 skunk_scale=skunk match=first_to:2",
)


def accounts(
    rules: CribbageRules, names: tuple[str, str], seed: int, seat: int
) -> list[tuple[KnownValues, list[Step], Ledger]]:
    found = []
    for game in games_in(played(names, seed, rules, games=2).moments):
        moments = cast(list[CribbageMoment], game)
        values = values_by_tables(rules, seat, moments[0].state.standing)
        path = steps(moments, values)
        account = ledger(values, path, (), f"{seed}")
        assert account is not None
        found.append((values, path, account))
    return found


def adds_up(account: Ledger) -> None:
    assert abs(account.expectation + fsum(each.change for each in account.entries) - account.result) < 1e-12
    first, parts, last = rounded(account.expectation, account.parts, account.result)
    assert first + sum(parts.values()) == last
    assert all(abs(parts[part] - 1000 * account.parts[part]) < 1 for part in PARTS)


@pytest.fixture
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_tables, "SAMPLE", 4)
    monkeypatch.setattr(open_deal, "ROLLOUTS", 8)
    monkeypatch.setattr(open_deal, "CONTINUATIONS", 2)
    monkeypatch.setattr(open_deal, "FUTURE", 200)
    monkeypatch.setattr(match_chances, "FUTURE", 200)
    monkeypatch.setattr(match_chances, "GAMES", 200)
    monkeypatch.setattr(match_chances, "MATCHES", 200)


@pytest.mark.usefixtures("few_samples", "tables")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("code", RULES)
def test_the_lines_add_up_to_the_result(code: str, seat: int) -> None:
    for _, _, account in accounts(parse(code, CribbageRules), ("simple", "random"), 5, seat):
        assert account.result in {0, 1} or account.payoff == "match"
        adds_up(account)


@pytest.mark.exhaustive
@settings(max_examples=1000, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    code=st.sampled_from(RULES),
    names=st.tuples(*[st.sampled_from(("random", "simple", "novice"))] * 2),
    seat=st.integers(0, 1),
)
def test_the_lines_add_up_in_any_game(seed: int, code: str, names: tuple[str, str], seat: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(of_tables, "SAMPLE", 4)
        for _, _, account in accounts(parse(code, CribbageRules), names, seed, seat):
            adds_up(account)


def made_up_losses(path: list[Step], rng: Random) -> list[Decision]:
    """A grade for about half of the choices, with any loss: the lines must add up whatever the grades are."""
    return [
        Decision(step.at - 1, step.state.deals, step.seat, "reply", (), (), False, Figure(rng.random(), 0.0))
        for step in path
        if step.seat is not None and step.kind in {"discard", "play"} and rng.random() < 0.5
    ]


def check_by_any_rules(rules: CribbageRules, seed: int, seat: int) -> None:
    """Plays a game and checks its ledger from the side of a seat: its lines, its skill and its result."""
    seat %= rules.players
    (game,) = games_in(played((("random", "simple") * 3)[: rules.players], seed, rules).moments)
    moments = cast(list[CribbageMoment], game)
    kind = values_by_tables if has_values(rules) else SampledValues
    values = kind(rules, seat, moments[0].state.standing)
    path = steps(moments, values)
    graded = made_up_losses(path, Random(seed))
    account = ledger(values, path, graded, f"{seed}")
    assert account is not None, write(rules)
    adds_up(account)
    mine = fsum(each.loss.value for each in graded if each.loss and rules.side(each.seat) == rules.side(seat))
    theirs = fsum(each.loss.value for each in graded if each.loss and rules.side(each.seat) != rules.side(seat))
    assert account.parts["my decisions"] == pytest.approx(-mine)
    assert account.parts["their decisions"] == pytest.approx(theirs / (rules.sides - 1))
    outcome = moments[-1].outcome
    assert outcome is not None
    if account.payoff == "win":
        assert account.result == (rules.side(seat) in outcome.winners) / len(outcome.winners)


@pytest.mark.usefixtures("few_samples")
@pytest.mark.parametrize(
    "hundred", [0, *(pytest.param(hundred, marks=pytest.mark.exhaustive) for hundred in range(1, 10))]
)
def test_the_lines_add_up_by_any_rules(hundred: int) -> None:
    """A thousand games in all, by presets and random rules with two to six players."""
    for seed in range(100 * hundred, 100 * hundred + 100):
        rng = Random(seed)
        check_by_any_rules(random_rules(rng), seed, rng.randrange(6))


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "code", ["three_players target=31", "partners target=31", "lowball target=31", "jokers target=31"]
)
def test_sampled_luck_has_mean_zero(code: str) -> None:
    rules = parse(code, CribbageRules)
    lucks: dict[str, list[float]] = {"cut": [], "my cards": [], "their cards": [], "starter": [], "adjusted": []}
    for seed in range(250):
        (game,) = games_in(played(("simple",) * rules.players, seed, rules).moments)
        moments = cast(list[CribbageMoment], game)
        values = SampledValues(rules, 0, moments[0].state.standing)
        account = ledger(values, steps(moments, values), (), f"{seed}")
        assert account is not None
        for part, found in lucks.items():
            found.append(account.adjusted - account.result if part == "adjusted" else dict(account.parts)[part])  # type: ignore[index]
    for found in lucks.values():
        assert abs(fmean(found)) < 4 * stdev(found) / sqrt(len(found))


@pytest.mark.usefixtures("tables")
@pytest.mark.parametrize(
    "code",
    [
        "standard",
        "lowball",
        "no_discard",
        "lowball no_discard last_card=0",
        "last_card=0",
        "crib_flush=four",
        "five_card",
    ],
)
def test_the_value_is_that_of_the_tables_where_a_deal_ends(code: str) -> None:
    """The scores, the order of counting and the play agree with the rules: nothing changes after the last choice."""
    rules = parse(f"{code} target=61", CribbageRules)
    tables = TableValues(rules, 0, Standing((0, 0), (0, 0)))
    for _, path, _ in accounts(rules, ("simple", "random"), 2, 0):
        for before, step in pairwise(path):
            if step.kind == "play" and not any(len(hand) for hand in step.state.hands):
                assert step.values is not None
                assert before.values is not None
                assert step.values[0] == pytest.approx(before.values[0], abs=1e-9)
                if step.state.phase == "deal":
                    plain = tables.of(step.state)
                    assert plain is not None
                    assert step.values[0] == pytest.approx(plain[0])


def test_a_game_with_unknown_cards_has_no_ledger() -> None:
    (account,) = accounts(CribbageRules(target=31), ("simple", "simple"), 1, 0)[:1]
    values, path, _ = account
    path[3] = path[3]._replace(values=None)
    assert ledger(values, path, (), "") is None


@pytest.mark.exhaustive
def test_luck_has_mean_zero() -> None:
    lucks: dict[str, list[float]] = {"cut": [], "my cards": [], "their cards": [], "starter": [], "adjusted": []}
    for seed in range(1000):
        _, _, account = accounts(CribbageRules(), ("simple", "simple"), seed, 0)[0]
        for part, found in lucks.items():
            found.append(account.adjusted - account.result if part == "adjusted" else dict(account.parts)[part])  # type: ignore[index]
    for found in lucks.values():
        assert abs(fmean(found)) < 4 * stdev(found) / sqrt(len(found))
